"""Scenes for tests that read as rules: a drawn position, choices, and exactly what changed."""

from __future__ import annotations

from typing import Any

import maharaja
from maharaja.engine.ids import COLOURS
from maharaja.render.position_text import read

Change = dict[str, tuple[Any, Any]]


def scene(drawing: str) -> Scene:
    """The table of a drawing (see maharaja.render.position_text)."""
    position = read(drawing)
    leave_display(position)
    return Scene(maharaja.load(position))


def leave_display(position: dict[str, Any]) -> None:
    """Of tables that several tests share: what a test puts in front of a seat is not on display."""
    held = [seat["character"] for seat in position["seats"]]
    spare = [number for number in range(1, 17) if number not in held + position["display"]]
    position["display"] = [
        spare.pop(0) if number in held else number for number in position["display"]
    ]


class Scene:
    def __init__(self, game: maharaja.Game) -> None:
        self.game = game
        self.events: list[Any] = []

    def play(self, *lines: str) -> Change:
        """Make choices such as ``red travel start-delhi``; returns what they changed in all."""
        before = _facts(self.game)
        for line in lines:
            colour, _, choice = line.partition(" ")
            unheard = self.game.copy()
            self.events += self.game.follow(COLOURS.index(colour), choice)
            unheard.choose(COLOURS.index(colour), choice)
            assert unheard.same_position(self.game), "the same happens if nobody listens"
        after = _facts(self.game)
        return {
            fact: (before.get(fact), after.get(fact))
            for fact in before | after
            if before.get(fact) != after.get(fact)
        }

    def legal(self, colour: str, verb: str = "") -> list[str]:
        """The colour's legal choices, or those that begin with a word."""
        texts = self.game.legal_texts(COLOURS.index(colour))
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refuses(self, line: str) -> tuple[str, str]:
        """Reason and rule for which a choice is refused; the position must stay as it was."""
        colour, _, choice = line.partition(" ")
        before = self.game.dump()
        try:
            self.game.choose(COLOURS.index(colour), choice)
        except maharaja.Refused as refused:
            assert self.game.dump() == before
            return refused.reason, refused.rule
        raise AssertionError(f"{line} was not refused")

    def to_act(self) -> list[str]:
        return [COLOURS[seat] for seat in self.game.to_act()]

    def fact(self, name: str) -> Any:
        """One fact by the name that changes use: ``red coins``, ``delhi centre``, ``track``."""
        return _facts(self.game)[name]


def _facts(game: maharaja.Game) -> dict[str, Any]:
    """The position as flat facts; what the game waits for is asked with ``to_act``."""
    position: Any = game.dump()
    facts: dict[str, Any] = {
        name: position[name]
        for name in ("round", "phase", "maharaja", "track", "rewards", "display", "maharani")
    }
    for seat, words in enumerate(position["seats"]):
        facts |= {
            f"{COLOURS[seat]} {key}": value for key, value in words.items() if key != "earned"
        }
    for city, words in position["cities"].items():
        facts |= {f"{city} {key}": value for key, value in words.items()}
    facts |= {
        village: [COLOURS[seat] for seat in owners]
        for village, owners in position["villages"].items()
    }
    return facts
