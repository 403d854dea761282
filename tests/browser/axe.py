"""Accessibility violations that axe finds in a page."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Page

from tests.browser.browser_players import ROOT

WCAG_TAGS: Final = ("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa")
"""WCAG 2.2 AA."""
ALL_AXE_TAGS: Final = (*WCAG_TAGS, "best-practice")

_AXE_SCRIPT_PATH: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
_AXE_CALL: Final = """async (tags) => (await axe.run(document, {runOnly: tags})).violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)"""


async def find_violations(page: Page, tags: tuple[str, ...] = WCAG_TAGS) -> list[str]:
    """Return the violations of these rules in the current page, each with its place.

    A page whose texts and scripts are still loading is empty, so wait for its heading first.
    """
    if not _AXE_SCRIPT_PATH.is_file():
        pytest.skip("axe-core is not installed: make client")
    await page.get_by_role("heading", level=1).first.wait_for(state="attached")
    # The room forbids injected script tags, so axe runs by evaluation.
    await page.evaluate(_AXE_SCRIPT_PATH.read_text(encoding="utf-8"))
    violations: list[str] = await page.evaluate(_AXE_CALL, list(tags))
    return violations
