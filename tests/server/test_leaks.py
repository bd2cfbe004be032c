"""Nothing leaks: with other secrets, others are sent the same bytes.

The same game is played on two servers by the same people with the same requests; only what is
hidden differs. What everybody else hears on the wire has to be equal: messages and frames, bodies
and headers, answers and refusals, their number and their order. Times, tokens of links and the
commitment are compared by their lengths.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from support.extent import full, many
from support.game_kinds import mixed_kind, new_game
from support.random_games import Dump, played_out, with_other_secrets
from support.recording_clients import SocketTap, WebTap, difference, masked
from support.server_process import UNLIMITED, Served, serving
from support.stores import opened

import maharaja
from maharaja.engine.dice import Dice
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.identity import hashed
from maharaja.server.tables.log_entries import EntryBody, Header, Sat, encoded, write_header
from maharaja.server.tables.table import Table
from maharaja.store.rows import WAITING, Entry, Standing, TableRow

pytestmark = pytest.mark.once

Words = dict[str, Any]
Step = tuple[str, int, str]  # what, whose, and which
TILES_TOLD = {"tile", "character-drawn", "round-begins"}
UNKNOWN = "q" * 16
NO_LINK = "x" * 32
LONGEST = many(45, quick=28)  # steps of a game
PROBES = 6  # of those below, at a time
# Clocks in play, exact to the minute and to the hour, and none.
PACES: tuple[Words | None, ...] = ({"kind": "live"}, {"kind": "day", "weekends": False}, None)


def identity(name: str) -> str:
    return f"{name}-".ljust(32, "0")


# --- two servers ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers that go through the same; in the second one, hidden things are different."""
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
        for folder, other in zip(folders, (False, True), strict=True):
            asyncio.run(lay_seeded_tables(folder / "tables.db", other=other))
        one, other_one = (stack.enter_context(serving(folder, *UNLIMITED)) for folder in folders)
        yield one, other_one


# --- people who watch ----------------------------------------------------------------------------


class Watcher:
    """A client that follows a table, looks around, and keeps all it hears."""

    def __init__(
        self, port: int, table: str, who: str | None, seat: int | None, link: str | None
    ) -> None:
        self.table, self.seat, self.link = table, seat, link
        self.line = SocketTap(port, who)
        self.web = WebTap(port, who)
        self.waiting = WebTap(port, who)
        self._is_waiting = False
        self._numbers = iter(range(100_000))
        self.now: Words = {}
        self.follow()

    def close(self) -> None:
        for tap in (self.line, self.web, self.waiting):
            tap.close()

    @property
    def heard(self) -> dict[str, bytes]:
        taps = {"socket": self.line, "requests": self.web, "long looks": self.waiting}
        return {name: bytes(tap.heard) for name, tap in taps.items()}

    def follow(self, **more: Any) -> None:
        self._take(self._ask("follow", seat=self.seat, link=self.link, **more))

    def choose(self, choice: str) -> Words:
        return self._play("choose", choice=choice)

    def undo(self, *, whole_turn: bool) -> Words:
        return self._play("undo", whole_turn=whole_turn)

    def _play(self, kind: str, **words: Any) -> Words:
        messages = self._ask(kind, seat=self.seat, sequence=self.now["sequence"], **words)
        self._take(messages)
        self.catch_up()
        return messages[-1]

    def say_whether_here(self, here: bool) -> None:
        """Everybody at the table is told, if it has changed."""
        self._take(self._ask("here", here=here))

    def catch_up(self) -> None:
        """Hear everything that has been sent so far: the answer to this comes behind it."""
        self._take(self._ask("unfollow", table=UNKNOWN))

    def _ask(self, kind: str, **words: Any) -> list[Words]:
        given = {"id": f"m{next(self._numbers)}", "table": self.table, **words}
        return self.line.ask(kind, **given)

    def _take(self, messages: list[Words]) -> None:
        for message in messages:
            if message["type"] in ("update", "snapshot"):
                self.now = message["table"]

    # --- looking around ---

    def begin_to_wait(self) -> None:
        if not self._is_waiting and self.now:
            seat = "" if self.seat is None else f"seat={self.seat}&"
            query = f"{seat}after={self.now['sequence']}&wait=30"
            self.waiting.begin("GET", f"/api/tables/{self.table}?{query}", link=self.link)
            self._is_waiting = True

    def hear_what_was_waited_for(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self.waiting.finish()

    def pry(self, others: Sequence[int], number: int) -> None:
        """Try some of everything there is to ask; none of it may change anything."""
        probes = self._probes(others)
        dice = Dice(number)
        for _ in range(PROBES):
            probes.pop(dice.below(len(probes)))()

    def _probes(self, others: Sequence[int]) -> list[Callable[[], object]]:
        found: list[Callable[[], object]] = []
        path = f"/api/tables/{self.table}"
        now = self.now.get("sequence", 0)

        def get(address: str, method: str = "GET") -> None:
            found.append(lambda: self.web.ask(method, address, link=self.link))

        def post(address: str, **words: Any) -> None:
            found.append(lambda: self.web.ask("POST", f"{path}/{address}", words, link=self.link))

        mine = [] if self.seat is None else [self.seat]
        for place in ("", *(f"?seat={seat}" for seat in [*mine, *others])):
            get(f"{path}{place}")
            get(f"{path}{place}", "HEAD")
            get(f"{path}/record{place}")
            get(f"{path}/insight{place}")
            get(f"{path}{place}{'&' if place else '?'}after={max(0, now - 7)}")
        for seat in [*mine, *others]:
            for choice in ("end", "plan coins track", "fly", "take 3", "perform pp"):
                asked = f"{path}/why?seat={seat}&choice={choice.replace(' ', '%20')}"
                get(asked)
                get(f"{asked}&by=coins")
        get(f"{path}?after=0")
        get(f"{path}/positions/3")
        get(f"{path}/history")
        get(f"{path}/history/3")
        get(f"{path}/talk")
        get("/api/tables")
        get("/api/tables?list=mine")
        for seat in others:
            key = f"pry-{now}-{seat}"
            post("choices", seat=seat, choice="end", sequence=now, key=key)
            post("undo", seat=seat, sequence=now, key=key)
            post(f"seats/{seat}/name", name="Nobody")
            post(f"seats/{seat}/auto-answer", on=True)
            post(f"seats/{seat}/leave")
            post(f"seats/{seat}/take-back")
            post(f"seats/{seat}/hint", sequence=now)
            post(f"seats/{seat}/outlook", sequence=now, choice="end")
            post(f"seats/{seat}/vacation", days=1)
            post(f"seats/{seat}/standing-orders", retake=[1])
            post("links", purpose="seat", seat=seat)
            post("talk", seat=seat, phrase="hello", key=key)
            found.append(partial(self._ask, "follow", seat=seat, link=self.link))
            found.append(partial(self._ask, "choose", seat=seat, choice="end", sequence=now))
            found.append(partial(self._ask, "hint", seat=seat, sequence=now))
            found.append(partial(self._ask, "outlook", seat=seat, sequence=now, choice="end"))
        post("claim")
        post("join", name="Nobody")
        if self.now.get("view"):
            found.append(lambda: self.follow(after=max(0, now - 9)))
        if self.seat is not None:
            legal = self.now["view"]["legal"]
            refused = next(choice for choice in ("end", "reward tax") if choice not in legal)
            post("choices", seat=self.seat, choice=refused, sequence=now, key=f"no-{now}")
            post("choices", seat=self.seat, choice="fly", sequence=now, key=f"no-{now}")
            post("choices", seat=self.seat, choice=refused, sequence=now + 1, key=f"no-{now}")
            post("undo", seat=self.seat, sequence=now + 1, key=f"no-{now}")
        return found


# --- a game with a secret ------------------------------------------------------------------------


@dataclass(kw_only=True)
class Secret:
    """A game, what is hidden in it, and until when."""

    name: str
    beginnings: tuple[Words, Words]  # import requests: of the game, and of its twin
    mirror: maharaja.Game  # the game as it begins
    seat: int | None = None  # whose secrets differ; the seat's person is the host
    public: bool = True
    replans: int = 0  # how often the twin sets its plans anew
    keeps: bool = False  # in the end, the twin keeps another plan
    told: Callable[[maharaja.Game, maharaja.Game, list[Words]], bool]  # nothing is hidden any more
    seed: int = 0
    steps: list[Step] = field(default_factory=list)


class Evening:
    """A table on one of the servers, with people at it and around it."""

    def __init__(self, port: int, secret: Secret, *, twin: bool) -> None:
        self.secret = secret
        self.twin = twin
        self.numbers = iter(range(100_000))
        self.replanned = 0
        solo = bool(secret.mirror.view()["options"]["solo"])
        self.seats = [0] if solo else list(range(secret.mirror.seats))
        host = self.seats[0] if secret.seat is None else secret.seat
        table, links = self._open(port, host, secret.beginnings[twin])
        self.players = [
            Watcher(port, table, identity(f"{secret.name}-{seat}"), seat, None)
            for seat in self.seats
        ]
        self.spectator = Watcher(port, table, None, None, links["watch"])
        self.stranger = Watcher(port, table, identity(f"{secret.name}-stranger"), None, None)

    def _open(self, port: int, host: int, beginning: Words) -> tuple[str, dict[str, str]]:
        """Import the game and have everybody sit down."""
        name = self.secret.name
        places = [{"kind": "me" if seat == host else "guest"} for seat in self.seats]
        words = {"seats": places, "public": self.secret.public, "key": name, **beginning}
        with WebTap(port, identity(f"{name}-{host}")) as web:
            made = web.good("POST", "/api/tables/import", words)
        links = {link["purpose"]: link["token"] for link in made["links"]}
        for seat in self.seats:
            if seat != host:
                with WebTap(port, identity(f"{name}-{seat}")) as web:
                    path = f"/api/tables/{made['table']}/join"
                    joined = {"seat": seat, "name": f"Guest {seat}"}
                    web.good("POST", path, joined, link=links["invite"])
        return made["table"], links

    @property
    def watchers(self) -> dict[str, Watcher]:
        """All that must not learn the secret."""
        found = {f"seat {w.seat}": w for w in self.players if w.seat != self.secret.seat}
        return {**found, "spectator": self.spectator, "stranger": self.stranger}

    @property
    def heard(self) -> dict[str, bytes]:
        return {
            f"{self.secret.name}: {who}, {what}": heard
            for who, watcher in self.watchers.items()
            for what, heard in watcher.heard.items()
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for watcher in (*self.players, self.spectator, self.stranger):
            watcher.close()

    # --- steps ---

    def do(self, step: Step) -> None:
        kind, seat, text = step
        match kind:
            case "choose" if self.twin and self._is_hidden_plan(seat, text):
                self._choose(seat, another_plan(text, 0))
            case "choose":
                self._choose(seat, text)
            case "undo":
                self._good(self.players[seat].undo(whole_turn=text == "turn"))
            case "replan":
                self._replan(seat, text, final=False)
            case "last replan":
                self._replan(seat, text, final=True)
        self._notice(kind in ("choose", "undo"))

    def _choose(self, seat: int, text: str) -> None:
        self._good(self.players[seat].choose(text))

    def _good(self, answer: Words) -> None:
        assert answer["type"] == "done", (self.secret.name, answer)

    def _is_hidden_plan(self, seat: int, text: str) -> bool:
        return bool(self.secret.replans) and seat == self.secret.seat and text.startswith("plan ")

    def _replan(self, seat: int, text: str, *, final: bool) -> None:
        """Nobody but the seat itself notices; in the game that has a twin, it does not happen."""
        if not self.twin or not self.secret.replans:
            return
        for _ in range(self.secret.replans):
            self.replanned += 1
            self._choose(seat, another_plan(text, self.replanned))
            self._set_orders(seat)
        if final and not self.secret.keeps:
            self._choose(seat, text)

    def _set_orders(self, seat: int) -> None:
        """Standing orders that come and go are nobody else's business either."""
        player = self.players[seat]
        path = f"/api/tables/{player.table}/seats/{seat}/standing-orders"
        player.web.good("POST", path, {"retake": [1, 2], "reward": ["coins"]})
        player.web.good("POST", path, {})

    def _say_who_is_here(self) -> None:
        """As pages do, whatever was chosen there."""
        for player in self.players:
            player.say_whether_here(next(self.numbers) % 3 > 0)

    def _notice(self, visible: bool) -> None:
        self._say_who_is_here()
        self._talk()
        for watcher in (*self.players, self.spectator, self.stranger):
            watcher.catch_up()
        for watcher in self.watchers.values():
            number = next(self.numbers)
            if visible:
                watcher.hear_what_was_waited_for()
            else:
                watcher.begin_to_wait()
            if not visible or number % 7 == 0:
                others = [seat for seat in self.seats if seat != watcher.seat]
                watcher.pry(others or [1], number)

    def _talk(self) -> None:
        """Now and then somebody says something: players, and those who watch among themselves."""
        number = next(self.numbers)
        if number % 5 == 0:
            talkers = [*self.players, self.stranger]
            speaker = talkers[number % len(talkers)]
            words = {"phrase": ("hello", "thinking", "wow")[number % 3], "key": f"say-{number}"}
            speaker.web.ask("POST", f"/api/tables/{speaker.table}/talk", words, link=speaker.link)
        for watcher in self.watchers.values():
            if number % 4 == 0:
                watcher.web.ask("GET", f"/api/tables/{watcher.table}/talk", link=watcher.link)

    def end(self) -> None:
        """A last look around, then something that everybody hears: who waits is answered."""
        for _ in range(3):
            self._notice(visible=False)
        for watcher in self.players:
            if watcher.seat != self.secret.seat or len(self.players) == 1:
                path = f"/api/tables/{watcher.table}/seats/{watcher.seat}/name"
                watcher.web.good("POST", path, {"name": "The last one"})
                break
        self._notice(visible=True)


def another_plan(plan: str, number: int) -> str:
    """A plan with other actions than this one; another one for every number."""
    actions = [action for action in ACTIONS if action not in plan.split()]
    return f"plan {actions[number % len(actions)]} {actions[(number // 2 + 3) % len(actions)]}"


ACTIONS = ["statue-discount", "two-shrines", "coins", "shrines", "pp", "character", "track"]


def compose(evening: Evening, first: Sequence[Step]) -> list[Step]:
    """Play a game by chance as long as the secret is one; the steps, for the twin to follow."""
    secret = evening.secret
    mirror = secret.mirror.copy()
    dice = Dice(secret.seed)
    steps: list[Step] = []

    def do(step: Step) -> None:
        steps.append(step)
        evening.do(step)

    for step in first:
        do(step)
    plan = first[-1][2] if first else ""
    while len(steps) < LONGEST:
        acting = mirror.to_act()
        seat = acting[dice.below(len(acting))]
        if mirror.phase == "planning" and secret.seat in acting and len(acting) > 1:
            seat = secret.seat  # so that there is time to plan anew
        undo = evening.players[seat].now["undo"]
        if undo and dice.below(5) == 0:
            whole = dice.below(3) == 0
            do(("undo", seat, "turn" if whole else ""))
            mirror = mirror.back(mirror.decisions - (undo if whole else 1))
            continue
        legal = mirror.legal_texts(seat)
        choice = legal[dice.below(len(legal))]
        if secret.seat is not None and mirror.phase == "planning" and acting == [seat] and plan:
            do(("last replan", secret.seat, plan))
            plan = ""
        after = mirror.copy()
        events: Any = after.follow(seat, choice)
        if secret.told(mirror, after, events):
            break
        do(("choose", seat, choice))
        mirror = after
        if mirror.phase == "planning" and choice.startswith("plan "):
            if seat == secret.seat:
                plan = choice
            if plan and secret.seat is not None and len(mirror.to_act()) > 1:
                do(("replan", secret.seat, plan))
    evening.end()
    return steps


def check_secret(
    pair: tuple[Served, Served],
    secret: Secret,
    least: int = 1,
    first: Sequence[Step] = (),
    kind: type[Evening] = Evening,
) -> bytes:
    """Play the game and its twin: the others hear the same, which is returned.

    ``first``: what it begins with.
    """
    with ExitStack() as stack:
        one = stack.enter_context(kind(pair[0].port, secret, twin=False))
        steps = compose(one, first)
        assert len(steps) >= least, steps
        other = stack.enter_context(kind(pair[1].port, secret, twin=True))
        for step in steps:
            other.do(step)
        other.end()
    for place, heard in one.heard.items():
        found = difference(heard, other.heard[place])
        assert found is None, f"{place}: {found}"
    return b"".join(one.heard.values())


# --- secrets -------------------------------------------------------------------------------------


def game_at(kind: Words, seed: int, decisions: int) -> maharaja.Game:
    """Any game after so many decisions by chance."""
    game = new_game(kind, seed)
    dice = Dice(seed + 1)
    while game.decisions < decisions:
        acting = game.to_act()
        seat = acting[dice.below(len(acting))]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])
        assert not game.finished
    return game


def people_kind(number: int) -> Words:
    """A kind of game without Brahmabot, with closed prestige."""
    kind = mixed_kind(number)
    while "solo" in kind or kind["open_prestige"]:
        number = number * 5 + 11
        kind = mixed_kind(number % 3000)
    return kind


def until_turn_of(hidden: int) -> Callable[[maharaja.Game, maharaja.Game, list[Words]], bool]:
    def told(_before: maharaja.Game, after: maharaja.Game, events: list[Words]) -> bool:
        turned = any(e["event"] == "turn-begins" and e["seat"] == hidden for e in events)
        return turned or after.finished

    return told


def until_the_end(_before: maharaja.Game, after: maharaja.Game, _events: list[Words]) -> bool:
    return after.finished


def until_tiles_turn_up(before: maharaja.Game, after: maharaja.Game, events: list[Words]) -> bool:
    drafted = before.phase == "draft" and after.phase != "draft"
    return drafted or after.finished or any(event["event"] in TILES_TOLD for event in events)


@pytest.mark.parametrize("number", range(many(6, quick=2)))
def test_plans_set_anew(pair: tuple[Served, Served], number: int) -> None:
    """Q-P1: how often a seat changes its mind is nobody's business, over several rounds."""
    kind = people_kind(number * 37)
    game = game_at(kind, number, [0, 20, 45][number % 3])
    hidden = number % game.seats
    words = {"record": game.record(), "pace": PACES[number % len(PACES)]}
    secret = Secret(
        name=f"anew-{number}",
        beginnings=(words, words),
        mirror=maharaja.replay(game.record()),
        seat=hidden,
        public=bool(number & 1),
        replans=1 + number % 3,
        told=until_the_end,
        seed=number,
    )
    check_secret(pair, secret, least=10)


@pytest.mark.parametrize("number", range(many(6, quick=2)))
def test_another_plan_face_down(pair: tuple[Served, Served], number: int) -> None:
    """ACT-2: until its owner's turn begins, a plan could as well be another one."""
    game = game_where(number, all_have_to_plan)
    hidden = last_in_turn(game)
    words = {"record": game.record(), "pace": PACES[(number + 1) % len(PACES)]}
    secret = Secret(
        name=f"plan-{number}",
        beginnings=(words, words),
        mirror=maharaja.replay(game.record()),
        seat=hidden,
        public=bool(number & 1),
        replans=number % 3 + 1,
        keeps=True,
        told=until_turn_of(hidden),
        seed=number,
    )
    check_secret(pair, secret, least=3)


@pytest.mark.parametrize("number", range(many(4, quick=2)))
def test_a_plan_that_a_position_begins_with(pair: tuple[Served, Served], number: int) -> None:
    """A position may have a plan face down already: it is hidden, and so is setting it anew."""
    game = game_where(number, all_have_to_plan)
    hidden = last_in_turn(game)
    game.choose(hidden, "plan coins track")
    twin = game.copy()
    twin.choose(hidden, "plan pp statue-discount")
    secret = Secret(
        name=f"laid-{number}",
        beginnings=({"position": game.dump()}, {"position": twin.dump()}),
        mirror=maharaja.load(game.dump()),
        seat=hidden,
        public=bool(number & 1),
        replans=number,
        keeps=True,
        told=until_turn_of(hidden),
        seed=number,
    )
    check_secret(pair, secret, first=[("replan", hidden, "plan coins track")])


@pytest.mark.parametrize("number", range(many(5, quick=2)))
def test_prestige_under_closed_play(pair: tuple[Served, Served], number: int) -> None:
    """GEN-4: totals are hidden to the end."""
    game = game_at(people_kind(number * 53 + 1), number, 12 + 17 * number)
    hidden = number % game.seats
    dump: Dump = json.loads(json.dumps(game.dump()))
    more = [5, 40, 2000, 7, 300][number]
    dump["seats"][hidden]["prestige"] += more
    dump["seats"][hidden]["earned"]["start"] += more
    secret = Secret(
        name=f"prestige-{number}",
        beginnings=({"position": game.dump()}, {"position": dump}),
        mirror=maharaja.load(game.dump()),
        seat=hidden,
        public=bool(number & 1),
        told=until_the_end,
        seed=number,
    )
    check_secret(pair, secret, least=10)


@pytest.mark.parametrize("number", range(many(6, quick=2)))
def test_hidden_tiles_of_the_solo_game(pair: tuple[Served, Served], number: int) -> None:
    """SOLO-2: the face-down tile, the stacks and the undrawn characters."""
    kind = {**mixed_kind(number * 29), "solo": ["easy", "medium", "hard"][number % 3]}
    kind.pop("players", None)
    game = game_at({**kind, "board": "classic"}, number, 5 + 9 * number)
    twin = with_other_secrets(game, 0)
    assert twin.dump() != game.dump()
    secret = Secret(
        name=f"tiles-{number}",
        beginnings=({"position": game.dump()}, {"position": twin.dump()}),
        mirror=maharaja.load(game.dump()),
        public=bool(number & 1),
        told=until_tiles_turn_up,
        seed=number,
    )
    check_secret(pair, secret, least=0)


@pytest.mark.parametrize("number", range(2))
def test_the_setup_tile_before_the_draft(pair: tuple[Served, Served], number: int) -> None:
    """Before the draft also the Setup tile is hidden, and so is the whole first stack."""
    record = new_game({"solo": "hard"}, number).record()
    twin: Words = json.loads(json.dumps(record))
    twin["setup"]["setup_tile"] = twin["setup"]["setup_tile"] % 3 + 1
    twin["setup"]["stacks"] = [list(reversed(twin["setup"]["stacks"][0]))]
    twin["setup"]["characters"][4:] = reversed(twin["setup"]["characters"][4:])
    twin["seed"] = 5
    secret = Secret(
        name=f"setup-{number}",
        beginnings=({"record": record}, {"record": twin}),
        mirror=maharaja.replay(record),
        public=bool(number & 1),
        told=until_tiles_turn_up,
        seed=number,
    )
    check_secret(pair, secret, least=0)


@pytest.mark.parametrize("number", range(2))
def test_the_rest_of_an_imported_record(pair: tuple[Served, Served], number: int) -> None:
    """Who goes on from the middle of a record does not learn how it went on there."""
    game = game_at({"players": 2 + number}, number, 30)
    short = game.record()
    longer = game.copy()
    dice = Dice(number)
    for _ in range(60):
        seat = longer.to_act()[0]
        legal = longer.legal(seat)
        longer.choose(seat, legal[dice.below(len(legal))])
    secret = Secret(
        name=f"rest-{number}",
        beginnings=(
            {"record": short, "decisions": 30},
            {"record": {**longer.record(), "seed": 3}, "decisions": 30},
        ),
        mirror=maharaja.replay(short),
        seat=0,
        public=bool(number & 1),
        told=until_the_end,
        seed=number,
    )
    check_secret(pair, secret, least=10)


def game_where(number: int, holds: Callable[[maharaja.Game], bool]) -> maharaja.Game:
    """Some game of people at a moment of the wanted kind."""
    for decisions in range(10, 200):
        game = game_at(people_kind(number * 71), number, decisions)
        if holds(game):
            return game
    raise AssertionError("no game has such a moment")


def all_have_to_plan(game: maharaja.Game) -> bool:
    return game.phase == "planning" and len(game.to_act()) == game.seats


def last_in_turn(game: maharaja.Game) -> int:
    """The seat whose plan stays face down longest: turns go by the characters' numbers."""
    seats = game.view()["seats"]
    return max(range(game.seats), key=lambda seat: seats[seat]["character"] or 0)


# --- the seed ------------------------------------------------------------------------------------

SEEDED: list[Words] = [{"players": 2}, {"players": 3}, {"solo": "medium"}]
SEEDS = ((4, 2**62 - 7), (2**61, 12), (77, 2**50))


def seeded_table(number: int) -> str:
    return f"seeded{'abc'[number]}".ljust(16, "z")


async def lay_seeded_tables(database: Path, *, other: bool) -> None:
    """Tables with the same game and another seed, which no request could make."""
    async with opened(str(database), shared=False) as store:
        for number, kind in enumerate(SEEDED):
            game = new_game(kind, number)
            header = Header(
                board=game.board.id,
                digest=game.board.digest,
                salt=("5" if other else "6") * 32,
                solo="solo" in kind,
                seed=SEEDS[number][other],
                record={**game.record(), "seed": SEEDS[number][other]},
            )
            await lay_table(store, seeded_table(number), header, game)


async def lay_table(store: Any, name: str, header: Header, game: maharaja.Game) -> None:
    row = TableRow(
        name, 1.0, 1.0, "0" * 64, True, write_header(header), 0, Standing(WAITING, False, "{}")
    )
    table = Table(row, game.board)
    entries = []
    for seat in [0] if header.solo else range(game.seats):
        body = Sat(seat=seat, name="Person", person_id=hashed(identity(f"{name}-{seat}")))
        entry: Entry[EntryBody] = Entry(seat + 1, 1.0, body)
        table.apply(entry)
        entries.append(encoded(entry))
    laid = TableRow(name, 1.0, 1.0, row.host, True, row.header, len(entries), table.standing())
    await store.create(laid, entries)


class SeededEvening(Evening):
    """At one of those tables."""

    def _open(self, port: int, host: int, beginning: Words) -> tuple[str, dict[str, str]]:
        with WebTap(port, identity(f"{self.secret.name}-0")) as web:
            path = f"/api/tables/{self.secret.name}/links"
            link = web.good("POST", path, {"purpose": "watch"})
        return self.secret.name, {"watch": link["token"]}


@pytest.mark.parametrize("number", range(3))
def test_the_seed_and_the_salt(pair: tuple[Served, Served], number: int) -> None:
    """The seed is hidden to the end, from everybody; the commitment says nothing about it."""
    game = new_game(SEEDED[number], number)
    secret = Secret(
        name=seeded_table(number),
        beginnings=({}, {}),
        mirror=maharaja.replay(game.record()),
        told=until_the_end,
        seed=number,
    )
    heard = check_secret(pair, secret, least=20, kind=SeededEvening)
    assert b'"stages":[{' in heard  # positions on the way were compared, too


# --- lists of tables -----------------------------------------------------------------------------


def test_lists_do_not_tell_of_a_plan_set_anew(pair: tuple[Served, Served]) -> None:
    """Neither the time of a table's last change nor its place in the list moves."""
    port = pair[0].port
    game = game_where(1, all_have_to_plan)
    seats = [{"kind": "me"} for _ in range(game.seats)]
    words = {"record": game.record(), "seats": seats, "public": True}
    with WebTap(port, identity("lister")) as host, WebTap(port) as stranger:
        first, second = (
            host.good("POST", "/api/tables/import", {**words, "key": key})["table"]
            for key in ("first", "second")
        )
        plan(host, first, "plan coins track", "a")
        plan(host, second, "plan coins track", "b")
        lists = [stranger.good("GET", "/api/tables?list=open")]
        plan(host, first, "plan pp track", "c")
        lists.append(stranger.good("GET", "/api/tables?list=open"))
    assert lists[0] == lists[1]


def plan(web: WebTap, table: str, choice: str, key: str) -> None:
    now = web.good("GET", f"/api/tables/{table}?seat=0")["table"]["sequence"]
    words = {"seat": 0, "choice": choice, "sequence": now, "key": key}
    web.good("POST", f"/api/tables/{table}/choices", words)


# --- seats that were left ------------------------------------------------------------------------


def test_who_has_left_a_running_game_hears_no_more_of_the_seat(
    pair: tuple[Served, Served],
) -> None:
    """Neither on the socket, nor by a look that waits, nor on the person's other device."""
    port = pair[0].port
    with ExitStack() as stack:
        table, host, guest = table_of_two(stack, port, "left")
        link = guest.web.good("POST", f"{table}/links", {"purpose": "seat", "seat": 1})["token"]
        stack.enter_context(WebTap(port, identity("left-phone"))).good(
            "POST", f"{table}/claim", link=link
        )
        phone = Watcher(port, guest.table, identity("left-phone"), 1, None)
        stack.callback(phone.close)
        for watcher in (guest, phone):
            watcher.catch_up()
        query = f"seat=1&after={guest.now['sequence']}&wait=1.5"
        guest.waiting.begin("GET", f"{table}?{query}")
        guest.web.good("POST", f"{table}/seats/1/leave")
        before = [bytes(watcher.line.heard) for watcher in (guest, phone)]
        host.web.good("POST", f"{table}/seats/0/name", {"name": "Still here"})
        guest.catch_up()
        phone.catch_up()
        for watcher, heard in zip((guest, phone), before, strict=True):
            assert b'"update"' not in bytes(watcher.line.heard)[len(heard) :]
            status, _ = watcher.web.ask("GET", f"{table}?seat=1")
            assert status == 404  # the table is private
        host.catch_up()
        assert [chair["kind"] for chair in host.now["chairs"]] == ["person", "bot"]
        status, answer = guest.waiting.finish()
        assert (status, json.loads(answer)["code"]) == (403, "not-your-seat")


def test_who_comes_after_gets_the_seat_alone(pair: tuple[Served, Served]) -> None:
    """Before the game has begun a seat that was left is free for others."""
    port = pair[0].port
    with ExitStack() as stack:
        table, host, guest = table_of_two(stack, port, "again", free=1)
        guest.web.good("POST", f"{table}/seats/1/leave")
        guest.catch_up()
        heard = len(guest.line.heard)
        invite = host.web.good("POST", f"{table}/links", {"purpose": "invite"})["token"]
        for seat, name in ((1, "later"), (2, "last")):
            web = stack.enter_context(WebTap(port, identity(name)))
            web.good("POST", f"{table}/join", {"seat": seat}, link=invite)
        guest.catch_up()
        assert b'"update"' not in bytes(guest.line.heard)[heard:]
        later = Watcher(port, guest.table, identity("later"), 1, None)
        stack.callback(later.close)
        assert later.now["status"] == "running"
        answer = guest.line.ask("follow", id="again", table=guest.table, seat=1)[-1]
        assert answer["problem"]["code"] == "no-table"


def test_a_seat_that_a_bot_plays_for_its_person_stays_the_persons_to_see(
    pair: tuple[Served, Served],
) -> None:
    port = pair[0].port
    with ExitStack() as stack:
        table, host, guest = table_of_two(stack, port, "handed")
        host.web.good("POST", f"{table}/seats/1/hand-over", {"level": "random"})
        guest.catch_up()
        assert guest.now["seat"] == 1
        assert guest.now["chairs"][1]["handed_over"]
        problem = host.line.ask("follow", id="peep", table=host.table, seat=1)[-1]
        assert problem["problem"]["code"] == "not-your-seat"


def table_of_two(
    stack: ExitStack, port: int, name: str, free: int = 0
) -> tuple[str, Watcher, Watcher]:
    """The path of a private table, its host in seat 0 and a guest in seat 1."""
    seats = [{"kind": "me"}, *({"kind": "guest"} for _ in range(1 + free))]
    people = [identity(f"{name}-{seat}") for seat in (0, 1)]
    webs = [stack.enter_context(WebTap(port, person)) for person in people]
    made = webs[0].good("POST", "/api/tables", {"seats": seats, "key": name})
    path = f"/api/tables/{made['table']}"
    link = next(link["token"] for link in made["links"] if link["purpose"] == "invite")
    webs[1].good("POST", f"{path}/join", {"seat": 1}, link=link)
    found = [Watcher(port, made["table"], person, seat, None) for seat, person in enumerate(people)]
    for watcher in found:
        stack.callback(watcher.close)
    return path, found[0], found[1]


# --- private tables ------------------------------------------------------------------------------

METHODS = ("GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS")
BODIES: dict[str, list[Words]] = {
    "join": [{}, {"name": "Eve", "seat": 1}],
    "links": [{"purpose": purpose} for purpose in ("invite", "watch", "seat")]
    + [{"purpose": "seat", "seat": 0}],
    "choices": [
        {"seat": seat, "choice": choice, "sequence": 2, "key": "k"}
        for seat, choice in ((0, "end"), (1, "fly"), (3, "plan coins track"))
    ],
    "undo": [{"seat": seat, "sequence": 2, "key": "k"} for seat in (0, 3)],
    "name": [{"name": "Eve"}, {}],
    "auto-answer": [{"on": True}],
    "bot": [{"level": "random"}, {"level": "nonsense"}],
    "hand-over": [{"level": "random"}],
    "hint": [{"sequence": 2}, {}],
    "notifications": [{"muted": True}, {}],
    "presence": [{"here": True}, {"here": "yes"}],
    "outlook": [{"sequence": 2, "choice": "end"}, {}],
    "vacation": [{"days": 1}, {"days": 0}],
    "standing-orders": [{"retake": [1]}, {"reward": ["nonsense"]}],
    "talk": [{"phrase": "hello", "key": "k"}, {"text": "hello", "key": "k"}],
    "mute": [{"muted": True}],
    "{table}": [{"action": "delete"}, {"action": "free-seat", "seat": 0}],  # for the server's host
}


def table_paths() -> Iterator[tuple[str, list[Words | None]]]:
    """Every address of a table, with what could be sent to it."""
    for path in sorted({operation.path for operation in OPERATIONS}):
        if "{table}" in path:
            bodies = BODIES.get(path.rsplit("/", 1)[-1], [])
            for seat in ("0", "3") if "{seat}" in path else ("",):
                filled = path.replace("{seat}", seat).replace("{decisions}", "1")
                yield filled.replace("{message}", "t" * 22), [None, *bodies]


QUERIES = ("", "?seat=0", "?seat=3", "?seat=0&choice=end", "?seat=0&after=1&wait=9", "?wait=x")


STATES = ("waiting", "running", "finished")


@pytest.mark.parametrize("state", STATES)
def test_a_private_table_is_like_one_that_there_is_not(
    pair: tuple[Served, Served], state: str
) -> None:
    """At every address, with every method and body, with no link and with wrong ones.

    ./check tries one of the links at each address, and each of them in some of the states.
    """
    port = pair[0].port
    with ExitStack() as stack:
        host = stack.enter_context(WebTap(port, identity("hermit")))
        table = private_table(host, state)
        elsewhere = host.good("POST", "/api/tables", {"seats": [{"kind": "me"}] * 2})
        links = (None, NO_LINK, elsewhere["links"][0]["token"])
        for eve, who in enumerate((None, identity("eve"))):
            private, unknown = (stack.enter_context(WebTap(port, who)) for _ in range(2))
            asked = 0
            for number, (path, bodies) in enumerate(table_paths()):
                for link in links if full() else [links[(number + eve + STATES.index(state)) % 3]]:
                    for method, query, body in requests_of(bodies):
                        asked += 1
                        taps = ((private, table), (unknown, UNKNOWN))
                        for tap, name in taps:
                            tap.begin(method, path.replace("{table}", name) + query, body, link)
                        for tap, _ in taps:
                            status, answer = tap.finish(method)
                            assert status >= 400, (method, path, query, answer)
            assert asked > (500 if full() else 300)
            assert difference(bytes(private.heard), bytes(unknown.heard)) is None


def requests_of(bodies: list[Words | None]) -> Iterator[tuple[str, str, Words | None]]:
    for query in QUERIES:
        yield "GET", query, None
    for body in bodies:
        yield "POST", "", body
    for method in METHODS[2:]:
        yield method, "", None


@pytest.mark.parametrize("state", STATES)
def test_so_it_is_on_the_socket(pair: tuple[Served, Served], state: str) -> None:
    port = pair[0].port
    with ExitStack() as stack:
        host = stack.enter_context(WebTap(port, identity("hermit")))
        table = private_table(host, state)
        elsewhere = host.good("POST", "/api/tables", {"seats": [{"kind": "me"}] * 2})
        links = [{}, {"link": NO_LINK}, {"link": elsewhere["links"][0]["token"]}]
        for who in (None, identity("eve")):
            private, unknown = (stack.enter_context(SocketTap(port, who)) for _ in range(2))
            for tap, name in ((private, table), (unknown, UNKNOWN)):
                for seat in (None, 0, 1, 3):
                    for link in links:
                        for after in ({}, {"after": 0}, {"after": 10**6}):
                            message = {"id": "f", "table": name, "seat": seat, **link, **after}
                            assert tap.ask("follow", **message)[-1]["type"] == "problem"
                for seat in (0, 3):
                    for sequence in (0, 2, 10**6):
                        words = {"id": "c", "table": name, "seat": seat, "sequence": sequence}
                        assert tap.ask("choose", choice="end", **words)[-1]["type"] == "problem"
                        assert tap.ask("undo", **words)[-1]["type"] == "problem"
                answer = tap.ask("unfollow", id="u", table=name, seat=0)[-1]
                assert answer.pop("table") == name
                assert (answer["type"], answer["sequence"]) == ("done", 0)
            heard = bytes(private.heard).replace(table.encode(), UNKNOWN.encode())
            assert difference(heard, bytes(unknown.heard)) is None


def private_table(host: WebTap, state: str) -> str:
    """A table of the host's that nobody else may see."""
    if state == "finished":
        record = finished_record()
        words: Words = {"record": record, "key": state}
        return str(host.good("POST", "/api/tables/import", words)["table"])
    seats = [{"kind": "me"}, {"kind": "guest" if state == "waiting" else "me"}]
    return str(host.good("POST", "/api/tables", {"seats": seats, "key": state})["table"])


def finished_record() -> Words:
    return dict(played_out({"players": 2}, 5).record())


# --- what the comparison is worth ----------------------------------------------------------------


def test_the_mask_keeps_lengths_and_everything_else() -> None:
    heard = (
        b'HTTP/1.1 200 OK\r\ndate: Mon, 16 Nov 2026 01:00:00 GMT\r\n\r\n{"at":12,"sequence":12,'
        b'"token":"ab_-1","path":"/tables/abcdefghijklmnop#ab_-1","commitment":"' + b"a" * 64
    )
    assert len(masked(heard)) == len(heard)
    assert masked(heard).replace(b"0", b"") != masked(heard)
    assert b'"sequence":12' in masked(heard)
    assert b"ab_-1" not in masked(heard)
    assert difference(heard, heard.replace(b"sequence", b"Sequence")) is not None
    assert difference(heard, heard + b" ") is not None
    assert difference(heard, heard.replace(b'"at":12', b'"at":13')) is None
    assert difference(heard, heard.replace(b'"at":12', b'"at":123')) is not None
