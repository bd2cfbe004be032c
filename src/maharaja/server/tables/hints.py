"""Hints: a bot thinks about a person's question by what the seat knows; the log notes it first."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

from maharaja.bots.workers.questions import Question
from maharaja.engine.dice import SEED_LIMIT
from maharaja.server import messages
from maharaja.server.bots.bot_pool import Answer, ClosedError
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import (
    check_deciding,
    check_hints,
    check_own_seat,
    check_playing,
    check_sequence,
)
from maharaja.server.tables.live_table import HintAsked, LiveTable
from maharaja.server.tables.log_entries import EntryBody, Hinted
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table


async def hint(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.AskHint
) -> messages.Hint:
    """A hint for the seat's question. It is told when the log says that there was one."""
    live = await enter(service, visitor, table, None, seat)
    check(live.table, visitor, seat, request.sequence)
    asked = live.table.asked[seat]
    answer = await answer_for(service, live, seat)
    found = hint_json(live.table, seat, answer)

    def decide(now: Table) -> EntryBody | None:
        check(now, visitor, seat, request.sequence)
        if now.asked[seat] != asked:
            raise Problem("stale", sequence=now.sequence(seat))
        return None if now.hinted[seat] == asked else Hinted(seat=seat, level=answer.level)

    change = await service.writer.change(table, decide)
    found.sequence = change.table.sequence(seat)
    return found


def check(table: Table, visitor: Visitor, seat: int, sequence: int) -> None:
    check_own_seat(table, visitor, seat)
    check_playing(table, seat)
    check_hints(table, visitor)
    check_deciding(table, seat)
    check_sequence(table, seat, sequence)


async def answer_for(service: TableService, live: LiveTable, seat: int) -> Answer:
    """What a bot would choose; of a question it is asked once, however often people ask."""
    before = live.hints.get(seat)
    if before is None or before.asked != live.table.asked[seat] or has_failed(before):
        owner = Owner(live.site, live.table.host, live.table.id)
        board = service.registry.boards.json_text_of(live.table.game.board)
        level = level_with(compiled=service.pool.is_compiled())
        question = question_for(live.table, seat, board, level, before)
        thinking = asyncio.ensure_future(service.pool.ask(question, owner))
        before = live.hints[seat] = HintAsked(live.table.asked[seat], thinking)
    try:
        # Shielded: whoever goes away must not take it from others at the same seat.
        return await asyncio.shield(before.answer)
    except ClosedError:
        raise Problem("closing") from None


def has_failed(before: HintAsked) -> bool:
    answer = before.answer
    return answer.done() and (answer.cancelled() or answer.exception() is not None)


def question_for(
    table: Table, seat: int, board: str, level: str, before: HintAsked | None
) -> Question:
    """By what the seat knows, and nothing else."""
    game = table.game
    turn = f"{table.header.salt}:hint:{seat}:{game.round}:{game.phase}"
    return Question(
        level=level,
        board=board,
        seat=seat,
        seed=int.from_bytes(sha256(turn.encode()).digest()[:8]) % SEED_LIMIT,
        view=dict(game.view(seat)),
        prestige=list(table.prestige),
        seen=sorted(table.seen),
        path=rest_of_turn(table, seat, before),
        explain=True,
    )


def level_with(*, compiled: bool) -> str:
    """Who gives hints: expert where a search takes a tenth of a second, else adept."""
    return "expert" if compiled else "adept"


def rest_of_turn(table: Table, seat: int, before: HintAsked | None) -> list[str]:
    """The turn that the last hint was part of, if the person has followed it."""
    if before is None or not before.answer.done() or has_failed(before) or not table.made:
        return []
    last, answer = table.made[-1], before.answer.result()
    return answer.path if (last.seat, last.choice) == (seat, answer.choice) else []


def hint_json(table: Table, seat: int, answer: Answer) -> messages.Hint:
    if answer.hint is not None:
        told = {**answer.hint, "table": table.id, "seat": seat}
        return msgspec.convert({**told, "sequence": 0, "level": answer.level}, messages.Hint)
    if answer.fault is not None:
        raise Problem("hint-failed")
    return messages.Hint(
        table=table.id,
        seat=seat,
        sequence=0,
        level=answer.level,
        look=messages.Look(at="only", city=None),
        reasons=[],
        choice=answer.choice,
        line=[answer.choice],
    )
