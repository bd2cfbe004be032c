"""Board files: the only place that reads them (docs/add-a-board.md, and docs/rules.md, G-01).

Everything a game relies on is checked when a board is read, so that ``Board`` and the rules need
not: a board that loads can be played by every number of players it names, to the end.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from maharaja.boards.reader import Examination, examine, parse
from maharaja.boards.section import did_you_mean
from maharaja.engine.board import Board
from maharaja.errors import BoardError, Message, system_message

__all__ = [
    "BoardError",
    "Examination",
    "available",
    "examine",
    "load",
    "parse",
    "read",
    "text",
    "text_of",
]


def load(name_or_path: str | Path) -> Board:
    """A shipped board by its name (``"classic"``), or the board in a file by its path.

    Names that come from outside should be looked up in ``available()`` first: anything that looks
    like a path is opened.
    """
    return parse(*text_of(name_or_path))


def text_of(name_or_path: str | Path) -> tuple[str, str]:
    """What is written there, found as ``load`` does, and what errors call the file."""
    if not str(name_or_path).strip():
        raise BoardError("board", "", "error-board-unnamed", remedy=_known())
    if isinstance(name_or_path, Path) or re.search(r"[/\\]|\.toml$", name_or_path):
        return read(Path(name_or_path)), str(name_or_path)
    return text(name_or_path), f"boards/{name_or_path}.toml"


def read(path: Path) -> str:
    """The text of a board file, whatever it says."""
    return _read(path, str(path))


def text(name: str) -> str:
    """The file of a shipped board."""
    if name not in available():
        raise BoardError(name, "", "error-board-unknown", remedy=_known(name))
    return _read(_folder() / f"{name}.toml", f"boards/{name}.toml")


def available() -> list[str]:
    """The names of the shipped boards, the classic one first."""
    names = [file.name.removesuffix(".toml") for file in _folder().iterdir()]
    boards = [name for name in names if (_folder() / f"{name}.toml").is_file()]
    return sorted(boards, key=lambda name: (name != "classic", name))


def _known(wrong: str = "") -> Message:
    return did_you_mean(wrong, available(), Message("error-board-use-or-path", names=available()))


def _folder() -> Traversable:
    """Inside the package when installed, in the checkout otherwise."""
    installed = files("maharaja") / "data" / "boards"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "boards"


def _read(file: Traversable, source: str) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        what = system_message(error)
        raise BoardError(source, "", "error-file-unreadable", what=what) from None
    except UnicodeDecodeError:
        remedy = Message("error-file-save-as-utf8")
        raise BoardError(source, "", "error-file-not-utf8", remedy=remedy) from None
