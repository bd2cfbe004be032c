"""Every lesson: the engine plays it right in every way, and wrong at every step."""

from __future__ import annotations

import pytest
from support.fluent_files import messages, variables

from maharaja import i18n, lessons
from maharaja.lessons import NEXT, LessonRun

LESSONS = lessons.available()
every_lesson = pytest.mark.parametrize("name", LESSONS)


def runs(name: str) -> list[LessonRun]:
    """The lesson at every moment of the way that its solution goes."""
    run = LessonRun(lessons.load(name))
    found = [run.copy()]
    while not run.at_end:
        answer = run.solution()
        assert answer is not None
        assert run.answer(answer), f"{run.step.id}: {answer} is not taken"
        found.append(run.copy())
        assert len(found) < 100, f"{run.step.id} does not end"
    return found


@every_lesson
def test_the_engine_finds_nothing_wrong(name: str) -> None:
    assert [str(mistake) for mistake in lessons.mistakes(lessons.load(name))] == []


@every_lesson
def test_played_right_it_comes_to_its_end(name: str) -> None:
    lesson = lessons.load(name)
    played = runs(name)
    assert [step.id for step in lesson.steps] == list(dict.fromkeys(it.step.id for it in played))
    assert played[-1].solution() is None
    assert not played[-1].answer(NEXT)


@every_lesson
def test_played_wrong_it_answers_and_nothing_happens(name: str) -> None:
    """Every choice that the rules allow and the step does not want, at every moment."""
    for run in runs(name):
        before = (run.number, run.taken, run.game.fingerprint())
        for choice in run.choices():
            if not run.step.expects(choice):
                twin = run.copy()
                assert not twin.answer(choice)
                assert (twin.number, twin.taken, twin.game.fingerprint()) == before
                if run.step.expect and not run.at_end:
                    assert twin.reply in run.step.replies()
                    assert twin.lesson.text(run.step.id, str(twin.reply)) in twin.lesson.texts()


@every_lesson
def test_what_the_rules_forbid_is_refused_with_a_reason(name: str) -> None:
    for run in runs(name):
        if run.step.expect and "draft 1" not in run.choices():
            assert not run.answer("draft 1")
            assert run.refusal is not None
            assert run.reply is None


@every_lesson
def test_the_same_answers_lead_to_the_same_place(name: str) -> None:
    run = LessonRun(lessons.load(name))
    answers: list[str] = []
    while (answer := run.solution()) is not None:
        run.answer(answer)
        answers.append(answer)
        again = LessonRun(lessons.load(name)).follow([*answers, "perform nonsense"])
        assert (again.number, again.taken, again.began) == (run.number, run.taken, run.began)
        assert again.game.same_position(run.game)


@every_lesson
def test_a_step_can_be_begun_again(name: str) -> None:
    """With the answers that were taken when it began one is back at its beginning."""
    run = runs(name)[-1]
    assert len(run.began) == len(run.lesson.steps)
    answers = _solution(name)
    for number, taken in enumerate(run.began):
        again = LessonRun(run.lesson).follow(answers[:taken])
        assert again.number == number


def _solution(name: str) -> list[str]:
    run = LessonRun(lessons.load(name))
    answers: list[str] = []
    while (answer := run.solution()) is not None:
        run.answer(answer)
        answers.append(answer)
    return answers


@every_lesson
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_texts_ask_for_the_facts_of_their_step(name: str, language: str) -> None:
    lesson = lessons.load(name)
    for step in lesson.steps:
        facts = set(step.facts)
        texts = [lesson.text(step.id), *(lesson.text(step.id, it) for it in step.replies())]
        asked = [variables(messages(language)[text]) for text in texts]
        assert all(used <= facts for used in asked), f"{language}: {step.id}"
        assert set().union(*asked) == facts, f"{language}: {step.id} has facts that nobody asks for"


def test_no_text_of_a_lesson_is_left_over() -> None:
    told = {text for name in LESSONS for text in lessons.load(name).texts()}
    begins = tuple(f"lesson-{name}-" for name in LESSONS)
    assert {text for text in messages(i18n.SOURCE) if text.startswith(begins)} == told


@every_lesson
def test_texts_are_short(name: str) -> None:
    """One or two sentences, three where one of them is an exclamation; no walls of text."""
    for text in lessons.load(name).texts():
        for language in i18n.LANGUAGES:
            said = i18n.texts(language)(text, {})
            assert len(said) <= (130 if language == "ja" else 260), f"{language}: {text}"
