"""Every chip at a table in its place, and how chips move while a hand is played.

``lay`` puts chips in front of somebody who pushed them; ``follow`` moves what the hand has moved.
Whatever goes wrong in a hand and is put right, no chip is made or lost: ``whole`` is the same
before and after, by denomination. Who pays with a chip that is too big gets change (CHIP-10), and
each such exchange is written down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from riverboat.engine import HandState
from riverboat.floor.felt.chip_racks import (
    Rack,
    contains_rack,
    covering_payment,
    exact_payment,
    list_chips,
    make_rack,
    rack_value,
    subtract_rack,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.words.refusals.seen import ChipsAreNotThere, NobodyHasChange


class Place(NamedTuple):
    """Where chips lie: a stack, in front of a seat, the middle, with the house, the tray."""

    at: Literal["stack", "front", "middle", "house", "tray"]
    seat: int = 0


MIDDLE: Final = Place("middle")
HOUSE: Final = Place("house")
TRAY: Final = Place("tray")


class ChipsMoved(Struct, frozen=True, tag=True):
    """Chips went from one place to another."""

    source: Place
    to: Place
    chips: tuple[int, ...]


class ChangeMade(Struct, frozen=True, tag=True):
    """Chips of one place were changed for others of the same worth, which lay in another."""

    place: Place
    gave: tuple[int, ...]
    by: Place
    got: tuple[int, ...]


ChipMotion: TypeAlias = ChipsMoved | ChangeMade


class Felt:
    """The chips of a table, one by one.

    *tray* is the dealer's, to change with; at home there is none in it. *middle* lies there from an
    earlier deal.
    """

    def __init__(
        self, stacks: Sequence[Iterable[int]], tray: Iterable[int] = (), middle: Iterable[int] = ()
    ) -> None:
        self.chips: dict[Place, Rack] = {
            MIDDLE: make_rack(middle),
            HOUSE: Counter(),
            TRAY: make_rack(tray),
        }
        for seat, chips in enumerate(stacks):
            self.chips[Place("stack", seat)] = make_rack(chips)
            self.chips[Place("front", seat)] = Counter()
        self.players = len(stacks)
        self.motions: list[ChipMotion] = []

    def copy(self) -> Felt:
        """The same chips in the same places."""
        other = object.__new__(Felt)
        other.chips = {place: Counter(chips) for place, chips in self.chips.items()}
        other.players, other.motions = self.players, self.motions[:]
        return other

    def all_chips(self) -> Rack:
        """All chips, wherever they are."""
        found: Rack = Counter()
        for chips in self.chips.values():
            found += chips
        return found

    def stack_chips(self, seat: int) -> tuple[int, ...]:
        """The chips behind, the highest first."""
        return list_chips(self.chips[Place("stack", seat)])

    def chips_in_front(self, seat: int) -> tuple[int, ...]:
        """The chips in front of a seat."""
        return list_chips(self.chips[Place("front", seat)])

    def pot_chips(self) -> tuple[int, ...]:
        """The chips in the middle."""
        return list_chips(self.chips[MIDDLE])

    # Moving ---------------------------------------------------------------------------------------

    def put_in_front(self, seat: int, chips: Sequence[int]) -> None:
        """Somebody puts just these in front of them; ``InvalidIncident`` if they have them not."""
        self._move(Place("stack", seat), Place("front", seat), make_rack(chips))

    def take_back(self, seat: int, chips: Sequence[int]) -> None:
        """And takes these of them back."""
        self._move(Place("front", seat), Place("stack", seat), make_rack(chips))

    def follow_hand(self, hand: HandState) -> None:
        """Move chips until they lie as the hand has them: paid, collected, awarded, or back.

        All of it or nothing: ``InvalidIncident`` where nobody can change a chip that is too big.
        """
        trial = self.copy()
        trial._settle(hand)
        self.chips, self.motions = trial.chips, trial.motions

    def _settle(self, hand: HandState) -> None:
        due = {
            place: amount - rack_value(self.chips[place])
            for place, amount in _expected_amounts(hand)
        }
        due[TRAY] = -sum(due.values())  # what somebody put on the table comes from there
        takers = [place for place in due if due[place] > 0]
        for source in [place for place in due if due[place] < 0]:
            for to in takers:
                amount = min(-due[source], due[to])
                if amount > 0:
                    self._pay(source, to, amount)
                    due[source] += amount
                    due[to] -= amount

    def _pay(self, source: Place, to: Place, amount: int) -> None:
        """Chips that are worth just so much, after somebody has changed one if need be."""
        chips = exact_payment(self.chips[source], amount)
        if chips is None:
            self._make_change(source, to, amount)
            chips = exact_payment(self.chips[source], amount)
            assert chips is not None, "the change was right"
        self._move(source, to, chips)

    def _move(self, source: Place, to: Place, chips: Rack) -> None:
        if not contains_rack(self.chips[source], chips):
            raise InvalidIncident(ChipsAreNotThere(list_chips(chips)))
        if chips:
            self.chips[source] = subtract_rack(self.chips[source], chips)
            self.chips[to] += chips
            self.motions.append(ChipsMoved(source, to, list_chips(chips)))

    # Change ---------------------------------------------------------------------------------------

    def _make_change(self, source: Place, to: Place, amount: int) -> None:
        """Change chips of *source*, so that the amount can be paid out of it.

        The pot is asked first (CHIP-15), then the dealer's tray (CHIP-11), and then the others
        (CHIP-17).
        """
        big = covering_payment(self.chips[source], amount)
        assert big is not None, "they have so much"
        spare = rack_value(big) - amount
        for gives in _smallest_first(big, spare):
            for place in self._changers(source, to):
                if self._exchange(source, place, gives, spare):
                    return
        raise InvalidIncident(NobodyHasChange(amount, list_chips(self.chips[source])))

    def _exchange(self, source: Place, by: Place, gives: Rack, spare: int) -> bool:
        """*by* gives other chips for these, so that *spare* of them can be kept back."""
        back = exact_payment(self.chips[by], spare)
        if back is None:
            return False
        paid = exact_payment(subtract_rack(self.chips[by], back), rack_value(gives) - spare)
        if paid is None:
            return False
        got = back + paid
        self.chips[source] = subtract_rack(self.chips[source], gives) + got
        self.chips[by] = subtract_rack(self.chips[by], got) + gives
        self.motions.append(ChangeMade(source, list_chips(gives), by, list_chips(got)))
        return True

    def _changers(self, source: Place, to: Place) -> Iterator[Place]:
        """Who may have change, in order."""
        seats = range(self.players)
        fronts = [Place("front", seat) for seat in seats]
        stacks = [Place("stack", seat) for seat in seats]
        for place in dict.fromkeys((MIDDLE, TRAY, to, *stacks, *fronts, HOUSE)):
            if place != source:
                yield place


def _smallest_first(big: Rack, spare: int) -> Iterator[Rack]:
    """Which of these chips are changed: one that is big enough, or else all of them."""
    for value in sorted(big):
        if value > spare:
            yield Counter({value: 1})
    yield big


def _expected_amounts(hand: HandState) -> Iterator[tuple[Place, int]]:
    """What the chips in each place are worth by the hand; chips in reserve lie in the stacks."""
    for seat in range(hand.players):
        reserve = hand.reserve[seat] if hand.reserve and not hand.ended else 0
        yield Place("stack", seat), hand.stacks[seat] + reserve
        yield Place("front", seat), hand.bets[seat]
    yield MIDDLE, hand.pot - sum(hand.bets) + hand.carried
    yield HOUSE, hand.taken_by_house
