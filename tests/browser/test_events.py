"""Events in browsers: made by a form, entered by keyboard, run by a host, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.pages import (
    CAREFUL,
    DESKTOP,
    Somebody,
    browser,
    chromium,
    play_hands,
    run,
    server,
)
from tests.browser.test_pages_around import FIT, in_a_room
from tests.browser.test_room import AXE

NARROW = {"width": 360, "height": 640}
WRONG = """async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa',
    'wcag22aa']})).violations.map(each =>
    `${each.id}: ${each.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)"""
NEW = """async ([name, body]) => {
    const json = {'Content-Type': 'application/json'};
    if (name) await fetch('/api/guest', {
        method: 'POST', body: JSON.stringify({name}), headers: json,
    });
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch('/api/events', {
        method: 'POST', body: JSON.stringify(body), headers: {...json, 'X-CSRF': me.csrf},
    });
    return (await answer.json()).id;
}"""


async def new_event(player: Somebody, entries: int, **body: object) -> str:
    """Come in under their name and make an event that begins when it is full; its address."""
    level = {"type": "level", "small": 10, "big": 20, "minutes": 10}
    rules = {
        "name": "Club",
        "structure": {"stack": 1000, "parts": [level, {**level, "small": 20, "big": 40}]},
        "starts": "full",
        "entry": {"price": {"prize": 10}, "most": entries},
        "seating": {"seats": 6},
        "prizes": {"shares": [65, 35]},
    }
    await player.page.goto(player.base)
    event = await player.page.evaluate(NEW, [player.name, {"rules": rules, **body}])
    return f"{player.base}/event/{event}"


async def calls_off(page: Page, link: str) -> None:
    """A host calls an event off, which is not done without a reason."""
    await page.goto(link)
    await page.get_by_role("button", name="Call it off").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name="Call it off")).to_be_disabled()
    await dialog.get_by_role("textbox").fill("the pizza is here")
    await dialog.get_by_role("button", name="Call it off").click()


async def pressed(page: Page, name: str) -> None:
    """Go to a button by the tabulator alone, and press it."""
    for _ in range(60):
        await page.keyboard.press("Tab")
        said = await page.evaluate("document.activeElement?.textContent?.trim() ?? ''")
        if re.search(name, said):
            return await page.keyboard.press("Enter")
    raise AssertionError(f"no way to {name} by keyboard")


async def usable(page: Page, what: str) -> None:
    """axe finds nothing in either theme, and nothing is wider than the window."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make client")
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        await page.emulate_media(color_scheme=theme)
        await page.wait_for_timeout(300)  # until colours have changed
        assert await page.evaluate(WRONG) == [], (what, theme)
    assert await page.evaluate(FIT) <= 0, what


def test_a_sit_and_go_is_made_by_a_form_filled_with_bots_and_played(tmp_path: Path) -> None:
    chromium()

    async def session(base: str) -> None:
        async with browser() as opened:
            ann = await Somebody.comes(opened, "Ann", base)
            page = ann.page
            await page.goto(f"{base}/events/new")
            await page.get_by_role("textbox", name="Price of an entry").fill("20")
            await page.get_by_role("cell", name="78").wait_for()  # 65 % of six times 20
            await page.get_by_role("button", name="Take entries").click()
            await page.get_by_role("textbox", name="Your name").fill("Ann")
            await page.get_by_role("button", name="Continue").click()
            await page.wait_for_url("**/event/**")
            await page.get_by_role("button", name="Enter: 20").click()
            await page.get_by_role("button", name="Fill the last 5 places").click()
            await page.get_by_role("link", name="Go to your table").click()
            strip = page.get_by_role("complementary", name="Tournament")
            await expect(strip).to_contain_text(re.compile(r"\d(st|nd|rd|th) of 6"), timeout=20_000)
            await play_hands([ann], 1, 90, CAREFUL)
            await strip.get_by_role("link").first.click()
            await page.get_by_role("button", name="Stop the clock").click()
            await page.get_by_text("The clock stands", exact=True).wait_for()
            await page.get_by_role("button", name="Go on").click()
            await page.get_by_role("button", name="Stop the clock").wait_for()
            assert ann.wrong == []

    with server(tmp_path / "room") as base:
        run(session(base))


def test_one_enters_and_leaves_by_keyboard_and_a_host_calls_it_off(tmp_path: Path) -> None:
    async def work(opened: Browser, base: str) -> None:
        ann = await Somebody.comes(opened, "Ann", base)
        link = await new_event(ann, 6)
        ben = await Somebody.comes(opened, "Ben", base)
        await ben.page.goto(link)
        await ben.page.get_by_role("button", name="Enter: 10").wait_for()
        await pressed(ben.page, "^Enter: 10")
        await ben.page.get_by_role("textbox", name="Your name").wait_for()
        await ben.page.keyboard.type("Ben")
        await ben.page.keyboard.press("Enter")
        await ben.page.get_by_text("You are in. Keep this page open").wait_for()
        await pressed(ben.page, "^Take my entry back")
        await ben.page.get_by_role("dialog").wait_for()
        await ben.page.keyboard.press("Shift+Tab")
        await ben.page.keyboard.press("Enter")
        await ben.page.get_by_role("button", name="Enter: 10").wait_for()
        await calls_off(ann.page, link)
        await ben.page.get_by_text("Reason: the pizza is here").wait_for()
        assert ann.wrong == ben.wrong == []

    in_a_room(tmp_path, work)


def test_the_pages_of_events_can_be_used_by_everybody(tmp_path: Path) -> None:
    """axe finds nothing, and nothing is wider than the window: both languages, both themes."""

    async def work(opened: Browser, base: str) -> None:
        for name, locale, size in (("Ann", "en-GB", DESKTOP), ("Eva", "cs-CZ", NARROW)):
            player = await Somebody.comes(opened, name, base, size=size, locale=locale)
            link = await new_event(player, 12, bots=4)
            pages = (f"{base}/events", f"{base}/events/new", link, f"{link}/screen")
            for address in (*pages, f"{link}/print"):
                await looks(player, address)
            assert player.wrong == []

    async def looks(player: Somebody, address: str) -> None:
        await player.page.goto(address)
        await player.page.locator("main h1").wait_for()
        await player.page.wait_for_timeout(600)
        await usable(player.page, address)

    in_a_room(tmp_path, work)
