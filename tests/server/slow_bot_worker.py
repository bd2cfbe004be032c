"""A worker whose bots take the first legal choice: at once, or after a while if the level searches.

What a question costs is the same on every machine, so tests can count who is served how often. The
path says whether the search might have taken more than one processor.
"""

from __future__ import annotations

import json
import sys
import time

from maharaja.bots.levels import is_quick

SEARCH = 0.05  # seconds


def main() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        question = json.loads(line)
        if not is_quick(question["level"]):
            time.sleep(SEARCH)
        path = ["helped"] if question["helped"] else []
        choice = question["view"]["legal"][0]
        sys.stdout.write(json.dumps({"choice": choice, "path": path}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
