"""The page that reviews hands: a pasted hand, a hand of a table, a session, and its privacy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer
from tests.browser.test_hand_pages import (
    CLOSE_TABLE_SCRIPT,
    OVERFLOW_PX_SCRIPT,
    open_players_after_hands,
    run_in_room,
    take_screenshot,
)
from tests.browser.test_table_pages import find_english_texts
from tests.web.test_reviews import RIVER

TEXTS_BY_LOCALE = {
    "en": ("Hand history", "Solve from", "Review", "Your name", "Continue"),
    "cs": ("Historie rozdání", "Řešit od", "Rozebrat", "Vaše jméno", "Pokračovat"),
}


async def paste_hand(player: BrowserPlayer, locale: str) -> None:
    """Review the pasted hand under a guest's name."""
    page, (history, start_label, review_label, name_label, join_label) = (
        player.page,
        TEXTS_BY_LOCALE[locale],
    )
    await page.goto(f"{player.base_url}/review")
    await page.get_by_label(history).fill(RIVER)
    await page.get_by_label(start_label).select_option("river")
    await page.get_by_role("button", name=review_label, exact=True).click()
    await page.get_by_role("textbox", name=name_label).fill(player.name)
    await page.get_by_role("button", name=join_label).click()
    await page.get_by_role("article").nth(1).wait_for()


async def close_table(ann: BrowserPlayer, ben: BrowserPlayer, link: str) -> None:
    """Close the table after its running hand, so that no player has cards."""
    await ben.page.get_by_role("list", name="Seats").wait_for(state="attached")
    await ann.page.evaluate(CLOSE_TABLE_SCRIPT, link.rpartition("/")[2])
    await ann.page.goto(link)
    for _ in range(6_000):
        if await ben.page.get_by_role("heading", name="Result").count():
            break
        await ben.act()
        await ann.act()
        await ann.page.wait_for_timeout(50)
    await ben.page.get_by_role("heading", name="Result").wait_for()
    ann.errors.clear()  # the browser reports the refused requests


async def stop_flop_solution(page: Page) -> None:
    """Stop the solution of the flop, which takes a minute, if the hand has one."""
    stop_button = page.get_by_role("button", name="Stop")
    await page.wait_for_timeout(1000)
    if await stop_button.count():
        await stop_button.click()
    await expect(page.get_by_role("progressbar")).to_have_count(0)
    await expect(page.get_by_role("article").first).to_be_visible()


@pytest.mark.landing
def test_pasted_hand_is_reviewed_and_solved_again(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP)
        page = ann.page
        await paste_hand(ann, "en")
        river_article = page.get_by_role("article").last
        await expect(river_article.get_by_role("heading", name="Fold")).to_be_visible()
        await expect(
            river_article.get_by_role("row", name=re.compile("^Fold yours"))
        ).to_be_visible()
        await expect(river_article.get_by_text("$9.00")).to_be_visible()
        await expect(page.get_by_text("You open to $6")).to_have_count(0)  # her own decision
        await river_article.get_by_text("Strategy of the whole range").press("Enter")
        cell = river_article.get_by_role("gridcell", name=re.compile("^AKs "))
        await expect(cell).to_have_attribute("aria-selected", "true")
        await cell.focus()
        await page.keyboard.press("ArrowRight")
        await expect(
            river_article.get_by_role("gridcell", name=re.compile("^AQs "))
        ).to_be_focused()
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await take_screenshot(ann, "review")
        await page.get_by_role("button", name="Replay", exact=True).press("Enter")
        decisions = page.get_by_role("list", name="Decisions").get_by_role("button")
        await decisions.last.press("Enter")
        await expect(page.get_by_role("region", name="Hand replay")).to_contain_text(
            re.compile(r"Pot odds\s*30%")
        )
        await expect(page.get_by_role("row", name=re.compile("^Fold yours"))).to_be_visible()
        await expect(page.get_by_role("gridcell", name=re.compile("^AKs "))).to_be_visible()
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await page.get_by_role("button", name="Hide replay").press("Enter")
        loss_text = page.get_by_text("Decision loss").locator("..")
        await expect(loss_text).to_contain_text(re.compile("No loss|bb"))
        await page.get_by_role("button", name="Change: Bob").press("Enter")
        await page.get_by_label("Range as text").fill("T9s, 98s, 65s")
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await page.get_by_role("button", name="Solve again").click()
        await expect(loss_text).to_contain_text(re.compile(r"\u2212([5-9]|\d\d)"))
        await expect(page.get_by_text("PokerStars")).to_have_count(0)
        await page.get_by_role("button", name="Your reviews").click()
        await expect(page.get_by_role("button", name="Open", exact=True)).to_have_count(2)
        assert await find_violations(page, ALL_AXE_TAGS) == []
        assert ann.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.landing
def test_review_page_fits_phone_in_czech(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        player = await BrowserPlayer.open(opened_browser, "Jan", base_url, PHONE, locale="cs-CZ")
        page = player.page
        await page.goto(f"{base_url}/review")
        await page.get_by_role("heading", name="Vložit rozdání").wait_for()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        assert await find_english_texts(player) == []
        await paste_hand(player, "cs")
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await page.get_by_text("Strategie celého rangu").last.click()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        await take_screenshot(player, "review-phone")
        assert await find_english_texts(player) == []
        assert player.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_hands_of_a_table_are_reviewed_from_their_list(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        async with open_players_after_hands(opened_browser, base_url) as (ann, ben, link):
            page = ann.page
            await page.goto(f"{base_url}/review?table={link.rpartition('/')[2]}&hand=1")
            alert = page.get_by_role("alert").filter(has_text="in a hand")
            await alert.wait_for()  # the next hand has begun
            await close_table(ann, ben, link)
            await page.goto(f"{link}/hands")
            await page.get_by_role("link", name="Review: 1", exact=True).click()
            await page.get_by_role("heading", name="Club, hand 1").wait_for()
            await page.get_by_role("article").first.wait_for()
            await stop_flop_solution(page)
            review_url = page.url
            await ben.page.goto(review_url)
            await expect(ben.page.get_by_role("alert")).to_contain_text("has expired")
            await ben.page.goto(f"{base_url}/review")
            await ben.page.get_by_text("No reviews yet").wait_for()
            ben.errors.clear()  # the browser reports the refused request
            await page.goto(f"{link}/hands/1")
            await page.get_by_role("button", name="Review", exact=True).click()
            decisions = page.get_by_role("list", name="Decisions").get_by_role("button")
            await decisions.last.click()
            await expect(page.get_by_role("article")).to_be_visible()
            await page.goto(review_url)
            await page.get_by_role("article").first.wait_for()
            await stop_flop_solution(page)
            await page.goto(f"{link}/hands")
            await page.get_by_role("link", name="Review my session").click()
            await page.get_by_role("heading", name="Costliest decisions").wait_for()
            await expect(page.get_by_role("progressbar")).to_have_count(0)
            hand_rows = page.get_by_role("region", name="Hands").get_by_role("row")
            await expect(hand_rows.nth(2)).to_be_visible()  # a third hand may have begun
            assert await find_violations(page, ALL_AXE_TAGS) == []
            await hand_rows.last.get_by_role("button").click()
            await page.get_by_role("article").first.wait_for()

    run_in_room(tmp_path, run_scenario)
