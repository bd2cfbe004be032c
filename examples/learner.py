"""A learner: it plays against itself, with numpy alone, until it beats the level novice.

python3 examples/learner.py

For every legal choice it looks at what it would see then, and a small network tells which scores to
expect; it is taught by how the games end (TD(lambda), as TD-Gammon was). It knows nothing of the
game but what a seat sees. In the end it is measured; examples/learned_bot.py plays by the file.
"""

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more would only wait for each other

import numpy as np
from learned_bot import USUAL_FILE, VARIABLE
from value_network import Array, ValueNetwork, new_network

import maharaja
from maharaja.adapters.batch import BatchEnv
from maharaja.engine.rules.final_scoring import final_score
from maharaja.engine.state import State

GAMES = 20_000  # to learn from
AT_ONCE = 128
HIDDEN = (128, 32)
FIRST_SEED = 1_000_000
UNSEEN_SEED = 5_000_000  # of the games that measure it
BOT = f"{Path(__file__).with_name('learned_bot.py')}:LearnedBot"

RANDOM_STEPS = 1_500  # of all games, to see which numbers vary
ATTENTION = 0.9  # lambda: how far the end counts beside what was expected on the way there
CURIOSITY = (0.15, 0.05)  # by how many points choices are misjudged, at first and at last
RATE = (1e-3, 1e-4)  # of learning, at first and at last
REMEMBERED = 150_000  # choices
ENOUGH = 5_000  # of them to begin to learn
LESSON = 512  # of them in a step of learning
TIMES = 4  # each is learned from
REPORT = 500  # games


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def final_scores(state: State) -> list[float]:
    """The rewards of a game: what the seats have scored."""
    return [float(final_score(state, seat)) for seat in range(state.rules.players)]


class Memory:
    """The last choices, and the scores to which they led."""

    def __init__(self, width: int) -> None:
        self.inputs = np.zeros((REMEMBERED, width), np.float32)
        self.scores = np.zeros((REMEMBERED, 2), np.float32)
        self.seen = 0

    def keep(self, inputs: Array, scores: Array) -> None:
        at = self.seen % REMEMBERED
        self.inputs[at] = inputs
        self.scores[at] = scores
        self.seen += 1

    def some(self, chance: np.random.Generator) -> tuple[Array, Array]:
        rows = chance.integers(min(self.seen, REMEMBERED), size=LESSON)
        return self.inputs[rows], self.scores[rows]


class Learner:
    """Games against itself, and what it makes of them."""

    def __init__(self) -> None:
        self.env = BatchEnv(AT_ONCE, players=2, seed=FIRST_SEED, reward=final_scores)
        self.chance = np.random.default_rng(1)
        self.network = self._new_network()
        self.memory = Memory(len(self.network.columns))
        # Of the running games, for each seat: what it looked at and what it expected then.
        self._paths: list[list[list[tuple[Array, Array]]]] = [[[], []] for _ in range(AT_ONCE)]
        self._lessons = 0
        self.scores: list[float] = []  # of all seats in all games

    @property
    def games(self) -> int:
        return len(self.scores) // 2

    def step(self, progress: float) -> None:
        """A choice in every game, and as much learning as goes with it."""
        games, actions, observations = self.env.look_ahead()
        inputs = self.network.inputs(observations)
        expected = self.network.expect(inputs)
        lead = expected[:, 0] - expected[:, 1]
        lead += self.chance.gumbel(scale=between(CURIOSITY, progress), size=len(lead))
        # Rows by game and then by lead: the last one of each game is chosen.
        ends = np.searchsorted(games, np.arange(AT_ONCE), side="right")
        chosen = np.lexsort((lead, games))[ends - 1]
        legal = np.diff(ends, prepend=0)
        for game in np.flatnonzero(legal > 1):
            row = chosen[game]
            seat = int(self.env.seats[game])
            self._paths[int(game)][seat].append((inputs[row], expected[row]))
        self.env.step(actions[chosen])
        for game in np.flatnonzero(self.env.ended):
            self._remember(int(game))
        self._learn(between(RATE, progress))

    def _remember(self, game: int) -> None:
        """What followed every choice of a game: its end, and a little what was expected before."""
        rewards = self.env.rewards[game]
        for seat, path in enumerate(self._paths[game]):
            scores: Array = rewards[[seat, 1 - seat]]
            for inputs, expected in reversed(path):
                self.memory.keep(inputs, scores)
                scores = ATTENTION * scores + (1 - ATTENTION) * expected
            path.clear()
        self.scores += rewards.tolist()

    def _learn(self, rate: float) -> None:
        while self.memory.seen > max(ENOUGH, self._lessons * LESSON / TIMES):
            self.network.learn(*self.memory.some(self.chance), rate)
            self._lessons += 1

    def _new_network(self) -> ValueNetwork:
        """One that looks at whatever varies in random games."""
        low = self.env.observations.min(axis=0)
        high = self.env.observations.max(axis=0)
        for _ in range(RANDOM_STEPS):
            self.env.step(self.env.sample())
            np.minimum(low, self.env.observations.min(axis=0), out=low)
            np.maximum(high, self.env.observations.max(axis=0), out=high)
        return new_network(low, high, HIDDEN, self.chance)


def learn(games: int, file: Path) -> None:
    """Play so many games against itself, and keep what was learned in a file."""
    learner, told = Learner(), 0
    while learner.games < games:
        learner.step(learner.games / games)
        if learner.games >= told + REPORT:
            told += REPORT
            mean = sum(learner.scores[-2 * REPORT :]) / (2 * REPORT)
            seconds = time.process_time()
            print(f"{told:,} games, {seconds:.0f} s of the processor: {mean:.1f} points a seat")
    learner.network.save(file)


def measure(file: Path, level: str, games: int) -> None:
    """Against a level, on seeds that it has not seen."""
    os.environ[VARIABLE] = str(file)
    print(maharaja.play_arena([BOT, level], games, seed=UNSEEN_SEED, workers=2))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn from games against itself.")
    parser.add_argument("games", nargs="?", type=int, default=GAMES, help="to learn from")
    parser.add_argument("file", nargs="?", type=Path, default=Path(USUAL_FILE))
    parser.add_argument("--against", default="novice", help="a level to be measured against")
    parser.add_argument("--measured", type=int, default=400, help="games of that")
    asked = parser.parse_args()
    begun = time.monotonic()
    learn(asked.games, asked.file)
    print(f"{time.monotonic() - begun:.0f} s; what was learned is in {asked.file}")
    measure(asked.file, asked.against, asked.measured)


if __name__ == "__main__":
    main()
