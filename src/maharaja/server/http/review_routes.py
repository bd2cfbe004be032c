"""The addresses of the API about reviews of finished games; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtDecision, AtTable
from maharaja.server.rate_limits import HINT_COST
from maharaja.server.reviews import branches, lines, review_game

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
    Operation(
        method="GET",
        path="/api/tables/{table}/history/{decisions}/branch",
        name="branch",
        about="Play other choices of a seat from a decision on; bots answer for the others.",
        call=lambda service, call: branches.branch(
            service, call.visitor, call.path.table, call.path.decisions, call.query, call.link
        ),
        answer=messages.BranchState,
        at=AtDecision,
        query=messages.BranchQuery,
        linked=True,
        thinks=True,
        cost=HINT_COST,
        problems=(*_FINISHED, "not-reviewable", "closing"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/history/{decisions}/branch/why",
        name="why-of-branch",
        about="Ask whether the rules allow a choice in a branch, and if not, why not.",
        call=lambda service, call: branches.why(
            service, call.visitor, call.path.table, call.path.decisions, call.query, call.link
        ),
        answer=messages.Why,
        at=AtDecision,
        query=messages.BranchWhyQuery,
        linked=True,
        cost=2,
        problems=(*_FINISHED, "not-reviewable"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/history/{decisions}/play-on",
        name="play-on",
        about="Create a table that goes on from a position of a finished game, or of a branch.",
        call=lambda service, call: branches.play_on(
            service, call.visitor, call.path.table, call.path.decisions, call.body, call.link
        ),
        answer=messages.TableMade,
        at=AtDecision,
        body=messages.PlayOn,
        linked=True,
        founds=True,
        makes_table=True,
        cost=10,
        problems=(*_FINISHED, "not-reviewable", "not-running", "bad-setup", "too-many-bots"),
    ),
    Operation(
        method="GET",
        path=f"{_REVIEW}/trial",
        name="trial",
        about="Try another choice for a decision of a reviewed game, judged like the decision.",
        call=lambda service, call: branches.trial(
            service, call.visitor, call.path.table, call.query, call.link
        ),
        answer=messages.Trial,
        at=AtTable,
        query=messages.TrialQuery,
        linked=True,
        thinks=True,
        cost=HINT_COST,
        problems=(*_FINISHED, "not-reviewable", "no-reviews", "hint-failed"),
    ),
)
