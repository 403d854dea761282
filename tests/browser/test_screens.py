"""The TV view and the stream overlay: nothing overlaps at any size, and axe finds nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import find_violations
from tests.browser.browser_players import (
    BrowserPlayer,
    chromium,
    new_context,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.browser.mock_tables import serve_mock_page
from tests.browser.page_layout import find_clipped_texts, find_overlaps, find_small_texts
from tests.browser.test_hosting import open_table_with, run_in_browser, take_screenshot
from tests.thorough import THOROUGH

SCREEN_SIZES = [(1920, 1080), (2560, 1440), (1366, 768)]
PLAYER_COUNTS = (2, 6, 9, 10)
CARD_COUNTS = (2, 3, 4, 5, 6, 7)
SELECTORS_BY_SCREEN = {
    "tv": ".tv header, .tv footer, .tv .plate, .tv li .fan, .tv .front, .tv .pot, .tv .pots,"
    " .tv .board",
    "overlay": ".overlay .plate, .overlay li .fan, .overlay .line, .overlay .strip,"
    " .overlay .board",
}
"""The elements of each screen that may not touch."""

_FIND_TOUCHING_SCRIPT = """(selector) => {
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


async def open_screen(page: Page, base_url: str, screen: str, **options: Any) -> None:
    """Open a screen with a number of players, cards and boards."""
    query = "&".join([f"{name}={value}" for name, value in options.items()])
    await page.goto(f"{base_url}/mock?screen={screen}&{query}")
    await page.locator(f".{screen} li .plate").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SELECTORS_BY_SCREEN)
def test_elements_of_screens_do_not_overlap(screen: str) -> None:
    """Two to ten players with two to seven cards, face down and open, on one board and on two."""
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            context = await new_context(opened_browser, locale="cs-CZ", reduced_motion="reduce")
            page = await context.new_page()
            for width, height in SCREEN_SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                for player_count in PLAYER_COUNTS:
                    for card_count in CARD_COUNTS if THOROUGH else (2, 4, 7):
                        screen_options = {
                            "players": player_count,
                            "cards": card_count,
                            "boards": 1 + card_count % 2,
                        }
                        open_options = {"open": 1} if card_count % 2 or player_count == 6 else {}
                        await open_screen(page, base_url, screen, **screen_options, **open_options)
                        touching_elements = await page.evaluate(
                            _FIND_TOUCHING_SCRIPT, SELECTORS_BY_SCREEN[screen]
                        )
                        assert touching_elements == [], (width, screen_options)
                        assert await find_overlaps(page, f".{screen}") == [], (
                            width,
                            screen_options,
                        )
                        assert await find_clipped_texts(page, f".{screen}") == [], (
                            width,
                            screen_options,
                        )
                        assert await find_small_texts(page, f".{screen}") == [], (
                            width,
                            screen_options,
                        )
            assert await find_violations(page) == []

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url))


async def pick_from_menu(player: BrowserPlayer, role: Any, name: str) -> None:
    await player.page.get_by_label("Table menu").click()
    await player.page.get_by_role("banner").get_by_role(role, name=name, exact=True).last.click()


@pytest.mark.landing
def test_tv_view_shows_no_cards_of_its_player_and_stream_asks_each(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            link, [ann, ben] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", between=0.5
            )
            await ann.page.locator(".rb-table .own .cards > *").first.wait_for()
            await pick_from_menu(ann, "button", "Stream")
            stream_dialog = ann.page.get_by_role("dialog", name="Stream")
            await stream_dialog.get_by_role("button", name="Start stream").click()
            overlay_address = await stream_dialog.get_by_label(
                "Browser source address"
            ).input_value()
            assert re.fullmatch(rf"{re.escape(link)}/overlay#\S{{20,}}", overlay_address), (
                overlay_address
            )
            assert await find_violations(ann.page) == []
            await take_screenshot(ann, "stream-host")
            await ann.page.keyboard.press("Escape")

            await ben.page.get_by_role("banner").get_by_role("button", name="Stream").click()
            consent_checkbox = ben.page.get_by_role("checkbox", name="Show my cards on the stream")
            await expect(consent_checkbox).not_to_be_checked()
            await consent_checkbox.check()
            await expect(consent_checkbox).to_be_enabled()
            await take_screenshot(ben, "stream-player")
            await ben.page.reload()
            await ben.page.get_by_role("banner").get_by_role("button", name="Stream").click()
            await expect(consent_checkbox).to_be_checked()

            overlay_page = await ann.context.new_page()
            await overlay_page.goto(overlay_address)
            await overlay_page.locator(".overlay").wait_for(state="attached")
            assert await overlay_page.locator(".overlay .plate").count() == 0, (
                "no hand is old enough"
            )
            assert (
                await overlay_page.evaluate("getComputedStyle(document.body).backgroundColor")
                == "rgba(0, 0, 0, 0)"
            )

            async with ann.context.expect_page() as page_info:
                await pick_from_menu(ann, "link", "TV view")
            tv_page = await page_info.value
            await tv_page.locator(".tv .playing-card").first.wait_for()
            assert await tv_page.locator(".tv .playing-card .rank").count() == 0
            assert await find_violations(tv_page) == []
            assert await ann.page.locator(".rb-table .own").count() == 1, "the player stays"
            assert ann.errors == ben.errors == []

        run_in_browser(run_scenario)
