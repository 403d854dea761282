"""Host actions in the browser during a game, and their effects on the players' pages."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.browser_players import (
    DESKTOP,
    PHONE,
    BrowserPlayer,
    make_admin,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.limits import HANG
from tests.schedule import run_in
from tests.thorough import sample_every

SCREENSHOT_FOLDER = os.environ.get("RIVERBOAT_SHOTS", "")
"""Folder for screenshots; empty for none."""


async def take_screenshot(player: BrowserPlayer, name: str) -> None:
    if SCREENSHOT_FOLDER:
        Path(SCREENSHOT_FOLDER).mkdir(parents=True, exist_ok=True)
        await player.page.screenshot(path=f"{SCREENSHOT_FOLDER}/{name}.png")


async def open_table_with(
    opened_browser: Browser,
    base_url: str,
    *names: str,
    size: dict[str, int] = DESKTOP,
    locale: str = "en-GB",
    **table_options: Any,
) -> tuple[str, list[BrowserPlayer]]:
    """Open a table with these players; the first of them is its host."""
    players = [
        await BrowserPlayer.open(opened_browser, name, base_url, size, locale) for name in names
    ]
    link = f"{base_url}/t/{await players[0].create_table(**table_options)}"
    await players[0].page.goto(link)
    await players[0].sit(1)
    for chair, player in enumerate(players[1:], 2):
        await player.join_by_link(link)
        await player.sit(chair)
    return link, players


async def wait_for_hand(player: BrowserPlayer) -> None:
    """Wait until a hand is in play."""
    banner = player.page.get_by_role("banner")
    await banner.get_by_text(re.compile(r"hand \d+")).wait_for()


def run_in_browser(scenario: Any, seconds: float = HANG) -> None:
    async def run_with_browser() -> None:
        async with open_browser() as opened_browser:
            await scenario(opened_browser)

    run_on_browser_loop(run_with_browser(), seconds)


@pytest.mark.slow
def test_host_pauses_and_withdraws_deferred_commands(
    tmp_path: Path,
) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            _, [ann, ben] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", between=0.5
            )
            await wait_for_hand(ann)
            await ann.page.get_by_role("button", name="Pause after this hand").click()
            withdraw_button = ann.page.get_by_role("button", name="Pausing after this hand")
            await withdraw_button.wait_for()
            await ann.page.wait_for_timeout(600)  # an immediate second press is ignored
            await withdraw_button.click()
            await ann.page.get_by_role("button", name="Pause after this hand").wait_for()
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.wait_for()
            game_field = panel.get_by_label("Next game and stakes")
            await game_field.fill("no-limit hold'em 5/10")
            await panel.get_by_role("button", name="Change", exact=True).click()
            for player in (ann, ben):
                deferred_region = player.page.get_by_role("region", name="After this hand:")
                await deferred_region.get_by_text("no-limit hold'em 5/10").wait_for()
            await take_screenshot(ann, "panel-wide")
            table_box = await ann.page.locator(".rb-table").bounding_box()
            assert table_box is not None
            assert table_box["y"] + table_box["height"] <= DESKTOP["height"] + 1, (
                "all of the table is seen"
            )
            await take_screenshot(ben, "pending-player")
            assert await ben.page.get_by_role("button", name="Cancel:").count() == 0
            await ann.page.get_by_role("button", name="Cancel:").click()
            await ben.page.get_by_role("region", name="After this hand:").wait_for(state="detached")
            await game_field.fill("no-limit hold'em 5/10")
            await panel.get_by_role("button", name="Change", exact=True).click()
            await play_hands([ann, ben], await ann.read_hand_number(), HANG)
            await ben.page.get_by_role("banner").get_by_text("no-limit hold'em 5/10").wait_for()
            await ann.page.keyboard.press("Escape")
            await ann.page.get_by_role("button", name="Host", exact=True).focus()
            assert ann.errors == ben.errors == []

        run_in_browser(run_scenario)


@pytest.mark.slow
def test_seat_click_opens_player_menu(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            _, [ann, ben, cid] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", "Cid", between=60
            )
            await ben.page.get_by_role("button", name="Options for Ann").click()
            menu = ben.page.get_by_role("dialog", name="Ann")
            await menu.get_by_text("Buy-ins").wait_for()
            await menu.get_by_role("button", name="Mute chat").click()
            await menu.get_by_role("button", name="Unmute chat").wait_for()
            assert await menu.get_by_role("button", name="Remove").count() == 0
            await take_screenshot(ben, "seat-menu-player")
            await ben.page.keyboard.press("Escape")
            await menu.wait_for(state="detached")
            seat = ann.page.get_by_role("button", name="Options for Ben")
            await seat.focus()
            await ann.page.keyboard.press("Enter")
            menu = ann.page.get_by_role("dialog", name="Ben")
            await menu.get_by_label("New seat").select_option("5")
            await take_screenshot(ann, "seat-menu-host")
            await menu.get_by_role("button", name="Move", exact=True).click()
            await ben.page.get_by_text("Ann moved you to seat 5.").wait_for()
            await take_screenshot(ben, "told-moved")
            await ben.page.reload()
            await ben.page.get_by_text("Ann moved you to seat 5.").wait_for()
            await ben.page.get_by_role("button", name="Got it").click()
            await ben.page.get_by_text("Ann moved you").wait_for(state="detached")
            assert ann.errors == ben.errors == cid.errors == []

        run_in_browser(run_scenario)


KITTY_TOML = """
game = "no-limit hold'em 1/2"
[buy_in]
small = 10
[button]
replacement = "either"
"""


@pytest.mark.long
def test_host_seats_spectator_and_player_takes_chips(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            link, [ann, ben] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", toml=KITTY_TOML, between=60
            )
            cid = await BrowserPlayer.open(opened_browser, "Cid", base_url, DESKTOP, "en-GB")
            await cid.join_by_link(link)
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.get_by_text("Seat a player").click()
            await panel.get_by_label("Spectator or waiting player").fill("Cid")
            form = panel.locator("form", has=ann.page.get_by_label("Seat as"))
            await form.locator("select").first.select_option("5")
            await form.get_by_role("textbox", name="Chips").fill("25")
            await form.get_by_label("Seat as").select_option("transferred")
            await take_screenshot(ann, "seat-somebody")
            await form.get_by_role("button", name="Seat", exact=True).click()
            await cid.page.get_by_text("Ann gave you seat 5, with 25.").wait_for()
            await take_screenshot(cid, "told-seated")
            await cid.page.get_by_role("button", name="Got it").click()
            await cid.page.get_by_label("Table menu").click()
            await cid.page.get_by_role("button", name="Take chips off the table").click()
            take_chips_dialog = cid.page.get_by_role("dialog", name="Take chips off the table")
            await take_chips_dialog.get_by_role("textbox", name="Chips").fill("11")
            assert await take_chips_dialog.get_by_role("button", name="Take 11").is_disabled()
            await take_chips_dialog.get_by_role("textbox", name="Chips").fill("4")
            await take_screenshot(cid, "take-chips")
            await take_chips_dialog.get_by_role("button", name="Take 4").click()
            await take_chips_dialog.wait_for(state="detached")
            await cid.page.get_by_text("21", exact=True).first.wait_for()
            assert ann.errors == ben.errors == cid.errors == []

        run_in_browser(run_scenario)


@pytest.mark.long
def test_player_replaces_leaver(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            names = ("Ann", "Ben", "Cid")
            link, players = await open_table_with(
                opened_browser, base_url, *names, toml=KITTY_TOML, between=60
            )
            [ann, ben, cid] = players
            dee = await BrowserPlayer.open(opened_browser, "Dee", base_url, DESKTOP, "en-GB")
            await dee.join_by_link(link)
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.get_by_role("button", name="Deal next hand").click()
            await wait_for_hand(ann)
            deal_button = panel.get_by_role("button", name="Deal next hand")
            while not await deal_button.count():
                for player in players:
                    await player.act()
            await cid.page.get_by_label("Table menu").click()
            await cid.page.get_by_role("button", name="Leave the table").click()
            await cid.page.get_by_role("button", name="Leave", exact=True).click()
            await dee.page.get_by_role("button", name="Sit here: seat 3").click()
            await dee.page.get_by_label("Take over the last player’s seat and blinds").check()
            await take_screenshot(dee, "in-stead")
            await dee.page.get_by_role("button", name=re.compile("^Buy in for")).click()
            pattern = re.compile("Dee takes seat 3.*, taking over from the previous player")
            await ben.page.get_by_text(pattern).first.wait_for(state="attached")
            assert ann.errors == ben.errors == dee.errors == []

        run_in_browser(run_scenario)


@pytest.mark.slow
def test_banned_player_sees_reason_and_is_readmitted(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            link, [ann, ben] = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", between=60
            )
            await ann.page.get_by_role("button", name="Options for Ben").click()
            menu = ann.page.get_by_role("dialog", name="Ben")
            await menu.get_by_role("button", name="Remove …").click()
            await menu.get_by_label("Reason (in the log)").last.fill("shouting")
            await menu.get_by_label("Ban").select_option("hour")
            await take_screenshot(ann, "send-away")
            await menu.get_by_role("button", name="Remove", exact=True).click()
            await ben.page.get_by_role("heading", name="Removed from the table").wait_for()
            await ben.page.get_by_text("shouting").wait_for()
            await take_screenshot(ben, "sent-away")
            await ben.page.goto(link)
            await ben.page.get_by_role("heading", name="Removed from the table").wait_for()
            # The same browser joins under another name.
            await ben.page.goto(f"{base_url}/me")
            await ben.page.get_by_role("button", name="Log out").click()
            await ben.page.goto(link)
            await ben.page.get_by_label("Your name").fill("Bert")
            await ben.page.get_by_role("button", name="Join table").click()
            await ben.page.get_by_role("heading", name="Removed from the table").wait_for()
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.get_by_text("Banned").click()
            await take_screenshot(ann, "barred")
            await panel.get_by_role("button", name="Unban").click()
            await ann.page.get_by_text("Ben is no longer banned.").wait_for()
            await ben.page.goto(link)
            await ben.page.get_by_role("list", name="Seats").wait_for(state="attached")
            # After a kick without a ban the notice is read, and the player may return.
            await ben.page.get_by_role("button", name="Sit here: seat 2").click()
            await ben.page.get_by_role("button", name=re.compile("^Buy in for")).click()
            await ann.page.get_by_role("button", name="Options for Bert").click()
            menu = ann.page.get_by_role("dialog", name="Bert")
            await menu.get_by_role("button", name="Remove …").click()
            await menu.get_by_role("button", name="Remove", exact=True).click()
            await ben.page.get_by_role("button", name="Back to the table").click()
            await ben.page.get_by_role("list", name="Seats").wait_for(state="attached")

        run_in_browser(run_scenario)


@pytest.mark.landing
@pytest.mark.parametrize("size", sample_every(2, [PHONE, DESKTOP]))
def test_buy_in_requests_do_not_move_table(tmp_path: Path, size: dict[str, int]) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            players = [
                await BrowserPlayer.open(opened_browser, name, base_url, size)
                for name in ("Ann", "Ben")
            ]
            ann, ben = players
            link = f"{base_url}/t/{await ann.create_table(approval=True, between=60)}"
            await ann.page.goto(link)
            await ann.sit(1)
            stage = ann.page.locator(".rb-table")
            table_box_before = await stage.bounding_box()
            await ben.join_by_link(link)
            await ben.sit(2)
            request_region = ann.page.get_by_role("region", name="Chip requests")
            await request_region.get_by_role("button", name="1 chip request").click()
            assert await stage.bounding_box() == table_box_before, "nothing is pushed away"
            await take_screenshot(ann, f"tray-{size['width']}")
            await request_region.get_by_role("button", name="Decline").click()
            await ben.page.get_by_text("Ann declined your chip request").wait_for()
            await request_region.wait_for(state="detached")
            assert ann.errors == ben.errors == []

        run_in_browser(run_scenario)


@pytest.mark.long
def test_host_enters_amounts_in_table_currency(tmp_path: Path) -> None:
    euro_format = {"digits": 2, "sign": "€", "before": True}

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        table_settings: dict[str, Any] = {"game": "no-limit hold'em 50/100", "approval": True}
        players = [
            await BrowserPlayer.open(opened_browser, name, base_url)
            for name in ("Ann", "Ben", "Cid")
        ]
        ann, ben, cid = players
        table = await ann.create_table(money=euro_format, between=60, bots=1, **table_settings)
        for player in (ben, cid):
            await player.join_by_link(f"{base_url}/t/{table}")
        await ann.page.goto(f"{base_url}/t/{table}")
        await ben.sit(4)
        await cid.sit(5)
        request_region = ann.page.get_by_role("region", name="Chip requests")
        await request_region.get_by_role("button", name="2 chip requests").click()
        await request_region.get_by_role("button", name="Approve all").click()
        await request_region.wait_for(state="detached")
        await ann.page.get_by_role("button", name="Host", exact=True).click()
        panel = ann.page.get_by_role("complementary", name="Host")
        player_details = panel.locator("details").filter(has_text="Ben")
        await player_details.locator("summary").click()
        await player_details.get_by_label("Adjust stack").fill("-0.5")
        await player_details.get_by_label("Reason (in the log)").first.fill("a chip on the floor")
        await player_details.get_by_role("button", name="Adjust", exact=True).click()
        await ben.page.get_by_text("Ann took €0.50 from your stack").wait_for()
        await player_details.get_by_text("€99.50").wait_for()
        await panel.get_by_label("Next game and stakes").fill("plo 1/2")
        await panel.get_by_role("button", name="Change", exact=True).click()
        await ben.page.get_by_role("banner").get_by_text("pot-limit omaha €1/€2").wait_for()
        # The next change of rules begins with these.
        await panel.get_by_text("All rules (TOML)").click()
        await panel.get_by_role("textbox", name="All rules (TOML)").wait_for()
        rules_toml = await panel.get_by_role("textbox", name="All rules (TOML)").input_value()
        assert "pot-limit omaha 100/200" in rules_toml
        await take_screenshot(ann, "panel-money")
        assert ann.errors == ben.errors == cid.errors == []

    with run_server(tmp_path) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


@pytest.mark.long
def test_host_chooses_next_game(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann, ben = [
            await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")
        ]
        horse_table = await ben.create_table(game="horse 4/8", between=60)
        table = await ann.create_table(game="dealer's choice 4/8", between=60)
        await ben.page.goto(f"{base_url}/t/{horse_table}")
        await ben.page.get_by_role("button", name="Host", exact=True).click()
        panel = ben.page.get_by_role("complementary", name="Host")
        await panel.get_by_label("Next game and stakes").wait_for()
        assert await panel.get_by_role("group", name="Pick the next game").count() == 0
        await ann.page.goto(f"{base_url}/t/{table}")
        await ann.page.get_by_role("button", name="Host", exact=True).click()
        panel = ann.page.get_by_role("complementary", name="Host")
        game_group = panel.get_by_role("group", name="Pick the next game")
        await game_group.get_by_role("button", name="limit razz").click()
        await ann.page.get_by_text("Next: limit razz.").wait_for()
        await ann.page.get_by_role("banner").get_by_text("limit razz").wait_for()
        await take_screenshot(ann, "panel-choice")
        assert ann.errors == ben.errors == []

    with run_server(tmp_path) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


@pytest.mark.slow
@pytest.mark.parametrize("locale", sample_every(2, ["cs-CZ", "en-GB"]))
def test_host_tools_on_phone_leave_own_cards_visible(tmp_path: Path, locale: str) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE, locale)
            table = await ann.create_table(bots=3, between=0.5)
            await ann.page.goto(f"{base_url}/t/{table}")
            seat_label = "Sit here: seat 4" if locale == "en-GB" else "Sednout si: místo 4"
            await ann.page.get_by_role("button", name=re.compile(seat_label)).click()
            await ann.page.get_by_role("dialog").get_by_role("button").last.click()
            await ann.page.locator("li.seat.own .hand .one").first.wait_for()
            table_box = await ann.page.locator(".rb-table").bounding_box()
            await ann.page.get_by_role("button", name=re.compile("^(Host|Správa)")).click()
            panel = ann.page.get_by_role("complementary")
            await panel.wait_for()
            await ann.page.locator("li.seat.own .hand .one").first.wait_for()
            for width, height in ((360, 640), (390, 844)):
                await ann.page.set_viewport_size({"width": width, "height": height})
                await wait_until_still(ann.page)
                await take_screenshot(ann, f"panel-phone-{locale}-{width}")
                panel_box = await panel.bounding_box()
                cards_box = await ann.page.locator("li.seat.own .hand").bounding_box()
                assert panel_box is not None
                assert cards_box is not None
                assert panel_box["y"] + panel_box["height"] <= cards_box["y"] + 1, (
                    "one's own cards are seen"
                )
            assert await ann.page.locator(".rb-table").bounding_box() == table_box, "nothing moves"
            pot_text = panel.get_by_text(re.compile("^(Pot|Bank) "))
            await pot_text.wait_for()  # their header shows what the tools cover
            assert ann.errors == []

        run_in_browser(run_scenario)


@pytest.mark.slow
@pytest.mark.parametrize("size", sample_every(2, [DESKTOP, PHONE]))
def test_admin_broadcasts_message_and_bars_player(tmp_path: Path, size: dict[str, int]) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        _, [ann, ben] = await open_table_with(opened_browser, base_url, "Ann", "Ben", between=60)
        gus = await BrowserPlayer.open(opened_browser, "Gus", base_url, size)
        await gus.page.goto(f"{base_url}/login")
        await (
            gus.page.get_by_role("tab", name="New account")
            .or_(gus.page.get_by_text("New account", exact=True))
            .first.click()
        )
        await gus.page.get_by_label("Your name").fill("Gus")
        await gus.page.get_by_label("Password").fill("correct horse battery")
        await gus.page.get_by_role("button", name="Create account").click()
        await gus.page.get_by_role("heading", name="Tables", exact=True).wait_for()
        await make_admin(tmp_path / "data", "Gus")
        await gus.page.goto(f"{base_url}/admin")
        await gus.page.get_by_label("Message", exact=True).fill("The room closes at one.")
        await gus.page.get_by_role("button", name="Send").click()
        for player in (ann, ben):
            message_text = player.page.get_by_text("Room message from Gus: The room closes at one.")
            await message_text.first.wait_for()
        await gus.page.get_by_label("Search names").fill("be")
        person = gus.page.get_by_role("listitem").filter(has_text="Ben")
        await person.get_by_text("1 page open").wait_for()
        await person.get_by_role("button", name="Ban …").click()
        await person.get_by_label("Reason").fill("a swindle")
        await take_screenshot(gus, f"admin-{size['width']}")
        await person.get_by_role("button", name="Ban", exact=True).click()
        await gus.page.get_by_text("Ben banned.").wait_for()
        await (
            ann.page.get_by_role("button", name="Sit here: seat 2")
            .or_(ann.page.get_by_text("Waiting for players"))
            .first.wait_for()
        )
        scroll_width = await gus.page.evaluate("document.documentElement.scrollWidth")
        assert scroll_width <= size["width"], "nothing is beside the page"
        await ben.page.goto(f"{base_url}/admin")
        await ben.page.get_by_text("Only room administrators").wait_for()
        assert gus.errors == []

    with run_server(tmp_path / "data") as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


@pytest.mark.landing
@run_in("long", "desktop")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_host_takes_back_action_and_warns_with_reason(tmp_path: Path, size: dict[str, int]) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            _, players = await open_table_with(
                opened_browser, base_url, "Ann", "Ben", "Cid", size=size, between=0.5
            )
            ann, ben = players[:2]
            await wait_for_hand(ann)
            calling_players = await find_players_to_call(players)
            call_button = calling_players[0].page.get_by_role(
                "button", name=re.compile(r"^Call \d")
            )
            await call_button.click()
            await call_button.wait_for(state="detached")
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.wait_for()
            await panel.get_by_label("Reason (in the log)").first.fill("the mouse slipped")
            await take_screenshot(ann, f"floor-{size['width']}")
            await panel.get_by_role("button", name="Undo last action").click()
            await call_button.wait_for()
            player = panel.locator("details", has_text="Ben").first
            await player.locator("summary").click()
            await player.get_by_label("Reason for the ruling").fill("talks too much")
            await take_screenshot(ann, f"floor-player-{size['width']}")
            await player.get_by_role("button", name="Warn").click()
            await ann.page.get_by_text("Ben warned.").wait_for()
            if size is DESKTOP:
                undo_message = ben.page.get_by_text("Ann undoes the last action: the mouse slipped")
                await undo_message.first.wait_for()
                await take_screenshot(ben, "floor-log")

        run_in_browser(run_scenario)


@pytest.mark.long
def test_host_corrections_are_localised(
    tmp_path: Path,
) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP, "cs-CZ")
        ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, DESKTOP)
        table = await ann.create_table(between=6)
        link = f"{base_url}/t/{table}"
        await ann.page.goto(link)
        await ann.page.get_by_role("button", name="Sednout si: místo 1").click()
        await ann.page.get_by_role("button", name=re.compile("^Nakoupit za")).click()
        await ben.join_by_link(link)
        await ben.sit(2)
        await ben.page.get_by_role("banner").get_by_text(re.compile(r"hand \d+")).wait_for()
        await ann.page.get_by_role("button", name="Správa", exact=True).click()
        panel = ann.page.get_by_role("complementary", name="Správa")
        await panel.get_by_label("Důvod (bude v záznamu)").first.fill("dvě piková esa")
        await take_screenshot(ann, "floor-host-cs")
        await panel.get_by_role("button", name="Zrušit rozdání").click()
        await ann.page.get_by_text("Rozdání je zrušené.").wait_for()
        locator = ben.page.get_by_text(re.compile("dvě piková esa")).first
        await locator.wait_for()
        assert "Ann" in await locator.inner_text()
        await take_screenshot(ben, "floor-called-off-en")
        player = panel.locator("details", has_text="Ben").first
        await player.locator("summary").click()
        await player.get_by_label("Upravit stack").fill("-10")
        await player.get_by_label("Důvod (bude v záznamu)").first.fill("dvakrát rozměněno")
        await player.get_by_role("button", name="Upravit", exact=True).click()
        await ann.page.get_by_text("Ben má upravený stack.").wait_for()
        await ben.page.get_by_text(re.compile("Ann took 10 from your stack")).wait_for()
        await take_screenshot(ann, "floor-corrected-cs")
        audit_page = await (
            await ann.page.request.get(f"{base_url}/api/tables/{table}/audit")
        ).json()
        reasons = [line.get("args", {}).get("reason") for line in audit_page["lines"]]
        assert {"dvě piková esa", "dvakrát rozměněno"} <= {*reasons}
        assert ann.errors == ben.errors == []

    with run_server(tmp_path) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


async def find_players_to_call(players: Sequence[BrowserPlayer]) -> list[BrowserPlayer]:
    """Return the players who are offered a call, as soon as there is one."""
    call_pattern = re.compile(r"^Call \d")
    async with asyncio.timeout(HANG):
        while True:
            call_buttons = [
                (player, player.page.get_by_role("button", name=call_pattern)) for player in players
            ]
            if calling_players := [
                calling_player for calling_player, button in call_buttons if await button.count()
            ]:
                return calling_players
            await asyncio.sleep(0.05)


READ_HEADER_HEIGHT_SCRIPT = (
    """() => Math.round(document.querySelector('header .words').getBoundingClientRect().height)"""
)

IS_VISIBLE_IN_VIEWPORT_SCRIPT = """(open) => {
    const [it, all] = [open, open.closest('.in')].map((each) => each.getBoundingClientRect());
    const name = open.querySelector('summary').getBoundingClientRect();
    return name.top >= all.top - 1 && name.bottom <= all.bottom + 1
        && (it.bottom <= all.bottom + 1 || name.top - all.top < 2);
}"""
"""Check that the opened tool is visible, or starts at its name if it is taller than the panel."""


def test_phone_layout_is_stable_and_tools_open_in_view(tmp_path: Path) -> None:
    with run_server(tmp_path) as base_url:

        async def run_scenario(opened_browser: Browser) -> None:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, PHONE)
            game = "no-limit hold'em 50/100"
            link = f"{base_url}/t/{await ann.create_table(game=game, between=60)}"
            await ann.page.goto(link)
            await ann.sit(1)
            header_height_before = await ann.page.evaluate(READ_HEADER_HEIGHT_SCRIPT)
            await take_screenshot(ann, "head-before-a-hand")
            ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, PHONE)
            await ben.join_by_link(link)
            await ben.sit(2)
            await ann.page.get_by_role("button", name="Host", exact=True).click()
            panel = ann.page.get_by_role("complementary", name="Host")
            await panel.get_by_role("button", name="Deal next hand").click()
            await wait_for_hand(ann)
            await take_screenshot(ann, "head-in-a-hand")
            assert await ann.page.evaluate(READ_HEADER_HEIGHT_SCRIPT) == header_height_before
            player_tools = panel.locator("details.player").filter(has_text="Ben")
            # A click would scroll there first.
            await player_tools.evaluate("(it) => { it.open = true; }")
            await ann.page.wait_for_function(
                IS_VISIBLE_IN_VIEWPORT_SCRIPT, arg=await player_tools.element_handle()
            )
            await take_screenshot(ann, "players-tools")
            assert ann.errors == ben.errors == []

        run_in_browser(run_scenario)
