"""Tables in Arrow's memory format, which data frames and databases read without copying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from riverboat.frames.table_columns import TABLES, Column, import_pyarrow


class ArrowTable:
    """A table of rows: pass it to pandas, polars, DuckDB or pyarrow.

    ``polars.DataFrame(table)``, ``pyarrow.table(table)`` and ``pandas.DataFrame.from_arrow(table)``
    read it by the Arrow PyCapsule interface, and so does DuckDB's ``FROM table``.
    """

    def __init__(self, name: str, table: Any, columns: Sequence[Column] | None = None) -> None:
        self.name = name
        """``hands``, ``players`` or ``actions``; ``decisions`` of a review."""
        self._table = table
        self._columns = tuple(columns if columns is not None else TABLES[name])

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the table as an Arrow C stream."""
        return self._table.__arrow_c_stream__(requested_schema)

    def __arrow_c_schema__(self) -> object:
        """Return the schema as an Arrow C schema."""
        return self._table.schema.__arrow_c_schema__()

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns with their types and meanings."""
        return self._columns

    def __len__(self) -> int:
        return int(self._table.num_rows)

    def __repr__(self) -> str:
        return f"<ArrowTable {self.name}: {len(self):,} rows, {len(self.columns)} columns>"


class HandTables:
    """The three tables of a collection of hands, and the numbers of copies and refused hands."""

    def __init__(self, tables: dict[str, Any], copies: int, refused: Sequence[str]) -> None:
        self.hands = ArrowTable("hands", tables["hands"])
        """One row for each hand."""
        self.players = ArrowTable("players", tables["players"])
        """One row for each player of each hand."""
        self.actions = ArrowTable("actions", tables["actions"])
        """One row for each forced bet and each decision."""
        self.copies = copies
        """Number of hands left out because they are copies of earlier hands."""
        self.refused = tuple(refused)
        """Reason why each rejected hand or file was rejected, with its file and line."""

    def __iter__(self) -> Iterator[ArrowTable]:
        return iter((self.hands, self.players, self.actions))

    def __repr__(self) -> str:
        return (
            f"<HandTables: {len(self.hands):,} hands, {len(self.players):,} players, "
            f"{len(self.actions):,} actions; {self.copies:,} copies, {len(self.refused):,} refused>"
        )


class MemorySink:
    """A sink that collects the batches of the three tables in memory."""

    def __init__(self) -> None:
        self.batches: dict[str, list[Any]] = {name: [] for name in TABLES}

    def write(self, name: str, batch: Any) -> None:
        """Add a batch of a table."""
        self.batches[name].append(batch)

    def finish(self, schemas: dict[str, Any]) -> dict[str, Any]:
        """Return the tables; a dictionary-encoded column has one dictionary for all its batches."""
        pyarrow = import_pyarrow()
        return {
            name: pyarrow.Table.from_batches(batches, schemas[name]).unify_dictionaries()
            for name, batches in self.batches.items()
        }
