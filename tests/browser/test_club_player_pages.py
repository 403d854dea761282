"""A host's players on a phone and a desktop, in both languages: details, search, files, history."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer
from tests.browser.keyboard import is_reachable
from tests.browser.test_audit_pages import call_api
from tests.browser.test_event_pages import assert_accessible
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room
from tests.browser.test_live_event_evening import _create_event

pytestmark = pytest.mark.slow

SCREENSHOT_FOLDER = os.environ.get("RIVERBOAT_SHOTS", "")
LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
LABELS_BY_LOCALE = {"en": ("New player", "Save"), "cs": ("Nový hráč", "Uložit")}
PLAYERS_CSV = """name;number;e-mail;notes
Ada Nováková;17;ada@club.example;"pays by transfer;
comes late"
Bohumil;4;;
"""


async def _start_season(host: BrowserPlayer) -> None:
    """Join the room, and create a season with two evenings."""
    await host.create_table(bots=0)
    season = (await call_api(host, "/api/seasons", rules={"name": "Winter"}))["id"]
    for number, finishing_order in enumerate(
        (["Ada Nováková", "Cyril"], ["Cyril", "Ada Nováková"]), 1
    ):
        places = [
            {"player": player, "place": place} for place, player in enumerate(finishing_order, 1)
        ]
        evening: dict[str, Any] = {"name": f"Evening {number}", "places": places}
        evening["played_at"] = number * 86_400_000
        await call_api(host, f"/api/seasons/{season}/evenings", **evening)


async def save_screenshot(page: Page, name: str) -> None:
    if SCREENSHOT_FOLDER:
        Path(SCREENSHOT_FOLDER).mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=f"{SCREENSHOT_FOLDER}/{name}.png", full_page=True)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_players_are_edited_searched_and_imported(
    tmp_path: Path, size: dict[str, int], locale: str
) -> None:
    new_label, save_label = LABELS_BY_LOCALE[locale]
    picture_name = f"players-{size['width']}-{locale}"

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(
            opened_browser, "Ann", base_url, size=size, locale=LOCALES[locale]
        )
        page = ann.page
        await _start_season(ann)
        await page.goto(f"{base_url}/seasons/players")
        await expect(page.locator(".player")).to_have_count(2)
        await page.locator("input[type=file]").set_input_files(
            {"name": "club.csv", "mimeType": "text/csv", "buffer": PLAYERS_CSV.encode()}
        )
        await expect(page.locator(".player")).to_have_count(3)
        await assert_accessible(page, picture_name)
        await save_screenshot(page, picture_name)
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, "nothing is wider than the window"
        await page.get_by_role("searchbox").fill("novak 17")
        await expect(page.locator(".player")).to_have_count(1)
        await page.locator(".player").click()
        await expect(page.get_by_role("dialog")).to_contain_text("Winter")
        await expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
        await expect(page.get_by_role("dialog").locator("textarea")).to_have_value(
            "pays by transfer;\ncomes late"
        )
        await assert_accessible(page, f"{picture_name}, details")
        await save_screenshot(page, f"{picture_name}-details")
        assert await is_reachable(page, save_label)
        await page.keyboard.press("Escape")
        await page.get_by_role("searchbox").fill("")
        await page.get_by_role("button", name=new_label).click()
        await page.get_by_role("dialog").locator("input").first.fill("Zoe")
        await page.get_by_role("dialog").locator("input").nth(1).fill("99")
        await page.keyboard.press("Enter")
        await expect(page.locator(".player")).to_have_count(4)
        async with page.expect_download() as download_info:
            await page.get_by_role("link", name=re.compile("CSV")).click()
        text = (await (await download_info.value).path()).read_text(encoding="utf-8")
        assert "Zoe,0,0,99,," in text.splitlines()

    run_in_room(tmp_path, run_scenario)


def test_club_number_completes_a_name_at_registration(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=PHONE)
        page = ann.page
        await _create_event(page, base_url)
        ada = {"player": "Ada", "number": "17"}
        await call_api(ann, "/api/me/players", players=[ada])
        await page.reload()
        field = page.get_by_role("textbox", name="Register players")
        await field.fill("17")
        await save_screenshot(page, "register-by-number")
        await page.get_by_role("button", name="Ada #17").click()
        await expect(field).to_have_value(re.compile("^Ada"))

    run_in_room(tmp_path, run_scenario)
