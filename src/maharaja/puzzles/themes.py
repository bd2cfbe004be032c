"""What a solution is about, and how hard it is to find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maharaja.bots.levels import make_bot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.choices import ITEMS, TO_END_TURN
from maharaja.engine.content.final_lines import majorities
from maharaja.engine.game import Game
from maharaja.engine.ids import ACTIONS, FINISHED, SCORING
from maharaja.engine.play import apply
from maharaja.engine.rules.worship import ranking
from maharaja.engine.state import State
from maharaja.json_types import GameEvent
from maharaja.puzzles.proofs import Proof
from maharaja.puzzles.puzzle import THEMES, Theme
from maharaja.puzzles.solver import Goal, Solver

MANY_STATUES: Final = 2
MANY_TOLLS: Final = 2
# Who finds the solution: the first of them says how hard it is.
FINDERS: Final = ("apprentice", "adept", "expert")
MANY_CLOSE: Final = 12  # plausible turns: one step harder
HARDEST: Final = 5
SEED: Final = 1


def themes_of(game: Game, seat: int, line: Sequence[str]) -> list[Theme]:
    """In the order of ``THEMES``."""
    game = game.copy()
    before = game.state.copy()
    events: list[GameEvent] = []
    found: set[str] = set()
    for choice in line:
        chooser = game.to_act()[0]
        if chooser == seat and game.phase == "scoring":
            found.add("reward")
        if choice == "end" and chooser == seat:
            found |= of_position(before, game.state, seat)
        events += [e for e in game.follow(chooser, choice) if e.get("seat") == seat]
    found |= of_events(events)
    return [theme for theme in THEMES if theme in found]  # type: ignore[misc]


def of_position(before: State, s: State, seat: int) -> set[str]:
    """By what the turn has changed, as it ends."""
    found = set()
    order = ranking(s, s.maharaja), ranking(before, s.maharaja)
    if order[0][0] == seat and order[1][0] != seat:
        found.add("worship")
    gains = [int(majorities(s, other, 2, 1)) for other in range(s.rules.players)]
    had = [int(majorities(before, other, 2, 1)) for other in range(s.rules.players)]
    if gains != had:
        found.add("majority")
    return found


def of_events(events: Sequence[GameEvent]) -> set[str]:
    found = set()
    kinds = [str(event["event"]) for event in events]
    tolls = 0
    for event in events:
        row = dict(event)
        kind = row["event"]
        if kind == "character-taken":
            found.add("character" if row.get("robbed") is None else "robbing")
        elif kind == "ability":
            found.add("character")
        elif kind == "performs" and row.get("token"):
            found.add("token")
        elif kind == "coins" and row.get("why") == "toll" and int(str(row["amount"])) < 0:
            tolls -= int(str(row["amount"]))
        elif row.get("why") == "bonus":
            found.add("bonus")
        elif kind == "prestige" and row.get("why") in ("action", "ability"):
            found.add("prestige")
    if kinds.count("statue") >= MANY_STATUES:
        found.add("statues")
    if tolls >= MANY_TOLLS:
        found.add("tolls")
    if "shrine-in-village" in kinds and "travels" in kinds[kinds.index("shrine-in-village") :]:
        found.add("roads")
    return found


def difficulty_of(s: State, seat: int, goal: Goal | None, proof: Proof, most: int) -> int:
    """1 if a weak bot finds it, 4 if none does; one more where much else looks plausible."""
    solver = Solver(seat, goal, most)
    level = next(
        (
            number
            for number, name in enumerate(FINDERS, 1)
            if found_by(s, seat, name, solver) == proof.best
        ),
        len(FINDERS) + 1,
    )
    return min(HARDEST, level + (proof.close >= MANY_CLOSE))


def found_by(s: State, seat: int, level: str, solver: Solver) -> int:
    """The value of the turn that a bot of the level plays there."""
    bot = make_bot(level, seat, SEED)
    s = s.copy()
    end = int(TO_END_TURN) * int(ITEMS)
    while s.phase in (ACTIONS, SCORING) and s.phase != FINISHED:
        chooser = int(s.top_seat())
        if chooser != seat:
            apply(s, chooser, solver.reply(s))
            continue
        choice = int(bot.answer(information_set_of(s, seat)))
        if choice == end and s.phase == ACTIONS:
            return int(solver.after(s, choice))
        apply(s, seat, choice)
    return int(solver.value(s))
