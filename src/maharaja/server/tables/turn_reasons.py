"""Why did it do that? What a turn was good for, in the words of reviews and by the same terms.

Only what everybody can know is told: the seat's plan lies open in its turn, its total can be
counted, and what others have planned is not looked at.
"""

from __future__ import annotations

from maharaja.bots.reasons import Account, account
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.game import Game
from maharaja.engine.ids import AWAIT_TURN
from maharaja.engine.state import State
from maharaja.reviews.words import Words
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables.access import enter
from maharaja.server.tables.game_history import choices_of
from maharaja.server.tables.guards import check_begun, check_hints, check_seat
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table


async def turn_reasons(
    service: TableService,
    visitor: Visitor,
    table: str,
    seat: int,
    query: messages.TurnReasonsQuery,
    link: str | None,
) -> messages.TurnReasons:
    """Why a bot's turn was a good one; when the game is over, why anybody's was."""
    live = await enter(service, visitor, table, link)
    check_begun(live.table)
    check_seat(live.table, seat)
    check(live.table, visitor, seat)
    game = live.table.game
    turn = turn_of(game, seat, query.round)
    if turn is None:
        raise Problem("no-turn")
    return messages.TurnReasons(
        table=table,
        seat=seat,
        round=query.round,
        why=Words(query.language, game.board).reasons(account_of(turn, seat)),
    )


def check(table: Table, visitor: Visitor, seat: int) -> None:
    """What a person was good at is their own business as long as the game goes on."""
    if table.game.finished:
        return
    check_hints(table, visitor)
    if table.chairs[seat].level is None:
        raise Problem("no-turn")


def account_of(turn: tuple[State, State], seat: int) -> Account:
    """Against leaving everything as it is, as the seat knew it."""
    before, after = (information_set_of(state, seat) for state in turn)
    return account(before, seat, [after], [before])


def turn_of(game: Game, seat: int, round_: int) -> tuple[State, State] | None:
    """Where the seat's turn of a round began, and where it ended; None if it is not over."""
    past = game.back(0)
    found: tuple[State, State] | None = None
    for entry in choices_of(game):
        s = past.state
        if s.round == round_ and asks_for_turn(s, seat):
            found = (found[0] if found else s.copy(), s.copy())
        elif found and not is_in_turn(s, seat):
            return found
        who, choice = entry.split(maxsplit=1)
        past.choose(int(who), choice)
    return found if found and not is_in_turn(past.state, seat) else None


def asks_for_turn(s: State, seat: int) -> bool:
    return s.depth > 0 and s.top_kind() == AWAIT_TURN and s.top_seat() == seat


def is_in_turn(s: State, seat: int) -> bool:
    """Also while somebody else has to answer in the middle of it."""
    frames = [(s.frames[3 * i], s.frames[3 * i + 1]) for i in range(s.depth)]
    return (AWAIT_TURN, seat) in frames
