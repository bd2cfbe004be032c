"""Questions about tables that change nothing: lists, records, positions, reasons, prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, cast

import msgspec

from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.engine.ids import NOBODY
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.tables import game_history, paging, serialize
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import check_begun
from maharaja.server.tables.loading import BrokenTable, kind_of
from maharaja.server.tables.paging import PAGE
from maharaja.server.tables.service import TableService
from maharaja.store.rows import ListedTable

# --- lists ---------------------------------------------------------------------------------------


async def tables(
    service: TableService,
    visitor: Visitor,
    which: Literal["mine", "open"],
    before: str | None = None,
) -> messages.Tables:
    """A page of a list; one table more is looked for, to know whether there is another."""
    place = paging.read_place(before)
    person_id = visitor.person_id
    found: list[ListedTable] = []
    if which == "open":
        found = await service.store.lists.open_to_all(person_id or "", PAGE + 1, place)
    elif person_id is not None:
        found = await service.store.lists.of_person(person_id, PAGE + 1, place)
    page = found[:PAGE]
    return messages.Tables(
        tables=list(summaries(service, page, person_id)),
        next=paging.next_place(page, len(found) > PAGE),
    )


def summaries(
    service: TableService, found: Iterable[ListedTable], person_id: str | None
) -> Iterator[messages.Summary]:
    """What can be told of the tables; one that is damaged does not spoil the list."""
    for row in found:
        try:
            yield summary_json(row, person_id)
        except (msgspec.DecodeError, LookupError, TypeError) as error:
            broken = BrokenTable(f"it cannot be listed ({kind_of(error)})")
            service.registry.broken.set_aside(row.id, broken)


def summary_json(row: ListedTable, person_id: str | None) -> messages.Summary:
    summary = msgspec.json.decode(row.summary)
    yours = list(row.seats)
    to_act = [
        seat for seat in summary["to_act"] if seat in yours and not summary["chairs"][seat]["level"]
    ]
    return messages.Summary(
        table=row.id,
        status=cast(messages.Status, row.status),
        public=row.public,
        created=serialize.millis(row.created),
        changed=serialize.millis(row.changed),
        host=row.host == person_id,
        yours=yours,
        your_turn=bool(to_act),
        board=summary["board"],
        options=summary["options"],
        round=summary["round"],
        free=row.free,
        chairs=summary["chairs"],
    )


# --- one table -----------------------------------------------------------------------------------


async def record(
    service: TableService, visitor: Visitor, table: str, seat: int | None, link: str | None
) -> dict[str, Any]:
    """The record; of a game that is not over, what the seat may know."""
    live = await enter(service, visitor, table, link, seat)
    check_begun(live.table)
    game = live.table.game
    return dict(game.record() if game.finished else game.excerpt(seat))


async def position(
    service: TableService, visitor: Visitor, table: str, decisions: int, link: str | None
) -> dict[str, Any]:
    """The whole position after so many decisions of a finished game."""
    game = await finished_game(service, visitor, table, link)
    check_decisions(game, decisions)
    return dict(game.back(decisions).dump())


async def history(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> messages.History:
    """A finished game, decision by decision."""
    game = await finished_game(service, visitor, table, link)
    service.charge(visitor, game.decisions)
    return game_history.history_json(game)


async def past_view(
    service: TableService, visitor: Visitor, table: str, decisions: int, link: str | None
) -> messages.PastView:
    """How a finished game looked after so many decisions, with hindsight."""
    game = await finished_game(service, visitor, table, link)
    check_decisions(game, decisions)
    return game_history.past_view(game, decisions)


async def finished_game(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> Game:
    game = (await enter(service, visitor, table, link)).table.game
    if not game.finished:
        raise Problem("not-finished")
    return game


def check_decisions(game: Game, decisions: int) -> None:
    if not 0 <= decisions <= game.decisions:
        made = Message("error-detail-decisions", number=game.decisions)
        raise Problem("invalid", at("decisions", made))


async def why(
    service: TableService,
    visitor: Visitor,
    table: str,
    request: messages.WhyQuery,
    link: str | None,
) -> messages.Why:
    """Whether the seat may choose that now, and if not, why not.

    ``by`` is an action of its plan that would be performed first.
    """
    live = await enter(service, visitor, table, link, request.seat)
    check_begun(live.table)
    game = live.table.game
    refusal = refusal_of(game, request.seat, request.choice, request.by)
    return why_json(game, request.seat, request.choice, refusal, request.by)


def why_json(
    game: Game, seat: int, choice: str, refusal: Refusal | None, by: str | None = None
) -> messages.Why:
    return messages.Why(
        choice=choice,
        legal=refusal is None,
        reason=refusal.reason if refusal else None,
        rule=refusal.rule if refusal else None,
        detail=refusal.text if refusal else None,
        places=game.places_that_help(seat, choice, by) if refusal else [],
    )


def refusal_of(game: Game, seat: int, choice: str, by: str | None) -> Refusal | None:
    if by is None:
        return game.refusal(seat, choice)
    perform = f"perform {by}"
    refusal = game.refusal(seat, perform)
    if refusal is not None:
        return refusal
    trial = game.copy()
    trial.choose(seat, perform)
    return trial.refusal(seat, choice)


async def insight(
    service: TableService, visitor: Visitor, table: str, seat: int | None, link: str | None
) -> messages.Insight:
    """What every city would pay now; for an own seat also what it could do, and for what."""
    live = await enter(service, visitor, table, link, seat)
    check_begun(live.table)
    return insight_json(live.table.game.state, NOBODY if seat is None else seat)
