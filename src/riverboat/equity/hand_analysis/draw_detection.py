"""Draws by their common names, such as flush draw, open-ended, gutshot and overcards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from riverboat.cards import ACE, Card, Cards, rank_of, suit_of
from riverboat.equity.equity_games import EquityGame
from riverboat.equity.hand_values import compute_hand_values
from riverboat.equity.weighted_hands import build_card_mask
from riverboat.kernel.tables.ranking_values import CATEGORIES
from riverboat.words.studies import DrawingHandName


class Draw(Struct, frozen=True):
    """A draw and the next cards that complete it; the cards are empty if it needs two cards."""

    name: DrawingHandName
    cards: Cards = ()

    def __str__(self) -> str:
        count = len(self.cards)
        return f"{self.name}: {count} card{'s' * (count != 1)}" if count else self.name


def list_category_names(game: EquityGame) -> tuple[str, ...]:
    """Return the hand categories of a game, the worst first."""
    return tuple(name for name, _ in _list_categories(game))


def compute_hand_value(game: EquityGame, hand: Sequence[Card], board: Sequence[Card]) -> int:
    """Return the value of a hand on a board of three to five cards."""
    return int(
        compute_hand_values(game.ranking, np.array([build_card_mask(hand)]), game.cards, board)[0]
    )


def find_category_name(game: EquityGame, value: int) -> str:
    """Return the category of a value: ``flush``."""
    categories = _list_categories(game)
    return categories[bisect_right([lower_bound for _, lower_bound in categories], value) - 1][0]


def _list_categories(game: EquityGame) -> tuple[tuple[str, int], ...]:
    return CATEGORIES["high" if game.is_omaha else game.ranking.replace("_", " ")]


def find_draws(
    game: EquityGame, hand: Cards, board: Cards, next_cards: Sequence[Card]
) -> tuple[Draw, ...]:
    """Return the draws of a hand on a flop or a turn, the best first."""
    made_category = find_category_name(game, compute_hand_value(game, hand, board))
    category_by_card = {
        card: find_category_name(game, compute_hand_value(game, hand, (*board, card)))
        for card in next_cards
    }
    return (
        *_find_straight_flush_draw(made_category, category_by_card),
        *_find_flush_draw(made_category, category_by_card, hand, board),
        *_find_straight_draw(made_category, category_by_card, rank_of(game.deck.cards[0])),
        *_find_overcards(game, made_category, hand, board, next_cards),
        *_find_backdoor_flush_draw(game, made_category, category_by_card, hand, board),
        *_find_backdoor_straight_draw(game, made_category, category_by_card, hand, board),
    )


_STRAIGHT_CATEGORIES: Final = ("straight", "straight flush")
_FLUSH_CATEGORIES: Final = ("flush", "straight flush")
_CATEGORIES_ABOVE_STRAIGHT: Final = ("flush", "full house", "four of a kind", "straight flush")


def _find_straight_flush_draw(
    made_category: str, category_by_card: dict[Card, str]
) -> Iterator[Draw]:
    cards = tuple(
        card for card, category in category_by_card.items() if category == "straight flush"
    )
    if cards and made_category != "straight flush":
        yield Draw("straight flush draw", cards)


def _find_flush_draw(
    made_category: str, category_by_card: dict[Card, str], hand: Cards, board: Cards
) -> Iterator[Draw]:
    """Yield the hand's flush draw in each suit, if any.

    It is a nut draw if no opponent can hold a higher one.
    """
    if made_category in _CATEGORIES_ABOVE_STRAIGHT:
        return
    cards = tuple(
        card for card, category in category_by_card.items() if category in _FLUSH_CATEGORIES
    )
    for suit in sorted({suit_of(card) for card in cards}):
        completing_cards = tuple(card for card in cards if suit_of(card) == suit)
        board_ranks = {rank_of(card) for card in board if suit_of(card) == suit}
        highest_rank = max(rank for rank in range(ACE + 1) if rank not in board_ranks)
        is_nut_draw = any(suit_of(card) == suit and rank_of(card) == highest_rank for card in hand)
        yield Draw("nut flush draw" if is_nut_draw else "flush draw", completing_cards)


def _find_straight_draw(
    made_category: str, category_by_card: dict[Card, str], lowest_rank: int
) -> Iterator[Draw]:
    """Yield the hand's straight draw, if any.

    Its name depends on the number of ranks that complete it, and on their distance.
    """
    if made_category in ("straight", *_CATEGORIES_ABOVE_STRAIGHT):
        return
    ranks = sorted(
        {
            rank_of(card)
            for card, category in category_by_card.items()
            if category in _STRAIGHT_CATEGORIES
        }
    )
    if not ranks:
        return
    # A card that also makes a flush still completes the straight.
    cards = tuple(
        card
        for card, category in category_by_card.items()
        if rank_of(card) in ranks and category in (*_STRAIGHT_CATEGORIES, *_FLUSH_CATEGORIES)
    )
    name: DrawingHandName = "double gutshot"
    if len(ranks) > 2:
        name = "wrap"
    elif len(ranks) == 1:
        name = "gutshot"
    elif ranks[1] - ranks[0] == 5 or ranks == [lowest_rank + 4, ACE]:
        name = "open-ended straight draw"
    yield Draw(name, cards)


def _find_overcards(
    game: EquityGame, made_category: str, hand: Cards, board: Cards, next_cards: Sequence[Card]
) -> Iterator[Draw]:
    """Yield the overcards of a hand that has no pair yet, if any."""
    if game.is_omaha or made_category != "high card":
        return
    highest_rank = max(rank_of(card) for card in board)
    ranks = {rank_of(card) for card in hand if rank_of(card) > highest_rank}
    if ranks:
        cards = tuple(card for card in next_cards if rank_of(card) in ranks)
        yield Draw("two overcards" if len(ranks) == 2 else "one overcard", cards)


def _find_backdoor_flush_draw(
    game: EquityGame,
    made_category: str,
    category_by_card: dict[Card, str],
    hand: Cards,
    board: Cards,
) -> Iterator[Draw]:
    """Yield a backdoor flush draw on the flop, if the hand has one."""
    if len(board) != 3 or made_category in _CATEGORIES_ABOVE_STRAIGHT:
        return
    if any(category in _FLUSH_CATEGORIES for category in category_by_card.values()):
        return
    for suit in range(4):
        suited_hole_count = sum(suit_of(card) == suit for card in hand)
        suited_board_count = sum(suit_of(card) == suit for card in board)
        has_enough_suited_cards = (
            (suited_hole_count >= 2 and suited_board_count == 1)
            if game.is_omaha
            else (suited_hole_count and suited_hole_count + suited_board_count == 3)
        )
        if has_enough_suited_cards:
            yield Draw("backdoor flush draw")


def _find_backdoor_straight_draw(
    game: EquityGame,
    made_category: str,
    category_by_card: dict[Card, str],
    hand: Cards,
    board: Cards,
) -> Iterator[Draw]:
    """Yield a backdoor straight draw on the flop, if the hand has one; none in Omaha."""
    if (
        game.is_omaha
        or len(board) != 3
        or made_category in ("straight", *_CATEGORIES_ABOVE_STRAIGHT)
    ):
        return
    if any(category in _STRAIGHT_CATEGORIES for category in category_by_card.values()):
        return
    hole_ranks = {rank_of(card) for card in hand}
    all_ranks = hole_ranks | {rank_of(card) for card in board}
    for window_ranks in _list_straight_windows(rank_of(game.deck.cards[0])):
        if len(window_ranks & all_ranks) == 3 and window_ranks & hole_ranks - {
            rank_of(card) for card in board
        }:
            yield Draw("backdoor straight draw")
            return


def _list_straight_windows(lowest_rank: int) -> list[set[int]]:
    """Return all sets of five consecutive ranks, the wheel included."""
    wheel_ranks = {ACE, *range(lowest_rank, lowest_rank + 4)}
    return [
        wheel_ranks,
        *(set(range(first_rank, first_rank + 5)) for first_rank in range(lowest_rank, ACE - 3)),
    ]
