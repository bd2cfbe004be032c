"""Display names: whatever people type, made harmless to show."""

from __future__ import annotations

import unicodedata

LONGEST = 24
DEFAULT = "Guest"


def clean(name: str) -> str:
    """Normal form, one line, no invisible or reordering signs, not too long; never empty."""
    text = unicodedata.normalize("NFKC", name)
    shown = "".join(" " if sign.isspace() else sign for sign in text if is_shown(sign))
    return " ".join(shown.split())[:LONGEST].strip() or DEFAULT


def is_shown(sign: str) -> bool:
    """No controls, formats (which turn writing direction), surrogates or unassigned signs."""
    return sign.isspace() or unicodedata.category(sign)[0] != "C"
