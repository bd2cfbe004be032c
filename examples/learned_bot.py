"""A bot that plays by what examples/learner.py has learned.

maharaja match --seats examples/learned_bot.py:LearnedBot,novice
"""

import os
from functools import cache
from pathlib import Path

import numpy as np
from value_network import Array, ValueNetwork, load_network

from maharaja import Bot
from maharaja.adapters.arrays import Observer
from maharaja.engine.play import apply
from maharaja.engine.state import State

VARIABLE = "MAHARAJA_LEARNED"  # names the file
USUAL_FILE = "learned.npz"


@cache
def network() -> ValueNetwork:
    return load_network(Path(os.environ.get(VARIABLE, USUAL_FILE)))


class LearnedBot(Bot):
    """It tries every choice and takes the one after which it expects to be furthest ahead."""

    def choose(self, information_set: State) -> int:
        legal = self.buffer.as_list()
        observer = Observer(information_set.board)
        seen: list[Array] = []
        for choice in legal:
            after = information_set.copy()
            apply(after, self.seat, choice)
            seen.append(observer.observation(after, self.seat))
        learned = network()
        own, best_other = learned.expect(learned.inputs(np.stack(seen))).T
        return legal[int(np.argmax(own - best_other))]
