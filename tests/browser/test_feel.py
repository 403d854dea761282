"""Pacing of a hand: all-in run-outs street by street, pots paid one by one, and award reasons."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.pages import DESKTOP, PHONE, Somebody, browser, chromium, run, server
from tests.limits import HANG

pytestmark = pytest.mark.long

WISH = """async ([table, wish]) => {
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch(`/api/tables/${table}/wish`, {
        method: 'POST',
        body: JSON.stringify({cmd: crypto.randomUUID(), wish}),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
    return [answer.status, await answer.json()];
}"""


COUNTS = """() => {
    window.counts = [];
    setInterval(() => {
        const lie = document.querySelectorAll('.board .playing-card').length;
        if (lie && window.counts.at(-1) !== lie) window.counts.push(lie);
    }, 40);
}"""

SETTINGS = """async ([table, changes]) => {
    const me = await (await fetch('/api/me')).json();
    await fetch(`/api/tables/${table}/settings`, {
        method: 'PATCH',
        body: JSON.stringify(changes),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
}"""


async def wishes(player: Somebody, table: str, wish: dict[str, Any]) -> None:
    """Submit a command as the page would, without its button."""
    status, said = await player.page.evaluate(WISH, [table, wish])
    assert status == 200, (player.name, wish, said)


async def tries(player: Somebody, table: str, *of: dict[str, Any]) -> bool:
    """Submit commands until one is accepted."""
    for wish in of:
        status, _ = await player.page.evaluate(WISH, [table, wish])
        if status == 200:
            return True
    return False


async def picture(player: Somebody, name: str) -> None:
    """Save a screenshot if a folder is named."""
    if folder := os.environ.get("RIVERBOAT_SHOTS"):
        await player.page.screenshot(path=Path(folder) / f"feel-{name}.png")


async def seated(
    opened: Any,
    base: str,
    sizes: list[dict[str, int]],
    toml: str,
    locale: str = "en-GB",
    **more: Any,
) -> tuple[list[Somebody], str]:
    """Seat players at a table where the host begins each hand."""
    names = ["Al", "Bořivoj", "Cyrano"]
    players = [
        await Somebody.comes(opened, names[k], base, size, locale, moves=True)
        for k, size in enumerate(sizes)
    ]
    table = await players[0].new_table(toml=toml, name="Club night", between=60, **more)
    await players[0].page.goto(f"{base}/t/{table}")
    for player in players[1:]:
        await player.page.goto(base)
        await player.page.evaluate(
            """name => fetch('/api/guest', {method: 'POST', body: JSON.stringify({name}),
                headers: {'Content-Type': 'application/json'}})""",
            player.name,
        )
        await player.page.goto(f"{base}/t/{table}")
    for chair, player in enumerate(players, 1):
        await wishes(player, table, {"do": "sit", "chair": chair, "chips": 100 * chair})
    return players, table


async def all_in(players: list[Somebody], table: str) -> None:
    """Put every player all-in."""
    for _ in range(3):
        for player in players:
            if await players[0].page.locator(".share").count():
                return
            await tries(player, table, {"do": "all-in"}, {"do": "call"})


def shares(page: Page) -> Any:
    return page.locator(".share")


def test_an_all_in_breathes_and_is_paid_pot_by_pot(tmp_path: Path) -> None:
    chromium()

    async def session(base: str) -> None:
        async with browser() as opened:
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            toml += "[buy_in]\nleast = 1\nmost = 400\n"
            players, table = await seated(opened, base, [DESKTOP, PHONE, DESKTOP], toml, pace=2.5)
            al = players[0].page
            await wishes(players[0], table, {"do": "begin"})
            await all_in(players, table)
            await picture(players[0], "all-in")
            await expect(shares(al)).to_have_count(3)
            await al.evaluate(COUNTS)
            await expect(al.locator(".board .playing-card")).to_have_count(3)
            await picture(players[0], "run-out")
            await picture(players[1], "run-out-phone")
            why = al.locator(".why")
            await why.first.wait_for()
            seen = await al.evaluate("window.counts")
            assert seen[-3:] == [3, 4, 5], "each street was seen by itself"
            await picture(players[0], "paying")
            await picture(players[1], "paying-phone")
            assert await al.locator(".lit").count() >= 5
            first = await why.first.inner_text()
            assert "wins" in first or "split" in first
            await asyncio.sleep(3.5)
            await picture(players[0], "paid")
            await picture(players[1], "paid-phone")
            assert await shares(al).count() == 0
            for player in players:
                assert [line for line in player.wrong if "409" not in line] == [], player.name

    with server(tmp_path / "room") as base:
        run(session(base))


def test_what_would_have_come_is_asked_for_and_lies_there_as_a_shadow(tmp_path: Path) -> None:
    chromium()

    async def session(base: str) -> None:
        async with browser() as opened:
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
            players, table = await seated(opened, base, [DESKTOP, PHONE], toml)
            host = players[0]
            await host.page.evaluate(SETTINGS, [table, {"rabbit": True}])
            await wishes(host, table, {"do": "begin"})
            for player in players:
                await tries(player, table, {"do": "fold"})
            await expect(host.page.locator(".why")).to_have_text(re.compile("wins 2$|wins 3$"))
            button = players[1].page.get_by_role("button", name="See what would have come")
            await button.click()
            for player in players:
                await expect(player.page.locator(".ghost")).to_have_count(5)
            await expect(button).to_have_count(0)
            await asyncio.sleep(0.6)
            await picture(host, "rabbit")
            await picture(players[1], "rabbit-phone")

    with server(tmp_path / "room") as base:
        run(session(base))


def test_the_dealer_is_asked_for_the_game_and_all_see_what_it_is(tmp_path: Path) -> None:
    chromium()

    async def session(base: str) -> None:
        async with browser() as opened:
            toml = 'preset = "online"\nchairs = 6\n'
            toml += 'game = "dealer\'s choice 2/4"\n'
            players, _table = await seated(opened, base, [DESKTOP, PHONE], toml, "cs-CZ")
            lists = [player.page.get_by_role("combobox") for player in players]
            async with asyncio.timeout(HANG):
                while not (asked := [k for k, each in enumerate(lists) if await each.count()]):
                    await asyncio.sleep(0.1)
            [dealer] = asked
            page = players[dealer].page
            await lists[dealer].select_option("limit badugi")
            await page.get_by_role("button", name="Rozdat limit badugi").click()
            await expect(lists[dealer]).to_have_count(0)
            for player in players:
                await expect(player.page.locator(".mix")).to_have_text(re.compile("^limit badugi"))
            await picture(players[dealer], "choice")

    with server(tmp_path / "room") as base:
        run(session(base))
