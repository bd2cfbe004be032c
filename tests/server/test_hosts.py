"""Under which names the server answers, to which pages, and who may read its figures."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from support.raw_connections import connected
from support.server_process import (
    TWO_AT_A_SCREEN,
    UNLIMITED,
    Line,
    Served,
    ask,
    good,
    problem,
    serving,
)
from websockets.exceptions import InvalidStatus

from maharaja.server.http.hosts import Hosts
from maharaja.server.settings import Settings

pytestmark = pytest.mark.once

FLAGS = (*UNLIMITED, "--hosts", "tables.example.org", "--origins", "https://elsewhere.example")
PROXY = ("--trusted-proxies", "127.0.0.1")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hosts"), *FLAGS) as server:
        yield server


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("proxied"), *UNLIMITED, *PROXY) as server:
        yield server


def asked(served: Served, path: str, host: str, **headers: str) -> httpx.Response:
    return ask(f"{served.url}{path}", headers={"Host": host, **headers})


def line(served: Served, host: str, headers: dict[str, str]) -> Line:
    """A socket that is opened under a name."""
    return Line(f"http://{host}", headers, connected(served.port))


# --- hosts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8350", True),
        ("192.0.2.7", True),
        ("[::1]:8350", True),
        ("localhost", True),
        ("Game.Localhost:80", True),
        ("pi:8350", True),
        ("pi.local", True),
        ("tables.example.org:8350", True),
        ("TABLES.example.org.", True),
        ("elsewhere.example", True),
        ("listening.example", True),
        (None, True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("tables.example.org.evil.example", False),
        ("evil.example:127.0.0.1", False),
        ("[evil.example]", False),
    ],
)
def test_names_of_the_server(host: str | None, ours: bool) -> None:
    settings = Settings(
        host="listening.example",
        hosts=("tables.example.org",),
        origins=("https://elsewhere.example:444",),
    )
    assert Hosts(settings).is_ours(host) is ours


@pytest.mark.parametrize("path", ["/", "/api/about", "/healthz", "/metrics", "/nowhere"])
def test_other_names_are_refused(served: Served, path: str) -> None:
    problem(asked(served, path, "evil.example"), "wrong-host")
    assert asked(served, "/api/about", "tables.example.org").status_code == 200


def test_sockets_under_other_names_are_refused(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        line(served, "evil.example", {"Origin": "http://evil.example"})
    assert refusal.value.response.status_code == 421
    assert json.loads(refusal.value.response.body or b"")["code"] == "wrong-host"


def test_a_trusted_proxy_decides_for_itself(proxied: Served) -> None:
    assert asked(proxied, "/api/about", "any.example").status_code == 200


# --- origins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "forwarded", "allowed"),
    [
        ("http://tables.example", None, True),
        ("http://tables.example:80", None, True),
        ("https://tables.example", None, False),
        ("https://tables.example", "https", True),
        ("https://tables.example:443", "https", True),
        ("http://tables.example", "https", False),
        ("https://tables.example:80", "https", False),
    ],
)
def test_the_scheme_of_a_page_counts(
    proxied: Served, origin: str, forwarded: str | None, allowed: bool
) -> None:
    host = "tables.example"
    headers = {"Origin": origin, "Cookie": f"maharaja={'c' * 32}"}
    if forwarded is not None:
        headers["X-Forwarded-Proto"] = forwarded
    named = {"Host": host, **headers}
    answer = ask(f"{proxied.url}/api/tables", "POST", json=TWO_AT_A_SCREEN, headers=named)
    if allowed:
        good(answer)
        line(proxied, host, headers).close()
    else:
        problem(answer, "foreign-origin")
        with pytest.raises(InvalidStatus):
            line(proxied, host, headers)


# --- figures -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    [
        *("Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP"),
        *("Via", "CF-Connecting-IP", "True-Client-IP"),
    ],
)
def test_figures_do_not_go_through_proxies(served: Served, proxied: Served, header: str) -> None:
    for server in (served, proxied):
        assert asked(server, "/metrics", "127.0.0.1").status_code == 200
        problem(asked(server, "/metrics", "127.0.0.1", **{header: "127.0.0.1"}), "not-found")


def test_figures_are_not_there_under_other_names(proxied: Served) -> None:
    """Not even where a proxy may serve others."""
    problem(asked(proxied, "/metrics", "evil.example"), "not-found")
