"""Board files: what the shipped ones say, and what every mistake in one is answered with."""

import pickle
import re
from itertools import pairwise
from pathlib import Path

import pytest

from maharaja import boards
from maharaja.boards import BoardError
from maharaja.boards.emblems import EMBLEMS
from maharaja.engine.board import Board
from maharaja.engine.ids import BONUS_NAMES, BOTTOM, CENTRE, PLAIN, TOP
from maharaja.engine.solo.tiles import ICONS
from maharaja.errors import Message

FOLDER = Path(__file__).parents[2] / "boards"
CLASSIC = (FOLDER / "classic.toml").read_text(encoding="utf-8")

ROADS = [
    "start-delhi",
    "start-jodhpur",
    "start-khajuraho",
    "start-varanasi",
    "start-hyderabad",
    "delhi-jodhpur",
    "jodhpur-ahmadabad",
    "ahmadabad-khajuraho",
    "khajuraho-varanasi",
    "varanasi-bijapur",
    "bijapur-hyderabad",
    "hyderabad-delhi",
    "delhi-ahmadabad",
    "ahmadabad-varanasi",
    "delhi-bijapur",
    "varanasi-hyderabad",
]


@pytest.fixture
def classic() -> Board:
    return boards.load("classic")


@pytest.fixture(params=boards.available())
def shipped(request: pytest.FixtureRequest) -> Board:
    return boards.load(str(request.param))


def edited(old: str, new: str) -> str:
    """The classic board with one change."""
    assert old in CLASSIC, old
    return CLASSIC.replace(old, new, 1)


# --- the classic board -------------------------------------------------------------------------


def test_the_classic_board_says_that_it_is_not_the_printed_one(classic: Board) -> None:
    """G-01 The printed map is not known to us, and we never claim to have it."""
    assert "not the printed board" in classic.note
    assert CLASSIC.startswith("# NOT THE PRINTED BOARD.")


def test_seven_cities_sixteen_roads_thirty_villages(classic: Board) -> None:
    """G-01 The reconstruction; R-1 its ids and their order."""
    assert (classic.cities, classic.roads, classic.villages) == (7, 16, 30)
    assert classic.junction_ids == [
        "start",
        "delhi",
        "jodhpur",
        "ahmadabad",
        "khajuraho",
        "varanasi",
        "bijapur",
        "hyderabad",
    ]
    assert classic.road_ids == ROADS


def test_roads_have_two_villages_but_for_two_of_them(classic: Board) -> None:
    """G-01 All roads have two villages except C2-C3 and C6-C7."""
    single = [classic.road_ids[r] for r in range(classic.roads) if classic.road_far[r] == -1]
    assert single == ["jodhpur-ahmadabad", "bijapur-hyderabad"]


def test_the_start_has_five_roads_and_every_city_three_to_five(classic: Board) -> None:
    """G-01 A crossing of five roads without a city; cities with three to five roads."""
    roads = [classic.first_road[j + 1] - classic.first_road[j] for j in range(classic.cities + 1)]
    assert roads[0] == 5
    assert all(3 <= count <= 5 for count in roads[1:])


def test_bonuses_of_the_classic_board(classic: Board) -> None:
    """G-02 Two bonuses a city, one above and one below."""
    found = {
        classic.junction_ids[city]: [bonus(classic, city, space) for space in (TOP, BOTTOM)]
        for city in range(1, classic.cities + 1)
    }
    assert found == {
        "delhi": ["tokens 1", "pp 1"],
        "jodhpur": ["coins 2", "shrines 1"],
        "ahmadabad": ["tokens 1", "coins 2"],
        "khajuraho": ["pp 1", "shrines 1"],
        "varanasi": ["tokens 1", "pp 1"],
        "bijapur": ["coins 2", "tokens 1"],
        "hyderabad": ["pp 1", "shrines 1"],
    }


def bonus(board: Board, city: int, space: int) -> str:
    cell = city * 4 + space
    return f"{BONUS_NAMES[board.bonus_kind[cell]]} {board.bonus_amount[cell]}"


def test_action_tiles_of_the_classic_board(classic: Board) -> None:
    """G-05 The substitute deck of twelve: icons, where to go, check mark."""
    assert [tile_text(classic, tile) for tile in range(classic.tiles)] == [
        "statue-maharaja | delhi | left",
        "statue-maharaja | jodhpur | centre",
        "shrine-maharaja, coins 2 | ahmadabad | right",
        "shrine-maharaja, coins 2 | khajuraho | left",
        "statue-left | maharaja | centre",
        "statue-left | varanasi | right",
        "statue-central | maharaja | left",
        "statue-central | bijapur | centre",
        "statue-second | maharaja | right",
        "flag, coins 3 | hyderabad | left",
        "coins 4 | maharaja | centre",
        "character, coins 3 | maharaja | right",
    ]


def tile_text(board: Board, tile: int) -> str:
    icons = []
    for cell in range(tile * 4, tile * 4 + 4):
        if board.tile_icon[cell] >= 0:
            amount = board.tile_amount[cell]
            icons.append(ICONS[board.tile_icon[cell]] + (f" {amount}" if amount else ""))
    go = board.junction_ids[board.tile_go[tile]] if board.tile_go[tile] else "maharaja"
    return f"{', '.join(icons)} | {go} | {['left', 'centre', 'right'][board.tile_check[tile]]}"


def test_setup_tiles_of_the_classic_board(classic: Board) -> None:
    """G-06 Four green, two blue, two red villages; here always both villages of a road."""
    villages = [classic.village_ids[v] for v in classic.setup_village]
    roads = [village.removesuffix(".1") for village in villages[::2]]
    assert [roads[:4], roads[4:8], roads[8:]] == [
        ["start-delhi", "start-khajuraho", "start-hyderabad", "khajuraho-varanasi"],
        ["start-jodhpur", "start-varanasi", "delhi-jodhpur", "varanasi-bijapur"],
        ["start-hyderabad", "hyderabad-delhi", "start-varanasi", "ahmadabad-khajuraho"],
    ]


# --- every shipped board -----------------------------------------------------------------------


def test_shipped_boards_are_found_by_name() -> None:
    assert boards.available()[0] == "classic"
    assert "kaveri" in boards.available()
    for name in boards.available():
        assert boards.load(name).id == name


def test_a_path_is_loaded_as_a_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(edited('id = "classic"', 'id = "mine"'), encoding="utf-8")
    assert boards.load(mine).id == "mine"
    assert boards.load(str(mine)).id == "mine"


def test_the_same_text_is_read_once() -> None:
    assert boards.load("classic") is boards.load("classic")


def test_villages_are_numbered_along_the_roads(shipped: Board) -> None:
    """R-1 Villages are called after their road; ``.1`` is next to the end named first."""
    for road in range(shipped.roads):
        name = shipped.road_ids[road]
        assert shipped.village_ids[shipped.road_near[road]] == f"{name}.1"
        if shipped.road_far[road] >= 0:
            assert shipped.village_ids[shipped.road_far[road]] == f"{name}.2"
    assert list(shipped.village_road) == sorted(shipped.village_road)


def test_roads_are_listed_at_both_their_ends(shipped: Board) -> None:
    for junction in range(shipped.cities + 1):
        row = range(shipped.first_road[junction], shipped.first_road[junction + 1])
        roads = [shipped.adjacent[cell] for cell in row]
        assert roads == sorted(roads)
        for cell in row:
            ends = {shipped.road_a[shipped.adjacent[cell]], shipped.road_b[shipped.adjacent[cell]]}
            assert ends == {junction, shipped.across[cell]}
    assert len(shipped.adjacent) == 2 * shipped.roads


def test_only_the_top_and_the_bottom_space_bear_a_bonus(shipped: Board) -> None:
    """G-02 Two of the outer spaces of a city; never the centre, nor the start."""
    for junction in range(shipped.cities + 1):
        marked = [s for s in (CENTRE, TOP, BOTTOM, PLAIN) if shipped.bonus_kind[junction * 4 + s]]
        assert marked == ([TOP, BOTTOM] if junction else [])


def test_the_track_has_room_for_every_round(shipped: Board) -> None:
    """G-03 Two empty spaces, one per flag, seven numbered ones."""
    assert shipped.track == 2 + shipped.cities + 7


def test_things_are_found_by_their_ids(classic: Board) -> None:
    assert classic.junction("start") == 0
    assert classic.junction("hyderabad") == 7
    assert classic.road("start-delhi") == 0
    assert classic.village("start-delhi.2") == 1
    for lookup in (classic.junction, classic.road, classic.village):
        with pytest.raises(KeyError):
            lookup("atlantis")


def test_a_board_without_solo_data() -> None:
    text = edited("players = [1, 2, 3, 4]", "players = [2, 3, 4]")
    board = boards.parse(text[: text.index("[[solo.tile]]")], "x.toml")
    assert (board.tiles, board.setups) == (0, 0)


# --- the digest --------------------------------------------------------------------------------


def test_the_digest_of_the_classic_board_is_pinned(classic: Board) -> None:
    """Old records name it: if this fails, a rule of the classic board has changed."""
    assert classic.digest == "f921d124c2238e66"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "classic"', 'id = "other"'),
        ('name = "Delhi"', 'name = "Dilli"'),
        ('flag = "#B4522A"', 'flag = "#B4522B"'),
        ('emblem = "sun"', 'emblem = "lamp"'),
        ("wide = [479, 272]", "wide = [479, 271]"),
        ("players = [1, 2, 3, 4]", "players = [1, 2]"),
    ],
)
def test_looks_do_not_change_the_digest(classic: Board, old: str, new: str) -> None:
    assert boards.parse(edited(old, new), "x.toml").digest == classic.digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bottom = { pp = 1 }", "bottom = { pp = 2 }"),
        ('do = ["coins 4"]', 'do = ["coins 5"]'),
        ('check = "left"', 'check = "right"'),
        ('blue = ["start-hyderabad.1"', 'blue = ["delhi-jodhpur.1"'),
    ],
)
def test_rules_change_the_digest(classic: Board, old: str, new: str) -> None:
    assert boards.parse(edited(old, new), "x.toml").digest != classic.digest


# --- mistakes ----------------------------------------------------------------------------------


def refusal(text: str) -> BoardError:
    with pytest.raises(BoardError) as caught:
        boards.parse(text, "boards/x.toml")
    assert "\n" not in str(caught.value)
    return caught.value


def test_an_error_is_one_line_with_file_key_reason_and_remedy() -> None:
    error = refusal(edited('ends = ["start", "khajuraho"]', 'ends = ["start", "kajuraho"]'))
    assert error.file == "boards/x.toml"
    assert error.key == "road[3].ends"
    assert str(error.message) == 'no city is called "kajuraho"'
    assert str(error.remedy).startswith('did you mean "khajuraho"? use one of start, delhi, ')
    assert str(error) == f"boards/x.toml: road[3].ends: {error.message}; {error.remedy}"


DELHI_BONUS = "bonus = { top = { tokens = 1 }, bottom = { pp = 1 } }"
FIRST_ROAD = 'ends = ["start", "delhi"]'
FIRST_VILLAGES = 'villages = ["start-delhi.1", "start-delhi.2"]'
FIRST_GREEN = 'green = ["start-delhi.1", "start-delhi.2", "start-khajuraho.1", "start-khajuraho.2"]'
FIRST_BLUE = 'blue = ["start-hyderabad.1", "start-hyderabad.2"]'

MISTAKES = {
    # The text itself.
    "not TOML": ('id = "classic"', "id = classic", "line 6, column 6", "not TOML", ""),
    "broken off": ('check = "left"', 'check = "left', "line", "not TOML", ""),
    # Keys.
    "misspelt key": ('name = "Delhi"', 'nmae = "Delhi"', "city[1].nmae", "unknown key", '"name"'),
    "unknown key": (FIRST_ROAD, FIRST_ROAD + "\ntoll = 2", "road[1].toll", "unknown", "ends"),
    "unknown top key": ('id = "classic"', 'id = "x"\nrules = 1', "rules", "unknown key", "use"),
    "missing key": ('flag = "#B4522A"\n', "", "city[1].flag", "missing", 'flag = "#'),
    "missing name of the board": ('name = "Seven cities"\n', "", "name", "missing", "add it"),
    "missing start": (
        "[start]\nwide = [480, 336]\ntall = [350, 432]\n",
        "",
        "start",
        "missing",
        "[start]",
    ),
    "missing layout": ("[layout.tall]", "[layout.talll]", "layout.talll", "unknown", '"tall"'),
    "layout of a city missing": ("wide = [478, 100]\n", "", "city[1].wide", "missing", "wide ="),
    # Types.
    "number for text": ('name = "Delhi"', "name = 1", "city[1].name", "a whole number", "quotes"),
    "text for number": ("radius = 76", 'radius = "76"', "layout.wide.radius", "text", "whole"),
    "fraction for number": ("radius = 76", "radius = 7.6", "layout.wide.radius", "fraction", ""),
    "truth for number": (
        "bottom = { pp = 1 }",
        "bottom = { pp = true }",
        "city[1].bonus.bottom.pp",
        "true or false",
        "a whole number",
    ),
    "date for text": (
        'name = "Delhi"',
        "name = 1526-04-21",
        "city[1].name",
        "a date",
        "text in quotes",
    ),
    "text for point": (
        "wide = [478, 100]",
        'wide = "478 100"',
        "city[1].wide",
        "found text",
        "a point",
    ),
    "point of three": ("wide = [478, 100]", "wide = [4, 7, 8]", "city[1].wide", "point", "two"),
    "point at infinity": ("wide = [478, 100]", "wide = [inf, 1]", "city[1].wide", "point", ""),
    "text for table": (
        DELHI_BONUS,
        'bonus = "token"',
        "city[1].bonus",
        "found text",
        "bonus = { top",
    ),
    "text for list": (FIRST_ROAD, 'ends = "start-delhi"', "road[1].ends", "text", "a list"),
    "list of numbers for ids": (FIRST_ROAD, "ends = [0, 1]", "road[1].ends", "texts", "quotes"),
    "path that is a list": (
        'wide = "M478 100C760 -40 1020 60 884 384"',
        "wide = [1, 2]",
        "road[13].wide",
        "a list",
        "a path",
    ),
    # Texts and ids.
    "empty name": ('name = "Delhi"', 'name = " "', "city[1].name", "has 0 characters", ""),
    "long name": (
        'name = "Delhi"',
        'name = "Thiruvananthapuram by the sea"',
        "city[1].name",
        "has 29 characters",
        "1 to 20",
    ),
    "name with control character": (
        'name = "Delhi"',
        'name = "De\\u0001lhi"',
        "city[1].name",
        "cannot be shown",
        "one plain line",
    ),
    "bad id": ('id = "delhi"', 'id = "New Delhi"', "city[1].id", "not an id", "lower-case"),
    "bad id of the board": ('id = "classic"', 'id = "Classic!"', "id", "not an id", "lower"),
    "reserved id": ('id = "delhi"', 'id = "maharaja"', "city[1].id", "meaning", "rename"),
    "bad colour": ('flag = "#B4522A"', 'flag = "red"', "city[1].flag", "colour", "#B4522A"),
    "unknown emblem": ('emblem = "sun"', 'emblem = "son"', "city[1].emblem", "known", '"sun"'),
    # Twice.
    "city twice": ('id = "jodhpur"', 'id = "delhi"', "city[2].id", "city[1] already", "own"),
    "name twice": ('name = "Jodhpur"', 'name = "Delhi"', "city[2].name", "city[1]", "own"),
    "flag twice": ('flag = "#2F6BA3"', 'flag = "#B4522A"', "city[2].flag", "city[1]", "own"),
    "emblem twice": ('emblem = "wave"', 'emblem = "sun"', "city[2].emblem", "city[1]", "own"),
    "village twice": (
        'id = "start-delhi.2"',
        'id = "start-delhi.1"',
        "village[2].id",
        "village[1] already",
        "own",
    ),
    "road twice": (
        'ends = ["start", "jodhpur"]',
        FIRST_ROAD,
        "road[2].ends",
        "road[1] joins start and delhi already",
        "named by their ends",
    ),
    "road twice, turned round": (
        'ends = ["start", "jodhpur"]',
        'ends = ["delhi", "start"]',
        "road[2].ends",
        "joins start and delhi already",
        "elsewhere",
    ),
    # Roads and villages.
    "unknown city": (FIRST_ROAD, 'ends = ["start", "delhy"]', "road[1].ends", "delhy", '"delhi"'),
    "city of two lines": (
        FIRST_ROAD,
        'ends = ["start", "del\\nhi"]',
        "road[1].ends",
        "no city is called",
        "use one of",
    ),
    "three ends": (
        FIRST_ROAD,
        'ends = ["start", "delhi", "jodhpur"]',
        "road[1].ends",
        "has 3 entries",
        "give it 2",
    ),
    "road to itself": (
        FIRST_ROAD,
        'ends = ["delhi", "delhi"]',
        "road[1].ends",
        "delhi to itself",
        "two different",
    ),
    "no village": (FIRST_VILLAGES, "villages = []", "road[1].villages", "0 entries", "1 to 2"),
    "three villages": (
        FIRST_VILLAGES,
        'villages = ["start-delhi.1", "start-delhi.2", "start-jodhpur.1"]',
        "road[1].villages",
        "3 entries",
        "1 to 2",
    ),
    "unknown village": (
        FIRST_VILLAGES,
        'villages = ["start-delhi.1", "start-delhi.3"]',
        "road[1].villages",
        'no village is called "start-delhi.3"',
        "did you mean",
    ),
    "village on two roads": (
        'villages = ["start-jodhpur.1", "start-jodhpur.2"]',
        'villages = ["start-jodhpur.1", "start-delhi.2"]',
        "road[2].villages",
        '"start-delhi.2" is on road[1] already',
        "",
    ),
    "village of another road": (
        FIRST_VILLAGES,
        'villages = ["start-delhi.1", "start-jodhpur.2"]',
        "road[1].villages",
        "found start-delhi.1, start-jodhpur.2",
        "start-delhi.1, start-delhi.2",
    ),
    "villages in the wrong order": (
        FIRST_VILLAGES,
        'villages = ["start-delhi.2", "start-delhi.1"]',
        "road[1].villages",
        "found start-delhi.2",
        "in this order",
    ),
    "village on no road": (
        FIRST_VILLAGES,
        'villages = ["start-delhi.1"]',
        "village[2].id",
        "is on no road",
        "name it",
    ),
    # Bonuses.
    "one bonus": (
        DELHI_BONUS,
        "bonus = { top = { tokens = 1 } }",
        "city[1].bonus.bottom",
        "missing",
        "bottom = {",
    ),
    "three bonuses": (
        DELHI_BONUS,
        "bonus = { top = { tokens = 1 }, bottom = { pp = 1 }, left = { pp = 1 } }",
        "city[1].bonus.left",
        "unknown key",
        "top, bottom",
    ),
    "two goods on a space": (
        "top = { tokens = 1 }",
        "top = { tokens = 1, pp = 1 }",
        "city[1].bonus.top",
        "has 2 bonuses",
        "exactly one",
    ),
    "no good on a space": (
        "top = { tokens = 1 }",
        "top = { }",
        "city[1].bonus.top",
        "has 0 bonuses",
        "exactly one",
    ),
    "unknown good": (
        "top = { tokens = 1 }",
        "top = { token = 1 }",
        "city[1].bonus.top.token",
        "unknown key",
        'did you mean "tokens"',
    ),
    "no amount": (
        "top = { tokens = 1 }",
        "top = { tokens = 0 }",
        "city[1].bonus.top.tokens",
        "0 is not between 1 and 9",
        "",
    ),
    "high amount": (
        "top = { tokens = 1 }",
        "top = { tokens = 10 }",
        "city[1].bonus.top.tokens",
        "10 is not between",
        "",
    ),
    # Players.
    "no players": ("players = [1, 2, 3, 4]", "players = []", "players", "found []", "1 (solo)"),
    "five players": ("players = [1, 2, 3, 4]", "players = [5]", "players", "found [5]", "4"),
    "players twice": ("players = [1, 2, 3, 4]", "players = [2, 2]", "players", "[2, 2]", ""),
    "players as text": (
        "players = [1, 2, 3, 4]",
        'players = ["2"]',
        "players",
        "not a list of whole numbers",
        "",
    ),
    # Solo.
    "unknown icon": (
        'do = ["coins 4"]',
        'do = ["coin 4"]',
        "solo.tile[11].do",
        'no icon is called "coin"',
        '"coins"',
    ),
    "coins without a number": (
        'do = ["coins 4"]',
        'do = ["coins"]',
        "solo.tile[11].do",
        '"coins" is no number',
        "coins 3",
    ),
    "statue with a number": (
        'do = ["statue-maharaja"]',
        'do = ["statue-maharaja 2"]',
        "solo.tile[1].do",
        "has no number",
        '"statue-maharaja"',
    ),
    "tile without icons": (
        'do = ["coins 4"]',
        "do = []",
        "solo.tile[11].do",
        "0 entries",
        "1 to 4",
    ),
    "unknown place to go": (
        'go = "delhi"',
        'go = "delhy"',
        "solo.tile[1].go",
        '"delhy"',
        "maharaja, delhi",
    ),
    "the start is no place to go": (
        'go = "delhi"',
        'go = "start"',
        "solo.tile[1].go",
        '"start"',
        "use one of maharaja",
    ),
    "unknown check mark": (
        'check = "left"',
        'check = "middle"',
        "solo.tile[1].check",
        '"middle"',
        "left, centre, right",
    ),
    "eleven tiles": (
        '[[solo.tile]]\ndo = ["coins 4"]\ngo = "maharaja"\ncheck = "centre"\n',
        "",
        "solo.tile",
        "there are 11",
        "write 12",
    ),
    "too few green villages": (
        FIRST_GREEN,
        'green = ["start-delhi.1", "start-delhi.2"]',
        "solo.setup[1].green",
        "has 2 entries",
        "give it 4",
    ),
    "village marked twice": (
        FIRST_BLUE,
        'blue = ["start-delhi.1", "start-hyderabad.2"]',
        "solo.setup[1].blue",
        '"start-delhi.1" is marked twice',
        "eight different",
    ),
    "unknown village marked": (
        FIRST_BLUE,
        'blue = ["start-hyderabad.1", "start-hyderabad.3"]',
        "solo.setup[1].blue",
        "no village",
        "did you mean",
    ),
    "solo without tiles": ("[[solo.tile]]", "[[solo.tiles]]", "solo.tiles", "unknown", '"tile"'),
    # Drawing.
    "huge sheet": ("size = [1000, 684]", "size = [9000, 684]", "layout.wide.size", "9000", "4000"),
    "huge cities": ("radius = 76", "radius = 400", "layout.wide.radius", "between 20", ""),
    "city outside": (
        "wide = [478, 100]",
        "wide = [478, 60]",
        "city[1].wide",
        "[478, 60] with its radius of 76 is not inside",
        "1000 by 684",
    ),
    "village outside": (
        "wide = [479, 272]",
        "wide = [479, 700]",
        "village[1].wide",
        "[479, 700] is not inside",
        "1000 by 684",
    ),
    "village beside its road": (
        "wide = [479, 272]",
        "wide = [560, 250]",
        "village[1].wide",
        "beside its road",
        "is on it",
    ),
    "villages drawn in the wrong order": (
        'id = "start-delhi.1"\nwide = [479, 272]',
        'id = "start-delhi.1"\nwide = [479, 180]',
        "village[2].wide",
        '"start-delhi.2" is drawn before "start-delhi.1"',
        "exchange",
    ),
    "road to another place": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100C760 -40 1020 60 884 300",
        "road[13].wide",
        "[884, 300]",
        "end at [884, 384]",
    ),
    "road from another place": (
        "M478 100C760 -40 1020 60 884 384",
        "M470 100C760 -40 1020 60 884 384",
        "road[13].wide",
        "[470, 100]",
        "begin at [478, 100]",
    ),
    "road off the sheet": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100C760 -400 1020 60 884 384",
        "road[13].wide",
        "leaves the wide layout",
        "",
    ),
    "letters in a path": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100S760 -40 884 384",
        "road[13].wide",
        '"S" is not one of',
        "write absolute",
    ),
    "mark-up in a path": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100<script>",
        "road[13].wide",
        '"<" is not one of',
        "write absolute",
    ),
    "path with a number short": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100C760 -40 1020 60 884",
        "road[13].wide",
        "C needs 6 numbers",
        "write absolute",
    ),
    "path with a letter for a number": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100L884 L384",
        "road[13].wide",
        'found "L" among them',
        "write absolute",
    ),
    "path of one point": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100",
        "road[13].wide",
        "lead somewhere",
        "write absolute",
    ),
    "path of two parts": (
        "M478 100C760 -40 1020 60 884 384",
        "M478 100L500 200M600 300L884 384",
        "road[13].wide",
        "one M",
        "write absolute",
    ),
}


@pytest.mark.parametrize(("old", "new", "key", "reason", "remedy"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named(old: str, new: str, key: str, reason: str, remedy: str) -> None:
    error = refusal(edited(old, new))
    assert error.file == "boards/x.toml"
    assert error.key.startswith(key) if key == "line" else error.key == key
    assert reason in str(error.message)
    assert remedy in str(error.remedy)


# --- mistakes that take more than one change ---------------------------------------------------


def without_solo(text: str) -> str:
    return re.sub(r"(?ms)^\[\[solo\.tile\]\].*", "", text, count=1)


def row_of(cities: list[str], players: str = "[2]", more: str = "") -> str:
    """A row of cities beginning at the start, with two villages between any two neighbours."""
    size = f"size = [{170 + 110 * len(cities)}, 200]\nradius = 40\n"
    parts = [f'id = "row"\nname = "Row"\nplayers = {players}\n{more}']
    parts += [f"[layout.wide]\n{size}", f"[layout.tall]\n{size}", f"[start]\n{at(60)}"]
    for number, (before, city) in enumerate(pairwise(["start", *cities])):
        road, x = f"{before}-{city}", 60 + 110 * number
        parts += [
            f'[[city]]\nid = "{city}"\nname = "City {city}"\nflag = "#0000{number:02}"',
            f'emblem = "{list(EMBLEMS)[number]}"\n{at(x + 110)}',
            "bonus = { top = { coins = 1 }, bottom = { pp = 1 } }",
            f'[[road]]\nends = ["{before}", "{city}"]\nvillages = ["{road}.1", "{road}.2"]',
            f'[[village]]\nid = "{road}.1"\n{at(x + 37)}',
            f'[[village]]\nid = "{road}.2"\n{at(x + 74)}',
        ]
    return "\n".join(parts)


def at(x: int) -> str:
    return f"wide = [{x}, 100]\ntall = [{x}, 100]"


def small_board(cities: int, players: str = "[2]", more: str = "") -> str:
    return row_of([f"c{number}" for number in range(1, cities + 1)], players, more)


def test_a_row_of_cities_is_a_board() -> None:
    board = boards.parse(small_board(4, "[2, 3]"), "row.toml")
    assert (board.cities, board.villages, board.note) == (4, 8, "")


def without_a_village(text: str) -> str:
    village = r'\[\[village\]\]\nid = "start-c1\.2".*?(?=\n\[\[|\Z)'
    return re.sub(rf'(?s), "start-c1\.2"|{village}', "", text)


@pytest.mark.parametrize(
    ("cities", "players", "words"),
    [
        (4, "[2]", "2 players cannot put their starting shrines in 7 villages"),
        (4, "[3]", "3 players cannot"),
        (5, "[4]", "4 players cannot"),
        (6, "[1]", "a solo game cannot"),
    ],
)
def test_every_player_count_needs_villages_for_its_starting_shrines(
    cities: int, players: str, words: str
) -> None:
    """PRE-5 with SHRINE-5 to SHRINE-7: nobody may be left without a free village."""
    error = refusal(without_a_village(small_board(cities, players)))
    assert error.key == "players"
    assert words in str(error.message)
    assert "draw at least" in str(error.remedy)


@pytest.mark.parametrize("cities", [3, 16])
def test_four_to_fifteen_cities(cities: int) -> None:
    """Q-T2 With three flags there may be none to move."""
    error = refusal(small_board(cities))
    assert error.key == "city"
    assert str(error.message) == f"there are {cities} cities"


def test_sixty_four_villages_and_roads_at_most() -> None:
    village = '\n[[village]]\nid = "x{}"\nwide = [1, 1]\ntall = [1, 1]\n'
    error = refusal(small_board(4) + "\n" + "".join(village.format(n) for n in range(57)))
    assert (error.key, str(error.message)) == ("village", "there are 65 villages")
    road = '\n[[road]]\nends = ["start", "c1"]\nvillages = ["x"]\n'
    error = refusal(small_board(4) + road * 61)
    assert (error.key, str(error.message)) == ("road", "there are 65 roads")


def test_a_city_that_cannot_be_reached() -> None:
    """MOVE-2 A priest travels along roads only."""
    text = small_board(6)
    cut = re.sub(r'(?s)\[\[road\]\]\nends = \["c3".*?(?=\[\[city\]\])', "", text)
    error = refusal(cut)
    assert error.key == "city[4].id"
    assert str(error.message) == "no row of roads leads from the start to c4"


def test_ids_with_hyphens_must_not_make_two_roads_of_one_name() -> None:
    """R-1 ``a-b-c`` would be the road from a to b-c and the one from a-b to c."""
    error = refusal(row_of(["a", "b-c", "a-b", "c"]))
    assert error.key == "village[7].id"
    assert str(error.message) == '"a-b-c.1" belongs to village[3] already'


def test_solo_games_need_solo_tiles() -> None:
    """GEN-1 A player count of 1 is the game against Brahmabot; COMP-17 its tiles."""
    error = refusal(without_solo(CLASSIC))
    assert error.key == "solo"
    assert "players has 1" in str(error.message)


def test_solo_games_need_three_setup_tiles() -> None:
    """COMP-17 Three Setup tiles."""
    text = CLASSIC[: CLASSIC.rindex("[[solo.setup]]")]
    error = refusal(text)
    assert (error.key, str(error.message)) == ("solo.setup", "there are 2 of them")


@pytest.mark.parametrize("value", ["village = 1", "village = [1]"])
def test_villages_are_sections(value: str) -> None:
    text = re.sub(r"(?s)\[\[village\]\].*?(?=\n\[\[(?!village)|$)", "", small_board(4, more=value))
    assert "[[village]]" in str(refusal(text).remedy)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="cannot be read: No such file"):
        boards.load(tmp_path / "none.toml")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'id = "\xe9"')
    with pytest.raises(BoardError, match="is not UTF-8 text; save it as UTF-8"):
        boards.load(latin)


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(BoardError, match='there is no board of that name; did you mean "classic"'):
        boards.load("clasic")


# --- files nobody would write by hand ------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"id = {'[' * 5000}{']' * 5000}", "nested too deeply"),
        (f"id = {'9' * 5000}", "a number in it is too long"),
        (edited("radius = ", f"radius = 0x{'F' * 5000} # "), "so large a number is not between"),
        (edited("radius = ", f"radius = {10**400} # "), "so large a number is not between"),
        (edited("players = ", f"players = [0x{'F' * 5000}] # "), "so large a number"),
        (edited("size = [", f"size = [{10**400}, 700] # "), "not a point"),
        (edited("wide = [", f"wide = [{10**400}, 3] # "), "not a point"),
        (edited("wide = [", "wide = [1e400, 3] # "), "not a point"),
        (edited("wide = [", "wide = [nan, 3] # "), "not a point"),
        (
            edited('river = "M720', f'river = "M0 0L{"9" * 400} 0 720'),
            "a number after L is too large",
        ),
    ],
    ids=["deep", "long", "hex", "radius", "players", "size", "point", "inf", "nan", "river"],
)
def test_endless_numbers_and_nesting(text: str, reason: str) -> None:
    assert reason in str(refusal(text).message)


def test_a_mark_in_front_of_the_text_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text(CLASSIC, encoding="utf-8-sig")
    assert boards.load(file).digest == boards.load("classic").digest


@pytest.mark.parametrize("name", ["", "  "])
def test_an_empty_name(name: str) -> None:
    with pytest.raises(BoardError, match=r"^board: its name is empty; use one of classic, kaveri"):
        boards.load(name)


def test_errors_can_be_sent_to_another_process() -> None:
    error = BoardError(
        "x.toml", "city[1].id", "error-board-no-id", remedy=Message("error-board-rename"), value="X"
    )
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), vars(twin)) == (str(error), vars(error))
