"""A whole state as JSON-ready words, and back (docs/notation.md)."""

from typing import Final, cast

from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.choices import Choices
from maharaja.engine.content.characters import refresh
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    CENTRE,
    CHARACTERS_IN_ALL,
    DISPLAY_SPACES,
    FINISHED,
    FIRST_DECISION,
    LOANS_IN_ALL,
    NOBODY,
    PHASE_NAMES,
    PLAIN,
    PLAIN_SPACES,
    PLANNING,
    PRESTIGE_SOURCES,
    REWARD_END,
    REWARD_SPACES,
    ROUNDS,
    SEATS,
    SHRINES_IN_ALL,
    SPACE_NAMES,
    STATUES_IN_ALL,
    TOKENS_IN_ALL,
    WHY_NAMES,
)
from maharaja.engine.options import options_json, shown_text
from maharaja.engine.play import DECISIONS, FRAME_NAMES, list_legal
from maharaja.engine.rules.track import last_space
from maharaja.engine.rules_in_force import check_table, make_rules
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    EARNED,
    FRAME_DEPTH,
    LOAN_CHARACTER,
    LOAN_ROUND,
    LOAN_SEAT,
    OPEN,
    PLAIN_STATUES,
    PLAN_A,
    PLAN_B,
    PRESTIGE,
    PRIEST,
    SHRINES,
    STATUES,
    SUPPLY,
    TOKENS,
    USED,
    Rules,
    State,
    blank,
)
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.position_checks import check_position
from maharaja.engine.text.public_json import add_open_table, open_actions, open_seat, plan_json
from maharaja.engine.text.setup import read_setup, setup_json
from maharaja.engine.versions import read_version, version_name
from maharaja.errors import FormatError, SetupError
from maharaja.table_options import FLAGS, Options

POSITION_FORMAT: Final = "maharaja-position/1"
MANY: Final = 1 << 30  # more coins or prestige than any game sees


def header_json(board: Board, rules: Rules) -> dict[str, object]:
    """What positions, records and views begin with."""
    return {
        "rules": version_name(rules),
        "board": {"id": board.id, "digest": board.digest},
        "options": told_options(rules),
    }


def told_options(rules: Rules) -> dict[str, object]:
    """The options, asked for by name once a game: every view tells them."""
    if rules.told is None:
        rules.told = options_json(rules.options)
    told = rules.told.copy()
    told["special"] = list(rules.options.special)  # the caller's own
    return told


def dump_state(s: State) -> dict[str, object]:
    """The full position, secrets included: for saving, never for showing."""
    words: dict[str, object] = {"format": POSITION_FORMAT}
    words.update(header_json(s.board, s.rules))
    words["setup"] = setup_json(s.board, s.rules, s.setup)
    add_open_table(s, words)
    for city in cast(dict[str, dict[str, object]], words["cities"]).values():
        del city["free"]  # follows from the rest
    words["drawn"] = int(s.drawn)
    words["seats"] = [whole_seat(s, seat) for seat in range(s.rules.players)]
    return words


def whole_seat(s: State, seat: i64) -> dict[str, object]:
    words = open_seat(s, seat)
    words["prestige"] = int(s.seats[PRESTIGE + seat])
    words["earned"] = earned_json(s, seat)
    words["plan"] = plan_json(s, seat)
    words["open"] = open_actions(s, seat)
    return words


def earned_json(s: State, seat: i64) -> dict[str, int]:
    """Where the prestige of the game so far came from; what was paid counts as less."""
    return {WHY_NAMES[why]: s.seats[EARNED + why * SEATS + seat] for why in range(PRESTIGE_SOURCES)}


# --- back again ----------------------------------------------------------------------------------


def read_rules(reader: Reader) -> Rules:
    version = read_version(reader)
    options = reader.at("options")
    try:
        return make_rules(read_options(options), version)
    except SetupError as error:
        raise FormatError.within(options.path, error) from None


def read_options(reader: Reader) -> Options:
    """The options of a position or a record; a yes-or-no option it does not name is off."""
    options = Options()
    if reader.has("solo"):
        options.solo = reader.at("solo").string()
    else:
        options.players = reader.at("players").number(1, 4)
    options.special = [item.string() for item in reader.at("special").items()]
    if reader.has("final"):
        options.final = reader.at("final").string()
    options.final_tile = reader.at("final_tile").string()
    for name in FLAGS:
        if reader.has(name):
            setattr(options, name, reader.at(name).flag())
    return options


def check_board(board: Board, reader: Reader) -> None:
    """The board has to be the very one the game was played on."""
    named = reader.at("board")
    if named.at("id").string() != board.id:
        other = shown_text(named.at("id").string())
        raise named.at("id").error("error-data-other-board", board=other, other=board.id)
    if named.at("digest").string() != board.digest:
        raise named.at("digest").error(
            "error-data-board-changed", board=board.id, digest=board.digest
        )


def load_state(board: Board, data: object, path: str = "position") -> State:
    """The state a position describes; raises FormatError where it describes none."""
    reader = Reader(data, path)
    if reader.at("format").string() != POSITION_FORMAT:
        raise reader.at("format").fail("error-data-format", format=POSITION_FORMAT)
    check_board(board, reader)
    rules = read_rules(reader)
    check_players(board, rules, reader)
    s = blank(board, rules, read_setup(board, rules, reader.at("setup")))
    s.drawn = reader.at("drawn").number(0, CHARACTERS_IN_ALL)
    read_table(s, reader)
    for i, item in enumerate(reader.at("seats").fixed(rules.players)):
        read_seat(s, i, item)
    read_frames(s, reader.at("waiting"))
    check_position(s, reader)
    check_decision(s, reader.at("waiting"))
    return s


def read_table(s: State, reader: Reader) -> None:
    """What lies in the middle of the table: positions and views have it alike."""
    board = s.board
    s.round = reader.at("round").number(0, ROUNDS)
    s.phase = reader.at("phase").name(PHASE_NAMES)
    s.maharaja = read_city_or_none(board, reader.at("maharaja"))
    s.token_used = 1 if reader.at("token_used").flag() else 0
    for place in reader.at("journey").items():
        s.journey |= 1 << place.name(board.junction_ids)
    read_track(s, reader.at("track"))
    read_rewards(s, reader.at("rewards"))
    read_display(s, reader.at("display"))
    read_loans(s, reader.at("maharani"))
    read_villages(s, reader.at("villages"))
    for city, item in reader.at("cities").fields():
        read_city(s, Reader(city, item.path).name(board.junction_ids[1:]) + 1, item)


def check_players(board: Board, rules: Rules, reader: Reader) -> None:
    """The board has to be for so many."""
    try:
        check_table(board, rules)
    except SetupError as error:
        raise FormatError.within(reader.at("options").path, error) from None


def read_city_or_none(board: Board, reader: Reader) -> int:
    return 0 if reader.value is None else reader.name(board.junction_ids[1:]) + 1


def read_track(s: State, reader: Reader) -> None:
    for i, item in enumerate(reader.fixed(s.board.track)):
        s.track[i + 1] = read_city_or_none(s.board, item)
    flags = sorted(city for city in s.track if city)
    if flags != list(range(1, s.board.cities + 1)):
        raise reader.error("error-data-flags-once")


def read_rewards(s: State, reader: Reader) -> None:
    for i, item in enumerate(reader.fixed(REWARD_SPACES)):
        s.rewards[i] = NOBODY if item.value is None else item.name(REWARD_NAMES)


def read_display(s: State, reader: Reader) -> None:
    tiles = reader.items()
    if len(tiles) >= DISPLAY_SPACES:
        raise reader.error("error-data-characters-fit", most=int(DISPLAY_SPACES - 1))
    for i, item in enumerate(tiles):
        s.display[i] = item.number(1, CHARACTERS_IN_ALL)


def read_loans(s: State, reader: Reader) -> None:
    for i, item in enumerate(reader.fixed(LOANS_IN_ALL)):
        if item.value is not None:
            s.loans[i * 3 + LOAN_SEAT] = item.at("seat").number(0, s.rules.players - 1)
            s.loans[i * 3 + LOAN_CHARACTER] = item.at("character").number(1, CHARACTERS_IN_ALL)
            s.loans[i * 3 + LOAN_ROUND] = item.at("round").number(0, ROUNDS)


def read_villages(s: State, reader: Reader) -> None:
    for village, owners in reader.fields():
        place = Reader(village, owners.path).name(s.board.village_ids)
        for owner in owners.items():
            s.villages[place] |= 1 << owner.number(0, s.rules.players - 1)


def read_city(s: State, city: i64, reader: Reader) -> None:
    base = city * CITY_CELLS
    space: i64
    for space in range(CENTRE, PLAIN):
        owner = reader.at(SPACE_NAMES[space])
        if owner.value is not None:
            s.cities[base + space] = owner.number(0, s.rules.players - 1)
    for seat, statues in enumerate(reader.at("plain").fixed(s.rules.players)):
        s.cities[base + PLAIN_STATUES + seat] = statues.number(0, PLAIN_SPACES)
        s.cities[base + PLAIN] -= statues.number(0, PLAIN_SPACES)
    if s.cities[base + PLAIN] < 0:
        raise reader.at("plain").error("error-data-plain-spaces", number=int(PLAIN_SPACES))
    for seat, shrines in enumerate(reader.at("shrines").fixed(s.rules.players)):
        s.cities[base + CITY_SHRINES + seat] = shrines.number(0, SHRINES_IN_ALL)


def read_seat(s: State, seat: i64, reader: Reader) -> None:
    s.seats[COINS + seat] = reader.at("coins").number(0, MANY)
    s.seats[PRESTIGE + seat] = reader.at("prestige").number(0, MANY)
    s.seats[SHRINES + seat] = reader.at("shrines").number(0, SHRINES_IN_ALL)
    s.seats[SUPPLY + seat] = reader.at("supply").number(0, SHRINES_IN_ALL)
    s.seats[STATUES + seat] = reader.at("statues").number(0, STATUES_IN_ALL)
    s.seats[TOKENS + seat] = reader.at("tokens").number(0, TOKENS_IN_ALL)
    if reader.has("character"):
        s.seats[CHARACTER + seat] = reader.at("character").number(1, CHARACTERS_IN_ALL)
    s.seats[PRIEST + seat] = reader.at("priest").name(s.board.junction_ids)
    s.seats[ACTED + seat] = 1 if reader.at("acted").flag() else 0
    for number in reader.at("used").items():
        s.seats[USED + seat] |= 1 << number.number(1, CHARACTERS_IN_ALL)
    for why, points in reader.at("earned").fields():
        source = Reader(why, points.path).name(WHY_NAMES[:PRESTIGE_SOURCES])
        s.seats[EARNED + source * SEATS + seat] = points.number(-MANY, MANY)
    read_plan(s, seat, reader)
    refresh(s, seat)


def read_plan(s: State, seat: i64, reader: Reader) -> None:
    s.seats[PLAN_A + seat] = NOBODY
    s.seats[PLAN_B + seat] = NOBODY
    if not reader.has("plan"):
        return
    a, b = (item.name(ACTION_NAMES) for item in reader.at("plan").fixed(2))
    s.seats[PLAN_A + seat] = a
    s.seats[PLAN_B + seat] = b
    left = [item.name(ACTION_NAMES) for item in reader.at("open").items()]
    # Of two arrows on one action the first is struck first: a single one left is the second.
    if b in left:
        s.seats[OPEN + seat] |= 2
        left.remove(b)
    if a in left:
        s.seats[OPEN + seat] |= 1
        left.remove(a)
    if left:
        raise reader.at("open").error("error-data-open-planned")


def read_frames(s: State, reader: Reader) -> None:
    frames = reader.items()
    if len(frames) >= FRAME_DEPTH:
        raise reader.error("error-data-waiting-most", most=int(FRAME_DEPTH - 1))
    for item in frames:
        read_frame(s, item)
    asks = s.depth > 0 and s.top_kind() >= FIRST_DECISION
    if asks == (s.phase == FINISHED):
        raise reader.error("error-data-nobody-decides")


def check_decision(s: State, reader: Reader) -> None:
    """FormatError unless whoever has to act has a choice."""
    if not can_go_on(s):
        raise reader.error("error-data-nobody-decides")


def read_frame(s: State, reader: Reader) -> None:
    kind, seat, arg = reader.fixed(3)
    row = DECISIONS[kind.name(FRAME_NAMES)]
    if s.phase not in row.phases:
        raise kind.fail("error-data-wrong-phase", phase=PHASE_NAMES[s.phase])
    owner: i64 = NOBODY
    if s.phase != PLANNING:  # planning is everybody's (PLAN-1)
        owner = seat.number(0, s.rules.players - 1)
    elif seat.value is not None:
        raise seat.fail("error-data-null-needed")
    number = arg.number(0, row.most)
    if s.phase == PLANNING:
        number = arg.number(1, 1 if s.rules.solo else (1 << s.rules.players) - 1)
    if kind.name(FRAME_NAMES) == REWARD_END and number not in list(s.rewards):
        raise arg.fail("error-data-reward-off-track")
    s.push(kind.name(FRAME_NAMES), owner, number)


def can_go_on(s: State) -> bool:
    """Whether everybody who has to act is at the table and has a choice, and the track has room."""
    if s.phase == FINISHED:
        return True
    asked = s.to_act()
    buffer = Choices()
    seat: i64
    for seat in range(SEATS):
        if (asked >> seat) & 1:
            list_legal(s, seat, buffer)
            if buffer.count == 0:
                return False
    return asked > 0 and last_space(s) + ROUNDS - s.round <= s.board.track
