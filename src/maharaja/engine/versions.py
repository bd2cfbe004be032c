"""The versions of the rules: every game keeps the one it began with (docs/rules.md).

A version is added where the same choices would lead to another game. The versions before it stay,
so that their records replay and their tables go on.
"""

from typing import Final

from maharaja.engine.state import Rules
from maharaja.engine.text.json_reader import Reader


class Version:
    """A row: its name, what it changed, and how it answers where versions differ."""

    def __init__(
        self,
        name: str,
        changes: str,
        *,
        village_shrine_may_close: bool,
        maj3_replaces_for_brahmabot: bool,
    ) -> None:
        self.name = name
        self.changes = changes
        self.village_shrine_may_close = village_shrine_may_close
        self.maj3_replaces_for_brahmabot = maj3_replaces_for_brahmabot


# Oldest first. A row that has been released never changes.
VERSIONS: Final[list[Version]] = [
    Version(
        "2020.1",
        "The rules as they were first written down.",
        village_shrine_may_close=True,
        maj3_replaces_for_brahmabot=True,
    ),
    Version(
        "2020.2",
        "Of two shrines one goes into a city: after a lone village shrine the action goes on while "
        "a city shrine could be built (Q-B8). Brahmabot's 2 PP for a city count beside the points "
        "of any final scoring tile, VAR-FS-MAJ3 included (Q-L17).",
        village_shrine_may_close=False,
        maj3_replaces_for_brahmabot=False,
    ),
]

VERSION_NAMES: Final[list[str]] = [row.name for row in VERSIONS]
FIRST_VERSION: Final[str] = VERSION_NAMES[0]  # of whatever does not say its version
NEWEST_VERSION: Final[str] = VERSION_NAMES[len(VERSION_NAMES) - 1]


def apply_version(rules: Rules) -> None:
    """Settle for the whole game what the version says."""
    row = VERSIONS[rules.version]
    rules.village_shrine_may_close = row.village_shrine_may_close
    rules.maj3_replaces_for_brahmabot = row.maj3_replaces_for_brahmabot


def version_name(rules: Rules) -> str:
    return VERSION_NAMES[rules.version]


def read_version(reader: Reader) -> str:
    """The version that a record, a position or a view names; FormatError if it is not known.

    Positions and views did not name one while there was only the first.
    """
    if not reader.has("rules"):
        return FIRST_VERSION
    named = reader.at("rules")
    if named.string() not in VERSION_NAMES:
        raise named.fail("error-data-known-rules", versions=VERSION_NAMES)
    return named.string()
