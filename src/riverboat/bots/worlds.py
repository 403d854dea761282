"""What could be: the cards that nobody has seen, and how a game's holdings compare in the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from riverboat.cards import DECKS, UNKNOWN
from riverboat.engine import Hand
from riverboat.ranking import RANKINGS


def unseen_cards(hand: Hand) -> list[int]:
    """The cards that could still be anywhere, in order."""
    seen = {card for board in hand.boards for card in board}
    seen.update(card for cards in hand.holdings for card in cards)
    seen.update(card for thrown in hand.drawing.discards for card in thrown.cards)
    return [card for card in DECKS[hand.game.variant.deck].cards if card not in seen]


def completed(
    seat: int, hand: Hand, unseen: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], list[int]]:
    """A seat's holding as it may be in the end, and the cards that are left then.

    What is known of it stays; what is not known, and what is still to come to it, is drawn.
    """
    known = [card for card in hand.holdings[seat] if card != UNKNOWN]
    missing = hand.plan.hole_through[-1] - len(known)
    drawn = rng.sample(unseen, max(0, missing))
    return (*known, *drawn), [card for card in unseen if card not in drawn]


def share(hand: Hand, board: Sequence[int], mine: Sequence[int], theirs: Sequence[int]) -> float:
    """What of the pot the first of two holdings wins: both halves where it is split."""
    variant = hand.game.variant
    won, halves = 0.0, 0
    for name in (variant.ranking, variant.second):
        if not name:
            continue
        one, other = (value_in(name, cards, board) for cards in (mine, theirs))
        if one < 0 and other < 0:
            continue  # no low: the high takes all
        won += 1 if one > other else 0.5 if one == other else 0
        halves += 1
    return won / halves if halves else 0.5


def value_in(ranking: str, hole: Sequence[int], board: Sequence[int]) -> int:
    """The value of a holding; of more hole cards than the game lets one keep, the best choice."""
    value = RANKINGS[ranking].on(board)
    if ranking in ("high", "eight or better") and board and len(hole) + len(board) > 7:
        return max(value(cards) for cards in combinations(hole, 2))
    return value(hole)
