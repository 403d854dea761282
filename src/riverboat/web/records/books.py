"""What a table's stream adds up to: its ledger, its rules, and where each hand is in it.

A book is folded as far as the stream has come since the last look, and is kept for the tables that
somebody asked for last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from riverboat.engine import HandStarted
from riverboat.engine.state import facts as of_hand
from riverboat.service.broadcast.delay import ALL, KnownRecords
from riverboat.service.decks.cut import Cuts
from riverboat.service.records.facts import (
    BotSeated,
    CardsShown,
    DeckCut,
    DeckSealed,
    OfEvent,
    RabbitHunted,
    RoomFact,
    from_json,
)
from riverboat.store.port import Store
from riverboat.store.streams import Record
from riverboat.table.money.ledger import Ledger
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.web.records.marks import Cards, HandMark, Movement, movement
from riverboat.words.events.hosts import BlindsWereChopped, EndedEarly, WasCalledOff

_KEPT = 200
_AT_ONCE = 500
"""Records that are entered in one job."""


class Adjustment(Struct, frozen=True):
    """A stack that a host has corrected."""

    at: int
    player: str
    chips: int
    reason: str


class LedgerBook:
    """What one table's stream adds up to so far."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.rules: TableRules | None = None
        self.adjustments: list[Adjustment] = []
        self.movements: list[Movement] = []
        """Chips that came to the table and left it, in their order."""
        self.hands: dict[int, HandMark] = {}
        """Those that are over, by number."""
        self.seq = 0
        self.event = ""
        """The event that it is a table of; empty for a table of its own."""
        self.bots: set[str] = set()
        """The room's bots among its players."""
        self.closed_at = 0
        """When the session was over; 0 while it goes on."""
        self._number = 0
        self._before: dict[str, int] = {}
        self._cards: Cards | None = None
        self._sitting: dict[int, str] = {}
        self._roots: dict[int, str] = {}
        self._cuts: dict[int, Cuts] = {}
        self._playing: HandMark | None = None

    def add_all(self, records: Sequence[Record]) -> None:
        """Enter the next records."""
        for record in records:
            self.add(record)

    def add(self, record: Record) -> None:
        """Enter the next record."""
        self.seq = record.seq
        fact = from_json(record.body)
        match fact:
            case DeckSealed(hand, root):
                self._roots = {hand: root}  # a deck that nobody was dealt from is forgotten
            case DeckCut(hand, cuts):
                self._cuts = {hand: cuts}
            case CardsShown(hand, _, player, cards):
                mark = self.hands[hand]
                seat = mark.players.index(player)
                mark.shown += tuple([(seat, card) for card in cards])
                mark.shown_at, mark.shown_seq = record.at, record.seq
            case RabbitHunted(hand, _, came):
                mark = self.hands[hand]
                mark.came, mark.came_at, mark.came_seq = came, record.at, record.seq
            case BotSeated(player):
                self.bots.add(player)
            case OfEvent(event):
                self.event = event
            case RoomFact():
                pass
            case _:
                self.ledger.add(fact)
                self._note(fact, record)

    def _note(self, fact: AnyLogged, record: Record) -> None:
        if moved := movement(fact, record.at, self._number):
            self.movements.append(moved)
        match fact:
            case HandStarted():
                self._cards = Cards(fact)
            case _ if self._cards is not None and not isinstance(fact, TableFact):
                self._cards.add(fact)
        match fact:
            case f.TableOpened(rules) | f.RulesChanged(rules):
                self.rules = rules
            case f.SatDown(chair, player):
                self._sitting[chair] = player
            case f.ChangedChair(chair, to):
                self._sitting[to] = self._sitting.pop(chair)
            case f.Left(chair):
                self._sitting.pop(chair, None)
            case f.ChipsReturned(_, player, chips, reason):
                self.adjustments.append(Adjustment(record.at, player, chips, reason))
            case f.HandBegan(number):
                self._number, self._before = number, self.ledger.nets
                self._playing, self._cards = self._mark(fact, record), None
            case f.TableClosed():
                self.closed_at = record.at
            case of_hand.RakeTaken(chips=chips) if self._playing:
                self._playing.raked += chips
            case f.HandClosed(chips=stacks, won=won) if self._playing:
                self._playing.won, self._playing.stacks = won, stacks
                self._result(self._playing)
                self._close(record)
            case f.HandCalledOff(reason=reason) if self._playing:
                self._playing.raked = 0
                self._close(record, WasCalledOff(reason))
            case f.BlindsChopped() if self._playing:
                self._close(record, BlindsWereChopped())
            case _:
                pass

    def _mark(self, began: f.HandBegan, record: Record) -> HandMark:
        assert self.rules is not None, "a stream begins with TableOpened"
        players = tuple([self._sitting[chair] for chair in began.chairs])
        game = self.rules.games[began.game].name
        chairs, at = began.chairs, began.at or record.at
        return HandMark(
            began.number, record.seq, 0, at, game, players, chairs, began.button, self.rules
        )

    def _result(self, mark: HandMark) -> None:
        """What everybody has won: in the hand, and in the session with it."""
        nets, before = self.ledger.nets, self._before
        mark.nets = tuple([nets[player] for player in mark.players])
        mark.results = tuple([nets[player] - before[player] for player in mark.players])

    def _close(self, record: Record, why: EndedEarly | None = None) -> None:
        mark, self._playing = self._playing, None
        assert mark is not None, "a hand is played"
        if self._cards is not None:
            self._cards.note(mark)
            self._cards = None
        mark.last, mark.ended, mark.ended_at = record.seq, why, record.at
        mark.root = self._roots.get(mark.hand, "")
        mark.cuts = self._cuts.get(mark.hand, ())
        self.hands[mark.hand] = mark


class Run(Protocol):
    """Runs a function in a thread for a client of the pool, as ``WorkerPool.run`` does."""

    async def __call__(self, client: str, work: Callable[..., Any], *args: Any) -> Any:
        """Return what *work* returns for *args*."""
        ...


class Books:
    """The books of the tables that somebody asked for last."""

    def __init__(self, store: Store, run: Run) -> None:
        self._store, self._run = store, run
        self._reading: dict[tuple[str, bool], asyncio.Task[None]] = {}
        """Books that are being read on; requests for one of them wait for that."""
        self._each: OrderedDict[tuple[str, bool], LedgerBook] = OrderedDict()
        """By table, and whether it is the one for those who see everything later."""

    async def of(self, table: str, known: KnownRecords = ALL) -> LedgerBook:
        """The book of a table, up to now or as far as somebody may know it."""
        key = (table, known is not ALL)
        book = self._each.setdefault(key, LedgerBook())
        self._each.move_to_end(key)
        reading = self._reading.get(key)
        if reading is None:
            reading = asyncio.create_task(self._read_on(table, book, known))
            self._reading[key] = reading
            reading.add_done_callback(lambda _: self._reading.pop(key, None))
        await asyncio.shield(reading)  # a client that leaves does not interrupt it for the others
        return self._kept(book)

    async def _read_on(self, table: str, book: LedgerBook, known: KnownRecords) -> None:
        while records := await self._store.read(f"table/{table}", book.seq, _AT_ONCE):
            covered = [each for each in records if known.covers(each.seq, each.at)]
            await self._run(f"book of {table}", book.add_all, covered)
            if len(covered) < len(records):
                return

    def _kept(self, book: LedgerBook) -> LedgerBook:
        if len(self._each) > _KEPT:
            self._each.popitem(last=False)
        return book
