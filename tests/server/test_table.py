"""A table is what its log adds up to."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from support.game_kinds import mixed_kind
from support.random_games import decisions
from support.tables import BOARD, new_table, people, take

import maharaja
from maharaja.server.tables import serialize
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Chosen,
    EntryBody,
    HandedOver,
    Left,
    Rematch,
    Sat,
    TakenBack,
    Undone,
    decoded,
    encoded,
    write_header,
)
from maharaja.server.tables.table import AppliedEntry, Table, load
from maharaja.server.tables.undo import choices_to_undo, undo_count
from maharaja.store.rows import Entry, TableRow

pytestmark = pytest.mark.untraced


def choose(table: Table, choice: str | None = None, seat: int | None = None) -> AppliedEntry:
    """A choice of whoever has to act; the first legal one unless it is named."""
    seat = table.game.to_act()[0] if seat is None else seat
    return take(table, Chosen(seat=seat, choice=choice or table.game.legal_texts(seat)[0]))


def play_until(table: Table, phase: str) -> None:
    while table.game.phase != phase:
        choose(table)


def plan_all(table: Table, plan: str) -> None:
    for seat in table.game.to_act():
        choose(table, plan, seat)


@pytest.mark.parametrize(
    "body",
    [
        Sat(seat=1, name="Ann", person_id="x"),
        Chosen(seat=0, choice="end", level="adept", fault="overran"),
        Undone(seat=2, back=3),
        Left(seat=0),
        BotSat(seat=1, level="novice", style="builder"),
    ],
)
def test_entries_are_read_back_as_written(body: EntryBody) -> None:
    entry = Entry(3, 5.0, body, "k1")
    assert decoded(encoded(entry)) == entry


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ('{"kind":"forced","seat":1,"on":true}', AutoAnswerSet(seat=1, on=True)),
        ('{"kind":"again","seat":0,"table":"t"}', Rematch(seat=0, table="t")),
        (
            '{"kind":"choice","seat":0,"choice":"pass","forced":true}',
            Chosen(seat=0, choice="pass", auto_answer=True),
        ),
        (
            '{"kind":"sat","seat":0,"person_id":"forced"}',
            Sat(seat=0, person_id="forced", name=""),
        ),
    ],
)
def test_entries_with_the_names_of_old_are_read(text: str, body: EntryBody) -> None:
    """Protocol 2 and before: automatic answers were forced, rematches again."""
    assert decoded(Entry(1, 2.0, text, None)).body == body


def test_what_is_no_entry_is_refused() -> None:
    for text in ('{"kind":"unheard-of"}', '{"kind":"forced","seat":1}', "{}", '{"kind":7}'):
        with pytest.raises(msgspec.ValidationError):
            decoded(Entry(1, 2.0, text, None))


def test_the_game_begins_when_no_seat_is_free() -> None:
    table = new_table(people()[:1])
    assert (table.status, table.free(), table.begun) == ("waiting", [1], False)
    assert serialize.table_json(table, 0).view is None
    take(table, BotSat(seat=1, level="novice"))
    assert (table.status, table.free()) == ("running", [])
    shown = msgspec.json.decode(msgspec.json.encode(serialize.table_json(table, 0)))
    # By name only: "waiting" has the same in the engine's own numbers.
    view = {key: value for key, value in table.game.view(0).items() if key != "waiting"}
    assert shown["view"] == view


@pytest.mark.parametrize("number", range(3, 400, 67))
def test_what_is_sent_is_what_the_game_shows_each_seat(number: int) -> None:
    """What is open is encoded once for all; together with what is a seat's own it is its view."""
    for game, _, _ in decisions(mixed_kind(number), number, []):
        parts = serialize.OpenView(game.state)
        for viewer in (None, *range(game.seats)):
            view = {key: told for key, told in game.view(viewer).items() if key != "waiting"}
            assert msgspec.json.decode(serialize.view_json(parts, viewer)) == view


def test_a_solo_table_has_brahmabot_from_the_start() -> None:
    table = new_table(solo="easy")
    assert [chair.kind for chair in table.chairs] == ["free", "brahmabot"]
    take(table, people()[0])
    assert table.status == "running"
    assert table.bots_to_act() == []


def test_a_plan_set_anew_is_noticed_by_its_seat_only() -> None:
    """Q-P1: nobody else's numbers, steps or words change."""
    table = new_table(people(3), players=3)
    play_until(table, "planning")
    choose(table, "plan coins pp", 0)
    others = [msgspec.json.encode(serialize.table_json(table, seat)) for seat in (1, 2, None)]
    numbers = [table.sequence(seat) for seat in (0, 1, 2, None)]
    moment = choose(table, "plan coins track", 0)
    assert moment.only == 0
    assert [table.sequence(seat) for seat in (0, 1, 2, None)] == [
        numbers[0] + 1,
        *numbers[1:],
    ]
    assert others == [
        msgspec.json.encode(serialize.table_json(table, seat)) for seat in (1, 2, None)
    ]
    assert serialize.entries_json([moment], 1) == []
    assert [step.choice for step in serialize.entries_json([moment], 0)] == ["plan coins track"]


def test_others_are_told_of_a_plan_but_not_which() -> None:
    table = new_table(people())
    play_until(table, "planning")
    moment = choose(table, "plan coins pp", 1)
    assert [serialize.entry_json(moment, seat).choice for seat in (0, 1, None)] == [
        "plan",
        "plan coins pp",
        "plan",
    ]


def test_the_question_stays_the_same_while_others_plan() -> None:
    table = new_table(people(3), players=3)
    play_until(table, "planning")
    asked = list(table.asked)
    choose(table, "plan coins pp", 0)
    choose(table, "plan coins track", 0)
    choose(table, "plan coins pp", 1)
    assert table.asked == asked
    choose(table, "plan coins pp", 2)
    assert table.asked == [table.sequence(seat) for seat in range(3)]


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further() -> None:
    table = new_table(people())
    play_until(table, "planning")
    plan_all(table, "plan coins shrines")
    seat = table.game.to_act()[0]
    start = table.game.fingerprint()
    assert choices_to_undo(table, seat, whole_turn=False) == 0
    choose(table, "perform coins")
    between = table.game.fingerprint()
    choose(table, "perform shrines")
    assert undo_count(table, seat) == 2
    assert choices_to_undo(table, seat, whole_turn=False) == 1
    assert choices_to_undo(table, seat, whole_turn=True) == 2
    assert choices_to_undo(table, 1 - seat, whole_turn=True) == 0
    take(table, Undone(seat=seat, back=1))
    assert table.game.fingerprint() == between
    take(table, Undone(seat=seat, back=1))
    assert table.game.fingerprint() == start
    choose(table, "perform shrines")
    choose(table, "perform coins")
    choose(table, "end")
    assert undo_count(table, seat) == 0


def test_plans_are_not_taken_back() -> None:
    table = new_table(people())
    play_until(table, "planning")
    choose(table, "plan coins pp", 0)
    assert undo_count(table, 0) == 0


def test_what_was_overheard_is_taken_back_with_the_choice() -> None:
    table = new_table(people())
    play_until(table, "planning")
    plan_all(table, "plan pp pp")
    before = table.prestige
    seat = table.game.to_act()[0]
    choose(table, "perform pp")
    assert table.prestige[seat] > before[seat]
    take(table, Undone(seat=seat, back=1))
    assert table.prestige == before


def test_answers_without_an_alternative_are_made_for_those_who_want_it() -> None:
    """But never the end of a turn; and an undo takes them back with the choice before."""
    table = new_table(people())
    for seat in (0, 1):
        take(table, AutoAnswerSet(seat=seat, on=True))
    dice = Random(3)
    made = 0
    while not table.game.finished:
        line = table.auto_answer()
        if line is None:
            seat = dice.choice(table.game.to_act())
            choose(table, dice.choice(table.game.legal_texts(seat)), seat)
            continue
        assert line.seat is not None
        assert table.game.legal_texts(line.seat) == [line.choice]
        assert line.choice != "end"
        take(table, line)
        made += 1
        if table.made[-1].undoable and table.made[-2].undoable:
            assert choices_to_undo(table, line.seat, whole_turn=False) >= 2
    assert made > 0
    assert table.auto_answer() is None


def test_seats_are_handed_over_and_taken_back() -> None:
    table = new_table(people())
    take(table, HandedOver(seat=1, level="adept"))
    assert table.chairs[1].handed_over
    assert table.seats_of("h1") == [1]
    play_until(table, "planning")
    assert table.bots_to_act() == [1]
    take(table, TakenBack(seat=1))
    assert table.bots_to_act() == []
    take(table, Left(seat=0, level="novice"))
    assert table.bots_to_act() == [0]
    assert table.seats_of("h0") == []
    assert not table.chairs[0].handed_over


def test_keys_remember_what_was_asked_for() -> None:
    table = new_table(people())
    seat = table.game.to_act()[0]
    choice = table.game.legal_texts(seat)[0]
    take(table, Chosen(seat=seat, choice=choice), "k1")
    assert table.keys[seat, "k1"] == (f"choice {choice}", table.sequence(seat))


@pytest.mark.parametrize("options", [{"players": 3}, {"solo": "medium"}])
def test_a_log_leads_to_the_same_table_again(options: dict[str, Any]) -> None:
    """Folding, copying and trying out leave no trace; a whole random game with undos."""
    seats = options.get("players", 1)
    table = new_table(**options)
    entries: list[Entry[str]] = []
    dice = Random(8)

    def note(body: EntryBody, key: str | None = None) -> None:
        copied = table.copy()
        entry = encoded(Entry(table.number + 1, 5.0, body, key))
        copied.fold(entry)  # tried out and thrown away
        entries.append(entry)
        table.fold(entry)

    for body in people(seats):
        note(body)
    while not table.game.finished:
        seat = dice.choice(table.game.to_act())
        back = choices_to_undo(table, seat, whole_turn=dice.random() < 0.5)
        if back and dice.random() < 0.2:
            note(Undone(seat=seat, back=back), f"u{len(entries)}")
        else:
            choice = dice.choice(table.game.legal_texts(seat))
            note(Chosen(seat=seat, choice=choice), f"c{len(entries)}")
    header = table.header
    row = TableRow("t", 1.0, 1.0, "host", False, write_header(header), 0, table.standing())
    again, applied = load(row, BOARD, entries)
    assert len(applied) == len(entries) == again.number
    assert again.game.same_position(table.game)
    assert again.standing() == table.standing()
    assert (again.keys, again.asked, again.prestige, again.seen) == (
        table.keys,
        table.asked,
        table.prestige,
        table.seen,
    )
    assert maharaja.replay(again.game.record()).same_position(again.game)
    for seat in range(table.game.seats):
        if table.game.state.is_human(seat):
            dump: Any = table.game.dump()
            assert table.prestige[seat] == dump["seats"][seat]["prestige"]
    shown = serialize.table_json(table, None)
    assert shown.seed is not None
    assert shown.seed.seed == str(header.seed)


def test_the_commitment_binds_the_seed_and_does_not_tell_it() -> None:
    table = new_table(people())
    assert table.commitment == sha256(b"00:11").hexdigest()
    assert serialize.table_json(table, None).seed is None
