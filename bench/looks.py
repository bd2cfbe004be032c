"""What a look at the next round tells about the end of a game, and about plans.

    .venv/compiled/bin/python bench/looks.py chances --players 2 --games 80 --seed 702010
    .venv/compiled/bin/python bench/looks.py plans --players 4 --games 3 --seed 700200

``chances``: games of adepts. At the start of every round but the first, the chances by the learned
evaluation and those that short searches of the round find are compared with who won in the end:
log loss, for several shares of what the search found.

``plans``: at the start of the rounds 2, 4 and 6 the six plans tried most are played out in the same
rounds. Printed is how much plans really differ, and how much one played-out round differs by
chance, both as standard deviations: for the evaluation at the end of the round, for what a look
from there finds, and for the difference of the two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import mean, variance

import maharaja
from maharaja.bots.levels import make_bot
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.ids import PLANNING
from maharaja.engine.play import one_of
from maharaja.engine.state import State

LENGTHS = (8, 16, 60)  # iterations of a look
SHARES = (0.3, 0.5, 0.7, 1.0)
PLANS, ROUNDS = 6, 16  # compared with each other, played out for each
THOUGHT = 300  # iterations before plans are compared
LEAST = 0.0001  # a chance, at least

Table = list[list[float]]


def round_starts(game: maharaja.Game, luck: int) -> Iterator[tuple[State, int]]:
    """The first plan of every round of a game of adepts: the state, and who plans."""
    bots = [make_bot("adept", seat, seat + luck) for seat in range(game.seats)]
    seen = 1
    while not game.finished:
        seat = one_of(game.state.to_act())
        if game.state.phase == PLANNING and game.state.round > seen:
            seen = int(game.state.round)
            yield game.state.copy(), int(seat)
        game.choose(seat, bots[seat].answer(information_set_of(game.state, seat)))


def look(state: State, iterations: int) -> list[float]:
    """Everybody's chances by a short search of the round, which knows nothing from before."""
    search = RoundSearch(Settings(), learned_evaluator())
    return list(search.next_round(state.copy(), iterations))


@dataclass
class Foretold:
    round: int
    at_once: list[float]
    looks: dict[int, list[float]]
    winners: Sequence[int] = ()

    def mixed(self, length: int, share: float) -> list[float]:
        pairs = zip(self.looks[length], self.at_once, strict=True)
        return [share * found + (1.0 - share) * before for found, before in pairs]

    def loss(self, chances: list[float]) -> float:
        return -mean(log(max(LEAST, chances[winner])) for winner in self.winners)


def foretell(players: int, games: int, seed: int) -> list[Foretold]:
    found: list[Foretold] = []
    evaluator = learned_evaluator()
    for number in range(games):
        game = maharaja.new_game(players=players, seed=seed + number)
        mine = [
            Foretold(int(s.round), list(evaluator.chances(s)), {n: look(s, n) for n in LENGTHS})
            for s, _ in round_starts(game, 7 * number)
        ]
        result = game.result()
        for place in mine:
            place.winners = result["winners"] if result else ()
        found += mine
    return found


def show_chances(places: list[Foretold]) -> None:
    parts: dict[str, Callable[[Foretold], bool]] = {
        "rounds 2 to 4": lambda place: place.round < 5,
        "rounds 5 to 7": lambda place: place.round > 4,
        "all": lambda _: True,
    }
    for name, belongs in parts.items():
        chosen = [place for place in places if belongs(place)]
        at_once = mean(place.loss(place.at_once) for place in chosen)
        sys.stdout.write(f"{name}, {len(chosen)} positions: at once {at_once:.4f}\n")
        for length in LENGTHS:
            row = [
                f"{share:.1f}: {mean(p.loss(p.mixed(length, share)) for p in chosen):.4f}"
                for share in SHARES
            ]
            sys.stdout.write(f"  look of {length:2} iterations, share of it {'  '.join(row)}\n")


def played_out(state: State, seat: int) -> tuple[Table, Table]:
    """For every plan and round: the seat's chance at its end, and by a look from there."""
    settings = Settings()
    settings.deep_visits = 0
    search = RoundSearch(settings, learned_evaluator())
    search.begin(information_set_of(state, seat), seat, 4)
    search.run(THOUGHT)
    counts = search.tally().counts
    plans = sorted(range(len(counts)), key=lambda plan: -counts[plan])[:PLANS]
    at_once: Table = []
    looks: Table = []
    for plan in plans:
        leaves = [search.end_of_round(plan, number) for number in range(ROUNDS)]
        at_once.append([leaf.chances[seat] for leaf in leaves])
        looks.append(
            [
                search.next_round(leaf.state, LENGTHS[0])[seat]
                if leaf.state.phase == PLANNING
                else leaf.chances[seat]
                for leaf in leaves
            ]
        )
    return at_once, looks


def spread(table: Table) -> tuple[float, float]:
    """Variances: of plans, and of one round of one plan, what a round is worth to all apart."""
    by_plan = [mean(row) for row in table]
    by_round = [mean(column) for column in zip(*table, strict=True)]
    middle = mean(by_plan)
    rest = sum(
        (cell - by_plan[i] - by_round[j] + middle) ** 2
        for i, row in enumerate(table)
        for j, cell in enumerate(row)
    ) / ((len(by_plan) - 1) * (len(by_round) - 1))
    return variance(by_plan) - rest / len(by_round), rest


def show_plans(players: int, games: int, seed: int) -> None:
    spreads: dict[str, list[tuple[float, float]]] = {"at once": [], "look": [], "difference": []}
    for number in range(games):
        game = maharaja.new_game(players=players, seed=seed + number)
        for state, seat in round_starts(game, number):
            if state.round in (2, 4, 6):
                at_once, looks = played_out(state, seat)
                difference = [
                    [found - before for found, before in zip(*rows, strict=True)]
                    for rows in zip(looks, at_once, strict=True)
                ]
                for name, table in zip(spreads, (at_once, looks, difference), strict=True):
                    spreads[name].append(spread(table))
    for name, found in spreads.items():
        plans, rest = mean(pair[0] for pair in found), mean(pair[1] for pair in found)
        sys.stdout.write(f"{name:10}  plans {sqrt(max(0.0, plans)):.4f}  rounds {sqrt(rest):.4f}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="What looks at the next round tell.")
    parser.add_argument("about", choices=("chances", "plans"))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=702_010)
    words = parser.parse_args()
    if words.about == "chances":
        show_chances(foretell(words.players, words.games, words.seed))
    else:
        show_plans(words.players, words.games, words.seed)


if __name__ == "__main__":
    main()
