"""Nothing leaks to people who are away: with other plans, they are sent the same messages.

As in ``test_leaks.py`` the same game is played on two servers, and on the second one somebody
replaces plans and standing orders again and again. Here nobody looks at the table, everybody has a
webhook, a browser that takes pushes and a mail address, and what arrives there is compared.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from server.test_leaks import (
    PACES,
    Evening,
    Secret,
    Step,
    Words,
    check_secret,
    game_at,
    identity,
    people_kind,
    until_the_end,
)
from support.receivers import PATIENCE, MailReceiver, PushReceiver, WebReceiver
from support.recording_clients import WebTap, difference
from support.server_process import UNLIMITED, Served, serving

import maharaja

pytestmark = pytest.mark.once

LATER = 3600  # seconds: nothing is sent by itself
OFTEN = 2  # choices
DUE = "SELECT count(*) FROM outbox WHERE due IS NOT NULL"
# What differs from message to message by itself.
CHANCE = re.compile(rb'[0-9a-f]{32}|(?<="at": )\d+|(?<=stop\.)\S+')


@dataclass
class Place:
    """A server, and where what it sends arrives."""

    served: Served
    hook: WebReceiver
    push: PushReceiver
    mail: MailReceiver

    @property
    def port(self) -> int:
        return self.served.port

    def subscribe(self, who: str, seat: int) -> None:
        """Have somebody told on every channel."""
        before = len(self.mail.received)
        with WebTap(self.port, identity(who)) as web:
            hook = {"address": address_at(self.hook.port, who)}
            web.good("POST", "/api/notifications/webhook", hook)
            push = {**self.push.subscription, "endpoint": address_at(self.push.port, who)}
            web.good("POST", "/api/notifications/push", push)
            address = {"address": f"{who}@example.org", "language": ("en", "de", "ja")[seat % 3]}
            web.good("POST", "/api/notifications/mail", address)
            [*_, (_, mail)] = self.mail.wait(before + 1)
            token = mail.get_content().split("#confirm.")[1].split()[0]
            asked = {"purpose": "confirm", "token": token}
            web.good("POST", "/api/notifications/link", asked)

    def send(self) -> None:
        """Have everything sent that waits."""
        with sqlite3.connect(self.served.database, timeout=PATIENCE) as connection:
            connection.execute("UPDATE outbox SET due = 0 WHERE due IS NOT NULL")
            connection.commit()
            until = time.monotonic() + PATIENCE
            while connection.execute(DUE).fetchone()[0] and time.monotonic() < until:
                time.sleep(0.05)
            assert connection.execute(DUE).fetchone()[0] == 0
        connection.close()

    def told(self, who: str, table: str) -> dict[str, list[bytes]]:
        """All that somebody was sent on each channel, but what differs by chance."""
        found: dict[str, list[Any]] = {
            "webhook": [body for path, _, body in self.hook.received if path == f"/{who}"],
            "push": [body for path, _, body in self.push.received if path == f"/{who}"],
            "mail": [
                {"subject": mail["Subject"], "from": mail["From"], "text": mail.get_content()}
                for recipient, mail in self.mail.received
                if recipient == f"{who}@example.org" and "#confirm." not in mail.get_content()
            ],
        }
        return {
            channel: sorted(plain(message, table) for message in messages)
            for channel, messages in found.items()
        }


def address_at(port: int, who: str) -> str:
    return f"http://127.0.0.1:{port}/{who}"


def plain(message: Words, table: str) -> bytes:
    words = {str(name): str(value) for name, value in message.items()}
    text = repr(words).replace(table, "T" * len(table)).replace("'at': '", '"at": ').encode()
    return CHANCE.sub(lambda found: b"0" * len(found[0]), text)


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Place]]:
    with ExitStack() as stack:

        def place(name: str) -> Place:
            hook = stack.enter_context(WebReceiver())
            push = stack.enter_context(PushReceiver())
            mail = stack.enter_context(MailReceiver())
            flags = (
                *("--private-addresses", "--notify-after", LATER, "--mail-tls", "none"),
                *("--public-address", "https://tables.example.org"),
                *("--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "t@example.org"),
            )
            folder = tmp_path_factory.mktemp(name)
            served = stack.enter_context(serving(folder, *flags, *UNLIMITED))
            return Place(served, hook, push, mail)

        yield place("one"), place("other")


class Away(Evening):
    """Nobody says that they look at the table; now and then what waits is sent."""

    places: ClassVar[dict[int, Place]] = {}  # by port
    tables: ClassVar[list[str]] = []  # of the game and of its twin

    def _open(self, port: int, host: int, beginning: Words) -> tuple[str, dict[str, str]]:
        table, links = super()._open(port, host, beginning)
        self.tables.append(table)
        self._place = self.places[port]
        self._chosen = 0
        return table, links

    def do(self, step: Step) -> None:
        super().do(step)
        self._chosen += step[0] == "choose"
        if step[0] == "choose" and self._chosen % OFTEN == 0:
            self._place.send()

    def _say_who_is_here(self) -> None:
        pass

    def _talk(self) -> None:
        """Nobody says anything: who waited longer for what is sent may say more."""


@pytest.mark.soak  # what waits is looked for every second
@pytest.mark.parametrize("number", range(3))
def test_replaced_plans_and_orders_tell_nobody_who_is_away(
    places: tuple[Place, Place], number: int
) -> None:
    game = game_at(people_kind(number * 41), number, [0, 20, 45][number % 3])
    hidden = number % game.seats
    words = {"record": game.record(), "pace": PACES[number % len(PACES)]}
    secret = Secret(
        name=f"away-{number}",
        beginnings=(words, words),
        mirror=maharaja.replay(game.record()),
        seat=hidden,
        replans=2,
        told=until_the_end,
        seed=number,
    )
    people = [f"{secret.name}-{seat}" for seat in range(game.seats)]
    for place in places:
        for seat, who in enumerate(people):
            place.subscribe(who, seat)
    Away.tables.clear()
    Away.places.update({place.port: place for place in places})
    check_secret((places[0].served, places[1].served), secret, least=10, kind=Away)
    for place in places:
        place.send()
    told: Counter[str] = Counter()
    for who in people:
        one, other = (
            place.told(who, table) for place, table in zip(places, Away.tables, strict=True)
        )
        for channel, messages in one.items():
            told[channel] += len(messages)
            found = difference(b"\n".join(messages), b"\n".join(other[channel]))
            assert found is None, f"{who}, {channel}: {found}"
    assert set(told) == {"webhook", "push", "mail"}
    assert min(told.values()) > 4, told
