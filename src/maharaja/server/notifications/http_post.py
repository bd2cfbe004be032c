"""One request to somebody else's server: pinned, bounded, and without following anything."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache

import h11

from maharaja.server.notifications.addresses import Target, resolved, target_of
from maharaja.server.notifications.delivery import DeliveryError

PATIENCE = 8.0  # seconds for all of it
LARGEST_ANSWER = 65_536  # bytes that are read to find the status
READ = 4096
GONE = (404, 410)
BUSY = (408, 425, 429)


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool) -> None:
    """Send a body to an address; DeliveryError unless it is accepted."""
    target = target_of(url, private=private)
    if target is None:
        raise DeliveryError("forbidden", permanent=True)
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _status(target, headers, body, private=private)
    except TimeoutError:
        raise DeliveryError("timeout") from None
    except (OSError, ssl.SSLError, h11.ProtocolError):
        raise DeliveryError("unreachable") from None
    if not 200 <= status < 300:
        certain = 300 <= status < 500 and status not in BUSY
        raise DeliveryError("rejected", permanent=certain, dead=status in GONE)


async def _status(target: Target, headers: Mapping[str, str], body: bytes, *, private: bool) -> int:
    hosts = await resolved(target, private=private)
    reader, writer = await asyncio.open_connection(
        hosts[0],
        target.port,
        ssl=_tls() if target.secure else None,
        server_hostname=target.host if target.secure else None,
    )
    try:
        exchange = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_ANSWER)
        for event in _events(target, headers, body):
            writer.write(exchange.send(event) or b"")
        await writer.drain()
        return await _answer(exchange, reader)
    finally:
        writer.transport.abort()  # the rest of the answer is of no use


def _events(target: Target, headers: Mapping[str, str], body: bytes) -> list[h11.Event]:
    named = {
        "Host": target.authority,
        "User-Agent": "maharaja",
        "Accept": "*/*",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    request = h11.Request(method="POST", target=target.path, headers=list(named.items()))
    return [request, h11.Data(data=body), h11.EndOfMessage()]


async def _answer(exchange: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of the answer; its body is not looked at."""
    size = 0
    while True:
        event = exchange.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(READ)
            size += len(data)
            if size > LARGEST_ANSWER:
                raise DeliveryError("rejected", permanent=True)
            exchange.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise DeliveryError("unreachable")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
