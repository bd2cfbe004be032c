"""The same game everywhere: 10,000 seeded games lead to the same positions in both engine modes."""

import json

import pytest
from pinned import GOLDEN, GOLDEN_GAMES, GOLDEN_ROW, golden_row

ROWS = GOLDEN_GAMES // GOLDEN_ROW


@pytest.mark.untraced
@pytest.mark.parametrize("row", range(ROWS))
def test_seeded_games_lead_to_the_pinned_positions(row: int) -> None:
    """R-6: the seed and the choices settle everything."""
    pinned = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert len(pinned) == ROWS
    assert golden_row(row) == pinned[row]
