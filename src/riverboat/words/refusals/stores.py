"""Errors of a store; *why* is the message of its database, or of the system."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StoreIsNotOpen(Refusal, frozen=True):
    closed: bool


class CannotReadStore(Refusal, frozen=True):
    store: str | None
    why: str


class CannotOpenStore(Refusal, frozen=True):
    store: str
    why: str


class CannotMakeStore(Refusal, frozen=True):
    store: str
    why: str


class CannotRestoreTo(Refusal, frozen=True):
    store: str
    why: str


class NothingWasStored(Refusal, frozen=True):
    why: str


class PerhapsItWasStored(Refusal, frozen=True):
    why: str


class ContradictsItself(Refusal, frozen=True):
    what: str
    why: str


class StoreIsDamaged(Refusal, frozen=True):
    store: str
    why: str
    backup: bool


class RecordIsNoBytes(Refusal, frozen=True):
    seq: int
    stream: str


class PsycopgIsMissing(Refusal, frozen=True):
    pass


class NoWriteAheadLog(Refusal, frozen=True):
    pass


# Versions ---------------------------------------------------------------------------------------


class NoStoreInDatabase(Refusal, frozen=True):
    pass


class StoreIsOlder(Refusal, frozen=True):
    present: str
    latest: str


class StoreIsNewer(Refusal, frozen=True):
    present: str
    latest: str


class TableOfAnother(Refusal, frozen=True):
    table: str


# Backups ----------------------------------------------------------------------------------------


class FileIsThere(Refusal, frozen=True):
    file: str


class BackupIsDamaged(Refusal, frozen=True):
    file: str
    why: str


class LineIsNoRow(Refusal, frozen=True):
    file: str
    line: int
    why: str


class MoreBehindTheLast(Refusal, frozen=True):
    file: str


class RowOfOtherColumns(Refusal, frozen=True):
    file: str
    table: str


class BackupOfOtherVersion(Refusal, frozen=True):
    file: str
    version: int
    known: int


class BackupOfOtherTables(Refusal, frozen=True):
    file: str


class IsNoValueOf(Refusal, frozen=True):
    file: str
    value: str
    column: str


class ColumnCannotKeep(Refusal, frozen=True):
    file: str
    column: str
    why: Refusal


class HasNoName(Refusal, frozen=True):
    pass


class CharacterCannotBeKept(Refusal, frozen=True):
    text: str


class NumberCannotBeKept(Refusal, frozen=True):
    number: str


class RecordsHaveAGap(Refusal, frozen=True):
    file: str
    stream: str


# Many hosts -------------------------------------------------------------------------------------


class LeaseIsOver(Refusal, frozen=True):
    stream: str
    epoch: int
    found: int | None


class NoLeaseFrom(Refusal, frozen=True):
    store: str
    why: str


class HeldByAnother(Refusal, frozen=True):
    stream: str


class NodeIsThere(Refusal, frozen=True):
    node: str
    address: str


class RoomIsOpenOn(Refusal, frozen=True):
    nodes: tuple[str, ...]


class OtherClusterSecret(Refusal, frozen=True):
    node: str
    other: str


class OtherRoomKey(Refusal, frozen=True):
    node: str
    other: str


class SameAddress(Refusal, frozen=True):
    node: str
    other: str
    address: str
