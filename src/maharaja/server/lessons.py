"""Lessons over HTTP: replayed by the engine from the learner's answers, and nothing is kept.

So whoever learns needs no identity, nothing can be lost, and there is no secret to tell.
"""

from __future__ import annotations

from maharaja import lessons
from maharaja.engine.decision import Refusal
from maharaja.lessons import Lesson, LessonRun
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.scripted_table import ScriptedTable, listed
from maharaja.server.tables.queries import refusal_of, why_json


def all_lessons() -> messages.Lessons:
    return messages.Lessons(lessons=[about(lessons.load(name)) for name in lessons.available()])


def about(lesson: Lesson) -> messages.LessonAbout:
    return messages.LessonAbout(id=lesson.id, minutes=lesson.minutes, steps=len(lesson.steps))


def state(lesson: str, query: messages.LessonQuery) -> messages.LessonState:
    """The lesson after the answers; it stops before the first that is not taken."""
    answers = listed(query.answers)
    run = LessonRun(named(lesson)).follow(answers)
    untaken = answers[run.taken] if run.taken < len(answers) else ""
    shown = ScriptedTable(run.lesson.id, run.lesson.seat)
    return messages.LessonState(
        lesson=run.lesson.id,
        step=run.step.id,
        number=run.number,
        steps=len(run.lesson.steps),
        taken=run.taken,
        say=text_json(run),
        reply=None if run.reply is None else text_json(run, run.reply),
        refusal=refused(run, untaken),
        expects=bool(run.step.expect),
        point=list(run.step.point),
        began=run.began,
        solution=run.solution(),
        table=shown.table(run.game, len(run.made)),
        entries=shown.entries(run.made) if query.after is None else [],
        updates=[] if query.after is None else shown.updates(run.made, query.after),
    )


def refused(run: LessonRun, choice: str) -> messages.Why | None:
    if run.refusal is None:
        return None
    return why_json(run.game, run.lesson.seat, choice, run.refusal)


def why(lesson: str, query: messages.LessonWhyQuery) -> messages.Why:
    """Whether the rules allow a choice after the answers, and if not, why not."""
    run = LessonRun(named(lesson)).follow(listed(query.answers))
    refusal: Refusal | None = refusal_of(run.game, run.lesson.seat, query.choice, query.by)
    return why_json(run.game, run.lesson.seat, query.choice, refusal, query.by)


def named(lesson: str) -> Lesson:
    if lesson not in lessons.available():
        raise Problem("no-lesson")
    return lessons.load(lesson)


def text_json(run: LessonRun, *more: str) -> messages.LessonText:
    return messages.LessonText(id=run.lesson.text(run.step.id, *more), arguments=run.facts())
