"""Tables under any sequence of requests, beside a plain account of what they should have done.

A hypothesis machine drives a real service on a real SQLite file: people come and go, choose rightly
and wrongly, take back, follow, and the service is closed and opened again in between. Bots are
asked but have not come, so that nothing happens by itself; a test at the end plays with some that
have.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.extent import many
from support.game_kinds import KINDS, board, mixed_kind, new_game
from support.random_games import with_other_secrets
from support.server_process import unread
from support.tables import received

import maharaja
from maharaja.engine.dice import Dice
from maharaja.server import messages
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.settings import Settings
from maharaja.server.tables import (
    create_table,
    display_names,
    links,
    moves,
    queries,
    seats,
    serialize,
    watch,
)
from maharaja.server.tables.bot_names import bot_name
from maharaja.server.tables.log_entries import read_header
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table, load
from maharaja.server.tables.undo import undo_count
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.untraced

Words = dict[str, Any]
Answer = TypeVar("Answer")
PATIENCE = 60.0
PEOPLE = [*(letter * 64 for letter in "abcd"), None]
LEVELS = ["random", "novice", "adept"]
ANY = st.integers(0, 10**6)
WHO = st.sampled_from(PEOPLE)
FEW = st.integers(0, 3)


# --- the account ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sitting:
    """Who has a seat."""

    kind: str = "free"
    name: str = ""
    level: str | None = None
    auto_answer: bool = False
    holders: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Choice:
    """A choice in force."""

    seat: int
    text: str
    auto_answer: bool
    fenced: bool  # it cannot be taken back
    quiet: bool = False  # sets a plan anew that is older than the table


@dataclass
class Account:
    """A table as its people would tell of it."""

    name: str
    host: str
    public: bool
    begin: Callable[[], maharaja.Game]
    sittings: list[Sitting]
    game: maharaja.Game
    choices: list[Choice] = field(default_factory=list)
    begun: bool = False
    closed: bool = False
    lines: int = 0
    noticed: int = 0
    replanned: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    keys: dict[tuple[int, str], tuple[str, int]] = field(default_factory=dict)
    links: list[messages.TableLink] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=list)  # people who have sat down, seat by seat
    made_for: dict[str, int] = field(default_factory=dict)  # which of them a seat's link is for

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        if self.game.finished:
            return "finished"
        return "running" if self.begun else "waiting"

    def sequence(self, seat: int | None) -> int:
        return self.noticed + (0 if seat is None else self.replanned[seat])

    def seats_of(self, who: str | None) -> list[int]:
        return [seat for seat, sat in enumerate(self.sittings) if who in sat.holders]

    def free(self) -> list[int]:
        return [seat for seat, sat in enumerate(self.sittings) if sat.kind == "free"]

    def may_see(self, who: str | None, link: messages.TableLink | None) -> bool:
        return self.public or who == self.host or bool(self.seats_of(who)) or link is not None

    def to_take_back(self, seat: int, *, whole_turn: bool) -> int:
        """How many choices go; none, if the last willing one is behind a fence."""
        willing = self._willing(seat)
        if not willing:
            return 0
        return willing[-1] if whole_turn else willing[0]

    def undo_count(self, seat: int) -> int:
        return len(self._willing(seat))

    def _willing(self, seat: int) -> list[int]:
        """Of the seat's last choices up to a fence those that were its own will, counted back."""
        found: list[int] = []
        for back, choice in enumerate(reversed(self.choices), start=1):
            if choice.seat != seat or choice.fenced:
                break
            if not choice.auto_answer:
                found.append(back)
        return found

    # --- lines ---

    def sit(self, seat: int, sat: Sitting) -> None:
        if self.sittings[seat].kind != "person" and sat.kind == "person":
            self.arrivals[seat] += 1
        self.sittings[seat] = sat
        self._line(None)
        self._answer_by_force()

    def close(self) -> None:
        self.closed = True
        self._line(None)

    def choose(
        self, seat: int, text: str, key: str | None = None, *, auto_answer: bool = False
    ) -> None:
        planning = self.game.phase == "planning"
        anew = planning and seat not in self.game.to_act()
        before = self.game.mark()
        self.game.choose(seat, text)
        if anew:
            self._plan_anew(seat, text)
        else:
            fenced = planning or self.game.mark() != before
            self.choices.append(Choice(seat, text, auto_answer, fenced))
        self._line(seat if anew else None, key and (seat, key, f"choice {text}"))
        self._ask_again(planning)
        if not auto_answer:
            self._answer_by_force()

    def _plan_anew(self, seat: int, text: str) -> None:
        for i in range(len(self.choices) - 1, -1, -1):
            if self.choices[i].seat == seat and self.choices[i].text.startswith("plan "):
                self.choices[i] = replace(self.choices[i], text=text)
                return
            if not self.choices[i].text.startswith("plan "):
                break
        self.choices.append(Choice(seat, text, auto_answer=False, fenced=True, quiet=True))

    def undo(self, seat: int, back: int, key: str) -> None:
        planning = self.game.phase == "planning"
        self.check_fence(back)
        del self.choices[-back:]
        self.game = self.replayed()
        self._line(None, (seat, key, "undo"))
        self._ask_again(planning)
        self._answer_by_force()

    def _ask_again(self, planning: bool) -> None:
        if not (planning and self.game.phase == "planning"):
            self.asked = [self.sequence(seat) for seat in range(len(self.sittings))]

    def _answer_by_force(self) -> None:
        """Whoever wants it has the only answers given; never the end of a turn."""
        while self.status == "running":
            for seat in self.game.to_act():
                legal = self.game.legal_texts(seat)
                sat = self.sittings[seat]
                if sat.auto_answer and sat.level is None and len(legal) == 1 and legal != ["end"]:
                    self.choose(seat, legal[0], auto_answer=True)
                    break
            else:
                return

    def _line(self, only: int | None, key: tuple[int, str, str] | str | None = None) -> None:
        self.lines += 1
        self.begun = self.begun or not self.free()
        if only is None:
            self.noticed += 1
        else:
            self.replanned[only] += 1
        if isinstance(key, tuple):
            self.keys[key[0], key[1]] = (key[2], self.sequence(key[0]))

    # --- laws ---

    def replayed(self) -> maharaja.Game:
        """The game from its beginning by the choices in force."""
        game = self.begin()
        for choice in self.choices:
            game.choose(choice.seat, choice.text)
        return game

    def check_fence(self, back: int) -> None:
        """What is taken back has shown nothing hidden: with other secrets it looks alike."""
        gone = self.choices[-back:]
        before = self.begin()
        for choice in self.choices[:-back]:
            before.choose(choice.seat, choice.text)
        for viewer in (None, *range(before.seats)):
            twin = with_other_secrets(before, viewer)
            game = before.copy()
            for choice in gone:
                assert game.follow(choice.seat, choice.text) == twin.follow(
                    choice.seat, choice.text
                )
                assert game.view(viewer) == twin.view(viewer)


class Ear:
    """A follower that keeps what it is told."""

    lasting = True
    person_ids: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def note(self, message: bytes) -> None:
        pass  # depends on how busy the bots are


@dataclass
class Following:
    ear: Ear
    table: str
    seat: int | None
    sequence: int
    count: int = 0


# --- the machine ---------------------------------------------------------------------------------


class Tables(RuleBasedStateMachine):
    """Everything that can be asked for, by anybody, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="maharaja-tables-"))
        self.loop = asyncio.new_event_loop()
        self.accounts: list[Account] = []
        self.following: list[Following] = []
        self.touched: set[str] = set()
        self.keys = iter(range(10**6))
        self.last: tuple[str | None, Account, Any] | None = None  # the last request to play
        # The seeds of new games: the same steps have to lead to the same games, or hypothesis
        # could not repeat them.
        seeds = iter(range(10**6))
        self._chance = patch("secrets.randbelow", lambda _limit: next(seeds))
        self._chance.start()
        self._open()

    def _open(self) -> None:
        self.service = TableService(
            SqliteStore(self.folder / "tables.db"), BotPool(1), Settings(tables_per_person=0)
        )
        self.run(self.service.store.open())  # not the service itself: the bots stay at home

    def teardown(self) -> None:
        self._chance.stop()
        self.run(self.service.close())
        self.loop.close()
        shutil.rmtree(self.folder)

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        answer = self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))
        self.loop.run_until_complete(asyncio.sleep(0))  # followers are told
        return answer

    def ask(self, work: Coroutine[Any, Any, Answer], code: str | None) -> Answer | None:
        """Ask for something that should be granted, or refused by the code."""
        answer: Answer | None = None
        refused: str | None = None
        try:
            answer = self.run(work)
        except Problem as problem:
            refused = problem.code
        assert refused == code, f"{refused}, but {code} was expected"
        return answer

    def pick(self, number: int) -> Account:
        account = self.accounts[number % len(self.accounts)]
        self.touched.add(account.name)
        return account

    def link_of(self, account: Account, number: int) -> messages.TableLink | None:
        """One of the table's links, or none."""
        choices = [None, *account.links]
        return choices[number % len(choices)]

    # --- making tables ---

    @initialize(number=st.integers(0, KINDS - 1), length=st.integers(0, 250), auto_answer=FEW)
    def begin_with_people(self, number: int, length: int, auto_answer: int) -> None:
        """So that there is always a game to be played: some at its start, some near its end."""
        public = 2 * (length % 3 > 0)  # both numbers seat the host everywhere
        self.import_table(number, length, public, length % 2 * 4, PEOPLE[0] or "")
        for seat in range(auto_answer):
            self.change_seat(0, PEOPLE[0], seat, "auto-answer", 1)

    @precondition(lambda self: len(self.accounts) < 3)
    @rule(number=st.integers(0, KINDS - 1), places=ANY, public=st.booleans(), who=WHO)
    def create(self, number: int, places: int, public: bool, who: str | None) -> None:
        kind = mixed_kind(number)
        seats = 1 if "solo" in kind else kind.pop("players")
        asked = messages.NewTable(
            seats=places_of(seats, places),
            board=kind.pop("board", "classic"),
            options=messages.Options(**kind, first_game=seats == 4 and places % 3 == 0),
            public=public,
            key=f"t{next(self.keys)}" if places % 2 else None,
        )
        made = self.ask(
            create_table.create(self.service, visitor(who), asked), None if who else "no-identity"
        )
        if made is not None:
            assert who is not None
            self._note_table(made, asked.seats, who, public)
            if asked.key is not None:
                again = self.ask(create_table.create(self.service, visitor(who), asked), None)
                assert again is not None
                assert again.table == made.table

    @precondition(lambda self: len(self.accounts) < 3)
    @rule(
        number=st.integers(0, KINDS - 1),
        length=st.integers(0, 250),
        places=ANY,
        way=st.integers(0, 5),
        who=st.sampled_from(PEOPLE[:-1]),
    )
    def import_table(self, number: int, length: int, places: int, way: int, who: str) -> None:
        game = played(mixed_kind(number), number, length)
        wanted = 1 if game.view()["options"]["solo"] else game.seats
        seats = places_of(wanted, places)
        beginning, code = beginning_of(game, way)
        if game.finished and way in (1, 4) and places % 2:
            seats = []  # only to be looked at
        if way == 5:
            seats, code = [*seats, messages.MySeat()][-4:], None if wanted == 4 else "bad-setup"
        for part in {"record", "position"} & beginning.keys():
            beginning[part] = unread(beginning[part])
        asked = messages.ImportedTable(seats=seats, public=bool(places % 3), **beginning)
        made = self.ask(create_table.import_table(self.service, visitor(who), asked), code)
        if made is not None:
            self._note_table(made, seats, who, asked.public)

    def _note_table(
        self, made: messages.TableMade, seats: list[messages.Place], host: str, public: bool
    ) -> None:
        row = self.run(self.service.store.table(made.table))
        assert row is not None
        header = read_header(row.header)

        def begin() -> maharaja.Game:
            if header.record is not None:
                return maharaja.replay(header.record, header.decisions)
            if header.position is not None:
                return maharaja.load(header.position)
            return maharaja.new_game(board(header.board), seed=header.seed, **header.options)

        game = begin()
        sittings = [Sitting() for _ in range(game.seats)]
        if header.solo:
            sittings[1] = Sitting("brahmabot")
        account = Account(made.table, host, public, begin, sittings, game)
        account.replanned = [0] * game.seats
        account.asked = [0] * game.seats
        account.arrivals = [0] * game.seats
        account.links = list(made.links)
        for seat, place in enumerate(seats):
            match place:
                case messages.MySeat(name=name):
                    sat = Sitting("person", display_names.clean(name), holders=frozenset([host]))
                    account.sit(seat, sat)
                case messages.BotSeat(level=level):
                    account.sit(seat, Sitting("bot", level=level))
        assert made.seats == account.seats_of(host)
        self.accounts.append(account)
        self.touched.add(account.name)

    # --- sitting ---

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, seat=st.none() | FEW, link=ANY)
    def join(self, table: int, who: str | None, seat: int | None, link: int) -> None:
        account = self.pick(table)
        invite = next((x for x in account.links if x.purpose == "invite"), None)
        shown = invite if link % 2 else self.link_of(account, link)
        free = [place for place in account.free() if seat in (None, place)]
        own = account.seats_of(who)
        again = bool(own) and seat in (None, *own)
        guest = bool(own) or who == account.host
        invited = account.public or guest or (shown and shown.purpose == "invite")
        code = first_of(
            (who is None, "no-identity"),
            (not account.may_see(who, shown) or not invited, "no-table"),
            (account.closed and not again, "not-running"),
            (account.status != "waiting" and not again, "not-waiting"),
            (seat is not None and seat >= len(account.sittings), "no-seat"),
            (not free and not again, "seat-taken"),
        )
        asked = messages.Join(name="  Ann\u202e ", seat=seat)
        joined = self.ask(
            seats.join(self.service, visitor(who), account.name, asked, token_of(shown)), code
        )
        if again:
            assert joined is None or joined.seat == (own[0] if seat is None else seat)
        elif joined is not None:
            assert joined.seat == free[0]
            assert who is not None
            account.sit(free[0], Sitting("person", "Ann", holders=frozenset([who])))

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, link=ANY)
    def claim(self, table: int, who: str | None, link: int) -> None:
        account = self.pick(table)
        shown = self.link_of(account, link)
        seat = shown.seat if shown and shown.purpose == "seat" else None
        code = first_of(
            (who is None, "no-identity"),
            (not account.may_see(who, shown) or seat is None, "no-table"),
            (seat is not None and not self._is_for(account, shown, seat), "seat-taken"),
        )
        if self.ask(seats.claim(self.service, visitor(who), account.name, token_of(shown)), code):
            assert seat is not None
            assert who is not None
            sat = account.sittings[seat]
            if who not in sat.holders:
                account.sit(seat, replace(sat, holders=sat.holders | {who}))

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, seat=FEW, purpose=st.sampled_from(["invite", "watch", "seat"]))
    def link(self, table: int, who: str | None, seat: int, purpose: messages.Purpose) -> None:
        account = self.pick(table)
        code = self._seated_code(account, who, seat if purpose == "seat" else None)
        if code is None and purpose == "invite" and who != account.host:
            code = "not-the-host"
        asked = messages.AskLink(purpose=purpose, seat=seat)
        made = self.ask(links.make_link(self.service, visitor(who), account.name, asked), code)
        if made is not None:
            account.links.append(made)
            if purpose == "seat":
                account.made_for[made.token] = account.arrivals[seat]

    def _is_for(self, account: Account, link: messages.TableLink | None, seat: int) -> bool:
        """Whether the person the link was made for still has the seat."""
        assert link is not None
        here = account.made_for[link.token] == account.arrivals[seat]
        return here and account.sittings[seat].kind == "person"

    @precondition(lambda self: self.accounts)
    @rule(
        table=ANY,
        who=WHO,
        seat=FEW,
        change=st.sampled_from(["leave", "bot", "hand over", "take back", "rename", "auto-answer"]),
        how=ANY,
    )
    def change_seat(self, table: int, who: str | None, seat: int, change: str, how: int) -> None:
        account = self.pick(table)
        if change != "bot" and how % 3:  # mostly by somebody who may
            who = next(iter(sorted(self._holders(account, seat))), who)
        service, name, person = self.service, account.name, visitor(who)
        level = LEVELS[how % 3]
        code = self._change_code(account, who, seat, change)
        match change:
            case "leave":
                work = seats.leave(service, person, name, seat)
            case "bot":
                work = seats.set_bot(service, person, name, seat, messages.SetBot(level=level))
            case "hand over":
                work = seats.hand_over(service, person, name, seat, messages.SetBot(level=level))
            case "take back":
                work = seats.take_back(service, person, name, seat)
            case "rename":
                work = seats.rename(
                    service, person, name, seat, messages.SetName(name=f"N{how % 3}")
                )
            case _:
                work = seats.set_auto_answer(
                    service, person, name, seat, messages.SetAutoAnswer(on=how % 5 > 0)
                )
        done = self.ask(work, code)
        if done is None:
            return
        sat = account.sittings[seat]
        now = {
            "leave": Sitting("bot", level="adept") if account.begun else Sitting(),
            "bot": Sitting("bot", level=level),
            "hand over": replace(sat, level=level),
            "take back": replace(sat, level=None),
            "rename": replace(sat, name=f"N{how % 3}"),
            "auto-answer": replace(sat, auto_answer=how % 5 > 0),
        }[change]
        if now == sat:  # nothing to write
            return
        if change == "leave":
            gone = [f for f in self.following if (f.table, f.seat) == (account.name, seat)]
            self.following = [f for f in self.following if f not in gone]
        account.sit(seat, now)

    def _holders(self, account: Account, seat: int) -> frozenset[str]:
        return account.sittings[seat].holders if seat < len(account.sittings) else frozenset()

    def _seated_code(self, account: Account, who: str | None, seat: int | None) -> str | None:
        """Why somebody may not act for a seat, if so."""
        return first_of(
            (not account.may_see(who, None), "no-table"),
            (seat is not None and seat >= len(account.sittings), "no-seat"),
            (seat is not None and who not in self._holders(account, seat), "not-your-seat"),
        )

    def _change_code(self, account: Account, who: str | None, seat: int, change: str) -> str | None:
        host = who == account.host
        missing = seat >= len(account.sittings)
        sat = Sitting() if missing else account.sittings[seat]
        seated = self._seated_code(account, who, seat)
        over = account.closed or account.game.finished
        if change == "bot":
            return first_of(
                (not account.may_see(who, None), "no-table"),
                (not host, "not-the-host"),
                (missing, "no-seat"),
                (sat.kind not in ("free", "bot"), "seat-taken"),
                (over, "not-running"),
            )
        if change == "hand over":
            return first_of(
                (not host, seated),
                (missing, "no-seat"),
                (sat.kind != "person", "seat-not-yours-to-give"),
                (account.status != "running", "not-running"),
            )
        return first_of(
            (True, seated),
            (change == "leave" and over, "not-running"),
            (
                change == "take back" and not (sat.kind == "person" and sat.level),
                "seat-not-yours-to-give",
            ),
        )

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO)
    def close(self, table: int, who: str | None) -> None:
        account = self.pick(table)
        code = first_of(
            (not account.may_see(who, None), "no-table"),
            (who != account.host, "not-the-host"),
            (account.closed, "not-running"),
            (account.status != "waiting", "not-waiting"),
        )
        if self.ask(seats.close(self.service, visitor(who), account.name), code):
            account.close()

    # --- playing ---

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, dice=ANY)
    def play_a_little(self, table: int, dice: int) -> None:
        self.play_on(table, 6, dice)

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, dice=ANY)
    def play_a_round(self, table: int, dice: int) -> None:
        self.play_on(table, 40, dice)

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, count=st.integers(5, 40), dice=ANY)
    def play_on(self, table: int, count: int, dice: int) -> None:
        """Those who have to act choose as they may."""
        account = self.pick(table)
        thrown = Dice(dice)
        for _ in range(count):
            last = account.choices[-1].seat if account.choices else 0
            holders = account.sittings[last].holders
            if thrown.below(5) == 0 and account.undo_count(last) and holders:
                asked = messages.Undo(
                    seat=last,
                    sequence=account.sequence(last),
                    key=f"k{next(self.keys)}",
                    whole_turn=thrown.below(3) == 0,
                )
                self._play(account, min(holders), asked)
                continue
            able = [
                seat
                for seat in (account.game.to_act() if account.status == "running" else [])
                if account.sittings[seat].kind == "person" and not account.sittings[seat].level
            ]
            if not able:
                return
            seat = able[thrown.below(len(able))]
            legal = account.game.legal_texts(seat)
            assert legal
            choice = legal[thrown.below(len(legal))]
            who = min(account.sittings[seat].holders)
            self._play(account, who, self._choose(seat, choice, account.sequence(seat)))
            if thrown.below(3) == 0:
                self.plan_anew(table, thrown.below(10**6))

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, seat=FEW, pick=ANY, ago=st.integers(-1, 2), own=st.booleans())
    def choose(
        self, table: int, who: str | None, seat: int, pick: int, ago: int, own: bool
    ) -> None:
        """By anybody, for any seat, at any time: legal, illegal, foreign or stale."""
        account = self.pick(table)
        if own:
            who = min(self._holders(account, seat), default=who)
        texts = ["end", "fly", "plan  track coins", "travel start-delhi", "draft 3"]
        if seat < len(account.sittings):
            texts += account.game.legal_texts(seat)
        now = account.sequence(seat) if seat < len(account.sittings) else 1
        asked = self._choose(seat, texts[pick % len(texts)], max(0, now - ago))
        self._play(account, who, asked)

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, dice=ANY)
    def plan_anew(self, table: int, dice: int) -> None:
        """A seat that has planned changes its mind, as long as others plan (Q-P1)."""
        account = self.pick(table)
        ready = [
            seat
            for seat, sat in enumerate(account.sittings)
            if sat.kind == "person" and seat not in account.game.to_act()
        ]
        if account.status == "running" and account.game.phase == "planning" and ready:
            seat = ready[dice % len(ready)]
            legal = account.game.legal_texts(seat)
            asked = self._choose(seat, legal[dice % len(legal)], account.sequence(seat))
            self._play(account, min(account.sittings[seat].holders), asked)

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, seat=FEW, whole=st.booleans(), own=st.booleans())
    def undo(self, table: int, who: str | None, seat: int, whole: bool, own: bool) -> None:
        account = self.pick(table)
        if own and account.choices:
            seat = account.choices[-1].seat
        if own:
            who = min(self._holders(account, seat), default=who)
        now = account.sequence(seat) if seat < len(account.sittings) else 1
        key = f"k{next(self.keys)}"
        self._play(account, who, messages.Undo(seat=seat, sequence=now, key=key, whole_turn=whole))

    @precondition(lambda self: self.last)
    @rule(other=st.booleans())
    def repeat(self, other: bool) -> None:
        """The last request comes once more, or its key with another one."""
        assert self.last is not None
        who, account, asked = self.last
        self.touched.add(account.name)
        if other and isinstance(asked, messages.Choose):
            asked = messages.Undo(seat=asked.seat, sequence=asked.sequence, key=asked.key)
        self._play(account, who, asked)

    def _choose(self, seat: int, choice: str, sequence: int) -> messages.Choose:
        key = f"k{next(self.keys)}"
        return messages.Choose(seat=seat, choice=choice, sequence=sequence, key=key)

    def _play(
        self, account: Account, who: str | None, asked: messages.Choose | messages.Undo
    ) -> None:
        undo = isinstance(asked, messages.Undo)
        text = "undo" if isinstance(asked, messages.Undo) else proper(account.game, asked.choice)
        code, repeated, back = self._play_code(account, who, asked, text)
        person, service = visitor(who), self.service
        if isinstance(asked, messages.Undo):
            done = self.ask(moves.undo(service, person, account.name, asked), code)
        else:
            done = self.ask(moves.choose(service, person, account.name, asked), code)
        if done is None:
            return
        self.last = (who, account, asked)
        if not repeated and undo:
            account.undo(asked.seat, back, asked.key)
        elif not repeated:
            assert text is not None
            account.choose(asked.seat, text, asked.key)
        assert done == messages.Done(
            table=account.name,
            seat=asked.seat,
            sequence=account.keys[asked.seat, asked.key][1],
            repeated=repeated,
        )

    def _play_code(
        self,
        account: Account,
        who: str | None,
        asked: messages.Choose | messages.Undo,
        text: str | None,
    ) -> tuple[str | None, bool, int]:
        """What should come of it: a problem, an old answer, or so many choices taken back."""
        undo = isinstance(asked, messages.Undo)
        code = first_of(
            (True, self._seated_code(account, who, asked.seat)),
            (account.status in ("waiting", "closed"), "not-running"),
            (text is None, "refused"),
        )
        if code is not None:
            return code, False, 0
        before = account.keys.get((asked.seat, asked.key))
        if before is not None:
            same = before[0] == ("undo" if undo else f"choice {text}")
            return None if same else "key-reused", same, 0
        fresh = account.asked[asked.seat] <= asked.sequence <= account.sequence(asked.seat)
        back = 0
        if isinstance(asked, messages.Undo):
            back = account.to_take_back(asked.seat, whole_turn=asked.whole_turn)
        code = first_of(
            (account.status != "running", "not-running"),
            (account.sittings[asked.seat].level is not None, "not-your-seat"),
            (not fresh, "stale"),
            (undo and not back, "no-undo"),
            (not undo and text not in account.game.legal_texts(asked.seat), "refused"),
        )
        return code, False, back

    # --- looking ---

    @precondition(lambda self: self.accounts)
    @rule(table=ANY, who=WHO, seat=st.none() | FEW, link=ANY, after=st.none() | st.integers(0, 60))
    def look(
        self, table: int, who: str | None, seat: int | None, link: int, after: int | None
    ) -> None:
        account = self.pick(table)
        shown = self.link_of(account, link)
        code = self._look_code(account, who, seat, shown)
        snapshot = self.ask(
            watch.look(self.service, visitor(who), account.name, seat, token_of(shown), after, 0),
            code,
        )
        if snapshot is not None:
            assert snapshot.host == (who == account.host)
            assert snapshot.yours == ([] if who is None else account.seats_of(who))
            assert snapshot.table.sequence == account.sequence(seat)
            last = account.sequence(seat)
            expected = [] if after is None else list(range(after + 1, last + 1))
            assert [step.sequence for step in snapshot.entries] == expected
        begun = code or ("not-running" if account.status in ("waiting", "closed") else None)
        record = self.ask(
            queries.record(self.service, visitor(who), account.name, seat, token_of(shown)), begun
        )
        if record is not None:
            game = account.game
            assert record == (game.record() if game.finished else game.excerpt(seat))

    def _look_code(
        self, account: Account, who: str | None, seat: int | None, link: messages.TableLink | None
    ) -> str | None:
        if not account.may_see(who, link):
            return "no-table"
        return first_of(
            (seat is not None and seat >= len(account.sittings), "no-seat"),
            (seat is not None and who not in self._holders(account, seat), "not-your-seat"),
        )

    @precondition(lambda self: self.accounts and len(self.following) < 6)
    @rule(table=ANY, who=WHO, seat=st.none() | FEW, link=ANY)
    def follow(self, table: int, who: str | None, seat: int | None, link: int) -> None:
        account = self.pick(table)
        shown = self.link_of(account, link)
        if seat is not None:
            who = min(self._holders(account, seat), default=who)
        ear = Ear()
        message = messages.FollowMessage(
            id="f", table=account.name, seat=seat, link=token_of(shown), after=0
        )
        code = self._look_code(account, who, seat, shown)
        snapshot = self.ask(watch.follow(self.service, visitor(who), message, ear), code)
        if snapshot is not None:
            assert len(snapshot.entries) == account.sequence(seat)
            self.following.append(Following(ear, account.name, seat, account.sequence(seat)))

    @precondition(lambda self: self.following)
    @rule(which=ANY, all_of_it=st.booleans())
    def unfollow(self, which: int, all_of_it: bool) -> None:
        gone = self.following.pop(which % len(self.following))
        if all_of_it:
            self.service.registry.broadcast.unfollow_all(gone.ear)
        else:
            self.service.registry.broadcast.unfollow(gone.table, gone.seat, gone.ear)

    @rule(who=WHO)
    def lists(self, who: str | None) -> None:
        mine = self.run(queries.tables(self.service, visitor(who), "mine")).tables
        hosted = {a.name for a in self.accounts if who and (who == a.host or a.seats_of(who))}
        assert {summary.table for summary in mine} == hosted
        for summary in mine:
            account = next(a for a in self.accounts if a.name == summary.table)
            assert summary.status == account.status
            assert summary.yours == account.seats_of(who)
            assert summary.host == (who == account.host)
            assert summary.free == (len(account.free()) if account.status == "waiting" else 0)
            mine_to_act = [
                seat
                for seat in account.seats_of(who)
                if seat in account.game.to_act() and not account.sittings[seat].level
            ]
            assert summary.your_turn == (account.status == "running" and bool(mine_to_act))
        shown = self.run(queries.tables(self.service, visitor(who), "open")).tables
        assert {summary.table for summary in shown} == {
            a.name for a in self.accounts if a.public and a.status in ("waiting", "running")
        }

    @precondition(lambda self: self.accounts)
    @rule()
    def restart(self) -> None:
        """Close the server and open it again on the same file: everything is as it was."""
        self.run(self.service.close())
        self.following.clear()
        self._open()
        self.touched |= {account.name for account in self.accounts}

    # --- laws ---

    @invariant()
    def tables_are_as_told(self) -> None:
        for account in self.accounts:
            if account.name in self.touched:
                self._check(account)
        self.touched.clear()

    def _check(self, account: Account) -> None:
        live = self.run(self.service.registry.find(account.name))
        table = live.table
        row = self.run(self.service.store.table(account.name))
        entries = self.run(self.service.store.entries(account.name))
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, account.lines + 1))
        assert (row.number, table.number) == (account.lines, account.lines)
        assert row.standing == table.standing()
        assert row.standing.status == account.status
        again, moments = load(row, table.game.board, entries)
        assert traits(again) == traits(table)
        assert again.game.same_position(table.game)
        assert again.game.record() == table.game.record()
        self._check_game(account, table)
        for seat in (None, *range(len(account.sittings))):
            assert table.sequence(seat) == account.sequence(seat)
            noticed = [moment for moment in moments if moment.noticed_by(seat)]
            numbers = [moment.sequence(seat) for moment in noticed]
            assert numbers == list(range(1, account.sequence(seat) + 1))
        self._check_followers(account, table)

    def _check_game(self, account: Account, table: Table) -> None:
        game = account.replayed()
        assert game.same_position(account.game)
        assert game.same_position(table.game)
        for seat, sat in enumerate(account.sittings):
            assert table.game.view(seat) == game.view(seat)
            assert undo_count(table, seat) == account.undo_count(seat)
            chair = table.chairs[seat]
            called = bot_name(table.id, seat) if sat.kind == "bot" else sat.name
            assert Sitting(
                chair.kind, chair.name, chair.level, chair.auto_answer, chair.person_ids
            ) == replace(sat, name=called)
        assert table.game.view() == game.view()
        for seat in game.to_act():
            assert game.legal(seat)

    def _check_followers(self, account: Account, table: Table) -> None:
        """Each write is one message to those who notice it; it says how things are now."""
        for follower in self.following:
            if follower.table != account.name:
                continue
            told = [msgspec.json.decode(message) for message in follower.ear.heard]
            steps = [step["sequence"] for message in told for step in message["entries"]]
            now = account.sequence(follower.seat)
            assert steps == list(range(follower.sequence + 1, now + 1))
            if told:
                shown = msgspec.json.encode(serialize.table_json(table, follower.seat))
                assert told[-1]["table"] == msgspec.json.decode(shown)


def traits(table: Table) -> tuple[object, ...]:
    """All that a table is beside its game."""
    return (
        *(table.id, table.host, table.public, table.number, table.closed, table.begun),
        *(table.chairs, table.made, table.noticed, table.replanned, table.asked, table.keys),
        *(table.prestige, table.seen, table.status),
    )


# --- pieces --------------------------------------------------------------------------------------


def visitor(who: str | None) -> Visitor:
    return Visitor(who, "127.0.0.1")


def token_of(link: messages.TableLink | None) -> str | None:
    return None if link is None else link.token


def first_of(*reasons: tuple[object, str | None]) -> str | None:
    """The code of the first reason that holds and has one."""
    return next((code for holds, code in reasons if holds and code is not None), None)


def places_of(seats: int, number: int) -> list[messages.Place]:
    """Any seating: mostly people."""
    kinds: list[messages.Place] = [
        messages.MySeat(name="Host"),
        messages.GuestSeat(),
        messages.MySeat(),
        messages.BotSeat(level="random"),
    ]
    return [kinds[(number >> 2 * seat) % (4 if number % 5 == 0 else 3)] for seat in range(seats)]


def proper(game: maharaja.Game, text: str) -> str | None:
    """The choice as records write it; None if it is none."""
    try:
        return game.text(game.parse(text))
    except maharaja.NotationError:
        return None


def played(kind: Words, seed: int, length: int) -> maharaja.Game:
    """A game after so many decisions by chance; if it is over by then, mostly just before."""
    game = new_game(kind, seed)
    dice = Dice(seed)
    while game.decisions < length and not game.finished:
        seat = game.to_act()[dice.below(len(game.to_act()))]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])
    return game.back(game.decisions - length % 12) if game.finished else game


def beginning_of(game: maharaja.Game, way: int) -> tuple[Words, str | None]:
    """What to import, and by which code it is refused."""
    record = game.record()
    if way == 0:
        return {"record": record, "decisions": game.decisions // 2}, None
    if way == 1:
        return {"position": game.dump()}, None
    if way == 2:
        return {"record": {**record, "choices": ["0 fly"]}}, "bad-record"
    if way == 3:
        return {"record": record, "position": game.dump()}, "invalid"
    return {"record": record}, None


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=many(40, quick=8), stateful_step_count=30)


# --- with bots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_people_and_bots_play_to_the_end_and_the_log_tells_it_all(
    tmp_path: Path, seed: int
) -> None:
    """Seats are handed over and taken back, choices taken back, while bots choose by themselves."""
    asyncio.run(asyncio.wait_for(an_evening_with_bots(tmp_path / "tables.db", seed), PATIENCE))


async def an_evening_with_bots(database: Path, seed: int) -> None:
    service = TableService(SqliteStore(database), BotPool(1), Settings())
    await service.open()
    try:
        host = visitor(PEOPLE[0])
        seats: list[messages.Place] = [messages.MySeat(), messages.BotSeat(level="random")]
        table = (await create_table.create(service, host, messages.NewTable(seats=seats))).table
        ear = Ear()
        followed = messages.FollowMessage(id="f", table=table, seat=0)
        first = (await watch.follow(service, host, followed, ear)).table.sequence
        dice = Dice(seed)
        number = 0
        while (
            now := received(await watch.look(service, host, table, 0, None, None, 0))
        ).table.status == "running":
            number += 1
            await one_request(service, host, now.table, number, dice)
        live = (await service.registry.find(table)).table
        while told_last(ear) < live.sequence(0):  # on a busy machine updates come a little later
            await asyncio.sleep(0.01)
        row, entries = await service.store.table(table), await service.store.entries(table)
        assert row is not None
        again, _ = load(row, live.game.board, entries)
        assert traits(again) == traits(live)
        assert row.standing == live.standing()
        assert maharaja.replay(await queries.record(service, host, table, 0, None)).same_position(
            live.game
        )
        steps = [step["sequence"] for heard in ear.heard for step in entries_told(heard)]
        assert steps == list(range(first + 1, live.sequence(0) + 1))
    finally:
        await service.close()


def entries_told(heard: bytes) -> list[Words]:
    found: list[Words] = msgspec.json.decode(heard)["entries"]
    return found


def told_last(ear: Ear) -> int:
    return max((step["sequence"] for heard in ear.heard for step in entries_told(heard)), default=0)


async def one_request(
    service: TableService, host: Visitor, now: messages.Table, number: int, dice: Dice
) -> None:
    """Whatever the person at seat 0 could do now; a bot may be faster."""
    assert now.view is not None
    play: Words = {"seat": 0, "sequence": now.sequence, "key": f"k{number}"}
    try:
        if now.chairs[0].handed_over:
            if dice.below(3) == 0:
                await seats.take_back(service, host, now.table, 0)
        elif dice.below(15) == 0:
            await seats.hand_over(service, host, now.table, 0, messages.SetBot(level="random"))
        elif now.undo and dice.below(6) == 0:
            await moves.undo(service, host, now.table, messages.Undo(**play))
        elif now.view["legal"] and 0 in now.view["to_act"]:
            legal = now.view["legal"]
            choice = legal[dice.below(len(legal))]
            await moves.choose(service, host, now.table, messages.Choose(choice=choice, **play))
        else:
            await asyncio.sleep(0.002)
    except Problem as problem:
        if problem.code not in ("stale", "refused", "no-undo", "not-running"):
            raise
