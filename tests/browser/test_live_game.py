"""A live game kept on a phone, kept by keyboard on a desktop, and watched on another page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.browser_players import DESKTOP, BrowserPlayer
from tests.browser.keyboard import tab_and_press, tab_and_type
from tests.browser.test_floor_pages import COUNT_NARROW_TEXTS_SCRIPT, NARROW_WINDOW
from tests.browser.test_hand_pages import (
    FIND_SMALL_TEXTS_SCRIPT,
    OVERFLOW_PX_SCRIPT,
    run_in_room,
    take_screenshot,
)
from tests.browser.test_table_pages import find_english_texts

PHONE = {"width": 390, "height": 844}


async def assert_page_usable(player: BrowserPlayer, name: str) -> None:
    """Assert that the page fits, is readable and tappable, and has no axe violation."""
    page = player.page
    await page.locator("main h1").first.wait_for()
    await take_screenshot(player, f"live-{name}")
    assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, name
    assert await page.evaluate(FIND_SMALL_TEXTS_SCRIPT) == [], name
    assert await page.evaluate(COUNT_NARROW_TEXTS_SCRIPT) == 0, name
    assert await find_violations(page, ALL_AXE_TAGS) == [], name


async def begin_game(
    scorekeeper: BrowserPlayer, base_url: str, game: str = "no-limit hold'em 5/10"
) -> None:
    """Join and begin a live game of three players."""
    is_czech = "Hráč" in await _read_form_text(scorekeeper.page, base_url)
    await scorekeeper.page.get_by_label("Hra" if is_czech else "Game", exact=True).fill(game)
    for index, name in enumerate(("Ann", "Bob", "Cyril"), 1):
        player_label, chips_label = ("Hráč", "Žetony") if is_czech else ("Player", "Chips")
        await scorekeeper.page.get_by_label(f"{player_label} {index}").fill(name)
        await scorekeeper.page.get_by_label(f"{chips_label} {index}").fill("500")
    await assert_page_usable(scorekeeper, f"new-{scorekeeper.name}")
    await scorekeeper.page.get_by_role("button", name="Začít" if is_czech else "Start").click()
    await scorekeeper.page.locator("dialog input").fill(scorekeeper.name)
    await scorekeeper.page.locator("dialog button.first").click()
    await scorekeeper.page.wait_for_url(re.compile(r"/live/\w"))


async def _read_form_text(page: Page, base_url: str) -> str:
    await page.goto(f"{base_url}/live")
    await page.locator("form.card").wait_for()
    return await page.locator("form.card").inner_text()


async def tap_buttons(page: Page, *names: str) -> None:
    for name in names:
        await page.get_by_role("button", name=name, exact=True).click()


def find_seat(page: Page, name: str) -> Any:
    return page.locator(".seats li").filter(has_text=name)


@pytest.mark.slow
def test_hand_is_kept_by_touch_while_watched(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, PHONE)
        page = eve.page
        await begin_game(eve, base_url)
        await tap_buttons(page, "Next hand")
        await expect(find_seat(page, "Ann")).to_have_attribute("aria-current", "true")
        await tap_buttons(page, "Table")
        await page.get_by_role("button", name="Spectator link").wait_for()
        await assert_page_usable(eve, "menu")
        link = await page.evaluate(
            "async () => (await (await fetch(`/api${location.pathname}/links`)).json()).watch"
        )
        await page.keyboard.press("Escape")
        spectator = await BrowserPlayer.open(opened_browser, "Rail", base_url, NARROW_WINDOW)
        await spectator.page.goto(f"{base_url}/live/{link.rsplit('/', 1)[1]}")
        await expect(find_seat(spectator.page, "Ann")).to_have_attribute("aria-current", "true")
        await page.get_by_role("button", name="Raise …").click()
        await page.get_by_role("button", name="+ 25", exact=True).click()
        await page.get_by_role("button", name="+ 5", exact=True).click()
        await assert_page_usable(eve, "raise")
        await tap_buttons(page, "Raise to 30")
        await expect(find_seat(spectator.page, "Ann")).to_contain_text("30")
        await page.get_by_role("button", name=re.compile("^Undo.*Ann raises to 30")).click()
        await expect(find_seat(page, "Ann")).to_contain_text("500")
        await tap_buttons(page, "Call 10", "Call 5", "Check")
        await page.get_by_role("button", name=re.compile("Cards of the board")).click()
        for rank, suit in (("ace", "hearts"), ("seven", "clubs"), ("deuce", "spades")):
            await page.get_by_role("group", name="Rank").get_by_role("button", name=rank).click()
            await page.get_by_role("group", name="Suit").get_by_role("button", name=suit).click()
        await assert_page_usable(eve, "cards")
        await page.get_by_role("button", name="Next", exact=True).click()
        await expect(spectator.page.get_by_label("ace of hearts")).to_be_visible()
        await assert_page_usable(spectator, "watched")
        assert await spectator.page.get_by_role("button", name="Fold").count() == 0
        await tap_buttons(page, *["Check"] * 9)
        await tap_buttons(page, "Ann", "Bob")
        await assert_page_usable(eve, "winners")
        await page.get_by_role("button", name=re.compile("^Push to ")).click()
        await expect(find_seat(page, "Ann")).to_contain_text("505")
        await expect(find_seat(spectator.page, "Cyril")).to_contain_text("490")
        assert eve.errors == spectator.errors == []

    run_in_room(tmp_path, run_scenario)


def test_hand_is_kept_by_keyboard_with_floor_ruling(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, DESKTOP)
        page = eve.page
        await begin_game(eve, base_url)
        keyboard = page.keyboard
        await page.get_by_role("button", name="Next hand").wait_for()
        await keyboard.press("Enter")
        await page.get_by_text("Ann to act").wait_for()
        await keyboard.press("r")
        await expect(page.locator("form input")).to_be_focused()
        await keyboard.press("ControlOrMeta+a")
        await keyboard.type("30")
        await keyboard.press("Enter")
        await page.get_by_text("Bob to act").wait_for()
        await keyboard.press("u")
        await page.get_by_text("Ann to act").wait_for()
        await keyboard.press("a")
        await page.get_by_text("Bob to act").wait_for()
        await keyboard.press("u")
        await page.get_by_text("Ann to act").wait_for()
        await keyboard.press("c")
        await page.get_by_text("Bob to act").wait_for()
        await assert_page_usable(eve, "desktop")
        await tab_and_press(page, "^Floor$")
        await page.get_by_placeholder("What happened?").wait_for()
        await tab_and_type(page, r"^What happened\?$", "Bob: one 100 chip, says nothing")
        await keyboard.press("Enter")
        floor_link = page.get_by_role("link", name="One big chip, without a word")
        await floor_link.wait_for()
        await tab_and_press(page, "^One big chip, without a word$")
        # The line names the player and the chip: neither is asked.
        await page.get_by_role("button", name="Apply to this hand").wait_for()
        await assert_page_usable(eve, "ruling")
        await tab_and_press(page, "^Apply to this hand$")
        await page.get_by_text("Cyril to act").wait_for()
        await expect(find_seat(page, "Bob")).to_contain_text("10")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_winners_are_chosen_by_keyboard_and_split(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, DESKTOP)
        page = eve.page
        await begin_game(eve, base_url)
        keyboard = page.keyboard
        await tab_and_press(page, "^Next hand$")
        await page.get_by_text("Ann to act").wait_for()
        for player, key in (
            ("Bob", "c"),
            ("Cyril", "c"),
            *[(name, "x") for name in ("Bob", "Cyril", "Ann") * 3],
        ):
            await keyboard.press(key)
            await page.get_by_text(f"{player} to act").wait_for()
        await keyboard.press("x")
        await page.get_by_role("button", name=re.compile("^Push")).wait_for()
        await keyboard.press("1")
        await assert_page_usable(eve, "winners-desktop")
        await keyboard.press("+")
        await keyboard.press("2")
        await keyboard.press("Enter")
        await expect(find_seat(page, "Ann")).to_contain_text("505")
        await expect(find_seat(page, "Cyril")).to_contain_text("490")
        await expect(page.get_by_role("button", name=re.compile("^Undo.*Ann"))).to_be_visible()
        await tab_and_press(page, "^Table$")
        await tab_and_press(page, "^End session")
        await tab_and_press(page, "^End session$")
        ledger_region = page.get_by_role("region", name="Ledger")
        await expect(ledger_region).to_contain_text("Cyril pays Ann 5")
        await expect(ledger_region).to_contain_text("Cyril pays Bob 5")
        await expect(page.get_by_role("button", name="Undo session ended")).to_be_visible()
        await assert_page_usable(eve, "ended")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.long
def test_chips_are_counted_on_phone_with_change(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, PHONE)
        page = eve.page
        await begin_game(eve, base_url)
        for name, chip_counts in (
            ("Ann", {"25": 20}),
            ("Bob", {"5": 100}),
            ("Cyril", {"100": 4, "5": 20}),
        ):
            await page.get_by_role("button", name=re.compile(f"{name}.*500")).click()
            await page.get_by_text("Count chips").click()
            for denomination, count in chip_counts.items():
                await page.get_by_label(f"Number of {denomination} chips", exact=True).fill(
                    str(count)
                )
            if name == "Ann":
                await assert_page_usable(eve, "count")
            await page.get_by_role("button", name=re.compile("Confirm count")).click()
            await expect(find_seat(page, name)).to_contain_text("\u00d7")
        await expect(find_seat(page, "Cyril")).to_contain_text("4\u00d7100")
        await tap_buttons(page, "Next hand", "Call 10", "Call 5", "Check")
        await page.locator(".game-record summary").first.click()
        await expect(page.locator(".game-record")).to_contain_text("changes 25")
        await assert_page_usable(eve, "counted")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.long
@pytest.mark.parametrize("game", ["limit 2-7 triple draw 4/8"])
def test_czech_scorekeeper_sees_no_english(tmp_path: Path, game: str) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        jan = await BrowserPlayer.open(opened_browser, "Jan", base_url, NARROW_WINDOW, "cs-CZ")
        page = jan.page
        await begin_game(jan, base_url, game)
        await tap_buttons(page, "Další rozdání", "Dorovnat 4", "Dorovnat 2", "Check")
        await page.get_by_text("Vyměňuje: Bob").wait_for()
        assert await find_english_texts(jan) == []
        await assert_page_usable(jan, "draw-cs")
        await tap_buttons(page, "Vyměnit 2", "Neměnit", "Vyměnit 1")
        await page.get_by_text("Na řadě: Bob").wait_for()
        await page.get_by_role("button", name="Vzít zpět víc akcí").click()
        await page.locator("dialog").get_by_role("button", name="Cyril nemění").click()
        await assert_page_usable(jan, "undo-cs")
        await page.get_by_role("button", name=re.compile("^Vzít zpět 2")).click()
        await page.get_by_text("Vyměňuje: Cyril").wait_for()
        assert await find_english_texts(jan) == []
        assert jan.errors == []

    run_in_room(tmp_path, run_scenario)
