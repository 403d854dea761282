"""The page of a player's own statistics."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import BEST, violations
from tests.browser.test_pages import unread
from tests.browser.test_pages_around import fits, in_a_room, played


@pytest.mark.landing
def test_ones_statistics_can_be_read_by_everybody(tmp_path: Path) -> None:
    """A guest filters by keyboard, axe finds no violation, and a Czech reader sees no English."""

    async def work(opened: Browser, base: str) -> None:
        async with played(opened, base, 1) as (ann, _, _):
            page = ann.page
            await page.goto(f"{base}/me")
            await page.get_by_role("link", name="Your statistics").click()
            await page.get_by_role("heading", name="How you play").wait_for()
            await fits(ann, "statistics")
            assert await violations(page, BEST) == []
            await page.get_by_label("Where").focus()
            await page.keyboard.press("End")
            await page.get_by_text("0", exact=True).first.wait_for()
            await expect(page.get_by_label("Where")).to_have_value("events")
            await page.get_by_role("button", name="Čeština").click()
            await page.get_by_role("heading", name="Jak hrajete").wait_for()
            assert await unread(ann) == []

    in_a_room(tmp_path, work)
