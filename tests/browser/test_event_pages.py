"""Event pages in browsers: creation by form, entry by keyboard, hosting, and play."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import ALL_AXE_TAGS, WCAG_TAGS, find_violations
from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    DESKTOP,
    BrowserPlayer,
    chromium,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.browser.keyboard import tab_and_press, tab_and_type
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room

NARROW_WINDOW = {"width": 360, "height": 640}
THREE_PLAYER_RULES = {"seating": {"seats": 4, "redraw": []}, "starts": "host"}
"""Nine players are at three tables."""
PAID_RULES = {"price": {"prize": 10}}
CREATE_EVENT_SCRIPT = """async ([name, body]) => {
    const json = {'Content-Type': 'application/json'};
    const asked = await (await fetch('/api/me')).json();
    if (name && !asked.name) await fetch('/api/guest', {
        method: 'POST', body: JSON.stringify({name}), headers: json,
    });
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch('/api/events', {
        method: 'POST', body: JSON.stringify(body), headers: {...json, 'X-CSRF': me.csrf},
    });
    return (await answer.json()).id;
}"""


SUBMIT_ORDER_SCRIPT = """async ([event, order]) => {
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch(`/api/events/${event}/order`, {
        method: 'POST', body: JSON.stringify({cmd: crypto.randomUUID(), order}),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
    return answer.ok ? '' : (await answer.json()).why;
}"""
FETCH_TEXT_SCRIPT = "async (address) => (await fetch(address)).text()"


async def create_event(
    player: BrowserPlayer,
    entry_count: int,
    changed_rules: dict[str, Any] | None = None,
    **options: object,
) -> str:
    """Join and create an event that starts when full; return its URL."""
    level = {"type": "level", "small": 10, "big": 20, "minutes": 10}
    rules = {
        "name": "Club",
        "structure": {"stack": 1000, "parts": [level, {**level, "small": 20, "big": 40}]},
        "starts": "full",
        "entry": {"price": {"prize": 10}, "most": entry_count},
        "seating": {"seats": 6},
        "prizes": {"shares": [65, 35]},
        **(changed_rules or {}),
    }
    await player.page.goto(player.base_url)
    event = await player.page.evaluate(
        CREATE_EVENT_SCRIPT, [player.name, {"rules": rules, **options}]
    )
    return f"{player.base_url}/event/{event}"


async def create_by_keyboard(page: Page, base_url: str) -> str:
    """Create a sit-and-go by keyboard; return its URL."""
    await page.goto(f"{base_url}/events/new")
    await page.get_by_role("cell", name="0:00").wait_for()
    await tab_and_type(page, "^Buy-in", "10")
    await page.get_by_role("cell", name="39").wait_for()  # 65 % of six times 10
    await tab_and_press(page, "^Open registration$")
    await page.get_by_role("dialog").wait_for()
    await tab_and_type(page, "^Your name", "Ann")
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/event/**")
    return page.url.partition("?")[0]


async def cancel_event(page: Page) -> None:
    """Cancel an event by keyboard, which needs a reason."""
    await tab_and_press(page, "^Cancel tournament")
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name="Cancel tournament")).to_be_disabled()
    await tab_and_type(page, "^(Reason|Why)", "the pizza is here")
    await tab_and_press(page, "^Cancel tournament")


async def assert_accessible(page: Page, name: str, tags: tuple[str, ...] = WCAG_TAGS) -> None:
    """Assert that axe finds no violation in either theme, and that the page fits the window."""
    for theme in ("dark", "light"):
        await page.emulate_media(color_scheme=theme)
        await wait_until_still(page)
        assert await find_violations(page, tags) == [], (name, theme)
    assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, name


@pytest.mark.slow
def test_sit_and_go_is_created_filled_and_played(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            page = ann.page
            await page.goto(f"{base_url}/events/new")
            await page.get_by_role("textbox", name="Buy-in").fill("20")
            await page.get_by_role("cell", name="78").wait_for()  # 65 % of six times 20
            await page.get_by_role("button", name="Open registration").click()
            await page.get_by_role("textbox", name="Your name").fill("Ann")
            await page.get_by_role("button", name="Continue").click()
            await page.wait_for_url("**/event/**")
            await page.get_by_role("button", name="Register: 20").click()
            await page.get_by_role("button", name="Fill the last 5 entries with bots").click()
            await page.wait_for_url("**/t/**")  # the page follows its player to the table
            tournament_strip = page.get_by_role("complementary", name="Tournament")
            await expect(tournament_strip).to_contain_text(re.compile(r"\d(st|nd|rd|th) of 6"))
            await play_hands([ann], 1, 90, CAUTIOUS_LABELS)
            await tournament_strip.get_by_role("link").first.click()
            await page.get_by_role("button", name="Stop clock").click()
            await page.get_by_text("Clock stopped", exact=True).wait_for()
            await page.get_by_role("button", name="Resume").click()
            await page.get_by_role("button", name="Stop clock").wait_for()
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.landing
def test_event_is_managed_by_keyboard(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
        link = await create_by_keyboard(ann.page, base_url)
        ben = await BrowserPlayer.open(opened_browser, "Ben", base_url)
        await ben.page.goto(link)
        await ben.page.get_by_role("button", name="Register: 10").wait_for()
        await tab_and_press(ben.page, "^Register: 10")
        await ben.page.get_by_role("textbox", name="Your name").wait_for()
        await ben.page.keyboard.type("Ben")
        await ben.page.keyboard.press("Enter")
        await ben.page.get_by_text("You’re registered. Keep this page open").wait_for()
        await tab_and_press(ben.page, "^Unregister")
        await ben.page.get_by_role("dialog").wait_for()
        await tab_and_press(ben.page, "^Unregister$")
        await ben.page.get_by_role("button", name="Register: 10").wait_for()
        await cancel_event(ann.page)
        await ben.page.get_by_text("Reason: the pizza is here").wait_for()
        assert ann.errors == ben.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.long
def test_pages_follow_players_of_broken_table(tmp_path: Path) -> None:
    """Three tables of three: after one elimination eight players need two tables of four."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
        link = await create_event(ann, 9, THREE_PLAYER_RULES, bots=9, between=40, pace=0)
        event = link.rpartition("/")[2]
        players = [
            await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ben", "Cid")
        ]
        for player in players:
            await player.page.goto(link)
            await player.page.get_by_role("button", name="Register: 10").click()
            await player.page.get_by_role("textbox", name="Your name").fill(player.name)
            await player.page.keyboard.press("Enter")
            await player.page.get_by_text("You’re registered. Keep this page open").wait_for()

        async def submit_order(action: str, **fields: object) -> None:
            reason = await ann.page.evaluate(SUBMIT_ORDER_SCRIPT, [event, {"do": action, **fields}])
            assert reason == "", f"{action} {fields}: {reason}"

        async def fetch_standings() -> dict[str, Any]:
            return cast(
                dict[str, Any],
                json.loads(
                    await ann.page.evaluate(FETCH_TEXT_SCRIPT, f"/api/events/{event}/standings")
                ),
            )

        async def read_players_by_seat(table: int) -> dict[int, str]:
            rows = (await fetch_standings())["rows"]
            return {row["seat"]: row["player"] for row in rows if row["table"] == table}

        await ann.page.goto(link)
        await submit_order("start")
        event_log = await ann.page.evaluate(
            FETCH_TEXT_SCRIPT, f"/api/events/{event}/log?limit=1000"
        )
        breaking_table = json.loads(re.findall(r'"order": ?(\[[\d, ]+\])', event_log)[0])[0]
        # Standings are made once a second.
        while len(await read_players_by_seat(breaking_table)) < 3:
            await asyncio.sleep(0.2)
        for player in players:  # they keep their seats, and bots make room
            await submit_order("lock-seat", player=player.name)
            occupied_seats = await read_players_by_seat(breaking_table)
            if player.name not in occupied_seats.values():
                free_seat = next(seat for seat in range(1, 5) if seat not in occupied_seats)
                await submit_order("seat", player=player.name, table=breaking_table, seat=free_seat)
                while player.name not in (await read_players_by_seat(breaking_table)).values():
                    await asyncio.sleep(0.2)
        table_ids_by_number = {
            table["number"]: table["table"] for table in (await fetch_standings())["tables"]
        }
        for player in players:
            await player.page.wait_for_url(f"**/t/{table_ids_by_number[breaking_table]}")
            await player.page.get_by_role("complementary", name="Tournament").wait_for()
        eliminated_player = next(
            row["player"]
            for row in (await fetch_standings())["rows"]
            if row["table"] not in (0, breaking_table) and row["bot"]
        )
        await submit_order(
            "penalise", player=eliminated_player, kind="disqualification", why="a test", amount=1
        )
        for player in players:
            await player.page.wait_for_url(
                lambda url: "/t/" in url and table_ids_by_number[breaking_table] not in url
            )
        while len((standings_after := await fetch_standings())["tables"]) > 2:  # made once a second
            await asyncio.sleep(0.2)
        assert breaking_table not in [table["number"] for table in standings_after["tables"]]
        for player in players:
            own_row = next(row for row in standings_after["rows"] if row["player"] == player.name)
            assert player.page.url.endswith(f"/t/{table_ids_by_number[own_row['table']]}")
            tournament_strip = player.page.get_by_role("complementary", name="Tournament")
            await expect(tournament_strip).to_contain_text(f"table {own_row['table']}")
            await expect(player.page.get_by_text(player.name, exact=True).first).to_be_visible()
        assert ann.errors == players[0].errors == players[1].errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_event_pages_are_accessible(tmp_path: Path) -> None:
    """No axe violation and no overflow, in both languages and both themes."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        for name, locale, size in (("Ann", "en-GB", DESKTOP), ("Eva", "cs-CZ", NARROW_WINDOW)):
            player = await BrowserPlayer.open(
                opened_browser, name, base_url, size=size, locale=locale
            )
            link = await create_event(player, 12, bots=4)
            pages = (f"{base_url}/events", f"{base_url}/events/new", link, f"{link}/screen")
            for address in (*pages, f"{link}/print"):
                await check_page(player, address)
            ended_event_url = await create_ended_event(player)
            await check_page(player, ended_event_url, ALL_AXE_TAGS)
            await check_page(
                player, f"{ended_event_url}/print", ALL_AXE_TAGS
            )  # it begins with the paid places
            await expect(player.page.get_by_role("row", name="Bea")).to_be_visible()
            assert player.errors == []

    async def check_page(
        player: BrowserPlayer, address: str, tags: tuple[str, ...] = WCAG_TAGS
    ) -> None:
        await player.page.goto(address)
        await player.page.locator("main h1").wait_for()
        await wait_until_still(player.page)
        await assert_accessible(player.page, address, tags)

    async def create_ended_event(player: BrowserPlayer) -> str:
        link = await create_event(
            player, 0, {"tables": "felt", "starts": "host", "entry": PAID_RULES}
        )
        bust_order: dict[str, object] = {"do": "bust", "player": "Ada", "by": ["Bea"]}
        entry_orders = [{"do": "enter", "player": name} for name in ("Ada", "Bea")]
        for order in (*entry_orders, {"do": "start"}, bust_order):
            reason = await player.page.evaluate(
                SUBMIT_ORDER_SCRIPT, [link.rpartition("/")[2], order]
            )
            assert reason == "", f"{order}: {reason}"
        return link

    run_in_room(tmp_path, run_scenario)
