"""Statues: where they stand, what they cost and what they bring (chapter 5 of the rules)."""

import pytest
from support.scene import Scene, scene

TABLE = """
    4 players{options}
    round 1, actions, maharaja jodhpur
    red     {red}, plan {plan}, acted
    green   character 2, plan coins coins
    yellow  character 5, plan coins coins
    blue    character 14, plan coins coins
    {pieces}
    waiting turn red
"""


def builder(
    red: str, plan: str = "statue-shrine coins", *, options: str = "", pieces: str = ""
) -> Scene:
    """Red's turn; the Maharaja is in Jodhpur."""
    return scene(TABLE.format(red=red, plan=plan, options=options, pieces=pieces))


# --- where ---------------------------------------------------------------------------------------


def test_statues_stand_in_cities_only() -> None:
    """STATUE-1: a village is no place for one, nor is the starting space."""
    table = builder("coins 30, priest delhi, character 12")
    table.play("red perform statue-shrine")
    cities = {choice.split()[1] for choice in table.legal("red", "statue")}
    assert cities == set(table.game.board.junction_ids[1:])
    for place in ("start", "start-delhi.1"):
        refusal = table.game.refusal(0, f"statue {place} plain")
        assert refusal is not None
        assert refusal.reason == "unknown-choice"


def test_the_priest_has_to_be_there() -> None:
    """STATUE-2."""
    table = builder("coins 30, priest delhi, character 1")
    table.play("red perform statue-shrine")
    assert {choice.split()[1] for choice in table.legal("red", "statue")} == {"delhi"}
    assert table.refuses("red statue jodhpur plain") == ("priest-elsewhere", "STATUE-2")


def test_character_12_builds_from_afar() -> None:
    """STATUE-2: the one exception."""
    table = builder("coins 30, priest delhi, character 12")
    assert table.play("red perform statue-shrine", "red statue bijapur plain") == {
        "red coins": (30, 20),
        "red statues": (7, 6),
        "red open": (["statue-shrine", "coins"], ["coins"]),
        "bijapur plain": ([0, 0, 0, 0], [1, 0, 0, 0]),
    }


# --- what it costs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "price"),
    [
        pytest.param("delhi", 10, id="EX-COST-1"),
        pytest.param("jodhpur", 12, id="EX-COST-2"),
    ],
)
def test_price(city: str, price: int) -> None:
    """EX-COST-1, EX-COST-2, STATUE-3, STATUE-4, STATUE-8: 12 coins with the Maharaja, else 10."""
    table = builder(f"coins 15, priest {city}, character 1")
    assert table.play("red perform statue-shrine", f"red statue {city} centre") == {
        "red coins": (15, 15 - price),
        "red statues": (7, 6),
        "red open": (["statue-shrine", "coins"], ["coins"]),
        f"{city} centre": (None, 0),
    }


PRICES = [
    # character, action, in the Maharaja's city, elsewhere, elsewhere under VAR-SR-COST12
    (1, "statue-shrine", 12, 10, 12),
    (1, "statue-discount", 11, 9, 11),
    (15, "statue-shrine", 9, 7, 9),
    (15, "statue-discount", 8, 6, 8),
]
COST = [
    (character, action, city, options, price)
    for character, action, with_maharaja, elsewhere, cost12 in PRICES
    for city, options, price in [
        ("jodhpur", "", with_maharaja),
        ("delhi", "", elsewhere),
        ("jodhpur", ", special cost12", with_maharaja),
        ("delhi", ", special cost12", cost12),
    ]
]


@pytest.mark.parametrize(("character", "action", "city", "options", "price"), COST)
def test_rebates_add_up(character: int, action: str, city: str, options: str, price: int) -> None:
    """BX-COST, Q-B12: discount action and character 15; one coin less is not enough."""
    # No shrines, so that nothing but the statue can be built.
    red = f"coins {{}}, priest {city}, character {character}, shrines 0"
    table = builder(red.format(price), f"{action} coins", options=options)
    table.play(f"red perform {action}", f"red statue {city} plain")
    assert table.fact("red coins") == 0
    table = builder(red.format(price - 1), f"{action} coins", options=options)
    assert table.refuses(f"red perform {action}") == ("nothing-to-perform", "Q-A11")


@pytest.mark.parametrize(
    ("city", "price", "rule"), [("jodhpur", 12, "STATUE-3"), ("delhi", 10, "STATUE-4")]
)
def test_too_few_coins(city: str, price: int, rule: str) -> None:
    """STATUE-3, STATUE-4: the shrine of the action may be affordable when the statue is not."""
    table = builder(f"coins {price - 1}, priest {city}, character 1")
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue") == []
    assert table.refuses(f"red statue {city} plain") == ("too-few-coins", rule)


def test_a_shrine_with_discount_is_free() -> None:
    """BX-COST."""
    table = builder("coins 0, priest delhi, character 1", "shrine-discount coins")
    assert table.play("red perform shrine-discount", "red shrine delhi") == {
        "red shrines": (4, 3),
        "red open": (["shrine-discount", "coins"], ["coins"]),
        "delhi shrines": ([0, 0, 0, 0], [1, 0, 0, 0]),
    }


@pytest.mark.parametrize(
    ("priest", "city", "price"), [("delhi", "jodhpur", 12), ("jodhpur", "delhi", 10)]
)
def test_character_12_pays_by_the_city_built_in(priest: str, city: str, price: int) -> None:
    """Q-B10: wherever the priest may be."""
    table = builder(f"coins 15, priest {priest}, character 12")
    table.play("red perform statue-shrine", f"red statue {city} plain")
    assert table.fact("red coins") == 15 - price


def test_character_12_changes_nothing_about_villages() -> None:
    """Q-B10: the same villages, at the same price."""
    pieces = "start-delhi.1 red\n start-delhi.2 green yellow\n start-jodhpur.1 blue"
    villages = []
    for character in (1, 12):
        table = builder(f"coins 15, priest delhi, character {character}", pieces=pieces)
        table.play("red perform statue-shrine")
        villages.append([choice for choice in table.legal("red", "shrine") if "." in choice])
        assert table.play("red shrine start-jodhpur.1")["red coins"] == (15, 14)
    assert len(villages[0]) == 28
    assert villages[0] == villages[1]


# --- the seven spaces ----------------------------------------------------------------------------

ALL_SPACES = [
    "statue delhi centre",
    "statue delhi top",
    "statue delhi bottom",
    "statue delhi plain",
]


@pytest.mark.parametrize("space", ["centre", "top", "bottom", "plain"])
def test_the_builder_decides_on_the_space(space: str) -> None:
    """STATUE-5, Q-B2: in an empty city any of them, and a taken one takes no other statue."""
    table = builder("coins 40, priest delhi, character 1", "statue-shrine statue-shrine")
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue") == ALL_SPACES
    table.play(f"red statue delhi {space}", "red done", "red perform statue-shrine")
    left = [choice for choice in ALL_SPACES if space == "plain" or not choice.endswith(space)]
    assert table.legal("red", "statue") == left


@pytest.mark.parametrize(
    ("space", "taken"),
    [
        ("centre", "top red, bottom green, plain red green yellow blue"),
        ("top", "centre red, bottom green, plain red green yellow blue"),
        ("bottom", "centre red, top green, plain red green yellow blue"),
        ("plain", "centre red, top green, bottom yellow, plain red yellow blue"),
    ],
)
def test_seven_spaces_and_no_more(space: str, taken: str) -> None:
    """STATUE-5, Q-B3: with six statues in the city, one space is left; then the city is full."""
    table = builder(
        "coins 40, priest delhi, character 1, shrines 0",
        "statue-shrine statue-discount",
        pieces=f"delhi {taken}",
    )
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue") == [f"statue delhi {space}"]
    for choice in ALL_SPACES:
        if not choice.endswith(space):
            assert table.refuses(f"red {choice}") == ("space-taken", "STATUE-5")
    table.play(f"red statue delhi {space}", "red done")
    assert table.refuses("red perform statue-discount") == ("nothing-to-perform", "Q-A11")


def test_a_full_city_sends_you_elsewhere() -> None:
    """Q-B3: impossible in the full city, possible in the next one."""
    table = builder(
        "coins 40, priest delhi, character 1",
        "statue-discount statue-discount",
        pieces="""delhi centre red, top green, bottom green, plain red green yellow blue
                  delhi-jodhpur.1 red
                  delhi-jodhpur.2 red""",
    )
    assert table.legal("red", "perform") == []
    assert table.legal("red", "end") == ["end"]
    table.play("red travel delhi-jodhpur")
    assert table.legal("red", "perform") == ["perform statue-discount"]
    assert table.legal("red", "end") == []


# --- bonuses -------------------------------------------------------------------------------------

TOKEN = {"red tokens": (0, 1)}
PRESTIGE = {"red prestige": (3, 4)}
SHRINE = {"red shrines": (4, 5), "red supply": (12, 11)}
COINS = {"red coins": (30, 22)}  # the price is ten
BONUSES = [
    ("delhi", TOKEN, PRESTIGE),
    ("jodhpur", COINS, SHRINE),
    ("ahmadabad", TOKEN, COINS),
    ("khajuraho", PRESTIGE, SHRINE),
    ("varanasi", TOKEN, PRESTIGE),
    ("bijapur", COINS, TOKEN),
    ("hyderabad", PRESTIGE, SHRINE),
]


@pytest.mark.parametrize(
    ("city", "space", "bonus"),
    [
        (city, space, bonus)
        for city, *bonuses in BONUSES
        for space, bonus in zip(("top", "bottom"), bonuses, strict=True)
    ],
)
def test_bonus_spaces(city: str, space: str, bonus: dict[str, tuple[int, int]]) -> None:
    """STATUE-6, G-02: two spaces of every city bring a bonus right away."""
    elsewhere = "ahmadabad" if city != "ahmadabad" else "delhi"
    drawing = TABLE.replace("maharaja jodhpur", f"maharaja {elsewhere}")
    red = f"coins 30, priest {city}, character 1"
    table = scene(drawing.format(red=red, plan="statue-shrine coins", options="", pieces=""))
    expected = {
        "red coins": (30, 20),
        "red statues": (7, 6),
        "red open": (["statue-shrine", "coins"], ["coins"]),
        f"{city} {space}": (None, 0),
    }
    change = table.play("red perform statue-shrine", f"red statue {city} {space}")
    assert change == expected | bonus


@pytest.mark.parametrize("space", ["centre", "plain"])
@pytest.mark.parametrize("city", [row[0] for row in BONUSES])
def test_the_other_spaces_bring_nothing(city: str, space: str) -> None:
    """STATUE-6: neither the centre nor the four plain outer spaces."""
    table = builder(f"coins 30, priest {city}, character 1")
    change = table.play("red perform statue-shrine", f"red statue {city} {space}")
    assert set(change) == {"red coins", "red statues", "red open", f"{city} {space}"}
    assert change["red coins"] == (30, 18 if city == "jodhpur" else 20)


@pytest.mark.parametrize(
    ("red", "pieces", "space"),
    [
        ("supply 0", "", "jodhpur bottom"),
        ("tokens 0", "green tokens 7", "delhi top"),
    ],
)
def test_a_bonus_the_supply_cannot_give(red: str, pieces: str, space: str) -> None:
    """G-02, Q-B5, Q-B6: the space may be built on all the same; there is nothing to get."""
    city = space.split(maxsplit=1)[0]
    table = builder(f"coins 30, priest {city}, character 1, {red}", pieces=pieces)
    change = table.play("red perform statue-shrine", f"red statue {space}")
    assert set(change) == {"red coins", "red statues", "red open", space}


def test_a_bonus_pays_for_the_same_action() -> None:
    """Q-B9: coins from the space pay for the shrine, a shrine from it can be built."""
    drawing = TABLE.replace("maharaja jodhpur", "maharaja delhi")
    red = "coins 10, priest jodhpur, character 1"
    table = scene(drawing.format(red=red, plan="statue-shrine coins", options="", pieces=""))
    table.play("red perform statue-shrine", "red statue jodhpur top")
    assert table.play("red shrine jodhpur")["red coins"] == (2, 1)

    red = "coins 11, shrines 0, priest jodhpur, character 1"
    table = scene(drawing.format(red=red, plan="statue-shrine coins", options="", pieces=""))
    table.play("red perform statue-shrine", "red statue jodhpur bottom")
    assert table.play("red shrine jodhpur")["red shrines"] == (1, 0)


def test_a_bonus_from_afar() -> None:
    """Q-B16: character 12 gets it like anybody else."""
    table = builder("coins 15, priest delhi, character 12")
    assert table.play("red perform statue-shrine", "red statue bijapur bottom") == {
        "red coins": (15, 5),
        "red statues": (7, 6),
        "red tokens": (0, 1),
        "red open": (["statue-shrine", "coins"], ["coins"]),
        "bijapur bottom": (None, 0),
    }


# --- worth and number ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "points"), [("centre", 3), ("top", 2), ("bottom", 2), ("plain", 2)]
)
def test_worth_in_worship(space: str, points: int) -> None:
    """STATUE-7: three in the centre, two outside."""
    table = builder("priest bijapur, character 1", pieces=f"delhi {space} red")
    assert table.game.standing("delhi")[0].seat == 0
    assert table.game.standing("delhi")[0].points == points


def test_statues_come_from_the_own_board() -> None:
    """STATUE-8, Q-B14: the seventh is the last; an eighth there is not."""
    table = builder(
        "coins 40, statues 1, priest delhi, character 1", "statue-shrine statue-discount"
    )
    table.play("red perform statue-discount", "red statue delhi plain")
    assert table.fact("red statues") == 0
    table.play("red perform statue-shrine")
    assert table.legal("red", "statue") == []
    assert table.refuses("red statue delhi plain") == ("no-statues-left", "Q-B14")


def test_without_statues_the_action_is_impossible() -> None:
    """Q-B14: not even to start."""
    table = builder("coins 40, statues 0, priest delhi, character 1", "statue-discount coins")
    assert table.refuses("red perform statue-discount") == ("nothing-to-perform", "Q-A11")
