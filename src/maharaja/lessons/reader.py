"""From the text of a lesson file to a lesson; what it does is checked by checking.py."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import ClassVar

from maharaja import boards
from maharaja.boards.section import Section, did_you_mean
from maharaja.engine.game import Game
from maharaja.engine.ids import COLOURS
from maharaja.engine.start import load_game, start_game
from maharaja.errors import FileError, LessonError, MaharajaError, Message
from maharaja.lessons.lesson import Lesson, Line, Step
from maharaja.render.position_text import DrawingError, read
from maharaja.table_options import Options

MOST_MINUTES = 10
MOST_STEPS = 40
MOST_ENTRIES = 60
LONGEST_LINE = 80


class LessonSection(Section):
    """A section of a lesson file."""

    Error: ClassVar[type[FileError]] = LessonError
    examples: ClassVar[dict[str, str]] = {
        "id": 'id = "travel"',
        "minutes": "minutes = 3",
        "step": "[[step]]",
        "position": 'position = """2 players"""',
    }

    def listed(self, key: str) -> tuple[str, ...]:
        return tuple(self.texts(key, 1, MOST_ENTRIES)) if self.has(key) else ()

    def table(self, key: str) -> dict[str, str]:
        """A table of texts; none if it is left out."""
        if not self.has(key):
            return {}
        inside = self.section(key)
        return {name: inside.text(name, LONGEST_LINE) for name in inside.values}


def parse(text: str, source: str, lesson: str) -> Lesson:
    """The lesson written down in ``text``; ``source`` is what errors call the file."""
    file = LessonSection(source, "", _toml(text, source))
    file.allow(["minutes", "step"], ["position", "seed", "players", "seat"])
    colour = file.choice("seat", COLOURS) if file.has("seat") else COLOURS[0]
    game = _game(file)
    steps = tuple(_step(row, game) for row in file.sections("step"))
    _check_ids(file, steps)
    return Lesson(
        id=lesson,
        file=source,
        minutes=file.whole("minutes", 1, MOST_MINUTES),
        seat=COLOURS.index(colour),
        steps=steps,
        game=game,
    )


def _toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rstrip(")").partition(" (at ")
        raise LessonError(source, place, "error-board-not-toml", what=reason) from None


def _game(file: LessonSection) -> Game:
    """The game as the lesson begins: a drawn position, or a new game by its seed."""
    if file.has("position"):
        return _attempt(file, "position", lambda: _drawn(str(file.values["position"])))
    file.allow(["seed", "players", "minutes", "step"], ["seat"])
    options = Options(players=file.whole("players", 2, len(COLOURS)))
    seed = file.whole("seed", 0, 1_000_000)
    return start_game(boards.load("classic"), options, seed=seed)


def _drawn(drawing: str) -> Game:
    position = read(drawing)
    return load_game(boards.load(position["board"]["id"]), position)


def _attempt(file: LessonSection, key: str, make: Callable[[], Game]) -> Game:
    try:
        return make()
    except DrawingError as error:
        raise file.error(key, "error-lesson-position", what=str(error)) from None
    except MaharajaError as error:
        raise file.error(key, "error-lesson-position", what=error.whole()) from None


def _step(row: LessonSection, game: Game) -> Step:
    row.allow(["id"], ["play", "point", "facts", "expect", "until", "otherwise"])
    return Step(
        id=row.identifier("id"),
        play=tuple(_line(row, line, game) for line in row.listed("play")),
        point=row.listed("point"),
        facts=row.table("facts"),
        expect=row.listed("expect"),
        until=row.section("until").values if row.has("until") else None,
        otherwise=tuple(row.table("otherwise").items()),
    )


def _line(row: LessonSection, line: str, game: Game) -> Line:
    """``green travel start-delhi``."""
    colour, _, choice = line.partition(" ")
    playing = COLOURS[: game.seats]
    if colour not in playing:
        remedy = did_you_mean(colour, playing)
        raise row.error("play", "error-board-not-known", remedy=remedy, value=line)
    return Line(COLOURS.index(colour), choice)


def _check_ids(file: LessonSection, steps: tuple[Step, ...]) -> None:
    if not 1 <= len(steps) <= MOST_STEPS:
        raise file.error("step", "error-board-entries", number=len(steps))
    for number, step in enumerate(steps, 1):
        if step.id in [other.id for other in steps[: number - 1]]:
            remedy = Message("error-board-give-each-its-own")
            place = f"step[{number}].id"
            raise file.error(place, "error-lesson-id-twice", remedy=remedy, id=step.id)
