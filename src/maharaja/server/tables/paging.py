"""Pages of lists: where the next one begins, as a text that clients hand back as it is."""

from __future__ import annotations

import re
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from math import isfinite

from maharaja.errors import Message
from maharaja.server.errors import Problem, at
from maharaja.store.rows import TOP, Place

PAGE = 50  # tables in a page of a list
_PLACE = struct.Struct(">d16s")  # 24 bytes, so that the text needs no padding
_ID = re.compile(r"[a-z2-7]{16}")


def place_text(place: Place) -> str:
    """What asks for the tables behind a place."""
    return urlsafe_b64encode(_PLACE.pack(place.changed, place.id.encode())).decode()


def read_place(text: str | None) -> Place:
    """The place that a client hands back; Problem if it is none of ours."""
    if text is None:
        return TOP
    try:
        changed, name = _PLACE.unpack(urlsafe_b64decode(text))
        place = Place(changed, name.decode())
    except (ValueError, struct.error):
        raise Problem("invalid", at("before", Message("error-detail-page"))) from None
    if not isfinite(changed) or not _ID.fullmatch(place.id):
        raise Problem("invalid", at("before", Message("error-detail-page")))
    return place
