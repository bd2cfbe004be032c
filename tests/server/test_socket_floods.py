"""Web sockets that are misused: floods of frames, answers that nobody reads, bad frames."""

from __future__ import annotations

import re
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from support.raw_connections import (
    CLOSE,
    PING,
    TEXT,
    connected,
    frame,
    opening,
    read_all,
    request,
    try_to_send,
    web_socket,
)
from support.server_process import UNLIMITED, Line, Person, Served, ask, serving

pytestmark = pytest.mark.once

CONTINUED = 0
MIB = 1 << 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With the limits that a server has by itself, but for the number of connections."""
    folder = tmp_path_factory.mktemp("floods")
    with serving(folder, "--connections-rate", 0, "--address-rate", 400) as server:
        yield server
        assert "Traceback" not in server.log()


def memory(served: Served) -> int:
    """Bytes that the server has in memory."""
    pages = Path(f"/proc/{served.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def ended(served: Served, reason: str) -> float:
    figures = ask(f"{served.url}/metrics").text
    found = re.search(rf'maharaja_sockets_ended_total{{reason="{reason}"}} (\S+)', figures)
    return float(found[1]) if found else 0.0


def flood(client: socket.socket, data: bytes, most: int) -> int:
    """Send it again and again, reading nothing, until the server has enough; bytes taken."""
    taken = 0
    while taken < most and try_to_send(client, data):
        taken += len(data)
    return taken


def closing_code(raw: bytes) -> int | None:
    """The code of the closing frame at the end of what was read."""
    at = raw.rfind(b"\x88")
    return None if at < 0 else int(struct.unpack("!H", raw[at + 2 : at + 4])[0])


# --- floods --------------------------------------------------------------------------------------


def test_pings_whose_answers_are_not_read_are_not_kept(served: Served) -> None:
    before, had = memory(served), ended(served, "flooded")
    with web_socket(served.port) as client:
        client.settimeout(20)
        assert flood(client, frame(PING, b"x" * 125) * 500, 100 * MIB) < 20 * MIB
    assert ended(served, "flooded") == had + 1
    assert memory(served) - before < 16 * MIB


def test_pings_without_a_limit_are_not_kept_either(tmp_path: Path) -> None:
    """Where there is no limit of frames, from a client with a small window that never reads."""
    with serving(tmp_path, *UNLIMITED) as served, socket.socket() as narrow:
        before = memory(served)
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", served.port))
        narrow.settimeout(20)
        narrow.sendall(opening())
        flood(narrow, frame(PING, b"x" * 125) * 500, 40 * MIB)
        assert memory(served) - before < 16 * MIB


@pytest.mark.parametrize(
    ("frames", "reason"),
    [
        (frame(TEXT, final=False) + frame(CONTINUED, final=False) * 5000, "fragments"),
        (frame(10) * 5000, "flooded"),  # pongs that nobody asked for
        (frame(PING) * 5000, "flooded"),
        (frame(TEXT, b"{}") * 5000, "flooded"),
        ((frame(TEXT, final=False) + frame(CONTINUED)) * 3000, "flooded"),
    ],
    ids=["fragments", "pongs", "pings", "messages", "halves"],
)
def test_floods_of_frames_end_the_socket(served: Served, frames: bytes, reason: str) -> None:
    time.sleep(1)  # the frames of the address, too, are limited
    had = ended(served, reason)
    with web_socket(served.port) as client:
        client.settimeout(30)
        try_to_send(client, frames)
        assert closing_code(read_all(client)) in (1008, None)  # lost if more came after it
    for _ in range(100):
        if ended(served, reason) == had + 1:
            return
        time.sleep(0.05)
    raise AssertionError(reason)


def test_one_address_cannot_send_more_by_many_sockets(served: Served) -> None:
    """It is read from no faster than the address may send; others are answered meanwhile."""
    with ExitStack() as clients:
        flooding = [clients.enter_context(web_socket(served.port)) for _ in range(20)]
        for client in flooding:
            client.setblocking(False)
            client.send(frame(PING) * 200)  # not too many for one
        with Line(served.url, connected=connected(served.port, "127.0.0.2")) as line:
            line.say("follow", table="q" * 16)
            assert line.hear()["type"] == "problem"
        first = sum(pongs(client) for client in flooding)
        assert first < 20 * 200
        deadline = time.monotonic() + 30
        while first < 20 * 200 and time.monotonic() < deadline:
            time.sleep(0.1)
            first += sum(pongs(client) for client in flooding)
        assert first == 20 * 200  # none was lost


def pongs(client: socket.socket) -> int:
    try:
        return len(client.recv(MIB)) // 2
    except BlockingIOError:
        return 0


def test_who_plays_is_not_limited(served: Served) -> None:
    with web_socket(served.port) as client:
        client.sendall(frame(PING, b"hello") * 60)
        found = b""
        while len(found) < 60 * 7:
            found += client.recv(1000)
        assert found == b"\x8a\x05hello" * 60
    with Person(served.url) as person, person.line() as line:
        table = person.create()
        for _ in range(60):
            line.follow(table)


# --- bad frames ----------------------------------------------------------------------------------

BAD_CLOSE = struct.pack("!H", 1000) + b"\xff\xfe"


@pytest.mark.parametrize(
    "sent",
    [
        frame(TEXT, b"\xff") + frame(CLOSE),
        frame(TEXT, b"\xff", final=False) + frame(CONTINUED, b"\xfe") + frame(CLOSE),
        frame(CLOSE, BAD_CLOSE),
        frame(CLOSE) + frame(CLOSE, BAD_CLOSE),
        frame(CLOSE, b"\x01"),
        frame(CLOSE, struct.pack("!H", 9)),
        frame(TEXT, final=False) + frame(CLOSE),
        frame(CONTINUED),
        frame(3),
        b"\x81\x05hello",  # not masked
        b"\xff\xff" + b"\xff" * 12,
        frame(PING, final=False),
    ],
)
@pytest.mark.parametrize("early", [False, True], ids=["open", "early"])
def test_bad_frames_end_the_socket_without_a_trace(
    served: Served, sent: bytes, early: bool
) -> None:
    with connected(served.port) as client:
        client.sendall(opening())
        if not early:
            client.recv(1)
        try_to_send(client, sent)
        read_all(client)
    assert "Traceback" not in served.log()
    assert " error " not in served.log()


@pytest.mark.parametrize(
    "sent",
    [
        opening().replace(b"GET", b"POST"),
        opening().replace(b"AAAAAAAAAAAAAAAAAAAAAA==", b"short"),
        opening().replace(b"Version: 13", b"Version: 12"),
        opening("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
        opening("Sec-WebSocket-Extensions: ;;;"),
        opening("Sec-WebSocket-Protocol: ,,("),
        opening(path="/api/socket?" + "x" * 9000),
        opening("Content-Length: 100"),
    ],
)
def test_bad_openings_are_answered_like_everything_else(served: Served, sent: bytes) -> None:
    with connected(served.port) as client:
        client.sendall(sent)
        client.settimeout(5)
        head, _, body = read_all_but(client, 101)
    if head:
        assert head.startswith(b"HTTP/1.1 400"), head
        assert b"\r\nx-content-type-options: nosniff" in head
        assert b'"code":"malformed"' in body
    assert "Traceback" not in served.log()


def test_refused_openings_are_not_worth_a_line(served: Served) -> None:
    lines = len(served.log().splitlines())
    with connected(served.port) as client:
        client.sendall(opening("Origin: https://evil.example"))
        assert read_all(client).startswith(b"HTTP/1.1 403")
    assert len(served.log().splitlines()) == lines


def read_all_but(client: socket.socket, status: int) -> tuple[bytes, bytes, bytes]:
    """Nothing if it has succeeded."""
    first = client.recv(65_536)
    if first.startswith(f"HTTP/1.1 {status} ".encode()):
        return b"", b"", b""
    return (first + read_all(client)).partition(b"\r\n\r\n")


def test_other_upgrades_are_not_heard(served: Served) -> None:
    lines = len(served.log().splitlines())
    with connected(served.port) as client:
        upgrade = ("Upgrade: h2c", "Connection: Upgrade, close")
        client.sendall(request("/healthz", *upgrade))
        read_some = client.recv(100)
    assert read_some.startswith(b"HTTP/1.1 200")
    assert len(served.log().splitlines()) == lines


def test_a_socket_that_closes_and_does_not_read_does_not_disturb_the_end(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served, socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", served.port))
        narrow.sendall(opening())
        narrow.settimeout(2)
        flood(narrow, frame(PING, b"x" * 125) * 500, 3 * MIB)
        try_to_send(narrow, frame(CLOSE))
        assert served.stop() == 0
        assert "Traceback" not in served.log()
