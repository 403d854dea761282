"""The pages of the audit log: for administrators, and for the host of one table."""

from __future__ import annotations

import json
import os
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
    run_on_browser_loop,
    run_server,
)
from tests.schedule import run_in
from tests.thorough import sample_every

SCREENSHOT_FOLDER = os.environ.get("RIVERBOAT_SHOTS", "")
"""Folder for screenshots; empty for none."""
PASSWORD = "correct horse battery"

CALL_API_SCRIPT = """async ([method, path, body]) => {
    const me = await (await fetch('/api/me')).json();
    const answer = await fetch(path, {
        method, body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json', 'X-CSRF': me.csrf},
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(path + ' ' + JSON.stringify(said));
    return said;
}"""


async def call_api(player: BrowserPlayer, path: str, method: str = "POST", **fields: Any) -> Any:
    return await player.page.evaluate(CALL_API_SCRIPT, [method, path, fields])


async def take_screenshot(player: BrowserPlayer, name: str) -> None:
    if SCREENSHOT_FOLDER:
        Path(SCREENSHOT_FOLDER).mkdir(parents=True, exist_ok=True)
        await player.page.screenshot(path=f"{SCREENSHOT_FOLDER}/audit-{name}.png", full_page=True)


WINDOWS_AND_LOCALES = [(DESKTOP, "en-GB"), (PHONE, "en-GB"), (PHONE, "cs-CZ"), (DESKTOP, "cs-CZ")]


@pytest.mark.slow
@run_in("long", "size1-cs-CZ")
@pytest.mark.parametrize("size, locale", sample_every(2, WINDOWS_AND_LOCALES))
def test_audit_pages_show_actions_to_admin_and_host(
    tmp_path: Path, size: dict[str, int], locale: str
) -> None:
    name = f"{locale[:2]}-{size['width']}"
    is_english = locale == "en-GB"
    title = "Audit log" if is_english else "Záznam akcí"

    async def check_pages(opened_browser: Browser, base_url: str) -> None:
        gus = await BrowserPlayer.open(opened_browser, "Gus", base_url, size, locale)
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size, locale)
        table = await ann.create_table(
            name="Friday", private=True, money={"digits": 2, "sign": "€"}
        )
        table_path = f"/api/tables/{table}"
        await gus.page.goto(base_url)
        await call_api(gus, "/api/accounts", name="Gus", password=PASSWORD)
        await make_admin(tmp_path, "Gus")
        await call_api(ann, f"{table_path}/links", once=True, good_for="day")
        await call_api(
            ann, f"{table_path}/settings", "PATCH", delay=30, chat=False, one_address="refuse",
            about="No telephones.",
        )  # fmt: skip
        for command_index in range(55):
            command = {"do": "pause" if command_index % 2 == 0 else "go-on"}
            await call_api(ann, f"{table_path}/wish", cmd=f"c{command_index}", wish=command)
        command = {"do": "rules", "toml": 'game = "pot-limit omaha 1/2"'}
        await call_api(ann, f"{table_path}/wish", cmd="r", wish=command)
        await call_api(gus, "/api/admin/people/bar", name="Ann", reason="a swindle", until="good")
        await call_api(gus, "/api/admin/people/let-in", name="Ann")

        page = gus.page
        await page.goto(f"{base_url}/admin")
        revoke_label = (
            "End sessions and remove API keys" if is_english else "Odhlásit a zrušit API klíče"
        )
        await page.get_by_role("button", name=revoke_label).first.wait_for()
        await take_screenshot(gus, f"people-{name}")
        audit_link_label = "Audit log of hosts" if is_english else "Záznam akcí pořadatelů"
        await page.get_by_role("link", name=audit_link_label).click()
        await page.get_by_role("heading", name=title, level=1).wait_for()
        log_lines = page.locator("ol > li")
        await log_lines.first.wait_for()
        assert await log_lines.count() == 50
        text = await page.locator("ol").inner_text()
        assert "127.0.0.1" in text
        assert "a swindle" in text
        assert "Friday" in text
        await take_screenshot(gus, f"room-{name}")
        await page.get_by_role("button", name="Earlier" if is_english else "Starší").click()
        await log_lines.nth(58).wait_for()
        text = await page.locator("ol").inner_text()
        assert "0 → 30" in text
        assert "{" not in text
        await page.get_by_role("combobox").last.select_option("settings")
        await log_lines.nth(1).wait_for(state="detached")
        assert await log_lines.count() == 1
        assert "No telephones." in await log_lines.inner_text()
        await take_screenshot(gus, f"settings-{name}")
        await page.get_by_role("searchbox", name="Name" if is_english else "Jméno").fill("nobody")
        empty_text = "No entries" if is_english else "Žádné zápisy"
        await page.get_by_text(empty_text).wait_for()
        await page.goto(f"{base_url}/admin/audit?person=Ann&table={table}")
        await log_lines.nth(20).wait_for()
        save_link = page.get_by_role(
            "link", name="Save as JSON" if is_english else "Uložit jako JSON"
        )
        async with page.expect_download() as download_info:
            await save_link.click()
        download_path = await (await download_info.value).path()
        payload = json.loads(Path(download_path).read_text(encoding="utf-8"))
        assert len(payload) == 59
        assert {entry["table"] for entry in payload} == {table}

        ann = await BrowserPlayer.open(opened_browser, "Eva", base_url, size, locale)
        await ann.page.goto(base_url)
        table = await ann.create_table(name="Monday")
        await call_api(ann, f"/api/tables/{table}/settings", "PATCH", quiet=True)
        await call_api(gus, f"/api/tables/{table}/settings", "PATCH", delay=5)
        await ann.page.goto(f"{base_url}/t/{table}/host")
        audit_link_label = "Audit log of this table" if is_english else "Záznam akcí u tohoto stolu"
        await ann.page.get_by_role("link", name=audit_link_label).click()
        await ann.page.get_by_role("heading", name=title, level=2).wait_for()
        own_log_lines = ann.page.locator("ol > li")
        await own_log_lines.nth(2).wait_for()
        text = await ann.page.locator("ol").inner_text()
        assert "Gus" in text
        assert "127.0.0.1" not in text
        await take_screenshot(ann, f"table-{name}")
        assert await ann.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        await ann.page.goto(f"{base_url}/admin/audit")
        admin_only_text = (
            "Only room administrators" if is_english else "Tato stránka je jen pro správce"
        )
        await ann.page.get_by_text(admin_only_text).wait_for()
        assert (gus.errors, ann.errors) == ([], [])

    with run_server(tmp_path) as base_url:

        async def run_scenario() -> None:
            async with open_browser() as opened_browser:
                await check_pages(opened_browser, base_url)

        run_on_browser_loop(run_scenario(), 180)
