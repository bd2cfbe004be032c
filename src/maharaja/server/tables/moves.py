"""Playing: choices, and taking them back."""

from __future__ import annotations

import maharaja
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import (
    check_begun,
    check_own_seat,
    check_playing,
    check_sequence,
    is_repeated,
)
from maharaja.server.tables.log_entries import Chosen, EntryBody, Undone
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table, request_of
from maharaja.server.tables.undo import choices_to_undo
from maharaja.server.tables.writer import Decide, Move


async def choose(
    service: TableService, visitor: Visitor, table: str, request: messages.Choose
) -> messages.Done:
    """Make a choice: parsed here, once; whether it is legal is decided as it is tried out."""
    live = await enter(service, visitor, table, None, fresh=False)
    parsed, fault = None, None
    try:
        parsed = live.table.game.parse(request.choice)
    except maharaja.NotationError as error:
        fault = error.message

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, request.seat)
        check_begun(now)
        if parsed is None:
            raise Problem("refused", fault, reason="unknown-choice", rule="R-1")
        chosen = Chosen(seat=request.seat, choice=now.game.text(parsed))
        return chosen if is_new(now, request, chosen) else None

    return await play(service, table, request, decide, parsed)


async def undo(
    service: TableService, visitor: Visitor, table: str, request: messages.Undo
) -> messages.Done:
    """Take back the seat's last choice, or its turn so far."""
    await enter(service, visitor, table, None, fresh=False)

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, request.seat)
        check_begun(now)
        undone = Undone(
            seat=request.seat, back=choices_to_undo(now, request.seat, request.whole_turn)
        )
        if not is_new(now, request, undone):
            return None
        if undone.back == 0:
            raise Problem("no-undo", no_undo_detail(now, request.seat))
        return undone

    return await play(service, table, request, decide)


def is_new(now: Table, request: messages.Choose | messages.Undo, body: Chosen | Undone) -> bool:
    """Whether the request was not carried out before; Problem if it cannot be now."""
    if is_repeated(now, request.seat, request.key, request_of(body)):
        return False
    check_playing(now, request.seat)
    check_sequence(now, request.seat, request.sequence)
    return True


async def play(
    service: TableService,
    table: str,
    request: messages.Choose | messages.Undo,
    decide: Decide,
    parsed: int | None = None,
) -> messages.Done:
    move = Move(request.key, request.seat, request.sequence, parsed)
    change = await service.writer.change(table, decide, move)
    _, sequence = change.table.keys[request.seat, request.key]
    return messages.Done(
        table=table, seat=request.seat, sequence=sequence, repeated=change.written is None
    )


def no_undo_detail(table: Table, seat: int) -> Message:
    if table.game.phase == "planning":
        return Message("error-detail-undo-plan")
    if not table.made or table.made[-1].seat != seat:
        return Message("error-detail-undo-others")
    return Message("error-detail-undo-hidden")
