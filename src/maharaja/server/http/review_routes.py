"""The addresses of the API about reviews of finished games; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtDecision, AtTable
from maharaja.server.reviews import lines, review_game

_REVIEW = "/api/tables/{table}/review"
_FINISHED = ("no-table", "not-finished")

REVIEW_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="GET",
        path=_REVIEW,
        name="review",
        about="Get the review of a finished game, or its progress.",
        call=lambda service, call: review_game.look(
            service, call.visitor, call.path.table, call.link, call.query.language
        ),
        answer=messages.ReviewState,
        at=AtTable,
        query=messages.ReviewQuery,
        linked=True,
        cost=2,
        problems=(*_FINISHED, "not-reviewable"),
    ),
    Operation(
        method="POST",
        path=_REVIEW,
        name="begin-review",
        about="Start reviewing a finished game; takes a minute or two, in the background.",
        call=lambda service, call: review_game.begin(
            service, call.visitor, call.path.table, call.link
        ),
        answer=messages.ReviewState,
        at=AtTable,
        linked=True,
        founds=True,
        cost=10,
        problems=(*_FINISHED, "not-reviewable", "no-reviews", "too-many-reviews"),
    ),
    Operation(
        method="POST",
        path=f"{_REVIEW}/cancel",
        name="cancel-review",
        about="Cancel a review that you asked for.",
        call=lambda service, call: review_game.cancel(
            service, call.visitor, call.path.table, call.link
        ),
        answer=messages.ReviewState,
        at=AtTable,
        linked=True,
        problems=(*_FINISHED, "not-reviewable"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/history/{decisions}/line",
        name="line",
        about="Play other choices from a decision of a finished game on.",
        call=lambda service, call: lines.line(
            service,
            call.visitor,
            call.path.table,
            call.path.decisions,
            call.query.line,
            call.link,
        ),
        answer=messages.LineTold,
        at=AtDecision,
        query=messages.LineQuery,
        linked=True,
        cost=4,
        problems=_FINISHED,
    ),
)
