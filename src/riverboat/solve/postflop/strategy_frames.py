"""Strategies as columns, for pandas, polars, Arrow, CSV and JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from riverboat.solve.postflop.hand_tables import COMBO_NAMES, Numbers, Table

Column: TypeAlias = "list[str] | list[float]"


class StrategyFrame(dict[str, Column]):
    """Columns by name, all of equal length.

    ``pandas.DataFrame(frame)``, ``polars.DataFrame(frame)`` and ``pyarrow.table(frame)`` accept it.
    An Arrow stream requires pyarrow.
    """

    def __repr__(self) -> str:
        row_count = len(next(iter(self.values()), []))
        return f"<StrategyFrame of {row_count} rows: {', '.join(self)}>"

    def to_csv(self, path: Path | str | None = None) -> str:
        """Return the frame as CSV with six digits; write it to *path* if given."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self)
        for row in zip(*self.values(), strict=True):
            writer.writerow([cell if isinstance(cell, str) else f"{cell:.6g}" for cell in row])
        if path is not None:
            Path(path).write_text(text.getvalue(), encoding="utf-8")
        return text.getvalue()

    def to_json(self, path: Path | str | None = None) -> str:
        """Return the frame as a JSON list of rows; write it to *path* if given."""
        rows = [
            {key: _build_json_cell(cell) for key, cell in zip(self, row, strict=True)}
            for row in zip(*self.values(), strict=True)
        ]
        text = json.dumps(rows, indent=1) + "\n"
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def to_arrow(self) -> Any:
        """Return a ``pyarrow.Table``; pyarrow comes with ``riverboat[parquet]``."""
        import pyarrow as pa

        return pa.table(dict(self))

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return the frame as an Arrow stream, by the Arrow PyCapsule interface."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)


def _build_json_cell(cell: str | float) -> str | float | None:
    if isinstance(cell, str):
        return cell
    return None if cell != cell else float(f"{cell:.6g}")


def build_node_columns(
    *,
    weights: Numbers,
    equity: Numbers,
    ev: Numbers,
    actions: Sequence[str],
    strategy: Table,
    action_ev: Table,
) -> dict[str, Column]:
    """Return the columns of a decision: a row for each hand, the highest cards first."""
    combo_indexes = np.flatnonzero(weights > 0)[::-1]
    columns: dict[str, Column] = {"hand": [COMBO_NAMES[combo] for combo in combo_indexes.tolist()]}
    columns["reach"] = weights[combo_indexes].tolist()
    columns["equity"] = equity[combo_indexes].tolist()
    columns["ev"] = ev[combo_indexes].tolist()
    for action, frequencies, action_values in zip(actions, strategy, action_ev, strict=True):
        columns[action] = frequencies[combo_indexes].tolist()
        columns[f"{action} ev"] = action_values[combo_indexes].tolist()
    return columns
