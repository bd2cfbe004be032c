"""Texts that people write to each other, made harmless to show."""

from __future__ import annotations

import unicodedata

from maharaja.server.tables.display_names import is_shown, without_towers

LONGEST = 300


def clean(text: str) -> str:
    """One line without controls, invisible or reordering signs and towers of accents, cut to size.

    Not in the compatible form that names have: that would change the punctuation of Japanese.
    """
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(" " if sign.isspace() else sign for sign in normal if is_shown(sign))
    words = " ".join(map(without_towers, shown.split()))
    return words[:LONGEST].rstrip()
