"""The explicit set-up in words and back (R-3, R-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_TILES,
    CHARACTERS_IN_ALL,
    EXTRA_CHARACTERS,
    NOBODY,
    ROUNDS,
    SETUP_TILES,
)
from maharaja.engine.state import Rules, Setup, performed_tile
from maharaja.engine.text.json_reader import Reader


def setup_json(board: Board, rules: Rules, setup: Setup) -> dict[str, object]:
    """JSON-ready; solo tiles count from 1, as in the rules."""
    words: dict[str, object] = {
        "characters": list(setup.characters),
        "rewards": [REWARD_NAMES[reward] for reward in setup.rewards],
        "flags": [board.junction_ids[city] for city in setup.flags],
    }
    if rules.solo:
        words["setup_tile"] = setup.setup_tile + 1
        words["stacks"] = [
            [setup.stacks[row * ACTION_TILES + i] + 1 for i in range(ACTION_TILES - row)]
            for row in range(ROUNDS)
        ]
    else:
        words["first"] = int(setup.first)
    return words


def read_setup(board: Board, rules: Rules, reader: Reader) -> Setup:
    """Raises FormatError unless the set-up fits the board and the rules."""
    rewards = vec[i64](reader.at("rewards").name_permutation(REWARD_NAMES))
    cities = reader.at("flags").name_permutation(board.junction_ids[1:])
    flags = vec[i64](city + 1 for city in cities)
    characters = reader.at("characters")
    if rules.solo:
        return Setup(
            vec[i64](characters.permutation(1, CHARACTERS_IN_ALL)),
            rewards,
            flags,
            0,
            reader.at("setup_tile").number(1, SETUP_TILES) - 1,
            read_stacks(board, reader.at("stacks")),
        )
    return Setup(
        vec[i64](read_display(rules, characters)),
        rewards,
        flags,
        reader.at("first").number(0, rules.players - 1),
        0,
        vec[i64](),
    )


def read_display(rules: Rules, reader: Reader) -> list[int]:
    """As many different characters as players, and three (SETUP-2)."""
    shown = [item.number(1, CHARACTERS_IN_ALL) for item in reader.items()]
    wanted = rules.players + EXTRA_CHARACTERS
    if len(shown) != wanted or len(set(shown)) != wanted:
        raise reader.error("error-data-characters-needed", number=int(wanted))
    return shown


def read_stacks(board: Board, reader: Reader) -> vec[i64]:
    """One order a round, of the tiles still in the game. Rounds at the end may be left out."""
    given = reader.items()
    if len(given) > ROUNDS:
        raise reader.error("error-data-rounds", number=len(given), most=int(ROUNDS))
    stacks = vec[i64]([NOBODY] * (ROUNDS * ACTION_TILES))
    left = list(range(1, ACTION_TILES + 1))
    for row in range(ROUNDS):
        order = left
        if row < len(given):
            order = [tile.number(1, ACTION_TILES) for tile in given[row].items()]
            if sorted(order) != left:
                names = [str(tile) for tile in left]
                raise given[row].error("error-data-names-once", names=names)
        for i, tile in enumerate(order):
            stacks[row * ACTION_TILES + i] = tile - 1
        left = sorted(order)
        left.remove(performed_tile(board, stacks, row + 1) + 1)
    return stacks
