"""The public API page is current and lists all names and guesses."""

from __future__ import annotations

import riverboat
from tests.docs import front_door_page as page


def test_front_door_page_is_current() -> None:
    written_text = page.FILE.read_text(encoding="utf-8") if page.FILE.exists() else ""
    assert written_text == page.page(), f"make it anew and review it: {page.COMMAND}"


def test_page_lists_fourteen_names_and_forty_guesses() -> None:
    assert len(page.NAMES) == 14
    assert all(name in riverboat.__all__ for name in page.NAMES)
    text = page.page()
    assert text.count("\n| `") == 14 + 40
