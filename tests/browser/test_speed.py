"""How much is loaded, and how quick the page is: figures at the end of the run; no time decides."""

from __future__ import annotations

import random
from operator import itemgetter

import pytest
from browser.conftest import Figures, Visits
from browser.scenes import position
from browser.unwatched import Unwatched, unwatched
from browser.update_speed import NOTED, game_of_four, median_and_p95, pictures
from browser.visitors import LANGUAGES
from support.extent import full
from support.server_process import Served

FIRST_LOAD = 250_000  # bytes, compressed, without fonts
FONTS = 120_000  # bytes, for Latin scripts
JAPANESE = 210_000  # bytes more, for Japanese and only then
SMOOTH = 16  # milliseconds: what is aimed at
LATER = 60  # updates at least
FONT_FILES = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /[.](ttf|woff2)$/.test(name)).map(({ name }) => name.split("/").at(-1))"""
LOADED = """(fonts) => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
]
  .filter((entry) => !entry.name.includes("/api/"))
  .filter((entry) => /[.](ttf|woff2)$/.test(entry.name) === fonts)
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
UPDATE = "maharaja-update"  # the mark of one in what the browser notes


# Of the Latin texts those that are largest when compressed; Japanese has fonts of its own.
@pytest.mark.parametrize("language", LANGUAGES if full() else ("fr", "ja"))
def test_the_first_load_is_small(visit: Visits, figures: Figures, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.open("/")
    size = page.evaluate(LOADED, False)
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    fonts = page.evaluate(LOADED, True)
    figures.append(
        f"first load, {language}: {size / 1000:.0f} kB compressed, fonts {fonts / 1000:.0f} kB"
    )
    assert 10_000 < size < FIRST_LOAD
    japanese = [name for name in page.evaluate(FONT_FILES) if name.startswith("japanese-")]
    assert bool(japanese) == (language == "ja")
    assert 10_000 < fonts < (FONTS + JAPANESE if japanese else FONTS)
    assert page.evaluate("() => document.fonts.check('16px \"Noto Sans Variable\"')")


def test_the_home_page_is_soon_there(visit: Visits, figures: Figures) -> None:
    visitor = visit()
    visitor.open("/")
    for kept in (False, True):
        if not kept:
            visitor.context.clear_cookies()
        visitor.page.goto("/")
        visitor.page.locator(".welcome .btn.pri").wait_for()
        taken = visitor.page.evaluate("() => performance.now()")
        figures.append(f"home page interactive after {taken:.0f} ms (aim: 1000)")


@pytest.mark.soak  # two minutes of play, of which nothing but figures comes
def test_an_update_late_in_a_game_of_four_is_shown_at_once(
    served: Served, figures: Figures
) -> None:
    with unwatched() as browser:
        run = updates(browser, served.url)
    new, later = (
        [shown for at, shown in run if (at == run[0][0]) is first] for first in (True, False)
    )
    assert len(later) > LATER
    assert all(later)
    for what, shown in (("late in the game", later), ("in the first round on a page", new)):
        first, longest = ([pick(times) for times in shown] for pick in (itemgetter(0), max))
        figures.append(f"an update {what} is shown after {spread(first)} (aim at p95: {SMOOTH})")
        figures.append(f"  the longest of all pictures it leads to: {spread(longest)}")


def updates(browser: Unwatched, url: str) -> list[tuple[int, list[float]]]:
    """For each update of the rest of a game: its round, and what its pictures took, in ms."""
    dice = random.Random(2)
    rounds = []
    with (
        game_of_four(url, position("perform")) as game,
        game.page(browser, UPDATE),
        browser.noting(*NOTED) as notes,
    ):
        while (asked := game.question()) is not None:
            rounds.append(asked.round)
            game.choose(asked.seat, dice.choice(asked.legal))
    return list(zip(rounds, pictures(notes, UPDATE), strict=True))


def spread(times: list[float]) -> str:
    middle, p95 = median_and_p95(times)
    return f"{middle:.1f} ms, {p95:.1f} ms at p95"
