"""Reports in words: tables for the terminal, Markdown and charts for the docs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maharaja.arena.charts import Row, chart
from maharaja.engine.ids import COLOURS

Words = Callable[[float], str]


def percent(number: float) -> str:
    return f"{100 * number:.1f}%"


def plain(number: float) -> str:
    return f"{number:.2f}"


def signed(number: float) -> str:
    return f"{number:+.2f}"


def points(number: float) -> str:
    return f"{number:.0f}"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2f}"


def with_interval(figure: dict[str, Any] | None, words: Words) -> str:
    """``62.5% [58.1%, 66.7%]``; one seed has no interval, and a bot that only fails no figures."""
    if figure is None:
        return "-"
    if figure["low"] is None:
        return words(figure["value"])
    return f"{words(figure['value'])} [{words(figure['low'])}, {words(figure['high'])}]"


GAP = "  "  # between columns


def aligned(rows: Sequence[Sequence[str]], room: int | None = None) -> str:
    """Columns under each other; the first to the left, numbers to the right.

    With so much ``room`` in a line, columns that do not fit come further down, behind the first one
    once more.
    """
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    parts = [
        "\n".join(
            GAP.join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in shown)]).rstrip()
            for row in rows
        )
        for shown in fitting(widths, room)
    ]
    return "\n\n".join(parts)


def fitting(widths: Sequence[int], room: int | None) -> list[list[int]]:
    """The columns but the first in groups that fit beside that; one too wide stands alone."""
    groups: list[list[int]] = [[]]
    taken = widths[0]
    for column, width in enumerate(widths[1:], 1):
        taken += len(GAP) + width
        if room is not None and taken > room and groups[-1]:
            groups.append([])
            taken = widths[0] + len(GAP) + width
        groups[-1].append(column)
    return groups


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """The same as a Markdown table."""
    head, *body = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *body])


# --- the arena -----------------------------------------------------------------------------------


def occasion(report: dict[str, Any]) -> str:
    """What was played, in one line."""
    options = [
        f"{name} {', '.join(value) if isinstance(value, list) else value}"
        for name, value in report["options"].items()
        if value not in (None, False, [], "replaces-majority")
    ]
    last = report["first_seed"] + report["seeds"] - 1
    return ", ".join(
        [
            f"{report['games']:,} games",
            f"seeds {report['first_seed']} to {last}",
            f"board {report['board']}",
            *options,
            f"{report['engine']} engine",
        ]
    )


def labels(report: dict[str, Any]) -> dict[str, str]:
    """What each entry is called: as its bot calls itself, if no other does."""
    names = {entry: figures["name"] for entry, figures in report["levels"].items()}
    told = list(names.values())
    return {
        entry: name if told.count(name) == 1 else f"{name} ({entry})"
        for entry, name in names.items()
    }


def legend(report: dict[str, Any]) -> list[str]:
    """What is behind names that are not the entries themselves, after an empty line."""
    others = {entry: label for entry, label in labels(report).items() if entry not in label}
    told = [f"{label}: {entry}" for entry, label in others.items()]
    return ["", *told] if told else []


def arena_rows(report: dict[str, Any]) -> list[list[str]]:
    head = ["level", "seats", "win share", "mean rank", "mean margin", "mean score"]
    rows = [[*head, "ms/move: median", "p95", "max"]]
    names = labels(report)
    for level, figures in report["levels"].items():
        seconds = figures["move_seconds"]
        rows.append(
            [
                names[level],
                str(figures["entries"]),
                with_interval(figures["win_share"], percent),
                with_interval(figures["rank"], plain),
                with_interval(figures["margin"], signed),
                with_interval(figures["score"], plain),
                *(milliseconds(seconds[name]) for name in ("median", "p95", "max")),
            ]
        )
    return rows


def arena_text(report: dict[str, Any], room: int | None = None) -> str:
    seats = [["seat", "win share", *labels(report).values()]]
    for seat, figure in report["by_seat"].items():
        shares = [figures["by_seat"][int(seat)] for figures in report["levels"].values()]
        cells = [with_interval(each, percent) for each in [figure, *shares]]
        seats.append([seat_name(seat), *cells])
    seatings = f"{report['seeds']} seeds, each in {report['rotations']} seatings"
    heading = f"{seatings}; 95% intervals by bootstrap over seeds"
    rows = aligned(arena_rows(report), room)
    return "\n".join(
        [
            *(occasion(report), heading, "", rows, "", aligned(seats, room)),
            *legend(report),
            *precision(report),
            *faults(report),
        ]
    )


def precision(report: dict[str, Any]) -> list[str]:
    """What is gained by playing seeds in every seating, and by what is known of luck.

    One level alone wins what is known beforehand.
    """
    levels = report["levels"] if len(report["levels"]) > 1 else {}
    names = labels(report)
    found = {names[level]: figures["precision"] for level, figures in levels.items()}
    paired = [f"{level} {row['pairing']:.2f}" for level, row in found.items() if row["pairing"]]
    told = [f"worth of all seatings, in games of other seeds: {', '.join(paired)}"] * bool(paired)
    for level, row in found.items():
        if row.get("plan_luck") is not None:
            share = with_interval(row["win_share"], percent)
            worth = f"worth {row['plan_luck']:.2f} times as many games"
            told.append(f"{level} without luck with the plans: {share}, {worth}")
    if report["luck_seconds"]:
        playing = sum(map(sum_of_moves, report["levels"].values()))
        told.append(f"to know the luck took {report['luck_seconds'] / playing:.2f} times as long")
        told[-1] += " as to play"
    return ["", *told] if told else []


def sum_of_moves(figures: dict[str, Any]) -> float:
    seconds: float = figures["move_seconds"]["total"]
    return seconds


def faults(report: dict[str, Any]) -> list[str]:
    """A line for each bot that lost moves, and for each that failed, after an empty one."""
    names = labels(report)
    told = []
    for level, figures in report["levels"].items():
        kinds = ", ".join(f"{count} {kind}" for kind, count in figures["faults"].items())
        if kinds:
            told.append(f"faults of {names[level]}: {kinds}")
    for level, failed in report["failures"].items():
        told.append(f"{names[level]} failed in {failed['games']} games, which are lost to it")
    return ["", *told] if told else []


def seat_name(seat: str) -> str:
    return f"{seat} {COLOURS[int(seat)]}"


# --- the ladder ----------------------------------------------------------------------------------


def ladder_rows(report: dict[str, Any]) -> list[list[str]]:
    levels = sorted(
        report["levels"], key=lambda level: report["levels"][level]["rating"]["value"], reverse=True
    )
    names = labels(report)
    rows = [["level", "rating", "win share", *(f"ahead of {names[level]}" for level in levels)]]
    for level in levels:
        figures = report["levels"][level]
        ahead = [
            with_interval(figures["ahead_of"][rival], percent) if rival != level else ""
            for rival in levels
        ]
        rating = with_interval(figures["rating"], points)
        rows.append([names[level], rating, with_interval(figures["win_share"], percent), *ahead])
    return rows


def ladder_heading(report: dict[str, Any]) -> str:
    return (
        f"{report['players']} players, {report['model']} ratings around a mean of "
        f"{report['mean_rating']:.0f}, {report['games_per_table']} games at each of "
        f"{len(report['tables'])} tables"
    )


def ladder_text(report: dict[str, Any], room: int | None = None) -> str:
    rows = aligned(ladder_rows(report), room)
    return "\n".join([occasion(report), ladder_heading(report), "", rows, *legend(report)])


def ladder_markdown(report: dict[str, Any], picture: str) -> str:
    heading = (
        f"{ladder_heading(report)}; {occasion(report)}. In brackets 95% intervals by bootstrap "
        "over seeds. Only differences of ratings mean anything: 400 points are odds of ten to one "
        "to finish ahead."
    )
    title = f"# Ladder, {report['players']} players"
    drawing = f"![Ratings with their intervals]({picture})\n"
    return "\n\n".join([title, heading, markdown(ladder_rows(report)), drawing])


def ladder_chart(report: dict[str, Any]) -> str:
    ratings = {label: report["levels"][entry]["rating"] for entry, label in labels(report).items()}
    rows = [
        Row(label, *_numbers(ratings[label]), cells) for label, cells, *_ in ladder_rows(report)[1:]
    ]
    return chart(f"{report['model']} ratings, {report['players']} players", rows, bars=False)


# --- balance -------------------------------------------------------------------------------------

BALANCE = {
    "seat": "Win share by seat",
    "draft_order": "Win share by place in the draft",
    "character": "Win share by drafted character",
    "opening": "Win share by the plan of the first round",
}
FEWEST = 30  # seats an opening needs to be drawn; the others stand in the JSON


def balance_figures(report: dict[str, Any], name: str) -> list[tuple[str, dict[str, Any]]]:
    """By number, openings the most frequent first and without the rarest."""
    figures: dict[str, dict[str, Any]] = report[f"by_{name}"]
    if name == "seat":
        return [(seat_name(seat), figure) for seat, figure in figures.items()]
    if name != "opening":
        return list(figures.items())
    common = [item for item in figures.items() if item[1]["count"] >= FEWEST]
    return sorted(common or figures.items(), key=lambda item: -item[1]["count"])


def chance(report: dict[str, Any]) -> float:
    """What every seat would win if all were equal; half against Brahmabot."""
    return 1 / max(2, len(report["by_seat"]))


def balance_markdown(report: dict[str, Any]) -> str:
    names = labels(report)
    parts = [f"{', '.join(names[entry] for entry in report['entries'])}: {occasion(report)}."]
    parts[0] += f" Chance is {percent(chance(report))}; in brackets 95% intervals over seeds."
    for name, title in BALANCE.items():
        rows = [[name.replace("_", " "), "played", "win share"]]
        for which, figure in balance_figures(report, name):
            rows.append([which, str(figure["count"]), with_interval(figure, percent)])
        parts += [f"## {title}", markdown(rows), f"![{title}]({name}.svg)"]
    return "\n\n".join(parts) + "\n"


def balance_chart(report: dict[str, Any], name: str) -> str:
    rows = []
    for which, figure in balance_figures(report, name):
        value, low, high = _numbers(figure, 100)
        text = f"{value:.1f}%  of {figure['count']}"
        rows.append(Row(which, value, low, high, text))
    return chart(BALANCE[name], rows, reference=100 * chance(report), unit="%")


def _numbers(figure: dict[str, Any], times: float = 1) -> tuple[float, float | None, float | None]:
    low, high = figure["low"], figure["high"]
    return (
        times * figure["value"],
        None if low is None else times * low,
        None if high is None else times * high,
    )
