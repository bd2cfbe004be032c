"""A bot at a seat of a table elsewhere: it hears what its seat may know, and answers.

What it is told is put together from the server's messages, as for any other host of bots
(bots/protocol/server.py), so classes, programs and levels play alike.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from threading import Event
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from maharaja.boards.board_json import read_board
from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.faults import Fault
from maharaja.bots.protocol.server import SeatedBot
from maharaja.bots.protocol.view_reader import event_from_json
from maharaja.engine.text.json_reader import Reader
from maharaja.remote.client import TOO_FAST, Client, TableError, refused

LOOKING = 1.0  # seconds after which we look whether somebody wants us to stop
RETRIES = 10  # connections lost in a row after which the server is given up
PAUSE = 1.0  # seconds before the next one
HARMLESS = ("stale", "not-your-seat", "not-running")  # the next update says how it is

Table = dict[str, Any]


class Stopped(Exception):  # noqa: N818 - what the bot was
    """Somebody wants it to stop."""


class RemoteSeat:
    """Plays one seat of one table to the end; ``make`` gives a bot for the seat."""

    def __init__(
        self, client: Client, table: str, seat: int, make: Callable[[int], Bot], stop: Event
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self._make = make
        self._stop = stop
        self._bot: SeatedBot | None = None
        self._board: dict[str, Any] | None = None
        self._sequence = 0  # of the last entry that was taken in
        self._answered = -1  # the sequence number that was last answered
        self._choices: list[list[object]] = []  # in force, each with its events
        self._news: list[object] = []  # events that the bot has not heard
        self._waiting: dict[str, Any] = {}  # the choice that has been sent

    @property
    def failure(self) -> Fault | None:
        bot = None if self._bot is None else self._bot.bot
        return bot.failure if isinstance(bot, CustomBot) else None

    def play(self) -> Table:
        """The table at the end; a bot that fails leaves its seat. TableError, Stopped."""
        lost = 0
        while True:
            known = self._sequence
            try:
                with self.client.open_socket() as socket:
                    return self._follow(socket)
            except (OSError, WebSocketException) as error:
                lost = 0 if self._sequence > known else lost + 1
                if lost > RETRIES:
                    why, at = str(error), self.client.server
                    raise TableError("error-remote-unreached", at=at, what=why) from None
                self._pause()

    def leave(self) -> None:
        """Give the seat up: a bot of the server's plays on."""
        self.client.ask("POST", f"/api/tables/{self.table}/seats/{self.seat}/leave")

    def close(self) -> None:
        if self._bot is not None and isinstance(self._bot.bot, CustomBot):
            self._bot.bot.close()

    def _pause(self) -> None:
        if self._stop.wait(PAUSE):
            raise Stopped

    # --- the socket ---

    def _follow(self, socket: ClientConnection) -> Table:
        place = {"table": self.table, "seat": self.seat}
        self._answered = -1
        send(socket, {"type": "follow", "id": "f", **place, "after": self._sequence})
        while True:
            if self._stop.is_set():
                raise Stopped
            try:
                message = json.loads(socket.recv(timeout=LOOKING))
            except TimeoutError:
                continue
            if message["type"] in ("snapshot", "update"):
                self._take_in(message["entries"])
                if self._serve(socket, message["table"]):
                    return dict(message["table"])
            elif message["type"] == "problem":
                self._hear_problem(socket, message["problem"])

    def _hear_problem(self, socket: ClientConnection, problem: dict[str, Any]) -> None:
        if problem["code"] == TOO_FAST and self._waiting:
            time.sleep(problem.get("retry_after") or 1)
            send(socket, self._waiting)
        elif problem["code"] not in HARMLESS:
            raise refused(self.client.server, problem)

    def _serve(self, socket: ClientConnection, table: Table) -> bool:
        """Answer if the seat has to; whether all is over."""
        if table["status"] in ("finished", "closed"):
            self._tell_end()
            return True
        view, sequence = table["view"], table["sequence"]
        mine = view is not None and self.seat in view["to_act"]
        if mine and table["chairs"][self.seat]["level"] is None and sequence != self._answered:
            self._answered = sequence
            choice = self._choice(table)
            if self.failure is not None:
                self.leave()
                return True
            self._waiting = {
                "type": "choose",
                "id": secrets.token_hex(12),
                "table": self.table,
                "seat": self.seat,
                "choice": choice,
                "sequence": sequence,
            }
            send(socket, self._waiting)
        return False

    # --- the bot ---

    def _take_in(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            if entry["sequence"] <= self._sequence:
                continue
            self._sequence = entry["sequence"]
            if entry["kind"] == "choice":
                self._choices.append(entry["events"])
                self._news += entry["events"]
            elif entry["kind"] == "undo":
                del self._choices[-entry["back"] :]
                self._forget()

    def _forget(self) -> None:
        """What was taken back has not happened: a new bot hears what is left."""
        self.close()
        self._bot = None
        self._news = [event for events in self._choices for event in events]

    def _choice(self, table: Table) -> str:
        bot = self._bot or self._new_bot(table)
        self._bot = bot
        message = {"id": self._sequence, "events": self._news, "view": table["view"]}
        self._news = []
        return str(bot.answer(Reader(message, "table"))["choice"])

    def _new_bot(self, table: Table) -> SeatedBot:
        if self._board is None:
            self._board = self.client.ask("GET", f"/api/boards/{table['board']['id']}")
        return SeatedBot(read_board(self._board), self._make(self.seat))

    def _tell_end(self) -> None:
        """The bot hears the rest, so that it knows that the game is over."""
        if self._bot is not None:
            for event in self._news:
                self._bot.bot.observe(event_from_json(self._bot.board, event))
        self._news = []


def send(socket: ClientConnection, message: object) -> None:
    socket.send(json.dumps(message))
