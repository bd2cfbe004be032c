"""How much more a figure is worth by what is known of luck: as many games more would tell as much.

A control variate is a number noted beside each figure whose mean is known to be zero: to take a
part of it off changes no mean, but it may take luck off. How large a part is best is estimated from
the other seeds alone, never from the seed it is taken off. So the corrected mean has no bias.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import variance


def corrected(figures: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """The figures of the seeds less a part of their luck, told by all the other seeds."""
    count = len(figures)
    if count < 3:
        return list(figures)
    products = [figure * luck for figure, luck in zip(figures, lucks, strict=True)]
    squares = [luck * luck for luck in lucks]
    all_figures, all_lucks = sum(figures), sum(lucks)
    all_products, all_squares = sum(products), sum(squares)
    result = []
    for i in range(count):
        mean = (all_figures - figures[i]) / (count - 1)
        together = all_products - products[i] - mean * (all_lucks - lucks[i])
        spread = all_squares - squares[i]
        part = together / spread if spread > 0 else 0.0
        result.append(figures[i] - part * lucks[i])
    return result


def gain(before: Sequence[float], after: Sequence[float]) -> float | None:
    """So many times as many games would have told as much without what was done."""
    if len(before) < 2:
        return None
    old, new = variance(before), variance(after)
    return old / new if new > 0 else None


def gain_of_pairing(games: Sequence[Sequence[float]]) -> float | None:
    """The same for playing each seed in every seating: against games that share no seed.

    ``games`` has the figures of every seed's games.
    """
    every = [figure for seed in games for figure in seed]
    means = [sum(seed) / len(seed) for seed in games]
    if len(means) < 2:
        return None
    alone, together = variance(every) / len(every), variance(means) / len(means)
    return alone / together if together > 0 else None
