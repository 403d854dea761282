"""Exact equity of fixed hands: every possible board is counted by its winner.

Before the flop the boards are counted by their ranks (``preflop_counting``), in less than a
thousandth of a second; from the flop on, all boards are dealt (``runouts``). In both cases the
counts are exact integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import ArrayLike

from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes, as_integer, name
from riverboat.kernel.counting.board_weights import split_by_suit
from riverboat.kernel.counting.holdem_preflop import (
    SHORT_LOWEST,
    build_holdem_hands,
    full_deck_ranking,
    short_deck_ranking,
)
from riverboat.kernel.counting.omaha_preflop import build_omaha_hands, find_omaha_low_cases
from riverboat.kernel.counting.runouts import (
    BOARD_SIZE,
    count_holdem_runouts,
    count_omaha_runouts,
    count_short_deck_runouts,
)
from riverboat.kernel.runout_outcomes import Outcomes

__all__ = ["MAX_SEATS", "Deck", "exact_holdem", "exact_omaha"]

Deck: TypeAlias = Literal["full", "short", "short trips"]
"""The 52 cards, or the cards from the sixes up, where a flush beats a full house. With
``short trips``, three of a kind beats a straight.
"""

MAX_SEATS: Final = 10

_DECK: Final = bytes(range(52))
_DECK_NAMES: Final[tuple[Deck, ...]] = get_args(Deck)
_NO_LOWS: Final = (np.zeros(1, np.uint16), np.zeros(6175, np.uint16))


def exact_holdem(
    holes: ArrayLike, board: Sequence[int] = (), dead: Sequence[int] = (), *, deck: Deck = "full"
) -> Outcomes:
    """Return the number of boards that each hold'em hand wins: (seats, 2) cards.

    *board* are the cards already dealt, up to five, and *dead* the cards that cannot be dealt.

    >>> ace_king, queens = (50, 45), (43, 40)  # Ah Kd, Qs Qc
    >>> exact_holdem([ace_king, queens]).as_dict()
    {1: 730541, 2: 975909, 3: 5854}
    """
    lowest_rank = 0 if deck == "full" else SHORT_LOWEST
    hands, live_cards = _check_deal(holes, board, dead, (2, 2), lowest_rank)
    if len(board):
        return _count_runouts(hands, board, live_cards, deck)
    preflop_ranking = (
        full_deck_ranking()
        if deck == "full"
        else short_deck_ranking(trips_beat_straight=deck == "short trips")
    )
    if tier.is_c():
        board_counts = np.empty(1 << len(hands), np.int64)
        tier.fast.exact_holdem(
            hands,
            bytes([*dead]),
            preflop_ranking.values_without_flush,
            preflop_ranking.flushes,
            lowest_rank,
            board_counts,
        )
        return Outcomes.from_histogram(board_counts)
    dealt_hands = hands.tolist()
    suits, live_counts = split_by_suit(dealt_hands, dead, lowest_rank)
    rank_pairs = [(first_card >> 2, second_card >> 2) for first_card, second_card in dealt_hands]
    return build_holdem_hands(preflop_ranking, rank_pairs, live_counts).outcomes(suits)


def _count_runouts(hands: Bytes, board: Sequence[int], live_cards: Bytes, deck: Deck) -> Outcomes:
    if tier.is_c():
        board_counts = np.empty(1 << len(hands), np.int64)
        tier.fast.exact_run_outs(
            hands, bytes([*board]), live_cards, _DECK_NAMES.index(deck), board_counts
        )
        return Outcomes.from_histogram(board_counts)
    if deck == "full":
        return count_holdem_runouts(hands, board, live_cards)
    return count_short_deck_runouts(
        hands, board, live_cards, trips_beat_straight=deck == "short trips"
    )


def exact_omaha(
    holes: ArrayLike, board: Sequence[int] = (), dead: Sequence[int] = (), *, low: bool = False
) -> Outcomes:
    """Return the number of boards that each Omaha hand wins: (seats, 4 to 6) cards.

    With *low* the pot is split with the best low hand, eight or better. A board of one card is a
    Courchevel board before the flop.

    >>> hands = [(50, 45, 43, 39), (28, 29, 26, 22)]  # Ah Kd Qs Js, 9c 9d 8h 7h
    >>> exact_omaha(hands).as_dict()
    {1: 612867, 2: 473141}
    """
    hands, live_cards = _check_deal(holes, board, dead, (4, 6), 0)
    if len(board):
        return count_omaha_runouts(hands, board, live_cards, low=low)
    if tier.is_c():
        low_winner_sets, low_set_by_board = (
            find_omaha_low_cases(hands.tolist()) if low else _NO_LOWS
        )
        board_counts = np.empty(len(low_winner_sets) << len(hands), np.int64)
        tier.fast.exact_omaha(
            hands, bytes([*dead]), low_set_by_board, len(low_winner_sets), board_counts
        )
        return Outcomes.from_histogram(board_counts, low_winner_sets)
    dealt_hands = hands.tolist()
    suits, live_counts = split_by_suit(dealt_hands, dead)
    return build_omaha_hands(dealt_hands, live_counts, low=low).outcomes(suits)


def _check_deal(
    holes: ArrayLike,
    board: Sequence[int],
    dead: Sequence[int],
    card_count_limits: tuple[int, int],
    lowest_rank: int,
) -> tuple[Bytes, Bytes]:
    """Validate a deal; return the hands and the live cards."""
    hands = np.asarray(holes)
    minimum, maximum = card_count_limits
    count_text = str(minimum) if minimum == maximum else f"{minimum} to {maximum}"
    if hands.ndim != 2 or not minimum <= hands.shape[1] <= maximum or hands.dtype.kind not in "iu":
        raise ValueError(
            f"holes: hands of {count_text} cards are expected, as (seats, {count_text}) whole "
            f"numbers, got an array of {hands.dtype} and shape {hands.shape}"
        )
    if not 2 <= len(hands) <= MAX_SEATS:
        raise ValueError(f"holes: 2 to {MAX_SEATS} hands are expected, got {len(hands)}")
    if len(board) > BOARD_SIZE:
        raise ValueError(f"board: up to {BOARD_SIZE} cards are expected, got {len(board)}")
    live_cards = _list_live_cards(
        (("holes", hands.ravel().tolist()), ("board", board), ("dead", dead)), lowest_rank
    )
    if len(live_cards) < BOARD_SIZE - len(board):
        raise ValueError(
            f"only {len(live_cards)} cards are left, "
            f"and the board needs {BOARD_SIZE - len(board)} more"
        )
    return hands.astype(np.uint8), live_cards


def _list_live_cards(named_cards: Sequence[tuple[str, Sequence[int]]], lowest_rank: int) -> Bytes:
    """Return the cards of the deck that are in no group; a card may be in one group only."""
    taken_cards = [card for _, cards in named_cards for card in cards]
    deck = _DECK[4 * lowest_rank :]
    try:
        live_bytes = deck.translate(None, bytes(taken_cards))
    except (TypeError, ValueError):  # no whole number, or no byte
        live_bytes = b""
    if len(live_bytes) != len(deck) - len(taken_cards):
        raise ValueError(_format_fault_message(named_cards, lowest_rank))
    return np.frombuffer(live_bytes, np.uint8)


def _format_fault_message(
    named_cards: Sequence[tuple[str, Sequence[int]]], lowest_rank: int
) -> str:
    """Return the error message for the first invalid or duplicate card."""
    seen_cards = set[int]()
    for group_name, cards in named_cards:
        for card in cards:
            if not 0 <= as_integer(card, group_name) <= 51:
                return f"{group_name}: {card} is no card, cards are 0 to 51"
            if card < 4 * lowest_rank:
                return f"{group_name}: {name(card)} is not in the deck of this game"
            if card in seen_cards:
                return f"{group_name}: card {card}, {name(card)}, is there twice"
            seen_cards.add(card)
    raise AssertionError("all cards are where they can be")
