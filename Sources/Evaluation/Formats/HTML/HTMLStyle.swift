/// The style sheet of a report page, which is one self-contained file.
enum HTMLStyle {
    static let sheet = """
        :root{--line:#595959;--ink:#111;--link:#003e8a}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:64rem;padding:0 1rem 3rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:#fff;overflow-wrap:anywhere}
        h1{font-size:1.9rem;line-height:1.2;margin:1.2rem 0 .4rem}
        h2{font-size:1.4rem;line-height:1.25;margin:2.4rem 0 .6rem;border-bottom:2px solid var(--ink)}
        h3{font-size:1.1rem;margin:1.6rem 0 .4rem}
        a{color:var(--link);text-decoration:underline}
        a:focus-visible,.scroll:focus-visible{outline:3px solid #003e8a;outline-offset:2px}
        .skip{position:absolute;left:-999rem}
        .skip:focus{position:static;display:inline-block;padding:.5rem 1rem}
        .verdict{font-size:1.2rem;font-weight:600;border-left:.35rem solid var(--ink);padding:.4rem .8rem;margin:1rem 0}
        .note{color:#333}
        nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;list-style:none}
        nav a{display:inline-block;padding:.35rem 0;min-height:24px}
        .scroll{overflow-x:auto;margin:1rem 0}
        table{border-collapse:collapse;width:100%}
        caption{text-align:start;font-weight:600;padding:.3rem 0}
        th,td{border:1px solid var(--line);padding:.35rem .5rem;text-align:start;vertical-align:top;min-width:3rem;overflow-wrap:break-word}
        thead th{background:#eee}
        tbody th{font-weight:600}
        .number{text-align:end;font-variant-numeric:tabular-nums}
        dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.2rem 1rem;margin:.6rem 0}
        dt{font-weight:600}
        dd{margin:0}
        figure{margin:1rem 0}
        .chart{width:100%;max-width:28rem;height:auto;font:12px system-ui,sans-serif}
        .patterns{position:absolute}
        .legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;list-style:none}
        .legend svg{vertical-align:middle}
        .finding{border:1px solid var(--line);padding:.2rem 1rem 1rem;margin:1rem 0}
        @media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
        @media print{body{max-width:none;font-size:11pt;padding:0}nav,.skip{display:none}h2,h3{break-after:avoid}
        thead{display:table-header-group;break-inside:avoid;break-after:avoid}tr,.finding,figure{break-inside:avoid}
        tbody tr:first-child{break-before:avoid}.scroll{overflow:visible}a{color:inherit}
        @page{margin:18mm 15mm;@bottom-right{content:counter(page) " / " counter(pages)}}}
        """
}
