"""A game as a terminal plays it, wherever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from maharaja.terminal.question import Moment

Json = Mapping[str, Any]
Events = Sequence[Json]


class Session(ABC):
    """What both screens ask for. Calls may take long: whoever draws has them made elsewhere."""

    board: Json  # as board_json has it
    names: list[str]  # of the seats; empty where nobody has given one
    people: list[int]  # seats that are played at this terminal

    @property
    @abstractmethod
    def finished(self) -> bool: ...

    @abstractmethod
    def question(self) -> Moment | None:
        """What a person here has to decide now; None while others act."""

    @abstractmethod
    def choose(self, seat: int, choice: str) -> Events:
        """Make a legal choice; what came of it."""

    @abstractmethod
    def advance(self) -> Events:
        """Let others act once; what happened."""

    @abstractmethod
    def result(self) -> Json:
        """Of a finished game."""
