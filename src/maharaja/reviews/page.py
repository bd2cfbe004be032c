"""A review as one page of HTML that needs nothing else: graph, tables, both themes."""

from __future__ import annotations

from html import escape
from typing import Final

from maharaja.engine.board import Board
from maharaja.engine.ids import COLOURS
from maharaja.render.theme import DARK, LIGHT, SANS, SERIF, paint
from maharaja.reviews.graph import graph_svg
from maharaja.reviews.report import Report, Table
from maharaja.reviews.review import Review

COLOUR_RULES: Final = "".join(
    f".line.{name}{{stroke:${name}}}.seat.{name}{{fill:${name}}}" for name in COLOURS
)
RULES: Final = f"""body{{background:$panel;color:$ink}}
.grid{{stroke:$neutral;stroke-width:.6;opacity:.6}}
.turn{{stroke:$ink;stroke-width:1;stroke-dasharray:2 3}}
.tick,.mark{{fill:$ink}}
th,td{{border-bottom:1px solid $neutral}}
{COLOUR_RULES}"""
STYLE: Final = f"""<style>
:root{{color-scheme:light dark}}
body{{margin:0 auto;max-width:62rem;padding:1rem;font:16px/1.5 {SANS}}}
h1,h2{{font-family:{SERIF};line-height:1.2}}
svg{{width:100%;height:auto}}
.line{{fill:none;stroke-width:3;stroke-linejoin:round}}
.tick{{font:12px {SANS}}}
.tick.end{{text-anchor:end}}
.mark{{font:700 14px {SANS};text-anchor:middle}}
.seat{{font:700 15px {SANS}}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;font-size:.9rem}}
th,td{{padding:.3rem .6rem;text-align:start;vertical-align:top}}
caption{{text-align:start}}
summary{{cursor:pointer;font-weight:700;padding:.6rem 0}}
{paint(RULES, LIGHT)}
@media (prefers-color-scheme:dark){{{paint(RULES, DARK)}}}
</style>"""


def page(review: Review, board: Board, language: str) -> str:
    """The whole page; everything in the graph is in a table, too."""
    report = Report(review, board, language)
    title = escape(report.say("review-title"))
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>{STYLE}</head>",
        f"<body><main><h1>{title}</h1>",
        f"<p>{escape(report.say('review-intro'))}</p>",
        table_html(report.result()),
        f"<h2>{escape(report.say('review-story'))}</h2>",
        f"<p>{escape(joined(report.story(), language))}</p>",
        f"<h2>{escape(report.say('review-graph'))}</h2>",
        graph_svg(report),
        folded(report.graph()),
        f"<h2>{escape(report.say('review-turning-points'))}</h2>",
        "<ol>",
        *(f"<li>{escape(line)}</li>" for line in report.turning_points()),
        "</ol>",
        table_html(report.errors(), report.say("review-none")),
        table_html(report.ledger()),
        table_html(report.losses()),
        f"<h3>{escape(report.say('review-ladder'))}</h3>",
        *(f"<p>{escape(line)}</p>" for line in report.standing.lines()),
        f"<p><small>{escape(report.standing.note())}</small></p>",
        folded(report.all_decisions()),
        f"<h2>{escape(report.say('review-method'))}</h2>",
        f"<p>{escape(report.method())}</p>",
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def joined(sentences: list[str], language: str) -> str:
    return ("" if language == "ja" else " ").join(sentences)


def table_html(table: Table, none: str = "") -> str:
    """With a heading of its own; it scrolls sideways where it is too wide, also by keyboard."""
    title = escape(table.title)
    if not table.rows:
        return f"<h2>{title}</h2><p>{escape(none)}</p>"
    return f"<h2>{title}</h2>{bare_table(table)}"


def folded(table: Table) -> str:
    """For long tables: open when asked for."""
    return f"<details><summary>{escape(table.title)}</summary>{bare_table(table)}</details>"


def bare_table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows
    )
    label = escape(table.title, quote=True)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{label}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
