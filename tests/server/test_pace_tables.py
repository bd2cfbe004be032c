"""Tables with a pace, in time that is made up: clocks, time-outs, returns, vacations, orders."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.laid_databases import lay_sqlite
from support.registries import ANN, BOB, choose
from support.tables import new_table, people, take

import maharaja
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.durations import DAY, HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    GuestSeat,
    ImportedTable,
    Join,
    MySeat,
    NewTable,
    Place,
    SetBot,
    SetPace,
    SetStandingOrders,
    SetVacation,
    Undo,
    Unread,
    Window,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import (
    absence,
    archive,
    clocks,
    create_table,
    moves,
    seats,
    serialize,
    standing_orders,
    watch,
)
from maharaja.server.tables.log_entries import PRIVATE, Chosen, OrdersSet, OrderStopped, read_body
from maharaja.server.tables.pace import MISSED
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.tables.undo import undo_count
from maharaja.store.open_store import open_store

pytestmark = pytest.mark.once

BEGIN = 1_774_000_000.0
CID = Visitor(hashed("c" * 30), "127.0.0.1")
DAYS = SetPace(kind="day", level="random")


class Story:
    """A table of Ann's and Bob's, and the time of the day."""

    def __init__(self, service: TableService, time: list[float]) -> None:
        self.service = service
        self._time = time
        self.name = ""

    async def begin(self, pace: SetPace = DAYS, **more: Any) -> None:
        asked = NewTable(seats=[MySeat(name="Ann"), GuestSeat()], public=True, pace=pace, **more)
        self.name = (await create_table.create(self.service, ANN, asked)).table
        await seats.join(self.service, BOB, self.name, Join(name="Bob"), None)

    async def begin_in(self, phase: str) -> None:
        """In the middle of a game: always the same."""
        game, dice = maharaja.new_game(players=2, seed=5), Random(5)
        while game.phase != phase:
            seat = game.to_act()[0]
            game.choose(seat, dice.choice(game.legal(seat)))
        record = msgspec.json.decode(msgspec.json.encode(game.record()), type=Unread)
        places: list[Place] = [MySeat(name="Ann"), GuestSeat()]
        asked = ImportedTable(seats=places, record=record, public=True, pace=DAYS)
        self.name = (await create_table.import_table(self.service, ANN, asked)).table
        await seats.join(self.service, BOB, self.name, Join(name="Bob"), None)

    @property
    def table(self) -> Table:
        return self.service.registry.live[self.name].table

    @property
    def now(self) -> float:
        return self._time[0]

    async def wait(self, seconds: float) -> int:
        """How many entries the clocks made by then."""
        self._time[0] += seconds
        return await self.service.deadlines.look()

    async def play(self, seat: int, choice: str | None = None) -> None:
        legal = self.table.game.legal_texts(seat)
        wanted = Random(self.table.number).choice(legal) if choice is None else choice
        key = f"n{self.table.number}"
        await choose(self.service, self.name, seat, wanted, key, (ANN, BOB)[seat])

    async def play_until(self, done: Callable[[Table], bool]) -> None:
        while not done(self.table):
            await self.play(self.table.to_act()[0])

    async def look(self, who: Visitor, seat: int | None = None) -> Any:
        told = await watch.look(self.service, who, self.name, seat, None, 0, 0)
        return msgspec.json.decode(msgspec.json.encode(told))

    async def bots(self) -> None:
        live = self.service.registry.live[self.name]
        while live.thinking:
            await asyncio.wait(list(live.thinking.values()))

    async def kinds(self) -> list[str]:
        entries = await self.service.store.entries(self.name)
        return [str(read_body(entry.body).__struct_config__.tag) for entry in entries]


def tell(folder: Path, story: Callable[[Story], Awaitable[None]], *, bots: bool = False) -> None:
    async def told() -> None:
        database = folder / "tables.db"
        lay_sqlite(database)
        time = [BEGIN]
        settings = Settings(tables_per_person=0)
        service = TableService(open_store(str(database)), BotPool(1), settings, now=lambda: time[0])
        await service.store.open()
        if bots:
            service.pool.open()
        try:
            await story(Story(service, time))
        finally:
            await service.close()

    asyncio.run(told())


async def code_of(work: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as said:
        await work
    return said.value.code


# --- clocks --------------------------------------------------------------------------------------


def test_without_a_pace_there_are_no_clocks(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        made = await create_table.create(at.service, ANN, NewTable(seats=[MySeat(), MySeat()]))
        at.name = made.table
        assert at.table.standing().due is None
        told = (await at.look(ANN, 0))["table"]
        assert (told["pace"], told["clocks"], told["vacation_left"]) == (None, [], 0)
        assert await at.wait(1000 * DAY) == 0

    tell(tmp_path, story)


def test_a_clock_runs_while_its_seat_has_to_decide(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        (first,) = at.table.to_act()
        deadline = at.table.clocks[first].deadline
        assert deadline is not None
        assert deadline.until == BEGIN + 3 * DAY
        assert at.table.clocks[1 - first].deadline is None
        await at.wait(HOUR)
        await at.play(first)
        assert at.table.clocks[first].left == 3 * DAY - HOUR
        assert at.table.clocks[first].deadline is None
        assert at.table.clocks[1 - first].deadline is not None

    tell(tmp_path, story)


def test_planning_stops_a_clock_and_planning_anew_does_nothing(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        await at.play_until(lambda table: table.game.phase == "planning")
        assert all(clock.deadline is not None for clock in at.table.clocks)
        await at.wait(HOUR)
        await at.play(0, "plan coins track")
        stopped, other = at.table.clocks
        assert stopped.deadline is None
        told = (await at.look(BOB, 1))["table"]
        await at.wait(HOUR)
        await at.play(0, "plan pp track")
        assert at.table.clocks == (stopped, other)
        assert (await at.look(BOB, 1))["table"] == told  # nothing shows

    tell(tmp_path, story)


def test_a_turn_is_one_move_however_often_it_is_taken_back(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin_in("actions")
        (seat,) = at.table.to_act()
        before = at.table.clocks[seat].deadline
        taken_back = 0
        while at.table.to_act() == [seat]:
            assert at.table.clocks[seat].deadline is before
            await at.wait(60)
            if undo_count(at.table, seat) and taken_back < 3:
                taken_back += 1
                asked = Undo(seat=seat, sequence=at.table.sequence(seat), key=f"u{at.table.number}")
                await moves.undo(at.service, (ANN, BOB)[seat], at.name, asked)
            else:
                await at.play(seat)
        assert taken_back

    tell(tmp_path, story)


def test_others_see_a_clock_to_the_hour(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        (first,) = at.table.to_act()
        await at.wait(100.5)
        people = (ANN, BOB)
        own = (await at.look(people[first], first))["table"]["clocks"][first]
        others = (await at.look(people[1 - first], 1 - first))["table"]["clocks"][first]
        assert own["until"] == int((BEGIN + 3 * DAY) * 1000)
        assert others["until"] % 3_600_000 == 0
        assert 0 <= others["until"] - own["until"] < 3_600_000
        await at.play(first)
        spectator = (await at.look(CID))["table"]["clocks"][first]
        assert (spectator["until"], spectator["seconds"]) == (None, 3 * DAY)
        own = (await at.look(people[first], first))["table"]["clocks"][first]
        assert own["seconds"] == 3 * DAY - 100

    tell(tmp_path, story)


def test_a_window_that_is_closed_costs_nothing(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        hours = Window(start=60, end=120)
        await at.begin(SetPace(kind="live", bank=3600 * 2, window=hours, zone="Asia/Tokyo"))
        (first,) = at.table.to_act()
        deadline = at.table.clocks[first].deadline
        assert deadline is not None
        assert DAY < deadline.until - BEGIN < 3 * DAY

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "pace",
    [
        SetPace(kind="day", zone="Moon/Base"),
        SetPace(kind="day", zone="../../etc/passwd"),
        SetPace(kind="day", level="master"),
        SetPace(kind="day", level="nonsense"),
        SetPace(kind="day", window=Window(start=60, end=60)),
    ],
)
def test_a_pace_that_cannot_be_is_refused(tmp_path: Path, pace: SetPace) -> None:
    async def story(at: Story) -> None:
        assert await code_of(at.begin(pace)) == "invalid"

    tell(tmp_path, story)


# --- time-outs -----------------------------------------------------------------------------------


def test_warnings_then_a_bot_then_the_person_again(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        (first,) = at.table.to_act()
        person = (ANN, BOB)[first]
        public = at.table.sequence(None)
        assert await at.wait(1.5 * DAY) == 1
        assert await at.wait(1.2 * DAY) == 1
        assert at.table.sequence(None) == public  # warnings are the seat's own
        assert await at.wait(DAY) == 1
        assert (await at.kinds())[-3:] == ["warned", "warned", "timed-out"]
        assert at.table.chairs[first].level == "random"
        told = (await at.look((BOB, ANN)[first], 1 - first))["table"]["chairs"][first]
        assert (told["timed_out"], told["handed_over"], told["absent"]) == (True, True, False)
        assert await at.wait(10 * DAY) == 0  # bots have no clocks
        await at.look(person)
        chair, clock = at.table.chairs[first], at.table.clocks[first]
        assert (chair.level, chair.timed_out) == (None, False)
        assert clock.left == 4 * HOUR  # the grace, once
        await at.wait(4 * HOUR)
        assert at.table.chairs[first].timed_out
        await at.look(person)
        assert at.table.chairs[first].timed_out  # not twice in a move

    tell(tmp_path, story)


def test_late_is_late_enough_to_skip_warnings(tmp_path: Path) -> None:
    """A server that was down does not warn of what is over."""

    async def story(at: Story) -> None:
        await at.begin()
        assert await at.wait(30 * DAY) == 1
        assert (await at.kinds())[-1] == "timed-out"

    tell(tmp_path, story)


def test_who_chooses_late_but_before_the_bot_has_chosen(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        (first,) = at.table.to_act()
        at._time[0] += 4 * DAY  # the loop has not looked yet
        await at.play(first)
        assert at.table.clocks[first].left == 0
        assert not at.table.chairs[first].timed_out

    tell(tmp_path, story)


def test_absent_after_three_moves_and_the_seat_may_be_taken(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        late = at.table.to_act()[0]
        there = 1 - late
        await at.wait(4 * DAY)
        while at.table.chairs[late].missed < MISSED:
            await at.bots()
            if there in at.table.to_act():
                await at.play(there)
        assert at.table.chairs[late].absent
        joined = await seats.join(at.service, CID, at.name, Join(name="Cid"), None)
        assert joined.seat == late
        chair = at.table.chairs[late]
        assert (chair.name, chair.level, chair.absent) == ("Cid", None, False)
        assert at.table.seats_of((ANN, BOB)[late].person_id or "") == []
        kept = await archive.take_out(at.service.store, at.name)
        assert kept is not None
        folded, _, _ = archive.unfold(archive.read(archive.write(kept)))
        assert folded.clocks == at.table.clocks

    tell(tmp_path, story, bots=True)


def test_nobody_takes_the_seat_of_somebody_who_is_only_late(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        await at.wait(4 * DAY)
        assert await code_of(seats.join(at.service, CID, at.name, Join(), None)) == "not-waiting"

    tell(tmp_path, story)


def test_a_seat_handed_over_at_will_stays_with_its_bot(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        await seats.hand_over(at.service, BOB, at.name, 1, SetBot(level="random"))
        await at.look(BOB, 1)
        assert at.table.chairs[1].level == "random"
        await seats.take_back(at.service, BOB, at.name, 1)
        assert at.table.chairs[1].level is None

    tell(tmp_path, story)


# --- questions in others' turns ------------------------------------------------------------------


def test_a_bot_answers_one_question_after_the_grace(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin_in("scoring")
        (asked,) = at.table.to_act()
        before = at.table.clocks[asked]
        assert before.deadline is not None
        assert before.deadline.wanted.question
        assert before.deadline.until == at.now + 4 * HOUR
        assert await at.wait(4 * HOUR) >= 1
        await at.bots()
        assert "stand-in" in await at.kinds()
        chair = at.table.chairs[asked]
        assert (chair.level, chair.missed) == (None, 0)
        assert at.table.clocks[asked].left <= before.left + 12 * HOUR
        assert asked not in at.table.stand_ins

    tell(tmp_path, story, bots=True)


def test_standing_orders_answer_and_stop_when_they_do_not_fit(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin_in("actions")
        there: list[str] = [reward for reward in at.table.game.view()["rewards"] if reward]
        for seat, person in enumerate((ANN, BOB)):
            orders = SetStandingOrders(reward=there, retake=[16])
            public = at.table.sequence(None)
            await absence.set_orders(at.service, person, at.name, seat, orders)
            assert at.table.sequence(None) == public  # nobody else is told
        told = [(await at.look(who, seat))["table"] for seat, who in enumerate((ANN, BOB))]
        assert [table["orders"]["reward"] for table in told] == [there, there]
        assert (await at.look(CID))["table"]["orders"] is None
        await at.play_until(lambda table: table.game.finished)
        entries = await at.service.store.entries(at.name)
        bodies = [read_body(entry.body) for entry in entries]
        ordered = [body for body in bodies if isinstance(body, Chosen) and body.ordered]
        assert {body.choice.split()[0] for body in ordered} >= {"reward"}
        gone = there[0]  # each is there once, so an order for one alone soon does not fit
        assert f"reward {gone}" in {body.choice for body in bodies if isinstance(body, Chosen)}

    tell(tmp_path, story)


def test_an_order_stops_when_it_does_not_fit() -> None:
    """Of what is wanted the first that is legal; nothing of it: the order is none any more."""
    legal = ["reward tax", "reward coins"]
    answers = [
        standing_orders.answer_of(1, {"reward": wanted}, legal)
        for wanted in (["coins", "tax"], ["pp2", "tax"], ["pp2"])
    ]
    assert answers == [
        Chosen(seat=1, choice="reward coins", ordered=True),
        Chosen(seat=1, choice="reward tax", ordered=True),
        OrderStopped(seat=1, order="reward"),
    ]
    assert standing_orders.answer_of(1, {"retake": ["3"]}, legal) is None
    table = new_table([*people(), OrdersSet(seat=1, orders={"reward": ["tax"], "retake": ["3"]})])
    take(table, OrderStopped(seat=1, order="reward"))
    assert table.orders == ({}, {"retake": ["3"]})


@pytest.mark.parametrize(
    "orders", [SetStandingOrders(reward=["gold"]), SetStandingOrders(retake=[77])]
)
def test_orders_for_what_there_is_not_are_refused(
    tmp_path: Path, orders: SetStandingOrders
) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        assert await code_of(absence.set_orders(at.service, ANN, at.name, 0, orders)) == "invalid"
        own = absence.set_orders(at.service, BOB, at.name, 0, SetStandingOrders())
        assert await code_of(own) == "not-your-seat"

    tell(tmp_path, story)


# --- vacation ------------------------------------------------------------------------------------


def test_a_vacation_stops_the_clock_is_shown_and_limited(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        async def vacation(days: int) -> None:
            asked = SetVacation(days=days)
            await absence.set_vacation(at.service, (ANN, BOB)[first], at.name, first, asked)

        await at.begin()
        (first,) = at.table.to_act()
        assert await code_of(vacation(15)) == "no-vacation"
        await at.wait(DAY)
        await vacation(10)
        assert at.table.clocks[first].deadline is None
        told = (await at.look(CID))["table"]["chairs"][first]
        assert told["vacation"] == int((BEGIN + 11 * DAY) * 1000)
        assert await code_of(vacation(1)) == "no-vacation"
        assert await at.wait(9 * DAY) == 0
        assert await at.wait(2 * DAY) == 1  # it is over
        assert at.table.clocks[first].left == 2 * DAY
        assert at.table.clocks[first].deadline is not None
        assert await code_of(vacation(5)) == "no-vacation"
        await vacation(4)
        await at.wait(DAY)
        await vacation(0)
        mine = (await at.look((ANN, BOB)[first], first))["table"]
        assert mine["vacation_left"] == 3  # what was not used is left

    tell(tmp_path, story)


def test_a_live_table_has_no_vacation(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin(SetPace(kind="live"))
        asked = SetVacation(days=1)
        assert await code_of(absence.set_vacation(at.service, ANN, at.name, 0, asked)) == (
            "no-vacation"
        )

    tell(tmp_path, story)


# --- what is written -----------------------------------------------------------------------------


def test_what_a_table_adds_up_to_follows_from_its_log(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        for _ in range(60):
            await at.wait(3 * HOUR)
            await at.play(at.table.to_act()[0])
        kept = await archive.take_out(at.service.store, at.name)
        assert kept is not None
        folded, row, entries = archive.unfold(kept)
        assert folded.clocks == at.table.clocks
        assert row.standing == at.table.standing()
        assert row.standing.due == clocks.due(at.table)
        seen = serialize.table_json(folded, None)
        assert seen.sequence == sum(
            not isinstance(read_body(entry.body), PRIVATE) for entry in entries
        )

    tell(tmp_path, story)


def test_clocks_that_there_are_not_are_not_imported(tmp_path: Path) -> None:
    async def story(at: Story) -> None:
        await at.begin()
        kept = await archive.take_out(at.service.store, at.name)
        assert kept is not None
        header = bytes(kept.header).replace(b'"pace"', b'"nothing"')
        with pytest.raises(archive.ArchiveError, match="a clock that there is not"):
            archive.unfold(msgspec.structs.replace(kept, header=msgspec.Raw(header)))

    tell(tmp_path, story)
