"""Who runs one event: takes what is asked for, decides, and writes it all down.

There is no waiting in here and no clock, as in a table's ``dealer``: what is asked comes in with
the time at which it came, and goes out as ``EventUnitOfWork`` that somebody else stores and tells.
"""

from __future__ import annotations

import hmac
from asyncio import Future
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

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
    EventMade,
    SettingsChanged,
    to_json,
)
from riverboat.service.director.tournament_ledger import TournamentLedger
from riverboat.store.audit_rows import AuditRow
from riverboat.store.stream_records import Batch, LedgerEntry, StoredReply
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_play import decide, due
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import apply, open_from_fact
from riverboat.tourney.state.event_state import Event
from riverboat.words import Refusal

SeatReason: TypeAlias = Literal["start", "late", "balance", "broken", "redraw"]


_SEAT_REASONS: Final[dict[str, SeatReason]] = {
    "start": "start",
    "late": "late",
    "broken": "broken",
    "host": "balance",
}


class EventAccepted(Struct, frozen=True):
    """What was asked is done, and what it came to is stored."""

    cmd: str
    event: str
    seq: int
    """The number of the last record that it led to, or of the last there was."""
    count: int = 0
    """How many records it led to: none if everything was as it was wished."""


class EventReply(Struct):
    """An answer, and who waits for it."""

    future: Future[EventAccepted | Refusal]
    response: EventAccepted | Refusal


class EventUnitOfWork(Struct):
    """Records, ledger entries and answers that belong together."""

    at: int
    records: list[bytes] = field(default_factory=list)
    facts: list[AnyEventRecord] = field(default_factory=list)
    """The same before they were encoded."""
    ledger_entries: list[LedgerEntry] = field(default_factory=list)
    stored_replies: list[StoredReply] = field(default_factory=list)
    audit_rows: list[AuditRow] = field(default_factory=list)
    replies: list[EventReply] = field(default_factory=list)
    on_commit: list[Callable[[], None]] = field(default_factory=list)
    """What is done when everything is stored."""

    def batch(self, stream: str, expected: int) -> Batch:
        """As it is stored."""
        return Batch(
            stream,
            expected,
            self.at,
            tuple(self.records),
            tuple(self.ledger_entries),
            tuple(self.stored_replies),
            (),
            tuple(self.audit_rows),
        )


class TournamentSession:
    """One event, and what the room knows beside it."""

    def __init__(self, event: str, made: EventMade, start: f.EventOpened, draws: Draws) -> None:
        self.id, self.creation, self.settings = event, made, made.settings
        self.event: Event = open_from_fact(start)
        self.draws = draws
        self.seq = 2
        """The number of records so far, those in work included."""
        self.bot_styles: dict[str, str] = {}
        """The style of each entrant that is a bot of the room."""
        self.list_people_in_room: Callable[[], Iterable[str]] = tuple
        """The names of the people who are in the room: no bot is given one of them."""
        self.entry_requests: dict[str, str] = {}
        """Who would enter and waits for the host, in order, and their tickets."""
        self.proposed_deal: DealProposed | None = None
        self.deal_count = 0
        """How many deals were ever proposed."""
        self.deal_approvals: set[str] = set()
        self.table_ids: dict[int, str] = {}
        """Which table of the room each table of the event is, by its number."""
        self.broke_since: dict[str, int] = {}
        """Since when somebody without chips has to say whether they buy again."""
        self.cancel_reason = ""
        """Why it was called off."""
        self.ended_at = 0
        """When it was over."""
        self.postponed_until = 0
        """Before then it does not begin by itself: too few had come."""
        self.seat_reasons: dict[str, SeatReason] = {}
        """Why each entrant has the seat that they have."""
        self._ledger = TournamentLedger(event)

    @property
    def host(self) -> str:
        """Who has made the event."""
        return self.creation.host

    @property
    def is_over(self) -> bool:
        """Nothing more happens in it."""
        return self.event.phase in ("ended", "cancelled")

    @property
    def balance(self) -> int:
        """What was paid for the event, less what it has paid out."""
        return self._ledger.balance

    # Writing down -------------------------------------------------------------------------------

    def execute(self, command: c.AnyEventCommand, work: EventUnitOfWork) -> None:
        """What a command comes to, with all that follows; a refusal changes nothing."""
        self.record_facts(decide(self.event, command, self.draws), work)
        while facts := due(self.event, self.draws):
            self.record_facts(facts, work)

    def record_facts(self, facts: tuple[f.AnyEventFact, ...], work: EventUnitOfWork) -> None:
        """What happens in the event."""
        for fact in facts:
            entries = self.apply_fact(fact, work.at)
            work.facts.append(fact)
            work.records.append(to_json(fact))
            work.ledger_entries += entries

    def record_room_fact(self, fact: DirectorFact, work: EventUnitOfWork) -> None:
        """What happens in the room around it."""
        self._apply_director_fact(fact)
        self.seq += 1
        work.facts.append(fact)  # type: ignore[arg-type]
        work.records.append(msgspec.json.encode(fact))

    def replay_record(self, fact: AnyEventRecord, at: int) -> tuple[LedgerEntry, ...]:
        """A record that was stored before, and what it moved then."""
        if isinstance(fact, DirectorFact):
            self._apply_director_fact(fact)
            self.seq += 1
            return ()
        return self.apply_fact(fact, at)

    def apply_fact(self, fact: f.AnyEventFact, at: int) -> tuple[LedgerEntry, ...]:
        """What a fact changes, and what it moves in the ledger."""
        event = self.event
        was = self._ledger.baseline(fact, event)
        apply(event, fact)
        self.seq += 1
        match fact:
            case f.TableOpened(number):
                felt = event.rules.tables == "felt"
                self.table_ids[number] = "" if felt else self._table_id(self.seq)
            case f.Left(player):
                self.seat_reasons[player] = "balance"
            case f.SeatDrawn(player=player, why=why):
                self.seat_reasons[player] = _SEAT_REASONS.get(why, "redraw")
            case f.HandFinished(stacks=stacks):
                self.broke_since |= {who: at for who, chips in stacks if not chips}
            case f.EventCancelled(why):
                self.cancel_reason, self.ended_at = why, at
            case f.EventEnded():
                self.ended_at = at
            case f.Rebought(player) | f.Busted(player) | f.RebuyDeclined(player):
                self.broke_since.pop(player, None)
            case _:
                pass
        if self.proposed_deal is not None and _ends_deal_talks(fact):
            self.proposed_deal, self.deal_approvals = None, set()
        return self._ledger.entries_since(fact, event, was)

    def _table_id(self, seq: int) -> str:
        """The id of the table that is opened by a record: the same whenever it is asked for.

        Nobody can guess it who does not know the seed.
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
            case DealAnswered(_, player, yes):
                (self.deal_approvals.add if yes else self.deal_approvals.discard)(player)
            case DealDropped():
                self.proposed_deal, self.deal_approvals = None, set()
            case _:
                pass


def _ends_deal_talks(fact: f.AnyEventFact) -> bool:
    """Whether a deal that was proposed is about other stacks now."""
    return isinstance(fact, f.HandBegun | f.DealMade | f.EventEnded | f.EventCancelled)
