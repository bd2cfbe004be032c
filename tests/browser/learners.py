"""People who take a lesson, each in one way only; the engine plays along."""

from __future__ import annotations

from typing import Any

from browser.players import ACTIONS, Finger, Keyboard, Player
from browser.visitors import Visitor
from playwright.sync_api import Locator, expect

from maharaja import i18n, lessons
from maharaja.lessons import NEXT, LessonRun

MOST_TABS = 80
# The table is arranged anew, from planning to acting, in a picture of its own.
ARRANGING = "main[aria-busy=true]"
CUT = """() => [...document.querySelectorAll(".prompt strong, .prompt p > span")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


class Learner:
    """Takes a lesson with the mouse, on the map where it can."""

    def __init__(self, visitor: Visitor, lesson: str, player: type[Player] = Player) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.player = player(visitor)
        self.run = LessonRun(lessons.load(lesson))
        self.bar = self.page.locator("header.lesson")

    def learn(self, steps: int | None = None) -> None:
        """Go through it, or so many of its steps: wrong at first, then right."""
        self.visitor.open(f"/learn/{self.run.lesson.id}")
        while not self.run.at_end and self.run.number != steps:
            self.hear(self.run.step.id)
            if self.run.step.expect:
                self.go_wrong()
                self.do_it()
            else:
                self.go_on()
        self.hear(self.run.step.id)

    def hear(self, *names: str) -> None:
        """The lesson says that, in the learner's language, and waits."""
        name = self.run.lesson.text(*names)
        text = i18n.texts(self.visitor.language)(name, self.run.facts())
        settled = self.page.locator(
            f'header.lesson[data-taken="{self.run.taken}"]:not([aria-busy])'
        )
        expect(settled).to_be_visible()
        expect(self.page.locator(ARRANGING)).to_have_count(0)
        expect(self.bar.locator(".say")).to_have_text(text)
        assert not self.page.evaluate(CUT)

    def go_wrong(self) -> None:
        """A choice that the rules allow and the step does not want is answered, and not made."""
        wrong = [it for it in self.run.choices() if not self.run.step.expects(it)]
        if wrong:
            self.choose(wrong[0])
            self.run.answer(wrong[0])
            self.hear(self.run.step.id, str(self.run.reply))

    def do_it(self) -> None:
        number = self.run.number
        while self.run.number == number:
            choice = str(self.run.solution())
            self.make(choice)
            assert self.run.answer(choice)
            self.follow()

    def follow(self) -> None:
        """What was picked at once may have been several choices."""
        busy = self.page.locator("header.lesson:not([aria-busy])")
        expect(busy).to_have_attribute("data-taken", str(self.run.taken))
        expect(self.page.locator(ARRANGING)).to_have_count(0)

    def go_on(self) -> None:
        self.press(self.bar.locator(".next"))
        self.run.answer(NEXT)

    def make(self, choice: str) -> None:
        """The right choice: on the disc, or from the list."""
        verb, *what = choice.split()
        if verb == "plan":
            self.player.point(1, what[0])
            self.player.point(2, what[1])
            self.player.say_ready()
        else:
            self.choose(choice)

    def choose(self, choice: str) -> None:
        """From the list of choices."""
        self.player.make(choice)

    def press(self, control: Locator) -> None:
        self.player.press(control)


class OnTheMap(Learner):
    """By mouse, on the map: a piece is picked where it will stand, and the priest's goal."""

    def do_it(self) -> None:
        number = self.run.number
        while self.run.number == number:
            self.pick()

    def pick(self) -> None:
        """Pick what the solution leads to, and confirm it: one or several choices at once."""
        ahead: Any = self.run.copy()
        choices = [str(ahead.solution())]
        while choices[-1].startswith(("perform", "travel")) and ahead.answer(choices[-1]):
            if ahead.number != self.run.number:
                break
            choices.append(str(ahead.solution()))
        selector = self.place(choices[-1])
        if selector is None:
            self.make(choices[0])
            choices = choices[:1]
        else:
            self.player.hit(selector)
            self.press(self.page.locator(".prompt .btn.go"))
        for choice in choices:
            assert self.run.answer(choice)
        self.follow()

    def place(self, choice: str) -> str | None:
        """Where the map shows a choice."""
        verb, _, what = choice.partition(" ")
        if verb == "travel":
            goal = (self.run.step.until or {}).get("to", what.split("-")[1])
            return f'.map [data-key="city:{goal}"]'
        if verb == "statue":
            return f'.map [data-key="space:{what.replace(" ", ":")}"]'
        if verb == "shrine":
            kind = "village" if "." in what else "shrine"
            return f'.map [data-key="{kind}:{what}"]'
        return None


class ByKeys(Learner):
    """By keyboard: the mouse is never touched."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        super().__init__(visitor, lesson, Keyboard)

    def press(self, control: Locator) -> None:
        for _ in range(MOST_TABS):
            if control.evaluate("(e) => e === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key does not come there")

    def make(self, choice: str) -> None:
        """A plan by digits: each moves the arrow whose turn it is."""
        verb, *what = choice.split()
        if verb != "plan":
            super().make(choice)
            return
        for number, action in enumerate(what, 1):
            arrow = self.page.locator(f".tab.t{number}")
            if arrow.get_attribute("aria-pressed") != "true":
                self.press(arrow)
            self.page.keyboard.press(str(ACTIONS.index(action) + 1))
        self.player.say_ready()


class FingerOfAnyLanguage(Finger):
    """The list of choices by its sign, whatever it is called."""

    LISTS = '.prompt .listbutton:visible, .pplan-in .acts button:has([href="#u-log"])'

    def open_list(self) -> None:
        if not self.page.locator(".choices").count():
            self.press(self.page.locator(self.LISTS).first)
        expect(self.page.locator(".choices")).to_be_visible()


class ByTouch(Learner):
    """By fingers, on a phone."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        super().__init__(visitor, lesson, FingerOfAnyLanguage)


class ByNames:
    """By what a screen reader tells: roles and names only. Whoever tries everything learns, too."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        self.page = visitor.page
        self.say = i18n.texts(visitor.language)
        self.tried: dict[tuple[str, ...], int] = {}
        visitor.open(f"/learn/{lesson}")

    def learn(self) -> None:
        for _ in range(400):
            busy = self.page.locator(f"header.lesson[aria-busy], {ARRANGING}")
            expect(busy).to_have_count(0)
            if self.page.get_by_role("link", name=self.say("lesson-all")).count():
                return
            following = self.page.get_by_role("button", name=self.say("lesson-next"), exact=True)
            if following.get_attribute("aria-disabled") == "true":
                self.try_something()
            else:
                following.click()
        raise AssertionError("the lesson does not end")

    def try_something(self) -> None:
        """The next of the listed choices that has not been tried here."""
        name = self.say("table-do-choices")
        listed = self.page.get_by_role("region", name=name)
        if not listed.count():
            self.page.get_by_role("button", name=name).first.click()
        choices = listed.get_by_role("listitem").get_by_role("button")
        expect(choices.first).to_be_visible()
        progress = self.page.get_by_role("progressbar").first.get_attribute("aria-valuetext")
        here = (str(progress), *choices.all_inner_texts())
        number = self.tried.get(here, 0)
        self.tried[here] = number + 1
        choices.nth(number).click()
        expect(listed).to_have_count(0)
        assert any(self.page.get_by_role("status").all_inner_texts()), "nothing is said about it"
