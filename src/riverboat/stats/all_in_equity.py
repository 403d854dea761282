"""All-in equity: the expected result of an all-in, before the remaining cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from riverboat.cards import UNKNOWN, card_names
from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import replay
from riverboat.hands.hand_figures import seat_result

_BETTING_FACTS = (f.Folded, f.Checked, f.Called, f.Raised)


def expected_results(log: Sequence[AnyFact], hand: HandState) -> tuple[Fraction, ...] | None:
    """Return each seat's expected result in chips over the cards to come after an all-in.

    Return ``None`` if no cards were to come (the last bet was called on the river, or no bet was
    called), if a hand was not shown, if the board was run more than once, if the house took chips,
    or if the game has no board.
    """
    index = _first_card_after_all_in(log)
    if index is None or hand.taken_by_house or hand.runout_count > 1 or len(hand.boards) > 1:
        return None
    hand_before = replay(log[:index])
    live_seats = [seat for seat in range(hand_before.players) if hand_before.live_mask >> seat & 1]
    holdings = {seat: hand.holdings[seat] for seat in live_seats}
    if len(live_seats) < 2 or any(not cards or UNKNOWN in cards for cards in holdings.values()):
        return None
    if not hand.game.variant.board_cards:
        return None
    contributions = [
        total + bet for total, bet in zip(hand_before.earlier_bets, hand_before.bets, strict=True)
    ]
    chips_won = [Fraction(0)] * hand_before.players
    for chips, seats in _build_pots(contributions, live_seats, hand_before.dead_chips):
        for seat, share in zip(
            seats, _pot_shares(hand, seats, holdings, hand_before.board), strict=True
        ):
            chips_won[seat] += share * chips
    results_before = [seat_result(hand_before, seat) for seat in range(hand_before.players)]
    return tuple(
        [Fraction(results_before[seat]) + chips_won[seat] for seat in range(hand_before.players)]
    )


def _first_card_after_all_in(log: Sequence[AnyFact]) -> int | None:
    """Return the index of the first board after the last bet; ``None`` if there is none."""
    last_bet = max(
        (k for k, fact in enumerate(log) if isinstance(fact, _BETTING_FACTS)), default=None
    )
    if last_bet is None:
        return None
    return next((k for k in range(last_bet, len(log)) if isinstance(log[k], f.BoardDealt)), None)


def _build_pots(
    contributions: Sequence[int], live_seats: Sequence[int], dead_chips: int
) -> list[tuple[int, tuple[int, ...]]]:
    """Return the main pot and side pots: their chips and eligible players."""
    pots, lower_level = [], 0
    for level in sorted({contributions[seat] for seat in live_seats}):
        chips = sum(
            min(contribution, level) - min(contribution, lower_level)
            for contribution in contributions
        )
        seats = tuple([seat for seat in live_seats if contributions[seat] >= level])
        pots.append((chips + (dead_chips if not lower_level else 0), seats))
        lower_level = level
    folded_excess = sum(
        max(contribution - lower_level, 0) for contribution in contributions
    )  # of folded players
    if folded_excess:
        chips, seats = pots[-1]
        pots[-1] = chips + folded_excess, seats
    return pots


def _pot_shares(
    hand: HandState,
    seats: Sequence[int],
    holdings: dict[int, tuple[int, ...]],
    board: Sequence[int],
) -> list[Fraction]:
    """Return each seat's average share of a pot over the cards to come."""
    if len(seats) == 1:
        return [Fraction(1)]
    from riverboat.equity import equity  # NumPy comes with it

    dead_cards = [card for seat, cards in holdings.items() if seat not in seats for card in cards]
    result = equity(
        *[card_names(holdings[seat]) for seat in seats],
        board=card_names(tuple(board)),
        dead=card_names(tuple(dead_cards)),
        game=hand.game.variant.name,
    )
    return [Fraction(player.equity).limit_denominator(10**9) for player in result.players]
