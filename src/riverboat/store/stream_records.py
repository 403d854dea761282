"""Batch of a stream: records, ledger entries, replies and sealed blobs that are stored together.

From time to time a batch has a checkpoint: the state that results from all records so far.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.store.audit_rows import AuditRow


class Record(Struct, frozen=True):
    """A record of a stream. *at* is in milliseconds since 1970."""

    seq: int
    """Sequence number from 1 within its stream."""
    at: int
    body: bytes


class LedgerEntry(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """Chips that move from one account of the ledger to another, with a reason."""

    from_account: str
    to_account: str
    chips: int
    reason: str

    source = DeprecatedAttribute("from_account")
    to = DeprecatedAttribute("to_account")
    why = DeprecatedAttribute("reason")


class StoredReply(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """Reply to a command, returned again if the command is repeated."""

    idempotency_key: str
    """Idempotency key, unique in its stream."""
    body: bytes

    cmd = DeprecatedAttribute("idempotency_key")


class SealedBlob(Struct, frozen=True):
    """Encrypted data whose key is not in the store."""

    key: str
    """Key for lookup, unique in its stream."""
    blob: bytes


class Checkpoint(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """State of a table after the first records of its stream.

    A checkpoint is redundant: replaying the stream gives the same state, but takes longer.
    """

    seq: int
    """Number of records that the checkpoint covers."""
    at: int
    """Time of storing in milliseconds since 1970; no covered record is newer."""
    code_fingerprint: str
    """Fingerprint of the code that made the checkpoint: other code ignores it."""
    body: bytes

    code = DeprecatedAttribute("code_fingerprint")


class Batch(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """Records of a stream with everything that is stored in the same transaction."""

    stream: str
    expected_seq: int
    """Expected number of records in the stream before the batch."""
    at: int
    records: tuple[bytes, ...]
    ledger_entries: tuple[LedgerEntry, ...] = ()
    replies: tuple[StoredReply, ...] = ()
    sealed_blobs: tuple[SealedBlob, ...] = ()
    audit_rows: tuple[AuditRow, ...] = ()
    """Audit rows of the host actions that caused the records."""
    epoch: int = 0
    """Epoch of the writer's lease on the stream; 0 on a single node."""
    checkpoint: Checkpoint | None = None
    """State of the stream after one of the batch's records, or just before the first."""
    keep_checkpoints_from: int = 0
    """Milliseconds since 1970: the last checkpoint before this time is kept, and all later ones."""

    answers = DeprecatedAttribute("replies")
    audit = DeprecatedAttribute("audit_rows")
    entries = DeprecatedAttribute("ledger_entries")
    expected = DeprecatedAttribute("expected_seq")
    keeps_from = DeprecatedAttribute("keep_checkpoints_from")
    sealed = DeprecatedAttribute("sealed_blobs")


class LedgerRow(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A stored ledger entry."""

    stream: str
    seq: int
    """Number of the last record of its batch."""
    at: int
    from_account: str
    to_account: str
    chips: int
    reason: str

    source = DeprecatedAttribute("from_account")
    to = DeprecatedAttribute("to_account")
    why = DeprecatedAttribute("reason")
