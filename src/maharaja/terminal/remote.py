"""A game at a server, over plain HTTP (docs/protocol.md)."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Sequence
from typing import Any

from maharaja.remote.address import read_address
from maharaja.remote.client import Client, TableError, take_seat
from maharaja.terminal.question import Moment
from maharaja.terminal.session import Events, Json, Session

WAIT = 20  # seconds that a look waits for something to happen
LOOK_AGAIN = ("stale", "refused", "closing", "storage")  # problems after which the table is another


class RemoteSession(Session):
    """Plays one seat at a table of a server."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self._client = client
        self._path = f"/api/tables/{table}"
        self._seat = seat
        self._keys = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count())
        self.people = [seat]
        self._now = self._look()["table"]
        self.board = client.ask("GET", f"/api/boards/{self._now['board']['id']}")

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
            self._client.ask("POST", f"{self._path}/choices", {**words, "key": next(self._keys)})
        except TableError as error:
            if error.code not in LOOK_AGAIN:
                raise
            time.sleep(0.2)  # somebody was quicker: the table is looked at again
        return self._catch_up(wait=0)

    def advance(self) -> Events:
        return self._catch_up(wait=WAIT)

    def result(self) -> Json:
        found: Json = self._client.ask("GET", f"{self._path}/record")["result"]
        return found

    def _catch_up(self, wait: int) -> Events:
        snapshot = self._look(after=self._now["sequence"], wait=wait)
        self._now = snapshot["table"]
        return [event for entry in snapshot["entries"] for event in entry["events"]]

    def _look(self, **query: int) -> dict[str, Any]:
        asked = "".join(f"&{name}={value}" for name, value in query.items())
        found: dict[str, Any] = self._client.ask("GET", f"{self._path}?seat={self._seat}{asked}")
        return found


def new_table(
    server: str, name: str, levels: Sequence[str], language: str, **more: Any
) -> RemoteSession:
    """A table of one's own, with bots of these levels."""
    client = signed_in(server.rstrip("/"), language)
    bots = [{"kind": "bot", "level": level} for level in levels]
    seats = [{"kind": "me", "name": name}, *bots]
    made = client.ask("POST", "/api/tables", {"seats": seats, **more})
    return RemoteSession(client, made["table"], made["seats"][0])


def joined_table(link: str, name: str, language: str) -> RemoteSession:
    """A seat at the table of a link that somebody has sent."""
    address = read_address(link)
    client = signed_in(address.server, language)
    return RemoteSession(client, address.table, take_seat(client, address, name))


def signed_in(server: str, language: str) -> Client:
    client = Client(server, language=language)
    client.sign_in()
    return client
