"""A game as its header and its choices, in text that any implementation can replay (R-1 to R-3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.choices import VOCABULARY
from maharaja.engine.ids import FINISHED
from maharaja.engine.play import apply, refusal, run_on
from maharaja.engine.rules.setup import lay_out
from maharaja.engine.state import Rules, Setup, State
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.notation import choice_text, parse_choice
from maharaja.engine.text.position import (
    check_board,
    check_players,
    dump_state,
    header_json,
    load_state,
    read_rules,
)
from maharaja.engine.text.setup import read_setup, setup_json
from maharaja.engine.text.view import result_of
from maharaja.errors import FormatError, Message, NotationError

RECORD_FORMAT: Final = "maharaja-record/1"
LONGEST_ENTRY: Final = 200  # letters; longer than any choice on any board


def begin(board: Board, rules: Rules, setup: Setup) -> State:
    """The state at the first decision."""
    s = lay_out(board, rules, setup)
    run_on(s)
    return s


def write_record(
    s: State, history: vec[i64], seed: int | None, start: object = None
) -> dict[str, object]:
    """JSON-ready; ``history`` holds ``seat * VOCABULARY + choice``. Holds every secret.

    ``start`` is the position the choices begin with, if they do not begin with the set-up.
    """
    words: dict[str, object] = {"format": RECORD_FORMAT}
    words.update(header_json(s.board, s.rules))
    if seed is not None:
        words["seed"] = seed
    words["setup"] = setup_json(s.board, s.rules, s.setup)
    if start is not None:
        words["position"] = start
    words["choices"] = [entry_text(s.board, entry) for entry in history]
    words["result"] = result_of(s) if s.phase == FINISHED else None
    return words


def entry_text(board: Board, entry: i64) -> str:
    """``SEAT CHOICE``, e.g. ``2 travel start-delhi``."""
    return f"{entry // VOCABULARY} {choice_text(board, entry % VOCABULARY)}"


class Record:
    """A record that was read: ready to be replayed choice by choice."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        seed: int | None,
        start: State | None,
        entries: list[Reader],
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.start = start  # the state it begins with; None: the set-up
        self.entries = entries

    def first_state(self, board: Board) -> State:
        """The state at its first decision."""
        if self.start is None:
            return begin(board, self.rules, self.setup)
        return self.start.copy()

    def start_json(self) -> object:
        """The position it begins with; None: the set-up."""
        return None if self.start is None else dump_state(self.start)


def read_record(board: Board, data: object) -> Record:
    reader = Reader(data, "record")
    if reader.at("format").string() != RECORD_FORMAT:
        raise reader.at("format").fail("error-data-format", format=RECORD_FORMAT)
    reader.at("rules").string()  # records have always named their version
    check_board(board, reader)
    rules = read_rules(reader)
    check_players(board, rules, reader)
    seed = reader.at("seed").number(0, (1 << 62) - 1) if reader.has("seed") else None
    setup = read_setup(board, rules, reader.at("setup"))
    start = read_start(board, rules, setup, reader) if reader.has("position") else None
    return Record(rules, setup, seed, start, reader.at("choices").items())


def read_start(board: Board, rules: Rules, setup: Setup, reader: Reader) -> State:
    """The position a record begins with: of the same game as the rest of the record."""
    position = reader.at("position")
    s = load_state(board, position.value, position.path)
    given = {**header_json(board, s.rules), "setup": setup_json(board, s.rules, s.setup)}
    wanted = {**header_json(board, rules), "setup": setup_json(board, rules, setup)}
    for key, value in wanted.items():
        if given[key] != value:
            raise FormatError("error-data-differs-from-record", at=f"{position.path}.{key}")
    return s


def replay_entry(s: State, entry: Reader) -> i64:
    """Apply one recorded choice; returns its entry for a history. FormatError if it is refused."""
    if len(entry.string()) > LONGEST_ENTRY or not entry.string().isprintable():
        raise entry.fail("error-data-seat-and-choice")
    words = entry.string().split(maxsplit=1)
    if len(words) != 2 or not words[0].isdecimal():
        raise entry.fail("error-data-seat-and-choice")
    seats = [str(number) for number in range(s.rules.players)]
    if words[0] not in seats:
        raise entry.fail("error-data-seats", last=seats[-1])
    seat = seats.index(words[0])
    try:
        choice = parse_choice(s.board, words[1])
    except NotationError as error:
        raise FormatError.within(entry.path, error) from None
    reason = refusal(s, seat, choice)
    if reason is not None:
        raise entry.error(
            "error-choice-not-legal",
            choice=repr(entry.value),
            reason=Message(f"reason-{reason.reason}"),
            rule=reason.rule,
        )
    apply(s, seat, choice)
    return seat * VOCABULARY + choice
