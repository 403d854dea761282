"""Who runs one event: takes what is asked for, decides, and writes it all down.

There is no waiting in here and no clock, as in a table's ``dealer``: what is asked comes in with
the time at which it came, and goes out as ``EventWork`` that somebody else stores and tells.
"""

from __future__ import annotations

import hmac
from asyncio import Future
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from riverboat.service.director.records import (
    AnyEventRecord,
    BotEntered,
    DealAnswered,
    DealDropped,
    DealProposed,
    DirectorFact,
    EntryAnswered,
    EntryAsked,
    EventMade,
    SettingsChanged,
    to_json,
)
from riverboat.service.director.till import Till
from riverboat.store.audit_rows import AuditRow
from riverboat.store.streams import Answer, Batch, LedgerEntry
from riverboat.tourney.asked import commands as c
from riverboat.tourney.play import decide, due
from riverboat.tourney.seating.draw import Draws
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.apply import apply, opened
from riverboat.tourney.state.event import Event
from riverboat.words import Refusal

SeatReason: TypeAlias = Literal["start", "late", "balance", "broken", "redraw"]


_REASONS: Final[dict[str, SeatReason]] = {
    "start": "start",
    "late": "late",
    "broken": "broken",
    "host": "balance",
}


class EventGranted(Struct, frozen=True):
    """What was asked is done, and what it came to is stored."""

    cmd: str
    event: str
    seq: int
    """The number of the last record that it led to, or of the last there was."""
    count: int = 0
    """How many records it led to: none if everything was as it was wished."""


class EventReply(Struct):
    """An answer, and who waits for it."""

    to: Future[EventGranted | Refusal]
    answer: EventGranted | Refusal


class EventWork(Struct):
    """Records, ledger entries and answers that belong together."""

    at: int
    records: list[bytes] = field(default_factory=list)
    facts: list[AnyEventRecord] = field(default_factory=list)
    """The same before they were encoded."""
    entries: list[LedgerEntry] = field(default_factory=list)
    kept: list[Answer] = field(default_factory=list)
    audit: list[AuditRow] = field(default_factory=list)
    replies: list[EventReply] = field(default_factory=list)
    after: list[Callable[[], None]] = field(default_factory=list)
    """What is done when everything is stored."""

    def batch(self, stream: str, expected: int) -> Batch:
        """As it is stored."""
        return Batch(
            stream,
            expected,
            self.at,
            tuple(self.records),
            tuple(self.entries),
            tuple(self.kept),
            (),
            tuple(self.audit),
        )


class EventDesk:
    """One event, and what the room knows beside it."""

    def __init__(self, event: str, made: EventMade, start: f.EventOpened, draws: Draws) -> None:
        self.id, self.made, self.settings = event, made, made.settings
        self.event: Event = opened(start)
        self.draws = draws
        self.seq = 2
        """The number of records so far, those in work included."""
        self.bots: dict[str, str] = {}
        """The style of each entrant that is a bot of the room."""
        self.people_in_room: Callable[[], Iterable[str]] = tuple
        """The names of the people who are in the room: no bot is given one of them."""
        self.asking: dict[str, str] = {}
        """Who would enter and waits for the host, in order, and their tickets."""
        self.deal: DealProposed | None = None
        self.deals = 0
        """How many deals were ever proposed."""
        self.agreed: set[str] = set()
        self.rooms: dict[int, str] = {}
        """Which table of the room each table of the event is, by its number."""
        self.broke: dict[str, int] = {}
        """Since when somebody without chips has to say whether they buy again."""
        self.why = ""
        """Why it was called off."""
        self.over_at = 0
        """When it was over."""
        self.postponed = 0
        """Before then it does not begin by itself: too few had come."""
        self.reasons: dict[str, SeatReason] = {}
        """Why each entrant has the seat that they have."""
        self._till = Till(event)

    @property
    def host(self) -> str:
        """Who has made the event."""
        return self.made.host

    @property
    def is_over(self) -> bool:
        """Nothing more happens in it."""
        return self.event.phase in ("ended", "cancelled")

    @property
    def balance(self) -> int:
        """What was paid for the event, less what it has paid out."""
        return self._till.balance

    # Writing down -------------------------------------------------------------------------------

    def act(self, command: c.AnyEventCommand, work: EventWork) -> None:
        """What a command comes to, with all that follows; a refusal changes nothing."""
        self.record(decide(self.event, command, self.draws), work)
        while facts := due(self.event, self.draws):
            self.record(facts, work)

    def record(self, facts: tuple[f.AnyEventFact, ...], work: EventWork) -> None:
        """What happens in the event."""
        for fact in facts:
            entries = self.take(fact, work.at)
            work.facts.append(fact)
            work.records.append(to_json(fact))
            work.entries += entries

    def note(self, fact: DirectorFact, work: EventWork) -> None:
        """What happens in the room around it."""
        self._see(fact)
        self.seq += 1
        work.facts.append(fact)  # type: ignore[arg-type]
        work.records.append(msgspec.json.encode(fact))

    def again(self, fact: AnyEventRecord, at: int) -> tuple[LedgerEntry, ...]:
        """A record that was stored before, and what it moved then."""
        if isinstance(fact, DirectorFact):
            self._see(fact)
            self.seq += 1
            return ()
        return self.take(fact, at)

    def take(self, fact: f.AnyEventFact, at: int) -> tuple[LedgerEntry, ...]:
        """What a fact changes, and what it moves in the ledger."""
        event = self.event
        was = self._till.before(fact, event)
        apply(event, fact)
        self.seq += 1
        match fact:
            case f.TableOpened(number):
                felt = event.rules.tables == "felt"
                self.rooms[number] = "" if felt else self._room_table(self.seq)
            case f.Left(player):
                self.reasons[player] = "balance"
            case f.SeatDrawn(player=player, why=why):
                self.reasons[player] = _REASONS.get(why, "redraw")
            case f.HandFinished(stacks=stacks):
                self.broke |= {who: at for who, chips in stacks if not chips}
            case f.EventCancelled(why):
                self.why, self.over_at = why, at
            case f.EventEnded():
                self.over_at = at
            case f.Rebought(player) | f.Busted(player) | f.RebuyDeclined(player):
                self.broke.pop(player, None)
            case _:
                pass
        if self.deal is not None and _ends_talk(fact):
            self.deal, self.agreed = None, set()
        return self._till.after(fact, event, was)

    def _room_table(self, seq: int) -> str:
        """The id of the table that is opened by a record: the same whenever it is asked for.

        Nobody can guess it who does not know the seed.
        """
        return hmac.digest(self.draws.seed, f"table {self.id} {seq}".encode(), "sha256").hex()[:12]

    def _see(self, fact: DirectorFact) -> None:
        match fact:
            case SettingsChanged(settings=settings):
                self.settings = settings
            case BotEntered(player, style):
                self.bots[player] = style
            case EntryAsked(player, ticket):
                self.asking[player] = ticket
            case EntryAnswered(player):
                self.asking.pop(player, None)
            case DealProposed(number):
                self.deal, self.deals, self.agreed = fact, number, set()
            case DealAnswered(_, player, yes):
                (self.agreed.add if yes else self.agreed.discard)(player)
            case DealDropped():
                self.deal, self.agreed = None, set()
            case _:
                pass


def _ends_talk(fact: f.AnyEventFact) -> bool:
    """Whether a deal that was proposed is about other stacks now."""
    return isinstance(fact, f.HandBegun | f.DealMade | f.EventEnded | f.EventCancelled)
