"""Sockets: one reader, one writer with a bounded line before it, and what is followed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from maharaja.errors import Message
from maharaja.server.connections.websocket_protocol import text_message
from maharaja.server.errors import Problem
from maharaja.server.http.csrf import check_origin
from maharaja.server.http.endpoint import AppContext
from maharaja.server.http.requests import client_address, read_json
from maharaja.server.http.responses import problem_json
from maharaja.server.identity import Visitor, credentials_of
from maharaja.server.messages import (
    AskHint,
    AskHintMessage,
    AskOutlook,
    AskOutlookMessage,
    Choose,
    ChooseMessage,
    ClientMessage,
    Done,
    DoneMessage,
    FollowMessage,
    HintMessage,
    MessageId,
    OutlookMessage,
    PresenceMessage,
    ProblemMessage,
    ServerMessage,
    Snapshot,
    Undo,
    UndoMessage,
    UnfollowMessage,
)
from maharaja.server.metrics import Metrics
from maharaja.server.middleware import language_of, problem_of
from maharaja.server.rate_limits import HINT_COST, site_of
from maharaja.server.settings import FOLLOWS_PER_SOCKET
from maharaja.server.tables import hints, moves, watch

LOGGER = logging.getLogger("maharaja.sockets")
MOST_WAITING = 1000  # messages before the writer
FLOOD = 100  # messages refused, less those admitted, until a socket is closed
FAREWELL = 1.0  # seconds to say why it is closed
BUNDLE = 65_536  # bytes of messages that are handed to the system together

GOING_AWAY = 1012  # closing codes: the server restarts,
FLOODED = 1008  # the client sends too much,
FALLEN_BEHIND = 1013  # or does not read: it may come back and follow from where it was

_encode = msgspec.json.Encoder().encode


class Identified(msgspec.Struct):
    """All that has to be readable of a message so that its id can be told."""

    id: MessageId | None = None


class SocketAddress:
    """The endpoint that accepts web sockets."""

    def __init__(self, context: AppContext, metrics: Metrics) -> None:
        self._context = context
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        check_origin(websocket, self._context.settings.origins, needed=False)
        credentials = credentials_of(websocket.headers)
        identities = self._context.service.identities
        visitor = await identities.visitor(credentials, client_address(websocket))
        self._context.limits.admit_socket(visitor)
        self._context.service.restrictions.check(visitor)
        if self._context.closing.is_set():
            raise Problem("closing")
        begun = time.monotonic()
        with self._context.limits.connected(visitor):
            await websocket.accept()
            self._metrics.sockets.inc()
            try:
                socket = Socket(websocket, visitor, self._context, self._metrics)
                with identities.following(credentials, visitor, socket.dismiss):
                    await socket.run()
            finally:
                self._metrics.sockets.dec()
                seconds = round(time.monotonic() - begun, 1)
                LOGGER.debug("socket closed", extra={"seconds": seconds})


class Socket:
    """One client's connection, from its acceptance to its end."""

    lasting = True

    def __init__(
        self, websocket: WebSocket, visitor: Visitor, context: AppContext, metrics: Metrics
    ) -> None:
        self._websocket = websocket
        self._language = language_of(websocket.scope)
        self._visitor = visitor
        self._context = context
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._size = 0  # bytes waiting
        self._unread = context.connections.unread
        self._site = site_of(visitor.address)
        self._more = asyncio.Event()
        self._held: deque[bytes] | None = None  # updates, while an answer is being found
        self._excess = 0
        self._reader: asyncio.Task[Any] | None = None  # while it waits for a message
        self._thinking: asyncio.Task[None] | None = None  # a hint, while others messages go on
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # closing code

    @property
    def person_ids(self) -> frozenset[str]:
        return self._visitor.person_ids

    async def run(self) -> None:
        """Serve the client until it goes away, or has to."""
        writer = asyncio.create_task(self._write())
        writer.add_done_callback(self._written)
        try:
            await self._read()
        finally:
            self._context.service.registry.broadcast.unfollow_all(self)
            self._context.service.presences.leave(self)
            self._finish(GOING_AWAY)
            tasks = [writer] if self._thinking is None else [writer, self._thinking]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._let_go()
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._websocket.close(self._end.result())

    def dismiss(self) -> None:
        """Whoever this was is somebody else by now: they may come back and say so."""
        self._finish(FALLEN_BEHIND)

    # --- out ---

    def tell(self, message: bytes) -> None:
        """An update of a table; never before the answer to what caused it."""
        self._line_up(message, self._waiting if self._held is None else self._held)

    def note(self, message: bytes) -> None:
        self.tell(message)

    def _line_up(self, message: bytes, line: deque[bytes]) -> None:
        if self._end.done():
            return
        line.append(message)
        self._size += len(message)
        within = self._unread.add(self._site, len(message))  # all of the address together
        self._more.set()
        too_large = self._size > self._context.settings.max_unread or not within
        if (too_large and len(line) > 1) or len(line) > MOST_WAITING:
            self._metrics.fallen_behind.inc()
            self._context.connections.sockets_ended["fallen-behind"] += 1
            self._finish(FALLEN_BEHIND)

    def _let_go(self) -> None:
        """Discard what has not been sent."""
        self._unread.add(self._site, -self._size)
        self._size = 0
        self._waiting.clear()
        self._held = None

    def _finish(self, code: int) -> None:
        if not self._end.done():
            self._end.set_result(code)
            if self._reader is not None:
                self._reader.cancel()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the reader hears of it, too
            while True:
                await self._more.wait()
                bundled = 0
                while self._waiting:
                    message = self._waiting.popleft()
                    self._size -= len(message)
                    self._unread.add(self._site, -len(message))
                    bundled += len(message)
                    more = bool(self._waiting) and bundled < BUNDLE
                    await self._websocket.send(text_message(message, more=more))
                    bundled = bundled if more else 0
                self._more.clear()

    def _written(self, writer: asyncio.Task[None]) -> None:
        """The writer has ended: end the socket."""
        if not writer.cancelled() and writer.exception() is not None:
            LOGGER.error("a socket could not be written to", exc_info=writer.exception())
        self._finish(FALLEN_BEHIND)

    # --- in ---

    async def _read(self) -> None:
        while not self._end.done():
            data = await self._receive()
            if data is None:
                return
            held: deque[bytes] = deque()
            self._held = held
            answer = await self._answer(data)
            self._held = None
            if answer is not None:
                self._line_up(_encode(answer), self._waiting)
            self._waiting.extend(held)

    async def _receive(self) -> bytes | str | None:
        """The next message; None if there will be none."""
        self._reader = asyncio.current_task()
        try:
            message = await self._websocket.receive()
        except asyncio.CancelledError:
            assert self._reader is not None
            if self._end.done() and not self._reader.uncancel():
                return None  # it was _finish that wanted this to end, and nobody else
            raise
        finally:
            self._reader = None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        data: bytes | str = message["bytes"] if text is None else text
        return data

    async def _answer(self, data: bytes | str) -> ServerMessage | None:
        try:
            return await self._carry_out(data)
        except Exception as error:
            return self._refusal(data, error)

    def _refusal(self, data: bytes | str, error: Exception) -> ProblemMessage:
        """Not where it was caught: kept there, an error and its traceback would keep each other."""
        problem = problem_of(error)
        self._metrics.problems.labels(problem.code).inc()
        told = problem_json(problem, self._language)
        return ProblemMessage(id=id_of(data), problem=told)

    async def _carry_out(self, data: bytes | str) -> ServerMessage | None:
        """What is answered; None: it is, when a bot has thought."""
        wait = self._context.connections.charge_request(self._visitor.address)
        if wait:
            await asyncio.sleep(wait)
        try:
            message = self._decoded(data)
        except Problem:
            self._admit(changing=False)
            raise
        changing = not isinstance(message, (FollowMessage, UnfollowMessage))
        asks_bot = isinstance(message, (AskHintMessage, AskOutlookMessage))
        self._admit(changing=changing, cost=HINT_COST if asks_bot else 1)
        if changing:  # perhaps since the socket was opened
            self._context.service.restrictions.check(self._visitor)
        self._metrics.messages.labels(message.__struct_config__.tag).inc()
        if isinstance(message, (AskHintMessage, AskOutlookMessage)):
            self._begin_hint(message, data)
            return None
        # A crowd of sockets must not be served before all who come a moment later.
        async with self._context.message_turns.turn(self._site):
            match message:
                case FollowMessage():
                    return await self._follow(message)
                case UnfollowMessage():
                    return self._unfollow(message)
                case PresenceMessage():
                    return await self._report(message)
                case _:
                    return await self._play(message)

    def _decoded(self, data: bytes | str) -> ClientMessage:
        most = self._context.settings.max_message
        if len(data) > most:
            raise Problem("too-large", Message("error-detail-bytes", number=most))
        message: ClientMessage = read_json(data, ClientMessage)  # type: ignore[arg-type]
        return message

    def _admit(self, *, changing: bool, cost: int = 1) -> None:
        try:
            self._context.limits.admit(self._visitor, changing=changing, cost=cost)
        except Problem:
            self._excess += 1
            if self._excess >= FLOOD:
                self._context.connections.sockets_ended["flooded"] += 1
                self._finish(FLOODED)
            raise
        self._excess = max(0, self._excess - 1)

    async def _follow(self, message: FollowMessage) -> Snapshot:
        followed = self._context.service.registry.broadcast.followed_by(self)
        if len(followed) >= FOLLOWS_PER_SOCKET and (message.table, message.seat) not in followed:
            most = Message("error-detail-follows", number=FOLLOWS_PER_SOCKET)
            raise Problem("too-many-requests", most)
        return await watch.follow(self._context.service, self._visitor, message, self)

    def _unfollow(self, message: UnfollowMessage) -> DoneMessage:
        self._context.service.registry.broadcast.unfollow(message.table, message.seat, self)
        return DoneMessage(id=message.id, table=message.table, seat=message.seat, sequence=0)

    async def _report(self, message: PresenceMessage) -> DoneMessage:
        service = self._context.service
        done = await watch.report_presence(
            service, self._visitor, message.table, message.here, self
        )
        return DoneMessage(id=message.id, table=done.table, seat=None, sequence=0)

    def _begin_hint(self, message: AskHintMessage | AskOutlookMessage, data: bytes | str) -> None:
        """Beside everything else: a choice need not wait until a bot has thought."""
        if self._visitor.person_id is None:
            raise Problem("no-identity")
        if self._thinking is not None and not self._thinking.done():
            raise Problem("too-many-requests", Message("error-detail-one-hint"), retry_after=1)
        self._thinking = asyncio.create_task(self._hint(message, data))

    async def _hint(self, message: AskHintMessage | AskOutlookMessage, data: bytes | str) -> None:
        try:
            self.tell(_encode(await self._help(message)))
        except Exception as error:
            self.tell(_encode(self._refusal(data, error)))

    async def _help(
        self, message: AskHintMessage | AskOutlookMessage
    ) -> HintMessage | OutlookMessage:
        service, table, seat = self._context.service, message.table, message.seat
        if isinstance(message, AskHintMessage):
            asked = AskHint(sequence=message.sequence)
            hint = await hints.hint(service, self._visitor, table, seat, asked)
            return HintMessage(id=message.id, hint=hint)
        about = AskOutlook(sequence=message.sequence, choice=message.choice)
        outlook = await hints.outlook(service, self._visitor, table, seat, about)
        return OutlookMessage(id=message.id, outlook=outlook)

    async def _play(self, message: ChooseMessage | UndoMessage) -> DoneMessage:
        if self._visitor.person_id is None:
            raise Problem("no-identity")
        done = await self._choose_or_undo(message)
        return DoneMessage(
            id=message.id,
            table=done.table,
            seat=done.seat,
            sequence=done.sequence,
            repeated=done.repeated,
        )

    async def _choose_or_undo(self, message: ChooseMessage | UndoMessage) -> Done:
        service, seat, sequence = self._context.service, message.seat, message.sequence
        if isinstance(message, ChooseMessage):
            choose = Choose(seat=seat, choice=message.choice, sequence=sequence, key=message.id)
            return await moves.choose(service, self._visitor, message.table, choose)
        undo = Undo(seat=seat, sequence=sequence, key=message.id, whole_turn=message.whole_turn)
        return await moves.undo(service, self._visitor, message.table, undo)


def id_of(data: bytes | str) -> str | None:
    """The id of a message, if that much can be read."""
    try:
        return read_json(data, Identified).id
    except Problem:
        return None
