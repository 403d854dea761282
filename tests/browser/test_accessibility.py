"""axe finds nothing in any state of the table, in any dialog or sheet, or on any page of a room.

Each is checked in both themes, in English and in Czech. The states of the table are the fixtures of
``client/mock``; the others are opened in a running room.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Browser, Page

from tests.browser.axe import find_violations
from tests.browser.browser_players import (
    CAUTIOUS_LABELS,
    PHONE,
    BrowserPlayer,
    chromium,
    make_admin,
    new_context,
    open_browser,
    play_hands,
    run_on_browser_loop,
    run_server,
    wait_until_still,
)
from tests.browser.mock_tables import serve_mock_page, show_state
from tests.browser.test_audit_pages import PASSWORD, call_api
from tests.browser.test_event_pages import create_event

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

Theme = Literal["dark", "light"]

LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
THEMES: tuple[Theme, ...] = ("dark", "light")
SCREEN_QUERIES = ("screen=tv&players=9&open=1", "screen=overlay&players=6&cards=4&open=1")
TABLE_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n[clock]\nthink = 600\n'

DIALOG_LABELS = {
    "settings": "Settings|Nastavení",
    "keys": "Keyboard shortcuts|Klávesové zkratky",
    "device": "Play on another device|Hrát na jiném zařízení",
    "leave": "Leave the table|Odejít od stolu",
    "bomb": "Propose a bomb pot|Navrhnout bomb pot",
    "stream": "Stream",
    "invite": "Invite|Pozvat",
}
"""Items of the table menu that open a dialog."""

OPEN_LINK_SCRIPT = """(path) => {
    const link = Object.assign(document.createElement('a'), {href: path});
    document.body.append(link);
    link.click();
    link.remove();
}"""
NOT_FOUND_TEXT = re.compile("Page not found|Stránka nenalezena")

SHEET_NAMES = ("ledger", "hands", "hands/1", "hands/1/verify", "rules", "host", "floor")
TABLE_PAGE_SUFFIXES = ("", *[f"/{sheet}" for sheet in SHEET_NAMES], "/clock", "/tv", "/audit")
PAGE_PATHS = (
    "/", "/new", "/login", "/me", "/me/statistics", "/tables", "/device", "/recover", "/verify",
    "/floor", "/tools", "/study", "/review", "/train", "/live", "/events", "/events/new",
    "/seasons", "/seasons/new", "/seasons/players", "/admin", "/admin/audit", "/nowhere",
    "/offline.html", "/rules/words",
)  # fmt: skip


async def check_themes(
    page: Page, name: str, violations: list[str], themes: Iterable[Theme] = THEMES
) -> None:
    """Collect the violations of a page in these themes."""
    await wait_until_still(page)
    for theme in themes:
        await page.emulate_media(color_scheme=theme)
        violations += [f"{name}, {theme}: {line}" for line in await find_violations(page)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_state_of_the_table_is_accessible(locale: str) -> None:
    """Check bets, prompts, draws, run-outs, awards, empty tables, the TV view and the overlay."""
    chromium()

    async def run_scenario(base_url: str) -> None:
        violations: list[str] = []
        async with open_browser() as opened_browser:
            context = await new_context(
                opened_browser, locale=LOCALES[locale], reduced_motion="reduce"
            )
            page = await context.new_page()
            await show_state(page, base_url, "sidepots")
            states = await page.locator("header select option").all_inner_texts()
            assert len(states) > 25
            for state in states:
                await show_state(page, base_url, state)
                await check_themes(page, state, violations)
            if locale == "en":  # a phone shows other controls, in the colours of a desktop
                await page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
                for state in states:
                    await show_state(page, base_url, state)
                    await check_themes(page, f"{state} on a phone", violations, ["dark"])
            await page.set_viewport_size({"width": 1920, "height": 1080})
            for screen in SCREEN_QUERIES:
                await page.goto(f"{base_url}/mock?{screen}")
                await check_themes(page, screen, violations)
        assert violations == []

    with serve_mock_page() as base_url:
        run_on_browser_loop(run_scenario(base_url), 1200)


async def open_running_table(opened_browser: Browser, base_url: str) -> tuple[BrowserPlayer, str]:
    """Open a table with bots, play its first hand, and wait for the player's turn."""
    ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
    await ann.page.goto(base_url)
    await call_api(ann, "/api/accounts", name="Ann", password=PASSWORD)
    table = await ann.create_table(
        toml=TABLE_TOML, name="Club", bots=3, between=0.3, pace=0.2, bot_pace=0.2
    )
    link = f"{base_url}/t/{table}"
    await ann.page.goto(link)
    await ann.sit(6)
    await play_hands([ann], 1, 120, CAUTIOUS_LABELS)
    await ann.page.locator("section.bar button.fold:not([disabled])").wait_for()
    return ann, link


async def choose_locale(ann: BrowserPlayer, locale: str, address: str) -> None:
    """Show a page in a language."""
    await ann.page.evaluate("locale => localStorage.setItem('rb.locale', locale)", locale)
    await ann.page.goto(address)
    await wait_until_still(ann.page)


async def check_dialogs(ann: BrowserPlayer, locale: str, violations: list[str]) -> None:
    """Open each dialog of a table, each tab of the settings, and the menus of table and seat."""
    page = ann.page
    menu = page.locator("header summary")
    dialog = page.locator("dialog[open], [role=dialog]").first
    await menu.click()
    await check_themes(page, f"menu {locale}", violations)
    await page.keyboard.press("Escape")
    for name, label in DIALOG_LABELS.items():
        await menu.click()
        menu_button = page.get_by_role("banner").get_by_role(
            "button", name=re.compile(f"^({label})$")
        )
        await menu_button.last.click()
        await dialog.wait_for()
        tabs = await dialog.get_by_role("tab").all()
        for number, tab in enumerate(tabs):
            await tab.click()
            await check_themes(page, f"{name} {number} {locale}", violations)
        if not tabs:
            await check_themes(page, f"{name} {locale}", violations)
        await page.keyboard.press("Escape")
        await dialog.wait_for(state="detached")
    await page.locator("button.pick").first.click()
    await dialog.wait_for()
    await check_themes(page, f"seat menu {locale}", violations)
    await page.keyboard.press("Escape")
    for tab in await page.locator("aside [role=tab]").all():
        await tab.click()
        await check_themes(page, f"panel {locale}", violations)


async def check_sheets(ann: BrowserPlayer, link: str, locale: str, violations: list[str]) -> None:
    """Open each sheet beside the running table."""
    for name in SHEET_NAMES:
        sheet_url = f"{link}/{name}"
        await ann.page.goto(link)
        await ann.page.locator(".plate").first.wait_for()
        # A link on the table's own page opens the sheet; an address opens the page alone.
        await ann.page.evaluate(OPEN_LINK_SCRIPT, sheet_url)
        await ann.page.locator("aside.sheet h1").wait_for()
        await check_themes(ann.page, f"sheet {name} {locale}", violations)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_dialog_and_sheet_of_a_table_is_accessible(tmp_path: Path, locale: str) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        violations: list[str] = []
        async with open_browser() as opened_browser:
            ann, link = await open_running_table(opened_browser, base_url)
            await choose_locale(ann, locale, link)
            await check_dialogs(ann, locale, violations)
            await check_sheets(ann, link, locale, violations)
            await choose_locale(ann, locale, f"{base_url}/tables")
            await check_themes(ann.page, f"tiles {locale}", violations)
            visitor = await BrowserPlayer.open(
                opened_browser, "Eve", base_url, PHONE, LOCALES[locale]
            )
            await visitor.page.goto(link)
            await visitor.page.get_by_role("main").get_by_role("heading", level=1).wait_for()
            await check_themes(visitor.page, f"door {locale}", violations)
        assert violations == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url), 1200)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_of_a_room_is_accessible(tmp_path: Path, locale: str) -> None:
    """Check pages of the room, a table and an event, as their host and administrator."""
    chromium()
    data_dir = tmp_path / "room"

    async def run_scenario(base_url: str) -> None:
        violations: list[str] = []
        async with open_browser() as opened_browser:
            ann, link = await open_running_table(opened_browser, base_url)
            await make_admin(data_dir, "Ann")
            event = await create_event(ann, 9)
            own_paths = [f"{event}{suffix}" for suffix in ("", "/screen", "/print")]
            pages = [f"{base_url}{path}" for path in PAGE_PATHS]
            for address in (
                *pages,
                *[f"{link}{suffix}" for suffix in TABLE_PAGE_SUFFIXES],
                *own_paths,
            ):
                await choose_locale(ann, locale, address)
                not_found_count = await ann.page.get_by_text(NOT_FOUND_TEXT).count()
                assert not_found_count == address.endswith("/nowhere"), address
                await check_themes(
                    ann.page, f"{address.removeprefix(base_url)} {locale}", violations
                )
        assert violations == []

    with run_server(data_dir) as base_url:
        run_on_browser_loop(run_scenario(base_url), 1200)
