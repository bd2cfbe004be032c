"""The levels by name: what the API, the command line and the table offer as opponents.

A level is a row of ``ROWS``; every list of levels is made from them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import partial

from maharaja.bots.bot import Bot, RandomBot
from maharaja.bots.custom.faults import Hooks, raise_failure
from maharaja.bots.custom.python_class import load_class, names_class
from maharaja.bots.heuristic.evaluation import Weights
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.protocol.external_bot import ExternalBot
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.bots.styles import STYLES, Style
from maharaja.errors import SetupError


def weighing(**others: float) -> Weights:
    """The weights of ``adept`` but for some."""
    weights = Weights()
    for name, weight in others.items():
        setattr(weights, name, weight)
    return weights


@dataclass(frozen=True)
class Sight:
    """How much a bot sees that thinks its own turn through (heuristic_bot.py)."""

    width: int  # lines of its turn that it follows at a time
    samples: int  # rounds that it plays up to its turn when it plans; 0: as if the others passed
    weights: Weights = field(default_factory=Weights)  # what it looks at
    error: float = 0.0  # points that an evaluation may be wrong, either way


@dataclass(frozen=True)
class Level:
    """One level: with ``sight`` it thinks its turn through, with ``effort`` it searches rounds."""

    name: str
    sight: Sight | None = None
    effort: Effort | None = None

    @property
    def thinks(self) -> bool:
        return self.sight is not None or self.effort is not None

    def make(self, seat: int, seed: int) -> Bot:
        """A bot for a seat; with neither sight nor effort it plays at random."""
        if self.effort is not None:
            return SearchBot(seat, seed, self.effort)
        if self.sight is not None:
            sight = self.sight
            return HeuristicBot(
                seat, seed, sight.weights, sight.width, sight.samples, 2.0 * sight.error
            )
        return RandomBot(seat, seed)


# What those who see less than adept do not look at, or hardly.
NO_RIVALS = {"best_rival": 0.0, "average_rival": 0.0}
ONE_CITY = {"majority_now": 0.0, "next_visit": 0.0, "later_visit": 0.0}
HARDLY_MORE = {"majority_now": 0.05, "next_visit": 0.1, "later_visit": 0.3}
FEW_CITIES = {"majority_now": 0.1, "next_visit": 0.2, "later_visit": 0.3}
LITTLE_SAVING = {"coin": 0.22}  # hardly more than the points that coins make in the end
NO_TOOLS = dict.fromkeys(
    (
        *("rebate", "free_travel", "anywhere", "prestige_bonus"),
        *("reward_times", "worship", "ability", "number"),
        *("village", "reach", "token", "shrine", "spare_shrine"),
    ),
    0.0,
)
SLOWEST = 4.0  # seconds after which machines too slow for the iterations stop; games then differ

# Weakest first.
ROWS = (
    Level("random"),
    Level(
        "novice", Sight(width=1, samples=0, weights=weighing(**NO_RIVALS, **FEW_CITIES), error=2.0)
    ),
    Level(
        "apprentice",
        Sight(width=1, samples=0, weights=weighing(**NO_RIVALS, **ONE_CITY, **NO_TOOLS)),
    ),
    Level(
        "journeyman",
        Sight(width=1, samples=0, weights=weighing(**NO_RIVALS, **ONE_CITY, **LITTLE_SAVING)),
    ),
    Level("artisan", Sight(width=1, samples=0, weights=weighing(**NO_RIVALS, **HARDLY_MORE))),
    Level("adept", Sight(width=6, samples=2)),
    Level("expert", effort=Effort(iterations=100, seconds=SLOWEST)),
    Level("master", effort=Effort(iterations=600, seconds=SLOWEST, searches=2)),
)

EFFORTS = {row.name: row.effort for row in ROWS if row.effort is not None}
# Each makes a bot for a seat from a seed; programs may add bots of their own.
LEVELS: dict[str, Callable[[int, int], Bot]] = {row.name: row.make for row in ROWS}
QUICK_LEVELS = [name for name in LEVELS if name not in EFFORTS]  # milliseconds a move

COMMAND = "cmd:"  # before the command of a bot that is a program (docs/bot-protocol.md)
FALLBACK = "novice"  # makes the moves that such a bot loses
PLUS = "+"  # between a level and a style: adept+builder
AT = "@"  # between a level that searches and another number of iterations: expert@100
MOST_ITERATIONS = 1_000_000
LIKENESS = 0.75  # of a name, to be taken for a slip of another


def is_quick(level: str) -> bool:
    """Whether bots of the level answer within milliseconds; the others search."""
    return level not in EFFORTS


def has_style(level: str) -> bool:
    """Whether bots of the level prefer some of the choices that they think nearly equal."""
    return any(row.name == level and row.thinks for row in ROWS)


def make_bot(level: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one game: of a level as ``maker`` reads it, or ``cmd:COMMAND``.

    A program that cannot be started, or crashes, raises BotError there and then.
    """
    if not isinstance(level, str):
        raise no_such_level(str(level))
    if level.startswith(COMMAND):
        fallback = make_bot(FALLBACK, seat, seed)
        command, hooks = level.removeprefix(COMMAND), Hooks(fault=raise_failure)
        return ExternalBot(command, seat, seed, fallback=fallback, hooks=hooks)
    return maker(level)(seat, seed)


def maker(level: str) -> Callable[[int, int], Bot]:
    """What makes bots of ``LEVEL``, ``LEVEL@ITERATIONS``, or either with ``+STYLE``.

    Or of a class of somebody else's: ``FILE.py:CLASS``, ``MODULE:CLASS``.
    """
    if names_class(level) and not level.startswith(COMMAND):
        return load_class(level)
    base, plus, style = level.partition(PLUS)
    make = maker_without_style(base)
    if not plus:
        return make
    if style not in STYLES or not has_style(base.partition(AT)[0]):
        raise SetupError("error-bot-no-style", level=base, style=style, names=list(STYLES))
    return partial(make_with_style, make, STYLES[style])


def make_with_style(
    make: Callable[[int, int], Bot], style: Style | None, seat: int, seed: int
) -> Bot:
    bot = make(seat, seed)
    bot.style = style
    return bot


def maker_without_style(level: str) -> Callable[[int, int], Bot]:
    name, at, iterations = level.partition(AT)
    if at and name in EFFORTS:
        return Level(name, effort=effort_at(name, iterations)).make
    if level not in LEVELS:
        raise no_such_level(level)
    return LEVELS[level]


def no_such_level(level: str) -> SetupError:
    """With what was probably meant."""
    names = list(LEVELS)
    for name in get_close_matches(level.lower(), names, n=1, cutoff=LIKENESS):
        return SetupError("error-bot-no-level-meant", level=level, name=name, names=names)
    return SetupError("error-bot-no-level", level=level, names=names)


def effort_at(name: str, iterations: str) -> Effort:
    """The level's effort with so many iterations, however long they take."""
    few_digits = iterations.isdecimal() and len(iterations) <= len(str(MOST_ITERATIONS))
    if not few_digits or not 0 < int(iterations) <= MOST_ITERATIONS:
        shown = iterations if len(iterations) < 20 else iterations[:17] + "..."
        raise SetupError("error-bot-iterations", level=name, iterations=shown, most=MOST_ITERATIONS)
    return replace(EFFORTS[name], iterations=int(iterations), seconds=None)
