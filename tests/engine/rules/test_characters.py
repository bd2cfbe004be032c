"""The sixteen characters, owned and borrowed (chapter "Characters")."""

from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja

TABLE = """
    2 players{options}
    round {round}, actions, maharaja delhi
    track   . . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    red     character {own}, {red}, acted
    green   character {green}, plan coins coins{acted}
    display {display}
    rewards {rewards}
    {more}
    waiting turn red
"""
REWARDS = ["coins", "pp2", "pp-coin", "shrines", "build", "buy", "tax", "maharani"]
ONCE = {2, 3, 4, 6, 10, 13, 14}
LENT = {"seat": 0, "round": 1}


def turn(
    own: int,
    red: str = "plan coins coins",
    more: str = "",
    *,
    lent: int = 0,
    options: str = "",
    round_: int = 2,
    first_reward: str = "coins",
    last: bool = False,
) -> Scene:
    """Red's turn in a game of two, the Maharaja in Delhi; red's Maharani token lies on ``lent``.

    With ``last``, green has acted already and scoring follows when red ends the turn.
    """
    display = [number for number in dict.fromkeys((lent, 2, 3, 4, 6)) if number not in (0, own)][:3]
    rewards = [first_reward, *(reward for reward in REWARDS if reward != first_reward)]
    loan = f"maharani red {lent} round {round_ - 1}" if lent else ""
    return scene(
        TABLE.format(
            options=options,
            round=round_,
            own=own,
            red=red,
            green=16 if own == 1 else 1,
            acted=", open ., acted" if last else "",
            display=" ".join(str(number) for number in display),
            rewards=" ".join(rewards),
            more=f"{more}\n{loan}",
        )
    )


def scoring(own: int, red: str = "priest delhi", more: str = "", **options: Any) -> Scene:
    """Red has done everything; Delhi is scored as soon as red says so."""
    return turn(own, f"{red}, plan coins coins, open .", more, last=True, **options)


def worship(table: Scene) -> dict[int, tuple[int, int]]:
    """Points and rank (0: none) by seat, once the last turn is over."""
    table.play("red end")
    return {
        event["seat"]: (event["points"], event["rank"])
        for event in table.events
        if event["event"] == "worship"
    }


def rewarded(table: Scene, *choices: str) -> dict[str, tuple[Any, Any]]:
    """What taking a reward changes for red, after the coins of the ranking."""
    table.play("red end")
    changes = table.play(*(f"red {choice}" for choice in choices))
    return {
        fact: change
        for fact, change in changes.items()
        if fact in ("red coins", "red prestige", "red shrines", "red supply", "green coins")
    }


# --- three kinds ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 17))
def test_which_abilities_are_used_in_a_turn(number: int) -> None:
    """CHAR-KIND-1X, CHAR-KIND-CONT, CHAR-KIND-SCORE, G-08: the 1x ones are offered, no others."""
    table = turn(number)
    if number in ONCE:
        assert table.legal("red", "ability") == [f"ability {number}"]
    else:
        assert table.legal("red", "ability") == []
        assert table.refuses(f"red ability {number}") == ("no-such-ability", "CHAR-KIND-1X")


def test_a_1x_ability_once_a_round() -> None:
    """CHAR-KIND-1X: not twice, but again in the next round."""
    table = turn(6, "plan coins coins, open .", last=True)
    assert table.play("red ability 6") == {"red prestige": (3, 4), "red used": ([], [6])}
    assert table.refuses("red ability 6") == ("ability-used", "Q-C4")
    table.play("red end", "red plan coins coins", "green plan coins coins")
    table.play("green perform coins", "green perform coins", "green end")
    assert table.to_act() == ["red"]
    assert table.play("red ability 6") == {"red prestige": (4, 5), "red used": ([], [6])}


def test_a_1x_ability_only_in_the_own_turn() -> None:
    """CHAR-KIND-1X: neither in another's turn nor while planning or scoring."""
    table = turn(6, "priest delhi, plan coins coins, open .")
    table.play("red end")
    assert table.refuses("red ability 6") == ("not-your-decision", "ACT-1")
    table.play("green perform coins", "green perform coins", "green end")
    assert table.game.phase == "scoring"
    assert table.refuses("red ability 6") == ("other-question", "R-2")
    table.play("red reward coins")
    assert table.game.phase == "planning"
    assert table.refuses("red ability 6") == ("other-question", "R-2")


def test_a_continuous_ability_is_never_used_up() -> None:
    """CHAR-KIND-CONT: for every statue and every road, as often as it applies."""
    table = turn(15, "coins 14, priest jodhpur, plan statue-shrine statue-shrine")
    for plain in (1, 2):
        table.play("red perform statue-shrine", "red statue jodhpur plain", "red done")
        assert table.fact("red coins") == 14 - 7 * plain
    assert table.fact("red used") == []


def test_a_continuous_ability_is_in_force_outside_the_own_turn() -> None:
    """CHAR-KIND-CONT: in the actions and while the city is scored."""
    table = turn(11, "priest delhi, plan pp coins, open pp", last=True)
    assert table.play("red perform pp")["red prestige"] == (3, 6)
    assert rewarded(table, "reward pp2") == {"red prestige": (6, 9)}


@pytest.mark.parametrize(
    ("number", "red", "jodhpur"),
    [
        (5, "priest jodhpur", "shrines green"),
        (7, "priest start", "shrines red red green green"),
        (8, "priest start", "shrines red green"),
    ],
)
def test_a_scoring_ability_works_only_while_a_city_is_scored(
    number: int, red: str, jodhpur: str
) -> None:
    """CHAR-KIND-SCORE: in the final scoring red and green are even in Jodhpur."""
    table = scoring(number, red, f"jodhpur  {jodhpur}", round_=7)
    table.play("red end")
    if number == 8:
        table.play("red reward coins")
    result = table.game.result()
    assert result is not None
    seats = result["seats"]
    assert isinstance(seats, list)
    assert [seat["final"]["majority"] for seat in seats] == [1, 1]


# --- one by one ----------------------------------------------------------------------------------

TOLL_ROAD = "start-delhi.1 green\n start-delhi.2 green"


def test_character_1() -> None:
    """CHAR-1: no ability at all: full prices, tolls and single rewards, no WP out of nothing."""
    table = turn(1, "coins 30, priest start, plan statue-shrine pp", TOLL_ROAD)
    assert table.legal("red", "ability") == []
    assert table.play("red travel start-delhi") == {
        "red priest": ("start", "delhi"),
        "red coins": (30, 28),
        "green coins": (15, 17),
    }
    assert table.play("red perform pp")["red prestige"] == (3, 5)
    table.play("red perform statue-shrine")
    assert {text.split()[1] for text in table.legal("red", "statue")} == {"delhi"}
    assert table.play("red statue delhi centre")["red coins"] == (25, 13)
    assert worship(scoring(1, "priest start"))[0] == (0, 0)
    assert worship(scoring(1, more="delhi  shrines red red red red"))[0] == (5, 1)
    assert rewarded(scoring(1), "reward coins") == {"red coins": (27, 30)}


def test_character_1_has_the_lowest_number() -> None:
    """CHAR-1, ACT-1: and so acts first."""
    table = scene("""
        2 players
        round 1, planning
        red    character 2
        green  character 1
        display 3 4 5
    """)
    table.play("red plan coins coins", "green plan coins coins")
    assert table.to_act() == ["green"]


def test_character_2() -> None:
    """CHAR-2: one shrine from the supply to the board."""
    assert turn(2).play("red ability 2") == {
        "red supply": (12, 11),
        "red shrines": (4, 5),
        "red used": ([], [2]),
    }


@pytest.mark.parametrize(
    ("exchanges", "coins", "prestige"),
    [
        (["buy", "stop"], 13, 4),
        (["sell", "stop"], 17, 2),
        (["buy", "buy", "stop"], 11, 5),
        (["buy", "buy", "buy"], 9, 6),
        (["sell", "sell", "sell"], 21, 0),
        (["sell", "buy", "buy"], 13, 4),
    ],
)
def test_character_3(exchanges: list[str], coins: int, prestige: int) -> None:
    """CHAR-3, Q-3a: 2 coins for 1 PP or back, three times at most, directions mixed."""
    table = turn(3)
    steps = [f"red exchange {exchange}" for exchange in exchanges]
    assert table.play("red ability 3", *steps) == {
        "red coins": (15, coins),
        "red prestige": (3, prestige),
        "red used": ([], [3]),
    }
    assert table.legal("red") == ["perform coins"]


def test_character_3_begins_with_an_exchange() -> None:
    """Q-3a: it may be stopped after the first or second; the third ends it."""
    table = turn(3)
    table.play("red ability 3")
    assert table.legal("red") == ["exchange buy", "exchange sell"]
    assert table.refuses("red exchange stop") == ("begin-with-an-exchange", "Q-3a")
    for _ in range(2):
        table.play("red exchange buy")
        assert "exchange stop" in table.legal("red")
    table.play("red exchange buy")
    assert table.refuses("red exchange buy") == ("other-question", "R-2")


def test_character_3_needs_the_means_for_each_exchange() -> None:
    """Q-3a: no credit, and PP never drop below zero."""
    table = turn(3, "coins 1, prestige 1, plan coins coins")
    table.play("red ability 3")
    assert table.refuses("red exchange buy") == ("too-few-coins", "Q-3a")
    table.play("red exchange sell")
    assert table.refuses("red exchange sell") == ("no-prestige", "Q-3a")
    table.play("red exchange buy")
    assert table.refuses("red exchange buy") == ("too-few-coins", "Q-3a")


def test_character_3_is_one_go() -> None:
    """Q-3a, Q-A10: no other decision until it is over, and no second go with what is left."""
    table = turn(3)
    table.play("red ability 3", "red exchange buy")
    assert table.refuses("red perform coins") == ("other-question", "R-2")
    table.play("red exchange stop")
    assert table.refuses("red ability 3") == ("ability-used", "Q-C4")


def test_character_4() -> None:
    """CHAR-4: a token for 1 PP."""
    assert turn(4).play("red ability 4") == {
        "red prestige": (3, 2),
        "red tokens": (0, 1),
        "red used": ([], [4]),
    }


@pytest.mark.parametrize(
    ("priest", "points"), [("delhi", (2, 1)), ("jodhpur", (0, 0)), ("start", (0, 0))]
)
def test_character_5(priest: str, points: tuple[int, int]) -> None:
    """BX-CHAR5, CHAR-5: the priest counts 2 WP in the city and nothing elsewhere."""
    assert worship(scoring(5, f"priest {priest}"))[0] == points


def test_character_6() -> None:
    """CHAR-6: 1 PP."""
    assert turn(6).play("red ability 6") == {"red prestige": (3, 4), "red used": ([], [6])}


@pytest.mark.parametrize(
    ("shrines", "points"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 6), (5, 7), (6, 9)]
)
def test_character_7(shrines: int, points: int) -> None:
    """BX-CHAR7, CHAR-7: each full pair of own shrines in the scored city counts 1 WP extra."""
    delhi = f"delhi  shrines green {'red ' * shrines}"
    elsewhere = "jodhpur  shrines red red red red"
    seats = worship(scoring(7, "priest start", f"{delhi}\n{elsewhere}"))
    assert seats[0][0] == points
    assert seats[1][0] == 1


def test_character_8() -> None:
    """BX-CHAR8, CHAR-8: 1 WP without a piece: ranked, paid by rank, and a reward to take."""
    table = scoring(8, "priest start")
    assert worship(table) == {0: (1, 1), 1: (0, 0)}
    assert table.fact("red coins") == 15 + 12
    assert table.to_act() == ["red"]
    assert table.legal("red") == ["reward coins", "reward pp2", "reward pp-coin"]


def test_character_8_adds_to_pieces() -> None:
    """CHAR-8: 1 WP more."""
    assert worship(scoring(8, more="delhi  centre red, shrines red"))[0] == (6, 1)


def test_character_9() -> None:
    """CHAR-9: no toll is paid and none is given, but every village still needs a shrine."""
    table = turn(9, "coins 0, priest start, plan coins coins", TOLL_ROAD)
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}
    closed = turn(9, "priest start, plan coins coins", "start-delhi.1 green")
    assert closed.refuses("red travel start-delhi") == ("village-without-shrine", "MOVE-3")


def test_character_10() -> None:
    """CHAR-10: one change of the track, as with the action."""
    table = turn(10)
    table.play("red ability 10")
    assert len(table.legal("red")) == 7
    assert {text.split()[0] for text in table.legal("red")} == {"flag"}
    row = ["jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad", "delhi"]
    moved = ["jodhpur", "ahmadabad", "khajuraho", "delhi", "varanasi", "bijapur", "hyderabad"]
    assert table.play("red flag delhi") == {
        "track": ([None] * 4 + row + [None] * 5, [None] * 4 + moved + [None] * 5),
    }
    assert table.legal("red") == ["perform coins"]


def test_character_12() -> None:
    """CHAR-12, Q-A7: statues and shrines in any city, the priest being elsewhere or there."""
    table = turn(12, "priest jodhpur, plan statue-shrine coins")
    table.play("red perform statue-shrine")
    cities = table.game.board.junction_ids[1:]
    spaces = ("centre", "top", "bottom", "plain")
    assert set(table.legal("red", "statue")) == {
        f"statue {city} {space}" for city in cities for space in spaces
    }
    assert {f"shrine {city}" for city in cities} <= set(table.legal("red", "shrine"))
    assert table.play("red statue delhi centre", "red shrine bijapur") == {
        "red coins": (15, 2),
        "red statues": (7, 6),
        "red shrines": (4, 3),
        "delhi centre": (None, 0),
        "bijapur shrines": ([0, 0], [1, 0]),
    }


def test_character_12_from_the_starting_space() -> None:
    """CHAR-12, Q-A1: the action is possible from there, and so it is due."""
    table = turn(12, "coins 9, priest start, plan statue-discount statue-discount")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")
    table.play("red perform statue-discount")
    assert {text.split()[1] for text in table.legal("red")} == {
        "jodhpur",
        "ahmadabad",
        "khajuraho",
        "varanasi",
        "bijapur",
        "hyderabad",
    }


@pytest.mark.parametrize(
    ("place", "changes"),
    [
        ("bijapur", {"bijapur shrines": ([0, 0], [1, 0])}),
        ("start-delhi.1", {"start-delhi.1": (None, ["red"])}),
    ],
)
def test_character_13(place: str, changes: dict[str, Any]) -> None:
    """CHAR-13: a shrine straight from the supply, for nothing, wherever the priest is."""
    table = turn(13, "coins 0, shrines 0, priest start, plan coins coins")
    table.play("red ability 13")
    assert {f"shrine {city}" for city in table.game.board.junction_ids[1:]} <= set(
        table.legal("red")
    )
    assert table.play(f"red shrine {place}") == {**changes, "red supply": (12, 11)}
    assert table.legal("red") == ["perform coins"]


def test_character_13_keeps_the_village_limits() -> None:
    """CHAR-13, Q-B11: and it has to be built, once begun."""
    table = turn(13, more="start-delhi.1 green")
    table.play("red ability 13")
    assert table.refuses("red shrine start-delhi.1") == ("village-full", "SHRINE-7")
    assert table.refuses("red perform coins") == ("other-question", "R-2")


def test_character_14() -> None:
    """CHAR-14: an action token."""
    assert turn(14).play("red ability 14") == {"red tokens": (0, 1), "red used": ([], [14])}


@pytest.mark.parametrize(
    ("action", "city", "price"),
    [
        ("statue-shrine", "delhi", 9),
        ("statue-shrine", "jodhpur", 7),
        ("statue-discount", "delhi", 8),
        ("statue-discount", "jodhpur", 6),
    ],
)
def test_character_15(action: str, city: str, price: int) -> None:
    """CHAR-15: a statue costs 3 coins less; exactly that many coins are enough."""
    table = turn(15, f"coins {price}, priest {city}, plan {action} coins")
    assert table.play(f"red perform {action}", f"red statue {city} centre") == {
        "red coins": (price, 0),
        "red statues": (7, 6),
        f"{city} centre": (None, 0),
        "red open": ([action, "coins"], ["coins"]),
    }
    poor = turn(15, f"coins {price - 1}, shrines 0, priest {city}, plan {action} coins")
    assert poor.refuses(f"red perform {action}") == ("nothing-to-perform", "Q-A11")


def test_character_15_makes_only_statues_cheaper() -> None:
    """CHAR-15: a shrine still costs a coin."""
    table = turn(15, "priest jodhpur, plan two-shrines coins")
    assert table.play("red perform two-shrines", "red shrine jodhpur")["red coins"] == (15, 14)


@pytest.mark.parametrize(
    ("choices", "changes"),
    [
        (["coins"], {"red coins": (27, 33)}),
        (["pp2"], {"red prestige": (3, 7)}),
        (["pp-coin"], {"red prestige": (3, 5), "red coins": (27, 29)}),
    ],
)
def test_character_16(choices: list[str], changes: dict[str, Any]) -> None:
    """CHAR-16: the reward works twice."""
    assert rewarded(scoring(16), *(f"reward {choice}" for choice in choices)) == changes


def test_character_16_moves_the_tile_once() -> None:
    """CHAR-16: one tile is taken, and it goes up the track once."""
    table = scoring(16, first_reward="tax", more="green priest delhi")
    table.play("red end")
    assert table.to_act() == ["green"]
    table.play("green reward coins")
    changes = table.play("red reward tax")
    assert changes["rewards"][1] == [*REWARDS[1:6], "maharani", "coins", "tax"] + [None] * 4


# --- character 11 --------------------------------------------------------------------------------


def test_character_11_and_the_action() -> None:
    """BX-11, CHAR-11, Q-11: 3 PP instead of 2, planned or by token."""
    table = turn(11, "tokens 1, plan pp coins")
    for choice in ("red perform pp", "red token pp"):
        coins, prestige = table.fact("red coins"), table.fact("red prestige")
        changes = table.play(choice)
        assert changes["red coins"] == (coins, coins - 3)
        assert changes["red prestige"] == (prestige, prestige + 3)


@pytest.mark.parametrize(
    ("reward", "choices", "changes"),
    [
        ("pp2", ["reward pp2"], {"red prestige": (3, 6)}),
        ("pp-coin", ["reward pp-coin"], {"red prestige": (3, 5), "red coins": (27, 28)}),
        ("buy", ["reward buy", "buy 3"], {"red prestige": (3, 9), "red coins": (27, 24)}),
        ("buy", ["reward buy", "buy 1"], {"red prestige": (3, 5), "red coins": (27, 26)}),
        ("buy", ["reward buy", "buy 0"], {}),
        ("coins", ["reward coins"], {"red coins": (27, 30)}),
    ],
)
def test_character_11_and_rewards(reward: str, choices: list[str], changes: dict[str, Any]) -> None:
    """BX-11, CHAR-11, Q-11: one more for each reception; purchases are counted one by one."""
    assert rewarded(scoring(11, first_reward=reward), *choices) == changes


def test_character_11_and_a_bonus() -> None:
    """Q-11, CHAR-11: a bonus space of 1 PP brings 2."""
    table = turn(11, "priest delhi, plan statue-discount coins")
    table.play("red perform statue-discount")
    assert table.play("red statue delhi bottom")["red prestige"] == (3, 5)


def test_character_11_and_the_first_rank() -> None:
    """Q-11, CHAR-11: VAR-SR-FIRSTPP brings 2 instead of 1."""
    table = scoring(11, options=", special firstpp")
    assert table.play("red end")["red prestige"] == (3, 5)


def test_character_11_and_the_setup() -> None:
    """Q-11: the 3 PP of the set-up are no reception."""
    setup: dict[str, Any] = {
        "characters": [11, 2, 3, 4, 5],
        "rewards": REWARDS,
        "flags": maharaja.load_board("classic").junction_ids[1:],
        "first": 0,
    }
    game = maharaja.new_game(players=2, setup=setup)
    game.choose(0, "draft 11")
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    seats: Any = game.dump()["seats"]
    assert (seats[0]["character"], seats[0]["prestige"]) == (11, 3)


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ("", {"statues": 3, "coins": 3, "majority": 4}),
        (", final presence", {"statues": 3, "coins": 3, "presence": 1}),
    ],
)
def test_character_11_and_the_final_scoring(options: str, lines: dict[str, int]) -> None:
    """Q-11: nothing is added there, with or without a final scoring tile."""
    red = "coins 3, statues 6, priest delhi"
    table = scoring(11, red, "jodhpur  plain red", round_=7, options=options)
    table.play("red end", "red reward coins")
    result: Any = table.game.result()
    assert result["seats"][0]["final"] == lines
    assert result["seats"][0]["total"] == 3 + sum(lines.values())


# --- two characters at once ----------------------------------------------------------------------


def test_11_with_6() -> None:
    """Q-11: 2 PP instead of 1; the borrowed one is the 6."""
    assert turn(11, lent=6).play("red ability 6")["red prestige"] == (3, 5)


@pytest.mark.parametrize(("own", "lent"), [(3, 11), (11, 3)])
def test_3_with_11(own: int, lent: int) -> None:
    """Q-11, Q-3a: buying brings 2 PP for 2 coins each time; selling is a payment."""
    table = turn(own, lent=lent)
    table.play("red ability 3")
    assert table.play("red exchange buy") == {"red coins": (15, 13), "red prestige": (3, 5)}
    assert table.play("red exchange sell") == {"red coins": (13, 15), "red prestige": (5, 4)}
    third = table.play("red exchange buy")
    assert (third["red coins"], third["red prestige"]) == ((15, 13), (4, 6))


def test_4_with_11() -> None:
    """Q-11: the PP for a token is paid, not received."""
    assert turn(4, lent=11).play("red ability 4") == {
        "red prestige": (3, 2),
        "red tokens": (0, 1),
        "red used": ([], [4]),
    }


@pytest.mark.parametrize(("own", "lent"), [(11, 16), (16, 11)])
@pytest.mark.parametrize(
    ("reward", "choices", "changes"),
    [
        ("pp2", ["reward pp2"], {"red prestige": (3, 9)}),
        ("pp-coin", ["reward pp-coin"], {"red prestige": (3, 7), "red coins": (27, 29)}),
        ("buy", ["reward buy", "buy 6"], {"red prestige": (3, 15), "red coins": (27, 21)}),
    ],
)
def test_11_with_16(
    own: int, lent: int, reward: str, choices: list[str], changes: dict[str, Any]
) -> None:
    """Q-11, CHAR-11, CHAR-16: 1 more for each of the two times; REWARD-PP2 brings 6."""
    assert rewarded(scoring(own, lent=lent, first_reward=reward), *choices) == changes


@pytest.mark.parametrize(("own", "lent"), [(12, 15), (15, 12)])
@pytest.mark.parametrize(
    ("action", "city", "price"),
    [
        ("statue-shrine", "delhi", 9),
        ("statue-shrine", "bijapur", 7),
        ("statue-discount", "delhi", 8),
        ("statue-discount", "bijapur", 6),
    ],
)
def test_12_with_15(own: int, lent: int, action: str, city: str, price: int) -> None:
    """CHAR-12, CHAR-15: a cheap statue in a far city."""
    table = turn(own, f"coins {price}, priest start, plan {action} coins", lent=lent)
    assert table.play(f"red perform {action}", f"red statue {city} plain") == {
        "red coins": (price, 0),
        "red statues": (7, 6),
        f"{city} plain": ([0, 0], [1, 0]),
        "red open": ([action, "coins"], ["coins"]),
    }


@pytest.mark.parametrize(
    ("own", "lent", "points"), [(5, 7, 5), (7, 5, 5), (7, 8, 5), (8, 5, 5), (5, 5, 4)]
)
def test_scoring_characters_together(own: int, lent: int, points: int) -> None:
    """CHAR-5, CHAR-7, CHAR-8: a priest and two shrines are 3 WP; each character adds to it once."""
    assert worship(scoring(own, lent=lent, more="delhi  shrines red red"))[0] == (points, 1)


# --- borrowed characters, one of each kind and more ----------------------------------------------


@pytest.mark.parametrize(
    ("number", "steps", "changes"),
    [
        (2, [], {"red supply": (12, 11), "red shrines": (4, 5)}),
        (3, ["exchange buy", "exchange stop"], {"red coins": (15, 13), "red prestige": (3, 4)}),
        (4, [], {"red prestige": (3, 2), "red tokens": (0, 1)}),
        (6, [], {"red prestige": (3, 4)}),
        (13, ["shrine delhi"], {"red supply": (12, 11), "delhi shrines": ([0, 0], [1, 0])}),
        (14, [], {"red tokens": (0, 1)}),
    ],
)
def test_a_borrowed_1x_ability(number: int, steps: list[str], changes: dict[str, Any]) -> None:
    """CHAR-KIND-1X, REWARD-MAHARANI-4: used once as if owned, then the token goes back."""
    table = turn(9, lent=number)
    assert table.play(f"red ability {number}", *(f"red {step}" for step in steps)) == {
        **changes,
        "red used": ([], [number]),
        "maharani": ([{**LENT, "character": number}, None], [None, None]),
    }
    assert table.refuses(f"red ability {number}") == ("not-your-character", "CHAR-KIND-1X")


def test_a_borrowed_10() -> None:
    """CHAR-10, CHAR-KIND-1X: the token goes back after the flag has moved."""
    table = turn(9, lent=10)
    assert "maharani" not in table.play("red ability 10")
    changes = table.play("red flag delhi")
    assert set(changes) == {"track", "maharani"}


def test_an_own_and_a_borrowed_1x_ability() -> None:
    """CHAR-KIND-1X: two characters, one use each."""
    table = turn(6, lent=14)
    assert table.legal("red", "ability") == ["ability 6", "ability 14"]
    table.play("red ability 14", "red ability 6")
    assert table.legal("red", "ability") == []


def test_a_borrowed_11() -> None:
    """CHAR-11, CHAR-KIND-CONT: the token stays where it is, and the PP go on coming."""
    table = turn(9, "plan pp pp", "maharani red 11 round 1")
    assert table.play("red perform pp", "red perform pp") == {
        "red coins": (15, 9),
        "red prestige": (3, 9),
        "red open": (["pp", "pp"], []),
    }


def test_a_borrowed_9() -> None:
    """CHAR-9, CHAR-KIND-CONT."""
    table = turn(2, "priest start, plan coins coins", TOLL_ROAD, lent=9)
    assert table.play("red travel start-delhi") == {"red priest": ("start", "delhi")}


def test_a_borrowed_16() -> None:
    """CHAR-16, CHAR-KIND-CONT: in the scoring of the round before the token goes back."""
    assert rewarded(scoring(2, lent=16), "reward coins") == {"red coins": (27, 33)}


@pytest.mark.parametrize(("number", "points"), [(5, 4), (7, 4), (8, 4), (9, 3)])
def test_a_borrowed_scoring_ability(number: int, points: int) -> None:
    """CHAR-KIND-SCORE, CHAR-5, CHAR-7, CHAR-8: it counts for the player who placed the token."""
    table = scoring(2, lent=number, more="delhi  shrines red red green green\n green priest delhi")
    seats = worship(table)
    assert seats[0][0] == points
    assert seats[1][0] == 3


def test_a_loan_is_the_placers_alone() -> None:
    """CHAR-KIND-CONT: green's token lends red nothing."""
    table = turn(9, "plan pp pp", "maharani green 11 round 1")
    assert table.play("red perform pp")["red prestige"] == (3, 5)


def test_a_loan_ends_with_the_round() -> None:
    """CHAR-KIND-CONT, REWARD-MAHARANI-5: in round 3 the 11 is no longer red's."""
    table = turn(2, "plan pp pp, open .", lent=11, last=True)
    assert table.play("red end")["maharani"][1] == [None, None]
    table.play("red plan pp pp", "green plan coins coins")
    table.play("green perform coins", "green perform coins", "green end")
    assert table.play("red perform pp")["red prestige"] == (3, 5)
