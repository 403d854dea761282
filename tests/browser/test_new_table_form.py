"""The new table form: errors at their fields, and stakes in currency."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.browser_players import (
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)


@pytest.mark.landing
def test_short_form_opens_table_in_cents(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            await ann.create_table(name="Another")  # so that the name is known to the form
            page = ann.page
            await page.goto(f"{base_url}/new")
            await page.get_by_role("button", name=re.compile("No-limit hold'em")).click()
            await page.get_by_label("Search games").fill("omaha 5")
            await page.get_by_role("button", name="Pot-limit Omaha 5", exact=True).click()
            await page.get_by_label("Amounts").select_option("€1.00")
            await page.get_by_role("textbox", name="Small blind").fill("1")
            await page.get_by_role("textbox", name="Big blind", exact=True).fill("0.5")
            alert = page.get_by_role("alert")
            await alert.filter(has_text="as in €0.50/€1").wait_for()
            await page.get_by_role("textbox", name="Small blind").fill("0.5")
            await page.get_by_role("textbox", name="Big blind", exact=True).fill("1")
            await alert.wait_for(state="detached")
            min_buy_in_field = page.get_by_role("textbox", name=re.compile("^Min buy-in"))
            await min_buy_in_field.fill("500")
            await alert.filter(has_text="the minimum buy-in €500").wait_for()
            await min_buy_in_field.fill("")
            await alert.wait_for(state="detached")
            await page.get_by_label(re.compile("^Bots")).fill("2")
            await page.get_by_role("button", name="Open table").click()
            await page.get_by_text("pot-limit omaha 5 €0.50/€1").wait_for()
            await page.get_by_text("This link works only on this computer").wait_for()
            await page.get_by_role("button", name="Close").first.click()
            await page.get_by_text("€100", exact=True).first.wait_for()
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_game_search_understands_usual_names(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            await ann.create_table(name="Another")  # so that the name is known to the form
            page = ann.page
            await page.goto(f"{base_url}/new")
            game_button = page.get_by_role("button", name=re.compile("^Game "))
            await game_button.click()
            search_field = page.get_by_label("Search games")
            await search_field.fill("PLO 0.5/1")
            await page.get_by_role("button", name="Pot-limit Omaha 50/100", exact=True).wait_for()
            await search_field.press("Enter")
            await page.get_by_role("button", name="Game Pot-limit Omaha", exact=True).wait_for()
            assert await page.get_by_role("textbox", name="Small blind").input_value() == "50"
            assert (
                await page.get_by_role("textbox", name="Big blind", exact=True).input_value()
                == "100"
            )

            await page.get_by_label("Amounts").select_option("€1.00")
            await game_button.click()
            await search_field.fill("nlhe 1/2 ante 0.25")
            game_options = page.get_by_role(
                "button", name="No-limit hold'em €1/€2 ante €0.25", exact=True
            )
            await game_options.click()
            assert await page.get_by_role("textbox", name="Ante").input_value() == "0.25"
            await game_button.click()
            await search_field.fill("no limt holdem 1/2")
            status = page.get_by_role("status").filter(has_text="did you mean no-limit hold'em")
            await status.wait_for()
            await search_field.fill("stud8 4/8")
            await search_field.press("Enter")
            await page.get_by_role("button", name=re.compile("^Game Limit seven-card")).wait_for()
            await page.get_by_role("button", name="Open table").click()
            await page.get_by_text("limit seven-card stud hi-lo €4/€8").wait_for()
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
