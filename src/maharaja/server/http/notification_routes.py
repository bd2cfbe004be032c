"""The addresses of the API about notifications and presence; ``routes.py`` has the others."""

from __future__ import annotations

from maharaja.server import messages
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import AtChannel, AtSeat, AtTable
from maharaja.server.notifications import channels, nudges
from maharaja.server.tables import watch

_ALL = "/api/notifications"
_CHANNEL = f"{_ALL}/channels/{{channel}}"
_TABLE = "/api/tables/{table}"
_ADDED = ("bad-address", "not-set-up", "too-many-channels")

NOTIFICATION_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="GET",
        path=_ALL,
        name="notifications",
        about="Where you are told of things while you are away, and where you could be.",
        call=lambda service, call: channels.overview(service, call.visitor),
        answer=messages.Notifications,
    ),
    Operation(
        method="POST",
        path=f"{_ALL}/push",
        name="add-push",
        about="Be told on this device, by its browser's push service.",
        call=lambda service, call: channels.add_push(service, call.visitor, call.body),
        answer=messages.Notifications,
        body=messages.AddPush,
        founds=True,
        cost=5,
        problems=_ADDED,
    ),
    Operation(
        method="POST",
        path=f"{_ALL}/mail",
        name="add-mail",
        about="Be told by mail; the first one has a link by which the address is confirmed.",
        call=lambda service, call: channels.add_mail(service, call.visitor, call.body),
        answer=messages.Notifications,
        body=messages.AddMail,
        founds=True,
        cost=10,
        problems=_ADDED,
    ),
    Operation(
        method="POST",
        path=f"{_ALL}/webhook",
        name="add-webhook",
        about="Be told by requests to an address, such as a chat service's.",
        call=lambda service, call: channels.add_webhook(service, call.visitor, call.body),
        answer=messages.Notifications,
        body=messages.AddWebhook,
        founds=True,
        cost=5,
        problems=_ADDED,
    ),
    Operation(
        method="POST",
        path=f"{_ALL}/link",
        name="follow-link",
        about="Confirm a mail address, or give it up, with the link of a mail.",
        call=lambda service, call: channels.follow_link(service, call.body),
        answer=messages.Confirmed,
        body=messages.SignedLink,
        founds=True,
        problems=("no-channel",),
    ),
    Operation(
        method="POST",
        path=f"{_CHANNEL}/remove",
        name="remove-channel",
        about="No longer be told there.",
        call=lambda service, call: channels.remove(service, call.visitor, call.path.channel),
        answer=messages.Notifications,
        at=AtChannel,
        problems=("no-channel",),
    ),
    Operation(
        method="POST",
        path=f"{_CHANNEL}/events",
        name="set-events",
        about="Choose what you are told of there.",
        call=lambda service, call: channels.set_events(
            service, call.visitor, call.path.channel, call.body
        ),
        answer=messages.Notifications,
        at=AtChannel,
        body=messages.SetEvents,
        problems=("no-channel",),
    ),
    Operation(
        method="POST",
        path=f"{_CHANNEL}/test",
        name="test-channel",
        about="Have a message sent there that says that it works.",
        call=lambda service, call: channels.try_out(service, call.visitor, call.path.channel),
        answer=messages.Notifications,
        at=AtChannel,
        cost=5,
        problems=("no-channel",),
    ),
    Operation(
        method="GET",
        path=f"{_TABLE}/notifications",
        name="notifications-of-table",
        about="Whether you are told of a table, and who was reminded there.",
        call=lambda service, call: channels.of_table(service, call.visitor, call.path.table),
        answer=messages.TableNotifications,
        at=AtTable,
        problems=("no-table",),
    ),
    Operation(
        method="POST",
        path=f"{_TABLE}/notifications",
        name="mute",
        about="Be told nothing of a table, or again.",
        call=lambda service, call: channels.mute(service, call.visitor, call.path.table, call.body),
        answer=messages.TableNotifications,
        at=AtTable,
        body=messages.SetMuted,
        problems=("no-table",),
    ),
    Operation(
        method="POST",
        path=f"{_TABLE}/presence",
        name="set-presence",
        about="Say whether you look at a table; it holds for 75 seconds.",
        call=lambda service, call: watch.report_presence(
            service, call.visitor, call.path.table, call.body.here
        ),
        answer=messages.Done,
        at=AtTable,
        body=messages.SetPresence,
        problems=("no-table",),
    ),
    Operation(
        method="POST",
        path=f"{_TABLE}/seats/{{seat}}/nudge",
        name="nudge",
        about="Remind the person of a seat that the others wait; once a day.",
        call=lambda service, call: nudges.nudge(
            service, call.visitor, call.path.table, call.path.seat
        ),
        answer=messages.TableNotifications,
        at=AtSeat,
        cost=5,
        problems=(
            *("no-table", "no-seat", "not-your-seat", "not-running"),
            *("nothing-to-decide", "too-often"),
        ),
    ),
)
