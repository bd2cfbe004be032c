"""Shrines in cities and villages (chapter 6 of the rules)."""

import pytest
from support.scene import Scene, scene

TABLE = """
    4 players{options}
    round 1, actions, maharaja jodhpur
    red     {red}, plan {plan}, acted
    green   character 2, plan coins coins
    yellow  character 5, plan coins coins
    blue    character 14, plan shrine-discount coins
    {pieces}
    waiting turn red
"""


def builder(
    red: str, plan: str = "shrine-discount two-shrines", pieces: str = "", options: str = ""
) -> Scene:
    """Red's turn at a table of four."""
    return scene(TABLE.format(red=red, plan=plan, pieces=pieces, options=options))


def shrines(table: Scene, seat: str = "red") -> set[str]:
    """Where the seat may build a shrine now."""
    return {choice.split()[1] for choice in table.legal(seat, "shrine")}


def villages(table: Scene) -> set[str]:
    return set(table.game.board.village_ids)


# --- cities and villages -------------------------------------------------------------------------


def test_in_cities_and_in_villages() -> None:
    """SHRINE-1, SHRINE-4: the city of the priest, and every village."""
    table = builder("priest delhi, character 1")
    table.play("red perform shrine-discount")
    assert shrines(table) == {"delhi"} | villages(table)


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("delhi", {"delhi shrines": ([0, 0, 0, 0], [1, 0, 0, 0])}),
        ("varanasi-bijapur.2", {"varanasi-bijapur.2": (None, ["red"])}),
    ],
)
def test_a_shrine_costs_a_coin(place: str, change: dict[str, tuple[object, object]]) -> None:
    """SHRINE-2, SHRINE-10: one coin each, and the piece from the own board."""
    table = builder("priest delhi, character 1")
    assert table.play("red perform two-shrines", f"red shrine {place}") == {
        "red coins": (15, 14),
        "red shrines": (4, 3),
        "red open": (["shrine-discount", "two-shrines"], ["shrine-discount"]),
        **change,
    }


def test_no_coin_no_shrine() -> None:
    """SHRINE-2: with a single coin only the first of two."""
    table = builder("coins 1, priest delhi, character 1")
    table.play("red perform two-shrines", "red shrine delhi")
    assert table.legal("red", "shrine") == []
    assert table.refuses("red shrine delhi") == ("too-few-coins", "SHRINE-2")


def test_the_ring_of_a_city_never_fills_up() -> None:
    """SHRINE-3: however many shrines of whatever colours stand there."""
    pieces = " ".join(["red"] * 16 + ["green"] * 20 + ["yellow"] * 20 + ["blue"] * 20)
    table = builder("priest delhi, character 1", pieces=f"delhi shrines {pieces}")
    table.play("red perform two-shrines", "red shrine delhi", "red shrine delhi")
    assert table.fact("delhi shrines") == [18, 20, 20, 20]


def test_a_city_shrine_needs_the_priest() -> None:
    """SHRINE-4."""
    table = builder("priest delhi, character 1")
    table.play("red perform two-shrines")
    assert table.refuses("red shrine jodhpur") == ("priest-elsewhere", "SHRINE-4")


@pytest.mark.parametrize(
    ("character", "choice"), [(12, "red perform two-shrines"), (13, "red ability 13")]
)
def test_characters_that_build_in_any_city(character: int, choice: str) -> None:
    """SHRINE-4: characters 12 and 13 need no priest there."""
    table = builder(f"priest delhi, character {character}")
    table.play(choice)
    assert shrines(table) == set(table.game.board.junction_ids[1:]) | villages(table)


SCORING = """
    {players} players
    round 1, actions, maharaja delhi
    red     {red}, priest delhi, plan coins coins, open ., acted
    green   character 2, plan coins coins, open ., acted
    {others}
    rewards build shrines coins pp2 tax buy maharani pp-coin
    {pieces}
    waiting turn green
"""


def scored(reward: str, red: str = "character 1", players: int = 2, pieces: str = "") -> Scene:
    """Red, alone in the scored city, has just chosen the reward."""
    others = "yellow character 5, plan coins coins, open ., acted" if players == 3 else ""
    table = scene(SCORING.format(players=players, red=red, others=others, pieces=pieces))
    table.play("green end", f"red reward {reward}")
    return table


def test_the_reward_builds_in_any_city() -> None:
    """SHRINE-4: the reward needs no priest there either."""
    table = scored("build")
    assert shrines(table) == set(table.game.board.junction_ids[1:]) | villages(table)


# --- how many in a village -----------------------------------------------------------------------


def test_village_limits_of_four() -> None:
    """EX-VILLAGE-4P, SHRINE-5, SHRINE-6: two spaces, one shrine of a colour."""
    pieces = "start-delhi.1 red\n start-delhi.2 red blue\n start-jodhpur.1 yellow blue"
    table = builder("character 1", pieces=pieces)
    table.play("red perform shrine-discount")
    assert table.refuses("red shrine start-delhi.1") == ("own-shrine-there", "SHRINE-6")
    assert table.refuses("red shrine start-delhi.2") == ("own-shrine-there", "SHRINE-6")
    assert table.refuses("red shrine start-jodhpur.1") == ("village-full", "SHRINE-5")
    closed = {"start-delhi.1", "start-delhi.2", "start-jodhpur.1"}
    assert shrines(table) == villages(table) - closed

    blue = scene(
        TABLE.format(options="", red="character 1", plan="coins coins", pieces=pieces)
        .replace("shrine-discount coins", "shrine-discount coins, acted")
        .replace("turn red", "turn blue")
    )
    blue.play("blue perform shrine-discount")
    assert blue.play("blue shrine start-delhi.1") == {
        "start-delhi.1": (["red"], ["red", "blue"]),
        "blue shrines": (4, 3),
    }


def test_village_limit_of_three() -> None:
    """SHRINE-5: two shrines, though a third colour has none there."""
    table = scored("build", players=3, pieces="start-delhi.1 green yellow\n start-delhi.2 green")
    assert table.refuses("red shrine start-delhi.1") == ("village-full", "SHRINE-5")
    assert table.play("red shrine start-delhi.2")["start-delhi.2"] == (["green"], ["red", "green"])


TWO = """
    2 players
    round 1, actions, maharaja jodhpur
    red    character 1, plan shrine-discount coins, acted
    green  character 2, plan shrine-discount coins, acted
    start-delhi.1  red
    waiting turn {builder}
"""


@pytest.mark.parametrize(
    ("colour", "refused"),
    [("red", ("own-shrine-there", "SHRINE-6")), ("green", ("village-full", "SHRINE-7"))],
)
def test_village_limit_of_two(colour: str, refused: tuple[str, str]) -> None:
    """EX-VILLAGE-2P, SHRINE-7: one shrine, and the village is full for both."""
    table = scene(TWO.format(builder=colour))
    table.play(f"{colour} perform shrine-discount")
    assert shrines(table, colour) == villages(table) - {"start-delhi.1"}
    assert table.refuses(f"{colour} shrine start-delhi.1") == refused


def test_village_limit_of_the_solo_game() -> None:
    """SHRINE-7: as with two."""
    table = scene("""
        solo easy
        round 1, actions, maharaja jodhpur
        red    character 1, plan shrine-discount coins, acted
        green  character 16
        start-delhi.1  green
        waiting turn red
    """)
    table.play("red perform shrine-discount")
    assert table.refuses("red shrine start-delhi.1") == ("village-full", "SHRINE-7")


# --- what shrines are good for -------------------------------------------------------------------


def test_worth_in_worship() -> None:
    """SHRINE-8: one point each in a city, none in a village."""
    table = builder(
        "character 1", pieces="delhi shrines red red\n start-delhi.2 red\n delhi-jodhpur.1 red"
    )
    first = table.game.standing("delhi")[0]
    assert (first.seat, first.points) == (0, 2)


def test_a_village_shrine_opens_the_road() -> None:
    """SHRINE-8: to every priest."""
    table = builder("character 1", pieces="start-delhi.1 green")
    assert table.legal("red", "travel") == []
    table.play("red perform shrine-discount", "red shrine start-delhi.2")
    assert table.legal("red", "travel") == ["travel start-delhi"]


@pytest.mark.parametrize("priest", ["start", "delhi", "bijapur"])
def test_the_priest_may_be_anywhere(priest: str) -> None:
    """SHRINE-9, Q-B1: for a village, however far away."""
    table = builder(f"priest {priest}, character 1")
    table.play("red perform two-shrines")
    assert shrines(table) >= villages(table)


def test_from_the_starting_space() -> None:
    """Q-B15: a priest there is in no city; village shrines are fine."""
    table = builder("priest start, character 1", "statue-shrine coins")
    table.play("red perform statue-shrine")
    assert shrines(table) == villages(table)
    assert table.legal("red", "statue") == []
    assert table.refuses("red shrine delhi") == ("priest-elsewhere", "SHRINE-4")
    assert table.refuses("red statue delhi plain") == ("priest-elsewhere", "STATUE-2")


# --- board and supply ----------------------------------------------------------------------------


def test_an_empty_board_builds_nothing() -> None:
    """SHRINE-10, Q-B4: shrines in the supply do not help."""
    table = builder(
        "shrines 0, supply 12, priest delhi, character 1", "shrine-discount statue-shrine"
    )
    assert table.refuses("red perform shrine-discount") == ("nothing-to-perform", "Q-A11")
    table.play("red perform statue-shrine", "red statue delhi plain")
    assert table.legal("red", "shrine") == []
    assert table.refuses("red shrine delhi") == ("no-shrines-left", "Q-B4")


def test_character_13_builds_out_of_the_supply() -> None:
    """SHRINE-10, Q-B4, Q-B11: with nothing on the board, here into a village."""
    table = builder("shrines 0, supply 12, priest delhi, character 13", "coins coins")
    assert table.play("red ability 13", "red shrine bijapur-hyderabad.1") == {
        "red supply": (12, 11),
        "red used": ([], [13]),
        "bijapur-hyderabad.1": (None, ["red"]),
    }


def test_character_13_keeps_the_village_limits() -> None:
    """Q-B11."""
    table = builder(
        "character 13",
        pieces="start-delhi.1 red\n start-delhi.2 green blue\n start-jodhpur.1 green",
    )
    table.play("red ability 13")
    assert table.refuses("red shrine start-delhi.1") == ("own-shrine-there", "SHRINE-6")
    assert table.refuses("red shrine start-delhi.2") == ("village-full", "SHRINE-5")
    assert "start-jodhpur.1" in shrines(table)


def test_the_reward_builds_in_villages_too() -> None:
    """Q-B11: free of charge, within the limits; the round is over after that."""
    table = scored("build", pieces="start-delhi.1 green\n start-delhi.2 red")
    assert table.refuses("red shrine start-delhi.1") == ("village-full", "SHRINE-7")
    assert table.refuses("red shrine start-delhi.2") == ("own-shrine-there", "SHRINE-6")
    change = table.play("red shrine start-jodhpur.1")
    assert change["start-jodhpur.1"] == (None, ["red"])
    assert change["red shrines"] == (4, 3)
    assert "red coins" not in change


@pytest.mark.parametrize(("supply", "got"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_action_takes_what_there_is(supply: int, got: int) -> None:
    """Q-B5: two shrines, or fewer if the supply is short; with none the action is impossible."""
    table = builder(f"supply {supply}, character 1", "shrines coins")
    if supply == 0:
        assert table.refuses("red perform shrines") == ("nothing-to-perform", "Q-A11")
        return
    assert table.play("red perform shrines") == {
        "red shrines": (4, 4 + got),
        "red supply": (supply, supply - got),
        "red open": (["shrines", "coins"], ["coins"]),
    }


@pytest.mark.parametrize(("supply", "got"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_the_reward_takes_what_there_is(supply: int, got: int) -> None:
    """Q-B5: three shrines, or fewer if the supply is short."""
    table = scored("shrines", red=f"supply {supply}, character 1")
    assert table.fact("red supply") == supply - got
    assert table.fact("red shrines") == 4 + got


@pytest.mark.parametrize("character", [2, 13])
def test_abilities_need_a_shrine_in_the_supply(character: int) -> None:
    """Q-B5: the last one still serves; with none, characters 2 and 13 have nothing to do."""
    green = "green character 3"
    table = builder(f"supply 1, character {character}", pieces=green)
    assert table.legal("red", "ability") == [f"ability {character}"]
    table = builder(f"supply 0, character {character}", pieces=green)
    assert table.refuses(f"red ability {character}") == ("no-shrines-in-supply", "Q-A11")


# --- two shrines ---------------------------------------------------------------------------------


def test_two_shrines_at_most_one_in_a_village() -> None:
    """Q-B8: after a village only a city, after a city either."""
    table = builder("priest delhi, character 1")
    table.play("red perform two-shrines", "red shrine start-delhi.1")
    assert shrines(table) == {"delhi"}
    assert table.refuses("red shrine start-delhi.2") == ("one-shrine-in-a-city", "ACT-TWO-SHRINES")
    table = builder("priest delhi, character 1")
    table.play("red perform two-shrines", "red shrine delhi")
    assert shrines(table) == {"delhi"} | villages(table)


def test_a_village_shrine_opens_the_way_to_the_city() -> None:
    """Q-B8: the first shrine in the village, the second in the city behind it."""
    table = builder("priest start, character 1", pieces="start-delhi.1 red")
    table.play("red perform two-shrines", "red shrine start-delhi.2", "red travel start-delhi")
    assert table.play("red shrine delhi") == {
        "red coins": (14, 13),
        "red shrines": (3, 2),
        "delhi shrines": ([0, 0, 0, 0], [1, 0, 0, 0]),
    }


def test_one_of_two_shrines_may_be_all() -> None:
    """Q-B8: a lone village shrine is permitted, so nobody gets stuck."""
    table = builder("priest start, character 1", "two-shrines two-shrines")
    table.play("red perform two-shrines", "red shrine start-delhi.2")
    assert table.play("red done") == {}
    assert table.legal("red", "end") == ["end"]


ONE_IN_A_CITY = ("one-shrine-in-a-city", "Q-B8")


@pytest.mark.parametrize(
    ("red", "others"),
    [
        ("priest delhi, character 1", ""),  # in a city
        ("priest start, character 12", ""),  # CHAR-12: any city will do
        ("priest delhi, character 1", ", decline_actions"),  # a rule of building, not a duty
    ],
)
def test_a_lone_village_shrine_does_not_end_the_action(red: str, others: str) -> None:
    """ACT-TWO-SHRINES, Q-B8: all five books want at least one of the two in a city.

    "You must build at least one of the two Shrines into a City", "Er muss mindestens 1 Schrein in
    einer Stadt bauen", "Vous devez construire l'un de ces deux Sanctuaires dans une Ville".
    """
    table = builder(red, "two-shrines two-shrines", options=others)
    table.play("red perform two-shrines", "red shrine start-delhi.2")
    assert table.refuses("red done") == ONE_IN_A_CITY
    assert "shrine delhi" in table.legal("red", "shrine")
    table.play("red shrine delhi")
    assert table.refuses("red done") == ("no-running-action", "Q-A12")


@pytest.mark.parametrize(
    "red",
    ["priest start, character 1", "priest delhi, character 1, shrines 1", "priest delhi, coins 1"],
)
def test_nobody_gets_stuck_after_a_lone_village_shrine(red: str) -> None:
    """Q-B8, Q-A12: without a city, a shrine or a coin the action can be closed."""
    table = builder(red, "two-shrines two-shrines")
    table.play("red perform two-shrines", "red shrine start-delhi.2")
    assert "done" in table.legal("red")


def test_the_priest_may_travel_on_before_the_city_shrine() -> None:
    """Q-B8: the second shrine goes where the journey ends, and on the starting space nowhere."""
    table = builder("priest delhi, character 1", pieces="start-delhi.1 red\nstart-delhi.2 red")
    table.play("red perform two-shrines", "red shrine start-jodhpur.1")
    assert table.refuses("red done") == ONE_IN_A_CITY
    table.play("red travel start-delhi")
    assert table.play("red done") == {}


def test_a_city_shrine_alone_is_enough() -> None:
    """Q-B8, EX-PART-1: after a city the action can be closed at once."""
    table = builder("priest delhi, character 1")
    table.play("red perform two-shrines", "red shrine delhi")
    assert table.play("red done") == {}


def test_the_first_rules_let_a_lone_village_shrine_be_all() -> None:
    """Q-B8 as of 2020.1: tables and records of that time go on like this."""
    table = builder("priest delhi, character 1", options=", rules 2020.1")
    table.play("red perform two-shrines", "red shrine start-delhi.2")
    assert table.play("red done") == {}


def test_a_lone_village_shrine_is_never_forced() -> None:
    """Q-B8: the turn may end where no city can be built in, and may not where one can."""
    table = builder("priest start, character 1", "two-shrines two-shrines")
    assert table.legal("red") == ["perform two-shrines", "end"]
    table = builder("priest delhi, character 1", "two-shrines two-shrines")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")
    table = builder("priest start, character 12", "two-shrines two-shrines")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")
