"""The table server under load, beside a bare echo of the same bytes (docs/measurements.md).

Tables of four people, a socket for every seat, choices at a steady rate. A choice counts from the
moment it was due until the last of the table's four clients has its update, so a server that falls
behind pays for all the choices that had to wait. The echo answers the same messages on the same
stack with the same bytes to the same number of sockets, and does nothing else. Both are measured in
turns by the same clients, over the loopback interface.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import os
import platform
import random
import re
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import click
import msgspec
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

import maharaja

SEATS = 4
ROUNDS = 5  # turns of every subject
ASKING = 16  # requests at a time while tables are made
BACKLOG = 2048
CONNECTING = 100  # sockets at a time
STARTING = 60.0  # seconds for a server to answer
ANSWERING = 30.0  # seconds for the last answers
SPINNING = 0.0015  # seconds before a choice is due in which its time is not left to a timer
SPARE_FILES = 500
BUSY = 2.0  # milliseconds by which clients on a quiet machine are not late
DURABLE = b"x" * 200  # what the durable echo writes for a message
PAGE_KB = os.sysconf("SC_PAGE_SIZE") // 1024
TICK = 1 / os.sysconf("SC_CLK_TCK")
COUNTED = ("maharaja_choices_total", "maharaja_store_commits_total")
GREETING = re.compile(r"(Maharaja|echo) at http://127\.0\.0\.1:(\d+)$|tables in ")
LIMITS = (
    *("rate", "changes-rate", "address-rate", "address-changes-rate", "tables-per-person"),
    *("tables-per-address", "sockets-per-person", "sockets-per-address"),
    *("connections-per-address", "connections-rate"),
)
OURS, ECHO, DURABLE_ECHO = "maharaja", "bare echo", "durable echo"

_encode = msgspec.json.Encoder().encode


# --- what is sent --------------------------------------------------------------------------------


class SeenView(msgspec.Struct):
    """All that a client needs of a view to make a choice."""

    to_act: list[int]
    legal: list[str]


class SeenTable(msgspec.Struct):
    sequence: int
    view: SeenView


class Seen(msgspec.Struct):
    """Of a snapshot or an update."""

    table: SeenTable


class Exchange(msgspec.Struct):
    """A message and everything that the server sent because of it."""

    seat: int
    message: str
    answer: str = ""
    updates: list[str] = msgspec.field(default_factory=lambda: [""] * SEATS)


_seen = msgspec.json.Decoder(Seen)
_exchanges = msgspec.json.Decoder(list[Exchange])


# --- the echo ------------------------------------------------------------------------------------


class Echo:
    """An app that answers every message with an exchange of before, in the sockets of its group."""

    def __init__(self, exchanges: list[Exchange], file: int | None) -> None:
        self._exchanges = [
            (_text_message(exchange.answer), [_text_message(text) for text in exchange.updates])
            for exchange in exchanges
        ]
        self._file = file
        self._count = 0
        self._groups: dict[str, dict[int, Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Sockets come to /group/seat."""
        _, group, seat = scope["path"].split("/")
        sends = self._groups.setdefault(group, {})
        sends[int(seat)] = send
        await receive()  # that it connects
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            if self._file is not None:
                os.write(self._file, DURABLE)
                os.fsync(self._file)
            answer, updates = self._exchanges[self._count % len(self._exchanges)]
            self._count += 1
            await send(answer)
            for place, update in enumerate(updates):
                await sends[place](update)


def _text_message(text: str) -> dict[str, str]:
    return {"type": "websocket.send", "text": text}


def run_echo(exchanges: Path, file: Path | None) -> None:
    """Serve as ``maharaja serve`` does, with an app that does nothing."""
    config = uvicorn.Config(
        Echo(
            _exchanges.decode(exchanges.read_bytes()),
            None if file is None else os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600),
        ),
        interface="asgi3",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does not do it here
    click.echo(f"echo at http://127.0.0.1:{listening.getsockname()[1]}", err=True)
    uvicorn.Server(config).run(sockets=[listening])


# --- processes -----------------------------------------------------------------------------------


class Process:
    """A server that was started here."""

    def __init__(self, child: subprocess.Popen[bytes], log: Path) -> None:
        self._child = child
        self._log = log
        self.port = 0

    def wait_for_port(self) -> None:
        """Come back when it has said where it listens."""
        until = time.monotonic() + STARTING
        while not self.port:
            said = self._log.read_text()
            found = GREETING.match(said.partition("\n")[0])
            if found:
                self.port = int(found[2])
            elif self._child.poll() is not None or time.monotonic() > until:
                raise click.ClickException(f"a server does not start:\n{said}")
            else:
                time.sleep(0.02)

    def wait_for_answer(self) -> None:
        """Come back when it serves."""
        until = time.monotonic() + STARTING
        while True:
            try:
                ask(self.port, "/healthz")
            except (OSError, http.client.HTTPException):
                if self._child.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)
            else:
                return

    def memory(self) -> int:
        """Resident memory in kB."""
        return int(self._proc("statm").split()[1]) * PAGE_KB

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self._child.pid}/{name}").read_text()

    def complaints(self) -> list[str]:
        """What it logged besides its address."""
        return [line for line in self._log.read_text().splitlines() if not GREETING.match(line)]

    def stop(self) -> None:
        self._child.send_signal(signal.SIGTERM)
        try:
            self._child.wait(ANSWERING)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


@contextmanager
def started(folder: Path, name: str, arguments: Sequence[str]) -> Iterator[Process]:
    """A Python process of the same interpreter, stopped at the end."""
    log = folder / f"{name}.log"
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAHARAJA_")}
    with log.open("wb") as output:
        child = subprocess.Popen(
            [sys.executable, *arguments], stdin=subprocess.DEVNULL, stderr=output, env=kept
        )
    process = Process(child, log)
    try:
        process.wait_for_port()
        yield process
    finally:
        process.stop()


@contextmanager
def maharaja_servers(folder: Path, database: str, count: int) -> Iterator[list[Process]]:
    """Servers on one database, without limits for a person or an address."""
    flags = [f"--{limit}=0" for limit in LIMITS]
    with ExitStack() as stack:
        processes = []
        for number in range(count):
            arguments = ["-m", "maharaja", "serve", "--port=0", f"--database={database}"]
            arguments += ["--bots=1", "--log-level=warning", *flags]
            process = stack.enter_context(started(folder, f"maharaja-{number}", arguments))
            process.wait_for_answer()
            processes.append(process)
        yield processes


@contextmanager
def echo_server(folder: Path, exchanges: list[Exchange], *, durable: bool) -> Iterator[Process]:
    """An echo in a process of its own; a durable one writes something for good first."""
    name = "durable" if durable else "echo"
    file = folder / f"{name}.json"
    file.write_bytes(_encode(exchanges))
    arguments = [__file__, f"--echo={file}"]
    if durable:
        arguments.append(f"--echo-file={folder / 'durable.bin'}")
    with started(folder, name, arguments) as process:
        yield process


@contextmanager
def database_address(folder: Path, *, postgresql: bool) -> Iterator[str]:
    """A database that is thrown away; a PostgreSQL is started for it."""
    if not postgresql:
        yield str(folder / "tables.db")
        return
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
    from databases import postgres_server  # noqa: PLC0415

    with postgres_server() as server:
        yield server.new_database()


# --- clients -------------------------------------------------------------------------------------


def ask(port: int, path: str, token: str = "", body: Any = None, link: str | None = None) -> Any:
    """Ask a server over HTTP; with a body to change something."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWERING)
    method = "GET" if body is None else "POST"
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    if link is not None:
        headers["maharaja-link"] = link
    try:
        connection.request(method, path, None if body is None else _encode(body), headers)
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status != 200:
        raise click.ClickException(f"{method} {path}: {answer.status} {text.decode()}")
    is_json = answer.getheader("content-type", "").startswith("application/json")
    return msgspec.json.decode(text) if is_json else text.decode()


@dataclass(frozen=True)
class Place:
    """Where a socket is opened, and by whom."""

    port: int
    path: str
    token: str = ""

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}{self.path}"


class Line(asyncio.Protocol):
    """A socket; what comes is handed on with the time when it came."""

    def __init__(self, place: Place, heard: Callable[[bytes, float], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(place.address), max_size=None)
        self._token = place.token
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self.bytes = 0
        self.lost = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        if self._token:
            request.headers["Authorization"] = f"Bearer {self._token}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.bytes += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._be_opened()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data), now)
        self._flush()

    def _be_opened(self) -> None:
        if self._protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._protocol.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("a server has closed a socket at once"))

    def say(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        parts = self._protocol.data_to_send()
        if parts and self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(parts))


@dataclass
class Figures:
    """What came of some choices; times in seconds."""

    latencies: list[float] = field(default_factory=list)  # due until the last client has it
    answers: list[float] = field(default_factory=list)  # due until the chooser has its answer
    lateness: list[float] = field(default_factory=list)  # due until sent: our own fault
    errors: list[str] = field(default_factory=list)


class Group:
    """Four sockets that belong together, and the choice that is on its way between them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.figures = Figures()
        self.exchanges: list[Exchange] | None = None  # where to note them, if somebody wants them
        self.quota = 0  # choices to be made one after the other, without a schedule
        self._waiting: deque[float] = deque()  # when choices were due that cannot be made yet
        self._due: float | None = None  # of the one on its way
        self._missing = 0
        self._next: tuple[int, bytes] | None = None
        self._exchange = Exchange(0, "")

    @property
    def over(self) -> bool:
        return self._next is None

    @property
    def busy(self) -> bool:
        return self._due is not None or bool(self._waiting)

    def prepare(self) -> None:
        """Have the next message ready before it is due."""
        self._next = self.next_message()

    def next_message(self) -> tuple[int, bytes] | None:
        raise NotImplementedError

    def check(self, seat: int, update: bytes) -> str | None:
        """What is wrong with an update."""
        raise NotImplementedError

    def choose(self, due: float) -> None:
        """Send a message that is due: now, or when the one before has been answered."""
        if self._due is not None:
            self._waiting.append(due)
        elif self._next is not None:
            seat, message = self._next
            self._due = due
            self._missing = SEATS
            self.lines[seat].say(message)
            self._exchange = Exchange(seat, message.decode())

    def hear(self, seat: int, message: bytes, now: float) -> None:
        if message.startswith(b'{"type":"update"'):
            self._hear_update(seat, message, now)
        elif message.startswith(b'{"type":"done"') and self._due is not None:
            self.figures.answers.append(now - self._due)
            self._exchange.answer = message.decode()
        else:
            self.figures.errors.append(message.decode()[:300])

    def _hear_update(self, seat: int, message: bytes, now: float) -> None:
        wrong = "an update out of turn" if self._due is None else self.check(seat, message)
        if wrong is not None:
            self.figures.errors.append(wrong)
            return
        if self.exchanges is not None:
            self._exchange.updates[seat] = message.decode()
        self._missing -= 1
        if self._missing == 0:
            self._finish(now)

    def _finish(self, now: float) -> None:
        assert self._due is not None
        self.figures.latencies.append(now - self._due)
        self._due = None
        if self.exchanges is not None:
            self.exchanges.append(self._exchange)
        self.prepare()
        if self._waiting:
            self.choose(self._waiting.popleft())
        elif self.quota:
            self.quota -= 1
            self.choose(now)


class Party(Group):
    """Four people at a table, who choose anything that is legal."""

    def __init__(self, table: str, dice: random.Random) -> None:
        super().__init__()
        self.table = table
        self._dice = dice
        self._latest = [b""] * SEATS
        self._sequence = 0
        self._count = 0
        self._unseen = SEATS  # that have no snapshot yet

    def follow(self, seat: int) -> None:
        message = {"type": "follow", "id": "follow", "table": self.table, "seat": seat}
        self.lines[seat].say(_encode(message))

    def hear(self, seat: int, message: bytes, now: float) -> None:
        if message.startswith(b'{"type":"snapshot"'):
            self._latest[seat] = message
            self._unseen -= 1
            if not self._unseen:
                self.prepare()
        else:
            super().hear(seat, message, now)

    def next_message(self) -> tuple[int, bytes] | None:
        seen = _seen.decode(self._latest[0])
        self._sequence = seen.table.sequence
        if not seen.table.view.to_act:
            return None
        seat = self._dice.choice(seen.table.view.to_act)
        own = _seen.decode(self._latest[seat])
        self._count += 1
        message = {
            "type": "choose",
            "id": f"{self.table}-{self._count}",
            "table": self.table,
            "seat": seat,
            "choice": self._dice.choice(own.table.view.legal),
            "sequence": own.table.sequence,
        }
        return seat, _encode(message)

    def check(self, seat: int, update: bytes) -> str | None:
        """Nobody replaces a plan, so all four count the same steps."""
        self._latest[seat] = update
        start = update.find(b'"sequence":') + len(b'"sequence":')
        sequence = int(update[start : update.index(b",", start)])
        if sequence == self._sequence + 1:
            return None
        return f"an update with sequence {sequence} instead of {self._sequence + 1}"


class EchoGroup(Group):
    """Four sockets at an echo."""

    def __init__(self, exchanges: list[Exchange], number: int) -> None:
        super().__init__()
        self._messages = [(exchange.seat, exchange.message.encode()) for exchange in exchanges]
        self._count = number
        self.prepare()

    def next_message(self) -> tuple[int, bytes]:
        self._count += 1
        return self._messages[self._count % len(self._messages)]

    def check(self, seat: int, update: bytes) -> str | None:
        return None


async def connect(groups: Sequence[Group], place: Callable[[int, int], Place]) -> None:
    """Open the sockets of all groups; ``place`` says where, by group and seat."""
    loop = asyncio.get_running_loop()
    limit = asyncio.Semaphore(CONNECTING)

    async def open_line(line: Line, port: int) -> None:
        async with limit, asyncio.timeout(STARTING):
            await loop.create_connection(lambda: line, "127.0.0.1", port)
            await line.opened

    opening = []
    for number, group in enumerate(groups):
        for seat in range(SEATS):
            at = place(number, seat)
            line = Line(at, partial(group.hear, seat))
            group.lines.append(line)
            opening.append(open_line(line, at.port))
    await asyncio.gather(*opening)


# --- load ----------------------------------------------------------------------------------------


async def drive(groups: Sequence[Group], rate: float, seconds: float) -> Figures:
    """One message after the other, each when it is due, through all groups in turn."""
    figures = attach(groups)
    start = time.perf_counter() + 0.05
    following = cycle(groups)
    for number in range(round(rate * seconds)):
        due = start + number / rate
        await until(due)
        group = next((group for group in islice(following, len(groups)) if not group.over), None)
        if group is None:
            figures.errors.append("all games are over: more tables are needed")
            break
        figures.lateness.append(time.perf_counter() - due)
        group.choose(due)
    await finish(groups, figures)
    return figures


async def until(due: float) -> None:
    """Timers are late by up to a millisecond, which is more than an echo takes."""
    while (left := due - time.perf_counter()) > 0:
        await asyncio.sleep(max(0.0, left - SPINNING))


async def play_flat_out(groups: Sequence[Group], mean: int, dice: random.Random) -> float:
    """Bring the tables to different stages of their games; choices a second meanwhile."""
    figures = attach(groups)
    start = time.perf_counter()
    for group in groups:
        group.quota = dice.randint(0, 2 * mean)
        if group.quota:
            group.quota -= 1
            group.choose(start)
    await finish(groups, figures, patience=ANSWERING + len(groups) * mean / 20)
    if figures.errors:
        raise click.ClickException(f"while the tables began to play: {figures.errors[0]}")
    return len(figures.latencies) / (time.perf_counter() - start)


def attach(groups: Sequence[Group]) -> Figures:
    """Fresh figures for all of them."""
    figures = Figures()
    for group in groups:
        group.figures = figures
    return figures


async def finish(groups: Sequence[Group], figures: Figures, patience: float = ANSWERING) -> None:
    """Wait for what is on its way; who waits in vain is an error."""
    end = time.perf_counter() + patience
    while any(group.busy for group in groups) and time.perf_counter() < end:
        await asyncio.sleep(0.02)
    figures.errors += ["a choice without all of its updates" for group in groups if group.busy]
    figures.errors += ["a lost socket" for group in groups for line in group.lines if line.lost]


# --- subjects ------------------------------------------------------------------------------------


@dataclass
class Subject:
    """What is measured in turns."""

    name: str
    processes: list[Process]
    groups: Sequence[Group]
    turns: list[Figures] = field(default_factory=list)
    cpu: float = 0.0  # seconds of processor time during the turns
    bytes: int = 0  # that came back
    seconds: float = 0.0

    async def measure(self, rate: float, seconds: float) -> None:
        begun, cpu, received = time.perf_counter(), self._cpu(), self._bytes()
        self.turns.append(await drive(self.groups, rate, seconds))
        self.seconds += time.perf_counter() - begun
        self.cpu += self._cpu() - cpu
        self.bytes += self._bytes() - received

    def _cpu(self) -> float:
        return sum(process.cpu() for process in self.processes)

    def _bytes(self) -> int:
        return sum(line.bytes for group in self.groups for line in group.lines)

    def figures(self) -> dict[str, Any]:
        """All turns together."""
        latencies = sorted(time for turn in self.turns for time in turn.latencies)
        errors = [error for turn in self.turns for error in turn.errors]
        return {
            "choices": len(latencies),
            "milliseconds": spread(latencies),
            "answer": spread([time for turn in self.turns for time in turn.answers]),
            "p99_by_turn": [spread(turn.latencies)["p99"] for turn in self.turns],
            "client_late_p99": spread([late for turn in self.turns for late in turn.lateness])[
                "p99"
            ],
            "kb_a_choice": self.bytes / max(1, len(latencies)) / 1024,
            "processor_share": self.cpu / self.seconds,
            "errors": len(errors),
            "first_errors": errors[:3],
        }


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: ordered[round(last * place)] * 1000 for name, place in places.items()}


def make_tables(ports: Sequence[int], count: int) -> list[tuple[str, list[str]]]:
    """Tables of four people, and their tokens."""
    with ThreadPoolExecutor(ASKING) as threads:
        return list(threads.map(lambda n: make_table(ports[n % len(ports)]), range(count)))


def make_table(port: int) -> tuple[str, list[str]]:
    tokens = [secrets.token_urlsafe(24) for _ in range(SEATS)]
    seats = [{"kind": "me", "name": "Asha"}, *[{"kind": "guest"}] * (SEATS - 1)]
    made = ask(port, "/api/tables", tokens[0], {"seats": seats})
    invite = made["links"][0]["token"]
    for seat in range(1, SEATS):
        join = {"name": f"Guest {seat}", "seat": seat}
        ask(port, f"/api/tables/{made['table']}/join", tokens[seat], join, invite)
    return made["table"], tokens


def counted(processes: Sequence[Process]) -> dict[str, float]:
    """The servers' own figures, added up."""
    totals: dict[str, float] = {}
    for process in processes:
        for line in ask(process.port, "/metrics").splitlines():
            name, _, value = line.partition(" ")
            if name in COUNTED:
                totals[name] = totals.get(name, 0.0) + float(value)
    return totals


def memory(processes: Sequence[Process]) -> int:
    return sum(process.memory() for process in processes)


# --- a run ---------------------------------------------------------------------------------------


class Bench:
    """One run."""

    def __init__(self, flags: dict[str, Any], folder: Path, say: Callable[[str], None]) -> None:
        self._flags = flags
        self._folder = folder
        self._say = say
        self._dice = random.Random(1)

    async def run(self, servers: list[Process]) -> dict[str, Any]:
        """What was measured, in words and numbers."""
        parties, costs = await self._seat_people(servers)
        self._say("playing flat out, so that the tables are at different stages")
        pace = await play_flat_out(parties, self._flags["warm"], self._dice)
        exchanges = await self._exchanges(parties)
        subjects = [Subject(OURS, servers, parties)]
        with ExitStack() as stack:
            for name in (ECHO, DURABLE_ECHO):
                self._say(f"opening {SEATS * len(parties):,} sockets of the {name}")
                echo = echo_server(self._folder, exchanges, durable=name == DURABLE_ECHO)
                subjects.append(await self._echo(name, stack.enter_context(echo), exchanges))
            before = counted(servers)
            await self._take_turns(subjects)
            after = counted(servers)
            costs["at_end_mb"] = memory(servers) / 1024
            for subject in subjects:
                hang_up(subject.groups)
        return {
            "engine": "compiled" if maharaja.compiled() else "plain",
            "python": platform.python_version(),
            "processors": os.cpu_count(),
            "load_average": os.getloadavg()[0],
            **{name: self._flags[name] for name in ("tables", "rate", "postgresql", "processes")},
            "sockets": SEATS * len(parties),
            "turns": ROUNDS,
            "seconds_a_turn": self._flags["seconds"] / ROUNDS,
            "subjects": {subject.name: subject.figures() for subject in subjects},
            "memory": costs,
            "flat_out": pace,
            "choices_a_commit": choices_a_commit(before, after),
        }

    async def _seat_people(self, servers: list[Process]) -> tuple[list[Party], dict[str, float]]:
        """Tables, people and their sockets, and what they cost in memory."""
        count = self._flags["tables"]
        ports = [server.port for server in servers]
        before = memory(servers)
        self._say(f"seating {SEATS * count:,} people at {count:,} tables")
        tables = await asyncio.to_thread(make_tables, ports, count)
        with_tables = memory(servers)
        parties = [Party(table, random.Random(n)) for n, (table, _) in enumerate(tables)]

        def place(number: int, seat: int) -> Place:
            return Place(self._dice.choice(ports), "/api/socket", tables[number][1][seat])

        self._say(f"opening {SEATS * count:,} sockets")
        await connect(parties, place)
        await follow(parties)
        with_sockets = memory(servers)
        return parties, {
            "at_start_mb": before / 1024,
            "kb_a_table": (with_tables - before) / count,
            "kb_a_socket": (with_sockets - with_tables) / (SEATS * count),
        }

    async def _exchanges(self, parties: list[Party]) -> list[Exchange]:
        """What is said in a turn that does not count."""
        self._say("listening, for what the echo shall say")
        exchanges: list[Exchange] = []
        for party in parties:
            party.exchanges = exchanges
        figures = await drive(parties, self._flags["rate"], self._flags["seconds"] / ROUNDS)
        for party in parties:
            party.exchanges = None
        if figures.errors:
            raise click.ClickException(f"before the first turn: {figures.errors[0]}")
        return exchanges

    async def _echo(self, name: str, process: Process, exchanges: list[Exchange]) -> Subject:
        groups = [EchoGroup(exchanges, number) for number in range(self._flags["tables"])]
        await connect(groups, lambda number, seat: Place(process.port, f"/{number}/{seat}"))
        return Subject(name, [process], groups)

    async def _take_turns(self, subjects: Sequence[Subject]) -> None:
        """In turns, so that a busy moment of the machine does not hit only one of them."""
        rate, seconds = self._flags["rate"], self._flags["seconds"] / ROUNDS
        gc.collect()
        gc.freeze()
        gc.disable()  # nothing of the clients' own shall look like the servers'
        try:
            for turn in range(ROUNDS):
                for subject in subjects:
                    self._say(f"turn {turn + 1} of {ROUNDS}: {subject.name}")
                    await subject.measure(rate, seconds)
        finally:
            gc.enable()


async def follow(parties: Sequence[Party]) -> None:
    """Every person follows their own seat."""
    figures = attach(parties)
    for party in parties:
        for seat in range(SEATS):
            party.follow(seat)
        await asyncio.sleep(0)
    end = time.perf_counter() + STARTING
    while any(party.over for party in parties) and time.perf_counter() < end:
        await asyncio.sleep(0.02)
    if figures.errors or any(party.over for party in parties):
        problem = figures.errors[0] if figures.errors else "no snapshot came"
        raise click.ClickException(f"while the sockets began to follow: {problem}")


def hang_up(groups: Sequence[Group]) -> None:
    for group in groups:
        for line in group.lines:
            line.close()


def choices_a_commit(before: dict[str, float], after: dict[str, float]) -> float | None:
    """How many choices went into one transaction during the turns."""
    choices, commits = (after.get(name, 0.0) - before.get(name, 0.0) for name in COUNTED)
    return choices / commits if commits else None


# --- telling -------------------------------------------------------------------------------------


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """The figures for people."""
    subjects = report["subjects"]
    store = "PostgreSQL" if report["postgresql"] else "SQLite"
    servers = f"{report['processes']} process{'es' if report['processes'] > 1 else ''}"
    yield f"engine {report['engine']}, Python {report['python']}, {report['processors']} processors"
    yield f"{servers} on {store}, {report['tables']:,} tables, {report['sockets']:,} sockets"
    turns, seconds = report["turns"], report["seconds_a_turn"]
    yield f"{report['rate']:g} choices a second, {turns} turns of {seconds:g} s each"
    yield ""
    yield f"{'from choice to last update, ms':32}{columns(['p50', 'p95', 'p99', 'max'])}"
    for name, figures in subjects.items():
        yield f"{name:32}{columns(figures['milliseconds'].values())}"
    for name in (ECHO, DURABLE_ECHO):
        yield f"{f'maharaja is x {name}':32}{columns(ratios(report, name).values(), 1)}"
    yield f"{'maharaja, to the answer, ms':32}{columns(subjects[OURS]['answer'].values())}"
    yield ""
    yield f"{'':32}{columns(subjects)}"
    for label, name in (
        *(("choices", "choices"), ("kB sent for a choice", "kb_a_choice")),
        *(("share of a processor", "processor_share"), ("errors", "errors")),
        ("client late by, p99 ms", "client_late_p99"),
    ):
        yield f"{label:32}{columns(figures[name] for figures in subjects.values())}"
    for name, figures in subjects.items():
        yield f"{f'p99 of the turns, {name}':32}{columns(figures['p99_by_turn'])}"
    yield ""
    costs = report["memory"]
    yield f"memory: {costs['at_start_mb']:.0f} MB at the start, {costs['at_end_mb']:.0f} at the end"
    yield f"{costs['kb_a_table']:.1f} kB a table, {costs['kb_a_socket']:.1f} kB a socket"
    yield f"flat out {report['flat_out']:,.0f} choices a second"
    if report["choices_a_commit"] is not None:
        yield f"{report['choices_a_commit']:.2f} choices a commit at the steady rate"
    if any(figures["client_late_p99"] > BUSY for figures in subjects.values()):
        yield "the machine was busy: the clients themselves were late, so ratios say little"
    for figures in subjects.values():
        yield from (f"error: {error}" for error in figures["first_errors"])


def columns(values: Iterable[Any], digits: int = 2) -> str:
    texts = [f"{value:,.{digits}f}" if isinstance(value, float) else str(value) for value in values]
    return "".join(f"{text:>14}" if len(texts) == 3 else f"{text:>10}" for text in texts)


def ratios(report: dict[str, Any], name: str) -> dict[str, float]:
    ours = report["subjects"][OURS]["milliseconds"]
    other = report["subjects"][name]["milliseconds"]
    return {place: ours[place] / other[place] if other[place] else 0.0 for place in ours}


# --- the command ---------------------------------------------------------------------------------


def allow_files(sockets: int) -> None:
    """The clients have sockets to all three servers."""
    needed = 3 * sockets + SPARE_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise click.ClickException(
            f"{sockets:,} sockets need {needed:,} open files, and this machine allows {hard:,}: "
            "raise the hard limit (ulimit -Hn), or take fewer --tables"
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


@click.command()
@click.option("--tables", default=500, type=click.IntRange(1, 20_000), show_default=True)
@click.option("--rate", default=100.0, type=click.FloatRange(1, 100_000), show_default=True)
@click.option("--seconds", default=30.0, type=click.FloatRange(0.3, 3600), show_default=True)
@click.option("--postgresql", is_flag=True, help="On a throw-away PostgreSQL.")
@click.option("--processes", default=1, type=click.IntRange(1, 16), show_default=True)
@click.option("--warm", default=20, type=click.IntRange(1, 100), show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--echo", type=click.Path(path_type=Path), hidden=True)
@click.option("--echo-file", type=click.Path(path_type=Path), hidden=True)
def main(*, as_json: bool, echo: Path | None, echo_file: Path | None, **flags: Any) -> None:
    """Measure `maharaja serve` under load, beside a bare echo of the same bytes."""
    if echo is not None:
        run_echo(echo, echo_file)
        return
    if flags["processes"] > 1 and not flags["postgresql"]:
        raise click.UsageError("several --processes need --postgresql")
    allow_files(SEATS * flags["tables"])
    with tempfile.TemporaryDirectory(prefix="maharaja-bench-") as made, ExitStack() as stack:
        folder = Path(made)
        address = stack.enter_context(database_address(folder, postgresql=flags["postgresql"]))
        servers = stack.enter_context(maharaja_servers(folder, address, flags["processes"]))
        bench = Bench(flags, folder, partial(click.echo, err=True))
        report = asyncio.run(bench.run(servers))
        complaints = [line for server in servers for line in server.complaints()]
    if as_json:
        click.echo(_encode(report))
    else:
        click.echo("\n".join(report_lines(report)))
    if complaints or any(figures["errors"] for figures in report["subjects"].values()):
        raise click.ClickException("\n".join(["there were errors", *complaints[:20]]))


if __name__ == "__main__":
    main()
