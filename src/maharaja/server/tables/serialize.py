"""A table as JSON for one seat, or for a spectator: built up from what they may know.

What is open is the same for everybody: it is encoded once for all who are told of a change.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import zip_longest
from typing import cast

import msgspec
from msgspec import Raw

from maharaja.engine.analysis.insight_json import insight_for_update, standings_json
from maharaja.engine.ids import NOBODY
from maharaja.engine.state import State
from maharaja.engine.text.view import SPECTATOR, legal_json, open_view, seat_json
from maharaja.server import messages
from maharaja.server.tables.clocks_json import clocks_json, orders_json, pace_json, vacation_left
from maharaja.server.tables.finished_game import is_for_everybody
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    Chosen,
    DeadlineSet,
    Undone,
    VacationBegun,
)
from maharaja.server.tables.payout_cache import rows_for
from maharaja.server.tables.stages import stages_json
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.server.tables.undo import undo_count
from maharaja.store import rows

_encode = msgspec.json.Encoder().encode


def millis(seconds: float) -> int:
    """A time as clients are told it: always of the same length."""
    return int(seconds * 1000)


class OpenView:
    """What everybody may know of a game at one moment, as it is sent; each part made once."""

    def __init__(self, state: State, numbered: bool = False) -> None:
        """``numbered``: programs that make a position of it need the numbers of frames, too."""
        self.state = state
        self.rows = rows_for(state)
        self.numbered = numbered

    @cached_property
    def view(self) -> bytes:
        """What the game waits for is told by name; also in numbers, if somebody needs them."""
        found = open_view(self.state)
        if not self.numbered:
            del found["waiting"]
        return _encode(found)

    @cached_property
    def seats(self) -> list[Raw]:
        """Each seat as all others see it."""
        seats = range(self.state.rules.players)
        return [Raw(_encode(seat_json(self.state, seat, SPECTATOR))) for seat in seats]

    @cached_property
    def standings(self) -> Raw:
        """What the cities would pay."""
        return Raw(_encode(standings_json(self.state, self.rows)))


class OpenParts(OpenView):
    """The same of a table.

    Not kept for longer than its moment is told: a plan that was replaced must not be noticed by how
    soon others are answered.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.game.state, any(chair.bot_account for chair in table.chairs))
        self._table = table

    @cached_property
    def table(self) -> messages.Table:
        """Without what is different for every seat."""
        table, game = self._table, self._table.game
        over = game.finished and table.header.seed is not None
        return messages.Table(
            table=table.id,
            status=cast(messages.Status, table.status),
            public=table.public,
            created=millis(table.created),
            seat=None,
            sequence=table.sequence(None),
            chairs=cast(list[messages.Chair], table.chairs.told(table.hints, table.sharing)),
            board={"id": game.board.id, "digest": game.board.digest},
            rules=game.rules,
            options=cast(messages.TableOptions, table.options_told),
            hints=table.allows_hints,
            coached=table.header.coached,
            commitment=table.commitment,
            seed=messages.Seed(seed=str(table.header.seed), salt=table.header.salt)
            if over
            else None,
            decisions=game.decisions,
            undo=0,
            view=None,
            insight=None,
            rematch=None,
            shared=is_for_everybody(table),
            pace=pace_json(table),
            clocks=clocks_json(table, None),
        )


def table_json(
    table: Table, seat: int | None, open_parts: OpenParts | None = None
) -> messages.Table:
    """As the seat sees it; the view begins when everybody is there."""
    open_parts = open_parts or OpenParts(table)
    shown = open_parts.table.status in (rows.RUNNING, rows.FINISHED)
    return msgspec.structs.replace(
        open_parts.table,
        seat=seat,
        sequence=table.sequence(seat),
        undo=0 if seat is None else undo_count(table, seat),
        view=view_json(open_parts, seat) if shown else None,
        insight=insight_json(open_parts, seat),
        rematch=rematch_json(table, seat),
        clocks=open_parts.table.clocks if seat is None else clocks_json(table, seat),
        orders=orders_json(table, seat),
        vacation_left=vacation_left(table, seat),
    )


def view_json(shown: OpenView, seat: int | None) -> Raw:
    """A view as it is sent: what is open, the own seat as only it may see it, and its choices."""
    seats: list[Raw] = shown.seats
    legal: list[str] = []
    if seat is not None:
        own = Raw(_encode(seat_json(shown.state, seat, seat)))
        seats = [*seats[:seat], own, *seats[seat + 1 :]]
        legal = legal_json(shown.state, seat)
    return joined(shown.view, _encode({"seat": seat, "seats": seats, "legal": legal}))


def joined(one: bytes, other: bytes) -> Raw:
    """Two JSON objects that are not empty as one."""
    return Raw(one[:-1] + b"," + other[1:])


def insight_json(open_parts: OpenParts, seat: int | None) -> messages.Insight | None:
    """What the seat needs besides the view, so that nobody has to ask once more after a move."""
    if open_parts.table.status != rows.RUNNING:
        return None
    place = NOBODY if seat is None else seat
    found = insight_for_update(open_parts.state, place, open_parts.rows)
    return {**found, "standings": open_parts.standings}


def rematch_json(table: Table, seat: int | None) -> messages.Rematch | None:
    """Where it goes on; not for those who only watch a private table: they could not come along."""
    if not table.rematches or (seat is None and not table.public):
        return None
    last = table.rematches[-1]
    return messages.Rematch(table=last.table, seat=last.seat)


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
        part=getattr(body, "part", None),
        until=millis(body.until) if isinstance(body, (DeadlineSet, VacationBegun)) else None,
        order=getattr(body, "order", None),
        ordered=body.ordered if isinstance(body, Chosen) and body.seat == seat else None,
        stages=stages or [],
    )


def told_choice(choice: str, chooser: int | None, seat: int | None) -> str:
    """Of somebody else's plan only that it was made (ACT-2)."""
    verb = choice.partition(" ")[0]
    return verb if verb == "plan" and chooser != seat else choice


def update(
    table: Table,
    entries: Iterable[AppliedEntry],
    seat: int | None,
    open_parts: OpenParts | None = None,
) -> bytes:
    """The message that tells the seat what has just happened, stage by stage."""
    now = table_json(table, seat, open_parts)
    noticed = [entry for entry in entries if entry.noticed_by(seat)]
    stages = [entry.stages for entry in noticed] if now.view is not None else []
    shown = stages_json(stages, table.game.state, seat)
    told = [entry_json(entry, seat, those) for entry, those in zip_longest(noticed, shown)]
    return _encode(messages.Update(table=now, entries=told))


def bots(table: str, waiting: Iterable[int]) -> bytes:
    """The message that tells which bots wait for their turn to think."""
    return _encode(messages.Bots(table=table, waiting=sorted(waiting)))
