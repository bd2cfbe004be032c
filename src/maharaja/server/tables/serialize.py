"""A table as JSON for one seat, or for a spectator: built up from what they may know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import zip_longest
from typing import cast

import msgspec

from maharaja.engine.analysis.insight_json import insight_for_update, standings_json
from maharaja.engine.game import Game
from maharaja.engine.ids import NOBODY
from maharaja.server import messages
from maharaja.server.tables.log_entries import AutoAnswerSet, Chosen, Undone
from maharaja.server.tables.stages import stages_json
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store import rows

_encode = msgspec.json.Encoder().encode


def millis(seconds: float) -> int:
    """A time as clients are told it: always of the same length."""
    return int(seconds * 1000)


def table_json(table: Table, seat: int | None) -> messages.Table:
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
        chairs=chairs_json(table),
        board={"id": game.board.id, "digest": game.board.digest},
        rules=game.rules,
        options=table.options,
        hints=table.allows_hints,
        coached=table.header.coached,
        commitment=table.commitment,
        seed=messages.Seed(seed=str(table.header.seed), salt=table.header.salt) if over else None,
        decisions=game.decisions,
        undo=0 if seat is None else table.undo_count(seat),
        view=view_json(game, seat) if shown else None,
        insight=insight_json(table, seat),
        rematch=rematch_json(table, seat),
    )


def view_json(game: Game, seat: int | None) -> messages.View:
    """What the game waits for is told by name, not in the numbers of positions."""
    view = {**game.view(seat)}
    del view["waiting"]
    return view


def insight_json(table: Table, seat: int | None) -> messages.Insight | None:
    """What the seat needs besides the view, so that nobody has to ask once more after a move."""
    if table.status != rows.RUNNING:
        return None
    found = insight_for_update(table.game.state, NOBODY if seat is None else seat)
    return {**found, "standings": standings(table, table.number)}


@lru_cache(maxsize=16)
def standings(table: Table, _number: int) -> msgspec.Raw:
    """What the cities would pay, as it is sent: made once for all who are told of a change."""
    return msgspec.Raw(_encode(standings_json(table.game.state)))


def rematch_json(table: Table, seat: int | None) -> messages.Rematch | None:
    """Where it goes on; not for those who only watch a private table: they could not come along."""
    if not table.rematches or (seat is None and not table.public):
        return None
    last = table.rematches[-1]
    return messages.Rematch(table=last.table, seat=last.seat)


def chairs_json(table: Table) -> list[messages.Chair]:
    return [
        messages.Chair(
            seat=seat,
            kind=cast(messages.ChairKind, chair.kind),
            name=chair.name,
            level=chair.level,
            handed_over=chair.handed_over,
            auto_answer=chair.auto_answer,
            hints=table.hints[seat],
        )
        for seat, chair in enumerate(table.chairs)
    ]


def entries_json(entries: Iterable[AppliedEntry], seat: int | None) -> list[messages.Entry]:
    """The entries that the seat may notice."""
    return [entry_json(entry, seat) for entry in entries if entry.noticed_by(seat)]


def entry_json(
    applied: AppliedEntry, seat: int | None, stages: list[messages.Stage] | None = None
) -> messages.Entry:
    body = applied.entry.body
    return messages.Entry(
        sequence=applied.sequence(seat),
        at=millis(applied.entry.at),
        kind=cast(messages.EntryKind, body.__struct_config__.tag),
        seat=body.seat,
        events=cast(list[messages.GameEvent], applied.events),  # as they are sent
        choice=told_choice(body.choice, body.seat, seat) if isinstance(body, Chosen) else None,
        level=getattr(body, "level", None),
        fault=getattr(body, "fault", None),
        back=body.back if isinstance(body, Undone) else None,
        on=body.on if isinstance(body, AutoAnswerSet) else None,
        name=getattr(body, "name", None),
        stages=stages or [],
    )


def told_choice(choice: str, chooser: int | None, seat: int | None) -> str:
    """Of somebody else's plan only that it was made (ACT-2)."""
    verb = choice.partition(" ")[0]
    return verb if verb == "plan" and chooser != seat else choice


def update(table: Table, entries: Iterable[AppliedEntry], seat: int | None) -> bytes:
    """The message that tells the seat what has just happened, stage by stage."""
    now = table_json(table, seat)
    noticed = [entry for entry in entries if entry.noticed_by(seat)]
    stages = [entry.stages for entry in noticed] if now.view is not None else []
    shown = stages_json(stages, table.game.state, seat)
    told = [entry_json(entry, seat, those) for entry, those in zip_longest(noticed, shown)]
    return _encode(messages.Update(table=now, entries=told))


def bots(table: str, waiting: Iterable[int]) -> bytes:
    """The message that tells which bots wait for their turn to think."""
    return _encode(messages.Bots(table=table, waiting=sorted(waiting)))
