"""What people read, in their language: the Fluent files of locale/, shared with the browser.

English is the source: a text that a language lacks is shown in English, and an id that nobody
knows comes back as it is. Errors carry ids of these texts (errors.py).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "de", "fr", "pt-BR", "ja")
SOURCE: Final = "en"
# What goes wrong where only Python says so; the codes of the server are for the browser, too.
MISTAKES: Final = (
    *("archive", "arena", "board", "bot", "choice", "cli", "data", "database", "detail", "file"),
    *("lesson", "option", "remote", "review", "system", "text"),
)
# What the ids in each file begin with, the longest beginnings first. Files are read when one of
# their texts is asked for.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "common": ("common-",),
    "names": ("name-",),
    "home": ("home-", "rules-"),
    "table": ("table-",),
    "coach": ("coach-",),
    "review": ("review-",),
    "log": ("log-",),
    "mistakes": tuple("error-" + kind + "-" for kind in MISTAKES),
    "errors": ("error-", "reason-"),
    "rules": ("rule-",),
    "lessons": ("lesson-", "overview-"),
    "puzzles": ("puzzle-",),
    "channels": ("channel-",),
    "accounts": ("account-",),
    "talk": ("talk-",),
    "hosts": ("host-",),
    "boards": ("boards-",),
    "notifications": ("notification-",),
    "cli": ("cli-",),
    "doctor": ("doctor-",),
    "terminal": ("terminal-",),
    "setup": ("setup-",),  # by tools/messages.py, before there are packages
}
VARIABLES: Final = ("MAHARAJA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set

Args = Mapping[str, str | int]


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, args: Args | None = None) -> str:
        part = part_of(name)
        for language in (self.language, SOURCE) if part is not None else ():
            found = _part(language, part or "")
            if found.has(name):
                return found.text(name, args or {})
        return name

    def has(self, name: str) -> bool:
        part = part_of(name)
        return part is not None and _part(SOURCE, part).has(name)

    def has_own(self, name: str) -> bool:
        """Whether the text is there in this very language."""
        part = part_of(name)
        return part is not None and _part(self.language, part).has(name)


def part_of(name: str) -> str | None:
    """The file that a text is in."""
    return next((part for part, begins in PARTS.items() if name.startswith(begins)), None)


@lru_cache(maxsize=len(LANGUAGES))
def texts(language: str = SOURCE) -> Texts:
    """The texts in a language of LANGUAGES."""
    if language not in LANGUAGES:
        raise ValueError(f'"{language}" is no language; use one of {", ".join(LANGUAGES)}')
    return Texts(language)


def preferred(wishes: Iterable[str]) -> str:
    """The first of the wished languages that there is: ``pt_PT.UTF-8`` finds ``pt-BR``."""
    for wish in wishes:
        main = re.split(r"[-_.@]", wish.strip())[0].lower()
        for language in LANGUAGES:
            if language.split("-")[0] == main:
                return language
    return SOURCE


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for."""
    value = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return preferred([value])


def accepted(header: str) -> str:
    """The language an Accept-Language header asks for; English if for none of ours."""
    wishes = [wish.partition(";") for wish in header.split(",")[:20]]
    weighed = [(_weight(rest), name.strip()) for name, _, rest in wishes]
    wanted = sorted((w for w in weighed if w[0] > 0), key=lambda wish: -wish[0])
    return preferred(name for _, name in wanted)


def _weight(parameter: str) -> float:
    """``q=0.5``; 1 where nothing is said, 0 for what cannot be read."""
    if not parameter.strip():
        return 1.0
    found = re.fullmatch(r"q=([01](?:\.[0-9]{0,3})?)", parameter.replace(" ", ""))
    return float(found[1]) if found else 0.0


# --- the files -----------------------------------------------------------------------------------


ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][A-Za-z0-9_-]* *=)", re.MULTILINE)


class Part:
    """A Fluent file. An entry is parsed when it is asked for: all at once take too long."""

    def __init__(self, language: str, name: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import, often not needed

        # One writing direction in all five languages: no marks around what is inserted.
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (folder() / language / f"{name}.ftl").read_text(encoding="utf-8")
        entries = ENTRY.split(text)[1:]
        self._unread = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._names = {name for name in self._unread if not name.startswith("-")}
        for term in self._unread.keys() - self._names:  # what other entries refer to
            self._read(term)

    def has(self, name: str) -> bool:
        return name in self._names

    def text(self, name: str, args: Args) -> str:
        """A text that there is."""
        self._read(name)
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, dict(args))[0])

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        entry = self._unread.get(name)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            self._unread.pop(name, None)  # only now: another thread may ask for the same


@lru_cache(maxsize=len(LANGUAGES) * len(PARTS))
def _part(language: str, name: str) -> Part:
    return Part(language, name)


def folder() -> Traversable:
    """Inside the package when installed, in the checkout otherwise."""
    installed = files("maharaja") / "data" / "locale"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locale"
