"""How many rows of choices there are from five set-ups: a rule changed by accident shows here."""

import json
from typing import Any

import pytest
from support.extent import full
from support.pinned_games import COUNTED, COUNTS, count_positions, start_of_count

import maharaja
from maharaja.engine.versions import VERSION_NAMES

# As plain Python the newest version is enough: golden games hold all of them in both modes.
VERSIONS = VERSION_NAMES if maharaja.compiled() or full() else VERSION_NAMES[-1:]
PINNED = json.loads(COUNTS.read_text(encoding="utf-8"))


@pytest.mark.untraced
@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("number", range(len(COUNTED)), ids=[str(row) for row in COUNTED])
def test_counts_of_positions(number: int, rules: str) -> None:
    row: tuple[dict[str, Any], int, int, int] = COUNTED[number]
    start = start_of_count(*row[:3], rules)
    assert count_positions(start, row[3]) == PINNED[rules][number]
