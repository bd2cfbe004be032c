"""A game at a server, over plain HTTP (docs/protocol.md)."""

from __future__ import annotations

import itertools
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from maharaja.errors import MaharajaError, system_message
from maharaja.terminal.question import Moment
from maharaja.terminal.session import Events, Json, Session

WAIT = 20  # seconds that a look waits for something to happen
PATIENCE = 60.0
AGAIN = ("stale", "too-many-requests", "refused", "closing", "storage")


class ServerError(MaharajaError):
    """The server says no, or nothing."""


class Server:
    """Asks a server, as one person."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Content-Type": "application/json", "Accept-Language": language}
        self._headers["Authorization"] = f"Bearer {self.ask('POST', '/identity')['token']}"

    def ask(self, method: str, path: str, link: str | None = None, **body: Any) -> dict[str, Any]:
        """The answer; ServerError with the server's own words if it is no."""
        headers = dict(self._headers) if link is None else {**self._headers, "Maharaja-Link": link}
        data = json.dumps(body).encode() if body or method == "POST" else None
        request = Request(f"{self.address}/api{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as error:
            raise refusal(self.address, error) from None
        except (URLError, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            why = system_message(reason) if isinstance(reason, OSError) else str(reason)
            raise ServerError("error-text-quoted", at=self.address, what=why) from None


def refusal(address: str, error: HTTPError) -> ServerError:
    """With the problem's code as ``code``, where it has one."""
    try:
        problem = json.load(error)
        told, code = str(problem["detail"]), str(problem["code"])
    except (ValueError, KeyError, TypeError):
        told, code = f"{error.code} {error.reason}", ""
    found = ServerError("error-text-quoted", at=address, what=told)
    found.code = code  # type: ignore[attr-defined]  # of this refusal only
    return found


class RemoteSession(Session):
    """Plays one seat at a table of a server."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        self._server = server
        self._path = f"/tables/{table}"
        self._seat = seat
        self._keys = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count())
        self.people = [seat]
        self._now = self._look()["table"]
        self.board = server.ask("GET", f"/boards/{self._now['board']['id']}")

    @property
    def names(self) -> list[str]:  # type: ignore[override]  # they may change
        return [chair["name"] for chair in self._now["chairs"]]

    @property
    def finished(self) -> bool:
        return bool(self._now["status"] in ("finished", "closed"))

    def question(self) -> Moment | None:
        view = self._now["view"]
        if view is None or self._seat not in view["to_act"]:
            return None
        return Moment(self._seat, view, self._now["insight"])

    def choose(self, seat: int, choice: str) -> Events:
        words = {"seat": seat, "choice": choice, "sequence": self._now["sequence"]}
        try:
            self._server.ask("POST", f"{self._path}/choices", **words, key=next(self._keys))
        except ServerError as error:
            if getattr(error, "code", "") not in AGAIN:
                raise
            time.sleep(0.2)  # somebody was quicker: the table is looked at again
        return self._catch_up(wait=0)

    def advance(self) -> Events:
        return self._catch_up(wait=WAIT)

    def view(self) -> Json:
        view: Json = self._now["view"]
        return view

    def result(self) -> Json:
        found: Json = self._server.ask("GET", f"{self._path}/record")["result"]
        return found

    def _catch_up(self, wait: int) -> Events:
        snapshot = self._look(after=self._now["sequence"], wait=wait)
        self._now = snapshot["table"]
        return [event for entry in snapshot["entries"] for event in entry["events"]]

    def _look(self, **query: int) -> dict[str, Any]:
        asked = "".join(f"&{name}={value}" for name, value in query.items())
        return self._server.ask("GET", f"{self._path}?seat={self._seat}{asked}")


def new_table(server: Server, name: str, levels: Sequence[str], **more: Any) -> RemoteSession:
    """A table of one's own, with bots of these levels."""
    bots = [{"kind": "bot", "level": level} for level in levels]
    seats = [{"kind": "me", "name": name}, *bots]
    made = server.ask("POST", "/tables", seats=seats, **more)
    return RemoteSession(server, made["table"], made["seats"][0])


def joined_table(link: str, name: str, language: str) -> RemoteSession:
    """A free seat at the table of a link that somebody has sent."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise ServerError("error-cli-no-link", link=link)
    server = Server(f"{parts.scheme}://{parts.netloc}", language)
    token = parts.fragment.rpartition("=")[2] or None
    seat = server.ask("POST", f"/tables/{table}/join", token, name=name)["seat"]
    return RemoteSession(server, table, seat)
