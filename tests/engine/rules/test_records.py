"""How games are written down, and what stays secret (chapter 18 of the rules)."""

import json
from random import Random
from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja

CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
ROADS = [
    *["start-delhi", "start-jodhpur", "start-khajuraho", "start-varanasi", "start-hyderabad"],
    *["delhi-jodhpur", "jodhpur-ahmadabad", "ahmadabad-khajuraho", "khajuraho-varanasi"],
    *["varanasi-bijapur", "bijapur-hyderabad", "hyderabad-delhi"],
    *["delhi-ahmadabad", "ahmadabad-varanasi", "delhi-bijapur", "varanasi-hyderabad"],
]
ONE_VILLAGE = ["jodhpur-ahmadabad", "bijapur-hyderabad"]
ACTIONS = [
    *["statue-discount", "shrine-discount", "statue-shrine", "two-shrines"],
    *["coins", "shrines", "pp", "character", "track"],
]
REWARDS = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
# The words of the decisions that R-2 lists, in its order.
VERBS = [
    *["draft", "take", "retake", "settle", "shrine", "statue", "plan", "travel", "perform"],
    *["token", "ability", "flag", "exchange", "done", "end", "reward", "buy", "maharani"],
]
SETUP: dict[str, Any] = {
    "characters": [7, 3, 9, 1, 12, 16, 5],
    "rewards": REWARDS[::-1],
    "flags": CITIES[::-1],
    "first": 2,
}
GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"solo": "easy"},
    {"solo": "hard"},
]


def play_on(game: maharaja.Game, chance: Random, decisions: int = 10_000) -> maharaja.Game:
    """Choose by chance, each kind of choice as likely as any other."""
    while not game.finished and decisions:
        seat = game.to_act()[0]
        choices = game.legal_texts(seat)
        verb = chance.choice(sorted({text.split()[0] for text in choices}))
        game.choose(seat, chance.choice([text for text in choices if text.split()[0] == verb]))
        decisions -= 1
    return game


def record_of(game: maharaja.Game) -> dict[str, Any]:
    """The record as it would be read from a file."""
    record: dict[str, Any] = json.loads(json.dumps(game.record()))
    return record


# --- ids -----------------------------------------------------------------------------------------


def test_ids_of_places() -> None:
    """R-1: junctions, roads in their order, and villages after their roads."""
    board = maharaja.load_board("classic")
    assert board.junction_ids == ["start", *CITIES]
    assert board.road_ids == ROADS
    villages = [[f"{road}.1"] + [f"{road}.2"] * (road not in ONE_VILLAGE) for road in ROADS]
    assert board.village_ids == [village for row in villages for village in row]


@pytest.mark.parametrize("road", [road for road in ROADS if road not in ONE_VILLAGE])
def test_the_first_village_is_next_to_the_end_named_first(road: str) -> None:
    """R-1: so whoever sets out there pays its owner first, and on the way back last."""
    for here, owners in zip(road.split("-"), ([1, 2], [2, 1]), strict=True):
        table = scene(f"""
            3 players
            round 1, actions
            red     priest {here}, character 1, plan coins coins, acted
            green   character 2, plan coins coins
            yellow  character 5, plan coins coins
            {road}.1  green
            {road}.2  yellow
            waiting turn red
        """)
        table.play(f"red travel {road}")
        assert [event["seat"] for event in table.events if event.get("amount") == 1] == owners


def test_seats_are_numbered_clockwise() -> None:
    """R-1: from 0; who comes after the last is 0 again."""
    game = maharaja.new_game(players=4, setup=SETUP | {"first": 2})
    order = []
    while game.phase == "draft":
        order += game.to_act()
        game.choose(order[-1], game.legal(order[-1])[0])
    assert order == [2, 3, 0, 1]


def test_seats_of_the_solo_game() -> None:
    """R-1: you are 0, Brahmabot is 1."""
    game: Any = maharaja.new_game(solo="hard", seed=1).dump()
    assert [seat["coins"] for seat in game["seats"]] == [15, 4]


@pytest.mark.parametrize(
    ("verb", "names"),
    [
        ("perform", ACTIONS),
        ("token", ACTIONS),
        ("reward", REWARDS),
        ("travel", ROADS),
        ("flag", CITIES),
        ("statue delhi", ["centre", "top", "bottom", "plain"]),
        ("draft", [str(number) for number in range(1, 17)]),
        ("exchange", ["buy", "sell", "stop"]),
    ],
)
def test_ids_in_choices(verb: str, names: list[str]) -> None:
    """R-1: these names and no others."""
    game = maharaja.new_game(players=2, seed=1)
    choices = [game.parse(f"{verb} {name}") for name in names]
    assert [game.text(choice) for choice in choices] == [f"{verb} {name}" for name in names]
    for name in ("elephant", "0", ""):
        refusal = game.refusal(0, f"{verb} {name}")
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("unknown-choice", "R-1")
    with pytest.raises(maharaja.NotationError) as error:
        game.parse(f"{verb} elephant")
    if not names[0].isdecimal():
        assert str(error.value).endswith(f"one of {', '.join(names)} is needed")


@pytest.mark.parametrize(
    "options",
    [
        *[{"special": [name]} for name in ("firstpp", "ext1", "cost12", "display")],
        *[{"final": name} for name in ("maj3", "presence", "road", "twostat", "supply")],
    ],
)
def test_ids_of_variants(options: dict[str, Any]) -> None:
    """R-1: special rules and final scoring lines."""
    written: dict[str, Any] = record_of(maharaja.new_game(seed=1, **options))["options"]
    assert written.items() >= options.items()


def test_spaces_are_counted_from_one() -> None:
    """R-1: track spaces from the left; T4 is the first flag's in round 1."""
    table = scene("""
        2 players
        round 1, actions
        red    character 1, plan track track, acted
        green  character 2, plan coins coins
        track . . . delhi jodhpur ahmadabad khajuraho varanasi bijapur hyderabad
        waiting turn red
    """)
    table.play("red perform track", "red flag delhi")
    moved = next(event for event in table.events if event["event"] == "flag")
    assert (moved["city"], moved["from"], moved["to"]) == ("delhi", 4, 1)


# --- decisions -----------------------------------------------------------------------------------


def test_all_kinds_of_decisions() -> None:
    """R-2: a game consists of these, and each of them occurs."""
    seen = set()
    for seed, options in enumerate(GAMES * 4):
        game = play_on(maharaja.new_game(seed=seed, **options), Random(seed))
        choices = record_of(game)["choices"]
        assert len(choices) == game.decisions
        seen |= {choice.split()[1] for choice in choices}
    assert seen == set(VERBS)


def test_a_plan_is_a_pair_without_order() -> None:
    """R-2: 45 in all."""
    table = scene("2 players\nround 1, planning")
    assert len(table.legal("red")) == 45
    table.play("red plan track coins")
    assert table.fact("red plan") == ["coins", "track"]


def test_decisions_without_alternative_are_made_all_the_same() -> None:
    """R-2: ending the turn is never implied, and written down even if nothing else is possible."""
    table = scene("""
        2 players
        round 1, actions
        red    character 1, plan coins coins, acted
        green  character 2, plan coins coins
        waiting turn red
    """)
    table.play("red perform coins", "red perform coins")
    assert table.to_act() == ["red"]
    assert table.legal("red") == ["end"]
    table.play("red end")
    assert table.game.decisions == 3


def test_one_question_at_a_time() -> None:
    """R-2: a game is a row of single decisions; another question's answer is refused."""
    table = scene("2 players\nround 1, planning")
    assert table.refuses("red perform coins") == ("other-question", "R-2")
    table = Scene(maharaja.new_game(players=4, setup=SETUP))
    assert table.refuses("yellow settle start-delhi.1") == ("other-question", "R-2")


# --- set-up --------------------------------------------------------------------------------------


def test_the_setup_of_a_game_is_written_down() -> None:
    """R-3: display, rewards from the bottom, flags from the left, and who chooses first."""
    game = maharaja.new_game(players=4, setup=SETUP)
    assert record_of(game)["setup"] == SETUP
    position: Any = game.dump()
    assert position["display"] == SETUP["characters"]
    assert position["rewards"][:8] == SETUP["rewards"]
    assert position["track"][2:9] == SETUP["flags"]
    assert game.to_act() == [SETUP["first"]]


def test_the_setup_of_a_solo_game_is_written_down() -> None:
    """R-3: all characters, rewards, flags, level, setup tile, and the tiles of every round."""
    game = maharaja.new_game(solo="medium", seed=3)
    record = record_of(game)
    assert set(record["setup"]) == {"characters", "rewards", "flags", "setup_tile", "stacks"}
    assert record["options"]["solo"] == "medium"
    position: Any = game.dump()
    top, *display = record["setup"]["characters"][:4]
    assert position["seats"][1]["character"] == top
    assert position["display"] == display
    row, check = record["setup"]["stacks"][0][:3], record["setup"]["stacks"][0][3]
    events: list[Any] = []
    while not events:
        happened = game.follow(0, game.legal(0)[-1])
        events = [event for event in happened if event["event"] == "tile"]
    assert events[0]["check"] == check
    assert events[0]["performed"] in row


@pytest.mark.parametrize("options", GAMES)
def test_setup_and_choices_are_the_whole_game(options: dict[str, Any]) -> None:
    """R-3, R-6: without a seed, the record leads to the same position after every decision."""
    game = maharaja.new_game(seed=5, **options)
    start: Any = game.dump()["setup"]
    twin = maharaja.new_game(setup=start, **options)
    play_on(game, Random(6))
    for entry in record_of(game)["choices"]:
        seat, _, choice = entry.partition(" ")
        twin.choose(int(seat), choice)
    assert twin.same_position(game)
    assert twin.result() == game.result()
    assert game.dump()["setup"] == start
    unseeded = record_of(game)
    del unseeded["seed"]
    assert maharaja.replay(unseeded).same_position(game)


# --- half-way ------------------------------------------------------------------------------------

CHANGE = """
    3 players
    round 1, actions
    red     character 1, plan character coins, acted
    green   character 2, plan coins coins
    yellow  character 5, plan coins coins
    display 3 4 6
    waiting turn red
"""


def test_half_way_through_a_change_of_character() -> None:
    """R-4: the tile lies in the display, and you have none until you take one."""
    table = scene(CHANGE)
    assert table.play("red perform character") == {
        "red character": (1, None),
        "red open": (["character", "coins"], ["coins"]),
        "display": ([3, 4, 6], [3, 4, 6, 1]),
    }
    assert table.play("red take 4") == {
        "red character": (None, 4),
        "display": ([3, 4, 6, 1], [3, 6, 1]),
    }


def test_half_way_through_a_robbery() -> None:
    """R-4: a robbed player has no tile before choosing."""
    table = scene(CHANGE)
    table.play("red perform character")
    assert table.play("red take 5") == {"red character": (None, 5), "yellow character": (5, None)}
    assert table.to_act() == ["yellow"]


def test_half_way_through_a_change_in_the_solo_game() -> None:
    """R-4: the tile has left the game."""
    table = scene("""
        solo easy
        round 1, actions
        red    character 1, plan character coins, acted
        green  character 16
        display 3 4 6
        waiting turn red
    """)
    assert table.play("red perform character") == {
        "red character": (1, None),
        "red open": (["character", "coins"], ["coins"]),
    }


def test_half_way_through_a_reward() -> None:
    """R-4: the tile leaves its space only when all of its effect is done."""
    table = scene("""
        2 players
        round 1, actions, maharaja delhi
        red    priest delhi, character 1, plan coins coins, open ., acted
        green  priest delhi, character 2, plan coins coins, open ., acted
        rewards tax buy build coins shrines pp-coin pp2 maharani
        waiting turn green
    """)
    table.play("green end")
    assert table.play("red reward buy") == {}
    assert table.play("red buy 1") == {
        "red coins": (27, 26),
        "red prestige": (3, 4),
        "rewards": (
            ["tax", "buy", "build", "coins", "shrines", "pp-coin", "pp2", "maharani"] + [None] * 4,
            ["tax", None, "build", "coins", "shrines", "pp-coin", "pp2", "maharani", "buy"]
            + [None] * 3,
        ),
    }


def test_a_planned_action_is_struck_off_when_it_starts() -> None:
    """R-4: before anything is built, and one arrow of two on the same action."""
    table = scene("""
        2 players
        round 1, actions
        red    priest delhi, character 1, plan two-shrines two-shrines, acted
        green  character 2, plan coins coins
        waiting turn red
    """)
    assert table.play("red perform two-shrines") == {
        "red open": (["two-shrines", "two-shrines"], ["two-shrines"])
    }


@pytest.mark.parametrize("options", GAMES)
def test_what_follows_by_itself_is_done(options: dict[str, Any]) -> None:
    """R-4: after each decision somebody has a choice to make, or the game is over."""
    game = maharaja.new_game(seed=7, **options)
    chance = Random(8)
    while not game.finished:
        assert game.to_act()
        assert all(game.legal(seat) for seat in game.to_act())
        play_on(game, chance, 1)
    assert game.to_act() == []


# --- secrets -------------------------------------------------------------------------------------

OPEN_TABLE = """
    3 players
    round 1, {phase}
    red     character 1, prestige {red}, plan {reds}{acted}
    green   character 2, prestige {green}, plan {greens}
    yellow  character 5{yellows}
    waiting {waiting}
"""
PLANNING = {"phase": "planning", "acted": "", "yellows": "", "waiting": "plan 4"}
RED_ACTS = {
    "phase": "actions",
    "acted": ", acted",
    "yellows": ", plan coins coins",
    "waiting": "turn red",
}
NORMAL = {"red": 3, "reds": "coins pp", "green": 4, "greens": "track track"}


@pytest.mark.parametrize("moment", [PLANNING, RED_ACTS], ids=["planning", "acting"])
@pytest.mark.parametrize(
    ("secret", "owner"),
    [
        pytest.param({"red": 9}, 0, id="red prestige"),
        pytest.param({"green": 9}, 1, id="green prestige"),
        pytest.param({"reds": "shrines shrines"}, 0, id="red plan"),
        pytest.param({"greens": "shrines shrines"}, 1, id="green plan"),
    ],
)
def test_views_hide_the_others_secrets(
    moment: dict[str, str], secret: dict[str, Any], owner: int
) -> None:
    """R-5: two tables that differ in a secret look the same, but not to its owner."""
    game = scene(OPEN_TABLE.format(**NORMAL, **moment)).game
    other = scene(OPEN_TABLE.format(**(NORMAL | secret), **moment)).game
    revealed = moment is RED_ACTS and "reds" in secret  # the disc was turned up for the turn
    for viewer in (0, 1, 2, None):
        sees_it = viewer == owner or revealed
        assert (game.view(viewer) != other.view(viewer)) == sees_it


def test_views_hide_the_stacks() -> None:
    """R-5: neither the hidden tile nor the order of tiles and characters to come can be seen."""
    game = maharaja.new_game(solo="easy", seed=1)
    setup = record_of(game)["setup"]
    first, second, *others = setup["stacks"][0]
    reordered = {
        "stacks": [[first, second, *reversed(others)]],
        "characters": setup["characters"][:5] + setup["characters"][:4:-1],
    }
    other = maharaja.new_game(solo="easy", setup=setup | reordered)
    while game.phase != "planning":
        game.choose(0, game.legal(0)[0])
        other.choose(0, other.legal(0)[0])
    assert game.dump() != other.dump()
    for viewer in (0, None):
        assert game.view(viewer) == other.view(viewer)


def test_the_record_of_a_finished_game_contains_everything() -> None:
    """R-5: set-up, every plan, every total and where it came from."""
    game = play_on(maharaja.new_game(players=3, seed=2), Random(2))
    record = record_of(game)
    assert set(record["setup"]) == {"characters", "rewards", "flags", "first"}
    plans = [choice for choice in record["choices"] if choice.split()[1] == "plan"]
    assert len(plans) == 3 * game.round
    position: Any = game.dump()
    for seat, score in zip(position["seats"], record["result"]["seats"], strict=True):
        assert sum(score["gathered"].values()) == seat["prestige"]
        assert seat["prestige"] + sum(score["final"].values()) == score["total"]


# --- chance --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
def test_a_seed_is_turned_into_an_explicit_setup(options: dict[str, Any]) -> None:
    """R-6: the same one each time; other seeds give other tables."""
    setups = [maharaja.new_game(seed=seed, **options).dump()["setup"] for seed in (4, 4, 5)]
    assert setups[0] == setups[1]
    assert setups[0] != setups[2]


@pytest.mark.parametrize("seed", range(5))
def test_the_action_tiles_of_every_round(seed: int) -> None:
    """R-6: one order a round, of the tiles that no earlier round has used up."""
    game = maharaja.new_game(solo="easy", seed=seed)
    stacks = record_of(game)["setup"]["stacks"]
    gone: list[int] = []
    chance = Random(seed)
    while not game.finished:
        view: Any = game.view()
        if game.round and len(view["brahmabot"]["gone"]) > len(gone):
            gone = view["brahmabot"]["gone"]
            assert sorted(stacks[game.round - 1] + gone) == list(range(1, 13))
        play_on(game, chance, 1)
    assert len(gone) == game.round - 1
