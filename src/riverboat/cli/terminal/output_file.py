"""Destinations of converted hands: the standard output, or a file written atomically."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Protocol


class Sink(Protocol):
    """A destination for bytes."""

    def write(self, data: bytes) -> None:
        """Write a chunk of bytes."""


class _TrackedFile:
    """A file that records if anything was written to it."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.has_written = False

    def write(self, data: bytes) -> None:
        self._file.write(data)
        self.has_written |= bool(data)


@contextmanager
def open_standard_output() -> Iterator[Sink]:
    """Yield the standard output as a sink."""
    yield _TrackedFile(sys.stdout.buffer)
    sys.stdout.buffer.flush()


@contextmanager
def open_atomic_file(path: Path) -> Iterator[Sink]:
    """Yield a sink for a temporary file, which replaces the file *path* at the end.

    If writing fails, or if nothing was written, a previous file of this path is kept.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    partial_file = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with partial_file.open("xb") as file:
            sink = _TrackedFile(file)
            yield sink
        if sink.has_written:
            partial_file.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial_file.unlink()
