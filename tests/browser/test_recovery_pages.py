"""Pages of one-time links: admin setup, and password recovery by e-mail."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.axe import find_violations
from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer, run_server
from tests.browser.test_hosting import run_in_browser, take_screenshot
from tests.ports import free_port
from tests.schedule import run_in
from tests.web.smtp_server import SmtpServer

PASSWORD, NEW_PASSWORD = "correct horse battery", "another horse battery"
WINDOWS_AND_LOCALES = [(DESKTOP, "en-GB"), (PHONE, "cs-CZ")]
LABELS_BY_LOCALE = {
    "en-GB": {
        "password": "New password",
        "set": "Set password",
        "log in": "Log in",
        "forgotten": "Forgot your password?",
        "account": "Name or email address",
        "send": "Send link",
        "sent": "the link is on its way",
        "address": "New address",
        "ask": "Confirm address",
        "old": "Current password",
        "over": "Used or expired link",
    },
    "cs-CZ": {
        "password": "Nové heslo",
        "set": "Nastavit heslo",
        "log in": "Přihlásit",
        "forgotten": "Zapomněli jste heslo?",
        "account": "Jméno nebo e-mailová adresa",
        "send": "Poslat odkaz",
        "sent": "odkaz je na cestě",
        "address": "Nová adresa",
        "ask": "Potvrdit adresu",
        "old": "Současné heslo",
        "over": "Použitý nebo prošlý odkaz",
    },
}


async def print_admin_link(name: str, data_dir: Path, base_url: str) -> str:
    """Return the link that ``riverboat admin`` prints while the room runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "riverboat", "admin", name, "--data", str(data_dir)),
        stdout=asyncio.subprocess.PIPE,
    )
    text = (await process.communicate())[0].decode()
    return f"{base_url}/recover#{text.strip().rpartition('#')[2]}"


@run_in("landing", "size1-cs-CZ")
@pytest.mark.parametrize("size, locale", WINDOWS_AND_LOCALES)
def test_admin_joins_by_link(tmp_path: Path, size: dict[str, int], locale: str) -> None:
    labels, picture_name = LABELS_BY_LOCALE[locale], f"{locale[:2]}-{size['width']}"

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        petra = await BrowserPlayer.open(opened_browser, "Petra", base_url, size, locale)
        link = await print_admin_link("Petra", tmp_path / "data", base_url)
        await petra.page.goto(link)
        await petra.page.get_by_label(labels["password"]).fill("petra2026")
        await petra.page.get_by_role("button", name=labels["set"]).click()
        await petra.page.locator("#recover-trouble").filter(has_text=re.compile(".")).wait_for()
        await take_screenshot(petra, f"recover-admin-{picture_name}")
        assert await find_violations(petra.page) == []
        await petra.page.get_by_label(labels["password"]).fill(PASSWORD)
        await petra.page.get_by_role("button", name=labels["set"]).click()
        await petra.page.wait_for_url(f"{base_url}/admin")
        await petra.page.goto(f"{base_url}/me")
        await petra.page.goto(link)
        await petra.page.get_by_text(re.compile(labels["over"])).wait_for()
        await take_screenshot(petra, f"recover-over-{picture_name}")

    (tmp_path / "room.toml").write_text('admins = ["Petra"]\n')
    with run_server(tmp_path / "data", "--config", str(tmp_path / "room.toml")) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


@run_in("landing", "size0-en-GB")
@pytest.mark.parametrize("size, locale", WINDOWS_AND_LOCALES)
def test_password_is_recovered_by_email(tmp_path: Path, size: dict[str, int], locale: str) -> None:
    labels, picture_name = LABELS_BY_LOCALE[locale], f"{locale[:2]}-{size['width']}"
    mail_port, port = free_port(), free_port()
    base_url = f"http://127.0.0.1:{port}"

    async def read_link(mail_server: SmtpServer, message_count: int) -> str:
        async with asyncio.timeout(120):
            while len(mail_server.messages) < message_count:
                await asyncio.sleep(0.05)
        match = re.search(rf"{base_url}/recover#\S+", mail_server.messages[-1].get_content())
        assert match
        return match[0]

    async def run_scenario(opened_browser: Browser) -> None:
        mail_server = SmtpServer()
        async with await asyncio.start_server(mail_server.serve, "127.0.0.1", mail_port):
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size, locale)
            page = ann.page
            await page.goto(base_url)
            await page.evaluate(
                """async ([name, password]) => {
                    const body = JSON.stringify({name, password});
                    const headers = {'Content-Type': 'application/json'};
                    await fetch('/api/accounts', {method: 'POST', body, headers});
                }""",
                ["Ann", PASSWORD],
            )
            await page.goto(f"{base_url}/me")
            await page.get_by_label(labels["address"]).fill("ann@club.example")
            await page.get_by_role("button", name=labels["ask"]).click()
            dialog = page.get_by_role("dialog")
            await dialog.get_by_label(labels["old"]).fill(PASSWORD)
            await dialog.locator("button").last.click()
            await page.goto(await read_link(mail_server, 1))
            await take_screenshot(ann, f"recover-email-{picture_name}")
            await page.get_by_role("button", name=labels["ask"]).click()
            await page.get_by_text("ann@club.example").wait_for()
            await page.locator("#security").scroll_into_view_if_needed()
            await take_screenshot(ann, f"me-email-{picture_name}")

            player_without_password = await BrowserPlayer.open(
                opened_browser, "Lost", base_url, size, locale
            )
            await player_without_password.page.goto(f"{base_url}/login")
            await take_screenshot(player_without_password, f"login-{picture_name}")
            await player_without_password.page.get_by_role("link", name=labels["forgotten"]).click()
            await player_without_password.page.get_by_label(labels["account"]).fill(
                "ann@club.example"
            )
            await take_screenshot(player_without_password, f"recover-ask-{picture_name}")
            assert await find_violations(player_without_password.page) == []
            await player_without_password.page.get_by_role("button", name=labels["send"]).click()
            await player_without_password.page.get_by_text(re.compile(labels["sent"])).wait_for()
            await take_screenshot(player_without_password, f"recover-sent-{picture_name}")
            await player_without_password.page.goto(await read_link(mail_server, 2))
            await player_without_password.page.get_by_label(labels["password"]).fill(NEW_PASSWORD)
            await player_without_password.page.get_by_role("button", name=labels["set"]).click()
            await player_without_password.page.wait_for_url(f"{base_url}/")
            player_name_script = "async () => (await (await fetch('/api/me')).json()).name"
            assert await player_without_password.page.evaluate(player_name_script) == "Ann"
            assert await page.evaluate(player_name_script) == ""

    config_lines = (
        f'base_url = "{base_url}"',
        "[mail]",
        'host = "127.0.0.1"',
        f"port = {mail_port}",
        'security = "none"',
        'sender = "room@poker.example"',
    )
    (tmp_path / "room.toml").write_text("\n".join(config_lines))
    options = ("--config", str(tmp_path / "room.toml"), "--port", str(port))
    with run_server(tmp_path / "data", *options):
        run_in_browser(run_scenario)
