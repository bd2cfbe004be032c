"""Games of a level with itself, and what it said about its chances on the way.

Shared by habits.py and calibration.py. A level that searches knows, after every search, how often
what it chose has won in the rounds it played out: its chance, as it says. Other levels say nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TypeVar

from maharaja.arena.contest import Contest, bot_seed, make_contest
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.search.round_search import Tally
from maharaja.bots.search.search_bot import SearchBot
from maharaja.engine.ids import AWAIT_PLANS
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.state import ACTED, State
from maharaja.json_types import GameRecord
from maharaja.processes import run_jobs

Item = TypeVar("Item")


@dataclass(frozen=True)
class Saying:
    """What a seat said before a choice."""

    seat: int
    round: int
    planning: bool
    to_come: int  # others who have their turn of the round still before them
    chance: float


@dataclass
class Played:
    """A game that is over."""

    seed: int
    record: GameRecord
    shares: list[float]  # of the win, by seat
    last_round: int
    sayings: list[Saying] = field(default_factory=list)


@dataclass(frozen=True)
class Job:
    contest: Contest
    seed: int


def play(job: Job) -> Played:
    """One game; the seats of the contest as they are."""
    game = job.contest.new_game(job.seed)
    sayings: list[Saying] = []
    bots = [
        noted(make_bot(level, seat, bot_seed(job.seed, seat, 0)), sayings)
        for seat, level in enumerate(job.contest.entries)
    ]
    play_match(game, bots)
    best = winners(game.state)
    shares = [1 / len(best) if seat in best else 0.0 for seat in range(game.seats)]
    return Played(job.seed, game.record(), shares, game.round, sayings)


def noted(bot: Bot, sayings: list[Saying]) -> Bot:
    """The same bot; what it says after every search is noted."""
    if not isinstance(bot, SearchBot):
        return bot
    think: Callable[[State], None] = bot.think

    def think_aloud(information_set: State) -> None:
        think(information_set)
        chance = chance_of(bot.search.tally())
        if chance is not None:
            sayings.append(saying(information_set, int(bot.seat), chance))

    bot.think = think_aloud  # type: ignore[method-assign]
    return bot


def saying(information_set: State, seat: int, chance: float) -> Saying:
    others = [other for other in range(information_set.rules.players) if other != seat]
    planning = information_set.top_kind() == AWAIT_PLANS
    to_come = sum(planning or not information_set.seats[ACTED + other] for other in others)
    return Saying(seat, int(information_set.round), planning, to_come, chance)


def chance_of(tally: Tally) -> float | None:
    """What the choice is worth that was tried most; None if nothing was tried."""
    if not any(tally.counts):
        return None
    best = max(range(len(tally.counts)), key=lambda i: (tally.counts[i], tally.totals[i]))
    return tally.totals[best] / tally.counts[best]


def play_all(
    levels: Sequence[str], seeds: Sequence[int], *, board: str = "classic", workers: int = 1
) -> Iterator[Played]:
    """A game of each seed, in their order."""
    contest = make_contest(levels, board)
    return run_jobs(play, [Job(contest, seed) for seed in seeds], workers)


# --- the command line ----------------------------------------------------------------------------


def parser(description: str, games: int) -> argparse.ArgumentParser:
    """Who plays how much: the same words for every script."""
    words = argparse.ArgumentParser(description=description)
    words.add_argument("--level", default="master@2000")
    words.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    words.add_argument("--games", type=int, default=games)
    words.add_argument("--seed", type=int, default=8_000_000)
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--keep", type=Path, help="a file of games: played ones are taken from it")
    return words


def games_asked_for(words: argparse.Namespace) -> list[Played]:
    """Play as the command line says, but for the games that are kept."""
    levels = [words.level] * words.players
    kept = {game.seed: game for game in read_games(words.keep, levels)}
    wanted = range(words.seed, words.seed + words.games)
    new = play_all(levels, [s for s in wanted if s not in kept], workers=words.workers)
    for game in dotted(new):
        kept[game.seed] = game
        if words.keep is not None:
            with words.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"levels": levels, **asdict(game)}) + "\n")
    return [kept[seed] for seed in wanted]


def dotted(items: Iterable[Item]) -> Iterator[Item]:
    """The same, with a dot for each, so that one sees that something happens."""
    for item in items:
        sys.stderr.write(".")
        sys.stderr.flush()
        yield item
    sys.stderr.write("\n")


def read_games(file: Path | None, levels: list[str]) -> Iterator[Played]:
    """What was kept of games between these levels."""
    if file is None or not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        if game.pop("levels") == levels:
            sayings = [Saying(**saying) for saying in game.pop("sayings")]
            yield Played(**game, sayings=sayings)
