"""Pages that axe-core judges in a second, in headless Chromium on this machine.

usage: axe_speed.py AXE.MIN.JS FOLDER SESSIONS

Opens every page of the folder by its file address, one after the other in each of SESSIONS browsers, and runs axe-core
on it. Prints the seconds that took, without the start of the browsers. Needs chromedriver and chromium on the path.
"""
import http.client
import json
import pathlib
import shutil
import subprocess
import sys
import threading
import time

axe = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
pages = sorted(pathlib.Path(sys.argv[2]).resolve().glob("*.html"))
sessions = int(sys.argv[3])
script = axe + """
const done = arguments[arguments.length - 1];
window.axe.run(document, {resultTypes: ['violations']}).then(r => done(r.violations.length), e => done(String(e)));
"""


class Session:
    """One browser, driven over HTTP (W3C WebDriver)."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        answer = self.send("/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "timeouts": {"script": 240000},
            "goog:chromeOptions": {"args": arguments, "binary": shutil.which("chromium")}}}})
        self.path = "/session/" + answer["sessionId"]

    def send(self, path, body, method="POST"):
        self.connection.request(method, path, None if body is None else json.dumps(body))
        answer = json.loads(self.connection.getresponse().read())["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise SystemExit(f"the browser answered: {answer['error']}: {answer.get('message')}")
        return answer

    def judge(self, page):
        self.send(self.path + "/url", {"url": page.as_uri()})
        return self.send(self.path + "/execute/async", {"script": script, "args": []})

    def quit(self):
        self.send(self.path, None, "DELETE")


driver = subprocess.Popen(
    [shutil.which("chromedriver"), "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    port = 0
    for line in driver.stdout:
        if "started successfully on port" in line:
            port = int("".join(c for c in line.rsplit("port", 1)[1] if c.isdigit()))
            break
    threading.Thread(target=lambda: [None for _ in driver.stdout], daemon=True).start()
    browsers = [Session(port) for _ in range(sessions)]
    for browser in browsers:
        browser.judge(pages[0])
    waiting = list(pages)
    lock = threading.Lock()

    def work(browser):
        while True:
            with lock:
                if not waiting:
                    return
                page = waiting.pop()
            found = browser.judge(page)
            if isinstance(found, str):
                raise SystemExit(found)

    start = time.monotonic()
    threads = [threading.Thread(target=work, args=(browser,)) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(time.monotonic() - start)
    for browser in browsers:
        browser.quit()
finally:
    driver.terminate()
