"""People before a browser of their own: what they see, what goes wrong there, what they send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from browser.longest_texts import LONGEST, STAND_IN, speak_longest
from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
)
from support.server_process import link_header

LANGUAGES = ("en", "de", "fr", "pt-BR", "ja")
PATIENCE = 20_000  # milliseconds; a busy machine is slow
STEP = 10  # milliseconds between two looks
TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
# Bots do not wait between their moves. What the page keeps itself later wins.
LIKINGS = """
if (!localStorage.getItem("maharaja.prefs")) {
  localStorage.setItem("maharaja.prefs", JSON.stringify({ pace: 0, name: %s }));
}
"""


@dataclass(frozen=True)
class Device:
    """What a visitor sits before."""

    name: str
    width: int
    height: int
    touch: bool = False


DESK = Device("desk", 1440, 900)
SMALL_DESK = Device("small desk", 1280, 720)
PHONE = Device("phone", 390, 844, touch=True)


BLOCKED = "Service Worker registration blocked"


class Visitor:
    """A person with cookies of their own; a warning or an error of the page is a fault."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        device: Device = DESK,
        *,
        language: str = "en",
        dark: bool = False,
        name: str = "Ada",
        sharp: int = 1,
        workers: bool = False,
    ) -> None:
        self.url = url
        self.device = device
        self.language = language
        self.faults: list[str] = []
        self.made: list[str] = []  # choices sent, in order
        self._open: set[str] = set()  # ids of what was sent and is not answered
        self._wanted: dict[tuple[str, int | None], int] = {}  # sequence numbers still to be seen
        self._seen: dict[tuple[str, int | None], int] = {}
        self._asked: set[Request] = set()  # of the server's API, not answered
        self._calm = True
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=STAND_IN if language == LONGEST else language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            device_scale_factor=sharp,
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if language == LONGEST:
            speak_longest(self.context)
        self.context.add_init_script(LIKINGS % json.dumps(name))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._fault(f"thrown: {error.stack or error}"))
        self.page.on("request", self._request)
        self.page.on("requestfinished", self._finished)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._socket)

    def close(self) -> None:
        self.context.close()

    def open(self, path: str) -> Page:
        """Go to a page of the server and wait until it has settled."""
        self.page.goto(path)
        self.settle()
        return self.page

    def settle(self) -> None:
        """The page stands still: its texts and fonts are there, nothing is on its way."""
        self.page.wait_for_load_state("networkidle")  # true ever after: it is of the first load
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.page.evaluate(TWO_FRAMES)
        for _ in range(PATIENCE // STEP):
            if not self._asked:
                break
            self.page.wait_for_timeout(STEP)
        assert not self._asked, [request.url for request in self._asked]
        self.page.evaluate(TWO_FRAMES)

    def until_sent(self, before: int) -> list[str]:
        """Wait until choices are made, beyond so many, and the page shows what came of them."""
        for _ in range(PATIENCE // STEP):
            known = len(self.made)
            if known > before and not self._open and self._all_seen():
                self.page.evaluate(TWO_FRAMES)
                if len(self.made) == known and not self._open:
                    return self.made[before:]
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"sent: {self.made[before:]}, not answered: {self._open}")

    def _all_seen(self) -> bool:
        return all(self._seen.get(place, 0) >= number for place, number in self._wanted.items())

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """For a while the server is not there: what fails is no fault of the page."""
        self._calm = False
        try:
            yield
        finally:
            self._calm = True

    # --- the server, as this visitor ---

    def ask(self, path: str, words: dict[str, Any], link: str | None = None) -> dict[str, Any]:
        """Post something to the API as the person of this browser."""
        headers = {"Origin": self.url, **link_header(link)}
        return self._good(self.context.request.post(f"/api{path}", data=words, headers=headers))

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        return self._good(self.context.request.get(f"/api/tables/{table}{query}"))

    def _good(self, answer: APIResponse) -> dict[str, Any]:
        words: dict[str, Any] = answer.json()
        assert answer.ok, words
        return words

    # --- what the browser tells ---

    def _fault(self, text: str) -> None:
        if self._calm:
            self.faults.append(f"{self.page.url}: {text}")

    def _console(self, message: ConsoleMessage) -> None:
        if BLOCKED in message.text:  # by ourselves: most tests are not about it
            return
        if message.type in ("error", "warning"):
            self._fault(f"{message.type}: {message.text} ({message.location})")

    def _request(self, request: Request) -> None:
        if request.url.startswith(f"{self.url}/api/"):
            self._asked.add(request)

    def _finished(self, request: Request) -> None:
        self._asked.discard(request)

    def _failed(self, request: Request) -> None:
        self._asked.discard(request)
        # A page that is left gives up what it still asked for.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"{response.request.method} {response.url}: {response.status}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._heard)
        socket.on("socketerror", lambda error: self._fault(f"socket: {error}"))

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("choose", "undo"):
            self._open.add(message["id"])
        if message["type"] == "choose":
            self.made.append(message["choice"])

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "done":
            self._open.discard(message["id"])
            place = (message["table"], message["seat"])
            self._wanted[place] = max(message["sequence"], self._wanted.get(place, 0))
        elif message["type"] == "problem":
            self._open.discard(message["id"])
            self._fault(f"refused: {message['problem']}")
        elif message["type"] in ("snapshot", "update"):
            table = message["table"]
            self._seen[table["table"], table["seat"]] = table["sequence"]
