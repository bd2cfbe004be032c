"""Whole turns: journeys, buildings, abilities and tokens in every sensible order, best first kept.

A turn is searched in layers. One layer adds one thing that counts (an action with its follow-ups, a
building, an ability); journeys to any reachable place come free before it. After each layer the
best few positions go on, equal ones only once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.evaluation import MARKS, SPREAD, Estimates, Weights, value
from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_CLOSE,
    TO_END_TURN,
    TO_PERFORM,
    TO_TRAVEL,
    Buffers,
    Choices,
)
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS_IN_ALL,
    AWAIT_BUILDING,
    AWAIT_TURN,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
)
from maharaja.engine.play import apply, list_legal, may_answer
from maharaja.engine.rules.building import STARTED, owes_city_shrine
from maharaja.engine.rules.pieces import VACANCIES, place_shrine
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.rules.travel import CLOSED, road_toll
from maharaja.engine.rules.turn import can_perform, may_end_turn
from maharaja.engine.state import (
    ABILITIES,
    COINS,
    EARNED,
    OPEN,
    PLAN_A,
    PRIEST,
    SHRINES,
    State,
)

MOST_LAYERS: Final[i64] = 10  # two arrows, a token, three two-part builds, abilities: enough
MOST_VILLAGES: Final[i64] = 5  # village sites worth a look in one turn
WORST: Final[float] = -1000000.0
GRAIN: Final[i64] = 1000  # steps in a random number between 0 and 1


class EvaluationNoise:
    """Random errors in evaluations, up to half the scale either way; 0 for none."""

    def __init__(self, scale: float, seed: i64) -> None:
        self.scale = scale
        self.dice = Dice(seed)

    def sample(self) -> float:
        if self.scale == 0.0:
            return 0.0
        return self.scale * (float(self.dice.below(GRAIN)) / float(GRAIN) - 0.5)


class Line:
    """Some choices of a turn and where they lead."""

    def __init__(self, state: State, path: list[int], first: i64, second: i64) -> None:
        self.state = state
        self.path = path
        self.first = first  # planned actions tried out so far, NOBODY for none
        self.second = second
        self.worth: float = WORST


class End:
    """A whole turn: what it is worth to who plays it, where it leads, and how."""

    def __init__(self, worth: float, mark: i64, state: State, path: list[int]) -> None:
        self.worth = worth
        self.mark = mark  # equal for equal positions
        self.state = state  # just before the turn ends
        self.path = path  # with the end of the turn


class TurnSearch:
    """Looks for the best turn of one seat; the same question gives the same answer.

    With ``most_ends`` it also keeps so many different turns, best first, in ``ends``.
    """

    def __init__(self, weights: Weights, width: i64, noise: EvaluationNoise) -> None:
        self.weights = weights
        self.noise = noise
        self.width = width
        self.scratch = Estimates()
        self.seat: i64 = 0
        self.free_arrows = False
        self.root: State | None = None
        self.villages: i64 = 0  # bit per village site worth a look, once somebody asks
        self.villages_known = False
        self.seen: set[int] = set()
        self.best_path: list[int] = []
        self.best_worth: float = WORST
        self.plan_worth: list[float] = [WORST] * PLANS_IN_ALL
        self.most_ends: i64 = 0
        self.most_villages: i64 = MOST_VILLAGES
        self.ends: list[End] = []
        self.buffer = Choices()  # for lists that are read before the next one is made
        self.buffers = Buffers()  # for the others

    def run(self, root: State, seat: i64, free_arrows: bool) -> None:
        """Search the turn that ``root`` is in.

        With ``free_arrows`` the two planned actions are open to choice, as when planning;
        ``plan_worth`` then tells the best outcome found for each plan.
        """
        self.seat = seat
        self.free_arrows = free_arrows
        self.seen = set()
        self.best_path = []
        self.best_worth = WORST
        self.plan_worth = [WORST] * PLANS_IN_ALL
        self.ends = []
        start = Line(root.copy(), [], NOBODY, NOBODY)
        if free_arrows:
            start.state.seats[OPEN + seat] = 0
        self.root = root
        self.villages_known = self.noise.scale > 0.0  # who errs does so in a fixed order
        if self.villages_known:
            self.villages = self._best_villages(root)
        layer = [start]
        if not self._is_resting(root):  # a question is half answered: go on from its answers
            layer = []
            self._unfold(start, True, layer)
        depth: i64 = 0
        while layer and depth < MOST_LAYERS:
            following: list[Line] = []
            for line in layer:
                self._grow(line, following)
            layer = self._prune(following)
            depth += 1

    def evaluate(self, s: State) -> float:
        return value(s, self.seat, self.weights, self.scratch) + self.noise.sample()

    def guess(self, s: State, other: i64) -> i64:
        """What somebody else answers in the middle of the turn: the first thing there is."""
        list_legal(s, other, self.buffer)
        return self.buffer.items[0]

    # --- growing lines ---

    def _grow(self, line: Line, out: list[Line]) -> None:
        self.consider_end(line)
        self._grow_here(line, True, out)
        for spot in self._journeys(line):
            self.consider_end(spot)
            self._grow_here(spot, False, out)

    def _journeys(self, line: Line) -> list[Line]:
        """The cheapest way to every other place the priest can reach now."""
        s = line.state
        board = s.board
        here = s.seats[PRIEST + self.seat]
        tolls = vec[i64]([CLOSED] * (board.cities + 1))
        came_by = vec[i64]([-1] * (board.cities + 1))
        done: i64 = 0
        tolls[here] = 0
        spots: list[Line] = []
        junction: i64
        i: i64
        while True:
            nearest: i64 = -1
            for junction in range(board.cities + 1):
                if (done >> junction) & 1 or tolls[junction] >= CLOSED:
                    continue
                if nearest < 0 or tolls[junction] < tolls[nearest]:
                    nearest = junction
            if nearest < 0:
                return spots
            done |= 1 << nearest
            if nearest != here:
                spots.append(self._walk(line, here, nearest, came_by))
            for i in range(board.first_road[nearest], board.first_road[nearest + 1]):
                toll = tolls[nearest] + road_toll(s, self.seat, board.adjacent[i])
                end = board.across[i]
                open_way = toll <= s.seats[COINS + self.seat] and (s.journey >> end) & 1 == 0
                if open_way and toll < tolls[end]:
                    tolls[end] = toll
                    came_by[end] = board.adjacent[i]

    def _walk(self, line: Line, here: i64, goal: i64, came_by: vec[i64]) -> Line:
        board = line.state.board
        roads: list[int] = []
        place = goal
        while place != here:
            road = came_by[place]
            roads.append(road)
            place = board.road_a[road] + board.road_b[road] - place
        roads.reverse()
        spot = Line(line.state.copy(), line.path[:], line.first, line.second)
        choice: i64
        for road in roads:
            choice = TO_TRAVEL * ITEMS + road
            spot.path.append(choice)
            apply(spot.state, self.seat, choice)
        return spot

    def _grow_here(self, line: Line, at_home: bool, out: list[Line]) -> None:
        """Everything that can be done on the spot.

        Village shrines need no priest (SHRINE-9), so they are tried only before a journey.
        """
        if self.free_arrows and line.state.top_kind() == AWAIT_TURN:
            self._try_actions(line, at_home, out)
        buffer = self.buffers.lend()
        list_legal(line.state, self.seat, buffer)
        i: i64
        for i in range(buffer.count):
            choice = buffer.items[i]
            kind = choice // ITEMS
            if kind not in (TO_TRAVEL, TO_END_TURN) and self._is_worth_a_look(choice, at_home):
                self._follow(line, choice, at_home, out)
        self.buffers.take_back()

    def _try_actions(self, line: Line, at_home: bool, out: list[Line]) -> None:
        """Planning: perform any action as if an arrow showed it."""
        if line.second != NOBODY:
            return
        s = line.state
        action: i64
        # Two different actions are tried in both orders; the same pair is one plan.
        for action in range(ACTIONS_IN_ALL):
            if can_perform(s, self.seat, action):
                s.seats[PLAN_A + self.seat] = action
                s.seats[OPEN + self.seat] = 1
                trial = Line(s, line.path, line.first, line.second)
                if trial.first == NOBODY:
                    trial.first = action
                else:
                    trial.second = action
                self._follow(trial, TO_PERFORM * ITEMS + action, at_home, out)
                s.seats[OPEN + self.seat] = 0

    def _follow(self, line: Line, choice: i64, at_home: bool, out: list[Line]) -> None:
        """Make a choice, then answer its follow-up questions in every way."""
        after = Line(line.state.copy(), [*line.path, choice], line.first, line.second)
        apply(after.state, self.seat, choice)
        self._unfold(after, at_home, out)

    def _unfold(self, line: Line, at_home: bool, out: list[Line]) -> None:
        s = line.state
        self._answer_for_others(s)
        if s.phase == FINISHED or s.phase == PLANNING or self._is_resting(s):
            self._keep(line, out)
            return
        buffer = self.buffers.lend()
        list_legal(s, self.seat, buffer)
        i: i64
        for i in range(buffer.count):
            if self._is_worth_a_look(buffer.items[i], at_home):
                self._follow(line, buffer.items[i], at_home, out)
        self.buffers.take_back()

    def _answer_for_others(self, s: State) -> None:
        """A robbed player picks anew in the middle of the turn."""
        while s.phase != FINISHED and s.phase != PLANNING and s.top_seat() != self.seat:
            other = s.top_seat()
            apply(s, other, self.guess(s, other))

    def _is_worth_a_look(self, choice: i64, at_home: bool) -> bool:
        if choice // ITEMS != TO_BUILD_SHRINE_IN_VILLAGE:
            return True
        if not at_home:
            return False
        if not self.villages_known and self.root is not None:
            self.villages = self._best_villages(self.root)
            self.villages_known = True
        return (self.villages >> (choice % ITEMS)) & 1 == 1

    def _is_resting(self, s: State) -> bool:
        """Whether the turn can go anywhere from here: no question is half answered."""
        kind = s.top_kind()
        return kind == AWAIT_TURN or (kind == AWAIT_BUILDING and s.top_arg() & STARTED != 0)

    def _keep(self, line: Line, out: list[Line]) -> None:
        mark = position_mark(line.state) * 1000 + (line.first + 1) * 10 + line.second + 1
        if mark in self.seen:
            return
        self.seen.add(mark)
        line.worth = self.evaluate(line.state)
        out.append(line)

    def consider_end(self, line: Line) -> None:
        """If the turn may end here, see whether that is the best turn so far."""
        s = line.state
        closing: list[int] = []
        if s.top_kind() == AWAIT_BUILDING:
            if owes_city_shrine(s, self.seat, s.top_arg()):
                return  # the action cannot be closed here (Q-B8)
            s = s.copy()
            apply(s, self.seat, TO_CLOSE * ITEMS)
            closing.append(TO_CLOSE * ITEMS)
        if not self.free_arrows:
            is_asked = may_answer(s, self.seat) and s.top_kind() == AWAIT_TURN
            if not is_asked or not may_end_turn(s, self.seat):
                return
        worth = self.evaluate(s)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_path = [*line.path, *closing, TO_END_TURN * ITEMS]
        if self.most_ends > 0:
            self.note_end(worth, s, line.path, closing)
        if self.free_arrows:
            self._note_plan(line, worth, closing)

    def _note_plan(self, line: Line, worth: float, closing: list[int]) -> None:
        """Remember how good the plan is that the line has carried out."""
        if line.second != NOBODY:
            plan = plan_of(line.first, line.second)
            self.plan_worth[plan] = max(self.plan_worth[plan], worth)

    def note_end(self, worth: float, s: State, path: list[int], closing: list[int]) -> None:
        """Keep the turn if it is among the best and leads where no other does."""
        ends = self.ends
        if len(ends) == self.most_ends and worth <= ends[-1].worth:
            return
        mark = position_mark(s)
        place = 0
        for end in ends:
            if end.mark == mark:
                return
            if end.worth >= worth:
                place += 1
        ends.insert(place, End(worth, mark, s, [*path, *closing, TO_END_TURN * ITEMS]))
        if len(ends) > self.most_ends:
            ends.pop()

    # --- keeping few ---

    def _prune(self, lines: list[Line]) -> list[Line]:
        """The best ``width`` lines, best first."""
        kept: list[Line] = []
        i: i64
        for i in range(self.width):
            best: Line | None = None
            for line in lines:
                if line.worth > WORST and (best is None or line.worth > best.worth):
                    best = line
            if best is None:
                break
            kept.append(Line(best.state, best.path, best.first, best.second))
            best.worth = WORST
        return kept

    def _best_villages(self, s: State) -> i64:
        """The few village sites that help most, evaluated one at a time."""
        if s.seats[SHRINES + self.seat] == 0:
            return 0
        row = (s.rules.capacity - 1) * 64 + self.seat * 16
        sites: list[tuple[float, int]] = []
        village: i64
        for village in range(s.board.villages):
            if VACANCIES[row + s.villages[village]]:
                trial = s.copy()
                place_shrine(trial, self.seat, TO_BUILD_SHRINE_IN_VILLAGE, village, SHRINES)
                sites.append((-self.evaluate(trial), village))
        sites.sort()
        mask: i64 = 0
        for site in sites[: self.most_villages]:
            mask |= 1 << site[1]
        return mask


def position_mark(s: State) -> i64:
    """A number for telling positions of one turn apart."""
    h: i64 = s.journey + s.token_used * 7 + s.depth
    h = mixed(h, s.seats, 0, EARNED)
    h = mixed(h, s.seats, ABILITIES, len(s.seats))  # where the prestige came from does not matter
    h = mixed(h, s.villages, 0, len(s.villages))
    h = mixed(h, s.cities, 0, len(s.cities))
    h = mixed(h, s.track, 0, len(s.track))
    return mixed(h, s.frames, 0, s.depth * 3)


def mixed(h: i64, cells: vec[i64], first: i64, end: i64) -> i64:
    """A mark with some more numbers taken in."""
    i: i64
    for i in range(first, end):
        h = (h * SPREAD + cells[i] + 2) & MARKS
    return h
