"""The public API page is current and lists all names and guesses."""

from __future__ import annotations

import riverboat
from tests.docs import front_door_page as page


def test_the_page_of_the_front_door_is_up_to_date() -> None:
    written = page.FILE.read_text(encoding="utf-8") if page.FILE.exists() else ""
    assert written == page.page(), f"make it anew and review it: {page.COMMAND}"


def test_it_has_all_fourteen_names_and_every_guess() -> None:
    assert len(page.NAMES) == 14
    assert all(name in riverboat.__all__ for name in page.NAMES)
    text = page.page()
    assert text.count("\n| `") == 14 + 40
