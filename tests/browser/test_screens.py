"""The TV view and the stream overlay: nothing overlaps, and axe finds nothing, at any size of a screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.axe import violations
from tests.browser.browser_players import browser, chromium, new_context, run
from tests.browser.mock_tables import mock_server
from tests.browser.page_layout import find_clipped, find_small_texts
from tests.thorough import THOROUGH

SIZES = [(1920, 1080), (2560, 1440), (1366, 768)]
PLAYERS = (2, 6, 9, 10)
CARDS = (2, 3, 4, 5, 6, 7)
SCREENS = {
    "tv": ".tv header, .tv footer, .tv .plate, .tv li .fan, .tv .front, .tv .pot, .tv .pots,"
    " .tv .board",
    "overlay": ".overlay .plate, .overlay li .fan, .overlay .line, .overlay .strip,"
    " .overlay .board",
}
"""The elements of each screen that may not touch."""

_TOUCHING = """(selector) => {
    const boxes = [...document.querySelectorAll(selector)].flatMap((node) => {
        const {left, top, right, bottom} = node.getBoundingClientRect();
        return right - left < 1 ? [] : [{left, top, right, bottom, name: node.className}];
    });
    const found = [];
    boxes.forEach((one, at) => {
        if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1
            || one.bottom > innerHeight + 1) found.push(`${one.name} is outside`);
        for (const other of boxes.slice(at + 1)) {
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide > 1 && high > 1) found.push(`${one.name} touches ${other.name}`);
        }
    });
    return found;
}"""


async def open_screen(page: Page, base: str, screen: str, **state: Any) -> None:
    """Open a screen with a number of players, cards and boards."""
    query = "&".join([f"{name}={value}" for name, value in state.items()])
    await page.goto(f"{base}/mock?screen={screen}&{query}")
    await page.locator(f".{screen} li .plate").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_elements_of_screens_do_not_overlap(screen: str) -> None:
    """Two to ten players with two to seven cards, face down and open, on one board and on two."""
    chromium()

    async def look(base: str) -> None:
        async with browser() as opened:
            context = await new_context(opened, locale="cs-CZ", reduced_motion="reduce")
            page = await context.new_page()
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                for players in PLAYERS:
                    for cards in CARDS if THOROUGH else (2, 4, 7):
                        state = {"players": players, "cards": cards, "boards": 1 + cards % 2}
                        opens = {"open": 1} if cards % 2 or players == 6 else {}
                        await open_screen(page, base, screen, **state, **opens)
                        touching = await page.evaluate(_TOUCHING, SCREENS[screen])
                        assert touching == [], (width, state)
                        assert await find_clipped(page, f".{screen}") == [], (width, state)
                        assert await find_small_texts(page, f".{screen}") == [], (width, state)
            assert await violations(page) == []

    with mock_server() as base:
        run(look(base))
