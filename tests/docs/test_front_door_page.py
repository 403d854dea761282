"""The public API page is current and lists all names and guesses."""

from __future__ import annotations

import riverboat
from tests.docs import front_door_page


def test_front_door_page_is_current() -> None:
    written_text = (
        front_door_page.FILE.read_text(encoding="utf-8") if front_door_page.FILE.exists() else ""
    )
    assert written_text == front_door_page.build_page(), (
        f"make it anew and review it: {front_door_page.COMMAND}"
    )


def test_page_lists_fourteen_names_and_forty_guesses() -> None:
    assert len(front_door_page.TOP_LEVEL_NAMES) == 14
    assert all(name in riverboat.__all__ for name in front_door_page.TOP_LEVEL_NAMES)
    text = front_door_page.build_page()
    assert text.count("\n| `") == 14 + 40
