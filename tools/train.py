"""Teach the learned evaluation: games into positions, positions into weights.

    train=".venv/compiled/bin/python tools/train.py"
    $train games planned.jsonl --games 2100 --seed 9000000
    $train games two.jsonl --games 3000 --seed 9200000 --players 2
    $train fit planned.jsonl two.jsonl --out src/maharaja/bots/search/weights.json

``games`` lets bots play each other and writes records, one a line: planners with varied noise, or
searching bots that evaluate by weights found before (expert iteration). Some seats open by chance.
``fit`` replays them and reads the rows of features.py at the start of every round, where the search
evaluates. The weights are those that foretell the final scores best, against the mean of the table
(least squares with a small penalty on large weights): scores tell more of a game than who won. How
much a point counts for the odds is then set so that the seats that won were most likely. Every
tenth game is kept for testing; how well the chances fit there is printed, beside the hand-made
evaluation. The same files give the same weights.
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
from librt.vecs import vec

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.evaluation import Weights
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.match import play_match
from maharaja.bots.search.evaluators import BASIS, Evaluator, LearnedEvaluator, fill_basis
from maharaja.bots.search.features import FEATURE_NAMES, FEATURES, Rows
from maharaja.bots.search.learned_weights import FORMAT, read_weights
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.engine.ids import PLANNING, SEATS
from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.state import Event, State

NEWTON_STEPS = 40
HELD_OUT = 10  # every so many-th game is for testing
HEURISTIC_SHARE = 0.1  # of the seats of searching bots: positions that those alone would not reach
CHANCE_SHARE = 0.4  # of the seats: they open by chance

Learned = tuple[list[float], list[float]]


# --- games ---------------------------------------------------------------------------------------


def play_games(path: Path, games: int, seed: int, sizes: list[int], weights: Path | None) -> None:
    """Write the records of games between planners with varied noise, or between searching bots."""
    learned = None if weights is None else read_weights(json.loads(weights.read_text("utf-8")))
    with path.open("a", encoding="utf-8") as file:
        for number in range(seed, seed + games):
            chance = random.Random(number)
            players = chance.choice(sizes)
            game = maharaja.new_game(players=players, seed=number)
            bots = [seated(learned, seat, number, chance) for seat in range(players)]
            play_match(game, bots)
            file.write(json.dumps(game.record()) + "\n")
            file.flush()


class ChanceOpening(Bot):
    """Another bot that drafts and settles by chance: what roads are worth, varied ones teach."""

    def __init__(self, bot: Bot, seed: int) -> None:
        super().__init__(bot.seat, seed)
        self.bot = bot

    def observe(self, event: Event) -> None:
        """Hand it on."""
        self.bot.observe(event)

    def choose(self, information_set: State) -> int:
        """Any legal choice before the first round; after that what the bot chooses."""
        if information_set.phase < PLANNING:
            return self.buffer.as_list()[self.dice.below(len(self.buffer.as_list()))]
        return self.bot.answer(information_set)


def seated(learned: Learned | None, seat: int, number: int, chance: random.Random) -> Bot:
    seed = number * 5 + seat
    bot = thinking(learned, seat, seed, chance)
    return ChanceOpening(bot, seed) if chance.random() < CHANCE_SHARE else bot


def thinking(learned: Learned | None, seat: int, seed: int, chance: random.Random) -> Bot:
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


def basis_of(left: np.ndarray, players: np.ndarray) -> np.ndarray:
    """What the curves are made of, for every position."""
    basis = vec[float]([0.0] * BASIS)
    found = np.zeros((len(left), BASIS), dtype=np.float32)
    for number in range(len(left)):
        fill_basis(basis, float(left[number]), int(players[number]))
        found[number] = list(basis)
    return found


def curves(cells: np.ndarray, basis: np.ndarray) -> np.ndarray:
    """Every feature times every curve of the basis: positions x seats x (features x BASIS)."""
    rows = cells.reshape(-1, SEATS, FEATURES)
    spread = rows[:, :, :, None] * basis[:, None, None, :]
    return np.asarray(spread.reshape(len(rows), SEATS, FEATURES * BASIS))


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


def fit_sharpness(
    scores: np.ndarray, basis: np.ndarray, playing: np.ndarray, shares: np.ndarray
) -> np.ndarray:
    """How much a point counts, as a logarithm: the curve that makes those who won most likely.

    Newton's method, with the part of the second derivative that is never negative.
    """
    sharpness = np.zeros(BASIS)
    sharpness[0] = -1.0
    wide = basis.astype(np.float64)
    for _ in range(NEWTON_STEPS):
        edge = np.exp(wide @ sharpness)
        chances = sharpened(scores, basis, playing, sharpness)
        mean = (chances * scores).sum(axis=1)
        slope = edge * (mean - (shares * scores).sum(axis=1))
        bend = edge**2 * ((chances * scores**2).sum(axis=1) - mean**2)
        square = (wide * bend[:, None]).T @ wide / len(wide) + 1e-4 * np.eye(BASIS)
        sharpness -= np.clip(np.linalg.solve(square, wide.T @ slope / len(wide)), -0.5, 0.5)
    return np.asarray(sharpness.round(4))


def sharpened(
    scores: np.ndarray, basis: np.ndarray, playing: np.ndarray, sharpness: np.ndarray
) -> np.ndarray:
    edge = np.exp(basis.astype(np.float64) @ sharpness)
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
    basis = basis_of(left, players)
    rows = curves(np.array(found.cells), basis)
    tested = np.array(found.game) % HELD_OUT == 0
    taught = ~tested
    weights = fit_scores(rows[taught], playing[taught], scores[taught], penalty).round(4)
    told = rows @ weights.astype(np.float32)
    sharpness = fit_sharpness(told[taught], basis[taught], playing[taught], shares[taught])
    chances = sharpened(told, basis, playing, sharpness)
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


def write_weights(out: Path, weights: np.ndarray, sharpness: np.ndarray) -> None:
    """A line for every feature."""
    table = [
        f"    {json.dumps(name)}: {json.dumps(weights[i * BASIS : (i + 1) * BASIS].tolist())}"
        for i, name in enumerate(FEATURE_NAMES)
    ]
    out.write_text(
        f'{{\n  "format": "{FORMAT}",\n  "sharpness": {json.dumps(sharpness.tolist())},\n'
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
    games.add_argument(
        "--players", type=int, nargs="+", default=[4, 4, 4, 4, 2, 2, 3], help="one of these a game"
    )
    fitting = commands.add_parser("fit", help="find weights")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--penalty", type=float, default=0.02)
    words = parser.parse_args()
    if words.command == "games":
        play_games(words.file, words.games, words.seed, words.players, words.weights)
    else:
        learn(words.files, words.out, words.penalty)


if __name__ == "__main__":
    main()
