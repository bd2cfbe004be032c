"""uv, which installs the environments in .venv, and pip, by which uv comes."""

import ast
import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TypeVar

from fingerprint import fingerprint
from messages import say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
DOWNLOADS = VENV / "downloads"
PYTHON = (sys.version, sys.executable)
# A cache would be written for a single use, and the progress bar takes a quarter of the time.
PIP_OPTIONS = [
    *("--require-hashes", "--only-binary", ":all:", "--no-deps"),
    *("--no-cache-dir", "--progress-bar", "off"),
]
Made = TypeVar("Made")


class SetUpError(Exception):
    """The set-up cannot go on; the text says why and what would help."""


def program(name: str, command: str) -> Path:
    """A program of an environment."""
    return VENV / name / "bin" / command


def clean_environment() -> dict[str, str]:
    """The variables of this process, less those that would lead a Python to other packages.

    Nor may they keep it from writing bytecode: every process of the tests would compile anew what
    it imports of .venv, which takes seconds each time.
    """
    strangers = (
        *("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CONDA_PREFIX"),
        "PYTHONDONTWRITEBYTECODE",
    )
    return {name: value for name, value in os.environ.items() if name not in strangers}


def is_current(name: str, current: str) -> bool:
    """Whether the named thing has been made, and from what there is now."""
    stamp = VENV / f"{name}.stamp"
    return stamp.exists() and stamp.read_text() == current


@contextmanager
def stamped(name: str, current: str) -> Iterator[bool]:
    """Whether the named thing is stale; its stamp is written only if the block succeeds."""
    stamp = VENV / f"{name}.stamp"
    stale = not is_current(name, current)
    if stale:
        stamp.unlink(missing_ok=True)
    yield stale
    if stale:
        stamp.write_text(current)


def once(make: Callable[[], Made]) -> Callable[[], Made]:
    """The same function, done by the first thread that asks; others wait for what it makes."""
    lock = Lock()
    made = functools.cache(make)

    def asked() -> Made:
        with lock:
            return made()

    return asked


def uv(*arguments: str) -> None:
    """Run uv; its output shows only if it fails."""
    _run([str(uv_program()), *arguments], {**clean_environment(), **settings()})


@once
def uv_program() -> Path:
    """The pinned uv, installed by pip if need be."""
    target = VENV / "uv"
    with stamped("uv", fingerprint(ROOT, ["requirements/uv.txt"], PYTHON)) as stale:
        if stale:
            shutil.rmtree(target, ignore_errors=True)
            _run_pip("install", "--target", str(target), "--no-compile", requirements="uv.txt")
    return program("uv", "uv")


def download(requirements: str) -> None:
    """The packages of a requirements file in .venv/downloads, where uv looks as well.

    For large ones that somebody waits for: pip can fetch them while uv is not there yet.
    """
    _run_pip("download", "--dest", str(DOWNLOADS), requirements=requirements)


def _run_pip(*arguments: str, requirements: str) -> None:
    _run(
        [*_pip(), *arguments, *PIP_OPTIONS, "-r", f"requirements/{requirements}"],
        {**clean_environment(), "PIP_ROOT_USER_ACTION": "ignore"},
    )


@once
def _pip() -> list[str]:
    """The pip of this Python, or else one in .venv/pip."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    python = program("pip", "python")
    if not python.exists():
        _venv_with_pip(VENV / "pip")
    return [str(python), "-m", "pip"]


def _venv_with_pip(target: Path) -> None:
    if not find_spec("ensurepip"):
        version = ".".join(map(str, sys.version_info[:2]))
        raise SetUpError(
            f"{say('setup-no-pip', python=sys.executable)}\n"
            f"  Debian, Ubuntu:  sudo apt install python{version}-venv\n"
            f"  Fedora:          sudo dnf install python3-pip"
        )
    _run([sys.executable, "-m", "venv", str(target)], clean_environment())


@once
def settings() -> dict[str, str]:
    """What uv has to be told on this machine."""
    command = [*_pip(), "config", "list"]
    listing = subprocess.run(command, env=clean_environment(), capture_output=True, text=True)
    told = uv_settings(pip_settings(listing.stdout))
    return {name: value for name, value in told.items() if name not in os.environ}


def uv_settings(pip: dict[str, list[str]]) -> dict[str, str]:
    """Pip's configuration in uv's words: uv does not read it."""
    told = {
        "UV_DEFAULT_INDEX": " ".join(pip.get("index-url", [])),
        "UV_INDEX": " ".join(filter(_reachable, pip.get("extra-index-url", []))),
        "UV_FIND_LINKS": ",".join(filter(_reachable, pip.get("find-links", []))),
        "SSL_CERT_FILE": " ".join(pip.get("cert", [])),
        # As pip does: the best version of all indexes. The hashes make that safe.
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    return {name: value for name, value in told.items() if value}


def pip_settings(listing: str) -> dict[str, list[str]]:
    """The words of each setting that `pip config list` shows."""
    found: dict[str, list[str]] = {}
    # Variables win over what is meant for `pip install`, and that over the general settings.
    for prefix in ("global.", "install.", ":env:."):
        for line in listing.splitlines():
            name, _, value = line.partition("=")
            if name.startswith(prefix):
                found[name[len(prefix) :]] = str(ast.literal_eval(value)).split()
    return found


def _reachable(address: str) -> bool:
    """Not a folder that does not exist: pip passes over it, uv would stop there."""
    path = address.removeprefix("file://")
    return "://" in path or Path(path).exists()


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise SetUpError(f"{done.stdout}\n{say('setup-command-failed', command=' '.join(command))}")
