"""Display names: whatever people type, made harmless to show."""

from __future__ import annotations

import unicodedata

LONGEST = 24
MARKS = 4  # accents and the like on one sign; no language needs more, and a tower hides its lines

# Signs that show nothing although their category does not say so: default-ignorable code points
# that are no formats (Unicode, DerivedCoreProperties), and blanks that are no spaces.
_NOTHING = frozenset(
    map(
        chr,
        (
            0x034F,  # combining grapheme joiner
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # fillers of Hangul
            *(0x17B4, 0x17B5),  # vowels of Khmer that are inherent
            *(*range(0x180B, 0x180E), 0x180F),  # variation selectors of Mongolian
            *range(0xFE00, 0xFE10),  # variation selectors
            *range(0xE0100, 0xE01F0),
            0x2800,  # blank of Braille
            0x16FE4,  # filler of Khitan
            0x1D159,  # a note without a head
        ),
    )
)


def clean(name: str) -> str:
    """Normal form, one line, no invisible or reordering signs, not too long.

    Whoever has no name is called by the colour, in the language of those who read it.
    """
    text = unicodedata.normalize("NFKC", name)
    shown = "".join(" " if sign.isspace() else sign for sign in text if is_shown(sign))
    words = " ".join(map(without_towers, shown.split()))
    return " ".join(words[:LONGEST].split())


def is_shown(sign: str) -> bool:
    """No controls, formats (which turn writing direction), surrogates or unassigned signs."""
    if sign in _NOTHING:
        return False
    return sign.isspace() or unicodedata.category(sign)[0] != "C"


def without_towers(word: str) -> str:
    """Marks only on signs that can carry them, and only some on each."""
    kept: list[str] = []
    marks = MARKS  # none fits in front of the first sign
    for sign in word:
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"
