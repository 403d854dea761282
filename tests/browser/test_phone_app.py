"""The room as a phone app: installation, background notifications, offline mode, landscape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import BrowserContext, Page

from tests.browser.browser_players import (
    BrowserPlayer,
    chromium,
    new_context,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.browser.test_event_pages import create_event

PIXEL_OPTIONS: dict[str, Any] = {
    "viewport": {"width": 412, "height": 839},
    "device_scale_factor": 2.625,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36",
}
HIDE_AND_SHOW_PAGE_SCRIPT = """() => {
    // As if the page went to the background; who holds the screen, and who shakes, is written down.
    window.did = [];
    let isHidden = false;
    Object.defineProperty(document, 'hidden', {get: () => isHidden});
    const state = () => isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {get: state});
    window.lookAway = (away) => {
        isHidden = away;
        document.dispatchEvent(new Event('visibilitychange'));
    };
    navigator.vibrate = () => window.did.push('shaken');
    const held = {release: async () => undefined};
    const request = async () => (window.did.push('awake'), held);
    Object.defineProperty(navigator, 'wakeLock', {value: {request}});
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => (window.did.push('asked'), ask());
}"""
READ_NOTIFICATIONS_SCRIPT = """async () => (
    await (await navigator.serviceWorker.ready).getNotifications())
    .map((note) => note.title)"""
CACHED_PATHS_SCRIPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const each of await (await caches.open(name)).keys()) found.push(each.url);
    return found.map((each) => new URL(each).pathname).sort();
}"""
READ_MANIFEST_SCRIPT = """async () => {
    const at = document.querySelector('link[rel=manifest]').href;
    const manifest = await (await fetch(at)).json();
    const icons = await Promise.all(manifest.icons.map(async ({src, sizes}) =>
        [sizes, (await fetch(src)).status]));
    return [manifest.display, manifest.start_url, Object.fromEntries(icons)];
}"""
BAR_POSITION_SCRIPT = """() => {
    const bar = document.querySelector('section.bar').getBoundingClientRect();
    const felt = document.querySelector('.stage').getBoundingClientRect();
    return [bar.left >= felt.right - 1, document.documentElement.scrollWidth <= innerWidth,
        document.documentElement.scrollHeight <= innerHeight];
}"""


@pytest.mark.landing
def test_phone_app_notifies_goes_offline_and_rotates(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            context = await new_context(opened_browser, **PIXEL_OPTIONS)
            await context.add_init_script(f"({HIDE_AND_SHOW_PAGE_SCRIPT})()")
            await context.grant_permissions(["notifications"], origin=base_url)
            ann = BrowserPlayer("Ann", context, await context.new_page(), base_url)
            bob = await BrowserPlayer.open(opened_browser, "Bob", base_url)
            await assert_installable(ann.page, base_url)
            await assert_notified(ann.page, bob)
            await assert_landscape_layout(ann.page)
            await assert_offline_behaviour(ann.page, context)
            assert not [
                console_line for console_line in ann.errors if "ERR_INTERNET" not in console_line
            ]

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


async def assert_installable(page: Page, base_url: str) -> None:
    await page.goto(base_url)
    display_mode, start_url, icons = await page.evaluate(READ_MANIFEST_SCRIPT)
    assert (display_mode, start_url) == ("standalone", "/")
    assert icons == {"192x192": 200, "512x512": 200, "any": 200}
    # Visitors without interaction have no service worker; a tap on the page is enough.
    await page.locator("h1, h2").first.tap()
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    assert await page.evaluate("window.did") == [], "nobody is asked for anything before they tap"


async def assert_notified(page: Page, bob: BrowserPlayer) -> None:
    """Let Ann enter and leave the page; the event begins, and then her turn notifies her."""
    link = await create_event(bob, 2)
    await page.goto(link)
    await page.get_by_role("button", name="Register").first.tap()
    await page.get_by_role("textbox", name="Your name").fill("Ann")
    await page.get_by_role("button", name="Continue").tap()
    alert_checkbox = page.get_by_label("Alert me when it starts")
    await alert_checkbox.tap()
    assert await alert_checkbox.is_checked()
    assert "asked" in await page.evaluate("window.did")
    await page.evaluate("lookAway(true)")
    await bob.page.goto(link)
    await bob.page.get_by_role("button", name="Register").first.click()
    await page.wait_for_url("**/t/**")
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    notifications = await page.evaluate(READ_NOTIFICATIONS_SCRIPT)
    assert "Club is starting" in notifications
    await page.evaluate("lookAway(false)")
    while "Club is starting" in await page.evaluate(READ_NOTIFICATIONS_SCRIPT):
        await page.wait_for_timeout(50)


async def assert_landscape_layout(page: Page) -> None:
    """Assert that in landscape the bar is beside the table, without scrolling."""
    await page.locator("section.bar").wait_for()
    await page.set_viewport_size({"width": 839, "height": 412})
    while not all(await page.evaluate(BAR_POSITION_SCRIPT)):
        await page.wait_for_timeout(20)
    await page.set_viewport_size({"width": 412, "height": 839})
    while not await page.evaluate("window.did.includes('awake')"):
        await page.wait_for_timeout(20)


async def assert_offline_behaviour(page: Page, context: BrowserContext) -> None:
    """Assert the offline notice, the automatic reconnect, and that no game data was cached."""
    cached_paths = await page.evaluate(CACHED_PATHS_SCRIPT)
    assert cached_paths == ["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]
    page_url = page.url
    await context.set_offline(True)
    await page.reload()
    await page.get_by_role("heading", name="No connection").wait_for()
    await page.get_by_role("heading", name="Bez spojení").wait_for()
    await context.set_offline(False)
    await page.get_by_role("list", name="Seats").wait_for(state="attached")
    assert page.url == page_url
