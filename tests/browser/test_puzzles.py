"""Puzzles in a browser: a wrong turn is refuted, the solution shown, the right turn counted."""

from __future__ import annotations

import pytest
from browser.conftest import Visits
from browser.learners import ARRANGING, FingerOfAnyLanguage
from browser.players import Player
from browser.visitors import DESK, LANGUAGES, PHONE, Device, Visitor
from playwright.sync_api import expect
from support.extent import full

from maharaja import i18n, puzzles
from maharaja.puzzles import Puzzle, Study
from maharaja.puzzles.attempt import Attempt

EVERY = list(puzzles.available().values())
PLAYED = [next(one for one in EVERY if one.id.startswith(kind)) for kind in ("ending", "study")]


class PuzzleSolver:
    """Plays puzzles by the list of choices; an attempt says what to expect."""

    def __init__(self, visitor: Visitor, device: Device, puzzle: Puzzle) -> None:
        self.visitor = visitor
        self.page = visitor.open(f"/puzzles/{puzzle.id}")
        self.player: Player = (FingerOfAnyLanguage if device.touch else Player)(visitor)
        self.attempt = Attempt(puzzle)
        self.settle()

    def settle(self) -> None:
        taken = self.attempt.taken
        shown = self.page.locator(f'header.puzzle[data-taken="{taken}"]:not([aria-busy])')
        expect(shown).to_be_visible(timeout=60_000)
        expect(self.page.locator(ARRANGING)).to_have_count(0)

    def make(self, choice: str) -> None:
        self.player.make(choice)
        assert self.attempt.choose(choice)
        self.settle()

    def go_wrong(self) -> None:
        """Do as little as can be done; a turn that wins anyhow is not there."""
        while self.attempt.verdict is None:
            legal = self.attempt.game.legal_texts(self.attempt.puzzle.seat)
            self.make("end" if "end" in legal else legal[-1])
        assert not self.attempt.verdict.solved

    def success_text(self, say: i18n.Texts) -> str:
        verdict = self.attempt.verdict
        assert verdict is not None
        assert verdict.solved
        if isinstance(self.attempt.puzzle, Study):
            return say("puzzle-study-right", {"coins": verdict.coins})
        return say("puzzle-won", {"points": verdict.margin})

    def again(self) -> None:
        self.attempt = Attempt(self.attempt.puzzle)


@pytest.mark.parametrize(
    ("device", "language", "puzzle"),
    [
        (device, language, puzzle)
        for device, language, puzzle in (
            [(one, two, three) for one in (DESK, PHONE) for two in LANGUAGES for three in PLAYED]
            if full()
            else [(PHONE, "de", PLAYED[0])]
        )
    ],
    ids=lambda one: getattr(one, "name", None) or getattr(one, "id", one),
)
def test_a_puzzle_is_played_wrong_and_right(
    visit: Visits, device: Device, language: str, puzzle: Puzzle
) -> None:
    say = i18n.texts(language)
    visitor = visit(device, language=language)
    solver = PuzzleSolver(visitor, device, puzzle)
    page, bar = solver.page, solver.page.locator("header.puzzle")
    solver.go_wrong()
    expect(page.locator(".cover")).to_have_count(0)
    solver.player.press(bar.get_by_role("button", name=say("puzzle-again")))
    solver.again()
    solver.settle()
    for choice in puzzle.own_solution:
        solver.make(choice)
    expect(page.locator(".cover h2")).to_have_text(solver.success_text(say))
    page.locator('.cover a[href="/puzzles"]').click()
    mark = page.locator(f'main ul a[href="/puzzles/{puzzle.id}"] .done')
    expect(mark).to_be_visible()


def test_the_solution_is_shown_step_by_step(visit: Visits) -> None:
    puzzle = PLAYED[0]
    visitor = visit(DESK)
    solver = PuzzleSolver(visitor, DESK, puzzle)
    page, bar = solver.page, solver.page.locator("header.puzzle")
    bar.locator(".showme").click()
    for choice in puzzle.own_solution:
        bar.locator(".step").click()
        assert solver.attempt.choose(choice)
        solver.settle()
    expect(page.locator(".cover h2")).to_have_text(i18n.texts("en")("puzzle-that-is-it"))
    page.locator('.cover a[href="/puzzles"]').click()
    expect(page.locator("main ul .done")).to_have_count(0)  # it was only shown
