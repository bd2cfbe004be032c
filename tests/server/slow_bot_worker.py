"""A worker whose bots take the first legal choice: at once, or after a while if the level searches.

What a question costs is the same on every machine, so tests can count who is served how often. The
path says whether the search might have taken more than one processor.
"""

from __future__ import annotations

import json
import sys
import time

from maharaja.bots.levels import is_quick
from maharaja.bots.workers.questions import READY, Reply, write_reply

SEARCH = 0.05  # seconds


def main() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    for line in sys.stdin:
        question = json.loads(line)
        if not is_quick(question["level"]):
            time.sleep(SEARCH)
        path = ["helped"] if question["helpers_allowed"] else []
        reply = Reply(question["view"]["legal"][0], path)
        sys.stdout.buffer.write(write_reply(question["id"], reply))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
