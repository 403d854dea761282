"""What hands are written to, hand by hand: the text of a format, or a table with columns."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import Any, Final, Protocol, assert_never

from riverboat.histories.columns import AMOUNTS, COUNTS, NAMES, TRUTHS, HandIds, csv_of, rows_of
from riverboat.histories.formats import To, format_named
from riverboat.histories.history import HandHistory
from riverboat.histories.sources import Where, hands_in
from riverboat.histories.writing import Writing, form
from riverboat.notation.reading import BadNotation, ReadHand
from riverboat.words.keywords import keywords_told

_ROWS_AT_ONCE: Final = 50_000


class Output(Protocol):
    """Takes one hand after the other, and gives what is to be written."""

    @property
    def hands(self) -> int:
        """How many it has had."""
        ...

    def add(self, hand: ReadHand, *, alone: bool = False) -> bytes:
        """What is written for one hand more; *alone* for the only one of its file."""
        ...

    def end(self) -> bytes:
        """What is written when there are no more."""
        ...


def output(to: To) -> Output:
    """The output of this format; ``ModuleNotFoundError`` names the extra that it needs."""
    match to:
        case To.CSV:
            return _Csv()
        case To.PARQUET:
            return _Parquet()
        case To.PHH | To.OHH | To.POKERSTARS | To.JSON:
            return _Text(to)
        case _:
            assert_never(to)


@keywords_told
def convert(where: Where, *, to: str = "", out: str | Path | None = None) -> str:
    """Hands in another format: ``convert("folder/", to="pokerstars")`` is their text.

    ``phh``, ``ohh``, ``pokerstars`` and ``json`` are histories, ``csv`` and ``parquet`` tables with
    a row for each player of each hand. With *out* it is written there, and its name says the
    format where *to* does not; Parquet is no text, and goes nowhere else. What cannot be read stops
    it: nothing is left out or mended (``riverboat convert`` lists what is refused).

    >>> from riverboat.homegame import HomeGame
    >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    >>> game.play("rock")
    >>> text = convert(HandHistory.of(game.log, game.dealt_in), to="csv")
    >>> text.splitlines()[0][:40]
    'hand,started,site,table,game,big_blind,p'
    """
    if out is not None and not isinstance(out, str | PathLike):
        raise TypeError(f"out: a path is expected, not {out!r}")
    named = format_named(str(out)) if out is not None and not to else None
    found = named or form(to)
    if found is To.PARQUET and out is None:
        raise ValueError("Parquet is no text: say where it goes, as in out='hands.parquet'")
    whole = b"".join(_pieces(output(found), where))
    if out is not None:
        Path(out).write_bytes(whole)
    return "" if found is To.PARQUET else whole.decode("utf-8", "surrogateescape")


def _pieces(written: Output, where: Where) -> Iterator[bytes]:
    for hand in hands_in(where):
        if hand.faults:
            raise BadNotation(hand.refusal, hand.source.line)
        yield written.add(hand)
    yield written.end()


class _Text:
    """Histories, as other programs read them."""

    def __init__(self, to: To) -> None:
        self._writing = Writing(to)

    @property
    def hands(self) -> int:
        return self._writing.hands

    def add(self, hand: ReadHand, *, alone: bool = False) -> bytes:
        return self._writing.text(hand, alone=alone).encode("utf-8", "surrogateescape")

    def end(self) -> bytes:
        return b""


class _Csv:
    """Rows of text: truth as 1 and 0, a time as ISO 8601, the names of the columns first."""

    def __init__(self) -> None:
        self.hands = 0
        self._ids = HandIds()

    def add(self, hand: ReadHand, *, alone: bool = False) -> bytes:  # noqa: ARG002
        told = HandHistory(hand)
        rows = rows_of(told, self._ids.next_id(told))
        self.hands += 1
        return csv_of(rows, header=self.hands == 1).encode("utf-8", "surrogateescape")

    def end(self) -> bytes:
        return b"" if self.hands else csv_of([], header=True).encode()


class _Parquet:
    """Columns with types, packed: what data frames read at once."""

    def __init__(self) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ModuleNotFoundError as why:
            raise ModuleNotFoundError(
                "Parquet is written by pyarrow, which is not installed: "
                "pip install 'riverboat[parquet]'",
                name=why.name,
            ) from None
        self.hands = 0
        self._ids = HandIds()
        self._arrow: Any = pyarrow
        self._rows: list[tuple[Any, ...]] = []
        self._file = BytesIO()
        kinds = [(name, pyarrow.type_for_alias(_KINDS.get(name, "string"))) for name in NAMES]
        kinds[NAMES.index("started")] = ("started", pyarrow.timestamp("us", tz="UTC"))
        self._schema: Any = pyarrow.schema(kinds)
        self._writer: Any = parquet.ParquetWriter(self._file, self._schema, compression="zstd")

    def add(self, hand: ReadHand, *, alone: bool = False) -> bytes:  # noqa: ARG002
        told = HandHistory(hand)
        self._rows += rows_of(told, self._ids.next_id(told))
        self.hands += 1
        if len(self._rows) >= _ROWS_AT_ONCE:
            self._write()
        return b""

    def end(self) -> bytes:
        self._write()
        self._writer.close()
        return self._file.getvalue()

    def _write(self) -> None:
        columns = zip(*self._rows, strict=True) if self._rows else [()] * len(NAMES)
        arrays = [
            self._arrow.array(column, kind.type)
            for column, kind in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))
        self._rows = []


_KINDS: Final = {
    **dict.fromkeys(AMOUNTS, "float64"),
    **dict.fromkeys(COUNTS, "int32"),
    **dict.fromkeys(TRUTHS, "bool"),
}
"""What the columns hold that are no text."""
