"""People without a pointer: what they want is reached by the tabulator, pressed, typed or chosen.

Nothing is focused or clicked from outside here: what cannot be reached by keys is not reached.
"""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Page

_CALLED: Final = """() => {
    const here = document.activeElement;
    if (!here || here === document.body) return '';
    const label = here.labels?.[0]?.textContent;
    return (here.ariaLabel ?? label ?? (here.placeholder || here.textContent) ?? '').trim();
}"""
"""What that is called on which the focus is."""

_VALUE: Final = "document.activeElement?.value ?? ''"
MOST: Final = 300
"""So many times somebody presses the tabulator before they give up."""


async def is_reached(page: Page, name: str) -> bool:
    """Whether one gets to what is called so by the tabulator."""
    for _ in range(MOST):
        if re.search(name, await page.evaluate(_CALLED)):
            return True
        await page.keyboard.press("Tab")
    return False


async def tabs_to(page: Page, name: str) -> None:
    """Go to what is called so by the tabulator alone."""
    assert await is_reached(page, name), f"no way to {name} by keyboard"


async def pressed(page: Page, name: str) -> None:
    """Go to a button or a link by the tabulator alone, and press it."""
    await tabs_to(page, name)
    await page.keyboard.press("Enter")


async def typed(page: Page, name: str, text: str) -> None:
    """Go to a field by the tabulator alone, and write over what stands in it."""
    await tabs_to(page, name)
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(text)


async def chosen(page: Page, name: str, value: str) -> None:
    """Go to a list by the tabulator alone, and choose by the arrows."""
    await tabs_to(page, name)
    await page.keyboard.press("Home")
    for _ in range(MOST):
        if await page.evaluate(_VALUE) == value:
            return
        await page.keyboard.press("ArrowDown")
    raise AssertionError(f"{name} has no {value} by keyboard")
