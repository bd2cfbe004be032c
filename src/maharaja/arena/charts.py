"""Small charts as SVG: a row for each figure, its bar, its interval and its number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from maharaja.render.theme import LIGHT, SANS

WIDTH = 720
LEFT, RIGHT = 250, 130  # room for labels and for numbers
TOP, ROW, FOOT = 46, 24, 30
LONGEST = 36  # characters of a label
STYLE = f"""<style>
text{{font:13px {SANS};fill:{LIGHT["ink"]}}}
.title{{font-weight:700;font-size:15px}}
.label{{text-anchor:end}}
.tick{{text-anchor:middle;font-size:11px}}
.paper{{fill:{LIGHT["panel"]}}}
.bar{{fill:{LIGHT["teal"]};opacity:.55}}
.whisker{{stroke:{LIGHT["ink"]};stroke-width:1.6}}
.point{{fill:{LIGHT["ink"]}}}
.grid{{stroke:{LIGHT["hill"]}}}
.reference{{stroke:{LIGHT["red"]};stroke-width:1.4;stroke-dasharray:5 4}}
</style>"""


@dataclass(frozen=True)
class Row:
    label: str
    value: float
    low: float | None
    high: float | None
    text: str  # the figure in words


def chart(
    title: str,
    rows: list[Row],
    *,
    bars: bool = True,
    reference: float | None = None,
    unit: str = "",
) -> str:
    """A drawing as text. Bars begin at zero; without them the scale fits the figures."""
    seen = [number for row in rows for number in (row.value, row.low, row.high)]
    numbers = [number for number in [*seen, reference] if number is not None]
    step = _step(max(numbers) - min([0.0, *numbers] if bars else numbers))
    start = step * floor(min([0.0, *numbers] if bars else numbers) / step)
    end = max(start + step, step * ceil(max(numbers) / step))
    height = TOP + ROW * len(rows) + FOOT

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - start) / (end - start)

    bottom = TOP + ROW * len(rows)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(title)}</title>{STYLE}",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
    ]
    for i in range(round((end - start) / step) + 1):
        tick = start + i * step
        parts.append(_line("grid", x(tick), TOP, bottom))
        label = f"{tick:.10g}{unit}"
        parts.append(f'<text class="tick" x="{x(tick):.1f}" y="{bottom + 18}">{label}</text>')
    for i, row in enumerate(rows):
        parts += _row(row, TOP + ROW * i + ROW / 2, x, start if bars else None)
    if reference is not None:
        parts.append(_line("reference", x(reference), TOP - 4, bottom))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(row: Row, y: float, x: Callable[[float], float], start: float | None) -> list[str]:
    label = row.label if len(row.label) <= LONGEST else row.label[: LONGEST - 1] + "…"
    at = x(row.value)
    parts = [f'<text class="label" x="{LEFT - 10}" y="{y + 4.5:.1f}">{escape(label)}</text>']
    if start is not None:
        zero = x(max(start, 0.0))
        left, width = min(zero, at), abs(at - zero)
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{y - 7:.1f}" width="{width:.1f}" height="14"/>'
        )
    if row.low is not None and row.high is not None:
        low, high = x(row.low), x(row.high)
        parts.append(
            f'<path class="whisker" d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 4}v8'
            f'M{high:.1f} {y - 4}v8"/>'
        )
    parts.append(f'<circle class="point" cx="{at:.1f}" cy="{y}" r="3.2"/>')
    parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4.5:.1f}">{escape(row.text)}</text>')
    return parts


def _line(name: str, x: float, top: float, bottom: float) -> str:
    return f'<path class="{name}" d="M{x:.1f} {top}V{bottom}"/>'


def _step(span: float) -> float:
    """A round distance between ticks: four to ten of them."""
    if span <= 0:
        return 1.0
    power: float = 10 ** floor(log10(span / 4))
    return next(power * part for part in (1, 2, 5, 10) if span / (power * part) <= 10)
