"""The pots in the middle of the table, as a frame shows them."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import HandState, Pot, pots
from riverboat.picture.picture_frame import FramePot
from riverboat.words import labels as w


def frame_pots(
    hand: HandState, remaining_pots: Sequence[Pot] | None = None
) -> tuple[FramePot, ...]:
    """Return the pots to draw; *remaining_pots* are those that are left while pots are awarded."""
    total_chips = hand.pot - sum(hand.bets) + hand.carried_chips
    drawn_pots = _list_collected_pots(hand) if remaining_pots is None else remaining_pots
    if (
        sum([pot.chips for pot in drawn_pots]) != total_chips
        or min([pot.chips for pot in drawn_pots], default=-1) < 0
    ):
        drawn_pots = [Pot(total_chips, hand.seats_in_mask(hand.live_mask))]
    is_single_pot = len(drawn_pots) < 2
    return tuple(
        [
            FramePot(choose_pot_label(pot_index, is_single_pot), pot.chips, pot.seats)
            for pot_index, pot in enumerate(drawn_pots)
            if pot.chips
        ]
    )


def choose_pot_label(index: int, is_single: bool) -> w.PotLabel:
    """Return the label of a pot; the first one is the main pot."""
    if is_single:
        return w.OnlyPotLabel()
    return w.SidePotNumber(index) if index else w.MainPot()


def _list_collected_pots(hand: HandState) -> list[Pot]:
    """Return the pots in the middle, without the bets in front of the players.

    There is a single pot until a player is all-in.
    """
    collected_hand = hand.copy()
    collected_hand.bets = [0] * hand.players
    collected_pots = pots(collected_hand)
    if len(collected_pots) > 1 and not any(hand.is_all_in(seat) for seat in range(hand.players)):
        return [Pot(sum([pot.chips for pot in collected_pots]), hand.seats_in_mask(hand.live_mask))]
    return [pot for pot in collected_pots if pot.chips]
