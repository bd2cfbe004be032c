"""Many games stepped in one call, for learners: what their seats see, in buffers made once.

Nothing is made anew in a step but the games that begin. All buffers are cells of the engine's; who
reads them from outside has windows on them (``adapters/batch.py``).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.analysis.observation import (
    BESIDE_THE_MAP,
    fill_course,
    fill_rules,
)
from maharaja.engine.analysis.observation_layout import new_sheet
from maharaja.engine.board import Board
from maharaja.engine.choices import VOCABULARY, Choices
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import FINISHED, NOBODY
from maharaja.engine.play import apply, list_legal, one_of
from maharaja.engine.rules.setup import random_setup
from maharaja.engine.state import ALL_SHARED, Rules, State
from maharaja.engine.text.record import begin

WIDEST: Final[i64] = 256  # legal choices of a seat; as many as ``Choices`` has room for


class Batch:
    """Games of one kind, each with the seat that has to act in it.

    With ``restart`` a game that is over is followed by the next one at once; else it stays over,
    with nothing legal, and what is chosen in it is not looked at. The first games have the seeds
    from ``seed`` on, the next ones those that follow.
    """

    def __init__(self, board: Board, rules: Rules, games: i64, seed: i64, restart: bool) -> None:
        self.board = board
        self.rules = rules
        self.games = games
        self.restart = restart
        self.sheet = new_sheet(board, games)
        self.masks: vec[u8] = vec[u8]([0] * (games * VOCABULARY))
        self.legal: vec[i64] = vec[i64]([0] * (games * WIDEST))
        self.counts: vec[i64] = vec[i64]([0] * games)
        self.seats: vec[i64] = vec[i64]([0] * games)  # that have to act
        self.seeds: vec[i64] = vec[i64]([0] * games)  # of the games that are shown
        self.ended: vec[u8] = vec[u8]([0] * games)  # by the last step
        self.illegal: vec[u8] = vec[u8]([0] * games)  # because of a choice that was not legal
        self.over: vec[u8] = vec[u8]([0] * games)  # and not begun anew
        self.picked: vec[i64] = vec[i64]([0] * games)
        self.states: list[State] = []
        self.last: list[State] = []  # of each game that has ended, as it was in the end
        self.ahead = new_sheet(board, 0)  # a row for each legal choice; see ``look_ahead``
        self._buffer = Choices()
        self._next = seed
        self._dice = Dice(seed)
        game: i64
        for game in range(games):
            first = self._new_state(game)
            self.states.append(first)
            self.last.append(first)
            fill_rules(first, self.sheet, game)
            self._look(game)

    def step(self, choices: bytes) -> None:
        """A choice for each game: two bytes, the lower one first."""
        masks, ended, illegal, over = self.masks, self.ended, self.illegal, self.over
        game: i64
        for game in range(self.games):
            ended[game] = 0
            illegal[game] = 0
            if over[game] != 0:
                continue
            choice: i64 = choices[2 * game] | (choices[2 * game + 1] << 8)
            s = self.states[game]
            if choice >= VOCABULARY or masks[game * VOCABULARY + choice] == 0:
                illegal[game] = 1
                self._end(game, s)
            else:
                apply(s, self.seats[game], choice)
                if s.phase == FINISHED:
                    self._end(game, s)
            self._look(game)

    def pick(self) -> None:
        """Any legal choice of each game into ``picked``; 0 where there is none."""
        game: i64
        for game in range(self.games):
            count = self.counts[game]
            if count > 0:
                self.picked[game] = self.legal[game * WIDEST + self._dice.below(count)]
            else:
                self.picked[game] = 0

    def look_ahead(self) -> None:
        """What every seat that has to act would see after each of its legal choices.

        Rows of ``ahead``, in the order of games and choices. Choices are carried out on what the
        seat knows: where one turns up what others have planned, its row does not tell it.
        """
        self._make_room()
        row: i64 = 0
        game: i64
        for game in range(self.games):
            count = self.counts[game]
            if count == 0:
                continue
            seat = self.seats[game]
            known = information_set_of(self.states[game], seat)
            i: i64
            for i in range(game * WIDEST, game * WIDEST + count):
                after = known.copy()
                apply(after, seat, self.legal[i])
                fill_course(after, seat, self.ahead, row)
                row += 1

    def _make_room(self) -> None:
        """For a row of each legal choice."""
        needed: i64 = 0
        game: i64
        for game in range(self.games):
            needed += self.counts[game]
        if needed <= self.ahead.rows:
            return
        self.ahead = new_sheet(self.board, 2 * needed)
        row: i64
        for row in range(2 * needed):
            fill_rules(self.states[0], self.ahead, row)

    def _end(self, game: i64, s: State) -> None:
        self.ended[game] = 1
        self.last[game] = s
        if self.restart:
            self.states[game] = self._new_state(game)
        else:
            self.over[game] = 1

    def _new_state(self, game: i64) -> State:
        seed = self._next
        self._next = (seed + 1) % SEED_LIMIT
        self.seeds[game] = seed
        return begin(self.board, self.rules, random_setup(self.board, self.rules, Dice(seed)))

    def _look(self, game: i64) -> None:
        """What the seat that has to act sees, and may choose; in the end what the last one sees."""
        masks, legal = self.masks, self.legal
        row = game * VOCABULARY
        begun = game * WIDEST
        i: i64
        for i in range(self.counts[game]):
            masks[row + legal[begun + i]] = 0
        self.counts[game] = 0
        s = self.states[game]
        before = self.seats[game]
        if self.over[game] == 0:
            seat = s.top_seat()
            if seat == NOBODY:  # planning: one after the other
                seat = one_of(s.top_arg())
            self.seats[game] = seat
            buffer = self._buffer
            list_legal(s, seat, buffer)
            items = buffer.items
            count = buffer.count
            self.counts[game] = count
            for i in range(count):
                choice = items[i]
                legal[begun + i] = choice
                masks[row + choice] = 1
        # What has been looked at counts as shared, so whoever writes to it tells (State.own).
        kept = s.shared
        if self.seats[game] != before:  # the map is turned to who looks at it
            kept &= BESIDE_THE_MAP
        s.shared = ALL_SHARED
        fill_course(s, self.seats[game], self.sheet, game, kept)
