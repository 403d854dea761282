"""What is stored together: records of a stream, ledger entries, answers, what is sealed.

And, now and then, what all records so far come to: a checkpoint.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.store.audit_rows import AuditRow


class Record(Struct, frozen=True):
    """A record of a stream. *at* is in milliseconds since 1970."""

    seq: int
    """1 is the first of its stream."""
    at: int
    body: bytes


class LedgerEntry(Struct, frozen=True):
    """Chips that go from one account of the ledger to another, for a reason."""

    source: str
    to: str
    chips: int
    why: str


class StoredReply(Struct, frozen=True):
    """What was answered to a command, so that the same command has the same answer again."""

    cmd: str
    """Unique in its stream."""
    body: bytes


class SealedBlob(Struct, frozen=True):
    """Something that is kept, and that nobody can read without a key which the store has not."""

    key: str
    """Unique in its stream."""
    blob: bytes


class Checkpoint(Struct, frozen=True):
    """What the first records of a stream come to, as somebody folded them.

    Nothing is lost with one: the stream says the same, and takes longer to.
    """

    seq: int
    """The number of those records."""
    at: int
    """When it was stored, in milliseconds since 1970: all of those records are as old."""
    code: str
    """By what they were folded: whoever folds otherwise has no use for it."""
    body: bytes


class Batch(Struct, frozen=True):
    """What is stored together: records, and what they mean for the ledger."""

    stream: str
    expected: int
    """The number of records that the stream has."""
    at: int
    records: tuple[bytes, ...]
    entries: tuple[LedgerEntry, ...] = ()
    answers: tuple[StoredReply, ...] = ()
    sealed: tuple[SealedBlob, ...] = ()
    audit: tuple[AuditRow, ...] = ()
    """What hosts have done, of which the records are what it came to."""
    epoch: int = 0
    """That of the writer's lease on the stream; 0 where one host alone writes."""
    checkpoint: Checkpoint | None = None
    """What the stream has come to at one of these records, or just before them."""
    keeps_from: int = 0
    """Of the stream's older checkpoints those are kept that show it at this time, or later."""


class LedgerRow(Struct, frozen=True):
    """An entry of the ledger, as it is kept."""

    stream: str
    seq: int
    """The last record of its batch."""
    at: int
    source: str
    to: str
    chips: int
    why: str
