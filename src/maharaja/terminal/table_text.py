"""A table in lines, for any width: what lies where, whose it is, and how the game stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maharaja.render.words import Words

Json = Mapping[str, Any]
SPACES = ("centre", "top", "bottom")


def table_lines(words: Words, view: Json) -> list[str]:
    """The whole table, the most important first."""
    lines = [round_line(words, view), track_line(words, view)]
    lines += [seat_line(words, view, seat) for seat in range(len(view["seats"]))]
    lines += city_lines(words, view)
    lines += village_lines(words, view)
    if view["rewards"]:
        rewards = [words.reward(reward) for reward in view["rewards"] if reward]
        lines.append(words.labelled("name-reward-track", words.listed(rewards)))
    display = [f"{number} ({words.character(number)})" for number in view["display"]]
    lines.append(words.say("terminal-display", {"characters": words.listed(display)}))
    return lines


def round_line(words: Words, view: Json) -> str:
    args = {"round": view["round"], "rounds": view["rounds"]}
    parts = [words.say("table-round-of", args), words.say(f"name-phase-{view['phase']}")]
    if view["maharaja"]:
        parts.append(words.labelled("name-phase-maharaja", words.junction(view["maharaja"])))
    return words.listed(parts)


def track_line(words: Words, view: Json) -> str:
    """The flags from the end that is scored next."""
    flags = [words.junction(city) for city in view["track"] if city]
    return words.labelled("table-track", words.listed(flags))


def seat_line(words: Words, view: Json, seat: int) -> str:
    row = view["seats"][seat]
    goods = [words.say("common-coins", {"count": row["coins"]})]
    if row["prestige"] is not None:
        goods.append(words.say("common-prestige", {"count": row["prestige"]}))
    goods.append(words.say("common-shrines", {"count": row["shrines"]}))
    goods.append(words.say("terminal-statues", {"count": row["statues"]}))
    if row["tokens"]:
        goods.append(words.say("common-tokens", {"count": row["tokens"]}))
    if row["character"]:
        goods.append(words.say("name-character", {"number": row["character"]}))
    goods.append(words.say("terminal-priest", {"place": words.junction(row["priest"])}))
    plan = row["open"] if row["plan"] else None
    if plan:
        actions = words.listed([words.say(f"name-action-{action}-short") for action in plan])
        goods.append(words.say("terminal-plan", {"actions": actions}))
    name = f"{words.letter(seat)} {words.seat(seat)}"
    return words.say("common-label", {"label": name, "text": words.listed(goods)})


def city_lines(words: Words, view: Json) -> list[str]:
    """Those with something in them, and then the others in one line."""
    said = {city: pieces(words, row) for city, row in view["cities"].items()}
    lines = [
        words.say("common-label", {"label": words.junction(city), "text": words.listed(parts)})
        for city, parts in said.items()
        if parts
    ]
    empty = [words.junction(city) for city, parts in said.items() if not parts]
    return [*lines, words.labelled("terminal-empty", words.listed(empty))] if empty else lines


def pieces(words: Words, row: Json) -> list[str]:
    """Whose statues and shrines are there, by the letters of their colours."""
    parts = [
        f"{words.space(space)} {words.letter(row[space])}"
        for space in SPACES
        if row[space] is not None
    ]
    outer, shrines = letters(words, row["plain"]), letters(words, row["shrines"])
    if outer:
        parts.append(f"{words.space('plain')} {outer}")
    if shrines:
        parts.append(words.say("terminal-shrines", {"owners": shrines}))
    return parts


def letters(words: Words, counts: list[int]) -> str:
    return "".join(words.letter(seat) * count for seat, count in enumerate(counts))


def village_lines(words: Words, view: Json) -> list[str]:
    """Those with a shrine."""
    return [
        words.say(
            "common-label",
            {
                "label": words.village(village),
                "text": "".join(words.letter(seat) for seat in owners),
            },
        )
        for village, owners in view["villages"].items()
        if owners
    ]


def result_lines(words: Words, result: Json) -> list[str]:
    """Who has won, and how many points everybody has."""
    winners = [words.seat(seat) for seat in result["winners"]]
    lines = [words.say("terminal-winner", {"names": words.listed(winners)})]
    for seat, row in enumerate(result["seats"]):
        points = words.say("common-prestige", {"count": row["total"]})
        lines.append(words.say("common-label", {"label": words.seat(seat), "text": points}))
    return lines
