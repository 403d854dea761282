"""Batch of a stream: records, ledger entries, answers and sealed blobs that are stored together.

From time to time a batch has a checkpoint: the folded state of all records so far.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.store.audit_rows import AuditRow


class Record(Struct, frozen=True):
    """A record of a stream. *at* is in milliseconds since 1970."""

    seq: int
    """Sequence number from 1 within its stream."""
    at: int
    body: bytes


class LedgerEntry(Struct, frozen=True):
    """Chips that move from one account of the ledger to another, with a reason."""

    source: str
    to: str
    chips: int
    why: str


class StoredReply(Struct, frozen=True):
    """Reply to a command, returned again if the command is repeated."""

    cmd: str
    """Idempotency key, unique in its stream."""
    body: bytes


class SealedBlob(Struct, frozen=True):
    """Encrypted data whose key is not in the store."""

    key: str
    """Key for lookup, unique in its stream."""
    blob: bytes


class Checkpoint(Struct, frozen=True):
    """Folded state of the first records of a stream.

    It is redundant: replaying the stream gives the same state, but takes longer.
    """

    seq: int
    """Number of records that the checkpoint covers."""
    at: int
    """Time of storing in milliseconds since 1970; no covered record is newer."""
    code: str
    """Fingerprint of the code that made it: other code ignores it."""
    body: bytes


class Batch(Struct, frozen=True):
    """Records of a stream with everything that is stored in the same transaction."""

    stream: str
    expected: int
    """Expected number of records in the stream before the batch."""
    at: int
    records: tuple[bytes, ...]
    entries: tuple[LedgerEntry, ...] = ()
    answers: tuple[StoredReply, ...] = ()
    sealed: tuple[SealedBlob, ...] = ()
    audit: tuple[AuditRow, ...] = ()
    """Audit rows of the host actions that caused the records."""
    epoch: int = 0
    """Epoch of the writer's lease on the stream; 0 on a single node."""
    checkpoint: Checkpoint | None = None
    """State of the stream at one of these records, or just before them."""
    keeps_from: int = 0
    """Older checkpoints are kept from the last one before this time."""


class LedgerRow(Struct, frozen=True):
    """A stored ledger entry."""

    stream: str
    seq: int
    """Number of the last record of its batch."""
    at: int
    source: str
    to: str
    chips: int
    why: str
