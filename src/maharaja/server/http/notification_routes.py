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
        about="List your notification channels, and the kinds this server offers.",
        call=lambda service, call: channels.overview(service, call.visitor),
        answer=messages.Notifications,
    ),
    Operation(
        method="POST",
        path=f"{_ALL}/push",
        name="add-push",
        about="Add this browser as a channel for push notifications.",
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
        about="Add a mail address; the first mail has a link that confirms it.",
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
        about="Add a webhook, such as that of a chat service.",
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
        about="Confirm or remove a mail address with the link from a mail.",
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
        about="Remove a channel.",
        call=lambda service, call: channels.remove(service, call.visitor, call.path.channel),
        answer=messages.Notifications,
        at=AtChannel,
        problems=("no-channel",),
    ),
    Operation(
        method="POST",
        path=f"{_CHANNEL}/events",
        name="set-events",
        about="Choose the events that a channel is notified of.",
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
        about="Send a test message to a channel.",
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
        about="Get whether a table's notifications are muted, and who was reminded there.",
        call=lambda service, call: channels.of_table(service, call.visitor, call.path.table),
        answer=messages.TableNotifications,
        at=AtTable,
        problems=("no-table",),
    ),
    Operation(
        method="POST",
        path=f"{_TABLE}/notifications",
        name="mute",
        about="Mute or unmute the notifications of a table.",
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
        about="Report whether you are looking at a table; valid for 75 seconds.",
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
        about="Remind the person of a seat that the others are waiting; once a day.",
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
