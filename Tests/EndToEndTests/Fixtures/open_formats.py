"""Reads the open formats that Handrail writes with independent programs, and prints what they say as JSON.

open_formats.py TOOLS triples FILE         an EARL report through rdflib's JSON-LD parser
open_formats.py TOOLS schema SCHEMA FILE   a JSON file against a JSON Schema: its errors
open_formats.py TOOLS yaml FILE            a YAML file as JSON
"""
import json
import sys

sys.path.insert(0, sys.argv[1])
command, *files = sys.argv[2:]


def triples(path):
    import rdflib
    from rdflib.namespace import DCTERMS, FOAF, RDF

    earl = rdflib.Namespace("http://www.w3.org/ns/earl#")
    graph = rdflib.Graph()
    graph.parse(path, format="json-ld")
    one = lambda subject, predicate: next((str(o) for o in graph.objects(subject, predicate)), None)
    assertions = []
    for assertion in graph.subjects(RDF.type, earl.Assertion):
        test = graph.value(assertion, earl.test)
        result = graph.value(assertion, earl.result)
        subject = graph.value(assertion, earl.subject)
        tester = graph.value(assertion, earl.assertedBy)
        assertions.append({
            "test": one(test, DCTERMS.title),
            "isTestCase": (test, RDF.type, earl.TestCase) in graph,
            "criteria": sorted(str(o) for o in graph.objects(test, DCTERMS.isPartOf)),
            "outcome": one(result, earl.outcome),
            "isResult": (result, RDF.type, earl.TestResult) in graph,
            "date": one(result, DCTERMS.date),
            "description": one(result, DCTERMS.description),
            "mode": one(assertion, earl.mode),
            "subject": one(subject, DCTERMS.title),
            "isSubject": (subject, RDF.type, earl.TestSubject) in graph,
            "product": one(graph.value(subject, DCTERMS.isPartOf), DCTERMS.title),
            "tester": one(tester, FOAF.name) if tester is not None else None,
            "environment": one(assertion, DCTERMS.description),
        })
    return {
        "triples": len(graph),
        "assertions": sorted(assertions, key=lambda a: json.dumps(a, sort_keys=True)),
        "relative": sorted({str(n) for t in graph for n in t if isinstance(n, rdflib.URIRef) and ":" not in str(n)}),
    }


def schema(schema_path, path):
    import jsonschema

    with open(schema_path, encoding="utf-8") as file:
        definition = json.load(file)
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    validator = jsonschema.Draft202012Validator(definition, format_checker=jsonschema.FormatChecker())
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document)]


def as_json(path):
    import yaml

    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file)


print(json.dumps({"triples": triples, "schema": schema, "yaml": as_json}[command](*files)))
