"""What becomes of clocks: the one pure function, whatever happens when."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.extent import many

from maharaja.server.durations import DAY, HOUR
from maharaja.server.tables import pace
from maharaja.server.tables.pace import KINDS, Clock, Pace, Wanted, clock_after
from maharaja.server.tables.playing_time import (
    ALWAYS,
    Hours,
    spans,
    time_after,
    time_between,
)

pytestmark = pytest.mark.once

NEAR = 1e-3  # seconds: an instant of today has some ten-millionths
BEGIN = datetime(2026, 3, 20, 9, tzinfo=UTC).timestamp()  # a Friday; clocks change a week later
ZONES = ("UTC", "Europe/Berlin", "Asia/Tokyo", "America/Sao_Paulo", "Australia/Lord_Howe")
EXAMPLES = settings(max_examples=many(600, quick=40), deadline=None)

minutes = st.integers(0, 24 * 4).map(lambda quarter: quarter * 15)
hours_of_day = st.tuples(minutes, minutes).filter(
    lambda ends: ends[0] != ends[1] and ends[0] < 1440
)
all_hours = st.builds(
    lambda window, weekends, zone: Hours(
        start=window[0], end=window[1], weekends=weekends, zone=zone
    ),
    hours_of_day,
    st.booleans(),
    st.sampled_from(ZONES),
)
instants = st.floats(BEGIN, BEGIN + 400 * DAY)
amounts = st.floats(0, 20 * DAY)


# --- hours that count ----------------------------------------------------------------------------


@EXAMPLES
@given(all_hours, instants, amounts)
@example(Hours(start=120, end=180, zone="Europe/Berlin"), BEGIN, 8 * HOUR)  # the hour left out
def test_so_much_time_later_so_much_time_has_counted(
    hours: Hours, begin: float, seconds: float
) -> None:
    end = time_after(hours, begin, seconds)
    assert end >= begin + seconds - NEAR
    assert time_between(hours, begin, end) == pytest.approx(seconds, abs=NEAR)


@EXAMPLES
@given(all_hours, instants, amounts, amounts)
def test_time_adds_up(hours: Hours, begin: float, first: float, second: float) -> None:
    middle, end = begin + first, begin + first + second
    parts = time_between(hours, begin, middle) + time_between(hours, middle, end)
    assert time_between(hours, begin, end) == pytest.approx(parts, abs=NEAR)
    assert 0 <= time_between(hours, begin, end) <= end - begin + NEAR


@EXAMPLES
@given(all_hours, instants)
def test_what_counts_is_inside_the_window_and_in_the_week(hours: Hours, begin: float) -> None:
    zone = ZoneInfo(hours.zone)
    found = spans(hours, begin)
    before = begin
    for _ in range(5):
        opens, closes = next(found)
        assert before <= opens < closes
        before = closes
        there = datetime.fromtimestamp((opens + closes) / 2, zone)
        minute = there.hour * 60 + there.minute
        overnight = hours.end <= hours.start
        if overnight:
            assert minute >= hours.start or minute <= hours.end
        else:
            # Where clocks are changed inside a window, its middle moves by up to an hour.
            assert hours.start - 60 <= minute <= hours.end + 60
        first_day = datetime.fromtimestamp(closes - 1, zone)
        if not hours.weekends and not overnight:
            assert first_day.weekday() < 5


def test_nights_and_weekends_cost_nothing() -> None:
    office = Hours(start=9 * 60, end=17 * 60, weekends=False, zone="Europe/Berlin")
    friday = datetime(2026, 3, 27, 16, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    monday = datetime(2026, 3, 30, 10, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    assert time_between(office, friday, monday) == 2 * HOUR
    assert time_after(office, friday, 2 * HOUR) == monday
    saturday = friday + DAY
    assert time_between(office, saturday, saturday + DAY / 2) == 0


# --- clocks --------------------------------------------------------------------------------------

wanted = st.none() | st.builds(
    Wanted, st.sampled_from(["1:planning", "1:actions", "2:planning", "2:scoring"]), st.booleans()
)
steps = st.lists(
    st.tuples(st.floats(-HOUR, 4 * DAY), wanted, st.booleans()), min_size=1, max_size=12
)
paces = st.builds(
    lambda kind, hours: Pace(
        **{name: getattr(KINDS[kind], name) for name in KINDS[kind].__struct_fields__}
        | {"hours": hours}
    ),
    st.sampled_from(list(KINDS)),
    st.just(ALWAYS) | all_hours,
)


@EXAMPLES
@given(paces, steps)
def test_no_clock_is_ever_negative_or_reset(
    table: Pace, story: list[tuple[float, Wanted | None, bool]]
) -> None:
    """Whatever a seat has to decide when, and however clocks of machines disagree."""
    clock, at = Clock(table.bank), BEGIN
    for passed, what, over in story:
        at += passed
        before = clock
        clock = clock_after(table, clock, what, at)
        assert 0 <= clock.left <= table.most
        check_step(table, before, clock, what, at)
        if over and clock.deadline is not None and not clock.deadline.wanted.question:
            clock = pace.timed_out(clock)
            assert clock.left == 0


def check_step(table: Pace, before: Clock, after: Clock, what: Wanted | None, at: float) -> None:
    if before.deadline is not None and before.deadline.wanted == what:
        assert after is before  # it neither restarts nor stops
        return
    left = before.left
    if before.deadline is not None and not before.deadline.wanted.question:
        left = min(left, time_between(table.hours, at, before.deadline.until))
    if what is None or what.question:
        assert after.left == left  # questions cost nothing
    elif before.move not in (None, what.move):
        assert after.left == min(table.most, left + table.increment)
    elif left > 0 or before.returned == what.move:
        assert after.left == left
    else:
        assert (after.left, after.returned) == (table.grace, what.move)
    if what is not None:
        check_deadline(table, after, what, at)
    else:
        assert after.deadline is None


def check_deadline(table: Pace, clock: Clock, what: Wanted, at: float) -> None:
    deadline = clock.deadline
    assert deadline is not None
    assert deadline.wanted == what
    assert at <= deadline.half <= deadline.tenth <= deadline.until
    left = table.grace if what.question else clock.left
    counted = time_between(table.hours, at, deadline.until)
    assert counted == pytest.approx(left, abs=NEAR)
    assert time_between(table.hours, at, deadline.half) == pytest.approx(left / 2, abs=NEAR)
    assert time_between(table.hours, at, deadline.tenth) == pytest.approx(left * 0.9, abs=NEAR)


@EXAMPLES
@given(paces, st.floats(0, 2 * DAY), st.floats(0, 20 * DAY))
def test_a_clock_that_is_stopped_has_lost_what_has_counted(
    table: Pace, first: float, pause: float
) -> None:
    """Stopping and going on in the same move is as if it had stood meanwhile."""
    move = Wanted("1:actions")
    running = clock_after(table, Clock(table.bank), move, BEGIN)
    stopped = clock_after(table, running, None, BEGIN + first)
    used = min(table.bank, time_between(table.hours, BEGIN, BEGIN + first))
    assert stopped.left == pytest.approx(table.bank - used, abs=NEAR)
    again = clock_after(table, stopped, move, BEGIN + first + pause)
    assert again.left == stopped.left or again.returned == move.move


def test_warnings_come_once_each_and_not_behind_the_end() -> None:
    table = KINDS["day"]
    clock = clock_after(table, Clock(table.bank), Wanted("1:actions"), BEGIN)
    deadline = clock.deadline
    assert deadline is not None
    assert pace.next_moment(clock) == deadline.half == BEGIN + 1.5 * DAY
    assert pace.warning_at(deadline, BEGIN) is None
    assert pace.warning_at(deadline, deadline.half) == "half"
    assert pace.warning_at(deadline, deadline.tenth) == "tenth"
    question = clock_after(table, clock, Wanted("1:scoring", question=True), BEGIN).deadline
    assert question is not None
    assert pace.warning_at(question, question.until) is None


def test_others_clocks_are_told_to_the_hour_or_the_minute() -> None:
    assert pace.coarse(KINDS["day"], 3 * DAY - 1) == 3 * DAY
    assert pace.coarse(KINDS["live"], 61) == 120
    assert pace.coarse(KINDS["live"], 0) == 0
