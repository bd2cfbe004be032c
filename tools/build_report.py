"""How far a build is, in a file that a running server reads (server/bots/engine_build.py)."""

import json
import os
from pathlib import Path


def write(file: Path, state: str, **more: object) -> None:
    """Replace the report: whoever reads finds the old one or the new one, whole."""
    written = file.with_suffix(f".{os.getpid()}")
    written.write_text(json.dumps({"state": state, **more}))
    written.replace(file)


def state(file: Path) -> str:
    """What the report says; nothing if there is none."""
    return str(json.loads(file.read_text())["state"]) if file.exists() else ""
