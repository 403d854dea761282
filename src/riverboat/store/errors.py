"""What a store says when it cannot do what it was asked."""

from __future__ import annotations

from pathlib import Path

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import Quoted, Refusal
from riverboat.words.refusals.stores import FileIsThere, LeaseIsOver


class Conflict(Exception):
    """A stream is not where its writer believed it to be: somebody else writes to it."""

    def __init__(self, stream: str, expected: int, found: int) -> None:
        super().__init__(f"{stream} has {found} records, and not {expected}")
        self.stream, self.expected, self.found = stream, expected, found


class NotUnique(Exception):
    """A name, or an id, that has to be unique is in use."""


class StoreFailed(Exception):
    """The place where things are kept does not answer, is full, or is not open.

    Nothing was stored, but if *perhaps_stored*: then the connection was lost at the very moment of
    the commit, and only reading tells.
    """

    def __init__(self, why: Refusal | str, *, perhaps_stored: bool = False) -> None:
        super().__init__(str(why))
        self.refusal = why if isinstance(why, Refusal) else Quoted(why)
        self.perhaps_stored = perhaps_stored


class LeaseLost(StoreFailed):
    """The lease on a stream, by which its writer wrote, is over: another host may have it."""

    def __init__(self, stream: str, epoch: int, found: int | None = None) -> None:
        super().__init__(LeaseIsOver(stream, epoch, found))
        self.stream, self.epoch, self.found = stream, epoch, found


class WrongVersion(StoreFailed):
    """What is there was made by a later version, or by another program."""


class UnknownStore(RefusalError):
    """An address that does not name a store."""


class BadBackup(Exception):
    """A backup that is cut off, was changed, or is none at all."""

    def __init__(self, why: Refusal | str) -> None:
        super().__init__(str(why))
        self.refusal = why if isinstance(why, Refusal) else Quoted(why)


class BackupIsThere(FileExistsError):
    """Nothing is written over a file."""

    def __init__(self, path: Path) -> None:
        self.refusal = FileIsThere(str(path))
        super().__init__(str(self.refusal))


class NotEmpty(RefusalError):
    """A backup is restored only where nothing is."""
