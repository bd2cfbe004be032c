"""The environments in .venv: made when missing, made anew when stale.

uv        the installer alone          tools     what builds the wheel: setuptools, mypyc, Node
play      the wheel, for ./play
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
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

import client
from fingerprint import fingerprint

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = (sys.version, sys.executable)
WHEEL_SOURCES = [
    *(
        "src",
        "boards",
        "lessons",
        "setup.py",
        "pyproject.toml",
        "MANIFEST.in",
        "LICENSE",
        "README.md",
    ),
    *(
        "tools/client.py",
        "tools/docstrings.py",
        "tools/fingerprint.py",
        "requirements/tools.txt",
        *client.sources(),
    ),
]
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


class SetUpError(Exception):
    """The set-up cannot go on; the text says why and what would help."""


def program(name: str, command: str) -> Path:
    """A program of an environment."""
    return VENV / name / "bin" / command


@contextmanager
def lock() -> Iterator[None]:
    """One set-up at a time."""
    VENV.mkdir(exist_ok=True)
    with (VENV / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another set-up in .venv", file=sys.stderr, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def clean_environment() -> dict[str, str]:
    """The variables of this process, less those that would lead a Python to other packages."""
    strangers = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CONDA_PREFIX")
    return {name: value for name, value in os.environ.items() if name not in strangers}


def prepare(*names: str) -> None:
    """Make the named environments ready for use."""
    makers = {f.__name__: f for f in (tools, play, check, compiled, peers)}
    unknown = [name for name in names if name not in makers]
    if unknown:
        raise SetUpError(f"no environment {', '.join(unknown)}; there are {', '.join(makers)}")
    with lock():
        for name in names:
            makers[name]()


def tools() -> None:
    """The build tools."""
    _environment("tools", "tools.txt")


def play() -> None:
    """The wheel, its engine compiled if there is a compiler."""
    _environment("play", "runtime.txt")
    _wheel("play", os.environ.get("MAHARAJA_ENGINE") or "auto")


def check() -> None:
    """What ./check runs."""
    _environment("check", "dev.txt")


def compiled() -> None:
    """The wheel; everything else comes from the check environment by a .pth file."""
    check()
    _environment("compiled", None)
    _site_packages("compiled").joinpath("check.pth").write_text(f"{_site_packages('check')}\n")
    _wheel("compiled", "compiled")


def peers() -> None:
    """The wheel and the games it is measured against."""
    _environment("peers", "peers.txt")
    _wheel("peers", "compiled")


def _environment(name: str, requirements: str | None) -> None:
    """An environment with exactly the packages of a requirements file."""
    files = [f"requirements/{requirements}"] if requirements else []
    # Of thousands of modules in `check` few are imported: Python compiles those when they are.
    bytecode = ["--compile-bytecode"] if name in ("play", "peers") else []
    with _stamped(name, fingerprint(ROOT, files, PYTHON)) as stale:
        if stale:
            (VENV / f"{name}-wheel.stamp").unlink(missing_ok=True)
            with _telling(f"installing packages in .venv/{name}"):
                uv("venv", "--clear", "--no-project", "--python", sys.executable, str(VENV / name))
                if files:
                    uv(
                        *("pip", "sync", "--require-hashes", "--no-build", *bytecode),
                        *("--python", str(program(name, "python")), *files),
                    )


def _wheel(name: str, mode: str) -> None:
    """The wheel, built from the sources as they are and installed in an environment."""
    tools()
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    facts = (PYTHON, mode, os.environ.get("MAHARAJA_OPTIMIZE"), shutil.which(compiler.split()[0]))
    with _stamped(f"{name}-wheel", fingerprint(ROOT, WHEEL_SOURCES, *facts)) as stale:
        if stale:
            with _telling("building the client"):
                _logged("client.log", mode, "tools/client.py", "bundle")
            with _telling("building the engine and the package"):
                lines = _logged("build.log", mode, "-c", BUILD, str(VENV / "wheels"))
            wheel = VENV / "wheels" / lines[-1]
            uv(
                *("pip", "install", "--no-deps", "--reinstall", "--compile-bytecode"),
                *("--python", str(program(name, "python")), str(wheel)),
            )


def _logged(name: str, mode: str, *arguments: str) -> list[str]:
    """Run the Python of .venv/tools, its output kept in a file of .venv; the lines of it."""
    log = VENV / name
    environment = {**clean_environment(), "MAHARAJA_ENGINE": mode}
    command = [str(program("tools", "python")), *arguments]
    with log.open("w") as output:
        code = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        ).returncode
    lines = log.read_text(errors="replace").splitlines()
    if code:
        raise SetUpError("\n".join([*lines[-40:], f"the wheel could not be built: see {log}"]))
    return lines


@contextmanager
def _telling(what: str) -> Iterator[None]:
    """Say what takes a while, and how long it took."""
    start = monotonic()
    print(f"{what} ...", file=sys.stderr, end=" ", flush=True)
    try:
        yield
    except BaseException:
        print(file=sys.stderr)
        raise
    print(f"{monotonic() - start:.0f} s", file=sys.stderr, flush=True)


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
            f"This Python ({sys.executable}) has neither pip nor venv. Install them first:\n"
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
        raise SetUpError(f"{done.stdout}\nfailed: {' '.join(command)}")


if __name__ == "__main__":
    try:
        prepare(*sys.argv[1:])
    except SetUpError as error:
        sys.exit(str(error))
    for each in sys.argv[1:]:
        print(program(each, "python"))
