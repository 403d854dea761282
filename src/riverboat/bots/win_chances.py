"""The chance to win, by enumeration or sampling of opposing holdings and remaining boards.

In small games (Kuhn, Leduc) all cases are counted, and on a hold'em flop the kernel counts them;
otherwise some are sampled. The result is a quick estimate for bots; ``riverboat.equity`` is more
precise.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

from riverboat.bots.unseen_holdings import (
    Cards,
    complete_holding,
    showdown_share_against,
    unseen_cards,
    value_function,
)
from riverboat.engine import HandState

_MAX_ENUMERATED_DEALS: Final = 150
"""Maximum number of runouts with opposing holdings that are enumerated instead of sampled."""
_RUNOUT_SAMPLE_COUNT: Final = 12
_HOLDING_SAMPLE_COUNT: Final = 120
"""Total number of holdings sampled, divided among the runouts."""
_HOLDING_PAIR_SAMPLE_COUNT: Final = 60
"""Number of samples in games without a board, each of an own and an opposing holding."""


def win_chance(seat: int, hand: HandState, rng: random.Random) -> float:
    """Return the share of every pot that *seat* would win against one unseen holding.

    On several boards the share is their average. The seat's own cards must be known.
    """
    from riverboat.bots.board_equities import (  # NumPy comes with them
        can_enumerate,
        equity_on_board,
    )

    unseen = unseen_cards(hand)
    boards = hand.boards
    if len(boards) == 1 and can_enumerate(hand, unseen):
        return equity_on_board(hand.board, hand.holdings[seat])
    if not hand.game.variant.board_cards and hand.game.variant.hole_cards > 1:
        return _compute_win_chance_without_board(seat, hand, unseen, rng)
    return sum(
        _compute_win_chance_on_board(board, seat, hand, unseen, rng) for board in boards
    ) / len(boards)


def _compute_win_chance_without_board(
    seat: int, hand: HandState, unseen: Sequence[int], rng: random.Random
) -> float:
    """Return the win chance in stud and draw games, against known and random cards.

    A player who can still draw counts with the best of a few random holdings, since a draw replaces
    bad cards. An opponent counts in this way also for draws that are over.
    """
    rival_seats = [
        rival_seat for rival_seat in hand.seats_in_mask(hand.live_mask) if rival_seat != seat
    ]
    draw_street_count = sum(map(bool, hand.compiled.draw))
    remaining_draw_count = sum(map(bool, hand.compiled.draw[hand.street + 1 :]))
    rank_holding = value_function(hand.game.variant.ranking, hand.board)
    pot_share_sum = 0.0
    for sample_index in range(_HOLDING_PAIR_SAMPLE_COUNT):
        own_cards, remaining_cards = complete_holding(seat, hand, unseen, rng)
        rival_cards, remaining_cards = complete_holding(
            rival_seats[sample_index % len(rival_seats)], hand, remaining_cards, rng
        )
        drawn_cards = rng.sample(remaining_cards, draw_street_count + 1)
        if remaining_draw_count:
            own_cards = _improve_by_draw(own_cards, rank_holding, drawn_cards.pop())
        for _ in range(draw_street_count):
            rival_cards = _improve_by_draw(rival_cards, rank_holding, drawn_cards.pop())
        pot_share_sum += showdown_share_against(hand, hand.board, own_cards)(rival_cards)
    return pot_share_sum / _HOLDING_PAIR_SAMPLE_COUNT


def _improve_by_draw(
    cards: tuple[int, ...], rank_holding: Callable[[Cards], int], new_card: int
) -> tuple[int, ...]:
    """Return the best holding after *new_card* replaces any one card, or none."""
    improved_holdings = [
        (*cards[:index], new_card, *cards[index + 1 :]) for index in range(len(cards))
    ]
    return max([cards, *improved_holdings], key=rank_holding)


def _compute_win_chance_on_board(
    board: tuple[int, ...], seat: int, hand: HandState, unseen: Sequence[int], rng: random.Random
) -> float:
    own_cards = hand.holdings[seat]
    pot_share_sum, compared_count = 0.0, 0
    for full_board, holdings in _sample_runouts(board, len(own_cards), hand, unseen, rng):
        compute_share = showdown_share_against(hand, full_board, own_cards)
        for holding in holdings:
            pot_share_sum += compute_share(holding)
            compared_count += 1
    return pot_share_sum / compared_count if compared_count else 0.5


def _sample_runouts(
    board: tuple[int, ...],
    hole_card_count: int,
    hand: HandState,
    unseen: Sequence[int],
    rng: random.Random,
) -> Iterator[tuple[tuple[int, ...], Iterable[Sequence[int]]]]:
    """Sample complete boards, with opposing holdings for each of them."""
    missing_card_count = hand.game.variant.board_cards - len(board)
    if (
        comb(len(unseen), missing_card_count)
        * comb(len(unseen) - missing_card_count, hole_card_count)
        <= _MAX_ENUMERATED_DEALS
    ):
        for runout_cards in combinations(unseen, missing_card_count):
            remaining_cards = [card for card in unseen if card not in runout_cards]
            yield (*board, *runout_cards), combinations(remaining_cards, hole_card_count)
        return
    runout_count = _RUNOUT_SAMPLE_COUNT if missing_card_count else 1
    for _ in range(runout_count):
        full_board = (*board, *rng.sample(unseen, missing_card_count))
        remaining_cards = [card for card in unseen if card not in full_board]
        yield (
            full_board,
            [
                rng.sample(remaining_cards, hole_card_count)
                for _ in range(_HOLDING_SAMPLE_COUNT // runout_count)
            ],
        )
