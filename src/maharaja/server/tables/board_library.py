"""The boards of the tables: those that come with the game, and those that the store remembers."""

from __future__ import annotations

import json
import logging

import maharaja
from maharaja import boards
from maharaja.bots.protocol.board_json import board_json
from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.server.tables.loading import BrokenTable
from maharaja.store.store import Store

LOGGER = logging.getLogger("maharaja.boards")


class BoardLibrary:
    """Finds boards by name, for new tables, and by digest, for tables that have been made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.installed = usable_boards()
        self._by_digest = {board.digest: board for board in self.installed.values()}
        self._stored: set[str] = set()  # digests that the store is known to have
        self._json: dict[str, dict[str, object]] = {}
        self._json_text: dict[str, str] = {}

    def named(self, name: str) -> Board:
        """A board that comes with the game."""
        if name not in self.installed:
            raise Problem("no-board", Message("error-detail-boards", names=list(self.installed)))
        return self.installed[name]

    async def keep(self, board: Board) -> None:
        """Have the store keep the board file: it may change while its games go on."""
        if board.digest not in self._stored:
            await self._store.boards.keep(board.digest, boards.text(board.id))
            self._stored.add(board.digest)

    async def of_digest(self, digest: str) -> Board:
        """The board as it was when the table was made, also if its file has changed since."""
        if digest not in self._by_digest:
            text = await self._store.boards.text(digest)
            if text is None:
                raise BrokenTable(f"its board is missing, of the digest {digest[:64]}")
            try:
                self._by_digest[digest] = boards.parse(text, "a board of the database")
            except boards.BoardError as error:
                raise BrokenTable(f"its board cannot be read: {error}") from error
        return self._by_digest[digest]

    def json_of(self, board: Board) -> dict[str, object]:
        if board.digest not in self._json:
            self._json[board.digest] = board_json(board)
        return self._json[board.digest]

    def json_text_of(self, board: Board) -> str:
        """The same, encoded once: every question to a bot has it."""
        if board.digest not in self._json_text:
            self._json_text[board.digest] = json.dumps(self.json_of(board))
        return self._json_text[board.digest]


def usable_boards() -> dict[str, Board]:
    """The boards that come with the game; a file that cannot be read stops nobody."""
    usable: dict[str, Board] = {}
    for name in boards.available():
        try:
            usable[name] = maharaja.load_board(name)
        except boards.BoardError as error:
            LOGGER.error("the board %s is left out: %s", name, error)
    return usable
