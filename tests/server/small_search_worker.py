"""The real worker; searching levels have few iterations and no clock, so their answers repeat."""

from __future__ import annotations

import sys
from functools import partial

from maharaja.bots.levels import LEVELS
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.bots.workers import bot_worker

LEVELS["master"] = partial(SearchBot, effort=Effort(iterations=8, searches=2))

if __name__ == "__main__":
    bot_worker.main(float(sys.argv[1]))
