"""Every row of the worked examples has a case or a documented reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

HERE: Final = Path(__file__).parent
CASES: Final = HERE.parent


class ExampleRows(Struct, frozen=True, forbid_unknown_fields=True):
    """The row count of each chapter, and rows without a case."""

    chapters: dict[str, int]
    without: dict[str, str]


ROWS: Final = msgspec.toml.decode((HERE / "rows.toml").read_bytes(), type=ExampleRows)


def test_every_row_has_case_or_reason() -> None:
    rows = {f"{name}{n}" for name, last in ROWS.chapters.items() for n in range(1, last + 1)}
    run = {
        row
        for file in CASES.rglob("*.toml")
        for row in _rows(msgspec.toml.decode(file.read_bytes()))
    }
    assert rows - run == ROWS.without.keys()
    assert all(ROWS.without.values())


def _rows(reported: Any) -> set[str]:
    """Return the rows named by a file's cases."""
    cases = reported.get("case", []) if isinstance(reported, dict) else []
    named = [case.get("row", ()) for case in cases]
    return {row for each in named for row in ([each] if isinstance(each, str) else each)}
