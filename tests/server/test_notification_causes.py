"""Who is told of a change, and who is not: of the table before and after it."""

from __future__ import annotations

from support.tables import new_table, people, take

from maharaja.server.notifications.causes import telling
from maharaja.server.tables.log_entries import (
    Chosen,
    EntryBody,
    HandedOver,
    Sat,
    TimedOut,
    Undone,
    Warned,
)
from maharaja.server.tables.table import PLANNING, Table
from maharaja.server.tables.undo import undoable

DELAY = 10.0


def change(table: Table, body: EntryBody) -> tuple[Table, set[tuple[str, str]], set[str]]:
    """The table after an entry, who is told what, and who is no longer waited for."""
    after = table.copy()
    told = telling(table, after, [take(after, body)], DELAY)
    assert all(notice.due == notice.created + DELAY for notice in told.notices)
    answered = set(told.answered)
    assert not answered & {one.person_id for one in told.notices if one.topic == "turn"}
    return after, {(one.person_id, one.kind) for one in told.notices}, answered


def choose(table: Table, seat: int, place: int = 0) -> Chosen:
    return Chosen(seat=seat, choice=table.game.legal_texts(seat)[place])


def planning() -> Table:
    table = new_table(people())
    while table.game.phase != PLANNING:
        take(table, choose(table, table.game.to_act()[0]))
    return table


def test_a_turn_is_told_to_the_next_and_ends_for_who_has_acted() -> None:
    table = new_table(people())
    acting = table.game.to_act()[0]
    other = 1 - acting
    _, told, answered = change(table, choose(table, acting))
    assert told == {(f"h{other}", "turn")}
    assert answered == {f"h{acting}"}


def test_who_comes_last_begins_the_game_for_the_others() -> None:
    table = new_table(people()[:1])
    _, told, answered = change(table, Sat(seat=1, name="B", person_id="h1"))
    first = {("h0", "turn")} if change(table, people()[1])[0].game.to_act() == [0] else set()
    assert told == {("host", "joined"), *first}
    assert answered == set()


def test_a_plan_that_is_replaced_is_told_to_nobody() -> None:
    table = planning()
    first = choose(table, 0, place=0)
    table, told, answered = change(table, first)
    assert (told, answered) == (set(), {"h0"})
    for place in (1, 2):
        table, told, answered = change(table, choose(table, 0, place))
        assert told == set()
        assert answered <= {"h0"}


def test_a_bot_that_plays_for_somebody_ends_it_and_nobody_is_told_of_bots() -> None:
    table = planning()
    table, told, answered = change(table, HandedOver(seat=0, level="random"))
    assert (told, answered) == (set(), {"h0"})
    bot = Chosen(seat=0, choice=table.game.legal_texts(0)[0], level="random")
    _, told, answered = change(table, bot)
    assert (told, answered) == (set(), set())


def test_time_that_runs_out_is_told_to_whose_it_is() -> None:
    table = new_table(people())
    seat = table.game.to_act()[0]
    _, told, _ = change(table, Warned(seat=seat, part="tenth"))
    assert told == {(f"h{seat}", "deadline-tenth")}
    after, told, answered = change(table, TimedOut(seat=seat, level="random"))
    assert told == {(f"h{seat}", "timed-out")}
    assert answered == set()
    assert after.chairs[seat].level == "random"


def test_what_is_taken_back_is_a_sign_of_life() -> None:
    table = new_table(people())
    while not undoable(table, table.game.to_act()[0]):
        take(table, choose(table, table.game.to_act()[0]))
    acting = table.made[-1].seat
    _, told, _ = change(table, Undone(seat=acting, back=1))
    assert (f"h{acting}", "turn") not in told
