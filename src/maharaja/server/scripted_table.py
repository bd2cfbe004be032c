"""A game that the server replays from its beginning with every request, as a table.

Lessons and puzzles are such games. Nothing of them is kept, so there is no identity to ask for and
no secret to tell; to a client they look like any other table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.game import Game
from maharaja.lessons.run import Made
from maharaja.server import messages
from maharaja.server.tables import serialize
from maharaja.server.tables.stages import stages_json

SCRIPT = "lesson"  # who plays the others


@dataclass(frozen=True, slots=True)
class ScriptedTable:
    """What it is called, and who follows it."""

    id: str
    seat: int

    def table(self, game: Game, sequence: int) -> messages.Table:
        """The game as a table that the seat follows, so that it is shown like any other."""
        seat = self.seat
        return messages.Table(
            table=self.id,
            status="running",
            public=False,
            created=0,
            seat=seat,
            sequence=sequence,
            chairs=[chair_json(number) for number in range(game.seats)],
            board={"id": game.board.id, "digest": game.board.digest},
            rules=game.rules,
            options={**game.view(seat)["options"], "first_game": False},
            hints=False,
            coached=False,
            commitment=None,
            seed=None,
            decisions=game.decisions,
            undo=0,
            view=cast(messages.View, serialize.view_json(serialize.OpenView(game.state), seat)),
            insight=None if game.finished else insight_json(game.state, seat),
            rematch=None,
            shared=False,
        )

    def entries(self, made: Sequence[Made]) -> list[messages.Entry]:
        return [self.entry(one, number) for number, one in enumerate(made, 1)]

    def updates(self, made: Sequence[Made], after: int) -> list[messages.Update]:
        """One for each choice, with the table as it was then: they are shown one by one."""
        updates = []
        for number, one in enumerate(made[after:], after + 1):
            entry = self.entry(one, number)
            entry.stages = stages_json([one.stages], one.game.state, self.seat)[0]
            updates.append(messages.Update(table=self.table(one.game, number), entries=[entry]))
        return updates

    def entry(self, made: Made, number: int) -> messages.Entry:
        return messages.Entry(
            sequence=number,
            at=0,
            kind="choice",
            seat=made.seat,
            events=cast(list[messages.GameEvent], made.events),
            choice=serialize.told_choice(made.choice, made.seat, self.seat),
            level=None if made.seat == self.seat else SCRIPT,
        )


def listed(choices: str) -> list[str]:
    """Choices as requests have them, divided by commas."""
    return choices.split(",") if choices else []


def chair_json(seat: int) -> messages.Chair:
    """Nobody has a name: the client calls them by their colours."""
    return messages.Chair(
        seat=seat,
        kind="person",
        name="",
        level=None,
        handed_over=False,
        auto_answer=True,
        shares=False,
        hints=0,
    )
