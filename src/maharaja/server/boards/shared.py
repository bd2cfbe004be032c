"""Boards under links of this server, and the gallery of those that everybody is shown."""

from __future__ import annotations

import asyncio
import time

from maharaja import boards
from maharaja.boards.edits import with_id
from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.boards.links import link_id
from maharaja.server.errors import Problem
from maharaja.server.tables.service import TableService
from maharaja.store.shared_boards import SharedBoard

MOST_IN_GALLERY = 60


async def share(service: TableService, request: messages.ShareBoard) -> messages.SharedBoardLink:
    """Keep a board under a link; Problem with the first mistake if it is none."""
    text = request.text
    name = link_id(text)
    try:
        await asyncio.to_thread(lambda: boards.parse(with_id(text, name), "board.toml"))
    except boards.BoardError as error:
        raise Problem("bad-board", error) from None
    store = service.store.shared_boards
    if await store.find(name) is None:
        most = service.settings.shared_boards
        if most and await store.count() >= most:
            raise Problem("too-many-boards", Message("error-detail-shared-boards", number=most))
        await store.add(SharedBoard(name, text, time.time(), approved=False))
    return messages.SharedBoardLink(id=name, path=f"/boards/{name}")


async def gallery(service: TableService) -> messages.BoardGallery:
    """The boards that come with the game, those of the host's folder, and those approved."""
    shown = [
        shown_board(board, shared=False) for board in service.registry.boards.installed.values()
    ]
    for row in await service.store.shared_boards.approved(MOST_IN_GALLERY):
        try:
            shown.append(shown_board(boards.parse(with_id(row.text, row.id), row.id), shared=True))
        except boards.BoardError:
            continue  # of another version, which read it differently
    return messages.BoardGallery(boards=shown)


def shown_board(board: Board, *, shared: bool) -> messages.GalleryBoard:
    return messages.GalleryBoard(
        id=board.id,
        name=board.name,
        note=board.note,
        players=list(board.players),
        cities=board.cities,
        roads=board.roads,
        villages=board.villages,
        shared=shared,
    )


async def file(service: TableService, name: str) -> messages.BoardFile:
    """The file of a board, to be opened or saved."""
    return messages.BoardFile(text=await service.registry.boards.text_of(name))
