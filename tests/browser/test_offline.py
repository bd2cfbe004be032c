"""Installed, and without a connection: the shell and the rules are there, and it says so."""

from __future__ import annotations

from browser.conftest import Visits
from playwright.sync_api import expect

KEPT = """async (language) => {
  const { active } = await navigator.serviceWorker.ready;
  for (;;) {
    for (const name of await caches.keys()) {
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
      if (active.state === "activated" && kept.some((url) => url.includes("/rules-"))) return;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}"""


def test_the_rules_can_be_read_without_a_connection(visit: Visits) -> None:
    ada = visit(workers=True)
    page = ada.open("/")
    page.evaluate(KEPT)
    ada.context.set_offline(True)
    page.goto("/rules", wait_until="domcontentloaded")
    expect(page.locator("main h1, main h2").first).to_be_visible()
    expect(page.locator(".notices")).to_contain_text("No connection")
    ada.context.set_offline(False)
    expect(page.locator(".notices")).not_to_contain_text("No connection")
    ada.faults.clear()  # what could not be asked for meanwhile


def test_it_can_be_installed(visit: Visits) -> None:
    page = visit().open("/")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((found) => found.json())")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    picture = page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert picture.startswith("http://")
    assert page.request.get(picture).status == 200
