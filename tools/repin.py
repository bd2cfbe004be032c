"""Write the pinned golden checksums, counts and recorded games anew.

After a deliberate change of the rules only: .venv/compiled/bin/python tools/repin.py, then read the
differences and say in the commit why they are right.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from pinned import (
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


def write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    write(GOLDEN, [golden_row(row) for row in range(GOLDEN_GAMES // GOLDEN_ROW)])
    write(COUNTS, [count_positions(start_of_count(*row[:3]), row[3]) for row in COUNTED])
    for old in GAMES.glob("*.json"):
        old.unlink()
    for number, record in enumerate(recorded_games(2000)):
        write(GAMES / f"game-{number:02}.json", record)


if __name__ == "__main__":
    main()
