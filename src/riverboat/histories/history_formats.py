"""The formats that hands can be written in: what is called for a hand, and what parts two of them.

Nothing is imported before a format is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from riverboat.notation import ParsedHand

    Writer = Callable[[ParsedHand, int], str]
    """The text of a hand and its number in the file; 0 stands for a file of this hand only."""


class OutputFormat(StrEnum):
    """What ``--to`` takes."""

    PHH = "phh"
    OHH = "ohh"
    POKERSTARS = "pokerstars"
    JSON = "json"
    CSV = "csv"
    PARQUET = "parquet"


class FormatInfo(NamedTuple):
    """How hands are written."""

    suffix: str
    """How the name of a file of many hands ends."""
    others: tuple[str, ...]
    """Other endings that mean this format."""
    parted_by: str
    """What stands between two hands."""
    writer: Callable[[], Writer] | None
    """``None`` for tables, which have no text of a hand (``history_outputs``)."""
    by_number: bool = False
    """Whoever reads it tells hands apart by their numbers."""


def _phh_writer() -> Writer:
    from riverboat.notation.phh import to_phh

    return lambda hand, number: f"[{number}]\n{to_phh(hand)}" if number else to_phh(hand)


def _ohh_writer() -> Writer:
    from riverboat.notation.ohh import to_ohh

    return lambda hand, _: f"{to_ohh(hand)}\n"


def _pokerstars_writer() -> Writer:
    from riverboat.notation.pokerstars import to_pokerstars

    return lambda hand, _: to_pokerstars(hand).rstrip("\n") + "\n"


def _json_writer() -> Writer:
    from riverboat.notation.riverboat_log import to_own

    return lambda hand, _: f"{to_own(hand)}\n"


FORMATS = {
    OutputFormat.PHH: FormatInfo(".phhs", (".phh",), "\n", _phh_writer),
    OutputFormat.OHH: FormatInfo(".ohh", (), "", _ohh_writer, by_number=True),
    OutputFormat.POKERSTARS: FormatInfo(".txt", (), "\n\n", _pokerstars_writer, by_number=True),
    OutputFormat.JSON: FormatInfo(".jsonl", (), "", _json_writer),
    OutputFormat.CSV: FormatInfo(".csv", (), "", None),
    OutputFormat.PARQUET: FormatInfo(".parquet", (".pq",), "", None),
}


def format_by_file_name(name: str) -> OutputFormat | None:
    """The format that the name of a file stands for."""
    for to, known in FORMATS.items():
        if name.lower().endswith((known.suffix, *known.others)):
            return to
    return None
