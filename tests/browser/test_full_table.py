"""A full table in the browser: waiting list, bot seats, and moving to another device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from riverboat.words import Reader
from riverboat.words.refusals.accounts import LoginCodeInvalid
from tests.browser.browser_players import (
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)

TWO_CHAIRS_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 2\n'
THREE_CHAIRS_TOML = TWO_CHAIRS_TOML.replace("chairs = 2", "chairs = 3")
LEAVE_LABEL = re.compile("^Leave")


async def join_by_link(player: BrowserPlayer, link: str) -> None:
    """Open a link and enter a name."""
    await player.page.goto(link)
    await player.page.get_by_label("Your name").fill(player.name)
    await player.page.get_by_role("button", name="Join table").click()


async def leave_table(player: BrowserPlayer) -> None:
    await player.page.get_by_label("Table menu").click()
    await player.page.get_by_role("button", name="Leave the table").click()
    await player.page.get_by_role("dialog").get_by_role("button", name=LEAVE_LABEL).click()


@pytest.mark.landing
def test_waiting_player_is_offered_next_free_seat(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann, ben, cid = [
                await BrowserPlayer.open(opened_browser, name, base_url)
                for name in ("Ann", "Ben", "Cid")
            ]
            table = await ann.create_table(toml=TWO_CHAIRS_TOML, name="Club", between=60)
            link = f"{base_url}/t/{table}"
            await ann.page.goto(link)
            await ann.sit(1)
            await ben.join_by_link(link)
            await ben.sit(2)
            await cid.page.goto(link)
            await cid.page.get_by_text("All 2 seats are taken.").wait_for()
            await join_by_link(cid, link)
            await cid.page.get_by_role("heading", name="The table is full").wait_for()
            await cid.page.get_by_role("button", name="Join the waiting list").click()
            await cid.page.get_by_text("You’re next on the waiting list.").wait_for()
            await ann.page.get_by_text("1 waiting").wait_for()
            await ann.page.goto(f"{link}/host")
            await ann.page.get_by_role("button", name="Remove Cid from the list").wait_for()
            await ann.page.goto(base_url)
            await ann.page.get_by_text("1 waiting").wait_for()
            await leave_table(ben)
            # The page shows it outside the bar too.
            await cid.page.get_by_text("Seat 2 is open for you.").wait_for(state="attached")
            await cid.page.get_by_text(re.compile(r"Seat 2 is yours")).wait_for()
            reserved_seat = ben.page.get_by_role("img", name="Seat 2, reserved")
            await reserved_seat.wait_for()
            await cid.page.get_by_role("button", name="Take the seat").click()
            await cid.page.get_by_role("button", name=re.compile("^Buy in for")).click()
            await cid.page.get_by_text("Seat 2, Cid").wait_for(state="attached")
            # A player who left may join the waiting list.
            await ben.page.get_by_role("button", name="Join the waiting list").click()
            await ben.page.get_by_role("button", name="Leave the list").click()
            await ben.page.get_by_role("button", name="Join the waiting list").wait_for()
            assert ann.errors == ben.errors == cid.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_click_on_bot_seat_takes_it(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, PHONE)
            table = await ann.create_table(toml=THREE_CHAIRS_TOML, name="Club", bots=2, between=0.5)
            link = f"{base_url}/t/{table}"
            await ann.page.goto(link)
            await ann.sit(3)
            await join_by_link(ben, link)
            await ben.page.get_by_text("a bot will give you its seat").wait_for()
            await ben.page.get_by_role("heading", name="The table is full").wait_for()
            await ben.page.get_by_role("button", name="Just watch").click()
            bot_seats = ben.page.get_by_role(
                "button", name=re.compile(r"^Take this seat: .* \(bot\)")
            )
            await expect(bot_seats).to_have_count(2)
            await bot_seats.first.click()
            await ben.page.get_by_text("is a bot. It leaves after this hand").wait_for()
            await ben.page.get_by_role("button", name=re.compile("^Buy in for")).click()
            seat = ben.page.get_by_text(re.compile("Seat [12], Ben"))
            while not await seat.count():  # the hand is over soon: Ann gives up that chair
                await ann.act()
                await ben.page.wait_for_timeout(150)
            # A seated player leaves the waiting list, and is offered no bot's seat.
            await expect(ben.page.get_by_role("button", name="Leave the list")).to_have_count(0)
            await expect(ben.page.get_by_text("on the waiting list")).to_have_count(0)
            await expect(bot_seats).to_have_count(0)
            assert ann.errors == ben.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.long
def test_guest_continues_on_another_device(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            phone_player = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            table = await ann.create_table(toml=TWO_CHAIRS_TOML, name="Club")
            link = f"{base_url}/t/{table}"
            await ann.page.goto(link)
            await ann.sit(1)
            # A second device cannot join under the same name, and is shown what helps.
            await join_by_link(phone_player, link)
            await phone_player.page.get_by_text("Is this you on another device?").wait_for()
            await phone_player.page.get_by_role("link", name="I have a code").click()
            await phone_player.page.get_by_role("heading", name="Enter a code").wait_for()
            await phone_player.page.get_by_label("Code").fill("abcd 2345")
            await phone_player.page.get_by_role("button", name="Play on this device").click()
            await phone_player.page.get_by_text(Reader("en").say(LoginCodeInvalid())).wait_for()
            await ann.page.get_by_label("Table menu").click()
            await ann.page.get_by_role("button", name="Play on another device").click()
            device_link = await ann.page.get_by_role(
                "textbox", name="Link for the other device"
            ).input_value()
            assert re.fullmatch(
                rf"{re.escape(base_url)}/device\?to=/t/{table}#[A-Z2-9]{{4}}-[A-Z2-9]{{4}}",
                device_link,
            )
            await phone_player.page.goto("about:blank")
            await phone_player.page.goto(device_link)
            await phone_player.page.get_by_role("button", name="Play on this device").click()
            await phone_player.page.get_by_text("Seat 1, Ann").wait_for(state="attached")
            assert await phone_player.page.get_by_text(re.compile("Seat 1, Ann.*you")).count()
            assert phone_player.page.url == link
            await ann.page.keyboard.press("Escape")
            await ann.page.get_by_label("Table menu").click()
            await ann.page.get_by_role("button", name="Leave the table").wait_for()
            errors = [
                console_line
                for console_line in phone_player.errors
                if "409" not in console_line and "403" not in console_line
            ]
            assert ann.errors == errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_host_sends_guest_seat_link(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann, ben = [
                await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")
            ]
            link = f"{base_url}/t/{await ann.create_table(toml=TWO_CHAIRS_TOML, name='Club')}"
            await ann.page.goto(f"{link}/host")
            await ben.join_by_link(link)
            await ben.sit(2)
            await ben.context.close()
            row = ann.page.locator("details.player", has_text="Ben")
            await row.locator("summary").click()
            await row.get_by_role("button", name="Send a seat link").click()
            device_link = await row.get_by_role(
                "textbox", name="Link for the other device"
            ).input_value()
            second_player = await BrowserPlayer.open(opened_browser, "Ben", base_url)
            await second_player.page.goto(device_link)
            await second_player.page.get_by_role("button", name="Play on this device").click()
            await second_player.page.get_by_text(re.compile("Seat 2, Ben.*you")).wait_for(
                state="attached"
            )
            assert ann.errors == second_player.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
