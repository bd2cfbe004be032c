"""Hints and outlooks: a bot thinks for a person by what the seat knows; the log notes it first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from hashlib import sha256
from typing import Final

import msgspec

import maharaja
from maharaja.bots.workers.questions import Question
from maharaja.engine.dice import SEED_LIMIT
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.bots.bot_pool import Answer, ClosedError
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import (
    check_deciding,
    check_hints,
    check_own_seat,
    check_playing,
    check_sequence,
    refused,
)
from maharaja.server.tables.live_table import HintAsked, LiveTable
from maharaja.server.tables.log_entries import EntryBody, Hinted
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table

CONSIDERED: Final = ("plan", "end")  # choices after which it is the others' turn
IMAGINES: Final = "adept"  # the level whose idea of the others an outlook is made of


async def hint(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.AskHint
) -> messages.Hint:
    """A hint for the seat's question. It is told when the log says that there was one."""
    live = await enter(service, visitor, table, None, seat)
    check(live.table, visitor, seat, request.sequence)
    asked = live.table.asked[seat]
    answer = await answer_for(service, live, seat)
    found = hint_json(live.table, seat, answer)
    found.sequence = await noted(service, visitor, live.table, request.sequence, asked, found)
    return found


async def outlook(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.AskOutlook
) -> messages.Outlook:
    """What others may do about a choice of the seat; noted as a hint, which it is."""
    live = await enter(service, visitor, table, None, seat)
    check(live.table, visitor, seat, request.sequence)
    check_considered(live.table, seat, request.choice)
    asked = live.table.asked[seat]
    answer = await outlook_for(service, live, seat, request.choice)
    if answer.outlook is None:
        raise Problem("hint-failed")
    told = {**answer.outlook, "table": table, "seat": seat, "sequence": 0, "level": answer.level}
    found = msgspec.convert(told, messages.Outlook)
    found.sequence = await noted(service, visitor, live.table, request.sequence, asked, found)
    return found


async def noted(
    service: TableService,
    visitor: Visitor,
    table: Table,
    sequence: int,
    asked: int,
    found: messages.Hint | messages.Outlook,
) -> int:
    """Write that the seat was helped, once for each question; its sequence number then."""
    seat = found.seat

    def decide(now: Table) -> EntryBody | None:
        check(now, visitor, seat, sequence)
        if now.asked[seat] != asked:
            raise Problem("stale", sequence=now.sequence(seat))
        return None if now.hinted[seat] == asked else Hinted(seat=seat, level=found.level)

    change = await service.writer.change(table.id, decide)
    return change.table.sequence(seat)


def check(table: Table, visitor: Visitor, seat: int, sequence: int) -> None:
    check_own_seat(table, visitor, seat)
    check_playing(table, seat)
    check_hints(table, visitor)
    check_deciding(table, seat)
    check_sequence(table, seat, sequence)


def check_considered(table: Table, seat: int, choice: str) -> None:
    """It is a plan or the end of a turn: after anything else the seat still goes on itself."""
    if choice not in table.game.legal_texts(seat):
        reason = table.game.refusal(seat, choice)
        assert reason is not None
        raise refused(table, seat, maharaja.Refused(choice, reason.reason, reason.rule))
    if choice.split(maxsplit=1)[0] not in CONSIDERED:
        raise Problem("invalid", at("choice", Message("error-detail-outlook")))


async def answer_for(service: TableService, live: LiveTable, seat: int) -> Answer:
    """What a bot would choose; of a question it is asked once, however often people ask."""
    before = live.hints.get(seat)
    if before is None or before.asked != live.table.asked[seat] or has_failed(before):
        level = level_with(compiled=service.pool.is_compiled())
        question = replace(
            question_for(live.table, seat, board_text(service, live), level),
            path=rest_of_turn(live.table, seat, before),
            explain=True,
        )
        thinking = asyncio.ensure_future(service.pool.ask(question, owner_of(live)))
        before = live.hints[seat] = HintAsked(live.table.asked[seat], thinking)
    # Shielded: whoever goes away must not take it from others at the same seat.
    return await answered(asyncio.shield(before.answer))


async def outlook_for(service: TableService, live: LiveTable, seat: int, choice: str) -> Answer:
    question = question_for(live.table, seat, board_text(service, live), IMAGINES)
    return await answered(service.pool.ask(replace(question, considered=choice), owner_of(live)))


async def answered(thinking: Awaitable[Answer]) -> Answer:
    try:
        return await thinking
    except ClosedError:
        raise Problem("closing") from None


def board_text(service: TableService, live: LiveTable) -> str:
    return service.registry.boards.json_text_of(live.table.game.board)


def owner_of(live: LiveTable) -> Owner:
    return Owner(live.site, live.table.host, live.table.id)


def has_failed(before: HintAsked) -> bool:
    answer = before.answer
    return answer.done() and (answer.cancelled() or answer.exception() is not None)


def question_for(table: Table, seat: int, board: str, level: str) -> Question:
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
