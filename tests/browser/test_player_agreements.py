"""Agreements between players in the browser: invitations and bomb pots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.browser_players import (
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)

FOUR_CHAIRS_TOML = (
    'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 4\nseven_deuce = 2\n'
)


@pytest.mark.slow
def test_host_invites_adds_bot_and_all_agree_on_bomb_pot(
    tmp_path: Path,
) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, PHONE)
            table = await ann.create_table(toml=FOUR_CHAIRS_TOML, name="Club", between=3)
            link = f"{base_url}/t/{table}"
            await ann.page.goto(link)
            await ann.sit(1)
            board_region = ann.page.get_by_role("region", name="Board and pots")
            await board_region.get_by_text("Waiting for players").wait_for()
            await board_region.get_by_role("button", name="Invite").click()
            await ann.page.get_by_role("heading", name="Invite").wait_for()
            await ann.page.keyboard.press("Escape")
            await ben.join_by_link(link)
            await ben.sit(3)
            await ann.page.get_by_text("Seat 3, Ben").wait_for(state="attached")

            await ben.page.get_by_label("Table menu").click()
            await ben.page.get_by_role("banner").get_by_role("link", name="House rules").click()
            rules_region = ben.page.get_by_role("region", name="Changes from the preset")
            await rules_region.get_by_text("7-2 game: chips from each player").wait_for()
            await ben.page.keyboard.press("Escape")

            await ann.page.get_by_label("Table menu").click()
            await ann.page.get_by_role("button", name="Propose a bomb pot").click()
            await ann.page.get_by_label("Ante per player").fill("many")
            await ann.page.get_by_role("button", name="Propose a bomb pot").click()
            await ann.page.get_by_role("alert").get_by_text("many").wait_for()
            await ann.page.get_by_label("Ante per player").fill("2bb")
            await ann.page.get_by_role("button", name="Propose 4 each").click()
            await ben.page.get_by_text("Bomb pot next, 4 each?").wait_for()
            await ben.page.get_by_role("button", name="Yes").click()
            await ann.page.get_by_text("Next hand: bomb pot, 4 each.").wait_for()
            bomb_pot_note = board_region.get_by_text("Bomb pot, ante 4")
            while not await bomb_pot_note.count():
                await ann.act()
                await ben.act()
                await ann.page.wait_for_timeout(100)
            # With a free seat no bot is asked to leave.
            second_table = await ann.create_table(toml=FOUR_CHAIRS_TOML, name="Club 2", between=60)
            await ann.page.goto(f"{base_url}/t/{second_table}")
            await ann.sit(1)
            await board_region.get_by_role("button", name="Add a bot").click()
            await ann.page.get_by_text(re.compile(r"Seat 2, .* \(bot\)")).wait_for(state="attached")
            await ben.page.goto(f"{base_url}/t/{second_table}")
            await ben.page.get_by_role("button", name="Sit here: seat 3").wait_for()
            take_seat_button = ben.page.get_by_role("button", name=re.compile("^Take this seat"))
            assert not await take_seat_button.count()
            # A named player keeps the name.
            assert (
                [console_line for console_line in ann.errors if "403" not in console_line]
                == ben.errors
                == []
            )

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.long
def test_newcomer_takes_seat_where_spectators_are_barred(
    tmp_path: Path,
) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, PHONE)
            toml = FOUR_CHAIRS_TOML + "[buy_in]\nleast = 40\nmost = 200\n"
            settings = {"about": "Fridays at eight", "spectators": False, "between": 60}
            link = f"{base_url}/t/{await ann.create_table(toml=toml, name='Club', **settings)}"
            # A newcomer reads the host's description and the rules before sitting down.
            await ben.page.goto(link)
            await ben.page.get_by_text("Fridays at eight").wait_for()
            rules_link = ben.page.get_by_role("link", name="House rules")
            assert await rules_link.get_attribute("href") == link.removeprefix(base_url) + "/rules"
            await ben.page.get_by_label("Your name").fill("Ben")
            await ben.page.get_by_role("button", name="Join table").click()
            chips_field = ben.page.get_by_label("Chips")
            for typed_chips, reason in (("many", "many"), ("", ""), ("500", "200"), ("1.5", "")):
                await chips_field.fill(typed_chips)
                await ben.page.get_by_role("button", name="Sit down").click()
                await ben.page.get_by_role("alert").get_by_text(reason).wait_for()
            await chips_field.fill("100")
            await ben.page.get_by_role("button", name="Sit down").click()
            await ben.page.get_by_text(re.compile("Ben.*you")).wait_for(state="attached")

            await ben.page.get_by_label("Table menu").click()
            await ben.page.get_by_role("button", name="Play on another device").click()
            device_link = await ben.page.get_by_role(
                "textbox", name="Link for the other device"
            ).input_value()
            await ann.context.clear_cookies()
            await ann.page.goto(device_link)
            await ann.page.get_by_role("button", name="Play on this device").click()
            await ben.page.get_by_text("Code used").wait_for()
            await ben.page.get_by_role("dialog").wait_for(state="detached")
            assert ben.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))
