"""The addresses of the API for the server's host; for everybody else there is nothing there."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtMessage, AtPerson, AtTable
from maharaja.server.server_host import about_people, host_actions

_HOST = "/api/host"

HOST_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="GET",
        path=_HOST,
        name="host",
        about="Get people, tables, reports, settings and what hosts have done; for hosts only.",
        call=lambda service, call: host_actions.see(service, call.visitor),
        answer=messages.HostPage,
        cost=5,
        problems=("not-found",),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/claim",
        name="claim-host",
        about="Become a host of the server by its start-up link, which works once.",
        call=lambda service, call: host_actions.claim(service, call.visitor, call.body),
        answer=messages.HostPage,
        body=messages.HostLink,
        founds=True,
        cost=10,
        problems=("not-found",),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/people/{{person}}",
        name="about-person",
        about="Mute, unmute, ban or unban a person.",
        call=lambda service, call: about_people.decide(
            service, call.visitor, call.path.person, call.body
        ),
        answer=messages.HostPage,
        at=AtPerson,
        body=messages.AboutPerson,
        problems=("not-found", "no-person"),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/people/{{person}}/link",
        name="link-person",
        about="Create a one-time sign-in link for a person who has lost their devices.",
        call=lambda service, call: about_people.link(service, call.visitor, call.path.person),
        answer=messages.SignInLink,
        at=AtPerson,
        cost=5,
        problems=("not-found", "no-person", "too-many-links"),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/people/{{person}}/delete",
        name="delete-person",
        about="Delete a person's account, names and channels; bots play on in their seats.",
        call=lambda service, call: about_people.delete(service, call.visitor, call.path.person),
        answer=messages.HostPage,
        at=AtPerson,
        body=messages.DeletePerson,
        cost=10,
        problems=("not-found", "no-person"),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/tables/{{table}}",
        name="about-table",
        about="Delete a table, or take a seat from its person.",
        call=lambda service, call: host_actions.about_table(
            service, call.visitor, call.path.table, call.body
        ),
        answer=messages.HostPage,
        at=AtTable,
        body=messages.AboutTable,
        problems=("not-found", "no-table", "no-seat", "not-running", "seat-not-yours-to-give"),
    ),
    Operation(
        method="POST",
        path=f"{_HOST}/reports/{{message}}",
        name="about-report",
        about="Settle a report: delete the message, or leave it.",
        call=lambda service, call: host_actions.about_report(
            service, call.visitor, call.path.message, call.body
        ),
        answer=messages.HostPage,
        at=AtMessage,
        body=messages.AboutReport,
        problems=("not-found", "no-message"),
    ),
)
