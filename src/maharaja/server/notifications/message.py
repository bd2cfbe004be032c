"""What a message says: in the reader's language, and nothing that is secret at the table."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from hashlib import sha256

from maharaja.i18n import texts
from maharaja.server.notifications.kinds import CONFIRM, SIGN_IN, TEST
from maharaja.server.tables.summaries import read_summary
from maharaja.store.rows import Due, Seen

MOST_NAMES = 4


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is sent; the same one has the same id, however often it is tried."""

    id: str
    kind: str
    table: str  # empty: none
    title: str
    text: str
    path: str  # on this server
    stop_path: str  # where the channel can be given up, without being that person
    at: float
    language: str
    topic: str  # a later message of the same topic takes the place of this one


def message_id(due: Due) -> str:
    cause = f"{due.channel.id}:{due.table}:{due.topic}:{due.kind}:{due.number}:{due.created}"
    return sha256(cause.encode()).hexdigest()[:32]


def message_of(due: Due, names: list[str], own_path: str, stop_path: str) -> Message:
    """The message that is due; ``names``: of the others at its table.

    ``own_path``: where the link of a message about the channel itself leads.
    """
    say = texts(due.channel.language)
    text = f"notification-{due.kind}-text"
    if due.table:
        text = f"notification-{due.kind}-named" if names else f"notification-{due.kind}-alone"
    return Message(
        id=message_id(due),
        kind=due.kind,
        table=due.table,
        title=say(f"notification-{due.kind}-title"),
        text=say(text, {"names": ", ".join(names)}),
        path=path_of(due, own_path),
        stop_path=stop_path,
        at=due.created,
        language=due.channel.language,
        topic=sha256(f"{due.table}:{due.topic}".encode()).hexdigest()[:32],
    )


def path_of(due: Due, own_path: str) -> str:
    match due.kind:
        case _ if due.table:
            return f"/tables/{due.table}"
        case kind if kind in (CONFIRM, SIGN_IN):
            return own_path
        case kind:
            assert kind == TEST
            return "/"


def others(summary: str, seen: list[Seen], person_ids: Set[str]) -> list[str]:
    """Names of those who sit there besides the person, as everybody at the table sees them."""
    own = {one.seat for one in seen if one.person_id in person_ids}
    chairs = read_summary(summary).chairs
    found = [chair.name for seat, chair in enumerate(chairs) if seat not in own and chair.name]
    return found[:MOST_NAMES]
