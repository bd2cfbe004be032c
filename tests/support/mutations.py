"""Positions and records with something wrong: made of real ones, by chance, and played on.

Whatever ``load`` and ``replay`` accept has to be a game: somebody can always choose, it ends, and
it can be seen, dumped, loaded and replayed on the way. Whatever cannot is a FormatError.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import maharaja
from maharaja.bots.protocol.view_reader import state_from_view
from maharaja.engine.ids import (
    ACTION_NAMES,
    CHARACTERS_IN_ALL,
    PHASE_NAMES,
    SHRINES_IN_ALL,
    STATUES_IN_ALL,
    TOKENS_IN_ALL,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.versions import VERSION_NAMES
from support.game_kinds import KINDS, mixed_kind, new_game

Words = dict[str, Any]
# More decisions than any game has: those of random players take a few hundred.
MOST_DECISIONS = 3000
DEEP = 3000  # lists in lists; JSON of that depth cannot even be written by Python's own json


# --- real games to begin with --------------------------------------------------------------------


def some_game(rng: random.Random) -> maharaja.Game:
    """A game of any kind, anywhere between its first decision and its end."""
    kind = {**mixed_kind(rng.randrange(KINDS)), "rules": rng.choice(VERSION_NAMES)}
    game = new_game(kind, rng.getrandbits(40))
    wanted = rng.choice([rng.randrange(20), rng.randrange(300)])
    # Some stop where a question is rare: in the middle of an action, an ability or a reward.
    rare = rng.random() < 0.6
    while not game.finished:
        acting = game.to_act()
        waiting = game.dump()["waiting"] if rare and game.decisions >= wanted else []
        assert isinstance(waiting, list)
        if game.decisions >= wanted and (not rare or len(waiting) > 1):
            break
        choose_busily(game, rng.choice(acting), rng)
    return game


def choose_busily(game: maharaja.Game, seat: int, rng: random.Random) -> None:
    """Any choice, but ending a turn and an action only now and then: more happens like this."""
    legal = game.legal(seat)
    assert legal, "nothing is legal for a seat that has to act"
    assert len(set(legal)) == len(legal), "a choice is listed twice"
    choice = rng.choice(legal)
    if len(legal) > 1 and game.text(choice).split()[0] in ("end", "done", "travel"):
        choice = rng.choice(legal)
    game.choose(seat, choice)


def some_words(rng: random.Random) -> Words:
    """A position or a record as another program might send it."""
    game = some_game(rng)
    words = game.dump() if rng.random() < 0.7 else game.record()
    if rng.random() < 0.1:  # a record that begins with a position
        later = maharaja.load(game.dump(), game.board)
        for _ in range(rng.randrange(5)):
            if not later.finished:
                choose_busily(later, later.to_act()[0], rng)
        words = later.record()
    known: Words = json.loads(json.dumps(words))
    return known


# --- something wrong -----------------------------------------------------------------------------


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


STRANGE: list[Callable[[random.Random], Any]] = [
    lambda _: None,
    lambda rng: rng.random() < 0.5,
    lambda rng: rng.choice([-1, -2, 99, 255, 2**31, 2**62, 2**63, 2**64 + 1, -(2**63), 10**5000]),
    lambda rng: rng.choice([0.0, 1.0, 1.5, -0.0, float("nan"), float("inf")]),
    lambda rng: rng.choice(["", " ", "start", "delhi", "\ud800", "x" * 5000, "9" * 5000, "²"]),
    lambda rng: rng.choice([[], {}, [[]], [None], {"a": 1}]),
    lambda rng: rng.choice([nested(DEEP), {"a": nested(DEEP)}]),
    lambda _: {1: 2, 10**5000: 3, None: 4},
]


def near(value: int, rng: random.Random) -> int:
    return rng.choice([value + 1, value - 1, value + rng.randrange(-4, 9), rng.randrange(20)])


def other_scalar(value: Any, rng: random.Random) -> Any:
    """Another value: mostly of the same kind, now and then a strange one."""
    if rng.random() < 0.15:
        return rng.choice(STRANGE)(rng)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return near(value, rng)
    if isinstance(value, str):
        for names in ALIKE:
            if value in names:
                return rng.choice(names)
        return rng.choice(rng.choice(ALIKE))
    return rng.choice([0, 1, 2, 3, 5, 12, 16, "delhi", "start", "coins", None])


CITIES = ["start", "delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur"]
ALIKE: list[list[str]] = [
    PHASE_NAMES,
    FRAME_NAMES,
    ACTION_NAMES,
    ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"],
    [*CITIES, "hyderabad"],
    ["easy", "medium", "hard"],
    ["firstpp", "ext1", "cost12", "display"],
    ["maj3", "presence", "road", "twostat", "supply"],
    ["replaces-majority", "replaces-all", "adds"],
    [*VERSION_NAMES, "2020.3"],
    ["0 end", "1 end", "0 done", "0 plan coins coins", "0 draft 3", "2 travel start-delhi"],
]


def spots(value: Any, depth: int = 6) -> Iterator[tuple[Any, Any]]:
    """Every container of a value with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)) and depth:
            yield from spots(value[key], depth - 1)


def change_a_spot(words: Words, rng: random.Random) -> None:
    """Something at one place: chosen among the keys first, so that no long list has it all."""
    key = rng.choice(list(words))
    below = list(spots(words[key])) if isinstance(words[key], (dict, list)) else []
    holder, at = rng.choice(below) if below and rng.random() < 0.95 else (words, key)
    value = holder[at]
    if isinstance(value, list) and rng.random() < 0.8:
        change_list(value, rng)
    elif isinstance(value, dict) and rng.random() < 0.8:
        change_dict(value, rng)
    elif rng.random() < 0.05:
        del holder[at]
    else:
        holder[at] = other_scalar(value, rng)


def change_list(items: list[Any], rng: random.Random) -> None:
    kind = rng.randrange(6)
    if kind == 0 or not items:
        items.insert(rng.randrange(len(items) + 1), rng.choice([None, 0, 3, 7, "coins", "delhi"]))
    elif kind == 1:
        del items[rng.randrange(len(items))]
    elif kind == 2:
        items.insert(rng.randrange(len(items) + 1), copy.copy(rng.choice(items)))
    elif kind == 3:
        rng.shuffle(items)
    elif kind == 4:
        a, b = rng.randrange(len(items)), rng.randrange(len(items))
        items[a], items[b] = items[b], items[a]
    else:
        items.clear()


def change_dict(fields: Words, rng: random.Random) -> None:
    kind = rng.randrange(4)
    keys = list(fields)
    if kind == 0 or not keys:
        fields[rng.choice(["start", "delhi", "start-delhi.1", "x", *keys])] = rng.choice(
            [0, [0], {}]
        )
    elif kind == 1:
        del fields[rng.choice(keys)]
    elif kind == 2:
        fields[rng.choice(keys)] = copy.copy(fields[rng.choice(keys)])
    else:
        a, b = rng.choice(keys), rng.choice(keys)
        fields[a], fields[b] = fields[b], fields[a]


def some_frame(seats: int, rng: random.Random) -> list[Any]:
    number = rng.choice([0, 1, 2, 3, 5, 6, 10, 11, 12, 13, 17, 18, 33, 42, 65, 66, 74])
    return [rng.choice(FRAME_NAMES), rng.randrange(seats), rng.choice([number, rng.randrange(280)])]


def change_waiting(words: Words, rng: random.Random) -> None:
    """Other frames, often of the right kind for the phase."""
    waiting = words.get("waiting")
    if not isinstance(waiting, list):
        return
    seats = len(words["seats"]) if isinstance(words.get("seats"), list) else 2
    kind = rng.randrange(5)
    frames = [frame for frame in waiting if isinstance(frame, list) and len(frame) == 3]
    if kind == 0:
        waiting.insert(rng.randrange(len(waiting) + 1), some_frame(max(1, seats), rng))
    elif kind == 1:
        waiting[:] = [some_frame(max(1, seats), rng) for _ in range(rng.randrange(4))]
    elif frames:
        frame = rng.choice(frames)
        if kind == 2:
            frame[0] = rng.choice(FRAME_NAMES)
        elif kind == 3:
            frame[1] = rng.choice([None, 0, 1, 2, 3])
        else:
            frame[2] = some_frame(1, rng)[2]


def change_seat(words: Words, rng: random.Random) -> None:
    """A number or a name of a seat, within what each of them alone may be."""
    seats = words.get("seats")
    if not isinstance(seats, list) or not seats or not isinstance(seats[0], dict):
        return
    seat = rng.choice([seat for seat in seats if isinstance(seat, dict)])
    changes: list[tuple[str, Any]] = [
        ("shrines", rng.randrange(SHRINES_IN_ALL + 1)),
        ("supply", rng.randrange(SHRINES_IN_ALL + 1)),
        ("statues", rng.randrange(STATUES_IN_ALL + 1)),
        ("tokens", rng.randrange(TOKENS_IN_ALL + 1)),
        ("coins", rng.choice([0, 1, 40, 10**6])),
        ("prestige", rng.choice([0, 1, 40])),
        ("character", rng.choice([None, *range(1, CHARACTERS_IN_ALL + 1)])),
        ("priest", rng.choice(CITIES)),
        ("acted", rng.random() < 0.5),
        ("used", [rng.randrange(1, 17) for _ in range(rng.randrange(3))]),
        ("plan", rng.choice([None, [rng.choice(ACTION_NAMES), rng.choice(ACTION_NAMES)]])),
        ("open", rng.choice([[], ["coins"], seat.get("plan") or []])),
    ]
    for key, value in rng.sample(changes, rng.choice([1, 1, 2])):
        seat[key] = value
        if key == "plan" and rng.random() < 0.7:
            seat["open"] = list(value or [])
        if key == "prestige" and rng.random() < 0.7 and isinstance(seat.get("earned"), dict):
            seat["earned"] = {"start": value}


def change_table(words: Words, rng: random.Random) -> None:
    """The phase, the round and what lies beside the map."""
    changes: list[tuple[str, Any]] = [
        ("phase", rng.choice(PHASE_NAMES)),
        ("round", rng.randrange(8)),
        ("maharaja", rng.choice([None, *CITIES])),
        ("drawn", rng.randrange(17)),
        ("token_used", rng.random() < 0.5),
        ("journey", rng.sample(CITIES, rng.randrange(5))),
        ("display", [rng.randrange(1, 17) for _ in range(rng.randrange(9))]),
        (
            "maharani",
            [
                rng.choice(
                    [None, {"seat": rng.randrange(4), "character": rng.randrange(18), "round": 3}]
                )
                for _ in range(2)
            ],
        ),
    ]
    key, value = rng.choice(changes)
    words[key] = value


def mutated(words: Words, rng: random.Random) -> Words:
    """The words with one to three things wrong."""
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        target = words
        if isinstance(words.get("position"), dict) and rng.random() < 0.7:
            target = words["position"]
        chosen: list[Callable[[Words, random.Random], None]] = [change_a_spot] * 3
        if "waiting" in target:
            chosen += [change_waiting, change_seat, change_table]
        if target:
            rng.choice(chosen)(target, rng)
    return words


# --- playing on ----------------------------------------------------------------------------------


def opened(words: Words) -> maharaja.Game | None:
    """The game of the words, or None where they are refused; anything else is a fault."""
    try:
        return maharaja.replay(words) if "choices" in words else maharaja.load(words)
    except maharaja.FormatError as error:
        check_sentence(str(error))
        return None


def check_sentence(text: str) -> None:
    """With its place, of a length people read, and in letters that can be sent."""
    assert ": " in text, text
    assert len(text) < 1000, text[:200]
    text.encode()


def play_on(game: maharaja.Game, rng: random.Random, often: float = 0.02) -> None:
    """Random choices to the end; now and then everything that can be asked of a game."""
    look(game)
    while not game.finished:
        assert game.decisions < MOST_DECISIONS, "there is no end to it"
        acting = game.to_act()
        assert acting, "nobody has to act"
        choose_busily(game, rng.choice(acting), rng)
        if rng.random() < often:
            look(game)
    look(game)


def look(game: maharaja.Game) -> None:
    """See it from everywhere, write it down and read it again."""
    for seat in [None, *range(game.seats)]:
        view = game.view(seat)
        json.dumps(view)
        if seat in game.to_act():  # what its bot would be asked with
            state_from_view(game.board, json.loads(json.dumps(view)))
    dump: Words = json.loads(json.dumps(game.dump()))
    assert maharaja.load(dump, game.board).same_position(game), "dumped and loaded, it is another"
    record: Words = json.loads(json.dumps(game.record()))
    assert maharaja.replay(record, board=game.board).same_position(game), "it replays to another"
    assert game.back(game.decisions).same_position(game)
    game.excerpt()
    for seat in game.to_act():
        game.prices(seat), game.openings(seat), game.journeys(seat), game.statue_prices(seat)


def attempt(number: int) -> str:
    """One mutation: ``refused`` or ``played``. A fault is an AssertionError or any other error."""
    rng = random.Random(number)
    words = mutated(some_words(rng), rng)
    game = opened(words)
    if game is None:
        return "refused"
    play_on(game, rng)
    return "played"
