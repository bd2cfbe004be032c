"""Connections: how many there may be, how large requests are, and how long they may take."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response
from support.raw_connections import (
    connected,
    parsed,
    read_all,
    read_head,
    refused,
    request,
    try_to_send,
)
from support.registries import with_service
from support.server_process import PATIENCE, UNLIMITED, Person, Served, ask, good, serving

from maharaja.server.connections.limits import (
    FULL,
    SOCKET_COST,
    TOO_FAST,
    TOO_MANY,
    ChargedBuckets,
    ConnectionLimits,
    UnreadBytes,
)
from maharaja.server.errors import Problem
from maharaja.server.http.hosts import Hosts
from maharaja.server.identity import cookie_of
from maharaja.server.metrics import Metrics
from maharaja.server.middleware import ServerMiddleware
from maharaja.server.settings import Settings
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once

KIB = 1024


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("connections"), *UNLIMITED) as server:
        yield server
        assert "Traceback" not in server.log()


def answered(port: int, *parts: bytes, address: str = "127.0.0.1") -> httpx.Response:
    """The answer to what is sent on a connection of its own, which the server has to end."""
    with connected(port, address) as client:
        for part in parts:
            if not try_to_send(client, part):
                break
            time.sleep(0.02)
        return parsed(read_all(client))


# --- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [30, 60, 200])
def test_large_headers_are_refused_unread(served: Served, size: int) -> None:
    cookie = "Cookie: " + quoted(size * KIB)
    whole = request("/api/about", cookie)
    refused(answered(served.port, whole), "headers-too-large")
    refused(answered(served.port, whole[:9000], whole[9000:]), "headers-too-large")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_large_headers_are_refused_in_the_language_of_the_request(
    served: Served, language: str
) -> None:
    headers = (f"accept-LANGUAGE: {language}-XX;q=0.9", "Cookie: " + "a" * 60 * KIB)
    answer = answered(served.port, request("/api/about", *headers))
    refused(answer, "headers-too-large")
    assert answer.headers["content-language"] == language
    assert answer.json()["title"] == Problem("headers-too-large").told(language)[0]


def test_headers_of_a_second_request_are_bounded_too(served: Served) -> None:
    """Both in one packet, so that the second is there as a whole before it is looked at."""
    with connected(served.port) as client:
        client.sendall(request() + request("/api/about", "Cookie: " + "a" * 60 * KIB))
        first, _, rest = read_all(client).partition(b"HTTP/1.1 431")
    assert first.startswith(b"HTTP/1.1 200")
    assert b"headers-too-large" in rest


def test_many_headers_are_refused(served: Served) -> None:
    refused(answered(served.port, request("/", *["a: b"] * 200)), "headers-too-large")
    few = answered(served.port, request("/api/about", "Connection: close", *["a: b"] * 90))
    assert few.status_code == 200


def test_headers_within_the_limit_are_read(served: Served) -> None:
    token = "c" * 32
    cookies = f"Cookie: {'x=y; ' * 3000}maharaja={token}"
    answer = answered(served.port, request("/api/tables?list=mine", cookies, "Connection: close"))
    assert good(answer)["tables"] == []
    assert f"maharaja={token}" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("maharaja=abc", "abc"),
        ('other="a;b"; maharaja="abc" ;more', "abc"),
        ("maharaja=first; maharaja=second", "first"),
        ("xmaharaja=abc; maharaja", None),
        ("maharaja=", ""),
        (";;;=;", None),
    ],
)
def test_our_cookie_is_found_among_others(header: str, found: str | None) -> None:
    assert cookie_of(header) == found


def test_looking_for_our_cookie_takes_no_longer_than_there_is_to_read() -> None:
    def seconds(size: int) -> float:
        text = quoted(size)
        return min(timed(text) for _ in range(3))

    def timed(text: str) -> float:
        begun = time.perf_counter()
        cookie_of(text)
        return time.perf_counter() - begun

    assert seconds(32_000) < 50 * seconds(2_000) + 0.001  # by the square it would be 256


def quoted(size: int) -> str:
    """A cookie of so many bytes that took the standard library as many times as many steps."""
    return 'a="' + '\\"' * (size // 2) + '"'


@pytest.mark.parametrize(
    "sent",
    [
        b"what?\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",  # no Host
        b"GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # TLS
        request("/api/tables", "Content-Length: " + "9" * 5000, method="POST"),
        request("/api/tables", "Content-Length: -1", method="POST"),
        request("/api/tables", "Transfer-Encoding: gzip", method="POST"),
    ],
)
def test_what_is_no_request_is_answered_like_everything_else(served: Served, sent: bytes) -> None:
    answer = answered(served.port, sent)
    if answer.status_code != 501:
        refused(answer, "malformed")


# --- bodies --------------------------------------------------------------------------------------


CHUNKED = ("Transfer-Encoding: chunked", "Content-Type: application/json")


def test_bodies_in_crumbs_are_refused(served: Served) -> None:
    crumbs = b"1\r\n \r\n" * 20_000
    refused(
        answered(served.port, request("/api/tables", *CHUNKED, method="POST") + crumbs), "malformed"
    )


def test_a_bad_chunk_after_the_answer_ends_the_connection(served: Served) -> None:
    with connected(served.port) as client:
        client.sendall(request("/api/nowhere", *CHUNKED, method="POST"))
        assert read_head(client).startswith(b"HTTP/1.1 404")
        try_to_send(client, b"no chunk\r\n\r\n" * 10)
        read_all(client)
    assert "Traceback" not in served.log()


def test_endless_bodies_that_nobody_reads_are_cut_off(served: Served) -> None:
    with connected(served.port) as client:
        client.sendall(request("/api/about", "Content-Length: 100000000000"))
        assert read_head(client).startswith(b"HTTP/1.1 200")
        sent = 0
        while try_to_send(client, b" " * 65_536) and sent < 100 << 20:
            sent += 65_536
        assert sent < 50 << 20


# --- how many ------------------------------------------------------------------------------------


def limits(**settings: object) -> ConnectionLimits:
    return ConnectionLimits(Settings(**settings), 100)  # type: ignore[arg-type]


def test_one_address_has_so_many_and_others_are_not_touched() -> None:
    counted = limits(connections_per_address=3, trusted_proxies=("192.0.2.9", "10.0.0.0/8"))
    held = [counted.opened("192.0.2.1") for _ in range(3)]
    assert counted.refusal("192.0.2.1") == TOO_MANY
    assert counted.refusal("::ffff:192.0.2.1") == TOO_MANY
    assert counted.refusal("192.0.2.2") is None
    for _ in range(9):
        counted.opened("10.1.2.3")
    assert counted.refusal("10.1.2.3") is None  # a trusted proxy
    held[0].release()
    held[0].release()  # once is enough
    assert counted.refusal("192.0.2.1") is None
    assert counted.open == 11
    assert counted.refused == {TOO_MANY: 2}


def test_one_address_never_has_all() -> None:
    counted = limits(connections_per_address=1000)
    for _ in range(50):
        counted.opened("192.0.2.1")
    assert counted.refusal("192.0.2.1") == TOO_MANY
    assert counted.refusal("192.0.2.2") is None


def test_in_all_there_are_no_more_than_files() -> None:
    counted = limits(trusted_proxies=("192.0.2.9",))
    for _ in range(100):
        counted.opened("192.0.2.9")
    assert counted.refusal("192.0.2.9") == FULL
    assert counted.refusal("192.0.2.1") == FULL


def test_new_connections_may_not_come_too_fast() -> None:
    counted = limits(connections_rate=1.0)
    found = []
    for _ in range(7):
        found.append(counted.refusal("192.0.2.1"))
        counted.opened("192.0.2.1").release()
    assert found == [*[None] * 5, TOO_FAST, TOO_FAST]


def test_requests_of_an_address_beyond_its_rate_have_to_wait() -> None:
    """Twice as many as may read, a few at once; behind that one after the other."""
    counted = ConnectionLimits(Settings(address_rate=1.0), 100, lambda: 5.0)
    waits = [counted.charge_request("192.0.2.1") for _ in range(13)]
    assert waits == [*[0.0] * 10, 0.5, 1.0, 1.5]
    assert counted.charge_request("192.0.2.2") == 0
    assert counted.delayed == 3
    assert not any(limits(address_rate=0).charge_request("192.0.2.1") for _ in range(1000))


def test_a_crowd_of_one_address_is_spread_out() -> None:
    """A page and its files at once; connections and web sockets count as what they cost."""
    counted = ConnectionLimits(Settings(trusted_proxies=("192.0.2.9",)), 100, lambda: 5.0)
    waits = [counted.charge_request("192.0.2.1") for _ in range(21)]
    assert waits == [*[0.0] * 20, 1 / 200]
    connection = counted.opened("192.0.2.1")
    assert counted.charge_connection(connection) == 2 / 200
    assert counted.charge_request("192.0.2.1", SOCKET_COST) == (2 + SOCKET_COST) / 200
    proxied = counted.opened("192.0.2.9")
    assert not any(counted.charge_connection(proxied) for _ in range(100))


def test_a_request_that_is_refused_as_too_many_counts_as_five(tmp_path: Path) -> None:
    """Who goes on asking all the same is slowed down."""

    async def story(service: TableService) -> None:
        for status, wait in ((200, 0.0), (429, 1 / 200)):
            counted = ConnectionLimits(Settings(), 100, lambda: 5.0)
            around = Metrics(service, counted), Hosts(Settings()), counted
            app = ServerMiddleware(Response(status_code=status), *around)
            transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as one:
                for _ in range(4):
                    assert (await one.get("/")).status_code == status
            assert counted.delayed == 0
            assert counted.charge_request("192.0.2.1") == wait

    with_service(tmp_path, story)


def test_pages_that_are_asked_for_too_often_come_later(tmp_path: Path) -> None:
    """Not only the API is limited: every request takes its time, whatever it asks for."""
    paths = ("/", "/api/openapi.json", "/nothing", "/healthz")
    client = httpx.Client(verify=False, timeout=PATIENCE)
    with serving(tmp_path, "--address-rate", 1) as served, client:
        answers = [client.get(served.url + path).status_code for path in paths * 4]
        assert answers == [200, 200, 404, 200] * 4
        figures = answered(
            served.port, request("/metrics", "Connection: close"), address="127.0.0.3"
        ).text
        delayed = figures.partition("\nmaharaja_requests_delayed_total ")[2].split()[0]
        assert float(delayed) > 0


def test_refusals_are_told_for_a_while_only() -> None:
    counted = limits()
    told = [counted.is_told("192.0.2.1") for _ in range(200)]
    assert told[:100] == [True] * 100
    assert told.count(True) < 110
    assert counted.is_told("192.0.2.2")


def test_no_limits() -> None:
    counted = limits(connections_per_address=0, connections_rate=0)
    for _ in range(99):
        counted.opened("192.0.2.1")
    assert counted.refusal("192.0.2.1") is None


def test_what_was_used_already_is_paid_back() -> None:
    now = [100.0]
    buckets = ChargedBuckets(10.0, 20, clock=lambda: now[0])
    assert buckets.charge("a", 20) == 0
    assert buckets.charge("a", 5) == 0.5
    assert buckets.charge("b", 5) == 0
    now[0] += 0.5
    assert buckets.charge("a", 0) == 0
    assert ChargedBuckets(0, 1).charge("a", 1e9) == 0


def test_what_an_address_leaves_unread_is_counted_together() -> None:
    counted = limits(max_unread=1000)
    first, second = counted.opened("192.0.2.1"), counted.opened("192.0.2.1")
    assert first.hold(5000)
    assert not second.hold(5000)
    assert second.hold(3000)
    first.release()
    second.release()
    assert len(counted.unread) == 0
    assert not UnreadBytes(10).add("a", 11)


def test_a_crowd_of_one_address_does_not_shut_out_the_others(tmp_path: Path) -> None:
    """Idle, and in the middle of their headers; with the limits that a server has by itself."""
    with serving(tmp_path) as served, ExitStack() as open_ones:
        crowd = [open_ones.enter_context(connected(served.port)) for _ in range(400)]
        for client in crowd[::2]:
            try_to_send(client, b"GET / HTTP/1.1\r\nHost: ")
        time.sleep(0.5)
        assert open_files(served) < 300 + 100
        answers = [read_all(client) for client in crowd[256:270]]
        answer = parsed(next(filter(None, answers)))
        refused(answer, "too-many-connections")
        assert int(answer.headers["retry-after"]) > 0
        other = answered(
            served.port, request("/api/about", "Connection: close"), address="127.0.0.2"
        )
        assert other.status_code == 200
        figures = answered(
            served.port, request("/metrics", "Connection: close"), address="127.0.0.3"
        ).text
        # Those that come too fast are refused before there are too many.
        counts = re.findall(r'refused_total{reason="(?:address|rate)"} (\S+)', figures)
        refusals = sum(map(float, counts))
        assert refusals >= 400 - 256
        assert served.log().count("connections refused") == 1
        open_ones.close()
        assert patiently_well(served)


def test_files_are_left_for_the_database_when_connections_have_all_others(tmp_path: Path) -> None:
    with (
        serving(tmp_path, files=300) as served,
        ExitStack() as open_ones,
        Person(served.url) as person,
    ):
        person.create()
        for number in range(400):
            open_ones.enter_context(connected(served.port, f"127.0.1.{1 + number % 8}"))
        time.sleep(0.5)
        assert open_files(served) < 300
        person.create()  # with files of its own for a moment, and written to the disk
        refused(answered(served.port, address="127.0.0.9"), "full")
        log = served.log()
        assert "cannot be accepted" not in log
        assert len(log.splitlines()) < 10, log
        open_ones.close()
        assert patiently_well(served)


def open_files(served: Served) -> int:
    return len(list(Path(f"/proc/{served.process.pid}/fd").iterdir()))


def patiently_well(served: Served) -> bool:
    """As soon as the server has noticed that they have gone."""
    for _ in range(100):
        time.sleep(0.05)
        try:
            if ask(f"{served.url}/healthz").status_code == 200:
                return True
        except httpx.TransportError:
            pass
    return False


# --- at the same time ----------------------------------------------------------------------------


def test_a_flood_of_requests_has_to_connect_again_and_again(tmp_path: Path) -> None:
    """Who asks too often is not answered as fast as it can ask."""
    with (
        serving(tmp_path, "--rate", 5, "--address-rate", 5) as served,
        connected(served.port) as client,
    ):
        begun = time.monotonic()
        client.sendall(request() * 100)
        answers = read_all(client)
        seconds = time.monotonic() - begun
    assert answers.count(b"HTTP/1.1 200") <= 26 + 5 * seconds
    assert answers.count(b"HTTP/1.1 429") == 1
    assert json.loads(answers.rpartition(b"\r\n\r\n")[2])["code"] == "too-many-requests"
