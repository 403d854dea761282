"""Second factors in browsers: authenticator codes, and Chromium's own passkeys."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pyotp
import pytest
from playwright.async_api import Browser, CDPSession

from riverboat.words import Reader
from riverboat.words.refusals.accounts import AuthenticatorCodeWrong, SecondCodeInvalid
from tests.browser.axe import find_violations
from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer, make_admin, run_server
from tests.browser.test_hosting import run_in_browser, take_screenshot
from tests.thorough import sample_every

PASSWORD = "correct horse battery"


class AuthenticatorApp:
    """An authenticator app; each code is used once, so the next one is a step later."""

    def __init__(self, secret: str) -> None:
        self._codes, self._last_step = pyotp.TOTP(secret), 0

    def code(self) -> str:
        self._last_step = max(self._last_step + 1, int(time.time()) // 30)
        return self._codes.generate_otp(self._last_step)


async def register_account(
    opened_browser: Browser, base_url: str, size: dict[str, int]
) -> BrowserPlayer:
    """Register Ann and open her account page."""
    ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, size)
    page = ann.page
    await page.goto(f"{base_url}/login?to=/me")
    await page.get_by_text("New account", exact=True).click()
    await page.get_by_label("Your name").fill("Ann")
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Create account").click()
    await page.locator("#security").get_by_text("Authenticator app").wait_for()
    return ann


async def open_login_page(ann: BrowserPlayer) -> None:
    """Log out and open the login page."""
    await ann.page.goto(f"{ann.base_url}/me")
    await ann.page.get_by_role("button", name="Log out").click()
    await ann.page.get_by_role("heading", name="Tables", exact=True).wait_for()
    await ann.page.goto(f"{ann.base_url}/login?to=/me")


async def enter_password(ann: BrowserPlayer) -> None:
    await ann.page.get_by_label("Your name").fill("Ann")
    await ann.page.get_by_label("Password").fill(PASSWORD)
    await ann.page.get_by_role("button", name="Log in", exact=True).click()
    await ann.page.get_by_role("heading", name="One more step").wait_for()


def list_unexpected_errors(ann: BrowserPlayer) -> list[str]:
    """Return the errors, without the rejections that browsers log as errors."""
    return [line for line in ann.errors if "status of 40" not in line]


async def assert_accessible(ann: BrowserPlayer) -> None:
    """Assert that axe finds no WCAG 2.2 AA violation in the current page."""
    assert await find_violations(ann.page) == []


async def assert_no_overflow(ann: BrowserPlayer, size: dict[str, int]) -> None:
    scroll_width = await ann.page.evaluate("document.documentElement.scrollWidth")
    assert scroll_width <= size["width"], "nothing is beside the page"


@pytest.mark.slow
@pytest.mark.parametrize("size", sample_every(2, [PHONE, DESKTOP]))
def test_authenticator_app_is_enabled_used_and_disabled(
    tmp_path: Path, size: dict[str, int]
) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await register_account(opened_browser, base_url, size)
        page, security_section = ann.page, ann.page.locator("#security")
        await security_section.get_by_role("button", name="Turn on").click()
        await page.get_by_label("Current password").last.fill(PASSWORD)
        await take_screenshot(ann, f"security-confirm-{size['width']}")
        await assert_accessible(ann)
        await page.get_by_role("button", name="Confirm", exact=True).click()
        await page.get_by_role("img", name="QR code for an authenticator app").wait_for()
        authenticator = AuthenticatorApp(
            (await page.get_by_role("dialog").locator("code").inner_text()).replace(" ", "")
        )
        await take_screenshot(ann, f"security-app-{size['width']}")
        await assert_accessible(ann)
        await page.get_by_label("Code in the app").fill("000000")
        await page.get_by_role("dialog").get_by_role("button", name="Turn on").click()
        await page.get_by_text(Reader("en").say(AuthenticatorCodeWrong())).wait_for()
        await page.get_by_label("Code in the app").fill(authenticator.code())
        await page.get_by_role("dialog").get_by_role("button", name="Turn on").click()
        codes_dialog = page.get_by_role("dialog", name="Recovery codes")
        await codes_dialog.get_by_role("listitem").nth(9).wait_for()
        recovery_codes = await codes_dialog.get_by_role("listitem").all_inner_texts()
        assert len(recovery_codes) == 10
        await take_screenshot(ann, f"security-codes-{size['width']}")
        await assert_accessible(ann)
        await codes_dialog.get_by_role("button", name="I’ve saved them").click()
        await security_section.get_by_text("10 left").wait_for()
        await security_section.scroll_into_view_if_needed()
        await take_screenshot(ann, f"security-on-{size['width']}")
        await assert_no_overflow(ann, size)

        await open_login_page(ann)
        await enter_password(ann)
        await take_screenshot(ann, f"login-code-{size['width']}")
        await assert_accessible(ann)
        await page.get_by_label("Authenticator code").fill("12345")
        await page.get_by_role("button", name="Log in", exact=True).click()
        await page.get_by_text(Reader("en").say(SecondCodeInvalid())).wait_for()
        await page.get_by_label("Authenticator code").fill(authenticator.code())
        await page.get_by_role("button", name="Log in", exact=True).click()
        await page.get_by_role("heading", name="Ann").wait_for()

        await open_login_page(ann)
        await enter_password(ann)
        await page.get_by_role("button", name="Use a recovery code").click()
        await page.get_by_label("Recovery code").fill(recovery_codes[0])
        await take_screenshot(ann, f"login-recovery-{size['width']}")
        await page.get_by_role("button", name="Log in", exact=True).click()
        await security_section.get_by_text("9 left").wait_for()

        await security_section.get_by_role("button", name="Turn off").click()
        await page.get_by_label("Current password").last.fill(PASSWORD)
        await page.get_by_role("dialog").get_by_label("Authenticator code").fill(recovery_codes[1])
        await page.get_by_role("button", name="Confirm", exact=True).click()
        await security_section.get_by_role("button", name="Turn on").wait_for()
        assert await security_section.get_by_text("Recovery codes").count() == 0
        assert list_unexpected_errors(ann) == []

    with run_server(tmp_path) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


async def add_virtual_authenticator(ann: BrowserPlayer) -> tuple[CDPSession, str]:
    """Add a virtual passkey device to the page that verifies the user automatically."""
    cdp_session = await ann.context.new_cdp_session(ann.page)
    await cdp_session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    authenticator = await cdp_session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return cdp_session, str(authenticator["authenticatorId"])


async def list_stored_passkeys(authenticator: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    """Return the passkeys in a device."""
    cdp_session, authenticator_id = authenticator
    response = await cdp_session.send(
        "WebAuthn.getCredentials", {"authenticatorId": authenticator_id}
    )
    return list(response["credentials"])


@pytest.mark.slow
@pytest.mark.parametrize("size", sample_every(2, [DESKTOP, PHONE]))
def test_passkey_logs_in_alone_and_as_second_factor(tmp_path: Path, size: dict[str, int]) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await register_account(opened_browser, base_url, size)
        authenticator = await add_virtual_authenticator(ann)
        page, security_section = ann.page, ann.page.locator("#security")
        await security_section.get_by_label("Name").fill("my phone")
        await security_section.get_by_role("button", name="Add passkey").click()
        await page.get_by_label("Current password").last.fill(PASSWORD)
        await page.get_by_role("button", name="Confirm", exact=True).click()
        await page.get_by_role("button", name="I’ve saved them").click()
        await security_section.get_by_text("my phone").wait_for()
        await security_section.scroll_into_view_if_needed()
        await take_screenshot(ann, f"security-passkey-{size['width']}")
        await assert_no_overflow(ann, size)
        await assert_accessible(ann)
        [remaining_passkey] = await list_stored_passkeys(authenticator)
        assert (
            remaining_passkey["rpId"],
            remaining_passkey["isResidentCredential"],
            remaining_passkey["userName"],
        ) == (
            "localhost",
            True,
            "Ann",
        )

        await open_login_page(ann)
        await take_screenshot(ann, f"login-{size['width']}")
        await page.get_by_role("button", name="Use a passkey").click()
        await page.get_by_role("heading", name="Ann").wait_for()
        await security_section.get_by_text(re.compile("^last used")).wait_for()

        await open_login_page(ann)
        await enter_password(ann)
        await take_screenshot(ann, f"login-passkey-{size['width']}")
        await page.get_by_role("button", name="Use a passkey").click()
        await page.get_by_role("heading", name="Ann").wait_for()
        [used_passkey] = await list_stored_passkeys(authenticator)
        assert used_passkey["signCount"] > remaining_passkey["signCount"]

        await security_section.get_by_role("button", name="Remove my phone").click()
        await page.get_by_label("Current password").last.fill(PASSWORD)
        await take_screenshot(ann, f"security-remove-{size['width']}")
        await page.get_by_role("button", name="Confirm with a passkey").click()
        removed_passkey = security_section.get_by_text("my phone", exact=True)
        await removed_passkey.wait_for(state="detached")
        await open_login_page(ann)
        await page.get_by_role("button", name="Use a passkey").click()
        await page.get_by_text("Unknown passkey").wait_for()
        assert list_unexpected_errors(ann) == []

    with run_server(tmp_path) as base_url:
        run_in_browser(
            lambda opened_browser: run_scenario(
                opened_browser, base_url.replace("127.0.0.1", "localhost")
            )
        )


@pytest.mark.landing
def test_passkeys_are_unavailable_on_ip_address(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await register_account(opened_browser, base_url, DESKTOP)
        security = ann.page.locator("#security")
        await security.get_by_text("To add passkeys").wait_for()
        assert await security.get_by_role("button", name="Add passkey").count() == 0
        await open_login_page(ann)
        await ann.page.get_by_role("button", name="Log in", exact=True).wait_for()
        assert await ann.page.get_by_role("button", name="Use a passkey").count() == 0
        assert list_unexpected_errors(ann) == []

    with run_server(tmp_path) as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))


@pytest.mark.slow
def test_admin_disables_second_factor(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await register_account(opened_browser, base_url, DESKTOP)
        page = ann.page
        await page.locator("#security").get_by_role("button", name="Turn on").click()
        await page.get_by_label("Current password").last.fill(PASSWORD)
        await page.get_by_role("button", name="Confirm", exact=True).click()
        secret = await page.get_by_role("dialog").locator("code").inner_text()
        code = AuthenticatorApp(secret.replace(" ", "")).code()
        await page.get_by_label("Code in the app").fill(code)
        await page.get_by_role("dialog").get_by_role("button", name="Turn on").click()
        await page.get_by_role("button", name="I’ve saved them").click()

        gus = await BrowserPlayer.open(opened_browser, "Gus", base_url)
        await gus.page.goto(f"{base_url}/login?to=/admin")
        await gus.page.get_by_text("New account", exact=True).click()
        await gus.page.get_by_label("Your name").fill("Gus")
        await gus.page.get_by_label("Password").fill(PASSWORD)
        await gus.page.get_by_role("button", name="Create account").click()
        await gus.page.get_by_text("Only room administrators").wait_for()
        await make_admin(tmp_path / "data", "Gus")
        await gus.page.reload()
        ann_item = gus.page.get_by_role("listitem").filter(has_text="Ann")
        await ann_item.get_by_role("button", name="Turn off two-factor login").click()
        await take_screenshot(gus, "admin-second-step")
        await ann_item.get_by_role("button", name="Turn off", exact=True).click()
        await gus.page.get_by_text("Ann now logs in with the password alone").wait_for()
        await page.goto(f"{base_url}/login?to=/me")
        await page.get_by_label("Your name").fill("Ann")
        await page.get_by_label("Password").fill(PASSWORD)
        await page.get_by_role("button", name="Log in", exact=True).click()
        await page.locator("#security").get_by_role("button", name="Turn on").wait_for()
        assert list_unexpected_errors(ann) == list_unexpected_errors(gus) == []

    with run_server(tmp_path / "data") as base_url:
        run_in_browser(lambda opened_browser: run_scenario(opened_browser, base_url))
