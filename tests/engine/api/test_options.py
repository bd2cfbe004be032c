"""Options, verbs and rows: what is derived from the classes that name it."""

import pytest

import maharaja
from maharaja.engine.choices import VOCABULARY
from maharaja.engine.content.characters import CHARACTERS
from maharaja.engine.play import DECISIONS, FRAME_NAMES
from maharaja.engine.text.notation import choice_text, parse_choice
from maharaja.table_options import FLAGS, OPTION_NAMES, Options


@pytest.mark.parametrize("flag", FLAGS)
def test_a_file_that_does_not_name_an_option_has_it_off(flag: str) -> None:
    """R-3: records and positions from before an option are played as they were."""
    game = maharaja.new_game(seed=1, **{flag: True})  # type: ignore[arg-type] # some flag
    position = dict(game.dump())
    assert getattr(maharaja.load(position).options, flag)
    options = dict(game.dump()["options"])
    del options[flag]
    assert not getattr(maharaja.load({**position, "options": options}).options, flag)


def test_the_options_of_a_game_are_its_own() -> None:
    """VAR-1: whatever was passed in, each special rule once and in order."""
    asked = Options(players=3, special=["display", "ext1", "ext1"])
    game = maharaja.new_game(seed=1, players=3, special=asked.special)
    assert game.options.special == ["ext1", "display"]
    assert list(game.dump()["options"]) == OPTION_NAMES


@pytest.mark.parametrize("board", ["classic", "kaveri"])
def test_every_number_of_the_vocabulary_has_one_text_or_none(board: str) -> None:
    """R-1, R-2: what can be written can be read again."""
    map_ = maharaja.load_board(board)
    written = 0
    for choice in range(VOCABULARY):
        try:
            text = choice_text(map_, choice)
        except maharaja.NotationError:
            continue
        assert parse_choice(map_, text) == choice
        written += 1
    assert written > 200


def test_decisions_have_their_names_on_them() -> None:
    assert [row.name for row in DECISIONS] == FRAME_NAMES
    assert len(set(FRAME_NAMES)) == len(FRAME_NAMES) == 16
    assert all(row.phases for row in DECISIONS)


def test_what_characters_do() -> None:
    """CHAR-1 to CHAR-16: each does something of its own; the first does nothing."""
    does = [row.does() for row in CHARACTERS[1:]]
    assert len(set(does)) == len(does)
    assert does[0] == CHARACTERS[0].does() == "nothing"
    assert (does[1], does[14], does[15]) == ("TakeShrine", "statue_rebate=3", "reward_times=2")
