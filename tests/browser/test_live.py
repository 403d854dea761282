"""A live game kept on a phone, kept by keyboard on a desktop, and watched on another page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.axe import BEST, violations
from tests.browser.keys import pressed, typed
from tests.browser.pages import DESKTOP, Somebody
from tests.browser.test_floor import NARROW, RAIL
from tests.browser.test_pages import unread
from tests.browser.test_pages_around import FIT, SMALL, in_a_room, shot

PHONE = {"width": 390, "height": 844}


async def is_fine(who: Somebody, name: str) -> None:
    """Assert that the page fits, is readable and tappable, and has no axe violation."""
    page = who.page
    await page.locator("main h1").first.wait_for()
    await shot(who, f"live-{name}")
    assert await page.evaluate(FIT) <= 0, name
    assert await page.evaluate(SMALL) == [], name
    assert await page.evaluate(NARROW) == 0, name
    assert await violations(page, BEST) == [], name


async def begins(who: Somebody, base: str, game: str = "no-limit hold'em 5/10") -> None:
    """Join and begin a live game of three players."""
    czech = "Hráč" in await _title(who.page, base)
    await who.page.get_by_label("Hra" if czech else "Game", exact=True).fill(game)
    for at, name in enumerate(("Ann", "Bob", "Cyril"), 1):
        player, chips = ("Hráč", "Žetony") if czech else ("Player", "Chips")
        await who.page.get_by_label(f"{player} {at}").fill(name)
        await who.page.get_by_label(f"{chips} {at}").fill("500")
    await is_fine(who, f"new-{who.name}")
    await who.page.get_by_role("button", name="Začít" if czech else "Begin").click()
    await who.page.locator("dialog input").fill(who.name)
    await who.page.locator("dialog button.first").click()
    await who.page.wait_for_url(re.compile(r"/live/\w"))


async def _title(page: Page, base: str) -> str:
    await page.goto(f"{base}/live")
    await page.locator("form.card").wait_for()
    return await page.locator("form.card").inner_text()


async def taps(page: Page, *names: str) -> None:
    for name in names:
        await page.get_by_role("button", name=name, exact=True).click()


def seat(page: Page, name: str) -> Any:
    return page.locator(".seats li").filter(has_text=name)


@pytest.mark.slow
def test_a_hand_is_kept_by_thumb_undone_and_split_while_somebody_watches(tmp_path: Path) -> None:
    async def work(opened: Browser, base: str) -> None:
        eve = await Somebody.comes(opened, "Eve", base, PHONE)
        page = eve.page
        await begins(eve, base)
        await taps(page, "Next hand")
        await expect(seat(page, "Ann")).to_have_attribute("aria-current", "true")
        await taps(page, "Table")
        await page.get_by_role("button", name="To watch").wait_for()
        await is_fine(eve, "menu")
        link = await page.evaluate(
            "async () => (await (await fetch(`/api${location.pathname}/links`)).json()).watch"
        )
        await page.keyboard.press("Escape")
        rail = await Somebody.comes(opened, "Rail", base, RAIL)
        await rail.page.goto(f"{base}/live/{link.rsplit('/', 1)[1]}")
        await expect(seat(rail.page, "Ann")).to_have_attribute("aria-current", "true")
        await page.get_by_role("button", name="Raise …").click()
        await page.get_by_role("button", name="+ 25", exact=True).click()
        await page.get_by_role("button", name="+ 5", exact=True).click()
        await is_fine(eve, "raise")
        await taps(page, "Raise to 30")
        await expect(seat(rail.page, "Ann")).to_contain_text("30")
        await page.get_by_role("button", name=re.compile("^Undo.*Ann opens to 30")).click()
        await expect(seat(page, "Ann")).to_contain_text("500")
        await taps(page, "Call 10", "Call 5", "Check")
        await page.get_by_role("button", name=re.compile("Cards of the board")).click()
        for rank, suit in (("ace", "hearts"), ("seven", "clubs"), ("deuce", "spades")):
            await page.get_by_role("group", name="Rank").get_by_role("button", name=rank).click()
            await page.get_by_role("group", name="Suit").get_by_role("button", name=suit).click()
        await is_fine(eve, "cards")
        await page.get_by_role("button", name="Next", exact=True).click()
        await expect(rail.page.get_by_label("ace of hearts")).to_be_visible()
        await is_fine(rail, "watched")
        assert await rail.page.get_by_role("button", name="Fold").count() == 0
        await taps(page, *["Check"] * 9)
        await taps(page, "Ann", "Bob")
        await is_fine(eve, "winners")
        await page.get_by_role("button", name=re.compile("^Push: ")).click()
        await expect(seat(page, "Ann")).to_contain_text("505")
        await expect(seat(rail.page, "Cyril")).to_contain_text("490")
        assert eve.wrong == rail.wrong == []

    in_a_room(tmp_path, work)


def test_by_keyboard_and_the_floor_rules_in_the_running_hand(tmp_path: Path) -> None:
    async def work(opened: Browser, base: str) -> None:
        eve = await Somebody.comes(opened, "Eve", base, DESKTOP)
        page = eve.page
        await begins(eve, base)
        keys = page.keyboard
        await page.get_by_role("button", name="Next hand").wait_for()
        await keys.press("Enter")
        await page.get_by_text("Ann to act").wait_for()
        await keys.press("r")
        await expect(page.locator("form input")).to_be_focused()
        await keys.press("ControlOrMeta+a")
        await keys.type("30")
        await keys.press("Enter")
        await page.get_by_text("Bob to act").wait_for()
        await keys.press("u")
        await page.get_by_text("Ann to act").wait_for()
        await keys.press("a")
        await page.get_by_text("Bob to act").wait_for()
        await keys.press("u")
        await page.get_by_text("Ann to act").wait_for()
        await keys.press("c")
        await page.get_by_text("Bob to act").wait_for()
        await is_fine(eve, "desktop")
        await pressed(page, "^Floor$")
        await page.get_by_placeholder("What happened?").wait_for()
        await typed(page, r"^What happened\?$", "Bob: one 100 chip, says nothing")
        await keys.press("Enter")
        offer = page.get_by_role("link", name="One big chip, and not a word")
        await offer.wait_for()
        await pressed(page, "^One big chip, and not a word$")
        # The line names the player and the chip: neither is asked.
        await page.get_by_role("button", name="Carry it out in this hand").wait_for()
        await is_fine(eve, "ruling")
        await pressed(page, "^Carry it out in this hand$")
        await page.get_by_text("Cyril to act").wait_for()
        await expect(seat(page, "Bob")).to_contain_text("10")
        assert eve.wrong == []

    in_a_room(tmp_path, work)


@pytest.mark.slow
def test_winners_are_named_by_key_and_split(tmp_path: Path) -> None:
    async def work(opened: Browser, base: str) -> None:
        eve = await Somebody.comes(opened, "Eve", base, DESKTOP)
        page = eve.page
        await begins(eve, base)
        keys = page.keyboard
        await pressed(page, "^Next hand$")
        await page.get_by_text("Ann to act").wait_for()
        for who, key in (
            ("Bob", "c"),
            ("Cyril", "c"),
            *[(name, "x") for name in ("Bob", "Cyril", "Ann") * 3],
        ):
            await keys.press(key)
            await page.get_by_text(f"{who} to act").wait_for()
        await keys.press("x")
        await page.get_by_role("button", name=re.compile("^Push")).wait_for()
        await keys.press("1")
        await is_fine(eve, "winners-desktop")
        await keys.press("+")
        await keys.press("2")
        await keys.press("Enter")
        await expect(seat(page, "Ann")).to_contain_text("505")
        await expect(seat(page, "Cyril")).to_contain_text("490")
        await expect(page.get_by_role("button", name=re.compile("^Undo.*Ann"))).to_be_visible()
        await pressed(page, "^Table$")
        await pressed(page, "^End the session")
        await pressed(page, "^End the session$")
        book = page.get_by_role("region", name="Ledger")
        await expect(book).to_contain_text("Cyril pays Ann 5")
        await expect(book).to_contain_text("Cyril pays Bob 5")
        await expect(page.get_by_role("button", name="Undo the session is ended")).to_be_visible()
        await is_fine(eve, "ended")
        assert eve.wrong == []

    in_a_room(tmp_path, work)


@pytest.mark.long
def test_chips_are_counted_on_a_phone_and_change_is_told(tmp_path: Path) -> None:
    async def work(opened: Browser, base: str) -> None:
        eve = await Somebody.comes(opened, "Eve", base, PHONE)
        page = eve.page
        await begins(eve, base)
        for name, piles in (
            ("Ann", {"25": 20}),
            ("Bob", {"5": 100}),
            ("Cyril", {"100": 4, "5": 20}),
        ):
            await page.get_by_role("button", name=re.compile(f"{name}.*500")).click()
            await page.get_by_text("Count the chips").click()
            for chip, count in piles.items():
                await page.get_by_label(f"Chips of {chip}", exact=True).fill(str(count))
            if name == "Ann":
                await is_fine(eve, "count")
            await page.get_by_role("button", name=re.compile("These are the chips")).click()
            await expect(seat(page, name)).to_contain_text("\u00d7")
        await expect(seat(page, "Cyril")).to_contain_text("4\u00d7100")
        await taps(page, "Next hand", "Call 10", "Call 5", "Check")
        await (
            page.get_by_text("What has happened")
            .or_(page.locator(".game-record summary"))
            .first.click()
        )
        await expect(page.locator(".game-record")).to_contain_text("changes 25")
        await is_fine(eve, "counted")
        assert eve.wrong == []

    in_a_room(tmp_path, work)


@pytest.mark.long
@pytest.mark.parametrize("game", ["limit 2-7 triple draw 4/8"])
def test_a_scorekeeper_who_reads_czech_is_told_nothing_in_english(
    tmp_path: Path, game: str
) -> None:
    async def work(opened: Browser, base: str) -> None:
        jan = await Somebody.comes(opened, "Jan", base, RAIL, "cs-CZ")
        page = jan.page
        await begins(jan, base, game)
        await taps(page, "Další hra", "Dorovnat 4", "Dorovnat 2", "Check")
        await page.get_by_text("Vyměňuje: Bob").wait_for()
        assert await unread(jan) == []
        await is_fine(jan, "draw-cs")
        await taps(page, "Mění 2", "Nemění", "Mění 1")
        await page.get_by_text("Na řadě: Bob").wait_for()
        await page.get_by_role("button", name="Vrátit zpět").click()
        await page.locator("dialog").get_by_role("button", name="Cyril nemění").click()
        await is_fine(jan, "undo-cs")
        await page.get_by_role("button", name=re.compile("^Vrátit 2")).click()
        await page.get_by_text("Vyměňuje: Cyril").wait_for()
        assert await unread(jan) == []
        assert jan.wrong == []

    in_a_room(tmp_path, work)
