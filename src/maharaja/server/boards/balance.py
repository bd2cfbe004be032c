"""How balanced a board is that somebody draws: asked for, looked at, given up.

The classic board is measured beside it, once for each number of players.
"""

from __future__ import annotations

import asyncio
import json
import time
from functools import cache
from typing import Any

from maharaja import boards
from maharaja.arena.board_balance import BETTER, COMPARED, WEAKER, measurable
from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.reviews.api import program
from maharaja.server import messages
from maharaja.server.boards.balance_jobs import Wanted
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.bots.idle_worker import STALE
from maharaja.server.encodings import short_id_of
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import site_of
from maharaja.server.tables.guards import known
from maharaja.server.tables.service import TableService
from maharaja.store.rows import KeptBalance

Json = dict[str, Any]


async def measure(
    service: TableService, visitor: Visitor, request: messages.MeasureBoard
) -> messages.BoardBalance:
    """Have a board measured, unless it is being or has been."""
    try:
        board = await asyncio.to_thread(boards.parse, request.text, "board.toml")
    except boards.BoardError as error:
        raise Problem("bad-board", error) from None
    players = request.players
    if players not in measurable(board):
        allowed = [str(number) for number in measurable(board)] or ["1"]
        raise Problem("invalid", Message("error-cli-board-players", players=allowed))
    key = key_of(service, board.digest, players)
    owner = Owner(site_of(visitor.address), known(visitor), key)
    wanted = Wanted(key, owner, request.text, players, service.balances.games)
    if not is_there(await service.store.board_balances.find(key)):
        await service.balances.begin(wanted)
    await measure_classic(service, wanted)
    return await look(service, visitor, key)


async def measure_classic(service: TableService, beside: Wanted) -> None:
    key = key_of(service, classic().digest, beside.players)
    if not is_there(await service.store.board_balances.find(key)):
        owner = Owner(beside.owner.site, beside.owner.person, key)
        text, players = boards.text(COMPARED), beside.players
        wanted = Wanted(key, owner, text, players, service.balances.games, counted=False)
        await service.balances.begin(wanted)


async def look(service: TableService, visitor: Visitor, key: str) -> messages.BoardBalance:
    """What is known so far; Problem if it was given up or forgotten."""
    beside = key_of(service, classic().digest, int(key[0]))
    store = service.store.board_balances
    board, other = await store.find(key), await store.find(beside)
    failed = service.balances.has_failed(key)
    if not (is_there(board) or failed):
        raise Problem("no-balance")
    over = is_over(board) and (
        is_over(other) or other is None or service.balances.has_failed(beside)
    )
    rows = [row for row in ([board] if key == beside else [board, other]) if row is not None]
    return messages.BoardBalance(
        key=key,
        status="failed" if failed else "finished" if over else "running",
        done=sum(row.done for row in rows),
        total=sum(row.total for row in rows),
        yours=board is not None and board.person_id == visitor.person_id,
        better=BETTER,
        weaker=WEAKER,
        board=board_figures(board),
        classic=board_figures(other, classic()),
    )


async def cancel(service: TableService, visitor: Visitor, key: str) -> messages.Gone:
    """Give it up, as the one who has asked for it."""
    found = await service.store.board_balances.find(key)
    if found is not None and found.person_id == visitor.person_id:
        await service.balances.cancel(key)
    return messages.Gone()


# --- what it goes by -----------------------------------------------------------------------------


@cache
def classic() -> Board:
    return boards.load(COMPARED)


def key_of(service: TableService, digest: str, players: int) -> str:
    """By all that decides the figures; the drawing does not."""
    parts = json.dumps([digest, program(), service.balances.games])
    return f"{players}-{short_id_of(parts)}"


def is_there(row: KeptBalance | None) -> bool:
    """Whether it is known, or somebody is at it."""
    return row is not None and (row.finished or row.changed >= time.time() - STALE)


def is_over(row: KeptBalance | None) -> bool:
    return row is not None and row.finished


# --- as messages ---------------------------------------------------------------------------------


def board_figures(row: KeptBalance | None, board: Board | None = None) -> messages.BoardFigures:
    """``board``: whose cities have names that the server knows."""
    found: Json = {} if row is None else json.loads(row.body)
    names = (
        {} if board is None else dict(zip(board.junction_ids, board.junction_names, strict=True))
    )
    skill = found.get("skill")
    return messages.BoardFigures(
        random=balance_games(found.get("random"), names),
        equals=balance_games(found.get("adept"), names),
        skill=None
        if skill is None
        else messages.SkillGames(games=skill["games"], win_share=figure(skill["win_share"])),
    )


def balance_games(found: Json | None, names: dict[str, str]) -> messages.BalanceGames | None:
    if found is None:
        return None
    return messages.BalanceGames(
        games=found["games"],
        decisions=figure(found["decisions_per_game"]),
        seventh_statue=found["ends_by_seventh_statue"],
        score=figure(found["score"]),
        seats=[figure(one) for one in found["by_seat"].values()],
        characters={name: figure(one) for name, one in found["by_character"].items()},
        cities=[
            messages.CityFigure(id=city, name=names.get(city, ""), statues=figure(one))
            for city, one in found["statues_by_city"].items()
        ],
    )


def figure(found: Json) -> messages.Figure:
    return messages.Figure(value=found["value"], low=found["low"], high=found["high"])
