"""The clocks of a table: whose run, and what is to be done when; by what its log adds up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from maharaja.server.tables import pace
from maharaja.server.tables.chairs import PERSON
from maharaja.server.tables.log_entries import (
    Chosen,
    DeadlineSet,
    EntryBody,
    StandIn,
    TimedOut,
    VacationOver,
    Warned,
)
from maharaja.server.tables.pace import Clock, Deadline, Wanted, clock_after
from maharaja.store import rows
from maharaja.store.rows import Entry

if TYPE_CHECKING:
    from maharaja.server.tables.table import Table


def new_clocks(wanted: pace.Pace | None, seats: int) -> tuple[Clock, ...]:
    """None where people may take as long as they like."""
    return () if wanted is None else (Clock(wanted.bank),) * seats


def move_of(table: Table) -> str:
    """What everybody who has to decide gets one increment for."""
    return f"{table.game.round}:{table.game.phase}"


def is_question(table: Table, seat: int) -> bool:
    """Whether the seat is asked something outside its own turn: robbed, or for a reward."""
    if table.game.phase == "scoring":
        return True
    # The frame at the bottom is the turn that everything else belongs to.
    return table.game.phase == "actions" and table.game.state.frames[1] != seat


def wanted(table: Table, seat: int) -> Wanted | None:
    """What the seat's clock should run for; None: it should stand."""
    chair = table.chairs[seat]
    if chair.kind != PERSON or chair.level is not None or seat not in table.to_act():
        return None
    if is_question(table, seat):
        return None if seat in table.stand_ins else Wanted(move_of(table), question=True)
    return None if chair.vacation is not None else Wanted(move_of(table))


# --- what entries do to them ---------------------------------------------------------------------


def take_in(table: Table, entry: Entry[EntryBody]) -> None:
    """Stop the clocks of those who have nothing to decide any more; start one if that is said."""
    assert table.pace is not None
    match entry.body:
        case DeadlineSet(seat=int(seat)) as body:
            set_clock(table, seat, with_deadline(table, seat, body, entry.at))
            return
        case Warned(seat=int(seat), part=part):
            set_clock(table, seat, replace(table.clocks[seat], warned=part))
            return
        case TimedOut(seat=int(seat)):
            set_clock(table, seat, pace.timed_out(table.clocks[seat]))
            table.counted[seat] = move_of(table)
        case StandIn(seat=int(seat)):
            table.stand_ins |= {seat}
    table.stand_ins = frozenset(
        seat for seat in table.stand_ins if seat in table.to_act() and is_question(table, seat)
    )
    for seat, clock in enumerate(table.clocks):
        if clock.deadline is not None and clock.deadline.wanted != wanted(table, seat):
            set_clock(table, seat, clock_after(table.pace, clock, None, entry.at))
    count_missed(table, entry.body)


def set_clock(table: Table, seat: int, clock: Clock) -> None:
    table.clocks = (*table.clocks[:seat], clock, *table.clocks[seat + 1 :])


def with_deadline(table: Table, seat: int, body: DeadlineSet, at: float) -> Clock:
    """The clock as it was written down."""
    assert table.pace is not None
    what = Wanted(body.move, body.question)
    clock = clock_after(table.pace, table.clocks[seat], what, at)
    deadline = Deadline(what, body.left, body.until, body.half, body.tenth)
    return replace(clock, left=clock.left if body.question else body.left, deadline=deadline)


def count_missed(table: Table, body: EntryBody) -> None:
    """How many moves in a row were made without the person, once their time was up."""
    if isinstance(body, Chosen) and is_persons_own(body):
        assert body.seat is not None
        chair = table.chairs[body.seat]
        if chair.missed and not chair.timed_out:
            table.chairs = table.chairs.changed(body.seat, replace(chair, missed=0))
    move = move_of(table)
    for seat in table.to_act():
        chair = table.chairs[seat]
        if chair.timed_out and table.counted[seat] != move and not is_question(table, seat):
            table.counted[seat] = move
            table.chairs = table.chairs.changed(seat, replace(chair, missed=chair.missed + 1))


def is_persons_own(body: Chosen) -> bool:
    return body.level is None and not body.auto_answer and not body.ordered


# --- what is to be written -----------------------------------------------------------------------


def new_deadlines(table: Table, at: float) -> Iterator[DeadlineSet]:
    """Of all whose clocks should run and do not."""
    for seat, clock in enumerate(table.clocks):
        what = wanted(table, seat)
        if what is not None and clock.deadline is None:
            assert table.pace is not None
            deadline = clock_after(table.pace, clock, what, at).deadline
            assert deadline is not None
            yield DeadlineSet(
                seat=seat,
                move=what.move,
                question=what.question,
                left=deadline.left,
                until=deadline.until,
                half=deadline.half,
                tenth=deadline.tenth,
            )


def due(table: Table) -> float | None:
    """When something is to be done about a clock of the table next."""
    if table.pace is None or table.status != rows.RUNNING:
        return None
    moments = [pace.next_moment(clock) for clock in table.clocks]
    moments += [chair.vacation[1] for chair in table.chairs if chair.vacation is not None]
    return min((moment for moment in moments if moment is not None), default=None)


def due_body(table: Table, at: float) -> EntryBody | None:
    """What is to be written by then: one thing; there may be more behind it."""
    moment = due(table)
    if moment is None or moment > at:
        return None
    for seat, (chair, clock) in enumerate(zip(table.chairs, table.clocks, strict=True)):
        if chair.vacation is not None and chair.vacation[1] <= at:
            return VacationOver(seat=seat)
        if clock.deadline is not None and (body := due_at(table, seat, clock, at)) is not None:
            return body
    raise AssertionError(f"nothing is due at {at}, but should be since {moment}")


def due_at(table: Table, seat: int, clock: Clock, at: float) -> EntryBody | None:
    deadline = clock.deadline
    assert deadline is not None
    assert table.pace is not None
    if at >= deadline.until:
        kind = StandIn if deadline.wanted.question else TimedOut
        return kind(seat=seat, level=table.pace.level)
    part = pace.warning_at(deadline, at)
    return None if part is None or part == clock.warned else Warned(seat=seat, part=part)


def may_return(table: Table, seat: int) -> bool:
    """Whether the person gets the seat back by being there; in one move only once."""
    if not table.chairs[seat].timed_out:
        return False
    clock = table.clocks[seat]
    return seat not in table.to_act() or clock.returned != move_of(table) or clock.left > 0
