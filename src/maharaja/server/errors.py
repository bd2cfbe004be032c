"""Everything the server says no with: a stable code, a status and a sentence that helps."""

from __future__ import annotations

from dataclasses import dataclass

from maharaja.errors import Message
from maharaja.i18n import SOURCE, texts


@dataclass(frozen=True, slots=True)
class Kind:
    """What a code stands for."""

    status: int
    title: str


# The codes are stable; clients and translations go by them, the sentences may change.
KINDS: dict[str, Kind] = {
    # what was sent
    "malformed": Kind(400, "The message cannot be read"),
    "invalid": Kind(422, "The message is not what is asked for here"),
    "too-large": Kind(413, "The message is too large"),
    "headers-too-large": Kind(431, "The headers of the request are too large"),
    "too-slow": Kind(408, "The request did not come in time"),
    "wrong-type": Kind(415, "Only JSON is understood here"),
    "not-found": Kind(404, "There is nothing at this address"),
    "wrong-method": Kind(405, "This address does not do that"),
    "wrong-host": Kind(421, "This server is not known by that name"),
    "foreign-origin": Kind(403, "The request comes from another site"),
    # who sent it
    "no-identity": Kind(401, "This needs an identity"),
    "not-your-seat": Kind(403, "The seat is somebody else's"),
    "not-the-host": Kind(403, "Only the host of the table may do that"),
    "too-many-requests": Kind(429, "Too many requests, slow down"),
    "too-many-tables": Kind(429, "Too many tables at once"),
    "too-many-sockets": Kind(429, "Too many connections at once"),
    "too-many-connections": Kind(429, "Too many connections from one address"),
    "too-many-bots": Kind(429, "Too many bots that search at once"),
    "too-many-links": Kind(429, "Too many links for one table"),
    # tables and seats; unknown tables and those one may not see are the same
    "no-table": Kind(404, "There is no such table, or not for you"),
    "no-seat": Kind(404, "The table has no such seat"),
    "no-board": Kind(404, "There is no such board"),
    "seat-taken": Kind(409, "The seat is taken"),
    "too-many-devices": Kind(409, "The seat is on too many devices"),
    "seat-not-yours-to-give": Kind(409, "There is nothing to hand over or take back"),
    "not-running": Kind(409, "The game is not being played"),
    "not-waiting": Kind(409, "The game has begun already"),
    "not-finished": Kind(409, "That is shown only when the game is over"),
    "bad-setup": Kind(422, "These options do not make a game"),
    "unknown-rules": Kind(409, "The table is played by rules that this server does not know"),
    "bad-record": Kind(422, "This record or position does not make a game"),
    "too-often": Kind(409, "That was done too often at this table"),
    "broken-table": Kind(500, "This table is damaged; only whoever runs the server can mend it"),
    # choices
    "refused": Kind(409, "The choice is not legal now"),
    "stale": Kind(409, "The table has moved on; look again"),
    "key-reused": Kind(409, "The key was used for something else"),
    "no-undo": Kind(409, "There is nothing that can be taken back"),
    # the server itself
    "full": Kind(503, "The server has no room for more connections; try again soon"),
    "closing": Kind(503, "The server is closing down; try again soon"),
    "storage": Kind(503, "The database does not answer; nothing was changed that was not told"),
    "internal": Kind(500, "Something went wrong here; it was noted"),
}


class Problem(Exception):  # noqa: N818 - the word of the standard for such answers
    """An answer that says no: nothing has changed."""

    def __init__(self, code: str, detail: str | Message = "", **more: object) -> None:
        super().__init__(code)
        self.code = code
        self.kind = KINDS[code]
        self.message = detail if isinstance(detail, Message) else None
        self.detail = str(detail) or f"{self.kind.title}."
        self.more = more  # what a program may want to know: reason, rule, sequence, retry_after

    def told(self, language: str) -> tuple[str, str]:
        """Title and detail in a language; a detail that is not known there stays English."""
        if language == SOURCE:
            return self.kind.title, self.detail
        say = texts(language)
        if self.message is not None:
            return say.problem(self.code), self.message.text(language)
        title = say.problem(self.code)
        plain = self.detail == f"{self.kind.title}."
        return title, title if plain else say.sentence(self.detail)
