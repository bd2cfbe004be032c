"""Teach the learned evaluation: games into positions, positions into weights.

    train=".venv/compiled/bin/python tools/train.py"
    $train games planned.jsonl --games 6000 --seed 9000000
    $train fit planned.jsonl --out first.json
    $train games searched.jsonl --games 600 --seed 9500000 --weights first.json
    $train fit planned.jsonl searched.jsonl --out src/maharaja/bots/search/weights.json

``games`` lets bots play each other and writes records, one a line: planners with varied noise, or
searching bots that evaluate by weights found before (expert iteration). ``fit`` replays them and
reads the rows of features.py at the start of every round, where the search evaluates. The weights
are those that foretell the final scores best, against the mean of the table (least squares with a
small penalty on large weights): scores tell more of a game than who won. How much a point counts
for the odds is then set so that the seats that won were most likely. Every tenth game is kept for
testing; how well the chances fit there is printed, beside the hand-made evaluation. The same files
give the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.evaluation import Weights
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.match import play_match
from maharaja.bots.search.evaluators import BASIS, LONGEST, Evaluator, LearnedEvaluator
from maharaja.bots.search.features import FEATURE_NAMES, FEATURES, Rows
from maharaja.bots.search.learned_weights import FORMAT, read_weights
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.engine.ids import PLANNING, SEATS
from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.state import State

HELD_OUT = 10  # every so many-th game is for testing
HEURISTIC_SHARE = 0.1  # of the seats of searching bots: positions that those alone would not reach


# --- games ---------------------------------------------------------------------------------------


def play_games(path: Path, games: int, seed: int, weights: Path | None) -> None:
    """Write the records of games between planners with varied noise, or between searching bots."""
    learned = None if weights is None else read_weights(json.loads(weights.read_text("utf-8")))
    with path.open("a", encoding="utf-8") as file:
        for number in range(seed, seed + games):
            chance = random.Random(number)
            players = chance.choice([4, 4, 4, 4, 2, 2, 3])
            game = maharaja.new_game(players=players, seed=number)
            bots = [seated(learned, seat, number, chance) for seat in range(players)]
            play_match(game, bots)
            file.write(json.dumps(game.record()) + "\n")
            file.flush()


def seated(
    learned: tuple[list[float], list[float]] | None, seat: int, number: int, chance: random.Random
) -> Bot:
    seed = number * 5 + seat
    if learned is None or chance.random() < HEURISTIC_SHARE:
        return HeuristicBot(seat, seed, Weights(), 2, 1, chance.choice([0.0, 0.5, 1.5]))
    effort = Effort(chance.choice([30, 60, 120]))
    return SearchBot(seat, seed, effort, Settings(), LearnedEvaluator(*learned))


# --- positions -----------------------------------------------------------------------------------


class Positions:
    """Rows of features with who won in the end; seats that do not play have no weight."""

    def __init__(self) -> None:
        self.cells: list[np.ndarray] = []
        self.left: list[float] = []
        self.players: list[int] = []
        self.rounds: list[int] = []
        self.shares: list[list[float]] = []  # of the win
        self.scores: list[list[int]] = []
        self.hand: list[list[float]] = []
        self.game: list[int] = []


def read_positions(paths: list[Path]) -> Positions:
    """The positions of all games of the files."""
    found = Positions()
    rows = Rows()
    evaluator = Evaluator()
    for number, record in enumerate(records(paths)):
        states, shares, scores = replayed(record)
        for state in states:
            rows.fill(state)
            found.cells.append(np.array(list(rows.cells), dtype=np.float32))
            found.left.append(rows.left)
            found.players.append(int(state.rules.players))
            found.rounds.append(int(state.round))
            found.shares.append(shares)
            found.scores.append(scores)
            found.hand.append(list(evaluator.chances(state)))
            found.game.append(number)
    return found


def records(paths: list[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with path.open(encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)


def replayed(record: dict[str, Any]) -> tuple[list[State], list[float], list[int]]:
    """The starts of all rounds of one game, everybody's share of the win, and the scores."""
    states: list[State] = []
    played = maharaja.replay(record, decisions=0)
    for entry in record["choices"]:
        state = played.state
        if is_wanted(state):
            states.append(state.copy())
        seat, text = entry.split(" ", 1)
        played.choose(int(seat), text)
    best = winners(played.state)
    shares = [1 / len(best) if seat in best else 0.0 for seat in range(SEATS)]
    scores = [int(final_score(played.state, seat)) for seat in range(played.seats)]
    return states, shares, scores + [0] * (SEATS - played.seats)


def is_wanted(s: State) -> bool:
    """The start of a round: nobody has planned yet."""
    return s.phase == PLANNING and s.to_act() == (1 << s.rules.players) - 1


# --- weights -------------------------------------------------------------------------------------


def curves(cells: np.ndarray, left: np.ndarray, players: np.ndarray) -> np.ndarray:
    """Every feature times every curve of the basis: positions x seats x (features x BASIS)."""
    t = left / LONGEST
    basis = np.stack([np.ones_like(t), t, t * t, (players == 2).astype(np.float32)], axis=1)
    rows = cells.reshape(-1, SEATS, FEATURES)
    spread = rows[:, :, :, None] * basis[:, None, None, :].astype(np.float32)
    return spread.reshape(len(rows), SEATS, FEATURES * BASIS)


def softmax(edges: np.ndarray, playing: np.ndarray) -> np.ndarray:
    edges = np.where(playing, edges, -1e9)
    odds = np.exp(edges - edges.max(axis=1, keepdims=True))
    chances: np.ndarray = odds / odds.sum(axis=1, keepdims=True)
    return chances


def centred(rows: np.ndarray, playing: np.ndarray) -> np.ndarray:
    """Against the mean of the seats that play."""
    weights = playing / playing.sum(axis=1, keepdims=True)
    if rows.ndim == playing.ndim:
        return np.asarray(rows - (rows * weights).sum(axis=1, keepdims=True))
    return np.asarray(rows - np.einsum("nsf,ns->nf", rows, weights)[:, None, :])


def fit_scores(
    rows: np.ndarray, playing: np.ndarray, scores: np.ndarray, penalty: float
) -> np.ndarray:
    """Ridge regression of final scores, both sides against the mean of the table."""
    sides = centred(rows, playing)[playing].astype(np.float64)
    goals = centred(scores, playing)[playing].astype(np.float64)
    scale = np.sqrt((sides**2).mean(axis=0)) + 1e-3
    sides /= scale
    square = sides.T @ sides / len(sides) + penalty * np.eye(sides.shape[1])
    fitted: np.ndarray = np.linalg.solve(square, sides.T @ goals / len(sides)) / scale
    return fitted


Sharpness = tuple[float, float, float]


def fit_sharpness(
    scores: np.ndarray, left: np.ndarray, playing: np.ndarray, shares: np.ndarray
) -> Sharpness:
    """How much a point counts: at the end, less with rounds left, with two players (logarithms)."""
    two = playing.sum(axis=1) == 2

    def loss(pick: np.ndarray, sharpness: Sharpness) -> float:
        chances = sharpened(scores[pick], left[pick], playing[pick], sharpness)
        return log_loss(chances, shares[pick])

    levels, slopes = np.linspace(-2.4, 0.0, 25).round(2), np.linspace(-3.0, 0.5, 36).round(2)
    some = [(float(level), float(slope), 0.0) for level in levels for slope in slopes]
    level, slope, _ = min(some, key=lambda sharpness: loss(~two, sharpness))
    shifts = [(level, slope, float(shift)) for shift in np.linspace(-1.0, 1.0, 41).round(2)]
    return min(shifts, key=lambda sharpness: loss(two, sharpness))


def sharpened(
    scores: np.ndarray, left: np.ndarray, playing: np.ndarray, sharpness: Sharpness
) -> np.ndarray:
    two = playing.sum(axis=1) == 2
    edge = np.exp(sharpness[0] + sharpness[1] * left / LONGEST + sharpness[2] * two)
    return softmax(scores * edge[:, None], playing)


def brier(chances: np.ndarray, shares: np.ndarray, playing: np.ndarray) -> float:
    return float((((chances - shares) ** 2) * playing).sum(axis=1).mean())


def log_loss(chances: np.ndarray, shares: np.ndarray) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-6))).sum(axis=1).mean())


def learn(paths: list[Path], out: Path, penalty: float) -> None:
    """From files of games to a file of weights."""
    found = read_positions(paths)
    left = np.array(found.left, dtype=np.float32)
    players = np.array(found.players)
    rounds = np.array(found.rounds)
    shares = np.array(found.shares, dtype=np.float32)
    scores = np.array(found.scores, dtype=np.float32)
    hand = np.array(found.hand)
    playing = np.arange(SEATS)[None, :] < players[:, None]
    rows = curves(np.array(found.cells), left, players)
    tested = np.array(found.game) % HELD_OUT == 0
    taught = ~tested
    weights = fit_scores(rows[taught], playing[taught], scores[taught], penalty).round(4)
    told = rows @ weights.astype(np.float32)
    sharpness = fit_sharpness(told[taught], left[taught], playing[taught], shares[taught])
    chances = sharpened(told, left, playing, sharpness)
    say(f"{len(rows)} positions of {found.game[-1] + 1} games, {tested.sum()} of them for testing")
    for name, pick in [
        ("all", tested),
        *((f"round {r}", tested & (rounds == r)) for r in range(1, 8)),
        *((f"{p} players", tested & (players == p)) for p in (2, 3, 4)),
    ]:
        if not pick.any():
            continue
        say(
            f"{name:<10} log loss {log_loss(chances[pick], shares[pick]):.4f}"
            f" (by hand {log_loss(hand[pick], shares[pick]):.4f})"
            f"  Brier {brier(chances[pick], shares[pick], playing[pick]):.4f}"
            f" (by hand {brier(hand[pick], shares[pick], playing[pick]):.4f})"
        )
    say(reliability(chances[tested][playing[tested]], shares[tested][playing[tested]]))
    write_weights(out, weights, sharpness)


def write_weights(out: Path, weights: np.ndarray, sharpness: Sharpness) -> None:
    """A line for every feature."""
    table = [
        f"    {json.dumps(name)}: {json.dumps(weights[i * BASIS : (i + 1) * BASIS].tolist())}"
        for i, name in enumerate(FEATURE_NAMES)
    ]
    out.write_text(
        f'{{\n  "format": "{FORMAT}",\n  "sharpness": {json.dumps(list(sharpness))},\n'
        '  "features": {\n' + ",\n".join(table) + "\n  }\n}\n",
        encoding="utf-8",
    )


def reliability(chances: np.ndarray, shares: np.ndarray) -> str:
    """How often seats won, by how likely that was said to be."""
    lines = ["said      won      positions"]
    for tenth in range(10):
        pick = (chances >= tenth / 10) & (chances < (tenth + 1) / 10 + (tenth == 9))
        if pick.any():
            lines.append(f"{chances[pick].mean():.3f}    {shares[pick].mean():.3f}    {pick.sum()}")
    return "\n".join(lines)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the learned evaluation.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("games", help="let bots play, and write the records")
    games.add_argument("file", type=Path)
    games.add_argument("--games", type=int, default=3000)
    games.add_argument("--seed", type=int, default=9_000_000)
    games.add_argument(
        "--weights", type=Path, help="let searching bots play that evaluate by these"
    )
    fitting = commands.add_parser("fit", help="find weights")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--penalty", type=float, default=0.02)
    words = parser.parse_args()
    if words.command == "games":
        play_games(words.file, words.games, words.seed, words.weights)
    else:
        learn(words.files, words.out, words.penalty)


if __name__ == "__main__":
    main()
