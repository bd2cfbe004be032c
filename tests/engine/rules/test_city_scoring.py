"""Scoring the city: worship points, ranks, coins, and who takes rewards (chapter 11)."""

import pytest
from support.scene import Scene, scene

# Everybody has acted and red, the last one, can only end the turn. Cases add their pieces below.
LAST_TURN = """
    {players} players{options}
    round 1, actions, maharaja delhi
    track     . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   13 14 15
    waiting   turn red
    red       coins 0, character 1, plan coins coins, open ., acted
    green     coins 0, character 2, acted
"""
COLOURS = ("red", "green", "yellow", "blue")
YELLOW = "yellow   coins 0, character 3, acted\n"
BLUE = "blue       coins 0, character 4, acted\n"


def table(pieces: str, players: int = 4, options: str = "") -> Scene:
    """The last turn of a round for two, three or four, with these pieces on the map."""
    seats = (YELLOW if players > 2 else "") + (BLUE if players > 3 else "")
    return scene(LAST_TURN.format(players=players, options=options) + seats + pieces)


def worship(scored: Scene) -> dict[str, tuple[int, int]]:
    """Points and rank of each colour, as the scoring told them; 0 is no rank."""
    return {
        COLOURS[event["seat"]]: (event["points"], event["rank"])
        for event in scored.events
        if event["event"] == "worship"
    }


FOUR_RANKS = """
    delhi  centre red, top red, bottom green, plain green yellow blue, \
           shrines red green yellow yellow
"""


# --- worship points ---


def test_only_the_visited_city_is_scored() -> None:
    """SCORE-1: pieces in all other cities count nothing."""
    scored = table("""
        red      priest jodhpur
        green    priest delhi
        jodhpur  centre red, shrines red red
        hyderabad  top yellow
    """)
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (0, 3),
        "green coins": (0, 12),
        "yellow coins": (0, 3),
        "blue coins": (0, 3),
    }


@pytest.mark.parametrize(
    ("piece", "points"),
    [
        ("delhi centre red", 3),
        ("delhi top red", 2),
        ("delhi bottom red", 2),
        ("delhi plain red", 2),
        ("delhi plain red red red", 6),
        ("delhi shrines red", 1),
        ("delhi shrines red red red", 3),
        ("red priest delhi", 1),
        ("start-delhi.2 red", 0),
        ("delhi centre red, top red, plain red, shrines red red\nred priest delhi", 10),
    ],
)
def test_worth_of_pieces(piece: str, points: int) -> None:
    """SCORE-2, EX-SCORE-2: centre 3, outer statue 2, shrine in the city 1, priest 1."""
    scored = table(piece)
    scored.play("red end")
    assert worship(scored)["red"] == (points, 1 if points else 0)


@pytest.mark.parametrize(
    ("character", "pieces", "points"),
    [
        (5, "red priest delhi", 2),
        (5, "red priest jodhpur", 0),
        (7, "delhi shrines red", 1),
        (7, "delhi shrines red red red red red", 7),
        (8, "red priest start", 1),
        (8, "delhi centre red", 4),
        (9, "delhi centre red", 3),
    ],
)
def test_characters_that_change_the_count(character: int, pieces: str, points: int) -> None:
    """SCORE-3: characters 5, 7 and 8 change the count, no other does."""
    scored = table(f"red character {character}\n{pieces}")
    scored.play("red end")
    assert worship(scored)["red"][0] == points


# --- ranks and coins ---


def test_four_ranks() -> None:
    """EX-SCORE-1, SCORE-4, SCORE-5: 6, 5, 4 and 2 WP bring 12, 10, 8 and 6 coins."""
    scored = table(FOUR_RANKS)
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (0, 12),
        "green coins": (0, 10),
        "yellow coins": (0, 8),
        "blue coins": (0, 6),
    }
    assert worship(scored) == {"red": (6, 1), "green": (5, 2), "yellow": (4, 3), "blue": (2, 4)}


@pytest.mark.parametrize(
    ("players", "pieces", "coins"),
    [
        (2, "delhi centre green, top red", {"green": 12, "red": 6}),
        (3, "delhi centre yellow, top red, shrines green", {"yellow": 12, "red": 9, "green": 6}),
        (
            4,
            "delhi centre blue, top green, plain green red, shrines red yellow",
            {"green": 12, "red": 10, "blue": 8, "yellow": 6},
        ),
    ],
)
def test_coins_by_rank(players: int, pieces: str, coins: dict[str, int]) -> None:
    """SCORE-5, EX-SCORE-3, G-10: each number of players has its own row of coins."""
    scored = table(pieces, players)
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        **{f"{colour} coins": (0, paid) for colour, paid in coins.items()},
    }


@pytest.mark.parametrize(("lower", "first"), [("green", "green"), ("blue", "blue")])
def test_ties_go_to_the_lower_number(lower: str, first: str) -> None:
    """BX-TIE, SCORE-4: 4 WP each with characters 3 and 9; no rank is shared."""
    numbers = {"green": 9, "blue": 9} | {lower: 3}
    scored = table(f"""
        yellow  character 10
        green   character {numbers["green"]}
        blue    character {numbers["blue"]}
        delhi   top green, bottom blue, plain green blue
    """)
    second = "blue" if first == "green" else "green"
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        f"{first} coins": (0, 12),
        f"{second} coins": (0, 10),
        "red coins": (0, 3),
        "yellow coins": (0, 3),
    }


def test_no_worship_three_coins() -> None:
    """SCORE-6, EX-SCORE-4: 3 coins and no reward tile for those without WP."""
    scored = table("delhi shrines green")
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (0, 3),
        "green coins": (0, 12),
        "yellow coins": (0, 3),
        "blue coins": (0, 3),
    }
    assert scored.to_act() == ["green"]
    scored.play("green reward pp2")
    assert (scored.fact("round"), scored.fact("phase")) == (2, "planning")


def test_a_character_that_grants_worship_ranks() -> None:
    """SCORE-6, SCORE-7: without any piece but with character 8 there is a rank and a reward."""
    scored = table("blue character 8\ndelhi centre green")
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (0, 3),
        "green coins": (0, 12),
        "yellow coins": (0, 3),
        "blue coins": (0, 10),
    }
    scored.play("green reward pp2")
    assert scored.to_act() == ["blue"]


@pytest.mark.parametrize(
    ("pieces", "coins"),
    [
        ("delhi shrines blue", {"blue": 12, "red": 3, "green": 3, "yellow": 3}),
        ("delhi shrines blue yellow", {"yellow": 12, "blue": 10, "red": 3, "green": 3}),
        ("delhi shrines blue blue red green", {"blue": 12, "red": 10, "green": 8, "yellow": 3}),
    ],
)
def test_fewer_ranks_are_paid_from_the_full_row(pieces: str, coins: dict[str, int]) -> None:
    """Q-S1: the row goes by the number of players, not of ranks; the others get 3."""
    scored = table(pieces)
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        **{f"{colour} coins": (0, paid) for colour, paid in coins.items()},
    }


def test_nobody_has_worship() -> None:
    """Q-S2: everybody gets 3 coins, no reward tile moves, and the round is over."""
    scored = table("")
    tiles = scored.fact("rewards")
    scored.play("red end")
    assert [scored.fact(f"{colour} coins") for colour in COLOURS] == [3, 3, 3, 3]
    assert scored.fact("rewards") == tiles
    assert (scored.fact("round"), scored.fact("phase")) == (2, "planning")


def test_comfort_coins_come_before_the_tax() -> None:
    """Q-S3: the 3 coins are paid with the others, so a tax takes 2 of them."""
    scored = table("delhi shrines green")
    scored.play("red end")
    scored.play("green reward tax")
    assert [scored.fact(f"{colour} coins") for colour in COLOURS] == [1, 12, 1, 1]


# --- special rule and ranking ---


def test_first_rank_prestige_comes_with_the_coins() -> None:
    """Q-S4, VAR-SR-FIRSTPP: before any reward is taken."""
    scored = table("delhi shrines green green blue", options=", special firstpp")
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (0, 3),
        "green coins": (0, 12),
        "green prestige": (3, 4),
        "yellow coins": (0, 3),
        "blue coins": (0, 10),
    }


def test_first_rank_prestige_needs_worship() -> None:
    """Q-S4: where nobody has WP nobody gets the PP."""
    scored = table("", options=", special firstpp")
    scored.play("red end")
    assert [scored.fact(f"{colour} prestige") for colour in COLOURS] == [3, 3, 3, 3]


def test_first_rank_prestige_on_a_tie() -> None:
    """Q-S7: of two with equal WP only the one who wins the tie gets the PP."""
    scored = table("delhi shrines green blue", options=", special firstpp")
    scored.play("red end")
    assert scored.fact("green prestige") == 4
    assert scored.fact("blue prestige") == 3


def test_a_reward_shrine_comes_too_late() -> None:
    """Q-S5: a shrine built by reward in the scored city leaves this round's ranking alone."""
    scored = table("""
        rewards  build coins shrines pp-coin tax pp2 buy maharani
        delhi    shrines red green yellow
    """)
    scored.play("red end")
    before = scored.fact("rewards")
    assert scored.play("red reward build", "red shrine delhi") == {
        "red shrines": (4, 3),
        "delhi shrines": ([1, 1, 1, 0], [2, 1, 1, 0]),
        "rewards": (before, [None, *before[1:8], "build", *before[9:]]),
    }
    scored.play("green reward coins")
    assert scored.to_act() == ["yellow"]
    assert scored.fact("yellow coins") == 8


def test_the_tiles_in_front_of_the_players_count() -> None:
    """Q-S6: a character taken in the last turn counts in the scoring, the old one does not."""
    scored = table("""
        red      character 8, plan coins character, open character, priest delhi
        green    character 9
        display  5 14 15
        delhi    shrines green green
    """)
    scored.play("red perform character", "red take 5", "red end")
    assert worship(scored)["red"] == (2, 1)
    assert worship(scored)["green"] == (2, 2)


def test_borrowed_abilities_count_in_the_ranking() -> None:
    """Q-S6: so do Maharani rights."""
    scored = table("maharani blue 8 round 1")
    scored.play("red end")
    assert worship(scored) == {"blue": (1, 1), "red": (0, 0), "green": (0, 0), "yellow": (0, 0)}


def test_nothing_changes_the_ranking_during_the_phase() -> None:
    """Q-S6: a token that red sets on 8 now does not overturn who is next, nor any pay."""
    scored = table("""
        rewards  maharani coins shrines pp-coin tax pp2 buy build
        display  8 14 15
        delhi    shrines red red green yellow yellow
        red      character 9
        yellow   character 3
    """)
    scored.play("red end")
    assert scored.to_act() == ["yellow"]
    before = scored.fact("rewards")
    assert scored.play("yellow reward maharani", "yellow maharani 8") == {
        "maharani": ([None, None], [{"seat": 2, "character": 8, "round": 1}, None]),
        "rewards": (before, [None, *before[1:8], "maharani", *before[9:]]),
    }
    assert scored.to_act() == ["red"]


# --- who takes rewards ---


def test_rewards_are_taken_in_order_of_rank() -> None:
    """SCORE-7: after the coins, one tile each, used immediately; without WP none."""
    scored = table("delhi shrines blue blue blue red red yellow")
    scored.play("red end")
    picked = []
    for reward, gain in (("coins", "coins"), ("pp2", "prestige"), ("shrines", "shrines")):
        (colour,) = scored.to_act()
        picked.append(colour)
        before = scored.fact(f"{colour} {gain}")
        scored.play(f"{colour} reward {reward}")
        assert scored.fact(f"{colour} {gain}") > before
    assert picked == ["blue", "red", "yellow"]
    assert scored.fact("phase") == "planning"


def test_a_used_tile_goes_on_top() -> None:
    """SCORE-8, G-04: to the first empty space over the uppermost tile, one after the other."""
    scored = table(FOUR_RANKS)
    scored.play("red end")
    assert scored.play("red reward pp-coin")["rewards"][1] == (
        ["coins", "shrines", None, "tax", "pp2", "buy", "build", "maharani", "pp-coin"] + [None] * 3
    )
    assert scored.play("green reward coins")["rewards"][1] == (
        [None, "shrines", None, "tax", "pp2", "buy", "build", "maharani", "pp-coin", "coins"]
        + [None] * 2
    )


@pytest.mark.parametrize(("players", "reach"), [(2, 3), (3, 4), (4, 5)])
def test_reach(players: int, reach: int) -> None:
    """EX-REACH-1, SCORE-9: one space more than there are players."""
    scored = table("delhi shrines red", players)
    scored.play("red end")
    tiles = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
    assert scored.legal("red") == [f"reward {tile}" for tile in tiles[:reach]]
    assert scored.refuses(f"red reward {tiles[reach]}") == ("reward-out-of-reach", "SCORE-9")


def test_reach_is_a_matter_of_spaces() -> None:
    """BX-REACH, Q-R3: 5, 4, 3, 2 tiles to choose from; the first one chosen ends on space 5."""
    scored = table(FOUR_RANKS)
    scored.play("red end")
    assert scored.legal("red") == [
        "reward coins",
        "reward shrines",
        "reward pp-coin",
        "reward tax",
        "reward pp2",
    ]
    scored.play("red reward tax")
    assert scored.legal("green") == [
        "reward coins",
        "reward shrines",
        "reward pp-coin",
        "reward pp2",
    ]
    scored.play("green reward coins")
    assert scored.legal("yellow") == ["reward shrines", "reward pp-coin", "reward pp2"]
    scored.play("yellow reward pp2")
    assert scored.legal("blue") == ["reward shrines", "reward pp-coin"]
    scored.play("blue reward shrines")
    assert scored.fact("rewards") == (
        ["pp-coin", "buy", "build", "maharani", "tax", "coins", "pp2", "shrines"] + [None] * 4
    )
