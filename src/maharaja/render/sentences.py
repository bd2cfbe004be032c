"""A game in one of the five languages: choices, events, characters as sentences (docs/api.md)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from maharaja.boards.board_json import board_json
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.game import Game
from maharaja.engine.ids import CHARACTERS_IN_ALL
from maharaja.engine.options import whole
from maharaja.errors import SetupError
from maharaja.i18n import LANGUAGES, SOURCE
from maharaja.json_types import GameEvent
from maharaja.render.log_text import Log
from maharaja.render.words import Words


class Sentences:
    """What can be done and what has happened at ``game``, as a person at the table reads it."""

    def __init__(self, game: Game, language: str = SOURCE, names: Sequence[str] = ()) -> None:
        """``names`` of the players, if they shall not be called by their colours."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise SetupError("error-option-unknown", at="language", name=language, names=known)
        self._game = game
        self._words = Words(language, board_json(game.board), self._named(names))

    def _named(self, names: Sequence[str]) -> list[str]:
        seats = self._game.seats
        if len(names) > seats:
            found = len(names)
            raise SetupError("error-option-names", at="names", number=seats, found=found)
        return [*names, *[""] * (seats - len(names))]

    def choice(self, seat: SupportsIndex, choice: SupportsIndex | str) -> str:
        """A legal choice as a sentence, with what it would cost; Refused if it is not legal."""
        self._game.copy().choose(seat, choice)
        text = choice if isinstance(choice, str) else self._game.text(choice)
        return self.choices(seat)[text]

    def choices(self, seat: SupportsIndex) -> dict[str, str]:
        """Every legal choice of a seat: its text, and the sentence."""
        view = self._game.view(seat)
        if not view["legal"]:
            return {}
        insight = insight_json(self._game.state, index(seat))
        return {text: self._words.choice(text, view, insight) for text in view["legal"]}

    def events(self, events: Sequence[GameEvent], you: Sequence[int] = ()) -> list[str]:
        """What ``game.follow`` told, line by line; the seats of ``you`` are addressed."""
        return Log(self._words, you).lines(events)

    def character(self, number: SupportsIndex) -> str:
        """What a character does, by its number."""
        wanted = whole("character", number)
        if not 1 <= wanted <= CHARACTERS_IN_ALL:
            raise SetupError(
                "error-data-number-needed", at="character", low=1, high=int(CHARACTERS_IN_ALL)
            )
        return self._words.character(wanted)
