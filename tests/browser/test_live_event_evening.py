"""An evening of 18 players at three physical tables, run from one phone to its payouts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_players import PHONE, BrowserPlayer
from tests.browser.keyboard import is_reachable
from tests.browser.test_event_pages import assert_accessible
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room
from tests.browser.test_live_event import (
    PLAYER_NAMES,
    _list_unexpected_errors,
    enter_names_and_start,
    fetch_standings,
    list_table_players,
    tap_player,
)

pytestmark = pytest.mark.slow


def test_evening_at_three_tables_is_run_from_one_phone(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=PHONE)
        page = ann.page
        event = await _create_event(page, base_url)
        await enter_names_and_start(page)
        standings = await fetch_standings(page, event)
        assert [len(list_table_players(standings, table)) for table in (1, 2, 3)] == [6, 6, 6]
        await _move_buttons(page, event)
        await _count_table(page, event)
        await assert_accessible(page, "three tables on a phone")
        await _play_to_the_end(page, event)
        await expect(page.get_by_text("1st").first).to_be_visible()
        await _print_receipts(page, base_url, event)
        await _add_to_season(page, base_url, event)
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, "nothing is wider than the phone"
        assert _list_unexpected_errors(ann) == []

    run_in_room(tmp_path, run_scenario)


async def _wait_for_standings(
    page: Page, event: str, is_reached: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Return the standings once they are as expected: their snapshot is up to a second old."""
    for _ in range(2_000):
        standings = await fetch_standings(page, event)
        if is_reached(standings):
            return standings
        await page.wait_for_timeout(150)
    raise AssertionError(standings)


def _has_player_count(player_count: int, standings: dict[str, Any]) -> bool:
    return bool(standings["left"] == player_count)


async def _create_event(page: Page, base_url: str) -> str:
    await page.goto(f"{base_url}/events/new")
    await page.get_by_text("Live tournament").click()
    await page.get_by_role("textbox", name="Buy-in").fill("10")
    await page.get_by_role("spinbutton", name="Seats per table").fill("6")
    await page.get_by_role("cell", name="50 / 100").first.wait_for()
    button = page.get_by_role("button", name="Open registration")
    await expect(button).to_be_enabled()
    await button.click()
    await page.get_by_role("textbox", name="Your name").fill("Ann")
    await page.get_by_role("button", name="Continue").click()
    await page.wait_for_url("**/event/**")
    return page.url.split("/event/")[1].split("?")[0]


async def _move_buttons(page: Page, event: str) -> None:
    """Start the first hand of each table at its drawn button; use the keyboard once."""
    first_buttons = [
        table["first_button"] for table in (await fetch_standings(page, event))["tables"]
    ]
    assert all(first_buttons)
    assert await is_reachable(page, "table 1: Next hand")
    await page.keyboard.press("Enter")
    await page.get_by_text("Table 1: next hand.").wait_for()
    for table in (2, 3):
        await page.get_by_role("button", name=f"table {table}: Next hand").click()
        await page.get_by_text(f"Table {table}: next hand.").wait_for()
    await _wait_for_standings(
        page,
        event,
        lambda latest_standings: (
            [table["button"] for table in latest_standings["tables"]] == first_buttons
        ),
    )
    await page.get_by_role("button", name="table 2: Next hand").click()
    await expect(
        page.get_by_text(re.compile(f"button: seat {first_buttons[1] % 6 + 1}"))
    ).to_be_visible()


async def _count_table(page: Page, event: str) -> None:
    """Count a table: the form names the difference, and counts that add up are recorded."""
    first_player, second_player, *_ = list_table_players(await fetch_standings(page, event), 1)
    await page.get_by_role("button", name="Count table 1").click()
    sheet = page.get_by_role("dialog", name="Count table 1")
    await sheet.get_by_role("textbox", name=first_player).fill("9,500")
    await expect(sheet.get_by_text("500 missing")).to_be_visible()
    await sheet.get_by_role("textbox", name=second_player).fill("10500")
    await expect(sheet.get_by_text("Chips add up")).to_be_visible()
    await assert_accessible(page, "the count of a table")
    await sheet.get_by_role("button", name="Record").click()
    await sheet.wait_for(state="detached")
    counts_by_player = {first_player: 9_500, second_player: 10_500}
    standings = await _wait_for_standings(
        page,
        event,
        lambda standings: (
            counts_by_player.items()
            <= {row["player"]: row["chips"] for row in standings["rows"]}.items()
        ),
    )
    assert sum(row["chips"] for row in standings["rows"]) == 180_000


async def _play_to_the_end(page: Page, event: str) -> None:
    """Eliminate one player after the other: tables break, and 3 places are paid."""
    for player_count in range(17, 0, -1):
        standings = await fetch_standings(page, event)
        table_numbers = [table["number"] for table in standings["tables"]]
        fuller_table = max(
            table_numbers, key=lambda table: len(list_table_players(standings, table))
        )
        loser, winner, *_ = list_table_players(standings, fuller_table)
        sheet = await tap_player(page, loser)
        await sheet.get_by_role("button", name=winner, exact=True).click()
        await sheet.get_by_role("button", name=f"{loser} is out").click()
        await sheet.wait_for(state="detached")
        await _wait_for_standings(page, event, partial(_has_player_count, player_count))
        await _seat_movers(page, event)
    await _wait_for_standings(page, event, lambda standings: standings["phase"] == "ended")


async def _seat_movers(page: Page, event: str) -> None:
    """Confirm all arrivals; no big blind is asked for, because the buttons are known."""
    for _ in range(200):
        await page.wait_for_timeout(1_100)  # standings are a snapshot a second
        standings = await fetch_standings(page, event)
        assert not standings["ask_big_blind"]
        if standings["phase"] == "ended" or not standings["moves"]:
            return
        seated_buttons = page.get_by_role("button", name="Seated", exact=True)
        all_seated_button = page.get_by_role("button", name="All seated")
        await seated_buttons.or_(all_seated_button).first.wait_for()
        await (
            all_seated_button if await all_seated_button.count() else seated_buttons.first
        ).click()
    raise AssertionError("players are still on the move")


async def _print_receipts(page: Page, base_url: str, event: str) -> None:
    await page.goto(f"{base_url}/event/{event}/print")
    await page.get_by_role("radio", name="Receipts").check()
    receipts = page.get_by_role("listitem").filter(has_text="Receipt")
    await expect(receipts).to_have_count(18 + 3)
    await expect(receipts.filter(has_text="Prize").first).to_contain_text("paid to the player")
    await page.get_by_role("combobox", name="Player").select_option(PLAYER_NAMES[0])
    await expect(receipts.first).to_contain_text(PLAYER_NAMES[0])
    await assert_accessible(page, "receipts")


async def _add_to_season(page: Page, base_url: str, event: str) -> None:
    await page.goto(f"{base_url}/seasons/new")
    await page.get_by_role("textbox", name="Name").fill("Winter")
    await page.get_by_role("radio", name=re.compile("^Players beaten")).check()
    await assert_accessible(page, "the form of a season")
    await page.get_by_role("button", name="Start season").click()
    await page.wait_for_url("**/season/**")
    await page.get_by_role("button", name="Add", exact=True).click()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader"))
    await expect(row).to_have_count(18)
    await expect(row.first).to_contain_text("18")
    await assert_accessible(page, "a season")
    await page.goto(f"{base_url}/event/{event}")
    await expect(page.get_by_role("region", name="Add to a season")).to_contain_text("Winter")
