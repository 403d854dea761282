"""Session that runs one event: it accepts commands, decides and records everything.

Like the dealer of a table, it never waits and has no clock: a command comes with its time, and its
effects are an ``EventUnitOfWork`` that the tournament's task stores and sends.
"""

from __future__ import annotations

import hmac
from asyncio import Future
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct, field

from riverboat.service.director.event_records import (
    AnyEventRecord,
    BotEntered,
    DealAnswered,
    DealDropped,
    DealProposed,
    DirectorFact,
    EntryAnswered,
    EntryApprovalRequested,
    EventCreated,
    SettingsChanged,
    to_json,
)
from riverboat.service.director.tournament_ledger import TournamentLedger
from riverboat.store.audit_rows import AuditRow
from riverboat.store.stream_records import Batch, LedgerEntry, StoredReply
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_play import decide, find_due_facts
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import apply, open_from_fact
from riverboat.tourney.state.event_state import Event
from riverboat.wire.messages import SeatReason
from riverboat.words import Refusal

_SEAT_REASONS: Final[dict[str, SeatReason]] = {
    "start": "start",
    "late": "late",
    "broken": "broken",
    "host": "balance",
}


class EventAccepted(Struct, frozen=True, rename={"command_id": "cmd"}):
    """The command was executed and its effects are stored."""

    command_id: str
    event: str
    seq: int
    """Number of the last record of the command, or of the last record before it."""
    count: int = 0
    """Number of records of the command: 0 if it changed nothing."""


class EventReply(Struct):
    """Reply to a command, and the future of the sender that waits for it."""

    future: Future[EventAccepted | Refusal]
    response: EventAccepted | Refusal


class EventUnitOfWork(Struct):
    """Records, ledger entries and replies that belong together."""

    at: int
    records: list[bytes] = field(default_factory=list)
    facts: list[AnyEventRecord] = field(default_factory=list)
    """Records as structs, before encoding."""
    ledger_entries: list[LedgerEntry] = field(default_factory=list)
    stored_replies: list[StoredReply] = field(default_factory=list)
    audit_rows: list[AuditRow] = field(default_factory=list)
    replies: list[EventReply] = field(default_factory=list)
    on_commit: list[Callable[[], None]] = field(default_factory=list)
    """Callbacks that run after all data is stored."""

    def batch(self, stream: str, expected_seq: int) -> Batch:
        """Return all data of this unit of work as one batch for the store."""
        return Batch(
            stream,
            expected_seq,
            self.at,
            tuple(self.records),
            tuple(self.ledger_entries),
            tuple(self.stored_replies),
            (),
            tuple(self.audit_rows),
        )


class TournamentSession:
    """One tournament: its state, and the room's data about it."""

    def __init__(
        self, event_id: str, creation: EventCreated, opening_fact: f.EventOpened, draws: Draws
    ) -> None:
        self.id, self.creation, self.settings = event_id, creation, creation.settings
        self.event: Event = open_from_fact(opening_fact)
        self.draws = draws
        self.seq = 2
        """Number of records so far, including those of the current unit of work."""
        self.bot_styles: dict[str, str] = {}
        """Style of each entrant that is a bot of the room."""
        self.list_people_in_room: Callable[[], Iterable[str]] = tuple
        """Function that lists people in the room: no bot is given one of their names."""
        self.entry_requests: dict[str, str] = {}
        """Players who wait for the host's approval, in order, with their tickets."""
        self.proposed_deal: DealProposed | None = None
        self.deal_count = 0
        """Number of deals proposed so far."""
        self.deal_approvals: set[str] = set()
        self.table_ids: dict[int, str] = {}
        """Id of the room's table for each table of the tournament, by table number."""
        self.broke_since: dict[str, int] = {}
        """Time since which a player without chips has to decide on a re-buy."""
        self.cancel_reason = ""
        """Reason for the cancellation."""
        self.ended_at = 0
        """Time of the end, in milliseconds since 1970."""
        self.postponed_until = 0
        """Time before which there is no automatic start, in milliseconds since 1970.

        It is set after a start that found too few players.
        """
        self.seat_reasons: dict[str, SeatReason] = {}
        """Reason for each entrant's seat."""
        self._ledger = TournamentLedger(event_id)

    @property
    def host(self) -> str:
        """Host of the tournament: its creator."""
        return self.creation.host

    @property
    def is_over(self) -> bool:
        """True once the tournament has ended or was cancelled."""
        return self.event.phase in ("ended", "cancelled")

    @property
    def balance(self) -> int:
        """Payments for the tournament less payouts."""
        return self._ledger.balance

    def execute(self, command: c.AnyEventCommand, unit_of_work: EventUnitOfWork) -> None:
        """Execute a command and everything that follows from it; a refusal changes nothing."""
        self.record_facts(decide(self.event, command, self.draws), unit_of_work)
        while facts := find_due_facts(self.event, self.draws):
            self.record_facts(facts, unit_of_work)

    def record_facts(
        self, facts: tuple[f.AnyEventFact, ...], unit_of_work: EventUnitOfWork
    ) -> None:
        """Apply and record facts of the tournament."""
        for fact in facts:
            entries = self.apply_fact(fact, unit_of_work.at)
            unit_of_work.facts.append(fact)
            unit_of_work.records.append(to_json(fact))
            unit_of_work.ledger_entries += entries

    def record_room_fact(self, fact: DirectorFact, unit_of_work: EventUnitOfWork) -> None:
        """Apply and record a fact of the room around the tournament."""
        self._apply_director_fact(fact)
        self.seq += 1
        unit_of_work.facts.append(fact)  # type: ignore[arg-type]
        unit_of_work.records.append(msgspec.json.encode(fact))

    def replay_record(self, fact: AnyEventRecord, now_ms: int) -> tuple[LedgerEntry, ...]:
        """Apply a stored record again, and return the ledger entries that it caused."""
        if isinstance(fact, DirectorFact):
            self._apply_director_fact(fact)
            self.seq += 1
            return ()
        return self.apply_fact(fact, now_ms)

    def apply_fact(self, fact: f.AnyEventFact, now_ms: int) -> tuple[LedgerEntry, ...]:
        """Apply a fact and return its ledger entries."""
        event = self.event
        baseline = self._ledger.build_baseline(fact, event)
        apply(event, fact)
        self.seq += 1
        match fact:
            case f.TableOpened(number):
                has_physical_tables = event.rules.tables == "felt"
                self.table_ids[number] = (
                    "" if has_physical_tables else self._derive_table_id(self.seq)
                )
            case f.Left(player):
                self.seat_reasons[player] = "balance"
            case f.SeatDrawn(player=player, why=reason):
                self.seat_reasons[player] = _SEAT_REASONS.get(reason, "redraw")
            case f.HandFinished(stacks=stacks):
                self.broke_since |= {player: now_ms for player, chips in stacks if not chips}
            case f.EventCancelled(reason):
                self.cancel_reason, self.ended_at = reason, now_ms
            case f.EventEnded():
                self.ended_at = now_ms
            case f.Rebought(player) | f.Busted(player) | f.RebuyDeclined(player):
                self.broke_since.pop(player, None)
            case _:
                pass
        if self.proposed_deal is not None and _makes_deal_obsolete(fact):
            self.proposed_deal, self.deal_approvals = None, set()
        return self._ledger.build_entries(fact, event, baseline)

    def _derive_table_id(self, seq: int) -> str:
        """Return the id of the table that record number *seq* opens.

        Replay gives the same id, which cannot be guessed without the seed of the tournament.
        """
        return hmac.digest(self.draws.seed, f"table {self.id} {seq}".encode(), "sha256").hex()[:12]

    def _apply_director_fact(self, fact: DirectorFact) -> None:
        match fact:
            case SettingsChanged(settings=settings):
                self.settings = settings
            case BotEntered(player, style):
                self.bot_styles[player] = style
            case EntryApprovalRequested(player, ticket):
                self.entry_requests[player] = ticket
            case EntryAnswered(player):
                self.entry_requests.pop(player, None)
            case DealProposed(number):
                self.proposed_deal, self.deal_count, self.deal_approvals = fact, number, set()
            case DealAnswered(_, player, has_agreed):
                (self.deal_approvals.add if has_agreed else self.deal_approvals.discard)(player)
            case DealDropped():
                self.proposed_deal, self.deal_approvals = None, set()
            case _:
                pass


def _makes_deal_obsolete(fact: f.AnyEventFact) -> bool:
    """Return True if a fact makes a proposed deal obsolete because stacks have changed."""
    return isinstance(fact, f.HandBegun | f.DealMade | f.EventEnded | f.EventCancelled)
