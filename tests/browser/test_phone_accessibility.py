"""The floor, events and seasons on a phone in both languages: axe, the width, and the keyboard."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_players import PHONE, BrowserPlayer
from tests.browser.keyboard import tab_and_type, tab_to
from tests.browser.test_audit_pages import call_api
from tests.browser.test_event_pages import assert_accessible, create_event
from tests.browser.test_hand_pages import run_in_room

pytestmark = pytest.mark.slow

SCREENSHOT_FOLDER = os.environ.get("RIVERBOAT_SHOTS", "")
LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
FLOOR_FIELD_LABELS = {"en": r"^What happened\?$", "cs": r"^Co se stalo\?$"}
TYPED_LINES = {
    "en": "bet 600, one 1000 chip, silent",
    "cs": "sázka 600, jeden žeton 1000, beze slova",
}


async def save_screenshot(page: Page, name: str) -> None:
    if SCREENSHOT_FOLDER:
        Path(SCREENSHOT_FOLDER).mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=f"{SCREENSHOT_FOLDER}/{name}.png", full_page=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_floor_rules_on_a_phone_by_keyboard(tmp_path: Path, locale: str) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(
            opened_browser, "Eve", base_url, PHONE, locale=LOCALES[locale]
        )
        page = eve.page
        await page.goto(f"{base_url}/floor")
        await page.get_by_role("searchbox").wait_for()
        await assert_accessible(page, f"floor, {locale}")
        await tab_and_type(page, FLOOR_FIELD_LABELS[locale], TYPED_LINES[locale])
        await page.keyboard.press("Enter")
        ruling = page.get_by_role("article").first
        await expect(ruling).to_contain_text("400")  # what comes back
        await assert_accessible(page, f"ruling, {locale}")
        await save_screenshot(page, f"floor-ruling-{locale}")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.parametrize("locale", LOCALES)
def test_event_and_season_pages_are_accessible_on_phone(tmp_path: Path, locale: str) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(
            opened_browser, "Ann", base_url, PHONE, locale=LOCALES[locale]
        )
        page = ann.page
        url = await create_event(ann, 18, {"tables": "felt"})
        event = url.rpartition("/event/")[2].partition("?")[0]
        season = (await call_api(ann, "/api/seasons", rules={"name": "Winter"}))["id"]
        places = [{"player": name, "place": place} for place, name in enumerate(("Ada", "Ben"), 1)]
        path = f"/api/seasons/{season}/evenings"
        await call_api(ann, path, name="First", places=places)
        event_paths = ("/events", "/events/new", f"/event/{event}", f"/event/{event}/screen")
        season_paths = ("/seasons", "/seasons/new", f"/season/{season}", "/seasons/players")
        for path in (*event_paths, *season_paths):
            await page.goto(base_url + path)
            await page.get_by_role("heading").first.wait_for()
            await assert_accessible(page, f"{path}, {locale}")
            page_name = path.replace(event, "event").replace(season, "season").replace("/", "-")
            await save_screenshot(page, f"phone{page_name}-{locale}")
        await page.goto(f"{base_url}/event/{event}")
        name = {"en": "Register players", "cs": "Registrovat hráče"}[locale]
        await tab_to(page, name)
        assert ann.errors == []

    run_in_room(tmp_path, run_scenario)
