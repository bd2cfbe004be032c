"""Links as codes for cameras."""

from __future__ import annotations

from maharaja.server.messages.parts import Response


class QrCode(Response):
    """A text as a code for cameras: dark on light, on a square of ``size`` units."""

    size: int
    path: str  # of SVG
