"""The page at the server's address, until there is a browser client to be found there."""

from __future__ import annotations

from html import escape
from pathlib import Path

import maharaja

_CHECKOUT = Path(maharaja.__file__).parents[2]
CLIENTS = (Path(maharaja.__file__).parent / "client", _CHECKOUT / "web" / "dist")


def client_folder() -> Path | None:
    """Where the browser client has been built, if it has been."""
    return next((folder for folder in CLIENTS if (folder / "index.html").is_file()), None)


def page() -> str:
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
<p>Programs play here: <a href="/api/about">what it offers</a>,
<a href="/api/openapi.json">how to ask for it</a> (OpenAPI), and a socket at
<code>/api/socket</code>.</p>
</main>
</body>
</html>
"""
