"""Modules of bench/, for tests of their parts.

The folder is on the path only while they are imported: its server.py would hide tests/server.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

BENCH = str(Path(__file__).resolve().parents[2] / "bench")


def bench_module(name: str) -> ModuleType:
    """The module as the scripts beside it import it."""
    sys.path.insert(0, BENCH)
    try:
        return import_module(name)
    finally:
        sys.path.remove(BENCH)
