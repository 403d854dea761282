"""Errors of a store; *why* is the message of its database, or of the system."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StoreIsNotOpen(Refusal, frozen=True):
    en = "the store is {closed:closed|not open}"
    closed: bool


class CannotReadStore(Refusal, frozen=True):
    en = "cannot read{store: *}: {why}"
    store: str | None
    why: str


class CannotOpenStore(Refusal, frozen=True):
    en = "cannot open {store}: {why}"
    store: str
    why: str


class CannotMakeStore(Refusal, frozen=True):
    en = "cannot make {store}: {why}"
    store: str
    why: str


class CannotRestoreTo(Refusal, frozen=True):
    en = "cannot restore to {store}: {why}"
    store: str
    why: str


class NothingWasStored(Refusal, frozen=True):
    en = "nothing was stored: {why}"
    why: str


class PerhapsItWasStored(Refusal, frozen=True):
    en = "the connection was lost during the commit, so read what was stored: {why}"
    why: str


class ContradictsItself(Refusal, frozen=True):
    en = "{what} contradicts itself: {why}"
    what: str
    why: str


class StoreIsDamaged(Refusal, frozen=True):
    en = "{store} is damaged: {why}{backup:; restore it from a backup|}"
    store: str
    why: str
    backup: bool


class RecordIsNoBytes(Refusal, frozen=True):
    en = "cannot read: record {seq} of {stream} is not in bytes"
    seq: int
    stream: str


class PsycopgIsMissing(Refusal, frozen=True):
    en = "PostgreSQL needs psycopg: install riverboat[postgres]"


class NoWriteAheadLog(Refusal, frozen=True):
    en = "SQLite cannot keep a write-ahead log where the file is"


# Versions ---------------------------------------------------------------------------------------


class NoStoreInDatabase(Refusal, frozen=True):
    en = "there is no store in the database"


class StoreIsOlder(Refusal, frozen=True):
    en = (
        "the store has version {present}, and this riverboat {latest}: open it once, and it is "
        "brought up to date"
    )
    present: str
    latest: str


class StoreIsNewer(Refusal, frozen=True):
    en = (
        "the store has version {present}, and this riverboat knows those up to {latest}: a later "
        "riverboat wrote it, so run that one"
    )
    present: str
    latest: str


class TableOfAnother(Refusal, frozen=True):
    en = (
        "the database has a table {table} that riverboat did not make: give the room a database, "
        "or a schema, of its own"
    )
    table: str


# Backups ----------------------------------------------------------------------------------------


class FileIsThere(Refusal, frozen=True):
    en = "{file} is there already"
    file: str


class BackupIsDamaged(Refusal, frozen=True):
    en = "{file} is no backup, or is cut off or damaged: {why}"
    file: str
    why: str


class LineIsNoRow(Refusal, frozen=True):
    en = "{file}: line {line} is no row: {why}"
    file: str
    line: int
    why: str


class MoreBehindTheLast(Refusal, frozen=True):
    en = "{file}: something stands behind its last line"
    file: str


class RowOfOtherColumns(Refusal, frozen=True):
    en = "{file}: a row of {table} does not have the columns of the header"
    file: str
    table: str


class BackupOfOtherVersion(Refusal, frozen=True):
    en = "{file} has version {version}, and this riverboat reads {known}"
    file: str
    version: int
    known: int


class BackupOfOtherTables(Refusal, frozen=True):
    en = "{file} has other tables, or other columns, than a store of this version"
    file: str


class IsNoValueOf(Refusal, frozen=True):
    en = "{file}: {value} is no value for {column}"
    file: str
    value: str
    column: str


class ColumnCannotKeep(Refusal, frozen=True):
    en = "{file}: {column}: {why}"
    file: str
    column: str
    why: Refusal


class HasNoName(Refusal, frozen=True):
    en = "it has no name"


class CharacterCannotBeKept(Refusal, frozen=True):
    en = "{text} has a character that cannot be kept"
    text: str


class NumberCannotBeKept(Refusal, frozen=True):
    en = "{number} is below 0 or too large to be kept"
    number: str


class RecordsHaveAGap(Refusal, frozen=True):
    en = "{file}: the records of {stream} have a gap"
    file: str
    stream: str


# Many hosts -------------------------------------------------------------------------------------


class LeaseIsOver(Refusal, frozen=True):
    en = "the lease on {stream} of epoch {epoch} is over{found:, and it is in epoch * now}"
    stream: str
    epoch: int
    found: int | None


class NoLeaseFrom(Refusal, frozen=True):
    en = "no lease from {store}: {why}"
    store: str
    why: str


class HeldByAnother(Refusal, frozen=True):
    en = "{stream} is held by another host"
    stream: str


class NodeIsThere(Refusal, frozen=True):
    en = (
        "there is a node {node} at {address} already: call this one otherwise (--node), or wait "
        "until its lease is over"
    )
    node: str
    address: str


class RoomIsOpenOn(Refusal, frozen=True):
    en = (
        "the room is open on {nodes}: be one of its nodes, with --node, --address and "
        "--cluster-secret"
    )
    nodes: tuple[str, ...]


class OtherClusterSecret(Refusal, frozen=True):
    en = (
        "the cluster secret of {node} is not that of {other}: give all nodes the same "
        "(--cluster-secret, or RIVERBOAT_CLUSTER_SECRET)"
    )
    node: str
    other: str


class OtherRoomKey(Refusal, frozen=True):
    en = (
        "the key of {node} is not that of {other}, and could not open the decks that it has "
        "sealed: give all nodes the same file `key`, or RIVERBOAT_KEY"
    )
    node: str
    other: str


class SameAddress(Refusal, frozen=True):
    en = (
        "the address of {node} is that of {other}, {address}: say where the others reach this one "
        "(--address)"
    )
    node: str
    other: str
    address: str
