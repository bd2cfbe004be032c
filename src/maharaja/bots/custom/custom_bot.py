"""The base of bots that other people have written: they may fail, and it is told how."""

from __future__ import annotations

import logging

from maharaja.bots.bot import Bot
from maharaja.bots.custom.faults import Fault, Hooks
from maharaja.engine.state import Event
from maharaja.errors import Message

LOGGER = logging.getLogger(__name__)
LOGGER.addHandler(logging.NullHandler())  # silent unless somebody asks


class CustomBot(Bot):
    """A bot at a seat for one game; what it loses is moved by ``fallback``.

    ``faults`` lists what it did wrong, and ``hooks`` hear of it at once.
    """

    def __init__(self, name: str, seat: int, seed: int, fallback: Bot, hooks: Hooks | None) -> None:
        super().__init__(seat, seed)
        self.name = name
        self.faults: list[Fault] = []
        self.restarts = 0
        self.moves = 0  # questions put to it
        self.errors = ""  # the end of what it wrote to standard error
        self._fallback = fallback
        self._hooks = hooks or Hooks()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} on seat {self.seat}>"

    @property
    def failure(self) -> Fault | None:
        """The fault with which its own game ended, if there is one."""
        return next((fault for fault in self.faults if fault.fails), None)

    def observe(self, event: Event) -> None:
        super().observe(event)
        self._fallback.observe(event)

    def close(self) -> None:
        """Let go of what it holds; more than once is no harm."""

    def _report(self, kind: str, message: Message) -> None:
        fault = Fault(kind, int(self.seat), self.moves, message)
        self.faults.append(fault)
        LOGGER.warning("%s: %s", self.name, fault)
        self._hooks.fault(fault)
