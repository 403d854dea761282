"""The page that trains spots: keyboard, grades, stored progress, phone and Czech."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room, take_screenshot
from tests.browser.test_table_pages import find_english_texts


@pytest.mark.landing
def test_spots_are_answered_by_keyboard_and_counted(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP)
        page = ann.page
        await page.goto(f"{base_url}/train?street=river&line=facing+a+bet")
        await expect(page.get_by_label("Street")).to_have_value("river")
        await expect(page.get_by_label("Situation")).to_have_value("facing a bet")
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await page.get_by_role("button", name="Start").press("Enter")
        await page.get_by_role("textbox", name="Your name").fill("Ann")
        await page.get_by_role("button", name="Continue").click()
        action_buttons = page.get_by_role("group", name="Your action").get_by_role("button")
        await expect(action_buttons.first).to_be_visible()
        await expect(action_buttons.first).to_contain_text("Fold")
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await take_screenshot(ann, "train")
        for answer_count in (1, 2):
            await page.keyboard.press("2")
            verdict_text = page.get_by_role("status").filter(
                has_text=re.compile("Correct|Inaccuracy|Mistake|Blunder")
            )
            await verdict_text.wait_for()
            answer_total = page.get_by_text("Answers", exact=True).locator("..")
            await expect(answer_total).to_contain_text(str(answer_count))
            await expect(page.get_by_role("button", name="Next spot")).to_be_focused()
            await page.get_by_role("row", name=re.compile("^Call yours")).wait_for()
            if answer_count == 1:
                assert await find_violations(page, ALL_AXE_TAGS) == []
                await take_screenshot(ann, "train-grade")
            await page.keyboard.press("Enter")
            await expect(action_buttons.first).to_be_visible()
        await page.reload()
        await expect(page.get_by_text("Answers", exact=True).locator("..")).to_contain_text("2")
        async with page.expect_download() as download:
            await page.get_by_role("button", name="Save").click()
        file = tmp_path / "progress.json"
        await (await download.value).save_as(file)
        await page.get_by_role("button", name="Delete").click()
        await page.get_by_role("button", name="Delete").click()
        await expect(page.get_by_text("Answers", exact=True).locator("..")).to_contain_text("0")
        await page.get_by_label("Load").set_input_files(file)
        await expect(page.get_by_text("Answers", exact=True).locator("..")).to_contain_text("2")
        assert ann.errors == []
        from riverboat.training.progress_file import read_progress

        assert read_progress(file).answers == 2  # the terminal continues it

    run_in_room(tmp_path, run_scenario)


@pytest.mark.landing
def test_train_page_fits_phone_in_czech(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        jan = await BrowserPlayer.open(opened_browser, "Jan", base_url, PHONE, locale="cs-CZ")
        page = jan.page
        await page.goto(f"{base_url}/train?street=river")
        await page.get_by_role("button", name="Začít").click()
        await page.get_by_role("textbox", name="Vaše jméno").fill("Jan")
        await page.get_by_role("button", name="Pokračovat").click()
        action_buttons = page.get_by_role("group", name="Vaše akce").get_by_role("button")
        await action_buttons.first.wait_for()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        assert await find_english_texts(jan) == []
        await action_buttons.first.click()
        await page.get_by_role("button", name="Další situace").wait_for()
        await page.get_by_text("Strategie celého rangu").click()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        assert await find_english_texts(jan) == []
        await take_screenshot(jan, "train-phone")
        assert jan.errors == []

    run_in_room(tmp_path, run_scenario)
