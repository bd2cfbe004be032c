"""Screenshots of every screen, for people to look at, and of README.md: `tools/screens`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from browser import machinery
from browser.layouts import LAYOUTS
from browser.scenes import PLAN, SCREENS, TURN, Screen, among_adepts, at, show
from browser.visitors import DESK, LANGUAGES, PHONE, Device, Visitor
from playwright.sync_api import Browser
from support.server_process import UNLIMITED, serving

NAMES = [screen.name for screen in SCREENS]
DEVICES = {device.name.replace(" ", "-").replace("%", ""): device for device in LAYOUTS}
PICTURES = machinery.ROOT / "docs" / "pictures"
# Of README.md: what, on which device, in which language, and whether dark.
OF_README: tuple[tuple[Screen, Device, str, bool], ...] = (
    (Screen("table", lambda visitor: among_adepts(visitor, "actions"), TURN), DESK, "en", False),
    (Screen("planning", lambda visitor: among_adepts(visitor, "planning"), PLAN), DESK, "de", True),
    (
        Screen("end", lambda visitor: among_adepts(visitor, "finished"), "main.end"),
        DESK,
        "en",
        False,
    ),
    (Screen("new", at("/"), "main h2"), DESK, "fr", False),
    (Screen("phone", lambda visitor: among_adepts(visitor, "actions"), TURN), PHONE, "ja", False),
)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/screens", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screens"))
    parser.add_argument("--readme", action="store_true", help="only those in docs/pictures")
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, metavar="NAME")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--theme", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--device", nargs="+", choices=DEVICES, default=["desk", "phone"])
    return parser.parse_args()


def main() -> None:
    """Write them all; every file is named by device, theme, language and screen."""
    wishes = asked()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    machinery.bundle()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *UNLIMITED) as server,
        machinery.a_browser() as browser,
    ):
        if wishes.readme:
            take_pictures(browser, server.url)
            return
        for shown in wishes.device:
            device = DEVICES[shown]
            for language in wishes.language:
                visitor = Visitor(browser, server.url, device, language=language)
                for screen in (each for each in SCREENS if each.name in wishes.only):
                    show(visitor, screen)
                    for theme in wishes.theme:
                        visitor.page.emulate_media(color_scheme=theme)
                        name = f"{shown}-{theme}-{language}-{screen.name}.png"
                        visitor.page.screenshot(path=wishes.folder / name)
                for fault in visitor.faults:
                    sys.stderr.write(f"{fault}\n")
                visitor.close()


def take_pictures(browser: Browser, url: str) -> None:
    """Those of README.md, from games that bots have played up to there."""
    PICTURES.mkdir(exist_ok=True)
    for screen, device, language, dark in OF_README:
        visitor = Visitor(browser, url, device, language=language, dark=dark)
        show(visitor, screen)
        visitor.page.screenshot(path=PICTURES / f"{screen.name}.png")
        visitor.close()


if __name__ == "__main__":
    main()
