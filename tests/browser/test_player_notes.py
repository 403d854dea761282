"""Player notes in browsers: marked at the seat for their writer only."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.browser_players import DESKTOP, PHONE, run_server
from tests.browser.test_hosting import open_table_with, run_in_browser, take_screenshot
from tests.thorough import sample_every


@pytest.mark.slow
@pytest.mark.parametrize("size", sample_every(2, [PHONE, DESKTOP]))
def test_note_is_shown_at_seat_to_its_writer_only(tmp_path: Path, size: dict[str, int]) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            _, [ann, ben, cid] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", "Cid", size=size, between=60
            )
            await ben.page.get_by_role("button", name="Options for Cid").click()
            menu = ben.page.get_by_role("dialog", name="Cid")
            await menu.get_by_label("Note").fill("Bluffs rivers")
            orange_radio = ben.page.get_by_role("radio", name="orange")
            await menu.locator("label", has=orange_radio).click()
            assert await orange_radio.is_checked()
            await take_screenshot(ben, f"note-{size['width']}")
            await menu.get_by_role("button", name="Save").click()
            await menu.get_by_role("button", name="Saved").wait_for()
            await ben.page.keyboard.press("Escape")
            note_icon = ben.page.get_by_role("img", name="Note: Bluffs rivers")
            await note_icon.wait_for()
            await ben.page.reload()
            await note_icon.wait_for()
            await take_screenshot(ben, f"note-mark-{size['width']}")
            await ben.page.goto(f"{base_url}/me")
            notes_section = ben.page.locator("#notes")
            await notes_section.get_by_text("Bluffs rivers").wait_for()
            await take_screenshot(ben, f"note-me-{size['width']}")
            await notes_section.get_by_role("button", name="Edit").click()
            await notes_section.get_by_label("Note").fill("")
            no_colour_radio = ben.page.get_by_role("radio", name="no colour")
            await notes_section.locator("label", has=no_colour_radio).click()
            assert await no_colour_radio.is_checked()
            await notes_section.get_by_role("button", name="Save").click()
            await notes_section.get_by_text("No notes yet").wait_for()
            for player in (ann, cid):
                await player.page.reload()
                await player.page.get_by_role("list", name="Seats").wait_for(state="attached")
                assert await player.page.get_by_role("img", name="Note").count() == 0
            assert ann.errors == ben.errors == cid.errors == []

        run_in_browser(run_scenario)
