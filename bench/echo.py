"""A server that answers with the bytes of before: what the stack costs without a game.

Run as a program it is the server; `server.py` starts it and measures it beside our own.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
import uvicorn
from load import Exchange, Group
from server_process import Process, started

BACKLOG = 2048
DURABLE = b"x" * 200  # what the durable echo writes for a message

_encode = msgspec.json.Encoder().encode
_exchanges = msgspec.json.Decoder(list[Exchange])


@contextmanager
def echo_server(folder: Path, exchanges: list[Exchange], *, durable: bool) -> Iterator[Process]:
    """An echo in a process of its own; a durable one writes something for good first."""
    name = "durable" if durable else "echo"
    file = folder / f"{name}.json"
    file.write_bytes(_encode(exchanges))
    arguments = [__file__, str(file)]
    if durable:
        arguments.append(f"--written={folder / 'durable.bin'}")
    with started(folder, name, arguments) as process:
        yield process


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


# --- the server ----------------------------------------------------------------------------------


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


@click.command()
@click.argument("exchanges", type=click.Path(path_type=Path))
@click.option("--written", type=click.Path(path_type=Path), help="What a durable echo writes to.")
def main(exchanges: Path, written: Path | None) -> None:
    """Serve as ``maharaja serve`` does, with an app that does nothing."""
    config = uvicorn.Config(
        Echo(
            _exchanges.decode(exchanges.read_bytes()),
            None
            if written is None
            else os.open(written, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600),
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


if __name__ == "__main__":
    main()
