"""Entry breakdown, formats of the event form, and chip count mismatches, in a browser."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer
from tests.browser.test_event_pages import PAID_RULES, SUBMIT_ORDER_SCRIPT, create_event
from tests.browser.test_hand_pages import run_in_room
from tests.schedule import run_in


async def save_picture(page: Page, name: str) -> None:
    """Save a screenshot in the folder that ``RIVERBOAT_PICTURES`` names."""
    if folder := os.environ.get("RIVERBOAT_PICTURES"):
        await page.screenshot(path=f"{folder}/{name}.png", full_page=True)


@run_in("landing", "en-GB")
@pytest.mark.parametrize(
    "locale, size", [("en-GB", DESKTOP), ("cs-CZ", PHONE)], ids=["en-GB", "cs-CZ"]
)
def test_event_form_shows_entry_breakdown(
    tmp_path: Path, locale: str, size: dict[str, int]
) -> None:
    """A 20 progressive with a fee of 2 is 10 + 10 + 2; shootouts and satellites can be chosen."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=size, locale=locale)
        page, is_english = ann.page, locale == "en-GB"
        await page.goto(f"{base_url}/events/new")
        price_label, fee_label = ("Buy-in", "Fee") if is_english else ("Buy-in", "Poplatek")
        await page.get_by_role("textbox", name=price_label).fill("20")
        await page.get_by_role("textbox", name=fee_label).fill("2")
        bounties_field = page.get_by_role("combobox", name="Bounties" if is_english else "Bounty")
        await bounties_field.select_option("progressive")
        breakdown_text = (
            "Buy-in 22: 10 to the prize pool, 10 bounty, 2 fee"
            if is_english
            else "Buy-in 22: 10 do prize poolu, bounty 10, poplatek 2"
        )
        await page.get_by_text(breakdown_text).wait_for()
        await save_picture(page, f"entry-{locale}")
        await bounties_field.select_option("none")
        format_field = page.get_by_label("Format" if is_english else "Formát", exact=False).first
        for format_name, expected_toml in (
            ("shootout", 'policy = "none"'),
            ("satellite", "seat = 220"),
        ):
            await format_field.select_option(format_name)
            await expect(page.locator("textarea.mono")).to_have_value(re.compile(expected_toml))
            await page.wait_for_timeout(1_000)
            assert await page.get_by_role("alert").count() == 0
            await save_picture(page, f"{format_name}-{locale}")
        assert ann.errors == []

    run_in_room(tmp_path, run_scenario)


def test_mismatched_count_needs_confirmation(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=DESKTOP)
        page = ann.page
        link = await create_event(ann, 0, {"tables": "felt", "starts": "host", "entry": PAID_RULES})
        entry_orders = [{"do": "enter", "player": name} for name in ("Ada", "Bea", "Cy")]
        for order in (*entry_orders, {"do": "start"}):
            reason = await page.evaluate(SUBMIT_ORDER_SCRIPT, [link.rpartition("/")[2], order])
            assert reason == "", f"{order}: {reason}"
        count_order = {"do": "count", "player": "Ada", "chips": 700, "why": "counted"}
        reason = await page.evaluate(SUBMIT_ORDER_SCRIPT, [link.rpartition("/")[2], count_order])
        assert reason == "2700 chips in play, 3000 sold: 300 missing"
        await page.goto(link)
        await page.get_by_role("button", name="Ada").first.click()
        count_field = page.get_by_role("textbox", name="Chip count")
        await count_field.last.fill("700")
        await count_field.last.press("Enter")
        mismatch_dialog = page.get_by_role("dialog").filter(has_text="2,700 chips in play")
        await expect(mismatch_dialog).to_contain_text("300 missing")
        await save_picture(page, "count-en")
        await mismatch_dialog.get_by_role("button", name="Confirm count").click()
        await page.get_by_text("Ada").first.wait_for()
        await expect(page.get_by_role("button", name="Ada").first).to_contain_text("700")
        assert [line for line in ann.errors if "409" not in line] == []

    run_in_room(tmp_path, run_scenario)
