"""Write the pinned golden checksums, counts and recorded games of the newest rules anew.

After a deliberate change of the rules only: .venv/compiled/bin/python tools/repin.py, then read the
differences and say in the commit why they are right. A new version of the rules gets rows of its
own; those of older versions stay as they are.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from support.pinned_games import (
    COUNTED,
    COUNTS,
    GAMES,
    GOLDEN,
    GOLDEN_GAMES,
    GOLDEN_ROW,
    count_positions,
    golden_row,
    recorded_games,
    start_of_count,
)

from maharaja.engine.versions import NEWEST_VERSION


def write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def write_row(path: Path, row: list[int]) -> None:
    """Put the newest version's row beside the older ones."""
    write(path, {**json.loads(path.read_text(encoding="utf-8")), NEWEST_VERSION: row})


def main() -> None:
    rows = range(GOLDEN_GAMES // GOLDEN_ROW)
    write_row(GOLDEN, [golden_row(row, NEWEST_VERSION) for row in rows])
    starts = [(start_of_count(*row[:3], NEWEST_VERSION), row[3]) for row in COUNTED]
    write_row(COUNTS, [count_positions(start, depth) for start, depth in starts])
    folder = GAMES / NEWEST_VERSION
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number, record in enumerate(recorded_games(2000)):
        write(folder / f"game-{number:02}.json", record)


if __name__ == "__main__":
    main()
