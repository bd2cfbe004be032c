"""The windows a table has to fit into, and what is measured in each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browser.visitors import DESK, PHONE, SMALL_DESK, Device, Visitor
from support.extent import full

HERE = Path(__file__).parent
LOOKS = (HERE / "looks.js").read_text()
MEASURES = (HERE / "measures.js").read_text()
SHARE = 0.6  # of a phone's shorter side that the map has at least, in either orientation

SHORT_PHONE = Device("short phone", 360, 640, touch=True)
PHONE_SIDEWAYS = Device("phone sideways", 844, 390, touch=True)
TABLET = Device("tablet", 768, 1024, touch=True)
TABLET_SIDEWAYS = Device("tablet sideways", 1024, 768, touch=True)
ZOOMED = Device("desk at 200%", 720, 450)
LARGE = Device("large desk", 1920, 1080)
LARGEST = Device("largest desk", 2560, 1440)

PHONES = (PHONE, SHORT_PHONE, PHONE_SIDEWAYS)
LAYOUTS = (*PHONES, TABLET, TABLET_SIDEWAYS, ZOOMED, SMALL_DESK, DESK, LARGE, LARGEST)
# Those that ./check tries; the rest, and every language and theme, belong to --full.
QUICK = (SHORT_PHONE, PHONE_SIDEWAYS, TABLET, TABLET_SIDEWAYS, ZOOMED, LARGE)
TRIED = LAYOUTS if full() else QUICK


Shares = dict[str, float]  # of the window's shorter side, the least that the map has had in each


def fit(visitor: Visitor, device: Device) -> None:
    """Make the window as large as that of another device."""
    visitor.page.set_viewport_size({"width": device.width, "height": device.height})
    visitor.settle()


def looks(visitor: Visitor, device: Device) -> list[str]:
    """What is wrong with what the window shows now, whatever size the map has."""
    return _measured(visitor, device)[0]


def faults(visitor: Visitor, device: Device, shares: Shares) -> list[str]:
    """The same, and ``shares`` learns how large the map is."""
    found, measured = _measured(visitor, device)
    if measured["map"] and (measured["alone"] or not device.touch):
        share = min(measured["map"]) / min(device.width, device.height)
        shares[device.name] = min(share, shares.get(device.name, share))
        if device in PHONES and share < SHARE:
            size = f"{measured['map']} pixels, {share:.0%} of the shorter side"
            found.append(f"{device.name}: the map has {size}")
    return found


def _measured(visitor: Visitor, device: Device) -> tuple[list[str], dict[str, Any]]:
    measured = visitor.page.evaluate(MEASURES, device.touch)
    found = visitor.page.evaluate(LOOKS) + measured["faults"]
    return [f"{device.name}: {fault}" for fault in found], measured
