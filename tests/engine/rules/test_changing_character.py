"""Changing character, in the middle of everything (chapter "More about changing character")."""

import random
from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja

ANN_BEN_CLEO = """
    3 players
    round 2, actions, maharaja delhi
    red     character {red}, plan character {second}, acted
    green   character {green}, plan coins coins{green_more}
    yellow  character {yellow}, plan coins coins{yellow_more}
    display {display}
    rewards coins shrines pp-coin tax pp2 buy build maharani
    {more}
    waiting turn red
"""


def turn(
    red: int = 2,
    green: int = 5,
    yellow: int = 9,
    display: str = "1 3 4",
    second: str = "coins",
    green_more: str = "",
    yellow_more: str = "",
    more: str = "",
) -> Scene:
    """Red's turn in a game of three; red has planned a change of character and something else."""
    return scene(
        ANN_BEN_CLEO.format(
            red=red,
            green=green,
            yellow=yellow,
            display=display,
            second=second,
            green_more=green_more,
            yellow_more=yellow_more,
            more=more,
        )
    )


DONE = ", open ., acted"  # a seat that has had its turn
IDLE = ", open ."  # a seat whose turn is still to come, with nothing left to do


def worship(table: Scene) -> dict[int, tuple[int, int]]:
    """Points and rank by seat, as the city was scored."""
    return {
        event["seat"]: (event["points"], event["rank"])
        for event in table.events
        if event["event"] == "worship"
    }


# --- the action ----------------------------------------------------------------------------------


def test_a_tile_from_the_display() -> None:
    """ACT-CHARACTER-1: the own tile lies in the display, the new one in front of the player."""
    table = turn()
    assert table.play("red perform character") == {
        "red character": (2, None),
        "display": ([1, 3, 4], [1, 3, 4, 2]),
        "red open": (["character", "coins"], ["coins"]),
    }
    assert table.play("red take 3") == {
        "red character": (None, 3),
        "display": ([1, 3, 4, 2], [1, 4, 2]),
    }
    assert table.to_act() == ["red"]


def test_what_may_be_taken() -> None:
    """ACT-CHARACTER-1: the display and the others' tiles, never the tile just returned."""
    table = turn()
    table.play("red perform character")
    assert sorted(table.legal("red")) == ["take 1", "take 3", "take 4", "take 5", "take 9"]
    assert table.refuses("red take 2") == ("just-put-back", "ACT-CHARACTER-1")
    assert table.refuses("red take 16") == ("not-in-play", "SETUP-3")
    assert table.refuses("red end") == ("other-question", "R-2")


def test_the_robbed_player_takes_a_new_tile_at_once() -> None:
    """EX-CHANGE-2, ACT-CHARACTER-1, ACT-CHARACTER-2: before the turn goes on."""
    table = turn()
    assert table.play("red perform character", "red take 5") == {
        "red character": (2, 5),
        "green character": (5, None),
        "display": ([1, 3, 4], [1, 3, 4, 2]),
        "red open": (["character", "coins"], ["coins"]),
    }
    assert table.to_act() == ["green"]
    assert table.play("green retake 4") == {
        "green character": (None, 4),
        "display": ([1, 3, 4, 2], [1, 3, 2]),
    }
    assert table.to_act() == ["red"]


def test_the_robbed_player_may_take_the_tile_just_returned() -> None:
    """EX-CHANGE-2, ACT-CHARACTER-3."""
    table = turn()
    assert table.play("red perform character", "red take 5", "green retake 2") == {
        "red character": (2, 5),
        "green character": (5, 2),
        "red open": (["character", "coins"], ["coins"]),
    }


def test_the_old_ability_before_and_the_new_one_after() -> None:
    """EX-CHANGE-1, ACT-CHARACTER-4: two 1x abilities in one turn."""
    table = turn(red=6, display="14 3 4")
    assert table.play(
        "red ability 6", "red perform character", "red take 14", "red ability 14"
    ) == {
        "red prestige": (3, 4),
        "red tokens": (0, 1),
        "red used": ([], [6, 14]),
        "red character": (6, 14),
        "display": ([14, 3, 4], [3, 4, 6]),
        "red open": (["character", "coins"], ["coins"]),
    }


def test_only_the_own_ability_of_the_moment() -> None:
    """ACT-CHARACTER-4: the new one not before the change, the old one not after it."""
    table = turn(red=6, display="14 3 4")
    assert table.refuses("red ability 14") == ("not-your-character", "CHAR-KIND-1X")
    table.play("red perform character", "red take 14")
    assert table.refuses("red ability 6") == ("not-your-character", "CHAR-KIND-1X")


@pytest.mark.parametrize(
    ("old", "new", "price"), [(15, 1, 9), (1, 15, 6)], ids=["rebate lost", "rebate won"]
)
def test_lasting_abilities_change_with_the_tile(old: int, new: int, price: int) -> None:
    """ACT-CHARACTER-4: what follows the change is done with the new character."""
    display = f"{new} 3 4"
    table = turn(red=old, display=display, second="statue-discount", more="red priest jodhpur")
    table.play("red perform character", f"red take {new}", "red perform statue-discount")
    assert table.play("red statue jodhpur plain")["red coins"] == (15, 15 - price)


# --- the order of turns --------------------------------------------------------------------------


def test_the_order_follows_the_tiles_as_they_lie() -> None:
    """BX-ORDER, Q-C1, Q-C3, ACT-1: Cleo, robbed of the 9, picks the 1 and is next; Ann is done."""
    table = turn()
    assert table.play("red perform character", "red take 9", "yellow retake 1") == {
        "red character": (2, 9),
        "yellow character": (9, 1),
        "display": ([1, 3, 4], [3, 4, 2]),
        "red open": (["character", "coins"], ["coins"]),
    }
    table.play("red perform coins", "red end")
    for colour in ("yellow", "green"):
        assert table.to_act() == [colour]
        table.play(f"{colour} perform coins", f"{colour} perform coins", f"{colour} end")
    turns = [event["seat"] for event in table.events if event["event"] == "turn-begins"]
    assert turns == [2, 1]
    assert table.game.round == 3


@pytest.mark.parametrize("seed", range(6))
def test_everybody_acts_exactly_once_a_round(seed: int) -> None:
    """Q-C1, ACT-5: and always the lowest number of those who have not acted, however tiles move."""
    dice = random.Random(seed)
    game = maharaja.new_game(players=4, seed=seed)
    turns: list[int] = []
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal_texts(seat)
        plans = [text for text in legal if text.startswith("plan character")]
        for event in game.follow(seat, dice.choice(plans or legal)):
            if event["event"] == "turn-begins":
                waiting = [
                    words
                    for words in seats_of(game)
                    if not words["acted"] or words["seat"] == event["seat"]
                ]
                first = min(waiting, key=lambda words: words["character"])
                assert first["seat"] == event["seat"]
                turns.append(first["seat"])
            elif event["event"] == "round-ends":
                assert sorted(turns) == [0, 1, 2, 3]
                turns = []


def seats_of(game: maharaja.Game) -> list[dict[str, Any]]:
    seats = game.dump()["seats"]
    return [{**words, "seat": seat} for seat, words in enumerate(seats)]


def test_robbed_after_the_own_turn() -> None:
    """Q-C2: a new tile but no second turn; its number decides ties, its scoring ability counts."""
    table = turn(
        red=9,
        green=1,
        yellow=6,
        display="8 3 4",
        green_more=DONE,
        yellow_more=DONE,
        more="yellow priest delhi",
    )
    table.play("red perform character", "red take 1", "green retake 8")
    table.play("red perform coins", "red end")
    assert worship(table) == {0: (0, 0), 1: (1, 2), 2: (1, 1)}
    assert "turn-begins" not in [event["event"] for event in table.events]
    assert table.to_act() == ["yellow"]


def test_robbed_after_the_own_turn_a_1x_ability_is_of_no_use() -> None:
    """Q-C2: it is not that player's turn any more."""
    table = turn(red=9, green=1, display="6 3 4", green_more=DONE, yellow_more=DONE)
    table.play("red perform character", "red take 1", "green retake 6")
    assert table.legal("green") == []
    assert table.refuses("green ability 6") == ("not-your-decision", "ACT-1")
    table.play("red perform coins", "red end")
    assert table.game.round == 3
    assert table.fact("green prestige") == 3


@pytest.mark.parametrize(("pick", "order"), [(6, [2, 1]), (1, [1, 2])])
def test_robbed_before_the_own_turn(pick: int, order: list[int]) -> None:
    """Q-C3: the turn comes when the new number is due, even if red, who acted, has a higher one."""
    table = turn(red=4, green=5, yellow=3, display="1 2 6", green_more=IDLE, yellow_more=IDLE)
    table.play("red perform character", "red take 5", f"green retake {pick}", "red perform coins")
    table.play("red end")
    colours = ["red", "green", "yellow"]
    table.play(*(f"{colours[seat]} end" for seat in order))
    turns = [event["seat"] for event in table.events if event["event"] == "turn-begins"]
    assert turns == order


def test_robbed_before_the_own_turn_the_new_1x_ability_may_be_used() -> None:
    """Q-C3."""
    table = turn(display="1 3 6", green_more=IDLE)
    table.play("red perform character", "red take 5", "green retake 6", "red perform coins")
    table.play("red end")
    assert table.play("green ability 6")["green prestige"] == (3, 4)


# --- once a round --------------------------------------------------------------------------------


def test_two_players_use_the_same_ability_in_one_round() -> None:
    """Q-C4: the limit is per player; the tile wanders by way of the display."""
    table = turn(red=6, green_more=", plan character coins")
    table.play(
        "red ability 6", "red perform character", "red take 1", "red perform coins", "red end"
    )
    table.play("green perform character", "green take 6")
    assert table.play("green ability 6") == {
        "green prestige": (3, 4),
        "green used": ([], [6]),
    }
    assert table.refuses("green ability 6") == ("ability-used", "Q-C4")


def test_a_robbed_1x_ability_is_fresh_for_the_robber() -> None:
    """Q-C4: even if the tile's former owner has used it this round."""
    table = turn(red=9, green=6, green_more=DONE + ", used 6", yellow=3)
    table.play("red perform character", "red take 6", "green retake 9")
    assert table.play("red ability 6")["red prestige"] == (3, 4)


def test_an_ability_is_not_renewed_by_giving_the_tile_away() -> None:
    """Q-C5, Q-C6: two changes lead back to the same tile, but not to a second use."""
    table = turn(red=6, second="character")
    table.play("red ability 6", "red perform character", "red take 1")
    table.play("red perform character", "red take 6")
    assert table.fact("red character") == 6
    assert table.refuses("red ability 6") == ("ability-used", "Q-C4")


def test_two_changes_in_one_turn() -> None:
    """Q-C6: the second may lead back to the first tile."""
    table = turn(second="character")
    table.play("red perform character", "red take 9", "yellow retake 1")
    assert table.play("red perform character", "red take 2") == {
        "red character": (9, 2),
        "display": ([3, 4, 2], [3, 4, 9]),
        "red open": (["character"], []),
    }


# --- the robbed player's choice ------------------------------------------------------------------


def test_another_player_decides_in_the_middle_of_the_turn() -> None:
    """Q-C7: first the active player returns and takes, then the robbed one chooses from four."""
    table = turn()
    table.play("red perform character")
    assert table.to_act() == ["red"]
    assert table.legal("yellow") == []
    table.play("red take 9")
    assert table.to_act() == ["yellow"]
    assert sorted(table.legal("yellow")) == ["retake 1", "retake 2", "retake 3", "retake 4"]
    assert table.legal("red") == []
    assert table.refuses("red perform coins") == ("not-your-decision", "ACT-1")
    table.play("yellow retake 4")
    assert table.to_act() == ["red"]
    assert "perform coins" in table.legal("red")


def test_a_maharani_token_stays_on_its_tile() -> None:
    """Q-C8: whoever takes the tile; the right of the player who placed the token goes on."""
    table = turn(
        display="6 3 4", yellow_more=IDLE, green_more=DONE, more="maharani yellow 6 round 1"
    )
    changes = table.play("red perform character", "red take 6")
    assert "maharani" not in changes
    table.play("red ability 6", "red perform coins", "red end")
    assert table.play("yellow ability 6")["yellow prestige"] == (3, 4)


def test_a_maharani_token_stays_on_a_tile_put_back() -> None:
    """Q-C8."""
    table = turn(red=6, yellow_more=IDLE, green_more=DONE, more="maharani yellow 6 round 1")
    assert "maharani" not in table.play("red perform character", "red take 1")
    table.play("red perform coins", "red end")
    assert table.legal("yellow", "ability") == ["ability 6"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_tile_to_take(players: int) -> None:
    """Q-C9: three tiles lie in the display whenever a turn is at rest, so a change is possible."""
    dice = random.Random(players)
    game = maharaja.new_game(players=players, seed=players)
    changes = 0
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal_texts(seat)
        position = game.dump()
        if [frame["kind"] for frame in game.view()["frames"]] == ["turn"]:
            assert len(position["display"]) == 3
            if "character" in seats_open(game, seat):
                assert "perform character" in legal
                changes += 1
        plans = [text for text in legal if text.startswith("plan character")]
        game.choose(seat, dice.choice(plans or legal))
    assert changes > 20


def seats_open(game: maharaja.Game, seat: int) -> list[str]:
    return list(game.dump()["seats"][seat]["open"])


def test_the_robbed_player_takes_exactly_one_tile() -> None:
    """Q-C10: there is no way around it, and any tile will do, also one with a Maharani token."""
    table = turn(display="6 3 4", more="maharani red 6 round 1")
    table.play("red perform character", "red take 9")
    assert {text.split()[0] for text in table.legal("yellow")} == {"retake"}
    assert table.refuses("yellow end") == ("other-question", "R-2")
    assert table.refuses("yellow retake 9") == ("not-in-display", "ACT-CHARACTER-2")
    assert table.play("yellow retake 6") == {
        "yellow character": (None, 6),
        "display": ([6, 3, 4, 2], [3, 4, 2]),
    }
    assert table.to_act() == ["red"]


@pytest.mark.parametrize(
    ("loan", "points"), [("", 0), ("maharani yellow 8 round 1", 1), ("maharani green 8 round 1", 0)]
)
def test_a_scoring_ability_is_lost_with_the_tile(loan: str, points: int) -> None:
    """Q-C11: unless the robbed player's own Maharani token lends it."""
    table = turn(yellow=8, green_more=DONE, yellow_more=DONE, more=loan)
    table.play("red perform character", "red take 8")
    assert {row.seat: row.points for row in table.game.standing("delhi")}[2] == points
    table.play("yellow retake 1", "red perform coins", "red end")
    assert worship(table)[2][0] == points
    assert worship(table)[0][0] == 1


@pytest.mark.parametrize(("loan", "toll"), [("", 1), ("maharani yellow 9 round 1", 0)])
def test_a_lasting_ability_is_lost_with_the_tile(loan: str, toll: int) -> None:
    """Q-C11: at that moment; so yellow pays tolls again."""
    roads = "start-delhi.1 red\n start-delhi.2 yellow"
    table = turn(green_more=DONE, yellow_more=IDLE, more=f"{roads}\n{loan}")
    table.play("red perform character", "red take 9", "yellow retake 1")
    table.play("red perform coins", "red end")
    table.play("yellow travel start-delhi")
    assert table.fact("yellow coins") == 15 - toll


def test_a_1x_ability_is_lost_with_the_tile() -> None:
    """Q-C11."""
    table = turn(yellow=6, green_more=DONE, yellow_more=IDLE)
    table.play("red perform character", "red take 6", "yellow retake 1")
    table.play("red perform coins", "red end")
    assert table.refuses("yellow ability 6") == ("not-your-character", "CHAR-KIND-1X")
