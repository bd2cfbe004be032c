"""Installed, and without a connection: rules and opened lessons are there, and it says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
from browser.conftest import Visits
from browser.visitors import PATIENCE, Visitor
from playwright.sync_api import Page, expect
from support.server_process import Served

from maharaja import lessons

WORKER = "/service_worker.js"
LONG = 3 * PATIENCE  # milliseconds
LESSON = lessons.available()[0]
KEPT = """async ([part, patience]) => {
  const { active } = await navigator.serviceWorker.ready;
  const end = performance.now() + patience;
  for (;;) {
    let kept = [];
    for (const name of await caches.keys())
      kept = [...kept, ...(await (await caches.open(name)).keys()).map(({ url }) => url)];
    if (active.state === "activated" && kept.some((url) => url.includes(part))) return;
    if (performance.now() > end) throw new Error(`${part} is not in: ${kept.join(" ")}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}"""


@contextmanager
def disconnected(visitor: Visitor) -> Iterator[Page]:
    visitor.context.set_offline(True)
    yield visitor.page
    visitor.context.set_offline(False)
    expect(visitor.page.locator(".notices")).not_to_contain_text("No connection")
    visitor.faults.clear()  # what could not be asked for meanwhile


def test_the_rules_can_be_read_without_a_connection(visit: Visits) -> None:
    """The overview with its pictures, too, once it was opened."""
    ada = visit(workers=True)
    page = ada.open("/rules")
    for part in ("/rules-", "/api/lessons/worship", "/api/boards/"):
        page.evaluate(KEPT, [part, LONG])
    with disconnected(ada):
        page.goto("/rules", wait_until="domcontentloaded")
        expect(page.locator(".overview svg.map").first).to_be_visible()
        expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
        expect(page.locator(".notices")).to_contain_text("No connection")


def test_a_lesson_that_was_opened_can_be_gone_through_without_a_connection(visit: Visits) -> None:
    ada = visit(workers=True)
    page = ada.open(f"/learn/{LESSON}")
    steps = lessons.load(LESSON).steps
    said = page.locator("header.lesson .say")
    expect(said).to_have_attribute("data-step", steps[0].id)
    page.evaluate(KEPT, ["/lessons-", LONG])
    ada.settle()  # nothing is asked for any more: all of it is kept
    with disconnected(ada):
        page.goto(f"/learn/{LESSON}", wait_until="domcontentloaded")
        for step in steps[:-1]:
            expect(said).to_have_attribute("data-step", step.id)
            page.locator("header.lesson:not([aria-busy])").wait_for()
            page.locator(f"header.lesson .{'showme' if step.expect else 'next'}").click()
        expect(page.locator(".cover h2")).to_be_visible()


class Deployment:
    """A server that gets a newer client: all is passed on, but for the worker's own file."""

    def __init__(self, behind: str) -> None:
        deployment = self
        self._client = client = httpx.Client(base_url=behind, verify=False, timeout=60)
        self.newer = False

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                answer = client.get(self.path, headers={"Accept-Encoding": "identity"})
                body = answer.content
                if self.path == WORKER and deployment.newer:
                    body += b"// newer\n"
                self.send_response(answer.status_code)
                for name in ("content-type", "cache-control", "content-security-policy"):
                    if name in answer.headers:
                        self.send_header(name, answer.headers[name])
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Deployment:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._client.close()


def test_a_newer_version_is_told_of_and_loaded_when_wanted(visit: Visits, served: Served) -> None:
    with Deployment(served.url) as deployment:
        ada = visit(url=deployment.url, workers=True)
        page = ada.open("/rules")
        page.evaluate(KEPT, ["/rules-", LONG])
        page.reload()
        notice = page.get_by_text("There is a newer version.")
        expect(page.locator("main h2").first).to_be_visible()
        expect(notice).to_have_count(0)
        deployment.newer = True
        page.reload()
        expect(notice).to_be_visible(timeout=LONG)  # once all of it has been fetched
        with page.expect_navigation():
            page.get_by_role("button", name="Load it").click()
        expect(page.locator("main h2").first).to_be_visible()
        expect(notice).to_have_count(0)
        script = "() => navigator.serviceWorker.controller?.state"
        assert page.evaluate(script) == "activated"
        ada.faults.clear()  # Chromium warns of what it had fetched before the worker took over


def test_it_can_be_installed(visit: Visits) -> None:
    page = visit().open("/")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((found) => found.json())")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    picture = page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert picture.startswith("http://")
    assert page.request.get(picture).status == 200
