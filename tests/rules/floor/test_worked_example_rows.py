"""Every row of the worked examples has a case or a documented reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

FLOOR_FOLDER: Final = Path(__file__).parent
CASE_FOLDER: Final = FLOOR_FOLDER.parent


class ExampleRows(Struct, frozen=True, forbid_unknown_fields=True):
    """The row count of each chapter, and rows without a case."""

    chapters: dict[str, int]
    without: dict[str, str]


EXAMPLE_ROWS: Final = msgspec.toml.decode(
    (FLOOR_FOLDER / "rows.toml").read_bytes(), type=ExampleRows
)


def test_every_row_has_case_or_reason() -> None:
    rows = {
        f"{chapter}{row_number}"
        for chapter, last_row in EXAMPLE_ROWS.chapters.items()
        for row_number in range(1, last_row + 1)
    }
    rows_with_case = {
        row
        for file in CASE_FOLDER.rglob("*.toml")
        for row in _find_row_names(msgspec.toml.decode(file.read_bytes()))
    }
    assert rows - rows_with_case == EXAMPLE_ROWS.without.keys()
    assert all(EXAMPLE_ROWS.without.values())


def _find_row_names(case_file: Any) -> set[str]:
    """Return the rows named by a file's cases."""
    cases = case_file.get("case", []) if isinstance(case_file, dict) else []
    row_names = [case.get("row", ()) for case in cases]
    return {row for names in row_names for row in ([names] if isinstance(names, str) else names)}
