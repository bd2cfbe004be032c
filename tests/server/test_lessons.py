"""Lessons over HTTP: without an identity, without anything kept, and without secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from support.server_process import PATIENCE, Served, serving

from maharaja import lessons
from maharaja.lessons import LessonRun

pytestmark = pytest.mark.once

FIRST = lessons.available()[0]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody who has just come: no cookie, no token."""
    with serving(tmp_path_factory.mktemp("lessons"), "--address-rate", "400") as server:
        yield from _client(server)


def _client(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE) as client:
        yield client
        assert not client.cookies, "nobody who only learns gets a cookie"


def ask(client: httpx.Client, lesson: str, answers: list[str], **more: Any) -> dict[str, Any]:
    query = {"answers": ",".join(answers), **more}
    answer = client.get(f"/api/lessons/{lesson}", params=query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_they_are_listed_in_order(client: httpx.Client) -> None:
    told = client.get("/api/lessons").json()["lessons"]
    assert [it["id"] for it in told] == list(lessons.available())
    assert all(it["minutes"] > 0 and it["steps"] > 3 for it in told)


@pytest.mark.parametrize("name", lessons.available())
def test_a_lesson_is_played_to_its_end(client: httpx.Client, name: str) -> None:
    answers: list[str] = []
    told = ask(client, name, answers)
    while told["solution"] is not None:
        answers.append(told["solution"])
        before = told["table"]["sequence"]
        told = ask(client, name, answers, after=before)
        sequences = [update["table"]["sequence"] for update in told["updates"]]
        assert sequences == list(range(before + 1, told["table"]["sequence"] + 1))
        assert (told["taken"], told["entries"]) == (len(answers), [])
    assert told["number"] == told["steps"] - 1
    whole = ask(client, name, answers)
    assert whole["updates"] == []
    assert [it["sequence"] for it in whole["entries"]] == [
        *range(1, whole["table"]["sequence"] + 1)
    ]
    assert whole["table"] == told["table"]


def test_a_wrong_answer_is_answered_and_changes_nothing(client: httpx.Client) -> None:
    answers = [str(it) for it in solution(FIRST)]
    at = next(i for i, it in enumerate(answers) if it.startswith("travel"))
    before = ask(client, FIRST, answers[:at])
    wrong = ask(client, FIRST, [*answers[:at], "perform shrine-discount"])
    assert wrong["taken"] == at
    assert wrong["reply"]["id"] == f"lesson-{FIRST}-travel-shrine"
    assert wrong["table"] == before["table"]
    illegal = ask(client, FIRST, [*answers[:at], "statue delhi centre"])
    assert illegal["reply"] is None
    assert illegal["refusal"]["rule"]
    assert illegal["table"] == before["table"]


def test_why_not_is_told_as_at_tables(client: httpx.Client) -> None:
    query = {"answers": "next,next", "choice": "statue delhi centre", "by": "statue-discount"}
    told = client.get(f"/api/lessons/{FIRST}/why", params=query).json()
    assert (told["legal"], told["rule"]) == (False, "Q-A11")
    legal = {"answers": "next,next", "choice": "travel start-delhi"}
    assert client.get(f"/api/lessons/{FIRST}/why", params=legal).json()["legal"] is True


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/lessons/none", 404, "no-lesson"),
        ("/api/lessons/none/why?choice=end", 404, "no-lesson"),
        (f"/api/lessons/{FIRST}?answers={'x' * 6001}", 422, "invalid"),
        (f"/api/lessons/{FIRST}?after=-1", 422, "invalid"),
        (f"/api/lessons/{FIRST}?secret=1", 422, "invalid"),
        (f"/api/lessons/{FIRST}/why", 422, "invalid"),
    ],
)
def test_what_makes_no_sense_is_refused(
    client: httpx.Client, path: str, status: int, code: str
) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_nonsense_is_not_taken(client: httpx.Client) -> None:
    for nonsense in ("", ",", "next,,", "\u0000", "next,next,ж", "end", "plan"):
        told = ask(client, FIRST, [nonsense])
        assert told["taken"] <= nonsense.count("next")


@pytest.mark.parametrize("name", lessons.available())
def test_others_plans_are_told_when_their_turn_comes(client: httpx.Client, name: str) -> None:
    """A lesson has no secrets, but it shows the table as it would be (ACT-2)."""
    answers = solution(name)
    for count in range(len(answers) + 1):
        told = ask(client, name, answers[:count])
        view, learner = told["table"]["view"], told["table"]["seat"]
        for seat, it in enumerate(view["seats"]):
            hidden = seat != learner and not it["acted"] and view["phase"] != "finished"
            assert not (hidden and it["plan"])
        plans = [it["choice"] for it in told["entries"] if it["choice"].startswith("plan")]
        mine = [it for it in told["entries"] if it["seat"] == learner]
        assert all(it == "plan" for it in plans) or mine


def test_lessons_count_as_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("limited"), "--address-rate", "2") as server:
        for client in _client(server):
            codes = {client.get(f"/api/lessons/{FIRST}").status_code for _ in range(12)}
            assert codes == {200, 429}


def solution(name: str) -> list[str]:
    run = LessonRun(lessons.load(name))
    answers: list[str] = []
    while (answer := run.solution()) is not None:
        run.answer(answer)
        answers.append(answer)
    return answers
