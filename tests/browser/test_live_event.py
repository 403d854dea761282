"""An event at real tables, run from one phone, with a wall screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FilePayload, Page, expect

from tests.browser.browser_players import PHONE, BrowserPlayer
from tests.browser.test_event_pages import assert_accessible, create_event
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room

pytestmark = pytest.mark.long

WALL_SCREEN_SIZE = {"width": 1280, "height": 720}
PLAYER_NAMES = "Ada Bea Cyd Don Eli Fay Gus Hal Ida Jan Kim Leo Max Nan Oli Pia Quy Rob".split()


async def fetch_standings(page: Page, event: str) -> dict[str, Any]:
    """Return the standings of the event."""
    standings: dict[str, Any] = await page.evaluate(
        "async (id) => (await fetch(`/api/events/${id}/standings`)).json()", event
    )
    return standings


def list_table_players(standings: dict[str, Any], table: int) -> list[str]:
    """Return the players at a table, in seat order."""
    rows = [row for row in standings["rows"] if row["table"] == table and row["status"] != "out"]
    return [row["player"] for row in sorted(rows, key=lambda row: row["seat"])]


async def tap_player(page: Page, player: str) -> Any:
    """Tap a player's name at the tables and return the opened sheet."""
    tables_region = page.get_by_role("region", name="At the tables")
    await tables_region.get_by_role("button", name=re.compile(rf"\b{player}\b")).first.click()
    return page.get_by_role("dialog", name=player)


async def eliminate(page: Page, player: str, winner: str, rebuy_label: str | None = None) -> None:
    """Eliminate or rebuy a player, after tapping the player who won the chips."""
    sheet = await tap_player(page, player)
    await sheet.get_by_role("button", name=winner, exact=True).click()
    await sheet.get_by_role("button", name=f"{player} is out").click()
    await sheet.wait_for(state="detached")
    row = page.get_by_role("listitem").filter(has_text=f"{player} is out of chips")
    await row.get_by_role("button", name="Out" if rebuy_label is None else rebuy_label).click()
    await row.wait_for(state="detached")


def test_18_player_live_event_is_run_from_one_phone(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=PHONE)
        wall_screen = await BrowserPlayer.open(
            opened_browser, "Wall", base_url, size=WALL_SCREEN_SIZE
        )
        event = await create_live_event(ann, base_url)
        await wall_screen.page.goto(f"{base_url}/event/{event}/screen")
        await wall_screen.page.get_by_text("Waiting for players").wait_for()
        await enter_names_and_start(ann.page)
        timer = wall_screen.page.get_by_role("timer")
        await expect(timer).to_have_text(re.compile(r"^1[45]:\d\d$"))
        await play_eliminations(ann.page, event)
        await expect(wall_screen.page.get_by_text("17/18")).to_be_visible()
        await _break_table(ann.page, event)
        await expect(wall_screen.page.get_by_text("9/18")).to_be_visible()
        assert await ann.page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, "nothing is wider than the phone"
        assert _list_unexpected_errors(ann) == wall_screen.errors == []

    run_in_room(tmp_path, run_scenario)


async def create_live_event(ann: BrowserPlayer, base_url: str) -> str:
    page = ann.page
    await page.goto(f"{base_url}/events/new")
    await page.get_by_text("Live tournament").click()
    await page.get_by_role("textbox", name="Buy-in").fill("10")
    await page.get_by_role("checkbox", name=re.compile("^Rebuys")).check()
    await page.get_by_role("cell", name="50 / 100").first.wait_for()
    button = page.get_by_role("button", name="Open registration")
    await expect(button).to_be_enabled()
    await button.click()
    await page.get_by_role("textbox", name="Your name").fill("Ann")
    await page.get_by_role("button", name="Continue").click()
    await page.wait_for_url("**/event/**")
    return page.url.split("/event/")[1].split("?")[0]


async def import_names(page: Page, names: Sequence[str]) -> None:
    """Choose a file without names, and then one with results of another tournament."""
    file_input = page.locator("form input[type=file]")
    for name, text in (
        ("chips.csv", "place,chips\n1,500\n"),
        (
            "results.csv",
            "".join([f"{row}\n" for row in ("place,player", *_format_csv_rows(names))]),
        ),
    ):
        file: FilePayload = {"name": name, "mimeType": "text/csv", "buffer": text.encode()}
        await file_input.set_input_files(file)
        alert = page.get_by_role("alert").filter(has_text="No names in chips.csv")
        await expect(alert).to_have_count(int(name == "chips.csv"))
    names_field = page.get_by_role("textbox", name="Register players")
    await expect(names_field).to_have_value("\n".join(names))


def _format_csv_rows(names: Sequence[str]) -> list[str]:
    return [f"{place},{name}" for place, name in enumerate(names, 1)]


async def enter_names_and_start(
    page: Page, names: Sequence[str] = PLAYER_NAMES, *, from_file: bool = False
) -> None:
    """Type the names, or read them from a file, and start; all go to their drawn seats."""
    if from_file:
        await import_names(page, names)
    else:
        await page.get_by_role("textbox", name="Register players").fill("\n".join(names))
    await page.get_by_role("button", name=f"Register {len(names)}").click()
    start_button = page.get_by_role("button", name="Start now")
    await expect(page.get_by_role("cell", name=names[-1])).to_be_visible()
    await start_button.click()
    await page.get_by_role("dialog").get_by_role("button", name="Start now").click()
    await page.get_by_text(f"{len(names)} players on the way to new seats").wait_for()
    await page.get_by_role("button", name="All seated").click()
    await page.get_by_text("on the way to").wait_for(state="detached")


async def play_eliminations(page: Page, event: str) -> None:
    """Eliminate two players, rebuy one, count one, and undo an elimination."""
    standings = await fetch_standings(page, event)
    first_table_players, second_table_players = (
        list_table_players(standings, 1),
        list_table_players(standings, 2),
    )
    assert len(first_table_players) == len(second_table_players) == 9
    await eliminate(page, first_table_players[0], first_table_players[1])
    await eliminate(page, second_table_players[0], second_table_players[1])
    await expect(page.get_by_text("16 / 18")).to_be_visible()
    sheet = await tap_player(page, first_table_players[0])  # another player was eliminated
    await sheet.get_by_role("button", name="Undo bust-out").click()
    await sheet.wait_for(state="detached")
    await expect(page.get_by_text("17 / 18")).to_be_visible()
    await eliminate(
        page, first_table_players[2], first_table_players[3], "Rebuy: 10,000 chips for 10"
    )
    sheet = await tap_player(page, first_table_players[3])
    await sheet.get_by_role("textbox", name="Chip count").fill("19,500")
    await sheet.get_by_role("button", name="Record").click()
    await page.get_by_role("button", name="Confirm count").click()  # 500 chips are missing
    await sheet.wait_for(state="detached")
    seat_buttons = page.get_by_role("region", name="At the tables").get_by_role("button")
    await expect(
        seat_buttons.filter(has_text=first_table_players[3]).filter(has_text="19,500")
    ).to_be_visible()


async def _break_table(page: Page, event: str) -> None:
    """Eliminate players down to nine: a table breaks, and moved players confirm their arrival."""
    for _ in range(8):
        standings = await fetch_standings(page, event)
        fuller_table = max((1, 2), key=lambda table: len(list_table_players(standings, table)))
        table_players = list_table_players(standings, fuller_table)
        await eliminate(page, table_players[0], table_players[1])
        await _confirm_arrivals(page)
        expected_player_count = standings["left"] - 1
        await expect(page.get_by_text(f"{expected_player_count} / 18")).to_be_visible()
    await expect(page.get_by_role("list", name="table 1")).to_be_visible()


async def _confirm_arrivals(page: Page) -> None:
    await page.wait_for_timeout(1500)
    seated_buttons = page.get_by_role("button", name="Seated", exact=True)
    all_seated_button = page.get_by_role("button", name="All seated")
    while await seated_buttons.count():
        await (
            all_seated_button if await all_seated_button.count() else seated_buttons
        ).first.click()
        await page.wait_for_timeout(700)


def test_every_host_order_is_on_the_page(tmp_path: Path) -> None:
    """Clock, future levels, penalty, seats, end of day and a deal, as the page offers them."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
        levels = [
            {"type": "level", "small": 50 * level, "big": 100 * level, "minutes": 20}
            for level in (1, 2)
        ]
        rules = {
            "name": "Club",
            "tables": "felt",
            "structure": {"stack": 5000, "parts": levels},
            "entry": {"price": {"prize": 100}},
            "seating": {"seats": 6},
            "prizes": {"shares": [60, 40]},
        }
        link = await create_event(ann, 0, rules=rules)
        await ann.page.goto(link)
        await enter_names_and_start(ann.page, PLAYER_NAMES[:4], from_file=True)
        await _change_clock_and_levels(ann.page)
        await _give_penalty_and_move(ann.page, link.split("/")[-1])
        await _end_day_and_deal(ann.page)
        await assert_accessible(ann.page, "a host's panel, unfolded")
        await tap_player(ann.page, "Ada")
        await assert_accessible(ann.page, "a player at a real table")
        assert len(ann.errors) == 2, (
            "unreadable levels and a wrong count were refused, and nothing else"
        )

    run_in_room(tmp_path, run_scenario)


async def _change_clock_and_levels(page: Page) -> None:
    timer = page.get_by_role("timer")
    await page.get_by_role("button", name="+5 min").click()
    await expect(timer).to_have_text(re.compile(r"^2[45]:"))
    await page.get_by_role("button", name="Stop clock").click()
    await expect(page.get_by_text("Clock stopped", exact=True)).to_be_visible()
    await page.get_by_role("button", name="Resume").click()
    await page.get_by_text("Upcoming levels", exact=True).click()
    levels_field = page.get_by_role("textbox", name="After this level")
    await expect(levels_field).to_have_value("100/200 20m")
    await levels_field.fill("break 5m\n150/300 12m\nnothing of the kind")
    await page.get_by_role("button", name="Change levels").click()
    await expect(page.get_by_text("nothing of the kind").first).to_be_visible()
    await expect(page.get_by_role("cell", name="100 / 200")).to_be_visible()  # no change
    await levels_field.fill("break 5m\n150/300 12m")
    await page.get_by_role("button", name="Change levels").click()
    await expect(page.get_by_role("cell", name="150 / 300")).to_be_visible()


async def _give_penalty_and_move(page: Page, event: str) -> None:
    taken_seats = {row["seat"] for row in (await fetch_standings(page, event))["rows"]}
    free_seat = next(seat for seat in range(1, 7) if seat not in taken_seats)
    await page.get_by_text("Manage a player", exact=True).click()
    await page.get_by_role("combobox", name="Player", exact=True).first.select_option("Ada")
    form = page.get_by_role("form", name="Penalty")
    await form.get_by_role("combobox", name="Penalty").select_option("hands")
    await form.get_by_role("textbox", name="Reason").fill("soft play")
    await form.get_by_role("button", name="Penalise").click()
    await page.get_by_text("Ada updated.").wait_for()
    form = page.get_by_role("form", name="Chip count")
    await form.get_by_role("textbox", name="Chip count").fill("4,900")
    await form.get_by_role("textbox", name="Reason").fill("a chip was on the floor")
    await form.get_by_role("button", name="Set count").click()
    await page.get_by_role("dialog").get_by_role("button", name="Chip count").click()
    await page.get_by_role("button", name="Confirm count").click()
    await expect(page.get_by_role("row", name=re.compile("Ada.*4,900"))).to_be_visible()
    await page.get_by_text("Manual seating", exact=True).click()
    seating_details = page.locator("details", has_text="Manual seating")
    await seating_details.get_by_role("combobox", name="Player").select_option("Ada")
    await seating_details.get_by_role("spinbutton", name="Seat").fill(str(free_seat))
    await seating_details.get_by_role("button", name="Move here").click()
    await page.get_by_role("dialog").get_by_role("button", name="Move here").click()
    row = page.get_by_role("row", name=re.compile(rf"Ada.*1.{free_seat}$"))
    await expect(row).to_be_visible()
    await seating_details.get_by_role("button", name="Lock seat", exact=True).click()
    await page.get_by_text("Ada won’t be moved when tables are balanced.").wait_for()


async def _end_day_and_deal(page: Page) -> None:
    await page.get_by_text("End of day", exact=True).click()
    await page.get_by_role("spinbutton", name="Last hands").fill("4")
    await page.get_by_role("button", name="Announce").click()
    await expect(page.get_by_text("4 more hands today").first).to_be_visible()
    await page.get_by_text("Deal", exact=True).click()
    await page.get_by_role("button", name="Preview").click()
    await page.get_by_text("This ends the tournament.").wait_for()
    await page.get_by_role("textbox", name="Left to play for").fill("10")  # it is played on
    await page.get_by_role("button", name="Preview").click()
    await page.get_by_text("Left to play for: 10.").wait_for()
    await page.get_by_role("cell", name="Gets").or_(page.get_by_text("Gets")).first.wait_for()
    await page.get_by_role("button", name="All agree").click()
    await page.get_by_role("dialog").get_by_role("button", name="All agree").click()
    await expect(page.get_by_role("row", name=re.compile(r"Ada.* 9\d$")).first).to_be_visible()


def test_same_hand_eliminations_are_previewed(tmp_path: Path) -> None:
    """Two eliminations in one hand, as a group and one by one; then the big blind is asked."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=PHONE)
        levels = [{"type": "level", "small": 50, "big": 100, "minutes": 20}]
        rules = {
            "name": "Club",
            "tables": "felt",
            "structure": {"stack": 5000, "parts": levels},
            "entry": {"price": {"prize": 100}},
            "seating": {"seats": 6, "redraw": []},
            "prizes": {"shares": [50, 30, 20]},
        }
        link = await create_event(ann, 0, rules=rules)
        await ann.page.goto(link)
        event, page = link.split("/")[-1], ann.page
        await enter_names_and_start(page, PLAYER_NAMES[:12])
        standings = await fetch_standings(page, event)
        first_table_players, second_table_players = (
            list_table_players(standings, 1),
            list_table_players(standings, 2),
        )
        short_stack, big_stack, winner = second_table_players[:3]
        await _enter_count(page, short_stack, "1,000")
        sheet = await tap_player(page, big_stack)
        await sheet.get_by_role("button", name=winner, exact=True).click()
        await expect(sheet.get_by_role("list", name="Places")).to_contain_text(f"12th {big_stack}")
        await sheet.get_by_role("button", name=f"{big_stack} is out").click()
        await sheet.wait_for(state="detached")
        sheet = await tap_player(page, short_stack)
        await sheet.get_by_role("button", name=winner, exact=True).click()
        await sheet.get_by_role("checkbox", name=f"Same hand as {big_stack}").check()
        place_items = sheet.get_by_role("list", name="Places").get_by_role("listitem")
        await expect(place_items.first).to_contain_text(f"11th {big_stack}")
        await expect(place_items.first).to_contain_text("was 12th")
        await expect(place_items.last).to_contain_text(f"12th {short_stack}")
        await assert_accessible(page, "eliminations of one hand")
        await sheet.get_by_role("button", name=f"{short_stack} is out").click()
        await sheet.wait_for(state="detached")
        await _answer_big_blinds(page, event, first_table_players[4])
        sheet = await tap_player(page, first_table_players[0])
        await sheet.get_by_text("Another bust-out in this hand").click()
        await sheet.get_by_role("button", name=first_table_players[1], exact=True).last.click()
        await sheet.get_by_role("button", name=first_table_players[2], exact=True).first.click()
        place_items = sheet.get_by_role("list", name="Places").get_by_role("listitem")
        await expect(place_items).to_have_count(2)
        await sheet.get_by_role("button", name="2 players out").click()
        await sheet.wait_for(state="detached")
        await expect(page.get_by_text("8 / 12")).to_be_visible()
        standings = await fetch_standings(page, event)
        assert {row["player"]: row["rank"] for row in standings["rows"] if row["rank"] > 8} == {
            big_stack: 11,
            short_stack: 12,
            first_table_players[0]: 9,
            first_table_players[1]: 9,
        }
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, "nothing is wider than the phone"
        assert _list_unexpected_errors(ann) == []

    run_in_room(tmp_path, run_scenario)


async def _enter_count(page: Page, player: str, chips: str) -> None:
    sheet = await tap_player(page, player)
    await sheet.get_by_role("textbox", name="Chip count").fill(chips)
    await sheet.get_by_role("button", name="Record").click()
    await page.get_by_role("button", name="Confirm count").click()
    await sheet.wait_for(state="detached")


def _list_unexpected_errors(player: BrowserPlayer) -> list[str]:
    """Return the errors of a page, except for counts that the room wants confirmed."""
    return [line for line in player.errors if "409" not in line]


async def _answer_big_blinds(page: Page, event: str, big_blind: str) -> None:
    """Tap the big blind of each table; without it the move is a guess."""
    big_blind_questions = page.get_by_role(
        "group", name=re.compile("Who’s the next big blind at table")
    )
    await expect(big_blind_questions).to_have_count(2)
    await assert_accessible(page, "the question for the big blind")
    await big_blind_questions.first.get_by_role(
        "button", name=re.compile(rf"\b{big_blind}$")
    ).click()
    await expect(big_blind_questions).to_have_count(1)
    await big_blind_questions.get_by_role("button", name="Don’t know").click()
    await expect(big_blind_questions).to_have_count(0)
    move_list = page.get_by_role("list", name="On the move")
    await expect(move_list).to_contain_text("guess: check the button")
    guessed_answers = [move["guess"] for move in (await fetch_standings(page, event))["moves"]]
    assert guessed_answers == [True]
    await page.get_by_role("button", name="Seated", exact=True).click()
    await move_list.wait_for(state="detached")
