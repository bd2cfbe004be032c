"""Teach the learned evaluation: games into positions, positions into weights.

    .venv/compiled/bin/python tools/train.py games FILE --games 3000 --seed 9000000
    .venv/compiled/bin/python tools/train.py fit FILE... --out src/maharaja/bots/weights.json

``games`` lets bots play each other and writes records, one a line. ``fit`` replays them, reads the
rows of features.py at the start of every round and of every turn, and finds the weights under which
the seats that won were most likely (softmax over the seats, with a small penalty on large weights).
A tenth of the games is kept for testing; how well the weights fit these is printed, beside the
hand-made evaluation. The same files give the same weights.
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
from maharaja.bots.evaluation import Weights
from maharaja.bots.features import FEATURE_NAMES, FEATURES, Rows
from maharaja.bots.judging import BASIS, LONGEST, Judge
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.bots.planner import Planner
from maharaja.bots.player import Bot
from maharaja.engine.flow.finale import winners
from maharaja.engine.ids import AWAIT_PLANS, AWAIT_TURN, FINISHED, SEATS
from maharaja.engine.state import OPEN, State

FORMAT = "maharaja-weights/1"
HELD_OUT = 10  # every so many-th game is for testing
BOTH_ARROWS = 3


# --- games ---------------------------------------------------------------------------------------


def play_games(path: Path, games: int, seed: int, level: str | None) -> None:
    """Write the records of games between bots of a level, or of planners with varied noise."""
    with path.open("a", encoding="utf-8") as file:
        for number in range(seed, seed + games):
            chance = random.Random(number)
            players = chance.choice([4, 4, 4, 4, 2, 2, 3])
            game = maharaja.new_game(players=players, seed=number)
            bots = [seated(level, seat, number, chance) for seat in range(players)]
            play_match(game, bots)
            file.write(json.dumps(game.record()) + "\n")
            file.flush()


def seated(level: str | None, seat: int, number: int, chance: random.Random) -> Bot:
    seed = number * 5 + seat
    if level is not None:
        return make_bot(level, seat, seed)
    return Planner(seat, seed, Weights(), 2, 1, chance.choice([0.0, 0.5, 1.5]))


# --- positions -----------------------------------------------------------------------------------


class Positions:
    """Rows of features with who won in the end; seats that do not play have no weight."""

    def __init__(self) -> None:
        self.cells: list[np.ndarray] = []
        self.left: list[float] = []
        self.players: list[int] = []
        self.rounds: list[int] = []
        self.shares: list[list[float]] = []
        self.hand: list[list[float]] = []
        self.game: list[int] = []


def read_positions(paths: list[Path]) -> Positions:
    """The positions of all games of the files."""
    found = Positions()
    rows = Rows()
    judge = Judge()
    for number, record in enumerate(records(paths)):
        states, shares = replayed(record)
        for state in states:
            rows.fill(state)
            found.cells.append(np.array(list(rows.cells), dtype=np.float32))
            found.left.append(rows.left)
            found.players.append(int(state.rules.players))
            found.rounds.append(int(state.round))
            found.shares.append(shares)
            found.hand.append(list(judge.chances(state)))
            found.game.append(number)
    return found


def records(paths: list[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with path.open(encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)


def replayed(record: dict[str, Any]) -> tuple[list[State], list[float]]:
    """The positions of one game, and everybody's share of the win."""
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
    return states, shares


def is_wanted(s: State) -> bool:
    """The start of a round, or of a turn."""
    if s.phase == FINISHED:
        return False
    if s.top_kind() == AWAIT_PLANS:
        return s.to_act() == (1 << s.rules.players) - 1
    return s.top_kind() == AWAIT_TURN and s.seats[OPEN + s.top_seat()] == BOTH_ARROWS


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


def fit(
    rows: np.ndarray, playing: np.ndarray, shares: np.ndarray, penalty: float, steps: int
) -> np.ndarray:
    """Logistic regression over seats by accelerated gradient descent; all rows at once."""
    scale = np.sqrt((rows**2).mean(axis=(0, 1))) + 1e-3
    weights = np.zeros(rows.shape[2])
    first = np.zeros_like(weights)
    second = np.zeros_like(weights)
    for step in range(1, steps + 1):
        chances = softmax(rows @ (weights / scale).astype(np.float32), playing)
        wrong = ((chances - shares) * playing).astype(np.float32)
        slope = np.einsum("ns,nsf->f", wrong, rows) / len(rows) / scale + penalty * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = 0.05 * (1 - step / steps) + 0.001
        ahead = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
        weights = weights - rate * ahead
    fitted: np.ndarray = weights / scale
    return fitted


def brier(chances: np.ndarray, shares: np.ndarray, playing: np.ndarray) -> float:
    return float((((chances - shares) ** 2) * playing).sum(axis=1).mean())


def log_loss(chances: np.ndarray, shares: np.ndarray) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-6))).sum(axis=1).mean())


def learn(paths: list[Path], out: Path, penalty: float, steps: int) -> None:
    """From files of games to a file of weights."""
    found = read_positions(paths)
    left = np.array(found.left, dtype=np.float32)
    players = np.array(found.players)
    rounds = np.array(found.rounds)
    shares = np.array(found.shares, dtype=np.float32)
    hand = np.array(found.hand)
    playing = np.arange(SEATS)[None, :] < players[:, None]
    rows = curves(np.array(found.cells), left, players)
    tested = np.array(found.game) % HELD_OUT == 0
    weights = fit(rows[~tested], playing[~tested], shares[~tested], penalty, steps)
    chances = softmax(rows @ weights.astype(np.float32), playing)
    say(f"{len(rows)} positions, {tested.sum()} of them for testing")
    for name, pick in [
        ("all", tested),
        *((f"round {r}", tested & (rounds == r)) for r in range(1, 8)),
        *((f"{p} players", tested & (players == p)) for p in (2, 3, 4)),
    ]:
        say(
            f"{name:<10} log loss {log_loss(chances[pick], shares[pick]):.4f}"
            f" (by hand {log_loss(hand[pick], shares[pick]):.4f})"
            f"  Brier {brier(chances[pick], shares[pick], playing[pick]):.4f}"
            f" (by hand {brier(hand[pick], shares[pick], playing[pick]):.4f})"
        )
    say(reliability(chances[tested][playing[tested]], shares[tested][playing[tested]]))
    numbers = [round(float(w), 5) for w in weights]
    table = {name: numbers[i * BASIS : (i + 1) * BASIS] for i, name in enumerate(FEATURE_NAMES)}
    words = {"format": FORMAT, "features": table}
    out.write_text(json.dumps(words, indent=1) + "\n", encoding="utf-8")


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
    games.add_argument("--level", help="who plays; planners with varied noise if none is named")
    fitting = commands.add_parser("fit", help="find weights")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--penalty", type=float, default=0.0003)
    fitting.add_argument("--steps", type=int, default=400)
    words = parser.parse_args()
    if words.command == "games":
        play_games(words.file, words.games, words.seed, words.level)
    else:
        learn(words.files, words.out, words.penalty, words.steps)


if __name__ == "__main__":
    main()
