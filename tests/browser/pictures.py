"""Regenerate the pictures of docs/pictures: python -m tests.browser.pictures [folder]

Tables are the fixed states of `client/mock`; the other pages are those of a private room in which a
few hands were played. RIVERBOAT_CHROMIUM names another browser.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.async_api import Browser, Page

from tests.browser import test_live_event as felt
from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    DESKTOP,
    PHONE,
    ROOT,
    BrowserPlayer,
    close_browser,
    new_context,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
)
from tests.browser.mock_tables import serve_mock_page, show_state
from tests.browser.test_event_pages import create_event
from tests.browser.test_online_event import OnlineEvent, make_event_rules, press_and_confirm

PICTURES = ROOT / "docs" / "pictures"
TABLET = {"width": 768, "height": 1024}
WIDE_WINDOW = {"width": 1440, "height": 900}
MAX_PICTURE_BYTES = 280_000
"""Maximum bytes of a picture."""
FLAT_STYLE = """.weave, .room-background, .cloth::before { display: none; }
    .rail, .dealer { filter: none !important; }
    .rb-table { background: var(--t-room) !important; }
    .playing-card > span { box-shadow: none !important; }
    .rail path:nth-of-type(-n + 3) { fill: var(--t-felt) !important; }
    .rail path:nth-of-type(n + 2):nth-of-type(-n + 3) { display: none; }
    .mock > header > :is(select, button, output) { display: none; }"""
"""The felt without its weave, light, shadows and floor: a picture with them is five times larger.

Above it stands the table's name, without the selector of its state.
"""


class Shot(NamedTuple):
    """A table state and how it is shown."""

    name: str
    state: str
    size: dict[str, int]
    theme: str = "light"
    locale: str = "en-GB"


TABLE_SHOTS = (
    Shot("holdem-desktop", "sidepots", DESKTOP),
    Shot("holdem-desktop-cs", "sidepots", DESKTOP, locale="cs-CZ"),
    Shot("holdem-phone", "sidepots", PHONE),
    Shot("holdem-phone-cs", "sidepots", PHONE, locale="cs-CZ"),
    Shot("holdem-tablet", "full", TABLET),
    Shot("full-wide", "full", WIDE_WINDOW, "dark"),
    Shot("full-phone", "full", PHONE, "dark", "cs-CZ"),
    Shot("omaha-desktop", "omaha", DESKTOP, "dark", "cs-CZ"),
    Shot("omaha-phone", "plo8", PHONE),
    Shot("stud-desktop", "stud", DESKTOP),
    Shot("stud-phone", "stud8", PHONE, "dark"),
    Shot("draw-desktop", "draw", DESKTOP),
    Shot("draw-phone", "draw", PHONE),
    Shot("winners-desktop", "winners", DESKTOP, "dark"),
    Shot("boards-tablet", "fulltwice", TABLET, "dark"),
)
ROOM_PAGE_PATHS = {
    "lobby": "/",
    "new": "/new",
    "ledger": "/t/{table}/ledger",
    "host": "/t/{table}/host",
}
"""Pages of a room after some hands, each for desktop and phone."""
CZECH_PICTURES = ("lobby", "new", "ledger")
"""Pages that are also taken in Czech."""


ENGLISH_EVENT_FORM = ("Multi-table tournament", "Buy-in", "1st", "en")
CZECH_EVENT_FORM = ("Vícestolový turnaj", "Buy-in", "1.", "cs")
EVENING_PACE: dict[str, Any] = {"between": 1.0, "pace": 0.3, "bot_pace": 0.3}
"""An event of bots for pictures: its tables do not wait for each other."""


async def _open_page(
    opened_browser: Browser, size: dict[str, int], theme: str, locale: str
) -> Page:
    context = await new_context(
        opened_browser,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if theme == "dark" else "light",
        locale=locale,
        reduced_motion="reduce",
    )
    return await context.new_page()


async def save_screenshot(page: Page, path: Path) -> None:
    await page.screenshot(path=path)
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} KB")
    assert size < MAX_PICTURE_BYTES, f"{path.name} has {size} bytes, more than {MAX_PICTURE_BYTES}"


async def save_czech_screenshot(
    page: Page, path: Path, scroll_script: str = "scrollTo(0, 0)"
) -> None:
    """Save the page in Czech for the Czech documentation: ``lobby-desktop-cs.png``."""
    await page.evaluate("localStorage.setItem('rb.locale', 'cs')")
    await page.reload(wait_until="networkidle")
    await page.evaluate(scroll_script)
    await save_screenshot(page, path.with_stem(f"{path.stem}-cs"))
    await page.evaluate("localStorage.removeItem('rb.locale')")
    await page.reload(wait_until="networkidle")


async def take_table_pictures(base_url: str, folder: Path) -> None:
    """Take pictures of the tables in their fixed states."""
    async with open_browser() as opened_browser:
        for shot in TABLE_SHOTS:
            page = await _open_page(opened_browser, shot.size, shot.theme, shot.locale)
            await show_state(page, base_url, shot.state)
            if shot.state == "winners":  # the pots are paid, one after the other
                await page.wait_for_timeout(3000)
            await page.add_style_tag(content=FLAT_STYLE)
            await save_screenshot(page, folder / f"{shot.name}.png")
            await page.context.close()


async def take_page_pictures(base_url: str, folder: Path) -> None:
    """Take pictures of the pages of a room with a few played hands."""
    async with open_browser() as opened_browser:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
        toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'
        table = await ann.create_table(toml=toml, name="Friday night", bots=4, between=0.2)
        await ann.page.goto(f"{base_url}/t/{table}")
        await ann.sit(6)
        await play_hands([ann], 3, 90, CAUTIOUS_LABELS)
        for name, path in ROOM_PAGE_PATHS.items():
            for size, device in ((DESKTOP, "desktop"), (PHONE, "phone")):
                await ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
                await ann.page.goto(
                    f"{base_url}{path.format(table=table)}", wait_until="networkidle"
                )
                await save_screenshot(ann.page, folder / f"{name}-{device}.png")
                if device == "desktop" and name in CZECH_PICTURES:
                    await save_czech_screenshot(ann.page, folder / f"{name}-{device}.png")
        await _take_hand_pictures(ann.page, f"{base_url}/t/{table}/hands", folder)


FLATTEN_CLOTH_SCRIPT = """() => {
    for (const each of document.querySelectorAll('.weave, .room-background'))
        each.style.display = 'none';
    for (const each of document.querySelectorAll('.rail, .dealer')) each.style.filter = 'none';
    for (const each of document.querySelectorAll('.rb-table'))
        for (const [name, value] of [['background', 'var(--t-room)'], ['--t-shadow', '0']])
            each.style.setProperty(name, value);
    for (const rail of document.querySelectorAll('.rail')) {
        const [cloth, lamp, shade] = rail.querySelectorAll('path');
        cloth.style.fill = 'var(--t-felt)';
        lamp.style.display = shade.style.display = 'none';
    }
    for (const each of document.querySelectorAll('.playing-card > span'))
        each.style.setProperty('box-shadow', 'none', 'important');
    scrollTo(0, 0);
}"""
"""Equivalent of ``FLAT_STYLE`` for a page of the room, which accepts no style sheet."""


async def _take_hand_pictures(page: Page, hands_url: str, folder: Path) -> None:
    """Take pictures of a replayed hand, at its flop if it has one, and of a verified deck."""
    for size, device in ((DESKTOP, "desktop"), (PHONE, "phone")):
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for hand_number in (3, 2, 1):
            await page.goto(f"{hands_url}/{hand_number}", wait_until="networkidle")
            flop_button = page.get_by_role("button", name="Flop", exact=True)
            if await flop_button.count():
                await flop_button.click()
                break
        await page.evaluate(FLATTEN_CLOTH_SCRIPT)
        await save_screenshot(page, folder / f"replayer-{device}.png")
    await page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    await page.goto(f"{hands_url}/1/verify", wait_until="networkidle")
    await page.get_by_text("verified").first.wait_for()
    await save_screenshot(page, folder / "verify-desktop.png")


async def take_event_pictures(base_url: str, folder: Path) -> None:
    """Take pictures of events: form, running event, wall screen, event at real tables."""
    async with open_browser() as opened_browser:
        hal = await BrowserPlayer.open(opened_browser, "Hal", base_url, size=WIDE_WINDOW)
        page = hal.page
        for form_texts, name in (
            (ENGLISH_EVENT_FORM, "event-new-desktop"),
            (CZECH_EVENT_FORM, "event-new-desktop-cs"),
        ):
            format_name, price_label, first_heading, locale = form_texts
            await page.goto(base_url)
            await page.evaluate(f"localStorage.setItem('rb.locale', '{locale}')")
            await page.goto(f"{base_url}/events/new")
            await page.get_by_text(format_name, exact=True).click()
            await page.get_by_role("textbox", name=price_label).fill("20")
            await page.get_by_role("cell", name=first_heading).first.wait_for()
            await page.evaluate("scrollTo(0, 0)")
            await save_screenshot(page, folder / f"{name}.png")
        await page.evaluate("localStorage.removeItem('rb.locale')")
        event = await create_event(hal, 0, rules=make_event_rules(), bots=26, **EVENING_PACE)
        cid = await BrowserPlayer.open(opened_browser, "Cid", base_url, size=PHONE)
        await OnlineEvent(hal, event.split("/")[-1]).enter_by_link(cid)
        await page.goto(event)
        await press_and_confirm(page, "Start now")
        await cid.page.wait_for_url("**/t/**")
        tournament_strip = cid.page.get_by_role("complementary", name="Tournament")
        await tournament_strip.get_by_text("of 2").wait_for()
        await cid.page.get_by_text("You’re registered.").wait_for(state="detached")
        await cid.page.evaluate(FLATTEN_CLOTH_SCRIPT)
        await save_screenshot(cid.page, folder / "event-table-phone.png")
        await page.wait_for_timeout(7_000)  # until the confirmation disappears
        await save_screenshot(page, folder / "event-host-desktop.png")
        await save_czech_screenshot(page, folder / "event-host-desktop.png")
        await _take_live_event_pictures(opened_browser, base_url, folder)


SCROLL_TO_TABLES_SCRIPT = "document.getElementById('felt-tables').scrollIntoView()"


async def _take_live_event_pictures(opened_browser: Browser, base_url: str, folder: Path) -> None:
    """Take pictures of an event at real tables: the host's phone, and the wall screen."""
    ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size=PHONE)
    event = await felt.create_live_event(ann, base_url)
    await felt.enter_names_and_start(ann.page)
    wall_screen = await BrowserPlayer.open(opened_browser, "Wall", base_url, size=DESKTOP)
    await wall_screen.page.goto(f"{base_url}/event/{event}/screen?layout=players")
    await felt.play_eliminations(ann.page, event)
    await ann.page.wait_for_timeout(7_000)
    await ann.page.get_by_role("heading", name="At the tables").scroll_into_view_if_needed()
    await ann.page.evaluate(SCROLL_TO_TABLES_SCRIPT)
    await save_screenshot(ann.page, folder / "event-felt-phone.png")
    await save_czech_screenshot(ann.page, folder / "event-felt-phone.png", SCROLL_TO_TABLES_SCRIPT)
    standings = await felt.fetch_standings(ann.page, event)
    await felt.tap_player(ann.page, felt.list_table_players(standings, 1)[2])
    await save_screenshot(ann.page, folder / "event-felt-player-phone.png")
    # Without its shadows, which would triple the size of the picture.
    await wall_screen.page.evaluate("document.querySelector('.wall').style.background = '#1c413a'")
    await save_screenshot(wall_screen.page, folder / "event-wall-desktop.png")


def main(folder: Path = PICTURES) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with serve_mock_page() as base_url:
        run_on_browser_loop(take_table_pictures(base_url, folder))
    with TemporaryDirectory() as data_dir, run_server(Path(data_dir)) as base_url:
        run_on_browser_loop(take_page_pictures(base_url, folder))
    # A second room, where the name Ann is free.
    with TemporaryDirectory() as data_dir, run_server(Path(data_dir)) as base_url:
        run_on_browser_loop(take_event_pictures(base_url, folder))
    close_browser()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
