"""Updates tell how it came about: every position on the way, as the seat may know it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from support.stages import worked_out
from support.tables import new_table, people, take

from maharaja.engine.analysis.insight_json import Rows, standings_json
from maharaja.engine.state import State
from maharaja.engine.text.view import SPECTATOR, sight_of
from maharaja.json_types.views import NOT_IN_STAGES
from maharaja.server.tables import history, serialize
from maharaja.server.tables.history import History
from maharaja.server.tables.log_entries import Chosen, EntryBody, Undone
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.server.tables.undo import choices_to_undo

Words = dict[str, Any]
KINDS: list[Words] = [{"players": 4}, {"players": 2}, {"solo": "medium"}]


def shown(state: State, seat: int | None) -> Words:
    """All that can change on the screen of a seat."""
    view = sight_of(state, SPECTATOR if seat is None else seat)
    found: Words = {name: row for name, row in view.items() if name not in NOT_IN_STAGES}
    found["standings"] = standings_json(state, Rows())
    return cast(Words, json.loads(json.dumps(found)))


def moves(table: Table, dice: Random) -> Iterator[EntryBody]:
    """A game by chance, with choices taken back now and then."""
    while not table.game.finished:
        seat = table.game.to_act()[0]
        if dice.random() < 0.1 and (back := choices_to_undo(table, seat, whole_turn=False)):
            yield Undone(seat=seat, back=back)
        else:
            legal = table.game.legal_texts(seat)
            yield Chosen(seat=seat, choice=dice.choice(legal))


@pytest.mark.parametrize("options", KINDS)
def test_every_position_can_be_worked_out(options: Words) -> None:
    """Also if several entries come in one update."""
    table, dice = new_table(people(options.get("players", 1)), **options), Random(5)
    waiting: list[AppliedEntry] = []
    several = 0
    for body in moves(table, dice):
        waiting.append(take(table, body))
        if dice.random() < 0.5:
            continue
        for seat in (None, dice.randrange(table.game.seats)):
            update = json.loads(serialize.update(table, waiting, seat))
            states = [[stage.state for stage in entry.stages] for entry in waiting]
            states[-1].pop()
            expected = [[shown(state, seat) for state in those] for those in states]
            assert worked_out(update) == expected
            told = [stage["events"] for entry in update["entries"] for stage in entry["stages"]]
            assert told == [
                int(stage.events)
                for entry, those in zip(waiting, states, strict=True)
                for stage in entry.stages[: len(those)]
            ]
            several += len(waiting) > 1
        waiting.clear()
    assert several


def test_a_choice_with_one_stage_is_told_without() -> None:
    table = new_table(people(4), players=4)
    drafted = take(table, Chosen(seat=table.game.to_act()[0], choice=first(table)))
    assert len(drafted.stages) == 1
    assert json.loads(serialize.update(table, [drafted], 0))["entries"][0]["stages"] == []


def first(table: Table) -> str:
    return table.game.legal_texts(table.game.to_act()[0])[0]


def test_nobody_is_shown_a_table_that_has_not_begun() -> None:
    table = new_table()
    entries = [take(table, people()[0])]
    assert entries[0].stages
    update = json.loads(serialize.update(table, entries * 2, None))
    assert update["table"]["view"] is None
    assert all(entry["stages"] == [] for entry in update["entries"])


def test_stages_are_kept_until_all_are_told_and_not_without_end() -> None:
    """How many are kept depends on what everybody notices, not on plans set anew."""
    table = new_table(people(4), players=4)
    past = History()
    entries = [take(table, Chosen(seat=table.game.to_act()[0], choice=first(table)))]
    past.extend(entries)
    assert all(entry.stages for entry in entries)
    past.forget_stages()
    assert not any(entry.stages for entry in entries)
    many = []
    for body in moves(table, Random(3)):
        many.append(take(table, body))
        past.extend(many[-1:])
    assert sum(bool(entry.stages) for entry in many) == history.WATCHED
    assert all(entry.stages for entry in many[-history.WATCHED :])


def test_a_plan_set_anew_has_no_stages() -> None:
    table = new_table(people())
    for body in moves(table, Random(1)):
        take(table, body)
        if table.game.phase == "planning" and len(table.game.to_act()) == 1:
            break
    (waiting,) = table.game.to_act()
    again = take(table, Chosen(seat=1 - waiting, choice="plan coins track"))
    assert again.only == 1 - waiting
    assert again.stages == []
