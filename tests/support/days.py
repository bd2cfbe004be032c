"""A whole server, and pages, at which days pass when a test says so."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.server_process import Served, serving

DAY = 24 * 3600.0
CHANGE = Path(__file__).parent / "moved_time"
# What a page takes for the time of the day; its timers go on as ever.
IN_A_PAGE = """(() => {
  window.realNow ??= Date.now.bind(Date);
  Date.now = () => window.realNow() + %d;
})()"""


class Days:
    """A server as people start it, whose time of the day can be moved on."""

    def __init__(self, served: Served, file: Path) -> None:
        self.url = served.url
        self._file = file
        self._passed = 0.0

    def pass_by(self, days: float, *pages: Any) -> None:
        """At the server, and at the pages of a browser, also those that they open later."""
        self._passed += days * DAY
        with self._file.open("r+b") as file:
            file.write(struct.pack("d", self._passed))
        for page in pages:
            script = IN_A_PAGE % (self._passed * 1000)
            page.add_init_script(script)
            page.evaluate(script)


@contextmanager
def serving_days(folder: Path, *flags: object) -> Iterator[Days]:
    file = folder / "later"
    file.write_bytes(struct.pack("d", 0.0))
    path = os.pathsep.join(filter(None, (str(CHANGE), os.environ.get("PYTHONPATH"))))
    variables = {"PYTHONPATH": path, "MOVED_TIME": str(file)}
    with serving(folder, *flags, fresh=True, variables=variables) as served:
        yield Days(served, file)
