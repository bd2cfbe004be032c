"""What an update takes the page, from the message to each of the pictures that it leads to."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count, pairwise
from statistics import quantiles

from browser.scenes import ME
from browser.unwatched import Unwatched, Words
from support.server_process import Person, good

from maharaja.server.identity import COOKIE

REST = 0.5  # seconds between updates: pieces have glided by then, and bots are slower, too
SETTLED = 1.0  # seconds after which a new page has asked for everything
SHOWN = "document.querySelector('.map .hit') !== null"
GUEST = {"kind": "guest"}
# An update comes: a mark, by which its page is known, in what the browser notes of its work.
MARKS = """
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (event) => {
      if (event.data.includes('"type":"update"')) performance.mark("NAME");
    });
  }
};
"""
NOTED = ("toplevel", "blink.user_timing")  # what threads do, one thing after the other; marks
TASK = "ThreadControllerImpl::RunTask"
PICTURE = "ScheduledActionSendBeginMainFrame"  # the task that makes one


@dataclass(frozen=True)
class Question:
    """What a table waits for."""

    round: int
    seat: int
    legal: list[str]


class GameOfFour:
    """Four people at a table, in a game that has begun."""

    def __init__(self, url: str, people: list[Person], begun: Words) -> None:
        self._url = url
        self._people = people
        self._table = four_at_a_table(people, begun)
        self._sequence = 0
        self._keys = count()

    def question(self) -> Question | None:
        """To whom the next choice is left; None at the end."""
        view = self._people[0].look(self._table)["table"]["view"]
        if not view["to_act"]:
            return None
        seat = view["to_act"][-1]
        now = self._people[seat].look(self._table, seat)["table"]
        self._sequence = now["sequence"]
        return Question(view["round"], seat, now["view"]["legal"])

    def choose(self, seat: int, choice: str) -> None:
        """Answer the question, and wait until everything has been shown."""
        key = f"c{next(self._keys)}"
        good(self._people[seat].choose(self._table, seat, choice, self._sequence, key))
        time.sleep(REST)

    @contextmanager
    def page(self, browser: Unwatched, mark: str) -> Iterator[None]:
        """The table as the first of them sees it; updates leave the mark."""
        cookie = (COOKIE, self._people[0].token)
        script = MARKS.replace("NAME", mark)
        with browser.page(f"{self._url}/tables/{self._table}", cookie, script, SHOWN):
            time.sleep(SETTLED)
            yield


@contextmanager
def game_of_four(url: str, begun: Words) -> Iterator[GameOfFour]:
    """Four people with a table of their own, for a while; ``begun`` is the position."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(url)) for _ in range(4)]
        yield GameOfFour(url, people, begun)


def four_at_a_table(people: list[Person], begun: Words) -> str:
    words = {"position": begun, "seats": [ME, GUEST, GUEST, GUEST]}
    made = good(people[0].post("/tables/import", words))
    link = next(link["token"] for link in made["links"] if link["purpose"] == "invite")
    for seat, guest in enumerate(people[1:], 1):
        good(guest.post(f"/tables/{made['table']}/join", {"seat": seat}, link))
    return str(made["table"])


def pictures(notes: list[Words], mark: str) -> Iterator[list[float]]:
    """For each update all that the page's main thread does up to each picture until the next one.

    In milliseconds. The browser waits for the next frame in between: that is not counted.
    """
    notes = sorted(notes, key=lambda note: note.get("ts", 0))
    came = [note for note in notes if note["name"] == mark]
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


def median_and_p95(times: list[float]) -> tuple[float, float]:
    parts = quantiles(times, n=20)
    return parts[9], parts[18]
