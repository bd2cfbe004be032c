"""What tests/engine/golden, tests/engine/counts and tests/engine/games pin down, computed anew.

``python tools/repin.py`` writes the files after a deliberate change; the tests compare. What is
pinned for older versions of the rules never changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import maharaja
from maharaja.engine.choices import Choices
from maharaja.engine.content.characters import ANSWER_FIELDS, CHARACTERS, ONCE_MASK
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.dice import Dice
from maharaja.engine.ids import FINISHED
from maharaja.engine.play import apply, list_legal, one_of, play_randomly
from maharaja.engine.solo.tiles import ICONS
from maharaja.engine.state import ABILITIES, State, fingerprint
from support.game_kinds import mixed_kind, new_game

TESTS = Path(__file__).parents[1] / "engine"
GOLDEN = TESTS / "golden" / "checksums.json"
COUNTS = TESTS / "counts" / "counts.json"
GAMES = TESTS / "games"

# --- golden games --------------------------------------------------------------------------------

GOLDEN_GAMES = 10_000
GOLDEN_ROW = 500  # games a checksum: enough rows to see where a difference begins
PRIME = 2_147_483_647


def golden_row(row: int, rules: str) -> int:
    """One number over the final positions of the row's games and their lengths."""
    checksum = 1
    for number in range(row * GOLDEN_ROW, (row + 1) * GOLDEN_ROW):
        state = new_game({**mixed_kind(number), "rules": rules}, number).state
        made = play_randomly(state, Dice(number + 1), 1 << 30)
        checksum = (checksum * 31 + made) % PRIME
        checksum = (checksum * 31 + fingerprint(state)) % PRIME
    return checksum


# --- counts of positions -------------------------------------------------------------------------

# Kind, seed, random choices made before counting, depth. From the draft to the end of a game.
COUNTED: list[tuple[dict[str, Any], int, int, int]] = [
    ({"players": 4}, 1, 0, 5),
    ({"players": 3, "special": ["display"]}, 2, 70, 5),
    ({"players": 2, "decline_actions": True}, 3, 60, 4),
    ({"solo": "hard"}, 4, 20, 6),
    ({"players": 2, "board": "kaveri"}, 5, 90, 7),
]


def start_of_count(kind: dict[str, Any], seed: int, made: int, rules: str) -> State:
    state = new_game({**kind, "rules": rules}, seed).state
    play_randomly(state, Dice(seed), made)
    return state


def count_positions(state: State, depth: int) -> int:
    """How many rows of ``depth`` choices there are; a game that ends earlier counts once."""
    if depth == 0 or state.phase == FINISHED:
        return 1
    seat = one_of(state.to_act())
    buffer = Choices()
    list_legal(state, seat, buffer)
    if depth == 1:
        return buffer.count
    total = 0
    for choice in buffer.as_list():
        after = state.copy()
        apply(after, seat, choice)
        total += count_positions(after, depth - 1)
    return total


# --- recorded games ------------------------------------------------------------------------------


def everything() -> set[str]:
    """All that has to occur in the recorded games."""
    return (
        {f"character {row.number}" for row in CHARACTERS[1:]}
        | {f"reward {name}" for name in REWARD_NAMES}
        | {f"special {name}" for name in SPECIAL_NAMES}
        | {f"final {name}" for name in FINAL_NAMES}
        | {f"icon {name}" for name in ICONS}
    )


def occurrences(record: dict[str, Any]) -> set[str]:
    """What a recorded game shows at work.

    A 1x ability is used; any other ability occurs if the game would go on differently without it,
    and so do special rules and final lines. A tile without ability occurs when somebody has it.
    """
    game = maharaja.replay(record, 0)
    found: set[str] = set()
    for entry in record["choices"]:
        seat, _, choice = entry.partition(" ")
        found |= abilities_that_matter(game, int(seat), choice)
        events: Any = game.follow(int(seat), choice)
        for event in events:
            if event["event"] == "ability" or is_draft_of_nothing(event):
                found.add(f"character {event['character']}")
            elif event["event"] == "reward":
                found.add(f"reward {event['reward']}")
            elif event["event"] == "tile":
                found |= icons_of(game, event["performed"])
    return found | variants_that_matter(record)


def is_draft_of_nothing(event: dict[str, Any]) -> bool:
    """Whether somebody takes a character that has no ability."""
    if event["event"] != "drafted":
        return False
    row = CHARACTERS[event["character"]]
    return row.ability is None and list(row.answers) == list(CHARACTERS[0].answers)


def icons_of(game: maharaja.Game, tile: int) -> set[str]:
    icons = [game.board.tile_icon[(tile - 1) * 4 + i] for i in range(4)]
    return {f"icon {ICONS[icon]}" for icon in icons if icon >= 0}


def abilities_that_matter(game: maharaja.Game, seat: int, choice: str) -> set[str]:
    """Characters without which this choice would be illegal or lead elsewhere."""
    found = set()
    for owner in range(game.seats):
        lasting = game.state.seats[ABILITIES + owner] & ~ONCE_MASK
        for number in range(1, len(CHARACTERS)):
            if (lasting >> number) & 1 and without_matters(game, owner, number, seat, choice):
                found.add(f"character {number}")
    return found


def without_matters(game: maharaja.Game, owner: int, number: int, seat: int, choice: str) -> bool:
    one, other = game.copy(), game.copy()
    for i, answer in enumerate(CHARACTERS[number].answers):
        if answer != CHARACTERS[0].answers[i]:
            other.state.seats[ANSWER_FIELDS[i] + owner] = CHARACTERS[0].answers[i]
    if other.refusal(seat, choice) is not None:
        return True
    return one.follow(seat, choice) != other.follow(seat, choice)


def variants_that_matter(record: dict[str, Any]) -> set[str]:
    found = set()
    options = record["options"]
    for name in options["special"]:
        changed = {**options, "special": [other for other in options["special"] if other != name]}
        if not same_game(record, changed):
            found.add(f"special {name}")
    if options["final"] and not same_game(record, {**options, "final": None}):
        found.add(f"final {options['final']}")
    return found


def same_game(record: dict[str, Any], options: dict[str, Any]) -> bool:
    """Whether the options would have allowed the same choices and led to the same result."""
    one = maharaja.replay(record, 0)
    other = maharaja.replay({**record, "options": options}, 0)
    for entry in record["choices"]:
        seat, _, choice = entry.partition(" ")
        if one.legal(int(seat)) != other.legal(int(seat)):
            return False
        one.choose(int(seat), choice)
        other.choose(int(seat), choice)
    return one.result() == other.result()


def recorded_games(tries: int) -> list[dict[str, Any]]:
    """A few random games of the newest rules in which everything occurs: seeds tried in order."""
    missing = everything()
    chosen: list[dict[str, Any]] = []
    for number in range(tries):
        if not missing:
            break
        # The kinds in an order that brings the variants early.
        game = new_game(mixed_kind(number * 1237 + 8), number)
        dice = Dice(number)
        while not game.finished:
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.choose(seat, legal[dice.below(len(legal))])
        record = json.loads(json.dumps(game.record()))
        new = missing & occurrences(record)
        if len(new) >= 3 or (new and number > 40):
            missing -= new
            chosen.append(record)
    if missing:
        raise LookupError(f"not found in {tries} games: {', '.join(sorted(missing))}")
    return chosen
