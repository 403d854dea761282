"""What one turn of a table's loop has come to, before it is stored and told."""

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
"""Nobody knows more than all: so it is with most records, and one of these does for all of them."""


class RedactedRecord(Struct, frozen=True):
    """A record as it is told: to everybody, and to the players who may know more of it.

    They are named, for the chair of one may be another's by the time that it is told again.
    """

    public: bytes
    private_by_player: Mapping[str, bytes] = NO_PRIVATE_DATA
    public_fact: AnyLoggedFact | None = None
    """What all are told, before it was encoded; ``None`` for a fact that is the room's own."""
    private_fact_by_player: Mapping[str, AnyLoggedFact] = NO_PRIVATE_DATA
    """What those are told who know more."""
    events: tuple[bytes, ...] = ()
    """What all are told of it, as phrases in JSON."""

    def for_player(self, player: str) -> bytes:
        """As somebody is told it; an empty name is anybody."""
        return self.private_by_player.get(player, self.public)

    def fact_for(self, player: str) -> AnyLoggedFact | None:
        """The same for somebody in the room's own process."""
        return self.private_fact_by_player.get(player, self.public_fact)


class ReplyTarget(Protocol):
    """Who waits for an answer: a future, or a connection that is told then and there."""

    def done(self) -> bool:
        """Nobody waits any more."""
        ...

    def set_result(self, answer: Accepted | Rejected, /) -> None:
        """This is the answer."""
        ...

    def set_exception(self, why: Exception, /) -> None:
        """There will be none."""
        ...


class Corkable(Protocol):
    """Where what is told can wait, so that it leaves in one piece."""

    def cork(self) -> None:
        """What is put there from now on waits."""
        ...

    def uncork(self) -> None:
        """It is all there."""
        ...


class Reply(Struct):
    """An answer, and who waits for it."""

    target: ReplyTarget
    answer: Accepted | Rejected
    queue: Corkable | None = None
    """Where it goes, if that is known: what all are told goes there with it."""


class UnitOfWork(Struct):
    """Records, ledger entries and answers that belong together."""

    at: int
    records: list[bytes] = field(default_factory=list)
    outbound: list[RedactedRecord] = field(default_factory=list)
    ledger_entries: list[LedgerEntry] = field(default_factory=list)
    sealed_decks: list[SealedBlob] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    stored_replies: list[StoredReply] = field(default_factory=list)
    audit_rows: list[AuditRow] = field(default_factory=list)
    """What hosts have done."""
    finished_hands: list[tuple[int, int, str]] = field(default_factory=list)
    """Hands that are over: number, the place of their last record in here, and their game."""
    new_bots: list[tuple[str, str]] = field(default_factory=list)
    """Bots that are to come: their names and styles."""
    away_changes: list[tuple[str, bool]] = field(default_factory=list)
    """At a table of an event: who says that they are away, or back."""
    is_dirty: bool = False
    """The table looks different, though nothing was recorded."""
    checkpoint: Checkpoint | None = None
    """What the table was just before one of these records."""
    keeps_from: int = 0
    """Older ones are kept that show it at this time, or later."""
    on_commit: list[Any] = field(default_factory=list)
    """What is done when everything is stored, without arguments."""

    def batch(self, stream: str, expected: int) -> Batch:
        """As it is stored."""
        return Batch(
            stream,
            expected,
            self.at,
            tuple(self.records),
            tuple(self.ledger_entries),
            tuple(self.stored_replies),
            tuple(self.sealed_decks),
            tuple(self.audit_rows),
            checkpoint=self.checkpoint,
            keeps_from=self.keeps_from,
        )
