"""Full tables in browsers: nine players, each in a separate browser, at four kinds of poker."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.browser.axe import find_violations
from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    DESKTOP,
    FIND_BUTTON_SCRIPT,
    PASSIVE_LABELS,
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.browser.keyboard import is_reachable, tab_to
from tests.schedule import run_in
from tests.thorough import sample_every

GAMES = [
    ("no-limit hold'em 5/10", 6),
    ("pot-limit omaha 50/100", 4),
    ("limit seven-card stud 2/4 ante 1 bring-in 1", 4),
    ("limit 2-7 triple draw 2/4", 4),
]


def create_screenshot_folder(tmp_path: Path) -> Path:
    """Return the folder for screenshots, a permanent one if named."""
    folder_path = Path(os.environ.get("RIVERBOAT_SHOTS", str(tmp_path / "shots")))
    folder_path.mkdir(parents=True, exist_ok=True)
    return folder_path


@pytest.mark.slow
@run_in("long", "limit seven-card stud 2/4 ante 1 bring-in 1-4")
@pytest.mark.parametrize("game, count", sample_every(2, GAMES))
def test_players_in_separate_browsers_play_hands(game: str, count: int, tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            window_sizes = [
                PHONE if player_index % 3 == 2 else DESKTOP for player_index in range(count)
            ]
            players = [
                await BrowserPlayer.open(
                    opened_browser,
                    f"Player {player_index + 1}",
                    base_url,
                    window_sizes[player_index],
                )
                for player_index in range(count)
            ]
            host = players[0]
            toml = f'preset = "online"\ngame = "{game}"\nchairs = {max(count, 6)}\n'
            table = await host.create_table(toml=toml, name="Club night", between=0.5)
            link = f"{base_url}/t/{table}"
            await host.page.goto(link)
            await asyncio.gather(*[player.join_by_link(link) for player in players[1:]])
            for chair, player in enumerate(players, 1):
                await player.sit(chair)
            await play_hands(players, 1, 300)
            name = game.split()[1].strip("'") + str(count)
            for player, size in zip(players[:3], window_sizes, strict=False):
                device = "phone" if size is PHONE else "desktop"
                picture = create_screenshot_folder(tmp_path) / f"{name}-{device}.png"
                await player.page.screenshot(path=picture)
                assert picture.stat().st_size > 10_000
            for player in players:
                assert player.errors == [], player.name

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.landing
def test_new_player_sits_plays_tops_up_and_settles(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str, link: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            await ann.join_by_link(link)
            await ann.sit(6)
            await play_hands([ann], 1, 120, CAUTIOUS_LABELS)
            await sit_out_and_return(ann)
            await ann.page.goto(f"{link}/ledger")
            await ann.page.locator("details", has_text="Ann").first.wait_for()
            await ann.page.screenshot(
                path=create_screenshot_folder(tmp_path) / "ledger-desktop.png"
            )
            await ann.page.goto(f"{link}/hands")
            await ann.page.get_by_role("link", name=re.compile("2")).first.wait_for()
            assert ann.errors == []

    with run_server(tmp_path / "room", "--begin") as base_url:
        table = asyncio.run(wait_for_first_table(base_url))
        run_on_browser_loop(run_scenario(base_url, f"{base_url}/t/{table}"))


async def sit_out_and_return(ann: BrowserPlayer) -> None:
    """Sit out by the table menu, top up, and return by the button."""
    await ann.page.locator("summary[aria-label='Table menu']").click()
    await ann.page.get_by_role("button", name=re.compile("^Sit out")).first.click()
    return_button = ann.page.get_by_role("button", name=re.compile("^(I’m back|Post )")).first
    async with asyncio.timeout(60):
        while not await return_button.is_visible():
            await ann.act(CAUTIOUS_LABELS)
            await asyncio.sleep(0.1)
    await ann.page.locator("summary[aria-label='Table menu']").click()
    buy_chips_button = ann.page.get_by_role("button", name="Buy chips")
    if await buy_chips_button.count():  # a winner may already have the maximum stack
        await buy_chips_button.click()
        await ann.page.get_by_role("button", name=re.compile("^Buy [0-9]")).click()
        await buy_chips_button.wait_for(state="hidden")
    else:
        await ann.page.keyboard.press("Escape")
    await return_button.click()
    await return_button.wait_for(state="hidden")


async def wait_for_first_table(base_url: str) -> str:
    import json
    import urllib.request

    for _ in range(3000):
        with urllib.request.urlopen(f"{base_url}/api/tables") as response:
            tables = json.load(response)
        if tables:
            return str(tables[0]["id"])
        await asyncio.sleep(0.1)
    raise AssertionError("no table was opened")


async def play_hand_by_keyboard(page: Page, link: str) -> None:
    """Join and play a hand to its end by keyboard."""
    keyboard = page.keyboard
    await page.goto(link)
    await page.get_by_label("Your name").wait_for()
    await tab_to(page, "^Your name")
    await keyboard.type("Ann")
    await keyboard.press("Enter")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    await tab_to(page, "^Sit here: seat 6")
    await keyboard.press("Enter")
    await page.get_by_role("button", name=re.compile("^Buy in for")).wait_for()
    await tab_to(page, "^Buy in for")
    await keyboard.press("Enter")
    hand_number, deadline = 0, time.monotonic() + 120
    while time.monotonic() < deadline:
        if offered_label := await page.evaluate(FIND_BUTTON_SCRIPT, PASSIVE_LABELS):
            hand_number = hand_number or await read_hand_number(page)
            if offered_label in (r"^Check", r"^Call"):
                await keyboard.press("c")
            elif await is_reachable(page, offered_label):
                await keyboard.press("Enter")
            else:  # a question may be taken back while one is on the way to it
                assert await page.evaluate(FIND_BUTTON_SCRIPT, PASSIVE_LABELS) != offered_label, (
                    f"no way to {offered_label}"
                )
        elif hand_number and await read_hand_number(page) > hand_number:
            return
        await page.wait_for_timeout(100)
    raise AssertionError("no hand was played to its end by keyboard")


async def read_hand_number(page: Page) -> int:
    match = re.search(r"\bhand (\d+)", await page.inner_text("body"))
    return int(match[1]) if match else 0


@pytest.mark.landing
def test_pages_are_accessible(tmp_path: Path) -> None:
    """Play a hand by keyboard only; then check every page.

    axe finds no violation of WCAG 2.2 AA in light and dark, and at 200 % no page overflows.
    """
    chromium()

    async def run_scenario(base_url: str, link: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            await play_hand_by_keyboard(ann.page, link)
            table_suffixes = (
                "",
                "/ledger",
                "/hands",
                "/hands/1",
                "/hands/1/verify",
                "/rules",
                "/clock",
            )
            for path in table_suffixes:
                await check_page(ann, f"{link}{path}")
            room_paths = ("/", "/new", "/login", "/me", "/me/statistics", "/tables", "/nowhere")
            other_paths = ("/offline.html", "/events", "/events/new", "/floor", "/tools", "/live")
            for path in (*room_paths, *other_paths, "/rules/words"):
                await check_page(ann, f"{base_url}{path}")

    async def check_page(ann: BrowserPlayer, address: str) -> None:
        await ann.page.goto(address)
        await wait_until_still(ann.page)
        not_found_count = await ann.page.get_by_text("Page not found").count()
        assert not_found_count == address.endswith("/nowhere"), address
        for color_scheme in ("dark", "light"):
            await ann.page.emulate_media(color_scheme="dark" if color_scheme == "dark" else "light")
            assert await find_violations(ann.page) == [], f"{address}, {color_scheme}"
        # At 200 % a window of 1280 pixels has the space of 640.
        await ann.page.set_viewport_size({"width": 640, "height": 400})
        overflow_expression = (
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert await ann.page.evaluate(overflow_expression) <= 0, f"{address} at 200 %"
        await ann.page.set_viewport_size({"width": 1280, "height": 800})

    with run_server(tmp_path / "room", "--begin") as base_url:
        table = asyncio.run(wait_for_first_table(base_url))
        run_on_browser_loop(run_scenario(base_url, f"{base_url}/t/{table}"))
