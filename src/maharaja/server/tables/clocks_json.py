"""Pace, clocks and standing orders as messages have them.

Others' clocks are rounded up, so that nobody sees how long somebody thinks to the second.
"""

from __future__ import annotations

from math import ceil
from typing import cast

from maharaja.server import messages
from maharaja.server.durations import DAY
from maharaja.server.tables.pace import Clock, coarse
from maharaja.server.tables.standing_orders import takeable
from maharaja.server.tables.table import Table
from maharaja.store import rows


def pace_json(table: Table) -> messages.Pace | None:
    pace = table.pace
    if pace is None:
        return None
    return messages.Pace(
        kind=cast(messages.PaceKind, pace.kind),
        bank=int(pace.bank),
        increment=int(pace.increment),
        most=int(pace.most),
        grace=int(pace.grace),
        vacation=int(pace.vacation / DAY),
        level=pace.level,
        start=pace.hours.start,
        end=pace.hours.end,
        weekends=pace.hours.weekends,
        zone=pace.hours.zone,
    )


def clocks_json(table: Table, own: int | None) -> list[messages.Clock]:
    """All clocks; the own one exactly."""
    return [
        clock_json(table, seat, clock, exact=seat == own) for seat, clock in enumerate(table.clocks)
    ]


def clock_json(table: Table, seat: int, clock: Clock, *, exact: bool) -> messages.Clock:
    assert table.pace is not None
    left, deadline = clock.left, clock.deadline
    until = None if deadline is None else deadline.until
    if not exact:
        left = coarse(table.pace, left)
        until = None if until is None else coarse(table.pace, until)
    return messages.Clock(
        seat=seat,
        seconds=ceil(left),
        until=None if until is None else int(until * 1000),
        question=deadline is not None and deadline.wanted.question,
    )


def orders_json(table: Table, seat: int | None) -> messages.StandingOrders | None:
    """For the seat itself only."""
    if seat is None or table.status != rows.RUNNING:
        return None
    orders = table.orders[seat]
    return messages.StandingOrders(
        retake=[int(number) for number in orders.get("retake", [])],
        reward=orders.get("reward", []),
        takeable=takeable(table.game, seat),
    )


def vacation_left(table: Table, seat: int | None) -> int:
    """Whole days that the seat could still take."""
    if seat is None or table.pace is None:
        return 0
    return int((table.pace.vacation - table.chairs[seat].vacation_spent) / DAY)
