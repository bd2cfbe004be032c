"""The pace of a table: how long people may take, and what becomes of their clocks.

Pure: no clock in here, all times are passed in. ``clock_after`` is the one function that says what
an instant does to a seat's clock. It is asked when an entry is written, and what it answers is
written down as the seat's deadline; so a later version cannot change what people were told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Literal

from msgspec import Struct

from maharaja.server.durations import DAY, HOUR, MINUTE
from maharaja.server.tables.playing_time import ALWAYS, Hours, time_after, time_between

Part = Literal["half", "tenth"]  # of the time: as much as is left
MISSED = 3  # moves in a row that a bot had to make until the seat counts as absent


class Pace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long people may take; all times in seconds that count (``hours``)."""

    kind: str
    bank: float  # of each seat, at the beginning
    increment: float  # for every move: planning, a turn, ...; once a round each
    most: float  # that a clock can hold
    grace: float  # for a question in somebody else's turn, and after the return from a time-out
    vacation: float  # of each seat in a game, in seconds of the calendar
    level: str  # of the bot that plays on
    hours: Hours = ALWAYS

    @property
    def unit(self) -> float:
        """To which others' clocks are told."""
        return HOUR if self.bank >= DAY else MINUTE


KINDS: dict[str, Pace] = {
    pace.kind: pace
    for pace in (
        Pace(
            kind="live",
            bank=20 * MINUTE,
            increment=MINUTE,
            most=40 * MINUTE,
            grace=2 * MINUTE,
            vacation=0,
            level="adept",
        ),
        Pace(
            kind="day",
            bank=3 * DAY,
            increment=12 * HOUR,
            most=5 * DAY,
            grace=4 * HOUR,
            vacation=14 * DAY,
            level="adept",
        ),
        Pace(
            kind="week",
            bank=7 * DAY,
            increment=2 * DAY,
            most=10 * DAY,
            grace=12 * HOUR,
            vacation=28 * DAY,
            level="adept",
        ),
    )
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a seat has to decide, for its clock: a move of its own, or a question to it.

    A question in somebody else's turn costs nothing of the clock; it has a time of its own.
    """

    move: str
    question: bool = False


@dataclass(frozen=True, slots=True)
class Deadline:
    """Until when a seat has to decide."""

    wanted: Wanted
    left: float  # when it was set
    until: float
    half: float  # instants at which so much of it is left
    tenth: float


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock; it runs if there is a deadline."""

    left: float  # when it was last set or stopped
    move: str | None = None  # that it was last set for
    deadline: Deadline | None = None
    warned: Part | None = None
    returned: str | None = None  # the move in which the seat has had the time for a return


def clock_after(pace: Pace, clock: Clock, wanted: Wanted | None, at: float) -> Clock:
    """A seat's clock when it has to decide this, or nothing, from an instant on.

    A clock that runs for the same is left alone. It never goes below zero, and gets nothing but
    one increment for each move, and one grace in a move for who returns to it after a time-out.
    """
    if clock.deadline is not None:
        if clock.deadline.wanted == wanted:
            return clock
        clock = stopped(pace, clock, clock.deadline, at)
    return clock if wanted is None else started(pace, clock, wanted, at)


def stopped(pace: Pace, clock: Clock, deadline: Deadline, at: float) -> Clock:
    if deadline.wanted.question:
        return replace(clock, deadline=None, warned=None)
    left = min(deadline.left, time_between(pace.hours, at, deadline.until))
    return replace(clock, left=left, deadline=None, warned=None)


def started(pace: Pace, clock: Clock, wanted: Wanted, at: float) -> Clock:
    if wanted.question:
        return replace(clock, deadline=deadline_of(pace, wanted, pace.grace, at), warned=None)
    left, returned = clock.left, clock.returned
    if clock.move is not None and clock.move != wanted.move:
        left = min(pace.most, left + pace.increment)
    elif left <= 0 and returned != wanted.move:
        left, returned = pace.grace, wanted.move
    deadline = deadline_of(pace, wanted, left, at)
    return Clock(left, wanted.move, deadline, None, returned)


def deadline_of(pace: Pace, wanted: Wanted, left: float, at: float) -> Deadline:
    half, tenth = (time_after(pace.hours, at, left * used) for used in (0.5, 0.9))
    return Deadline(wanted, left, time_after(pace.hours, at, left), half, tenth)


def timed_out(clock: Clock) -> Clock:
    """Nothing is left of it."""
    return replace(clock, left=0.0, deadline=None, warned=None)


def next_moment(clock: Clock) -> float | None:
    """When something is to be done about the clock; None while it stands."""
    deadline = clock.deadline
    if deadline is None:
        return None
    if deadline.wanted.question or clock.warned == "tenth":
        return deadline.until
    return deadline.half if clock.warned is None else deadline.tenth


def warning_at(deadline: Deadline, at: float) -> Part | None:
    """What the seat should be warned of by then."""
    if deadline.wanted.question or at < deadline.half:
        return None
    return "half" if at < deadline.tenth else "tenth"


def coarse(pace: Pace, seconds: float) -> float:
    """A time, or an amount of it, as others are told it: rounded up."""
    return ceil(seconds / pace.unit) * pace.unit
