"""The ids of shared boards: by what their files say, so that the same board has one link."""

from __future__ import annotations

import re
from base64 import b32encode
from hashlib import sha256
from typing import Final

SHARED: Final = re.compile(r"shared-[a-z2-7]{16}")


def link_id(text: str) -> str:
    return "shared-" + b32encode(sha256(text.encode()).digest()[:10]).decode().lower()


def is_shared(name: str) -> bool:
    """Whether a board of that id is one that somebody shared."""
    return SHARED.fullmatch(name) is not None
