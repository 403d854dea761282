"""Output formats of hands, and their properties.

Modules of a format are imported on first use.
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
    """The formats that ``--to`` accepts."""

    PHH = "phh"
    OHH = "ohh"
    POKERSTARS = "pokerstars"
    JSON = "json"
    CSV = "csv"
    PARQUET = "parquet"


class FormatInfo(NamedTuple):
    """Properties of an output format."""

    suffix: str
    """File name suffix for a file of many hands."""
    other_suffixes: tuple[str, ...]
    """Other file suffixes of this format."""
    separator: str
    """Text between two hands of a file."""
    writer: Callable[[], Writer] | None
    """The writer; ``None`` for tables, which have no text form (``history_outputs``)."""
    identifies_by_number: bool = False
    """True if readers of the format identify hands by number."""


def _load_phh_writer() -> Writer:
    from riverboat.notation.phh import to_phh

    return lambda hand, number: f"[{number}]\n{to_phh(hand)}" if number else to_phh(hand)


def _load_ohh_writer() -> Writer:
    from riverboat.notation.ohh import to_ohh

    return lambda hand, _: f"{to_ohh(hand)}\n"


def _load_pokerstars_writer() -> Writer:
    from riverboat.notation.pokerstars import to_pokerstars

    return lambda hand, _: to_pokerstars(hand).rstrip("\n") + "\n"


def _load_json_writer() -> Writer:
    from riverboat.notation.riverboat_log import to_own

    return lambda hand, _: f"{to_own(hand)}\n"


FORMATS = {
    OutputFormat.PHH: FormatInfo(".phhs", (".phh",), "\n", _load_phh_writer),
    OutputFormat.OHH: FormatInfo(".ohh", (), "", _load_ohh_writer, identifies_by_number=True),
    OutputFormat.POKERSTARS: FormatInfo(
        ".txt", (), "\n\n", _load_pokerstars_writer, identifies_by_number=True
    ),
    OutputFormat.JSON: FormatInfo(".jsonl", (), "", _load_json_writer),
    OutputFormat.CSV: FormatInfo(".csv", (), "", None),
    OutputFormat.PARQUET: FormatInfo(".parquet", (".pq",), "", None),
}


def format_by_file_name(name: str) -> OutputFormat | None:
    """Return the format that a file name's suffix implies; ``None`` for an unknown suffix."""
    for output_format, format_info in FORMATS.items():
        if name.lower().endswith((format_info.suffix, *format_info.other_suffixes)):
            return output_format
    return None
