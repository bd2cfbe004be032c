"""A table: what its log adds up to. No input, no output: entries in, what they did out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Raw

from maharaja.engine.analysis.public_knowledge import characters_in_events, totals_after
from maharaja.engine.analysis.score_sheet import final_ranking
from maharaja.engine.board import Board
from maharaja.engine.ids import BRAHMABOT
from maharaja.engine.state import Stage
from maharaja.json_types import GameEvent
from maharaja.server.tables import clocks, log_bounds, standing_orders
from maharaja.server.tables.bot_names import bot_name
from maharaja.server.tables.chairs import BRAHMABOT_KIND, FREE, PERSON, Chair, Chairs, seated
from maharaja.server.tables.finished_game import former_players, is_for_everybody
from maharaja.server.tables.log_entries import (
    PRIVATE,
    Chosen,
    Closed,
    DeadlineSet,
    EntryBody,
    Hinted,
    Left,
    OrdersSet,
    OrderStopped,
    Rematch,
    Sat,
    Shared,
    StandIn,
    Undone,
    Warned,
    decoded,
    read_header,
)
from maharaja.server.tables.request_keys import Keys
from maharaja.server.tables.starting_position import (
    StartingPosition,
    begin,
    commitment_of,
    options_of,
)
from maharaja.store import rows
from maharaja.store.rows import Entry, Standing, TableRow

PLANNING = "planning"
END = "end"  # ends a turn for good, so it is never made for anybody

NOTHING = Raw(b"[]")  # the events of most entries that are no choices


@dataclass(frozen=True, slots=True)
class Made:
    """A choice in force: whose, and what has to be known to take it back."""

    seat: int
    choice: str
    undoable: bool
    auto_answer: bool
    prestige: tuple[int, ...]  # as everybody could count it before
    seen: frozenset[int]  # characters that had shown up before


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry of the log and what it did."""

    entry: Entry[EntryBody]
    events: Raw  # the same bytes for everybody who is told of them
    only: int | None  # the seat that alone may notice it: a plan set anew (Q-P1), a deadline, ...
    public: int  # sequence number of those who notice nothing else
    own: tuple[int, ...]  # and of each seat
    # The states it went through and the one it led to, until followers have been told of it.
    stages: list[Stage] = field(default_factory=list)

    def sequence(self, seat: int | None) -> int:
        return self.public if seat is None else self.own[seat]

    def noticed_by(self, seat: int | None) -> bool:
        return self.only is None or self.only == seat


class Table:
    """One table at one moment of its log."""

    def __init__(self, row: TableRow, board: Board, begun: StartingPosition | None = None) -> None:
        """``begun``: what the header leads to, if that is known already."""
        self.id = row.id
        self.host = row.host
        self.public = row.public
        self.created = row.created
        self.changed = row.created  # when everybody could last see a change
        header = read_header(row.header)
        begun = begun or begin(header, board)
        # An imported game is in memory once: as the game, not as the JSON it came in.
        self.header = msgspec.structs.replace(header, record=None, position=None)
        self.number = 0  # of the last entry
        self.closed = False
        self.rematches: tuple[Rematch, ...] = ()  # the last one counts
        self.game = begun.game
        self.options = options_of(self.game, self.header)
        self.options_told = Raw(msgspec.json.encode(self.options))
        self.commitment = commitment_of(self.header)
        seats = self.game.seats
        self.prestige, self.seen = begun.prestige, begun.seen
        self.chairs = Chairs([Chair()] * seats)
        if self.header.solo:
            self.chairs = self.chairs.changed(BRAHMABOT, Chair(kind=BRAHMABOT_KIND))
        self.sharing: frozenset[str] = frozenset()  # who would show the game to everybody
        self.begun = False
        self.ended = row.created if self.game.finished else None  # when the game was over
        self.leavers: frozenset[str] = frozenset()  # who gave a seat up during the game
        self.banned: frozenset[str] = frozenset()  # who may not sit down here again
        self.fence = self.game.copy()  # behind the last choice that cannot be taken back
        self.made: list[Made] = []  # that choice and those behind it that are in force
        self.noticed = 0  # entries that everybody notices
        self.replanned = [0] * seats  # entries that only the seat itself notices
        self.asked = [0] * seats  # each seat's sequence number when the present question came up
        self.hints = [0] * seats  # how often each seat was given one
        self.hinted = [-1] * seats  # ``asked`` of the question that a seat had its last hint for
        self.keys = Keys()
        self.spent: dict[tuple[str, int], int] = {}  # of the bounds of its log
        self.pace = self.header.pace
        self.clocks = clocks.new_clocks(self.pace, seats)
        self.counted: list[str | None] = [None] * seats  # the last move that a bot made for want
        self.stand_ins: frozenset[int] = frozenset()  # of time; seats with a bot for one question
        self.orders: tuple[standing_orders.Orders, ...] = ({},) * seats

    def copy(self) -> Table:
        """An independent copy, to try things out on."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)  # a third of the time that copy.copy takes
        other.game = self.game.copy()
        other.replanned = list(self.replanned)
        other.asked = list(self.asked)
        other.hints = list(self.hints)
        other.hinted = list(self.hinted)
        other.counted = list(self.counted)
        other.keys = self.keys.copy()
        other.spent = dict(self.spent)
        return other

    # --- looking ---

    @property
    def status(self) -> str:
        if self.closed:
            return rows.CLOSED
        if self.game.finished:
            return rows.FINISHED
        return rows.RUNNING if self.begun else rows.WAITING

    def sequence(self, seat: int | None) -> int:
        """How many log entries the seat, or a spectator, has noticed."""
        return self.noticed if seat is None else self.noticed + self.replanned[seat]

    def seats_of(self, *person_ids: str) -> list[int]:
        """Seats of whoever has these identities."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if not chair.person_ids.isdisjoint(person_ids)
        ]

    def free(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == FREE]

    @property
    def allows_hints(self) -> bool:
        """Everybody has agreed by sitting down, or nobody is there whom it could disturb."""
        places = [chair for chair in self.chairs if chair.kind in (PERSON, FREE)]
        return self.header.hints or len(places) <= 1

    def to_act(self) -> list[int]:
        """Seats that have to decide, while the game is on."""
        return self.game.to_act() if self.status == rows.RUNNING else []

    def bot_level(self, seat: int) -> str | None:
        """Of the bot that decides for the seat now; None: the person does."""
        if seat in self.stand_ins and self.pace is not None:
            return self.chairs[seat].level or self.pace.level
        return self.chairs[seat].level

    def bots_to_act(self) -> list[int]:
        """Seats that have to decide and are played by bots."""
        return [seat for seat in self.to_act() if self.bot_level(seat) is not None]

    def auto_answer(self) -> Chosen | None:
        """The answer without an alternative that somebody wants to be made for them."""
        for seat in self.to_act():
            chair = self.chairs[seat]
            if chair.auto_answer and chair.level is None:
                legal = self.game.legal_texts(seat)
                if len(legal) == 1 and legal[0] != END:
                    return Chosen(seat=seat, choice=legal[0], auto_answer=True)
        return None

    def standing(self) -> Standing:
        """What lists of tables need; nothing secret."""
        summary: dict[str, Any] = {
            "board": self.header.board,
            "options": self.options_told,
            "round": self.game.round,
            "to_act": self.to_act(),
            "chairs": self.chairs.listed,
        }
        if self.game.finished:
            summary["ended"] = self.ended
            summary["shared"] = is_for_everybody(self)
            summary["results"] = [
                {"rank": row["rank"], "points": row["total"], "won": row["won"]}
                for row in sorted(final_ranking(self.game.state), key=itemgetter("seat"))
            ]
        return Standing(
            status=self.status,
            bots=bool(self.bots_to_act()),
            summary=msgspec.json.encode(summary).decode(),
            free=len(self.free()) if self.status == rows.WAITING else 0,
            people=self.chairs.people.union(
                (rows.NO_SEAT, person_id) for person_id in former_players(self)
            ),
            due=clocks.due(self),
        )

    # --- going on ---

    def fold(self, entry: Entry[str], watched: bool = False) -> AppliedEntry:
        """Take in the next entry; the log is trusted, it was checked before it was written."""
        return self.apply(decoded(entry), watched=watched)

    def apply(
        self, entry: Entry[EntryBody], parsed: int | None = None, watched: bool = True
    ) -> AppliedEntry:
        """Take in an entry; Refused if its choice is not legal, and then this table is no more use.

        ``parsed``: its choice as a number, if somebody has parsed it already. ``watched``: its
        stages are to be shown; never those of a plan that only its own seat may notice.
        """
        body = entry.body
        planning = self.game.phase == PLANNING
        log_bounds.spend(self, body)
        only: int | None
        if isinstance(body, Chosen):
            only, events, stages = self._choose(body, parsed)
        else:
            only, events, stages = body.seat if isinstance(body, PRIVATE) else None, [], []
            self._change(body, entry.at)
        self.begun = self.begun or not self.free()
        if self.pace is not None:
            clocks.take_in(self, entry)
        if self.game.finished and self.ended is None:
            self.ended = entry.at
        self._count(entry, only)
        # While others plan, a seat's question stays the same.
        if isinstance(body, (Chosen, Undone)) and not (planning and self.game.phase == PLANNING):
            self.asked = self._sequences()
        if entry.key is not None and body.seat is not None:
            self.keys[body.seat, entry.key] = (request_of(body), self.sequence(body.seat))
        stages.append(Stage(len(events), self.game.state.copy()))
        return AppliedEntry(
            entry,
            Raw(msgspec.json.encode(events)) if events else NOTHING,
            only,
            self.noticed,
            tuple(self._sequences()),
            stages if watched and only is None else [],
        )

    def _count(self, entry: Entry[EntryBody], only: int | None) -> None:
        """One more entry, which everybody notices, or ``only`` one seat."""
        self.number = entry.number
        if only is None:
            self.noticed += 1
            self.changed = entry.at
        else:
            self.replanned[only] += 1

    def _sequences(self) -> list[int]:
        return [self.sequence(seat) for seat in range(len(self.chairs))]

    def _change(self, body: EntryBody, at: float) -> None:
        """What an entry does that is no choice."""
        match body:
            case Undone():
                self._undo(body.back)
            case Closed():
                self.closed = True
            case Rematch():
                self.rematches += (body,)
            case Shared():
                self.sharing |= {body.person_id}
            case Hinted(seat=seat):
                assert seat is not None
                self.hints[seat] += 1
                self.hinted[seat] = self.asked[seat]
            case OrdersSet() | OrderStopped():
                self._order(body)
            case DeadlineSet() | Warned() | StandIn():
                pass  # of the clocks
            case _:
                assert body.seat is not None
                self._sit(body.seat, body, at)

    def _sit(self, seat: int, body: EntryBody, at: float) -> None:
        before = self.chairs[seat]
        now = seated(before, body, at, bot_name(self.id, seat))
        self.chairs = self.chairs.changed(seat, now)
        if isinstance(body, Left) and body.banned:
            self.banned |= before.person_ids
        if isinstance(body, (Left, Sat)) and self.begun:
            self.leavers |= before.person_ids
            self.orders = (*self.orders[:seat], {}, *self.orders[seat + 1 :])

    def _order(self, body: OrdersSet | OrderStopped) -> None:
        seat = body.seat
        assert seat is not None
        if isinstance(body, OrdersSet):
            now = body.orders
        else:
            now = {verb: items for verb, items in self.orders[seat].items() if verb != body.order}
        self.orders = (*self.orders[:seat], now, *self.orders[seat + 1 :])

    def _choose(
        self, body: Chosen, parsed: int | None
    ) -> tuple[int | None, list[GameEvent], list[Stage]]:
        assert body.seat is not None
        planning = self.game.phase == PLANNING
        only = body.seat if self.is_replanning(body.seat) else None
        before = self.game.mark()
        events, stages = self.game.watch(body.seat, body.choice if parsed is None else parsed)
        undoable = not planning and self.game.mark() == before
        if only is None:
            made = Made(
                body.seat, body.choice, undoable, body.auto_answer, self.prestige, self.seen
            )
            self.made = [*self.made, made] if undoable else [made]
            self.prestige = totals_after(self.prestige, events)
            self.seen |= characters_in_events(events)
        if not undoable:
            self.fence = self.game.copy()
        return only, events, stages

    def is_replanning(self, seat: int) -> bool:
        """Whether a choice of the seat would take the place of its plan."""
        return self.game.phase == PLANNING and seat not in self.game.to_act()

    def _undo(self, back: int) -> None:
        """Replay from the fence, so that the work does not grow with the game."""
        first = self.made[-back]
        self.made = self.made[:-back]
        self.prestige, self.seen = first.prestige, first.seen
        self.game = self.fence.copy()
        for made in self.made:
            if made.undoable:
                self.game.choose(made.seat, made.choice)


def request_of(body: EntryBody) -> str:
    """What a client asked for, to tell a repeated request from another with the same key."""
    return f"choice {body.choice}" if isinstance(body, Chosen) else "undo"


def load(
    row: TableRow, board: Board, entries: Sequence[Entry[str]]
) -> tuple[Table, list[AppliedEntry]]:
    """A table from its log, and what every entry did."""
    table = Table(row, board)
    return table, [table.fold(entry) for entry in entries]
