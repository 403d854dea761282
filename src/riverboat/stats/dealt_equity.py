"""Sampled equity for games that the kernel cannot rank, such as razzdugi or drawmaha."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from riverboat.cards import DECKS, UNKNOWN, Cards
from riverboat.engine import HandState

SAMPLED_DEAL_COUNT: Final = 400
"""Number of random deals for an equity; half of its 95 % interval is then below 5 %."""


def dealt_equity(
    hand: HandState,
    holdings: Sequence[Cards],
    live_seats: Sequence[int],
    seat: int,
    deals: int = SAMPLED_DEAL_COUNT,
) -> float | None:
    """Return a seat's share of the pot, averaged over random cards in place of unknown ones.

    *holdings* have ``UNKNOWN`` for each card that is not known. Cards to come are dealt at random.
    In games with draws no card is exchanged: each hand plays with its present cards. Equal
    arguments give equal results. Return ``None`` if the deck has too few cards.
    """
    rng = Random(f"{sorted(live_seats)} {seat} {list(map(list, holdings))} {hand.boards}")
    compiled_game, final_card_count = hand.compiled, hand.game.variant.hole_cards
    gets_upcards = compiled_game.has_upcards and not compiled_game.has_draws
    card_count_by_seat = {
        live_seat: final_card_count if gets_upcards else len(holdings[live_seat])
        for live_seat in live_seats
    }
    board_length = compiled_game.board_cards_through[-1] if compiled_game.streets else 0
    known_cards = {
        card for live_seat in live_seats for card in holdings[live_seat] if card != UNKNOWN
    }
    known_cards |= {card for board in hand.boards for card in board}
    undealt_cards = [
        card for card in DECKS[hand.game.variant.deck].cards if card not in known_cards
    ]
    missing_card_count = sum(board_length - len(board) for board in hand.boards)
    missing_card_count += sum(
        card_count_by_seat[live_seat] - len(set(holdings[live_seat]) - {UNKNOWN})
        for live_seat in live_seats
    )
    if missing_card_count > len(undealt_cards):
        return None
    total_share = 0.0
    for _ in range(deals):
        rng.shuffle(undealt_cards)
        next_cards = iter(undealt_cards)
        full_hands = [
            tuple([next(next_cards) if card == UNKNOWN else card for card in holdings[live_seat]])
            + tuple(
                [
                    next(next_cards)
                    for _ in range(card_count_by_seat[live_seat] - len(holdings[live_seat]))
                ]
            )
            for live_seat in live_seats
        ]
        full_boards = [
            (*board, *[next(next_cards) for _ in range(board_length - len(board))])
            for board in hand.boards
        ]
        total_share += _compute_pot_share(hand, full_boards, full_hands, live_seats.index(seat))
    return total_share / deals


def _compute_pot_share(
    hand: HandState, boards: Sequence[Cards], hands: Sequence[Cards], hand_index: int
) -> float:
    """Return the share that one hand wins of a pot which all hands can win."""
    share = 0.0
    for board in boards:
        values_by_half = [
            ranking.values_on_board(board, hands) for ranking in hand.compiled.rankings
        ]
        awarded_values = [
            values for values in values_by_half if max(values)
        ]  # a half without a hand is not won
        for values in awarded_values:
            best_value = max(values)
            share += (
                (values[hand_index] == best_value)
                / values.count(best_value)
                / len(awarded_values)
                / len(boards)
            )
    return share
