"""Games of two: a level that searches against OpenSpiel's own ISMCTSBot, through our adapter.

    .venv/compiled/bin/python bench/ismcts.py --games 200 --seconds 1

Both have the same processor time for a decision. OpenSpiel's bot decides step by step and is given
it for every step; ours searches a whole turn at once and follows what it found, so it uses less in
all: both totals are printed. Every seed is played twice, with the seats exchanged.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from maharaja.adapters.openspiel_table import NAME
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.state import PRESTIGE

FIRST_GUESS = 0.005  # seconds a simulation, before any was measured
PLENTY = 10**7  # iterations: the clock decides


class Theirs:
    """OpenSpiel's bot, with as many simulations as fit into the time."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            max_simulations=1,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            random_state=chance,
        )
        self.seconds = seconds
        self.pace = FIRST_GUESS
        self.spent = 0.0
        self.simulations = 0

    def step(self, state: Any) -> int:
        """Choose; the pace is learned on the way."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        count = max(2, round(self.seconds / self.pace))
        self.bot._max_simulations = count  # there is no other way to set it anew
        begun = time.process_time()
        action = int(self.bot.step(state))
        spent = time.process_time() - begun
        self.pace = 0.7 * self.pace + 0.3 * spent / count
        self.spent += spent
        self.simulations += count
        return action


def play(seed: int, ours: int, seconds: float) -> tuple[float, float, float]:
    """Our share of the win in one game, and the processor seconds of both."""
    game = pyspiel.load_game(f"{NAME}(players=2,seed={seed})")
    state = game.new_initial_state()
    theirs = Theirs(game, seconds, seed)
    bot = SearchBot(ours, seed, Effort(PLENTY, seconds))
    spent = 0.0
    while not state.is_terminal():
        seat = state.current_player()
        if seat != ours:
            state.apply_action(theirs.step(state))
            continue
        position = state.table.position
        for other in range(2):  # every change is public: who listens knows the totals
            bot.prestige[other] = int(position.seats[PRESTIGE + other])
        begun = time.process_time()
        choice = int(bot.answer(information_set_of(position, ours)))
        spent += time.process_time() - begun
        state.apply_action(choice)
    best = winners(state.table.position)
    return (1 / len(best) if ours in best else 0.0), spent, theirs.spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Expert against OpenSpiel's ISMCTS.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=5_500_000)
    words = parser.parse_args()
    shares: list[float] = []
    spent = [0.0, 0.0]
    for number in range(words.games):
        share, ours, theirs = play(words.seed + number // 2, number % 2, words.seconds)
        shares.append(share)
        spent[0] += ours
        spent[1] += theirs
        sys.stdout.write(
            f"{len(shares)} games: {100 * sum(shares) / len(shares):.1f}% won; processor seconds "
            f"a game: ours {spent[0] / len(shares):.1f}, theirs {spent[1] / len(shares):.1f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
