"""The solo game: scoring the city, rewards, final scoring and the result (chapter 17)."""

from typing import Any

import pytest
from support.scene import Change, Scene, scene

TILES = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]

# Brahmabot, green, has acted; the player can only end the turn.
LAST_TURN = """
    solo easy{options}
    round 1, actions, maharaja delhi
    track    . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards  coins shrines pp-coin tax pp2 buy build maharani
    display  13 14 15
    red      coins 0, character 9, plan coins coins, open ., acted
    green    coins 5, character 3, acted
    waiting  turn red
"""


def table(pieces: str, options: str = "") -> Scene:
    return scene(LAST_TURN.format(options=options) + pieces)


SCORING = {"phase": ("actions", "scoring")}

# What changes at the end of round 1 besides coins, prestige and rewards.
NEXT_ROUND: Change = {
    "round": (1, 2),
    "phase": ("actions", "planning"),
    "maharaja": ("delhi", "jodhpur"),
    "red acted": (True, False),
    "green acted": (True, False),
    "red plan": (["coins", "coins"], None),
}


def end_round(scored: Scene) -> Change:
    """What the player's end of turn changes when there is no reward to choose."""
    change = scored.play("red end")
    change.pop("track")
    assert {fact: change.pop(fact) for fact in NEXT_ROUND} == NEXT_ROUND
    return change


LOWEST_LEAVES = (TILES + [None] * 4, TILES[1:] + [None] * 5)

# --- coins and prestige ---


def test_the_player_first() -> None:
    """SOLO-14, EX-SOLO-4: 12 coins; Brahmabot gets 1 PP and no coins."""
    assert table("delhi centre red, top green").play("red end") == {
        **SCORING,
        "red coins": (0, 12),
        "green prestige": (2, 3),
    }


def test_brahmabot_first() -> None:
    """SOLO-15, EX-SOLO-3: 4 PP and no coins; 6 coins for the player, who has WP."""
    assert table("delhi centre green, top red").play("red end") == {
        **SCORING,
        "red coins": (0, 6),
        "green prestige": (2, 6),
    }


@pytest.mark.parametrize(
    ("red", "green", "coins", "prestige"), [(9, 3, 6, 6), (3, 9, 12, 3), (8, 9, 12, 3)]
)
def test_the_lower_number_breaks_ties(red: int, green: int, coins: int, prestige: int) -> None:
    """Q-L1: Brahmabot's number counts for this."""
    pieces = f"red character {red}\ngreen character {green}\ndelhi top red, bottom green"
    assert table(pieces).play("red end") == {
        **SCORING,
        "red coins": (0, coins),
        "green prestige": (2, prestige),
    }


def test_a_player_without_worship() -> None:
    """Q-L6, SOLO-15, SOLO-18: 4 PP for Brahmabot, 3 coins, and the lowest reward tile leaves."""
    assert end_round(table("delhi top green")) == {
        "red coins": (0, 3),
        "green prestige": (2, 6),
        "rewards": LOWEST_LEAVES,
    }


def test_brahmabot_without_worship() -> None:
    """Q-L6, SOLO-14: the player is first; Brahmabot has its 1 PP all the same."""
    assert table("red priest delhi").play("red end") == {
        **SCORING,
        "red coins": (0, 12),
        "green prestige": (2, 3),
    }


def test_nobody_has_worship() -> None:
    """BX-SOLO-ZERO, Q-L6: 3 coins, nothing for Brahmabot, and the lowest reward tile leaves."""
    scored = table("")
    assert [row.prestige for row in scored.game.standing("delhi")] == [0, 0]
    assert end_round(scored) == {"red coins": (0, 3), "rewards": LOWEST_LEAVES}


@pytest.mark.parametrize(
    ("character", "pieces"),
    [
        (5, "green priest delhi\ndelhi shrines red red"),
        (7, "delhi shrines green green, top red, bottom red"),
        (8, "delhi shrines red"),
    ],
)
def test_brahmabots_character_adds_no_worship(character: int, pieces: str) -> None:
    """SOLO-20: nor does character 11 add PP."""
    scored = table(f"green character {character}\n{pieces}")
    assert scored.play("red end")["red coins"] == (0, 12)
    eleven = table("green character 11\ndelhi top green")
    assert end_round(eleven)["green prestige"] == (2, 6)


def test_the_players_character_adds_worship() -> None:
    """SOLO-14: the player's scoring characters count as always."""
    assert table("red character 8\ndelhi shrines green").play("red end") == {
        **SCORING,
        "red coins": (0, 6),
        "green prestige": (2, 6),
    }


@pytest.mark.parametrize(
    ("pieces", "prestige"),
    [
        ("delhi centre green, top red", {"green prestige": (2, 7)}),
        ("delhi centre red, top green", {"green prestige": (2, 3), "red prestige": (3, 4)}),
    ],
)
def test_first_rank_prestige(pieces: str, prestige: Change) -> None:
    """Q-L16: under VAR-SR-FIRSTPP 4 + 1 PP for Brahmabot as first, no more than usual as second."""
    change = table(pieces, ", special firstpp").play("red end")
    assert {fact: change[fact] for fact in change if "prestige" in fact} == prestige


# --- rewards ---


def test_the_lowest_two_rewards() -> None:
    """SOLO-17: no more are in reach."""
    scored = table("red priest delhi")
    scored.play("red end")
    assert scored.legal("red") == ["reward coins", "reward shrines"]
    assert scored.refuses("red reward pp-coin") == ("reward-out-of-reach", "SOLO-17")


def test_a_used_reward_leaves_the_game() -> None:
    """SOLO-17: it does not go on top; the others slide down."""
    scored = table("red priest delhi")
    scored.play("red end")
    scored.play("red reward shrines")
    assert scored.fact("rewards") == ["coins", *TILES[2:]] + [None] * 5
    assert scored.fact("red shrines") == 7


def test_brahmabot_takes_no_reward() -> None:
    """SOLO-16: first or second, only the player chooses, and then the round is over."""
    for pieces in ("delhi centre green, top red", "delhi centre red, top green"):
        scored = table(pieces)
        scored.play("red end")
        assert scored.to_act() == ["red"]
        scored.play("red reward coins")
        assert (scored.fact("round"), scored.fact("phase")) == (2, "planning")
        assert scored.fact("rewards") == TILES[1:] + [None] * 5


def test_the_unused_tile_leaves_while_scoring() -> None:
    """SOLO-18: before the others slide down, and before the round is wound up."""
    scored = table("delhi top green")
    scored.play("red end")
    order = [event["event"] for event in scored.events]
    assert order.index("reward-gone") < order.index("round-ends")
    gone = [event["reward"] for event in scored.events if event["event"] == "reward-gone"]
    assert gone == ["coins"]


MORE = "pp-coin pp2 buy build maharani"


@pytest.mark.parametrize(("owned", "left"), [(5, 3), (1, 0), (0, 0)])
def test_the_tax_hits_brahmabot(owned: int, left: int) -> None:
    """Q-L15: it pays up to 2 of its coins."""
    scored = table(f"red priest delhi\ngreen coins {owned}\nrewards tax shrines coins {MORE}")
    scored.play("red end", "red reward tax")
    assert (scored.fact("green coins"), scored.fact("red coins")) == (left, 12)


# --- final scoring ---

FINISHED = """
    solo easy{options}
    round 7, finished, maharaja delhi
    red      coins 0, prestige 0, supply 0, character 1
    green    coins 0, prestige 0, character 2
    waiting  .
"""


def result(pieces: str, options: str = "") -> Any:
    return scene(FINISHED.format(options=options) + pieces).game.result()


def finals(pieces: str, options: str = "") -> list[dict[str, int]]:
    return [seat["final"] for seat in result(pieces, options)["seats"]]


# The player leads in Delhi; Brahmabot in Jodhpur and Bijapur. Both have a whole road and two
# statues in one city.
PIECES = """
    red        coins 11, statues 4, supply 3
    green      coins 11, statues 5
    delhi      centre red, top red, plain red
    jodhpur    centre green, bottom green
    bijapur    shrines green
    start-delhi.1    red
    start-delhi.2    red
    start-jodhpur.1  green
    start-jodhpur.2  green
"""
PLAYER = {"statues": 9, "coins": 2, "majority": 2}
BRAHMABOT = {"statues": 6, "coins": 1, "majority": 4}


def test_standard_lines() -> None:
    """SOLO-F-1, SOLO-F-2: the player by the standard rules, Brahmabot in its own way."""
    assert finals(PIECES) == [PLAYER, BRAHMABOT]


@pytest.mark.parametrize(("coins", "prestige"), [(0, 0), (1, 1), (4, 1), (5, 1), (30, 1)])
def test_brahmabots_coins(coins: int, prestige: int) -> None:
    """SOLO-F-2: 1 PP for a coin or more."""
    assert finals(f"green coins {coins}")[1]["coins"] == prestige


TILES_FOR_BOTH = {
    "presence": (1, 2),
    "road": (2, 2),
    "twostat": (2, 2),
    "supply": (-3, 0),
}


@pytest.mark.parametrize("name", TILES_FOR_BOTH)
def test_a_tile_replaces_for_the_player_and_adds_for_brahmabot(name: str) -> None:
    """SOLO-F-1, SOLO-F-2, Q-L17, Q-L27: the supply costs Brahmabot nothing."""
    player, brahmabot = TILES_FOR_BOTH[name]
    assert finals(PIECES, f", final {name}") == [
        {"statues": 9, "coins": 2, name: player},
        BRAHMABOT | {name: brahmabot},
    ]


def test_three_for_the_lead() -> None:
    """SOLO-F-2, Q-L17, VAR-FS-MAJ3: beside Brahmabot's own 2 PP for a city; tied 2 and 1 PP.

    The Portuguese and the Japanese book say that it "always" scores its own lines, the English and
    the French list the tile as one more.
    """
    tied = PIECES + "hyderabad shrines red green"
    assert finals(tied, ", final maj3") == [
        {"statues": 9, "coins": 2, "maj3": 3 + 2},
        {"statues": 6, "coins": 1, "majority": 4 + 1, "maj3": 6 + 2},
    ]


def test_the_first_rules_let_three_for_the_lead_replace() -> None:
    """Q-L17 as of 2020.1: tables and records of that time are scored like this."""
    assert finals(PIECES, ", final maj3, rules 2020.1") == [
        {"statues": 9, "coins": 2, "maj3": 3},
        {"statues": 6, "coins": 1, "maj3": 6},
    ]


@pytest.mark.parametrize("mode", ["replaces-majority", "replaces-all", "adds"])
@pytest.mark.parametrize("name", ["maj3", "presence"])
def test_the_option_is_about_players(mode: str, name: str) -> None:
    """Q-L17: Brahmabot's lines are the same whatever final_tile says."""
    brahmabot = {
        "maj3": BRAHMABOT | {"maj3": 6},
        "presence": BRAHMABOT | {"presence": 2},
    }[name]
    assert finals(PIECES, f", final {name} {mode}")[1] == brahmabot


def test_a_tile_that_adds_for_both() -> None:
    """Q-L27: at a table with final_tile = adds the player keeps the line for the lead, too."""
    assert finals(PIECES, ", final presence adds") == [
        PLAYER | {"presence": 1},
        BRAHMABOT | {"presence": 2},
    ]
    assert finals(PIECES, ", final maj3 adds") == [PLAYER | {"maj3": 3}, BRAHMABOT | {"maj3": 6}]


def test_a_shared_lead() -> None:
    """Q-L18: 1 PP for each."""
    lines = finals("delhi shrines red green")
    assert [line["majority"] for line in lines] == [1, 1]


def test_no_lead_without_worship() -> None:
    """Q-L26: where it has no WP Brahmabot is never first."""
    lines = finals("delhi shrines red")
    assert [line["majority"] for line in lines] == [2, 0]
    assert [line["majority"] for line in finals("")] == [0, 0]


@pytest.mark.parametrize(("player", "brahmabot", "winner"), [(41, 40, 0), (40, 40, 1), (39, 40, 1)])
def test_the_player_needs_more(player: int, brahmabot: int, winner: int) -> None:
    """BX-SOLO-WIN, SOLO-F-3, Q-L18, Q-L26: at least one PP more than Brahmabot."""
    ended = result(f"red prestige {player}\ngreen prestige {brahmabot}")
    assert ended["winners"] == [winner]


def test_no_tie_breaks() -> None:
    """Q-L26: neither statues nor coins help the player at equal totals."""
    ended = result("red prestige 36, statues 6, coins 4\ngreen prestige 39")
    assert [seat["total"] for seat in ended["seats"]] == [39, 39]
    assert ended["winners"] == [1]


def test_the_total() -> None:
    """SOLO-F-3: what was gathered counts with the lines of the final scoring."""
    ended = result(PIECES + "red prestige 10\ngreen prestige 12")
    assert [seat["total"] for seat in ended["seats"]] == [10 + 13, 12 + 11]
    assert ended["winners"] == [1]
