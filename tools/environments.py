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

import ast
import fcntl
import functools
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import get_native_id
from time import monotonic

import client
from fingerprint import fingerprint
from messages import say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = (sys.version, sys.executable)
PACKAGE_SOURCES = [
    *("src", "boards", "lessons", "locale"),
    *("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"),
    *("tools/build_report.py", "tools/client.py", "tools/docstrings.py", "tools/fingerprint.py"),
    "requirements/tools.txt",
]
WHEEL_SOURCES = [*PACKAGE_SOURCES, *client.sources()]
GIVING_WAY = 10  # the niceness of what others need not wait for
WITHOUT_PAGE = {"MAHARAJA_PAGE": "apart"}
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


class SetUpError(Exception):
    """The set-up cannot go on; the text says why and what would help."""


def program(name: str, command: str) -> Path:
    """A program of an environment."""
    return VENV / name / "bin" / command


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
    """What builds the page."""
    _environment("page", "page.txt")


def package() -> None:
    """What builds the package without a compiler."""
    _environment("package", "package.txt")


def play() -> None:
    """The package with the plain engine: nobody waits for a compiler to play."""
    if not (VENV / "play.stamp").exists():
        print(say("setup-first"), file=sys.stderr, flush=True)
    _uv_program()  # here: the two below would both install it
    _settings()
    with ThreadPoolExecutor() as pool:  # the package is installed while the page is built
        made = [pool.submit(_built_page), pool.submit(_plain_package)]
        for each in made:
            each.result()
    _installed_page()


def _built_page() -> None:
    page()
    _client("page")


def _plain_package() -> None:
    """In the environment `play`, as yet without the page, which takes longer and goes first."""
    if sys.platform == "linux":  # where a thread, and what it starts, can give way
        os.setpriority(os.PRIO_PROCESS, get_native_id(), GIVING_WAY)
    _environment("play", "runtime.txt")
    with _stamped("play-wheel", fingerprint(ROOT, PACKAGE_SOURCES, PYTHON)) as stale:
        if stale:
            package()
            with _telling(say("setup-package")):
                _install("play", build_wheel("plain", "build.log", WITHOUT_PAGE))


def _installed_page() -> None:
    """The page, where the package in the environment `play` looks for it."""
    with _stamped("play-page", fingerprint(ROOT, client.sources())) as stale:
        if stale:
            target = _site_packages("play") / "maharaja" / "data" / "client"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(client.DIST, target)


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
    files = [f"requirements/{requirements}"] if requirements else []
    # Of thousands of modules in `check` few are imported: Python compiles those when they are.
    bytecode = ["--compile-bytecode"] if name in ("play", "peers") else []
    with _stamped(name, fingerprint(ROOT, files, PYTHON)) as stale:
        if stale:
            for part in ("wheel", "page"):
                (VENV / f"{name}-{part}.stamp").unlink(missing_ok=True)
            with _telling(say("setup-packages", name=name)):
                uv("venv", "--clear", "--no-project", "--python", sys.executable, str(VENV / name))
                if files:
                    uv(
                        *("pip", "sync", "--require-hashes", "--no-build", *bytecode),
                        *("--python", str(program(name, "python")), *files),
                    )


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


def _client(name: str) -> None:
    """The bundle of the page; nothing to be done if it is there."""
    if not client.is_current():
        with _telling(say("setup-page")):
            _logged("client.log", name, {}, "tools/client.py", "bundle")


def _wheel(name: str) -> None:
    """The wheel with the compiled engine, installed in an environment."""
    with _stamped(f"{name}-wheel", wheel_fingerprint()) as stale:
        if stale:
            tools()
            _client("tools")
            with _telling(say("setup-engine")):
                wheel = build_wheel("compiled", "build.log", {})
            _install(name, wheel)


def _install(name: str, wheel: Path) -> None:
    uv(
        *("pip", "install", "--no-deps", "--reinstall", "--compile-bytecode"),
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


@contextmanager
def _stamped(name: str, current: str) -> Iterator[bool]:
    """Whether the named thing is stale; its stamp is written only if the block succeeds."""
    stamp = VENV / f"{name}.stamp"
    stale = not stamp.exists() or stamp.read_text() != current
    if stale:
        stamp.unlink(missing_ok=True)
    yield stale
    if stale:
        stamp.write_text(current)


def _site_packages(name: str) -> Path:
    base = str(VENV / name)
    return Path(sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base}))


def uv(*arguments: str) -> None:
    """Run uv; its output shows only if it fails."""
    _run([str(_uv_program()), *arguments], {**clean_environment(), **_settings()})


def _uv_program() -> Path:
    """The pinned uv, installed by pip if need be."""
    target = VENV / "uv"
    with _stamped("uv", fingerprint(ROOT, ["requirements/uv.txt"], PYTHON)) as stale:
        if stale:
            shutil.rmtree(target, ignore_errors=True)
            if not find_spec("pip"):
                _venv_with_pip(target)
            where = ["--target", str(target)] if find_spec("pip") else []
            _run(
                [
                    *(*_pip(), "install", *where, "--no-compile", "--require-hashes"),
                    *("--only-binary", ":all:", "-r", "requirements/uv.txt"),
                ],
                {**clean_environment(), "PIP_ROOT_USER_ACTION": "ignore"},
            )
    return program("uv", "uv")


def _pip() -> list[str]:
    """The pip of this Python, or the one in .venv/uv."""
    return [sys.executable if find_spec("pip") else str(program("uv", "python")), "-m", "pip"]


def _venv_with_pip(target: Path) -> None:
    if not find_spec("ensurepip"):
        version = "%d.%d" % sys.version_info[:2]
        raise SetUpError(
            f"{say('setup-no-pip', python=sys.executable)}\n"
            f"  Debian, Ubuntu:  sudo apt install python{version}-venv\n"
            f"  Fedora:          sudo dnf install python3-pip"
        )
    _run([sys.executable, "-m", "venv", str(target)], clean_environment())


@functools.cache
def _settings() -> dict[str, str]:
    """What uv has to be told on this machine."""
    command = [*_pip(), "config", "list"]
    listing = subprocess.run(command, env=clean_environment(), capture_output=True, text=True)
    settings = uv_settings(pip_settings(listing.stdout))
    return {name: value for name, value in settings.items() if name not in os.environ}


def uv_settings(pip: dict[str, list[str]]) -> dict[str, str]:
    """Pip's configuration in uv's words: uv does not read it."""
    settings = {
        "UV_DEFAULT_INDEX": " ".join(pip.get("index-url", [])),
        "UV_INDEX": " ".join(filter(_reachable, pip.get("extra-index-url", []))),
        "UV_FIND_LINKS": ",".join(filter(_reachable, pip.get("find-links", []))),
        "SSL_CERT_FILE": " ".join(pip.get("cert", [])),
        # As pip does: the best version of all indexes. The hashes make that safe.
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    return {name: value for name, value in settings.items() if value}


def pip_settings(listing: str) -> dict[str, list[str]]:
    """The words of each setting that `pip config list` shows."""
    settings: dict[str, list[str]] = {}
    # Variables win over what is meant for `pip install`, and that over the general settings.
    for prefix in ("global.", "install.", ":env:."):
        for line in listing.splitlines():
            name, _, value = line.partition("=")
            if name.startswith(prefix):
                settings[name[len(prefix) :]] = str(ast.literal_eval(value)).split()
    return settings


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


if __name__ == "__main__":
    try:
        prepare(*sys.argv[1:])
    except SetUpError as error:
        sys.exit(str(error))
    for each in sys.argv[1:]:
        print(program(each, "python"))
