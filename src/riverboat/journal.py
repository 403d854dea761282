"""A file of lines that only grows: each line is on the disk before anybody is shown what it says.

A line that was cut short by a power failure is left out when the file is taken up again, and so
never half believed. One process writes a file at a time, where a system can tell.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO


class JournalInUse(OSError):
    """Somebody else is writing the file."""


class Journal:
    """The file, open for writing, and alone with it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.has_torn_line = False
        """The last line was broken off when the file was taken up, and is left out."""

    @staticmethod
    def create(path: Path) -> Journal:
        """A new file; ``FileExistsError`` if there is one of this name."""
        return Journal(_lock_exclusively(path.open("xb"), path))

    @staticmethod
    def open_existing(path: Path) -> tuple[Journal, list[bytes]]:
        """A file that is there, and its whole lines; nothing is cut off before :meth:`go_on`."""
        journal = Journal(_lock_exclusively(path.open("r+b"), path))
        text = journal._file.read()
        whole = text.rfind(b"\n") + 1
        journal.has_torn_line = whole < len(text)
        journal._file.seek(whole)
        return journal, text[:whole].splitlines()

    def truncate_torn_line(self) -> None:
        """Write after the last whole line: what came behind it is gone."""
        self._file.truncate()

    def append(self, line: bytes) -> None:
        """A line, on the disk before this returns."""
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others write the file."""
        self._file.close()


def _lock_exclusively(file: BinaryIO, path: Path) -> BinaryIO:
    try:
        import fcntl
    except ImportError:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as why:
        file.close()
        raise JournalInUse(str(path)) from why
    return file
