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
    first_card_index = _find_first_card_after_all_in(log)
    if (
        first_card_index is None
        or hand.taken_by_house
        or hand.runout_count > 1
        or len(hand.boards) > 1
    ):
        return None
    hand_at_all_in = replay(log[:first_card_index])
    live_seats = [
        seat for seat in range(hand_at_all_in.players) if hand_at_all_in.live_mask >> seat & 1
    ]
    holdings = {seat: hand.holdings[seat] for seat in live_seats}
    if len(live_seats) < 2 or any(not cards or UNKNOWN in cards for cards in holdings.values()):
        return None
    if not hand.game.variant.board_cards:
        return None
    contributions = [
        earlier_bet + bet
        for earlier_bet, bet in zip(hand_at_all_in.earlier_bets, hand_at_all_in.bets, strict=True)
    ]
    chips_won = [Fraction(0)] * hand_at_all_in.players
    for pot_chips, pot_seats in _build_pots(contributions, live_seats, hand_at_all_in.dead_chips):
        for seat, share in zip(
            pot_seats,
            _compute_pot_shares(hand, pot_seats, holdings, hand_at_all_in.board),
            strict=True,
        ):
            chips_won[seat] += share * pot_chips
    results_before = [seat_result(hand_at_all_in, seat) for seat in range(hand_at_all_in.players)]
    return tuple(
        [Fraction(results_before[seat]) + chips_won[seat] for seat in range(hand_at_all_in.players)]
    )


def _find_first_card_after_all_in(log: Sequence[AnyFact]) -> int | None:
    """Return the index of the first fact that deals board cards after the last betting action.

    Return ``None`` if there is none.
    """
    last_bet_index = max(
        (index for index, fact in enumerate(log) if isinstance(fact, _BETTING_FACTS)), default=None
    )
    if last_bet_index is None:
        return None
    return next(
        (
            index
            for index in range(last_bet_index, len(log))
            if isinstance(log[index], f.BoardDealt)
        ),
        None,
    )


def _build_pots(
    contributions: Sequence[int], live_seats: Sequence[int], dead_chips: int
) -> list[tuple[int, tuple[int, ...]]]:
    """Return the main pot and side pots: their chips and eligible players."""
    pots, lower_bet_level = [], 0
    for bet_level in sorted({contributions[seat] for seat in live_seats}):
        pot_chips = sum(
            min(contribution, bet_level) - min(contribution, lower_bet_level)
            for contribution in contributions
        )
        pot_seats = tuple([seat for seat in live_seats if contributions[seat] >= bet_level])
        pots.append((pot_chips + (dead_chips if not lower_bet_level else 0), pot_seats))
        lower_bet_level = bet_level
    excess_of_folded_seats = sum(
        max(contribution - lower_bet_level, 0) for contribution in contributions
    )  # of folded players
    if excess_of_folded_seats:
        pot_chips, pot_seats = pots[-1]
        pots[-1] = pot_chips + excess_of_folded_seats, pot_seats
    return pots


def _compute_pot_shares(
    hand: HandState,
    pot_seats: Sequence[int],
    holdings: dict[int, tuple[int, ...]],
    board: Sequence[int],
) -> list[Fraction]:
    """Return each seat's average share of a pot over the cards to come."""
    if len(pot_seats) == 1:
        return [Fraction(1)]
    from riverboat.equity import equity  # NumPy comes with it

    dead_cards = [
        card for seat, cards in holdings.items() if seat not in pot_seats for card in cards
    ]
    equity_result = equity(
        *[card_names(holdings[seat]) for seat in pot_seats],
        board=card_names(tuple(board)),
        dead=card_names(tuple(dead_cards)),
        game=hand.game.variant.name,
    )
    return [Fraction(player.equity).limit_denominator(10**9) for player in equity_result.players]
