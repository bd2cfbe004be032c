"""A table in words for one seat, or for a spectator: built up from what they may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from maharaja.engine.analysis.insight_json import insight_for_update
from maharaja.engine.ids import NOBODY
from maharaja.server import messages
from maharaja.server.tables.log_entries import Chosen, ForcedSet, Undone
from maharaja.server.tables.table import Moment, Table
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
        insight=insight_words(table, seat),
        again=again_words(table, seat),
    )


def insight_words(table: Table, seat: int | None) -> messages.Insight | None:
    """What the seat needs besides the view, so that nobody has to ask once more after a move."""
    if table.status != rows.RUNNING:
        return None
    return insight_for_update(table.game.state, NOBODY if seat is None else seat)


def again_words(table: Table, seat: int | None) -> messages.Again | None:
    """Where it goes on; not for those who only watch a private table: they could not come along."""
    if not table.agains or (seat is None and not table.public):
        return None
    last = table.agains[-1]
    return messages.Again(table=last.table, seat=last.seat)


def chairs_words(table: Table) -> list[messages.Chair]:
    return [
        messages.Chair(
            seat=seat,
            kind=cast(messages.ChairKind, chair.kind),
            name=chair.name,
            level=chair.level,
            handed_over=chair.handed_over,
            forced=chair.forced,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def steps_words(moments: Iterable[Moment], seat: int | None) -> list[messages.Step]:
    """What the seat noticed."""
    return [step_words(moment, seat) for moment in moments if moment.noticed_by(seat)]


def step_words(moment: Moment, seat: int | None) -> messages.Step:
    line = moment.line
    return messages.Step(
        sequence=moment.sequence(seat),
        at=millis(moment.at),
        kind=cast(messages.StepKind, line.__struct_config__.tag),
        seat=line.seat,
        events=cast(list[messages.GameEvent], moment.events),  # as they are sent
        choice=choice_words(line, seat) if isinstance(line, Chosen) else None,
        level=getattr(line, "level", None),
        fault=getattr(line, "fault", None),
        back=line.back if isinstance(line, Undone) else None,
        on=line.on if isinstance(line, ForcedSet) else None,
        name=getattr(line, "name", None),
    )


def choice_words(line: Chosen, seat: int | None) -> str:
    """Of somebody else's plan only that it was made (ACT-2)."""
    verb = line.choice.split()[0]
    return verb if verb == "plan" and line.seat != seat else line.choice


def update(table: Table, moments: Iterable[Moment], seat: int | None) -> bytes:
    """The message that tells the seat what has just happened."""
    return _encode(
        messages.Update(table=table_words(table, seat), steps=steps_words(moments, seat))
    )


def bots(table: str, waiting: Iterable[int]) -> bytes:
    """The message that tells which bots wait for their turn to think."""
    return _encode(messages.Bots(table=table, waiting=sorted(waiting)))
