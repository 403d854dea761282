"""What the open cards of stud decide: who brings it in, and who acts first (BRNG, BYND-62)."""

from __future__ import annotations

from riverboat.cards import ACE, UNKNOWN, rank_of
from riverboat.engine.hand import Hand
from riverboat.ranking.upcards import high_board, low_board

_NOTHING_SHOWN = -(1 << 60)
"""Below every board: an old history may not know a player's upcards."""
_SUITS = 4
_RANKS = 13


def bring_in_seat(hand: Hand) -> int:
    """Whose upcard has to open: the lowest, and in low games the highest (BRNG-02, BYND-64).

    Equal ranks are told apart by suit, or by position, as the house has it (BRNG-03).
    """
    kind = hand.game.variant.upcards
    by_suit = hand.plan.rules.bringin_tie == "suit"
    sign = 1 if kind == "high" else -1  # rule: BRNG-02, BRNG-03 the lowest pays, or the highest

    def pays_first(seat: int) -> int:
        key = _by_suit(hand.upcards[seat][-1], ace_low=kind == "a-5")
        return sign * (key if by_suit else key // _SUITS)

    seats = hand.seats(hand.live)
    known = [seat for seat in seats if UNKNOWN not in hand.upcards[seat]]
    return min(known, key=pays_first) if known else seats[0]  # the first clockwise of equals


def first_to_act(hand: Hand) -> int:
    """The live seat whose upcards are highest, or in low games lowest (BYND-62).

    Equal boards are told apart by position, or by the suit of their highest card.
    """
    kind = hand.game.variant.upcards
    by_suit = hand.plan.rules.board_tie == "suit"

    def acts_first(seat: int) -> tuple[int, int]:
        # rule: BYND-63 a card in the middle is everybody's
        cards = [card for card in (*hand.upcards[seat], *hand.board) if card != UNKNOWN]
        if not cards:
            return _NOTHING_SHOWN, 0
        ace_low = kind == "a-5"
        value = high_board(cards) if kind == "high" else low_board(cards, ace_low)
        return value, max(_by_suit(card, ace_low) for card in cards) if by_suit else 0

    return max(hand.seats(hand.live), key=acts_first)


def open_pair(hand: Hand) -> bool:
    """Whether a live hand shows a pair (BYND-61)."""
    shown = [
        [rank_of(card) for card in hand.upcards[seat] if card != UNKNOWN]
        for seat in hand.seats(hand.live)
    ]
    return any(len(set(ranks)) < len(ranks) for ranks in shown)


def _by_suit(card: int, ace_low: bool) -> int:
    """Cards by rank and then suit: clubs, diamonds, hearts, spades (CARD-13)."""
    return card - _SUITS * _RANKS if ace_low and rank_of(card) == ACE else card
