"""The levels by name: what the API, the command line and the table offer as opponents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from maharaja.bots.bot import Bot, RandomBot
from maharaja.bots.heuristic.heuristic_bot import Adept, Novice
from maharaja.bots.protocol.external_bot import ExternalBot
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.errors import SetupError

# How long the levels that search think. The iterations decide; the seconds are for machines too
# slow for them, where games cannot be repeated.
EFFORTS: dict[str, Effort] = {
    "expert": Effort(iterations=100, seconds=4.0),
    "master": Effort(iterations=2000, seconds=4.0, searches=2),
}

# Weakest first; each makes a bot for a seat from a seed.
LEVELS: dict[str, Callable[[int, int], Bot]] = {
    "random": RandomBot,
    "novice": Novice,
    "adept": Adept,
    "expert": partial(SearchBot, effort=EFFORTS["expert"]),
    "master": partial(SearchBot, effort=EFFORTS["master"]),
}
QUICK_LEVELS = [level for level in LEVELS if level not in EFFORTS]  # milliseconds a move

COMMAND = "cmd:"  # before the command of a bot that is a program (docs/bot-protocol.md)
FALLBACK = "novice"  # makes the moves that such a bot loses
AT = "@"  # between a level that searches and another number of iterations: expert@100


def is_quick(level: str) -> bool:
    """Whether bots of the level answer within milliseconds; the others search."""
    return level not in EFFORTS


def make_bot(level: str, seat: int, seed: int) -> Bot:
    """A bot of the level, ``LEVEL@ITERATIONS``, or ``cmd:COMMAND``, for one seat of one game."""
    if level.startswith(COMMAND):
        fallback = make_bot(FALLBACK, seat, seed)
        return ExternalBot(level.removeprefix(COMMAND), seat, seed, fallback=fallback)
    return maker(level)(seat, seed)


def maker(level: str) -> Callable[[int, int], Bot]:
    """What makes bots of the level, or of ``LEVEL@ITERATIONS``."""
    name, at, iterations = level.partition(AT)
    if at and name in EFFORTS:
        return partial(SearchBot, effort=effort_at(name, iterations))
    if level not in LEVELS:
        raise SetupError("error-bot-no-level", level=level, names=list(LEVELS))
    return LEVELS[level]


def effort_at(name: str, iterations: str) -> Effort:
    """The level's effort with so many iterations, however long they take."""
    few_digits = iterations.isdecimal() and len(iterations) <= len(str(MOST_ITERATIONS))
    if not few_digits or not 0 < int(iterations) <= MOST_ITERATIONS:
        shown = iterations if len(iterations) < 20 else iterations[:17] + "..."
        raise SetupError("error-bot-iterations", level=name, iterations=shown, most=MOST_ITERATIONS)
    return Effort(int(iterations), None, EFFORTS[name].searches)


MOST_ITERATIONS = 1_000_000
