"""What if: other choices from some decision of a finished game on."""

from __future__ import annotations

from maharaja.engine.game import Game
from maharaja.engine.text.view import HINDSIGHT, view_of
from maharaja.errors import MaharajaError, Message
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.messages import LineTold, LineTurn, PastView
from maharaja.server.messages.reviews import LONGEST_LINE
from maharaja.server.tables.game_history import follow
from maharaja.server.tables.queries import check_decisions, finished_game
from maharaja.server.tables.service import TableService


async def line(
    service: TableService,
    visitor: Visitor,
    table: str,
    decisions: int,
    text: str,
    link: str | None,
) -> LineTold:
    """How the game would have gone on with these choices."""
    game = await finished_game(service, visitor, table, link)
    check_decisions(game, decisions)
    return line_json(game, decisions, entries_of(text))


def entries_of(text: str) -> list[str]:
    entries = [entry for entry in text.split(",") if entry]
    if len(entries) > LONGEST_LINE:
        many = Message("error-detail-line-long", number=LONGEST_LINE)
        raise Problem("invalid", at("line", many))
    return entries


def line_json(game: Game, decisions: int, entries: list[str]) -> LineTold:
    past = game.back(decisions)
    steps = [step(past, entry, decisions + number) for number, entry in enumerate(entries, 1)]
    turns = [LineTurn(seat=seat, legal=past.legal_texts(seat)) for seat in past.to_act()]
    return LineTold(decisions=decisions, steps=steps, turns=turns)


def step(past: Game, entry: str, decisions: int) -> PastView:
    """Make one choice; Problem if it is none, or not legal."""
    seat = entry.partition(" ")[0]
    if seat not in [str(number) for number in range(past.seats)]:
        raise Problem("invalid", at("line", Message("error-detail-line")))
    try:
        made = follow(past, entry)
    except (MaharajaError, ValueError) as error:
        detail = error if isinstance(error, MaharajaError) else None
        raise Problem("invalid", detail) from None
    view = {**view_of(past.state, HINDSIGHT)}
    del view["waiting"]
    return PastView(decisions=decisions, decision=made, view=view)
