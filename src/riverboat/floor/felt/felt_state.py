"""Every chip at a table in its place, and the movement of chips while a hand is played.

``put_in_front`` moves pushed chips in front of a player; ``follow_hand`` moves chips as the hand
did. No correction of a hand creates or loses a chip: the total by denomination is constant. A
player who pays with too big a chip gets change (CHIP-10), and each exchange is recorded.
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
    find_covering_payment,
    find_exact_payment,
    list_chips,
    make_rack,
    rack_value,
    subtract_rack,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.words.refusals.incident_checks import ChipChangeImpossible, ChipsNotOnTable


class ChipPlace(NamedTuple):
    """A place of chips: a stack, in front of a seat, the middle, the house, or the tray."""

    kind: Literal["stack", "front", "middle", "house", "tray"]
    seat: int = 0


MIDDLE: Final = ChipPlace("middle")
HOUSE: Final = ChipPlace("house")
TRAY: Final = ChipPlace("tray")


class ChipsMoved(Struct, frozen=True, tag=True):
    """Chips moved from one place to another."""

    source: ChipPlace
    target: ChipPlace
    chips: tuple[int, ...]


class ChangeMade(Struct, frozen=True, tag=True):
    """Chips of one place were exchanged for chips of equal worth from another place."""

    place: ChipPlace
    """The place that paid with too big a chip and got change."""
    given_chips: tuple[int, ...]
    """Chips that went from ``place`` to ``changer``."""
    changer: ChipPlace
    """The place that gave the change."""
    received_chips: tuple[int, ...]
    """Chips that went from ``changer`` to ``place``."""


ChipMotion: TypeAlias = ChipsMoved | ChangeMade


class Felt:
    """The chips of a table, one by one.

    *tray* has the dealer's chips for making change; it is empty in a home game. *middle_chips* lie
    in the middle from an earlier deal.
    """

    def __init__(
        self,
        stacks: Sequence[Iterable[int]],
        tray: Iterable[int] = (),
        middle_chips: Iterable[int] = (),
    ) -> None:
        self.chips: dict[ChipPlace, Rack] = {
            MIDDLE: make_rack(middle_chips),
            HOUSE: Counter(),
            TRAY: make_rack(tray),
        }
        for seat, chips in enumerate(stacks):
            self.chips[ChipPlace("stack", seat)] = make_rack(chips)
            self.chips[ChipPlace("front", seat)] = Counter()
        self.player_count = len(stacks)
        self.motions: list[ChipMotion] = []

    def copy(self) -> Felt:
        """Return a copy with the chips in the same places."""
        new_felt = object.__new__(Felt)
        new_felt.chips = {place: Counter(chips) for place, chips in self.chips.items()}
        new_felt.player_count, new_felt.motions = self.player_count, self.motions[:]
        return new_felt

    def all_chips(self) -> Rack:
        """Return all chips of the table."""
        total_rack: Rack = Counter()
        for chips in self.chips.values():
            total_rack += chips
        return total_rack

    def stack_chips(self, seat: int) -> tuple[int, ...]:
        """Return the chips of the seat's stack, highest denomination first."""
        return list_chips(self.chips[ChipPlace("stack", seat)])

    def chips_in_front(self, seat: int) -> tuple[int, ...]:
        """Return the chips in front of a seat."""
        return list_chips(self.chips[ChipPlace("front", seat)])

    def pot_chips(self) -> tuple[int, ...]:
        """Return the chips in the middle."""
        return list_chips(self.chips[MIDDLE])

    # Moving chips ---

    def put_in_front(self, seat: int, chips: Sequence[int]) -> None:
        """Put these chips in front of the seat; ``InvalidIncident`` if its stack lacks them."""
        self._move_chips(ChipPlace("stack", seat), ChipPlace("front", seat), make_rack(chips))

    def take_back(self, seat: int, chips: Sequence[int]) -> None:
        """Move these chips from in front of the seat back to its stack."""
        self._move_chips(ChipPlace("front", seat), ChipPlace("stack", seat), make_rack(chips))

    def follow_hand(self, hand: HandState) -> None:
        """Move chips until each place has the value that the hand state says.

        Raise ``InvalidIncident`` and move no chips if a payment needs change that no place has.
        """
        trial_felt = self.copy()
        trial_felt._move_to_amounts(hand)
        self.chips, self.motions = trial_felt.chips, trial_felt.motions

    def _move_to_amounts(self, hand: HandState) -> None:
        missing_amount_by_place = {
            place: amount - rack_value(self.chips[place])
            for place, amount in _iter_expected_amounts(hand)
        }
        missing_amount_by_place[TRAY] = -sum(
            missing_amount_by_place.values()
        )  # chips put on the table come from the tray
        short_places = [
            place for place in missing_amount_by_place if missing_amount_by_place[place] > 0
        ]
        for source in [
            place for place in missing_amount_by_place if missing_amount_by_place[place] < 0
        ]:
            for target in short_places:
                amount = min(-missing_amount_by_place[source], missing_amount_by_place[target])
                if amount > 0:
                    self._pay_amount(source, target, amount)
                    missing_amount_by_place[source] += amount
                    missing_amount_by_place[target] -= amount

    def _pay_amount(self, source: ChipPlace, target: ChipPlace, amount: int) -> None:
        """Move chips worth exactly the amount, making change if necessary."""
        chips = find_exact_payment(self.chips[source], amount)
        if chips is None:
            self._make_change(source, target, amount)
            chips = find_exact_payment(self.chips[source], amount)
            assert chips is not None, "the change was right"
        self._move_chips(source, target, chips)

    def _move_chips(self, source: ChipPlace, target: ChipPlace, chips: Rack) -> None:
        if not contains_rack(self.chips[source], chips):
            raise InvalidIncident(ChipsNotOnTable(list_chips(chips)))
        if chips:
            self.chips[source] = subtract_rack(self.chips[source], chips)
            self.chips[target] += chips
            self.motions.append(ChipsMoved(source, target, list_chips(chips)))

    # Change ---

    def _make_change(self, source: ChipPlace, target: ChipPlace, amount: int) -> None:
        """Change chips of *source*, so that it can pay the amount.

        Change comes from the pot (CHIP-15), or else from the dealer's tray (CHIP-11), or else from
        players (CHIP-17).
        """
        payment = find_covering_payment(self.chips[source], amount)
        assert payment is not None, "the source has enough chips"
        change_amount = rack_value(payment) - amount
        for given_chips in _iter_chips_to_change(payment, change_amount):
            for place in self._iter_change_places(source, target):
                if self._exchange_chips(source, place, given_chips, change_amount):
                    return
        raise InvalidIncident(ChipChangeImpossible(amount, list_chips(self.chips[source])))

    def _exchange_chips(
        self, source: ChipPlace, changer: ChipPlace, given_chips: Rack, change_amount: int
    ) -> bool:
        """Exchange *given_chips* for chips of *changer* that include *change_amount* exactly.

        Return False and move nothing if *changer* lacks such chips.
        """
        change_chips = find_exact_payment(self.chips[changer], change_amount)
        if change_chips is None:
            return False
        payment_chips = find_exact_payment(
            subtract_rack(self.chips[changer], change_chips),
            rack_value(given_chips) - change_amount,
        )
        if payment_chips is None:
            return False
        received_chips = change_chips + payment_chips
        self.chips[source] = subtract_rack(self.chips[source], given_chips) + received_chips
        self.chips[changer] = subtract_rack(self.chips[changer], received_chips) + given_chips
        self.motions.append(
            ChangeMade(source, list_chips(given_chips), changer, list_chips(received_chips))
        )
        return True

    def _iter_change_places(self, source: ChipPlace, target: ChipPlace) -> Iterator[ChipPlace]:
        seats = range(self.player_count)
        front_places = [ChipPlace("front", seat) for seat in seats]
        stack_places = [ChipPlace("stack", seat) for seat in seats]
        for place in dict.fromkeys((MIDDLE, TRAY, target, *stack_places, *front_places, HOUSE)):
            if place != source:
                yield place


def _iter_chips_to_change(payment: Rack, change_amount: int) -> Iterator[Rack]:
    """Yield the chips that may be changed: each single chip above the amount, then all chips."""
    for denomination in sorted(payment):
        if denomination > change_amount:
            yield Counter({denomination: 1})
    yield payment


def _iter_expected_amounts(hand: HandState) -> Iterator[tuple[ChipPlace, int]]:
    """Yield each place with the value of its chips according to the hand state.

    A player's chips in reserve count as part of the stack.
    """
    for seat in range(hand.players):
        reserved_chips = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
        yield ChipPlace("stack", seat), hand.stacks[seat] + reserved_chips
        yield ChipPlace("front", seat), hand.bets[seat]
    yield MIDDLE, hand.pot - sum(hand.bets) + hand.carried_chips
    yield HOUSE, hand.taken_by_house
