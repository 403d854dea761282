"""Narration of holdings: down cards and upcards, and the holding that they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import Final

from riverboat.cards import ACE, UNKNOWN, rank_of, suit_of
from riverboat.engine import HandState, Variant
from riverboat.ranking import NO_LOW, RANKINGS
from riverboat.words import holdings as h

_EIGHT: Final = 6
"""The index of the rank eight, the highest card of a qualifying low."""


def describe_holding(hand: HandState, seat: int) -> h.Holding | None:
    """Return a seat's current holding: *two pair, aces and kings; a seven-five low*.

    ``None`` if there is nothing to describe yet, or the cards are unknown.
    """
    hole = hand.holdings[seat]
    if not hole or UNKNOWN in hole:
        return None
    board_holdings = [_holding_on_board(hand.game.variant, hole, board) for board in hand.boards]
    if not any(board_holdings):
        return _describe_start(hand.game.variant, hole)
    if len(board_holdings) == 1:
        return board_holdings[0]
    return _join_holdings(
        h.HoldingOnBoard(holding, k) for k, holding in enumerate(board_holdings, 1) if holding
    )


def split_down_and_up(hand: HandState, seat: int) -> tuple[list[int], tuple[int, ...]]:
    """Return the seat's face-down cards and its face-up cards."""
    down_cards = list(hand.holdings[seat])
    upcards = hand.upcards[seat] if hand.upcards else ()
    for card in upcards:
        if card in down_cards:
            down_cards.remove(card)
    return down_cards, upcards


def _join_holdings(holdings: Iterable[h.Holding | None]) -> h.Holding | None:
    """Join several holdings into one phrase, in their order."""
    present_holdings = [holding for holding in holdings if holding is not None]
    if not present_holdings:
        return None
    return reduce(
        lambda joined, holding: h.HoldingPair(holding, joined),
        present_holdings[-2::-1],
        present_holdings[-1],
    )


def _holding_on_board(
    variant: Variant, hole: tuple[int, ...], board: tuple[int, ...]
) -> h.Holding | None:
    """Return the holding of each half of the pot, on one board."""
    names = [name for name in (variant.ranking, variant.second_ranking) if name]
    return _join_holdings(_holding_of_half(name, hole, board) for name in names)


def _holding_of_half(name: str, hole: tuple[int, ...], board: tuple[int, ...]) -> h.Holding | None:
    try:
        value = RANKINGS[name].ranker_for_board(board)(hole)
    except ValueError:  # too few cards as yet
        return None
    return _holding_of_value(name, value)


@lru_cache(8192)
def _holding_of_value(name: str, value: int) -> h.Holding | None:
    """Return the phrase of a ranking's value, from a cache."""
    if value == NO_LOW:
        return None
    holding = h.with_article(h.without_tie_breakers(RANKINGS[name].holding(value)))
    return h.HoldingInHand(holding) if name.endswith(" in hand") else holding


# Before there is a holding ------------------------------------------------------------------------


def _describe_start(variant: Variant, hole: tuple[int, ...]) -> h.Holding | None:
    if variant.has_upcards:
        return _describe_stud_start(variant, hole)
    if len(hole) != 2:
        return None
    high, low = sorted(map(rank_of, hole), reverse=True)
    if high == low:
        return h.PairHeld(high)
    return h.StartingCards((high, low), suit_of(hole[0]) == suit_of(hole[1]))


def _describe_stud_start(variant: Variant, hole: tuple[int, ...]) -> h.Holding | None:
    """Describe fewer than five cards: pairs, and low cards."""
    if variant.upcards != "high":
        ace_low = variant.upcards == "a-5"
        paired = len(set(map(rank_of, hole))) < len(hole)
        return _describe_high_start(hole) if paired else _describe_low_start(hole, ace_low)
    low = None
    if variant.second_ranking:
        may_play = _EIGHT if "eight" in variant.second_ranking else ACE
        low = _describe_low_start([card for card in hole if _rank_of(card, True) <= may_play], True)
    return _join_holdings((_describe_high_start(hole), low))


def _describe_high_start(hole: tuple[int, ...]) -> h.Holding:
    rank_counts = Counter(map(rank_of, hole))
    by_weight = sorted(rank_counts, key=lambda rank: (rank_counts[rank], rank), reverse=True)
    best_rank = by_weight[0]
    pairs = [rank for rank in by_weight if rank_counts[rank] == 2]
    match rank_counts[best_rank]:
        case 4:
            return h.FourOfAKind(best_rank)
        case 3:
            return h.ThreeOfAKind(best_rank)
        case 2:
            return h.TwoPair(pairs[0], pairs[1]) if len(pairs) > 1 else h.PairHeld(best_rank)
        case _:
            suited = len(hole) > 1 and len(set(map(suit_of, hole))) == 1
            return h.HighCardSuited(best_rank) if suited else h.HighCard(best_rank)


def _describe_low_start(cards: Sequence[int], ace_low: bool) -> h.Holding | None:
    """Describe fewer than five low cards: *eight-five-ace*; None for fewer than three."""
    ranks = {_rank_of(card, ace_low): rank_of(card) for card in cards}
    downwards = tuple([ranks[height] for height in sorted(ranks, reverse=True)])
    return h.StartingCards(downwards) if len(downwards) > 2 else None


def _rank_of(card: int, ace_low: bool) -> int:
    """Return the rank of a card, with the ace below the deuce if it is low."""
    return -1 if ace_low and rank_of(card) == ACE else rank_of(card)
