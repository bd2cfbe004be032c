"""No notification is lost, and none told twice: servers are killed while messages are under way.

And nothing is told to a person who is looking at the table, whoever is killed meanwhile.
"""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from support.databases import Postgres, postgres_or_skip
from support.extent import many
from support.receivers import MailReceiver, PushReceiver, WebReceiver
from support.server_process import UNLIMITED, Person, Served, good
from support.stores import run

from maharaja.server.identity import new_token
from maharaja.server.notifications.message import message_id
from maharaja.store.rows import Channel, Due

pytestmark = pytest.mark.once

KILLS = many(10, quick=2)
MANY_KILLS = 200
LONGEST_DELAY = 0.4  # seconds of play before a kill
SEATS = [{"kind": "me", "name": "Asha"}, {"kind": "guest"}]
A_MINUTE = 60.0
LOOKS = 0.3  # of the tables, at which the host is looking when somebody comes
CLAIMED = (
    "SELECT channel_id, table_id, topic, kind, number, created, attempts, due FROM outbox "
    "WHERE due IS NOT NULL AND attempts > 0"
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Instead of the one that does not wait for the disk."""
    with postgres_or_skip(fsync=True) as server:
        yield server


Ends = tuple[WebReceiver, MailReceiver, PushReceiver]


@pytest.fixture
def ends() -> Iterator[Ends]:
    with WebReceiver() as hook, MailReceiver() as mail, PushReceiver() as push:
        yield hook, mail, push


def test_each_message_arrives_after_kills(tmp_path: Path, ends: Ends) -> None:
    Hunt(f"sqlite:///{tmp_path}/tables.db", tmp_path, ends, processes=1, seed=1).run(KILLS)


def test_each_message_arrives_after_kills_of_two_processes(
    tmp_path: Path, postgres: Postgres, ends: Ends
) -> None:
    Hunt(postgres.new_database(), tmp_path, ends, processes=2, seed=2).run(KILLS)


@pytest.mark.soak
def test_the_same_with_hundreds_of_kills(address: str, tmp_path: Path, ends: Ends) -> None:
    processes = 2 if address.startswith("postgresql") else 1
    Hunt(address, tmp_path, ends, processes, seed=3).run(MANY_KILLS)


class Hunt:
    """Servers, people at their tables, and the one who kills them."""

    def __init__(
        self,
        address: str,
        folder: Path,
        ends: Ends,
        processes: int,
        seed: int,
    ) -> None:
        self._address = address
        self._folder = folder
        self._hook, self._mail, self._push = ends
        self._dice = Random(seed)
        self._host, self._guest = new_token(), new_token()
        self._served = [self._serve(number) for number in range(processes)]
        self._joined: list[str] = []  # tables that somebody has come to
        self._looked_at: set[str] = set()  # others, at which the host was looking then
        self._open: list[str] = []  # of those, the ones that the host still looks at
        self._doubtful: set[str] = set()  # messages that a process had when it was killed

    def run(self, kills: int) -> None:
        try:
            self._register()
            for kill in range(kills):
                self._play(time.monotonic() + self._dice.uniform(0, LONGEST_DELAY), kill)
                self._kill(kill % len(self._served))
            self._hold()
        finally:
            for served in self._served:
                served.kill()

    def _serve(self, number: int, port: int = 0) -> Served:
        folder = self._folder / str(number)
        folder.mkdir(exist_ok=True)
        flags = (
            *("--database", self._address, "--bots", 1, "--private-addresses"),
            *("--notify-after", 0, "--public-address", "https://tables.example.org"),
            *("--mail-server", f"127.0.0.1:{self._mail.port}", "--mail-tls", "none"),
            *("--mail-from", "tables@example.org"),
        )
        return Served(folder, *flags, *UNLIMITED, port=port, fresh=False)

    def _register(self) -> None:
        with Person(self._served[0].url, self._host) as host:
            good(host.post("/notifications/webhook", {"address": self._hook.url}))
            good(host.post("/notifications/push", self._push.subscription))
            good(host.post("/notifications/mail", {"address": "asha@example.org"}))
            [(_, mail)] = self._mail.wait(1)
            token = mail.get_content().split("#confirm.")[1].split()[0]
            good(host.post("/notifications/link", {"purpose": "confirm", "token": token}))

    def _play(self, until: float, number: int) -> None:
        """Have the guest come to one table after the other, at whichever server."""
        served = self._served[number % len(self._served) - 1]
        with Person(served.url, self._host) as host, Person(served.url, self._guest) as guest:
            self._leave(host)
            while True:
                made = good(host.post("/tables", {"seats": SEATS}))
                link, table = made["links"][0]["token"], f"/tables/{made['table']}"
                looks = not self._looked_at or self._dice.random() < LOOKS
                if looks:
                    good(host.post(f"{table}/presence", {"here": True}))
                good(guest.post(f"{table}/join", {"name": "Bina"}, link=link))
                if looks:
                    self._looked_at.add(made["table"])
                    self._open.append(table)
                else:
                    self._joined.append(made["table"])
                if time.monotonic() > until:
                    return

    def _leave(self, host: Person) -> None:
        """No longer look at the tables: a server has been killed meanwhile."""
        while self._open:
            good(host.post(f"{self._open.pop()}/presence", {"here": False}))

    def _kill(self, number: int) -> None:
        served = self._served[number]
        served.kill()
        self._doubtful |= claimed(self._address)
        self._served[number] = self._serve(number, served.port)

    def _hold(self) -> None:
        """Each message is there within a minute, and those that came twice had to."""
        with Person(self._served[0].url, self._host) as host:
            self._leave(host)
        wanted = set(self._joined)
        until = time.monotonic() + A_MINUTE
        while time.monotonic() < until and not all(wanted <= told for told in self._told()):
            time.sleep(0.05)
        assert self._looked_at
        for told in self._told():
            assert wanted <= told, f"{len(wanted - told)} of {len(wanted)} have not come"
            assert told <= wanted, "somebody was told of a table that they were looking at"
        assert self._looked_at.isdisjoint(body["table"] for body in self._hook.messages())
        ids = [
            [body["id"] for body in self._hook.messages()],
            [body["id"] for body in self._push.messages()],
            [str(mail["Message-ID"]).strip("<>").split("@")[0] for mail in self._mail.mails()],
        ]
        twice = {name for channel in ids for name, count in Counter(channel).items() if count > 1}
        assert twice <= self._doubtful
        for pairs in self._joined_ids():
            assert len(pairs) == len(wanted), "one table was told under two ids"

    def _told(self) -> list[set[str]]:
        return [{table for table, _ in pairs} for pairs in self._joined_ids()]

    def _joined_ids(self) -> list[set[tuple[str, str]]]:
        """Of each channel: tables and ids of the messages that somebody has come there."""
        hooks = {(b["table"], b["id"]) for b in self._hook.messages() if b["kind"] == "joined"}
        mails = {
            (mail.get_content().split("/tables/")[1].split()[0], str(mail["Message-ID"]))
            for mail in self._mail.mails()
            if mail["Subject"] == "Somebody has joined your table"
        }
        joined = "Somebody has joined your table"
        pushed = {
            (body["path"].removeprefix("/tables/"), body["id"])
            for body in self._push.messages()
            if body["title"] == joined
        }
        return [hooks, mails, pushed]


def claimed(address: str) -> set[str]:
    """Messages that somebody was sending, or has sent without having noted it yet."""
    rows: list[Any]
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
            rows = connection.execute(CLAIMED).fetchall()
        connection.close()
    else:
        rows = run(fetch(address))
    return {message_id(due(row)) for row in rows}


async def fetch(address: str) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        found: list[Any] = await connection.fetch(CLAIMED)
    finally:
        await connection.close()
    return found


def due(row: Any) -> Due:
    channel = Channel(row[0], "", "", "", "", "en", "", True, 0.0)
    return Due(channel, row[1], row[2], row[3], row[4], row[5], row[7], row[6], None)
