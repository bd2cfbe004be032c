"""The addresses of the API about boards that people draw; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.boards import balance, drafts, shared
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtBalance, AtBoard

BOARD_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="POST",
        path="/api/boards/draft",
        name="draft-board",
        about="Edit a board file and get it back with all its mistakes. Nothing is stored.",
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
        about="List the boards of this server, and shared ones that its host has approved.",
        call=lambda service, _: shared.gallery(service),
        answer=messages.BoardGallery,
        cost=5,
    ),
    Operation(
        method="POST",
        path="/api/boards/shared",
        name="share-board",
        about="Share a board under a link, for new tables and for others.",
        call=lambda service, call: shared.share(service, call.body),
        answer=messages.SharedBoardLink,
        body=messages.ShareBoard,
        founds=True,
        large=True,
        cost=10,
        problems=("bad-board", "too-many-boards"),
    ),
    Operation(
        method="POST",
        path="/api/boards/balance",
        name="measure-board",
        about="Start measuring a board by games between bots, in the background.",
        call=lambda service, call: balance.measure(service, call.visitor, call.body),
        answer=messages.BoardBalance,
        body=messages.MeasureBoard,
        founds=True,
        large=True,
        cost=10,
        problems=("bad-board", "no-measuring", "too-many-balances"),
    ),
    Operation(
        method="GET",
        path="/api/boards/balance/{key}",
        name="board-balance",
        about="Get the figures of a measured board, as far as they are known.",
        call=lambda service, call: balance.look(service, call.visitor, call.path.key),
        answer=messages.BoardBalance,
        at=AtBalance,
        problems=("no-balance",),
    ),
    Operation(
        method="POST",
        path="/api/boards/balance/{key}/cancel",
        name="cancel-balance",
        about="Cancel a measurement that you asked for.",
        call=lambda service, call: balance.cancel(service, call.visitor, call.path.key),
        answer=messages.Gone,
        at=AtBalance,
    ),
    Operation(
        method="GET",
        path="/api/boards/{board}/file",
        name="board-file",
        about="Get the file of a board.",
        call=lambda service, call: shared.file(service, call.path.board),
        answer=messages.BoardFile,
        at=AtBoard,
        problems=("no-board",),
    ),
)
