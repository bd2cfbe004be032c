"""Every text is used, every text that is used is there, and nothing is said outside the files."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from support.fluent_files import CLIENT, ROOT, messages

from maharaja import boards, i18n, lessons
from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.figures import figures
from maharaja.bots.heuristic.terms import TERMS
from maharaja.bots.levels import LEVELS
from maharaja.bots.styles import STYLES as BOT_STYLES
from maharaja.engine.content.characters import CHARACTERS
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    BONUS_NAMES,
    COLOURS,
    FINAL_TILE_NAMES,
    LEVEL_NAMES,
    PHASE_NAMES,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.solo.tiles import ICONS
from maharaja.engine.text.events import EVENT_NAMES
from maharaja.engine.text.reasons import REASONS
from maharaja.puzzles.puzzle import THEMES
from maharaja.reviews.decisions import KINDS
from maharaja.reviews.ledger import CAUSES
from maharaja.reviews.scale import Standing
from maharaja.reviews.verdicts import VERDICTS
from maharaja.server.bots.bot_processes import FAULTS
from maharaja.server.doctor import finding
from maharaja.server.errors import STATUSES
from maharaja.server.notifications.kinds import CONFIRM, EVENTS, TEST
from maharaja.server.talk.phrases import PHRASES
from maharaja.table_options import FLAGS

SOURCES = ROOT / "src" / "maharaja"

# --- what is asked for ----------------------------------------------------------------------------

BEGINS = "|".join(begin for begins in i18n.PARTS.values() for begin in begins)
# Ids as they are written in the sources, whole or with parts to be put in.
WHOLE = re.compile(rf"""["']((?:{BEGINS})[A-Za-z0-9_-]+)["']""")
PUT_TOGETHER = re.compile(rf"`((?:{BEGINS})[^`\s]*\$\{{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}|\{[^}]*\}")
STYLES = re.compile(r'<style.*?</style>|\bclass="[^"{]*"', re.DOTALL)
WORD = re.compile(r"[A-Za-z0-9_]+")
QUOTED = re.compile(r"""["'`]([a-z0-9]+(?:[-_][a-z0-9]+)+)["'`]""")
# Not asked for by a sentence of the client: rules and lessons have tests of their own.
ELSEWHERE = ("rule-", *(f"lesson-{name}-" for name in lessons.available()))


@cache
def client_sources() -> dict[Path, str]:
    """The client without its styles: names of classes may look like ids."""
    found = sorted((CLIENT / "src").rglob("*"))
    return {
        file: STYLES.sub("", file.read_text(encoding="utf-8"))
        for file in found
        if file.suffix in (".ts", ".svelte")
    }


@cache
def python_sources() -> dict[Path, str]:
    return {file: file.read_text(encoding="utf-8") for file in sorted(SOURCES.rglob("*.py"))}


@cache
def tool_sources() -> dict[Path, str]:
    """What sets everything up, and speaks before there are packages."""
    files = [ROOT / "play", *sorted((ROOT / "tools").glob("*.py"))]
    return {file: file.read_text(encoding="utf-8") for file in files}


@cache
def vocabulary() -> set[str]:
    """All that can stand in a hole of an id: words of the game, and words of the client."""
    shipped = [boards.load(name) for name in boards.available()]
    lists: list[list[str]] = [
        *(ACTION_NAMES, BONUS_NAMES, COLOURS, EVENT_NAMES, FINAL_NAMES, FINAL_TILE_NAMES),
        *(FRAME_NAMES, LEVEL_NAMES, PHASE_NAMES, REWARD_NAMES, SPACE_NAMES, SPECIAL_NAMES),
        *(FLAGS, WHY_NAMES, list(ICONS), list(LEVELS), list(FAULTS), list(REASONS), list(STATUSES)),
        list(BOT_STYLES),
        [kind for kinds in EVENTS.values() for kind in kinds] + [CONFIRM, TEST],
        [*PHRASES, *(phrase for group in PHRASES.values() for phrase in group)],
        [*TERMS, *KINDS, *VERDICTS, *CAUSES, *get_args(Standing)],
        [*finding.CHECKS, *get_args(finding.State)],
        [character.kind for character in CHARACTERS],
        [str(int(character.number)) for character in CHARACTERS],
        [board.id for board in shipped],
        list(lessons.available()),
        list(THEMES),
        list(EMBLEMS),
        list(figures(shipped[0])),
        [name for board in shipped for name in board.junction_ids],
    ]
    source = "\n".join(client_sources().values())
    tagged = re.findall(
        r'tag="([a-z-]+)"', python_sources()[SOURCES / "server" / "tables" / "log_entries.py"]
    )
    game = {str(name) for names in lists for name in names}
    return game | set(tagged) | set(WORD.findall(source)) | set(QUOTED.findall(source))


def fits(template: str) -> Iterator[str]:
    """The ids that a template can become."""
    pattern = re.compile("(.*)".join(map(re.escape, HOLE.split(template))))
    for name in messages(i18n.SOURCE):
        found = pattern.fullmatch(name)
        if found is not None and all(part_fits(part) for part in found.groups()):
            yield name


def part_fits(part: str) -> bool:
    """A word, or a tail with its hyphen in front, or two of them."""
    words = vocabulary()
    whole = part.removeprefix("-")
    if not whole or whole in words:
        return True
    cuts = [match.start() for match in re.finditer("-", whole)]
    return any(whole[:cut] in words and f"-{whole[cut + 1 :]}" in tails() for cut in cuts)


@cache
def tails() -> set[str]:
    """Ends of ids that the client puts behind a word: "-gained"."""
    source = "\n".join(client_sources().values())
    return {*re.findall(r"""["'`](-[a-z-]+)["'`]""", source)} | {
        *re.findall(r"\}(-[a-z-]+)`", source)
    }


@cache
def templates() -> dict[str, str]:
    """Every id with holes, and where it stands."""
    found = {
        template: file.name
        for file, text in client_sources().items()
        for template in PUT_TOGETHER.findall(text)
    }
    for file, text in python_sources().items():
        found |= dict.fromkeys(re.findall(rf'f"((?:{BEGINS})[^"\s]*)"', text), file.name)
    return found


@cache
def asked_for() -> dict[str, str]:
    """Every whole id that the sources name, and where."""
    return {
        name: file.name
        for sources in (client_sources(), python_sources(), tool_sources())
        for file, text in sources.items()
        for name in WHOLE.findall(text)
    }


# Written out like ids, but only the beginnings of some.
BEGINNINGS = {"log-entry-auto-answer"}


def test_nothing_is_asked_for_that_is_missing() -> None:
    known = messages(i18n.SOURCE)
    missing = [
        f"{where}: {name}"
        for name, where in asked_for().items()
        if name not in known and name not in BEGINNINGS
    ]
    missing += [
        f"{where}: {template}"
        for template, where in templates().items()
        if not any(fits(template)) and not template.startswith("rule-")
    ]
    assert missing == []


def test_nothing_is_said_in_vain() -> None:
    used = set(asked_for()) | {name for template in templates() for name in fits(template)}
    known = [name for name in messages(i18n.SOURCE) if not name.startswith(ELSEWHERE)]
    assert [name for name in known if name not in used] == []


# --- the client's own words -----------------------------------------------------------------------

HIDDEN = re.compile(
    r"""<script.*?</script>|<style.*?</style>|<!--.*?-->
    |\bclass=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})""",
    re.DOTALL | re.VERBOSE,
)
TAG = re.compile(r"<[/a-zA-Z][^<>]*>", re.DOTALL)
# What people see or hear of a tag.
SPOKEN = re.compile(
    r"""\b(?:title|alt|placeholder|label|text|note|aria-(?:label|description|placeholder
    |roledescription|valuetext))="([^"]*)\"""",
    re.VERBOSE,
)
LETTERS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
# Names that are the same everywhere.
SAME = {"Maharaja", "SHA"}


def markup(source: str) -> str:
    """A component without its script."""
    return HIDDEN.sub(" ", source)


def without_holes(text: str) -> tuple[str, list[str]]:
    """The text without what stands in braces, and that."""
    plain: list[str] = []
    holes: list[str] = []
    depth = start = 0
    for place, sign in enumerate(text):
        if sign == "{":
            depth += 1
            start = place if depth == 1 else start
        elif sign == "}" and depth:
            depth -= 1
            if not depth:
                holes.append(text[start + 1 : place])
                plain.append("\0")
        elif not depth:
            plain.append(sign)
    return "".join(plain), holes


def foreign_words(source: str) -> list[str]:
    """Words in a component that are in no file of locale/."""
    plain, holes = without_holes(markup(source))
    shown = [
        *TAG.split(plain),
        *(value for tag in TAG.findall(plain) for value in SPOKEN.findall(tag)),
    ]
    found = [
        text.strip()
        for text in shown
        for words in LETTERS.findall(text)
        if words not in SAME and text.strip()
    ]
    told = [hole for hole in holes if not hole.startswith("@const")]  # names of classes, mostly
    texts_in_holes = [text for hole in told for text in re.findall(r'"([^"]*)"|`([^`]*)`', hole)]
    quoted = [HOLE.sub(" ", one or other) for one, other in texts_in_holes]
    return found + [text for text in quoted if SENTENCE.search(text)]


def test_no_word_of_the_client_is_outside_the_files() -> None:
    files = sorted((CLIENT / "src").rglob("*.svelte"))
    assert len(files) > 30
    found = {
        file.name: words
        for file in files
        if (words := foreign_words(file.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_words_outside_the_files_would_be_found() -> None:
    assert foreign_words("<p>Hello {name}</p>") == ["Hello \0"]
    assert foreign_words('<button aria-label="Close">{t("x")}</button>') == ["Close"]
    assert foreign_words('<p class="wide open">{t("common-close")} - {n}</p>') == []
    assert foreign_words('<p>{won ? "You have won" : t("x")}</p>') == ["You have won"]


# --- the command line's own words -----------------------------------------------------------------

TELLING = {"echo", "confirm", "fail", "complain", "UsageError", "ClickException", "BadParameter"}
KEPT = {"maharaja: "}  # the program's name in front of an error


def spoken(call: python.Call) -> Iterator[str]:
    """Literal words in what a call says."""
    for given in call.args:
        for node in python.walk(given):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield node.value


def is_telling(call: python.Call) -> bool:
    name = (
        call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")
    )
    return name in TELLING or name.endswith("Error")


def outside(source: str) -> list[str]:
    """Words that a command says though they are in no file; help is English and may be."""
    found = []
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and is_telling(node):
            found += [
                words
                for words in spoken(node)
                if LETTERS.search(words)
                and words not in KEPT
                and not words.startswith(("cli-", "error-"))
            ]
    return found


def test_no_word_of_the_command_line_is_outside_the_files() -> None:
    files = sorted((SOURCES / "cli").glob("*.py"))
    found = {file.name: words for file in files if (words := outside(file.read_text("utf-8")))}
    assert found == {}
    assert outside('raise click.UsageError(f"{name} is wrong")') == [" is wrong"]
