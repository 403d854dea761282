"""An online event in browsers: a host, and players whose pages follow by themselves.

House bots fill the tables and play fast; levels are counted in hands.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    PASSIVE_LABELS,
    PHONE,
    BrowserPlayer,
    run_on_browser_loop,
    run_server,
)
from tests.browser.browser_players import open_browser as opened_browser
from tests.browser.test_event_pages import CREATE_EVENT_SCRIPT
from tests.thorough import thorough

pytestmark = pytest.mark.long

PRIZE_SHARES = (22, 17, 13, 11, 9, 8, 7, 5, 4, 4)
FAST_PACE = {"between": 0.2, "pace": 0.1, "bot_pace": 0.02, "decide": 20}


def make_event_rules() -> dict[str, Any]:
    """Return rules of a short event for 27: five tables of six, ten places paid."""
    blind_levels = [
        (10, 20),
        (20, 40),
        (50, 100),
        (100, 200),
        (200, 400),
        (500, 1000),
        (1000, 2000),
    ]
    parts: list[dict[str, Any]] = [
        {
            "type": "level",
            "small": small_blind,
            "big": big_blind,
            "hands": 12 if big_blind < 50 else 60,
        }
        for small_blind, big_blind in blind_levels
    ]
    parts.insert(2, {"type": "break", "minutes": 2})
    rebuy_rules = {"chips": 1500, "price": {"prize": 20}, "until_level": 2}
    return {
        "name": "Thursday",
        "structure": {"stack": 1500, "parts": parts},
        "entry": {"price": {"prize": 20, "fee": 2}, "late_until": 2, "rebuy": rebuy_rules},
        "seating": {"seats": 6},
        "prizes": {"shares": PRIZE_SHARES},
    }


class OnlineEvent:
    """An event in a room, its host, and players with open pages."""

    def __init__(self, host: BrowserPlayer, event: str) -> None:
        self.host, self.event = host, event
        self.link = f"{host.base_url}/event/{event}"
        self.players: list[BrowserPlayer] = []
        self._playing: asyncio.Task[None] | None = None

    async def fetch_standings(self) -> dict[str, Any]:
        """Return the standings, as every page requests them."""
        standings: dict[str, Any] = await self.host.page.evaluate(
            "async (id) => (await fetch(`/api/events/${id}/standings`)).json()", self.event
        )
        return standings

    async def fetch_standings_row(self, player: str) -> dict[str, Any]:
        """Return one player's row of the standings."""
        rows = (await self.fetch_standings())["rows"]
        return next((row for row in rows if row["player"] == player), {})

    async def wait_until(self, name: str, is_reached: Any, seconds: float = 120) -> dict[str, Any]:
        """Wait until the standings satisfy a condition."""
        async with asyncio.timeout(seconds):
            while not is_reached(standings := await self.fetch_standings()):
                await asyncio.sleep(0.4)
        assert standings, name
        return standings

    async def enter_by_link(self, player: BrowserPlayer) -> None:
        """Enter by a shared link, with a name only."""
        await player.page.goto(self.link)
        await player.page.get_by_role("button", name="Register: 20 + 2").click()
        await player.page.get_by_role("textbox", name="Your name").fill(player.name)
        await player.page.keyboard.press("Enter")
        self.players.append(player)

    async def play(self, labels_by_player: dict[str, Sequence[str]]) -> None:
        """Press a button for each player to act at their table, until stopped."""
        while True:
            for player in list(self.players):
                await player.act(labels_by_player.get(player.name, CAUTIOUS_LABELS))
            await asyncio.sleep(0.05)


async def press_and_confirm(page: Page, name: str) -> None:
    """Press a host button and confirm."""
    await page.get_by_role("button", name=name, exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


async def enter_count(page: Page, player: str, chips: int) -> None:
    """Enter a player's counted stack between two hands."""
    await page.get_by_role("combobox", name="Player", exact=True).first.select_option(player)
    form = page.get_by_role("form", name="Chip count")
    await form.get_by_role("textbox", name="Chip count").fill(str(chips))
    await form.get_by_role("textbox", name="Reason").fill("counted")
    await form.get_by_role("button", name="Set count").click()
    await page.get_by_role("dialog").get_by_role("button", name="Chip count").click()


@thorough
def test_27_player_event_from_link_to_deal(tmp_path: Path) -> None:
    """Late entry, rebuy, break, a move, the bubble and a deal, by a host and three players."""

    async def run_scenario(base_url: str) -> None:
        async with opened_browser() as chromium:
            await _run_event(chromium, base_url)

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url), seconds=600)


async def _run_event(opened_browser: Browser, base_url: str) -> None:
    hal = await BrowserPlayer.open(opened_browser, "Hal", base_url)
    await hal.page.goto(base_url)
    event_options = {"rules": make_event_rules(), "bots": 26, **FAST_PACE}
    online_event = OnlineEvent(
        hal, await hal.page.evaluate(CREATE_EVENT_SCRIPT, ["Hal", event_options])
    )
    await hal.page.goto(online_event.link)
    ben = await BrowserPlayer.open(opened_browser, "Ben", base_url)
    cid = await BrowserPlayer.open(opened_browser, "Cid", base_url, size=PHONE)
    for registered_player in (ben, cid):
        await online_event.enter_by_link(registered_player)
        await registered_player.page.get_by_text(
            "You’re registered. Keep this page open"
        ).wait_for()
    await press_and_confirm(hal.page, "Start now")
    for registered_player in (ben, cid):  # they are taken to their seats
        await registered_player.page.wait_for_url("**/t/**")
    labels_by_player: dict[str, Sequence[str]] = {"Ben": PASSIVE_LABELS}
    play_task = asyncio.create_task(online_event.play(labels_by_player))
    dan = await BrowserPlayer.open(opened_browser, "Dan", base_url)
    await online_event.enter_by_link(dan)  # late, in the first level
    await dan.page.wait_for_url("**/t/**")
    await _move_player(online_event, ben)
    await _rebuy(online_event, ben)
    labels_by_player["Ben"] = CAUTIOUS_LABELS
    await _take_break(online_event, ben)
    await _watch_bubble(online_event, ben)
    play_task.cancel()
    await _make_deal(online_event, ben)
    for player in (hal, ben, cid, dan):
        # A rejection by the event is an HTTP error, which the browser logs.
        errors = [line for line in player.errors if "409 (Conflict)" not in line]
        assert errors == [], player.name


async def _rebuy(online_event: OnlineEvent, ben: BrowserPlayer) -> None:
    """Let Ben bust, rebuy at the table, and play on."""
    page = online_event.host.page
    await page.get_by_text("Manage a player", exact=True).click()
    await page.get_by_role("button", name="Stop clock").click()
    await online_event.wait_until(
        "no hand",
        lambda latest_standings: (
            not any(table_row["playing"] for table_row in latest_standings["tables"])
        ),
    )
    await enter_count(page, "Ben", 5)
    await page.get_by_role("button", name="Resume").click()
    button = ben.page.get_by_role("button", name="Rebuy: 1,500 chips for 20")
    await button.wait_for()
    await button.click()
    await page.get_by_role("button", name="Stop clock").click()
    await online_event.wait_until(
        "no hand",
        lambda latest_standings: (
            not any(table_row["playing"] for table_row in latest_standings["tables"])
        ),
    )
    await enter_count(page, "Ben", 30_000)  # a player who folds now stays until the end
    await page.get_by_role("button", name="Resume").click()
    await online_event.wait_until(
        "chips",
        lambda latest_standings: any(
            row["player"] == "Ben" and row["rebuys"] for row in latest_standings["rows"]
        ),
    )


async def _take_break(online_event: OnlineEvent, ben: BrowserPlayer) -> None:
    """Show the break on every strip; the host ends it early."""
    await online_event.wait_until("break", lambda now: now["clock"]["resting"], 240)
    tournament_strip = ben.page.get_by_role("complementary", name="Tournament")
    await expect(tournament_strip).to_contain_text("Break")
    page = online_event.host.page
    for _ in range(2):
        await page.get_by_role("button", name=re.compile(r"^[^+]1 min$")).click()
    await online_event.wait_until("play", lambda now: not now["clock"]["resting"])


async def _move_player(online_event: OnlineEvent, ben: BrowserPlayer) -> None:
    """Move Ben by hand; his page follows by itself."""
    page, url_before = online_event.host.page, ben.page.url
    table, seat = 0, 0

    def has_room(standings: dict[str, Any]) -> bool:
        nonlocal table, seat
        own_table = next(row["table"] for row in standings["rows"] if row["player"] == "Ben")
        for other_table in standings["tables"]:
            taken_seats = {
                row["seat"] for row in standings["rows"] if row["table"] == other_table["number"]
            }
            if other_table["number"] != own_table and len(taken_seats) < other_table["seats"]:
                table = other_table["number"]
                seat = next(
                    seat for seat in range(1, other_table["seats"] + 1) if seat not in taken_seats
                )
        return table > 0

    await online_event.wait_until("a free seat", has_room, 240)  # a player has been eliminated
    await page.get_by_role("button", name="Stop clock").click()
    await online_event.wait_until(
        "no hand",
        lambda latest_standings: (
            not any(table_row["playing"] for table_row in latest_standings["tables"])
        ),
    )
    table = 0  # tables may have been balanced since
    await online_event.wait_until("a free seat", has_room)
    await page.get_by_text("Manual seating", exact=True).click()
    seating_details = page.locator("details", has_text="Manual seating")
    await seating_details.get_by_role("combobox", name="Table").select_option(str(table))
    await seating_details.get_by_role("spinbutton", name="Seat").fill(str(seat))
    await seating_details.get_by_role("combobox", name="Player").select_option("Ben")
    await press_and_confirm(page, "Move here")
    await page.get_by_role("button", name="Resume").click()
    await ben.page.wait_for_url(lambda url: "/t/" in url and url != url_before)
    await ben.page.get_by_role("complementary").get_by_text(f"table {table}").wait_for()


async def _watch_bubble(online_event: OnlineEvent, ben: BrowserPlayer) -> None:
    """Wait until the bubble bursts; check that tables showed hand for hand if the log has it."""
    hand_for_hand_label, has_warning = ben.page.get_by_text("Hand for hand", exact=True), False
    async with asyncio.timeout(300):
        while (await online_event.fetch_standings())["left"] > len(PRIZE_SHARES):
            has_warning = has_warning or await hand_for_hand_label.is_visible()
            await asyncio.sleep(0.2)
    event_log = await online_event.host.page.evaluate(
        "async (id) => (await fetch(`/api/events/${id}/log?limit=1000`)).text()", online_event.event
    )
    assert has_warning or "HandForHandBegan" not in event_log


async def _make_deal(online_event: OnlineEvent, ben: BrowserPlayer) -> None:
    """Propose an ICM deal: bots agree at once, and Ben on his own page."""
    page = online_event.host.page
    await page.get_by_role("button", name="Stop clock").click()
    async with asyncio.timeout(120):
        while any(
            table_row["playing"] for table_row in (await online_event.fetch_standings())["tables"]
        ):
            await ben.act(CAUTIOUS_LABELS)
            await asyncio.sleep(0.2)
    await page.get_by_text("Deal", exact=True).click()
    await page.get_by_role("button", name="Preview").click()
    await page.get_by_role("cell", name="Ben", exact=True).first.wait_for()
    await press_and_confirm(page, "Propose")
    for player in online_event.players:
        if (await online_event.fetch_standings_row(player.name))["status"] != "out":
            await player.page.goto(online_event.link)
            await player.page.get_by_role("button", name="Agree").click()
    standings = await online_event.wait_until(
        "paid", lambda standings: any(row["prize"] for row in standings["rows"][:1])
    )
    paid_total = sum(row["prize"] for row in standings["rows"])
    assert paid_total == 20 * sum(row["entries"] + row["rebuys"] for row in standings["rows"])
