"""Stores of a room: SQLite, PostgreSQL, or memory for tests.

The public names are imported lazily: a database driver is loaded only if it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names

if TYPE_CHECKING:
    from riverboat.store.audit_rows import AuditFilter, AuditRow
    from riverboat.store.errors import (
        BadBackup,
        Conflict,
        LeaseLost,
        NotEmpty,
        NotUnique,
        StoreFailed,
        UnknownStore,
        WrongVersion,
    )
    from riverboat.store.memory_store import Memory, MemoryStore
    from riverboat.store.port import Store
    from riverboat.store.portable_file import Progress, backup, restore
    from riverboat.store.rows import (
        AccountRow,
        ClubPlayerRow,
        HandRow,
        KeyRow,
        LinkRow,
        NoteRow,
        PasskeyRow,
        SessionRow,
        TableRow,
        TotpRow,
    )
    from riverboat.store.sql import SqlStore
    from riverboat.store.store_urls import open_store
    from riverboat.store.stream_records import (
        Batch,
        Checkpoint,
        LedgerEntry,
        LedgerRow,
        Record,
        SealedBlob,
        StoredReply,
    )

_NAMES_BY_MODULE = {
    "audit_rows": "AuditFilter AuditRow",
    "errors": (
        "BadBackup Conflict LeaseLost NotEmpty NotUnique StoreFailed UnknownStore WrongVersion"
    ),
    "memory_store": "Memory MemoryStore",
    "port": "Store",
    "portable_file": "Progress backup restore",
    "rows": (
        "AccountRow ClubPlayerRow HandRow KeyRow LinkRow NoteRow PasskeyRow SessionRow TableRow "
        "TotpRow"
    ),
    "sql": "SqlStore",
    "store_urls": "open_store",
    "stream_records": "Batch Checkpoint LedgerEntry LedgerRow Record SealedBlob StoredReply",
}
"""Module of each public name."""

__all__ = [
    "Store",
    "open_store",
    "MemoryStore",
    "Memory",
    "SqlStore",
    "Batch",
    "Checkpoint",
    "Record",
    "LedgerEntry",
    "LedgerRow",
    "StoredReply",
    "AuditRow",
    "AuditFilter",
    "SealedBlob",
    "AccountRow",
    "SessionRow",
    "KeyRow",
    "LinkRow",
    "ClubPlayerRow",
    "NoteRow",
    "TotpRow",
    "PasskeyRow",
    "TableRow",
    "HandRow",
    "Conflict",
    "LeaseLost",
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

if not TYPE_CHECKING:  # type checkers have seen the imports above
    _MODULE_BY_NAME = {
        name: module for module, names in _NAMES_BY_MODULE.items() for name in names.split()
    }

    def _load_name(name: str) -> object:
        """Import and return the public name *name*."""
        if name not in _MODULE_BY_NAME:
            raise AttributeError(f"module 'riverboat.store' has no attribute {name!r}")
        value = getattr(import_module(f"riverboat.store.{_MODULE_BY_NAME[name]}"), name)
        globals()[name] = value
        return value

    __getattr__ = deprecated_names("riverboat.store", _load_name)

    def __dir__() -> list[str]:
        return sorted({*__all__, *[name for name in globals() if name.startswith("__")]})
