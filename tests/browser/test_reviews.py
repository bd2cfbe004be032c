"""A finished game reviewed in a browser: looked at, tried again, gone on with, passed on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.learners import FingerOfAnyLanguage
from browser.players import Keyboard, Player
from browser.scenes import finished
from browser.visitors import DESK, PHONE, Device, Visitor
from playwright.sync_api import Locator, Page, expect
from support.server_process import UNLIMITED, Served, serving

from maharaja import i18n

pytestmark = pytest.mark.once  # reviews need the compiled engine

REVIEWED = 3_600_000  # milliseconds; it waits behind everything else on the machine
COMPARED = REVIEWED
OUTERMOST = """bar => Math.max(
  ...[...bar.querySelectorAll("button")].map((one) => one.getBoundingClientRect().right))"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """In place of the other tests' server: one whose reviews are quick, and know less."""
    machinery.bundle()
    with serving(tmp_path_factory.mktemp("reviews"), *UNLIMITED, "--review-worlds", 4) as server:
        yield server


class Reader:
    """Somebody who reads a review, by mouse, by fingers or by keys."""

    def __init__(self, visitor: Visitor, player: type[Player]) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.player = player(visitor)
        self.say = i18n.texts(visitor.language)

    def press(self, control: Locator) -> None:
        control.scroll_into_view_if_needed()
        if isinstance(self.player, Keyboard):
            control.focus()
            self.page.keyboard.press("Enter")
        else:
            self.player.press(control)

    def button(self, name: str, within: Locator | Page | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(name), exact=True).first

    def review(self, table: str) -> None:
        self.visitor.open(f"/replay?table={table}&review")
        story = self.page.get_by_role("heading", name=self.say("review-story"))
        ask = self.button("review-page-ask")
        expect(story.or_(ask)).to_be_visible()
        if ask.is_visible():
            self.press(ask)
        expect(story).to_be_visible(timeout=REVIEWED)

    def open_turning_point(self) -> None:
        point = self.page.locator(".points button").first
        self.press(point)
        expect(point).to_have_attribute("aria-current", "step")

    def play_better_line_out(self) -> None:
        self.press(self.button("review-page-better"))
        controls = self.page.get_by_role("region", name=self.say("review-column-better"))
        expect(controls).to_be_visible()
        for _ in range(60):
            at, total = re.findall(r"\d+", controls.locator(".counter").inner_text())
            if at == total:
                break
            if isinstance(self.player, Keyboard):
                self.page.locator(".counter").evaluate("() => document.activeElement.blur()")
                self.page.keyboard.press("ArrowRight")
            else:
                self.press(controls.locator("[aria-keyshortcuts=ArrowRight]"))
            expect(controls.locator(".counter")).not_to_contain_text(f"{at} ")
        self.press(controls.locator("[aria-keyshortcuts=Escape]"))

    def bar(self, taken: int) -> Locator:
        shown = self.page.locator(f'header.branch[data-taken="{taken}"]:not([aria-busy])')
        expect(shown).to_be_visible(timeout=COMPARED)
        expect(self.page.locator("main[aria-busy=true]")).to_have_count(0)
        assert shown.evaluate(OUTERMOST) <= self.visitor.device.width
        return shown

    def try_again(self, number: int, line: list[str]) -> None:
        """The error of that place in the list, and what shall be chosen instead."""
        self.press(self.page.get_by_role("button", name=self.say("review-page-again")).nth(number))
        self.bar(0)
        for count, choice in enumerate(line, 1):
            verb, *what = choice.split()
            if verb == "plan":
                self.player.point(1, what[0])
                self.player.point(2, what[1])
                self.player.say_ready()
            else:
                self.player.make(choice)
            self.bar(count)


def own(error: dict[str, Any]) -> list[str]:
    seat = str(error["seat"])
    parts = [entry.partition(" ") for entry in error["better_line"]]
    return [choice for number, _, choice in parts if number == seat]


@pytest.mark.soak  # a review of four players, and comparisons
@pytest.mark.parametrize(
    ("device", "player", "language"),
    [(DESK, Player, "en"), (DESK, Keyboard, "en"), (PHONE, FingerOfAnyLanguage, "de")],
    ids=["mouse", "keyboard", "phone"],
)
def test_a_game_of_four_is_reviewed_tried_again_and_a_branch_passed_on(
    visit: Visits, served: Served, device: Device, player: type[Player], language: str
) -> None:
    ada = visit(device, language=language, url=served.url)
    made = ada.ask("/tables/import", {"record": finished(), "public": True})
    table = str(made["table"])
    reader = Reader(ada, player)
    reader.review(table)
    reader.open_turning_point()
    reader.play_better_line_out()

    told = ada.context.request.get(f"/api/tables/{table}/review?language={language}").json()
    errors = told["review"]["errors"]
    number = next(n for n, one in enumerate(errors) if one["kind"] == "plan")
    reader.try_again(number, own(errors[number]))
    bar = reader.bar(1)
    said = bar.locator(".say")
    expect(said).to_contain_text(reader.say("review-branch-found"))
    reader.press(reader.button("review-branch-go-on", bar))
    expect(ada.page).not_to_have_url(re.compile("again="))
    bar = reader.bar(1)

    reader.press(reader.button("review-branch-keep", bar))
    expect(reader.button("review-branch-kept", bar)).to_be_visible()
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.press(reader.button("review-branch-copy", bar))
    expect(reader.button("review-copied", bar)).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")

    eve = visit(DESK, name="Eve", url=served.url)
    page = eve.open(link.removeprefix(served.url))
    other = Reader(eve, Player)
    other.bar(1)
    assert page.url == ada.page.url
    shown = ".map [data-key^='priest']"
    assert page.locator(shown).count() == ada.page.locator(shown).count()

    reader.press(ada.page.locator("header.branch a").first)
    kept = ada.page.locator('a[href^="/branch?"]')
    expect(kept).to_have_count(1)
    reader.press(kept)
    reader.bar(1)
    reader.press(reader.button("review-branch-play-on"))
    expect(ada.page).to_have_url(re.compile("/tables/"))
    expect(ada.page.locator(".map").first).to_be_visible()
