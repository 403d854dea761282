"""Parquet files of the three tables, written batch by batch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from riverboat.frames.table_columns import TABLES, build_arrow_schema, import_pyarrow


class ParquetSink:
    """A sink that writes ``hands.parquet``, ``players.parquet`` and ``actions.parquet``."""

    def __init__(self, folder: Path) -> None:
        import_pyarrow()
        from pyarrow import parquet

        folder.mkdir(parents=True, exist_ok=True)
        self.paths = {name: folder / f"{name}.parquet" for name in TABLES}
        self._writers = {
            name: parquet.ParquetWriter(path, build_arrow_schema(name), compression="zstd")
            for name, path in self.paths.items()
        }

    def write(self, name: str, batch: Any) -> None:
        """Write a batch of a table."""
        self._writers[name].write_batch(batch)

    def finish(self, schemas: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """Close the files, and return them as tables that are read only when used."""
        for writer in self._writers.values():
            writer.close()
        return {name: LazyParquet(path) for name, path in self.paths.items()}


class LazyParquet:
    """A Parquet file that is read batch by batch, when a consumer asks for its stream."""

    def __init__(self, path: Path) -> None:
        from pyarrow import parquet

        self._parquet, self._path = parquet, path
        self.num_rows = parquet.ParquetFile(path).metadata.num_rows

    @property
    def schema(self) -> Any:
        """The Arrow schema of the file."""
        return self._parquet.ParquetFile(self._path).schema_arrow

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        pyarrow = import_pyarrow()
        file = self._parquet.ParquetFile(self._path)
        reader = pyarrow.RecordBatchReader.from_batches(file.schema_arrow, file.iter_batches())
        return reader.__arrow_c_stream__(requested_schema)
