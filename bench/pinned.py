"""New against old: a level of this checkout against a level of a pinned commit, in the arena.

    .venv/compiled/bin/python bench/pinned.py --games 20
    .venv/compiled/bin/python bench/pinned.py --new expert@100 --old expert@100 --games 20
    .venv/compiled/bin/python bench/pinned.py --players 4 --games 20

The commit is checked out beside this one as a worktree of git, in build/pinned, and its wheel is
built there, once, which takes some minutes. ``--checkout DIR`` takes one that is there already.
The old level is an external bot of the arena: a process of its own for every game, to which only
the line protocol leads (docs/bot-protocol.md). So both play by their own code, weights and
settings, and everything of the arena holds: every seed in every seating, intervals over seeds,
--workers, --keep FILE (as seen from the top of this checkout) to play in pieces.

A move that the old level loses, by a crash or because it takes longer than --limit, ends the run
with an error. Otherwise a fallback would have moved in its stead, and lost for it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINNED = "6ee44f7"  # master and expert as they were before they were made stronger
PATIENCE = 120_000  # milliseconds for a move: machines that measure are busy
ENVIRONMENT = Path(".venv", "compiled", "bin")


class PinError(Exception):
    """There is no such opponent; the text says why."""


def git(*words: str, at: Path | None = None) -> str:
    done = subprocess.run(["git", *words], cwd=at or ROOT, capture_output=True, text=True)
    if done.returncode:
        raise PinError(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.strip()


def pinned_checkout(commit: str) -> Path:
    """A worktree of the commit, with its compiled environment; both are made where missing."""
    checkout = ROOT / "build" / "pinned" / commit
    if not checkout.exists():
        git("worktree", "add", "--detach", str(checkout), commit)
    if not (checkout / ENVIRONMENT / "maharaja").exists():
        command = [sys.executable, "tools/environments.py", "compiled"]
        if subprocess.run(command, cwd=checkout).returncode:
            raise PinError(f"no environment for {commit}: look above")
    return checkout


def opponent(checkout: Path, commit: str, level: str) -> str:
    """The old level as a seat of the arena, if the checkout is of the commit and unchanged."""
    there, wanted = git("rev-parse", "HEAD", at=checkout), git("rev-parse", f"{commit}^{{commit}}")
    if there != wanted:
        raise PinError(f"{checkout} is of commit {there[:7]}, not of {commit}")
    if git("status", "--porcelain", "--", "src", "boards", at=checkout):
        raise PinError(f"{checkout} has changes of its own")
    program = checkout / ENVIRONMENT / "maharaja"
    if not program.exists():
        raise PinError(f"{program} is missing: python3 tools/environments.py compiled")
    # The same words on every machine, as games that are kept go with their words.
    program = program.relative_to(ROOT) if program.is_relative_to(ROOT) else program.absolute()
    if " " in f"{program}":
        raise PinError(f"{program} has a space in it")
    return f"cmd:{program} bot {level}"


def seats(new: str, old: str, players: int) -> str:
    """One of the new against old ones, as the arena takes it."""
    return ",".join(f'"{entry}"' for entry in [new, *[old] * (players - 1)])


def main() -> None:
    parser = argparse.ArgumentParser(description="A level against one of a pinned commit.")
    parser.add_argument("--new", default="master@600", help="a level of this checkout")
    parser.add_argument("--old", default="master@2000", help="a level of the pinned commit")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--commit", default=PINNED)
    parser.add_argument("--checkout", type=Path, help="of the commit, with its environment")
    parser.add_argument("--limit", type=int, default=PATIENCE, help="milliseconds for a move")
    parser.add_argument("--games", type=int, default=20)
    words, others = parser.parse_known_args()  # the others are the arena's
    try:
        checkout = words.checkout or pinned_checkout(words.commit)
        old = opponent(checkout, words.commit, words.old)
    except PinError as error:
        sys.exit(f"{error}")
    arena = [
        *(sys.executable, "-m", "maharaja", "arena", "--strict", f"--limit={words.limit}"),
        *(f"--games={words.games}", f"--seats={seats(words.new, old, words.players)}"),
    ]
    sys.exit(subprocess.run([*arena, *others], cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
