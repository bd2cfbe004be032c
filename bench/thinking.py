"""How long the levels think that search, and how much memory that takes.

    .venv/compiled/bin/python bench/thinking.py --games 20
    .venv/compiled/bin/python bench/thinking.py --games 20 --players 2

Games of a level and adepts, three unless told otherwise, as levels are played at a table: with
their clock, and master with a helper process. Every move where there is something to choose counts;
most only carry out a turn that was searched before, so those with a search are shown apart. Memory
is the most that the process and its helpers ever had, together.
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path
from statistics import quantiles

import maharaja
from maharaja.bots.levels import EFFORTS, make_bot
from maharaja.bots.match import play_match
from maharaja.bots.workers import search_helpers

SEARCHED = 0.001  # seconds; a move that only follows a turn takes less


def think(level: str, players: int, games: int, seed: int) -> list[float]:
    """The times of the level's moves; it changes seats from game to game."""
    times: list[float] = []
    for number in range(games):
        seat = number % players
        game = maharaja.new_game(players=players, seed=seed + number)
        bots = [make_bot(level if at == seat else "adept", at, seed + at) for at in range(players)]
        times += play_match(game, bots).seconds[seat]
    return times


def peaks() -> list[int]:
    """The most memory that this process and every helper had, in kB."""
    most = max(effort.searches for effort in EFFORTS.values())
    kept = search_helpers.helpers(most - 1)
    own = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return [own, *(peak_of(helper.child.pid) for helper in kept)]


def peak_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1])


def spread(times: list[float]) -> str:
    parts = quantiles(times, n=20)
    return f"{parts[9]:8.3f}{parts[18]:8.3f}{max(times):8.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long expert and master think.")
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seed", type=int, default=6_100_000)
    words = parser.parse_args()
    engine = "compiled" if maharaja.compiled() else "plain"
    sys.stdout.write(f"engine {engine}, {words.games} games of {words.players} players each\n")
    sys.stdout.write("seconds a move                  moves  median     p95    most\n")
    for level in EFFORTS:
        times = think(level, words.players, words.games, words.seed)
        searched = [time for time in times if time > SEARCHED]
        sys.stdout.write(f"{level:10}{'all':18}{len(times):9}{spread(times)}\n")
        sys.stdout.write(f"{'':10}{'with a search':18}{len(searched):9}{spread(searched)}\n")
        sys.stdout.flush()
    own, *others = peaks()
    sys.stdout.write(f"memory at most: {own / 1000:.0f} MB here, ")
    sys.stdout.write(f"{sum(others) / 1000:.0f} MB in {len(others)} helpers\n")


if __name__ == "__main__":
    main()
