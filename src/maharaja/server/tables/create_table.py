"""A table before its first choice: its id, its header, and who sits where from the start."""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

import msgspec

import maharaja
from maharaja.bots.levels import LEVELS
from maharaja.engine.board import Board
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.tables import display_names
from maharaja.server.tables.log_entries import AnyLine, BotSat, Claimed, Header, Sat
from maharaja.server.tables.table import BOT, BRAHMABOT_KIND, Chair, Table

DEVICES = 16  # of one seat: more than a person has, and few enough to write with every choice


def table_id(holder: str, key: str | None) -> str:
    """By chance; by the key, if the request may come twice."""
    return new_id(secrets.token_bytes(10)) if key is None else id_of(f"{holder}:{key}")


def again_id(table: Table, number: int) -> str:
    """Of a table to play once more: everybody who asks finds the same, and nobody else guesses it.

    ``number`` is how many there were before.
    """
    return id_of(f"again:{table.host}:{table.id}:{number}")


def id_of(secret: str) -> str:
    return new_id(sha256(secret.encode()).digest()[:10])


def new_id(digest: bytes) -> str:
    return b32encode(digest).decode().lower()


def new_header(asked: messages.NewTable, board: Board) -> Header:
    """The beginning of a new game; Problem if the options and seats make none."""
    solo = asked.options.solo is not None
    if solo and len(asked.seats) != 1:
        raise Problem("bad-setup", "A solo table has one seat; Brahmabot's comes by itself.")
    options = msgspec.to_builtins(asked.options)
    if not solo:
        options["players"] = len(asked.seats)
    seed = secrets.randbelow(SEED_LIMIT)
    with plain_problems("bad-setup"):
        maharaja.new_game(board, seed=seed, **options)
    return Header(
        board=board.id,
        digest=board.digest,
        salt=secrets.token_hex(16),
        solo=solo,
        rules=NEWEST_VERSION,
        options=options,
        seed=seed,
    )


def same_again(table: Table, holder: str) -> messages.NewTable:
    """The game anew, by the newest rules.

    Bots stay, the holder's seats are theirs again, everybody else's are free.
    """
    options = {name: value for name, value in table.options.items() if name != "players"}
    chairs = [chair for chair in table.chairs if chair.kind != BRAHMABOT_KIND]
    return messages.NewTable(
        seats=[same_place(chair, holder) for chair in chairs],
        board=table.header.board,
        options=msgspec.convert(options, messages.Options),
        public=table.public,
    )


def same_place(chair: Chair, holder: str) -> messages.Place:
    if chair.kind == BOT and chair.level is not None:
        return messages.BotSeat(level=chair.level)
    return messages.MySeat(name=chair.name) if holder in chair.holders else messages.GuestSeat()


def device_lines(table: Table, holder: str) -> list[AnyLine]:
    """The holder's seats are theirs at their other devices, too."""
    return [
        Claimed(seat=seat, holder=other)
        for seat in table.seats_of(holder)
        for other in sorted(table.chairs[seat].holders - {holder})[: DEVICES - 1]
    ]


def level(name: str) -> str:
    if name not in LEVELS:
        raise Problem("invalid", f"level: the levels are {', '.join(LEVELS)}.")
    return name


def seat_lines(seats: list[messages.Place], holder: str) -> list[AnyLine]:
    """Who sits where from the start; guests' seats stay free."""
    lines: list[AnyLine] = []
    for seat, place in enumerate(seats):
        match place:
            case messages.MySeat(name=name):
                lines.append(Sat(seat=seat, name=display_names.clean(name), holder=holder))
            case messages.BotSeat(level=wanted):
                lines.append(BotSat(seat=seat, level=level(wanted)))
    return lines


@contextmanager
def plain_problems(code: str) -> Iterator[None]:
    """A Problem that says what is wrong with options, a record or a position."""
    try:
        yield
    except (maharaja.SetupError, maharaja.FormatError, maharaja.BoardError) as error:
        raise Problem(code, str(error)) from None
    except RecursionError:
        raise Problem(code, "It is nested too deeply.") from None


def imported_header(game: Game, *, of_record: bool) -> Header:
    """The beginning of a game that was imported: in our own words, without what is not needed."""
    return Header(
        board=game.board.id,
        digest=game.board.digest,
        salt=secrets.token_hex(16),
        solo=bool(game.state.rules.solo),
        rules=game.rules,
        record=dict(game.record()) if of_record else None,
        position=None if of_record else dict(game.dump()),
    )
