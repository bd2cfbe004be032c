"""Whether a lesson works: the engine plays every way through it that the lesson allows."""

from __future__ import annotations

from fnmatch import fnmatchcase

from maharaja.errors import LessonError, MaharajaError, Message
from maharaja.i18n import LANGUAGES, texts
from maharaja.lessons.lesson import Lesson
from maharaja.lessons.points import is_there
from maharaja.lessons.run import NEXT, LessonRun


def mistakes(lesson: Lesson) -> list[LessonError]:
    """Everything that is wrong with a lesson, each at its place in the file."""
    return _Checking(lesson).all()


class _Checking:
    """Walks through a lesson by every answer that is taken, each position once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.found: dict[tuple[str, Message], LessonError] = {}
        self._seen: set[tuple[int, int]] = set()
        self._chosen: set[tuple[int, str]] = set()  # steps with patterns that were of use
        self._refused: set[tuple[int, str]] = set()  # steps with choices that were answered

    def all(self) -> list[LessonError]:
        try:
            self._walk(LessonRun(self.lesson))
        except MaharajaError as error:
            self._wrong(0, "play", Message("error-lesson-line", what=error.whole()))
        if not self.found:  # what comes behind a mistake is not reached
            self._patterns()
        self._texts()
        return list(self.found.values())

    def _wrong(self, step: int, key: str, what: Message) -> None:
        """Note a mistake; the same one, met in several positions, is one."""
        place = f"step[{step + 1}].{key}"
        self.found.setdefault((place, what), LessonError(self.lesson.file, place, what))

    def _texts(self) -> None:
        for language in LANGUAGES:
            known = texts(language)
            for name in self.lesson.texts():
                if not known.has_own(name):
                    what = Message("error-lesson-text", name=name, language=language)
                    error = LessonError(self.lesson.file, "", what)
                    self.found[name, what] = error

    def _walk(self, run: LessonRun) -> None:
        place = (run.number, run.game.fingerprint())
        if place in self._seen:
            return
        self._seen.add(place)
        self._look(run)
        if run.at_end:
            return
        for answer in self._answers(run):
            twin = run.copy()
            try:
                twin.answer(answer)
            except MaharajaError as error:
                what = Message("error-lesson-line", what=error.whole())
                self._wrong(run.number + 1, "play", what)
            else:
                self._walk(twin)

    def _answers(self, run: LessonRun) -> list[str]:
        """What leads on from here; a step that nothing leads on from is a mistake."""
        if not run.step.expect:
            return [NEXT]
        legal = run.choices()
        expected = [choice for choice in legal if run.step.expects(choice)]
        if not expected:
            self._wrong(run.number, "expect", Message("error-lesson-stuck"))
        for choice in legal:
            patterns = run.step.expect if choice in expected else dict(run.step.otherwise)
            used = self._chosen if choice in expected else self._refused
            used |= {(run.number, it) for it in patterns if fnmatchcase(choice, it)}
        return expected

    def _look(self, run: LessonRun) -> None:
        """What the step points at, and the arguments of its text, are there as it begins."""
        if run.taken > run.began[-1]:
            return
        for point in run.step.point:
            if not is_there(run.game, self.lesson.seat, point):
                self._wrong(run.number, "point", Message("error-lesson-point", what=point))
        try:
            run.facts()
        except KeyError as error:
            path = Message("error-lesson-fact", what=str(error.args[0]))
            self._wrong(run.number, "facts", path)

    def _patterns(self) -> None:
        """Every pattern fits a choice that somebody can make there."""
        for number, step in enumerate(self.lesson.steps):
            for pattern in step.expect:
                if (number, pattern) not in self._chosen:
                    what = Message("error-lesson-never", pattern=pattern)
                    self._wrong(number, "expect", what)
            for pattern, _ in step.otherwise:
                if (number, pattern) not in self._refused:
                    what = Message("error-lesson-never", pattern=pattern)
                    self._wrong(number, "otherwise", what)
