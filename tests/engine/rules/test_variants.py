"""Special rules and final scoring tiles (chapter 16)."""

from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja

SPECIALS = ["firstpp", "ext1", "cost12", "display"]
LINES = ["maj3", "presence", "road", "twostat", "supply"]
MODES = ["replaces-majority", "replaces-all", "adds"]
NAMES = ("red", "green", "yellow")

# --- what can be combined ---


def options(**words: Any) -> Any:
    return maharaja.new_game(players=3, seed=1, **words).dump()["options"]


@pytest.mark.parametrize("special", [[], ["ext1"], ["firstpp", "display"], SPECIALS])
@pytest.mark.parametrize("final", [None, *LINES])
def test_any_special_rules_and_at_most_one_tile(special: list[str], final: str | None) -> None:
    """VAR-1, G-07: all sets of special rules, with no final scoring tile or with one of five."""
    chosen = options(special=special, final=final)
    assert (chosen["special"], chosen["final"]) == (special, final)


def test_no_second_tile() -> None:
    """VAR-1: a second final scoring tile cannot be asked for."""
    with pytest.raises(maharaja.SetupError, match="final"):
        options(final="maj3 road")


def test_variants_are_chosen_in_setup() -> None:
    """VAR-2: they are named when the table is laid; what is not in the box is refused."""
    assert options()["special"] == []
    assert options()["final"] is None
    with pytest.raises(maharaja.SetupError, match="special"):
        options(special=["ext2"])
    with pytest.raises(maharaja.SetupError, match="final"):
        options(final="ext1")


# --- special rules ---

LAST_TURN = """
    3 players{options}
    round {round}, actions, maharaja delhi
    track     . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   13 14 15
    red       coins 0, character 1, plan coins coins, open ., acted
    green     coins 0, character 2, acted
    yellow    coins 0, character 3, acted
    waiting   turn red
"""


def last_turn(options: str, pieces: str, round_: int = 1) -> Scene:
    return scene(LAST_TURN.format(options=options, round=round_) + pieces)


@pytest.mark.parametrize("round_", [1, 4, 7])
def test_first_rank_prestige(round_: int) -> None:
    """VAR-SR-FIRSTPP, VAR-3: 1 PP for the first, from the first round to the last."""
    pieces = "delhi shrines green green red"
    assert last_turn(", special firstpp", pieces, round_).play("red end") == {
        "phase": ("actions", "scoring"),
        "green coins": (0, 12),
        "green prestige": (3, 4),
        "red coins": (0, 9),
        "yellow coins": (0, 3),
    }
    assert "green prestige" not in last_turn("", pieces, round_).play("red end")


@pytest.mark.parametrize("piece", ["top green", "bottom green", "plain green"])
@pytest.mark.parametrize("round_", [1, 7])
def test_outer_statues_at_one(piece: str, round_: int) -> None:
    """VAR-SR-EXT1, VAR-3: one outer statue is no more than a shrine; the centre keeps its 3."""
    pieces = f"delhi {piece}, shrines red yellow yellow"
    scored = last_turn(", special ext1", pieces, round_)
    assert scored.play("red end") == {
        "phase": ("actions", "scoring"),
        "yellow coins": (0, 12),
        "red coins": (0, 9),
        "green coins": (0, 6),
    }
    normal = last_turn("", pieces, round_)
    assert normal.play("red end")["green coins"] == (0, 12)
    central = last_turn(", special ext1", "delhi centre green, shrines yellow yellow", round_)
    assert central.play("red end")["green coins"] == (0, 12)


@pytest.mark.parametrize(
    ("options", "city", "price"),
    [
        ("", "delhi", 12),
        ("", "jodhpur", 10),
        (", special cost12", "delhi", 12),
        (", special cost12", "jodhpur", 12),
    ],
)
def test_statues_at_twelve(options: str, city: str, price: int) -> None:
    """VAR-SR-COST12: also where the Maharaja is not."""
    pieces = f"red coins 20, priest {city}, plan statue-shrine coins, open statue-shrine"
    building = last_turn(options, pieces)
    building.play("red perform statue-shrine")
    assert building.play(f"red statue {city} plain")["red coins"] == (20, 20 - price)


CHANGING = "red plan character coins, open character"


def test_characters_from_the_display_only() -> None:
    """VAR-SR-DISPLAY: the other players' tiles are safe."""
    open_table = last_turn("", CHANGING)
    open_table.play("red perform character")
    assert open_table.legal("red") == ["take 13", "take 14", "take 15", "take 2", "take 3"]
    safe = last_turn(", special display", CHANGING)
    safe.play("red perform character")
    assert safe.legal("red") == ["take 13", "take 14", "take 15"]
    assert safe.refuses("red take 2") == ("display-only", "VAR-SR-DISPLAY")
    assert safe.play("red take 14") == {
        "red character": (None, 14),
        "display": ([13, 14, 15, 1], [13, 15, 1]),
    }


SOLO_CHANGING = """
    solo easy{options}
    round 1, actions, maharaja delhi
    display  13 14 15
    red      character 9, plan character coins, open character, acted
    green    character 3, acted
    waiting  turn red
"""


def test_brahmabots_tile_is_safe_too() -> None:
    """Q-V4: in the solo game Brahmabot cannot be robbed."""
    open_table = scene(SOLO_CHANGING.format(options=""))
    open_table.play("red perform character")
    assert open_table.legal("red") == ["take 13", "take 14", "take 15", "take 3"]
    safe = scene(SOLO_CHANGING.format(options=", special display"))
    safe.play("red perform character")
    assert safe.legal("red") == ["take 13", "take 14", "take 15"]
    assert safe.refuses("red take 3") == ("display-only", "VAR-SR-DISPLAY")


# --- final scoring tiles ---

FINISHED = """
    3 players{options}
    round 7, finished, maharaja delhi
    red       coins 0, prestige 0, supply 0, character 1
    green     coins 0, prestige 0, supply 0, character 2
    yellow    coins 0, prestige 0, supply 0, character 3
    waiting   .
"""


def finals(options: str, pieces: str) -> list[dict[str, int]]:
    ended: Any = scene(FINISHED.format(options=options) + pieces).game.result()
    return [seat["final"] for seat in ended["seats"]]


def line(name: str, pieces: str) -> dict[str, int]:
    """What the tile's line brought each colour, without the zeros."""
    rows = finals(f", final {name}", pieces)
    return {colour: row[name] for colour, row in zip(NAMES, rows, strict=True) if row[name] != 0}


def test_three_for_the_lead() -> None:
    """VAR-FS-MAJ3: 3 PP for each lead, 2 PP for each shared one, nothing for nought all."""
    pieces = """
        delhi      centre red, top green
        jodhpur    shrines red
        bijapur    shrines red green
        hyderabad  shrines yellow green green
    """
    assert line("maj3", pieces) == {"red": 3 + 3 + 2, "green": 2 + 3}


@pytest.mark.parametrize(
    ("pieces", "prestige"),
    [
        ("delhi centre red\njodhpur plain red, shrines red\nbijapur shrines red red", 3),
        ("delhi top red", 1),
        ("delhi bottom red, centre green, shrines green green", 1),
    ],
)
def test_presence(pieces: str, prestige: int) -> None:
    """VAR-FS-PRESENCE: 1 PP for each city with a statue or a shrine, first or not."""
    assert line("presence", pieces).get("red", 0) == prestige


@pytest.mark.parametrize("pieces", ["red priest delhi", "start-delhi.2 red\nhyderabad-delhi.2 red"])
def test_no_presence(pieces: str) -> None:
    """Q-V2: neither a priest nor a shrine in a village is enough."""
    assert line("presence", pieces) == {}


@pytest.mark.parametrize(
    ("pieces", "prestige"),
    [
        ("delhi-jodhpur.1 red\ndelhi-jodhpur.2 red", {"red": 2}),
        ("delhi-jodhpur.1 red green\ndelhi-jodhpur.2 green red", {"red": 2, "green": 2}),
        ("delhi-jodhpur.1 red\ndelhi-jodhpur.2 green", {}),
        ("delhi-jodhpur.1 red\nhyderabad-delhi.2 red", {}),
        ("jodhpur-ahmadabad.1 red\nbijapur-hyderabad.1 red", {}),
        (
            "delhi-jodhpur.1 red\ndelhi-jodhpur.2 red\ndelhi-bijapur.1 red\ndelhi-bijapur.2 red",
            {"red": 4},
        ),
    ],
)
def test_roads(pieces: str, prestige: dict[str, int]) -> None:
    """VAR-FS-ROAD: 2 PP for both villages of a road; a road with one village does not qualify."""
    assert line("road", pieces) == prestige


def test_roads_from_the_starting_space() -> None:
    """Q-V1: they qualify as well."""
    assert line("road", "start-delhi.1 red\nstart-delhi.2 red") == {"red": 2}


@pytest.mark.parametrize(
    ("pieces", "prestige"),
    [
        ("delhi centre red, top red", 2),
        ("delhi plain red red red", 2),
        ("delhi bottom red, plain red\njodhpur centre red, plain red", 4),
        ("delhi centre red, shrines red red\njodhpur top red", 0),
    ],
)
def test_two_statues(pieces: str, prestige: int) -> None:
    """VAR-FS-TWOSTAT: 2 PP for each city with two statues or more, not for each pair."""
    assert line("twostat", pieces).get("red", 0) == prestige


def test_shrines_in_the_supply() -> None:
    """VAR-FS-SUPPLY, Q-V3: minus 1 PP each; those on the player board do no harm."""
    assert line("supply", "red supply 5, shrines 8\ngreen supply 12, shrines 0") == {
        "red": -5,
        "green": -12,
    }


def test_below_zero() -> None:
    """Q-E7: what the supply costs is deducted in full."""
    table = scene(
        FINISHED.format(options=", final supply")
        + "red prestige 4, supply 9\ngreen prestige 3, supply 12\nyellow supply 12, prestige 1"
    )
    ended: Any = table.game.result()
    assert [seat["total"] for seat in ended["seats"]] == [-5, -9, -11]
    assert ended["winners"] == [0]


PLENTY = """
    red    coins 11, prestige 20, statues 5, supply 2
    delhi  centre red, top red
    start-delhi.1 red
    start-delhi.2 red
"""
STANDARD = {"statues": 6, "coins": 2, "majority": 2}
TILE = {"maj3": 3, "presence": 1, "road": 2, "twostat": 2, "supply": -2}


@pytest.mark.parametrize("name", LINES)
def test_what_a_tile_replaces(name: str) -> None:
    """VAR-4, Q-V5: the lead in cities, and only that; or by option all lines, or none."""
    kept = {"statues": 6, "coins": 2}
    line_of = {name: TILE[name]}
    assert finals("", PLENTY)[0] == STANDARD
    assert finals(f", final {name}", PLENTY)[0] == kept | line_of
    assert finals(f", final {name} replaces-all", PLENTY)[0] == line_of
    assert finals(f", final {name} adds", PLENTY)[0] == STANDARD | line_of


@pytest.mark.parametrize("mode", MODES)
def test_prestige_of_the_game_always_counts(mode: str) -> None:
    """Q-V5: in every reading the PP gathered in play are added."""
    table = scene(FINISHED.format(options=f", final maj3 {mode}") + PLENTY)
    ended: Any = table.game.result()
    red = ended["seats"][0]
    assert red["total"] == 20 + sum(red["final"].values())


def test_outer_statues_at_one_in_the_end() -> None:
    """Q-V5: the 1 WP of VAR-SR-EXT1 applies in the final scoring as well."""
    pieces = "delhi top red, shrines green green\njodhpur plain red, shrines green"
    assert [row["majority"] for row in finals("", pieces)] == [3, 1, 0]
    assert [row["majority"] for row in finals(", special ext1", pieces)] == [1, 3, 0]
