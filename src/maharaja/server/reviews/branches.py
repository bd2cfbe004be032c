"""What if, as people play it: a branch as a table, others answered for, and gone on with."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

from maharaja.bots.reasons import Account, Reason
from maharaja.bots.workers.questions import Question, ReviewPart
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game
from maharaja.engine.state import PRESTIGE
from maharaja.reviews.verdicts import INACCURACY
from maharaja.reviews.words import Words
from maharaja.server import messages
from maharaja.server.bots.bot_pool import ClosedError
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages.reviews import LONGEST_LINE
from maharaja.server.rate_limits import site_of
from maharaja.server.reviews.branch import Branch
from maharaja.server.reviews.lines import entries_of
from maharaja.server.reviews.review_game import kept_review, reviewable_game, wanted_by
from maharaja.server.scripted_table import ScriptedTable
from maharaja.server.tables import create_table
from maharaja.server.tables.create_table import plain_problems
from maharaja.server.tables.import_game import begin_record
from maharaja.server.tables.queries import check_decisions, refusal_of, why_json
from maharaja.server.tables.service import TableService

ANSWERS = "adept"  # the level of the bots that answer for the others


async def branch(
    service: TableService,
    visitor: Visitor,
    table: str,
    decisions: int,
    query: messages.BranchQuery,
    link: str | None,
) -> messages.BranchState:
    """The branch after its line, when its seat has to decide again."""
    found = await begun(
        service, visitor, table, decisions, query.seat, query.line, link, query.only
    )
    refused = found.refusal
    while refused is None and not is_full(found) and found.answering is not None:
        other = found.answering
        choice = found.planned(other) or await answer(service, visitor, table, found.game, other)
        await asyncio.to_thread(found.choose, f"{other} {choice}")
    return await asyncio.to_thread(told, found, table, query)


async def begun(
    service: TableService,
    visitor: Visitor,
    table: str,
    decisions: int,
    seat: int,
    line: str,
    link: str | None,
    only: bool = False,
) -> Branch:
    """The branch after its line; Problem if there can be none."""
    game = await reviewable_game(service, visitor, table, link)
    check_decisions(game, decisions)
    entries = checked(entries_of(line), game)
    if seat >= game.seats:
        raise Problem("invalid")
    return await asyncio.to_thread(lambda: Branch(game, decisions, seat, only).follow(entries))


def checked(entries: list[str], game: Game) -> list[str]:
    """Problem if an entry does not name a seat."""
    seats = [str(seat) for seat in range(game.seats)]
    if not all(entry.partition(" ")[0] in seats for entry in entries):
        raise Problem("invalid")
    return entries


def is_full(found: Branch) -> bool:
    return len(found.line) >= LONGEST_LINE


async def answer(service: TableService, visitor: Visitor, table: str, game: Game, seat: int) -> str:
    """What a bot chooses at another seat, by what that seat knows."""
    place = f"{table}:{game.decisions}:{seat}"
    question = Question(
        level=ANSWERS,
        board=service.registry.boards.json_text_of(game.board),
        seat=seat,
        seed=int.from_bytes(sha256(place.encode()).digest()[:8]) % SEED_LIMIT,
        view=dict(game.view(seat)),
        prestige=[int(game.state.seats[PRESTIGE + other]) for other in range(game.seats)],
        seen=[],
    )
    owner = Owner(site_of(visitor.address), visitor.person_id or "", table)
    try:
        return (await service.pool.ask(question, owner)).choice
    except ClosedError:
        raise Problem("closing") from None


def told(found: Branch, table: str, query: messages.BranchQuery) -> messages.BranchState:
    shown, result = ScriptedTable(table, found.seat), found.game.result()
    return messages.BranchState(
        decisions=found.decisions,
        seat=found.seat,
        round=found.finished.back(found.decisions).round,
        line=found.line,
        refusal=refusal_told(found, query.line),
        decided=found.is_decided,
        finished=found.game.finished,
        full=is_full(found),
        result=None if result is None else [row["total"] for row in result["seats"]],
        table=shown.table(found.game, len(found.made)),
        entries=shown.entries(found.made) if query.after is None else [],
        updates=[] if query.after is None else shown.updates(found.made, query.after),
    )


def refusal_told(found: Branch, line: str) -> messages.Why | None:
    if found.refusal is None:
        return None
    seat, _, choice = entries_of(line)[len(found.line)].partition(" ")
    return why_json(found.game, int(seat), choice, found.refusal)


async def why(
    service: TableService,
    visitor: Visitor,
    table: str,
    decisions: int,
    query: messages.BranchWhyQuery,
    link: str | None,
) -> messages.Why:
    """Whether the rules allow a choice in a branch, and if not, why not."""
    found = await begun(service, visitor, table, decisions, query.seat, query.line, link)
    refusal = refusal_of(found.game, query.seat, query.choice, query.by)
    return why_json(found.game, query.seat, query.choice, refusal, query.by)


# --- try again -----------------------------------------------------------------------------------


async def trial(
    service: TableService,
    visitor: Visitor,
    table: str,
    query: messages.TrialQuery,
    link: str | None,
) -> messages.Trial:
    """What somebody has tried for a decision of a reviewed game, judged like the decision."""
    game = await reviewable_game(service, visitor, table, link)
    review = await kept_review(service, game)
    judged = None if review is None else review.judged_as(query.decision)
    if judged is None:
        raise Problem("invalid")
    decision = judged.decision
    tried = await begun(
        service, visitor, table, decision.at, decision.seat, query.line, link, only=True
    )
    if not tried.is_decided:
        raise Problem("invalid")
    owner = Owner(site_of(visitor.address), visitor.person_id or "", table)
    wanted = wanted_by(service, owner, game)
    part: ReviewPart = {**wanted.part("try", query.decision), "line": tried.line}
    return trial_told(await service.reviews.ask(wanted, part), Words(query.language, game.board))


def trial_told(found: dict[str, Any], words: Words) -> messages.Trial:
    gain, left, reasons = found["gain"], found["left"], found["reasons"]
    said = [Reason(**reason) for reason in reasons["said"]]
    return messages.Trial(
        gain=gain["mean"],
        gain_low=gain["low"],
        gain_high=gain["high"],
        left=left["mean"],
        left_low=left["low"],
        left_high=left["high"],
        found=left["low"] < INACCURACY,
        why=words.reasons(Account(said, reasons["unsaid"])),
    )


# --- for good ------------------------------------------------------------------------------------


async def play_on(
    service: TableService,
    visitor: Visitor,
    table: str,
    decisions: int,
    request: messages.PlayOn,
    link: str | None,
) -> messages.TableMade:
    """A table of its own that goes on from there; whoever sits there knows what had happened."""
    found = await begun(service, visitor, table, decisions, 0, request.line, link)
    if found.refusal is not None:
        raise Problem("invalid")
    if found.game.finished:
        raise Problem("not-running")
    async with service.importing:
        with plain_problems("bad-record"):
            start = await begin_record(dict(found.game.record()), None, found.game.board)
    return await create_table.from_start(service, visitor, start, request.seats, request.key)
