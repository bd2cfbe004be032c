"""Presence: as pages say it, shown coarsely, and nobody is told who looks at the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.receivers import WebReceiver
from support.registries import ANN, with_service
from support.server_process import UNLIMITED, Line, Person, Served, good, problem, serving
from support.stores import opened, run

from maharaja.server.messages import MySeat, NewTable, Place
from maharaja.server.tables import create_table, presence, watch
from maharaja.server.tables.presence import seat_presence
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once
Words = dict[str, Any]
HOUR = 3600.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    flags = ("--private-addresses", "--notify-after", 0)
    with serving(tmp_path_factory.mktemp("presence"), *flags, *UNLIMITED) as server:
        yield server


@dataclass
class Party:
    host: Person
    guest: Person
    lines: list[Line]  # of the same two
    table: str
    watch: str


@pytest.fixture
def party(served: Served) -> Iterator[Party]:
    with ExitStack() as stack:
        host, guest = (stack.enter_context(Person(served.url)) for _ in range(2))
        seats = [{"kind": "me", "name": "Asha"}, {"kind": "guest"}]
        made = good(host.post("/tables", {"seats": seats}))
        links = {link["purpose"]: link["token"] for link in made["links"]}
        good(guest.post(f"/tables/{made['table']}/join", {"name": "Bina"}, link=links["invite"]))
        lines = [stack.enter_context(person.line()) for person in (host, guest)]
        for seat, line in enumerate(lines):
            line.follow(made["table"], seat)
        yield Party(host, guest, lines, made["table"], links["watch"])


def here(message: Words) -> list[bool]:
    return [seat["here"] for seat in message["seats"]]


def test_others_see_who_is_here_and_who_has_gone(party: Party) -> None:
    host, guest = party.lines
    guest.say("here", table=party.table, here=True)
    told = host.hear_a("presence")
    assert told == {
        "type": "presence",
        "table": party.table,
        "seats": [
            {"seat": 0, "here": False, "last_seen": None},
            {"seat": 1, "here": True, "last_seen": None},
        ],
        "watching": 0,
    }
    guest.say("here", table=party.table, here=True)  # still: nobody is told again
    guest.say("here", table=party.table, here=False)
    gone = host.hear_a("presence")
    assert here(gone) == [False, False]
    assert gone["seats"][1]["last_seen"] % (HOUR * 1000) == 0
    look = good(party.host.get(f"/tables/{party.table}", seat=0))
    assert look["presence"] == gone


def test_who_closes_the_page_is_gone_unless_another_one_is_open(party: Party) -> None:
    host, guest = party.lines
    guest.say("here", table=party.table, here=True)
    assert here(host.hear_a("presence")) == [False, True]
    with party.guest.line() as other:
        other.follow(party.table, 1)
        other.say("here", table=party.table, here=True)
        other.hear_a("done")
        guest.close()
        host.say("here", table=party.table, here=True)
        assert here(host.hear_a("presence")) == [True, True]
    assert here(host.hear_a("presence")) == [True, False]


def test_spectators_are_announced(party: Party, served: Served) -> None:
    host, _ = party.lines
    with Person(served.url) as stranger:
        with stranger.line() as line:
            snapshot = line.follow(party.table, link=party.watch)
            assert snapshot["presence"]["watching"] == 0  # before they came
            assert host.hear_a("presence")["watching"] == 1
            line.say("here", table=party.table, here=True)
            assert line.hear_a("problem")["problem"]["code"] == "no-table"  # it is private
        problem(stranger.post(f"/tables/{party.table}/presence", {"here": True}), "no-table")
    assert host.hear_a("presence")["watching"] == 0


def test_choices_are_no_sign_of_presence(party: Party) -> None:
    """Whoever plans anew is as away as before."""
    acting = good(party.host.get(f"/tables/{party.table}", seat=0))["table"]["view"]["to_act"][0]
    person = (party.host, party.guest)[acting]
    person.choose_first(party.table, acting, "k")
    look = good(party.host.get(f"/tables/{party.table}", seat=0))
    assert [seat["last_seen"] for seat in look["presence"]["seats"]] == [None, None]
    assert here(look["presence"]) == [False, False]


def test_nothing_is_sent_to_who_looks_at_the_table(party: Party) -> None:
    """What is tried out comes last, so the rest would have come before."""
    with WebReceiver() as hook, WebReceiver() as other:
        for person, receiver in ((party.host, hook), (party.guest, other)):
            good(person.post("/notifications/webhook", {"address": receiver.url}))
        good(party.host.post(f"/tables/{party.table}/presence", {"here": True}))
        people = (party.host, party.guest)
        acted = 1
        for number in range(100):
            acting = party.host.look(party.table)["table"]["view"]["to_act"][0]
            if number > 12 and (acted, acting) == (0, 1):
                break
            people[acting].choose_first(party.table, acting, f"k{number}")
            acted = acting
        other.wait(1)
        good(party.host.post(f"/tables/{party.table}/presence", {"here": True}))
        channel = good(party.host.get("/notifications"))["channels"][0]["id"]
        good(party.host.post(f"/notifications/channels/{channel}/test"))
        hook.wait(1)
        assert [message["kind"] for message in hook.messages()] == ["test"]


def test_who_was_here_is_known_after_a_restart(tmp_path: Path) -> None:
    flags = UNLIMITED
    with serving(tmp_path, *flags) as server, Person(server.url) as host:
        table = host.create()
        token = host.token
        good(host.post(f"/tables/{table}/presence", {"here": True}))
        port = server.port
    with serving(tmp_path, *flags, port=port) as server, Person(server.url, token) as host:
        assert here(host.look(table)["presence"]) == [True, True]

    async def age() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            [seen] = {one.person_id for one in await store.presence.seen_at(table)}
            await store.presence.see(table, seen, hour + 100.0, hour + 200.0)

    hour = time.time() // HOUR * HOUR - 5 * HOUR
    run(age())
    with serving(tmp_path, *flags, port=port) as server, Person(server.url, token) as host:
        seats = host.look(table)["presence"]["seats"]
        assert [seat["last_seen"] for seat in seats] == [hour * 1000] * 2


def test_a_page_that_never_says_that_it_was_left_is_not_remembered_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LEASE", 0.0)

    async def story(service: TableService) -> None:
        places: list[Place] = [MySeat(name="Ann"), MySeat(name="Bo")]
        made = await create_table.create(service, ANN, NewTable(seats=places))
        await watch.report_presence(service, ANN, made.table, here=True)
        assert service.presences._reports
        service.presences.forget_the_past()
        assert not service.presences._reports

    with_service(tmp_path, story)


def test_a_word_that_ran_out_is_worth_nothing() -> None:
    now = time.time()
    assert seat_presence(0, [(now - 60, now + 1)], now).here
    assert not seat_presence(0, [(now - 80, now - 1)], now).here
    assert seat_presence(0, [(now - 9 * HOUR, 0.0), (now - 60, now + 1)], now).here
    assert seat_presence(0, [], now).last_seen is None
