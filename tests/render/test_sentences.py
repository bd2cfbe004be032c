"""Choices and events in words, for programs that show them to people."""

import random

import numpy as np
import pytest

import maharaja
from maharaja.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_a_game_can_be_said(language: str) -> None:
    game = maharaja.new_game(players=3, seed=83)
    sentences = maharaja.Sentences(game, language, ["Asha", "Ben"])
    dice = random.Random(7)
    told: list[str] = []
    while not game.finished:
        seat = game.to_act()[0]
        said = sentences.choices(seat)
        assert list(said) == game.legal_texts(seat)
        assert all("{" not in sentence and "???" not in sentence for sentence in said.values())
        told += sentences.events(game.follow(seat, dice.choice(game.legal(seat))))
    assert any("Asha" in line for line in told)
    assert any("Ben" in line for line in told)


def test_a_choice_may_be_a_number_a_text_or_numpys() -> None:
    game = maharaja.new_game(players=2, seed=7)
    sentences = maharaja.Sentences(game)
    seat, choice = game.to_act()[0], game.legal(game.to_act()[0])[0]
    said = sentences.choice(seat, choice)
    assert said == sentences.choice(seat, game.text(choice))
    assert said == sentences.choice(np.int64(seat), np.int64(choice))
    assert sentences.character(np.int64(choice)) in said


def test_mistakes_are_answered() -> None:
    game = maharaja.new_game(players=2, seed=7)
    with pytest.raises(maharaja.SetupError, match='"xx" is not known; use one of en, de'):
        maharaja.Sentences(game, "xx")
    with pytest.raises(maharaja.SetupError, match="3 names for 2 seats"):
        maharaja.Sentences(game, names=["a", "b", "c"])
    with pytest.raises(maharaja.SetupError, match="character: a whole number from 1 to 16"):
        maharaja.Sentences(game).character(99)
    with pytest.raises(maharaja.Refused):
        maharaja.Sentences(game).choice(game.to_act()[0], "end")


def test_whoever_has_nothing_to_decide_has_no_choices() -> None:
    game = maharaja.new_game(players=2, seed=7)
    waiting = 1 - game.to_act()[0]
    assert maharaja.Sentences(game).choices(waiting) == {}
