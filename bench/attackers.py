"""Clients that try to stop a server for everybody, each from one address and within its limits.

    python bench/attackers.py NAME --port PORT

They know the protocol and its limits, and send as much as they are allowed to, or more. They run in
a process of their own that gets a processor only while nobody else wants it, as if they were on a
machine of their own. What they take themselves must not be mistaken for what they do to the server:
so while they rest, without a connection, they compute all the time. The first one, `control`, does
nothing else: it shows how much two measurements of the same differ.

`attack.py` starts them and says by lines on standard input what to do: `attack`, `compute`, `rest`.
An attacker that is prepared says `ready`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import click
from raw_connection import PATIENCE, Connection, Words, frame

import maharaja

PAUSE = 0.05  # seconds before a server that refused is asked again
ERRORS = (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError)

Attack = Callable[[], Awaitable[None]]  # goes on until it is cancelled


async def again_and_again(attempt: Callable[[], Awaitable[None]]) -> None:
    """Whatever the server does about it."""
    while True:
        with suppress(*ERRORS):
            await attempt()
        await asyncio.sleep(PAUSE)


async def crowd(size: int, attempt: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again_and_again(attempt) for _ in range(size)))


# --- 0: nothing ----------------------------------------------------------------------------------


async def compute() -> None:
    """What an attacker computes, without sending anything."""
    while True:
        json.loads(json.dumps(["x" * 9] * 1000))
        await asyncio.sleep(0)


async def control(_port: int) -> Attack:
    """Only compute."""
    return compute


# --- 1: headers ----------------------------------------------------------------------------------


async def cookies(port: int) -> Attack:
    """Cookie headers of 15 to 60 kB."""

    async def attempt() -> None:
        async with Connection(port) as connection:
            while True:
                size = random.choice([15_000, 30_000, 60_000])
                await connection.ask("GET", "/api/about", cookie='a="' + "\\" * size)

    return partial(crowd, 8, attempt)


async def pages(port: int) -> Attack:
    """The page, the largest document and what is not there, as fast as they come."""

    async def attempt() -> None:
        async with Connection(port) as connection:
            while True:
                for path in ("/", "/api/openapi.json", "/nothing"):
                    await connection.fetch(path)

    return partial(crowd, 8, attempt)


# --- 2: frames -----------------------------------------------------------------------------------


async def pings(port: int) -> Attack:
    """Pings whose answers are never read, without an identity."""
    return partial(crowd, 40, flood(port, frame(0x9, b"x" * 125) * 100))


async def fragments(port: int) -> Attack:
    """Messages of empty fragments that never end."""
    endless = flood(port, frame(0x0, final=False) * 1000, first=frame(0x1, final=False))
    return partial(crowd, 40, endless)


def flood(port: int, frames: bytes, first: bytes = b"") -> Callable[[], Awaitable[None]]:
    async def attempt() -> None:
        async with Connection(port) as connection:
            await connection.upgrade()
            connection.reader._transport.pause_reading()  # type: ignore[attr-defined]
            connection.writer.write(first)
            while not connection.writer.transport.is_closing():
                connection.writer.write(frames)
                async with asyncio.timeout(PATIENCE):
                    await connection.writer.drain()
                await asyncio.sleep(0)

    return attempt


# --- 3: connections ------------------------------------------------------------------------------


async def connections(port: int) -> Attack:
    """More connections than a process has files: idle, with half a header, or with half a body."""
    half_header = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    half_body = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{"
    )

    async def attempt() -> None:
        async with Connection(port) as connection:
            connection.writer.write(random.choice([b"", half_header, half_body]))
            while await asyncio.wait_for(connection.reader.read(1000), 60):
                pass

    return partial(crowd, 1100, attempt)


# --- 4 and 5: tables -----------------------------------------------------------------------------


def large_record(size: int) -> Words:
    """A record padded to a size."""
    game = maharaja.new_game(players=4, seed=1)
    dice = random.Random(1)
    while not game.finished:
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal(seat)))
    record: Words = dict(game.record())
    record["comment"] = ["x" * 9] * ((size - len(json.dumps(record))) // 13)
    return record


ALL_MINE = [{"kind": "me", "name": "Mara"}] * 4


async def imported_table(connection: Connection, token: str) -> Words:
    """The largest record that the server takes."""
    made: Words = {}
    for size in (1_040_000, 500_000, 250_000, 120_000, 60_000, 0):
        body = {"record": large_record(size), "decisions": 100, "seats": ALL_MINE, "public": True}
        status, made = await connection.ask("POST", "/api/tables/import", token, body)
        if status == 200:
            return made
        if status == 413:
            await connection.__aexit__()
            await connection.__aenter__()
    raise OSError(made)


async def imports(port: int) -> Attack:
    """As many large records as may be imported, and looks at them."""

    async def attempt() -> None:
        token = secrets.token_urlsafe(24)
        async with Connection(port) as connection:
            while True:
                made = await imported_table(connection, token)
                for seat in range(4):
                    await connection.ask("GET", f"/api/tables/{made['table']}?seat={seat}", token)

    return partial(crowd, 4, attempt)


async def lists(port: int) -> Attack:
    """Lists of tables, after a seat of a large imported one was brought to many devices."""
    with suppress(*ERRORS):
        await bring_devices(port, 300)

    async def attempt() -> None:
        async with Connection(port) as connection:
            while True:
                await connection.ask("GET", "/api/tables?list=open")

    return partial(crowd, 8, attempt)


async def bring_devices(port: int, count: int) -> None:
    token = secrets.token_urlsafe(24)
    async with Connection(port) as connection:
        table = (await imported_table(connection, token))["table"]
        wanted = {"purpose": "seat", "seat": 0}
        link = await connection.ask_patiently("POST", f"/api/tables/{table}/links", token, wanted)
        for _ in range(count):
            device = secrets.token_urlsafe(24)
            path = f"/api/tables/{table}/claim"
            await connection.ask_patiently("POST", path, device, {}, maharaja_link=link["token"])


# --- 6: bots -------------------------------------------------------------------------------------


async def masters(port: int) -> Attack:
    """Tables with four masters each, under as many names as it takes."""

    async def attempt() -> None:
        body = {"seats": [{"kind": "bot", "level": "master"}] * 4}
        async with Connection(port) as connection:
            while True:
                token = secrets.token_urlsafe(24)
                status = 200
                while status == 200:
                    status, _ = await connection.ask("POST", "/api/tables", token, body)

    return partial(crowd, 2, attempt)


# --- 7: history, logs, broadcasts ----------------------------------------------------------------


async def public_table(connection: Connection, token: str) -> str:
    body = {"seats": ALL_MINE, "public": True}
    status, made = await connection.ask("POST", "/api/tables", token, body)
    if status != 200:
        raise OSError(made)
    return str(made["table"])


async def play(connection: Connection, token: str, table: str, decisions: int) -> None:
    """Play a table of our own, as fast as we may."""
    path = f"/api/tables/{table}"
    for number in range(decisions):
        found = await connection.ask_patiently("GET", path, token)
        seat = found["table"]["view"]["to_act"][0]
        own = await connection.ask_patiently("GET", f"{path}?seat={seat}", token)
        body = {
            "seat": seat,
            "choice": own["table"]["view"]["legal"][0],
            "sequence": own["table"]["sequence"],
            "key": f"k{number}",
        }
        await connection.ask_patiently("POST", f"{path}/choices", token, body)


async def history(port: int) -> Attack:
    """The whole log of a long table, as often as it may be asked for without an identity."""
    token = secrets.token_urlsafe(24)
    async with Connection(port) as connection:
        table = await public_table(connection, token)
        await play(connection, token, table, 60)
        await rename(connection.ask_patiently, token, table, 100)

    async def attempt() -> None:
        async with Connection(port) as asking:
            while True:
                await asking.ask("GET", f"/api/tables/{table}?after=0")

    return partial(crowd, 8, attempt)


async def rename(ask: Callable[..., Awaitable[Any]], token: str, table: str, times: int) -> None:
    for number in range(times):
        name = {"name": f"Mara {number}"}
        await ask("POST", f"/api/tables/{table}/seats/{number % 4}/name", token, name)


async def renames(port: int) -> Attack:
    """Logs that grow by ten entries a second for each of ten names."""

    async def attempt() -> None:
        token = secrets.token_urlsafe(24)
        async with Connection(port) as connection:
            table = await public_table(connection, token)
            while True:
                await rename(connection.ask, token, table, 100)

    return partial(crowd, 10, attempt)


async def broadcasts(port: int) -> Attack:
    """One table, watched by as many sockets as there may be, which changes as fast as it may."""
    token = secrets.token_urlsafe(24)

    async def watch(table: str) -> None:
        async with Connection(port) as watching:
            await watching.upgrade()
            watching.send_message(type="follow", id="f", table=table)
            while await watching.reader.read(1 << 16):
                pass

    async def change(table: str) -> None:
        async with Connection(port) as changing:
            while True:
                await rename(changing.ask, token, table, 100)

    async def attack() -> None:
        async with Connection(port) as connection:
            table = await public_table(connection, token)
        await asyncio.gather(crowd(200, partial(watch, table)), crowd(2, partial(change, table)))

    return attack


# What bots go on with for minutes after it was asked for stands last.
ATTACKS: dict[str, Callable[[int], Awaitable[Attack]]] = {
    attack.__name__: attack
    for attack in (
        *(control, cookies, pages, pings, fragments, connections, lists, imports),
        *(history, renames, broadcasts, masters),
    )
}


# --- the process ---------------------------------------------------------------------------------


async def prepared(name: str, port: int) -> Attack:
    while True:
        with suppress(*ERRORS, KeyError, IndexError):
            return await ATTACKS[name](port)
        await asyncio.sleep(1)


async def obey(name: str, port: int) -> None:
    """Do as we are told until nobody tells us anything any more."""
    doing: dict[str, Attack] = {"compute": compute, "attack": await prepared(name, port)}
    click.echo("ready")
    task: asyncio.Task[None] | None = None
    while order := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        wanted = doing.get(order)
        task = None if wanted is None else asyncio.create_task(again_and_again(wanted))


@click.command()
@click.argument("name", type=click.Choice(list(ATTACKS)))
@click.option("--port", type=int, required=True)
def main(name: str, port: int) -> None:
    """Attack a server on this machine, as told on standard input."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(obey(name, port))


if __name__ == "__main__":
    main()
