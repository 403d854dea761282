"""Errors of a store; *reason* is the message of its database, or of the system."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StoreClosed(Refusal, frozen=True, rename={"is_closed": "closed"}):
    is_closed: bool


class StoreUnreadable(Refusal, frozen=True, rename={"reason": "why"}):
    store: str | None
    reason: str


class StoreUnopenable(Refusal, frozen=True, rename={"reason": "why"}):
    store: str
    reason: str


class StoreUncreatable(Refusal, frozen=True, rename={"reason": "why"}):
    store: str
    reason: str


class RestoreUnavailable(Refusal, frozen=True, rename={"reason": "why"}):
    store: str
    reason: str


class WriteFailed(Refusal, frozen=True, rename={"reason": "why"}):
    reason: str


class CommitUncertain(Refusal, frozen=True, rename={"reason": "why"}):
    reason: str


class StoredRecordInconsistent(
    Refusal, frozen=True, rename={"reason": "why", "record_name": "what"}
):
    record_name: str
    reason: str


class StoreDamaged(Refusal, frozen=True, rename={"reason": "why", "has_backup_hint": "backup"}):
    store: str
    reason: str
    has_backup_hint: bool


class RecordNotBytes(Refusal, frozen=True):
    seq: int
    stream: str


class PsycopgMissing(Refusal, frozen=True):
    pass


class NoWriteAheadLog(Refusal, frozen=True):
    pass


class NoStoreInDatabase(Refusal, frozen=True):
    pass


class StoreOutdated(
    Refusal, frozen=True, rename={"store_version": "present", "latest_version": "latest"}
):
    store_version: str
    latest_version: str


class StoreTooNew(
    Refusal, frozen=True, rename={"store_version": "present", "latest_version": "latest"}
):
    store_version: str
    latest_version: str


class ForeignDatabaseTable(Refusal, frozen=True):
    table: str


class BackupFileExists(Refusal, frozen=True):
    file: str


class BackupUnreadable(Refusal, frozen=True, rename={"reason": "why"}):
    file: str
    reason: str


class BackupRowInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    file: str
    line: int
    reason: str


class TrailingBackupRows(Refusal, frozen=True):
    file: str


class BackupColumnsMismatch(Refusal, frozen=True):
    file: str
    table: str


class BackupVersionMismatch(
    Refusal, frozen=True, rename={"backup_version": "version", "supported_version": "known"}
):
    file: str
    backup_version: int
    supported_version: int


class BackupTablesMismatch(Refusal, frozen=True):
    file: str


class ColumnValueInvalid(Refusal, frozen=True):
    file: str
    value: str
    column: str


class ColumnValueRefused(Refusal, frozen=True, rename={"reason": "why"}):
    file: str
    column: str
    reason: Refusal


class StreamNameMissing(Refusal, frozen=True):
    pass


class CharacterUnstorable(Refusal, frozen=True, rename={"character": "text"}):
    character: str


class NumberUnstorable(Refusal, frozen=True):
    number: str


class RecordGap(Refusal, frozen=True):
    file: str
    stream: str


class StreamLeaseExpired(
    Refusal, frozen=True, rename={"current_epoch": "found", "lease_epoch": "epoch"}
):
    stream: str
    lease_epoch: int
    current_epoch: int | None


class LeaseRefused(Refusal, frozen=True, rename={"reason": "why"}):
    store: str
    reason: str


class LeaseHeldElsewhere(Refusal, frozen=True):
    stream: str


class NodeAlreadyRunning(Refusal, frozen=True):
    node: str
    address: str


class RoomOpenElsewhere(Refusal, frozen=True):
    nodes: tuple[str, ...]


class ClusterSecretMismatch(Refusal, frozen=True, rename={"other_node": "other"}):
    node: str
    other_node: str


class NodeRoomKeyMismatch(Refusal, frozen=True, rename={"other_node": "other"}):
    node: str
    other_node: str


class NodeAddressShared(Refusal, frozen=True, rename={"other_node": "other"}):
    node: str
    other_node: str
    address: str
