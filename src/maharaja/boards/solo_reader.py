"""Brahmabot's tiles in a board file (docs/rules.md, G-05 and G-06)."""

from __future__ import annotations

import re
from typing import Final

from maharaja.boards.findings import Findings
from maharaja.boards.section import Section, did_you_mean, key_errors
from maharaja.engine.board import CHECK_NAMES, MAHARAJA_ID, TILE_ICONS, Good, Tile
from maharaja.engine.ids import ACTION_TILES, SETUP_TILES
from maharaja.engine.solo.tiles import ICONS, ICONS_WITH_AMOUNT
from maharaja.errors import Message

SETUP_COLOURS: Final = {"green": 4, "blue": 2, "red": 2}  # G-06
HIGHEST_AMOUNT: Final = 9  # one digit fits on a space


def read_solo(
    file: Section, junctions: list[str], villages: dict[str, Section], found: Findings
) -> tuple[list[Tile], list[list[str]]]:
    """Brahmabot's tiles (G-05, G-06); a board for two to four players may leave them out."""
    if not file.has("solo"):
        found.check(_check_solo_is_not_needed, file)
        return [], []
    solo = found.attempt(None, file.section, "solo")
    if solo is None:
        return [], []
    found.note(key_errors(solo, ["tile", "setup"]))
    tiles: list[Section] = found.attempt([], _exactly, solo, "tile", ACTION_TILES)
    setups: list[Section] = found.attempt([], _exactly, solo, "setup", SETUP_TILES)
    nothing: Tile = ([], "", "")
    return (
        [found.attempt(nothing, _tile, row, junctions) for row in tiles],
        [found.attempt([], _setup, row, villages) for row in setups],
    )


def _check_solo_is_not_needed(file: Section) -> None:
    players = file.values.get("players")
    if isinstance(players, list) and 1 in players:
        remedy = Message("error-board-add-solo")
        raise file.error("solo", "error-board-solo-missing", remedy=remedy)


def _exactly(solo: Section, key: str, count: int) -> list[Section]:
    rows = solo.sections(key)
    if len(rows) != count:
        remedy = Message("error-board-write", type=count)
        raise solo.error(key, "error-board-tiles", remedy=remedy, number=len(rows))
    return rows


def _tile(row: Section, junctions: list[str]) -> Tile:
    row.allow(["do", "go", "check"])
    icons = [_icon(row, words) for words in row.texts("do", 1, TILE_ICONS)]
    go = row.choice("go", [MAHARAJA_ID, *junctions[1:]])
    return icons, go, row.choice("check", CHECK_NAMES)


def _icon(row: Section, words: str) -> Good:
    """``"statue-left"``, or ``"coins 2"``: only coins come with a number."""
    icon, _, amount = words.partition(" ")
    if icon not in ICONS:
        remedy = did_you_mean(icon, ICONS)
        raise row.error("do", "error-board-no-icon", remedy=remedy, name=icon)
    if icon not in ICONS_WITH_AMOUNT:
        if amount:
            remedy = Message("error-board-write", type=f'"{icon}"')
            raise row.error("do", "error-board-icon-without-number", remedy=remedy, icon=icon)
        return icon, 0
    if not re.fullmatch(f"[1-{HIGHEST_AMOUNT}]", amount):
        remedy = Message("error-board-write", type=f'"{icon} 3"')
        raise row.error("do", "error-board-icon-number", remedy=remedy, words=words, icon=icon)
    return icon, int(amount)


def _setup(row: Section, villages: dict[str, Section]) -> list[str]:
    row.allow(list(SETUP_COLOURS))
    marked: list[str] = []
    for colour, count in SETUP_COLOURS.items():
        for village in row.texts(colour, count, count):
            if village not in villages:
                remedy = did_you_mean(village, list(villages))
                raise row.error(colour, "error-board-no-village", remedy=remedy, name=village)
            if village in marked:
                remedy = Message("error-board-mark-eight")
                raise row.error(colour, "error-board-marked-twice", remedy=remedy, village=village)
            marked.append(village)
    return marked
