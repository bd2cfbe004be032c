"""What belongs to somebody is nobody else's: with its id, too, there is nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from support.server_process import UNLIMITED, Person, good, serving

from maharaja.server.http.operation import Operation
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.identity import hashed

pytestmark = pytest.mark.once

Words = dict[str, Any]
# Ids that there are not, of everything that belongs to one person.
UNKNOWN = {
    "channel": "c" * 16,
    "device": "d" * 16,
    "passkey": "p" * 22,
    "profile": "f" * 16,
    "person": "e" * 16,
    "message": "m" * 22,
    "table": "q" * 16,
    "seat": "0",
    "decisions": "1",
}
OWN = {"channel", "device", "passkey", "profile", "person", "message"}
FOREIGN = [one for one in OPERATIONS if OWN.intersection(re.findall(r"\{(\w+)\}", one.path))]
BODIES: dict[str, Words] = {
    "about-person": {"action": "ban"},
    "about-report": {"action": "delete"},
    "delete-person": {"sure": True},
    "mute-person": {"muted": True},
    "set-events": {"events": ["over"]},
}


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, dict[str, str]]]:
    """Eve, who has an account, and the ids of all that Ada has."""
    folder: Path = tmp_path_factory.mktemp("foreign")
    with ExitStack() as stack:
        served = stack.enter_context(serving(folder, *UNLIMITED, "--private-addresses"))
        ada, eve = (stack.enter_context(Person(served.url)) for _ in range(2))
        for person, name in ((ada, "Ada"), (eve, "Eve")):
            good(person.post("/account/words", {"name": name}))
        table = ada.create()
        said = good(ada.post(f"/tables/{table}/talk", {"phrase": "hello", "key": "k", "seat": 0}))
        hook = {"address": "http://127.0.0.1:9/"}
        told = good(ada.get("/account"))
        yield (
            eve,
            {
                **UNKNOWN,
                "table": table,
                "message": said["messages"][0]["id"],
                "channel": good(ada.post("/notifications/webhook", hook))["channels"][0]["id"],
                "device": told["devices"][0]["id"],
                "profile": told["account"]["profile"],
                "person": hashed(ada.token)[:16],
            },
        )
        # Nothing of it was touched, and she still has all of it.
        assert len(good(ada.get("/notifications"))["channels"]) == 1
        assert len(good(ada.get("/account"))["devices"]) == 1
        assert good(ada.get(f"/tables/{table}/talk"))["messages"]
        good(ada.get(f"/people/{told['account']['profile']}"))


def test_there_are_such_addresses() -> None:
    assert len(FOREIGN) > 10
    named = {part for one in OPERATIONS for part in re.findall(r"\{(\w+)\}", one.path)}
    assert named >= OWN


@pytest.mark.parametrize("operation", FOREIGN, ids=lambda one: one.name)
def test_with_somebody_elses_id_it_is_as_with_none(
    people: tuple[Person, dict[str, str]], operation: Operation
) -> None:
    eve, hers = people
    body = BODIES.get(operation.name)
    answers = []
    for ids in (hers, UNKNOWN):
        path = operation.path.format(**ids)
        answer = eve.http.request(operation.method, path, json=body)
        assert answer.status_code == 404, (path, answer.text)
        answers.append((answer.content, {**answer.headers, "date": ""}))
    assert answers[0] == answers[1]
