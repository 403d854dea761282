"""Pacing of a hand: all-in run-outs street by street, pots paid one by one, and award reasons."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser_players import (
    DESKTOP,
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.limits import HANG

pytestmark = pytest.mark.long

SUBMIT_COMMAND_SCRIPT = """async ([table, wish]) => {
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch(`/api/tables/${table}/wish`, {
        method: 'POST',
        body: JSON.stringify({cmd: crypto.randomUUID(), wish}),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
    return [answer.status, await answer.json()];
}"""


START_RECORDING_BOARD_SIZES_SCRIPT = """() => {
    window.counts = [];
    setInterval(() => {
        const lie = document.querySelectorAll('.board .playing-card').length;
        if (lie && window.counts.at(-1) !== lie) window.counts.push(lie);
    }, 40);
}"""

CHANGE_SETTINGS_SCRIPT = """async ([table, changes]) => {
    const me = await (await fetch('/api/me')).json();
    await fetch(`/api/tables/${table}/settings`, {
        method: 'PATCH',
        body: JSON.stringify(changes),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
}"""


async def submit_command(player: BrowserPlayer, table: str, command: dict[str, Any]) -> None:
    """Submit a command as the page would, without its button."""
    status, message = await player.page.evaluate(SUBMIT_COMMAND_SCRIPT, [table, command])
    assert status == 200, (player.name, command, message)


async def submit_first_accepted(
    player: BrowserPlayer, table: str, *commands: dict[str, Any]
) -> bool:
    """Submit commands until one is accepted."""
    for command in commands:
        status, _ = await player.page.evaluate(SUBMIT_COMMAND_SCRIPT, [table, command])
        if status == 200:
            return True
    return False


async def save_picture(player: BrowserPlayer, name: str) -> None:
    """Save a screenshot if a folder is named."""
    if folder := os.environ.get("RIVERBOAT_SHOTS"):
        await player.page.screenshot(path=Path(folder) / f"feel-{name}.png")


async def seat_players(
    opened_browser: Any,
    base_url: str,
    sizes: list[dict[str, int]],
    toml: str,
    locale: str = "en-GB",
    **table_options: Any,
) -> tuple[list[BrowserPlayer], str]:
    """Seat players at a table where the host begins each hand."""
    names = ["Al", "Bořivoj", "Cyrano"]
    players = [
        await BrowserPlayer.open(
            opened_browser, names[player_index], base_url, size, locale, has_animations=True
        )
        for player_index, size in enumerate(sizes)
    ]
    table = await players[0].create_table(toml=toml, name="Club night", between=60, **table_options)
    await players[0].page.goto(f"{base_url}/t/{table}")
    for player in players[1:]:
        await player.page.goto(base_url)
        await player.page.evaluate(
            """name => fetch('/api/guest', {method: 'POST', body: JSON.stringify({name}),
                headers: {'Content-Type': 'application/json'}})""",
            player.name,
        )
        await player.page.goto(f"{base_url}/t/{table}")
    for chair, player in enumerate(players, 1):
        await submit_command(player, table, {"do": "sit", "chair": chair, "chips": 100 * chair})
    return players, table


async def put_all_in(players: list[BrowserPlayer], table: str) -> None:
    """Put every player all-in."""
    for _ in range(3):
        for player in players:
            if await players[0].page.locator(".share").count():
                return
            await submit_first_accepted(player, table, {"do": "all-in"}, {"do": "call"})


def find_equity_labels(page: Page) -> Any:
    return page.locator(".share")


def test_all_in_run_out_and_payment_are_paced(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            toml += "[buy_in]\nleast = 1\nmost = 400\n"
            players, table = await seat_players(
                opened_browser, base_url, [DESKTOP, PHONE, DESKTOP], toml, pace=2.5
            )
            first_page = players[0].page
            await submit_command(players[0], table, {"do": "begin"})
            await put_all_in(players, table)
            await save_picture(players[0], "all-in")
            await expect(find_equity_labels(first_page)).to_have_count(3)
            await first_page.evaluate(START_RECORDING_BOARD_SIZES_SCRIPT)
            await expect(first_page.locator(".board .playing-card")).to_have_count(3)
            await save_picture(players[0], "run-out")
            await save_picture(players[1], "run-out-phone")
            win_reasons = first_page.locator(".why")
            await win_reasons.first.wait_for()
            board_card_counts = await first_page.evaluate("window.counts")
            assert board_card_counts[-3:] == [3, 4, 5], "each street was seen by itself"
            await save_picture(players[0], "paying")
            await save_picture(players[1], "paying-phone")
            assert await first_page.locator(".lit").count() >= 5
            first_text = await win_reasons.first.inner_text()
            assert "wins" in first_text or "split" in first_text
            await asyncio.sleep(3.5)
            await save_picture(players[0], "paid")
            await save_picture(players[1], "paid-phone")
            assert await find_equity_labels(first_page).count() == 0
            for player in players:
                assert [line for line in player.errors if "409" not in line] == [], player.name

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


def test_rabbit_cards_are_shown_as_shadow(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            players, table = await seat_players(opened_browser, base_url, [DESKTOP, PHONE], toml)
            host = players[0]
            await host.page.evaluate(CHANGE_SETTINGS_SCRIPT, [table, {"rabbit": True}])
            await submit_command(host, table, {"do": "begin"})
            for player in players:
                await submit_first_accepted(player, table, {"do": "fold"})
            await expect(host.page.locator(".why")).to_have_text(re.compile("wins 2$|wins 3$"))
            button = players[1].page.get_by_role("button", name="Rabbit hunt")
            await button.click()
            for player in players:
                await expect(player.page.locator(".ghost")).to_have_count(5)
            await expect(button).to_have_count(0)
            for player in players:
                await wait_until_still(player.page)
            await save_picture(host, "rabbit")
            await save_picture(players[1], "rabbit-phone")

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


def test_dealer_chooses_game_visible_to_all(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            toml = 'preset = "online"\nchairs = 6\n'
            toml += 'game = "dealer\'s choice 2/4"\n'
            players, _table = await seat_players(
                opened_browser, base_url, [DESKTOP, PHONE], toml, "cs-CZ"
            )
            game_lists = [player.page.get_by_role("combobox") for player in players]
            async with asyncio.timeout(HANG):
                while not (
                    choosing_players := [
                        player_index
                        for player_index, game_list in enumerate(game_lists)
                        if await game_list.count()
                    ]
                ):
                    await asyncio.sleep(0.1)
            [dealer_index] = choosing_players
            page = players[dealer_index].page
            await game_lists[dealer_index].select_option("limit badugi")
            await page.get_by_role("button", name="Rozdat: limit badugi").click()
            await expect(game_lists[dealer_index]).to_have_count(0)
            for player in players:
                await expect(player.page.locator(".mix")).to_have_text(re.compile("^Limit badugi"))
            await save_picture(players[dealer_index], "choice")

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
