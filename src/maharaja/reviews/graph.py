"""The chances over a game as SVG: a line for every seat, marked by letters and dashes, too."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from maharaja.engine.ids import COLOURS
from maharaja.reviews.report import Report

WIDTH: Final = 960
HEIGHT: Final = 340
LEFT: Final = 44
RIGHT: Final = 40
TOP: Final = 16
BOTTOM: Final = 40
DASHES: Final = ("none", "9 4", "3 4", "12 4 3 4")  # told apart without colours
LINES: Final = (0, 25, 50, 75, 100)


def graph_svg(report: Report) -> str:
    """All colours by classes of the page's style sheet."""
    review = report.review
    many = max(1, len(review.graph) - 1)

    def x(step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / many

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)

    title = escape(report.say("review-graph"))
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="graph-title">',
        f'<title id="graph-title">{title}</title>',
    ]
    for line in LINES:
        at = y(line / 100)
        parts.append(f'<path class="grid" d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="tick end" x="{LEFT - 6}" y="{at + 4:.1f}">{line}</text>')
    rounds = [review.decisions[step.decisions[0]].round for step in review.steps]
    for step, round_ in enumerate(rounds):
        if step and round_ != rounds[step - 1]:
            parts.append(f'<path class="grid" d="M{x(step):.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
            at, below = x(step) + 3, HEIGHT - BOTTOM + 16
            parts.append(f'<text class="tick" x="{at:.1f}" y="{below}">{round_}</text>')
    for number, point in enumerate(review.turning_points, 1):
        at = x(point.step + 1)
        parts.append(f'<path class="turn" d="M{at:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
        parts.append(f'<text class="mark" x="{at:.1f}" y="{HEIGHT - 6}">{number}</text>')
    for seat in range(review.players):
        way = " ".join(
            f"{x(i):.1f},{y(chances[seat]):.1f}" for i, chances in enumerate(review.graph)
        )
        colour, dash = COLOURS[seat], DASHES[seat]
        parts.append(f'<polyline class="line {colour}" stroke-dasharray="{dash}" points="{way}"/>')
    parts += ends(report, x(many) + 6, y)
    return "\n".join([*parts, "</svg>"])


def ends(report: Report, x: float, y: Callable[[float], float]) -> list[str]:
    """The letters of the seats beside the ends of their lines, none on top of another."""
    review = report.review
    order = sorted(range(review.players), key=lambda seat: -review.graph[-1][seat])
    parts, lowest = [], 0.0
    for seat in order:
        at = max(y(review.graph[-1][seat]) + 4, lowest + 15)
        lowest = at
        letter = escape(report.say(f"name-letter-{COLOURS[seat]}"))
        parts.append(f'<text class="seat {COLOURS[seat]}" x="{x:.1f}" y="{at:.1f}">{letter}</text>')
    return parts
