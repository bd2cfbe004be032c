"""The ids of shared boards: by what their files say, so that the same board has one link."""

from __future__ import annotations

import re
from typing import Final

from maharaja.server.encodings import short_id_of

SHARED: Final = re.compile(r"shared-[a-z2-7]{16}")


def link_id(text: str) -> str:
    return "shared-" + short_id_of(text)


def is_shared(name: str) -> bool:
    """Whether a board of that id is one that somebody shared."""
    return SHARED.fullmatch(name) is not None
