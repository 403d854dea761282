"""Errors of a store."""

from __future__ import annotations

from pathlib import Path

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import QuotedRefusal, Refusal
from riverboat.words.refusals.stores import BackupFileExists, StreamLeaseExpired


class Conflict(Exception):
    """A stream has records that its writer does not know, because another process writes to it."""

    actual_length: int
    """Number of records in the stream."""

    @deprecated_keywords(expected="expected_length")
    def __init__(self, stream: str, expected_length: int, actual_length: int) -> None:
        super().__init__(f"{stream} has {actual_length} records, and not {expected_length}")
        self.stream, self.expected, self.actual_length = stream, expected_length, actual_length

    found = DeprecatedAttribute("actual_length")


class NotUnique(Exception):
    """A name or an id that has to be unique is in use."""


class StoreFailed(Exception):
    """The database is unreachable, full or not open.

    Nothing was stored, unless *perhaps_stored* is set: then the connection was lost during the
    commit, and only a read shows the result.
    """

    def __init__(self, reason: Refusal | str, *, perhaps_stored: bool = False) -> None:
        super().__init__(str(reason))
        self.refusal = reason if isinstance(reason, Refusal) else QuotedRefusal(reason)
        self.perhaps_stored = perhaps_stored


class LeaseLost(StoreFailed):
    """The lease under which a stream was written has expired: another node may hold it."""

    current_epoch: int | None
    """Epoch of the stream's lease in the database; 0 if there is none, ``None`` if unknown."""

    def __init__(self, stream: str, epoch: int, current_epoch: int | None = None) -> None:
        super().__init__(StreamLeaseExpired(stream, epoch, current_epoch))
        self.stream, self.epoch, self.current_epoch = stream, epoch, current_epoch

    found = DeprecatedAttribute("current_epoch")


class WrongVersion(StoreFailed):
    """The database was created by a later version or by another program."""


class UnknownStore(RefusalError):
    """The URL does not name a store."""


class BadBackup(Exception):
    """The backup is truncated, modified or not a backup."""

    def __init__(self, reason: Refusal | str) -> None:
        super().__init__(str(reason))
        self.refusal = reason if isinstance(reason, Refusal) else QuotedRefusal(reason)


class BackupExists(FileExistsError):
    """The file of the backup exists already and is not overwritten."""

    def __init__(self, path: Path) -> None:
        self.refusal = BackupFileExists(str(path))
        super().__init__(str(self.refusal))


class NotEmpty(RefusalError):
    """The store is not empty, so no backup is restored into it."""
