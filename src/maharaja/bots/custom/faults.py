"""What bots of other people do wrong, by kind, and who hears of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from maharaja.errors import BotError
from maharaja.errors import Message as Text

# Kinds of faults, as reports name them.
START = "start"  # it could not be run, or did not get ready
CRASH = "crash"  # it ended, closed its output or raised an error, instead of answering
TIMEOUT = "timeout"  # no answer in time
GARBAGE = "garbage"  # a line that is no message for us
FLOOD = "flood"  # a line without end
UNASKED = "unasked"  # an answer to a question that is not open
ILLEGAL = "illegal"  # a choice that is not legal
RETIRED = "retired"  # restarted too often: the fallback plays on
BYE = "bye"  # it would not end after the game

# With these the bot has failed: what the fallback makes of its game is not the bot's.
FAILURES = (START, CRASH, FLOOD, RETIRED)


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong, and at which of its moves (0: before the first)."""

    kind: str
    seat: int
    move: int
    message: Text

    @property
    def detail(self) -> str:
        """The message in English."""
        return str(self.message)

    @property
    def fails(self) -> bool:
        """Whether it is the end of the bot's own game."""
        return self.kind in FAILURES

    def words(self) -> dict[str, object]:
        """JSON-ready."""
        return {"kind": self.kind, "seat": self.seat, "move": self.move, "detail": self.detail}

    def whole(self) -> Text:
        """All of it as one message."""
        return Text(
            "error-bot-fault", seat=self.seat, move=self.move, kind=self.kind, what=self.message
        )

    def text(self, language: str) -> str:
        """One line in a language."""
        return self.whole().text(language)

    def __str__(self) -> str:
        return self.text("en")


def ignore(*_told: object) -> None:
    """Nobody asked."""


@dataclass(frozen=True)
class Hooks:
    """Who hears, as it happens, of what a bot does; nobody, unless somebody asks."""

    fault: Callable[[Fault], object] = ignore
    stderr: Callable[[str], object] = ignore  # a line that it wrote to standard error
    trace: Callable[[str, str], object] = ignore  # > or <, and a line of the protocol


def raise_failure(fault: Fault) -> None:
    """For programs that play a game themselves: a bot that has failed is an error of theirs."""
    if fault.fails:
        raise BotError(fault.whole())
