"""Table layout: no element is covered, clipped or too small."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    DESKTOP,
    PHONE,
    BrowserPlayer,
    chromium,
    new_context,
    open_browser,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.browser.mock_tables import FELT_SELECTOR, serve_mock_page, show_state
from tests.browser.page_layout import (
    find_clipped_texts,
    find_covered_controls,
    find_hidden_cards,
    find_largest_number,
    find_overlaps,
    find_small_texts,
)
from tests.schedule import run_in
from tests.thorough import THOROUGH

WINDOW_SIZES = [(360, 740), (740, 360), (1280, 800)]
if THOROUGH:
    WINDOW_SIZES += [(640, 360), (844, 390), (390, 844), (768, 1024), (1440, 900), (2560, 1440)]
PLAYED_STATES = [
    "full",
    "fulltwice",
    "fullpots",
    "plo8",
    "stud8",
    "draw6",
    "horse",
    "sidepots",
    "omaha",
]
PAYOUT_STATES = ["showdown", "plo8shown", "winners", "twice"]
FINISHED_STATES = [*PAYOUT_STATES, "runout", "drawn", "empty", "alone", "paused", "spectator"]


@pytest.mark.slow
@run_in("long", "1280-800")
@pytest.mark.parametrize("width, height", WINDOW_SIZES)
def test_table_elements_do_not_overlap_at_any_size(width: int, height: int) -> None:
    """Ten players at 50/100, Omaha, eight of stud, six of triple draw, HORSE; pots and boards."""
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            context = await new_context(
                opened_browser,
                viewport={"width": width, "height": height},
                locale="en-GB",
                reduced_motion="reduce",
            )
            page = await context.new_page()
            for state in (*PLAYED_STATES, *FINISHED_STATES):
                await show_state(page, base_url, state)
                if state in PAYOUT_STATES:  # one pot after the other
                    await page.wait_for_timeout(3000)
                assert await find_overlaps(page, FELT_SELECTOR) == [], state
                assert await find_clipped_texts(page, FELT_SELECTOR) == [], state
                assert await find_small_texts(page, FELT_SELECTOR) == [], state
                assert await find_covered_controls(page, FELT_SELECTOR) == [], state
                assert await find_hidden_cards(page, FELT_SELECTOR) == [], state
                if state in PLAYED_STATES:
                    text, font_size, is_pot = await find_largest_number(page, FELT_SELECTOR)
                    assert is_pot, f"{state}: {text} is written in {font_size} px"

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
@run_in("long", "1440-900")
@pytest.mark.parametrize("width, height", [(360, 740), (1440, 900)])
def test_large_sorted_cards_fit_in_czech_dark_theme(width: int, height: int) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            context = await new_context(
                opened_browser,
                viewport={"width": width, "height": height},
                locale="cs-CZ",
                color_scheme="dark",
            )
            await context.add_init_script(
                """localStorage.setItem('rb.table', JSON.stringify({
                    largeCards: true, sorted: true, felt: 'blue', back: 'woven', motion: false,
                }))"""
            )
            page = await context.new_page()
            for state in ("full", "fulltwice", "plo8", "stud8", "draw6"):
                await show_state(page, base_url, state)
                assert await find_overlaps(page, FELT_SELECTOR) == [], state
                assert await find_clipped_texts(page, FELT_SELECTOR) == [], state
                assert await find_small_texts(page, FELT_SELECTOR) == [], state
            await show_state(page, base_url, "draw6")
            card_positions = await page.evaluate(
                """[...document.querySelectorAll('.own .one')].map(each =>
                    [each.getBoundingClientRect().left,
                     each.querySelector('.playing-card').ariaLabel])"""
            )
            ranks = [label.split()[0].rstrip(",") for _, label in sorted(card_positions)]
            assert ranks == ["král", "sedmička", "čtyřka", "trojka", "dvojka"]

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url))


COURT_CARDS_SCRIPT = """() => [
    ...document.querySelectorAll('.playing-card:has(.court)'),
].map((card) => {
    const box = (selector) => card.querySelector(selector).getBoundingClientRect();
    const [figure, rank, suit] = ['.court', '.rank', '.under'].map(box);
    const drawn = card.querySelector('.court use').getBBox();
    const edge = card.getBoundingClientRect();
    return drawn.width > 40 && figure.left > Math.max(rank.right, suit.right)
        && figure.right < edge.right && figure.top > edge.top && figure.bottom < edge.bottom;
})"""
"""Script that returns, for each court card, True if its figure is beside its index in the card."""


@pytest.mark.slow
@pytest.mark.parametrize("width, height", [(390, 844), (1440, 900)])
def test_court_figures_are_beside_the_index(width: int, height: int) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            context = await new_context(
                opened_browser, viewport={"width": width, "height": height}, reduced_motion="reduce"
            )
            page = await context.new_page()
            await show_state(page, base_url, "twice")
            await page.locator("#rb-court-K").wait_for(state="attached")
            await page.wait_for_function(f"() => ({COURT_CARDS_SCRIPT})().every(Boolean)")
            assert await page.locator(".boards .court").count() == 3

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url))


FIND_OVERLAPS_WITH_OWN_CARDS_SCRIPT = """() => {
    const menu = document.querySelector('.menu[role=dialog]').getBoundingClientRect();
    return [...document.querySelectorAll('.rb-table .bar button, .rb-table .own .cards > *')]
        .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < menu.right && box.right > menu.left && box.top < menu.bottom
                && box.bottom > menu.top;
        }).map((each) => each.className);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("width, height", [(360, 640), (844, 390), (1366, 768)])
def test_seat_menu_leaves_own_cards_and_buttons_free(width: int, height: int) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            size = {"width": width, "height": height}
            context = await new_context(opened_browser, viewport=size, reduced_motion="reduce")
            page = await context.new_page()
            await show_state(page, base_url, "hosted")
            for seat_button in await page.locator("button.pick").all():
                await seat_button.click()
                await page.locator(".menu[role=dialog]").wait_for()
                await wait_until_still(page)
                assert await page.evaluate(FIND_OVERLAPS_WITH_OWN_CARDS_SCRIPT) == []
                await page.keyboard.press("Escape")

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.landing
def test_theme_applies_to_all_pages_at_first_paint(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            toml = 'preset = "online"\ngame = "no-limit hold\'em 50/100"\nchairs = 10\n'
            table = await ann.create_table(toml=toml, name="Club")
            theme_script = "document.documentElement.dataset.theme"
            await ann.page.goto(base_url, wait_until="domcontentloaded")
            await ann.page.evaluate("localStorage.removeItem('rb.theme')")
            await ann.page.evaluate("dispatchEvent(new Event('rb-theme'))")
            assert await ann.page.evaluate(theme_script) == "dark", "without a choice"
            await ann.page.reload(wait_until="domcontentloaded")
            assert await ann.page.evaluate(theme_script) == "light", (
                "the device's, which was chosen"
            )
            await ann.page.emulate_media(color_scheme="dark")
            while await ann.page.evaluate(theme_script) != "dark":
                await ann.page.wait_for_timeout(20)
            await ann.page.emulate_media(color_scheme="light")
            # The room's own script sets the theme before the client runs.
            await ann.page.evaluate("localStorage.setItem('rb.theme', 'dark')")
            await ann.page.route("**/assets/*.js", lambda route: route.abort())
            await ann.page.goto(f"{base_url}/t/{table}", wait_until="domcontentloaded")
            assert await ann.page.evaluate(theme_script) == "dark"
            background_script = "getComputedStyle(document.body).backgroundColor"
            assert await ann.page.evaluate(background_script) == "rgb(15, 20, 19)"

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_full_running_table_is_readable(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            toml = 'preset = "online"\ngame = "no-limit hold\'em 50/100"\nchairs = 10\n'
            table = await ann.create_table(toml=toml, name="Club", between=0.5, bots=9)
            await ann.page.emulate_media(reduced_motion="reduce")
            for size in (DESKTOP, {"width": 360, "height": 740}):
                await ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
                await ann.page.goto(f"{base_url}/t/{table}")
                await ann.page.locator(".plate").first.wait_for()
                if size is DESKTOP:
                    await ann.sit(10)
                for _ in range(6):
                    await wait_until_still(ann.page)
                    for find_faults in (
                        find_overlaps,
                        find_clipped_texts,
                        find_small_texts,
                        find_covered_controls,
                    ):
                        assert await find_faults(ann.page, FELT_SELECTOR) == [], (
                            size,
                            find_faults.__name__,
                        )

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.long
def test_side_panel_keeps_its_state(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(
                opened_browser, "Ann", base_url, {"width": 1440, "height": 900}
            )
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            table = await ann.create_table(toml=toml, name="Club", bots=3, between=1)
            await ann.page.goto(f"{base_url}/t/{table}")
            await ann.sit(6)
            panel = ann.page.get_by_role("complementary", name="Log, chat and hands")
            log = panel.get_by_role("region", name="Log")
            await log.get_by_text(re.compile("posts? big blind 2")).first.wait_for()
            await log.locator("time").first.wait_for()
            assert await find_covered_controls(ann.page, FELT_SELECTOR) == []
            bounding_box, panel_box = (
                await ann.page.locator(FELT_SELECTOR).bounding_box(),
                await panel.bounding_box(),
            )
            assert bounding_box
            assert panel_box
            assert bounding_box["x"] + bounding_box["width"] <= panel_box["x"] + 0.5
            # A long log scrolls by itself: the table and its bar do not move.
            await ann.page.set_viewport_size({"width": 1440, "height": 560})
            while await log.evaluate("log => log.scrollHeight < innerHeight + 60"):
                await ann.act(CAUTIOUS_LABELS)
                await ann.page.wait_for_timeout(300)
            page = "document.documentElement"
            assert await ann.page.evaluate(f"{page}.scrollHeight - innerHeight") == 0
            await ann.page.set_viewport_size({"width": 1440, "height": 900})
            await panel.get_by_role("tab", name="Log").press("ArrowLeft")
            assert (
                await panel.get_by_role("tab", name="Hands").get_attribute("aria-selected")
                == "true"
            )
            await panel.get_by_role("button", name="Close").click()
            await ann.page.reload()
            await ann.page.locator(".plate").first.wait_for()
            assert await panel.count() == 0
            await ann.page.get_by_role("button", name="Log and hands").click()
            await ann.page.reload()
            await panel.get_by_role("tab", name="Log").wait_for()
            await ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            await panel.wait_for(state="detached")
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.long
def test_mentions_and_reactions_are_shown(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann, ben = [
                await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")
            ]
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            table = await ann.create_table(toml=toml, name="Club")
            await ann.page.goto(f"{base_url}/t/{table}")
            await ben.join_by_link(f"{base_url}/t/{table}")
            for chair, player in enumerate((ann, ben), 1):
                await player.page.get_by_role("button", name="Chat").click()
                assert await player.page.get_by_role("group", name="React").count() == 0
                await player.sit(chair)
            await ben.page.get_by_role("button", name="Nice hand").click()
            await ann.page.locator(".reaction").wait_for(state="attached")
            await ann.page.locator(".reaction").wait_for(state="detached")
            await ben.page.get_by_label("Write a message").fill("nice, @ann!")
            await ben.page.keyboard.press("Enter")
            mention = ann.page.locator(".chat .mentioned", has_text="nice, @ann!")
            await mention.wait_for()
            assert await mention.locator("b.me").inner_text() == "@ann"
            assert await ben.page.locator(".chat .mentioned").count() == 0
            # Reactions of muted players are hidden too.
            await mention.get_by_role("button", name="Mute Ben").click()
            await mention.wait_for(state="detached")
            await asyncio.sleep(1)
            await ben.page.get_by_role("button", name="Heart").click()
            await ben.page.locator(".reaction").wait_for()
            assert await ann.page.locator(".reaction").count() == 0
            assert ann.errors == ben.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
