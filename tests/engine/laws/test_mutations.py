"""Records and positions with something wrong are refused, or they are games (docs/notation.md)."""

from __future__ import annotations

from collections import Counter

import pytest
from support.extent import many
from support.mutations import attempt

QUICK = many(1_200, quick=600, plain=150)  # mutations
SOAK = 120_000
BLOCKS = 4


def try_all(first: int, many: int) -> Counter[str]:
    """All mutations of these numbers; a fault is told with its number."""
    outcomes: Counter[str] = Counter()
    for number in range(first, first + many):
        try:
            outcomes[attempt(number)] += 1
        except Exception as error:
            raise AssertionError(f"mutation {number}: {error!r}") from error
    return outcomes


@pytest.mark.untraced
def test_whatever_is_accepted_can_be_played_to_the_end() -> None:
    """Both happen often, so that neither is tested by accident only."""
    outcomes = try_all(0, QUICK)
    assert min(outcomes["refused"], outcomes["played"]) > QUICK // 10


@pytest.mark.soak
@pytest.mark.parametrize("block", range(1, BLOCKS + 1))
def test_whatever_is_accepted_can_be_played_to_the_end_for_long(block: int) -> None:
    """As many as an attack tried, and more; another block in each process."""
    try_all(block * 10_000_000, SOAK // BLOCKS)
