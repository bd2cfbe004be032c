"""Questions about tables that change nothing: lists, records, positions, reasons, prices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
from maharaja.server.tables.chairs import BOT, PERSON
from maharaja.server.tables.guards import check_begun
from maharaja.server.tables.loading import BrokenTable, kind_of
from maharaja.server.tables.paging import PAGE
from maharaja.server.tables.service import TableService
from maharaja.store import rows
from maharaja.store.rows import ListedTable, Place

MOST_PAGES = 10  # looked through for one answer
STATUSES: dict[str, tuple[str, ...]] = {
    "mine": (rows.WAITING, rows.RUNNING, rows.FINISHED, rows.CLOSED),
    "playing": (rows.WAITING, rows.RUNNING),
    "finished": (rows.FINISHED,),
}


@dataclass(frozen=True, slots=True)
class Filter:
    """Which tables of a list are wanted."""

    only: str | None = None  # one of KINDS
    players: int | None = None
    opponent: str | None = None  # a part of somebody else's name
    since: int | None = None  # milliseconds: over, or changed, no earlier


ALL = Filter()

# --- lists ---------------------------------------------------------------------------------------


async def tables(
    service: TableService,
    visitor: Visitor,
    which: Literal["mine", "open", "playing", "finished"],
    before: str | None = None,
    wanted: Filter = ALL,
) -> messages.Tables:
    """A page of a list, of those that are wanted.

    Where only some are wanted, several pages are looked through, and what is left of the list is
    told by ``next``.
    """
    place = paging.read_place(before)
    found: list[messages.Summary] = []
    more, pages = True, 1 if wanted == ALL else MOST_PAGES
    while more and pages > 0 and len(found) < PAGE:
        page, more = await page_of(service, visitor.person_id, which, place)
        pages -= 1
        for row in page:
            if len(found) == PAGE:
                more = True
                break
            place = Place(row.changed, row.id)
            if wanted.since is not None and serialize.millis(row.changed) < wanted.since:
                more = False  # those behind it are older
                break
            table = summary_or_none(service, row, visitor)
            if table is not None and is_wanted(table, wanted):
                found.append(table)
    return messages.Tables(tables=found, next=paging.place_text(place) if more else None)


async def page_of(
    service: TableService, person_id: str | None, which: str, place: Place
) -> tuple[list[ListedTable], bool]:
    """A page, and whether there is another: one table more is looked for."""
    lists = service.store.lists
    found: list[ListedTable] = []
    if which == "open":
        found = await lists.open_to_all(person_id or "", PAGE + 1, place)
    elif person_id is not None:
        found = await lists.of_person(person_id, PAGE + 1, place, STATUSES[which])
    return found[:PAGE], len(found) > PAGE


def is_wanted(table: messages.Summary, wanted: Filter) -> bool:
    if wanted.players is not None and players_of(table) != wanted.players:
        return False
    if wanted.since is not None and (table.ended or table.changed) < wanted.since:
        return False
    if wanted.opponent is not None and not has_opponent(table, wanted.opponent):
        return False
    return wanted.only is None or KINDS[wanted.only](table)


def players_of(table: messages.Summary) -> int:
    """Who plays; Brahmabot is no player."""
    return 1 if is_solo(table) else len(table.chairs)


def has_opponent(table: messages.Summary, name: str) -> bool:
    others = (chair.name for seat, chair in enumerate(table.chairs) if seat not in table.yours)
    return any(name.casefold() in (other or "").casefold() for other in others)


def has_won(table: messages.Summary) -> bool:
    return any(table.chairs[seat].won for seat in table.yours)


def has_lost(table: messages.Summary) -> bool:
    over = table.status == rows.FINISHED and bool(table.yours)
    return over and not has_won(table)


def is_solo(table: messages.Summary) -> bool:
    return table.options["solo"] is not None


def has_others(table: messages.Summary) -> bool:
    """Whether somebody else than the reader plays, or played, there."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return any(seat not in table.yours for seat in people)


def has_bots_only(table: messages.Summary) -> bool:
    return not has_others(table) and any(chair.kind == BOT for chair in table.chairs)


KINDS: dict[str, Callable[[messages.Summary], bool]] = {
    "won": has_won,
    "lost": has_lost,
    "solo": is_solo,
    "people": has_others,
    "bots": has_bots_only,
}


def summary_or_none(
    service: TableService, row: ListedTable, visitor: Visitor
) -> messages.Summary | None:
    """What can be told of a table; one that is damaged does not spoil the list."""
    try:
        return summary_json(row, visitor)
    except (msgspec.DecodeError, LookupError, TypeError) as error:
        broken = BrokenTable(f"it cannot be listed ({kind_of(error)})")
        service.registry.broken.set_aside(row.id, broken)
        return None


def summary_json(row: ListedTable, visitor: Visitor) -> messages.Summary:
    summary: dict[str, Any] = msgspec.json.decode(row.summary)
    chairs: list[dict[str, Any]] = summary["chairs"]
    results = summary.get("results") or [{}] * len(chairs)  # which were once not kept
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
        host=row.host in visitor.person_ids,
        yours=yours,
        your_turn=bool(to_act),
        board=summary["board"],
        options=summary["options"],
        round=summary["round"],
        free=row.free,
        ended=None if summary.get("ended") is None else serialize.millis(summary["ended"]),
        chairs=[
            messages.SummaryChair(**chair, **result)
            for chair, result in zip(chairs, results, strict=True)
        ],
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
