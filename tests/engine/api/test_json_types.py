"""What the engine gives out is of the types of json_types, whatever is played."""

import json
from typing import Any, get_args

import pytest
from support.extent import many
from support.game_kinds import mixed_kind, new_game
from support.json_shapes import misfits

import maharaja
from maharaja import json_types
from maharaja.engine import ids
from maharaja.engine.analysis.insight import PIECES
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.dice import Dice
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.text.events import EVENT_KINDS, EVENT_NAMES
from maharaja.engine.text.view import HINDSIGHT, view_of

KINDS = range(0, many(60, plain=20), 10)
LOOKS = many(9, quick=19, plain=29)  # decisions between two looks at a game


def as_json(words: object) -> Any:
    return json.loads(json.dumps(words))


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (json_types.Action, ids.ACTION_NAMES),
        (json_types.Reward, REWARD_NAMES),
        (json_types.Space, ids.SPACE_NAMES),
        (json_types.Phase, ids.PHASE_NAMES),
        (json_types.SoloLevel, ids.LEVEL_NAMES[1:]),
        (json_types.Special, SPECIAL_NAMES),
        (json_types.Final, FINAL_NAMES),
        (json_types.FinalTile, ids.FINAL_TILE_NAMES),
        (json_types.Source, ids.WHY_NAMES[: ids.PRESTIGE_SOURCES]),
        (json_types.Cause, ids.WHY_NAMES),
        (json_types.FrameKind, FRAME_NAMES),
        (json_types.Coming, PIECES),
    ],
)
def test_the_ids_are_those_of_the_engine(kind: Any, names: list[str]) -> None:
    assert list(get_args(kind)) == list(names)


def test_every_event_and_every_frame_has_a_type() -> None:
    def tags(union: Any, key: str) -> list[str]:
        kinds = [one.__annotations__[key] for one in get_args(union)]
        return [name for kind in kinds for name in get_args(kind)]

    assert sorted(tags(json_types.GameEvent, "event")) == sorted(EVENT_NAMES)
    assert sorted(tags(json_types.Frame, "kind")) == sorted(FRAME_NAMES)


def test_events_have_their_numbers_and_their_types_the_same_fields() -> None:
    assert [kind.number for kind in EVENT_KINDS] == list(range(len(EVENT_KINDS)))
    types = {
        name: list(one.__annotations__)
        for one in get_args(json_types.GameEvent)
        for name in get_args(one.__annotations__["event"])
    }
    assert types == {
        kind.name: ["event", "seat", *(field.name for field in kind.fields)] for kind in EVENT_KINDS
    }


@pytest.mark.untraced
@pytest.mark.parametrize("number", KINDS)
def test_views_events_and_insight_are_as_their_types_say(number: int) -> None:
    game = new_game(mixed_kind(number), number)
    dice = Dice(number)
    while not game.finished:
        if game.decisions % LOOKS == 0:
            check_looks(game)
        seat = game.to_act()[0]
        legal = game.legal(seat)
        for event in game.follow(seat, legal[dice.below(len(legal))]):
            assert misfits(as_json(event), json_types.GameEvent) == []
    check_looks(game)
    assert misfits(as_json(game.result()), json_types.Result) == []
    assert misfits(as_json(game.record()), json_types.GameRecord) == []


def check_looks(game: maharaja.Game) -> None:
    for viewer in (int(HINDSIGHT), int(ids.NOBODY), *range(game.seats)):
        view = as_json(view_of(game.state, viewer))
        assert misfits(view, json_types.View) == []
        if viewer >= int(ids.NOBODY):
            insight = as_json(insight_json(game.state, viewer))
            assert misfits(insight, json_types.Insight) == []
            excerpt = as_json(game.excerpt(None if viewer < 0 else viewer))
            assert misfits(excerpt, json_types.GameRecord) == []
    assert misfits(as_json(game.dump()), json_types.Position) == []
