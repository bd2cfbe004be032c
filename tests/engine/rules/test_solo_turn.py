"""The solo round: Brahmabot's tiles, its turn, its building and its characters (chapter 17)."""

import re
from pathlib import Path
from typing import Any

import pytest
from support.scene import Change, Scene, leave_display, scene

import maharaja
from maharaja.render.position_text import read

BOARDS = Path(__file__).parents[3] / "boards"
CHECKS = {0: (1, 4, 7, 10), 1: (2, 5, 8, 11), 2: (3, 6, 9, 12)}  # tiles by their check mark

# The player has character 9 and plans; Brahmabot, with 3, acts first. It is green, seat 1.
PLANNING = """
    solo easy{options}
    round 1, planning, maharaja delhi
    track    . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards  coins shrines pp-coin tax pp2 buy build maharani
    display  13 14 15
    red      character 9
    green    character 3, coins 0
"""

# With no shrine to set on its way it stays at the starting space, and only its icons are seen.
STRANDED = "green shrines 0\n"


def row_with(tile: int, place: int = 0, check: int = 0) -> list[int]:
    """A stack that lays the tile at a place of the row and a check tile that points there."""
    check = check or next(other for other in CHECKS[place] if other != tile)
    rest = [other for other in range(1, 13) if other not in (tile, check)]
    return [*rest[:place], tile, *rest[place:2], check, *rest[2:]]


def solo(
    pieces: str,
    tile: int = 11,
    *,
    options: str = "",
    stack: tuple[int, ...] = (16, 10, 12),
    tiles: list[int] | None = None,
) -> Scene:
    """A solo table on which Brahmabot performs the tile; ``stack``: characters yet to be drawn."""
    position = read(PLANNING.format(options=options) + pieces)
    held = [seat["character"] for seat in position["seats"]]
    stack = tuple(number for number in stack if number not in held)
    leave_display(position)
    others = [number for number in range(1, 17) if number not in stack]
    position["setup"]["characters"] = others + list(stack)
    position["drawn"] = len(others)
    position["setup"]["stacks"] = [tiles or row_with(tile)]
    return Scene(maharaja.load(position))


PLANNED: Change = {
    "phase": ("planning", "actions"),
    "red plan": (None, ["coins", "coins"]),
    "red open": ([], ["coins", "coins"]),
    "red acted": (False, True),
    "green acted": (False, True),
}


def bot_turn(table: Scene) -> Change:
    """What Brahmabot's turn changes; that the player's turn follows is asserted here."""
    change = table.play("red plan coins coins")
    assert {fact: change.pop(fact) for fact in PLANNED} == PLANNED
    assert table.to_act() == ["red"]
    return change


def finish_turn(table: Scene) -> None:
    """The player plans and takes coins twice; Brahmabot acts, before or after, as numbers tell."""
    table.play("red plan coins coins", "red perform coins", "red perform coins", "red end")


def brahmabots(table: Scene, *kinds: str) -> list[dict[str, Any]]:
    """What Brahmabot did, of these kinds."""
    return [event for event in table.events if event["event"] in kinds and event["seat"] == 1]


def roads(table: Scene) -> list[str]:
    return [event["road"] for event in brahmabots(table, "travels")]


def village(*names: str, owner: str = "green") -> str:
    """Shrines in villages; a road's name stands for both of its villages."""
    lines = [f"{name} {owner}\n" for name in names if "." in name]
    lines += [f"{name}.{end} {owner}\n" for name in names if "." not in name for end in (1, 2)]
    return "".join(lines)


# --- the round ---


def test_the_maharaja_moves_as_always() -> None:
    """SOLO-1: to the leftmost flag's city, and that flag goes behind the last."""
    game = maharaja.new_game(solo="easy", seed=3)
    flags: Any = game.dump()["track"]
    game.choose(0, game.legal(0)[0])
    for _ in range(4):
        game.choose(0, game.legal(0)[0])
    table = game.dump()
    assert (table["round"], table["maharaja"]) == (1, flags[2])
    assert table["track"] == [None, None, None, *flags[3:9], flags[2], *flags[10:]]


def test_two_tiles_open_and_one_hidden() -> None:
    """SOLO-2, G-12: in the order of the stack, to be seen while the player plans."""
    table = solo("", tiles=[4, 9, 2, 11, 1, 3, 5, 6, 7, 8, 10, 12])
    assert table.to_act() == ["red"]
    for viewer in (0, None):
        seen: Any = table.game.view(viewer)
        assert seen["brahmabot"]["row"] == [4, 9, None]
        assert seen["brahmabot"]["check"] is None
        assert seen["brahmabot"]["performed"] is None


@pytest.mark.parametrize(("red", "green", "first"), [(2, 3, "red"), (9, 3, "green")])
def test_order_by_character_numbers(red: int, green: int, first: str) -> None:
    """SOLO-3."""
    table = solo(f"red character {red}\ngreen character {green}")
    table.play("red plan coins coins")
    turns = [event["seat"] for event in table.events if event["event"] in ("tile", "turn-begins")]
    assert turns == ([0] if first == "red" else [1, 0])


@pytest.mark.parametrize(("check", "performed"), [(4, 6), (8, 9), (12, 11)])
def test_the_check_mark_picks_the_tile(check: int, performed: int) -> None:
    """SOLO-6: left, centre or right one of the row, where 6, 9 and 11 lie."""
    rest = [tile for tile in range(1, 13) if tile not in (6, 9, 11, check)]
    table = solo("", tiles=[6, 9, 11, check, *rest])
    table.play("red plan coins coins")
    assert brahmabots(table, "tile") == [
        {"event": "tile", "seat": 1, "check": check, "performed": performed}
    ]
    seen: Any = table.game.view(0)
    assert seen["brahmabot"]["performed"] == performed
    assert seen["brahmabot"]["check"] == check
    assert seen["brahmabot"]["row"] == [6, 9, 11 if performed == 11 else None]


@pytest.mark.parametrize("check", [1, 4, 7, 10])
def test_only_the_mark_of_the_flipped_tile_matters(check: int) -> None:
    """Q-L19: whatever else it shows, the tile in the row is performed and nothing more."""
    table = solo(STRANDED, tiles=row_with(11, check=check))
    assert bot_turn(table) == {"green coins": (0, 4)}


def test_upper_section_first() -> None:
    """SOLO-7, SOLO-8: tile 1 sets a statue where the Maharaja is, then goes to Delhi."""
    table = solo("round 1, maharaja jodhpur\n" + village("start-delhi"), tile=1)
    assert bot_turn(table) == {
        "jodhpur centre": (None, 1),
        "green statues": (7, 6),
        "green priest": ("start", "delhi"),
        "delhi shrines": ([0, 0], [0, 1]),
        "green shrines": (20, 19),
        "green coins": (0, 1),
    }
    told = brahmabots(table, "statue", "travels", "shrine-in-city", "turn-ends")
    assert [event["event"] for event in told] == [
        "statue",
        "travels",
        "shrine-in-city",
        "turn-ends",
    ]


def test_to_the_city_of_the_maharaja() -> None:
    """SOLO-8: tile 11 leads to where he is."""
    for city in ("delhi", "jodhpur"):
        table = solo(f"round 1, maharaja {city}\n" + village("start-delhi", "start-jodhpur"))
        assert bot_turn(table)["green priest"] == ("start", city)


@pytest.mark.parametrize(
    ("tile", "city"),
    [
        (1, "delhi"),
        (2, "jodhpur"),
        (3, "ahmadabad"),
        (4, "khajuraho"),
        (6, "varanasi"),
        (8, "bijapur"),
        (10, "hyderabad"),
    ],
)
def test_to_a_certain_city(tile: int, city: str) -> None:
    """SOLO-8, G-05: each city has its tile."""
    assert bot_turn(solo("", tile))["green priest"] == ("start", city)


# --- the way there ---


def test_a_missing_shrine() -> None:
    """EX-SOLO-1, SOLO-9, SOLO-10: one is filled in for nothing, and the turn is over.

    The player gets 1 coin for the own shrine on the way; nothing is built in the city.
    """
    table = solo(village("start-delhi.1", owner="red"))
    assert bot_turn(table) == {
        "green coins": (0, 4),
        "red coins": (15, 16),
        "start-delhi.2": (None, ["green"]),
        "green shrines": (20, 19),
        "green priest": ("start", "delhi"),
    }


def test_a_missing_shrine_ends_even_a_rich_turn() -> None:
    """SOLO-10, SOLO-12: with 6 coins and more there is no statue either."""
    table = solo("green coins 20\n" + village("start-delhi.1"))
    assert bot_turn(table) == {
        "green coins": (20, 24),
        "start-delhi.2": (None, ["green"]),
        "green shrines": (20, 19),
        "green priest": ("start", "delhi"),
    }


# To Bijapur by way of Varanasi past two of the player's shrines, by way of Hyderabad past three.
TWO_WAYS = (
    "round 1, maharaja bijapur\n"
    + village("start-varanasi")
    + village("varanasi-bijapur", "start-hyderabad", "bijapur-hyderabad.1", owner="red")
)


@pytest.mark.parametrize(
    ("coins", "more"),
    [
        (
            2,
            {
                "green coins": (2, 0),
                "bijapur centre": (None, 1),
                "green statues": (7, 6),
            },
        ),
        (
            1,
            {
                "green coins": (1, 6),
                "bijapur shrines": ([0, 0], [0, 1]),
                "green shrines": (20, 19),
            },
        ),
    ],
)
def test_the_way_past_fewest_of_the_players_shrines(coins: int, more: Change) -> None:
    """EX-SOLO-2, SOLO-11, SOLO-12: 2 coins for the player from the supply.

    With 6 coins Brahmabot pays them for a statue; with 5 it sets a shrine and gets 1 coin.
    """
    table = solo(TWO_WAYS + f"green coins {coins}")
    assert bot_turn(table) == {
        "red coins": (15, 17),
        "green priest": ("start", "bijapur"),
        **more,
    }
    assert roads(table) == ["start-varanasi", "varanasi-bijapur"]


def test_an_open_way_however_long() -> None:
    """SOLO-9, SOLO-11: a detour past the player's shrines is better than one missing shrine."""
    table = solo(village("start-delhi.1") + village("start-jodhpur", "delhi-jodhpur", owner="red"))
    change = bot_turn(table)
    assert roads(table) == ["start-jodhpur", "delhi-jodhpur"]
    assert change["red coins"] == (15, 19)
    assert change["delhi shrines"] == ([0, 0], [0, 1])


def test_nothing_is_paid() -> None:
    """SOLO-13: neither the statue of the upper section nor the way costs Brahmabot a coin."""
    table = solo(
        "round 1, maharaja jodhpur\ngreen coins 5\n" + village("start-delhi", owner="red"), tile=1
    )
    assert bot_turn(table) == {
        "jodhpur centre": (None, 1),
        "green statues": (7, 6),
        "red coins": (15, 17),
        "green priest": ("start", "delhi"),
        "delhi shrines": ([0, 0], [0, 1]),
        "green shrines": (20, 19),
        "green coins": (5, 6),
    }


def test_already_there() -> None:
    """Q-L7: the way counts as open, and SOLO-12 follows."""
    assert bot_turn(solo("green priest delhi, coins 0")) == {
        "green coins": (0, 5),
        "delhi shrines": ([0, 0], [0, 1]),
        "green shrines": (20, 19),
    }
    assert bot_turn(solo("green priest delhi, coins 2")) == {
        "green coins": (2, 0),
        "delhi centre": (None, 1),
        "green statues": (7, 6),
    }


def test_empty_villages_only() -> None:
    """Q-L9: a village with a shrine of the player is open and gets no second one."""
    table = solo(village("start-delhi.2", owner="red"))
    change = bot_turn(table)
    assert change["start-delhi.1"] == (None, ["green"])
    assert "start-delhi.2" not in change


WAYS = {
    # Shrines are missing: fewest new ones, fewest of the player's, fewest roads, road numbers.
    "fewest new": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur.1"),
        ["start-delhi", "delhi-jodhpur"],
    ),
    "as many new, fewer of the player": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur.1") + village("start-jodhpur.1", owner="red"),
        ["start-delhi", "delhi-jodhpur"],
    ),
    "as many new, fewer roads": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur.1", "start-jodhpur.1"),
        ["start-jodhpur"],
    ),
    "as many new, smaller first number": (
        "ahmadabad",
        village("start-delhi", "delhi-ahmadabad.1", "start-khajuraho", "ahmadabad-khajuraho.1"),
        ["start-delhi", "delhi-ahmadabad"],
    ),
    # Open ways: fewest of the player's, fewest roads, road numbers.
    "open, fewer of the player": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur.1")
        + village("delhi-jodhpur.2", "start-jodhpur", owner="red"),
        ["start-delhi", "delhi-jodhpur"],
    ),
    "open, fewer of the player, by a long way round": (
        "jodhpur",
        village("start-jodhpur.1", "start-varanasi", "khajuraho-varanasi", "ahmadabad-khajuraho")
        + village("jodhpur-ahmadabad.1")
        + village("start-jodhpur.2", owner="red"),
        ["start-varanasi", "khajuraho-varanasi", "ahmadabad-khajuraho", "jodhpur-ahmadabad"],
    ),
    "open, fewer roads": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur", "start-jodhpur"),
        ["start-jodhpur"],
    ),
    "open, fewer roads among those past the player": (
        "jodhpur",
        village("start-delhi", "delhi-jodhpur.1", "start-jodhpur.1")
        + village("delhi-jodhpur.2", "start-jodhpur.2", owner="red"),
        ["start-jodhpur"],
    ),
    "open, smaller first number": (
        "ahmadabad",
        village("start-delhi", "delhi-ahmadabad", "start-jodhpur", "jodhpur-ahmadabad.1"),
        ["start-delhi", "delhi-ahmadabad"],
    ),
    "open, smaller second number": (
        "varanasi",
        village("start-delhi", "delhi-ahmadabad", "ahmadabad-varanasi")
        + village("hyderabad-delhi", "varanasi-hyderabad"),
        ["start-delhi", "hyderabad-delhi", "varanasi-hyderabad"],
    ),
}


@pytest.mark.parametrize("case", WAYS)
def test_which_way(case: str) -> None:
    """Q-L8, SOLO-9, SOLO-11: the order of criteria, with and without missing shrines."""
    city, shrines, way = WAYS[case]
    table = solo(f"round 1, maharaja {city}\n{shrines}")
    bot_turn(table)
    assert roads(table) == way
    assert table.fact("green priest") == city


def test_shrines_are_set_in_the_order_of_travel() -> None:
    """SOLO-9, Q-L10: from where the priest is to where it goes, the road taken backwards here."""
    table = solo("round 1, maharaja hyderabad\ngreen priest delhi")
    bot_turn(table)
    assert [event["village"] for event in brahmabots(table, "shrine-in-village")] == [
        "hyderabad-delhi.2",
        "hyderabad-delhi.1",
    ]


# --- how it builds ---


@pytest.mark.parametrize(
    ("taken", "change"),
    [
        ("", {"delhi centre": (None, 1)}),
        ("delhi centre red", {"delhi top": (None, 1)}),
        ("delhi centre red, top red", {"delhi bottom": (None, 1)}),
        ("delhi centre green, top red, bottom green", {"delhi plain": ([0, 0], [0, 1])}),
        ("delhi centre red, bottom red", {"delhi top": (None, 1)}),
        ("delhi top red", {"delhi centre": (None, 1)}),
    ],
)
def test_where_a_statue_goes(taken: str, change: Change) -> None:
    """SOLO-B-1, EX-SOLO-5, Q-L11, Q-L20: centre, upper, lower, any other; never the bonus."""
    table = solo(STRANDED + taken, tile=2)
    assert bot_turn(table) == {"green statues": (7, 6), **change}


def test_a_moved_shrine() -> None:
    """SOLO-B-2, Q-L10: from the right along the track, but not from the city built in."""
    table = solo(
        "green shrines 0, priest ahmadabad\n"
        "delhi shrines green\nbijapur shrines green\nvaranasi shrines green green",
        tile=3,
    )
    assert bot_turn(table) == {
        # The shrine of the upper section in Delhi comes from Bijapur, for Hyderabad has none;
        # that of SOLO-12 in Ahmadabad from Delhi, now the last of the track with a shrine.
        "bijapur shrines": ([0, 1], [0, 0]),
        "ahmadabad shrines": ([0, 0], [0, 1]),
        "green coins": (0, 3),
    }
    moved = brahmabots(table, "shrine-removed", "shrine-in-city")
    assert [(event["event"], event["city"]) for event in moved] == [
        ("shrine-removed", "bijapur"),
        ("shrine-in-city", "delhi"),
        ("shrine-removed", "delhi"),
        ("shrine-in-city", "ahmadabad"),
    ]


def test_shrines_on_the_board_come_first() -> None:
    """SOLO-B-2: nothing is moved while there is a shrine on its board."""
    table = solo("green shrines 1, priest delhi\nhyderabad shrines green")
    assert bot_turn(table) == {
        "green coins": (0, 5),
        "green shrines": (1, 0),
        "delhi shrines": ([0, 0], [0, 1]),
    }


def test_the_track_as_it_lies_at_that_moment() -> None:
    """Q-L10: tile 10 has moved Delhi's flag away from the right end before SOLO-12."""
    table = solo(
        "green shrines 0, priest hyderabad\n"
        "delhi centre green, shrines green\nbijapur shrines green",
        tile=10,
    )
    change = bot_turn(table)
    assert change["bijapur shrines"] == ([0, 1], [0, 0])
    assert change["hyderabad shrines"] == ([0, 0], [0, 1])
    assert "delhi shrines" not in change


def test_moved_shrines_along_a_way() -> None:
    """Q-L10: board and cities together supply the way, the city it leads to included."""
    table = solo("green shrines 1\ndelhi shrines green")
    assert bot_turn(table) == {
        "green coins": (0, 4),
        "green shrines": (1, 0),
        "delhi shrines": ([0, 1], [0, 0]),
        "start-delhi.1": (None, ["green"]),
        "start-delhi.2": (None, ["green"]),
        "green priest": ("start", "delhi"),
    }


def test_the_source_is_looked_for_afresh() -> None:
    """Q-L10: two shrines along the way come from two cities, the rightmost first."""
    table = solo(
        "green shrines 0\nbijapur shrines green\nvaranasi shrines green\njodhpur shrines green"
    )
    bot_turn(table)
    moved = brahmabots(table, "shrine-removed", "shrine-in-village")
    assert [event.get("city") or event["village"] for event in moved] == [
        "bijapur",
        "start-delhi.1",
        "varanasi",
        "start-delhi.2",
    ]


@pytest.mark.parametrize("shrines", ["green shrines 1", "green shrines 0\nhyderabad shrines green"])
def test_a_way_that_cannot_be_supplied(shrines: str) -> None:
    """Q-L10: nothing is built, the priest stays, the player gets no coins, the turn is over."""
    table = solo(
        f"round 1, maharaja jodhpur\n{shrines}\ngreen coins 9\n"
        + village("start-delhi", owner="red")
    )
    assert bot_turn(table) == {"green coins": (9, 13)}


def test_no_shrine_to_be_found() -> None:
    """Q-L10: nothing is built, but the coin of SOLO-12 is paid."""
    table = solo("green shrines 0, priest delhi\ndelhi shrines green green", tile=11)
    assert bot_turn(table) == {"green coins": (0, 5)}
    upper = solo("green shrines 0\ndelhi shrines green", tile=3)
    assert bot_turn(upper) == {"green coins": (0, 2)}


FULL = "{city} centre red, top red, bottom red, plain red red red red\n"


def test_a_full_city_skips_the_icon() -> None:
    """Q-L4: Jodhpur is the leftmost and full; Ahmadabad gets nothing instead."""
    table = solo(STRANDED + FULL.format(city="jodhpur"), tile=5)
    assert bot_turn(table) == {}


def test_the_city_is_fixed_first() -> None:
    """Q-L4: the city where it is the fewest WP behind is full; no other one is looked for."""
    pieces = (
        FULL.format(city="jodhpur")
        + "khajuraho centre red, top red, bottom red, \
        plain red red red red, shrines red\njodhpur centre red"
    )
    assert bot_turn(solo(STRANDED + pieces, tile=9)) == {}


def test_out_of_statues() -> None:
    """Q-L4: the icon is skipped; the game would end with this round."""
    assert bot_turn(solo(STRANDED + "green statues 0", tile=2)) == {}


@pytest.mark.parametrize("reason", ["green statues 0", FULL.format(city="delhi")])
def test_no_statue_for_six_coins(reason: str) -> None:
    """Q-L4: then nothing is paid, and it has the shrine and the coin instead."""
    table = solo(f"green coins 6, priest delhi\n{reason}")
    assert bot_turn(table) == {
        "green coins": (6, 11),
        "delhi shrines": ([0, 0], [0, 1]),
        "green shrines": (20, 19),
    }


def test_the_seventh_statue() -> None:
    """Q-L5: Brahmabot's ends the game with this round as a player's does."""
    table = solo(STRANDED + "green statues 1", tile=1)
    finish_turn(table)
    assert table.game.finished
    assert table.fact("round") == 1
    sixth = solo(STRANDED + "green statues 2", tile=1)
    finish_turn(sixth)
    assert not sixth.game.finished


# --- the icons ---


@pytest.mark.parametrize("city", ["delhi", "bijapur"])
def test_statue_where_the_maharaja_is(city: str) -> None:
    """SOLO-A-STATUE-MAHARAJA."""
    table = solo(STRANDED + f"round 1, maharaja {city}", tile=2)
    assert bot_turn(table) == {f"{city} centre": (None, 1), "green statues": (7, 6)}


def test_shrine_where_the_maharaja_is() -> None:
    """SOLO-A-SHRINE-MAHARAJA: tile 4, with 2 coins; no shrine is left for the way."""
    table = solo("green shrines 1", tile=4)
    assert bot_turn(table) == {
        "delhi shrines": ([0, 0], [0, 1]),
        "green shrines": (1, 0),
        "green coins": (0, 2),
    }


def test_statue_at_the_leftmost_flag() -> None:
    """SOLO-A-STATUE-LEFT: wherever on the track it lies."""
    table = solo(STRANDED, tile=5)
    assert bot_turn(table) == {"jodhpur centre": (None, 1), "green statues": (7, 6)}
    moved = solo(
        STRANDED + "track . bijapur . jodhpur ahmadabad khajuraho varanasi . hyderabad delhi",
        tile=5,
    )
    assert bot_turn(moved) == {"bijapur centre": (None, 1), "green statues": (7, 6)}


def test_statue_in_an_empty_centre() -> None:
    """SOLO-A-STATUE-CENTRAL: the first from the left whose centre is free."""
    table = solo(STRANDED, tile=7)
    assert bot_turn(table) == {"jodhpur centre": (None, 1), "green statues": (7, 6)}
    taken = solo(STRANDED + "jodhpur centre green\nahmadabad centre red", tile=7)
    assert bot_turn(taken) == {"khajuraho centre": (None, 1), "green statues": (7, 6)}


def test_statue_where_it_is_second() -> None:
    """SOLO-A-STATUE-SECOND: fewest WP behind (2, against 3), of several the one furthest left."""
    table = solo(
        STRANDED
        + """
        jodhpur    centre red
        khajuraho  shrines red red
        bijapur    centre red, shrines red, top green
        hyderabad  centre green
        """,
        tile=9,
    )
    assert bot_turn(table) == {"khajuraho centre": (None, 1), "green statues": (7, 6)}


@pytest.mark.parametrize("lead", ["red priest bijapur", "bijapur top green, centre red"])
def test_the_margin_comes_before_the_position(lead: str) -> None:
    """SOLO-A-STATUE-SECOND: 1 WP behind far on the right, 2 WP behind at the left end."""
    table = solo(STRANDED + "jodhpur top red\n" + lead, tile=9)
    assert "jodhpur centre" not in (change := bot_turn(table))
    assert change["green statues"] == (7, 6)
    assert {fact.split()[0] for fact in change} == {"bijapur", "green"}


def flags(*names: str) -> list[str | None]:
    """A track that begins with these; a dot is an empty space."""
    track: list[str | None] = [None if name == "." else name for name in names]
    return track + [None] * (16 - len(track))


START = flags(
    ".", ".", ".", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad", "delhi"
)


def test_flag_of_its_widest_lead() -> None:
    """SOLO-A-FLAG, Q-T11: Bijapur's goes four to the left, onto Jodhpur's, and pushes."""
    table = solo(STRANDED + "ahmadabad top green\nbijapur centre green\ndelhi centre red", tile=10)
    assert bot_turn(table) == {
        "track": (
            START,
            flags(".", ".", ".", "bijapur", "jodhpur", "ahmadabad", "khajuraho", "varanasi",
                  "hyderabad", "delhi"),
        ),
        "green coins": (0, 3),
    }  # fmt: skip


def test_flag_furthest_left_of_equals() -> None:
    """SOLO-A-FLAG: Khajuraho's, to the empty T2; nothing else moves."""
    table = solo(STRANDED + "khajuraho centre green\nbijapur centre green", tile=10)
    assert bot_turn(table)["track"] == (
        START,
        flags(".", "khajuraho", ".", "jodhpur", "ahmadabad", ".", "varanasi", "bijapur",
              "hyderabad", "delhi"),
    )  # fmt: skip


def test_the_lead_counts_and_not_the_worship() -> None:
    """SOLO-A-FLAG: 4 WP against 3 are a smaller lead than 2 against none."""
    table = solo(
        STRANDED + "varanasi top green, plain green, centre red\nbijapur top green", tile=10
    )
    assert bot_turn(table)["track"][1][3] == "bijapur"


def test_flag_to_the_edge() -> None:
    """Q-T10, BX-EDGE: from T4 it goes as far as it can, to T1."""
    table = solo(STRANDED + "jodhpur centre green", tile=10)
    assert bot_turn(table) == {
        "track": (
            START,
            flags("jodhpur", ".", ".", ".", "ahmadabad", "khajuraho", "varanasi", "bijapur",
                  "hyderabad", "delhi"),
        ),
        "green coins": (0, 3),
    }  # fmt: skip


def test_flag_to_an_occupied_edge() -> None:
    """Q-T10: it pushes there as well."""
    track = "track jodhpur . ahmadabad . khajuraho varanasi bijapur hyderabad delhi\n"
    table = solo(STRANDED + track + "ahmadabad centre green", tile=10)
    assert bot_turn(table)["track"][1] == flags(
        "ahmadabad", "jodhpur", ".", ".", "khajuraho", "varanasi", "bijapur", "hyderabad", "delhi"
    )


def test_flag_on_the_first_space() -> None:
    """Q-T12: it is chosen all the same, stays, and no other flag moves for it."""
    track = "track jodhpur . ahmadabad . khajuraho varanasi bijapur hyderabad delhi\n"
    table = solo(STRANDED + track + "jodhpur centre green\nbijapur top green", tile=10)
    assert bot_turn(table) == {"green coins": (0, 3)}


@pytest.mark.parametrize(("tile", "coins"), [(3, 2), (4, 2), (10, 3), (11, 4)])
def test_coins(tile: int, coins: int) -> None:
    """SOLO-A-COINS: as many as the icon says."""
    assert bot_turn(solo(STRANDED, tile)) == {"green coins": (0, coins)}


def test_first_needs_worship_of_its_own() -> None:
    """Q-L2, Q-L3: with no WP anywhere it is first nowhere, and no flag moves."""
    table = solo(STRANDED, tile=10)
    assert bot_turn(table) == {"green coins": (0, 3)}


def test_second_without_worship_of_its_own() -> None:
    """Q-L2: the player is ahead with 1 WP, Brahmabot has none; elsewhere nobody has any."""
    table = solo(STRANDED + "red priest bijapur", tile=9)
    assert bot_turn(table) == {"bijapur centre": (None, 1), "green statues": (7, 6)}


def test_first_by_the_tie_break() -> None:
    """Q-L1, Q-L2: with equal WP and the lower number Brahmabot is first, and not second."""
    tie = STRANDED + "bijapur top green, bottom red\n"
    assert bot_turn(solo(tie, tile=10))["track"][1][3] == "bijapur"
    assert bot_turn(solo(tie, tile=9)) == {}


def test_second_by_the_tie_break() -> None:
    """Q-L1, Q-L2: with the higher number it is second, and not first."""
    tie = STRANDED + "red character 2\nbijapur top green, bottom red\n"
    building = solo(tie, tile=9)
    finish_turn(building)
    assert [event["city"] for event in brahmabots(building, "statue")] == ["bijapur"]
    moving = solo(tie, tile=10)
    finish_turn(moving)
    assert brahmabots(moving, "flag") == []


def test_scoring_characters_are_left_out() -> None:
    """Q-L2: the player's priest with character 5 counts 1 WP here, as much as Bijapur's lead."""
    table = solo(
        STRANDED + "red character 5, priest jodhpur\nbijapur centre red, top green", tile=9
    )
    assert bot_turn(table) == {"jodhpur centre": (None, 1), "green statues": (7, 6)}


def test_outer_statues_at_one_in_comparisons() -> None:
    """Q-V5: under VAR-SR-EXT1 two outer statues are 2 WP ahead and not 4."""
    pieces = STRANDED + "jodhpur top red, bottom red\nbijapur centre red"
    assert "bijapur top" in bot_turn(solo(pieces, tile=9))
    assert "jodhpur centre" in bot_turn(solo(pieces, tile=9, options=", special ext1"))


CENTRES = "".join(
    f"{city} centre red\n"
    for city in ("delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad")
)


@pytest.mark.parametrize(
    ("tile", "pieces", "city", "coins"),
    [(7, CENTRES, "delhi", 0), (9, "", "delhi", 0), (10, "hyderabad top red\n", "hyderabad", 3)],
)
def test_no_city_answers_to_the_icon(tile: int, pieces: str, city: str, coins: int) -> None:
    """Q-L3: it is skipped and the turn goes on, here with a shrine in the city of SOLO-12."""
    table = solo(f"{pieces}green priest {city}", tile)
    assert bot_turn(table) == {
        f"{city} shrines": ([0, 0], [0, 1]),
        "green shrines": (20, 19),
        "green coins": (0, coins + 1),
    }


# --- characters ---


def test_brahmabot_takes_the_players_character() -> None:
    """SOLO-A-CHARACTER, Q-L24, Q-L13: the player picks at once, before the next icon."""
    table = solo(STRANDED, tile=12, stack=(16, 10))
    assert table.play("red plan coins coins") == {
        "phase": ("planning", "actions"),
        "red plan": (None, ["coins", "coins"]),
        "red open": ([], ["coins", "coins"]),
        "green acted": (False, True),
        "green character": (3, 9),
        "red character": (9, None),
    }
    assert table.to_act() == ["red"]
    assert table.legal("red") == ["retake 13", "retake 14", "retake 15"]
    assert table.play("red retake 13") == {
        "red character": (None, 13),
        "display": ([13, 14, 15], [14, 15, 16]),
        "green coins": (0, 3),
        "red acted": (False, True),
    }


def test_brahmabots_old_character_is_gone() -> None:
    """SOLO-A-CHARACTER: it lies neither in the display nor before anybody."""
    table = solo(STRANDED, tile=12, options=", special display")
    table.play("red plan coins coins", "red retake 14")
    seen = [*table.fact("display"), table.fact("red character"), table.fact("green character")]
    assert sorted(seen) == [9, 13, 14, 15, 16]


def test_the_icon_works_under_the_display_rule() -> None:
    """Q-V4: VAR-SR-DISPLAY does not bind Brahmabot."""
    table = solo(STRANDED, tile=12, options=", special display")
    table.play("red plan coins coins")
    assert table.fact("green character") == 9


def test_robbed_after_the_own_turn() -> None:
    """Q-L13: the player has acted, picks, and gets no second turn."""
    table = solo(STRANDED + "red character 2", tile=12)
    finish_turn(table)
    assert table.legal("red") == ["retake 13", "retake 14", "retake 15"]
    table.play("red retake 13")
    assert (table.fact("round"), table.fact("phase")) == (2, "planning")


CHANGING = "red character 2\ngreen character 5\n"


def change_character(table: Scene, taken: int) -> Change:
    table.play("red plan character coins", "red perform coins")
    return table.play("red perform character", f"red take {taken}")


def test_changing_the_character() -> None:
    """SOLO-4: the tile given up leaves the game; the display is filled up on the right."""
    table = solo(CHANGING, stack=(16, 10))
    assert change_character(table, 14) == {
        "red character": (2, 14),
        "red open": (["character"], []),
        "display": ([13, 14, 15], [13, 15, 16]),
    }


def test_taking_brahmabots_character() -> None:
    """SOLO-4: the display is filled up, and Brahmabot then takes its leftmost tile."""
    table = solo(CHANGING, stack=(16, 10))
    assert change_character(table, 5) == {
        "red character": (2, 5),
        "red open": (["character"], []),
        "green character": (5, 13),
        "display": ([13, 14, 15], [14, 15, 16]),
    }


def test_taking_brahmabots_character_from_an_empty_display() -> None:
    """SOLO-4: the draw comes first, so the drawn tile is Brahmabot's."""
    table = solo(CHANGING + "display .", stack=(16, 10))
    assert change_character(table, 5)["green character"] == (5, 16)


def test_order_goes_by_the_numbers_of_the_moment() -> None:
    """Q-L13: robbed of 5 before its turn, Brahmabot acts later with its new number."""
    table = solo(CHANGING + STRANDED + "red character 4", stack=(16,))
    change_character(table, 5)
    assert table.fact("green acted") is False
    table.play("red end")
    assert len(brahmabots(table, "tile")) == 1


def test_an_empty_stack() -> None:
    """Q-L12: it is not refilled, and the display gets smaller."""
    table = solo(CHANGING, stack=())
    assert change_character(table, 14)["display"] == ([13, 14, 15], [13, 15])
    robbed = solo(STRANDED, tile=12, stack=())
    robbed.play("red plan coins coins", "red retake 15")
    assert robbed.fact("display") == [13, 14]


def test_brahmabot_gets_what_was_given_up() -> None:
    """Q-L12: with display and stack empty there is nothing else for it."""
    table = solo(CHANGING + "display .", stack=())
    assert change_character(table, 5) == {
        "red character": (2, 5),
        "green character": (5, 2),
        "red open": (["character"], []),
    }


def test_no_tile_to_take() -> None:
    """Q-L12: display and stack empty, Brahmabot's tile safe: the player cannot change."""
    table = solo(CHANGING + "display .", stack=(), options=", special display")
    table.play("red plan character coins", "red perform coins")
    assert table.legal("red", "perform") == []
    assert table.refuses("red perform character") == ("nothing-to-perform", "Q-A11")
    assert "end" in table.legal("red")


def test_no_tile_for_the_player() -> None:
    """Q-L12: SOLO-A-CHARACTER is skipped altogether, and the turn goes on."""
    table = solo(STRANDED + "display .", tile=12, stack=())
    assert bot_turn(table) == {"green coins": (0, 3)}


def test_a_token_on_a_tile_that_leaves() -> None:
    """Q-L14: the right lasts until the next round ends, though the tile is out of the game."""
    table = scene("""
        solo easy
        round 2, actions, maharaja delhi
        display   13 14 15
        red       character 6, plan character coins, open character, acted
        green     character 5, acted
        maharani  red 6 round 1
        waiting   turn red
    """)
    table.play("red perform character", "red take 13")
    assert 6 not in table.fact("display")
    kept = {"seat": 0, "character": 6, "round": 1}
    assert table.fact("maharani") == [kept, None]
    assert table.play("red ability 6") == {
        "red prestige": (3, 4),
        "red used": ([], [6]),
        "maharani": ([kept, None], [None, None]),
    }


@pytest.mark.parametrize("character", [2, 4, 6, 10, 11, 12, 13, 14, 15])
def test_brahmabots_character_is_only_a_number(character: int) -> None:
    """SOLO-20, Q-L20: no ability is used; 6 coins buy a statue, whatever its tile."""
    table = solo(f"red character 16\ngreen character {character}, coins 2, priest delhi")
    assert bot_turn(table) == {
        "green coins": (2, 0),
        "delhi centre": (None, 1),
        "green statues": (7, 6),
    }


def test_brahmabot_never_decides() -> None:
    """Q-L20: it makes no plans, uses no tokens, and nothing is ever asked of it."""
    table = solo("green tokens 2", tile=1)
    assert table.to_act() == ["red"]
    assert table.legal("green") == []
    assert table.refuses("green plan coins coins") == ("not-your-decision", "ACT-1")
    table.play("red plan coins coins")
    assert (table.fact("green plan"), table.fact("green open")) == (None, [])
    assert table.fact("green tokens") == 2
    assert table.legal("green") == []


# --- tolls ---

TOLLS = "red character 2, coins 5\n" + village("start-delhi", "hyderabad-delhi.2")


def test_tolls_go_on_brahmabots_board() -> None:
    """SOLO-5, Q-L21: 1 coin for each village with one of its shrines."""
    table = solo(TOLLS + village("hyderabad-delhi.1", owner="red"))
    table.play("red plan coins coins")
    assert table.play("red travel start-delhi", "red travel hyderabad-delhi") == {
        "red priest": ("start", "hyderabad"),
        "red coins": (5, 2),
        "green coins": (0, 3),
    }


def test_no_tolls_with_character_9() -> None:
    """Q-L21: then Brahmabot gets nothing, from nobody."""
    table = solo(TOLLS + "red character 9\ngreen character 12")
    table.play("red plan coins coins")
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}


# --- the end of the round ---


def test_the_performed_tile_leaves() -> None:
    """SOLO-19: in round 2 it is gone; all the rest, the flipped one included, are in the stack."""
    for seed in range(30):
        game = maharaja.new_game(solo="easy", seed=seed)
        setup: Any = game.dump()["setup"]
        left = list(range(1, 13))
        for stack in setup["stacks"]:
            assert sorted(stack) == left
            place = next(place for place, tiles in CHECKS.items() if stack[3] in tiles)
            left.remove(stack[place])


@pytest.mark.parametrize("second", [row_with(11), [2, 3, 5, 6, 7, 8, 9, 10, 12, 4]])
def test_a_stack_with_the_wrong_tiles(second: list[int]) -> None:
    """SOLO-19, Q-L19: 11 was performed and 1 flipped, so 11 cannot return and 1 cannot lack."""
    first = row_with(11, check=1)
    position: Any = read(PLANNING.format(options=""))
    position["setup"]["stacks"] = [first, second]
    with pytest.raises(maharaja.FormatError, match="exactly once"):
        maharaja.load(position)
    position["setup"]["stacks"] = [first, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]]
    assert maharaja.load(position).to_act() == [0]


def test_the_next_row_comes_from_what_is_left() -> None:
    """SOLO-19, SOLO-2: round 2 lays out its own three tiles, and tile 11 is out of the game."""
    position: Any = read(PLANNING.format(options="") + STRANDED)
    second = [9, 7, 5, 1, 2, 3, 4, 6, 8, 10, 12]
    position["setup"]["stacks"] = [row_with(11, check=1), second]
    table = Scene(maharaja.load(position))
    finish_turn(table)
    seen: Any = table.game.view(0)
    assert table.fact("round") == 2
    assert (seen["brahmabot"]["row"], seen["brahmabot"]["gone"]) == ([9, 7, None], [11])
    assert seen["brahmabot"]["check"] is None


def play_lazily(game: maharaja.Game) -> dict[int, tuple[int, int]]:
    """Play to the end; rewards on the track and action tiles in the stack at each round's start."""
    counts: dict[int, tuple[int, int]] = {}
    while not game.finished:
        choices = game.legal_texts(0)
        if game.phase == "planning":
            table: Any = game.dump()
            rewards = sum(tile is not None for tile in table["rewards"])
            counts[game.round] = (rewards, len(table["setup"]["stacks"][game.round - 1]))
            choices = ["plan coins coins"]
        game.choose(0, "end" if "end" in choices else choices[0])
    return counts


def test_enough_tiles() -> None:
    """BX-SOLO-TILES, Q-L22: 12 to 6 action tiles, 8 to 2 rewards, whatever happens."""
    full_games = 0
    for seed in range(12):
        counts = play_lazily(maharaja.new_game(solo="hard", seed=seed))
        assert counts == {number: (9 - number, 13 - number) for number in counts}
        full_games += 7 in counts
    assert full_games > 0


def test_a_tile_may_have_four_icons(tmp_path: Path) -> None:
    """Q-L24: one after the other, as many as a tile has room for."""
    source = (BOARDS / "classic.toml").read_text(encoding="utf-8")
    text = re.sub(r"^do = .*$", f"do = {['coins 2'] * 4}", source, flags=re.MULTILINE)
    (tmp_path / "four.toml").write_text(text, encoding="utf-8")
    game = maharaja.new_game(maharaja.load_board(tmp_path / "four.toml"), solo="easy", seed=1)
    told: list[Any] = []
    while not any(event["event"] == "tile" for event in told):
        told += game.follow(game.to_act()[0], game.legal(game.to_act()[0])[0])
    got = [event["amount"] for event in told if event["event"] == "coins" and event["seat"] == 1]
    assert got[:4] == [2] * 4
