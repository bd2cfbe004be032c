"""Positions that cannot be played on, by what is wrong with them; for the engine and the server."""

from __future__ import annotations

from typing import Any

import maharaja
from maharaja.engine.board import SETUP_VILLAGES
from maharaja.render.position_text import read

Words = dict[str, Any]

TWO = """
    2 players
    round 2, actions, maharaja delhi
    red     character 9, plan coins coins, acted
    green   character 5, plan coins coins
    waiting turn red
"""
SCORING = """
    2 players
    round 2, scoring, maharaja delhi
    red     character 9, plan coins coins, acted
    green   character 5, plan coins coins, acted
    waiting {}
"""
PICKING = SCORING.format("reward green, reward red")
SOLO = """
    solo easy
    round 2, actions, maharaja delhi
    red     character 9, plan coins coins, acted
    green   character 5
    waiting turn red
"""
CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
CLASSIC = maharaja.load_board("classic")
KAVERI = maharaja.load_board("kaveri").village_ids
# The first village that Brahmabot settles by the Setup tile of seed 0.
SETUP_TILE = maharaja.new_game(solo="easy", seed=0).state.setup.setup_tile
BRAHMABOTS = CLASSIC.village_ids[CLASSIC.setup_village[SETUP_TILE * SETUP_VILLAGES]]
PLANNING = "3 players\nround 2, planning"
SOLO_RETAKE = """
    solo easy
    round 2, actions, maharaja delhi
    red     character ., plan coins coins
    green   character 5, acted
    waiting brahmabot green 1, retake red
"""
SOLO_DRAFT = "solo easy\nround 0, draft"
DRAFT = "3 players\nround 0, draft\nwaiting draft red"


def before_the_first_round(phase: str, waiting: list[Any]) -> Words:
    """What a drawing cannot say: a table at which the first round has not begun."""
    return {"round": 0, "phase": phase, "maharaja": None, "waiting": waiting}


# By name: a drawing that can be played, what is changed (by path), and where the fault is told.
UNPLAYABLE: dict[str, tuple[str, Words, str]] = {
    "an end that nobody waits for": (
        TWO,
        {"waiting": [["turn", 0, 0], ["ability-end", 0, 3]]},
        r"position\.waiting: nobody has to decide",
    ),
    "an ability without its question": (
        TWO,
        {"waiting": [["turn", 0, 0], ["ability-end", 0, 9], ["flag", 0, 0]]},
        r"position\.waiting\[1\]: .* nothing like that can be waiting here",
    ),
    "a building action that allows nothing": (
        TWO,
        {"waiting": [["turn", 0, 0], ["building", 0, 64]]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "somebody else's action": (
        TWO,
        {"waiting": [["turn", 0, 0], ["building", 1, 74]]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "two turns at once": (
        TWO,
        {"waiting": [["turn", 0, 0], ["turn", 1, 0]]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "a flag in the middle of building": (
        TWO,
        {"waiting": [["turn", 0, 0], ["building", 0, 74], ["flag", 0, 0]]},
        r"position\.waiting\[2\]: .* nothing like that",
    ),
    "an exchange without an end": (
        TWO,
        {"waiting": [["turn", 0, 0], ["ability-end", 0, 3], ["exchange", 0, 0]]},
        r"position\.waiting\[2\]: .* nothing like that",
    ),
    "a free shrine of an empty supply": (
        TWO,
        {
            "waiting": [["turn", 0, 0], ["ability-end", 0, 13], ["free-shrine", 0, 17]],
            "seats.0.supply": 0,
        },
        r"position\.waiting\[2\]: .* nothing like that",
    ),
    "more free shrines than a reward has": (
        SCORING.format("reward green, reward-end red 6, free-shrine red 1"),
        {"waiting.2.2": 5},
        r"position\.waiting\[2\]: .* nothing like that",
    ),
    "a tile put back that is nowhere": (
        TWO,
        {
            "waiting": [["turn", 0, 0], ["take", 0, 16]],
            "seats.0.character": None,
            "display": [1, 2, 3],
        },
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "a seat that robs itself": (
        TWO,
        {"waiting": [["turn", 0, 0], ["retake", 0, 0]], "seats.0.character": None},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "a robbed player with a character": (
        TWO,
        {"waiting": [["turn", 0, 0], ["retake", 1, 0]]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "a character taken by somebody who has one": (
        TWO,
        {"waiting": [["turn", 0, 0], ["take", 0, 2]], "display": [1, 2, 3]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "an action that cannot begin": (
        TWO,
        {"waiting": [["turn", 0, 0], ["building", 0, 33]]},
        r"position\.waiting: nobody has to decide",
    ),
    "flags without room for the visits to come": (
        TWO,
        {"track": [None] * 9 + ["jodhpur", "delhi", *CITIES[2:]]},
        r"position\.waiting: nobody has to decide",
    ),
    "Maharani tokens that do not rest": (
        SCORING.format("reward green, reward-end red 7, maharani red 1"),
        {"maharani": [{"seat": 0, "character": 9, "round": 1}] * 2},
        r"position\.waiting\[2\]: .* nothing like that",
    ),
    "a reward picked twice": (
        PICKING,
        {"waiting": [["reward", 0, 0], ["reward", 0, 0]]},
        r"position\.waiting\[1\]: .* nothing like that",
    ),
    "Brahmabot's turn without Brahmabot": (
        TWO,
        {"waiting": [["brahmabot", 1, 1], ["retake", 0, 0]], "seats.0.character": None},
        r"position\.waiting\[0\]: .* nothing like that",
    ),
    "a pick from an empty row": (
        PICKING,
        {"rewards": ["coins", *[None] * 3, "tax", "buy", "pp2", "build", *[None] * 4]},
        r"position\.rewards: 2 tiles have to be within reach",
    ),
    "rewards too high to go up": (
        PICKING,
        {"rewards": ["coins", "tax", "shrines", *[None] * 8, "buy"]},
        r"position\.rewards: the tiles lie too high; move them down",
    ),
    "rewards that run out": (
        SOLO,
        {"rewards": ["coins", "tax", *[None] * 10]},
        r"position\.rewards: 6 tiles are needed",
    ),
    "a reward in two places": (
        TWO,
        {"rewards.1": "tax", "rewards.2": "tax"},
        r"position\.rewards: tax is there more than once",
    ),
    "a character in two places": (
        TWO,
        {"display": [9, 1, 2]},
        r"position\.display\[0\]: 9 is there more than once",
    ),
    "no room for a tile put back": (
        TWO,
        {"display": [1, 2, 3, 4, 6, 7, 8]},
        r"position\.display: at most 6 characters fit",
    ),
    "a character that is still in the stack": (
        SOLO,
        {"drawn": 0},
        r"position\.seats\[0\]\.character: 9 has not been drawn yet",
    ),
    "characters drawn where there is no stack": (
        TWO,
        {"drawn": 3},
        r"position\.drawn: 3 is not right; a whole number from 0 to 0",
    ),
    "nobody's character": (
        TWO,
        {"seats.1.character": None},
        r"position\.seats\[1\]\.character: .* in the phase actions not null is needed",
    ),
    "more shrines than there are": (
        TWO,
        {"seats.0.shrines": 20, "seats.0.supply": 20},
        r"position\.seats\[0\]\.shrines: 40 in all; there are only 20",
    ),
    "more tokens than there are": (
        TWO,
        {"seats.0.tokens": 5, "seats.1.tokens": 5},
        r"position\.seats\[1\]\.tokens: 10 in all; there are only 7",
    ),
    "three shrines in a village for one": (
        TWO,
        {"villages": {"start-delhi.1": [0, 1]}},
        r"position\.villages\.start-delhi\.1: at most 1 shrines fit",
    ),
    "points from nowhere": (
        TWO,
        {"seats.0.prestige": 50},
        r"position\.seats\[0\]\.prestige: 50 is not right; earned adds up to 3",
    ),
    "no plan to turn up": (
        TWO,
        {"seats.1.plan": None, "seats.1.open": []},
        r"position\.seats\[1\]\.plan: None is not right; in the phase actions not null is needed",
    ),
    "open actions without a plan": (
        PLANNING,
        {"seats.1.open": ["coins"]},
        r"position\.seats\[1\]\.open: only planned actions can be open",
    ),
    "a plan from before": (
        DRAFT,
        before_the_first_round("draft", [["draft", 0, 0]])
        | {"seats.0.plan": ["coins", "coins"], "seats.0.open": ["coins"]},
        r"position\.seats\[0\]\.plan: .* in the phase draft null is needed",
    ),
    "ready without a plan": (
        PLANNING,
        {"waiting": [["plan", None, 3]]},
        r"position\.seats\[2\]\.plan: None is not right; in the phase planning not null is needed",
    ),
    "everybody's question asked of one": (
        PLANNING,
        {"waiting": [["plan", 1, 7]]},
        r"position\.waiting\[0\]\[1\]: 1 is not right; null is needed",
    ),
    "a turn taken while planning": (
        PLANNING,
        {"seats.1.acted": True},
        r"position\.seats\[1\]\.acted: True is not right; in the phase planning false is needed",
    ),
    "a token used by nobody": (
        PLANNING,
        {"token_used": True},
        r"position\.token_used: True is not right; in the phase planning false is needed",
    ),
    "a token used in Brahmabot's turn": (
        SOLO_RETAKE,
        {"token_used": True},
        r"position\.token_used: True is not right; in the phase actions false is needed",
    ),
    "a round before the first": (
        PLANNING,
        {"round": 0},
        r"position\.round: 0 is not right; in the phase planning 1 to 7 is needed",
    ),
    "no Maharaja": (
        PLANNING,
        {"maharaja": None},
        r"position\.maharaja: None is not right; in the phase planning not null is needed",
    ),
    "the Maharaja on the starting space": (
        PLANNING,
        {"maharaja": "start"},
        r"position\.maharaja: 'start' is not right; use one of delhi",
    ),
    "the starting space as a city": (
        PLANNING,
        {"cities.start": {"centre": None, "top": None, "bottom": None}},
        r"position\.cities\.start: .* use one of delhi",
    ),
    "a token lent to Brahmabot": (
        SOLO,
        {"maharani.0": {"seat": 1, "character": 9, "round": 1}},
        r"position\.maharani\[0\]\.seat: 1 is not right; a whole number from 0 to 0",
    ),
    "a token of a round to come": (
        TWO,
        {"maharani.0": {"seat": 1, "character": 9, "round": 5}},
        r"position\.maharani\[0\]\.round: 5 is not right; a whole number from 1 to 2",
    ),
    "a draft out of turn": (
        DRAFT,
        before_the_first_round("draft", [["draft", 2, 0]]),
        r"position\.waiting\[0\]: .* nothing like that",
    ),
    "too few characters to draft": (
        DRAFT,
        {"display": [1, 2]},
        r"position\.display: 3 characters are needed",
    ),
    "more shrines to settle than there are": (
        DRAFT,
        {"seats.0.shrines": 14, "seats.0.supply": 6},
        r"position\.seats\[0\]\.shrines: 14 is not right; a whole number from 4 to 8",
    ),
    "villages too full to settle": (
        "board kaveri, 2 players\nround 0, draft",
        {"villages": {village: [1] for village in KAVERI[2:]}},
        r"position\.villages: 4 shrines are to be settled",
    ),
    "too few shrines for Brahmabot's villages": (
        SOLO_DRAFT,
        {"seats.1.shrines": 3},
        r"position\.seats\[1\]\.shrines: 3 is not right; a whole number from 4 to 20",
    ),
    "a shrine where Brahmabot settles": (
        SOLO_DRAFT,
        {"villages": {BRAHMABOTS: [0]}},
        rf"position\.villages\.{BRAHMABOTS}: at most 0 shrines fit",
    ),
    "keys that are no text": (
        TWO,
        {"villages": {10**5000: [0]}},
        r"position\.villages: .* an object is needed",
    ),
    "more players than the board is for": (
        "board kaveri, 2 players\nround 2, planning",
        {"options.players": 4},
        r"position\.options\.players: the board kaveri is for 1, 2, not for 4",
    ),
}


def changed(drawing: str, changes: Words) -> Words:
    """The position of the drawing, and what is different."""
    position = read(drawing)
    if position["phase"] == "draft":
        open_draft(position)
    for path, value in changes.items():
        *steps, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
        holder: Any = position
        for step in steps:
            holder = holder[step]
        holder[last] = value
    return position


def open_draft(position: Words) -> None:
    """Before the first round: nobody has a character, and all shrines are still to be settled."""
    position.update(before_the_first_round("draft", [["draft", 0, 0]]))
    position["setup"]["first"] = 0
    position["display"] = list(position["setup"]["characters"])
    flags = list(position["setup"]["flags"])
    position["track"] = [None] * 2 + flags + [None] * (len(position["track"]) - 2 - len(flags))
    for seat in position["seats"]:
        seat.update(character=None, shrines=8)
    if position["options"]["solo"]:  # Brahmabot has the first of the stack, three lie open
        position.update(drawn=4, display=position["setup"]["characters"][1:4])
        brahmabots = position["setup"]["characters"][0]
        position["seats"][1].update(character=brahmabots, shrines=20)
