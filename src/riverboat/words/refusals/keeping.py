"""Reasons why a room's store, its key or a backup of it cannot be used."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class RoomNeedsPostgres(Refusal, frozen=True):
    en = (
        "a room on many hosts needs PostgreSQL (--database postgresql://...): a file of SQLite "
        "belongs to one host"
    )


class NoStoreAt(Refusal, frozen=True):
    en = "there is no store at {place}"
    place: str


class MemoryKeepsNothing(Refusal, frozen=True):
    en = "memory keeps nothing that another program could open"


class NoStoreNamed(Refusal, frozen=True):
    en = "no store is named; {allowed}"
    allowed: StoresAre


class NoStoreOfKind(Refusal, frozen=True):
    en = "there is no store of the kind {kind}; {allowed}"
    kind: str
    allowed: StoresAre


class NoStoreFile(Refusal, frozen=True):
    en = "no file is named; {allowed}"
    allowed: StoresAre


class NoServerAddress(Refusal, frozen=True):
    en = "the address of the PostgreSQL server is not one; {allowed}"
    allowed: StoresAre


class StoresAre(Refusal, frozen=True):
    en = "a store is memory:, sqlite:///path, a path, or postgresql://user@host/database"


class KeyMadeTwice(Refusal, frozen=True):
    en = "{file} was made by another server at the same moment"
    file: str


class KeyIsOpen(Refusal, frozen=True):
    en = "{file} may be read by others: make it yours alone with chmod 600"
    file: str


class IsNoKey(Refusal, frozen=True):
    en = "{where} is no key: a key is 64 hexadecimal digits"
    where: str


class BackupIsCutOff(Refusal, frozen=True):
    en = "{file} is cut off: it has no last line"
    file: str


class IsNoBackup(Refusal, frozen=True):
    en = "{file} is no backup of a riverboat store"
    file: str


class BackupWasChanged(Refusal, frozen=True):
    en = "{file} was changed since it was made: its SHA-256 is another"
    file: str


class RowsAreMissing(Refusal, frozen=True):
    en = "{file}: rows are missing, or there are too many"
    file: str


class StoreIsNotEmpty(Refusal, frozen=True):
    en = "the store is not empty: there is something in {table}"
    table: str


class IsNoTableArchive(Refusal, frozen=True):
    en = "{file} is a whole backup: restore it into an empty room"
    file: str


class TablesAreThere(Refusal, frozen=True):
    en = "{file}: the room has these tables already, and nothing was added"
    file: str


class HoldsNoHeads(Refusal, frozen=True):
    en = "{file} holds no heads: a line is a hash, a count and a stream"
    file: str


class NoRoomAddress(Refusal, frozen=True):
    en = "{address} is no address of a room: http://127.0.0.1:8000/t/ID is one"
    address: str


class NoKeyIn(Refusal, frozen=True):
    en = "there is no key in {where}"
    where: str


class OtherKeyIn(Refusal, frozen=True):
    en = "the key of {where} is another one"
    where: str


class KeyIsLost(Refusal, frozen=True):
    en = (
        "{why}, and the decks of these tables were sealed with it: {tables}. Put the key back; or, "
        "if it is lost, let riverboat serve --void-hands call off what is played there: all have "
        "their chips back, and hands of before cannot be proved."
    )
    why: Refusal
    tables: str
