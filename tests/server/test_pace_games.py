"""Games over days, in time that is made up: whoever vanishes, all of them come to an end.

Real tables, a real database, real bots; only the time of the day is the test's. Some tables are
played at the same time. People come back now and then and play at random, and three in ten are
gone for good at some moment. On PostgreSQL two processes look after all clocks at once, people come
to either of them, sometimes at the very moment at which their time is up, and the clocks of the
machines do not quite agree.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.databases import Postgres
from support.laid_databases import lay_sqlite, new_postgres
from support.timed_processes import Here, Process, Time, opened, started

from maharaja.server.durations import HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    Choose,
    GuestSeat,
    MySeat,
    NewTable,
    Place,
    SetPace,
    SetStandingOrders,
    SetVacation,
    Undo,
    Window,
)
from maharaja.server.tables.log_entries import (
    Chosen,
    DeadlineSet,
    TakenBack,
    TimedOut,
    VacationBegun,
    read_body,
)
from maharaja.server.tables.pace import Pace
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.tables.undo import undo_count
from maharaja.store.store import Store

pytestmark = pytest.mark.once

BEGIN = 1_774_000_000.0  # March 2026
GAMES = 3  # in ./check
PIECES = [range(start, start + 100) for start in range(0, 1000, 100)]  # of the thousand
TOGETHER = 10  # tables at the same time
VANISH = 0.3
NEVER = 1e18
DRIFT = (0.0, 0.0, 1.5)  # seconds that a machine's clock may be behind
RACE = 0.3  # how often people come when their time is just up
NEAR = 1e-3

PACES = (
    SetPace(kind="day", level="random"),
    SetPace(kind="live", level="random", bank=600, increment=30),
    SetPace(
        kind="week",
        level="random",
        window=Window(start=480, end=1320),
        weekends=False,
        zone="Europe/Berlin",
    ),
)


@contextmanager
def refusals(*codes: str) -> Iterator[None]:
    """It may be refused, but for no other reason."""
    try:
        yield
    except Problem as problem:
        if problem.code not in codes:
            raise


# What was true when the table was looked at need not be so any more, if others act meanwhile.
OVERTAKEN = ("stale", "refused", "not-your-seat", "no-undo", "not-running", "key-reused")


@dataclass
class Player:
    """A person who comes now and then, until they vanish."""

    visitor: Visitor
    seat: int
    vanishes: float  # when; perhaps never
    comes: float  # when next


@dataclass
class Simulation:
    """The processes, who looks at their database, and the time."""

    processes: list[Process]
    observer: TableService
    now: float = BEGIN


@dataclass
class Game:
    """A table of four on its way through the days."""

    simulation: Simulation
    dice: Random
    name: str = ""
    players: list[Player] = field(default_factory=list)
    steps: int = 0
    tick: float = HOUR

    async def sit_down(self, number: int) -> None:
        pace = PACES[number % len(PACES)]
        self.tick = 20.0 if pace.kind == "live" else 8 * HOUR
        host, *guests = (
            Visitor(hashed(f"{number}-{seat}".ljust(30, "x")), "127.0.0.1") for seat in range(4)
        )
        places: list[Place] = [MySeat(name="Host"), GuestSeat(), GuestSeat(), GuestSeat()]
        asked = NewTable(seats=places, public=True, pace=pace)
        self.name = await self.ask("create", host, asked)
        for guest in guests:
            await self.ask("join", guest, self.name)
        for seat, visitor in enumerate((host, *guests)):
            gone = self.dice.random() < VANISH
            vanishes = self.simulation.now + self.dice.uniform(0, 60) * self.tick
            comes = self.simulation.now + self.dice.expovariate(1) * self.tick
            self.players.append(Player(visitor, seat, vanishes if gone else NEVER, comes))

    async def ask(self, what: str, *arguments: Any) -> Any:
        """At either of the processes, by its clock."""
        return await self.ask_at(self.dice.choice(self.simulation.processes), what, *arguments)

    async def ask_at(self, process: Process, what: str, *arguments: Any) -> Any:
        behind = self.dice.choice(DRIFT) if len(self.simulation.processes) > 1 else 0.0
        return await process.ask(self.simulation.now - behind, what, *arguments)

    async def table(self) -> Table:
        live = await self.simulation.observer.registry.find(self.name)
        await self.simulation.observer.registry.look_again(live)
        return live.table

    async def settled(self) -> Table:
        """The table when all bots have moved; all processes ask theirs."""
        while (table := await self.table()).bots_to_act():
            await asyncio.gather(
                *(self.ask_at(one, "bots_move", self.name) for one in self.simulation.processes)
            )
        return table

    def next_moment(self, table: Table) -> float:
        """When the next person comes, or something is due about a clock."""
        due = table.standing().due
        comes = min((one.comes for one in self.here()), default=NEVER)
        assert due is not None or comes < NEVER, "nobody is left, and nothing is due"
        return comes if due is None else min(due, comes)

    def here(self) -> list[Player]:
        return [player for player in self.players if player.comes < player.vanishes]

    async def step(self, table: Table) -> None:
        self.steps += 1
        assert self.steps < 5000, (table.to_act(), table.clocks)
        due = table.standing().due
        if due is not None and due <= self.simulation.now:
            await self.look_after_clocks()
        else:
            player = min(self.here(), key=lambda one: one.comes)
            await self.visit(player)

    async def look_after_clocks(self) -> None:
        """All processes at once: one of them does it, and perhaps somebody comes just now."""
        here = self.here()
        late = [self.dice.choice(here)] if here and self.dice.random() < RACE else []
        await asyncio.gather(
            *(self.ask_at(one, "look_after_clocks") for one in self.simulation.processes),
            *map(self.visit, late),
        )
        self.simulation.now += max(DRIFT)  # by then it is due by all of their clocks

    async def visit(self, player: Player) -> None:
        """Look at the table, and do what there is to do, or something else."""
        await self.ask("look", player.visitor, self.name)
        whim = self.dice.random()
        who = (player.visitor, self.name)
        if whim < 0.03:
            away = SetVacation(days=self.dice.randrange(4))
            with refusals("no-vacation", "not-running"):
                await self.ask("vacation", *who, player.seat, away)
        elif whim < 0.06:
            orders = SetStandingOrders(retake=[3, 5, 8], reward=["coins", "tax", "pp2"])
            with refusals("not-running"):
                await self.ask("orders", *who, player.seat, orders)
        else:
            await self.move(player)
        player.comes = self.simulation.now + self.dice.expovariate(1) * self.tick

    async def move(self, player: Player) -> None:
        """A whole turn, a plan set anew, or one undo."""
        seat, who = player.seat, (player.visitor, self.name)
        for _ in range(self.dice.randrange(1, 12)):
            table = await self.table()
            legal = table.game.legal_texts(seat)
            if not legal or table.chairs[seat].level is not None:
                return
            if seat not in table.to_act() and self.dice.random() < 0.7:
                return  # the plan may stay as it is
            key, now = f"k{seat}-{table.number}", table.sequence(seat)
            with refusals(*OVERTAKEN):
                if undo_count(table, seat) and self.dice.random() < 0.1:
                    await self.ask("undo", *who, Undo(seat=seat, sequence=now, key=key))
                else:
                    choice = self.dice.choice(legal)
                    asked = Choose(seat=seat, choice=choice, sequence=now, key=key)
                    await self.ask("choose", *who, asked)
            await self.settled()
            self.simulation.now += self.dice.uniform(0, self.tick / 200)


async def play(games: list[Game]) -> None:
    """All of them to the end, whatever comes first at any of them."""
    waiting = [(0.0, number) for number in range(len(games))]
    while waiting:
        when, number = heappop(waiting)
        table = await games[number].settled()
        if table.game.finished:
            continue
        moment = games[number].next_moment(table)
        if moment <= when:
            simulation = games[number].simulation
            simulation.now = max(simulation.now, moment)
            await games[number].step(table)
            moment = 0.0  # perhaps something else is due at once
        heappush(waiting, (moment, number))


# --- what the log shows --------------------------------------------------------------------------


@dataclass
class Seat:
    """A seat's clock, as its entries tell it."""

    left: float
    move: str = ""  # that it was last set for
    deadline: DeadlineSet | None = None
    taken: bool = False  # by a bot, since its time is up

    def set_deadline(self, pace: Pace, at: float, body: DeadlineSet) -> None:
        assert not self.taken
        assert 0 <= body.left <= pace.most
        assert at <= body.half <= body.tenth <= body.until
        if not body.question:
            gain = pace.increment if body.move != self.move else 0.0
            if body.move == self.move and self.left <= 0:
                gain = pace.grace
            assert body.left <= self.left + gain + NEAR, "a clock was reset"
            self.left, self.move = body.left, body.move
        self.deadline = body

    def time_out(self, at: float) -> None:
        assert not self.taken, "taken over twice"
        assert self.deadline is not None
        assert at >= self.deadline.until
        self.taken, self.left, self.deadline = True, 0.0, None


async def check_log(store: Store, name: str, table: Table) -> Counter[str]:
    """No clock was negative or reset, nobody was taken over twice, nobody hurried."""
    assert table.pace is not None
    seats = [Seat(table.pace.bank) for _ in range(4)]
    kinds: Counter[str] = Counter()
    for entry in await store.entries(name):
        body = read_body(entry.body)
        kinds[str(body.__struct_config__.tag)] += 1
        assert body.seat is not None
        seat = seats[body.seat]
        match body:
            case DeadlineSet():
                seat.set_deadline(table.pace, entry.at, body)
            case TimedOut():
                seat.time_out(entry.at)
            case TakenBack():
                assert seat.taken
                seat.taken = False
            case VacationBegun():
                assert body.until > entry.at
            case Chosen(level=None):
                assert not seat.taken
    return kinds


# --- databases -----------------------------------------------------------------------------------


@asynccontextmanager
async def simulation_at(address: str, processes: int) -> AsyncIterator[Simulation]:
    """With one process everything happens here; with more the test only looks on."""
    async with AsyncExitStack() as stack:
        time = Time(BEGIN)
        observer = await stack.enter_async_context(opened(address, time))
        if processes == 1:
            yield Simulation([Here(observer, time)], observer)
        else:
            others = [await stack.enter_async_context(started(address)) for _ in range(processes)]
            yield Simulation([*others], observer)


async def play_games(address: str, games: range, processes: int = 1) -> Counter[str]:
    """Some at a time; what their logs hold, all together."""
    found: Counter[str] = Counter()
    async with simulation_at(address, processes) as simulation:
        store = simulation.observer.store
        for first in range(games.start, games.stop, TOGETHER):
            some = []
            for number in range(first, min(first + TOGETHER, games.stop)):
                some.append(Game(simulation, Random(number)))
                await some[-1].sit_down(number)
            await play(some)
            for game in some:
                table = await game.table()
                assert table.game.finished
                assert table.standing().due is None
                found += await check_log(store, game.name, table)
        assert await store.lists.due(NEVER, 10) == []
    return found


def sqlite(folder: Path) -> str:
    lay_sqlite(folder / "tables.db")
    return str(folder / "tables.db")


KINDS = ("deadline", "warned", "timed-out", "stand-in", "taken-back", "vacation", "order-stopped")


def check_found(found: Counter[str]) -> None:
    """The games were of the kind they are meant to be."""
    for kind in KINDS:
        assert found[kind], kind


def test_games_over_days_come_to_an_end(tmp_path: Path) -> None:
    found = asyncio.run(play_games(sqlite(tmp_path), range(GAMES)))
    assert found["deadline"] > 100
    assert found["timed-out"]


@pytest.mark.soak
@pytest.mark.parametrize("games", PIECES, ids=str)
def test_a_thousand_games_come_to_an_end(tmp_path: Path, games: range) -> None:
    check_found(asyncio.run(play_games(sqlite(tmp_path), games)))


def test_so_they_do_at_two_processes(postgres: Postgres) -> None:
    found = asyncio.run(play_games(new_postgres(postgres), range(1), processes=2))
    assert found["deadline"] > 30


@pytest.mark.soak
@pytest.mark.parametrize("games", PIECES, ids=str)
def test_so_do_a_thousand_at_two_processes(postgres: Postgres, games: range) -> None:
    """Both look after all clocks at the same time; people come to either of them."""
    check_found(asyncio.run(play_games(new_postgres(postgres), games, processes=2)))
