"""How much is loaded, and how quick the page is: figures at the end of the run; no time decides."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count, pairwise
from operator import itemgetter
from statistics import quantiles

import pytest
from browser.conftest import Figures, Visits
from browser.scenes import ME, position
from browser.unwatched import Unwatched, Words, unwatched
from browser.visitors import LANGUAGES
from support.server_process import Person, Served, good

from maharaja.server.identity import COOKIE

FIRST_LOAD = 250_000  # bytes, compressed, without fonts
FONTS = 120_000  # bytes, for Latin scripts
JAPANESE = 210_000  # bytes more, for Japanese and only then
SMOOTH = 16  # milliseconds: what is aimed at
REST = 0.5  # seconds between updates: pieces have glided by then, and bots are slower, too
LATER = 60  # updates at least
SETTLED = 1.0  # seconds after which a new page has asked for everything
SHOWN = "document.querySelector('.map .hit') !== null"
GUEST = {"kind": "guest"}
FONT_FILES = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /[.](ttf|woff2)$/.test(name)).map(({ name }) => name.split("/").at(-1))"""
LOADED = """(fonts) => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
]
  .filter((entry) => !entry.name.includes("/api/"))
  .filter((entry) => /[.](ttf|woff2)$/.test(entry.name) === fonts)
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
# An update comes: a mark in what the browser notes of its work.
UPDATE = "maharaja-update"
MARKS = f"""
window.WebSocket = class extends WebSocket {{
  constructor(...words) {{
    super(...words);
    this.addEventListener("message", (event) => {{
      if (event.data.includes('"type":"update"')) performance.mark("{UPDATE}");
    }});
  }}
}};
"""
TASKS = "toplevel"  # what a thread does, one thing after the other
OWN_MARKS = "blink.user_timing"
TASK = "ThreadControllerImpl::RunTask"
PICTURE = "ScheduledActionSendBeginMainFrame"  # the task that makes one


@pytest.mark.parametrize("language", LANGUAGES)
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
    with ExitStack() as stack:
        people = [stack.enter_context(Person(url)) for _ in range(4)]
        table = four_at_a_table(people)
        cookie = (COOKIE, people[0].token)
        stack.enter_context(browser.page(f"{url}/tables/{table}", cookie, MARKS, SHOWN))
        time.sleep(SETTLED)
        with browser.noting(TASKS, OWN_MARKS) as notes:
            for number in count():
                view = people[0].look(table)["table"]["view"]
                if not view["to_act"]:
                    break
                rounds.append(view["round"])
                seat = view["to_act"][-1]
                now = people[seat].look(table, seat)["table"]
                choice = dice.choice(now["view"]["legal"])
                good(people[seat].choose(table, seat, choice, now["sequence"], f"c{number}"))
                time.sleep(REST)
    return list(zip(rounds, pictures(notes), strict=True))


def pictures(notes: list[Words]) -> Iterator[list[float]]:
    """For each update all that the page's main thread does up to each picture until the next one.

    In milliseconds. The browser waits for the next frame in between: that is not counted.
    """
    notes = sorted(notes, key=lambda note: note.get("ts", 0))
    came = [note for note in notes if note["name"] == UPDATE]
    mine = {(note["pid"], note["tid"]) for note in came}
    tasks = [note for note in notes if note["name"] == TASK and (note["pid"], note["tid"]) in mine]
    spans = [(task["ts"], task["ts"] + task.get("dur", 0)) for task in tasks]
    drawn = [span[1] for task, span in zip(tasks, spans, strict=True) if made_picture(task)]
    for start, end in pairwise([*(note["ts"] for note in came), math.inf]):
        edges = [start, *(at for at in drawn if start < at < end)]
        yield [
            sum(max(0, min(to, after) - max(at, before)) for at, to in spans) / 1000
            for before, after in pairwise(edges)
        ]


def made_picture(task: Words) -> bool:
    return bool(task.get("args", {}).get("src_func") == PICTURE)


def four_at_a_table(people: list[Person]) -> str:
    words = {"position": position("perform"), "seats": [ME, GUEST, GUEST, GUEST]}
    made = good(people[0].post("/tables/import", words))
    link = next(link["token"] for link in made["links"] if link["purpose"] == "invite")
    for seat, guest in enumerate(people[1:], 1):
        good(guest.post(f"/tables/{made['table']}/join", {"seat": seat}, link))
    return str(made["table"])


def spread(times: list[float]) -> str:
    parts = quantiles(times, n=20)
    return f"{parts[9]:.1f} ms, {parts[18]:.1f} ms at p95"
