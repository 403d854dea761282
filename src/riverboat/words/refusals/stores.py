"""Errors of a store; *why* is the message of its database, or of the system."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StoreClosed(Refusal, frozen=True):
    closed: bool


class StoreUnreadable(Refusal, frozen=True):
    store: str | None
    why: str


class StoreUnopenable(Refusal, frozen=True):
    store: str
    why: str


class StoreUncreatable(Refusal, frozen=True):
    store: str
    why: str


class RestoreUnavailable(Refusal, frozen=True):
    store: str
    why: str


class WriteFailed(Refusal, frozen=True):
    why: str


class CommitUncertain(Refusal, frozen=True):
    why: str


class RecordContradiction(Refusal, frozen=True):
    what: str
    why: str


class StoreDamaged(Refusal, frozen=True):
    store: str
    why: str
    backup: bool


class RecordNotBytes(Refusal, frozen=True):
    seq: int
    stream: str


class PsycopgMissing(Refusal, frozen=True):
    pass


class NoWriteAheadLog(Refusal, frozen=True):
    pass


# Versions of a store ----------------------------------------------------------------------------


class NoStoreInDatabase(Refusal, frozen=True):
    pass


class StoreOutdated(Refusal, frozen=True):
    present: str
    latest: str


class StoreTooNew(Refusal, frozen=True):
    present: str
    latest: str


class ForeignDatabaseTable(Refusal, frozen=True):
    table: str


# Backups ----------------------------------------------------------------------------------------


class BackupFileExists(Refusal, frozen=True):
    file: str


class BackupUnreadable(Refusal, frozen=True):
    file: str
    why: str


class BackupRowInvalid(Refusal, frozen=True):
    file: str
    line: int
    why: str


class TrailingBackupRows(Refusal, frozen=True):
    file: str


class BackupColumnsMismatch(Refusal, frozen=True):
    file: str
    table: str


class BackupVersionMismatch(Refusal, frozen=True):
    file: str
    version: int
    known: int


class BackupTablesMismatch(Refusal, frozen=True):
    file: str


class ColumnValueInvalid(Refusal, frozen=True):
    file: str
    value: str
    column: str


class ColumnValueRefused(Refusal, frozen=True):
    file: str
    column: str
    why: Refusal


class StreamNameMissing(Refusal, frozen=True):
    pass


class CharacterUnstorable(Refusal, frozen=True):
    text: str


class NumberUnstorable(Refusal, frozen=True):
    number: str


class RecordGap(Refusal, frozen=True):
    file: str
    stream: str


# Clusters ---------------------------------------------------------------------------------------


class StreamLeaseExpired(Refusal, frozen=True):
    stream: str
    epoch: int
    found: int | None


class LeaseRefused(Refusal, frozen=True):
    store: str
    why: str


class LeaseHeldElsewhere(Refusal, frozen=True):
    stream: str


class NodeAlreadyRunning(Refusal, frozen=True):
    node: str
    address: str


class RoomOpenElsewhere(Refusal, frozen=True):
    nodes: tuple[str, ...]


class ClusterSecretMismatch(Refusal, frozen=True):
    node: str
    other: str


class NodeRoomKeyMismatch(Refusal, frozen=True):
    node: str
    other: str


class NodeAddressShared(Refusal, frozen=True):
    node: str
    other: str
    address: str
