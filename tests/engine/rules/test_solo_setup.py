"""The solo game before its first round, and Brahmabot's tiles (chapters 17.1 and 17.2)."""

from typing import Any

import pytest

import maharaja
from maharaja.engine.solo.tiles import ICONS

LEVELS = ["easy", "medium", "hard"]
# All that chance decides: Brahmabot gets 12, the display is 7, 3, 10, and 15 is next.
CHARACTERS = [12, 7, 3, 10, 15, 1, 2, 4, 5, 6, 8, 9, 11, 13, 14, 16]
FLAGS = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
REWARDS = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
STACK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def setup(setup_tile: int = 1) -> dict[str, object]:
    return {
        "characters": CHARACTERS,
        "rewards": REWARDS,
        "flags": FLAGS,
        "setup_tile": setup_tile,
        "stacks": [STACK],
    }


def new_solo(level: str = "easy", setup_tile: int = 1) -> maharaja.Game:
    return maharaja.new_game(solo=level, setup=setup(setup_tile))


def position(game: maharaja.Game) -> Any:
    return game.dump()


def by_lot(seed: int) -> Any:
    """A set-up that chance has decided."""
    return position(maharaja.new_game(solo="easy", seed=seed))["setup"]


def brahmabot(game: maharaja.Game) -> Any:
    return position(game)["seats"][1]


def drafted(level: str = "easy", setup_tile: int = 1) -> maharaja.Game:
    game = new_solo(level, setup_tile)
    game.choose(0, "draft 3")
    return game


# --- the table ---


def test_a_game_for_two() -> None:
    """SOLO-SETUP-1: the player has what a player has; flags and rewards lie as always."""
    table = position(new_solo())
    player = table["seats"][0]
    goods = ("coins", "prestige", "shrines", "supply", "statues", "tokens", "priest")
    assert [player[good] for good in goods] == [15, 3, 8, 12, 7, 0, "start"]
    assert table["track"] == [None] * 2 + FLAGS + [None] * 7
    assert table["rewards"] == REWARDS + [None] * 4
    assert table["maharaja"] is None
    assert len(table["seats"]) == 2


def test_villages_take_one_shrine() -> None:
    """SOLO-SETUP-1: as in a game of two, there is no room beside a shrine of Brahmabot."""
    game = drafted()
    refused: Any = game.refusal(0, "settle start-delhi.1")
    assert (refused.reason, refused.rule) == ("village-full", "SHRINE-7")


def test_brahmabots_board() -> None:
    """SOLO-SETUP-2: seven statues and all twenty shrines; none in the supply."""
    seat = brahmabot(new_solo())
    assert (seat["statues"], seat["shrines"], seat["supply"], seat["tokens"]) == (7, 20, 0, 0)


def test_brahmabots_priest() -> None:
    """Q-L23: begins on the starting space, and is still there when the first round begins."""
    assert brahmabot(new_solo())["priest"] == "start"
    assert brahmabot(drafted())["priest"] == "start"


def test_the_stack_of_characters() -> None:
    """SOLO-SETUP-3: Brahmabot gets the top one of sixteen, the next three are the display."""
    table = position(new_solo())
    assert table["seats"][1]["character"] == 12
    assert table["seats"][0]["character"] is None
    assert table["display"] == [7, 3, 10]
    stacks = [by_lot(seed)["characters"] for seed in range(9)]
    assert all(sorted(stack) == sorted(CHARACTERS) for stack in stacks)
    assert len({stack[0] for stack in stacks}) > 1


@pytest.mark.parametrize(
    ("taken", "display"), [(7, [3, 10, 15]), (3, [7, 10, 15]), (10, [7, 3, 15])]
)
def test_choosing_a_character(taken: int, display: list[int]) -> None:
    """SOLO-SETUP-4, EX-SOLO-DISPLAY: the others close up, a new one is added on the right."""
    game = new_solo()
    assert game.to_act() == [0]
    assert game.legal_texts(0) == ["draft 7", "draft 3", "draft 10"]
    game.choose(0, f"draft {taken}")
    table = position(game)
    assert table["seats"][0]["character"] == taken
    assert table["seats"][1]["character"] == 12
    assert table["display"] == display


def test_three_levels() -> None:
    """SOLO-SETUP-5."""
    for level in LEVELS:
        assert position(new_solo(level))["options"]["solo"] == level
    with pytest.raises(maharaja.SetupError, match="easy, medium, hard"):
        new_solo("expert")


def test_the_setup_tile_is_drawn_by_lot() -> None:
    """SOLO-SETUP-6: each of the three comes up."""
    assert {by_lot(seed)["setup_tile"] for seed in range(40)} == {1, 2, 3}


MARKED = {
    1: (["start-delhi", "start-khajuraho"], "start-hyderabad", "khajuraho-varanasi"),
    2: (["start-jodhpur", "start-varanasi"], "delhi-jodhpur", "varanasi-bijapur"),
    3: (["start-hyderabad", "hyderabad-delhi"], "start-varanasi", "ahmadabad-khajuraho"),
}


@pytest.mark.parametrize("setup_tile", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_brahmabots_shrines(level: str, setup_tile: int) -> None:
    """SOLO-SETUP-7, EX-SOLO-SETUP-1, G-06: green; green and blue; green, blue and red."""
    green, blue, red = MARKED[setup_tile]
    roads = {"easy": green, "medium": [*green, blue], "hard": [*green, blue, red]}[level]
    table = position(drafted(level, setup_tile))
    assert table["villages"] == {f"{road}.{end}": [1] for road in roads for end in (1, 2)}
    assert table["seats"][1]["shrines"] == 20 - 2 * len(roads)


@pytest.mark.parametrize(
    ("level", "shrines", "coins", "prestige"),
    [("easy", 4, 0, 2), ("medium", 6, 2, 3), ("hard", 8, 4, 4)],
)
def test_what_brahmabot_starts_with(level: str, shrines: int, coins: int, prestige: int) -> None:
    """SOLO-SETUP-8, EX-SOLO-SETUP-1: shrines on the map, coins and PP by level."""
    seat = brahmabot(drafted(level))
    assert (20 - seat["shrines"], seat["coins"], seat["prestige"]) == (shrines, coins, prestige)


def test_the_order_of_the_steps() -> None:
    """Q-L25: a character is chosen while no shrine is on the map; Brahmabot's come next."""
    game = new_solo()
    assert (game.phase, position(game)["villages"]) == ("draft", {})
    game.choose(0, "draft 7")
    assert (game.phase, len(position(game)["villages"])) == ("settle", 4)


def test_the_players_shrines() -> None:
    """SOLO-SETUP-9: four, around those that Brahmabot has on the map; then round 1 begins."""
    game = drafted("hard")
    taken = list(position(game)["villages"])
    assert len(game.legal_texts(0)) == 30 - 8
    assert not {f"settle {village}" for village in taken} & set(game.legal_texts(0))
    for _ in range(4):
        assert (game.phase, game.to_act()) == ("settle", [0])
        game.choose(0, game.legal(0)[0])
    assert (game.phase, game.round, game.to_act()) == ("planning", 1, [0])
    table = position(game)
    assert sum(owners == [0] for owners in table["villages"].values()) == 4
    assert (table["seats"][0]["shrines"], table["seats"][0]["coins"]) == (4, 15)


def test_the_action_tiles_are_mixed() -> None:
    """SOLO-SETUP-10: all twelve, in an order that chance decides."""
    stacks = [by_lot(seed)["stacks"][0] for seed in range(9)]
    assert all(sorted(stack) == STACK for stack in stacks)
    assert len({tuple(stack) for stack in stacks}) == 9


def test_brahmabots_prestige_is_open() -> None:
    """Q-L28: everybody sees its total; the player's stays hidden from spectators."""
    game = new_solo("hard")
    watched: Any = game.view()
    assert [seat["prestige"] for seat in watched["seats"]] == [None, 4]
    own: Any = game.view(0)
    assert [seat["prestige"] for seat in own["seats"]] == [3, 4]


# --- action tiles ---

# Upper section, middle, check mark.
ACTION_TILES = [
    ("statue-maharaja", "delhi", "left"),
    ("statue-maharaja", "jodhpur", "centre"),
    ("shrine-maharaja, coins 2", "ahmadabad", "right"),
    ("shrine-maharaja, coins 2", "khajuraho", "left"),
    ("statue-left", "maharaja", "centre"),
    ("statue-left", "varanasi", "right"),
    ("statue-central", "maharaja", "left"),
    ("statue-central", "bijapur", "centre"),
    ("statue-second", "maharaja", "right"),
    ("flag, coins 3", "hyderabad", "left"),
    ("coins 4", "maharaja", "centre"),
    ("character, coins 3", "maharaja", "right"),
]


def printed_on(board: maharaja.Board, tile: int) -> tuple[str, str, str]:
    """The three sections of an action tile of the board."""
    icons = []
    for cell in range(tile * 4, tile * 4 + 4):
        if board.tile_icon[cell] >= 0:
            amount = f" {board.tile_amount[cell]}" if board.tile_amount[cell] else ""
            icons.append(ICONS[board.tile_icon[cell]] + amount)
    goal = board.tile_go[tile]
    return (
        ", ".join(icons),
        board.junction_ids[goal] if goal else "maharaja",
        ("left", "centre", "right")[board.tile_check[tile]],
    )


def test_the_twelve_action_tiles() -> None:
    """G-05: every city occurs once, the Maharaja five times, each position four times."""
    board = maharaja.load_board("classic")
    tiles = [printed_on(board, tile) for tile in range(12)]
    assert tiles == ACTION_TILES
    goals = [goal for _, goal, _ in tiles]
    assert {goal: goals.count(goal) for goal in goals} == dict.fromkeys(FLAGS, 1) | {"maharaja": 5}
    checks = [check for _, _, check in tiles]
    assert {check: checks.count(check) for check in checks} == {"left": 4, "centre": 4, "right": 4}
