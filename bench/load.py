"""People at tables over real sockets: they choose at a steady rate, and every choice is timed.

A choice counts from the moment it was due until the last of the table's four clients has its
update, so a server that falls behind pays for all the choices that had to wait. What met a moment
in which the machine itself was taken away is left out (stolen_time.py).
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle, islice
from typing import Protocol

import click
import msgspec
from figures import Figures
from server_process import ANSWERING, LOOPBACK, STARTING, ask
from socket_line import Line, Place

SEATS = 4
ASKING = 16  # requests at a time while tables are made
CONNECTING = 100  # sockets at a time
SPINNING = 0.0015  # seconds before a choice is due in which its time is not left to a timer

_encode = msgspec.json.Encoder().encode


# --- what is sent --------------------------------------------------------------------------------


class SeenView(msgspec.Struct):
    """All that a client needs of a view to make a choice."""

    to_act: list[int]
    legal: list[str] | None = None


class SeenTable(msgspec.Struct):
    sequence: int
    view: SeenView


class Seen(msgspec.Struct):
    """Of a snapshot or an update."""

    table: SeenTable


class Exchange(msgspec.Struct):
    """A message and everything that the server sent because of it."""

    seat: int
    message: str
    answer: str = ""
    updates: list[str] = msgspec.field(default_factory=lambda: [""] * SEATS)


SEEN = msgspec.json.Decoder(Seen)


# --- clients -------------------------------------------------------------------------------------


class Asking(Protocol):
    """What a page asks for after an update, if the update lacks it (insight_requests.py)."""

    def ask(self, answered: Callable[[float], None]) -> None: ...

    def close(self) -> None: ...


class Group:
    """Four sockets that belong together, and the choice that is on its way between them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.asking: Sequence[Asking] = ()  # for every seat, or nobody asks for anything
        self.figures = Figures()
        self.exchanges: list[Exchange] | None = None  # where to note them, if somebody wants them
        self.quota = 0  # choices to be made one after the other, without a schedule
        self._waiting: deque[float] = deque()  # when choices were due that cannot be made yet
        self._due: float | None = None  # of the one on its way
        self._missing = 0
        self._next: tuple[int, bytes] | None = None
        self._exchange = Exchange(0, "")

    @property
    def over(self) -> bool:
        return self._next is None

    @property
    def busy(self) -> bool:
        return self._due is not None or bool(self._waiting)

    def prepare(self) -> None:
        """Have the next message ready before it is due."""
        self._next = self.next_message()

    def next_message(self) -> tuple[int, bytes] | None:
        raise NotImplementedError

    def check(self, seat: int, update: bytes) -> str | None:
        """What is wrong with an update."""
        raise NotImplementedError

    def choose(self, due: float) -> None:
        """Send a message that is due: now, or when the one before has been answered."""
        if self._due is not None:
            self._waiting.append(due)
        elif self._next is not None:
            seat, message = self._next
            self._due = due
            self._missing = SEATS
            self.lines[seat].say(message)
            self._exchange = Exchange(seat, message.decode())

    def hear(self, seat: int, message: bytes, now: float) -> None:
        if message.startswith(b'{"type":"update"'):
            self._hear_update(seat, message, now)
        elif message.startswith(b'{"type":"done"') and self._due is not None:
            self.figures.answered.append((self._due, now))
            self._exchange.answer = message.decode()
        else:
            self.figures.errors.append(message.decode()[:300])

    def _hear_update(self, seat: int, message: bytes, now: float) -> None:
        wrong = "an update out of turn" if self._due is None else self.check(seat, message)
        if wrong is not None:
            self.figures.errors.append(wrong)
            return
        if self.exchanges is not None:
            self._exchange.updates[seat] = message.decode()
        if self.asking:
            self.asking[seat].ask(self._be_served)
        else:
            self._be_served(now)

    def _be_served(self, now: float) -> None:
        """One more of the four has all that it needs to draw and to decide."""
        self._missing -= 1
        if self._missing == 0:
            self._finish(now)

    def _finish(self, now: float) -> None:
        assert self._due is not None
        self.figures.choices.append((self._due, now))
        self._due = None
        if self.exchanges is not None:
            self.exchanges.append(self._exchange)
        self.prepare()
        if self._waiting:
            self.choose(self._waiting.popleft())
        elif self.quota:
            self.quota -= 1
            self.choose(now)


class Party(Group):
    """Four people at a table, who choose anything that is legal."""

    def __init__(self, table: str, dice: random.Random) -> None:
        super().__init__()
        self.table = table
        self._dice = dice
        self._latest = [b""] * SEATS
        self._sequence = 0
        self.count = 0  # of choices
        self._unseen = SEATS  # that have no snapshot yet

    def follow(self, seat: int) -> None:
        message = {"type": "follow", "id": "follow", "table": self.table, "seat": seat}
        self.lines[seat].say(_encode(message))

    def hear(self, seat: int, message: bytes, now: float) -> None:
        if message.startswith(b'{"type":"snapshot"'):
            self._latest[seat] = message
            self._unseen -= 1
            if not self._unseen:
                self.prepare()
        else:
            super().hear(seat, message, now)

    @property
    def lacks_insight(self) -> bool:
        """Whether pages have to ask for it after an update: those of older versions had to."""
        return b'"insight":' not in self._latest[0]

    def next_message(self) -> tuple[int, bytes] | None:
        seen = SEEN.decode(self._latest[0])
        self._sequence = seen.table.sequence
        if not seen.table.view.to_act:
            return None
        seat = self._dice.choice(seen.table.view.to_act)
        own = SEEN.decode(self._latest[seat])
        self.count += 1
        message = {
            "type": "choose",
            "id": f"{self.table}-{self.count}",
            "table": self.table,
            "seat": seat,
            "choice": self._dice.choice(own.table.view.legal or [""]),
            "sequence": own.table.sequence,
        }
        return seat, _encode(message)

    def check(self, seat: int, update: bytes) -> str | None:
        """Nobody replaces a plan, so all four count the same steps."""
        self._latest[seat] = update
        start = update.find(b'"sequence":') + len(b'"sequence":')
        sequence = int(update[start : update.index(b",", start)])
        if sequence == self._sequence + 1:
            return None
        return f"an update with sequence {sequence} instead of {self._sequence + 1}"


async def connect(groups: Sequence[Group], place: Callable[[int, int], Place]) -> None:
    """Open the sockets of all groups; ``place`` says where, by group and seat."""
    loop = asyncio.get_running_loop()
    limit = asyncio.Semaphore(CONNECTING)

    async def open_line(line: Line, at: Place) -> None:
        async with limit, asyncio.timeout(STARTING):
            await loop.create_connection(lambda: line, LOOPBACK, at.port, local_addr=(at.source, 0))
            await line.opened

    opening = []
    for number, group in enumerate(groups):
        for seat in range(SEATS):
            at = place(number, seat)
            line = Line(at, partial(group.hear, seat))
            group.lines.append(line)
            opening.append(open_line(line, at))
    await asyncio.gather(*opening)


# --- load ----------------------------------------------------------------------------------------


async def drive(groups: Sequence[Group], rate: float, seconds: float) -> Figures:
    """One message after the other, each when it is due, through all groups in turn."""
    figures = attach(groups)
    watching = asyncio.create_task(figures.stolen.watch())
    start = time.perf_counter() + 0.05
    following = cycle(groups)
    for number in range(round(rate * seconds)):
        due = start + number / rate
        await until(due)
        group = next((group for group in islice(following, len(groups)) if not group.over), None)
        if group is None:
            figures.errors.append("all games are over: more tables are needed")
            break
        figures.lateness.append(time.perf_counter() - due)
        group.choose(due)
    await finish(groups, figures)
    await figures.stolen.end(watching)
    return figures


async def until(due: float) -> None:
    """Timers are late by up to a millisecond, which is more than an echo takes."""
    while (left := due - time.perf_counter()) > 0:
        await asyncio.sleep(max(0.0, left - SPINNING))


async def play_flat_out(groups: Sequence[Group], mean: int, dice: random.Random) -> float:
    """Bring the tables to different stages of their games; choices a second meanwhile."""
    figures = attach(groups)
    start = time.perf_counter()
    for group in groups:
        group.quota = dice.randint(0, 2 * mean)
        if group.quota:
            group.quota -= 1
            group.choose(start)
    await finish(groups, figures, patience=ANSWERING + len(groups) * mean / 20)
    if figures.errors:
        raise click.ClickException(f"while the tables began to play: {figures.errors[0]}")
    return len(figures.choices) / (time.perf_counter() - start)


def attach(groups: Sequence[Group]) -> Figures:
    """Fresh figures for all of them."""
    figures = Figures()
    for group in groups:
        group.figures = figures
    return figures


async def finish(groups: Sequence[Group], figures: Figures, patience: float = ANSWERING) -> None:
    """Wait for what is on its way; who waits in vain is an error."""
    end = time.perf_counter() + patience
    while any(group.busy for group in groups) and time.perf_counter() < end:
        await asyncio.sleep(0.02)
    figures.errors += ["a choice without all of its updates" for group in groups if group.busy]
    figures.errors += ["a lost socket" for group in groups for line in group.lines if line.lost]


def make_tables(ports: Sequence[int], count: int) -> list[tuple[str, list[str]]]:
    """Tables of four people, and their tokens."""
    with ThreadPoolExecutor(ASKING) as threads:
        return list(threads.map(lambda n: make_table(ports[n % len(ports)]), range(count)))


def make_table(port: int, source: str = LOOPBACK) -> tuple[str, list[str]]:
    """A table of four people, all from one address, and their tokens."""
    tokens = [secrets.token_urlsafe(24) for _ in range(SEATS)]
    seats = [{"kind": "me", "name": "Asha"}, *[{"kind": "guest"}] * (SEATS - 1)]
    made = ask(port, "/api/tables", tokens[0], {"seats": seats}, source=source)
    invite = made["links"][0]["token"]
    for seat in range(1, SEATS):
        join = {"name": f"Guest {seat}", "seat": seat}
        ask(port, f"/api/tables/{made['table']}/join", tokens[seat], join, invite, source)
    return made["table"], tokens


async def follow(parties: Sequence[Party]) -> None:
    """Every person follows their own seat."""
    figures = attach(parties)
    for party in parties:
        for seat in range(SEATS):
            party.follow(seat)
        await asyncio.sleep(0)
    end = time.perf_counter() + STARTING
    while any(party.over for party in parties) and time.perf_counter() < end:
        await asyncio.sleep(0.02)
    if figures.errors or any(party.over for party in parties):
        problem = figures.errors[0] if figures.errors else "no snapshot came"
        raise click.ClickException(f"while the sockets began to follow: {problem}")


def hang_up(groups: Sequence[Group]) -> None:
    for group in groups:
        for line in group.lines:
            line.close()
        for page in group.asking:
            page.close()
