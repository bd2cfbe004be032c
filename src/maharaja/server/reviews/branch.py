"""What if: a finished game gone on with otherwise, from one of its decisions.

A branch is the choices behind that decision, as a record would have them: the same choices always
lead to the same place, so its address is all that has to be kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from maharaja.bots.heuristic.greedy import asks_more
from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.engine.ids import ACTIONS, AWAIT_RETAKE, PLANNING, SCORING
from maharaja.engine.state import Stage, State
from maharaja.lessons.run import Made

END: Final = "end"
PLAN: Final = "plan"


@dataclass(slots=True)
class Branch:
    """A finished game after so many of its decisions, and other choices from there on."""

    finished: Game
    decisions: int
    seat: int  # who is decided for; what the others do is answered for them
    only: bool = False  # it is over once the first decision of the seat is
    game: Game = field(init=False)
    line: list[str] = field(default_factory=list)  # seat and choice
    made: list[Made] = field(default_factory=list)
    refusal: Refusal | None = None  # why the next choice is not legal
    is_decided: bool = False  # the first decision of the seat has been made
    _asked: State | None = None  # where the seat began with it
    _round: int = field(init=False)
    _is_planning: bool = field(init=False)

    def __post_init__(self) -> None:
        self.game = self.finished.back(self.decisions)
        self._round = self.game.round
        self._is_planning = bool(self.game.state.phase == PLANNING)

    def follow(self, entries: Iterable[str]) -> Branch:
        """Make choices until one cannot be made."""
        for entry in entries:
            if self.is_over or not self.choose(entry):
                break
        return self

    def choose(self, entry: str) -> bool:
        """Make a choice; ``refusal`` says why it is not legal."""
        number, _, choice = entry.partition(" ")
        seat, before = int(number), self.game.state.copy()
        self.refusal = self.game.refusal(seat, choice)
        if self.refusal is not None:
            return False
        events, stages = self.game.watch(seat, choice)
        after = self.game.copy()
        stages.append(Stage(len(events), after.state))
        self.made.append(Made(seat, choice, events, stages, after))
        self.line.append(entry)
        if seat == self.seat and not self.is_decided:
            self._asked = self._asked or before
            self.is_decided = self._has_decided(self._asked, choice)
        return True

    def _has_decided(self, asked: State, choice: str) -> bool:
        """Whether a choice was the last of the decision that began there."""
        s = self.game.state
        if asked.phase == ACTIONS and asked.top_kind() != AWAIT_RETAKE:
            return choice == END
        goes_on = s.phase == SCORING and s.top_seat() == self.seat and asks_more(s.top_kind())
        return asked.phase != SCORING or not goes_on

    @property
    def is_over(self) -> bool:
        return self.game.finished or (self.only and self.is_decided)

    @property
    def answering(self) -> int | None:
        """Another seat that has to answer before ours can go on."""
        acting = [] if self.is_over else self.game.to_act()
        return None if self.seat in acting or not acting else acting[0]

    def planned(self, seat: int) -> str | None:
        """What the seat has planned in truth, where that is made at the same time as ours."""
        if not self._is_planning or self.game.state.phase != PLANNING:
            return None
        if self.game.round != self._round:
            return None
        for entry in self.finished.record()["choices"][self.decisions :]:
            number, _, choice = entry.partition(" ")
            if int(number) == seat and choice.startswith(PLAN):
                return choice
        return None
