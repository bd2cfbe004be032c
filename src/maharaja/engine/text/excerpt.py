"""The record of a running game as one seat may know it (R-5); not to be replayed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.analysis.information_set import known_setup
from maharaja.engine.choices import ITEMS, TO_PLAN, VOCABULARY
from maharaja.engine.ids import DRAFT
from maharaja.engine.state import State
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import header_json
from maharaja.engine.text.record import entry_text
from maharaja.engine.text.setup import setup_json
from maharaja.engine.text.view import is_ready, knows_plan

EXCERPT_FORMAT: Final = "maharaja-excerpt/1"


def write_excerpt(s: State, history: vec[i64], viewer: i64) -> dict[str, object]:
    """JSON-ready, built up from what the viewer knows; ``null`` stands for what is hidden."""
    words: dict[str, object] = {"format": EXCERPT_FORMAT}
    words.update(header_json(s.board, s.rules))
    words["setup"] = known_setup_json(s)
    words["choices"] = known_choices(s, history, viewer)
    return words


def known_setup_json(s: State) -> dict[str, object]:
    words = setup_json(s.board, s.rules, known_setup(s))
    if s.rules.solo:
        characters = words["characters"]
        stacks = words["stacks"]
        assert isinstance(characters, list)
        assert isinstance(stacks, list)
        words["characters"] = [number or None for number in characters]
        # Tiles count from 1 in words, so a blank has become 0.
        words["stacks"] = [[tile or None for tile in row] for row in stacks]
        if s.phase == DRAFT:
            words["setup_tile"] = None
    return words


def known_choices(s: State, history: vec[i64], viewer: i64) -> list[str]:
    """Seat and choice; of a plan that is still face down only that there is one."""
    hidden: i64 = 0
    seat: i64
    for seat in range(s.rules.players):
        if is_ready(s, seat) and not knows_plan(s, seat, viewer):
            hidden |= 1 << seat
    texts: list[str] = []
    i: i64
    for i in range(len(history) - 1, -1, -1):
        entry = history[i]
        seat = entry // VOCABULARY
        if (hidden >> seat) & 1 and entry % VOCABULARY // ITEMS == TO_PLAN:
            hidden &= ~(1 << seat)
            texts.append(f"{seat} {choice_text(s.board, entry % VOCABULARY).split()[0]}")
        else:
            texts.append(entry_text(s.board, entry))
    texts.reverse()
    return texts
