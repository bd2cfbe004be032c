"""A table in words for one seat, or for a spectator: built up from what they may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

import msgspec

from maharaja.server import messages
from maharaja.server.tables.beginnings import Json
from maharaja.server.tables.log_entries import AutoAnswerSet, Chosen, Undone
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store import rows

_encode = msgspec.json.Encoder().encode


def millis(seconds: float) -> int:
    """A time as clients are told it: always of the same length."""
    return int(seconds * 1000)


def table_words(table: Table, seat: int | None) -> messages.Table:
    """As the seat sees it; the view begins when everybody is there."""
    game = table.game
    shown = table.status in (rows.RUNNING, rows.FINISHED)
    over = game.finished and table.header.seed is not None
    return messages.Table(
        table=table.id,
        status=cast(messages.Status, table.status),
        public=table.public,
        created=millis(table.created),
        seat=seat,
        sequence=table.sequence(seat),
        chairs=chairs_words(table),
        board={"id": game.board.id, "digest": game.board.digest},
        rules=game.rules,
        options=table.options,
        commitment=table.commitment,
        seed=messages.Seed(seed=str(table.header.seed), salt=table.header.salt) if over else None,
        decisions=game.decisions,
        undo=0 if seat is None else table.undo_steps(seat),
        view=game.view(seat) if shown else None,
        again=again_words(table, seat),
    )


def again_words(table: Table, seat: int | None) -> messages.Again | None:
    """Where it goes on; not for those who only watch a private table: they could not come along."""
    if not table.rematches or (seat is None and not table.public):
        return None
    last = table.rematches[-1]
    return messages.Again(table=last.table, seat=last.seat)


def chairs_words(table: Table) -> list[messages.Chair]:
    return [
        messages.Chair(
            seat=seat,
            kind=cast(Literal["person", "bot", "brahmabot", "free"], chair.kind),
            name=chair.name,
            level=chair.level,
            handed_over=chair.handed_over,
            forced=chair.auto_answer,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def steps_words(moments: Iterable[AppliedEntry], seat: int | None) -> list[messages.Step]:
    """What the seat noticed."""
    return [step_words(moment, seat) for moment in moments if moment.noticed_by(seat)]


def step_words(moment: AppliedEntry, seat: int | None) -> messages.Step:
    line = moment.entry.body
    return messages.Step(
        sequence=moment.sequence(seat),
        at=millis(moment.entry.at),
        kind=str(line.__struct_config__.tag),
        seat=line.seat,
        events=cast(list[Json], moment.events),  # as they are sent
        choice=choice_words(line, seat) if isinstance(line, Chosen) else None,
        level=getattr(line, "level", None),
        fault=getattr(line, "fault", None),
        back=line.back if isinstance(line, Undone) else None,
        on=line.on if isinstance(line, AutoAnswerSet) else None,
        name=getattr(line, "name", None),
    )


def choice_words(line: Chosen, seat: int | None) -> str:
    """Of somebody else's plan only that it was made (ACT-2)."""
    verb = line.choice.split()[0]
    return verb if verb == "plan" and line.seat != seat else line.choice


def update(table: Table, moments: Iterable[AppliedEntry], seat: int | None) -> bytes:
    """The message that tells the seat what has just happened."""
    return _encode(
        messages.Update(table=table_words(table, seat), steps=steps_words(moments, seat))
    )


def bots(table: str, waiting: Iterable[int]) -> bytes:
    """The message that tells which bots wait for their turn to think."""
    return _encode(messages.Bots(table=table, waiting=sorted(waiting)))
