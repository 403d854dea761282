"""Openers: the hand needed to open the betting, jacks or better (GAME-14)."""

from __future__ import annotations

from riverboat.cards import UNKNOWN, rank_of
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.ranking import HIGH

PAIR_RANK_BY_OPENERS = {"jacks": 9, "queens": 10, "kings": 11, "aces": 12}
"""The rank of the lowest pair that opens."""


def are_openers(cards: tuple[int, ...], min_openers: str) -> bool:
    """Return True if these cards are openers: the required pair or better."""
    return HIGH.values_on_board((), [cards])[0] >= 1 << 20 | PAIR_RANK_BY_OPENERS[min_openers] << 16


def can_open(hand: HandState, seat: int) -> bool:
    """Return True if this player may open; unknown cards are accepted without proof."""
    if hand.street or hand.aggressor >= 0 or hand.compiled.rules.openers_proof == "shown":
        return True
    cards = hand.holdings[seat]
    return UNKNOWN in cards or are_openers(cards, hand.compiled.openers)


def find_openers_proof_due(hand: HandState) -> tuple[f.AnyFact, ...]:
    """Return the fact that the player who opened has shown openers, or could not (GAME-14).

    The tuple is empty if no proof is owed, the opener has folded, or a card is unknown.
    """
    seat, cards = hand.unproven_opener
    if seat < 0 or not hand.live_mask >> seat & 1 or UNKNOWN in cards:
        return ()
    if are_openers(cards, hand.compiled.openers):
        return (f.OpenersShown(seat, _list_opener_cards(cards)),)
    return (f.OpenersFailed(seat),)


def build_pass_out_facts(hand: HandState) -> tuple[f.AnyFact, ...] | None:
    """Return the facts of a passed-out deal: the pot is carried over or returned (GAME-14).

    Return ``None`` if the deal is not passed out.
    """
    has_no_opener = hand.street == 0 and hand.aggressor < 0 and hand.compiled.openers
    if hand.live_mask and not has_no_opener:
        return None
    is_refunded = has_no_opener and not hand.dead_chips and hand.compiled.rules.pass_out == "return"
    return f.PassedOut(0 if is_refunded else hand.pot), f.HandEnded()


def next_openers(openers: str) -> str:
    """Return the openers of a progressive game after a deal was passed out.

    The order is jacks, queens, kings, aces, and jacks again.

    >>> next_openers("jacks"), next_openers("aces")
    ('queens', 'jacks')
    """
    opener_names = list(PAIR_RANK_BY_OPENERS)
    return opener_names[(opener_names.index(openers) + 1) % len(opener_names)]


def _list_opener_cards(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that prove openers: the highest pair, trips or quads, or else all cards."""
    ranks = [rank_of(card) for card in cards]
    paired_ranks = [rank for rank in ranks if ranks.count(rank) > 1]
    if not paired_ranks:
        return cards
    return tuple(card for card in cards if rank_of(card) == max(paired_ranks))
