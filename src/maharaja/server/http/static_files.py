"""The browser client, as it was built; where it was not, a page that says what this is."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import Receive, Scope, Send

import maharaja
from maharaja.i18n import accepted as accepted_language
from maharaja.i18n import texts
from maharaja.server.errors import Problem
from maharaja.server.http.hosts import host_of
from maharaja.server.http.template_route import TemplateRoute

_CHECKOUT = Path(maharaja.__file__).parents[2]
CLIENTS = (Path(maharaja.__file__).parent / "data" / "client", _CHECKOUT / "web" / "dist")
# The screens of the client (web/src/ui/route.svelte.ts): one page answers them all.
SCREENS = (
    *("/", "/account", "/boards", "/boards/{board}", "/host", "/learn", "/learn/{lesson}", "/new"),
    *("/notifications", "/replay", "/branch"),
    *("/puzzles", "/puzzles/{puzzle}"),
    *("/rules", "/rules/{rule}"),
    *("/people/{profile}", "/tables/{table}"),
)
ASSETS = "/assets/{file}"
GET = ["GET"]  # and HEAD with it
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better first
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
WORKER = "service_worker.js"
WORKER_POLICY = "default-src 'none'; connect-src 'self'"
FOREVER = "public, max-age=31536000, immutable"  # for names that change with the content


def client_folder() -> Path | None:
    """Where the browser client has been built, if it has been."""
    return next((folder for folder in CLIENTS if (folder / "index.html").is_file()), None)


def front_routes(folder: Path | None) -> list[BaseRoute]:
    """The page and the files of the client in the folder, or the page that stands in for it."""
    if folder is None:
        return [TemplateRoute("/", Page(stand_in()), methods=GET)]
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    return [
        *(TemplateRoute(path, page, methods=GET) for path in SCREENS),
        *(TemplateRoute(f"/{path.name}", RootFile(path), methods=GET) for path in beside(folder)),
        TemplateRoute(ASSETS, Assets(folder / "assets"), methods=GET),
    ]


class Kept:
    """A file in memory, with its compressed forms.

    ./play makes those of the page when the server is there already. So each is looked for until it
    is found.
    """

    def __init__(self, content: bytes, suffix: str, path: Path | None = None) -> None:
        self.media_type = MEDIA_TYPES.get(suffix, "application/octet-stream")
        self.etag = f'W/"{sha256(content).hexdigest()[:20]}"'
        self._content = content
        self._packed: dict[str, bytes] = {}
        self._missing = (
            {encoding: Path(f"{path}{ending}") for encoding, ending in ENCODINGS.items()}
            if path is not None
            else {}
        )
        self._find_packed()

    @staticmethod
    def read(path: Path) -> Kept:
        return Kept(path.read_bytes(), path.suffix, path)

    def _find_packed(self) -> None:
        for encoding, path in list(self._missing.items()):
            if path.is_file():
                self._packed[encoding] = path.read_bytes()
                del self._missing[encoding]

    def answer(self, scope: Scope, cache: str) -> Response:
        """The smallest form the client takes; nothing if it has the file already."""
        asked = Headers(scope=scope)
        headers = {"cache-control": cache, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in asked.get("if-none-match", ""):
            # With its type, by which the headers for safety are chosen: they replace the kept ones.
            return Response(status_code=304, headers=headers, media_type=self.media_type)
        self._find_packed()
        taken = accepted(asked.get("accept-encoding", ""))
        for encoding in ENCODINGS:
            if encoding in taken and encoding in self._packed:
                headers["content-encoding"] = encoding
                content = self._packed[encoding]
                return Response(content, headers=headers, media_type=self.media_type)
        return Response(self._content, headers=headers, media_type=self.media_type)


def accepted(header: str) -> set[str]:
    """The encodings named by an Accept-Encoding header, but for those it rules out."""
    named = (part.replace(" ", "").partition(";q=") for part in header.lower().split(","))
    return {name for name, _, quality in named if not quality or quality.strip("0.")}


def beside(folder: Path) -> list[Path]:
    """The files beside the page: manifest, icons, the picture for previews, the service worker."""
    return [
        path
        for path in sorted(folder.iterdir())
        if path.is_file() and path.suffix not in (".html", *ENCODINGS.values())
    ]


class Page:
    """Every screen of the client; it is asked for anew each time, so that files may change.

    Whoever shows a preview of a link wants whole addresses, and a sentence about the game.
    """

    def __init__(self, page: str) -> None:
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        language = accepted_language(asked.get("accept-language", ""))
        origin = f"{scope['scheme']}://{host_of(scope) or ''}"
        answer = self._kept(origin, language).answer(scope, "no-cache")
        answer.headers["vary"] = "accept-encoding, accept-language"
        await answer(scope, receive, send)

    @lru_cache(maxsize=32)  # noqa: B019 - there is one page, for as long as the server runs
    def _kept(self, origin: str, language: str) -> Kept:
        about = escape(texts(language)("home-welcome-detail"), quote=True)
        page = self._page.replace("%ORIGIN%", escape(origin, quote=True))
        return Kept(page.replace("%ABOUT%", about).encode(), ".html")


class RootFile:
    """A file with a fixed name: asked for anew each time."""

    def __init__(self, path: Path) -> None:
        self._file = Kept.read(path)
        # What the worker fetches is bound by its own policy, not by that of the page.
        self._policy = WORKER_POLICY if path.name == WORKER else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._file.answer(scope, "no-cache")
        if self._policy is not None:
            answer.headers["content-security-policy"] = self._policy
        await answer(scope, receive, send)


class Assets:
    """The client's files."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.name: Kept.read(path)
            for path in folder.iterdir()
            if path.suffix not in ENCODINGS.values()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._files.get(scope["path_params"]["file"])
        if file is None:
            raise Problem("not-found")
        await file.answer(scope, FOREVER)(scope, receive, send)


def stand_in() -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maharaja</title>
</head>
<body>
<main>
<h1>Maharaja</h1>
<p>This is a table server for the board game Maharaja, version {escape(maharaja.__version__)}.</p>
<p>Its browser client has not been built: in a checkout, run <code>./play</code> once.</p>
<p>Programs play here: <a href="/api/about">what it offers</a>,
<a href="/api/openapi.json">how to ask for it</a> (OpenAPI), and a socket at
<code>/api/socket</code>.</p>
</main>
</body>
</html>
"""
