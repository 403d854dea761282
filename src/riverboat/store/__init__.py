"""Where a room keeps what happened: SQLite, PostgreSQL, or memory for tests."""

from riverboat.store.backup import Progress, backup, restore
from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed, UnknownStore, WrongVersion
from riverboat.store.memory import Memory, MemoryStore
from riverboat.store.opening import open_store
from riverboat.store.port import (
    AccountRow,
    Answer,
    AuditRow,
    AuditWish,
    Batch,
    Conflict,
    Entry,
    HandRow,
    KeyRow,
    NoteRow,
    PasskeyRow,
    Posted,
    Record,
    Sealing,
    SessionRow,
    Store,
    TableRow,
    Taken,
    TotpRow,
)
from riverboat.store.sql import SqlStore

__all__ = [
    "Store",
    "open_store",
    "MemoryStore",
    "Memory",
    "SqlStore",
    "Batch",
    "Record",
    "Entry",
    "Posted",
    "Answer",
    "AuditRow",
    "AuditWish",
    "Sealing",
    "AccountRow",
    "SessionRow",
    "KeyRow",
    "NoteRow",
    "TotpRow",
    "PasskeyRow",
    "TableRow",
    "HandRow",
    "Conflict",
    "Taken",
    "StoreFailed",
    "WrongVersion",
    "UnknownStore",
    "backup",
    "restore",
    "Progress",
    "BadBackup",
    "NotEmpty",
]
