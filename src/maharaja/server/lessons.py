"""Lessons over HTTP: replayed by the engine from the learner's answers, and nothing is kept.

So whoever learns needs no identity, nothing can be lost, and there is no secret to tell.
"""

from __future__ import annotations

from typing import cast

from maharaja import lessons
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.lessons import Lesson, LessonRun
from maharaja.lessons.run import Made
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.tables import serialize
from maharaja.server.tables.queries import refusal_of, why_json
from maharaja.server.tables.stages import stages_json

SCRIPT = "lesson"  # who plays the others


def all_lessons() -> messages.Lessons:
    return messages.Lessons(lessons=[about(lessons.load(name)) for name in lessons.available()])


def about(lesson: Lesson) -> messages.LessonAbout:
    return messages.LessonAbout(id=lesson.id, minutes=lesson.minutes, steps=len(lesson.steps))


def state(lesson: str, query: messages.LessonQuery) -> messages.LessonState:
    """The lesson after the answers; it stops before the first that is not taken."""
    answers = split(query.answers)
    run = LessonRun(named(lesson)).follow(answers)
    untaken = answers[run.taken] if run.taken < len(answers) else ""
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
        table=table_json(run.lesson, run.game, len(run.made)),
        entries=entries_json(run) if query.after is None else [],
        updates=[] if query.after is None else updates_json(run, query.after),
    )


def refused(run: LessonRun, choice: str) -> messages.Why | None:
    if run.refusal is None:
        return None
    return why_json(run.game, run.lesson.seat, choice, run.refusal)


def why(lesson: str, query: messages.LessonWhyQuery) -> messages.Why:
    """Whether the rules allow a choice after the answers, and if not, why not."""
    run = LessonRun(named(lesson)).follow(split(query.answers))
    refusal: Refusal | None = refusal_of(run.game, run.lesson.seat, query.choice, query.by)
    return why_json(run.game, run.lesson.seat, query.choice, refusal, query.by)


def named(lesson: str) -> Lesson:
    if lesson not in lessons.available():
        raise Problem("no-lesson")
    return lessons.load(lesson)


def split(answers: str) -> list[str]:
    return answers.split(",") if answers else []


def text_json(run: LessonRun, *more: str) -> messages.LessonText:
    return messages.LessonText(id=run.lesson.text(run.step.id, *more), arguments=run.facts())


def table_json(lesson: Lesson, game: Game, sequence: int) -> messages.Table:
    """The game as a table that the learner follows, so that it is shown like any other."""
    seat = lesson.seat
    return messages.Table(
        table=lesson.id,
        status="running",
        public=False,
        created=0,
        seat=seat,
        sequence=sequence,
        chairs=[chair_json(number) for number in range(game.seats)],
        board={"id": game.board.id, "digest": game.board.digest},
        rules=game.rules,
        options={**game.view(seat)["options"], "first_game": False},
        hints=False,
        coached=False,
        commitment=None,
        seed=None,
        decisions=game.decisions,
        undo=0,
        view=cast(messages.View, serialize.view_json(serialize.OpenView(game.state), seat)),
        insight=None if game.finished else insight_json(game.state, seat),
        rematch=None,
        shared=False,
    )


def chair_json(seat: int) -> messages.Chair:
    """Nobody has a name: the client calls them by their colours."""
    return messages.Chair(
        seat=seat,
        kind="person",
        name="",
        level=None,
        handed_over=False,
        auto_answer=True,
        shares=False,
        hints=0,
    )


def entries_json(run: LessonRun) -> list[messages.Entry]:
    return [entry_json(made, number, run.lesson.seat) for number, made in enumerate(run.made, 1)]


def updates_json(run: LessonRun, after: int) -> list[messages.Update]:
    """One for each choice, with the table as it was then: they are shown one by one."""
    learner = run.lesson.seat
    updates = []
    for number, made in enumerate(run.made[after:], after + 1):
        entry = entry_json(made, number, learner)
        entry.stages = stages_json([made.stages], made.game.state, learner)[0]
        table = table_json(run.lesson, made.game, number)
        updates.append(messages.Update(table=table, entries=[entry]))
    return updates


def entry_json(made: Made, number: int, learner: int) -> messages.Entry:
    return messages.Entry(
        sequence=number,
        at=0,
        kind="choice",
        seat=made.seat,
        events=cast(list[messages.GameEvent], made.events),
        choice=serialize.told_choice(made.choice, made.seat, learner),
        level=None if made.seat == learner else SCRIPT,
    )
