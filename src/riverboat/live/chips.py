"""The chips of a live game, each of them: whose were counted, and what has become of them since.

A hand is followed chip by chip when everybody in it has been counted. What the scorekeeper saw
pushed lies in front of the player as it was pushed; of all else the fewest chips that make it are
taken. The dealer's tray has enough of every denomination that was counted. Whose stack is another
than their chips, for they have bought or a stack was corrected, has to be counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Literal

from msgspec import Struct

from riverboat.floor.bets.seen import Pushed
from riverboat.floor.felt.chips import worth
from riverboat.floor.felt.felt import TRAY, ChangeMade, Felt
from riverboat.floor.observation import BadObservation
from riverboat.live.moves import Counted, Move, Ruled
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply, fold
from riverboat.table.state.table import Table
from riverboat.words import Chair, Person, Player
from riverboat.words.floor.felt import ChangeIsMade

_PLENTY: Final = 1000


class Lying(Struct, frozen=True):
    """Chips by denomination, as far as they are known."""

    stacks: Mapping[int, tuple[int, ...]]
    """By chair, the highest first."""
    fronts: Mapping[int, tuple[int, ...]]
    middle: tuple[int, ...]
    changes: tuple[tuple[int, ChangeMade], ...]
    """Change that was made in this hand or the last: the chair whose chips it was, and what."""
    tray: Mapping[int, int]
    """What the tray has taken of each denomination, less what it has given."""


def lying(keeper: Scorekeeper) -> Lying:
    """How the chips lie now."""
    if not any(move.has(Counted) for move in keeper.moves):
        return Lying({}, {}, (), (), {})
    return _Follower(keeper).lying()


def piles(chips: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Chips by denomination, the highest first, and how many there are of each."""
    return tuple(sorted(Counter(chips).items(), reverse=True))


def told_changes(keeper: Scorekeeper, found: Lying) -> tuple[ChangeIsMade, ...]:
    """The change that was made, in words."""
    return tuple(
        [
            ChangeIsMade(person(keeper, chair), made.gave, made.got, _BY.get(made.by.at, "player"))
            for chair, made in found.changes
        ]
    )


def person(keeper: Scorekeeper, chair: int) -> Person:
    """Who sits in a chair, or its number if nobody does any more."""
    each = keeper.table.chairs.get(chair)
    return Chair(chair) if each is None else Player(each.player, chair)


_BY: Final[Mapping[str, Literal["tray", "middle", "player"]]] = {"tray": "tray", "middle": "middle"}


class _Follower:
    """Plays a game again, and its chips with it."""

    def __init__(self, keeper: Scorekeeper) -> None:
        self._table: Table = fold(keeper.log[:1])
        self._racks: dict[int, Counter[int]] = {}
        self._felt: Felt | None = None
        self._chairs: tuple[int, ...] = ()
        self._changes: tuple[tuple[int, ChangeMade], ...] = ()
        self._tray: dict[int, int] = {}
        self._full: Counter[int] = Counter()
        for move in keeper.moves:
            self._follow(move)

    def lying(self) -> Lying:
        racks = {chair: _each(rack) for chair, rack in self._racks.items()}
        if self._felt is None:
            return Lying(racks, {}, (), self._changes, dict(self._tray))
        felt, seats = self._felt, range(len(self._chairs))
        racks |= {self._chairs[seat]: felt.stack(seat) for seat in seats}
        fronts = {self._chairs[seat]: felt.front(seat) for seat in seats}
        return Lying(racks, fronts, felt.pot(), self._made(), self._taken(felt))

    def _taken(self, felt: Felt) -> dict[int, int]:
        """What the tray has taken so far."""
        now = Counter(self._tray)
        now.subtract(self._full)
        now.update(felt.chips[TRAY])
        return {chip: count for chip, count in now.items() if count}

    def _follow(self, move: Move) -> None:
        for did in move.did:
            if isinstance(did, Counted):
                self._racks[did.chair] = Counter(did.chips)
            elif isinstance(did, Ruled):
                self._pushed(did)
        for fact in move.facts:
            self._fact(fact)

    def _pushed(self, ruled: Ruled) -> None:
        """Chips that somebody was seen to push, if those are theirs."""
        seen, felt = ruled.seen, self._felt
        if felt is None or not isinstance(seen, Pushed) or seen.who is None:
            return
        with suppress(BadObservation):
            felt.lay(seen.who, seen.chips)
            if seen.took:
                felt.take(seen.who, seen.took)

    def _fact(self, fact: AnyLogged) -> None:
        apply(self._table, fact)
        hand = self._table.hand
        if isinstance(fact, f.HandBegan):
            self._chairs, self._felt, self._changes = tuple(fact.chairs), None, ()
        if isinstance(fact, f.HandClosed):
            self._closed()
        elif hand is not None:
            if self._felt is None and not any(hand.bets) and not hand.pot:
                self._felt = self._laid(hand.carried)
            if self._felt is not None:
                try:
                    self._felt.follow(hand)
                except BadObservation:  # of other denominations: somebody has to count again
                    self._lost()
        for chair in [*self._racks]:
            each = self._table.chairs.get(chair)
            if hand is None and (each is None or each.chips != worth(self._racks[chair])):
                del self._racks[chair]

    def _laid(self, carried: int) -> Felt | None:
        """The chips of a hand that begins, if everybody's are known."""
        if carried or not all(chair in self._racks for chair in self._chairs):
            return None
        chips = {chip for chair in self._chairs for chip in self._racks[chair]}
        self._full = Counter(dict.fromkeys(chips, _PLENTY))
        stacks: Sequence[Iterable[int]] = [_each(self._racks[chair]) for chair in self._chairs]
        return Felt(stacks, self._full.elements())

    def _closed(self) -> None:
        if self._felt is not None:
            self._changes, self._tray = self._made(), self._taken(self._felt)
            for seat, chair in enumerate(self._chairs):
                self._racks[chair] = Counter(self._felt.stack(seat))
        self._felt = None

    def _lost(self) -> None:
        for chair in self._chairs:
            self._racks.pop(chair, None)
        self._felt = None

    def _made(self) -> tuple[tuple[int, ChangeMade], ...]:
        felt = self._felt
        made = [each for each in felt.motions if isinstance(each, ChangeMade)] if felt else []
        return tuple(
            [(self._chairs[m.place.seat], m) for m in made if m.place.at in ("stack", "front")]
        )


def _each(rack: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(sorted(Counter(rack).elements(), reverse=True))
