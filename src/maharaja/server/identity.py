"""Who is asking: a random token in a cookie or a header, of which only the hash goes further in."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

COOKIE = "maharaja"
BEARER = "bearer "
YEAR = 365 * 24 * 3600  # seconds
BOT_ACCOUNT = "bot-"  # the tokens of programs begin with it: all at the table are told
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who is asking, as far as the server knows."""

    person_id: str | None  # sha256 of the token in hex; None: has none yet
    address: str  # of the client, for limits only
    bot_account: bool = False  # a program, and says so
    account_id: str | None = None  # signed in
    device: str | None = None  # then: sha256 of this device's own token
    other_ids: frozenset[str] = frozenset()  # the account's other identities

    @property
    def person_ids(self) -> frozenset[str]:
        """Every identity of theirs: what one of them may do, they may do."""
        return self.other_ids if self.person_id is None else self.other_ids | {self.person_id}


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a request brings to show who it is."""

    token: str | None  # None also if it cannot be one
    by_cookie: bool  # it may get a new one as a cookie
    cookie: bool  # there is a cookie, of whatever worth

    def visitor(self, address: str) -> Visitor:
        if self.token is None:
            return Visitor(None, address)
        return Visitor(hashed(self.token), address, self.token.startswith(BOT_ACCOUNT))


def new_token(bot_account: bool = False) -> str:
    return (BOT_ACCOUNT if bot_account else "") + secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def credentials_of(headers: Mapping[str, str]) -> Credentials:
    """Read the identity of a request; a header goes before a cookie."""
    cookie = cookie_of(headers.get("cookie", ""))
    authorization = headers.get("authorization")
    if authorization is None:
        return Credentials(proper(cookie), by_cookie=True, cookie=cookie is not None)
    bearer = authorization[: len(BEARER)].lower() == BEARER
    token = authorization[len(BEARER) :].strip() if bearer else None
    return Credentials(proper(token), by_cookie=False, cookie=cookie is not None)


def proper(token: str | None) -> str | None:
    return token if token is not None and TOKEN.fullmatch(token) else None


def cookie_of(text: str) -> str | None:
    """Our own cookie, the first if there are several; what others are worth is not looked at.

    Not by http.cookies: its time grows with the square of the header's size.
    """
    for pair in text.split(";"):
        name, found, value = pair.partition("=")
        if found and name.strip() == COOKIE:
            return value.strip().strip('"')
    return None
