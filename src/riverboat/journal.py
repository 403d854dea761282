"""An append-only file of lines: each line is on the disk before its contents are published.

A line that was cut short by a power failure is dropped when the file is reopened, so that no
partial line is ever read. On systems with file locks, only one process can write a file at a time.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO


class JournalInUse(OSError):
    """An error: another process is writing the file."""


class Journal:
    """A journal file, open for writing and locked for this process."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.has_torn_line = False
        """True if the file ended in an incomplete line when it was opened; the line is left out."""

    @staticmethod
    def create(path: Path) -> Journal:
        """Create a new file; ``FileExistsError`` if there is one of this name."""
        return Journal(_lock_exclusively(path.open("xb"), path))

    @staticmethod
    def open_existing(path: Path) -> tuple[Journal, list[bytes]]:
        """Return an existing file, open for writing, and its complete lines.

        :meth:`truncate_torn_line` then removes an incomplete last line.
        """
        journal = Journal(_lock_exclusively(path.open("r+b"), path))
        content = journal._file.read()
        complete_size = content.rfind(b"\n") + 1
        journal.has_torn_line = complete_size < len(content)
        journal._file.seek(complete_size)
        return journal, content[:complete_size].splitlines()

    def truncate_torn_line(self) -> None:
        """Remove an incomplete last line from the file, if ``open_existing`` has found one."""
        self._file.truncate()

    def append(self, line: bytes) -> None:
        """Append a line and wait until it is on the disk."""
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()


def _lock_exclusively(file: BinaryIO, path: Path) -> BinaryIO:
    try:
        import fcntl
    except ImportError:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise JournalInUse(str(path)) from error
    return file
