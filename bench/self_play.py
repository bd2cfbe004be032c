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
from maharaja.arena.kept_games import line, play_mark
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.search_bot import SearchBot
from maharaja.engine.ids import AWAIT_PLANS
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.state import ACTED, State
from maharaja.json_types import GameRecord
from maharaja.processes import run_jobs

Item = TypeVar("Item")
KEEP = "files of games: played ones are taken from them, others are added to the last"


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
    record: GameRecord | None  # None: not kept
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
        chance = chance_of(bot.search)
        if chance is not None:
            sayings.append(saying(information_set, int(bot.seat), chance))

    bot.think = think_aloud  # type: ignore[method-assign]
    return bot


def saying(information_set: State, seat: int, chance: float) -> Saying:
    others = [other for other in range(information_set.rules.players) if other != seat]
    planning = information_set.top_kind() == AWAIT_PLANS
    to_come = sum(planning or not information_set.seats[ACTED + other] for other in others)
    return Saying(seat, int(information_set.round), planning, to_come, chance)


def chance_of(search: RoundSearch) -> float | None:
    """What the best choice is worth; None if nothing was tried."""
    tally, best = search.tally(), int(search.best_choice())
    if not any(tally.counts):
        return None
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
    words.add_argument("--level", default="master@600")
    words.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    words.add_argument("--games", type=int, default=games)
    words.add_argument("--seed", type=int, default=8_000_000)
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--keep", type=Path, nargs="+", default=[], metavar="FILE", help=KEEP)
    return words


def games_asked_for(words: argparse.Namespace, *, records: bool) -> list[Played]:
    """Play as the command line says, but for the games that are kept, with records if need be."""
    levels = [words.level] * words.players
    mark = play_mark(make_contest(levels)) if words.keep else ""
    found = (game for file in words.keep for game in read_games(file, levels, mark))
    kept = {game.seed: game for game in found if game.record or not records}
    wanted = range(words.seed, words.seed + words.games)
    new = play_all(levels, [s for s in wanted if s not in kept], workers=words.workers)
    for game in dotted(new):
        kept[game.seed] = game
        if words.keep:
            with words.keep[-1].open("a", encoding="utf-8") as file:
                file.write(line({"levels": levels, "play": mark, **as_kept(game, records)}))
    return [kept[seed] for seed in wanted]


def as_kept(game: Played, records: bool) -> dict[str, object]:
    """What is asked for later: of what was said only the last round."""
    sayings = [
        (said.seat, said.planning, said.to_come, round(said.chance, 4))
        for said in game.sayings
        if said.round == game.last_round
    ]
    return {**asdict(game), "record": game.record if records else None, "sayings": sayings}


def dotted(items: Iterable[Item]) -> Iterator[Item]:
    """The same, with a dot for each, so that one sees that something happens."""
    for item in items:
        sys.stderr.write(".")
        sys.stderr.flush()
        yield item
    sys.stderr.write("\n")


def read_games(file: Path, levels: list[str], mark: str) -> Iterator[Played]:
    """What was kept of games between these levels."""
    if not file.exists():
        return
    for text in file.read_text(encoding="utf-8").splitlines():
        game = json.loads(text)
        if game.pop("levels") != levels:
            continue
        if game.pop("play") != mark:
            sys.exit(f"{file}: these games were played by bots that play otherwise now")
        last = game["last_round"]
        sayings = [
            Saying(seat, last, planning, to_come, chance)
            for seat, planning, to_come, chance in game.pop("sayings")
        ]
        yield Played(**game, sayings=sayings)
