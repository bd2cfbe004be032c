"""What the store keeps: plain values; what the bodies mean is the server's business."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

Body = TypeVar("Body")

WAITING = "waiting"  # for people to take the free seats
RUNNING = "running"
FINISHED = "finished"
CLOSED = "closed"  # given up before it began
STATUSES = (WAITING, RUNNING, FINISHED, CLOSED)


@dataclass(frozen=True, slots=True)
class DisplayName:
    """A display name and the person it belongs to."""

    person_id: str
    text: str


@dataclass(frozen=True, slots=True)
class Entry(Generic[Body]):
    """An entry of a table's log; the numbers of a table's entries are 1, 2, 3 without a gap."""

    number: int
    at: float  # seconds since 1970, UTC
    body: Body  # JSON as text in the store; what it means as soon as the server has decoded it
    key: str | None = None  # the client's own id of the request, so that none is carried out twice
    name: DisplayName | None = None  # that it gave; kept apart, and gone if the person wishes so


@dataclass(frozen=True, slots=True)
class Standing:
    """What the log adds up to, as far as lists of tables need it; written with the entries."""

    status: str
    bots: bool  # a bot has to act: whoever finds it lying idle sees to it
    summary: str  # JSON for lists of tables; nothing secret
    free: int = 0  # seats that anybody may still take
    people: frozenset[tuple[int, str]] = field(default_factory=frozenset)  # seat, person id
    due: float | None = None  # when something is to be done about a clock next


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what never changes, and what its log adds up to."""

    id: str
    created: float
    changed: float
    host: str  # person id of who created it: the hash of their token
    public: bool  # listed, open to watch and to join without a link
    header: str  # JSON, with the seed: never shown as it is
    number: int  # of the last entry
    standing: Standing


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table as lists show it to one person: without its header, and only with their own seats."""

    id: str
    created: float
    changed: float
    host: str
    public: bool
    status: str
    summary: str
    free: int
    seats: tuple[int, ...] = ()  # of the person who asks, in order


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page of a list begins: behind the table of that time and id."""

    changed: float
    id: str


TOP = Place(float("inf"), "")


NO_SEAT = -1  # of those who have left, and of those who never sat there
TURN = "turn"  # the topic of what somebody is waited for; gone as soon as they have answered


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell a person, on each of their channels; a later one of a topic replaces it."""

    person_id: str
    topic: str
    kind: str
    created: float
    due: float


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to write in one transaction, all or none; numbers go on where the log ends."""

    table: str
    entries: tuple[Entry[str], ...]
    standing: Standing
    changed: float  # when everybody could last see a change
    notices: tuple[Notice, ...] = ()  # never to somebody who is among ``answered``
    answered: tuple[str, ...] = ()  # people who are no longer waited for


@dataclass(frozen=True, slots=True)
class Link:
    """What a link opens; of its token only the hash is kept."""

    hashed: str
    table: str
    purpose: str  # "invite", "watch" or "seat"
    seat: int | None
    created: float


@dataclass(frozen=True, slots=True)
class Channel:
    """Where a person wants to be told of things."""

    id: str
    person_id: str
    kind: str  # "push", "mail" or "webhook"
    address: str
    keys: str  # JSON: what messages to it are encrypted with, if they are
    language: str
    events: str  # which it is told of, divided by commas
    confirmed: bool
    created: float
    delivered: float | None = None
    failed: float | None = None  # None: the last message went through
    error: str | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """A message of the outbox that is due, with the channel that it goes to."""

    channel: Channel
    table: str
    topic: str
    kind: str
    number: int  # of the entry that caused it
    created: float
    due: float
    attempts: int
    sent: float | None  # when this topic was last told


@dataclass(frozen=True, slots=True)
class Seen:
    """A person at a table, and when they were last seen looking at it."""

    seat: int
    person_id: str
    seen: float | None
    until: float | None  # they are taken to be there until then


@dataclass(frozen=True, slots=True)
class Account:
    """A name for identities."""

    id: str
    name: str
    person_id: str  # the identity that all its devices act as
    profile: str  # the address of its profile
    visibility: str  # of the profile: "me", "players" or "everybody"
    created: float
    selector: str | None = None  # of its recovery words: what finds the account
    salt: str | None = None
    verifier: str | None = None  # the slow hash of the rest of them
    words_made: float | None = None


@dataclass(frozen=True, slots=True)
class Identity:
    """A device of an account: the hash of its token is the person id that sits at tables."""

    person_id: str
    account_id: str | None  # None: the account is gone
    device: str
    label: str
    active: bool  # no: signed out, and its token is worth nothing any more
    added: float
    used: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: of the key itself only the public half."""

    id: str
    account_id: str
    public_key: str
    sign_count: int
    label: str
    created: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a browser was given to sign."""

    person_id: str  # of the browser
    purpose: str
    challenge: str
    account_id: str
    expires: float


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said at a table: a phrase by its id, or a text."""

    id: str
    table: str
    room: str  # "table" or "spectators"
    at: float
    person_id: str
    seat: int | None
    name: str  # of a spectator; those who sit there are called as their seats are
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Report:
    """Something that was said, as somebody has shown it to the server's host."""

    message_id: str
    reporter_id: str
    at: float
    table: str
    room: str
    said_at: float
    person_id: str
    name: str
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """A person as the server's host sees them."""

    person_id: str
    tables: int  # that they host or sit at
    changed: float  # when one of these last changed
    name: str | None  # their latest display name
    muted: bool
    banned: bool


@dataclass(frozen=True, slots=True)
class HostAction:
    """Something that a host of the server has done."""

    id: str
    at: float
    by_id: str  # empty: by a command
    action: str
    subject: str  # the beginning of a person's id, a table, or a message


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review, or how far it is while there is no body."""

    key: str
    table_id: str
    person_id: str  # who asked for it
    changed: float  # when this was last written
    done: int  # parts, of the total
    total: int
    body: str | None = None  # reviews/review_json.py, as JSON


@dataclass(frozen=True, slots=True)
class KeptBalance:
    """How balanced a board is, as far as that is known."""

    key: str
    person_id: str  # who asked for it
    changed: float  # when this was last written
    done: int  # games, of the total
    total: int
    finished: bool = False
    body: str = "{}"  # figures by kind of games (arena/board_balance.py), as JSON
