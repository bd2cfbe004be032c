"""Outlooks: what others may do about a plan or after a turn, by what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.extent import many
from support.game_kinds import mixed_kind
from support.random_games import decisions, with_other_secrets
from support.scene import scene

import maharaja
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.levels import make_bot
from maharaja.bots.outlook import LEAST, MOST, Outlook, outlook
from maharaja.engine.analysis.information_set import information_set_of

pytestmark = pytest.mark.untraced

KINDS = range(5, many(900, quick=400, plain=150), 89)
PACE = 23  # decisions between two outlooks
FEW = 4  # rounds

LAST = """
2 players
round 3, actions, maharaja delhi
red       character 12, priest delhi, plan coins pp, acted
green     character 2, priest delhi, acted
delhi     centre red, plain green
waiting   turn red
"""
# Green acts first, stands there with coins, and the centre is free.
CONTESTED = """
2 players
round 3, planning, maharaja delhi
red       character 12, priest delhi, coins 30
green     character 2, priest delhi, coins 30
delhi     {delhi}
"""


def looked_ahead(game: maharaja.Game, seat: int, choice: str, rounds: int = FEW) -> Outlook:
    bot = make_bot("adept", seat, 7)
    assert isinstance(bot, HeuristicBot)
    return outlook(bot, information_set_of(game.state, seat), game.parse(choice), rounds)


def considered(number: int) -> Iterator[tuple[maharaja.Game, int, str]]:
    """Plans and ends of turns in games of all kinds."""
    for game, seat, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % PACE >= PACE // 4:
            continue
        texts = [text for text in game.legal_texts(seat) if text.split()[0] in ("plan", "end")]
        if texts:
            yield game, seat, texts[game.decisions % len(texts)]


@pytest.mark.parametrize("number", KINDS)
def test_risks_name_others_and_places_of_the_board(number: int) -> None:
    for game, seat, choice in considered(number):
        before = game.dump()
        found = looked_ahead(game, seat, choice)
        assert game.dump() == before
        assert found.choice == choice
        assert len(found.risks) <= MOST
        for risk in found.risks:
            assert LEAST <= risk.times <= FEW
            assert risk.seat is None or (risk.seat != seat and risk.seat < game.seats)
            assert risk.city is None or risk.city in game.board.junction_ids[1:]
            assert risk.action is None or risk.action in choice.split()


@pytest.mark.parametrize("number", KINDS)
def test_an_outlook_does_not_depend_on_what_is_hidden(number: int) -> None:
    """R-5, ACT-2: with other plans, totals and tiles a seat is told the same."""
    for game, seat, choice in considered(number):
        hidden = with_other_secrets(game, seat)
        assert looked_ahead(hidden, seat, choice) == looked_ahead(game, seat, choice)


def test_who_acts_last_has_nothing_to_fear_after_the_turn() -> None:
    game = scene(LAST).game
    assert looked_ahead(game, 0, "end", 20).risks == []


@pytest.mark.parametrize(
    ("delhi", "plan", "risk"),
    [(".", "statue-discount coins", "space"), ("plain red", "coins pp", "ahead")],
)
def test_a_rival_with_coins_may_build_in_the_city_of_the_round(
    delhi: str, plan: str, risk: str
) -> None:
    found = looked_ahead(scene(CONTESTED.format(delhi=delhi)).game, 0, f"plan {plan}", 20)
    assert (risk, 1, "delhi") in [(each.risk, each.seat, each.city) for each in found.risks]
