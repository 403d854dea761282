"""Mistakes in a live hand as facts: they stay in the log, whatever the ruling."""

from __future__ import annotations

from typing import assert_never

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState, IllegalAction
from riverboat.engine.state.hand_facts import BoardDealt, Called, Raised, WentWrong
from riverboat.live.live_moves import CardsRevealed, MistakeRecorded
from riverboat.table.state.table_pending import AnyPending, ToPlay
from riverboat.words.refusals import live as w


def build_mistake_fact(
    hand: HandState,
    hand_chairs: tuple[int, ...],
    pending_step: AnyPending,
    mistake: MistakeRecorded,
    revealed_cards: CardsRevealed,
) -> WentWrong:
    """Return the log entry of a mistake; raise ``IllegalAction`` if no player is to act.

    *hand_chairs* are the chairs of the hand by seat, and *revealed_cards* the cards revealed so
    far.
    """
    match mistake.kind:
        case "board":
            board_size = len(hand.boards[0])
            dealt_cards = revealed_cards.board[board_size : board_size + mistake.card_count]
            cards = dealt_cards + (UNKNOWN,) * (mistake.card_count - len(dealt_cards))
            return WentWrong(BoardDealt(cards, (UNKNOWN,) * mistake.burned_count))
        case "wager":
            if (
                not isinstance(pending_step, ToPlay)
                or not pending_step.chairs
                or not hand.is_betting_open
            ):
                raise IllegalAction(w.NoTurnPending())
            seat, total = hand_chairs.index(pending_step.chairs[0]), mistake.total
            if total > hand.current_bet:
                return WentWrong(Raised(seat, total, is_full_raise=False))
            return WentWrong(Called(seat, total - hand.bets[seat]))
        case _:
            assert_never(mistake.kind)
