"""Requests to a server as its visitors send them, by whatever stands in between."""

from __future__ import annotations

import json
import ssl
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

PATIENCE = 10.0  # seconds for an answer
LONGEST = 1 << 20  # bytes of an answer that are read
FAILURES = (OSError, HTTPException)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]  # by names in small letters
    body: bytes

    def words(self) -> dict[str, object]:
        """Its JSON; nothing if it has none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def date(self) -> float | None:
        """When whoever answered thought it was: seconds since 1970."""
        try:
            return parsedate_to_datetime(self.headers.get("date", "")).timestamp()
        except ValueError:
            return None


class Visit:
    """Asks at one address; nothing is followed and nothing is kept."""

    def __init__(self, address: str) -> None:
        """An address as people type it, without a path."""
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}".lower()
        self.host = parts.hostname or ""
        self.secure = parts.scheme == "https"
        self._parts: SplitResult = parts

    def ask(self, method: str, path: str, **headers: str) -> Answer:
        """One of FAILURES if nothing comes back; underscores in names of headers are hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = self._connection()
        try:
            connection.request(method, path, headers=named)
            found = connection.getresponse()
            told = {name.lower(): value for name, value in found.getheaders()}
            return Answer(found.status, told, found.read(LONGEST))
        finally:
            connection.close()

    def say(self, message: dict[str, object]) -> dict[str, object]:
        """Open a web socket, send a message and hear what is answered; ``Blocked`` if it fails."""
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        try:
            with connect(address, open_timeout=PATIENCE, proxy=None, compression=None) as socket:
                socket.send(json.dumps(message))
                heard = json.loads(socket.recv(PATIENCE))
        except InvalidStatus as error:
            raise Blocked(str(error.response.status_code)) from error
        except (OSError, ValueError, WebSocketException) as error:
            raise Blocked(str(error)) from error
        return heard if isinstance(heard, dict) else {}

    def _connection(self) -> HTTPConnection:
        host, port = self.host, self._parts.port
        if self.secure:
            context = ssl.create_default_context()
            return HTTPSConnection(host, port, timeout=PATIENCE, context=context)
        return HTTPConnection(host, port, timeout=PATIENCE)


class Blocked(Exception):  # noqa: N818 - it is an answer, not a mistake
    """A web socket did not come through; what came instead."""
