"""What cities pay is encoded once for all tables, and not kept without end."""

import msgspec

import maharaja
from maharaja.engine.analysis.insight_json import Rows, standings_json
from maharaja.server.tables.payout_cache import MOST, rows_for


def test_rows_of_another_table_are_what_would_be_sent() -> None:
    """SCORE-4 to SCORE-6: two tables that pay alike have the same rows."""
    one, other = (maharaja.new_game(players=3, seed=seed).state for seed in (1, 2))
    assert rows_for(one) is rows_for(other)
    standings_json(one, rows_for(one))
    sent = msgspec.json.decode(msgspec.json.encode(standings_json(other, rows_for(other))))
    assert sent == standings_json(other, Rows())


def test_rows_are_not_kept_without_end() -> None:
    state = maharaja.new_game(players=2, seed=1).state
    rows_for(state).known.update({-number: None for number in range(1, MOST + 2)})
    assert len(rows_for(state).known) == 0
