"""Draw the room's icons and the picture of its links, from the drawings beside this file.

Messengers and telephones take PNG and no SVG. Run it when a drawing has changed: it needs
Playwright for Python and a Chromium, as the browser tests do; what it makes is kept in
``client/public``.
"""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
PUBLIC = HERE.parent / "public"
PICTURES = {
    "preview.png": ("preview.svg", 1200, 630),
    "icon-192.png": ("icon.svg", 192, 192),
    "icon-512.png": ("icon.svg", 512, 512),
    "apple-touch-icon.png": ("icon.svg", 180, 180),
}


def main() -> None:
    """Draw everything."""
    chromium = os.environ.get("RIVERBOAT_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (drawing, wide, high) in PICTURES.items():
            (PUBLIC / name).write_bytes(_png(page, HERE / drawing, wide, high))
        small = _png(page, HERE / "icon.svg", 32, 32)
        (PUBLIC / "favicon.ico").write_bytes(_ico(small, 32))
        browser.close()


def _png(page: Page, drawing: Path, wide: int, high: int) -> bytes:
    page.set_viewport_size({"width": wide, "height": high})
    svg = drawing.read_text(encoding="utf-8")
    style = "<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    page.set_content(style + svg)
    return page.screenshot()


def _ico(png: bytes, size: int) -> bytes:
    """Return an icon file with one picture in it."""
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22)
    return struct.pack("<HHH", 0, 1, 1) + entry + png


if __name__ == "__main__":
    main()
