"""Accounts: what people are told of their own, and what they send to come to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from maharaja.server.messages.notifications import Notifications, Offer
from maharaja.server.messages.parts import Action, Millis, Name, Request, Response, Token
from maharaja.server.notifications import mail_address

LONGEST_WORDS = 200  # characters of recovery words, as people may type them

Visibility = Literal["me", "players", "everybody"]
AccountPartId = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_-]{16}$(?!\n)", description="The id of a device, or of a profile."),
]
Device = Annotated[
    str, Meta(max_length=200, description="What this device is called; sanitized and cut.")
]
Credential = Annotated[
    str,
    Meta(
        min_length=2,
        max_length=16_000,
        description="What the browser's ``PublicKeyCredential.toJSON()`` gives, as JSON.",
    ),
]


class NamedAccount(Request, frozen=True):
    """What the account is called."""

    name: Name = ""


class KeepMe(Request, frozen=True):
    """The name of the account, if this creates one."""

    name: Name = ""
    device: Device = ""


class AddPasskey(Request, frozen=True):
    """A passkey that the browser has created; a guest gets an account of this name."""

    credential: Credential
    name: Name = ""
    device: Device = ""


class PasskeySignIn(Request, frozen=True):
    """What the browser has signed with a passkey."""

    credential: Credential
    device: Device = ""


class WordsSignIn(Request, frozen=True):
    """Recovery words, separated by spaces."""

    words: Annotated[str, Meta(max_length=LONGEST_WORDS)]
    device: Device = ""


class LinkToken(Request, frozen=True):
    """The part of a sign-in link behind #."""

    token: Token


class LinkSignIn(Request, frozen=True):
    """The part of a sign-in link behind #, which this uses up."""

    token: Token
    device: Device = ""


class MailSignIn(Request, frozen=True):
    """A mail address that was confirmed for notifications."""

    address: Annotated[str, Meta(min_length=3, max_length=mail_address.LONGEST)]


class DeleteMe(Request, frozen=True):
    """Confirm the deletion, which cannot be undone."""

    sure: Literal[True]


class SetVisibility(Request, frozen=True):
    """Who may see your profile."""

    visibility: Visibility


class PasskeyOptions(Response):
    """The options for the browser to create or use a passkey: JSON, as text."""

    options: str


class AccountName(Response):
    """An account."""

    name: str
    created: Millis
    profile: str  # its address is /people/ and this
    visibility: Visibility


class DeviceInfo(Response):
    """A device that is signed in."""

    id: str
    label: str
    added: Millis
    used: Millis  # noted once an hour
    this: bool  # the one that asks


class PasskeyInfo(Response):
    """A passkey of yours."""

    id: str
    label: str
    created: Millis
    used: Millis | None


class AccountInfo(Response):
    """Your account, your ways to sign in, and those on offer."""

    account: AccountName | None  # None: you are a guest
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    words_made: Millis | None  # when recovery words were last made
    passkeys_offered: Offer  # settings: this address is none that browsers have passkeys for
    mail_offered: bool


class RecoveryWords(Response):
    """New recovery words; nobody can look them up again."""

    words: list[str]


class SignInLink(Response):
    """A link that signs another device in, once."""

    path: str
    expires: Millis


class LinkOwner(Response):
    """Whose account a link leads to."""

    name: str


class PlaceCount(Response):
    """How often a place was reached with a number of players."""

    players: int
    place: int
    games: int


class CharacterCount(Response):
    """In how many games a character was held, and how many of those were won."""

    character: int
    games: int
    won: int


class ActionCount(Response):
    """How often an action was planned and performed."""

    action: Action
    planned: int
    performed: int


class SourceCount(Response):
    """Points from a source, gathered or of the final scoring, over all games."""

    source: str
    points: int


class LossCount(Response):
    """Chances to win that decisions of a kind lost, as far as their games were reviewed."""

    kind: Literal["draft", "shrine", "plan", "turn", "reward", "robbed"]
    decisions: int
    loss: float  # of all of them together; 1 is a whole game


class Statistics(Response):
    """How somebody has played, counted from records and reviews of their finished games."""

    more: bool  # there are older games that were not counted
    games: int
    won: int
    points: int  # of all games together
    places: list[PlaceCount]
    characters: list[CharacterCount]
    actions: list[ActionCount]
    sources: list[SourceCount]
    losses: list[LossCount]


class Profile(Response):
    """Somebody's profile."""

    name: str
    statistics: Statistics


class PersonalData(Response):
    """Everything stored about you, and the games that you play or played."""

    exported: Millis
    account: AccountInfo
    person_ids: list[str]  # hashes of the tokens of your devices
    names: list[dict[str, Any]]  # display names, and at which tables
    notifications: Notifications
    muted: list[str]  # tables
    said: list[dict[str, Any]]  # what you said at tables and is not deleted yet
    seen: list[dict[str, Any]]  # at which tables you were last seen, and when
    games: list[dict[str, Any]]  # in short, and the record as far as you may know it


class Gone(Response):
    """The request was carried out."""

    done: bool = True
