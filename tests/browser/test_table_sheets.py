"""Sheets: the pages of a table beside the running table, or above the player's own seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import find_violations
from tests.browser.browser_players import DESKTOP, PHONE, run_server
from tests.browser.test_hosting import open_table_with, run_in_browser, take_screenshot
from tests.schedule import run_in

SHEET_NAMES = ("Hands", "Host", "Ledger", "House rules", "Ask the floor")
FIND_COVERED_SCRIPT = """() => {
    const sheet = document.querySelector('aside.sheet').getBoundingClientRect();
    const own = [...document.querySelectorAll('.rb-table .bar, .rb-table .own .cards > *')];
    return own.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < sheet.right && box.right > sheet.left && box.top < sheet.bottom
            && box.bottom > sheet.top;
    }).map((each) => each.className);
}"""


@run_in("landing", "desktop")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_table_goes_on_beside_its_sheets(tmp_path: Path, size: dict[str, int]) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            link, [ann, ben] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", between=0.5
            )
            page = ann.page
            await page.locator(".rb-table .own .cards > *").first.wait_for()
            await page.set_viewport_size({"width": size["width"], "height": size["height"]})
            sheet = page.get_by_role("complementary", name="Table pages")
            for name in SHEET_NAMES if size is DESKTOP else SHEET_NAMES[:2]:
                await page.get_by_label("Table menu").click()
                await page.get_by_role("banner").get_by_role("link", name=name, exact=True).click()
                await sheet.get_by_role("heading", level=1).wait_for()
                await take_screenshot(ann, f"sheet-{name}-{size['width']}")
                assert await page.locator(".rb-table").count() == 1
                assert await page.evaluate(FIND_COVERED_SCRIPT) == []
                if size is DESKTOP:  # names, roles and colours are those of the phone
                    assert await find_violations(page) == []
                await page.go_back()
                await sheet.wait_for(state="detached")
            await page.get_by_label("Table menu").click()
            await page.get_by_role("banner").get_by_role("link", name="Ledger").click()
            await expect(sheet).to_be_focused()
            await page.keyboard.press("Escape")
            await sheet.wait_for(state="detached")
            await page.goto(f"{link}/ledger")
            await page.get_by_role("main").get_by_role("heading", name="Ledger").wait_for()
            assert await page.locator(".rb-table").count() == 0, "an address is a page"
            assert ann.errors == ben.errors == []

        run_in_browser(run_scenario)
