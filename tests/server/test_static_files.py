"""The browser client is served as it was built."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Router

from maharaja.cli.messages import CommandError
from maharaja.cli.serve import first_free
from maharaja.server.errors import Problem
from maharaja.server.http.responses import safety_headers
from maharaja.server.http.static_files import SCREENS, accepted, front_routes
from maharaja.server.uvicorn_server import listen

PAGE = b"<!doctype html><title>Maharaja</title>"
SCRIPT = b"console.log('Maharaja');" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as Vite builds it."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (assets / "index-B4WOmTcJ.js").write_bytes(SCRIPT)
    (assets / "index-B4WOmTcJ.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-B4WOmTcJ.js.br").write_bytes(b"brotli")
    return tmp_path


async def get(routes: list[BaseRoute], path: str, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=Router(routes))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        answer = await client.get(path, headers={"accept-encoding": "", **headers})
        await answer.aread()
        return answer


def ask(client: list[BaseRoute] | Path | None, path: str, **headers: str) -> httpx.Response:
    """What a server with these routes, or with the client in this folder, answers."""
    routes = client if isinstance(client, list) else front_routes(client)
    return asyncio.run(get(routes, path, **headers))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_the_same_page_and_asked_for_anew(folder: Path, screen: str) -> None:
    path = re.sub(r"{\w+}", "abc", screen)
    answer = ask(folder, path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_has_whole_addresses_for_previews_in_the_language_of_who_asks(
    folder: Path,
) -> None:
    (folder / "index.html").write_text('<meta content="%ORIGIN%/preview.png" title="%ABOUT%">')
    told = {
        language: ask(folder, "/", **{"accept-language": language}).text
        for language in ("en", "de")
    }
    assert all('"http://test/preview.png"' in page for page in told.values())
    assert "board game" in told["en"]
    assert "Brettspiel" in told["de"]


def test_files_beside_the_page_are_asked_for_anew_and_the_worker_may_only_fetch(
    folder: Path,
) -> None:
    (folder / "service_worker.js").write_bytes(SCRIPT)
    (folder / "icon-192.png").write_bytes(b"png")
    worker, icon = ask(folder, "/service_worker.js"), ask(folder, "/icon-192.png")
    assert worker.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert (icon.content, icon.headers["content-type"]) == (b"png", "image/png")
    assert {worker.headers["cache-control"], icon.headers["cache-control"]} == {"no-cache"}


def test_a_page_that_has_not_changed_is_not_sent_again(folder: Path) -> None:
    known = ask(folder, "/").headers["etag"]
    answer = ask(folder, "/tables/abc", **{"if-none-match": known})
    assert (answer.status_code, answer.content) == (304, b"")
    # By its type the policy for pages is chosen: a browser takes it over for the page it has kept.
    added = dict(safety_headers({"scheme": "http"}, answer.headers.raw))
    assert b"script-src 'self'" in added[b"content-security-policy"]


def test_files_are_kept_forever_and_sent_as_small_as_the_browser_takes_them(folder: Path) -> None:
    path = "/assets/index-B4WOmTcJ.js"
    plain = ask(folder, path)
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    packed = ask(folder, path, **{"accept-encoding": "gzip, deflate"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    assert packed.headers["vary"] == "accept-encoding"


def test_compressed_files_that_come_later_are_sent_without_a_restart(folder: Path) -> None:
    asset = folder / "assets" / "index-B4WOmTcJ.js"
    for ending in (".br", ".gz"):
        Path(f"{asset}{ending}").unlink()
    routes = front_routes(folder)
    path, taken = f"/assets/{asset.name}", {"accept-encoding": "gzip"}
    assert "content-encoding" not in ask(routes, path, **taken).headers
    Path(f"{asset}.gz").write_bytes(gzip.compress(SCRIPT))
    later = ask(routes, path, **taken)
    assert (later.headers["content-encoding"], later.content) == ("gzip", SCRIPT)


def test_brotli_is_preferred() -> None:
    assert accepted("gzip, deflate, br;q=0.9") == {"gzip", "deflate", "br"}
    assert accepted("gzip, br;q=0") == {"gzip"}
    assert accepted("gzip;q=0.000, br; q=1") == {"br"}


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/index-B4WOmTcJ.js.gz"])
def test_other_files_are_not_there(folder: Path, path: str) -> None:
    with pytest.raises(Problem, match="not-found"):
        ask(folder, path)


def test_without_a_client_the_page_says_how_to_get_it() -> None:
    answer = ask(None, "/")
    assert "./play" in answer.text


def test_the_next_free_port_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        ports = range(port, min(port + 20, 65536))
        with first_free(lambda wished: listen("127.0.0.1", wished), ports, "here") as got:
            assert got.getsockname()[1] in ports[1:]


def test_a_port_that_was_asked_for_is_not_replaced() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CommandError, match="--port 0"):
            first_free(lambda wished: listen("127.0.0.1", wished), range(port, port + 1), "here")
