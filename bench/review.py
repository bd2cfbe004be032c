"""How well reviews judge: a command for each bar (docs/review.md).

    .venv/compiled/bin/python bench/review.py sum --games 4
    .venv/compiled/bin/python bench/review.py stability --games 4 --keep build/review.jsonl
    .venv/compiled/bin/python bench/review.py planted --games 20 --keep build/review.jsonl
    .venv/compiled/bin/python bench/review.py time --players 4
    .venv/compiled/bin/python bench/review.py scale --levels novice,adept --games 10
    .venv/compiled/bin/python bench/review.py scale --games 0 --keep build/review.jsonl --write

Games of a level with itself, by seeds from --seed on. With --keep games and reviews are taken from
the file where it has them, and added to it, one by one: a long series can be made in pieces.
``scale --write`` puts what is kept of a level, whatever the seeds, into the file that ships with
the program (src/maharaja/reviews/scale.json).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from review_scale import REVIEW_SEED, rung_of, scale_table, write_scale

import maharaja
from maharaja.arena.contest import bot_seed
from maharaja.arena.reports import aligned
from maharaja.bots.levels import make_bot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.dice import Dice
from maharaja.engine.game import Game
from maharaja.engine.play import one_of
from maharaja.engine.state import Event
from maharaja.reviews.decisions import Decision
from maharaja.reviews.review import Review
from maharaja.reviews.review_json import read_review, review_json
from maharaja.reviews.verdicts import ERRORS

SERIOUS = ("mistake", "blunder", "missed-win")
COSTLY = 0.10  # a planted choice that costs so much has to be found
TIMES_AS_MANY = 4  # worlds of the judgement that says what a planted choice costs
PLANTED = "novice"


class Plant(NamedTuple):
    """Whose choices are replaced from which unforced decision on, until the seat's next one."""

    seat: int
    kind: str
    round: int


class Shelf:
    """What was played and reviewed before, in a file of lines."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.rows: dict[str, Any] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["key"]] = row["value"]

    def get(self, key: str, make: Callable[[], Any]) -> Any:
        """What is kept under the key, or else what is made now."""
        if key not in self.rows:
            self.rows[key] = make()
            if self.file is not None:
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"key": key, "value": self.rows[key]}) + "\n")
        return self.rows[key]


# --- games and reviews ---------------------------------------------------------------------------


def play(level: str, players: int, seed: int, plant: Plant | None = None) -> dict[str, Any]:
    """The record of a game; with a plant one decision is made by a novice."""
    game = maharaja.new_game(players=players, seed=seed)
    bots = [make_bot(level, seat, bot_seed(seed, seat, 0)) for seat in range(players)]
    novices = [make_bot(PLANTED, seat, bot_seed(seed, seat, 1)) for seat in range(players)]
    while not game.finished:
        seat = int(one_of(game.state.to_act()))
        planted = plant is not None and is_planted(game, seat, plant)
        bot = novices[seat] if planted else bots[seat]
        if planted:
            bots[seat].path = []
        choice = bot.answer(information_set_of(game.state, seat))
        log: list[Event] = []
        game.state.log = log
        game.choose(seat, choice)
        game.state.log = None
        for event in log:
            for each in (*bots, *novices):
                each.observe(event)
    return dict(game.record())


def is_planted(game: Game, seat: int, plant: Plant) -> bool:
    """Whether the next choice is a part of the decision that is replaced."""
    if seat != plant.seat or game.round != plant.round:
        return False
    robbed = "retake" in game.legal_texts(seat)[0]
    return {"planning": "plan", "actions": "turn"}.get(game.phase) == plant.kind and not robbed


def reviewed(shelf: Shelf, record: dict[str, Any], worlds: int, seed: int, key: str) -> Review:
    def make() -> dict[str, Any]:
        begun = time.process_time()
        found = review_json(maharaja.review(record, worlds=worlds, seed=seed))
        sys.stderr.write(".")
        sys.stderr.flush()
        return {**found, "seconds": time.process_time() - begun}

    return read_review(shelf.get(f"review {key} {worlds} {seed}", make))


def games(words: argparse.Namespace, shelf: Shelf, level: str) -> Iterator[tuple[str, Any]]:
    """Their keys and records."""
    for seed in range(words.seed, words.seed + words.games):
        key = f"{level} {words.players} {seed}"
        yield key, shelf.get(f"game {key}", partial(play, level, words.players, seed))


# --- the bars ------------------------------------------------------------------------------------


def adds_up(words: argparse.Namespace, shelf: Shelf) -> str:
    worst = 0.0
    for key, record in games(words, shelf, words.level):
        review = reviewed(shelf, record, words.worlds, 1, key)
        for seat, total in enumerate(review.totals()):
            result = review.graph[-1][seat] - 1.0 / review.players
            worst = max(worst, abs(sum(total.values()) - result))
    return f"largest difference of a sum from result minus start: {worst:.1e} (bar: 1e-9)"


def stability(words: argparse.Namespace, shelf: Shelf) -> str:
    """Of decisions flagged with either seed, how many get the same class with both."""
    flagged = same = near = 0
    for key, record in games(words, shelf, words.level):
        ones, twos = (verdicts(reviewed(shelf, record, words.worlds, s, key)) for s in (1, 2))
        for number in {*ones, *twos}:
            one, two = ones.get(number), twos.get(number)
            if one in ERRORS or two in ERRORS:
                flagged += 1
                same += one == two
                near += one in ERRORS and two in ERRORS
    return (
        f"flagged with either seed: {flagged}; the same class with both: {same} "
        f"({share(same, flagged)}; bar: 90%); flagged with both: {near} ({share(near, flagged)})"
    )


def verdicts(review: Review) -> dict[int, str]:
    return {one.decision.number: one.verdict for one in review.judged if one.verdict is not None}


def planted(words: argparse.Namespace, shelf: Shelf) -> str:
    """A novice's plan or turn in each game; what it costs is judged anew with more worlds."""
    costly = found = own = alarms = 0
    rows = []
    for seed in range(words.seed, words.seed + words.games):
        dice = Dice(seed)
        seat, kind = dice.below(words.players), ("plan", "turn")[dice.below(2)]
        plant = Plant(int(seat), kind, int(2 + dice.below(4)))
        key = f"{words.level} {words.players} {seed} {tuple(plant)}"
        record = shelf.get(f"game {key}", partial(play, words.level, words.players, seed, plant))
        review = reviewed(shelf, record, words.worlds, 1, key)
        for one in review.judged:
            if not is_of(one.decision, plant):
                own += 1
                alarms += one.verdict in SERIOUS
        cost = reviewed(shelf, record, TIMES_AS_MANY * words.worlds, 7, key)
        for one, sure in zip(review.judged, cost.judged, strict=True):
            if is_of(one.decision, plant):
                loss = sure.judgement.loss.mean
                rows.append([str(seed), kind, f"{100 * loss:.1f}", one.verdict or ""])
                if loss >= COSTLY:
                    costly += 1
                    found += one.verdict in ERRORS
    return (
        f"{aligned([['seed', 'kind', 'cost', 'verdict'], *rows])}\n"
        f"planted choices that cost {COSTLY:.0%} or more: {costly}, found: {found} "
        f"({share(found, costly)}; bar: 80%)\n{words.level}'s own decisions: {own}, flagged as "
        f"mistakes or worse: {alarms} ({share(alarms, own)}; bar: at most 5%)"
    )


def is_of(decision: Decision, plant: Plant) -> bool:
    return (decision.seat, decision.kind, decision.round) == tuple(plant)


def spent(words: argparse.Namespace, shelf: Shelf) -> str:
    """Processor seconds of one core, and decisions judged."""
    lines = []
    for key, record in games(words, shelf, words.level):
        begun = time.process_time()
        review = maharaja.review(record, worlds=words.worlds)
        seconds = time.process_time() - begun
        lines.append(f"{key}: {seconds:.1f} s, {len(review.judged)} decisions")
    return "\n".join([*lines, "bar: 120 s for four players"])


def scale(words: argparse.Namespace, shelf: Shelf) -> str:
    """Loss per decision, in points of a hundred, by level and type; intervals draw games anew."""
    levels = words.levels.split(",")
    for level in levels:
        for key, record in games(words, shelf, level):
            reviewed(shelf, record, words.worlds, REVIEW_SEED, key)
    found = [rung_of(shelf.rows, level, words.players, words.worlds) for level in levels]
    rungs = [rung for rung in found if rung is not None]
    if words.write:
        write_scale(rungs, words.worlds)
    return scale_table(rungs)


def share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "none"


BARS: dict[str, Callable[[argparse.Namespace, Shelf], str]] = {
    "sum": adds_up,
    "stability": stability,
    "planted": planted,
    "time": spent,
    "scale": scale,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="How well reviews judge: a command for each bar.")
    parser.add_argument("bar", choices=list(BARS))
    parser.add_argument("--level", default="master@2000")
    parser.add_argument("--levels", default="novice,adept,expert@100,master@600")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=8_300_000)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--keep", type=Path, help="a file of games and reviews")
    parser.add_argument("--write", action="store_true", help="scale: into the file that ships")
    words = parser.parse_args()
    sys.stdout.write(f"{BARS[words.bar](words, Shelf(words.keep))}\n")


if __name__ == "__main__":
    main()
