"""Settlement of a hand: the house takes its rake, and the remaining chips are awarded.

The uncalled bet is returned before, so it is never raked (ALLN-08). A passed-out deal is not
settled, so the carried pot stays complete (GAME-14).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from riverboat.engine.pots.pot_awards import award_pots
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.rake import Rake


def settle_hand(hand: HandState, all_pots: Sequence[Pot] | None = None) -> tuple[f.AnyFact, ...]:
    """Return the last facts of a hand: rake, awards and the end."""
    rake = hand.opening_fact.rake
    if rake is None:
        return (*award_pots(hand, all_pots), _HAND_ENDED)
    house_take = _HouseTake(hand, pots(hand) if all_pots is None else all_pots)
    if not (rake.no_flop_no_drop and _has_ended_before_flop(hand)):
        house_take.take_rake(rake)
        if sum(pot.chips for pot in house_take.all_pots) >= rake.drop_from:
            house_take.take_from_pots(rake.drop, "jackpot")
    if (
        rake.time and sum(pot.chips for pot in house_take.all_pots) > rake.time_above
    ):  # rule: BYND-51
        house_take.take_from_pots(rake.time, "time")
    if rake.kitty and (largest_gain := house_take.compute_largest_gain()) > 0:  # rule: HOUS-03
        house_take.take_from_pots(min(rake.kitty, largest_gain), "kitty")
    return (*house_take.facts, *award_pots(hand, house_take.list_remaining_pots()), _HAND_ENDED)


_HAND_ENDED = f.HandEnded()


def _has_ended_before_flop(hand: HandState) -> bool:
    """Return True if no card came after the first betting round: no flop, no drop (BYND-47).

    The card that courchevel shows before any betting is not a flop.
    """
    compiled_game = hand.compiled
    if compiled_game.board_cards_through[-1]:
        return len(hand.board) <= compiled_game.board_cards_through[0]
    if hand.draw_number or hand.board:
        return False
    return max(map(len, hand.holdings)) <= compiled_game.hole_cards_through[0]


class _HouseTake:
    """The pots of a hand and the house's take from each."""

    def __init__(self, hand: HandState, all_pots: Sequence[Pot]) -> None:
        self.hand, self.all_pots = hand, all_pots
        self.taken_by_pot = [0] * len(all_pots)
        self.takeable_by_pot = [
            pot.chips - own_chips
            for pot, own_chips in zip(all_pots, _list_own_chips_by_pot(hand, all_pots), strict=True)
        ]
        """The most that may be taken from each pot: a lone winner's own chips are exempt."""
        self.facts: list[f.RakeTaken] = []

    def take_rake(self, rake: Rake) -> None:
        """Take the rake from each pot before it is split, the main pot first (BYND-47)."""
        # A split pot is divided to the smallest chip in play, and so is the rake.
        rake_unit = lcm(rake.unit, self.hand.compiled.split_unit)
        cap_left = rake.cap or sum(self.takeable_by_pot)
        for pot_index, pot in enumerate(self.all_pots):  # rule: HOUS-01, BYND-47
            cap_left -= self._take_from_pot(
                pot_index, min(pot.chips * rake.per_mille // 1000, cap_left), rake_unit, "rake"
            )

    def take_from_pots(self, chips: int, take_kind: f.TakeKind) -> None:
        """Take *chips* from the pots, the main pot first."""
        for pot_index in range(len(self.all_pots)):
            chips -= self._take_from_pot(pot_index, chips, self.hand.compiled.split_unit, take_kind)

    def _take_from_pot(self, pot_index: int, chips: int, unit: int, take_kind: f.TakeKind) -> int:
        """Take up to *chips* from one pot and return the amount taken."""
        chips = min(chips, self.takeable_by_pot[pot_index])
        chips -= chips % unit
        if chips:
            self.taken_by_pot[pot_index] += chips
            self.takeable_by_pot[pot_index] -= chips
            self.facts.append(f.RakeTaken(pot_index, chips, take_kind))
        return chips

    def compute_largest_gain(self) -> int:
        """Return the largest net win of any player."""
        net_gains = [-chips for chips in _list_chips_put_in(self.hand)]
        for award in award_pots(self.hand, self.list_remaining_pots()):
            assert isinstance(award, f.PotAwarded), "nothing else is awarded"
            net_gains[award.seat] += award.chips
        return max(net_gains)

    def list_remaining_pots(self) -> list[Pot]:
        """Return the pots after the rake, as they are awarded."""
        return [
            Pot(pot.chips - taken_chips, pot.seats)
            for pot, taken_chips in zip(self.all_pots, self.taken_by_pot, strict=True)
        ]


def _list_own_chips_by_pot(hand: HandState, all_pots: Sequence[Pot]) -> list[int]:
    """Return for each pot the largest contribution of a player who can win it."""
    bets_by_seat = [
        earlier_bet + bet for earlier_bet, bet in zip(hand.earlier_bets, hand.bets, strict=True)
    ]
    dead_chips_by_seat = [
        chips - bet_chips
        for chips, bet_chips in zip(_list_chips_put_in(hand), bets_by_seat, strict=True)
    ]
    own_chips_by_pot, lower_level = [], 0
    for pot_index, pot in enumerate(all_pots):
        upper_level = min([bets_by_seat[seat] for seat in pot.seats])
        own_chips_by_pot.append(
            upper_level
            - lower_level
            + (0 if pot_index else max([dead_chips_by_seat[seat] for seat in pot.seats]))
        )
        lower_level = upper_level
    return own_chips_by_pot


def _list_chips_put_in(hand: HandState) -> list[int]:
    """Return the chips that each seat has put into the middle, dead money included."""
    no_chips = (0,) * hand.players
    return [
        stack + added_chips - reserved_chips - remaining_chips
        for stack, added_chips, reserved_chips, remaining_chips in zip(
            hand.starting_stacks,
            hand.added_by_seat or no_chips,
            hand.reserve or no_chips,
            hand.stacks,
            strict=True,
        )
    ]
