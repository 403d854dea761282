"""What one turn of a table's loop has come to, before it is stored and told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from msgspec import Struct, field

from riverboat.store.audit_rows import AuditRow
from riverboat.store.streams import Answer, Batch, Checkpoint, LedgerEntry, Sealing
from riverboat.table.state.apply import AnyLogged
from riverboat.wire.messages import Granted, Refused

NOBODY: Final[Mapping[str, Any]] = MappingProxyType({})
"""Nobody knows more than all: so it is with most records, and one of these does for all of them."""


class RecordAsTold(Struct, frozen=True):
    """A record as it is told: to everybody, and to the players who may know more of it.

    They are named, for the chair of one may be another's by the time that it is told again.
    """

    public: bytes
    private: Mapping[str, bytes] = NOBODY
    fact: AnyLogged | None = None
    """What all are told, before it was encoded; ``None`` for a fact that is the room's own."""
    known: Mapping[str, AnyLogged] = NOBODY
    """What those are told who know more."""
    words: tuple[bytes, ...] = ()
    """What all are told of it, as phrases in JSON."""

    def to(self, name: str) -> bytes:
        """As somebody is told it; an empty name is anybody."""
        return self.private.get(name, self.public)

    def inside(self, name: str) -> AnyLogged | None:
        """The same for somebody in the room's own process."""
        return self.known.get(name, self.fact)


class Waiting(Protocol):
    """Who waits for an answer: a future, or a connection that is told then and there."""

    def done(self) -> bool:
        """Nobody waits any more."""
        ...

    def set_result(self, answer: Granted | Refused, /) -> None:
        """This is the answer."""
        ...

    def set_exception(self, why: Exception, /) -> None:
        """There will be none."""
        ...


class Together(Protocol):
    """Where what is told can wait, so that it leaves in one piece."""

    def hold(self) -> None:
        """What is put there from now on waits."""
        ...

    def release(self) -> None:
        """It is all there."""
        ...


class Reply(Struct):
    """An answer, and who waits for it."""

    to: Waiting
    answer: Granted | Refused
    outbox: Together | None = None
    """Where it goes, if that is known: what all are told goes there with it."""


class Work(Struct):
    """Records, ledger entries and answers that belong together."""

    at: int
    records: list[bytes] = field(default_factory=list)
    told: list[RecordAsTold] = field(default_factory=list)
    entries: list[LedgerEntry] = field(default_factory=list)
    sealed: list[Sealing] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    kept: list[Answer] = field(default_factory=list)
    audit: list[AuditRow] = field(default_factory=list)
    """What hosts have done."""
    closed: list[tuple[int, int, str]] = field(default_factory=list)
    """Hands that are over: number, the place of their last record in here, and their game."""
    bots: list[tuple[str, str]] = field(default_factory=list)
    """Bots that are to come: their names and styles."""
    away: list[tuple[str, bool]] = field(default_factory=list)
    """At a table of an event: who says that they are away, or back."""
    fresh: bool = False
    """The table looks different, though nothing was recorded."""
    checkpoint: Checkpoint | None = None
    """What the table was just before one of these records."""
    keeps_from: int = 0
    """Older ones are kept that show it at this time, or later."""
    after: list[Any] = field(default_factory=list)
    """What is done when everything is stored, without arguments."""

    def batch(self, stream: str, expected: int) -> Batch:
        """As it is stored."""
        return Batch(
            stream,
            expected,
            self.at,
            tuple(self.records),
            tuple(self.entries),
            tuple(self.kept),
            tuple(self.sealed),
            tuple(self.audit),
            checkpoint=self.checkpoint,
            keeps_from=self.keeps_from,
        )
