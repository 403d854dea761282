"""The chips in the middle: main pot, side pots, and the uncalled bet.

No pots exist during the betting: they are layers of each player's contribution, computed
on request.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from msgspec import Struct

from riverboat.engine.state.hand_state import HandState


class Pot(Struct, frozen=True, gc=False):
    """A pot and the live seats that can win it, clockwise from the left of the button."""

    chips: int
    seats: tuple[int, ...]


def pots(hand: HandState) -> list[Pot]:
    """Return the main pot, then the side pots in the order of their formation."""
    contributions = (
        list(map(add, hand.earlier_bets, hand.bets)) if hand.current_bet else hand.earlier_bets
    )
    return split_into_pots(contributions, hand.seats_in_mask(hand.live_mask), hand.dead_chips)


def split_into_pots(
    contributions: Sequence[int], live_seats: tuple[int, ...], dead_chips: int = 0
) -> list[Pot]:
    """Cut the contributions of all seats into pots for the live seats (ALLN-07).

    One layer for each amount that a live player has in; all chips inside the layer, folded
    players' too, go to the seats that reached its top. Layers with the same players are one
    pot. Dead money belongs to the main pot.
    """
    max_contribution = max(contributions)
    for seat in live_seats:
        if contributions[seat] != max_contribution:
            break
    else:
        return [Pot(sum(contributions) + dead_chips, live_seats)] if live_seats else []
    return _cut_layers(contributions, live_seats, dead_chips)


def _cut_layers(
    contributions: Sequence[int], live_seats: tuple[int, ...], dead_chips: int
) -> list[Pot]:
    """Cut the layers where live players are in for different amounts."""
    levels = sorted({contributions[seat] for seat in live_seats})
    pots: list[Pot] = []
    lower_level, top_level = 0, levels[-1]
    for level in levels:
        if level == top_level:  # chips of folded players above every live one stay in the last pot
            chips = sum(
                [
                    contribution - lower_level
                    for contribution in contributions
                    if contribution > lower_level
                ]
            )
        else:
            chips = sum(
                [
                    min(contribution, level) - lower_level
                    for contribution in contributions
                    if contribution > lower_level
                ]
            )
        # A player who is in only for dead money can win only that.
        if chips + dead_chips:
            pots.append(
                Pot(
                    chips + dead_chips,
                    tuple([seat for seat in live_seats if contributions[seat] >= level]),
                )
            )
        lower_level, dead_chips = level, 0
    return pots


def find_uncalled_bet(hand: HandState) -> tuple[int, int] | None:
    """Return the seat with an uncalled bet and the chips to return, or ``None`` (ALLN-08)."""
    bets = hand.bets
    highest_bet = max(bets)
    if highest_bet and bets.count(highest_bet) > 1 and hand.able_mask == hand.live_mask:
        return None  # the bet is matched, and every ante was paid in full (ALLN-10)
    seat, uncalled_chips = find_unmatched_chips(list(map(add, hand.earlier_bets, bets)))
    return (seat, uncalled_chips) if uncalled_chips and hand.live_mask >> seat & 1 else None


def find_unmatched_chips(contributions: list[int]) -> tuple[int, int]:
    """Return the seat with the largest contribution, and its lead over the second largest.

    The lead is 0 for a tie.
    """
    second_highest, highest = sorted(contributions)[-2:]
    return contributions.index(highest), highest - second_highest
