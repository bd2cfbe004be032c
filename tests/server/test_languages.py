"""Problems in the language that the request accepts; codes and everything else stay the same."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from support.server_process import PATIENCE, UNLIMITED, Person, Served, serving

from maharaja import i18n
from maharaja.errors import Message
from maharaja.server.errors import STATUSES, Problem

OTHERS = [language for language in i18n.LANGUAGES if language != i18n.SOURCE]


@pytest.mark.parametrize("code", STATUSES)
def test_every_problem_is_told_in_every_language(code: str) -> None:
    problem = Problem(code)
    told = {problem.told(language) for language in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)
    for title, detail in told:
        assert title
        assert detail
        assert not title.startswith("error-")


def test_details_keep_what_they_tell() -> None:
    boards = Message("error-detail-boards", names=["classic", "kaveri"])
    title, detail = Problem("no-board", boards).told("de")
    assert title == i18n.texts("de")("error-no-board")
    assert detail == "Die Spielpläne sind classic, kaveri."
    assert Problem("no-board", boards).told("en")[1] == "The boards are classic, kaveri."


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("languages"), *UNLIMITED) as server:
        yield server


@pytest.fixture
def person(served: Served) -> Iterator[Person]:
    with Person(served.url) as somebody:
        yield somebody


def in_language(person: Person, language: str | None, path: str) -> httpx.Response:
    headers = {} if language is None else {"Accept-Language": language}
    return person.http.get(f"/api{path}", headers=headers)


@pytest.mark.once
def test_the_language_of_an_answer(person: Person) -> None:
    path = "/tables/aaaaaaaaaaaaaaaa"
    english = in_language(person, None, path)
    assert english.json()["detail"] == "There is no such table, or it is not for you."
    assert english.headers["content-language"] == "en"
    for language in (*OTHERS, "tlh, de-CH;q=0.5", "*", "\x7f;;q=,"):
        answer = in_language(person, language, path)
        chosen = answer.headers["content-language"]
        assert chosen == i18n.accepted(language)
        assert answer.headers["vary"] == "Accept-Language"
        words = answer.json()
        assert {**words, "title": "", "detail": ""} == {**english.json(), "title": "", "detail": ""}
        if chosen != "en":
            assert words["title"] == i18n.texts(chosen)("error-no-table")


@pytest.mark.once
def test_a_refusal_with_its_rule(person: Person) -> None:
    table = person.create()
    person.http.headers["Accept-Language"] = "de"
    now = person.look(table, 0)["table"]
    seat = now["view"]["to_act"][0]
    sequence = person.look(table, seat)["table"]["sequence"]
    answer = person.choose(table, seat, "end", sequence, "one").json()
    assert (answer["code"], answer["reason"]) == ("refused", "other-question")
    reason = i18n.texts("de")("reason-other-question")
    assert answer["detail"] == f"end: {reason} (Regel {answer['rule']})"
    garbled = person.choose(table, seat, "fly away", sequence, "two").json()
    assert garbled["detail"].startswith("„fly away“ ist keine Wahl; eine Wahl beginnt mit")


@pytest.mark.once
def test_the_language_of_a_socket(person: Person) -> None:
    with person.line(**{"Accept-Language": "ja"}) as line:
        line.say("follow", table="a" * 16, seat=None)
        told = line.hear()["problem"]
        assert told["code"] == "no-table"
        assert told["title"] == told["detail"] == i18n.texts("ja")("error-no-table")
        line.say("follow", table=3, seat=None)
        told = line.hear()["problem"]
        assert told["code"] == "invalid"
        assert told["title"] == i18n.texts("ja")("error-invalid")
        assert "Expected `str`, got `int`" in told["detail"], "in the words of who reads it"


@pytest.mark.once
def test_pages_that_are_kept_do_not_depend_on_it(served: Served) -> None:
    """Only problems do."""
    with httpx.Client(base_url=served.url, verify=False, timeout=PATIENCE) as client:
        about = client.get("/api/about", headers={"Accept-Language": "de"})
    assert "content-language" not in about.headers
