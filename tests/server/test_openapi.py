"""The OpenAPI document: complete, consistent, and what the server does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import jsonschema  # type: ignore[import-untyped] # it has none
import pytest
from support.server_process import UNLIMITED, Person, Served, Words, ask, good, serving

from maharaja import puzzles
from maharaja.server import messages
from maharaja.server.errors import STATUSES
from maharaja.server.http import openapi
from maharaja.server.http.openapi import codes
from maharaja.server.http.operation import Operation
from maharaja.server.http.routes import OPERATIONS

pytestmark = pytest.mark.once

TWO_BOTS = [{"kind": "bot"}, {"kind": "bot"}]
UNKNOWN = "q" * 16
PUZZLE = next(iter(puzzles.available()))
PUSH = {"endpoint": "https://example.org/push", "p256dh": "A" * 87}
SIGNED = f"{'c' * 16}.{'d' * 22}"

# Words make the account; it is deleted at the end, and the token is nobody's then.
ACCOUNT: list[tuple[str, str, Words | None]] = [
    ("GET", "/api/account", None),
    ("POST", "/api/account/name", {"name": "New"}),
    ("POST", "/api/account/passkeys/options", {}),
    ("POST", "/api/account/passkeys", {"credential": "{}"}),
    ("POST", f"/api/account/passkeys/{'c' * 22}/remove", None),
    ("POST", "/api/account/sign-in/options", None),
    ("POST", "/api/account/sign-in/passkey", {"credential": "{}"}),
    ("POST", "/api/account/sign-in/words", {"words": "one two"}),
    ("POST", "/api/account/sign-in/link", {"token": "t" * 32}),
    ("POST", "/api/account/sign-in/link/look", {"token": "t" * 32}),
    ("POST", "/api/account/sign-in/mail", {"address": "a@example.org"}),
    ("POST", "/api/account/words", {"name": "New"}),
    ("POST", "/api/account/link", {}),
    ("POST", f"/api/account/devices/{'c' * 16}/remove", None),
    ("POST", "/api/account/visibility", {"visibility": "players"}),
    ("GET", "/api/account/statistics", None),
    ("GET", f"/api/people/{'c' * 16}", None),
    ("GET", "/api/account/export", None),
    ("POST", "/api/account/delete", {"sure": True}),
    ("POST", "/api/account/sign-out", None),
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("openapi"), *UNLIMITED) as server:
        yield server


def references(words: Any) -> Iterator[str]:
    if isinstance(words, dict):
        if isinstance(words.get("$ref"), str):
            yield words["$ref"]
        yield from (found for value in words.values() for found in references(value))
    elif isinstance(words, list):
        yield from (found for value in words for found in references(value))


@cache
def document() -> Words:
    """Made once: these tests only read it."""
    return openapi.document()


def validator(schema: Words) -> jsonschema.Draft202012Validator:
    """For a schema of the document."""
    whole = {**schema, "components": document()["components"]}
    return jsonschema.Draft202012Validator(whole)


def test_every_reference_leads_somewhere() -> None:
    whole = document()
    schemas = whole["components"]["schemas"]
    found = set(references(whole))
    assert found
    assert found <= {f"#/components/schemas/{name}" for name in schemas}
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_every_operation_is_told_once() -> None:
    paths = document()["paths"]
    told = [
        (method.upper(), path, words["operationId"])
        for path, methods in paths.items()
        for method, words in methods.items()
    ]
    wanted = [(operation.method, operation.path, operation.name) for operation in OPERATIONS]
    assert sorted(told) == sorted([*wanted, ("GET", "/healthz", "health")])
    assert len({name for _, _, name in told}) == len(told)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_parameters_and_problems_are_told(operation: Operation) -> None:
    words = document()["paths"][operation.path][operation.method.lower()]
    in_path = {item["name"] for item in words["parameters"] if item["in"] == "path"}
    assert in_path == {part[1:-1] for part in operation.path.split("/") if part.startswith("{")}
    assert all(item["required"] for item in words["parameters"] if item["in"] == "path")
    for code in codes(operation):
        response = words["responses"][str(STATUSES[code])]
        assert code in response["description"]
        assert list(response["content"]) == ["application/problem+json"]
    assert ("requestBody" in words) == (operation.body is not None)
    assert "default" in words["responses"]


def test_messages_of_the_socket_are_told() -> None:
    whole = document()
    assert whole["x-socket"]["path"] == "/api/socket"
    schemas = whole["components"]["schemas"]
    for union, kinds in (
        ("ClientMessage", ("follow", "unfollow", "choose", "undo", "hint", "outlook", "here")),
        (
            "ServerMessage",
            (
                "snapshot",
                "update",
                "bots",
                "presence",
                "talk",
                "done",
                "hinted",
                "foreseen",
                "problem",
            ),
        ),
    ):
        assert set(schemas[union]["discriminator"]["mapping"]) == set(kinds)


def test_what_clients_send_may_not_have_other_fields() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("NewTable", "Join", "Choose", "Undo", "FollowMessage", "Options"):
        assert schemas[name]["additionalProperties"] is False
    assert not validator(schemas["Join"]).is_valid({"name": "x", "x": 1})
    assert validator(schemas["Join"]).is_valid({"name": "x"})
    assert issubclass(messages.NewTable, messages.Request)


def test_the_server_hands_it_out(served: Served) -> None:
    answer = ask(f"{served.url}/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == json.loads(json.dumps(document()))


def test_answers_are_as_the_document_says(served: Served) -> None:
    with Person(served.url) as person:
        table = person.create(public=True)
        seat = next(seat for seat in (0, 1) if person.look(table, seat)["table"]["view"]["legal"])
        now = person.look(table, seat)["table"]
        chosen = {
            "seat": seat,
            "choice": now["view"]["legal"][0],
            "sequence": now["sequence"],
            "key": "k1",
        }
        undone = {"seat": seat, "sequence": 0, "key": "k2"}
        asked: list[tuple[str, str, Words | None]] = [
            ("GET", "/api/about", None),
            ("GET", "/api/boards/classic", None),
            ("GET", "/api/boards/none", None),
            ("GET", "/api/boards", None),
            ("GET", "/api/boards/classic/file", None),
            ("POST", "/api/boards/draft", {}),
            ("POST", "/api/boards/shared", {"text": "no board"}),
            ("POST", "/api/boards/balance", {"text": "no board", "players": 2}),
            ("GET", f"/api/boards/balance/2-{'a' * 16}", None),
            ("POST", f"/api/boards/balance/2-{'a' * 16}/cancel", None),
            ("GET", "/api/lessons", None),
            ("GET", "/api/lessons/first-statue?answers=next,next", None),
            ("GET", "/api/lessons/first-statue?answers=next,next,end&after=0", None),
            ("GET", "/api/lessons/none", None),
            ("GET", "/api/lessons/first-statue/why?choice=end", None),
            ("GET", "/api/puzzles", None),
            ("GET", f"/api/puzzles/{PUZZLE}?solution=true", None),
            ("GET", f"/api/puzzles/{PUZZLE}?choices=end&after=0", None),
            ("GET", "/api/puzzles/none", None),
            ("GET", f"/api/puzzles/{PUZZLE}/why?choice=end", None),
            ("POST", "/api/identity", None),
            ("GET", "/api/tables?list=mine", None),
            ("GET", "/api/tables?list=open", None),
            ("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "guest"}]}),
            ("POST", "/api/tables/import", {"seats": []}),
            ("GET", f"/api/tables/{table}?seat={seat}&after=0", None),
            ("GET", f"/api/tables/{UNKNOWN}", None),
            ("POST", f"/api/tables/{table}/join", {"name": "Late"}),
            ("POST", f"/api/tables/{table}/claim", None),
            ("POST", f"/api/tables/{table}/close", None),
            ("POST", f"/api/tables/{table}/rematch", None),
            ("POST", f"/api/tables/{table}/share", None),
            ("POST", f"/api/tables/{table}/seats/0/hint", {"sequence": 0}),
            ("POST", f"/api/tables/{table}/seats/0/outlook", {"sequence": 0, "choice": "end"}),
            ("POST", "/api/qr", {"text": "http://192.0.2.1:8350"}),
            ("POST", f"/api/tables/{table}/links", {"purpose": "seat", "seat": 0}),
            ("POST", f"/api/tables/{table}/choices", chosen),
            ("POST", f"/api/tables/{table}/undo", undone),
            ("POST", f"/api/tables/{table}/seats/0/name", {"name": "New"}),
            ("POST", f"/api/tables/{table}/seats/0/auto-answer", {"on": True}),
            ("POST", f"/api/tables/{table}/seats/0/vacation", {"days": 0}),
            ("POST", f"/api/tables/{table}/seats/0/standing-orders", {"retake": [3]}),
            ("POST", f"/api/tables/{table}/seats/0/hand-over", {"level": "random"}),
            ("POST", f"/api/tables/{table}/seats/0/take-back", None),
            ("POST", f"/api/tables/{table}/seats/1/bot", {"level": "random"}),
            ("GET", f"/api/tables/{table}/record?seat=0", None),
            ("GET", f"/api/tables/{table}/positions/0", None),
            ("GET", f"/api/tables/{table}/history", None),
            ("GET", f"/api/tables/{table}/history/0", None),
            ("GET", f"/api/tables/{table}/history/0/line?line=end", None),
            ("GET", f"/api/tables/{table}/history/0/branch?seat=0", None),
            ("GET", f"/api/tables/{table}/history/0/branch/why?seat=0&choice=end", None),
            ("POST", f"/api/tables/{table}/history/0/play-on", {"seats": TWO_BOTS}),
            ("GET", f"/api/tables/{table}/review/trial?decision=0&line=0 end", None),
            ("GET", f"/api/tables/{table}/review", None),
            ("POST", f"/api/tables/{table}/review", None),
            ("POST", f"/api/tables/{table}/review/cancel", None),
            ("GET", f"/api/tables/{table}/why?seat=0&choice=pass", None),
            ("GET", f"/api/tables/{table}/seats/1/reasons?round=1", None),
            ("GET", f"/api/tables/{table}/insight?seat=0", None),
            ("POST", f"/api/tables/{table}/seats/0/leave", None),
            ("GET", "/api/notifications", None),
            ("POST", "/api/notifications/push", {**PUSH, "auth": "A" * 22}),
            ("POST", "/api/notifications/mail", {"address": "a@example.org"}),
            ("POST", "/api/notifications/webhook", {"address": "https://example.org/"}),
            ("POST", "/api/notifications/link", {"purpose": "stop", "token": SIGNED}),
            ("POST", f"/api/notifications/channels/{'c' * 16}/remove", None),
            ("POST", f"/api/notifications/channels/{'c' * 16}/events", {"events": ["over"]}),
            ("POST", f"/api/notifications/channels/{'c' * 16}/test", None),
            ("GET", f"/api/tables/{table}/notifications", None),
            ("POST", f"/api/tables/{table}/notifications", {"muted": True}),
            ("POST", f"/api/tables/{table}/presence", {"here": True}),
            ("POST", f"/api/tables/{table}/seats/0/nudge", None),
            ("GET", "/api/host", None),
            ("POST", "/api/host/claim", {"token": "x" * 32}),
            ("POST", f"/api/host/people/{'0' * 16}", {"action": "ban"}),
            ("POST", f"/api/host/people/{'0' * 16}/link", None),
            ("POST", f"/api/host/people/{'0' * 16}/delete", {"sure": True}),
            ("POST", f"/api/host/tables/{table}", {"action": "delete"}),
            ("POST", f"/api/host/reports/{'t' * 22}", {"action": "dismiss"}),
            ("GET", f"/api/tables/{table}/talk", None),
            ("POST", f"/api/tables/{table}/talk", {"phrase": "hello", "key": "said"}),
            ("POST", f"/api/tables/{table}/talk/{'t' * 22}/mute", {"muted": True}),
            ("POST", f"/api/tables/{table}/talk/{'t' * 22}/report", None),
            ("GET", "/healthz", None),
            *ACCOUNT,
        ]
        told = set()
        for method, path, body in asked:
            answer = person.http.request(method, path, json=body)
            told.add(check(method, path, answer))
        assert told == {operation.name for operation in OPERATIONS} | {"health"}
        with person.line() as line:
            schema = document()["components"]["schemas"]["ServerMessage"]
            line.say("follow", table=table, after=0)
            validator(schema).validate(line.hear())
            line.say("follow", table=UNKNOWN)
            validator(schema).validate(line.hear())
            line.say("unfollow", table=table)
            validator(schema).validate(line.hear())


def check(method: str, path: str, answer: httpx.Response) -> str:
    """Compare with what the document says; the name of the operation."""
    words = described(method, path.split("?", maxsplit=1)[0])
    response = words["responses"].get(str(answer.status_code))
    assert response is not None, (path, answer.text)
    content = response["content"][answer.headers["content-type"]]
    validator(content["schema"]).validate(answer.json())
    if answer.status_code != 200:
        assert answer.json()["code"] in response["description"], (path, answer.text)
    return str(words["operationId"])


def described(method: str, path: str) -> Words:
    for template, methods in document()["paths"].items():
        if method.lower() in methods and fits(template, path):
            words: Words = methods[method.lower()]
            return words
    raise AssertionError(f"{method} {path} is not described")


def fits(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(
        part == found or part.startswith("{") for part, found in zip(wanted, given, strict=True)
    )


def test_a_choice_made_after_reading_only_the_document(served: Served) -> None:
    """Names of fields are those of the schemas."""
    schemas = document()["components"]["schemas"]
    assert set(schemas["Choose"]["required"]) == {"seat", "choice", "sequence", "key"}
    with Person(served.url) as person:
        made = good(person.post("/tables", {"seats": [{"kind": "me"}, {"kind": "me"}]}))
        assert set(made) == set(schemas["TableMade"]["properties"])
