"""What a searching bot thinks of a position: everybody's chance to win, and the best choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from maharaja import boards
from maharaja.bots.heuristic.greedy import chances_after
from maharaja.bots.protocol.view_reader import state_from_view
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_loop import iterate
from maharaja.engine.analysis.information_set import determinize
from maharaja.engine.board import Board
from maharaja.engine.choices import ITEMS, TO_PLAN, Choices
from maharaja.engine.dice import Dice
from maharaja.engine.game import Game
from maharaja.engine.ids import AWAIT_BUILDING, AWAIT_PLANS, AWAIT_TURN, FINISHED, PLANNING
from maharaja.engine.play import list_legal
from maharaja.engine.state import PRESTIGE, State
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.notation import choice_text
from maharaja.errors import SetupError
from maharaja.json_types import View

SAMPLES = 12  # rounds played out for the chances
ITERATIONS = 400  # of the search for the best choices


@dataclass(frozen=True)
class Advice:
    """A choice, what it leads to, and how good that is."""

    choice: str
    line: list[str]  # the own turn expected, the choice first unless it is a plan
    chance: float  # to win
    tried: int  # iterations of the search; 0 where there was nothing to search


def evaluate(
    position: Game | View,
    *,
    seat: int | None = None,
    prestige: Sequence[int] | None = None,
    seen: Iterable[int] = (),
    board: Board | None = None,
    samples: int = SAMPLES,
    seed: int = 1,
    settings: Settings | None = None,
) -> list[float]:
    """Every seat's chance to win as one seat can know it; together 1.

    A game is looked at as ``seat`` knows it (by default who has to act) that has heard all of it.
    A view is its seat's; where it hides totals, ``prestige`` has to give every seat's, as counted
    from the events. ``seen``: characters of a solo game known from before.
    """
    at_least_one(samples, "samples")
    information_set, viewer = information_set_of_position(position, seat, prestige, seen, board)
    search = RoundSearch(settings or Settings(), learned_evaluator())
    if information_set.phase == FINISHED or information_set.phase < PLANNING:
        chances = search.evaluator.chances(determinize(information_set, viewer, Dice(seed)))
    else:
        chances = search.outlook(information_set, viewer, seed, samples)
    return list(chances)[: information_set.rules.players]


def best(
    position: Game | View,
    n: int = 3,
    *,
    seat: int | None = None,
    prestige: Sequence[int] | None = None,
    seen: Iterable[int] = (),
    board: Board | None = None,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seed: int = 1,
    settings: Settings | None = None,
) -> list[Advice]:
    """The ``n`` best plans, turns or answers for one seat, best first; as for ``evaluate``."""
    at_least_one(n, "n")
    at_least_one(iterations, "iterations")
    information_set, viewer = information_set_of_position(position, seat, prestige, seen, board)
    legal = Choices()
    list_legal(information_set, viewer, legal)
    if legal.count == 0:
        raise SetupError("error-option-nothing-to-decide", at="view", seat=viewer)
    if information_set.top_kind() not in (AWAIT_PLANS, AWAIT_TURN, AWAIT_BUILDING):
        return best_answers(information_set, viewer, legal.as_list(), n, seed)
    search = RoundSearch(settings or Settings(), learned_evaluator())
    search.begin(information_set, viewer, seed)
    if not search.tally().counts:  # a duty that can be done only where the search does not look
        return best_answers(information_set, viewer, legal.as_list(), n, seed)
    iterate(search, iterations, seconds)
    tally = search.tally()
    found = []
    for i in search.ranking()[:n]:
        path = search.expected_turn(i) if search.planning else search.path(i)
        line = [choice_text(information_set.board, choice) for choice in path]
        plan = choice_text(information_set.board, TO_PLAN * ITEMS + i)
        chance = tally.totals[i] / tally.counts[i]
        found.append(Advice(plan if search.planning else line[0], line, chance, tally.counts[i]))
    return found


def best_answers(
    information_set: State, seat: int, legal: list[int], n: int, seed: int
) -> list[Advice]:
    """Where there is nothing to search: every answer is tried out."""
    evaluator = learned_evaluator()
    whole = determinize(information_set, seat, Dice(seed))
    found = []
    for choice in legal:
        text = choice_text(information_set.board, choice)
        found.append(Advice(text, [text], chances_after(whole, seat, choice, evaluator)[seat], 0))
    return sorted(found, key=lambda advice: -advice.chance)[:n]


def information_set_of_position(
    position: Game | View,
    seat: int | None,
    prestige: Sequence[int] | None,
    seen: Iterable[int],
    board: Board | None,
) -> tuple[State, int]:
    """What a seat knows, with every total that can be counted, and whose knowledge it is."""
    if isinstance(position, Game):
        viewer = (position.to_act() or [0])[0] if seat is None else seat
        known = position.public_knowledge()
        view, totals = position.view(viewer), prestige or known.prestige
        return information_set_from_view(view, totals, [*known.characters, *seen], position.board)
    if seat is not None:
        raise SetupError("error-option-seat-of-view", at="seat")
    return information_set_from_view(position, prestige, seen, board)


def information_set_from_view(
    view: View, prestige: Sequence[int] | None, seen: Iterable[int], board: Board | None
) -> tuple[State, int]:
    """The information set a view describes, and whose it is."""
    reader = Reader(view, "view")
    if board is None:
        shipped = boards.available()
        board = boards.load(shipped[reader.at("board").at("id").name(shipped)])
    information_set = state_from_view(board, view, seen)
    players = int(information_set.rules.players)
    if not reader.has("seat"):
        raise SetupError("error-option-spectator", at="view")
    seat = reader.at("seat").number(0, players - 1)
    if prestige is not None and len(prestige) != players:
        found = len(prestige)
        raise SetupError("error-option-totals", at="prestige", found=found, wanted=players)
    for other, row in enumerate(reader.at("seats").items()):
        if not row.has("prestige"):
            if prestige is None:
                raise SetupError("error-option-totals-hidden", at="prestige")
            information_set.seats[PRESTIGE + other] = prestige[other]
    return information_set, seat


def at_least_one(number: int, name: str) -> None:
    if number < 1:
        raise SetupError("error-option-too-few", at=name, number=number)
