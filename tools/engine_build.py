"""Compiles the engine in the background: started by ./play, beside the server that it starts.

The package with the compiled engine comes into a folder of .venv that is named by a hash of its
sources, and that is there only when it is complete. Beside it lie a report on how far it is, for
the running server, and a lock, which says that the builder lives.
"""

import environments  # noqa: I001 - first: it refuses an old Python with a sentence

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import background
import build_report
import installer

LOG = installer.VENV / "engine.log"
QUICK = "2"  # of $MAHARAJA_OPTIMIZE: several C files, compiled on all processors
CHECK = "import maharaja; assert maharaja.compiled()"


@cache
def folder() -> Path:
    """Where the compiled engine of the present sources is, or will be."""
    return installer.VENV / f"engine-{environments.wheel_fingerprint()[:16]}"


def report_file() -> Path:
    return folder().with_suffix(".json")


def has_failed() -> bool:
    """Whether it has been tried in vain: it is not tried again until something changes."""
    return build_report.state(report_file()) == "failed"


def start() -> Path:
    """Start the builder, unless one is at work already; the file to which it reports."""
    report = report_file()
    held = os.open(report.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return report
    else:
        build_report.write(report, "compiling", progress=0.0)
        background.start(__file__, held)  # locked from now on, for as long as the builder lives
        return report
    finally:
        os.close(held)


def build() -> None:
    """Compile, install beside the rest, try it out, and only then give it its name."""
    environments.prepare("tools")
    fresh = folder().with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    level = os.environ.get("MAHARAJA_OPTIMIZE") or QUICK
    variables = {"MAHARAJA_OPTIMIZE": level, "MAHARAJA_PROGRESS": str(report_file())}
    wheel = environments.build_wheel("compiled", LOG.name, variables)
    python = str(installer.program("play", "python"))
    installer.uv(
        *("pip", "install", "--no-deps", "--compile-bytecode", "--target", str(fresh)),
        *("--python", python, str(wheel)),
    )
    subprocess.run(
        [python, "-P", "-c", CHECK],
        env={**installer.clean_environment(), "PYTHONPATH": str(fresh)},
        check=True,
    )
    for old in installer.VENV.glob("engine-*"):
        if old.is_dir() and old != fresh:
            shutil.rmtree(old, ignore_errors=True)
    fresh.rename(folder())


@contextmanager
def reported() -> Iterator[None]:
    try:
        yield
    except (installer.SetUpError, subprocess.CalledProcessError, OSError):
        build_report.write(report_file(), "failed")
    else:
        build_report.write(report_file(), "ready", folder=str(folder()))


if __name__ == "__main__":
    background.give_way()
    with reported():
        build()
