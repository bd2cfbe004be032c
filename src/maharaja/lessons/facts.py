"""The numbers in a lesson's texts: out of the position and the rules, never written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.game import Game
from maharaja.engine.ids import PLAIN_SPACES, ROUNDS, SPACE_NAMES, STATUES_IN_ALL
from maharaja.engine.rules import final_scoring, track, turn, worship

RULES: Mapping[str, int] = {
    "rounds": int(ROUNDS),
    "statues": int(STATUES_IN_ALL),
    "city-spaces": len(SPACE_NAMES) - 1 + int(PLAIN_SPACES),
    "centre-worship": int(worship.CENTRE_WORTH),
    "shrine-worship": int(worship.SHRINE_WORTH),
    "priest-worship": int(worship.PRIEST_WORTH),
    "final-statue": int(final_scoring.STATUE_PRESTIGE),
    "final-coins": int(final_scoring.COINS_PER_PRESTIGE),
    "final-majority": int(final_scoring.MAJORITY),
    "track-steps": int(track.STEPS),
    "action-coins": int(turn.ACTION_COINS),
    "prestige-price": int(turn.PRESTIGE_PRICE),
    "action-prestige": int(turn.ACTION_PRESTIGE),
}


def facts(game: Game, seat: int, paths: Mapping[str, str]) -> dict[str, int | str]:
    """What stands at each path, such as ``view/seats/0/coins``; KeyError if nothing does."""
    if not paths:
        return {}
    known = {
        "rules": {**RULES, "outer-worship": int(game.state.rules.outer_worth)},
        "view": game.view(seat),
        "insight": insight_json(game.state, seat),
    }
    return {name: _looked_up(known, path) for name, path in paths.items()}


def _looked_up(known: Mapping[str, Any], path: str) -> int | str:
    found: Any = known
    for part in path.split("/"):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (LookupError, ValueError, TypeError):
            raise KeyError(path) from None
    if isinstance(found, bool) or not isinstance(found, (int, str)):
        raise KeyError(path)
    return found
