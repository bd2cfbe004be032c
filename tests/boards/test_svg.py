"""The drawn board: well-formed, complete, safe, and the same for every board."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from maharaja import boards
from maharaja.boards.svg_path import along, distance
from maharaja.engine.board import Board
from maharaja.engine.start import start_game
from maharaja.render.layout import Layout
from maharaja.render.pieces import no_pieces
from maharaja.render.svg import board_svg
from maharaja.table_options import Options

SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS = ["wide", "tall"]
CLASSIC = (Path(__file__).parents[2] / "boards" / "classic.toml").read_text(encoding="utf-8")


@pytest.fixture(params=boards.available())
def board(request: pytest.FixtureRequest) -> Board:
    return boards.load(str(request.param))


@pytest.fixture
def classic() -> Board:
    return boards.load("classic")


def drawn(text: str, attribute: str) -> list[str]:
    """The ids of what was drawn: cities, roads or villages."""
    root = ET.fromstring(text)
    return [element.attrib[attribute] for element in root.iter() if attribute in element.attrib]


def count(text: str, symbol: str) -> int:
    return text.count(f'href="#maharaja-{symbol}"')


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_on_the_board_is_drawn(board: Board, layout: str, theme: str) -> None:
    """G-01 Whatever board it is: all its cities, roads and villages."""
    text = board_svg(board, layout, theme=theme)
    assert drawn(text, "data-city") == board.junction_ids[1:]
    assert drawn(text, "data-road") == board.road_ids
    assert drawn(text, "data-village") == board.village_ids
    assert "$" not in text  # every colour has been put in


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_city_bears_its_name(board: Board, layout: str) -> None:
    root = ET.fromstring(board_svg(board, layout))
    names = [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "name"]
    assert names == board.junction_names[1:]


def test_the_picture_says_what_it_is(classic: Board) -> None:
    """G-01 The reconstruction says so wherever it is shown."""
    root = ET.fromstring(board_svg(classic))
    assert root.findtext(f"{SVG}title") == classic.name
    assert "not the printed board" in (root.findtext(f"{SVG}desc") or "")


def test_bonuses_are_drawn_as_what_they_give(classic: Board) -> None:
    """G-02 Four tokens, four times prestige, three shrines, three times coins."""
    text = board_svg(classic)
    goods = [count(text, kind) for kind in ("tokens", "pp", "shrines", "coins")]
    assert goods == [4, 4, 3, 3]


def test_several_of_a_bonus_are_counted() -> None:
    text = CLASSIC.replace("top = { tokens = 1 }", "top = { tokens = 2 }", 1)
    assert board_svg(boards.parse(text, "x.toml")).count('class="badge"') == 1


def test_villages_show_as_many_spaces_as_the_board_has_use_for(classic: Board) -> None:
    """SHRINE-5, SHRINE-7 Two spaces, but one for two players or solo."""
    assert no_pieces(classic).capacity == 2
    assert no_pieces(boards.load("kaveri")).capacity == 1


def test_texts_are_escaped() -> None:
    text = CLASSIC.replace('name = "Delhi"', 'name = "<i>&\'"', 1)
    text = text.replace('name = "Seven cities"', 'name = "A & <b>"', 1)
    root = ET.fromstring(board_svg(boards.parse(text, "x.toml")))
    assert root.findtext(f"{SVG}title") == "A & <b>"
    assert "<i>&'" in [element.text for element in root.iter(f"{SVG}text")]


def test_names_in_any_script_get_a_ribbon_of_their_length() -> None:
    widths = []
    for name in ("ll", "WW", "デリー", "De\u0301lhi"):
        text = CLASSIC.replace('name = "Delhi"', f'name = "{name}"', 1)
        svg = board_svg(boards.parse(text, "x.toml"))
        widths.append(float(re.findall(r'textLength="([\d.]+)"', svg)[0]))
    assert widths[0] < widths[1] < widths[3] < widths[2] == 3 * 13.5


def test_a_drawing_is_the_same_every_time(board: Board) -> None:
    assert board_svg(board) == board_svg(board)


def test_scenery_keeps_clear_of_roads_and_cities(board: Board) -> None:
    for layout in LAYOUTS:
        sheet = Layout(board, layout)
        text = board_svg(board, layout)
        trees = re.findall(r'translate\((\d+) (\d+)\) scale\([\d.]+\)"><path class="trunk"', text)
        assert trees
        for x, y in trees:
            foot = (float(x), float(y))
            assert all(distance(foot, city) > sheet.radius for city in sheet.junctions[1:])
            assert all(distance(foot, p) > 6 for road in sheet.roads for p in along(road))


def test_a_board_without_a_river_has_none() -> None:
    text = re.sub(r'(?s)river = """.*?"""|river = ".*?"', "", CLASSIC)
    svg = board_svg(boards.parse(text, "x.toml"))
    assert 'class="river"' not in svg
    assert 'class="river"' in board_svg(boards.load("classic"))


def test_unknown_layouts_are_refused(classic: Board) -> None:
    with pytest.raises(ValueError, match='no layout "round"; use one of wide, tall'):
        board_svg(classic, "round")


# --- pieces ------------------------------------------------------------------------------------


def opening(board: Board, players: int) -> dict[str, Any]:
    """A game that has just begun: all priests on the start, nothing built (SETUP-10)."""
    return dict(start_game(board, Options(players=players), seed=1).dump())


def figures(text: str) -> dict[str, int]:
    return {piece: count(text, piece) for piece in ("shrine", "statue", "priest", "maharaja")}


def test_an_empty_board_has_no_pieces(board: Board) -> None:
    assert set(figures(board_svg(board)).values()) == {0}


def test_a_new_game_shows_its_priests(board: Board) -> None:
    """SETUP-10 Priests begin on the starting space; SETUP-9 the Maharaja beside the map."""
    text = board_svg(board, position=opening(board, 2))
    assert figures(text) == {"shrine": 0, "statue": 0, "priest": 2, "maharaja": 0}


def test_a_view_is_drawn_like_a_position(classic: Board) -> None:
    game = start_game(classic, Options(players=4), seed=1)
    assert board_svg(classic, position=game.view(0)) == board_svg(classic, position=game.dump())


def test_pieces_are_drawn_with_the_mark_of_their_seat(classic: Board) -> None:
    position = opening(classic, 4)
    position["villages"]["start-delhi.1"] = [0, 3]
    position["cities"]["delhi"] |= {"centre": 0, "top": 1, "bottom": 2, "plain": [0, 0, 0, 2]}
    position["cities"]["jodhpur"]["shrines"] = [2, 1, 0, 0]
    position["seats"][2]["priest"] = position["seats"][3]["priest"] = "ahmadabad"
    position["maharaja"] = "ahmadabad"
    text = board_svg(classic, position=position)
    assert figures(text) == {"shrine": 5, "statue": 5, "priest": 4, "maharaja": 1}
    marks = [count(text, f"mark-{colour}") for colour in ("red", "green", "yellow", "blue")]
    assert marks == [5, 3, 2, 4]
    assert 'class="glow"' in text  # the Maharaja's city


def test_villages_of_a_game_for_two_have_one_space(classic: Board) -> None:
    """SHRINE-5 Two spaces; SHRINE-7 one shrine in all with two players."""
    village = '<g data-village="start-delhi.1"'
    spaces = []
    for players in (2, 3):
        text = board_svg(classic, position=opening(classic, players))
        line = next(line for line in text.splitlines() if line.startswith(village))
        spaces.append(line.count('class="slot"'))
    assert spaces == [1, 2]


def test_many_shrines_are_drawn_as_one_of_each_colour_with_a_number(classic: Board) -> None:
    """SHRINE-3 Any number of shrines may stand in a city."""
    position = opening(classic, 2)
    position["cities"]["delhi"]["shrines"] = [10, 9]
    text = board_svg(classic, position=position)
    assert count(text, "shrine") == 2
    assert re.findall(r'class="badge-amount"[^>]*>(\d+)<', text) == ["10", "9"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_maharaja_stays_on_the_map_and_off_the_villages(board: Board, layout: str) -> None:
    sheet = Layout(board, layout)
    for city in range(1, board.cities + 1):
        position = opening(board, 2)
        position["maharaja"] = board.junction_ids[city]
        text = board_svg(board, layout, position)
        [(x, y)] = re.findall(r'href="#maharaja-maharaja" x="(\S+)" y="(\S+)"', text)
        at = (
            sheet.junctions[city][0] + (float(x) + 22) * sheet.scale,
            sheet.junctions[city][1] + (float(y) + 22) * sheet.scale,
        )
        assert 16 < at[0] < sheet.width - 16
        assert all(distance(at, village) > 30 for village in sheet.villages)
