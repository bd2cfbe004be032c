"""A whole game over days, as its people live it: a desk, a keyboard and a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.players import Finger, Keyboard, Player
from browser.scenes import ME
from browser.test_games import show_end, somebody_decides, take_turns
from browser.test_looks import barriers
from browser.test_notifications import keep
from browser.visitors import PATIENCE, PHONE, SMALL_DESK, Visitor
from playwright.sync_api import expect
from support.days import DAY, Days, serving_days
from support.receivers import WebReceiver
from support.server_process import UNLIMITED

import maharaja

BOS = 1  # seat
GRACE = 5 / 24  # days: longer than a question may wait
GUEST = {"kind": "guest"}
PACE = {"kind": "day", "level": "random"}  # three days at the beginning
MOST_STEPS = 3000


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    machinery.bundle()
    with serving_days(tmp_path, "--private-addresses", "--notify-after", 0, *UNLIMITED) as days:
        yield days


@pytest.mark.soak  # a whole game of three people
def test_a_whole_game_over_days(visit: Visits, days: Days) -> None:
    evening = Evening(visit, days)
    with WebReceiver() as hook:
        evening.tell_bo(hook)
        evening.play(until=evening.bo_has_planned)
        evening.bo_goes_away(hook)
        evening.time_passes(hook)
        evening.bo_comes_back(hook)
        evening.talk()
        take_turns(evening.players)
    for visitor in evening.visitors:
        show_end(visitor, 3)
    evening.look_for_barriers("end")


class Evening:
    """Ada at a desk by mouse, Bo on a phone by touch, Cleo by keyboard and in German."""

    def __init__(self, visit: Visits, days: Days) -> None:
        self.days = days
        self.ada = visit(url=days.url)
        self.bo = visit(PHONE, url=days.url, name="Bo")
        self.cleo = visit(SMALL_DESK, url=days.url, name="Cleo", language="de")
        self.visitors: list[Visitor] = [self.ada, self.bo, self.cleo]
        self.players = [Player(self.ada, 21), Finger(self.bo, 22), Keyboard(self.cleo, 23)]
        beginning = maharaja.new_game(players=3, seed=20).dump()
        asked = {"position": dict(beginning), "seats": [ME, GUEST, GUEST], "pace": PACE}
        made = self.ada.ask("/tables/import", asked)
        self.table: str = made["table"]
        self.path = f"/tables/{self.table}"
        for visitor, name in ((self.bo, "Bo"), (self.cleo, "Cleo")):
            visitor.ask(f"{self.path}/join", {"name": name}, made["links"][0]["token"])
        for visitor in self.visitors:
            visitor.open(self.path)

    def tell_bo(self, hook: WebReceiver) -> None:
        """By the page, as people do it; then back to the table."""
        page = self.bo.open("/notifications")
        page.locator("input[type=url]").fill(hook.url)
        page.locator("input[type=url]").press("Enter")
        page.get_by_role("button", name="Try it out").tap()
        assert hook.wait(1)[0][2]["kind"] == "test"
        self.bo.open(self.path)

    def play(self, until: Callable[[], bool], players: list[Player] | None = None) -> None:
        for _ in range(MOST_STEPS):
            if until():
                return
            somebody_decides(players or self.players)
        raise AssertionError("it never came to that")

    def bo_has_planned(self) -> bool:
        """In the second round; the others have not, so Bo's turn is still to come."""
        view = self.ada.look(self.table)["table"]["view"]
        if view["round"] < 2 or view["phase"] != "planning":
            return False
        bo = self.players[BOS]
        assert bo.wait() == "plan"
        bo.decide("plan")
        return True

    def bo_goes_away(self, hook: WebReceiver) -> None:
        """He is told that it is his turn, and of a question before that, should there be one."""
        self.bo.open("/rules")
        mark = self.ada.page.locator(f".opp[data-seat='{BOS}'] .presence")
        expect(mark).to_have_text("away")
        others = [player for player in self.players if player.visitor is not self.bo]
        before = len(hook.messages())  # it may have been his turn while he was at another page
        self.play(until=lambda: self._is_told("turn", hook, before), players=others)
        expect(self.ada.page.locator(f"[data-seat='{BOS}'] .clock").first).to_be_visible()
        keep(self.ada.page, "days-waiting")
        self.look_for_barriers("waiting", self.ada, self.cleo)

    def _is_told(self, kind: str, hook: WebReceiver, before: int) -> bool:
        kinds = [message["kind"] for message in hook.messages()[before:]]
        if kinds[-1:] == ["question"] and self._waits_for_bo():
            self.days.pass_by(GRACE, *self._pages())
        return kind in kinds

    def _waits_for_bo(self) -> bool:
        acting: list[int] = self.ada.look(self.table)["table"]["view"]["to_act"]
        return acting == [BOS]

    def _pages(self) -> list[object]:
        return [visitor.page for visitor in self.visitors]

    def time_passes(self, hook: WebReceiver) -> None:
        """He is warned twice, then a bot plays on, and everybody sees that."""
        left = self.bo.look(self.table, BOS)["table"]["clocks"][BOS]["seconds"] / DAY
        assert left > 3
        for part, kind in ((0.55, "deadline-half"), (0.37, "deadline-tenth"), (0.1, "timed-out")):
            before = len(hook.received)
            self.days.pass_by(part * left, *self._pages())
            hook.wait(before + 1)
            assert kind in [message["kind"] for message in hook.messages()[before:]]
        away = self.ada.page.get_by_text("away, a bot plays")
        expect(away.first).to_be_visible(timeout=PATIENCE)
        keep(self.ada.page, "days-bot")
        self.look_for_barriers("a bot plays", self.ada, self.cleo)

    def bo_comes_back(self, hook: WebReceiver) -> None:
        """By the address that he was told last; that is all it takes."""
        told = hook.messages()[-1]
        assert (told["kind"], told["path"]) == ("timed-out", self.path)
        page = self.bo.open(told["path"])
        away = self.ada.page.get_by_text("away, a bot plays")
        expect(away).to_have_count(0, timeout=PATIENCE)
        # What has happened since the beginning is in the log, not all over the screen.
        for told in (page.locator(".prompt"), page.locator("[role=status][data-entry]")):
            expect(told).not_to_contain_text("sat down")
        keep(page, "days-back-phone")
        self.look_for_barriers("back", self.bo)

    def talk(self) -> None:
        """Cleo says hello in German, by keyboard; on the phone it is English."""
        keyboard = self.cleo.page.keyboard
        keyboard.press("m")
        hello = self.cleo.page.get_by_role("dialog").get_by_role("button", name="Hallo!")
        hello.focus()
        keyboard.press("Enter")
        new = self.bo.page.get_by_role("button", name="Talk: one new message")
        expect(new).to_be_visible()
        new.tap()
        expect(self.bo.page.get_by_role("log")).to_contain_text("Hello!")
        self.bo.page.get_by_role("button", name="Thank you!").tap()
        expect(self.cleo.page.get_by_role("log")).to_contain_text("Danke!")
        self.look_for_barriers("talk", self.bo, self.cleo)
        for page in (self.bo.page, self.cleo.page):
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)

    def look_for_barriers(self, when: str, *visitors: Visitor) -> None:
        for visitor in visitors or self.visitors:
            found = barriers(visitor, machinery.axe())
            assert not found, f"{when}:\n" + "\n".join(found)
