"""Where a room keeps what happened: SQLite, PostgreSQL, or memory for tests."""

from riverboat.store.audit_rows import AuditRow, AuditWish
from riverboat.store.backup import Progress, backup, restore
from riverboat.store.errors import (
    BadBackup,
    Conflict,
    NotEmpty,
    NotUnique,
    StoreFailed,
    UnknownStore,
    WrongVersion,
)
from riverboat.store.memory import Memory, MemoryStore
from riverboat.store.opening import open_store
from riverboat.store.port import Store
from riverboat.store.rows import (
    AccountRow,
    HandRow,
    KeyRow,
    NoteRow,
    PasskeyRow,
    SessionRow,
    TableRow,
    TotpRow,
)
from riverboat.store.sql import SqlStore
from riverboat.store.streams import Answer, Batch, LedgerEntry, LedgerRow, Record, Sealing

__all__ = [
    "Store",
    "open_store",
    "MemoryStore",
    "Memory",
    "SqlStore",
    "Batch",
    "Record",
    "LedgerEntry",
    "LedgerRow",
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
    "NotUnique",
    "StoreFailed",
    "WrongVersion",
    "UnknownStore",
    "backup",
    "restore",
    "Progress",
    "BadBackup",
    "NotEmpty",
]
