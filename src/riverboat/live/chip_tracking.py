"""Chip tracking of a live game: counted stacks, and the movement of each chip since.

A hand is followed chip by chip once the stack of every player in it has been counted. If the
scorekeeper entered the chips that a player pushed, exactly these chips are moved; any other amount
is paid with the fewest chips.
The dealer's tray has enough of every denomination that was counted. A player whose stack no longer
equals their chips, after a buy-in or a correction, has to be counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Literal

from msgspec import Struct

from riverboat.floor.bets.bet_incidents import PushedChips
from riverboat.floor.felt.chip_racks import rack_value
from riverboat.floor.felt.felt_state import TRAY, ChangeMade, Felt
from riverboat.floor.incident import InvalidIncident
from riverboat.live.live_moves import ChipsCounted, Move, RulingCarriedOut
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply, replay
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Person, Player
from riverboat.words.floor.felt import ChangeGiven

_TRAY_CHIPS_PER_DENOMINATION: Final = 1000


class ChipPlacement(Struct, frozen=True):
    """Placement of all counted chips on the table, by denomination."""

    stacks: Mapping[int, tuple[int, ...]]
    """Chips by chair, the highest first."""
    bet_chips: Mapping[int, tuple[int, ...]]
    pot_chips: tuple[int, ...]
    changes: tuple[tuple[int, ChangeMade], ...]
    """Exchanges for change in this hand or the last, each with the chair of the exchanged chips."""
    tray: Mapping[int, int]
    """Chips of each denomination that the dealer's tray has received, less those it has paid out.
    """


def chip_placement(scorekeeper: Scorekeeper) -> ChipPlacement:
    """Return the current placement of all counted chips."""
    if not any(move.contains(ChipsCounted) for move in scorekeeper.moves):
        return ChipPlacement({}, {}, (), (), {})
    return _ChipTracker(scorekeeper).placement()


def chip_piles(chips: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return chips by denomination, the highest first, with the number of each."""
    return tuple(sorted(Counter(chips).items(), reverse=True))


def describe_changes(scorekeeper: Scorekeeper, placement: ChipPlacement) -> tuple[ChangeGiven, ...]:
    """Return phrases for the chips that were exchanged as change."""
    return tuple(
        [
            ChangeGiven(
                find_person_in_chair(scorekeeper, chair),
                change.given_chips,
                change.received_chips,
                _CHANGE_SOURCES.get(change.changer.kind, "player"),
            )
            for chair, change in placement.changes
        ]
    )


def find_person_in_chair(scorekeeper: Scorekeeper, chair: int) -> Person:
    """Return the player in a chair, or the chair itself if it is empty."""
    player = scorekeeper.table.chairs.get(chair)
    return Chair(chair) if player is None else Player(player.player, chair)


_CHANGE_SOURCES: Final[Mapping[str, Literal["tray", "middle", "player"]]] = {
    "tray": "tray",
    "middle": "middle",
}


class _ChipTracker:
    """Replays a game together with its chips."""

    def __init__(self, scorekeeper: Scorekeeper) -> None:
        self._table: Table = replay(scorekeeper.log[:1])
        self._rack_by_chair: dict[int, Counter[int]] = {}
        self._felt: Felt | None = None
        self._chairs: tuple[int, ...] = ()
        self._changes: tuple[tuple[int, ChangeMade], ...] = ()
        self._tray: dict[int, int] = {}
        self._full_tray: Counter[int] = Counter()
        for move in scorekeeper.moves:
            self._apply_move(move)

    def placement(self) -> ChipPlacement:
        stacks_by_chair = {chair: _expand_rack(rack) for chair, rack in self._rack_by_chair.items()}
        if self._felt is None:
            return ChipPlacement(stacks_by_chair, {}, (), self._changes, dict(self._tray))
        felt, seats = self._felt, range(len(self._chairs))
        stacks_by_chair |= {self._chairs[seat]: felt.stack_chips(seat) for seat in seats}
        front_chips_by_chair = {self._chairs[seat]: felt.chips_in_front(seat) for seat in seats}
        return ChipPlacement(
            stacks_by_chair,
            front_chips_by_chair,
            felt.pot_chips(),
            self._list_changes_made(),
            self._count_tray_chips(felt),
        )

    def _count_tray_chips(self, felt: Felt) -> dict[int, int]:
        """Return the tray's chips by denomination: those received less those paid out."""
        tray_counts = Counter(self._tray)
        tray_counts.subtract(self._full_tray)
        tray_counts.update(felt.chips[TRAY])
        return {chip: count for chip, count in tray_counts.items() if count}

    def _apply_move(self, move: Move) -> None:
        for command in move.commands:
            if isinstance(command, ChipsCounted):
                self._rack_by_chair[command.chair] = Counter(command.chips)
            elif isinstance(command, RulingCarriedOut):
                self._place_pushed_chips(command)
        for fact in move.facts:
            self._apply_fact(fact)

    def _place_pushed_chips(self, ruling: RulingCarriedOut) -> None:
        """Put pushed chips of an incident in front of the player, if they have them."""
        incident, felt = ruling.incident, self._felt
        if felt is None or not isinstance(incident, PushedChips) or incident.seat is None:
            return
        with suppress(InvalidIncident):
            felt.put_in_front(incident.seat, incident.chips)
            if incident.taken_back_chips:
                felt.take_back(incident.seat, incident.taken_back_chips)

    def _apply_fact(self, fact: AnyLoggedFact) -> None:
        apply(self._table, fact)
        hand = self._table.hand
        if isinstance(fact, f.HandBegan):
            self._chairs, self._felt, self._changes = tuple(fact.chairs), None, ()
        if isinstance(fact, f.HandClosed):
            self._close_hand()
        elif hand is not None:
            if self._felt is None and not any(hand.bets) and not hand.pot:
                self._felt = self._start_felt(hand.carried_chips)
            if self._felt is not None:
                try:
                    self._felt.follow_hand(hand)
                except InvalidIncident:  # other denominations: the stack must be counted again
                    self._forget_stacks_of_hand()
        for chair in [*self._rack_by_chair]:
            player = self._table.chairs.get(chair)
            if hand is None and (
                player is None or player.chips != rack_value(self._rack_by_chair[chair])
            ):
                del self._rack_by_chair[chair]

    def _start_felt(self, carried_chips: int) -> Felt | None:
        """Return the felt of a hand that begins.

        Return ``None`` unless every player's chips are known and no chips are in the pot from an
        earlier deal.
        """
        if carried_chips or not all(chair in self._rack_by_chair for chair in self._chairs):
            return None
        denominations = {
            denomination for chair in self._chairs for denomination in self._rack_by_chair[chair]
        }
        self._full_tray = Counter(dict.fromkeys(denominations, _TRAY_CHIPS_PER_DENOMINATION))
        stacks: Sequence[Iterable[int]] = [
            _expand_rack(self._rack_by_chair[chair]) for chair in self._chairs
        ]
        return Felt(stacks, self._full_tray.elements())

    def _close_hand(self) -> None:
        if self._felt is not None:
            self._changes, self._tray = (
                self._list_changes_made(),
                self._count_tray_chips(self._felt),
            )
            for seat, chair in enumerate(self._chairs):
                self._rack_by_chair[chair] = Counter(self._felt.stack_chips(seat))
        self._felt = None

    def _forget_stacks_of_hand(self) -> None:
        for chair in self._chairs:
            self._rack_by_chair.pop(chair, None)
        self._felt = None

    def _list_changes_made(self) -> tuple[tuple[int, ChangeMade], ...]:
        felt = self._felt
        change_motions = (
            [motion for motion in felt.motions if isinstance(motion, ChangeMade)] if felt else []
        )
        return tuple(
            [
                (self._chairs[change.place.seat], change)
                for change in change_motions
                if change.place.kind in ("stack", "front")
            ]
        )


def _expand_rack(rack: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(sorted(Counter(rack).elements(), reverse=True))
