"""Links in mails that show that whoever follows them has read the mail. Nothing is stored."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Literal

from maharaja.server.encodings import base64url

Purpose = Literal["confirm", "stop"]
PATTERN = r"^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}$(?!\n)"
SECRET = "links"  # the key's name in the store


class SignedLinks:
    """Makes and reads the tokens of such links."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def token(self, purpose: Purpose, channel: str) -> str:
        return f"{channel}.{self._mark(purpose, channel)}"

    def path(self, purpose: Purpose, channel: str) -> str:
        """Behind #, so that it is in no log; the page sends it."""
        return f"/notifications#{purpose}.{self.token(purpose, channel)}"

    def channel(self, purpose: Purpose, token: str) -> str | None:
        """Of which channel it is; None if we have not made it for that."""
        channel, _, mark = token.partition(".")
        return channel if hmac.compare_digest(mark, self._mark(purpose, channel)) else None

    def _mark(self, purpose: Purpose, channel: str) -> str:
        made = hmac.new(self._key, f"{purpose}:{channel}".encode(), sha256).digest()[:16]
        return base64url(made)
