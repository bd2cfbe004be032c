"""How many rows of choices there are from five set-ups: a rule changed by accident shows here."""

import json
from typing import Any

import pytest
from pinned import COUNTED, COUNTS, count_positions, start_of_count

PINNED = json.loads(COUNTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("row", "count"), list(zip(COUNTED, PINNED, strict=True)), ids=str)
def test_counts_of_positions(row: tuple[dict[str, Any], int, int, int], count: int) -> None:
    assert count_positions(start_of_count(*row[:3]), row[3]) == count
