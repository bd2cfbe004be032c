"""Build maharaja: data and browser client in the package, the engine compiled where possible.

$MAHARAJA_ENGINE chooses the engine: `auto` (compiled if a C compiler works, else plain Python),
`compiled` (or fail) or `plain`. $MAHARAJA_OPTIMIZE is the level at which the C compiler optimizes:
`3`, unless ./check asks for less. $MAHARAJA_PAGE is `apart` if the browser client is not to be in
the package: ./play adds it later. Everything else about the project is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))
import build_report  # noqa: E402 - a build does not have tools/ on its path
import client  # noqa: E402
import docstrings  # noqa: E402
from fingerprint import fingerprint  # noqa: E402

MODE = os.environ.get("MAHARAJA_ENGINE") or "auto"
if MODE not in ("auto", "compiled", "plain"):
    sys.exit(f"MAHARAJA_ENGINE is {MODE!r}; it must be auto, compiled or plain")

OPTIMIZE = os.environ.get("MAHARAJA_OPTIMIZE") or "3"
if OPTIMIZE not in ("0", "1", "2", "3"):
    sys.exit(f"MAHARAJA_OPTIMIZE is {OPTIMIZE!r}; it must be 0, 1, 2 or 3")

PACKAGE = Path("src/maharaja")
# Compiled together as one group; folders mean every module in them.
COMPILED = [
    PACKAGE / "engine",
    PACKAGE / "table_options.py",
    PACKAGE / "bots/bot.py",
    PACKAGE / "bots/heuristic/evaluation.py",
    PACKAGE / "bots/heuristic/turn_search.py",
    PACKAGE / "bots/heuristic/heuristic_bot.py",
    PACKAGE / "bots/search/roads.py",
    PACKAGE / "bots/search/features.py",
    PACKAGE / "bots/search/evaluators.py",
    PACKAGE / "bots/heuristic/greedy.py",
    PACKAGE / "bots/search/opening.py",
    PACKAGE / "bots/search/turn_candidates.py",
    PACKAGE / "bots/search/bandit.py",
    PACKAGE / "bots/search/round_tree.py",
    PACKAGE / "bots/search/round_search.py",
    PACKAGE / "bots/search/ismcts.py",
    PACKAGE / "puzzles/marks.py",
    PACKAGE / "puzzles/solver.py",
]
# No fused multiply-add: bots judge with floats, and both modes have to agree on every machine.
# Microsoft's compiler makes none for our target, and knows none of these.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]
FLAGS = [] if sys.platform == "win32" else UNIX_FLAGS
HEADERS = "build/maharaja"  # where mypyc writes those of the group
PROCESSORS = os.cpu_count() or 1
ANALYSED = 0.2  # of the work is done when mypyc has written the C files
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# Folders of maharaja/data in the wheel, and where they come from.
DATA = {name: Path(name) for name in ("boards", "lessons", "locale", "puzzles")}
CLIENT = "client"
if os.environ.get("MAHARAJA_PAGE") != "apart":
    DATA[CLIENT] = Path("web/dist")


def modules() -> list[str]:
    """The files that mypyc compiles. An __init__.py stays Python, and is best left empty."""
    files = [f for c in COMPILED for f in (c.rglob("*.py") if c.is_dir() else [c])]
    return sorted(f.as_posix() for f in files if f.name != "__init__.py")


def extensions() -> list[Extension]:
    """What the C compiler is to make: mypyc checks the types and writes the C files here."""
    from mypyc.build import mypycify  # noqa: PLC0415 - plain builds do without mypy

    made: list[Extension] = mypycify(
        # A cache of its own: mypy run by hand with other options would empty a shared one.
        ["--cache-dir=build/mypy_cache", *modules()],
        opt_level=OPTIMIZE,
        debug_level="0",
        group_name="maharaja.engine",
        # A C file a module: they are compiled side by side. At full speed one for all, so that the
        # compiler sees through calls from one module to another (a tenth of random play).
        multi_file=OPTIMIZE != "3",
    )
    c_files = {Path(source) for extension in made for source in extension.sources}
    docstrings.put_docstrings(sorted(c_files), map(Path, modules()), PACKAGE.parent)
    for extension in made:
        # A new list: mypyc gives the same one to every extension.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.depends = [*extension.depends, "setup.py", "tools/docstrings.py"]
        extension.include_dirs = [*extension.include_dirs, HEADERS]
        extension.optional = MODE != "compiled"
    return made


class Maharaja(Distribution):
    """Says that there are extensions before mypyc has been asked which."""

    def has_ext_modules(self) -> bool:
        """Whether a wheel is for one platform only."""
        return MODE != "plain"


class BuildPy(build_py):
    """Starts from nothing but the compiled engine, or deleted modules would stay in the wheel."""

    def run(self) -> None:
        """Copy the modules."""
        for path in Path(self.build_lib, "maharaja").rglob("*"):
            if path.is_file() and (MODE == "plain" or not path.name.endswith(SUFFIX)):
                path.unlink()
        super().run()


class BuildExt(build_ext):
    """Compiles the engine: the whole of it or nothing, and never ships an old one."""

    def run(self) -> None:
        """Compile unless an editable install or $MAHARAJA_ENGINE wants plain Python."""
        if MODE == "plain" or self.editable_mode:
            return
        stamp = Path(self.build_temp, "engine.stamp")
        if stamp.exists() and stamp.read_text() == self.built():
            return
        stamp.unlink(missing_ok=True)
        self.distribution.ext_modules = extensions()
        self.distribution.reinitialize_command(self)
        self.ensure_finalized()
        wanted = self.discard_stale()
        super().run()
        if all(path.exists() for path in wanted):
            stamp.write_text(self.built())
            return
        for path in wanted:
            path.unlink(missing_ok=True)
        self.warn("the engine could not be compiled: it will run as plain Python, much slower")

    def build_extensions(self) -> None:
        """Compile as many C files at a time as there are processors."""
        self.parallel = PROCESSORS
        compile_files = self.compiler.compile
        progress = Progress([s for extension in self.extensions for s in extension.sources])
        with ThreadPoolExecutor(PROCESSORS) as pool:

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = compile_files([source], **options)
                progress.note(source)
                return objects

            def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
                jobs = [pool.submit(compile_one, source, options) for source in sources]
                return [made for job in jobs for made in job.result()]

            self.compiler.compile = compile_in_parallel
            super().build_extensions()

    def discard_stale(self) -> set[Path]:
        """Delete what the compiler would leave behind if it failed; say what it shall make."""
        wanted = set()
        for extension in self.extensions:
            path = Path(self.get_ext_fullpath(extension.name))
            wanted.add(path)
            if newer_group([*extension.sources, *extension.depends], path):
                path.unlink(missing_ok=True)
        for path in self.binaries():
            if path not in wanted:
                path.unlink()
        return wanted

    def binaries(self) -> list[Path]:
        """The compiled files that a wheel would get now."""
        return sorted(Path(self.build_lib).rglob(f"*{SUFFIX}"))

    def built(self) -> str:
        """What is compiled, from what, by what."""
        source = fingerprint(
            ROOT,
            [*modules(), "setup.py", "pyproject.toml", "tools/docstrings.py"],
            *(
                sys.version,
                version("mypy"),
                os.environ.get("CC"),
                os.environ.get("CFLAGS"),
                OPTIMIZE,
            ),
        )
        return "\n".join([source, *map(str, self.binaries())])


class Progress:
    """Tells whoever set $MAHARAJA_PROGRESS, a file, how much has been compiled."""

    def __init__(self, sources: list[str]) -> None:
        self._sizes = {source: Path(source).stat().st_size for source in sources}
        self._done = 0
        self._telling = Lock()
        self._tell()

    def note(self, source: str) -> None:
        """One more C file has been compiled."""
        with self._telling:
            self._done += self._sizes[source]
            self._tell()

    def _tell(self) -> None:
        file = os.environ.get("MAHARAJA_PROGRESS")
        if file:
            share = ANALYSED + (1 - ANALYSED) * self._done / sum(self._sizes.values())
            build_report.write(Path(file), "compiling", progress=round(share, 3))


class BuildData(Command):
    """Builds the client, copies all data into the package; editable installs read it in place."""

    editable_mode = False
    user_options = []  # noqa: RUF012 - setuptools wants it on the class

    def initialize_options(self) -> None:
        """Know nothing yet."""
        self.build_lib = ""

    def finalize_options(self) -> None:
        """Build where the modules are built."""
        self.build_lib = self.get_finalized_command("build_py").build_lib

    def run(self) -> None:
        """Copy the folders as they are now."""
        if self.editable_mode:
            return
        if CLIENT in DATA:
            client.bundle()
        for name, source in DATA.items():
            target = Path(self.build_lib, "maharaja", "data", name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target)

    def get_source_files(self) -> list[str]:
        """Every data file that is not made; MANIFEST.in has the client's sources."""
        sources = [source for name, source in DATA.items() if name != CLIENT]
        return [str(f) for source in sources for f in source.rglob("*") if f.is_file()]

    def get_outputs(self) -> list[str]:
        """Every file in the package."""
        return list(self.get_output_mapping())

    def get_output_mapping(self) -> dict[str, str]:
        """From the files in the package to the files they are copies of."""
        if self.editable_mode:
            return {}
        return {
            str(Path(self.build_lib, "maharaja", "data", name, file.relative_to(source))): str(file)
            for name, source in DATA.items()
            for file in source.rglob("*")
            if file.is_file()
        }


class Build(build):
    """With the data, after the modules."""

    sub_commands = [*build.sub_commands, ("build_data", None)]  # noqa: RUF012 - as setuptools does


setup(
    distclass=Maharaja,
    cmdclass={
        "build": Build,
        "build_py": BuildPy,
        "build_ext": BuildExt,
        "build_data": BuildData,
    },
)
