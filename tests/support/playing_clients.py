"""People who play at tables of real servers, and go on whatever happens to their connections.

A ``Player`` has one seat (or watches), by HTTP or by a socket, remembers every entry it was told,
every request that was acknowledged, and sends again, with the same key, what was not answered. A
``Party`` is a table with its people. ``Log`` reads a table's log from the database itself and holds
it against what they remember.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

import maharaja
from maharaja.server.identity import hashed, new_token
from maharaja.server.tables import serialize
from maharaja.server.tables.log_entries import read_header
from maharaja.server.tables.table import Table
from maharaja.store.rows import Entry, TableRow
from support import raw_connections
from support.stores import opened

PATIENCE = 20.0  # seconds until an answer is given up; a busy machine is slow
PAUSE = 0.02  # seconds before a server is asked again that does not answer
NEWS = 5.0  # seconds without news until a player asks whether there are any
CHANGE_OF_MIND = 0.3  # how often a choice is taken back, or a plan set anew, where that is possible
AGAIN = ("storage", "closing")  # problems after which the same is asked again
LATE = ("stale", "refused", "no-undo", "not-running")  # those of somebody who was too slow

Words = dict[str, Any]
LOST: Words = {"type": "lost"}  # instead of an answer, when the socket is


class Gone(ConnectionError):  # noqa: N818 - what happened to the server, not a fault of ours
    """No answer: whether the request was carried out is not known."""


class SaidNo(Exception):  # noqa: N818 - an answer
    """A problem, as the server told it."""

    def __init__(self, problem: Words) -> None:
        super().__init__(json.dumps(problem))
        self.code: str = problem["code"]


async def together(*tasks: Coroutine[Any, Any, Any]) -> None:
    """Until all are done; as soon as one fails, the others end too."""
    async with asyncio.TaskGroup() as group:
        for task in tasks:
            group.create_task(task)


class Place:
    """Where a server listens; it may be down for a while."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.up = asyncio.Event()
        self.up.set()

    async def back(self) -> None:
        """Until there may be a server again."""
        await asyncio.sleep(PAUSE)
        async with asyncio.timeout(3 * PATIENCE):
            await self.up.wait()


# --- over HTTP -----------------------------------------------------------------------------------


class Http:
    """A connection for one request after the other."""

    def __init__(self, place: Place, token: str, patience: float = PATIENCE) -> None:
        self.place = place
        self._token = token
        self._patience = patience
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Words | None = None, link: str | None = None
    ) -> Words:
        """The words of the answer; SaidNo if it is a problem, Gone if there is none."""
        try:
            async with asyncio.timeout(self._patience):
                status, content = await self._exchange(self._request(method, path, body, link))
        except (OSError, EOFError, TimeoutError) as error:
            await self.close()
            raise Gone(repr(error)) from error
        answer: Words = json.loads(content)
        if status != 200:
            raise SaidNo(answer)
        return answer

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def _request(self, method: str, path: str, body: Words | None, link: str | None) -> bytes:
        headers = [
            f"Authorization: Bearer {self._token}",
            *([] if link is None else [f"Maharaja-Link: {link}"]),
        ]
        return raw_connections.request(f"/api{path}", *headers, method=method, body=body)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self.place.port, limit=1 << 20
            )
        assert self._reader is not None
        self._writer.write(request)
        await self._writer.drain()
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        content = await self._reader.readexactly(int(named["content-length"]))
        if named.get("connection") == "close":
            await self.close()
        return int(head[0].split()[1]), content


async def insist(
    http: Http, method: str, path: str, body: Words | None = None, link: str | None = None
) -> Words:
    """Ask until there is an answer."""
    while True:
        try:
            return await http.ask(method, path, body, link)
        except Gone:
            await http.place.back()
        except SaidNo as no:
            if no.code not in AGAIN:
                raise
            await asyncio.sleep(PAUSE)


# --- what a client knows -------------------------------------------------------------------------


class Memory:
    """What a seat, or a spectator, was told of a table, put together."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.table: Words | None = None  # the newest
        self.entries: dict[int, Words] = {}
        self.news = asyncio.Event()

    @property
    def sequence(self) -> int:
        return -1 if self.table is None else int(self.table["sequence"])

    @property
    def complete(self) -> int:
        """Up to which entry none is missing."""
        found = 0
        while found + 1 in self.entries:
            found += 1
        return found

    @property
    def finished(self) -> bool:
        return self.table is not None and self.table["status"] == "finished"

    @property
    def view(self) -> Words | None:
        return None if self.table is None else self.table["view"]

    def take(self, message: Words) -> None:
        """A snapshot or an update, in whatever order they come."""
        table = message["table"]
        assert table["seat"] == self.seat, "somebody else's view"
        for told in message["entries"]:
            # Stages are told only to those who look on; test_stages.py has what is in them.
            entry = {**told, "stages": []}
            known = self.entries.setdefault(entry["sequence"], entry)
            assert known == entry, f"told twice, differently: {known} and {entry}"
        if table["sequence"] == self.sequence:
            assert table == self.table, "two tables with one sequence number"
        if table["sequence"] > self.sequence:
            self.table = table
        self.news.set()


@dataclass
class Request:
    """Something a player wants, under its key."""

    seat: int
    key: str
    sequence: int
    choice: str | None  # None: undo
    whole_turn: bool = False
    asked: int = 0  # times
    unanswered: int = 0  # of them

    @property
    def text(self) -> str:
        """As the table remembers it."""
        return "undo" if self.choice is None else f"choice {self.choice}"

    def words(self) -> Words:
        more = {"whole_turn": self.whole_turn} if self.choice is None else {"choice": self.choice}
        return {"seat": self.seat, "sequence": self.sequence, **more}


# --- ways to the server --------------------------------------------------------------------------


class ByHttp:
    """Looks that wait, and requests beside them."""

    def __init__(self, table: str, memory: Memory, http: Http, link: str | None = None) -> None:
        self._table = table
        self._memory = memory
        self._http = http
        self._link = link

    async def look(self, wait: float = 0) -> None:
        """Take in what is new."""
        memory = self._memory
        seat = "" if memory.seat is None else f"&seat={memory.seat}"
        path = f"/tables/{self._table}?after={memory.complete}&wait={wait:g}{seat}"
        memory.take(await self._http.ask("GET", path, link=self._link))

    async def ask(self, request: Request) -> Words:
        what = "undo" if request.choice is None else "choices"
        body = {**request.words(), "key": request.key}
        return await self._http.ask("POST", f"/tables/{self._table}/{what}", body)

    async def close(self) -> None:
        await self._http.close()


class BySocket:
    """One socket, opened anew whenever it is lost."""

    def __init__(
        self,
        table: str,
        memory: Memory,
        place: Place,
        token: str,
        link: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.place = place
        self._table = table
        self._memory = memory
        self._token = token
        self._link = link
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Words]] = {}
        self._numbers = iter(range(1, 1_000_000))
        self._failure: Exception | None = None
        self.opened = 0

    async def look(self, wait: float = 0) -> None:
        """See to it that we follow, and wait for news."""
        memory = self._memory
        memory.news.clear()
        if self._socket is None:
            await self._open()
            await self._follow()
        elif memory.complete < memory.sequence or not wait:
            await self._follow()
        try:
            async with asyncio.timeout(wait or self._patience):
                await memory.news.wait()
        except TimeoutError:
            if self._socket is not None:
                await self._follow()
        self._check()

    async def ask(self, request: Request) -> Words:
        """The answer to a choice or an undo; its key is the message's id."""
        if self._socket is None:
            await self._open()
            await self._follow()
        kind = "undo" if request.choice is None else "choose"
        answer: asyncio.Future[Words] = asyncio.get_running_loop().create_future()
        self._answers[request.key] = answer
        message = {"type": kind, "id": request.key, "table": self._table, **request.words()}
        try:
            await self._say(message)
            async with asyncio.timeout(self._patience):
                told = await answer
        except TimeoutError as error:
            raise Gone("no answer") from error
        finally:
            self._answers.pop(request.key, None)
        if told is LOST:
            raise Gone("the socket was lost")
        if told["type"] == "problem":
            raise SaidNo(told["problem"])
        return told

    async def close(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.transport.abort()
        if self._reading is not None:
            await asyncio.wait([self._reading])
        self._check()

    def _check(self) -> None:
        """What went wrong while reading is a failure of the test, not of the connection."""
        if self._failure is not None:
            raise self._failure
        if self._socket is None:
            raise Gone("the socket was lost")

    async def _open(self) -> None:
        try:
            self._socket = await connect(
                f"ws://127.0.0.1:{self.place.port}/api/socket",
                additional_headers={"Authorization": f"Bearer {self._token}"},
                compression=None,
                max_size=None,
                open_timeout=self._patience,
                ping_interval=None,
                proxy=None,
            )
        except (OSError, EOFError, TimeoutError, InvalidHandshake, InvalidMessage) as error:
            raise Gone(repr(error)) from error
        self.opened += 1
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _follow(self) -> None:
        memory = self._memory
        await self._say(
            {
                "type": "follow",
                "id": f"f{next(self._numbers)}",
                "table": self._table,
                "seat": memory.seat,
                "link": self._link,
                "after": memory.complete,
            }
        )

    async def _say(self, message: Words) -> None:
        await self._send(json.dumps(message))

    async def _send(self, text: str) -> None:
        try:
            self._check()
            assert self._socket is not None
            await self._socket.send(text)
        except (OSError, EOFError, WebSocketException) as error:
            raise Gone(repr(error)) from error

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self._heard(text)
        except (OSError, EOFError, WebSocketException):
            pass
        except Exception as error:
            self._failure = error
        finally:
            if self._socket is socket:
                self._socket = None
            socket.transport.abort()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(LOST)
            self._memory.news.set()

    def _heard(self, text: str) -> None:
        """A message of the server."""
        message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self._memory.take(message)
            return
        if message["type"] in ("bots", "presence"):  # no answers, and no entries of the log
            return
        answer = self._answers.get(message["id"])
        if answer is not None and not answer.done():
            answer.set_result(message)
        elif message["type"] == "problem" and message["id"] not in self._answers:
            code = message["problem"]["code"]
            assert code in (*AGAIN, *LATE), message


Way = ByHttp | BySocket


# --- people --------------------------------------------------------------------------------------


class Player:
    """Somebody with a seat, who chooses by the dice; without a seat, a spectator."""

    def __init__(self, way: Way, memory: Memory, place: Place, dice: Random) -> None:
        self.way = way
        self.memory = memory
        self.place = place
        self.done: list[tuple[Request, Words]] = []  # acknowledged
        self.refused: list[Request] = []
        self.unanswered = 0  # requests that were sent again
        self.survived = 0  # of them: those that had been written all the same
        self.stop = False
        self.news = NEWS
        self.fickle = CHANGE_OF_MIND
        self.sent_once = True  # a request is on its way once each time it is sent
        self._dice = dice
        self._keys = (f"{memory.seat}.{number}" for number in range(1_000_000))

    async def play(self) -> None:
        """Until the game is over and all of it is known, or until ``stop``."""
        while not (self.memory.finished and self.memory.complete >= self.memory.sequence):
            if self.stop:
                return
            try:
                await self._go_on()
            except Gone:
                await self.place.back()
            except SaidNo as no:
                if no.code not in AGAIN:
                    raise
                await asyncio.sleep(PAUSE)

    async def _go_on(self) -> None:
        if self.memory.table is None or self.memory.complete < self.memory.sequence:
            await self.way.look()
            return
        request = self._wish()
        if request is None:
            await self.way.look(wait=self.news)
        else:
            await self._insist(request)

    def _wish(self) -> Request | None:
        seat, table, view = self.memory.seat, self.memory.table, self.memory.view
        assert table is not None
        if seat is None or view is None or table["chairs"][seat]["level"] is not None:
            return None
        fickle = self._dice.random() < self.fickle
        if table["undo"] and fickle:
            return Request(
                seat, next(self._keys), table["sequence"], None, self._dice.random() < 0.3
            )
        legal: list[str] = view.get("legal") or []
        replanning = view["phase"] == "planning" and seat not in view["to_act"]
        if not legal or (replanning and not fickle):
            return None
        return Request(seat, next(self._keys), table["sequence"], self._dice.choice(legal))

    async def _insist(self, request: Request) -> None:
        """Ask until there is an answer, always with the same key."""
        while True:
            request.asked += 1
            try:
                answer = await self.way.ask(request)
            except Gone:
                request.unanswered += 1
                self.unanswered += request.unanswered == 1
                await self.place.back()
            except SaidNo as no:
                if no.code in LATE:
                    self.refused.append(request)
                    break
                if no.code not in AGAIN:
                    raise
                await asyncio.sleep(PAUSE)
            else:
                if self.sent_once and request.asked == 1:
                    assert not answer["repeated"], f"{request}: {answer}"
                self.survived += request.unanswered > 0 and answer["repeated"]
                self.done.append((request, answer))
                break
        await self._see(request)

    async def _see(self, request: Request) -> None:
        """Come to know at least what we have done."""
        sequence = self.done[-1][1]["sequence"] if self.done else 0
        if self.memory.sequence < sequence or self.memory.sequence <= request.sequence:
            await self.way.look(wait=self.news)


@dataclass
class Party:
    """A table with its people; guests join by the invite link."""

    place: Place
    seats: list[Words]
    dice: Random
    sockets: float = 0.5  # how many of the people come by socket
    options: Words = field(default_factory=dict)
    to_the_end: bool = True  # whether it is played that far
    table: str = ""
    link: str = ""
    players: list[Player] = field(default_factory=list)
    sat: dict[int, str] = field(default_factory=dict)  # acknowledged: seat and hashed token
    tokens: dict[int | None, str] = field(default_factory=dict)
    _ways: list[Http] = field(default_factory=list)

    async def sit_down(self) -> None:
        """Make the table and take all seats; not even a lost answer keeps us from it."""
        host = new_token()
        http = self._http(host)
        asked = {"seats": self.seats, "options": self.options, "key": f"t{self.dice.random()}"}
        made = await insist(http, "POST", "/tables", asked)
        self.table = made["table"]
        links = {link["purpose"]: link["token"] for link in made["links"]}
        self.link = links["watch"]
        self.tokens[None] = new_token()
        for seat, place in enumerate(self.seats):
            if place["kind"] == "me":
                self.tokens[seat] = host
            elif place["kind"] == "guest":
                self.tokens[seat] = new_token()
                await self._join(seat, links.get("invite"))
        self.sat = {seat: hashed(t) for seat, t in self.tokens.items() if seat is not None}

    async def _join(self, seat: int, link: str | None) -> None:
        """A request without a key: look whether it was carried out before it is sent again."""
        http = self._http(self.tokens[seat])
        assert link is not None, "a repeated request makes a new link"
        while True:
            try:
                await http.ask(
                    "POST",
                    f"/tables/{self.table}/join",
                    {"name": f"Guest {seat}", "seat": seat},
                    link,
                )
                return
            except Gone:
                await self.place.back()
            except SaidNo as no:
                if no.code not in AGAIN:
                    raise
                await asyncio.sleep(PAUSE)
            found = await insist(http, "GET", f"/tables/{self.table}", link=link)
            if seat in found["yours"]:
                return

    def place_players(self, places: Iterable[Place] | None = None) -> None:
        """Give everybody a way to the server; the last one is a spectator."""
        where = list(places or [self.place])
        for number, (seat, token) in enumerate(sorted(self.tokens.items(), key=seat_order)):
            memory = Memory(seat)
            place = where[number % len(where)]
            link = self.link if seat is None else None
            way = self.way(memory, place, token, link)
            self.players.append(Player(way, memory, place, Random(self.dice.random())))

    def way(self, memory: Memory, place: Place, token: str, link: str | None) -> Way:
        if self.dice.random() < self.sockets:
            return BySocket(self.table, memory, place, token, link)
        return ByHttp(self.table, memory, Http(place, token), link)

    async def play(self) -> None:
        if not self.table:
            await self.sit_down()
        self.place_players()
        await together(*(player.play() for player in self.players))

    async def close(self) -> None:
        for player in self.players:
            with suppress(Gone):
                await player.way.close()
        for http in self._ways:
            await http.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _http(self, token: str) -> Http:
        http = Http(self.place, token)
        self._ways.append(http)
        return http


def seat_order(item: tuple[int | None, str]) -> int:
    return 99 if item[0] is None else item[0]


# --- the truth -----------------------------------------------------------------------------------


async def read_tables(
    database: str, tables: Iterable[str]
) -> dict[str, tuple[TableRow, list[Entry[str]]]]:
    """Tables and their logs, from the database itself."""
    found = {}
    async with opened(database) as store:
        for table in tables:
            row = await store.table(table)
            assert row is not None, f"table {table} was acknowledged and is lost"
            found[table] = (row, await store.entries(table))
    return found


class Log:
    """A table's log as it was read before: it only ever grows."""

    def __init__(self) -> None:
        self.entries: list[Entry[str]] = []
        self.table: Table | None = None
        self._told: dict[int | None, list[Words]] = {}

    def grow(self, row: TableRow, entries: list[Entry[str]]) -> Table:
        """Take in the log as it is now."""
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert row.number == len(entries)
        assert entries[: len(self.entries)] == self.entries, "what was written has changed"
        if self.table is None:
            self.table = Table(row, maharaja.load_board(read_header(row.header).board))
        table = self.table
        for entry in entries[len(self.entries) :]:
            moment = table.fold(entry)
            for seat in (None, *range(len(table.chairs))):
                told = self._told.setdefault(seat, [])
                told += plain(serialize.entries_json([moment], seat))
        self.entries = entries
        assert (row.standing, row.changed) == (table.standing(), table.changed)
        return table

    def told(self, seat: int | None) -> dict[int, Words]:
        """What the seat has to be told, by sequence number."""
        found = self._told.get(seat, [])
        assert [entry["sequence"] for entry in found] == list(range(1, len(found) + 1))
        return {entry["sequence"]: entry for entry in found}

    def hold(self, party: Party) -> None:
        """Everything the people were told is true, and everything acknowledged is there, once."""
        table = self.table
        assert table is not None
        for seat, holder in party.sat.items():
            assert holder in table.chairs[seat].person_ids, f"seat {seat}: the join is lost"
        keys = Counter(
            (json.loads(entry.body)["seat"], entry.key) for entry in self.entries if entry.key
        )
        for player in party.players:
            memory = player.memory
            for request, done in player.done:
                name = (request.seat, request.key)
                assert keys[name] == 1, f"{keys[name]} times in the log: {request}"
                assert table.keys[name] == (request.text, done["sequence"]), request
            for request in player.refused:
                assert keys[request.seat, request.key] == 0, f"refused and written: {request}"
            truth = self.told(memory.seat)
            for sequence, entry in memory.entries.items():
                assert truth.get(sequence) == entry, f"told and not written: {entry}"
            assert memory.sequence <= table.sequence(memory.seat)
        assert set(keys.values()) <= {1}, "a key twice"

    def hold_end(self, party: Party) -> None:
        """The same, when everybody has seen everything."""
        self.hold(party)
        table = self.table
        assert table is not None
        for player in party.players:
            memory = player.memory
            assert memory.entries == self.told(memory.seat), f"seat {memory.seat} missed entries"
            assert memory.table == plain(serialize.table_json(table, memory.seat))
            assert memory.view == view_sent(table.game, memory.seat)


def plain(value: Any) -> Any:
    """As JSON brings it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def view_sent(game: maharaja.Game, seat: int | None) -> Words:
    """A view without what is for programs that make a position of it again."""
    return {name: part for name, part in plain(game.view(seat)).items() if name != "waiting"}


def hold_record(record: Words, party: Party) -> None:
    """The record of a finished game leads, choice by choice, to the views everybody has."""
    game = maharaja.replay(record)
    assert game.finished
    for player in party.players:
        assert player.memory.view == view_sent(game, player.memory.seat)
