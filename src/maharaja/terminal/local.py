"""A game on this machine: people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maharaja.boards.board_json import board_json
from maharaja.bots.bot import Bot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.game import Game
from maharaja.engine.state import Event
from maharaja.engine.text.view import event_json
from maharaja.terminal.question import Moment
from maharaja.terminal.session import Events, Json, Session


class LocalSession(Session):
    """Plays the game itself."""

    def __init__(self, game: Game, bots: Sequence[Bot | None], names: Sequence[str]) -> None:
        """``bots`` has None where a person sits; Brahmabot's seat needs neither."""
        self.game = game
        self._bots = bots
        self.board = board_json(game.board)
        self.names = list(names)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]

    @property
    def finished(self) -> bool:
        return self.game.finished

    def question(self) -> Moment | None:
        for seat in self.game.to_act():
            if self._bots[seat] is None:
                return Moment(seat, self.game.view(seat), insight_json(self.game.state, seat))
        return None

    def choose(self, seat: int, choice: str | int) -> Events:
        state = self.game.state
        log: list[Event] = []
        state.log = log
        try:
            self.game.choose(seat, choice)
        finally:
            state.log = None
        for bot in self._bots:
            for event in log if bot is not None else ():
                bot.observe(event)  # type: ignore[union-attr]  # there is one
        return [event_json(state, event) for event in log]

    def advance(self) -> Events:
        seat = self.game.to_act()[0]
        bot = self._bots[seat]
        assert bot is not None
        return self.choose(seat, bot.answer(information_set_of(self.game.state, seat)))

    def result(self) -> Json:
        result: Any = self.game.result()
        return dict(result)
