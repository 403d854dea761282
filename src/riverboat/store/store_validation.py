"""Validation of values for every store, so that all of them reject the same input."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from unicodedata import normalize

from msgspec import Struct
from msgspec.structs import astuple

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.errors import NotUnique
from riverboat.store.review_rows import ReviewRow
from riverboat.store.rows import ClubPlayerRow, LinkRow, NoteRow, PasskeyRow
from riverboat.store.stream_records import Batch
from riverboat.words.refusals import stores as s

MAX_INTEGER: Final = 2**63 - 1
"""Largest integer that can be stored: the databases use eight bytes."""


def check_batch(batch: Batch) -> None:
    """Raise ``ValueError`` for an invalid batch, ``NotUnique`` if it repeats a key."""
    if not batch.records:
        raise ValueError(f"a batch for {batch.stream} has no records")
    if not 0 <= batch.expected_seq <= MAX_INTEGER - len(batch.records):
        raise ValueError(f"{batch.stream}: invalid expected record count {batch.expected_seq}")
    check_key(batch.stream)
    _check_number(batch.at)
    for entry in batch.ledger_entries:
        if not 0 < entry.chips <= MAX_INTEGER:
            raise ValueError(f"an entry must move at least 1 chip, got {entry.chips}")
        if entry.from_account == entry.to_account:
            raise ValueError(f"an entry cannot move chips from {entry.from_account} to itself")
        _check_texts((entry.from_account, entry.to_account, entry.reason))
    for row in batch.audit_rows:
        check_audit(row)
    _check_checkpoint(batch)
    _check_unique(batch.stream, "answer", [reply.idempotency_key for reply in batch.replies])
    _check_unique(batch.stream, "sealing", [sealed_blob.key for sealed_blob in batch.sealed_blobs])


def _check_checkpoint(batch: Batch) -> None:
    """Raise ``ValueError`` for a checkpoint whose records or time do not match its batch."""
    _check_number(batch.keep_checkpoints_from)
    checkpoint = batch.checkpoint
    if checkpoint is None:
        return
    first_seq, last_seq = batch.expected_seq, batch.expected_seq + len(batch.records)
    if not first_seq <= checkpoint.seq <= last_seq:
        raise ValueError(
            f"a checkpoint of {checkpoint.seq} records does not "
            f"match a batch of records {first_seq} to {last_seq}"
        )
    if checkpoint.at != batch.at:
        raise ValueError(
            f"the checkpoint's time {checkpoint.at} differs from its batch's {batch.at}"
        )
    check_key(checkpoint.code_fingerprint)


def _check_unique(stream: str, key_kind: str, keys: list[str]) -> None:
    for key in keys:
        check_key(key)
    if len(set(keys)) < len(keys):
        raise NotUnique(f"{stream}: one batch has the same {key_kind} twice")


def check_row(row: Struct) -> None:
    """Raise ``ValueError`` for a row that cannot be stored or whose first field is no valid key."""
    values = astuple(row)
    check_key(values[0])
    for value in values:
        check_value(value)


def check_note(row: NoteRow) -> None:
    """Raise ``ValueError`` for a note that cannot be stored or has no subject."""
    check_row(row)
    check_key(row.subject)


def check_club_player(row: ClubPlayerRow) -> None:
    """Raise ``ValueError`` for details of a player that cannot be stored or have no name."""
    check_row(row)
    check_key(row.player)


def check_passkey(row: PasskeyRow) -> None:
    """Raise ``ValueError`` for a passkey that cannot be stored or has no account."""
    check_row(row)
    check_key(row.name)


def check_link(row: LinkRow) -> None:
    """Raise ``ValueError`` for a link that cannot be stored or has no account name."""
    check_row(row)
    check_key(row.name)


def check_review(row: ReviewRow, parts: Mapping[int, bytes]) -> None:
    """Raise ``ValueError`` for a review that cannot be stored or has no account name."""
    check_row(row)
    check_key(row.name)
    for part_number in parts:
        check_value(part_number)


def check_email(name: str, address: str) -> None:
    """Raise ``ValueError`` for an e-mail address that cannot be stored or has no account."""
    check_key(name)
    check_value(address)


def check_audit(row: AuditRow) -> None:
    """Raise ``ValueError`` for an audit row that cannot be stored or has no code."""
    check_key(row.action)
    for value in astuple(row):
        check_value(value)


def check_value(value: object) -> None:
    """Raise ``ValueError`` for text or a number that not every database can store."""
    match value:
        case str():
            _check_texts((value,))
        case int():
            _check_number(value)


def check_key(text: str) -> None:
    """Raise ``ValueError`` for text that cannot be stored as a key."""
    if not text:
        raise RefusalError(s.StreamNameMissing())
    _check_texts((text,))


def check_page(start: int, limit: int) -> None:
    """Raise ``ValueError`` for an offset or a limit that is negative or too large."""
    if not (0 <= start <= MAX_INTEGER and 0 <= limit <= MAX_INTEGER):
        raise ValueError(f"invalid page: start {start}, limit {limit}")


def _check_texts(texts: Iterable[str]) -> None:
    for text in texts:
        if not _is_storable(text):
            raise RefusalError(s.CharacterUnstorable(repr(text)))


def _check_number(number: int) -> None:
    if not 0 <= number <= MAX_INTEGER:
        raise RefusalError(s.NumberUnstorable(str(number)))


def _is_storable(text: str) -> bool:
    # PostgreSQL has no NUL in a text, and half of a surrogate pair has no UTF-8.
    if "\0" in text:
        return False
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def searchable_text(text: str) -> str:
    """Return a search text; one that no database can store becomes empty and matches nothing."""
    return text if _is_storable(text) else ""


def validate_filter(filters: AuditFilter) -> AuditFilter:
    """Validate an audit filter. Raises ``ValueError`` for an invalid page.

    A filter with text that cannot be stored is replaced by one that matches nothing.
    """
    check_page(filters.before_seq, filters.limit)
    check_value(filters.since)
    if all(_is_storable(text) for text in (filters.person, filters.table, filters.action)):
        return filters
    return AuditFilter(action=" ")


def fold_name(name: str) -> str:
    """Normalize a name for comparison: case-folded and in one Unicode form.

    >>> fold_name("Straße") == fold_name("STRASSE")
    True
    >>> fold_name("Zoe\u0308") == fold_name("zo\u00eb")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())
