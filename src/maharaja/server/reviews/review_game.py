"""The review of a finished game: begun, looked at, given up by those who may see its replay."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from maharaja.engine.game import Game
from maharaja.reviews.review import Review
from maharaja.reviews.review_json import read_review
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.bots.idle_worker import STALE
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages import ReviewState, ReviewTold
from maharaja.server.messages.reviews import Language
from maharaja.server.rate_limits import site_of
from maharaja.server.reviews.review_jobs import Wanted
from maharaja.server.reviews.review_key import review_key
from maharaja.server.reviews.told import told
from maharaja.server.tables.guards import known
from maharaja.server.tables.queries import finished_game
from maharaja.server.tables.service import TableService

TOLD_KEPT: Final = 40  # reviews in one language each, of some 50 kB


async def begin(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> ReviewState:
    """Have the game reviewed, unless it is being or has been."""
    game = await reviewable_game(service, visitor, table, link)
    wanted = wanted_of(service, visitor, table, game)
    kept = await service.store.reviews.find(wanted.key)
    if kept is None or kept.body is None:
        await service.reviews.begin(wanted)
    return await state(service, visitor, game)


async def look(
    service: TableService, visitor: Visitor, table: str, link: str | None, language: Language
) -> ReviewState:
    """The review, if there is one, or how far it is."""
    game = await reviewable_game(service, visitor, table, link)
    found = await state(service, visitor, game)
    if found.status == "finished":
        found.review = await review_told(service, game, language)
    return found


async def review_told(service: TableService, game: Game, language: Language) -> ReviewTold:
    """Made once for each language, and not while everybody waits."""
    cache, key = service.reviews.told, (key_for(service, game), language)
    if key not in cache:
        review = await kept_review(service, game)
        assert review is not None
        cache[key] = await asyncio.to_thread(told, review, game.copy(), language)
        while len(cache) > TOLD_KEPT:
            del cache[next(iter(cache))]
    return cache[key]


async def cancel(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> ReviewState:
    """Give up a review that is being made, as the one who has asked for it."""
    game = await reviewable_game(service, visitor, table, link)
    if (await state(service, visitor, game)).yours:
        await service.reviews.cancel(key_for(service, game))
    return await state(service, visitor, game)


async def reviewable_game(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> Game:
    """A finished game of people and bots; Problem if it is another."""
    game = await finished_game(service, visitor, table, link)
    if game.options.solo is not None:
        raise Problem("not-reviewable")
    return game


async def state(service: TableService, visitor: Visitor, game: Game) -> ReviewState:
    key = key_for(service, game)
    kept = await service.store.reviews.find(key)
    if kept is not None and kept.body is not None:
        return ReviewState(status="finished", done=kept.total, total=kept.total)
    if kept is not None and kept.changed >= time.time() - STALE:
        yours = kept.person_id == visitor.person_id
        return ReviewState(status="running", done=kept.done, total=kept.total, yours=yours)
    return ReviewState(status="failed" if service.reviews.has_failed(key) else "none")


async def kept_review(service: TableService, game: Game) -> Review | None:
    kept = await service.store.reviews.find(key_for(service, game))
    return None if kept is None or kept.body is None else read_review(json.loads(kept.body))


def key_for(service: TableService, game: Game) -> str:
    return review_key(game, service.settings.review_worlds)


def wanted_of(service: TableService, visitor: Visitor, table: str, game: Game) -> Wanted:
    return wanted_by(service, Owner(site_of(visitor.address), known(visitor), table), game)


def wanted_by(service: TableService, owner: Owner, game: Game) -> Wanted:
    return Wanted(
        key=key_for(service, game),
        owner=owner,
        board=service.registry.boards.json_text_of(game.board),
        record=dict(game.record()),
        worlds=service.settings.review_worlds,
    )
