"""How games begin: anew, from a position, from a record (docs/api.md)."""

from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.content.characters import FIRST_GAME
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.game import Game
from maharaja.engine.ids import EXTRA_CHARACTERS
from maharaja.engine.options import demand, shown, whole
from maharaja.engine.rules.setup import random_setup
from maharaja.engine.rules_in_force import check_table, make_rules
from maharaja.engine.state import Rules, Setup
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.position import dump_state, load_state
from maharaja.engine.text.record import begin, read_record, replay_entry
from maharaja.engine.text.setup import read_setup
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.errors import SetupError
from maharaja.table_options import Options

HIGHEST_SEED: Final[int] = int(SEED_LIMIT) - 1  # Python's own number, as in game.py


def start_game(
    board: Board,
    options: Options,
    *,
    seed: SupportsIndex | None = None,
    setup: object = None,
    first_game: bool = False,
    rules: str = NEWEST_VERSION,
) -> Game:
    """A new game from a seed or from an explicit set-up (R-3)."""
    in_force = make_rules(options, rules)
    demand("first_game", first_game, bool)
    check_table(board, in_force)
    if setup is not None:
        if first_game or seed is not None:
            raise SetupError("error-option-setup-and-seed", at="setup")
        layout = read_setup(board, in_force, Reader(setup, "setup"))
        return Game(begin(board, in_force, layout), vec[i64](), None)
    if seed is not None:
        seed = whole("seed", seed)
    if seed is None or not 0 <= seed <= HIGHEST_SEED:
        raise SetupError("error-data-number-needed", at="seed", low=0, high=HIGHEST_SEED)
    layout = random_setup(board, in_force, Dice(seed))
    if first_game:
        layout = with_first_characters(in_force, layout)
    return Game(begin(board, in_force, layout), vec[i64](), seed)


def with_first_characters(rules: Rules, setup: Setup) -> Setup:
    """The set suggested for a first game of four (SETUP-4, Q-V6)."""
    if rules.solo or len(FIRST_GAME) != rules.players + EXTRA_CHARACTERS:
        raise SetupError("error-option-first-game", at="first_game")
    return Setup(vec[i64](FIRST_GAME), setup.rewards, setup.flags, setup.first, 0, setup.stacks)


def load_game(board: Board, position: object) -> Game:
    """Go on from a dumped position; the history before it is not part of it."""
    s = load_state(board, position)
    return Game(s, vec[i64](), None, dump_state(s))  # not the caller's own, which may change


def replay_game(board: Board, data: object, decisions: SupportsIndex | None = None) -> Game:
    """Replay a record, or its first ``decisions`` choices; FormatError tells what does not fit."""
    record = read_record(board, data)
    s = record.first_state(board)
    history = vec[i64]()
    made = len(record.entries)
    if decisions is not None:
        decisions = whole("decisions", decisions)
    if decisions is not None and not 0 <= decisions <= made:
        raise SetupError(
            "error-option-decisions-of-record",
            at="decisions",
            decisions=shown(decisions),
            made=made,
        )
    for entry in record.entries[:decisions]:
        history = append(history, replay_entry(s, entry))
    game = Game(s, history, record.seed, record.start_json())
    if decisions is None:
        check_result(game, Reader(data, "record"))
    return game


def check_result(game: Game, record: Reader) -> None:
    """A record that states a result has to lead to it."""
    if record.has("result") and record.at("result").value != game.result():
        raise record.at("result").error("error-data-other-result")
