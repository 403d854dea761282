"""What a table's stream adds up to: its ledger, its rules, and where each hand is in it.

A book is folded as far as the stream has come since the last look, and is kept for the tables that
somebody asked for last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from riverboat.engine import facts as of_hand
from riverboat.service.cutting import Cuts
from riverboat.service.records import CardsShown, DeckCut, DeckSealed, RoomFact, from_json
from riverboat.store.port import Record, Store
from riverboat.table import facts as f
from riverboat.table.applying import AnyLogged
from riverboat.table.ledger import Ledger
from riverboat.table.rules import TableRules

_KEPT = 200
_AT_ONCE = 500
"""Records that are read before others have their turn."""


class Adjustment(Struct, frozen=True):
    """A stack that a host has corrected."""

    at: int
    player: str
    chips: int
    reason: str


class HandMark(Struct):
    """A hand, and where it stands in its stream."""

    hand: int
    first: int
    """The sequence number of ``HandBegan``."""
    last: int
    """That of its end; 0 while it is played."""
    at: int
    game: str
    players: tuple[str, ...]
    """By seat."""
    chairs: tuple[int, ...]
    """By seat."""
    button: int
    won: tuple[int, ...] = ()
    """By seat."""
    stacks: tuple[int, ...] = ()
    """After it, by seat."""
    raked: int = 0
    ended: str = ""
    """Why it was not played to its end; empty if it was."""
    ended_at: int = 0
    root: str = ""
    """The seal of its deck."""
    cuts: Cuts = ()
    shown: tuple[tuple[int, int], ...] = ()
    """Seats, and cards that they have shown when it was over."""
    shown_at: int = 0
    """When the last of them was."""

    @property
    def pot(self) -> int:
        """All chips that were in the middle at the end."""
        return sum(self.won) + self.raked


class Book:
    """What one table's stream adds up to so far."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.rules: TableRules | None = None
        self.adjustments: list[Adjustment] = []
        self.hands: dict[int, HandMark] = {}
        """Those that are over, by number."""
        self.seq = 0
        self._sitting: dict[int, str] = {}
        self._roots: dict[int, str] = {}
        self._cuts: dict[int, Cuts] = {}
        self._playing: HandMark | None = None

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
                mark.shown_at = record.at
            case RoomFact():
                pass
            case _:
                self.ledger.add(fact)
                self._note(fact, record)

    def _note(self, fact: AnyLogged, record: Record) -> None:
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
            case f.HandBegan():
                self._playing = self._mark(fact, record)
            case of_hand.RakeTaken(chips=chips) if self._playing:
                self._playing.raked += chips
            case f.HandClosed(chips=stacks, won=won) if self._playing:
                self._playing.won, self._playing.stacks = won, stacks
                self._close(record)
            case f.HandCalledOff(reason=reason) if self._playing:
                self._playing.raked = 0
                self._close(record, f"it was called off: {reason}")
            case f.BlindsChopped() if self._playing:
                self._close(record, "the blinds were chopped")
            case _:
                pass

    def _mark(self, began: f.HandBegan, record: Record) -> HandMark:
        assert self.rules is not None, "a stream begins with TableOpened"
        players = tuple([self._sitting[chair] for chair in began.chairs])
        game = self.rules.games[began.game].name
        chairs, at = began.chairs, began.at or record.at
        return HandMark(began.number, record.seq, 0, at, game, players, chairs, began.button)

    def _close(self, record: Record, why: str = "") -> None:
        mark, self._playing = self._playing, None
        assert mark is not None, "a hand is played"
        mark.last, mark.ended, mark.ended_at = record.seq, why, record.at
        mark.root = self._roots.get(mark.hand, "")
        mark.cuts = self._cuts.get(mark.hand, ())
        self.hands[mark.hand] = mark


class Books:
    """The books of the tables that somebody asked for last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._each: OrderedDict[str, Book] = OrderedDict()

    async def of(self, table: str) -> Book:
        """The book of a table, up to now."""
        book = self._each.setdefault(table, Book())
        self._each.move_to_end(table)
        while records := await self._store.read(f"table/{table}", book.seq, _AT_ONCE):
            for record in records:
                if record.seq == book.seq + 1:  # another request may have read on meanwhile
                    book.add(record)
            await asyncio.sleep(0)
        if len(self._each) > _KEPT:
            self._each.popitem(last=False)
        return book
