"""Progress of reading text files, measured in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

CHUNK_BYTES: Final = 1 << 20
PACKED_SUFFIXES: Final = frozenset({".gz", ".xz", ".bz2", ".zst", ".zip", ".7z", ".parquet"})
"""Files whose lines cannot be counted without unpacking them."""


class FilePosition:
    """Progress of reading files and folders, in any order.

    >>> position = FilePosition([])
    >>> position.fraction_read("hands.txt", 12) is None
    True
    """

    def __init__(self, paths: Sequence[Path]) -> None:
        files = list(_find_files(paths))
        self._line_count_by_file = {str(file): _count_lines(file) for file in files}
        if any(file.suffix.lower() in PACKED_SUFFIXES for file in files):
            self._line_count_by_file = {}
        self._finished_lines, self._current_file = 0, ""

    def fraction_read(self, file: str, line: int) -> float | None:
        """Return the fraction of all lines up to this line, from 0 to 1; ``None`` if unknown."""
        total_lines = sum(self._line_count_by_file.values())
        if file not in self._line_count_by_file or not total_lines:
            return None
        if file != self._current_file:
            self._finished_lines += self._line_count_by_file.get(self._current_file, 0)
            self._current_file = file
        return min(1.0, (self._finished_lines + line) / total_lines)


def _find_files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        candidate_paths = path.rglob("*") if path.is_dir() else [path]
        yield from (
            candidate_path for candidate_path in candidate_paths if candidate_path.is_file()
        )


def _count_lines(file: Path) -> int:
    with file.open("rb") as source:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: source.read(CHUNK_BYTES), b"")) + 1
