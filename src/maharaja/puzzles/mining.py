"""Mining: games between bots, and what in them makes a puzzle; the same seeds find the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

import maharaja
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.engine.analysis.information_set import assign_plan
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_TURN,
    BUY_PRESTIGE,
    CHANGE_CHARACTER,
    PLANS_IN_ALL,
    ROUNDS,
    STATUE_DISCOUNT,
    TAKE_COINS,
)
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.rules.worship import ranking
from maharaja.engine.start import load_game
from maharaja.engine.state import OPEN, PRESTIGE, State
from maharaja.engine.text.position import dump_state
from maharaja.puzzles.proofs import (
    MOST_POSITIONS,
    Proof,
    ending_figures,
    ends_game,
    margin_of,
    prove,
    study_figures,
    wins_alone,
)
from maharaja.puzzles.puzzle import Ending, Puzzle, Source, Study
from maharaja.puzzles.solver import MISSED, Goal, statues_on_map
from maharaja.puzzles.themes import difficulty_of, themes_of
from maharaja.render.position_text import draw, read

# What is played, drawn by the seed: players, level of the bots, and a variant.
PLAYERS: Final = (2, 3, 4)
LEVELS: Final = ("adept", "artisan", "journeyman")
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    *({}, {}, {}, {}),
    *({"special": name} for name in SPECIAL_NAMES),
    *({"final": name} for name in FINAL_NAMES),
)
BOARDS: Final = ("classic", "classic", "kaveri")
SMALLEST: Final = 2  # players: the only number that all boards are for
LETTERS: Final = ("", "b", "c")  # behind the seed: so many of a kind in one game
BOTH_ARROWS: Final = 3
ANY_PLANS: Final = 3  # that are tried for the last turn of a game ...
FEW_TURNS: Final = 5  # ... and so many that have fewer turns
WITHOUT_SHRINES: Final = (STATUE_DISCOUNT, TAKE_COINS, BUY_PRESTIGE, CHANGE_CHARACTER)
CLOSEST: Final = 3  # points by which a turn wins that was made to win
TRIES: Final = 4  # turns of bots lead to positions that the proof has not looked at
LEAST_TURNS: Final = 8  # different ones, or there is nothing to find
EARLIEST_STUDY: Final = 3
SEEDS_APART: Final = 10

Found = TypeVar("Found", Ending, Study)


def mine(seed: int) -> Iterator[Puzzle]:
    """What one game has: its last turn with a few plans, and a few studies."""
    game, level = drawn_game(seed)
    turns: list[tuple[State, int]] = []

    def watch(s: State, seat: int, _choice: int) -> None:
        fresh = not turns or turns[-1][0].round != s.round or turns[-1][1] != seat
        if fresh and begins_turn(s, seat):
            turns.append((s.copy(), seat))

    bots = [make_bot(level, seat, seed * SEEDS_APART + seat) for seat in range(game.seats)]
    play_match(game, bots, watch)
    source = Source(seed, level)
    if turns and ends_game(turns[-1][0]):
        yield from named("ending", seed, last_turn(*turns[-1], source))
    studied = [turn for turn in turns if EARLIEST_STUDY <= turn[0].round < ROUNDS]
    first = Dice(seed + 1).below(len(studied)) if studied else 0
    yield from named(
        "study", seed, (one for turn in studied[first:] for one in study(*turn, source))
    )


def named(kind: str, seed: int, found: Iterator[Found]) -> Iterator[Found]:
    """The first few, with ids of their own."""
    for puzzle, letter in zip(found, LETTERS, strict=False):
        yield msgspec.structs.replace(puzzle, id=f"{kind}-{seed}{letter}")


def begins_turn(s: State, seat: int) -> bool:
    """Whether nothing of a turn has been done yet."""
    asked = s.phase == ACTIONS and s.top_kind() == AWAIT_TURN and s.depth == 1
    return asked and s.seats[OPEN + seat] == BOTH_ARROWS and not s.journey and not s.token_used


def drawn_game(seed: int) -> tuple[maharaja.Game, str]:
    dice = Dice(seed + 1)
    players = PLAYERS[dice.below(len(PLAYERS))]
    level = LEVELS[dice.below(len(LEVELS))]
    options = {"players": players, "open_prestige": True, **VARIANTS[dice.below(len(VARIANTS))]}
    board = BOARDS[dice.below(len(BOARDS))] if players == SMALLEST else BOARDS[0]
    return maharaja.new_game(board=board, seed=seed, **options), level


def drawing(s: State) -> str:
    return draw(dump_state(s))


def last_turn(s: State, seat: int, source: Source) -> Iterator[Ending]:
    """With the plan that was made, and as if others had been; those that make a puzzle.

    What is planned is part of the position, like everything else in it.
    """
    dice = Dice(source.seed + 1)
    plans = [int(plan) for plan in dice.shuffled(int(PLANS_IN_ALL), 0)]
    few = [plan for plan in plans if builds_little(plan)]
    for plan in [None, *plans[:ANY_PLANS], *few[:FEW_TURNS]]:
        planned = s.copy()
        if plan is not None:
            assign_plan(planned, seat, plan)
        yield from ending(planned, seat, source)


def builds_little(plan: int) -> bool:
    """Whether there are few turns with a plan: shrines can go to too many places."""
    return all(int(PAIRS[2 * plan + arrow]) in WITHOUT_SHRINES for arrow in (0, 1))


def ending(s: State, seat: int, source: Source) -> Iterator[Ending]:
    """The last turn, if one turn is best: with so much prestige that this one wins."""
    s = as_read(s)
    proof = prove(s, seat, None)
    if proof is None or not is_puzzle(proof):
        return
    if not wins_alone(proof):
        s = balanced(s, seat, proof, source.seed)
        proof = prove(s, seat, None)
    if proof is None or not wins_alone(proof) or not is_puzzle(proof):
        return
    yield Ending(
        id="",
        seat=seat,
        difficulty=difficulty_of(s, seat, None, proof, TRIES * MOST_POSITIONS),
        themes=themes_of(game_of(s), seat, proof.line),
        position=drawing(s),
        source=source,
        **ending_figures(proof),
    )


def balanced(s: State, seat: int, proof: Proof, seed: int) -> State:
    """The same position at a closer score: the best turn wins, the next best does not.

    Games between bots are seldom decided by the last turn. So everybody's prestige but the own is
    raised, or the own, by what is missing; nothing else is changed.
    """
    best, second = margin_of(proof.best), margin_of(proof.second)
    ahead = 1 + int(Dice(seed + 1).below(max(1, min(CLOSEST, best - second))))
    s = s.copy()
    for other in range(s.rules.players):
        if other == seat:
            s.seats[PRESTIGE + other] += max(0, ahead - best)
        else:
            s.seats[PRESTIGE + other] += max(0, best - ahead)
    return as_read(s)


def is_puzzle(proof: Proof) -> bool:
    return proof.ties == 1 and proof.turns >= LEAST_TURNS and proof.close > 1


def study(s: State, seat: int, source: Source) -> Iterator[Study]:
    """A goal for some turn of the game: the first of those that one way alone reaches."""
    s = as_read(s)
    for goal in goals(s, seat):
        proof = prove(s, seat, goal)
        if proof is None:
            return
        if proof.best <= MISSED or not is_puzzle(proof):
            continue
        city = None if goal.first_in == 0 else s.board.junction_ids[goal.first_in]
        yield Study(
            id="",
            seat=seat,
            difficulty=difficulty_of(s, seat, goal, proof, TRIES * MOST_POSITIONS),
            themes=themes_of(game_of(s), seat, proof.line),
            position=drawing(s),
            source=source,
            first=city,
            statues=int(goal.statues),
            prestige=int(goal.prestige),
            **study_figures(proof),
        )
        return


def goals(s: State, seat: int) -> Iterator[Goal]:
    """To be first where the Maharaja is, or in another city; with one statue more than now."""
    cities = [int(s.maharaja), *(c for c in range(1, s.board.cities + 1) if c != s.maharaja)]
    for city in cities:
        if ranking(s, city)[0] != seat:
            yield Goal(city, 0, 0)
    yield Goal(0, int(statues_on_map(s, seat)) + 2, 0)
    yield Goal(0, 0, int(s.seats[PRESTIGE + seat]) + 3)


def as_read(s: State) -> State:
    """As the puzzle's drawing will be read."""
    return game_of(s).state


def game_of(s: State) -> maharaja.Game:
    return load_game(s.board, read(drawing(s)))
