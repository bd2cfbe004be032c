"""Lessons: short scripted games in which people learn by doing (docs/lessons.md).

A lesson is a file of ``lessons/`` and texts of ``locale/*/lessons.ftl``. ``load`` reads one,
``LessonRun`` plays it, and ``mistakes`` has the engine play every way through it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from maharaja.errors import LessonError
from maharaja.lessons.checking import mistakes
from maharaja.lessons.lesson import Lesson, Step
from maharaja.lessons.reader import parse
from maharaja.lessons.run import NEXT, LessonRun

__all__ = [
    "NEXT",
    "Lesson",
    "LessonError",
    "LessonRun",
    "Step",
    "available",
    "load",
    "mistakes",
    "parse",
]


@cache
def available() -> tuple[str, ...]:
    """The ids of the shipped lessons, in the order in which they build on each other."""
    return tuple(name.partition("-")[2] for name in sorted(_names()))


@cache
def load(lesson: str) -> Lesson:
    """A shipped lesson by its id, one of ``available()``."""
    name = next(name for name in _names() if name.partition("-")[2] == lesson)
    text = (_folder() / f"{name}.toml").read_text(encoding="utf-8")
    return parse(text, f"lessons/{name}.toml", lesson)


def _names() -> list[str]:
    """``1-first-statue``: the place in the order, and the id."""
    return [
        file.name.removesuffix(".toml") for file in _folder().iterdir() if file.name[0].isdigit()
    ]


def _folder() -> Traversable:
    """Inside the package when installed, in the checkout otherwise."""
    installed = files("maharaja") / "data" / "lessons"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "lessons"
