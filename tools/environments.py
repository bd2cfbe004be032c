"""The environments in .venv: made when missing, made anew when stale.

uv        the installer alone          tools     what builds the wheel: setuptools, mypyc, Node
page      of the tools only Node, which builds the page; package: only setuptools
play      the package with the plain engine, for ./play; engine_build.py compiles it meanwhile
check     what ./check runs            compiled  check and the wheel, its engine compiled
peers     the wheel beside the games that bench/compare.py measures the engine against

`python3 tools/environments.py NAME...` makes them by hand and prints the Python of each.
"""

import sys

# Before anything that an old Python cannot read. Keep the syntax of this file and of the scripts
# that import it old.
if sys.version_info < (3, 11):
    sys.exit("Maharaja needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import fcntl
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import get_native_id
from time import monotonic
from typing import Any

import client
import installer
from fingerprint import fingerprint
from installer import (
    DOWNLOADS,
    PYTHON,
    ROOT,
    VENV,
    SetUpError,
    clean_environment,
    is_current,
    program,
    stamped,
    uv,
)
from messages import say

PACKAGE_SOURCES = [
    *("src", "boards", "lessons", "locale", "puzzles"),
    *("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"),
    *("tools/build_report.py", "tools/client.py", "tools/docstrings.py", "tools/fingerprint.py"),
    "requirements/tools.txt",
]
WHEEL_SOURCES = [*PACKAGE_SOURCES, *client.sources()]
GIVING_WAY = 10  # the niceness of what others need not wait for
# What a server imports: Python compiles it to bytecode while the page is still being built.
STARTED = ("cli.main", "cli.serve", "server.uvicorn_server", "bots.workers.bot_worker")
IMPORT = "\n".join(f"import maharaja.{module}" for module in STARTED)
WITHOUT_PAGE = {"MAHARAJA_PAGE": "apart"}
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


@contextmanager
def lock(name: str = "lock") -> Iterator[None]:
    """One set-up at a time, and one build: builds in the background do not hold up a start."""
    VENV.mkdir(exist_ok=True)
    with (VENV / name).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(say("setup-waiting"), file=sys.stderr, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prepare(*names: str) -> None:
    """Make the named environments ready for use."""
    makers = {f.__name__: f for f in (tools, page, package, play, check, compiled, peers)}
    unknown = [name for name in names if name not in makers]
    if unknown:
        raise SetUpError(f"no environment {', '.join(unknown)}; there are {', '.join(makers)}")
    with lock():
        for name in names:
            makers[name]()


def tools() -> None:
    """The build tools."""
    _environment("tools", "tools.txt")


def page() -> None:
    """What builds the page: Node, most of what ./play has to fetch, and what it waits for."""
    if not is_current("page", _pins("page.txt")):
        installer.download("page.txt")
    _environment("page", "page.txt")


def package() -> None:
    """What builds the package without a compiler."""
    _environment("package", "package.txt")


def play() -> None:
    """The package with the plain engine: nobody waits for a compiler to play."""
    first = not (VENV / "play.stamp").exists()
    if first:
        print(say("setup-first"), file=sys.stderr, flush=True)
    with ThreadPoolExecutor() as pool:  # Node is fetched while uv is, and the page built meanwhile
        made: list[Future[Any]] = [pool.submit(_built_page), pool.submit(_plain_package)]
        if first:
            made.append(pool.submit(installer.settings))  # both will ask for them
        for each in made:
            each.result()
    _installed_page()


def _built_page() -> None:
    page()
    _client("page", "page")


def _plain_package() -> None:
    """In the environment `play`, as yet without the page, which takes longer and goes first."""
    installer.uv_program()  # before it gives way: the page needs it, too
    if sys.platform == "linux":  # where a thread, and what it starts, can give way
        os.setpriority(os.PRIO_PROCESS, get_native_id(), GIVING_WAY)
    _environment("play", "runtime.txt")
    with stamped("play-wheel", fingerprint(ROOT, PACKAGE_SOURCES, PYTHON)) as stale:
        if stale:
            package()
            with _telling(say("setup-package")):
                _install("play", build_wheel("plain", "build.log", WITHOUT_PAGE))
                _logged("import.log", "play", {}, "-c", IMPORT)


def _installed_page() -> None:
    """The page, where the package in the environment `play` looks for it."""
    with stamped("play-page", _page_fingerprint()) as stale:
        if stale:
            shutil.rmtree(_client_of_play(), ignore_errors=True)
            shutil.copytree(client.DIST, _client_of_play())


def compressed_page() -> None:
    """The compressed forms of the page, where a server that runs already takes them from."""
    with lock("compress.lock"), stamped("play-compressed", _page_fingerprint()) as stale:
        if stale:
            _logged("compress.log", "page", {}, "tools/client.py", "bundle")
            for path in client.compressed_files():
                plain = _client_of_play() / path.relative_to(client.DIST).with_suffix("")
                # The sources may have changed while the server runs.
                if plain.exists() and plain.read_bytes() == path.with_suffix("").read_bytes():
                    fresh = plain.with_name(f"{plain.name}.new{path.suffix}")
                    shutil.copy(path, fresh)
                    fresh.rename(f"{plain}{path.suffix}")


def page_is_compressed() -> bool:
    """Whether there is nothing to be done for `compressed_page`."""
    return is_current("play-compressed", _page_fingerprint())


def _page_fingerprint() -> str:
    return fingerprint(ROOT, client.sources())


def _client_of_play() -> Path:
    return _site_packages("play") / "maharaja" / "data" / "client"


def check() -> None:
    """What ./check runs."""
    _environment("check", "dev.txt")


def compiled() -> None:
    """The wheel; everything else comes from the check environment by a .pth file."""
    check()
    _environment("compiled", None)
    _site_packages("compiled").joinpath("check.pth").write_text(f"{_site_packages('check')}\n")
    _wheel("compiled")


def peers() -> None:
    """The wheel and the games it is measured against."""
    _environment("peers", "peers.txt")
    _wheel("peers")


def _environment(name: str, requirements: str | None) -> None:
    """An environment with exactly the packages of a requirements file."""
    with stamped(name, _pins(requirements)) as stale:
        if stale:
            for part in ("wheel", "page", "compressed"):
                (VENV / f"{name}-{part}.stamp").unlink(missing_ok=True)
            with _telling(say("setup-packages", name=name)):
                uv("venv", "--clear", "--no-project", "--python", sys.executable, str(VENV / name))
                if requirements:
                    uv(
                        *("pip", "sync", "--require-hashes", "--no-build", *_bytecode(name)),
                        *(*_downloads(), "--python", str(program(name, "python"))),
                        f"requirements/{requirements}",
                    )


def _pins(requirements: str | None) -> str:
    """All that an environment depends on."""
    return fingerprint(ROOT, [f"requirements/{requirements}"] if requirements else [], PYTHON)


def _bytecode(name: str) -> list[str]:
    """Of thousands of modules few are imported: Python compiles those when they are.

    But where they are measured, all are compiled before.
    """
    return ["--compile-bytecode"] if name in ("compiled", "peers") else []


def _downloads() -> list[str]:
    """Where uv finds what has been fetched ahead."""
    return ["--find-links", str(DOWNLOADS)] if DOWNLOADS.is_dir() else []


def compiler() -> str | None:
    """The C compiler that the engine would be compiled with, if there is one."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def wheel_fingerprint() -> str:
    """All that a wheel with the compiled engine depends on."""
    facts = (PYTHON, os.environ.get("MAHARAJA_OPTIMIZE"), compiler())
    return fingerprint(ROOT, WHEEL_SOURCES, *facts)


def build_wheel(mode: str, log: str, variables: dict[str, str]) -> Path:
    """The wheel, built from the sources as they are, with the engine `plain` or `compiled`."""
    builder = "package" if mode == "plain" else "tools"
    with lock("build.lock"):
        arguments = ("-c", BUILD, str(VENV / "wheels" / mode))
        lines = _logged(log, builder, {**variables, "MAHARAJA_ENGINE": mode}, *arguments)
    return VENV / "wheels" / mode / lines[-1]


def _client(name: str, form: str) -> None:
    """The page, as `tools/client.py` makes it; nothing to be done if it is there."""
    if not client.is_current():
        with _telling(say("setup-page")):
            _logged("client.log", name, {}, "tools/client.py", form)


def _wheel(name: str) -> None:
    """The wheel with the compiled engine, installed in an environment."""
    with stamped(f"{name}-wheel", wheel_fingerprint()) as stale:
        if stale:
            tools()
            _client("tools", "bundle")
            with _telling(say("setup-engine")):
                wheel = build_wheel("compiled", "build.log", {})
            _install(name, wheel)


def _install(name: str, wheel: Path) -> None:
    uv(
        *("pip", "install", "--no-deps", "--reinstall", *_bytecode(name)),
        *("--python", str(program(name, "python")), str(wheel)),
    )


def _logged(file: str, name: str, variables: dict[str, str], *arguments: str) -> list[str]:
    """Run the Python of an environment, its output kept in a file of .venv; the lines of it."""
    log = VENV / file
    environment = {**clean_environment(), **variables}
    command = [str(program(name, "python")), *arguments]
    with log.open("w") as output:
        code = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        ).returncode
    lines = log.read_text(errors="replace").splitlines()
    if code:
        raise SetUpError("\n".join([*lines[-40:], say("setup-failed", log=log)]))
    return lines


@contextmanager
def _telling(what: str) -> Iterator[None]:
    """Say what takes a while, and how long it took."""
    start = monotonic()
    yield
    seconds = f"{monotonic() - start:.0f}"
    print(say("setup-done", what=what, seconds=seconds), file=sys.stderr, flush=True)


def _site_packages(name: str) -> Path:
    base = str(VENV / name)
    return Path(sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base}))


if __name__ == "__main__":
    try:
        prepare(*sys.argv[1:])
    except SetUpError as error:
        sys.exit(str(error))
    for each in sys.argv[1:]:
        print(program(each, "python"))
