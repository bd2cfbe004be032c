"""What styles change in a bot's play: what it builds, robs and keeps, beside the same without one.

    .venv/compiled/bin/python bench/styles.py --level adept --games 200

Games of two players, every seed in both seatings, the level with a style against the level without.
How often each wins `maharaja arena --seats adept+builder,adept` tells.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import maharaja
from maharaja.arena.contest import bot_seed
from maharaja.bots.levels import PLUS, make_bot
from maharaja.bots.match import play_match
from maharaja.bots.styles import STYLES
from maharaja.engine.state import COINS

COLUMNS = {
    "built": "pieces built",
    "robbed": "characters robbed",
    "planned": "arrows on coins, of 14",
    "kept": "coins left at the end",
}


def counted(levels: list[str], seed: int, rotation: int) -> dict[str, Counter[str]]:
    """What the two levels do in a game."""
    game = maharaja.new_game(players=2, seed=seed)
    play_match(
        game,
        [make_bot(name, seat, bot_seed(seed, seat, rotation)) for seat, name in enumerate(levels)],
    )
    found: dict[str, Counter[str]] = {name: Counter() for name in levels}
    for line in game.record()["choices"]:
        chooser, verb, *rest = line.split()
        own, other = levels[int(chooser)], levels[1 - int(chooser)]
        found[own]["built"] += verb in ("statue", "shrine")
        found[own]["planned"] += rest.count("coins") if verb == "plan" else 0
        found[other]["robbed"] += verb == "retake"
    for seat, name in enumerate(levels):
        found[name]["kept"] += int(game.state.seats[COINS + seat])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What styles change in a bot's play.")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--games", type=int, default=200, help="games of each style")
    parser.add_argument("--seed", type=int, default=5900000)
    asked = parser.parse_args()
    sys.stdout.write("with the style : without, a game\n")
    for style in STYLES:
        levels = [asked.level + PLUS + style, asked.level]
        sums: dict[str, Counter[str]] = {name: Counter() for name in levels}
        for seed in range(asked.seed, asked.seed + asked.games // 2):
            for rotation, seated in enumerate((levels, levels[::-1])):
                for name, counts in counted(seated, seed, rotation).items():
                    sums[name].update(counts)
        for column, words in COLUMNS.items():
            both = [sums[name][column] / asked.games for name in levels]
            sys.stdout.write(f"{style:10}{words:26}{both[0]:6.2f} :{both[1]:6.2f}\n")


if __name__ == "__main__":
    main()
