"""The small parts every drawing is made of."""

from __future__ import annotations

from math import cos, pi, sin

from maharaja.boards.svg_path import Point
from maharaja.engine.ids import COLOURS, NOBODY


def piece(kind: str, seat: int, at: Point, size: float) -> str:
    """A piece in the seat's colour with the seat's mark; nothing if there is no seat."""
    if seat == NOBODY:
        return ""
    colour = COLOURS[seat]
    mark = use(f"mark-{colour}", (at[0], at[1] + size * 0.19), size * 0.29, f"mark-{colour}")
    return use(kind, at, size, colour) + mark


def use(symbol: str, at: Point, size: float, name: str = "") -> str:
    """A symbol of ``shapes`` with its middle at a point."""
    x, y = at[0] - size / 2, at[1] - size / 2
    kind = f' class="{name}"' if name else ""
    return (
        f'<use href="#maharaja-{symbol}"{kind} x="{x:.1f}" y="{y:.1f}"'
        f' width="{size:.1f}" height="{size:.1f}"/>'
    )


def circle(name: str, at: Point, radius: float) -> str:
    return f'<circle class="{name}" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:g}"/>'


def figure(name: str, at: Point, number: int) -> str:
    """A number whose foot is at a point."""
    return f'<text class="{name}" x="{at[0]:.1f}" y="{at[1]:.1f}">{number}</text>'


def badge(at: Point, number: int) -> str:
    """How many, where a symbol stands for several."""
    return circle("badge", at, 5.8) + figure("badge-amount", (at[0], at[1] + 3), number)


def move(to: Point, scale: float) -> str:
    return f'transform="translate({to[0]:g} {to[1]:g}) scale({scale:.3f})"'


def around(radius: float, degrees: float) -> Point:
    """The point at a distance and an angle from the middle; -90 degrees is up."""
    turn = degrees * pi / 180
    return radius * cos(turn), radius * sin(turn)
