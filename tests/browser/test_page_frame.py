"""The frame around a table: connection state, names, the menu, several tables at once."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, WebSocketRoute, expect

from tests.browser.browser_players import (
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.limits import HANG

WIDE_WINDOW = {"width": 1440, "height": 900}
TABLE_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n[clock]\nthink = 60\n'


async def open_and_sit(player: BrowserPlayer, *names: str, bot_count: int = 1) -> list[str]:
    """Open tables and sit at each."""
    table_urls = []
    for name in names:
        table = await player.create_table(toml=TABLE_TOML, name=name, between=1, bots=bot_count)
        player.errors.clear()  # a second name for a named player is refused
        table_urls.append(f"{player.base_url}/t/{table}")
        await player.page.goto(table_urls[-1])
        await player.page.get_by_role("button", name=re.compile("^Sit here")).first.click()
        await player.page.get_by_role("button", name=re.compile("^Buy in for")).click()
        await player.page.get_by_role("dialog").wait_for(state="detached")
    return table_urls


# Connection -------------------------------------------------------------------------------------


@pytest.mark.landing
def test_dead_connection_is_shown(tmp_path: Path) -> None:
    """The notice comes after 4 s; client/tests/shell/socket.test.ts checks it with a fake clock."""
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            connection_lost = asyncio.Event()
            await block_socket(ann.page, connection_lost)
            table = await ann.create_table(toml=TABLE_TOML, name="Club")
            await ann.page.goto(f"{base_url}/t/{table}")
            await ann.page.get_by_role("button", name=re.compile(r"Connected: \d+ ms")).wait_for()
            connection_lost.set()
            await ann.page.get_by_text("The room isn’t answering.").wait_for()
            await ann.page.get_by_role("button", name="Disconnected from the room").wait_for()
            connection_lost.clear()
            await ann.page.get_by_role("button", name="Retry now").click()
            await ann.page.get_by_role("button", name=re.compile(r"Connected: \d+ ms")).wait_for()
            assert await ann.page.get_by_text("The room isn’t answering.").count() == 0

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


async def block_socket(page: Page, connection_lost: asyncio.Event) -> None:
    """Block all traffic on the socket while *connection_lost* is set, without closing it."""

    def connect(socket_route: WebSocketRoute) -> None:
        server = socket_route.connect_to_server()
        socket_route.on_message(
            lambda text: None if connection_lost.is_set() else server.send(text)
        )
        server.on_message(
            lambda text: None if connection_lost.is_set() else socket_route.send(text)
        )

    await page.route_web_socket(re.compile("/ws$"), connect)


# Input ------------------------------------------------------------------------------------------


@pytest.mark.landing
def test_invalid_buy_in_is_refused_at_its_field(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            table = await ann.create_table(toml=TABLE_TOML, name="Club")
            await ann.page.goto(f"{base_url}/t/{table}")
            await ann.page.get_by_role("button", name="Sit here: seat 3").click()
            dialog = ann.page.get_by_role("dialog")
            chips_field = dialog.get_by_role("textbox", name="Chips")
            for text, reason in (
                ("5", "Too low. Min 40."),
                ("many", "“many” isn’t an amount"),
                ("", "Enter an amount."),
            ):
                await chips_field.fill(text)
                await dialog.get_by_role("button", name="Buy in").click()
                await dialog.get_by_role("alert").get_by_text(reason).wait_for()
                assert await chips_field.input_value() == text
                assert await chips_field.get_attribute("aria-invalid") == "true"
            await chips_field.fill("100")
            assert await chips_field.get_attribute("aria-invalid") is None
            await dialog.get_by_role("button", name="Buy in for 100").click()
            await dialog.wait_for(state="detached")
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_lookalike_name_error_is_red_at_its_field(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            host = await BrowserPlayer.open(opened_browser, "HostH", base_url)
            table = await host.create_table(toml=TABLE_TOML, name="Club", private=False)
            eve = await BrowserPlayer.open(opened_browser, "H0stH", base_url, PHONE)
            await eve.page.goto(f"{base_url}/t/{table}")
            name = eve.page.get_by_label("Your name")
            await name.fill("H0stH")
            await eve.page.get_by_role("button", name="Join table").click()
            name_alert = eve.page.get_by_role("alert").get_by_text("looks like HostH")
            await name_alert.wait_for()
            assert await name.get_attribute("aria-invalid") == "true"
            red, green, blue = await name_alert.evaluate(
                "(each) => getComputedStyle(each).color.match(/[0-9.]+/g).slice(0, 3).map(Number)"
            )
            assert red > 2 * max(green, blue)
            await name.fill("D\u2019Artagnan")
            assert await name.get_attribute("aria-invalid") is None
            await eve.page.get_by_role("button", name="Join table").click()
            await eve.page.get_by_role("list", name="Seats").wait_for(state="attached")

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


# The menu and the settings ----------------------------------------------------------------------


@pytest.mark.landing
def test_menu_contains_all_entries_and_settings_persist(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            (link,) = await open_and_sit(ann, "Club")
            menu = ann.page.locator("summary")
            assert await menu.count() == 1
            await menu.click()
            for entry_label in ("Leave the table", "Settings", "Keyboard shortcuts", "Invite"):
                await expect(
                    ann.page.get_by_role("button", name=entry_label, exact=True)
                ).to_be_visible()
            await ann.page.get_by_role("button", name="Settings").click()
            await ann.page.get_by_role("tab", name="Sounds").click()
            await ann.page.get_by_label("Pots won").uncheck()
            await ann.page.keyboard.press("Escape")
            await ann.page.goto(link)
            await menu.click()
            await ann.page.get_by_role("button", name="Keyboard shortcuts").click()
            await ann.page.get_by_role("tab", name="Shortcuts", selected=True).wait_for()
            await ann.page.get_by_role("tab", name="Sounds").click()
            assert not await ann.page.get_by_label("Pots won").is_checked()
            assert await ann.page.get_by_role("checkbox", name="Chat").is_checked()
            await ann.page.keyboard.press("Escape")
            await menu.click()
            await ann.page.get_by_label("Language").select_option("Čeština")
            await ann.page.get_by_role("button", name="Odejít od stolu").wait_for()
            assert await ann.page.locator("html").get_attribute("lang") == "cs"
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


# Several tables ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_keys_act_on_selected_table_only(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, WIDE_WINDOW)
            await open_and_sit(ann, "First", "Second")
            await ann.page.goto(f"{base_url}/tables")
            first_table, second_table = (
                ann.page.get_by_role("region", name=name) for name in ("First", "Second")
            )
            for tile in (first_table, second_table):
                await tile.get_by_text("Your turn", exact=True).wait_for()
            assert (await ann.page.title()).startswith("Your turn: ")
            await second_table.locator("header p").click()
            first_buttons_before, second_buttons_before = (
                await read_bar_buttons(first_table),
                await read_bar_buttons(second_table),
            )
            await ann.page.wait_for_timeout(800)  # a button that has just appeared ignores clicks
            for _ in range(3):
                await ann.page.keyboard.press("c")
            async with asyncio.timeout(HANG):
                while await read_bar_buttons(second_table) == second_buttons_before:
                    await ann.page.wait_for_timeout(20)
            await ann.page.wait_for_timeout(500)
            assert await read_bar_buttons(first_table) == first_buttons_before
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


async def read_bar_buttons(tile: Locator) -> str:
    """Return the buttons of a table's action bar."""
    return str(await tile.locator("section.bar").inner_text())


@pytest.mark.slow
def test_waiting_table_is_one_click_away(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            first_url, _ = await open_and_sit(ann, "First", "Second")
            await ann.page.goto(first_url)
            waiting_link = ann.page.get_by_role("link", name=re.compile("Your turn at Second"))
            await waiting_link.wait_for()
            await waiting_link.click()
            await ann.page.get_by_role("heading", name="Second").wait_for()
            await ann.page.goto(f"{base_url}/tables")
            table_buttons = ann.page.get_by_role("navigation", name="My tables").get_by_role(
                "button"
            )
            await ann.page.get_by_role("region", name="First").wait_for()
            await table_buttons.filter(has_text="Second").click()
            await ann.page.get_by_role("region", name="Second").wait_for()
            assert await ann.page.locator("section.tile").count() == 1
            assert ann.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


def test_unknown_table_page_is_localised_with_way_back(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            eva = await BrowserPlayer.open(opened_browser, "Eva", base_url, PHONE, "cs-CZ")
            await eva.page.goto(f"{base_url}/t/zzzzzzzz")
            alert = eva.page.get_by_role("alert")
            await expect(alert).to_have_text("Stůl zzzzzzzz neexistuje")
            await eva.page.get_by_role("main").get_by_role("link", name="Stoly").click()
            await eva.page.get_by_role("heading", name="Stoly", level=1).wait_for()

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
