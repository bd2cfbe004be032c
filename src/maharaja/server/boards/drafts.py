"""Boards that are being drawn: edits, and all mistakes by the reader that reads every board file.

Nothing is kept: whoever draws a board sends its text.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

from maharaja import boards, i18n
from maharaja.arena.board_balance import COMPARED, measurable
from maharaja.boards import edits
from maharaja.boards.board_text import BoardText
from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.figures import figures
from maharaja.boards.reader import BONUSES, VILLAGES_NEEDED, VILLAGES_OF_ROAD
from maharaja.boards.solo_reader import SETUP_COLOURS
from maharaja.boards.toml_text import Block, blocks, line_of
from maharaja.engine.board import CHECK_NAMES, MAHARAJA_ID, START_ID, Board
from maharaja.engine.solo.tiles import ICONS
from maharaja.errors import BoardError, FileError
from maharaja.server import messages
from maharaja.server.boards.sketch import sketch
from maharaja.server.tables.service import TableService

SOURCE = "board.toml"  # what the file would be called
PLACE = re.compile(
    r"(?:(?P<section>layout\.\w+|start|city|road|village|solo\.tile|solo\.setup)"
    r"(?:\[(?P<number>\d+)\])?)?\.?(?P<key>.*)"
)
LINE = re.compile(r"line (\d+)")
CHOICES = messages.DraftChoices(
    emblems=dict(EMBLEMS),
    bonuses=list(BONUSES),
    icons=list(ICONS),
    checks=list(CHECK_NAMES),
    players=list(VILLAGES_NEEDED),
    villages=list(VILLAGES_OF_ROAD),
    goals=[MAHARAJA_ID],
    colours=dict(SETUP_COLOURS),
)


async def draft(service: TableService, request: messages.DraftRequest) -> messages.BoardDraft:
    """The board file after the edit, and what is wrong with it; beside the requests of others."""
    text = request.text
    if text is None:
        text = edits.NEW_BOARD
        if request.board is not None:
            name = request.board
            text = edits.copy_of(name, await service.registry.boards.text_of(name))
    return await asyncio.to_thread(drafted, text, request.edit, request.language)


def drafted(
    text: str, edit: messages.BoardEdit | None = None, language: str = i18n.SOURCE
) -> messages.BoardDraft:
    language = language if language in i18n.LANGUAGES else i18n.SOURCE
    refused = None
    if edit is not None:
        try:
            text = edited(text, edit)
        except BoardError as error:
            refused = error.statement().text(language)
    try:
        file = BoardText(text, SOURCE)
    except BoardError:
        file = None
    examined = boards.examine(text, SOURCE)
    parts = [] if file is None else blocks(text)
    tell = partial(mistake, text=text, parts=parts, language=language)
    return messages.BoardDraft(
        text=text,
        mistakes=[
            *(tell(error, looks=False) for error in examined.mistakes),
            *(tell(error, looks=True) for error in examined.looks),
        ],
        sketch=None if file is None else sketch(file),
        digest=None if examined.board is None else examined.board.digest,
        choices=CHOICES,
        measurable=[] if examined.board is None else measurable(examined.board),
        figures=[] if examined.board is None else map_figures(examined.board),
        refused=refused,
    )


def map_figures(board: Board) -> list[messages.MapFigure]:
    beside = figures(boards.load(COMPARED))
    return [
        messages.MapFigure(name=name, value=value, classic=beside[name])
        for name, value in figures(board).items()
    ]


# --- edits ---------------------------------------------------------------------------------------


def edited(text: str, edit: messages.BoardEdit) -> str:
    """The text with the edit made; BoardError if that cannot be."""
    file = BoardText(text, SOURCE)
    match edit:
        case messages.MovePlace(section=section, number=number, layout=layout, at=at):
            edits.move(file, section, None if section == START_ID else number, layout, at)
        case messages.AddCity(layout=layout, at=at):
            edits.add_city(file, layout, at)
        case messages.AddRoad(ends=(a, b), villages=villages):
            edits.add_road(file, a, b, villages)
        case messages.BendRoad(number=number, layout=layout, at=at):
            edits.bend_road(file, number, layout, at)
        case messages.SetVillages(number=number, villages=villages):
            edits.set_villages(file, number, villages)
        case messages.RemovePlace(section="city", number=number):
            edits.remove_city(file, number)
        case messages.RemovePlace(number=number):
            edits.remove_road(file, number)
        case messages.SetBonus(number=number, space=space, kind=kind, amount=amount):
            spaces = file.section("city", number).get("bonus")
            before: dict[str, Any] = spaces if isinstance(spaces, dict) else {}
            file.set("city", number, "bonus", {**before, space: {kind: amount}})
        case messages.SetSolo(on=on):
            edits.remove_solo(file)
            if on:
                edits.add_solo(file)
        case messages.SetValue():
            set_value(file, edit)
    if len(file.text) > messages.LONGEST_BOARD:
        raise BoardError(SOURCE, "", "error-board-too-long", most=messages.LONGEST_BOARD)
    return file.checked()


def set_value(file: BoardText, edit: messages.SetValue) -> None:
    path = {"board": "", "layout": f"layout.{edit.layout}"}.get(edit.section, edit.section)
    if edit.section == "city" and edit.key == "id" and isinstance(edit.value, str):
        edits.rename_city(file, edit.number or 0, edit.value)
        return
    single = edit.section in ("board", "layout", START_ID)
    file.set(path, None if single else edit.number or 0, edit.key, edit.value)


# --- mistakes ------------------------------------------------------------------------------------


def mistake(
    error: FileError, *, text: str, parts: list[Block], language: str, looks: bool
) -> messages.BoardMistake:
    """A mistake with its place, by which it is shown on the map, in the lists and in the text."""
    section: Any
    section, number, key = located(error.key)
    broken = LINE.match(error.key)
    if broken is not None or not parts:
        section, number, key = "text", None, ""
    line = int(broken[1]) if broken is not None else line_in(text, parts, error.key)
    return messages.BoardMistake(
        id=error.id,
        place=error.key,
        section="layout" if section.startswith("layout.") else section,
        number=number,
        key=section.removeprefix("layout.") if section.startswith("layout.") else key,
        line=line,
        what=error.message.text(language),
        remedy="" if error.remedy is None else error.remedy.text(language),
        looks=looks,
    )


def located(place: str) -> tuple[str, int | None, str]:
    """Section, number and key of a place such as ``road[3].ends``."""
    found = PLACE.fullmatch(place)
    if found is None or found["section"] is None:
        return "board", None, place
    number = found["number"]
    return found["section"], None if number is None else int(number), found["key"]


def line_in(text: str, parts: list[Block], place: str) -> int | None:
    """The line of the key, or else of its section."""
    section, number, key = located(place)
    path = "" if section == "board" else section
    same = [part for part in parts if part.path == path]
    if number is not None:
        same = same[number - 1 : number]
    if not same:
        return None
    entry = same[0].entry(key.partition(".")[0])
    return line_of(text, same[0].start if entry is None else entry.start)
