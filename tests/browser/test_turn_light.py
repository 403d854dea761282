"""The turn signal on every page of the client: light, countdown, title and sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser_players import (
    DESKTOP,
    PHONE,
    ROOT,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)

TABLE_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n[clock]\nthink = 60\n'

COUNT_TURN_SOUNDS_SCRIPT = """() => {
    window.turnSounds = 0;
    const Made = AudioBufferSourceNode;
    window.AudioBufferSourceNode = class extends Made {
        constructor(context, options) {
            super(context, options);
            // No other sound is 0.85 s long (soundRecipes.ts).
            if (Math.abs(options.buffer.duration - 0.85) < 0.001) window.turnSounds += 1;
        }
    };
}"""

NAVIGATE_TO_SCRIPT = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""

SUBMIT_TURN_SCRIPT = """async (table) => {
    const me = await (await fetch('/api/me')).json();
    for (const what of ['check', 'fold', 'muck']) {
        const body = {cmd: crypto.randomUUID(), wish: {do: what}};
        const answer = await fetch(`/api/tables/${table}/wish`, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
        });
        if (answer.ok) return;
    }
}"""
"""Check or fold through the API, because these pages have no button for it."""


SCREEN_NAMES = ("tv", "overlay")


def list_client_routes(table: str) -> list[str]:
    """Return every client route that does not show the player's tables itself.

    Screens for many people, the TV view and the overlay of streams, show no player's turn.
    """
    router_source = (ROOT / "client/src/lib/router.svelte.ts").read_text()
    plain_routes = re.findall(r"^  '(/[^']*)': '", router_source, re.M)
    table_pages_match = re.search(r"TABLE_PAGES = new Set\(\[(.*)\]\)", router_source)
    event_pages_match = re.search(r"EVENT_PAGES.*= \{(.*)\}", router_source)
    assert table_pages_match
    assert event_pages_match
    paths = [
        f"/t/{table}/{page}"
        for page in re.findall(r"'([^']+)'", table_pages_match[1])
        if page not in SCREEN_NAMES
    ]
    paths += [f"/t/{table}/hands/1", f"/t/{table}/hands/1/verify"]
    paths += [path for path in plain_routes if path not in ("/tables", "/mock")]
    paths += [
        f"/event/none{page}"
        for page in ("", *[f"/{page}" for page in re.findall(r"(\w+):", event_pages_match[1])])
    ]
    paths += ["/s/none", "/live/none", "/no-such-page"]
    assert len(paths) > 25
    return paths


def is_sheet(path: str, table: str) -> bool:
    """Return True for a page of the table that opens beside it."""
    return path.startswith(f"/t/{table}/") and path.rpartition("/")[2] not in ("clock", "audit")


async def wait_for_turn_signal(page: Page, table: str) -> None:
    """Pass the turn on, and wait for the next signal on this page."""
    sounds_before = await page.evaluate("window.turnSounds")

    async def has_signalled() -> bool:
        return bool(await page.evaluate("window.turnSounds") > sounds_before)

    for _ in range(600):  # a hang guard: bots answer at once
        if await has_signalled():
            break
        await page.evaluate(SUBMIT_TURN_SCRIPT, table)
        await page.wait_for_timeout(100)
    assert await has_signalled(), f"no call on {page.url}"


@pytest.mark.landing
def test_turn_signal_on_every_page_leads_back_by_one_click(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP)
            page = ann.page
            table = await ann.create_table(
                toml=TABLE_TOML, name="Club", between=0.5, bots=1, bot_pace=0
            )
            await page.goto(f"{base_url}/t/{table}")
            await page.evaluate(COUNT_TURN_SOUNDS_SCRIPT)
            await page.get_by_role("button", name=re.compile("^Sit here")).first.click()
            await page.get_by_role("button", name=re.compile("^Buy in for")).click()
            await page.get_by_role("dialog").wait_for(state="detached")
            seats = page.get_by_role("list", name="Seats")
            table_list = page.get_by_role("complementary", name="My tables")
            table_link = table_list.get_by_role("link", name=re.compile("Club"))
            sheet = page.get_by_role("complementary", name="Table pages")
            for path in list_client_routes(table):
                await page.evaluate(NAVIGATE_TO_SCRIPT, path)
                if is_sheet(path, table):
                    await sheet.wait_for()
                    await wait_for_turn_signal(page, table)
                    await expect(page).to_have_title(re.compile("^Your turn"))
                    await sheet.get_by_role("button", name="Close", exact=True).click()
                    await sheet.wait_for(state="detached")
                    continue
                await seats.wait_for(state="detached")
                await wait_for_turn_signal(page, table)
                await expect(table_link, path).to_contain_text("Your turn")
                await expect(table_link.locator(".left"), path).to_have_text(re.compile(r"^\d+$"))
                assert (await page.title()).startswith("Your turn: Club"), path
                size = PHONE if len(path) % 2 else DESKTOP
                await page.set_viewport_size({"width": size["width"], "height": size["height"]})
                await table_link.click()
                await seats.wait_for(state="attached")
                await expect(table_list).to_have_count(0)
                # Navigating during the player's turn is no new signal.
                assert page.url == f"{base_url}/t/{table}"

            # A newly opened page asks the room for the player's tables.
            await page.goto(f"{base_url}/t/{table}/rules")
            await expect(table_link).to_be_visible()
            await page.evaluate(SUBMIT_TURN_SCRIPT, table)
            await expect(table_link).to_contain_text("Your turn")

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
