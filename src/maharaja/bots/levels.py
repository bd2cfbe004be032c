"""The levels by name: what the API, the command line and the table offer as opponents."""

from __future__ import annotations

from collections.abc import Callable

from maharaja.bots.external import ExternalBot
from maharaja.bots.planner import Adept, Novice
from maharaja.bots.player import Bot, RandomBot
from maharaja.engine.options import SetupError

# Weakest first; each makes a bot for a seat from a seed.
LEVELS: dict[str, Callable[[int, int], Bot]] = {
    "random": RandomBot,
    "novice": Novice,
    "adept": Adept,
}

COMMAND = "cmd:"  # before the command of a bot that is a program (docs/bot-protocol.md)
FALLBACK = "novice"  # makes the moves that such a bot loses


def make_bot(level: str, seat: int, seed: int) -> Bot:
    """A bot of the level, or of ``cmd:COMMAND``, for one seat of one game."""
    if level.startswith(COMMAND):
        fallback = make_bot(FALLBACK, seat, seed)
        return ExternalBot(level.removeprefix(COMMAND), seat, seed, fallback=fallback)
    if level not in LEVELS:
        raise SetupError(f'"{level}" is no level; use one of {", ".join(LEVELS)}')
    return LEVELS[level](seat, seed)
