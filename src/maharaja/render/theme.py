"""Colours of a drawn board, and the style sheet made of them.

The values are those of the browser's table, so that a printed board and a played one look alike.
"""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "ink": "#221B33",
    "panel": "#FDF8EC",
    "edge": "#1C1530",
    "gold": "#B98F3A",
    "coin": "#F0BF4C",
    "coin-edge": "#7A4E05",
    "saffron": "#EE8B1D",
    "teal": "#12747B",
    "royal": "#39358F",
    "land": "#F1E3C1",
    "hill": "#E7D5A9",
    "tree": "#A9B98B",
    "tree-line": "#7F9468",
    "cypress": "#93A97C",
    "river": "#BCD3CB",
    "bank": "#A9BDAE",
    "frame": "#2E2F7F",
    "flower": "#D9A441",
    "road": "#C79B61",
    "road-edge": "#8B6634",
    "village": "#FFF6DF",
    "village-edge": "#8B6634",
    "ring": "#F3DFB2",
    "court": "#FFFAEC",
    "slot": "#F4E6C6",
    "slot-edge": "#8F7743",
    "neutral": "#B9A67B",
    "ribbon-edge": "#1C1530",
    "emblem": "#FFF8E6",
    "red": "#BF3A26",
    "green": "#43AD81",
    "yellow": "#F1C232",
    "blue": "#2B5CB0",
    "mark-red": "#FFFFFF",
    "mark-green": "#06231A",
    "mark-yellow": "#2B1D00",
    "mark-blue": "#FFFFFF",
}

DARK: Final = LIGHT | {
    "ink": "#F7ECD4",
    "panel": "#1B1A36",
    "edge": "#0B0919",
    "gold": "#9C7C3C",
    "coin": "#EFC058",
    "coin-edge": "#6B4303",
    "teal": "#1F979C",
    "royal": "#5A55C9",
    "land": "#272A50",
    "hill": "#2F335F",
    "tree": "#3B5560",
    "tree-line": "#547480",
    "cypress": "#35505C",
    "river": "#1C4258",
    "bank": "#2F5D70",
    "frame": "#1B1946",
    "flower": "#8A6F35",
    "road": "#9A7E52",
    "road-edge": "#15142C",
    "village": "#3D3F70",
    "village-edge": "#C8B27A",
    "ring": "#403E6E",
    "court": "#3A3C6C",
    "slot": "#2B2C56",
    "slot-edge": "#B9A875",
    "neutral": "#A89C82",
    "ribbon-edge": "#8079A8",
    "red": "#F0705A",
    "green": "#5BD7A9",
    "yellow": "#F8D457",
    "blue": "#72A6F6",
    "mark-red": "#0F0C20",
    "mark-green": "#0F0C20",
    "mark-blue": "#0F0C20",
}

THEMES: Final = {"light": LIGHT, "dark": DARK}

SERIF: Final = "'Palatino Linotype',Palatino,P052,'Iowan Old Style','Book Antiqua',Georgia,serif"
SANS: Final = "'Noto Sans','Segoe UI',system-ui,Roboto,Arial,sans-serif"

# Selector -> declarations; $name stands for a colour of the theme.
RULES: Final = {
    ".land": "fill:$land",
    ".border": "fill:$frame",
    ".flower": "fill:$flower",
    ".edge": "fill:none;stroke:$edge;stroke-width:2",
    ".rule": "fill:none;stroke:$flower;stroke-width:2.4",
    ".hill": "fill:$hill",
    ".river": "fill:none;stroke:$river;stroke-width:18",
    ".bank": "fill:none;stroke:$bank;stroke-width:22",
    ".trunk": "fill:none;stroke:$tree-line;stroke-width:2;stroke-linecap:round",
    ".vein": "fill:none;stroke:$tree-line;stroke-width:1.2;stroke-linecap:round",
    ".crown": "fill:$tree",
    ".cypress": "fill:$cypress",
    ".road-edge": "fill:none;stroke:$road-edge;stroke-width:9.5;stroke-linecap:round",
    ".road": "fill:none;stroke:$road;stroke-width:6;stroke-linecap:round",
    ".hub": "fill:$court;stroke:$edge;stroke-width:1.6",
    ".hub-rule": "fill:none;stroke:$gold;stroke-width:1",
    ".hub-lotus": "color:$gold",
    ".village": "fill:$village;stroke:$village-edge;stroke-width:2",
    ".petals": "stroke:$edge;stroke-width:1.4;stroke-linejoin:round",
    ".ring": "fill:$ring",
    ".court": "fill:$court;stroke:$gold;stroke-width:1.4",
    ".slot": "fill:$slot;stroke:$slot-edge;stroke-width:1.3",
    ".centre": "fill:$slot;stroke:$slot-edge;stroke-width:2",
    ".worth": f"font:600 13px {SERIF};text-anchor:middle;fill:$slot-edge",
    ".glow": "fill:$saffron;opacity:.34",
    ".ribbon": "fill:$panel;stroke:$ribbon-edge;stroke-width:1.2;stroke-linejoin:round",
    ".name": f"font:700 13.5px {SERIF};fill:$ink",
    ".emblem": "fill:$emblem;fill-rule:evenodd",
    ".amount": f"font:800 12.5px {SANS};text-anchor:middle;fill:#2B1A00",
    ".badge": "fill:$frame;stroke:$panel;stroke-width:1",
    ".badge-amount": f"font:800 8.5px {SANS};text-anchor:middle;fill:#FFF8E8",
    ".neutral": "color:$neutral",
    ".red": "color:$red",
    ".green": "color:$green",
    ".yellow": "color:$yellow",
    ".blue": "color:$blue",
    ".mark-red": "fill:$mark-red",
    ".mark-green": "fill:$mark-green",
    ".mark-yellow": "fill:$mark-yellow",
    ".mark-blue": "fill:$mark-blue",
}


def paint(text: str, theme: dict[str, str]) -> str:
    """Put the theme's colours in place of their names, the longer of two that begin alike first."""
    for name in sorted(theme, key=len, reverse=True):
        text = text.replace(f"${name}", theme[name])
    return text


def style(theme: dict[str, str]) -> str:
    """The style sheet, kept to drawings of ours in whatever page it is put."""
    rules = "".join(f".maharaja {selector}{{{body}}}\n" for selector, body in RULES.items())
    return f"<style>\n{paint(rules, theme)}</style>"
