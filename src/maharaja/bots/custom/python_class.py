"""Bots that are classes of somebody else's: ``FILE.py:CLASS`` or ``MODULE:CLASS``."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import traceback
from difflib import get_close_matches
from functools import cache
from operator import index
from pathlib import Path
from types import ModuleType

from mypy_extensions import i64

from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.faults import CRASH, ILLEGAL, RETIRED, START, Hooks
from maharaja.engine.play import list_legal, refusal
from maharaja.engine.state import Event, State
from maharaja.engine.text.notation import choice_text
from maharaja.errors import Message, NotationError, SetupError, system_message

MARK = ":"  # between a file or a module and the name of a class
PYTHON_FILE = ".py"
PREFIX = "maharaja_bot_"  # of the modules that files become
RAISED = (Exception, SystemExit)  # what a bot may raise; Ctrl+C is for whoever plays
MOST_LOST = 12  # moves in a row, by illegal choices; then it is not the bot that plays any more
# Where our own frames come from: as Python, and compiled.
OWN = (str(Path(__file__).parents[2]), "src/maharaja/", "<frozen")


def names_class(entry: str) -> bool:
    """Whether the entry is of this form; programs (``cmd:``) are not asked for."""
    return MARK in entry


@cache
def load_class(entry: str) -> type[Bot]:
    """The class that an entry names; SetupError if there is none that makes bots."""
    place, _, name = entry.rpartition(MARK)
    module = load_module(place)
    found = getattr(module, name, None)
    if found is None:
        raise no_such_class(place, name, module)
    if not (inspect.isclass(found) and issubclass(found, Bot)):
        raise SetupError("error-bot-python-not-bot", at=place, name=name)
    return found


def load_module(place: str) -> ModuleType:
    """A file, or a module by its name; what it raises is told with the line."""
    path = Path(place)
    if place.endswith(PYTHON_FILE) and not path.is_file():
        raise SetupError("error-bot-python-file", file=place)
    try:
        return module_of_file(path) if place.endswith(PYTHON_FILE) else by_name(place)
    except RAISED as error:
        raise SetupError("error-bot-python-import", at=place, what=described(error)) from error


def module_of_file(path: Path) -> ModuleType:
    """As ``python FILE.py`` would run it: modules beside it can be imported."""
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    spec = importlib.util.spec_from_file_location(PREFIX + path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look there
    spec.loader.exec_module(module)
    return module


def by_name(name: str) -> ModuleType:
    """An installed module, or one of the working folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return importlib.import_module(name)


def no_such_class(place: str, name: str, module: ModuleType) -> SetupError:
    """With the bots that are there, the likeliest first."""
    bots = [
        each
        for each, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
    if not bots:
        return SetupError("error-bot-python-no-bots", at=place, name=name)
    likely = get_close_matches(name, bots, cutoff=0.4)
    names = [*likely, *(each for each in bots if each not in likely)]
    return SetupError("error-bot-python-no-class", at=place, name=name, names=names)


def described(error: BaseException) -> Message:
    """What was raised, and where: the innermost line that is not of this package."""
    if isinstance(error, OSError):
        what: Message | str = system_message(error)
    else:
        what = "".join(traceback.format_exception_only(error)[-1:]).strip()
    if isinstance(error, SyntaxError):
        return Message("error-bot-raised", what=what, line=error.lineno or 0)
    frames = traceback.extract_tb(error.__traceback__)
    lines = [
        frame.lineno
        for frame in frames
        if not frame.filename.startswith(OWN) and frame.lineno is not None
    ]
    if not lines:
        return Message("error-text-quoted", what=what)
    return Message("error-bot-raised", what=what, line=lines[-1])


class PythonBot(CustomBot):
    """A bot of such a class: what it raises is a fault, and ``errors`` has the traceback."""

    def __init__(
        self, entry: str, seat: int, seed: int, *, fallback: Bot, hooks: Hooks | None = None
    ) -> None:
        make = load_class(entry)
        super().__init__(make.__name__, seat, seed, fallback, hooks)
        self._bot: Bot | None = None
        self._lost = 0  # moves in a row
        try:
            self._bot = make(seat, seed)
        except RAISED as error:
            self._fail(START, error)

    def observe(self, event: Event) -> None:
        super().observe(event)
        if self._bot is not None:
            try:
                self._bot.observe(event)
            except RAISED as error:
                self._fail(CRASH, error)

    def answer(self, information_set: State) -> i64:
        list_legal(information_set, self.seat, self.buffer)
        if self.buffer.count == 1:
            return self.buffer.items[0]
        self.moves += 1
        choice = self._asked(information_set)
        return self._fallback.answer(information_set) if choice is None else choice

    def _asked(self, information_set: State) -> int | None:
        """Its choice, or None if it has lost the move."""
        if self._bot is None:
            return None
        try:
            choice = index(self._bot.answer(information_set.copy()))
        except RAISED as error:
            self._fail(CRASH, error)
            return None
        if self.buffer.has(choice):
            self._lost = 0
            return choice
        self._report(ILLEGAL, refused(information_set, self.seat, choice))
        self._lost += 1
        if self._lost == MOST_LOST:
            self._bot = None
            self._report(RETIRED, Message("error-bot-lost-moves", count=MOST_LOST))
        return None

    def _fail(self, kind: str, error: BaseException) -> None:
        """The fallback plays on: a bot that has raised something may be in any state."""
        self._bot = None
        self.errors = "".join(traceback.format_exception(error))
        for line in self.errors.splitlines():
            self._hooks.stderr(line)
        self._report(kind, described(error))


def refused(information_set: State, seat: int, choice: int) -> Message:
    """Why a choice is not legal."""
    try:
        text = choice_text(information_set.board, choice)
    except NotationError as error:
        return error.message
    reason = refusal(information_set, seat, choice)
    assert reason is not None
    why = Message(f"reason-{reason.reason}")
    return Message("error-choice-refused", choice=text, reason=why, rule=reason.rule)
