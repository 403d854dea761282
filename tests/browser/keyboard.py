"""Keyboard-only interaction: reach controls by Tab, and press, type or choose.

Elements are never focused or clicked from outside: controls that Tab cannot reach are failures.
"""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Page

_READ_FOCUSED_NAME_SCRIPT: Final = """() => {
    const here = document.activeElement;
    if (!here || here === document.body) return '';
    const label = here.labels?.[0]?.textContent;
    return (here.ariaLabel ?? label ?? (here.placeholder || here.textContent) ?? '').trim();
}"""
"""Accessible name of the focused element."""

_READ_FOCUSED_VALUE_SCRIPT: Final = "document.activeElement?.value ?? ''"
MAX_TAB_PRESSES: Final = 300
"""Maximum number of Tab presses."""


async def is_reachable(page: Page, name: str) -> bool:
    """Return True if Tab reaches the control with this name."""
    for _ in range(MAX_TAB_PRESSES):
        if re.search(name, await page.evaluate(_READ_FOCUSED_NAME_SCRIPT)):
            return True
        await page.keyboard.press("Tab")
    return False


async def tab_to(page: Page, name: str) -> None:
    """Move to the control with this name by Tab only."""
    assert await is_reachable(page, name), f"no way to {name} by keyboard"


async def tab_and_press(page: Page, name: str) -> None:
    """Move to a button or link by Tab and press it."""
    await tab_to(page, name)
    await page.keyboard.press("Enter")


async def tab_and_type(page: Page, name: str, text: str) -> None:
    """Move to a field by Tab and replace its text."""
    await tab_to(page, name)
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(text)


async def tab_and_choose(page: Page, name: str, value: str) -> None:
    """Move to a list by Tab and choose by the arrow keys."""
    await tab_to(page, name)
    await page.keyboard.press("Home")
    for _ in range(MAX_TAB_PRESSES):
        if await page.evaluate(_READ_FOCUSED_VALUE_SCRIPT) == value:
            return
        await page.keyboard.press("ArrowDown")
    raise AssertionError(f"{name} has no {value} by keyboard")
