"""How long ./play takes on a bare machine until a game can be played on the page.

    python3 bench/first_start.py --times 5

Every time from a fresh copy of the checkout, with empty caches of pip, uv and npm and an empty data
folder. The page counts as usable when it and all files that it names have been served, and a table
with a bot has been made and shows the first decision. Then it goes on until the compiled engine is
there. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

ROOT = Path(__file__).resolve().parent.parent
SERVING = re.compile(r"Maharaja at (http://\S+)")
NAMED = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css))"')
TABLE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
PATIENCE = 600.0  # seconds for the compiler


def copy_checkout(target: Path) -> None:
    """What git has of the sources, as they are now."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes((ROOT / name).read_bytes())
        (target / name).chmod((ROOT / name).stat().st_mode)


def bare_environment(folder: Path) -> dict[str, str]:
    return {
        **os.environ,
        "LANG": "C",
        "LC_ALL": "C",
        "PIP_CACHE_DIR": str(folder / "pip"),
        "UV_CACHE_DIR": str(folder / "uv"),
        "npm_config_cache": str(folder / "npm"),
        "XDG_DATA_HOME": str(folder / "data"),
    }


def fetch(browser: OpenerDirector, url: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json", "Origin": origin(url)})
    with browser.open(request, timeout=60) as answer:
        return bytes(answer.read())


def origin(url: str) -> str:
    return "/".join(url.split("/")[:3])


def use(url: str) -> OpenerDirector:
    """Load the page and everything it names, make a table and look at it."""
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    page = fetch(browser, f"{url}/").decode()
    for name in NAMED.findall(page):
        fetch(browser, url + name)
    table = json.loads(fetch(browser, f"{url}/api/tables", TABLE))["table"]
    while not json.loads(fetch(browser, f"{url}/api/tables/{table}?seat=0"))["table"]["view"]:
        time.sleep(0.1)
    return browser


def wait_for_engine(browser: OpenerDirector, url: str) -> None:
    until = time.monotonic() + PATIENCE
    while json.loads(fetch(browser, f"{url}/api/about"))["engine_build"]:
        if time.monotonic() > until:
            sys.exit("the engine was not compiled in time")
        time.sleep(0.5)


def measure(compiled: bool) -> tuple[float, float]:
    """Seconds until the page was usable, and until the engine was compiled."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_checkout(folder / "maharaja")
        begun = time.monotonic()
        server = subprocess.Popen(
            ["./play", "--no-open", "--port", "0"],
            cwd=folder / "maharaja",
            env=bare_environment(folder),
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            url = address(server)
            browser = use(url)
            usable = time.monotonic() - begun
            if compiled:
                wait_for_engine(browser, url)
            return usable, time.monotonic() - begun
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def address(server: subprocess.Popen[str]) -> str:
    assert server.stderr is not None
    for line in server.stderr:
        sys.stdout.write(f"    {line}")
        found = SERVING.search(line)
        if found:
            return found[1]
    sys.exit("./play has ended")


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the first start takes.")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled engine, too")
    asked = parser.parse_args()
    for number in range(1, asked.times + 1):
        usable, compiled = measure(asked.compiled)
        more = f", compiled engine after {compiled:.0f} s" if asked.compiled else ""
        sys.stdout.write(f"{number}: page usable after {usable:.1f} s{more}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
