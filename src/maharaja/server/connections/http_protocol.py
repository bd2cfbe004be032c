"""HTTP as uvicorn speaks it, with bounds: of headers, of time, and of what clients leave unread."""

from __future__ import annotations

import asyncio
import re
from functools import cache, partial
from typing import Any, NoReturn

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from maharaja.i18n import accepted
from maharaja.server.connections.limits import Connection
from maharaja.server.connections.unread import UnreadWatch
from maharaja.server.connections.websocket_protocol import WebSocketProtocol
from maharaja.server.errors import Problem
from maharaja.server.gc_tuning import forget
from maharaja.server.http.requests import DRAINED
from maharaja.server.http.responses import raw_answer

HEADER_TIME = 10.0  # seconds from the first byte, or the connection, to the end of the headers
BODY_TIME = 35.0  # seconds for a body; those who wait for it give up earlier and say why
DRAIN_TIME = 5.0  # seconds in which a body may still come that was answered already
LINGER = 10.0  # seconds for a client to read the last answer
MOST_LINES = 100  # of headers: each costs the time that a whole small request takes
FEW_CHUNKS = 64  # that may be of any size
SMALL_CHUNK = 64  # bytes that the others have to have on average
END_OF_HEADERS = re.compile(rb"\n\r?\n")
ACCEPT_LANGUAGE = re.compile(rb"\naccept-language:([^\r\n]{0,200})", re.IGNORECASE)

HEADERS, BODY, DRAIN = "headers", "body", "drain"  # what is waited for
TIMES = {HEADERS: HEADER_TIME, BODY: BODY_TIME, DRAIN: DRAIN_TIME}

MALFORMED = Problem("malformed")
HEADERS_TOO_LARGE = Problem("headers-too-large")
TOO_LARGE = Problem("too-large")
TOO_SLOW = Problem("too-slow")
FAULTS = {fault.code: fault for fault in (MALFORMED, HEADERS_TOO_LARGE, TOO_LARGE, TOO_SLOW)}


class BoundedConnection(h11.Connection):
    """Reads no headers that are too large, nor endless bodies, nor bodies in crumbs."""

    def __init__(self, max_headers: int, max_body: int) -> None:
        super().__init__(h11.SERVER, max_headers)
        self.requests = 0
        self.fault = MALFORMED  # what to say of a request that cannot be read
        self._max_headers = max_headers
        self._max_body = max_body
        self._chunks = 0
        self._size = 0  # of the body, as far as it has come

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._check_headers()
        event = self._read_event()
        if event is None:
            self._fail(MALFORMED)
        if isinstance(event, h11.Request):
            self.requests += 1
            self._chunks = self._size = 0
        elif isinstance(event, h11.Data):
            self._check_body(len(event.data))
        return event

    def _read_event(self) -> Any:
        """None if it cannot be read: ValueError comes from numbers with too many digits."""
        try:
            return super().next_event()
        except (h11.RemoteProtocolError, ValueError) as error:
            error.__traceback__ = None  # h11 raises them so that they would keep themselves
            return None

    def _check_headers(self) -> None:
        """Before they are taken apart: h11 bounds only what is not there as a whole."""
        waiting = self.trailing_data[0]
        if len(waiting) <= MOST_LINES:
            return
        end = END_OF_HEADERS.search(waiting, 0, self._max_headers)
        size = len(waiting) if end is None else end.end()
        if size > self._max_headers or waiting.count(b"\n", 0, size) > MOST_LINES + 2:
            self._fail(HEADERS_TOO_LARGE)

    def _check_body(self, size: int) -> None:
        self._chunks += 1
        self._size += size
        if self._size > self._max_body:
            self._fail(TOO_LARGE)
        if self._chunks > FEW_CHUNKS + self._size / SMALL_CHUNK:
            self._fail(MALFORMED)

    def _fail(self, fault: Problem) -> NoReturn:
        self.fault = fault
        raise h11.RemoteProtocolError(fault.code)


class HttpProtocol(H11Protocol):
    """One connection, until it is closed or becomes a web socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connection: Connection,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        settings = connection.limits.settings
        most = DRAINED * max(settings.max_body, settings.max_import)
        self.conn: BoundedConnection = BoundedConnection(settings.max_headers, most)
        self.ws_protocol_class = partial(  # type: ignore[assignment]
            WebSocketProtocol, connection=connection
        )
        self._connection = connection
        self._unread: UnreadWatch | None = None
        self._awaited: tuple[str, int] | None = None  # what of which request
        self._deadline: asyncio.TimerHandle | None = None
        self._abort: asyncio.TimerHandle | None = None

    # --- from beginning to end ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = UnreadWatch(transport, self._connection)
        self._await(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        self._connection.release()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        forget(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_watching()
        super().handle_websocket_upgrade(event)
        early = self.conn.trailing_data[0]
        if early and isinstance(upgraded := self.transport.get_protocol(), WebSocketProtocol):
            upgraded.data_received(early)

    def _stop_watching(self) -> None:
        self._await(None)
        if self._abort is not None:
            self._abort.cancel()
            self._abort = None
        if self._unread is not None:
            self._unread.end()

    # --- time limits ---

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        if self.transport.is_closing():
            self._linger()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._linger()

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.is_closing():
            self._linger()

    def _look(self) -> None:
        """See what of the request is still to come, and for how long it is waited for."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._await(None)
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._await(DRAIN if self.cycle.response_complete else BODY)
        elif state is h11.IDLE and (self.conn.trailing_data[0] or not self.conn.requests):
            self._await(HEADERS)
        else:
            self._await(None)
            if state is h11.IDLE and self.timeout_keep_alive_task is None:
                self._keep_alive()

    def _keep_alive(self) -> None:
        """As after an answer: the rest of a body that nobody waited for has stopped that timer."""
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def _await(self, what: str | None) -> None:
        awaited = None if what is None else (what, self.conn.requests)
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what is not None:
            self._deadline = self.loop.call_later(TIMES[what], self._too_slow, what)

    def _too_slow(self, what: str) -> None:
        self._connection.limits.too_slow[what] += 1
        if what == HEADERS and not self.conn.trailing_data[0]:
            self.transport.abort()  # nothing was asked
        else:
            self._refuse(TOO_SLOW)

    def _linger(self) -> None:
        """Give the client a bounded time to read what is left."""
        if self._abort is None:
            self._abort = self.loop.call_later(LINGER, self.transport.abort)

    # --- what is left unread ---

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.end()

    # --- answers of our own ---

    def send_400_response(self, msg: str) -> None:
        """Answer with a problem of ours, unless another response has begun."""
        self._refuse(self.conn.fault)

    def _refuse(self, problem: Problem) -> None:
        self._connection.limits.problems[problem.code] += 1
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(told(problem.code, self._language()))
        if self.conn.requests and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._linger()

    def _language(self) -> str:
        """What the request accepts, as far as it has come."""
        found = ACCEPT_LANGUAGE.search(self.conn.trailing_data[0])
        if found is not None:
            return accepted(found[1].decode("latin-1"))
        sent = dict(self.headers) if self.conn.requests else {}
        return accepted(sent.get(b"accept-language", b"").decode("latin-1"))

    def _unsupported_upgrade_warning(self) -> None:
        """Such a request is answered as if it had not asked for that; no line in the log."""


@cache
def told(code: str, language: str) -> bytes:
    """Made once in each of our languages: those who cause it may do so often."""
    return raw_answer(FAULTS[code], language)
