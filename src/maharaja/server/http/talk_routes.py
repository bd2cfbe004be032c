"""The addresses of the API about talk; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtTable, AtTalk
from maharaja.server.talk import talk

_TALK = "/api/tables/{table}/talk"
_MESSAGE = f"{_TALK}/{{message}}"

TALK_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="GET",
        path=_TALK,
        name="talk",
        about="Get the talk at a table, as far as you hear it.",
        call=lambda service, call: talk.hear(service, call.visitor, call.path.table, call.link),
        answer=messages.Talk,
        at=AtTable,
        linked=True,
        problems=("no-table",),
    ),
    Operation(
        method="POST",
        path=_TALK,
        name="say",
        about="Say a phrase, or free text where the server's host and the table allow it.",
        call=lambda service, call: talk.say(
            service, call.visitor, call.path.table, call.body, call.link
        ),
        answer=messages.Talk,
        at=AtTable,
        body=messages.Say,
        linked=True,
        founds=True,
        problems=("no-table", "no-seat", "not-your-seat", "no-talk", "too-often"),
    ),
    Operation(
        method="POST",
        path=f"{_MESSAGE}/mute",
        name="mute-person",
        about="Mute or unmute the author of a message, at all tables.",
        call=lambda service, call: talk.mute(
            service, call.visitor, call.path.table, call.path.message, call.body, call.link
        ),
        answer=messages.Talk,
        at=AtTalk,
        body=messages.MutePerson,
        linked=True,
        problems=("no-table", "no-message"),
    ),
    Operation(
        method="POST",
        path=f"{_MESSAGE}/report",
        name="report",
        about="Report a message to the server's host.",
        call=lambda service, call: talk.report(
            service, call.visitor, call.path.table, call.path.message, call.link
        ),
        answer=messages.Talk,
        at=AtTalk,
        linked=True,
        cost=5,
        problems=("no-table", "no-message"),
    ),
)
