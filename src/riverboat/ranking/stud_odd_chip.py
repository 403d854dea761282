"""The odd chip in stud, which has no button: it goes to a player by the rank and suit of a card.

Each function returns a sort key for one of several tied holdings, and the holding with the greatest
key gets the odd chip. Two keys are equal only if all five playing cards are community cards.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

from riverboat.cards import ACE, DEUCE, Card, rank_of
from riverboat.ranking.holding_value import Category, Hole
from riverboat.ranking.ranking_registry import Ranking
from riverboat.ranking.upcard_ranking import upcard_key


def high_suit_key(ranking: Ranking, hole: Hole, board: Sequence[Card] = ()) -> int:
    """Return a key for the highest card by suit of the five that play.

    This applies to rankings in which any five cards may play. If the highest card is a community
    card, the next one decides.

    If a player has several equal choices of five cards, the one with the best key counts: with two
    aces and a straight to the ace, the better suit. An ace counts as high as it plays: below a
    deuce in razz, and in a straight to the five. ``ValueError`` for cards that cannot be ranked or
    do not qualify.

    >>> from riverboat.cards import parse_cards
    >>> from riverboat.ranking import HIGH
    >>> spades = parse_cards("As Kd Qh Jc Tc 4d 3d")
    >>> hearts = parse_cards("Ah Ac Kh Qd Js Ts 2d")
    >>> high_suit_key(HIGH, spades) > high_suit_key(HIGH, hearts)
    True
    """
    # rule: BYND-03
    value, rank_five_cards = ranking.ranker_for_board(board)(hole), ranking.ranker_for_board(())
    if value < 0:
        raise ValueError("a holding that does not qualify cannot win an odd chip")
    five_card_choices = [
        five_cards
        for five_cards in combinations((*hole, *board), 5)
        if rank_five_cards(five_cards) == value
    ]
    is_ace_low = ranking.ace_low or _is_wheel(ranking.category(value), five_card_choices[0])
    best_keys = max(
        sorted((upcard_key(card, is_ace_low) for card in five_cards), reverse=True)
        for five_cards in five_card_choices
    )
    return reduce(lambda combined_key, key: combined_key * 52 + key, best_keys, 0)


def roberts_rules_key(hole: Hole, is_low: bool, is_ace_low: bool) -> int:
    """Return the sort key for an odd chip by Robert's Rules: the highest card, or lowest for low.

    All the player's cards count, and suits break ties of rank.
    """
    # rule: BYND-03
    card_keys = [upcard_key(card, is_ace_low) for card in hole]
    return 51 - min(card_keys) if is_low else max(card_keys)


def _is_wheel(category: Category, five_cards: Sequence[Card]) -> bool:
    """Return True if the cards are a straight in which the ace is low."""
    is_straight = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    return is_straight and {ACE, DEUCE} <= {rank_of(card) for card in five_cards}
