"""A review as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import east_asian_width

from maharaja.reviews.report import BETTER, PLAYED, WHY, Report, Table
from maharaja.reviews.story import where

INDENT: Final = "  "
GAP: Final = "  "


def review_text(report: Report) -> str:
    """All but the graph, which only pages draw."""
    say = report.say
    parts = [
        say("review-title"),
        tabular(report.result()),
        listed(say("review-story"), report.story()),
        listed(say("review-turning-points"), report.turning_points()),
        listed(say("review-errors"), error_lines(report)),
        tabular(report.ledger()),
        tabular(report.losses()),
        listed(say("review-ladder"), [*report.standing.lines(), report.standing.note()]),
        listed(say("review-method"), [say("review-intro"), report.method()]),
    ]
    return "\n\n".join(parts) + "\n"


def error_lines(report: Report) -> list[str]:
    """An error in a few lines: tables as wide as these fit no terminal."""
    lines: list[str] = []
    for one in report.review.errors():
        *_, verdict, loss, played, better, why = report.error(one)
        lines.append(f"{report.words.tell(where(one.decision))}: {verdict}, {loss}")
        columns = report.columns(PLAYED, BETTER, WHY)
        for column, cell in zip(columns, (played, better, why), strict=True):
            lines.append(f"{INDENT}{column}: {cell}")
    return lines or [report.say("review-none")]


def listed(title: str, lines: Sequence[str]) -> str:
    return "\n".join([title, *(INDENT + line for line in lines)])


def tabular(table: Table) -> str:
    cells = [table.head, *table.rows]
    widths = [max(width(row[i]) for row in cells) for i in range(len(table.head))]
    lines = [
        GAP.join(cell + " " * (widths[i] - width(cell)) for i, cell in enumerate(row)).rstrip()
        for row in cells
    ]
    return listed(table.title, lines)


def width(text: str) -> int:
    """Columns of a terminal: Chinese and Japanese signs take two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
