"""The page of a player's own statistics."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.test_hand_pages import assert_page_fits, open_players_after_hands, run_in_room
from tests.browser.test_table_pages import find_english_texts


@pytest.mark.landing
def test_statistics_page_is_accessible_and_localised(tmp_path: Path) -> None:
    """A guest filters by keyboard, axe finds no violation, and a Czech reader sees no English."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        async with open_players_after_hands(opened_browser, base_url, 1) as (ann, _, _):
            page = ann.page
            await page.goto(f"{base_url}/me")
            await page.get_by_role("link", name="Your statistics").click()
            await page.get_by_role("heading", name="Your stats").wait_for()
            await assert_page_fits(ann, "statistics")
            assert await find_violations(page, ALL_AXE_TAGS) == []
            await page.get_by_label("Format").focus()
            await page.keyboard.press("End")
            await page.get_by_text("0", exact=True).first.wait_for()
            await expect(page.get_by_label("Format")).to_have_value("events")
            await page.get_by_label("Language").select_option("Čeština")
            await page.get_by_role("heading", name="Vaše čísla").wait_for()
            assert await find_english_texts(ann) == []

    run_in_room(tmp_path, run_scenario)
