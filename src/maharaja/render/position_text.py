"""A position as readable text, and a text as a position.

``draw`` prints what lies on the table; ``read`` takes the same lines, each of them optional, and
fills in the rest. Tests write their positions this way; ``maharaja replay`` prints them.

    4 players, special ext1
    round 2, actions, maharaja delhi
    red       coins 15, prestige 3, priest delhi, character 5, plan coins pp
    delhi     centre red, plain red green, shrines red red
    start-delhi.1  red yellow
    waiting   turn red
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

from maharaja import boards
from maharaja.engine.board import Board
from maharaja.engine.ids import COLOURS, SHRINES_IN_ALL
from maharaja.engine.start import start_game
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.table_options import FLAGS, Options

PositionJson = dict[str, Any]  # a position as Game.dump gives it

EMPTY = "."
GOODS = ("coins", "prestige", "shrines", "supply", "statues", "tokens")


class DrawingError(ValueError):
    """A line that cannot be read as part of a position."""


# --- drawing -------------------------------------------------------------------------------------


def draw(position: Mapping[str, Any]) -> str:
    """The whole position, secrets included."""
    lines = [_options_line(position), _round_line(position)]
    lines.append(_row("track", [city or EMPTY for city in position["track"]]))
    lines.append(_row("rewards", [reward or EMPTY for reward in position["rewards"]]))
    lines.append(_row("display", [str(number) for number in position["display"]] or [EMPTY]))
    lines += [_seat_line(seat, row) for seat, row in enumerate(position["seats"])]
    lines += [_city_line(city, row) for city, row in position["cities"].items()]
    lines += [_row(village, _colours(owners)) for village, owners in position["villages"].items()]
    for loan in position["maharani"]:
        if loan is not None:
            where = [COLOURS[loan["seat"]], str(loan["character"]), "round", str(loan["round"])]
            lines.append(_row("maharani", where))
    if position["journey"]:
        lines.append(_row("journey", position["journey"]))
    lines.append(
        "waiting   " + (", ".join(_frame(frame) for frame in position["waiting"]) or EMPTY)
    )
    return "\n".join(lines) + "\n"


def draw_result(result: Mapping[str, Any]) -> str:
    """The final scores, with the source of every point."""
    lines = []
    for seat, row in enumerate(result["seats"]):
        gathered = {why: points for why, points in row["gathered"].items() if points}
        mark = "  wins" if seat in result["winners"] else ""
        points = f"{row['total']} = {_sum(gathered)}; final {_sum(row['final'])}{mark}"
        lines.append(_row(COLOURS[seat], [points]))
    return "\n".join(lines) + "\n"


def _sum(points: dict[str, int]) -> str:
    """``start 3 + cities 20 - ability 5``; the sign of the first only if it is a minus."""
    terms = [f"{'-' if number < 0 else '+'} {why} {abs(number)}" for why, number in points.items()]
    return " ".join(terms).removeprefix("+ ") or "0"


def _options_line(position: Mapping[str, Any]) -> str:
    options = position["options"]
    solo = options["solo"]
    parts = [f"board {position['board']['id']}"]
    parts.append(f"solo {solo}" if solo else f"{options['players']} players")
    if options["special"]:
        parts.append("special " + " ".join(options["special"]))
    if options["final"]:
        parts.append(f"final {options['final']} {options['final_tile']}")
    if position["rules"] != NEWEST_VERSION:
        parts.append(f"rules {position['rules']}")
    parts += [flag for flag in FLAGS if options[flag]]
    return ", ".join(parts)


def _round_line(position: Mapping[str, Any]) -> str:
    parts = [f"round {position['round']}", position["phase"]]
    if position["maharaja"]:
        parts.append(f"maharaja {position['maharaja']}")
    if position["token_used"]:
        parts.append("token_used")
    return ", ".join(parts)


def _seat_line(seat: int, row: PositionJson) -> str:
    parts = [f"{good} {row[good]}" for good in GOODS]
    parts.append(f"character {row['character'] or EMPTY}")
    parts.append(f"priest {row['priest']}")
    if row["plan"]:
        parts.append("plan " + " ".join(row["plan"]))
        parts.append("open " + (" ".join(row["open"]) or EMPTY))
    if row["used"]:
        parts.append("used " + " ".join(str(number) for number in row["used"]))
    if row["acted"]:
        parts.append("acted")
    return _row(COLOURS[seat], [", ".join(parts)])


def _city_line(city: str, row: PositionJson) -> str:
    parts = [
        f"{space} {COLOURS[row[space]]}"
        for space in ("centre", "top", "bottom")
        if row[space] is not None
    ]
    for kind in ("plain", "shrines"):
        pieces = [COLOURS[seat] for seat, number in enumerate(row[kind]) for _ in range(number)]
        if pieces:
            parts.append(f"{kind} {' '.join(pieces)}")
    return _row(city, [", ".join(parts) or EMPTY])


def _frame(frame: list[Any]) -> str:
    kind, seat, detail = frame
    words = [str(kind)]
    if seat is not None:
        words.append(COLOURS[seat])
    if detail:
        words.append(str(detail))
    return " ".join(words)


def _colours(seats: list[int]) -> list[str]:
    return [COLOURS[seat] for seat in seats]


def _row(name: str, words: list[str]) -> str:
    return f"{name:<10}" + (" " if len(name) > 9 else "") + " ".join(words)


# --- reading -------------------------------------------------------------------------------------


def read(text: str) -> PositionJson:
    """A position from its drawing; what a line leaves out is as in a fresh game in round 1."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    position = _fresh(lines.pop(0))
    fresh = copy.deepcopy(position)
    for line in lines:
        name, _, rest = line.partition(" ")
        try:
            _read_line(position, name.rstrip(","), rest.strip())
        except (KeyError, ValueError, IndexError) as error:
            raise DrawingError(f'"{line}" cannot be read: {error}') from None
    _tell_characters_apart(position, fresh)
    for seat, then in enumerate(fresh["seats"]):
        _take_from_supply(position, seat, then)
    if position["phase"] == "actions":
        _plan_what_was_left_out(position)
    return position


def _plan_what_was_left_out(position: PositionJson) -> None:
    """Whoever has not acted has a plan: coins and coins, if nothing is said."""
    people = position["seats"][: 1 if position["options"]["solo"] else None]
    for seat in people:
        if seat["plan"] is None and not seat["acted"]:
            seat.update(plan=["coins", "coins"], open=["coins", "coins"])


def _take_from_supply(position: PositionJson, seat: int, then: PositionJson) -> None:
    """Shrines in cities come from where their owner's were left out: the supply or the board."""
    now = position["seats"][seat]
    in_cities = sum(city["shrines"][seat] for city in position["cities"].values())
    surplus = now["shrines"] + now["supply"] + in_cities - SHRINES_IN_ALL
    for place in ("supply", "shrines"):
        if surplus > 0 and now[place] == then[place]:
            taken = min(surplus, now[place])
            now[place] -= taken
            surplus -= taken


def _tell_characters_apart(position: PositionJson, fresh: PositionJson) -> None:
    """No character is in two places: those that were left out make way for those that are named.

    In the solo game the stack is laid anew as well, so that only drawn ones are in play.
    """
    pairs = list(zip(position["seats"], fresh["seats"], strict=True))
    named = [now["character"] for now, then in pairs if now["character"] != then["character"]]
    row = position["display"]
    kept = row == fresh["display"]
    taken = set(named if kept else named + row)
    around = _around(position)
    spare = [number for number in [*_around(fresh), *range(1, 17)] if number not in around]
    spare = list(dict.fromkeys(spare))
    for now, then in pairs:
        if now["character"] == then["character"] and now["character"] in taken:
            now["character"] = spare.pop(0)
    if kept:
        row[:] = [spare.pop(0) if number in taken else number for number in row]
    if position["options"]["solo"]:
        _draw(position)


def _around(position: PositionJson) -> list[int]:
    """The characters in front of the seats and in the display."""
    held = [seat["character"] for seat in position["seats"] if seat["character"]]
    return held + list(position["display"])


def _draw(position: PositionJson) -> None:
    """Lay the stack so that the characters in play are among those drawn."""
    stack = position["setup"]["characters"]
    around = _around(position)
    around += [frame[2] for frame in position["waiting"] if frame[0] == "take"]
    idle = [n for n in stack[: position["drawn"]] if n not in around]
    for number in around:
        if number not in stack[: position["drawn"]]:
            other = idle.pop(0) if idle else stack[position["drawn"]]
            a, b = stack.index(number), stack.index(other)
            stack[a], stack[b] = other, number
            position["drawn"] = max(position["drawn"], b + 1)


def _fresh(options_line: str) -> PositionJson:
    """A blank table of round 1 with the options of the first line."""
    options = Options()
    rules = NEWEST_VERSION
    board = "classic"
    for part in _parts(options_line):
        words = part.split()
        if words[0] == "board":
            board = words[1]
        elif words[0] == "solo":
            options.solo = words[1]
        elif words[-1] == "players":
            options.players = int(words[0])
        elif words[0] == "rules":
            rules = words[1]
        elif words[0] == "special":
            options.special = words[1:]
        elif words[0] == "final":
            options.final = words[1]
            options.final_tile = words[2] if len(words) > 2 else options.final_tile
        elif words[0] in FLAGS:
            setattr(options, words[0], True)
        else:
            raise DrawingError(f'"{part}" is no option')
    loaded = boards.load(board)
    position: PositionJson = dict(start_game(loaded, options, seed=0, rules=rules).dump())
    return _in_round_one(loaded, position)


def _in_round_one(board: Board, position: PositionJson) -> PositionJson:
    """Before anybody has planned; the flags as the Maharaja phase of round 1 leaves them."""
    flags = position["setup"]["flags"]
    track = [None] * 3 + flags[1:] + flags[:1]
    position.update(round=1, phase="planning", maharaja=flags[0])
    position["track"] = track + [None] * (board.track - len(track))
    characters = position["setup"]["characters"]
    if position["options"]["solo"]:
        # Brahmabot has the first of the stack, three lay open, and one more came for the player's.
        drafted = characters[1:2]
        position["display"] = characters[2:5]
        position["drawn"] = 5
    else:
        drafted = characters[: len(position["seats"])]
        position["display"] = characters[len(drafted) :]
    for seat, character in enumerate(drafted):
        position["seats"][seat].update(shrines=4, character=character)
    position["waiting"] = [["plan", None, (1 << len(drafted)) - 1]]
    return position


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip() not in ("", EMPTY)]


def _seat(word: str) -> int:
    return COLOURS.index(word)


def _read_line(position: PositionJson, name: str, rest: str) -> None:
    if name == "round":
        _read_round(position, rest)
    elif name in COLOURS:
        _read_seat(position["seats"][_seat(name)], rest)
    elif name in position["cities"]:
        _read_city(position["cities"][name], rest)
    elif name in ("track", "rewards"):
        row = [None if word == EMPTY else word for word in rest.split()]
        position[name] = row + [None] * (len(position[name]) - len(row))
    elif name == "display":
        position["display"] = [int(word) for word in rest.split() if word != EMPTY]
    elif name == "maharani":
        seat, character, _, round_ = rest.split()
        loan = {"seat": _seat(seat), "character": int(character), "round": int(round_)}
        position["maharani"][position["maharani"].index(None)] = loan
    elif name == "journey":
        position["journey"] = rest.split()
    elif name == "waiting":
        position["waiting"] = [_read_frame(part) for part in _parts(rest)]
    elif re.fullmatch(r"[a-z0-9-]+\.[12]", name):
        position["villages"][name] = sorted(_seat(word) for word in rest.split() if word != EMPTY)
    else:
        raise ValueError(f"nothing is called {name}")


def _read_round(position: PositionJson, rest: str) -> None:
    for part in _parts(rest):
        words = part.split()
        if words[0].isdecimal():
            position["round"] = int(words[0])
        elif words[0] == "maharaja":
            position["maharaja"] = words[1]
        elif words[0] == "token_used":
            position["token_used"] = True
        else:
            position["phase"] = words[0]


def _read_seat(seat: PositionJson, rest: str) -> None:
    for part in _parts(rest):
        key, *words = part.split()
        if key in GOODS:
            seat[key] = int(words[0])
        elif key == "character":
            seat[key] = None if words[0] == EMPTY else int(words[0])
        elif key == "priest":
            seat[key] = words[0]
        elif key == "plan":
            seat["plan"] = words
            seat["open"] = list(words)
        elif key == "open":
            seat["open"] = [word for word in words if word != EMPTY]
        elif key == "used":
            seat["used"] = [int(word) for word in words]
        elif key == "acted":
            seat["acted"] = True
        else:
            raise ValueError(f"a seat has no {key}")
    seat["earned"] = dict.fromkeys(seat["earned"], 0) | {"start": seat["prestige"]}


def _read_city(city: PositionJson, rest: str) -> None:
    for part in _parts(rest):
        key, *words = part.split()
        if key in ("centre", "top", "bottom"):
            city[key] = _seat(words[0])
        elif key in ("plain", "shrines"):
            city[key] = [words.count(colour) for colour in COLOURS[: len(city[key])]]
        else:
            raise ValueError(f"a city has no {key}")


def _read_frame(part: str) -> list[Any]:
    words = part.split()
    seat = next((_seat(word) for word in words[1:] if word in COLOURS), None)
    detail = int(words[-1]) if words[-1].isdecimal() else 0
    return [words[0], seat, detail]
