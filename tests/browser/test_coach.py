"""The coached first game: hints, warnings and explanations, by those who know nothing yet."""

from __future__ import annotations

from typing import Any

import pytest
from browser import machinery
from browser.conftest import Visits
from browser.scenes import KEEP_PACE, decision
from browser.visitors import DESK, PATIENCE, PHONE, Device, Visitor
from playwright.sync_api import Locator, Page, expect

from maharaja.server.explanations import EXPLANATIONS

ROUNDS = 7
MOST_DECISIONS = 400
EXPLAINED = ".coach [data-explanation]"
BAD = ("serious", "critical")
# What a beginner looks for: the end, an explanation to read, or a hint to ask for.
STATE = """() => {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  if (shown("main.end")) return "end";
  if (shown(".coach [data-explanation]")) return "explanation";
  if (shown("main[aria-busy=true]")) return null;
  return shown(".hintbutton") ? "hint" : null;
}"""


MOST_TABLES = 8  # until one shows what is looked for


def coached(visitor: Visitor, bots: int = 1) -> str:
    """A first game, set up as the home page does it; its id."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "novice"}] * bots]
    return str(visitor.ask("/tables", {"seats": seats, "coached": True})["table"])


def from_home(visitor: Visitor) -> str:
    """A first game by the button of the home page; its id."""
    page = visitor.open("/")
    page.get_by_role("button", name="First game").click()
    page.wait_for_url("**/tables/*")
    return page.url.rpartition("/")[2]


# How far what happens has been shown.
MARKER = """() => JSON.stringify({ ...document.querySelector("[data-entry]").dataset })"""


class Beginner:
    """Knows nothing: reads what is explained, asks for hints, and does what they say."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.read: list[str] = []  # explanations, in order

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def play(self, decisions: int = MOST_DECISIONS) -> None:
        made = 0
        while made < decisions:
            found = self.state()
            if found == "end":
                return
            if found == "explanation":
                self.read_explanation()
            else:
                self.follow_hint()
                made += 1
        assert decisions < MOST_DECISIONS, "the game does not end"

    def state(self) -> str:
        """Until there is something to do."""
        return str(self.page.wait_for_function(STATE, timeout=PATIENCE).json_value())

    def read_explanation(self) -> None:
        shown = self.coach.locator("[data-explanation]")
        name = shown.get_attribute("data-explanation")
        assert name is not None
        assert len(shown.locator("p").inner_text()) > 20
        self.read.append(name)
        self.press(shown.get_by_role("button").first)

    def follow_hint(self) -> None:
        """Where to look, the idea, the choice, play it."""
        before = len(self.visitor.made)
        self.press(self.page.locator(".hintbutton:visible").first)
        for step in ("Why?", "Show the move", "Play it"):
            self.press(self.coach.get_by_role("button", name=step))
        self.visitor.until_sent(before)

    def press(self, button: Locator) -> None:
        button.click()


class Tapper(Beginner):
    """The same by touch."""

    def press(self, button: Locator) -> None:
        button.tap()


class Typist(Beginner):
    """The same by keyboard only: I tells the next step of a hint, Tab finds the buttons."""

    def follow_hint(self) -> None:
        before = len(self.visitor.made)
        play = self.coach.locator("[data-hint]")
        for _ in range(3):
            said = self.coach.inner_text() if self.coach.is_visible() else ""
            self.page.keyboard.press("i")
            self.page.wait_for_function(
                "(said) => { const coach = document.querySelector('.coach');"
                " return coach && coach.innerText !== said"
                " && !coach.querySelector('[aria-busy=true]'); }",
                arg=said,
            )
        expect(play).to_be_visible()
        self.press(play)
        self.visitor.until_sent(before)

    def press(self, button: Locator) -> None:
        """Tab through the page until it has the focus."""
        button.wait_for()
        for _ in range(200):
            if button.evaluate("(it) => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the button cannot be reached by Tab")


class Listener(Beginner):
    """The same by names and roles only, as screen readers tell them."""

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("complementary", name="Hints and explanations")

    def follow_hint(self) -> None:
        before = len(self.visitor.made)
        self.page.get_by_role("button", name="Hint", exact=True).first.click()
        for step in ("Why?", "Show the move", "Play it"):
            expect(self.coach.get_by_role("status").last).not_to_be_empty()
            self.coach.get_by_role("button", name=step).click()
        self.visitor.until_sent(before)


def first_round(player: Beginner) -> None:
    """Up to the plan of the second round."""
    page = player.page
    table = page.url.rpartition("/")[2]
    while player.visitor.look(table, 0)["table"]["view"]["round"] < 2:
        player.play(1)
    while player.state() == "explanation":
        player.read_explanation()


@pytest.mark.parametrize(
    ("device", "kind"), [(DESK, Beginner), (PHONE, Tapper)], ids=["mouse", "touch"]
)
def test_a_beginner_plays_the_first_round_by_what_is_offered(
    visit: Visits, device: Device, kind: type[Beginner]
) -> None:
    ada = visit(device)
    table = from_home(ada)
    player = kind(ada)
    first_round(player)
    assert {"draft", "settle", "maharaja", "plan", "turn", "scoring"} <= set(player.read)
    assert len(player.read) == len(set(player.read))
    if device is DESK:
        expect(ada.page.locator(".log ol > li").first).to_be_in_viewport()
    chair = ada.look(table, 0)["table"]["chairs"][0]
    assert chair["hints"] >= 7
    # What was read is not explained again; it is in the list.
    ada.page.reload()
    ada.settle()
    again = [one.get_attribute("data-explanation") for one in ada.page.locator(EXPLAINED).all()]
    assert not set(again) & set(player.read)
    kept = ada.page.evaluate("() => JSON.parse(localStorage.getItem('maharaja.explained'))")
    assert set(player.read) <= set(kept)


@pytest.mark.soak
@pytest.mark.parametrize("kind", [Beginner, Typist, Listener], ids=["mouse", "keys", "names"])
def test_a_whole_coached_game(visit: Visits, kind: type[Beginner]) -> None:
    ada = visit()
    table = from_home(ada)
    player = kind(ada)
    player.play()
    if ada.page.locator(".coach [data-explanation]").count():
        player.read_explanation()
    told = ada.look(table)["table"]
    assert told["status"] == "finished"
    usual = {each.id for each in EXPLANATIONS} - {"toll", "robbed", "building"}
    if told["view"]["round"] < ROUNDS:  # the last statue may come when nothing is left to decide
        usual.remove("last-round")
    assert usual <= set(player.read)


def test_what_happens_waits_for_whoever_reads(visit: Visits) -> None:
    """An explanation is about what is on the screen, so that stays until it is read."""
    ada = visit()
    page = ada.open(f"/tables/{coached(ada)}")
    page.evaluate(KEEP_PACE, 300)
    page.reload()
    player = Beginner(ada)
    left = page.locator(".playback:not([data-left='0'])")
    while player.state() != "explanation" or not left.count():
        player.play(0 if player.state() == "explanation" else 1)
        if player.state() == "explanation" and not left.count():
            player.read_explanation()
    before = page.evaluate(MARKER)
    page.wait_for_timeout(1000)  # three stages' time
    assert page.evaluate(MARKER) == before
    player.read_explanation()
    page.wait_for_function(f"(before) => ({MARKER})() !== before", arg=before)


def test_a_beginner_is_warned_of_starting_shrines_that_lead_nowhere(visit: Visits) -> None:
    """The warning comes before the choice is confirmed, and a hint offers a better place."""
    ada = visit()
    # Where the bot itself opens a road, nobody is stranded.
    games = (settled_away_from_the_start(ada) for _ in range(MOST_TABLES))
    player, warned = next((player, warned) for player, warned in games if warned)
    page = ada.page
    assert {each["warning"] for one in warned.values() for each in one} == {"stranded"}
    village = next(iter(warned)).split()[1]
    page.locator(f'.map .hit.village[data-key="village:{village}"]').dispatch_event("click")
    expect(player.coach.get_by_text("none of your starting shrines")).to_be_visible()
    player.follow_hint()
    assert ada.made[-1] not in warned


def settled_away_from_the_start(ada: Visitor) -> tuple[Beginner, dict[str, Any]]:
    """A new game up to the first warning, or to the last starting shrine, and the warnings."""
    table = coached(ada)
    page = ada.open(f"/tables/{table}")
    player = Beginner(ada)
    while ada.look(table, 0)["table"]["view"]["phase"] != "settle":
        player.play(1)
    warned: dict[str, Any] = {}
    for _ in range(4):
        page.wait_for_function(STATE.replace('return "explanation"', 'return "hint"'))
        told = ada.look(table, 0)["table"]
        warned = told["insight"]["warnings"]
        if warned or told["view"]["phase"] != "settle":
            break
        settle(ada, next(one for one in told["view"]["legal"] if "start" not in one))
    return player, warned


def settle(visitor: Visitor, choice: str) -> None:
    before = len(visitor.made)
    page = visitor.page
    village = choice.split()[1]
    page.locator(f'.map .hit.village[data-key="village:{village}"]').dispatch_event("click")
    page.locator(f'[data-confirm="{choice}"]').click()
    visitor.until_sent(before)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_keeps_nobody_out(visit: Visits, device: Device) -> None:
    """axe-core finds nothing serious in explanation, hint and list, in both themes."""
    ada = visit(device)
    ada.open(f"/tables/{coached(ada)}")
    page = ada.page
    page.wait_for_function(STATE)
    page.get_by_role("button", name="What was explained").click()
    page.locator(".hintbutton:visible").first.click()
    for step in ("Why?", "Show the move"):
        page.locator(".coach").get_by_role("button", name=step).click()
    page.evaluate(machinery.axe())
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        result: Any = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        assert not [one for one in result["violations"] if one["impact"] in BAD]


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_what_others_may_do_is_told_before_a_plan_is_committed(
    visit: Visits, device: Device
) -> None:
    ada = visit(device)
    table = ada.open(decision("plan")(ada)).url.rpartition("/")[2]
    page = ada.page
    ask = page.get_by_role("button", name="What others may do").first
    ask.click(force=True)  # before both arrows point somewhere it only says why not
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert ada.look(table, 0)["table"]["chairs"][0]["hints"] == 0
    for key in ("1", "4"):
        page.keyboard.press(key)
    ask.click()
    coach = page.get_by_role("complementary", name="Hints and explanations")
    expect(coach.get_by_role("heading", name="Others may")).to_be_visible(timeout=PATIENCE)
    expect(coach).to_contain_text("imagined rounds")
    assert ada.look(table, 0)["table"]["chairs"][0]["hints"] == 1
    # With other arrows it no longer holds.
    page.keyboard.press("5")
    expect(coach.get_by_role("heading", name="Others may")).to_have_count(0)
