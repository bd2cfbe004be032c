"""Web sockets as uvicorn speaks them, with bounds: of frames, of bytes, and of what is unread."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from maharaja.i18n import SOURCE, accepted
from maharaja.server.connections.limits import FEWEST_FRAMES, Connection, frames_rate
from maharaja.server.connections.unread import UnreadWatch
from maharaja.server.errors import Problem
from maharaja.server.gc_tuning import forget
from maharaja.server.http.responses import raw_answer
from maharaja.server.rate_limits import BURST

PIECE = 1024  # bytes that are parsed before the limits are looked at: at most 170 frames
PIECES = 16  # before others have their turn
MOST_PENDING = 65_536  # bytes that wait for it
MOST_FRAGMENTS = 128  # of a message
MESSAGES = 4  # of the largest size that may come a second
LINGER = 10.0  # seconds for a client to read what is left when its socket was closed
CUT = 1.0  # the same for one that has broken a limit, and when the server stops

SWITCHING = 101  # the status of an opening that succeeds
FLOODED = 1008  # closing codes
NOT_TEXT = 1007

NO_SOCKET = Problem("malformed")  # this is not how a web socket is opened


MORE = "maharaja.more"  # of a message: another one follows at once, and both are sent together


def text_message(text: bytes, *, more: bool) -> dict[str, Any]:
    """For the application: a message as it hands it over."""
    return {"type": "websocket.send", "text": text.decode(), MORE: more}


class TokenBucket:
    """Filled at a rate, up to a burst; a rate of 0 is no limit."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self, count: float) -> bool:
        """Take tokens; whether there were enough."""
        if self._rate <= 0:
            return True
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate) - count
        self._at = now
        return self._tokens >= 0


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One web socket: read in small pieces, one message at a time, as fast as is allowed."""

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
        frames = frames_rate(settings.rate, settings.changes_rate)
        size = MESSAGES * settings.max_message if frames else 0
        self._connection = connection
        self._unread: UnreadWatch | None = None
        self._frame_tokens = TokenBucket(frames, max(FEWEST_FRAMES, frames * BURST))
        self._byte_tokens = TokenBucket(size, size * BURST)
        self._pending = bytearray()
        self._new_frames = 0
        self._resting: asyncio.TimerHandle | None = None  # until it is read on
        self._abort: asyncio.TimerHandle | None = None

    # --- from beginning to end ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = UnreadWatch(self.transport, self._connection)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._resting, self._abort):
            if timer is not None:
                timer.cancel()
        self._pending.clear()
        if self._unread is not None:
            self._unread.end()
        self._connection.release()
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to the connection that refers to it
        forget(self.transport)

    def shutdown(self) -> None:
        with suppress(InvalidState):  # it is closing already
            super().shutdown()
        self._linger(CUT)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._linger(LINGER)

    def _linger(self, seconds: float) -> None:
        if not self.disconnected and self._abort is None:
            self._abort = self.loop.call_later(seconds, self.transport.abort)

    # --- opening ---

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code == SWITCHING:
            super().handle_connect(event)
        else:
            self._refuse_opening(accepted(event.headers.get("Accept-Language", "")))

    def _refuse_opening(self, language: str = SOURCE) -> None:
        """Answer with a problem of ours instead of the library's text."""
        self._connection.limits.problems[NO_SOCKET.code] += 1
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(raw_answer(NO_SOCKET, language))
        self.transport.close()
        self._linger(CUT)

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, as the HTTP protocol hands it over
            if not self.handshake_initiated:  # the library takes it for none, and says nothing
                self._refuse_opening()
            return
        self._pending += data
        self._feed()

    async def receive(self) -> Any:
        message = await super().receive()
        self._feed()
        return message

    async def send(self, message: Any) -> None:
        if message.get(MORE) and await self._keeps_for_the_next(message["text"]):
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._feed()  # what came before it was open
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # by a refusal: nothing is wrong with the app

    def _feed(self) -> None:
        """Parse what has come, as far as somebody takes the messages and the limits allow it."""
        pieces = 0
        while self._may_feed():
            if pieces == PIECES:
                self._resting = self.loop.call_later(0, self._go_on)
                break
            pieces += 1
            piece = bytes(self._pending[:PIECE])
            del self._pending[:PIECE]
            self._new_frames = 0
            super().data_received(piece)
            self._charge(len(piece))
        if self.read_paused or self._resting is not None or len(self._pending) > MOST_PENDING:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _may_feed(self) -> bool:
        return bool(
            self._pending
            and self.handshake_complete
            and not self.read_paused
            and self._resting is None
            and not self.transport.is_closing()
        )

    def handle_events(self) -> None:
        self._new_frames = len(self.conn.events)
        super().handle_events()

    def _charge(self, size: int) -> None:
        frames = self._frame_tokens.take(self._new_frames)
        if not self._byte_tokens.take(size) or not frames:
            self._cut("flooded")
            return
        wait = self._connection.limits.charge_frames(self._connection.site, self._new_frames)
        if wait and not self.transport.is_closing():
            self._resting = self.loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._resting = None
        self._feed()

    def _cut(self, reason: str, code: int = FLOODED) -> None:
        """Close the connection and stop reading."""
        if self.transport.is_closing():
            return
        self._connection.limits.sockets_ended[reason] += 1
        self._pending.clear()
        self.conn.fail(code)
        self.handle_parser_exception()
        self._linger(CUT)

    # --- frames ---

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self._cut("fragments")
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody reads: what would be sent is let go

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self._cut("not-text", NOT_TEXT)
            return
        super().send_receive_event_to_app()

    # --- writing ---

    async def _keeps_for_the_next(self, text: str) -> bool:
        """Put a message before the one that follows at once; nothing else runs in between."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        with suppress(InvalidState):
            self.conn.send_text(text.encode())
            return True
        return False

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.end()


def is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
