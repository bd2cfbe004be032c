"""The server does what its OpenAPI document says, whatever is sent: schemathesis tries it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_url
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    missing_required_header,
    negative_data_rejection,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from support.extent import many
from support.server_process import PATIENCE, UNLIMITED, Person, good, serving

from maharaja.server.errors import STATUSES
from maharaja.server.http.openapi import codes
from maharaja.server.http.operation import Operation
from maharaja.server.http.routes import OPERATIONS

pytestmark = pytest.mark.once

BY_NAME = {operation.name: operation for operation in OPERATIONS}
EXAMPLES = many(16, quick=3)  # of each operation, and kind of data
# Requests that go through the document's own boundaries, of each operation.
COVERING = many(60, quick=12)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
    allow_header_conformance,
]
# What the document cannot say about a value: which boards, levels, choices, records there are.
MEANINGS = {"bad-address", "bad-board", "bad-setup", "bad-record", "invalid", "wrong-words"}


@dataclass(frozen=True)
class Place:
    """A server with some tables, and who knows them."""

    api: Any  # the schema; schemathesis has several kinds
    person: Person
    session: requests.Session
    tables: list[str]
    link: str


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("schema")
    with serving(folder, *UNLIMITED) as served, Person(served.url, "p" * 32) as person:
        guest = {"kind": "guest"}
        waiting = good(person.post("/tables", {"seats": [{"kind": "me"}, guest], "public": True}))
        tables = [
            waiting["table"],
            person.create(),
            person.create(seats=[{"kind": "me"}], options={"solo": "easy"}),
            person.create(
                seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
            ),
            "q" * 16,
        ]
        with requests.Session() as session:
            api = from_url(f"{served.url}/api/openapi.json", timeout=PATIENCE)
            yield Place(api, person, session, tables, waiting["links"][0]["token"])


def test_every_operation_is_tried(place: Place) -> None:
    """The names below are those of the document."""
    found = {result.ok().definition.raw["operationId"] for result in place.api.get_all_operations()}
    assert found == {*BY_NAME, "health"}


@pytest.mark.parametrize("name", [*BY_NAME, "health"])
def test_what_the_document_allows_is_understood(place: Place, name: str) -> None:
    operation = place.api.find_operation_by_id(name)

    @settings(max_examples=EXAMPLES)
    @given(operation.as_strategy(), st.sampled_from(place.tables), st.booleans())
    def check(case: Case[Any], table: str, known: bool) -> None:
        at_a_real_table(case, table)
        answer = ask(place, case, known=known)
        checks = [*CHECKS, positive_data_acceptance]
        if told(answer).get("code") in MEANINGS:
            checks.remove(positive_data_acceptance)
        case.validate_response(answer, checks=checks)
        check_code(BY_NAME.get(name), answer)

    check()


@pytest.mark.parametrize("name", list(BY_NAME))
def test_what_the_document_does_not_allow_is_refused(place: Place, name: str) -> None:
    operation = place.api.find_operation_by_id(name)
    if not can_be_wrong(BY_NAME[name]):
        return

    @settings(max_examples=EXAMPLES)
    @given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), st.booleans())
    def check(case: Case[Any], known: bool) -> None:
        answer = ask(place, case, known=known)
        if answer.status_code == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:  # refused unread
            return
        checks = list(CHECKS)
        if answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            checks.remove(negative_data_rejection)  # it does not know that this is one
        case.validate_response(answer, checks=checks)

    check()


@pytest.mark.parametrize("name", [*BY_NAME, "health"])
def test_the_boundaries_of_the_document(place: Place, name: str) -> None:
    """Longest and shortest values, one parameter wrong at a time, methods that there are not."""
    operation = place.api.find_operation_by_id(name)
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    config = place.api.config.generation_for(operation=operation)
    cases = place.api.iter_coverage_cases(
        operation, generation_modes=modes, generation_config=config
    )
    tried = 0
    for case, _ in zip(cases, range(COVERING), strict=False):
        answer = ask(place, case, known=True)
        case.validate_response(answer, checks=CHECKS)
        tried += 1
    assert tried


def can_be_wrong(operation: Operation) -> bool:
    """Whether the operation takes anything at all."""
    parts = (operation.at, operation.query)
    return operation.body is not None or any(part.__struct_fields__ for part in parts)


def at_a_real_table(case: Case[Any], table: str) -> None:
    """Ids are random; the generated ones would never meet a table."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table


def ask(place: Place, case: Case[Any], *, known: bool) -> schemathesis.Response:
    wait = case.query.get("wait")
    if isinstance(wait, (int, float)) and wait > 0:  # time would pass and nothing else
        case.query["wait"] = min(wait, 0.01)
    headers = dict(place.person.headers) if known else None
    return case.call(session=place.session, headers=headers, timeout=PATIENCE)


def told(answer: schemathesis.Response) -> dict[str, Any]:
    words = answer.json()
    return words if isinstance(words, dict) else {}


def check_code(operation: Operation | None, answer: schemathesis.Response) -> None:
    """A problem is one of those that the operation is documented with."""
    if operation is None or answer.status_code == 200:
        return
    words = told(answer)
    assert words["code"] in codes(operation), words
    assert STATUSES[words["code"]] == answer.status_code
