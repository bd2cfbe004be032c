"""The table as environments render it: as text, or as a picture for videos."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np

from maharaja.adapters.arrays import public_text
from maharaja.adapters.extras import missing
from maharaja.engine.game import Game
from maharaja.errors import SetupError
from maharaja.render.svg import board_svg

TEXT: Final = "ansi"
PICTURE: Final = "rgb_array"
MODES: Final = [TEXT, PICTURE]
WIDTH: Final = 960  # pixels

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def check_mode(mode: str | None) -> str | None:
    """How it is to be rendered, if it is; SetupError if nobody knows how."""
    if mode is not None and mode not in MODES:
        raise SetupError("error-option-unknown", at="render_mode", name=str(mode), names=MODES)
    return mode


def rendered(game: Game, mode: str | None) -> str | Pixels | None:
    """What spectators see; nothing without a mode."""
    if mode == PICTURE:
        return pixels(game)
    return public_text(game) if mode == TEXT else None


def pixels(game: Game) -> Pixels:
    """The map with its pieces: height, width, and red, green and blue."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra
        from PIL import Image  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise missing(f'render_mode="{PICTURE}"', "resvg_py and Pillow", "pictures") from error
    svg = board_svg(game.board, position=game.view())
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
