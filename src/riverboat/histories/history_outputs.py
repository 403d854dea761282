"""Encoders that receive hands one by one: histories as text, or tables with columns."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import Any, Final, Protocol, assert_never

from riverboat.histories.hand_sources import HandSource, read_source
from riverboat.histories.history_columns import (
    AMOUNT_COLUMNS,
    BOOLEAN_COLUMNS,
    COLUMN_NAMES,
    COUNT_COLUMNS,
    HandIds,
    hand_rows,
    rows_to_csv,
)
from riverboat.histories.history_formats import OutputFormat, format_by_file_name
from riverboat.histories.history_writer import HistoryWriter, parse_format
from riverboat.histories.parsed_hand import HandHistory
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.keyword_errors import explain_keyword_errors

_ROWS_PER_BATCH: Final = 50_000


class Output(Protocol):
    """An encoder that receives hands one by one, and returns bytes to write."""

    @property
    def hands(self) -> int:
        """Number of hands added."""
        ...

    def add(self, hand: ParsedHand, *, alone: bool = False) -> bytes:
        """Encode one more hand; *alone* is true for the only hand of its file."""
        ...

    def finish(self) -> bytes:
        """Return the final bytes after the last hand."""
        ...


def make_output(target_format: OutputFormat) -> Output:
    """Return an encoder for a format.

    Raises ``ModuleNotFoundError`` with the extra to install, if an optional dependency is missing.
    """
    match target_format:
        case OutputFormat.CSV:
            return _CsvOutput()
        case OutputFormat.PARQUET:
            return _ParquetOutput()
        case OutputFormat.PHH | OutputFormat.OHH | OutputFormat.POKERSTARS | OutputFormat.JSON:
            return _TextOutput(target_format)
        case _:
            assert_never(target_format)


@explain_keyword_errors
def convert(where: HandSource, *, to: str = "", out: str | Path | None = None) -> str:
    """Convert hands to another format: ``convert("folder/", to="pokerstars")`` returns text.

    ``phh``, ``ohh``, ``pokerstars`` and ``json`` are histories, ``csv`` and ``parquet`` tables
    with a row for each player of each hand. With *out* the result is also written to that file;
    without *to*, the suffix of *out* decides the format. Parquet needs *out* and returns ``""``.
    A hand that cannot be parsed raises an error: none is left out or repaired (``riverboat
    convert`` lists rejected hands).

    >>> from riverboat.homegame import HomeGame
    >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    >>> game.play("rock")
    >>> text = convert(HandHistory.from_facts(game.log, game.dealt_in), to="csv")
    >>> text.splitlines()[0][:40]
    'hand,started,site,table,game,big_blind,p'
    """
    if out is not None and not isinstance(out, str | PathLike):
        raise TypeError(f"out: expected a path, got {out!r}")
    format_of_path = format_by_file_name(str(out)) if out is not None and not to else None
    chosen_format = format_of_path or parse_format(to)
    if chosen_format is OutputFormat.PARQUET and out is None:
        raise ValueError("Parquet is a binary format: pass a path, as in out='hands.parquet'")
    content = b"".join(_encode_hands(make_output(chosen_format), where))
    if out is not None:
        Path(out).write_bytes(content)
    return (
        "" if chosen_format is OutputFormat.PARQUET else content.decode("utf-8", "surrogateescape")
    )


def _encode_hands(output: Output, source: HandSource) -> Iterator[bytes]:
    for hand in read_source(source):
        if hand.faults:
            raise BadNotation(hand.refusal, hand.source.line)
        yield output.add(hand)
    yield output.finish()


class _TextOutput:
    """An encoder of hand histories as text."""

    def __init__(self, target_format: OutputFormat) -> None:
        self._writer = HistoryWriter(target_format)

    @property
    def hands(self) -> int:
        return self._writer.hands

    def add(self, hand: ParsedHand, *, alone: bool = False) -> bytes:
        return self._writer.format_hand(hand, alone=alone).encode("utf-8", "surrogateescape")

    def finish(self) -> bytes:
        return b""


class _CsvOutput:
    """An encoder of CSV with a header: booleans as 1 and 0, times as ISO 8601."""

    def __init__(self) -> None:
        self.hands = 0
        self._ids = HandIds()

    def add(self, hand: ParsedHand, *, alone: bool = False) -> bytes:  # noqa: ARG002
        hand_history = HandHistory(hand)
        rows = hand_rows(hand_history, self._ids.next_id(hand_history))
        self.hands += 1
        return rows_to_csv(rows, header=self.hands == 1).encode("utf-8", "surrogateescape")

    def finish(self) -> bytes:
        return b"" if self.hands else rows_to_csv([], header=True).encode()


class _ParquetOutput:
    """An encoder of Parquet files with typed, compressed columns."""

    def __init__(self) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(
                "writing Parquet requires pyarrow, which is not installed: "
                "pip install 'riverboat[parquet]'",
                name=error.name,
            ) from None
        self.hands = 0
        self._ids = HandIds()
        self._arrow: Any = pyarrow
        self._rows: list[tuple[Any, ...]] = []
        self._file = BytesIO()
        typed_columns = [
            (name, pyarrow.type_for_alias(_ARROW_TYPE_BY_COLUMN.get(name, "string")))
            for name in COLUMN_NAMES
        ]
        typed_columns[COLUMN_NAMES.index("started")] = (
            "started",
            pyarrow.timestamp("us", tz="UTC"),
        )
        self._schema: Any = pyarrow.schema(typed_columns)
        self._writer: Any = parquet.ParquetWriter(self._file, self._schema, compression="zstd")

    def add(self, hand: ParsedHand, *, alone: bool = False) -> bytes:  # noqa: ARG002
        hand_history = HandHistory(hand)
        self._rows += hand_rows(hand_history, self._ids.next_id(hand_history))
        self.hands += 1
        if len(self._rows) >= _ROWS_PER_BATCH:
            self._write_batch()
        return b""

    def finish(self) -> bytes:
        self._write_batch()
        self._writer.close()
        return self._file.getvalue()

    def _write_batch(self) -> None:
        columns = zip(*self._rows, strict=True) if self._rows else [()] * len(COLUMN_NAMES)
        arrays = [
            self._arrow.array(column, field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))
        self._rows = []


_ARROW_TYPE_BY_COLUMN: Final = {
    **dict.fromkeys(AMOUNT_COLUMNS, "float64"),
    **dict.fromkeys(COUNT_COLUMNS, "int32"),
    **dict.fromkeys(BOOLEAN_COLUMNS, "bool"),
}
"""Arrow types of the columns that are not text."""
