"""The pots in the middle of the table at one moment."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import HandState, Pot, pots
from riverboat.picture.picture_frame import FramePot
from riverboat.words import labels as w


def frame_pots(hand: HandState, remaining: Sequence[Pot] | None = None) -> tuple[FramePot, ...]:
    """Return the pots to draw; *remaining* are the pots that are being awarded."""
    total = hand.pot - sum(hand.bets) + hand.carried_chips
    layers = _list_collected_pots(hand) if remaining is None else remaining
    if (
        sum([pot.chips for pot in layers]) != total
        or min([pot.chips for pot in layers], default=-1) < 0
    ):
        layers = [Pot(total, hand.seats_in_mask(hand.live_mask))]
    is_single = len(layers) < 2
    return tuple(
        [
            FramePot(pot_label(k, is_single), pot.chips, pot.seats)
            for k, pot in enumerate(layers)
            if pot.chips
        ]
    )


def pot_label(index: int, is_single: bool) -> w.PotLabel:
    """Return the label of a pot; the first one is the main pot."""
    if is_single:
        return w.PotNoun()
    return w.SidePotNumber(index) if index else w.MainPot()


def _list_collected_pots(hand: HandState) -> list[Pot]:
    """Return the pots in the middle, without the bets in front of the players.

    There is a single pot until a player is all-in.
    """
    collected_hand = hand.copy()
    collected_hand.bets = [0] * hand.players
    layers = pots(collected_hand)
    if len(layers) > 1 and not any(hand.is_all_in(seat) for seat in range(hand.players)):
        return [Pot(sum([pot.chips for pot in layers]), hand.seats_in_mask(hand.live_mask))]
    return [pot for pot in layers if pot.chips]
