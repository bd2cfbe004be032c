"""What stands on a board, as a drawing needs it: seats by number, NOBODY where nobody is.

The one place of the drawings that knows how a position is written down (docs/notation.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maharaja.engine.board import Board
from maharaja.engine.ids import NOBODY

Words = Mapping[str, Any]  # a position as Game.dump gives it, or a seat's view of it


class Pieces:
    """Lists go by village, junction and seat number; junction 0 is the start."""

    def __init__(self, board: Board, capacity: int) -> None:
        """An empty board whose villages show ``capacity`` shrine spaces (SHRINE-5, SHRINE-7)."""
        junctions = board.cities + 1
        self.capacity = capacity
        self.villages: list[list[int]] = [[] for _ in range(board.villages)]  # shrines' seats
        self.centre = [NOBODY] * junctions
        self.top = [NOBODY] * junctions
        self.bottom = [NOBODY] * junctions
        self.plain: list[list[int]] = [[] for _ in range(junctions)]  # up to four seats
        self.shrines: list[list[int]] = [[] for _ in range(junctions)]  # a seat for every shrine
        self.priests: list[list[int]] = [[] for _ in range(junctions)]
        self.maharaja = 0  # his city; 0: beside the board (SETUP-9)


def no_pieces(board: Board) -> Pieces:
    """The board as it comes out of the box."""
    return Pieces(board, 2 if max(board.players) > 2 else 1)


def pieces_of(board: Board, position: Words) -> Pieces:
    """What everybody at the table sees on the board."""
    pieces = Pieces(board, 2 if len(position["seats"]) > 2 else 1)
    if position["maharaja"] is not None:
        pieces.maharaja = board.junction(position["maharaja"])
    for village, owners in position["villages"].items():
        pieces.villages[board.village(village)] = owners
    for city, words in position["cities"].items():
        number = board.junction(city)
        pieces.centre[number] = _owner(words["centre"])
        pieces.top[number] = _owner(words["top"])
        pieces.bottom[number] = _owner(words["bottom"])
        pieces.plain[number] = _one_by_one(words["plain"])
        pieces.shrines[number] = _one_by_one(words["shrines"])
    for seat, words in enumerate(position["seats"]):
        pieces.priests[board.junction(words["priest"])].append(seat)
    return pieces


def _owner(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _one_by_one(counts: list[int]) -> list[int]:
    """From a number per seat to a seat per piece."""
    return [seat for seat, count in enumerate(counts) for _ in range(count)]
