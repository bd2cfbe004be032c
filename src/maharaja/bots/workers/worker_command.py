"""How a bots' worker is started: one program, whoever asks it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

MODULE = "maharaja.bots.workers.bot_worker"
# All a worker gets of our environment; the rest may hold secrets.
KEPT_VARIABLES = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")


def worker_command(limit: float, module: str = MODULE) -> list[str]:
    """``limit``: seconds that a question may take before the process ends itself."""
    return [sys.executable, "-P", "-m", module, str(limit)]


def worker_environment(engine: Path | None = None) -> dict[str, str]:
    """Enough to import what we have imported, from the same places; ``engine`` comes first."""
    paths = [*([str(engine)] if engine else []), *(path or "." for path in sys.path)]
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    settings = {name: value for name, value in os.environ.items() if name.startswith("PYTHON")}
    return {**kept, **settings, "PYTHONPATH": os.pathsep.join(paths)}
