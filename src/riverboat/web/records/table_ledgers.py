"""Table ledgers: the ledger, the rules and an index of hands, derived from a table's stream.

A ledger is updated at each request, and is kept for the most recent tables.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from riverboat.engine import HandStarted
from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.decks.deck_cut import ChairCuts
from riverboat.service.records.room_facts import (
    BotSeated,
    CardsShown,
    DeckCut,
    DeckSealed,
    EventTableLinked,
    RabbitHunted,
    RoomFact,
    from_json,
)
from riverboat.service.state.known_records import ALL_RECORDS, KnownRecords
from riverboat.store.port import Store
from riverboat.store.stream_records import Record
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.web.records.table_hand_index import (
    HandIndexEntry,
    Movement,
    ShownCardTracker,
    find_movement,
)
from riverboat.words.events.host_announcements import (
    BlindsChoppedReason,
    EarlyEndReason,
    HandVoidedReason,
)

_MAX_CACHED_LEDGERS = 200
_RECORDS_PER_JOB = 500
"""Records that are applied in one job."""


class Adjustment(Struct, frozen=True):
    """A host's correction of a stack."""

    at: int
    """Time in milliseconds since 1970."""
    player: str
    chips: int
    """Number of chips; negative if they were taken away."""
    reason: str


class TableLedger:
    """Ledger, rules and hand index derived from one table's stream so far."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.rules: TableRules | None = None
        self.adjustments: list[Adjustment] = []
        self.movements: list[Movement] = []
        """Chips that came to the table or left it, in order of time."""
        self.hands: dict[int, HandIndexEntry] = {}
        """Finished hands, by number."""
        self.seq = 0
        self.event = ""
        """Id of the tournament that the table belongs to; empty for a cash table."""
        self.bots: set[str] = set()
        """The room's bots among its players."""
        self.closed_at = 0
        """Time at which the session ended; 0 while it goes on."""
        self._hand_number = 0
        self._nets_before: dict[str, int] = {}
        self._card_tracker: ShownCardTracker | None = None
        self._player_by_chair: dict[int, str] = {}
        self._root_by_hand: dict[int, str] = {}
        self._cuts_by_hand: dict[int, ChairCuts] = {}
        self._current_hand: HandIndexEntry | None = None

    def apply_all(self, records: Sequence[Record]) -> None:
        """Apply the next records of the table's stream."""
        for record in records:
            self.apply_record(record)

    def apply_record(self, record: Record) -> None:
        """Apply the next record of the table's stream."""
        self.seq = record.seq
        fact = from_json(record.body)
        match fact:
            case DeckSealed(hand, root):
                self._root_by_hand = {hand: root}  # drop a deck that was not dealt from
            case DeckCut(hand, cuts):
                self._cuts_by_hand = {hand: cuts}
            case CardsShown(hand, _, player, cards):
                index_entry = self.hands[hand]
                seat = index_entry.players.index(player)
                index_entry.shown_later += tuple([(seat, card) for card in cards])
                index_entry.shown_later_at, index_entry.shown_later_seq = record.at, record.seq
            case RabbitHunted(hand, _, rabbit_cards):
                index_entry = self.hands[hand]
                index_entry.rabbit_cards, index_entry.rabbit_shown_at, index_entry.rabbit_seq = (
                    rabbit_cards,
                    record.at,
                    record.seq,
                )
            case BotSeated(player):
                self.bots.add(player)
            case EventTableLinked(event):
                self.event = event
            case RoomFact():
                pass
            case _:
                self.ledger.add(fact)
                self._apply_fact(fact, record)

    def _apply_fact(self, fact: AnyLoggedFact, record: Record) -> None:
        if movement := find_movement(fact, record.at, self._hand_number):
            self.movements.append(movement)
        match fact:
            case HandStarted():
                self._card_tracker = ShownCardTracker(fact)
            case _ if self._card_tracker is not None and not isinstance(fact, TableFact):
                self._card_tracker.apply_fact(fact)
        match fact:
            case f.TableOpened(rules) | f.RulesChanged(rules):
                self.rules = rules
            case f.SatDown(chair, player):
                self._player_by_chair[chair] = player
            case f.ChangedChair(chair, new_chair):
                self._player_by_chair[new_chair] = self._player_by_chair.pop(chair)
            case f.Left(chair):
                self._player_by_chair.pop(chair, None)
            case f.ChipsReturned(_, player, chips, reason):
                self.adjustments.append(Adjustment(record.at, player, chips, reason))
            case f.HandBegan(number):
                self._hand_number, self._nets_before = number, self.ledger.nets
                self._current_hand, self._card_tracker = self._start_hand(fact, record), None
            case f.TableClosed():
                self.closed_at = record.at
            case of_hand.RakeTaken(chips=chips) if self._current_hand:
                self._current_hand.raked += chips
            case f.HandClosed(stacks=stacks, won_chips=won) if self._current_hand:
                self._current_hand.won, self._current_hand.stacks = won, stacks
                self._set_results(self._current_hand)
                self._finish_hand(record)
            case f.HandCalledOff(reason=reason) if self._current_hand:
                self._current_hand.raked = 0
                self._finish_hand(record, HandVoidedReason(reason))
            case f.BlindsChopped() if self._current_hand:
                self._finish_hand(record, BlindsChoppedReason())
            case _:
                pass

    def _start_hand(self, hand_began: f.HandBegan, record: Record) -> HandIndexEntry:
        assert self.rules is not None, "a stream begins with TableOpened"
        players = tuple([self._player_by_chair[chair] for chair in hand_began.chairs])
        game_name = self.rules.games[hand_began.game_index].name
        chairs, began_at = hand_began.chairs, hand_began.began_at or record.at
        return HandIndexEntry(
            hand_began.hand_number,
            record.seq,
            0,
            began_at,
            game_name,
            players,
            chairs,
            hand_began.button,
            self.rules,
        )

    def _set_results(self, index_entry: HandIndexEntry) -> None:
        """Set each player's result for the hand, and for the session including it."""
        nets, nets_before = self.ledger.nets, self._nets_before
        index_entry.nets = tuple([nets[player] for player in index_entry.players])
        index_entry.results = tuple(
            [nets[player] - nets_before[player] for player in index_entry.players]
        )

    def _finish_hand(self, record: Record, reason: EarlyEndReason | None = None) -> None:
        index_entry, self._current_hand = self._current_hand, None
        assert index_entry is not None, "a hand is played"
        if self._card_tracker is not None:
            self._card_tracker.store_cards(index_entry)
            self._card_tracker = None
        index_entry.last_seq, index_entry.early_end, index_entry.ended_at = (
            record.seq,
            reason,
            record.at,
        )
        index_entry.root = self._root_by_hand.get(index_entry.hand, "")
        index_entry.cuts = self._cuts_by_hand.get(index_entry.hand, ())
        self.hands[index_entry.hand] = index_entry


class JobRunner(Protocol):
    """Runs a function in a thread for a client of the pool, as ``WorkerPool.run`` does."""

    async def __call__(self, client: str, function: Callable[..., Any], *args: Any) -> Any:
        """Return what *function* returns for *args*."""
        ...


class LedgerCache:
    """The ledgers of the most recently requested tables."""

    def __init__(self, store: Store, run_job: JobRunner) -> None:
        self._store, self._run_job = store, run_job
        self._reading_tasks: dict[tuple[str, bool], asyncio.Task[None]] = {}
        """Running reads of ledgers, shared by simultaneous requests."""
        self._ledger_by_table: OrderedDict[tuple[str, bool], TableLedger] = OrderedDict()
        """Ledgers by table, and by whether they are for delayed viewers."""

    async def load(self, table_id: str, known_records: KnownRecords = ALL_RECORDS) -> TableLedger:
        """Return the ledger of a table, up to now or up to the *known_records*."""
        cache_key = (table_id, known_records is not ALL_RECORDS)
        ledger = self._ledger_by_table.setdefault(cache_key, TableLedger())
        self._ledger_by_table.move_to_end(cache_key)
        reading_task = self._reading_tasks.get(cache_key)
        if reading_task is None:
            reading_task = asyncio.create_task(
                self._read_new_records(table_id, ledger, known_records)
            )
            self._reading_tasks[cache_key] = reading_task
            reading_task.add_done_callback(lambda _: self._reading_tasks.pop(cache_key, None))
        await asyncio.shield(reading_task)  # a client that leaves must not cancel it for the others
        return self._evict_oldest(ledger)

    async def _read_new_records(
        self, table_id: str, ledger: TableLedger, known_records: KnownRecords
    ) -> None:
        while records := await self._store.read(f"table/{table_id}", ledger.seq, _RECORDS_PER_JOB):
            covered_records = [
                record for record in records if known_records.covers(record.seq, record.at)
            ]
            await self._run_job(f"book of {table_id}", ledger.apply_all, covered_records)
            if len(covered_records) < len(records):
                return

    def _evict_oldest(self, ledger: TableLedger) -> TableLedger:
        if len(self._ledger_by_table) > _MAX_CACHED_LEDGERS:
            self._ledger_by_table.popitem(last=False)
        return ledger
