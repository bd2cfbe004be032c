"""People who play: they see what the page offers, take one of it, and do that in one way only."""

from __future__ import annotations

import random
from collections import Counter

from browser.visitors import PATIENCE, STEP, TWO_FRAMES, Visitor
from playwright.sync_api import Locator, Page, expect

MOST_DECISIONS = 600
# As they lie around the disc.
ACTIONS = (
    *("statue-discount", "shrine-discount", "statue-shrine", "two-shrines", "coins", "shrines"),
    *("pp", "character", "track"),
)
# What a table shows: it asks me, it covers something, it is over, or it waits for others.
STATE = """() => {
  const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  if (shown("main.end")) return "end";
  if (shown("main.curtain")) return "curtain";
  if (shown("main[aria-busy=true]")) return null;
  if (shown("main.planning, .pplan-in")) return "plan";
  return shown(".prompt.asked") ? "turn" : null;
}"""
# A point of the window at which a place of the map is hit, and nothing over it.
POINT = """(selector) => {
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96];
  for (const place of document.querySelectorAll(selector)) {
    for (const part of [place, ...place.querySelectorAll("*")]) {
      const box = part.getBoundingClientRect();
      for (const x of parts) {
        for (const y of parts) {
          const point = [box.left + box.width * x, box.top + box.height * y];
          const hit = document.elementFromPoint(...point)?.closest("[data-key]");
          if (hit === place) return point;
        }
      }
    }
  }
  return null;
}"""
ON_THE_MAP = {
    "settle": ".map .hit.village.may",
    "shrine in a village": ".map .hit.village.may",
    "shrine in a city": ".map .hit.shrine.may",
    "statue": ".map .hit.space.may",
    "travel": ".map .road-hits [data-key]",
}
CHARACTERS = "button.charline.takeable"
BUTTONS = {
    "draft": CHARACTERS,
    "take": CHARACTERS,
    "retake": CHARACTERS,
    "maharani": CHARACTERS,
    "perform": ".myplan button.step.on",
    "token": "[aria-keyshortcuts=T]",
    "ability": ".mychar .charrow button",
    "done": ".prompt .acts .btn:text-is('Stop building')",
    "end": ".prompt [aria-keyshortcuts=E]",
    "flag": "button.flagpick",
    "exchange": ".prompt .acts .btn:visible",
    "reward": ".takeable button.rwline",
    "buy": ".prompt .acts .btn.pri:visible",
}
LISTED = """() => [...document.querySelectorAll(".choices [data-choice]")]
  .map((button) => button.dataset.choice)"""


def kind_of(choice: str) -> str:
    """The kind of a decision: its verb; shrines in villages and in cities are two kinds."""
    verb, _, what = choice.partition(" ")
    if verb != "shrine":
        return verb
    return "shrine in a village" if "." in what else "shrine in a city"


class Player:
    """Plays a table through the page with the mouse; what it takes is left to dice."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.dice = random.Random(seed)
        self.kinds: Counter[str] = Counter()
        self.curtains = 0
        self._walked = 0

    # --- a whole game ---

    def play(self, decisions: int = MOST_DECISIONS) -> None:
        """Decide until the game is over, or so many times."""
        for _ in range(decisions):
            state = self.wait()
            if state == "end":
                return
            self.decide(state)
        assert decisions < MOST_DECISIONS, "the game does not end"

    def wait(self) -> str:
        """Until the page asks this person something, or shows the end."""
        found = self.page.wait_for_function(STATE, timeout=PATIENCE)
        return str(found.json_value())

    def state(self) -> str | None:
        """What the page shows now."""
        found: str | None = self.page.evaluate(STATE)
        return found

    def decide(self, state: str) -> None:
        if state == "curtain":
            self.open_curtain()
        elif state == "plan":
            self.plan(*self.wish())
        else:
            offers = self.read()
            self.choose(self.pick(offers))

    def read(self) -> list[str]:
        """Every choice the page offers: it lists them on demand."""
        self.open_list()
        listed: list[str] = self.page.evaluate(LISTED)
        assert listed, "a list without choices"
        return listed

    def pick(self, offers: list[str]) -> str:
        """Dice, verb by verb so that rare ones come up; who walks about comes to an end."""
        self._walked = 0 if any(offer.startswith("plan") for offer in offers) else self._walked
        verbs = sorted({offer.split()[0] for offer in offers})
        if len(verbs) > 1 and "end" in verbs:
            verbs.remove("end")
            if self._walked > 1 and "travel" in verbs:
                verbs.remove("travel")
            if not verbs:
                verbs = ["end"]
        verb = self.dice.choice(verbs)
        if verb == "travel":
            self._walked += 1
        if verb == "end":
            self._walked = 0
        return self.dice.choice([offer for offer in offers if offer.split()[0] == verb])

    def wish(self) -> tuple[str, str]:
        """Two actions for the plan."""
        return self.dice.choice(ACTIONS), self.dice.choice(ACTIONS)

    def choose(self, choice: str) -> None:
        """Make a choice, and see that it was made."""
        before = len(self.visitor.made)
        self.make(choice)
        self.sent(before, choice)

    def sent(self, before: int, choice: str) -> None:
        """The page has sent that choice, and shows what came of it."""
        made = self.visitor.until_sent(before)
        assert choice in made, f"{choice} was wanted, {made} was sent"
        self.kinds.update(kind_of(each) for each in made)

    # --- by mouse ---

    def open_list(self) -> None:
        if not self.page.locator(".choices").count():
            self.press(self.page.locator("[aria-keyshortcuts=L]:visible").first)
        expect(self.page.locator(".choices")).to_be_visible()

    def make(self, choice: str) -> None:
        self.open_list()
        self.press(self.page.locator(f'.choices [data-choice="{choice}"]'))

    def direct(self, kind: str) -> str:
        """Make a decision of a kind where it lies: on the map, a track, a card, by its button."""
        before = len(self.visitor.made)
        if kind in ON_THE_MAP:
            self.hit(ON_THE_MAP[kind])
        elif kind == "token":
            self.press(self.page.locator(BUTTONS[kind]).first)
            self.press(self.page.locator(".choices [data-choice]").first)
        elif kind == "plan":
            self.plan(*self.wish())
        else:
            self.press(self.page.locator(BUTTONS[kind]).first)
        self.confirm(before)
        made = self.visitor.until_sent(before)
        self.kinds.update(kind_of(each) for each in made)
        return made[-1]

    def hit(self, selector: str) -> None:
        """Click the first of those places of the map that can be hit."""
        point = self.page.evaluate(POINT, selector)
        assert point, f"nothing like {selector} can be hit on the map"
        self.page.mouse.click(*point)

    def confirm(self, before: int) -> None:
        """What is only picked so far has to be confirmed."""
        for _ in range(50):
            sheet = self.page.locator(".sheet").count()
            go = self.page.locator(f"{'.sheet' if sheet else '.prompt'} .btn.go")
            if len(self.visitor.made) > before:
                return
            if go.count():
                self.press(go.first)
                return
            self.page.wait_for_timeout(STEP)

    def plan(self, first: str, second: str) -> None:
        """Point the two arrows and say ready."""
        before = len(self.visitor.made)
        self.point(1, first)
        self.point(2, second)
        self.say_ready()
        self.planned(before, first, second)

    def point(self, number: int, action: str) -> None:
        """Point an arrow at an action."""
        self.press(self.page.locator(f".tab.t{number}"))
        self.press(self.page.locator(".disc [role=radio]").nth(ACTIONS.index(action)))

    def say_ready(self) -> None:
        self.press(self.page.locator(".go[aria-keyshortcuts=R]"))

    def ready(self) -> bool:
        """Whether the plan is made already, and may only be changed."""
        return self.page.locator(".go[aria-keyshortcuts=R] [href='#u-check']").count() > 0

    def planned(self, before: int, first: str, second: str) -> None:
        made = self.visitor.until_sent(before)
        assert sorted(made[0].split()[1:]) == sorted((first, second)), made
        self.kinds.update(["plan"])

    def open_curtain(self) -> None:
        self.curtains += 1
        self.press(self.page.locator("main.curtain button"))
        expect(self.page.locator("main.curtain")).to_have_count(0)

    def press(self, control: Locator) -> None:
        control.click()


# On a phone these are elsewhere.
IN_THE_SHEET = {"statue": ".sheet .hit.space.may", "shrine in a city": ".sheet .acts .go"}
FINGERS = {
    "perform": ".prompt .acts .btn.pri",
    "ability": ".mestrip .btn:has-text('Use')",
    "token": ".mestrip .btn",
    "flag": ".prompt .acts button",
}


class Finger(Player):
    """The same by touch."""

    def press(self, control: Locator) -> None:
        control.tap()

    def direct(self, kind: str) -> str:
        if kind not in IN_THE_SHEET and kind not in FINGERS:
            return super().direct(kind)
        before = len(self.visitor.made)
        if kind in FINGERS:
            self.press(self.page.locator(FINGERS[kind]).first)
            if kind == "token":
                self.press(self.page.locator(".choices [data-choice]").first)
        else:
            self.open_sheet(kind)
            if kind == "statue":
                self.hit(IN_THE_SHEET[kind])
            else:
                self.press(self.page.locator(IN_THE_SHEET[kind]).first)
        self.confirm(before)
        made = self.visitor.until_sent(before)
        return made[-1]

    def open_sheet(self, kind: str) -> None:
        """Cities are too small for fingers: tapped, they open in large."""
        cities = self.page.locator(".board .hit.city")
        for number in range(cities.count()):
            key = cities.nth(number).get_attribute("data-key")
            point = self.page.evaluate(POINT, f".board [data-key='{key}']")
            if point:
                self.page.touchscreen.tap(*point)
                self.page.evaluate(TWO_FRAMES)
                if self.page.locator(IN_THE_SHEET[kind]).count():
                    return
                close = self.page.locator(".sheet header button")
                if close.count():
                    self.press(close)
        raise AssertionError(f"no city offers a {kind}")

    def hit(self, selector: str) -> None:
        point = self.page.evaluate(POINT, selector)
        assert point, f"nothing like {selector} can be hit on the map"
        self.page.touchscreen.tap(*point)

    def open_list(self) -> None:
        if not self.page.locator(".choices").count():
            self.press(self.page.get_by_role("button", name="List of choices").first)
        expect(self.page.locator(".choices")).to_be_visible()


class Keyboard(Player):
    """The same by keys; the mouse is never touched."""

    MOST_TABS = 150

    def tab_to(self, role: str, name: str) -> None:
        """Tab until that control has the focus, and can be seen to have it."""
        for _ in range(self.MOST_TABS):
            self.page.keyboard.press("Tab")
            focused = self.page.locator("*:focus")
            if focused.count() and self.page.get_by_role(role, name=name).and_(focused).count():  # type: ignore[arg-type]
                outline = focused.evaluate("(e) => getComputedStyle(e).outlineStyle")
                assert outline != "none", f"{name} does not show its focus"
                return
        raise AssertionError(f"no {role} {name} by Tab")

    def open_list(self) -> None:
        if not self.page.locator(".choices").count():
            self.page.keyboard.press("l")
        expect(self.page.locator(".choices")).to_be_visible()

    def make(self, choice: str) -> None:
        """Down the list to the choice, then Enter; the turn ends by its own key."""
        if choice == "end":
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("e")
            return
        self.open_list()
        button = self.page.locator(f'.choices [data-choice="{choice}"]')
        expect(self.page.locator(".choices li button").first).to_be_focused()
        for _ in range(self.page.locator(".choices li button").count()):
            if button.evaluate("(e) => e === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    def point(self, number: int, action: str) -> None:
        """The digit of the action; after each digit it is the other arrow's turn."""
        expect(self.page.locator(f".tab.t{number}")).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press(str(ACTIONS.index(action) + 1))

    def say_ready(self) -> None:
        self.page.keyboard.press("r")

    def open_curtain(self) -> None:
        self.curtains += 1
        self.page.keyboard.press("Enter")
        expect(self.page.locator("main.curtain")).to_have_count(0)

    def press(self, control: Locator) -> None:
        raise AssertionError("a keyboard has no mouse")
