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


def settle_hand(hand: HandState, layers: Sequence[Pot] | None = None) -> tuple[f.AnyFact, ...]:
    """Return the last facts of a hand: rake, awards and the end."""
    rake = hand.opening_fact.rake
    if rake is None:
        return (*award_pots(hand, layers), _HAND_ENDED)
    house_take = _HouseTake(hand, pots(hand) if layers is None else layers)
    if not (rake.no_flop_no_drop and _has_ended_before_flop(hand)):
        house_take.take_rake(rake)
        if sum(pot.chips for pot in house_take.layers) >= rake.drop_from:
            house_take.take_from_pots(rake.drop, "jackpot")
    if rake.time and sum(pot.chips for pot in house_take.layers) > rake.time_above:  # rule: BYND-51
        house_take.take_from_pots(rake.time, "time")
    if (
        rake.kitty and (compute_largest_gain := house_take.compute_largest_gain()) > 0
    ):  # rule: HOUS-03
        house_take.take_from_pots(min(rake.kitty, compute_largest_gain), "kitty")
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

    def __init__(self, hand: HandState, layers: Sequence[Pot]) -> None:
        self.hand, self.layers = hand, layers
        self.taken_by_pot = [0] * len(layers)
        self.takeable_by_pot = [
            pot.chips - own_chips
            for pot, own_chips in zip(layers, _list_own_chips_by_pot(hand, layers), strict=True)
        ]
        """The most that may be taken from each pot: a lone winner's own chips are exempt."""
        self.facts: list[f.RakeTaken] = []

    def take_rake(self, rake: Rake) -> None:
        """Take the rake from each pot before it is split, the main pot first (BYND-47)."""
        # A split pot is divided to the smallest chip in play, and so is the rake.
        unit = lcm(rake.unit, self.hand.compiled.split_unit)
        cap_left = rake.cap or sum(self.takeable_by_pot)
        for k, pot in enumerate(self.layers):  # rule: HOUS-01, BYND-47
            cap_left -= self._take_from_pot(
                k, min(pot.chips * rake.per_mille // 1000, cap_left), unit, "rake"
            )

    def take_from_pots(self, chips: int, kind: f.TakeKind) -> None:
        """Take *chips* from the pots, the main pot first."""
        for k in range(len(self.layers)):
            chips -= self._take_from_pot(k, chips, self.hand.compiled.split_unit, kind)

    def _take_from_pot(self, pot_index: int, chips: int, unit: int, kind: f.TakeKind) -> int:
        """Take up to *chips* from one pot and return the amount taken."""
        chips = min(chips, self.takeable_by_pot[pot_index])
        chips -= chips % unit
        if chips:
            self.taken_by_pot[pot_index] += chips
            self.takeable_by_pot[pot_index] -= chips
            self.facts.append(f.RakeTaken(pot_index, chips, kind))
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
            for pot, taken_chips in zip(self.layers, self.taken_by_pot, strict=True)
        ]


def _list_own_chips_by_pot(hand: HandState, layers: Sequence[Pot]) -> list[int]:
    """Return for each pot the largest contribution of a player who can win it."""
    bets_by_seat = [total + bet for total, bet in zip(hand.earlier_bets, hand.bets, strict=True)]
    dead_chips = [
        chips - matched
        for chips, matched in zip(_list_chips_put_in(hand), bets_by_seat, strict=True)
    ]
    largest_shares, lower_level = [], 0
    for k, pot in enumerate(layers):
        layer_top = min([bets_by_seat[seat] for seat in pot.seats])
        largest_shares.append(
            layer_top - lower_level + (0 if k else max([dead_chips[seat] for seat in pot.seats]))
        )
        lower_level = layer_top
    return largest_shares


def _list_chips_put_in(hand: HandState) -> list[int]:
    """Return the chips that each seat has put into the middle, dead money included."""
    zeros = (0,) * hand.players
    return [
        stack + added - reserve - remaining
        for stack, added, reserve, remaining in zip(
            hand.starting_stacks,
            hand.added_by_seat or zeros,
            hand.reserve or zeros,
            hand.stacks,
            strict=True,
        )
    ]
