"""Sockets: following, playing, catching up, and how they end."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.server_process import UNLIMITED, Line, Person, Served, Words, ask, good, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maharaja.server.identity import new_token

pytestmark = pytest.mark.once

UNKNOWN = "q" * 16


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("sockets"), *UNLIMITED) as server:
        yield server


@pytest.fixture
def person(served: Served) -> Iterator[Person]:
    with Person(served.url) as somebody:
        yield somebody


def asked_seat(person: Person, table: str) -> tuple[int, Words]:
    """A seat that has to choose, and how it sees the table."""
    for seat in (0, 1):
        now: Words = person.look(table, seat)["table"]
        if now["view"]["legal"]:
            return seat, now
    raise AssertionError("nobody has to choose")


def refused(line: Line, code: str) -> Words:
    answer = line.hear()
    assert answer["type"] == "problem", answer
    assert answer["problem"]["code"] == code, answer
    return answer


# --- following and playing -----------------------------------------------------------------------


def test_a_choice_is_answered_first_and_then_told_to_all(person: Person) -> None:
    table = person.create()
    seat, now = asked_seat(person, table)
    with person.line() as player, person.line() as watcher:
        assert player.follow(table, seat)["table"] == now
        watched = watcher.follow(table)["table"]
        assert (watched["seat"], watched["view"]["legal"]) == (None, [])
        choice = now["view"]["legal"][0]
        said = player.say("choose", table=table, seat=seat, choice=choice, sequence=now["sequence"])
        done = player.hear()
        assert done == {
            "type": "done",
            "id": said,
            "table": table,
            "seat": seat,
            "sequence": now["sequence"] + 1,
            "repeated": False,
        }
        update = player.hear()
        assert update["type"] == "update"
        assert update["table"] == person.look(table, seat)["table"]
        assert [entry["choice"] for entry in update["entries"]] == [choice]
        told = watcher.hear()
        assert told["table"] == person.look(table, None)["table"]


def test_undo_by_socket(person: Person) -> None:
    table = person.create()
    seat, now = undoable(person, table)
    with person.line() as line:
        line.follow(table, seat)
        line.say("undo", table=table, seat=seat, sequence=now["sequence"])
        assert line.hear()["type"] == "done"
        update = line.hear()
        assert [entry["kind"] for entry in update["entries"]] == ["undo"]
        assert update["table"]["decisions"] == now["decisions"] - 1


def undoable(person: Person, table: str) -> tuple[int, Words]:
    """Play until a seat could take something back."""
    for number in range(60):
        seat, now = asked_seat(person, table)
        good(person.choose(table, seat, now["view"]["legal"][0], now["sequence"], f"k{number}"))
        now = person.look(table, seat)["table"]
        if now["undo"]:
            return seat, now
    raise AssertionError("nothing could be taken back")


def test_who_comes_back_catches_up(person: Person) -> None:
    table = person.create()
    with person.line() as line:
        seen = line.follow(table, 0)["table"]["sequence"]
    for name in ("One", "Two", "Three"):
        good(person.post(f"/tables/{table}/seats/1/name", {"name": name}))
    with person.line() as line:
        entries = line.follow(table, 0, after=seen)["entries"]
        assert [entry["name"] for entry in entries] == ["One", "Two", "Three"]
        assert [entry["sequence"] for entry in entries] == [seen + 1, seen + 2, seen + 3]


def test_unfollowed_tables_are_not_heard_of(person: Person) -> None:
    table = person.create()
    with person.line() as line:
        line.follow(table, 0)
        line.say("unfollow", table=table, seat=0)
        assert line.hear()["type"] == "done"
        good(person.post(f"/tables/{table}/seats/0/name", {"name": "Unheard"}))
        with pytest.raises(TimeoutError):
            line.hear(0.3)


def test_a_socket_follows_so_many_places_and_no_more(person: Person) -> None:
    tables = [person.create() for _ in range(17)]
    with person.line() as line:
        for table in tables[:16]:
            line.follow(table)
        line.follow(tables[0])  # again
        said = line.say("follow", table=tables[16])
        assert refused(line, "too-many-requests")["id"] == said
        line.say("unfollow", table=tables[3])
        assert line.hear()["type"] == "done"
        line.follow(tables[16])


# --- bad messages --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "code", "known"),
    [
        ("", "malformed", None),
        ("{", "malformed", None),
        ("[]", "invalid", None),
        ('{"type": "dance", "id": "d1"}', "invalid", "d1"),
        ('{"type": "follow", "id": "f1"}', "invalid", "f1"),
        ('{"type": "follow", "id": "f1", "table": "?"}', "invalid", "f1"),
        ('{"type": "follow", "id": "bad id", "table": "?"}', "invalid", None),
        (f'{{"type": "follow", "id": "f2", "table": "{UNKNOWN}"}}', "no-table", "f2"),
        (f'{{"type": "follow", "id": "f3", "table": "{UNKNOWN}", "x": 1}}', "invalid", "f3"),
        (b"\xff\xfe", "malformed", None),
        (b'{"type": "dance", "id": "b1"}', "invalid", "b1"),
    ],
)
def test_bad_messages(person: Person, message: str | bytes, code: str, known: str | None) -> None:
    table = person.create()
    with person.line() as line:
        line.socket.send(message)
        assert refused(line, code)["id"] == known
        line.follow(table)  # and it goes on


def test_a_message_that_is_too_large_ends_the_socket(person: Person) -> None:
    with person.line() as line:
        line.socket.send(json.dumps({"type": "follow", "id": "x" * 20_000}))
        with pytest.raises(ConnectionClosed):
            line.hear()
        assert line.socket.close_code == 1009


def test_text_that_is_not_utf_8_ends_the_socket(served: Served, person: Person) -> None:
    with person.line() as line:
        line.socket.send(b"\xff", text=True)
        with pytest.raises(ConnectionClosed):
            line.hear()
        assert line.socket.close_code == 1007
    assert "Traceback" not in served.log()


def test_others_seats_and_tables_are_refused(served: Served, person: Person) -> None:
    table = person.create(public=True)
    seat, now = asked_seat(person, table)
    words = {"seat": seat, "choice": now["view"]["legal"][0], "sequence": now["sequence"]}
    with Person(served.url) as other, other.line() as line:
        line.say("follow", table=table, seat=seat)
        refused(line, "not-your-seat")
        line.say("choose", table=table, **words)
        refused(line, "not-your-seat")
    with Line(served.url) as stranger:
        assert stranger.follow(table)["yours"] == []
        stranger.say("choose", table=table, **words)
        refused(stranger, "no-identity")
    assert person.look(table, seat)["table"] == now


def test_private_and_unknown_tables_are_the_same(served: Served, person: Person) -> None:
    table = person.create()
    with Line(served.url) as stranger:
        answers = []
        for name in (table, UNKNOWN):
            stranger.say("follow", table=name, id="same")
            answers.append(refused(stranger, "no-table"))
        assert answers[0] == answers[1]


# --- opening and closing -------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_foreign_pages_get_no_socket(person: Person, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        person.line(Origin=origin)
    response = refusal.value.response
    assert response.status_code == 403
    assert json.loads(response.body or b"")["code"] == "foreign-origin"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_our_own_pages_get_one_with_their_cookie(served: Served, person: Person) -> None:
    table = person.create()
    headers = {"Cookie": f"maharaja={person.token}", "Origin": served.url}
    with Line(served.url, headers) as line:
        assert line.follow(table, 0)["yours"] == [0, 1]


def test_there_are_no_sockets_elsewhere(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        Line(served.url + "/elsewhere")
    assert refusal.value.response.status_code == 403


def test_who_does_not_read_is_cut_off_and_can_come_back(tmp_path: Path) -> None:
    """Others are served meanwhile; what was missed is told when it follows again."""
    flags = (*UNLIMITED, "--max-unread", 20_000)
    with serving(tmp_path, *flags) as served, Person(served.url) as person:
        names: dict[str, list[str]] = {person.create(): [] for _ in range(16)}
        places = [(table, seat) for seat in (0, 1) for table in names]
        with narrow_line(served, person) as deaf, person.line() as reader:
            seen = {table: deaf.follow(table, 0)["table"]["sequence"] for table in names}
            for table in names:
                reader.follow(table, 0)
            while not is_one_cut_off(served) and places:  # a name can be changed 50 times
                table, seat = places.pop(0)
                for number in range(50):
                    names[table].append(f"N{seat}-{number}")
                    name = {"name": names[table][-1]}
                    good(person.post(f"/tables/{table}/seats/{seat}/name", name))
                    assert reader.hear()["type"] == "update"
            assert is_one_cut_off(served)
            assert deaf.closing_code() in (1013, 1006)  # the latter if it reads too late to hear it
        with person.line() as back:
            for table, told in names.items():
                entries = back.follow(table, 0, after=seen[table])["entries"]
                assert [entry["name"] for entry in entries] == told


def narrow_line(served: Served, person: Person) -> Line:
    """One that is soon full."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", served.port))
    return Line(served.url, person.headers, narrow)


def is_one_cut_off(served: Served) -> bool:
    figures = ask(f"{served.url}/metrics").text
    return "\nmaharaja_sockets_fallen_behind_total 1.0\n" in figures


def test_floods_end(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--rate", 2) as served,
        Person(served.url) as person,
        person.line() as line,
    ):
        codes = []
        with suppress(ConnectionClosed):
            for _ in range(1000):
                line.socket.send("{}")
                codes.append(line.hear()["problem"]["code"])
        assert line.socket.close_code == 1008
        assert set(codes) == {"invalid", "too-many-requests"}
        assert codes.count("too-many-requests") >= 90


def test_messages_that_come_at_once_are_answered_one_after_the_other(tmp_path: Path) -> None:
    """Whatever they are, also those that cannot be understood."""
    with (
        serving(tmp_path, "--rate", 0, "--address-rate", 10) as served,
        Person(served.url, new_token()) as person,
        person.line() as line,
    ):
        ids = [str(number) for number in range(40)]
        for number in ids:
            line.socket.send(json.dumps({"type": "unknown", "id": number}))
        assert [line.hear().get("id") for _ in ids] == ids
        figures = ask(f"{served.url}/metrics").text
        delayed = figures.partition("\nmaharaja_requests_delayed_total ")[2].split()[0]
        assert float(delayed) > 10


def test_sockets_are_closed_when_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as served, Person(served.url) as person:
        table = person.create()
        with person.line() as line:
            line.follow(table)
            begun = time.monotonic()
            assert served.stop() == 0
            assert line.closing_code() == 1012
            assert time.monotonic() - begun < 5
