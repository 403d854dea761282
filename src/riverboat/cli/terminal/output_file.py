"""Where converted hands go: the standard output, or a file that is there when it is whole."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Protocol


class Sink(Protocol):
    """Takes bytes."""

    def write(self, data: bytes) -> None:
        """Take a piece of it."""


class _TrackedFile:
    """A file, and whether it was given anything."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.has_written = False

    def write(self, data: bytes) -> None:
        self._file.write(data)
        self.has_written |= bool(data)


@contextmanager
def standard_output() -> Iterator[Sink]:
    """What is printed."""
    yield _TrackedFile(sys.stdout.buffer)
    sys.stdout.buffer.flush()


@contextmanager
def atomic_file(path: Path) -> Iterator[Sink]:
    """A file that takes its name when everything has been written, and none if nothing was.

    It is written beside that place, so that what stood there before stays until the end, and for
    good if anything goes wrong.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as file:
            sink = _TrackedFile(file)
            yield sink
        if sink.has_written:
            part.replace(path)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
