"""The boards of tables: those that come with the game, the host's own, and those of the store."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from maharaja import boards
from maharaja.boards.board_json import board_json
from maharaja.boards.edits import with_id
from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.server.boards.links import is_shared
from maharaja.server.errors import Problem
from maharaja.server.tables.loading import BrokenTable
from maharaja.store.store import Store

MOST_ENCODED = 200  # boards whose JSON is kept in memory
LOGGER = logging.getLogger("maharaja.boards")


class BoardLibrary:
    """Finds boards by name, for new tables, and also by digest, for those that have been made."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        """``folder``: with board files of the host's own."""
        self._store = store
        self._texts: dict[str, str] = {}  # the files, by digest
        self.installed: dict[str, Board] = {}
        for source, text in board_files(folder):
            self._install(source, text)
        self._by_digest = {board.digest: board for board in self.installed.values()}
        self._stored: set[str] = set()  # digests that the store is known to have
        self._json: dict[str, dict[str, object]] = {}
        self._json_text: dict[str, str] = {}

    def _install(self, source: str, text: str) -> None:
        """A file that cannot be read, or has the id of another, stops nobody."""
        try:
            board = boards.parse(text, source)
        except boards.BoardError as error:
            LOGGER.error("a board is left out: %s", error)
            return
        if board.id in self.installed:
            LOGGER.error("a board is left out: %s: there is one of the id %s", source, board.id)
            return
        self.installed[board.id] = board
        self._texts[board.digest] = text

    async def named(self, name: str) -> Board:
        """A board on which tables can be made."""
        if name in self.installed:
            return self.installed[name]
        return _with_id(name, await self.text_of(name))

    async def text_of(self, name: str) -> str:
        """The file of a board on which tables can be made."""
        if name in self.installed:
            return self._texts[self.installed[name].digest]
        shared = await self._store.shared_boards.find(name) if is_shared(name) else None
        if shared is None:
            raise Problem("no-board", Message("error-detail-boards", names=list(self.installed)))
        return shared.text

    def of_words(self, words: dict[str, object]) -> Board | None:
        """The board that a record or a position names; None if it names none that we have."""
        board = words.get("board")
        name = board.get("id") if isinstance(board, dict) else None
        return self.installed.get(name) if isinstance(name, str) else None

    async def keep(self, board: Board) -> None:
        """Have the store keep the board file: it may change while its games go on."""
        if is_shared(board.id):
            text = await self.text_of(board.id)
            await self._store.boards.keep(board.id, text)  # with its own drawing
            await self._store.boards.keep(board.digest, text)  # for who only knows the rules' part
        elif board.digest not in self._stored:
            await self._store.boards.keep(board.digest, self._texts[board.digest])
            self._stored.add(board.digest)

    async def of_table(self, name: str, digest: str) -> Board:
        """The board as it was when the table was made, also if its file has changed since.

        Boards that the rules cannot tell apart have the same digest: the name says which drawing.
        """
        named = self.installed.get(name)
        if named is not None and named.digest == digest:
            return named
        kept = await self._store.boards.text(name) if is_shared(name) else None
        if kept is not None:
            return _with_id(name, kept)
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
        key = f"{board.id} {board.digest}"
        if key not in self._json:
            _make_room(self._json)
            self._json[key] = board_json(board)
        return self._json[key]

    def json_text_of(self, board: Board) -> str:
        """The same, encoded once: every question to a bot has it."""
        key = f"{board.id} {board.digest}"
        if key not in self._json_text:
            _make_room(self._json_text)
            self._json_text[key] = json.dumps(self.json_of(board))
        return self._json_text[key]


def _with_id(name: str, text: str) -> Board:
    """A shared board: called by its link, whatever its file says."""
    return boards.parse(with_id(text, name), name)


def _make_room(kept: dict[str, Any]) -> None:
    """For one more: the oldest goes."""
    if len(kept) >= MOST_ENCODED:
        del kept[next(iter(kept))]


def board_files(folder: Path | None) -> Iterator[tuple[str, str]]:
    """What is written where: the boards that come with the game, then those of the folder."""
    for name in boards.available():
        try:
            yield f"boards/{name}.toml", boards.text(name)
        except boards.BoardError as error:
            LOGGER.error("a board is left out: %s", error)
    for path in sorted(folder.glob("*.toml")) if folder is not None else []:
        try:
            yield str(path), boards.read(path)
        except boards.BoardError as error:
            LOGGER.error("a board is left out: %s", error)
