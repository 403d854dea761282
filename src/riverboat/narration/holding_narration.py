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

_EIGHT_RANK: Final = 6
"""The index of the rank eight, the highest card of a qualifying low."""


def describe_holding(hand: HandState, seat: int) -> h.Holding | None:
    """Return a seat's current holding: *two pair, aces and kings; a seven-five low*.

    ``None`` if there is nothing to describe yet, or the cards are unknown.
    """
    hole_cards = hand.holdings[seat]
    if not hole_cards or UNKNOWN in hole_cards:
        return None
    holdings_per_board = [
        _find_holding_on_board(hand.game.variant, hole_cards, board) for board in hand.boards
    ]
    if not any(holdings_per_board):
        return _describe_start(hand.game.variant, hole_cards)
    if len(holdings_per_board) == 1:
        return holdings_per_board[0]
    return _join_holdings(
        h.HoldingOnBoard(holding, board_number)
        for board_number, holding in enumerate(holdings_per_board, 1)
        if holding
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
    """Join several holdings into one phrase, in their order; ``None`` without holdings."""
    present_holdings = [holding for holding in holdings if holding is not None]
    if not present_holdings:
        return None
    return reduce(
        lambda joined_holding, holding: h.TwoHoldings(holding, joined_holding),
        present_holdings[-2::-1],
        present_holdings[-1],
    )


def _find_holding_on_board(
    variant: Variant, hole_cards: tuple[int, ...], board: tuple[int, ...]
) -> h.Holding | None:
    ranking_names = [
        ranking_name for ranking_name in (variant.ranking, variant.second_ranking) if ranking_name
    ]
    return _join_holdings(
        _build_half_holding(ranking_name, hole_cards, board) for ranking_name in ranking_names
    )


def _build_half_holding(
    ranking_name: str, hole_cards: tuple[int, ...], board: tuple[int, ...]
) -> h.Holding | None:
    try:
        value = RANKINGS[ranking_name].ranker_for_board(board)(hole_cards)
    except ValueError:  # too few cards as yet
        return None
    return _build_holding(ranking_name, value)


@lru_cache(8192)
def _build_holding(ranking_name: str, value: int) -> h.Holding | None:
    """Return the cached phrase of a ranking's value; ``None`` if no low qualifies."""
    if value == NO_LOW:
        return None
    holding = h.with_article(h.without_tie_breakers(RANKINGS[ranking_name].holding(value)))
    return h.HoldingInHand(holding) if ranking_name.endswith(" in hand") else holding


def _describe_start(variant: Variant, hole_cards: tuple[int, ...]) -> h.Holding | None:
    if variant.has_upcards:
        return _describe_stud_start(variant, hole_cards)
    if len(hole_cards) != 2:
        return None
    high_rank, low_rank = sorted(map(rank_of, hole_cards), reverse=True)
    if high_rank == low_rank:
        return h.PairWithArticle(high_rank)
    return h.StartingCards((high_rank, low_rank), suit_of(hole_cards[0]) == suit_of(hole_cards[1]))


def _describe_stud_start(variant: Variant, hole_cards: tuple[int, ...]) -> h.Holding | None:
    """Describe fewer than five stud cards by pairs and low cards; ``None`` if there are none."""
    if variant.upcards != "high":
        is_ace_low = variant.upcards == "a-5"
        has_pair = len(set(map(rank_of, hole_cards))) < len(hole_cards)
        return (
            _describe_high_start(hole_cards)
            if has_pair
            else _describe_low_start(hole_cards, is_ace_low)
        )
    low_holding = None
    if variant.second_ranking:
        max_rank = _EIGHT_RANK if "eight" in variant.second_ranking else ACE
        low_holding = _describe_low_start(
            [card for card in hole_cards if _get_ordering_rank(card, True) <= max_rank], True
        )
    return _join_holdings((_describe_high_start(hole_cards), low_holding))


def _describe_high_start(hole_cards: tuple[int, ...]) -> h.Holding:
    rank_counts = Counter(map(rank_of, hole_cards))
    ranks_by_count = sorted(rank_counts, key=lambda rank: (rank_counts[rank], rank), reverse=True)
    best_rank = ranks_by_count[0]
    pair_ranks = [rank for rank in ranks_by_count if rank_counts[rank] == 2]
    match rank_counts[best_rank]:
        case 4:
            return h.FourOfAKind(best_rank)
        case 3:
            return h.ThreeOfAKind(best_rank)
        case 2:
            return (
                h.TwoPair(pair_ranks[0], pair_ranks[1])
                if len(pair_ranks) > 1
                else h.PairWithArticle(best_rank)
            )
        case _:
            is_suited = len(hole_cards) > 1 and len(set(map(suit_of, hole_cards))) == 1
            return h.HighCardSuited(best_rank) if is_suited else h.HighCard(best_rank)


def _describe_low_start(cards: Sequence[int], is_ace_low: bool) -> h.Holding | None:
    """Describe fewer than five low cards: *eight-five-ace*; None for fewer than three."""
    rank_by_ordering_rank = {_get_ordering_rank(card, is_ace_low): rank_of(card) for card in cards}
    descending_ranks = tuple(
        [
            rank_by_ordering_rank[ordering_rank]
            for ordering_rank in sorted(rank_by_ordering_rank, reverse=True)
        ]
    )
    return h.StartingCards(descending_ranks) if len(descending_ranks) > 2 else None


def _get_ordering_rank(card: int, is_ace_low: bool) -> int:
    """Return the rank of a card; an ace is -1, below the deuce, if it counts as low."""
    return -1 if is_ace_low and rank_of(card) == ACE else rank_of(card)
