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
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "de", "fr", "pt-BR", "ja")
SOURCE: Final = "en"
# What goes wrong where only Python says so; the codes of the server are for the browser, too.
MISTAKES: Final = (
    *("archive", "arena", "board", "bot", "choice", "cli", "data", "database", "detail", "file"),
    *("option", "text"),
)
# What the ids in each file begin with, the longest beginnings first. Files are read when one of
# their texts is asked for.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "common": ("common-",),
    "names": ("name-",),
    "home": ("home-", "rules-"),
    "table": ("table-",),
    "log": ("log-",),
    "mistakes": tuple("error-" + kind + "-" for kind in MISTAKES),
    "errors": ("error-", "reason-"),
    "rules": ("rule-",),
    "cli": ("cli-",),
}
VARIABLES: Final = ("MAHARAJA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set

Args = Mapping[str, str | int]


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, args: Args | None = None) -> str:
        part = part_of(name)
        for language in dict.fromkeys((self.language, SOURCE)) if part is not None else ():
            bundle = _bundle(language, part or "")
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return name

    def has(self, name: str) -> bool:
        part = part_of(name)
        return part is not None and _bundle(SOURCE, part).has_message(name)

    def refusal(self, reason: str, rule: str) -> str:
        """Why a choice is not legal (engine/text/reasons.py), with the rule behind it."""
        return self("error-with-reason", {"reason": self(f"reason-{reason}"), "rule": rule})

    def problem(self, code: str, reason: str | None = None, rule: str | None = None) -> str:
        """What the server says no with (server/errors.py)."""
        if reason is not None and rule is not None:
            return self.refusal(reason, rule)
        name = f"error-{code}"
        return self(name) if self.has(name) else self("error-unknown", {"code": code})


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


@lru_cache(maxsize=len(LANGUAGES) * len(PARTS))
def _bundle(language: str, part: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import, and often not needed

    # One writing direction in all five languages: no marks around what is inserted.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language, part))
    return bundle


def _resource(language: str, part: str) -> ast.Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    text = (folder() / language / f"{part}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)


def folder() -> Traversable:
    """Inside the package when installed, in the checkout otherwise."""
    installed = files("maharaja") / "data" / "locale"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locale"
