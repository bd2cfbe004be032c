"""Pieces and goods as SVG symbols, in boxes of 24 by 24 (marks: 10 by 10). Own drawings.

``currentColor`` is the colour of the seat a piece belongs to; $names are colours of the theme.
"""

from __future__ import annotations

from typing import Final

SYMBOLS: Final[dict[str, str]] = {
    "shrine": (
        '<path d="M2.6 21.6v-3.2h2V13c0-3.6 3.6-4.8 5.9-8.4L12 1.6l1.5 3C15.8 8.2 19.4 9.4 19.4 13'
        'v5.4h2v3.2z" fill="currentColor" stroke="$edge" stroke-width="1.5"'
        ' stroke-linejoin="round"/>'
    ),
    "statue": (
        '<path d="M12 1.1c2.1 0 3.7 1.6 3.7 3.7 0 1.5-.7 2.7-1.8 3.3 2.5.7 3.7 2.3 4.2 4.8'
        ".3 1.6.6 2.5 1.5 3.2 2 .6 3.2 1.7 3.2 3.4 0 1.9-1.5 3.2-3.8 3.2H5c-2.3 0-3.8-1.3-3.8-3.2"
        " 0-1.7 1.2-2.8 3.2-3.4.9-.7 1.2-1.6 1.5-3.2.5-2.5 1.7-4.1 4.2-4.8C9 7.5 8.3 6.3 8.3 4.8"
        'c0-2.1 1.6-3.7 3.7-3.7z" fill="currentColor" stroke="$edge" stroke-width="1.5"'
        ' stroke-linejoin="round"/>'
        '<path d="M4.5 19.7c2.5 1 5 .9 7.5-.4 2.5 1.3 5 1.4 7.5.4" fill="none" stroke="$edge"'
        ' stroke-linecap="round"/>'
    ),
    "priest": (
        '<path d="M20.8 3.5v19" stroke="$edge" stroke-width="1.8" stroke-linecap="round"/>'
        '<circle cx="20.8" cy="3" r="1.7" fill="$saffron" stroke="$edge"/>'
        '<path d="M12 1.5c2 0 3.4 1.5 3.4 3.4 0 1.3-.6 2.3-1.5 2.9 2.5.8 3.6 2.6 4.1 5.2l2 9.4H4'
        'l2-9.4c.5-2.6 1.6-4.4 4.1-5.2-.9-.6-1.5-1.6-1.5-2.9C8.6 3 10 1.5 12 1.5z"'
        ' fill="currentColor" stroke="$edge" stroke-width="1.6" stroke-linejoin="round"/>'
    ),
    "maharaja": (
        '<path d="M2 9.6C3 4.4 7 1.8 12 1.8s9 2.6 10 7.8c-1.7-1-3.3-1-5 0-1.7-1-3.3-1-5 0'
        '-1.7-1-3.3-1-5 0-1.7-1-3.3-1-5 0z" fill="$saffron" stroke="$edge" stroke-width="1.3"'
        ' stroke-linejoin="round"/>'
        '<path d="M12 .6v1.6" stroke="$edge" stroke-width="1.6" stroke-linecap="round"/>'
        '<path d="M8.4 12.2c0-2 1.6-3 3.6-3s3.6 1 3.6 3c0 1.3-.5 2.2-1.3 2.8 2.9.7 4.5 2.7 5.1 7.4'
        'H4.6c.6-4.7 2.2-6.7 5.1-7.4-.8-.6-1.3-1.5-1.3-2.8z" fill="$royal" stroke="$edge"'
        ' stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M8.6 11.6c2.2-.9 4.6-.9 6.8 0" stroke="$saffron" stroke-width="1.4" fill="none"/>'
        '<path d="M12 16.2l1.3 1.8-1.3 1.8-1.3-1.8z" fill="$saffron"/>'
    ),
    "coins": (
        '<circle cx="12" cy="12" r="10" fill="$coin" stroke="$coin-edge" stroke-width="1.6"/>'
        '<circle cx="12" cy="12" r="7.9" fill="none" stroke="$coin-edge" stroke-width=".7"/>'
    ),
    "pp": (
        '<path d="M12 1.4c4.4 4.6 7.6 8.6 7.6 13A7.6 7.6 0 0 1 12 22.4a7.6 7.6 0 0 1-7.6-8'
        'c0-4.4 3.2-8.4 7.6-13z" fill="$teal" stroke="$edge" stroke-width="1.3"'
        ' stroke-linejoin="round"/><ellipse cx="12" cy="14.6" rx="4.7" ry="5" fill="$coin"/>'
        '<circle cx="12" cy="14.7" r="3.05" fill="$royal"/>'
    ),
    "tokens": (
        '<path d="M12 1.2 15.2 4.3 19.6 4.4 19.7 8.8 22.8 12 19.7 15.2 19.6 19.6 15.2 19.7 12 22.8'
        ' 8.8 19.7 4.4 19.6 4.3 15.2 1.2 12 4.3 8.8 4.4 4.4 8.8 4.3z" fill="$royal"'
        ' stroke="$edge" stroke-width="1.1" stroke-linejoin="round"/>'
        '<path d="M12 7v10M7 12h10" stroke="#FFF4DA" stroke-width="2.6" stroke-linecap="round"/>'
    ),
    "lotus": (
        '<g fill="currentColor"><path d="M12 4c2.6 3 2.6 8 0 12-2.6-4-2.6-9 0-12z"/>'
        '<path d="M5.6 7.4c3 1 5 4.2 5.4 8.8-4-.8-6.2-4.2-5.4-8.8zM18.4 7.4c-3 1-5 4.2-5.4 8.8'
        ' 4-.8 6.2-4.2 5.4-8.8z" opacity=".8"/>'
        '<path d="M1.6 12.4c3.4-.4 6.6 1.4 8.6 4.8-3.8 1.2-7.2-.8-8.6-4.8zM22.4 12.4'
        'c-3.4-.4-6.6 1.4-8.6 4.8 3.8 1.2 7.2-.8 8.6-4.8z" opacity=".6"/></g>'
    ),
}
SYMBOLS["shrines"] = SYMBOLS["shrine"]  # as a bonus

# A seat is a colour and a mark, never a colour alone.
MARKS: Final[dict[str, str]] = {
    "red": '<circle cx="5" cy="5" r="4.2"/>',
    "green": '<path d="M3.4.6h3.2v2.8h2.8v3.2H6.6v2.8H3.4V6.6H.6V3.4h2.8z"/>',
    "yellow": '<path d="M5 .6 9.8 9.2H.2z"/>',
    "blue": '<rect x="1" y="1" width="8" height="8" rx=".6"/>',
}


def definitions(names: list[str], marks: list[str]) -> str:
    """The symbols a drawing uses. Their ids are long, for a page may hold other drawings."""
    symbols = [_symbol(f"maharaja-{name}", 24, SYMBOLS[name]) for name in names]
    symbols += [_symbol(f"maharaja-mark-{colour}", 10, MARKS[colour]) for colour in marks]
    return "\n".join(symbols)


def _symbol(name: str, size: int, content: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {size} {size}">{content}</symbol>'
