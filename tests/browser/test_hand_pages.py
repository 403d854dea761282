"""Hand, ledger and replay pages on phones, tablets and desktops."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.browser_players import (
    BrowserPlayer,
    chromium,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.browser.test_table_pages import SIX_CHAIRS_TOML, find_english_texts
from tests.thorough import sample_every

WINDOW_SIZES = (
    {"width": 360, "height": 740},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
)
SCREENSHOT_FOLDER = os.environ.get("RIVERBOAT_SHOTS", "")
"""Folder for screenshots; empty for none."""
OVERFLOW_PX_SCRIPT = (
    "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
)
FIND_SMALL_TEXTS_SCRIPT = """() => [...document.querySelectorAll('main *')].filter((each) =>
    [...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
    && each.checkVisibility() && !each.closest('.rb-table, svg')
    && parseFloat(getComputedStyle(each).fontSize) < 12.9).map((each) => each.textContent.trim())"""


FIND_OVERLAPPING_LINES_SCRIPT = """() => {
    const boxes = [...document.querySelectorAll('summary .name, summary .figure')].map((each) =>
        ({text: each.textContent, box: each.getBoundingClientRect()}));
    return boxes.flatMap((a, k) => boxes.slice(k + 1).filter((b) =>
        a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 &&
        a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1).map((b) => a.text + b.text));
}"""
"""Overlapping parts of the ledger's lines."""


CLOSE_TABLE_SCRIPT = """async (table) => {
    const me = await (await fetch('/api/me')).json();
    await fetch(`/api/tables/${table}/wish`, {
        method: 'POST', body: JSON.stringify({cmd: 'closes-it', wish: {do: 'close'}}),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
}"""


@asynccontextmanager
async def open_players_after_hands(
    opened_browser: Browser, base_url: str, hand_count: int = 2
) -> AsyncIterator[tuple[BrowserPlayer, BrowserPlayer, str]]:
    """Yield two players after some hands, and the URL of their table."""
    ann, ben = [await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")]
    table = await ann.create_table(toml=SIX_CHAIRS_TOML, name="Club", between=0.5)
    link = f"{base_url}/t/{table}"
    await ann.page.goto(link)
    await ann.sit(1)
    await ben.join_by_link(link)
    await ben.sit(2)
    await play_hands([ann, ben], hand_count, 90)
    yield ann, ben, link
    assert ann.errors == ben.errors == []


async def take_screenshot(player: BrowserPlayer, name: str) -> None:
    """Save a screenshot if a folder is named."""
    if SCREENSHOT_FOLDER:
        Path(SCREENSHOT_FOLDER).mkdir(parents=True, exist_ok=True)
        await player.page.screenshot(path=f"{SCREENSHOT_FOLDER}/{name}.png", full_page=True)


async def assert_page_fits(player: BrowserPlayer, name: str) -> None:
    """Assert that the page has no overflow and no text too small to read."""
    for size in WINDOW_SIZES:
        await player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        await player.page.wait_for_timeout(150)
        await take_screenshot(player, f"{name}-{size['width']}")
        assert await player.page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, f"{name} at {size}"
        assert await player.page.evaluate(FIND_SMALL_TEXTS_SCRIPT) == [], f"{name} at {size}"


def run_in_room(tmp_path: Path, scenario: Callable[[Browser, str], Awaitable[None]]) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            await scenario(opened_browser, base_url)

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_hand_list_search_and_layout(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        async with open_players_after_hands(opened_browser, base_url) as (ann, _, link):
            page = ann.page
            await page.goto(f"{link}/hands")
            oldest_item = page.get_by_role("listitem").filter(has=page.get_by_role("link")).last
            await oldest_item.wait_for()
            assert await oldest_item.get_by_role("img").count() >= 2
            await expect(oldest_item).to_contain_text(re.compile(r"[+\u2212]\d|0"))
            await assert_page_fits(ann, "hands")
            await page.get_by_label("Find a hand").fill("1")
            await expect(page.locator("ol.list li")).to_have_count(1)
            await page.get_by_label("Find a hand").fill("nobody-like-that")
            await page.get_by_text("No match").wait_for()
            await page.get_by_label("Find a hand").fill("")
            await page.get_by_role("button", name="With a showdown").click()
            await page.get_by_role("button", name="With a showdown", pressed=True).wait_for()
            async with page.expect_download() as download_info:
                await page.get_by_role("link", name="All formats (zip)").click()
            assert (await download_info.value).suggested_filename.endswith("-hands.zip")

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_ledger_shows_buy_ins_and_final_result(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        async with open_players_after_hands(opened_browser, base_url) as (ann, ben, link):
            page = ann.page
            await page.goto(f"{link}/ledger")
            ledger_line = page.locator("details", has_text="Ann").first
            for label in ("Buy-ins", "Cashed out", "Stack", "Net"):
                await expect(ledger_line.get_by_text(label, exact=True)).to_be_visible()
            await ledger_line.locator("summary").click()
            await expect(ledger_line.get_by_text("Buy-in", exact=True)).to_be_visible()
            await expect(ledger_line.get_by_text("before the first hand")).to_be_visible()
            await assert_page_fits(ann, "ledger")
            await page.set_viewport_size({"width": 360, "height": 740})
            await expect(ledger_line.get_by_text("Cashed out", exact=True)).to_be_visible()
            assert await page.evaluate(FIND_OVERLAPPING_LINES_SCRIPT) == []
            await page.emulate_media(media="print")
            await expect(page.get_by_role("banner")).to_be_hidden()
            await page.emulate_media(media="screen")
            await ben.page.get_by_role("list", name="Seats").wait_for(state="attached")
            await page.evaluate(CLOSE_TABLE_SCRIPT, link.rsplit("/", 1)[1])
            await ann.page.goto(link)
            for _ in range(6000):
                if await ben.page.get_by_role("heading", name="Result").count():
                    break
                await ben.act()
                await ann.act()
                await ann.page.wait_for_timeout(50)
            await ben.page.get_by_role("heading", name="Result").wait_for()
            await ben.page.get_by_role("heading", name="Settle up").wait_for()
            await expect(ben.page.get_by_text(re.compile(r"\d hands? · "))).to_be_visible()
            await assert_page_fits(ben, "result")

    run_in_room(tmp_path, run_scenario)


@pytest.mark.landing
@pytest.mark.parametrize("locale", sample_every(2, ["cs-CZ", "en-GB"]))
def test_hand_is_replayed_and_shared(tmp_path: Path, locale: str) -> None:
    is_czech = locale.startswith("cs")

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        async with open_players_after_hands(opened_browser, base_url, 1) as (ann, _, link):
            page = ann.page
            if is_czech:
                await page.evaluate("() => localStorage.setItem('rb.locale', 'cs')")
            await page.goto(f"{link}/hands/1")
            replay_section = page.locator("section.replay")
            status = replay_section.get_by_role("status")
            await expect(status).to_contain_text("1")
            await page.keyboard.press("ArrowRight")
            await expect(replay_section.locator(".controls .num")).to_have_text(re.compile("^2/"))
            await expect(replay_section.locator("li.seat.own .playing-card")).to_have_count(2)
            await page.keyboard.press("End")
            await expect(status).to_contain_text(re.compile("Ann|Ben|You |Berete|Dělíte"))
            await assert_page_fits(ann, f"hand-{locale}")
            if is_czech:
                assert await find_english_texts(ann) == []
            await page.keyboard.press("Home")
            await replay_section.locator(".controls .first").click()
            await expect(replay_section.locator(".controls .num")).to_have_text(
                re.compile("^[2-9]/")
            )
            await page.get_by_role("button", name="Sdílet" if is_czech else "Share").click()
            names_label = "Ukázat jména hráčů" if is_czech else "Show player names"
            await page.get_by_label(names_label).uncheck()
            link_field = page.get_by_label("Odkaz" if is_czech else "The link", exact=True)
            await expect(link_field).to_have_value(re.compile("/s/"))
            await wait_until_still(page)
            await take_screenshot(ann, f"share-{locale}")
            shared_path = re.sub(r"^https?://[^/]*", base_url, await link_field.input_value())
            eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, WINDOW_SIZES[0], locale)
            await eve.page.goto(shared_path)
            await eve.page.locator("section.replay").wait_for()
            await eve.page.keyboard.press("ArrowRight")
            await expect(eve.page.locator("li.seat.own .playing-card")).to_have_count(2)
            text = await eve.page.content()
            assert "Ann" not in text
            assert "Ben" not in text
            await assert_page_fits(eve, f"shared-{locale}")
            assert eve.errors == []

    run_in_room(tmp_path, run_scenario)
