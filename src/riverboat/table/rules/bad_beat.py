"""Bad beats: very strong hands beaten at the showdown (BYND-58)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from riverboat.cards import parse_cards
from riverboat.engine import BadGame, Game
from riverboat.engine.state.hand_state import HandState
from riverboat.ranking import HIGH, OMAHA
from riverboat.words.refusals import options as w

_SHARE_COUNT: Final = 3

JackpotHand = Literal[
    "none",
    "aces full of tens",
    "aces full of jacks",
    "aces full of queens",
    "aces full of kings",
    "four of a kind",
    "four eights",
    "four tens",
    "straight flush",
]
"""The lowest losing hand that wins the jackpot; any hand that beats it qualifies too."""

_MIN_CARDS_BY_JACKPOT_HAND: Final = {
    "aces full of tens": "As Ah Ad Ts Th",
    "aces full of jacks": "As Ah Ad Js Jh",
    "aces full of queens": "As Ah Ad Qs Qh",
    "aces full of kings": "As Ah Ad Ks Kh",
    "four of a kind": "2s 2h 2d 2c 3s",
    "four eights": "8s 8h 8d 8c 2s",
    "four tens": "Ts Th Td Tc 2s",
    "straight flush": "5s 4s 3s 2s As",
}


def check_jackpot(shares: Sequence[int], drop: int) -> None:
    """Refuse a jackpot without funding, or with impossible shares.

    :raises BadGame: with the allowed values.
    """
    if not drop:
        raise BadGame(w.JackpotWithoutDrop(), option="fees.jackpot")
    if len(shares) != _SHARE_COUNT or min(shares) < 0 or not 0 < sum(shares) <= 100:
        reason = w.JackpotSharesInvalid(tuple(shares)) if shares else w.JackpotSharesMissing()
        raise BadGame(reason, option="fees.jackpot_shares")


def can_have_bad_beat(game: Game) -> bool:
    """Return True if the game is high-only with a board: hold'em, Omaha and similar."""
    variant = game.variant
    is_high_only = variant.ranking in (HIGH.name, OMAHA.name) and not variant.second_ranking
    return bool(variant.board_cards) and is_high_only


def find_bad_beat(hand: HandState, min_losing_hand: JackpotHand) -> tuple[list[int], list[int]]:
    """Return the seats that lost with a qualifying hand, and those that beat them."""
    eligible_mask = (
        hand.shown_mask & hand.live_mask
    )  # a folded hand does not qualify, even if it was shown
    shown_seats = [seat for seat in range(hand.players) if eligible_mask >> seat & 1]
    if len(shown_seats) < 2 or len(hand.boards) != 1 or not can_have_bad_beat(hand.game):
        return [], []
    rank_hole_cards = hand.compiled.rankings[0].ranker_for_board(hand.boards[0])
    value_by_seat = {seat: rank_hole_cards(hand.holdings[seat]) for seat in shown_seats}
    best_value = max(value_by_seat.values())
    best_losing_value = max(
        [value for value in value_by_seat.values() if value < best_value], default=-1
    )
    if best_losing_value < HIGH.order.best_value(
        parse_cards(_MIN_CARDS_BY_JACKPOT_HAND[min_losing_hand])
    ):
        return [], []
    return [seat for seat in shown_seats if value_by_seat[seat] == best_losing_value], [
        seat for seat in shown_seats if value_by_seat[seat] == best_value
    ]
