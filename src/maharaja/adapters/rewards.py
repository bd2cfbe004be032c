"""What a finished game is worth to each seat; the rewards of a table add up to nought."""

from __future__ import annotations

from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.state import State
from maharaja.errors import SetupError

WIN = "win"
MARGIN = "margin"
REWARDS = (WIN, MARGIN)
ILLEGAL = -1.0  # to whoever chose something illegal, where that ends the game


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise SetupError("error-option-unknown", at="reward", name=str(name), names=REWARDS)
    return name


def final_rewards(state: State, reward: str) -> list[float]:
    """One for each seat of a finished game, Brahmabot's included."""
    return win_shares(state) if reward == WIN else margins(state)


def win_shares(state: State) -> list[float]:
    """+1 to the winner, -1 divided among the others; winners that are equal share (FINAL-9)."""
    seats = int(state.rules.players)
    best = winners(state)
    won = seats / len(best)
    return [((won if seat in best else 0) - 1) / (seats - 1) for seat in range(seats)]


def margins(state: State) -> list[float]:
    """The own final score less the mean of the others' (FINAL-7)."""
    seats = int(state.rules.players)
    scores = [int(final_score(state, seat)) for seat in range(seats)]
    return [score - (sum(scores) - score) / (seats - 1) for score in scores]
