"""Everything the server says no with: a stable code, a status and a sentence that helps.

The sentences are those of ``locale/``: ``error-<code>``, and ``error-detail-`` for what is added.
"""

from __future__ import annotations

from maharaja.errors import MaharajaError, Message
from maharaja.i18n import SOURCE, texts

# The codes are stable; clients and translations go by them, the sentences may change.
STATUSES: dict[str, int] = {
    # what was sent
    "malformed": 400,
    "invalid": 422,
    "too-large": 413,
    "headers-too-large": 431,
    "too-slow": 408,
    "wrong-type": 415,
    "not-found": 404,
    "wrong-method": 405,
    "wrong-host": 421,
    "foreign-origin": 403,
    # who sent it
    "no-identity": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-many-connections": 429,
    "too-many-bots": 429,
    "too-many-links": 429,
    # tables and seats; unknown tables and those one may not see are the same
    "no-table": 404,
    "no-seat": 404,
    "no-board": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "bad-board": 422,
    "too-many-boards": 429,
    "seat-taken": 409,
    "too-many-devices": 409,
    "seat-not-yours-to-give": 409,
    "not-running": 409,
    "not-waiting": 409,
    "not-finished": 409,
    "bad-setup": 422,
    "unknown-rules": 409,
    "bad-record": 422,
    "too-often": 409,
    "no-vacation": 409,
    "broken-table": 500,
    # choices
    "refused": 409,
    "stale": 409,
    "key-reused": 409,
    "no-undo": 409,
    # hints
    "no-hints": 403,
    "nothing-to-decide": 409,
    "hint-failed": 503,
    "no-turn": 404,
    # reviews
    "not-reviewable": 409,
    "no-reviews": 409,
    "too-many-reviews": 429,
    # the balance of boards
    "no-balance": 404,
    "no-measuring": 409,
    "too-many-balances": 429,
    # notifications
    "bad-address": 422,
    "no-channel": 404,
    "not-set-up": 409,
    "too-many-channels": 429,
    # accounts
    "no-account": 404,
    "signed-in": 409,
    "bad-passkey": 422,
    "wrong-words": 422,
    "no-link": 404,
    "no-passkey": 404,
    "no-device": 404,
    "no-profile": 404,
    "too-many-passkeys": 429,
    # talk
    "no-talk": 403,
    "no-message": 404,
    # the server's host
    "banned": 403,
    "no-person": 404,
    # the server itself
    "full": 503,
    "closing": 503,
    "storage": 503,
    "internal": 500,
}


class Problem(Exception):  # noqa: N818 - the word of the standard for such answers
    """An answer that says no: nothing has changed."""

    def __init__(
        self, code: str, detail: Message | MaharajaError | None = None, **more: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUSES[code]
        self.detail = detail  # what the code does not say by itself
        self.more = more  # what a program may want to know: reason, rule, sequence, retry_after

    def told(self, language: str) -> tuple[str, str]:
        """Title and detail in a language."""
        title = texts(language)(f"error-{self.code}")
        return title, title if self.detail is None else self.detail.text(language)

    def __str__(self) -> str:
        return f"{self.code}: {self.told(SOURCE)[1]}"


def at(place: str, what: Message) -> Message:
    """A detail about one field of what was sent."""
    return Message("error-text-at", place=place, what=what)
