"""The same game everywhere: 10,000 seeded games lead to the same positions in both engine modes."""

import json

import pytest
from support.extent import many
from support.pinned_games import GOLDEN, GOLDEN_GAMES, GOLDEN_ROW, golden_row

from maharaja.engine.versions import VERSION_NAMES

ROWS = GOLDEN_GAMES // GOLDEN_ROW
# As plain Python they take long; the compiled engine plays all of them every time.
PLAYED = many(ROWS, plain=2)


@pytest.mark.untraced
@pytest.mark.parametrize("rules", VERSION_NAMES)
@pytest.mark.parametrize("row", range(PLAYED))
def test_seeded_games_lead_to_the_pinned_positions(row: int, rules: str) -> None:
    """R-6: the seed, the choices and the version of the rules settle everything."""
    pinned = json.loads(GOLDEN.read_text(encoding="utf-8"))[rules]
    assert len(pinned) == ROWS
    assert golden_row(row, rules) == pinned[row]
