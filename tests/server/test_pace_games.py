"""Games over days, in time that is made up: whoever vanishes, all of them come to an end.

Real tables, a real database, real bots; only the time of the day is the test's. People come back
now and then and play at random, and three in ten are gone for good at some moment. After every
step the clocks of the table are held to what they may do.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.databases import Postgres
from support.laid_databases import lay_sqlite, new_postgres

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    Choose,
    GuestSeat,
    Join,
    MySeat,
    NewTable,
    Place,
    SetPace,
    SetStandingOrders,
    SetVacation,
    Undo,
    Window,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import absence, create_table, moves, seats, watch
from maharaja.server.tables.log_entries import (
    Chosen,
    DeadlineSet,
    TimedOut,
    VacationBegun,
    VacationOver,
    read_body,
)
from maharaja.server.tables.pace import HOUR
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.tables.undo import undo_count
from maharaja.store.open_store import open_store
from maharaja.store.store import Store

pytestmark = pytest.mark.once

BEGIN = 1_774_000_000.0  # March 2026
GAMES = 3  # in ./check
MANY = 1000
VANISH = 0.3

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


class Time:
    """The time of the day, as the test has it."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


@contextmanager
def refusals(code: str) -> Iterator[None]:
    """It may be refused, but for no other reason."""
    try:
        yield
    except Problem as problem:
        if problem.code != code:
            raise


@dataclass
class Player:
    """A person who comes now and then, until they vanish."""

    visitor: Visitor
    vanishes: float  # when; perhaps never
    comes: float  # when next


@dataclass
class Game:
    """A table of four on its way through the days."""

    services: list[TableService]
    time: Time
    dice: Random
    name: str = ""
    players: list[Player] = field(default_factory=list)
    steps: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    tick: float = HOUR

    async def sit_down(self, number: int) -> None:
        pace = PACES[number % len(PACES)]
        self.tick = 20.0 if pace.kind == "live" else 8 * HOUR
        host, *guests = (
            Visitor(hashed(f"{number}-{seat}".ljust(30, "x")), "127.0.0.1") for seat in range(4)
        )
        places: list[Place] = [MySeat(name="Host"), GuestSeat(), GuestSeat(), GuestSeat()]
        asked = NewTable(seats=places, public=True, pace=pace)
        self.name = (await create_table.create(self.services[0], host, asked)).table
        for guest in guests:
            await seats.join(self.services[-1], guest, self.name, Join(), None)
        for visitor in (host, *guests):
            gone = self.dice.random() < VANISH
            vanishes = self.time.now + self.dice.uniform(0, 60) * self.tick
            comes = self.time.now + self.dice.expovariate(1) * self.tick
            self.players.append(Player(visitor, vanishes if gone else 1e18, comes))

    @property
    def service(self) -> TableService:
        return self.dice.choice(self.services)

    async def table(self) -> Table:
        live = await self.services[0].registry.find(self.name)
        await self.services[0].registry.look_again(live)
        return live.table

    async def play(self) -> Table:
        while True:
            await self.bots_move()
            table = await self.table()
            if table.game.finished:
                return table
            self.steps += 1
            assert self.steps < 5000, (table.to_act(), table.clocks)
            await self.next_step(table)

    async def bots_move(self) -> None:
        """Bots answer in no time, as far as the days are concerned."""
        while True:
            thinking = [
                task
                for service in self.services
                if (live := service.registry.live.get(self.name)) is not None
                for task in live.thinking.values()
            ]
            if thinking:
                await asyncio.wait(thinking)
            table = await self.table()
            if not table.bots_to_act():
                return
            for service in self.services[:1]:
                service.bots.wake(await service.registry.find(self.name))
            await asyncio.sleep(0)

    async def next_step(self, table: Table) -> None:
        """The next person comes, or the next clock is due: whatever is earlier."""
        here = [player for player in self.players if player.comes < player.vanishes]
        comes = min((player.comes for player in here), default=1e18)
        due = table.standing().due
        assert due is not None or here, "nobody is left, and nothing is due"
        if due is not None and due <= comes:
            self.time.now = max(self.time.now, due)
            # All processes at once: one of them does it.
            await asyncio.gather(*(service.deadlines.look() for service in self.services))
            return
        player = next(player for player in here if player.comes == comes)
        self.time.now = max(self.time.now, comes)
        await self.visit(player)
        player.comes = self.time.now + self.dice.expovariate(1) * self.tick

    async def visit(self, player: Player) -> None:
        """Look at the table, and do what there is to do, or something else."""
        await watch.look(self.service, player.visitor, self.name, None, None, None, 0)
        whim = self.dice.random()
        seat = self.players.index(player)
        if (await self.table()).game.finished:
            return
        if whim < 0.03:
            asked = SetVacation(days=self.dice.randrange(4))
            with refusals("no-vacation"):
                await absence.set_vacation(self.service, player.visitor, self.name, seat, asked)
        elif whim < 0.06:
            orders = SetStandingOrders(retake=[3, 5, 8], reward=["coins", "tax", "pp2"])
            await absence.set_orders(self.service, player.visitor, self.name, seat, orders)
        else:
            await self.move(player, seat)

    async def move(self, player: Player, seat: int) -> None:
        """A whole turn, a plan set anew, or one undo."""
        for _ in range(self.dice.randrange(1, 12)):
            table = await self.table()
            legal = table.game.legal_texts(seat)
            if not legal or table.chairs[seat].level is not None:
                return
            if seat not in table.to_act() and self.dice.random() < 0.7:
                return  # the plan may stay as it is
            key, now = f"k{table.number}", table.sequence(seat)
            if undo_count(table, seat) and self.dice.random() < 0.1:
                undo = Undo(seat=seat, sequence=now, key=key)
                await moves.undo(self.service, player.visitor, self.name, undo)
                continue
            choice = self.dice.choice(legal)
            asked = Choose(seat=seat, choice=choice, sequence=now, key=key)
            await moves.choose(self.service, player.visitor, self.name, asked)
            await self.bots_move()
            self.time.now += self.dice.uniform(0, self.tick / 200)


# --- what the log shows --------------------------------------------------------------------------


async def check_log(store: Store, name: str, table: Table) -> Counter[str]:
    """No clock was negative or reset, nobody was taken over twice, nobody hurried."""
    assert table.pace is not None
    left = [table.pace.bank] * 4
    running: list[tuple[float, DeadlineSet] | None] = [None] * 4
    taken = [False] * 4
    kinds: Counter[str] = Counter()
    for entry in await store.entries(name):
        body = read_body(entry.body)
        kinds[str(body.__struct_config__.tag)] += 1
        seat = body.seat
        assert seat is not None
        match body:
            case DeadlineSet():
                assert 0 <= body.left <= table.pace.most
                assert entry.at <= body.half <= body.tenth <= body.until
                assert not taken[seat]
                if not body.question:
                    most = left[seat] + max(table.pace.increment, table.pace.grace)
                    assert body.left <= most + 1e-3
                    left[seat] = body.left
                running[seat] = (entry.at, body)
            case TimedOut():
                assert not taken[seat], "taken over twice"
                was = running[seat]
                assert was is not None
                assert entry.at >= was[1].until
                taken[seat], left[seat] = True, 0.0
            case VacationBegun():
                assert body.until > entry.at
            case VacationOver():
                pass
            case Chosen(level=None):
                assert not taken[seat]
        if kinds["taken-back"] and str(body.__struct_config__.tag) == "taken-back":
            taken[seat] = False
    return kinds


# --- databases -----------------------------------------------------------------------------------


@asynccontextmanager
async def services(stores: list[Store], time: Time) -> AsyncIterator[list[TableService]]:
    async with AsyncExitStack() as stack:
        opened = []
        for store in stores:
            settings = Settings(tables_per_person=0)
            service = TableService(store, BotPool(1), settings, now=time)
            await store.open()
            service.pool.open()
            stack.push_async_callback(service.close)
            opened.append(service)
        yield opened


async def play_games(stores: list[Store], games: range) -> Counter[str]:
    """The games one after the other; what their logs hold, all together."""
    time = Time()
    found: Counter[str] = Counter()
    async with services(stores, time) as opened:
        for number in games:
            game = Game(opened, time, Random(number))
            await game.sit_down(number)
            table = await game.play()
            assert table.game.finished
            assert table.standing().due is None
            found += await check_log(opened[0].store, game.name, table)
        assert await opened[0].store.lists.due(1e18, 10) == []
    return found


def sqlite(folder: Path) -> list[Store]:
    database = folder / "tables.db"
    lay_sqlite(database)
    return [open_store(str(database))]


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
def test_a_thousand_games_come_to_an_end(tmp_path: Path) -> None:
    check_found(asyncio.run(play_games(sqlite(tmp_path), range(MANY))))


@pytest.mark.soak
def test_so_they_do_at_two_processes_on_postgresql(postgres: Postgres) -> None:
    """Both look after all clocks at the same time; people come to either of them."""
    address = new_postgres(postgres)
    stores: list[Any] = [open_store(address), open_store(address)]
    check_found(asyncio.run(play_games(stores, range(MANY))))
