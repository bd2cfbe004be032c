"""The server over HTTP: what it answers, what it refuses, and what every answer carries."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from threading import Thread
from typing import Any

import httpx
import pytest
from support.scene import scene
from support.server_process import (
    PATIENCE,
    TWO_AT_A_SCREEN,
    UNLIMITED,
    Person,
    Served,
    ask,
    good,
    problem,
    serving,
)

import maharaja
from maharaja.server.http.routes import OPERATIONS

pytestmark = pytest.mark.once

UNKNOWN = "q" * 16
FLAGS = (*UNLIMITED, "--trusted-proxies", "127.0.0.1", "--origins", "https://elsewhere.example")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("http"), *FLAGS) as server:
        yield server


@pytest.fixture
def person(served: Served) -> Iterator[Person]:
    with Person(served.url) as somebody:
        yield somebody


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """Keeps cookies, and says where its page comes from."""
    headers = {"Origin": served.url}
    with httpx.Client(
        verify=False, base_url=served.url, headers=headers, timeout=PATIENCE
    ) as client:
        yield client


# --- tables --------------------------------------------------------------------------------------


def test_a_game_begins_and_choices_are_made(person: Person) -> None:
    table = person.create()
    snapshot = person.look(table, 0)
    assert (snapshot["host"], snapshot["yours"]) == (True, [0, 1])
    assert snapshot["table"]["status"] == "running"
    seat = next(seat for seat in (0, 1) if person.look(table, seat)["table"]["view"]["legal"])
    before = person.look(table, seat)["table"]
    choice = before["view"]["legal"][0]
    done = good(person.choose(table, seat, choice, before["sequence"], "one"))
    assert (done["seat"], done["repeated"]) == (seat, False)
    assert done["sequence"] == before["sequence"] + 1
    again = good(person.choose(table, seat, choice, before["sequence"], "one"))
    assert again == {**done, "repeated": True}
    problem(person.choose(table, seat, "fly", done["sequence"], "two"), "refused")
    stale = problem(person.choose(table, seat, choice, 0, "three"), "stale")
    assert stale["sequence"] == done["sequence"]
    entries = person.look(table, seat, after=before["sequence"])["entries"]
    assert [(entry["kind"], entry["choice"]) for entry in entries] == [("choice", choice)]


def test_a_record_replays(person: Person) -> None:
    table = person.create()
    assert good(person.get(f"/tables/{table}/record", seat=0))["choices"] == []


def test_lists(person: Person) -> None:
    hidden, open_to_all = person.create(), person.create(public=True)
    mine = good(person.get("/tables", list="mine"))["tables"]
    assert {summary["table"] for summary in mine} == {hidden, open_to_all}
    found = {summary["table"] for summary in good(person.get("/tables"))["tables"]}
    assert open_to_all in found
    assert hidden not in found


def test_a_private_table_and_an_unknown_one_are_the_same(served: Served, person: Person) -> None:
    table = person.create()
    wrong = "w" * 32
    words = {
        "seat": 0,
        "choice": "pass",
        "sequence": 0,
        "key": "k",
        "name": "x",
        "on": True,
        "purpose": "watch",
    }
    with Person(served.url) as other:
        paths = ("", "/record", "/positions/0", "/history", "/history/0", "/insight")
        for path in (*paths, "/why?seat=0&choice=pass"):
            for link in (None, wrong):
                answers = [other.get(f"/tables/{name}{path}", link) for name in (table, UNKNOWN)]
                problem(answers[0], "no-table")
                assert shape(answers[0]) == shape(answers[1])
        for path, fields in {
            "/join": (),
            "/claim": None,
            "/close": None,
            "/share": None,
            "/rematch": None,
            "/links": ("purpose",),
            "/choices": ("seat", "choice", "sequence", "key"),
            "/undo": ("seat", "sequence", "key"),
            "/seats/0/leave": None,
            "/seats/0/bot": (),
            "/seats/0/hand-over": (),
            "/seats/0/take-back": None,
            "/seats/0/name": ("name",),
            "/seats/0/auto-answer": ("on",),
        }.items():
            body = None if fields is None else {field: words[field] for field in fields}
            answers = [other.post(f"/tables/{name}{path}", body) for name in (table, UNKNOWN)]
            problem(answers[0], "no-table")
            assert shape(answers[0]) == shape(answers[1])


def test_the_addresses_of_protocol_2_are_answered(person: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "guest"}]
    table = good(person.post("/tables", {"seats": seats}))["table"]
    good(person.post(f"/tables/{table}/seats/0/forced", {"on": True}))
    assert person.look(table, 0)["table"]["chairs"][0]["auto_answer"]
    problem(person.post(f"/tables/{table}/again"), "not-finished")
    assert not [path for path in good(person.get("/openapi.json"))["paths"] if "again" in path]


def shape(answer: httpx.Response) -> tuple[int, bytes, list[tuple[str, str]]]:
    """All that a client can tell answers apart by."""
    headers = [item for item in answer.headers.items() if item[0] != "date"]
    return answer.status_code, answer.content, headers


def test_a_link_opens_a_private_table(served: Served, person: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "guest"}]
    made = good(person.post("/tables", {"seats": seats}))
    invite, watch = (link["token"] for link in made["links"])
    with Person(served.url) as guest:
        assert good(guest.get(f"/tables/{made['table']}", watch))["yours"] == []
        problem(guest.post(f"/tables/{made['table']}/join", {}, watch), "no-table")
        joined = good(guest.post(f"/tables/{made['table']}/join", {"name": "Cy"}, invite))
        assert joined == {"table": made["table"], "seat": 1}
        assert guest.look(made["table"], 1)["table"]["status"] == "running"
        problem(guest.get(f"/tables/{made['table']}", seat=0), "not-your-seat")


def test_a_look_waits_until_something_happens(person: Person) -> None:
    table = person.create()
    after = person.look(table, 0)["table"]["sequence"]
    found: list[Any] = []
    waiting = Thread(target=lambda: found.append(person.look(table, 0, after=after, wait=30)))
    waiting.start()
    time.sleep(0.3)
    assert not found
    good(person.post(f"/tables/{table}/seats/0/name", {"name": "Eve"}))
    waiting.join(20)
    assert [entry["kind"] for entry in found[0]["entries"]] == ["renamed"]
    begun = time.monotonic()
    now = found[0]["table"]["sequence"]
    assert person.look(table, 0, after=now, wait=0.3)["entries"] == []
    assert time.monotonic() - begun >= 0.3


# --- identities ----------------------------------------------------------------------------------


def test_a_browser_gets_a_cookie_with_its_first_table(browser: httpx.Client) -> None:
    made = browser.post("/api/tables", json=TWO_AT_A_SCREEN)
    header = made.headers["set-cookie"]
    attributes = {part.strip().lower() for part in header.split(";")[1:]}
    assert attributes == {"httponly", "samesite=lax", "path=/", "max-age=31536000"}
    table = good(made)["table"]
    listed = browser.get("/api/tables?list=mine")
    assert [summary["table"] for summary in good(listed)["tables"]] == [table]
    assert listed.headers["set-cookie"] == header  # it lives for another year
    assert browser.post("/api/tables", json=TWO_AT_A_SCREEN).headers["set-cookie"] == header


def test_no_cookie_comes_with_a_refusal_or_to_a_script(served: Served, person: Person) -> None:
    refused = ask(f"{served.url}/api/tables", "POST", json={"seats": []})
    problem(refused, "invalid")
    assert "set-cookie" not in refused.headers
    assert "set-cookie" not in person.post("/tables", TWO_AT_A_SCREEN).headers


@pytest.mark.parametrize(
    "headers",
    [{}, {"Authorization": "Bearer short"}, {"Authorization": "Basic " + "x" * 32}],
    ids=["none", "malformed", "another-scheme"],
)
def test_most_changes_need_an_identity(served: Served, headers: dict[str, str]) -> None:
    words = {"seat": 0, "choice": "pass", "sequence": 0, "key": "k"}
    answer = ask(f"{served.url}/api/tables/{UNKNOWN}/choices", "POST", json=words, headers=headers)
    problem(answer, "no-identity")
    assert answer.headers["www-authenticate"] == "Bearer"
    if headers:
        made = ask(f"{served.url}/api/tables", "POST", json=TWO_AT_A_SCREEN, headers=headers)
        problem(made, "no-identity")


def test_https_by_a_proxy_makes_cookies_secure(served: Served) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    answer = ask(f"{served.url}/api/tables", "POST", json=TWO_AT_A_SCREEN, headers=headers)
    assert answer.headers["set-cookie"].endswith("; Secure")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


# --- foreign pages -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, False),
        ("null", False),
        ("https://evil.example", False),
        ("http://127.0.0.1", False),
        ("http://[", False),
        ("https://elsewhere.example", True),
    ],
)
def test_changes_with_a_cookie_need_a_known_origin(
    served: Served, origin: str | None, allowed: bool
) -> None:
    headers = {} if origin is None else {"Origin": origin}
    headers["Cookie"] = f"maharaja={'c' * 32}"
    answer = ask(f"{served.url}/api/tables", "POST", json=TWO_AT_A_SCREEN, headers=headers)
    if allowed:
        good(answer)
    else:
        problem(answer, "foreign-origin")
    assert "access-control-allow-origin" not in answer.headers


CHANGING = [
    path
    for operation in OPERATIONS
    if operation.changing
    for path in (operation.path, operation.former_path)
    if path is not None
]
COOKIE, BEARER = {"Cookie": f"maharaja={'c' * 32}"}, {"Authorization": f"Bearer {'c' * 32}"}
BODIES: list[dict[str, Any]] = [{}, {"json": {}}, {"data": {"sure": "true"}}]
EVIL, OPAQUE = {"Origin": "https://evil.example"}, {"Origin": "null"}


@pytest.mark.parametrize("path", CHANGING)
def test_no_foreign_page_changes_anything(served: Served, path: str) -> None:
    """Every address of the list, so that none can be forgotten; refused before all else."""
    address = served.url + re.sub(r"\{\w+\}", "0", path)
    for headers in (COOKIE, COOKIE | EVIL, COOKIE | OPAQUE, EVIL, BEARER | EVIL):
        for body in BODIES:
            answer = ask(address, "POST", headers=headers, **body)
            problem(answer, "foreign-origin")
            assert "set-cookie" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers


def test_a_foreign_page_without_a_cookie_is_refused_too(served: Served) -> None:
    headers = {"Origin": "https://evil.example"}
    problem(
        ask(f"{served.url}/api/tables/{UNKNOWN}/claim", "POST", headers=headers), "foreign-origin"
    )


# --- bad requests --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "detail"),
    [
        (b"", "malformed", "truncated"),
        (b"{", "malformed", "truncated"),
        (b'{"seats": [{"kind": "me", "name": "\xff"}]}', "malformed", "utf-8"),
        (b'{"seats": ' + b"[" * 50_000, "invalid", "$.seats[0]"),
        (b'{"board": "\\ud800"}', "malformed", ""),
        (b"[]", "invalid", "Expected `object`"),
        (b"{}", "invalid", "required field `seats`"),
        (b'{"seats": [{"kind": "me"}], "colour": 1}', "invalid", "unknown field `colour`"),
        (b'{"seats": [{"kind": "king"}]}', "invalid", "$.seats[0].kind"),
        (b'{"seats": [{"kind": "me"}], "public": "yes"}', "invalid", "$.public"),
    ],
)
def test_bodies_that_are_none(person: Person, body: bytes, code: str, detail: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = person.http.post("/api/tables", content=body, headers=headers)
    assert detail in problem(answer, code)["detail"]


def test_nesting_without_end(person: Person) -> None:
    body = b'{"record": {"a": ' + b"[" * 60_000
    headers = {"Content-Type": "application/json"}
    answer = person.http.post("/api/tables/import", content=body, headers=headers)
    assert "nested" in problem(answer, "malformed")["detail"]


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/json; charset=x"]
)
def test_only_json_is_read(person: Person, kind: str) -> None:
    headers = {"Content-Type": kind}
    answer = person.http.post("/api/tables", content=b"{}", headers=headers)
    problem(answer, "wrong-type")


@pytest.mark.parametrize("told", [True, False], ids=["told", "chunked"])
def test_bodies_that_are_too_large(person: Person, told: bool) -> None:
    headers = {"Content-Type": "application/json"}

    def parts() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    content: Any = b" " * (70 * 1024) if told else parts()
    problem(person.http.post("/api/tables", content=content, headers=headers), "too-large")
    # A record may be larger.
    answer = person.http.post(
        "/api/tables/import", content=b"{}" + b" " * (70 * 1024), headers=headers
    )
    problem(answer, "invalid")


@pytest.mark.parametrize(
    "path",
    [
        "/tables/short",
        f"/tables/{UNKNOWN}?seat=4",
        f"/tables/{UNKNOWN}?seat=x",
        f"/tables/{UNKNOWN}?seat=0&seat=1",
        f"/tables/{UNKNOWN}?seats=0",
        f"/tables/{UNKNOWN}?wait=31",
        f"/tables/{UNKNOWN}?wait=nan",
        f"/tables/{UNKNOWN}?after=-1",
        f"/tables/{UNKNOWN}/positions/many",
        f"/tables/{UNKNOWN}/why?seat=0",
        "/tables?list=all",
    ],
)
def test_parameters_that_are_none(person: Person, path: str) -> None:
    problem(person.http.get(f"/api{path}"), "invalid")


def test_a_link_that_is_none(person: Person) -> None:
    problem(person.get(f"/tables/{UNKNOWN}", "no link"), "invalid")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/api/", "/api/tables/", "/api/about/x", "//", "/api/tables/a/b"]
)
def test_nothing_there(served: Served, path: str) -> None:
    problem(ask(served.url + path), "not-found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("GET", "/api/tables/import", {"POST"}),
        ("OPTIONS", "/api/about", {"GET", "HEAD"}),
        ("POST", "/metrics", {"GET", "HEAD"}),
        ("PUT", "/", {"GET", "HEAD"}),
        ("TRACE", f"/api/tables/{UNKNOWN}", {"GET", "HEAD"}),
    ],
)
def test_wrong_methods(served: Served, method: str, path: str, allowed: set[str]) -> None:
    answer = ask(served.url + path, method)
    problem(answer, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == allowed


# --- around the answers --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/metrics", "/api/about", "/api/nowhere", "/api/openapi.json"]
)
def test_headers_of_everything(served: Served, path: str) -> None:
    answer = ask(served.url + path)
    headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert ("script-src 'self'" in headers["content-security-policy"]) == (path == "/")
    assert headers["cache-control"] == ("no-cache" if path == "/" else "no-store")
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_there_is_a_page_for_people(served: Served) -> None:
    """Of the client, or of the server alone if no client was built (test_static_files.py)."""
    answer = ask(served.url)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Maharaja</title>" in answer.text
    assert ask(served.url, "HEAD").content == b""


TURN = """
    2 players
    round 3, actions, maharaja delhi
    red     coins 9, character 2, priest delhi, plan statue-shrine coins, acted
    green   coins 10, character 3, plan coins coins, acted
    start-delhi.1  green
    start-delhi.2  green
    waiting turn red
"""


@pytest.fixture
def turn(person: Person) -> str:
    """A table where seat 0 may build a shrine in Delhi, but is too poor for a statue."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    words = {"position": scene(TURN).game.dump(), "seats": seats}
    return str(good(person.post("/tables/import", words))["table"])


@pytest.mark.parametrize(
    ("choice", "by", "reason"),
    [
        ("travel start-delhi", None, None),
        ("shrine delhi", None, "other-question"),
        ("shrine delhi", "statue-shrine", None),
        ("statue delhi top", "statue-shrine", "too-few-coins"),
        ("shrine delhi", "two-shrines", "not-planned"),
        ("shrine delhi", "flying", "unknown-choice"),
    ],
)
def test_why_not_also_by_an_action(
    person: Person, turn: str, choice: str, by: str | None, reason: str | None
) -> None:
    told = good(person.get(f"/tables/{turn}/why", seat=0, choice=choice, by=by))
    assert (told["legal"], told["reason"]) == (reason is None, reason)
    assert person.look(turn, 0)["table"]["decisions"] == 0


def test_insight_tells_a_seat_what_it_could_do_and_for_what(person: Person, turn: str) -> None:
    told = good(person.get(f"/tables/{turn}/insight", seat=0))
    assert told["prices"] == {"travel start-delhi": 2}
    assert told["openings"]["statue-shrine"]["shrine delhi"] == 1
    assert "statue delhi top" not in told["openings"]["statue-shrine"]
    assert told["statues"]["statue-shrine"]["delhi"] == 12
    assert told["villages"] == {"start-delhi.1": [1], "start-delhi.2": [1]}
    assert [row["seat"] for row in told["standings"]["jodhpur"]] == [0, 1]
    first = {"seat": 0, "points": 2, "rank": 1, "coins": 12, "tied": []}
    assert told["more"]["jodhpur"]["outer"][0] == first
    now = good(person.get(f"/tables/{turn}", seat=0))["table"]["insight"]
    assert now == {**told, "plans": {}}  # its turn: it has planned
    public = good(person.get(f"/tables/{turn}/insight"))
    assert public["standings"] == told["standings"]
    assert not any(public[name] for name in public if name != "standings")


def test_about_and_boards(person: Person) -> None:
    about = good(person.get("/about"))
    assert about["engine"] == ("compiled" if maharaja.compiled() else "plain")
    for board in about["boards"]:
        assert good(person.get(f"/boards/{board['id']}"))["id"] == board["id"]
    problem(person.get("/boards/atlantis"), "no-board")


def test_metrics_count_by_template(served: Served, person: Person) -> None:
    table = person.create()
    person.look(table)
    text = ask(f"{served.url}/metrics").text
    assert 'maharaja_requests_total{method="GET",route="/api/tables/{table}",status="200"}' in text
    assert table not in text
    for name in ("sockets", "live_tables", "choices_total", "bot_questions_total"):
        assert f"\nmaharaja_{name} " in text
    assert "\nprocess_resident_memory_bytes " in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_metrics_are_not_for_strangers_behind_a_proxy(served: Served, header: str) -> None:
    answer = ask(f"{served.url}/metrics", headers={header: "203.0.113.7"})
    problem(answer, "not-found")


def test_nobody_reads_the_files_of_the_server(served: Served) -> None:
    for path in ("/tables.db", "/../tables.db", "/%2e%2e/tables.db", "/server/app.py"):
        assert ask(served.url + path).status_code == 404
