"""What is in the box (chapter 2 of the rules), and that no game adds or loses a piece."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly

CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
REWARDS = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
# Each on a table of its own, with chance deciding every choice.
GAMES = [{"players": 2}, {"players": 3}, {"players": 4}, {"solo": "hard"}]
ROADS = {
    "start-delhi": 2,
    "start-jodhpur": 2,
    "start-khajuraho": 2,
    "start-varanasi": 2,
    "start-hyderabad": 2,
    "delhi-jodhpur": 2,
    "jodhpur-ahmadabad": 1,
    "ahmadabad-khajuraho": 2,
    "khajuraho-varanasi": 2,
    "varanasi-bijapur": 2,
    "bijapur-hyderabad": 1,
    "hyderabad-delhi": 2,
    "delhi-ahmadabad": 2,
    "ahmadabad-varanasi": 2,
    "delhi-bijapur": 2,
    "varanasi-hyderabad": 2,
}


def laid_out(**options: Any) -> dict[str, Any]:
    """A table before the first decision."""
    return dict(maharaja.new_game(seed=11, **options).dump())


def positions(options: dict[str, Any]) -> Iterator[Any]:
    """Every position of a game: actions and buildings first, everything else by chance."""
    game = maharaja.new_game(seed=11, **options)
    chance = Random(12)
    while not game.finished:
        yield game.dump()
        seat = game.to_act()[0]
        choices = game.legal_texts(seat)
        busy = [text for text in choices if text.split()[0] in ("perform", "statue", "shrine")]
        game.choose(seat, chance.choice(busy or choices))
    yield game.dump()


def shrines_on_the_map(position: dict[str, Any], seat: int) -> int:
    in_villages = sum(seat in owners for owners in position["villages"].values())
    in_cities: int = sum(city["shrines"][seat] for city in position["cities"].values())
    return in_villages + in_cities


def statues_on_the_map(position: dict[str, Any], seat: int) -> int:
    cities = position["cities"].values()
    alone: int = sum(
        city[space] == seat for city in cities for space in ("centre", "top", "bottom")
    )
    plain: int = sum(city["plain"][seat] for city in cities)
    return alone + plain


# --- the map -------------------------------------------------------------------------------------


def test_the_map() -> None:
    """COMP-1, G-01: seven cities around the starting space, sixteen roads, thirty villages."""
    board = maharaja.load_board("classic")
    assert board.junction_ids == ["start", *CITIES]
    assert board.road_ids == list(ROADS)
    assert board.village_ids == [
        f"{road}.{number}" for road, villages in ROADS.items() for number in range(1, villages + 1)
    ]
    assert len(board.village_ids) == 30
    degrees = {
        junction: sum(junction in road.split("-") for road in ROADS)
        for junction in board.junction_ids
    }
    assert degrees["start"] == 5
    assert all(3 <= degrees[city] <= 5 for city in CITIES)


@pytest.mark.parametrize("road", ROADS)
def test_every_road_leads_where_its_name_says(road: str) -> None:
    """G-01, COMP-1: from end to end and back, through its villages and no others."""
    here, there = road.split("-")
    villages = "\n".join(f"{road}.{number} red" for number in range(1, ROADS[road] + 1))
    table = scene(f"""
        2 players
        round 1, actions
        red    priest {here}, character 1, plan coins coins, acted
        green  character 2, plan coins coins
        {villages}
        waiting turn red
    """)
    assert table.play(f"red travel {road}") == {"red priest": (here, there)}
    table.play("red perform coins")
    assert table.play(f"red travel {road}") == {"red priest": (there, here)}


def test_any_board_file_will_do() -> None:
    """G-01: the engine plays a game on another map to its end."""
    game = maharaja.new_game("kaveri", players=2, seed=1)
    assert game.board.junction_ids[1:] != CITIES
    play_randomly(game.state, Dice(1), 10_000)
    assert game.finished


def test_one_maharaja() -> None:
    """COMP-7: there is one city with his price, wherever else one looks."""
    table = scene("""
        2 players
        round 1, actions, maharaja varanasi
        red    coins 11, character 12, plan statue-shrine coins, acted
        green  character 2, plan coins coins
        waiting turn red
    """)
    table.play("red perform statue-shrine")
    affordable = {choice.split()[1] for choice in table.legal("red", "statue")}
    assert set(CITIES) - affordable == {"varanasi"}


# --- tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
def test_flags(options: dict[str, Any]) -> None:
    """COMP-2: one for every city, on the track all game long."""
    for position in positions(options):
        assert sorted(city for city in position["track"] if city) == sorted(CITIES)


@pytest.mark.parametrize("options", GAMES[:3])
def test_reward_tiles(options: dict[str, Any]) -> None:
    """COMP-3: eight different ones, on the track all game long."""
    for position in positions(options):
        assert sorted(tile for tile in position["rewards"] if tile) == sorted(REWARDS)


@pytest.mark.parametrize("options", GAMES[:3])
def test_characters(options: dict[str, Any]) -> None:
    """COMP-4, SETUP-3: each lies in the display or before a player; no other ever comes in."""
    for position in positions(options):
        tiles = [seat["character"] for seat in position["seats"] if seat["character"]]
        assert sorted(tiles + position["display"]) == sorted(position["setup"]["characters"])


def test_sixteen_characters() -> None:
    """COMP-4: with the numbers 1 to 16; the solo game stacks them all."""
    assert sorted(laid_out(solo="easy")["setup"]["characters"]) == list(range(1, 17))
    setup = laid_out(players=2)["setup"]
    for number in (0, 17):
        with pytest.raises(maharaja.FormatError, match="characters"):
            maharaja.new_game(players=2, setup=setup | {"characters": [number, 1, 2, 3, 4]})


def test_special_rule_tiles() -> None:
    """COMP-15: four."""
    tiles = ["firstpp", "ext1", "cost12", "display"]
    assert laid_out(special=tiles)["options"]["special"] == tiles
    with pytest.raises(maharaja.SetupError, match=r"use one of firstpp, ext1, cost12, display$"):
        maharaja.new_game(special=["free-travel"], seed=1)


@pytest.mark.parametrize("line", ["maj3", "presence", "road", "twostat", "supply"])
def test_final_scoring_lines(line: str) -> None:
    """COMP-16, G-07: five lines to choose from, one of them in a game."""
    game = maharaja.new_game(players=2, final=line, seed=1)
    play_randomly(game.state, Dice(1), 10_000)
    result: Any = game.result() or {}
    assert list(result["seats"][0]["final"]) == ["statues", "coins", line]


def test_no_sixth_line() -> None:
    """COMP-16, G-07."""
    with pytest.raises(
        maharaja.SetupError, match=r"use one of maj3, presence, road, twostat, supply$"
    ):
        maharaja.new_game(final="coins", seed=1)


def test_solo_tiles() -> None:
    """COMP-17: twelve action tiles in the first stack, three setup tiles to draw from."""
    setup = laid_out(solo="easy")["setup"]
    assert sorted(setup["stacks"][0]) == list(range(1, 13))
    for tile in (1, 2, 3):
        maharaja.new_game(solo="easy", setup=setup | {"setup_tile": tile})
    for tile in (0, 4):
        with pytest.raises(maharaja.FormatError, match="setup_tile"):
            maharaja.new_game(solo="easy", setup=setup | {"setup_tile": tile})


SETUP_TILES = [
    ["start-delhi", "start-khajuraho", "start-hyderabad", "khajuraho-varanasi"],
    ["start-jodhpur", "start-varanasi", "delhi-jodhpur", "varanasi-bijapur"],
    ["start-hyderabad", "hyderabad-delhi", "start-varanasi", "ahmadabad-khajuraho"],
]


@pytest.mark.parametrize(("level", "roads"), [("easy", 2), ("medium", 3), ("hard", 4)])
@pytest.mark.parametrize("tile", [1, 2, 3])
def test_setup_tiles(tile: int, level: str, roads: int) -> None:
    """G-06: green, then blue, then red roads; each stands for its two villages."""
    setup = laid_out(solo=level)["setup"]
    table = Scene(maharaja.new_game(solo=level, setup=setup | {"setup_tile": tile}))
    table.play(f"red {table.legal('red')[0]}")
    position: Any = table.game.dump()
    marked = SETUP_TILES[tile - 1][:roads]
    assert set(position["villages"]) == {f"{road}.{i}" for road in marked for i in (1, 2)}
    assert all(owners == [1] for owners in position["villages"].values())


# --- pieces --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
def test_shrines_and_statues(options: dict[str, Any]) -> None:
    """COMP-9, COMP-10: twenty shrines and seven statues of each colour, wherever they are."""
    for position in positions(options):
        for number, seat in enumerate(position["seats"]):
            built = (shrines_on_the_map(position, number), statues_on_the_map(position, number))
            assert seat["shrines"] + seat["supply"] + built[0] == 20
            assert seat["statues"] + built[1] == 7


@pytest.mark.parametrize("options", GAMES[:3])
def test_what_is_built_stays(options: dict[str, Any]) -> None:
    """Q-B13: no piece ever leaves its place again."""
    before = standing(laid_out(**options))
    for position in positions(options):
        after = standing(position)
        assert before <= after
        before = after
    assert {len(piece) for piece in before} == {2, 3, 4}  # all kinds of pieces were built


def standing(position: dict[str, Any]) -> set[tuple[object, ...]]:
    """What stands where: the first, second ... of its kind."""
    pieces: set[tuple[object, ...]] = {
        (village, owner) for village, owners in position["villages"].items() for owner in owners
    }
    for city, words in position["cities"].items():
        for space in ("centre", "top", "bottom"):
            if words[space] is not None:
                pieces.add((city, space, words[space]))
        for kind in ("plain", "shrines"):
            for owner, number in enumerate(words[kind]):
                pieces |= {(city, kind, owner, i) for i in range(number)}
    return pieces


@pytest.mark.parametrize("options", GAMES)
def test_priests(options: dict[str, Any]) -> None:
    """COMP-11: every seat has one, at a junction; it counts in one city at most."""
    final = list(positions(options))[-1]
    final["maharani"] = [None, None]  # nothing is borrowed
    final["display"] = [9, 10, 11]
    final["drawn"] = 16 if final["options"]["solo"] else 0
    for seat, words in enumerate(final["seats"]):
        words["character"] = seat + 1  # none of them has worship of its own
    for seat, words in enumerate(final["seats"]):
        for city in CITIES:
            built = final["cities"][city]
            outer = built["plain"][seat] + sum(built[space] == seat for space in ("top", "bottom"))
            pieces = 3 * (built["centre"] == seat) + 2 * outer + built["shrines"][seat]
            row = next(row for row in maharaja.load(final).standing(city) if row.seat == seat)
            assert row.points == pieces + (words["priest"] == city)
        assert words["priest"] in ["start", *CITIES]


@pytest.mark.parametrize("out", [0, 1, 2])
def test_maharani_tokens(out: int) -> None:
    """COMP-12: two; whoever may place two gets what is left of them."""
    loans = "\n".join(["maharani green 6 round 1"] * out)
    table = scene(f"""
        2 players
        round 2, actions, maharaja delhi
        red    priest delhi, character 16, plan coins coins, open ., acted
        green  character 2, plan coins coins, open ., acted
        display 3 4 6
        rewards maharani coins pp2 tax buy shrines pp-coin build
        {loans}
        waiting turn green
    """)
    table.play("green end", "red reward maharani", *["red maharani 3", "red maharani 4"][: 2 - out])
    assert table.fact("round") == 3
    placed = [{"seat": 0, "character": number, "round": 2} for number in (3, 4)][: 2 - out]
    assert [loan for loan in table.fact("maharani") if loan] == placed


@pytest.mark.parametrize("options", GAMES)
def test_player_boards(options: dict[str, Any]) -> None:
    """COMP-13: one for each player, Brahmabot included, with room for everything that is kept."""
    position = laid_out(**options)
    kept = {"tokens", "statues", "plan", "coins", "prestige", "character", "shrines"}
    assert len(position["seats"]) == options.get("players", 2)
    assert all(kept <= set(seat) for seat in position["seats"])


def test_action_discs() -> None:
    """COMP-14: a pair of arrows for each player, all alike."""
    game = maharaja.new_game(players=4, seed=1)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    plans = [game.legal_texts(seat) for seat in range(4)]
    assert plans[0] == plans[1] == plans[2] == plans[3]
    assert all(len(text.split()) == 3 for text in plans[0])
    for text in ("plan coins", "plan coins coins coins"):
        with pytest.raises(maharaja.NotationError):
            game.parse(text)


# --- small change and tokens ---------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
def test_seven_action_tokens(options: dict[str, Any]) -> None:
    """COMP-8: never more in a played game."""
    assert all(sum(seat["tokens"] for seat in p["seats"]) <= 7 for p in positions(options))


TOKENS = """
    3 players
    round 1, actions, maharaja jodhpur
    red     coins 30, tokens {red}, character {character}, priest delhi, plan {plan}, acted
    green   character 2, tokens {green}, plan coins coins
    yellow  character 5, plan coins coins
    waiting turn red
"""


@pytest.mark.parametrize(("red", "green"), [(7, 0), (0, 7), (3, 4)])
@pytest.mark.parametrize(
    ("character", "reason"), [(4, "no-token-to-buy"), (14, "no-tokens-in-supply")]
)
def test_no_replacement_for_action_tokens(
    red: int, green: int, character: int, reason: str
) -> None:
    """COMP-8, Q-B6: with all seven out, characters 4 and 14 have nothing to get."""
    table = scene(TOKENS.format(red=red, green=green, character=character, plan="coins coins"))
    assert table.refuses(f"red ability {character}") == (reason, "Q-A11")


def test_a_bonus_without_tokens() -> None:
    """Q-B6: if the supply has none, you gain none."""
    drawing = TOKENS.format(red=0, green=7, character=1, plan="statue-shrine coins")
    change = scene(drawing).play("red perform statue-shrine", "red statue delhi top")
    assert "red tokens" not in change
    drawing = TOKENS.format(red=0, green=6, character=1, plan="statue-shrine coins")
    change = scene(drawing).play("red perform statue-shrine", "red statue delhi top")
    assert change["red tokens"] == (0, 1)


@pytest.mark.parametrize("character", [4, 14])
def test_anybody_may_hold_all_tokens(character: int) -> None:
    """Q-B6: as many as you can get."""
    table = scene(TOKENS.format(red=6, green=0, character=character, plan="coins coins"))
    assert table.play(f"red ability {character}")["red tokens"] == (6, 7)


def test_a_spent_token_can_be_had_again() -> None:
    """Q-B6: it is in the supply for whoever comes next."""
    table = scene(TOKENS.format(red=1, green=6, character=14, plan="coins coins"))
    assert table.legal("red", "ability") == []
    table.play("red token coins")
    assert table.legal("red", "ability") == ["ability 14"]


def test_coins_and_prestige_never_run_out() -> None:
    """Q-B7, COMP-5, COMP-6: more than the 120 coins and 250 PP of the box change nothing."""
    table = scene("""
        2 players
        round 1, actions
        red    coins 119, prestige 249, character 6, plan coins pp, acted
        green  coins 120, prestige 250, character 16, plan coins coins
        waiting turn red
    """)
    assert table.play("red perform coins", "red perform pp", "red ability 6") == {
        "red prestige": (249, 252),
        "red used": ([], [6]),
        "red open": (["coins", "pp"], []),
    }
    table.play("red end")
    assert table.play("green perform coins")["green coins"] == (120, 123)
