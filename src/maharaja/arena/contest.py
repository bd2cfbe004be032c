"""What an arena plays: every seed in every seating, so that luck and seats fall on all alike."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, TypedDict

import maharaja
from maharaja import boards
from maharaja.arena.plan_luck import PlanLuck, maker_of_fresh_bots
from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.entries import check_entry, is_custom, name_of, seated
from maharaja.bots.custom.faults import BYE, Fault
from maharaja.bots.match import play_match
from maharaja.bots.protocol.external_bot import Limits
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import SEATS
from maharaja.engine.options import MAX_PLAYERS, MIN_PLAYERS
from maharaja.engine.rules.final_scoring import ended_by_statues, final_score, winners
from maharaja.engine.rules.worship import statues_in
from maharaja.engine.state import COINS, State, statues_built
from maharaja.json_types import GameRecord


class About(TypedDict):
    """What was played and with what."""

    version: str
    engine: Literal["compiled", "plain"]
    board: str
    options: dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """Who plays what. Plain data: it is sent to other processes and machines."""

    entries: tuple[str, ...]  # levels, or bots of other people
    board: str = "classic"
    board_text: str | None = None  # of a board file, which other machines do not have
    options: dict[str, Any] = field(default_factory=dict)  # those of maharaja.new_game
    limits: Limits = field(default_factory=Limits)  # of external bots
    strict: bool = False  # a fault of an external bot ends everything: the fallback never counts
    redraws: int = 0  # how often all plan anew, to see how lucky the plans were (plan_luck.py)

    @property
    def solo(self) -> str | None:
        level: str | None = self.options.get("solo")
        return level

    @property
    def rotations(self) -> int:
        """Seatings of every seed; in the solo game each entry plays alone."""
        return len(self.entries)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The entry in each seat: seat i has entry (i + rotation) mod n."""
        count = len(self.entries)
        seats = 1 if self.solo else count
        return tuple(self.entries[(seat + rotation) % count] for seat in range(seats))

    def seeds(self, games: int) -> int:
        """How many seeds make at least so many games."""
        return -(-games // self.rotations)

    def about(self) -> About:
        """What was played and with what, JSON-ready."""
        return {
            "version": maharaja.__version__,
            "engine": "compiled" if maharaja.compiled() else "plain",
            "board": self.board,
            "options": {
                name: list(value) if isinstance(value, tuple) else value
                for name, value in self.options.items()
            },
        }

    def new_game(self, seed: int) -> maharaja.Game:
        if self.board_text is None:
            board = maharaja.load_board(self.board)
        else:
            board = boards.parse(self.board_text, self.board)
        players = max(MIN_PLAYERS, len(self.seating(0)))
        return maharaja.new_game(board, players=players, seed=seed, **self.options)


def make_contest(
    entries: Sequence[str],
    board: str = "classic",
    *,
    limits: Limits | None = None,
    strict: bool = False,
    redraws: int = 0,
    **options: Any,
) -> Contest:
    """A contest that can be played; raises a mistake now rather than in a worker."""
    if options.get("solo") is None and not MIN_PLAYERS <= len(entries) <= MAX_PLAYERS:
        raise maharaja.SetupError(
            "error-arena-seats", at="seats", seats=len(entries), low=MIN_PLAYERS, high=MAX_PLAYERS
        )
    if not entries:
        raise maharaja.SetupError("error-arena-name-a-level", at="seats")
    for entry in entries:
        check_entry(entry)
    text = None
    if board not in boards.available():
        boards.load(board)
        text = Path(board).read_text(encoding="utf-8")
    custom = any(map(is_custom, entries))
    if redraws and (custom or options.get("solo") is not None):
        raise maharaja.SetupError("error-arena-redraws", at="redraws")
    contest = Contest(tuple(entries), board, text, options, limits or Limits(), strict, redraws)
    contest.new_game(0)
    return contest


# --- jobs ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """Some seeds of a contest, each in every seating."""

    contest: Contest
    first: int
    seeds: int
    records: bool = False
    version: str = maharaja.__version__

    @property
    def games(self) -> int:
        return self.seeds * self.contest.rotations


@dataclass(frozen=True)
class Outcome:
    """What came of one game, in plain data; lists go by seat."""

    seed: int
    rotation: int
    seating: tuple[str, ...]
    scores: list[int]  # Brahmabot's included
    shares: list[float]  # of the win: 1 alone, split among equals
    ranks: list[float]  # 1 is best; equals share the mean of their places
    first: int  # the seat that drafted first
    drafted: list[int]  # characters
    openings: list[str]  # the pairs of actions planned for the first round
    decisions: int
    by_statues: bool
    seconds: list[list[float]] = field(compare=False)  # per move
    faults: list[list[str]]  # kinds; of other people's bots only
    names: list[str]  # what the bots call themselves; levels, as they are
    failures: list[Fault | None]  # of those that failed; the game is lost to them, whoever moved
    record: str | None = None
    luck: list[float] | None = None  # with the plans, if somebody wants to know
    luck_seconds: float = field(default=0.0, compare=False)  # that it took to know
    statues: dict[str, int] = field(default_factory=dict)  # in each city, by its id


def make_jobs(
    contest: Contest, seed: int, seeds: int, *, chunk: int = 1, records: bool = False
) -> list[Job]:
    """The seeds from ``seed`` on, some at a time."""
    if seed + seeds > SEED_LIMIT:
        raise maharaja.SetupError(
            "error-option-seeds-beyond", at="seed", seeds=seeds, seed=seed, last=SEED_LIMIT - 1
        )
    return [
        Job(contest, first, min(chunk, seed + seeds - first), records)
        for first in range(seed, seed + seeds, chunk)
    ]


def play_job(job: Job) -> list[Outcome]:
    """All games of a job, seed by seed and seating by seating."""
    if job.version != maharaja.__version__:
        raise maharaja.SetupError(
            "error-arena-worker-version", theirs=maharaja.__version__, ours=job.version
        )
    return list(_play(job))


def _play(job: Job) -> Iterator[Outcome]:
    for seed in range(job.first, job.first + job.seeds):
        for rotation in range(job.contest.rotations):
            try:
                yield play_game(job.contest, seed, rotation, job.records)
            except Exception as error:
                error.add_note(f"in the game of seed {seed}, rotation {rotation}")
                raise


def play_contest(contest: Contest, seeds: Iterable[int]) -> Iterator[Outcome]:
    """Every seed in every seating, one game after the other, in this process."""
    for seed in seeds:
        yield from _play(Job(contest, seed, 1))


def play_game(contest: Contest, seed: int, rotation: int, record: bool = False) -> Outcome:
    """One game from its seed to its outcome."""
    game = contest.new_game(seed)
    seating = contest.seating(rotation)
    bots: list[Bot] = []
    try:
        for seat, entry in enumerate(seating):
            own = bot_seed(seed, seat, rotation)
            bots.append(seated(entry, seat, own, contest.limits))
        luck = PlanLuck(bots, maker_of_fresh_bots(seating, seed, rotation), contest.redraws)
        moves = play_match(game, bots, luck.watch if contest.redraws else None)
    finally:
        for bot in bots:
            if isinstance(bot, CustomBot):
                bot.close()
    if contest.strict:
        refuse_faults(bots, seating, seed)
    outcome = outcome_of(game, seed, rotation, seating, moves.seconds, bots, record)
    if not contest.redraws:
        return outcome
    return replace(outcome, luck=luck.luck, luck_seconds=luck.seconds)


def bot_seed(seed: int, seat: int, rotation: int) -> int:
    """The bot's own chance: not the table's, and another in every seat and seating."""
    digest = hashlib.sha256(f"{seed} {seat} {rotation}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT


def refuse_faults(bots: Sequence[Bot], seating: Sequence[str], seed: int) -> None:
    """Raise the first fault of the game: where the fallback moved, it is not the bot's game."""
    for bot, entry in zip(bots, seating, strict=True):
        faults = bot.faults if isinstance(bot, CustomBot) else []
        for fault in faults:
            if fault.kind != BYE:  # too slow to leave, after the last move
                what = fault.whole()
                raise maharaja.SetupError("error-arena-fault", at=entry, seed=seed, what=what)


def faults_of(bots: Sequence[Bot]) -> list[list[str]]:
    """What went wrong with each, by kind; only programs of other people have faults."""
    return [
        [fault.kind for fault in bot.faults] if isinstance(bot, CustomBot) else [] for bot in bots
    ]


def failures_of(bots: Sequence[Bot]) -> list[Fault | None]:
    """With what each of them failed; none of ours does."""
    return [bot.failure if isinstance(bot, CustomBot) else None for bot in bots]


# --- outcomes ------------------------------------------------------------------------------------


def outcome_of(
    game: maharaja.Game,
    seed: int,
    rotation: int,
    seating: tuple[str, ...],
    seconds: list[list[float]],
    bots: Sequence[Bot],
    record: bool,
) -> Outcome:
    state = game.state
    written = game.record()
    failures = failures_of(bots)
    failed = [seat for seat, failure in enumerate(failures) if failure]
    order = standings(state, winners(state), failed)
    drafted, openings = beginnings(written["choices"], len(seating))
    return Outcome(
        seed=seed,
        rotation=rotation,
        seating=seating,
        scores=[int(final_score(state, seat)) for seat in range(game.seats)],
        shares=shares_of(order),
        ranks=ranks_of(order),
        first=int(state.setup.first),
        drafted=drafted,
        openings=openings,
        decisions=game.decisions,
        by_statues=ended_by_statues(state),
        seconds=seconds[: len(seating)],
        faults=faults_of(bots),
        names=[name_of(bot, entry) for bot, entry in zip(bots, seating, strict=True)],
        failures=failures,
        record=record_line(written, seating) if record else None,
        statues=statues_by_city(state),
    )


def statues_by_city(state: State) -> dict[str, int]:
    ids = state.board.junction_ids
    return {
        ids[city]: sum(int(statues_in(state, city, seat)) for seat in range(SEATS))
        for city in range(1, len(ids))
    }


def record_line(record: GameRecord, seating: Sequence[str]) -> str:
    """The record with who played, as one line of JSON."""
    written = {**record, "bots": list(seating)}
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


# Whether the seat's own bot played to the end, whether it won, and the order of FINAL-8.
Place = tuple[bool, bool, int, int, int]


def standings(state: State, best: Sequence[int], failed: Sequence[int] = ()) -> list[Place]:
    """What places go by; in the solo game a draw is Brahmabot's (SOLO-F-3)."""
    return [
        (
            seat not in failed,
            seat in best,
            int(final_score(state, seat)),
            int(statues_built(state, seat)),
            int(state.seats[COINS + seat]),
        )
        for seat in range(state.rules.players)
    ]


def shares_of(places: Sequence[Place]) -> list[float]:
    """The win, split among equals; whose bot failed has no part in it."""
    top = max(places)
    return [1 / places.count(top) if place == top and place[0] else 0.0 for place in places]


def ranks_of(places: Sequence[Place]) -> list[float]:
    """1 is best; equals share the mean of their places."""
    return [
        1 + sum(other > place for other in places) + (places.count(place) - 1) / 2
        for place in places
    ]


def beginnings(choices: object, seats: int) -> tuple[list[int], list[str]]:
    """The character each seat drafted and the pair it planned first, out of a record's choices."""
    drafted, openings = [0] * seats, [""] * seats
    assert isinstance(choices, list)
    for entry in choices:
        seat, word, *rest = entry.split()
        if word == "draft":
            drafted[int(seat)] = int(rest[0])
        elif word == "plan" and not openings[int(seat)]:
            openings[int(seat)] = " + ".join(rest)
    return drafted, openings
