"""A browser that nobody listens to while it works: for measuring.

Playwright hears of every request, frame and message of a page. That takes the page a quarter of the
time of an update, and the processors beside it even more.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import machinery
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20  # seconds; a busy machine is slow
WIDTH, HEIGHT = 1440, 900

Words = dict[str, Any]


class Unwatched:
    """The browser, by its own protocol (Chrome DevTools Protocol)."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)

    def send(self, method: str, session: str | None = None, **words: Any) -> Words:
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": words}
        self._socket.send(json.dumps(asked if session is None else {**asked, "sessionId": session}))
        while True:
            answer = self._hear()
            if answer.get("id") == number:
                assert "result" in answer, answer
                result: Words = answer["result"]
                return result

    def _hear(self) -> Words:
        heard: Words = json.loads(self._socket.recv(timeout=PATIENCE))
        return heard

    @contextmanager
    def noting(self, *categories: str) -> Iterator[list[Words]]:
        """What the browser notes of its own work meanwhile (a trace); told when it is over."""
        notes: list[Words] = []
        wanted = {"includedCategories": list(categories)}
        self.send("Tracing.start", transferMode="ReportEvents", traceConfig=wanted)
        yield notes
        self.send("Tracing.end")
        while (heard := self._hear())["method"] != "Tracing.tracingComplete":
            notes += heard["params"].get("value", [])

    @contextmanager
    def page(self, url: str, cookie: tuple[str, str], script: str, ready: str) -> Iterator[None]:
        """A page of somebody's own, with a script that runs first; once ``ready`` is true there."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        name, value = cookie
        kept = [{"name": name, "value": value, "url": url}]
        self.send("Storage.setCookies", browserContextId=context, cookies=kept)
        made = self.send(
            "Target.createTarget",
            url="about:blank",
            browserContextId=context,
            width=WIDTH,
            height=HEIGHT,
        )
        self._open(made["targetId"], url, script, ready)
        try:
            yield
        finally:
            self.send("Target.disposeBrowserContext", browserContextId=context)

    def _open(self, target: str, url: str, script: str, ready: str) -> None:
        """Listened to only until it is ready."""
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable", session)
        self.send("Page.addScriptToEvaluateOnNewDocument", session, source=script)
        self.send("Page.navigate", session, url=url)
        asked = {"expression": ready, "returnByValue": True}
        for _ in range(PATIENCE * 10):
            if self.send("Runtime.evaluate", session, **asked)["result"].get("value"):
                self.send("Target.detachFromTarget", sessionId=session)
                return
            time.sleep(0.1)
        raise AssertionError(f"{url}: never {ready}")


@contextmanager
def unwatched() -> Iterator[Unwatched]:
    """A headless Chromium, for a while."""
    with machinery.program() as (path, variables), tempfile.TemporaryDirectory() as folder:
        flags = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
        process = subprocess.Popen(
            [path, *flags, *machinery.FLAGS, "about:blank"],
            env=variables,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with connect(_address(Path(folder)), max_size=None) as socket:
                yield Unwatched(socket)
        finally:
            process.kill()
            process.wait()


def _address(folder: Path) -> str:
    """Where the browser listens: it writes it into its folder."""
    file = folder / "DevToolsActivePort"
    for _ in range(PATIENCE * 10):
        lines = file.read_text().splitlines() if file.exists() else []
        if len(lines) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.1)
    raise AssertionError("the browser did not start")
