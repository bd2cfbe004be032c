"""A bot in any language: a command that gets its seat's view and answers with a choice.

The host's side of docs/bot-protocol.md. Whatever the command does, the game goes on: a move it
loses is made by the fallback, and every such fault is told.
"""

from __future__ import annotations

import hashlib
import shlex
import shutil
import time
from dataclasses import dataclass
from typing import cast

from mypy_extensions import i64

from maharaja.boards.board_json import board_json
from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.faults import (
    BYE,
    CRASH,
    FLOOD,
    GARBAGE,
    ILLEGAL,
    RETIRED,
    START,
    TIMEOUT,
    UNASKED,
    Hooks,
)
from maharaja.bots.protocol.child_process import KEPT_ERRORS, Child, Ended, LineTooLong, Silent
from maharaja.bots.protocol.messages import (
    LONGEST_LINE,
    LONGEST_NAME,
    PROTOCOL,
    Garbage,
    Message,
    read_message,
    shown,
    write_message,
)
from maharaja.engine.options import options_json
from maharaja.engine.play import list_legal, refusal
from maharaja.engine.state import Event, State
from maharaja.engine.text.events import GAME_ENDS
from maharaja.engine.text.notation import parse_choice
from maharaja.engine.text.view import event_json, view_of
from maharaja.engine.versions import version_name
from maharaja.errors import Argument, NotationError, SetupError, system_message
from maharaja.errors import Message as Text

HOST = "maharaja"
SEED_BYTES = 6  # exact in every language, those that know only floating point included


@dataclass(frozen=True)
class Limits:
    """How long a bot may take, in seconds, and how often it may fail."""

    move: float = 5.0
    start: float = 10.0
    stop: float = 2.0
    strikes: int = 3  # moves lost in a row after which a running bot is started anew
    restarts: int = 3  # in a game


class Lost(Exception):  # noqa: N818 - what the move is
    """The bot has lost its move; ``fatal`` if it has to be started anew."""

    def __init__(self, kind: str, message: Text, fatal: bool = False) -> None:
        super().__init__(kind)
        self.kind = kind
        self.message = message
        self.fatal = fatal


def split_command(command: str) -> list[str]:
    """The words of a command, as a shell reads them; no shell is asked."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        why = str(error)
        raise SetupError("error-bot-command-unreadable", command=command, what=why) from None
    if not words or shutil.which(words[0]) is None:
        raise SetupError("error-bot-command-missing", command=command)
    return words


class ExternalBot(CustomBot):
    """A command at a seat, from now to the end of one game.

    It is ended when it hears that the game has ended; ``close`` it if the game is broken off.
    """

    def __init__(
        self,
        command: str,
        seat: int,
        seed: int,
        *,
        fallback: Bot,
        limits: Limits | None = None,
        hooks: Hooks | None = None,
    ) -> None:
        super().__init__(shown(command, LONGEST_NAME), seat, seed, fallback, hooks)
        self._command = split_command(command)
        self._seed = seed
        self._limits = limits or Limits()
        self._child: Child | None = None
        self._over = False
        self._strikes = 0
        self._lost: set[int] = set()  # questions answered for it; its own answers may still come
        self._events: list[Event] = []
        self._told = 0  # events the running process has heard
        self._seen: State | None = None  # of the running process's last question
        self._start()

    # --- as a bot ---

    def observe(self, event: Event) -> None:
        super().observe(event)
        self._events.append(event)
        if event.kind == GAME_ENDS:
            self._send_gameover()
            self.close()

    def answer(self, information_set: State) -> i64:
        list_legal(information_set, self.seat, self.buffer)
        if self.buffer.count == 1:
            return self.buffer.items[0]
        choice = self._ask(information_set)
        return self._fallback.answer(information_set) if choice is None else choice

    def close(self) -> None:
        """Say goodbye and end the process; more than once is no harm."""
        self._over = True
        child = self._child
        if child is None:
            return
        child.send(write_message({"type": "bye"}))
        if not child.stop(time.monotonic() + self._limits.stop):
            self._report(BYE, Text("error-bot-bye", seconds=f"{self._limits.stop:g}"))
        self._drop()

    # --- a question ---

    def _ask(self, information_set: State) -> int | None:
        """The bot's choice, or None if it has lost the move."""
        self.moves += 1
        child = self._child or self._restart()
        if child is None:
            return None
        try:
            choice = self._exchange(child, information_set)
        except Lost as lost:
            self._lost.add(self.moves)
            self._strikes += 1
            if lost.fatal or self._strikes >= self._limits.strikes:
                self._drop()
            self._report(lost.kind, lost.message)
            return None
        self._strikes = 0
        return choice

    def _exchange(self, child: Child, information_set: State) -> int:
        deadline = time.monotonic() + self._limits.move
        if self._seen is None:
            child.send(write_message(self._newgame(information_set)))
        self._seen = information_set
        child.send(write_message(self._move(information_set)))
        while True:
            message = self._receive(child, deadline)
            if message["type"] != "choice":
                kind = shown(str(message["type"]))
                raise Lost(GARBAGE, Text("error-bot-type", type=kind))
            number = message.get("id")
            if isinstance(number, int) and number in self._lost and number != self.moves:
                self._lost.remove(number)  # too late, and already told
            elif isinstance(number, bool) or number != self.moves:
                told = shown(repr(number))
                raise Lost(UNASKED, Text("error-bot-unasked", id=told, asked=self.moves))
            else:
                return self._check_choice(information_set, message.get("choice"))

    def _check_choice(self, information_set: State, text: object) -> int:
        if not isinstance(text, str):
            raise Lost(ILLEGAL, Text("error-bot-no-text", value=shown(repr(text))))
        try:
            choice = parse_choice(information_set.board, text)
        except NotationError as error:
            raise Lost(ILLEGAL, Text(error.id, **shortened(error.arguments))) from None
        except ValueError:  # thousands of digits
            raise Lost(ILLEGAL, Text("error-choice-no-number", choice=shown(text))) from None
        reason = refusal(information_set, self.seat, choice)
        if reason is not None:
            why = Text(f"reason-{reason.reason}")
            refused = Text("error-choice-refused", choice=shown(text), reason=why, rule=reason.rule)
            raise Lost(ILLEGAL, refused)
        return choice

    def _receive(self, child: Child, deadline: float) -> Message:
        """The next message; raises Lost if there is none."""
        try:
            return read_message(child.read_line(deadline))
        except Silent:
            raise Lost(TIMEOUT, Text("error-bot-late")) from None
        except Ended:
            raise Lost(CRASH, child.exit_report(), fatal=True) from None
        except LineTooLong:
            flood = Text("error-bot-flood", most=LONGEST_LINE)
            raise Lost(FLOOD, flood, fatal=True) from None
        except Garbage as garbage:
            raise Lost(GARBAGE, garbage.message) from None

    # --- what it is told ---

    def _newgame(self, information_set: State) -> Message:
        return {
            "type": "newgame",
            "seat": int(self.seat),
            "seed": own_seed(self._seed, self.seat),
            "rules": version_name(information_set.rules),
            "options": options_json(information_set.rules.options),
            "board": board_json(information_set.board),
        }

    def _move(self, information_set: State) -> Message:
        return {
            "type": "move",
            "id": self.moves,
            "limit_ms": round(self._limits.move * 1000),
            "events": self._new_events(information_set),
            "view": view_of(information_set, self.seat),
        }

    def _send_gameover(self) -> None:
        if self._child is not None and self._seen is not None:
            end: Message = {"type": "gameover", "events": self._new_events(self._seen)}
            self._child.send(write_message(end))

    def _new_events(self, information_set: State) -> list[dict[str, object]]:
        """What happened since it was last told."""
        news = self._events[self._told :]
        self._told = len(self._events)
        return [cast(dict[str, object], event_json(information_set, event)) for event in news]

    # --- the process ---

    def _start(self) -> Child | None:
        """Run the command and greet it; a fault if it does not greet back."""
        try:
            child = Child(self._command, self._hooks)
        except OSError as error:
            self._report(START, Text("error-bot-start", what=system_message(error)))
            return None
        self._child = child
        self._told = 0
        self._seen = None
        try:
            self._handshake(child)
        except Lost as lost:
            self._drop()
            self._report(START, lost.message)
        return self._child

    def _handshake(self, child: Child) -> None:
        child.send(write_message({"type": "hello", "protocol": PROTOCOL, "host": HOST}))
        message = self._receive(child, time.monotonic() + self._limits.start)
        if message["type"] != "ready" or message.get("protocol") != PROTOCOL:
            told = shown(repr(message))
            raise Lost(START, Text("error-bot-ready", protocol=PROTOCOL, message=told))
        name = message.get("name")
        if isinstance(name, str) and name:
            self.name = shown(name, LONGEST_NAME)

    def _restart(self) -> Child | None:
        if self._over:
            return None
        if self.restarts >= self._limits.restarts:
            self._over = True
            self._report(RETIRED, Text("error-bot-retired", times=self.restarts))
            return None
        self.restarts += 1
        return self._start()

    def _drop(self) -> None:
        """End the process at once, and keep its last words."""
        child = self._child
        if child is not None:
            child.kill()
            self.errors = (self.errors + child.errors())[-KEPT_ERRORS:]
        self._child = None
        self._strikes = 0
        self._lost.clear()


def shortened(arguments: dict[str, Argument]) -> dict[str, Argument]:
    """What a stranger wrote, in a length people read."""
    return {
        name: shown(value) if isinstance(value, str) else value for name, value in arguments.items()
    }


def own_seed(seed: int, seat: int) -> int:
    """A seed for the bot's own chance that does not tell the table's."""
    digest = hashlib.sha256(f"{HOST} bot {seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")
