"""The addresses of the API about boards that people draw; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.boards import drafts, shared
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtBoard

BOARD_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="POST",
        path="/api/boards/draft",
        name="draft-board",
        about="A board file that is being drawn: edited, with all its mistakes. Nothing is kept.",
        call=lambda service, call: drafts.draft(service, call.body),
        answer=messages.BoardDraft,
        body=messages.DraftRequest,
        founds=True,
        large=True,
        cost=3,
        problems=("no-board",),
    ),
    Operation(
        method="GET",
        path="/api/boards",
        name="boards",
        about="The gallery: boards of this server, and shared ones that its host has approved.",
        call=lambda service, _: shared.gallery(service),
        answer=messages.BoardGallery,
        cost=5,
    ),
    Operation(
        method="POST",
        path="/api/boards/shared",
        name="share-board",
        about="Keep a board under a link, for new tables and for others.",
        call=lambda service, call: shared.share(service, call.body),
        answer=messages.SharedBoardLink,
        body=messages.ShareBoard,
        founds=True,
        large=True,
        cost=10,
        problems=("bad-board", "too-many-boards"),
    ),
    Operation(
        method="GET",
        path="/api/boards/{board}/file",
        name="board-file",
        about="The file of a board, to be opened or saved.",
        call=lambda service, call: shared.file(service, call.path.board),
        answer=messages.BoardFile,
        at=AtBoard,
        problems=("no-board",),
    ),
)
