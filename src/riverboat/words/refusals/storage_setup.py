"""Reasons why a room's store, its key or a backup of it cannot be used."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class PostgresRequired(Refusal, frozen=True):
    pass


class StoreMissingAtPath(Refusal, frozen=True):
    place: str


class MemoryStoreNotShareable(Refusal, frozen=True):
    pass


class StoreUrlMissing(Refusal, frozen=True, rename={"address_hint": "allowed"}):
    address_hint: StoreAddressHint


class StoreTypeUnknown(Refusal, frozen=True, rename={"address_hint": "allowed"}):
    kind: str
    address_hint: StoreAddressHint


class NoStoreFile(Refusal, frozen=True, rename={"address_hint": "allowed"}):
    address_hint: StoreAddressHint


class PostgresAddressInvalid(Refusal, frozen=True, rename={"address_hint": "allowed"}):
    address_hint: StoreAddressHint


class StoreAddressHint(Refusal, frozen=True):
    pass


class KeyFileExists(Refusal, frozen=True):
    file: str


class KeyFileUnprotected(Refusal, frozen=True):
    file: str


class KeyFormatInvalid(Refusal, frozen=True, rename={"key_source": "where"}):
    key_source: str


class BackupTruncated(Refusal, frozen=True):
    file: str


class BackupInvalid(Refusal, frozen=True):
    file: str


class BackupChecksumMismatch(Refusal, frozen=True):
    file: str


class BackupRowsMismatch(Refusal, frozen=True):
    file: str


class RestoreIntoFullStore(Refusal, frozen=True):
    table: str


class FullBackupGiven(Refusal, frozen=True):
    file: str


class TablesAlreadyRestored(Refusal, frozen=True):
    file: str


class LogHeadsMissing(Refusal, frozen=True):
    file: str


class NoRoomAddress(Refusal, frozen=True):
    address: str


class RoomKeyMissing(Refusal, frozen=True, rename={"key_source": "where"}):
    key_source: str


class RoomKeyMismatch(Refusal, frozen=True, rename={"key_source": "where"}):
    key_source: str


class RoomKeyLost(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Refusal
    tables: str
