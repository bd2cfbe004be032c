"""Which hours count at a table: a daily window and weekends; all other time costs nobody anything.

Pure: instants in, instants and durations out (seconds since 1970, UTC).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from msgspec import Struct

DAY = 24 * 60  # minutes
SATURDAY = 5


class Hours(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """When time counts: from ``start`` to ``end`` of each day, in minutes after midnight there.

    A window whose end comes before its start reaches into the next day, and belongs to the first.
    """

    start: int = 0
    end: int = DAY
    weekends: bool = True
    zone: str = "UTC"

    @property
    def always(self) -> bool:
        return self.weekends and (self.start, self.end) == (0, DAY)


ALWAYS = Hours()


@lru_cache(64)
def zone_named(name: str) -> tzinfo:
    """A time zone; LookupError, ValueError or OSError if the system does not know it."""
    return UTC if name == "UTC" else ZoneInfo(name)


def time_between(hours: Hours, begin: float, end: float) -> float:
    """How much time counts from one instant to another; 0 if the second is not later."""
    if hours.always or end <= begin:
        return max(0.0, end - begin)
    counted = 0.0
    for opens, closes in spans(hours, begin):
        if opens >= end:
            break
        counted += min(closes, end) - opens
    return counted


def time_after(hours: Hours, begin: float, seconds: float) -> float:
    """The instant at which so much time has counted since another."""
    if hours.always:
        return begin + seconds
    left = seconds
    for opens, closes in spans(hours, begin):
        if left <= closes - opens:
            return opens + left
        left -= closes - opens
    raise AssertionError("hours never end")


def spans(hours: Hours, since: float) -> Iterator[tuple[float, float]]:
    """The stretches of time that count, from an instant on, in order and without overlap."""
    zone = zone_named(hours.zone)
    # A window may have begun the day before.
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        if hours.weekends or day.weekday() < SATURDAY:
            opens, closes = window(hours, day, zone)
            since = max(since, opens)
            if since < closes:
                yield since, closes
                since = closes
        day += timedelta(days=1)


def window(hours: Hours, day: date, zone: tzinfo) -> tuple[float, float]:
    """The window of a day; where clocks are changed, it is an hour shorter or longer."""
    end = hours.end if hours.end > hours.start else hours.end + DAY
    return instant(day, hours.start, zone), instant(day, end, zone)


def instant(day: date, minutes: int, zone: tzinfo) -> float:
    days, minutes = divmod(minutes, DAY)
    there = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return (there + timedelta(days=days)).timestamp()
