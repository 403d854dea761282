"""Unit of work: effects of one batch of a table's messages, before they are stored and sent."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from msgspec import Struct, field

from riverboat.store.audit_rows import AuditRow
from riverboat.store.stream_records import Batch, Checkpoint, LedgerEntry, SealedBlob, StoredReply
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.messages import Accepted, Rejected

NO_PRIVATE_DATA: Final[Mapping[str, Any]] = MappingProxyType({})
"""Shared empty mapping for the many records without private data."""


class RedactedRecord(Struct, frozen=True):
    """A record as it is sent: a public version, and versions for players who may see more.

    Versions are keyed by player, because a chair may have changed hands before a resend.
    """

    public: bytes
    private_by_player: Mapping[str, bytes] = NO_PRIVATE_DATA
    public_fact: AnyLoggedFact | None = None
    """Public version before encoding; ``None`` for a fact of the room."""
    private_fact_by_player: Mapping[str, AnyLoggedFact] = NO_PRIVATE_DATA
    """Versions before encoding for players who may see more."""
    events: tuple[bytes, ...] = ()
    """Public event-feed phrases of the record, as JSON."""

    def json_for_player(self, player: str) -> bytes:
        """Return the encoded version for a player; an empty name is a spectator."""
        return self.private_by_player.get(player, self.public)

    def fact_for_player(self, player: str) -> AnyLoggedFact | None:
        """Return the version before encoding for a player in the room's own process."""
        return self.private_fact_by_player.get(player, self.public_fact)


class ReplyTarget(Protocol):
    """Recipient of a reply: a future, or a connection that is sent it directly."""

    def done(self) -> bool:
        """Return True if the recipient no longer waits."""
        ...

    def set_result(self, answer: Accepted | Rejected, /) -> None:
        """Deliver the reply."""
        ...

    def set_exception(self, error: Exception, /) -> None:
        """Deliver an error instead of a reply."""
        ...


class Corkable(Protocol):
    """A queue that can hold back messages, so that they leave in one packet."""

    def cork(self) -> None:
        """Hold back everything that is queued from now on."""
        ...

    def uncork(self) -> None:
        """Release everything that was held back."""
        ...


class Reply(Struct):
    """Reply to a command, and the recipient that waits for it."""

    target: ReplyTarget
    answer: Accepted | Rejected
    queue: Corkable | None = None
    """Send queue of the recipient, if known.

    It holds back the broadcast of this unit of work, which then leaves in one packet with the
    reply.
    """


class UnitOfWork(Struct):
    """Records, ledger entries and replies that belong together."""

    now_ms: int
    records: list[bytes] = field(default_factory=list)
    outbound: list[RedactedRecord] = field(default_factory=list)
    ledger_entries: list[LedgerEntry] = field(default_factory=list)
    sealed_decks: list[SealedBlob] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    stored_replies: list[StoredReply] = field(default_factory=list)
    audit_rows: list[AuditRow] = field(default_factory=list)
    """Audit rows of host actions."""
    finished_hands: list[tuple[int, int, str]] = field(default_factory=list)
    """Finished hands: hand number, sequence number of the last record, and name of the game."""
    new_bots: list[tuple[str, str]] = field(default_factory=list)
    """Names and styles of bots that are about to join."""
    away_changes: list[tuple[str, bool]] = field(default_factory=list)
    """At a tournament table: players who reported that they are away (True) or back (False)."""
    is_dirty: bool = False
    """True if the view has changed although no record was made."""
    checkpoint: Checkpoint | None = None
    """State of the table just before one of the records, if it is to be stored."""
    keep_checkpoints_from: int = 0
    """Time in milliseconds since 1970: all checkpoints since then are kept, and the last one before
    it.
    """
    on_commit: list[Any] = field(default_factory=list)
    """Callbacks without arguments that run after all data is stored."""

    def batch(self, stream: str, expected_seq: int) -> Batch:
        """Return all data of this unit of work as one batch for the store."""
        return Batch(
            stream,
            expected_seq,
            self.now_ms,
            tuple(self.records),
            tuple(self.ledger_entries),
            tuple(self.stored_replies),
            tuple(self.sealed_decks),
            tuple(self.audit_rows),
            checkpoint=self.checkpoint,
            keep_checkpoints_from=self.keep_checkpoints_from,
        )
