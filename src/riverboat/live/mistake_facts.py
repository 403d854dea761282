"""Mistakes in a live hand as facts: they stay in the log, whatever the ruling."""

from __future__ import annotations

from typing import assert_never

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState, IllegalAction
from riverboat.engine.state.hand_facts import BoardDealt, Called, Raised, WentWrong
from riverboat.live.live_moves import CardsRevealed, MistakeRecorded
from riverboat.table.state.table_pending import AnyPending, ToPlay
from riverboat.words.refusals import live as w


def mistake_fact(
    hand: HandState,
    playing: tuple[int, ...],
    now: AnyPending,
    mistake: MistakeRecorded,
    known: CardsRevealed,
) -> WentWrong:
    """Return the fact of a mistake; ``IllegalAction`` if it is impossible.

    *playing* are the chairs of the hand, and *known* the cards revealed so far.
    """
    match mistake.what:
        case "board":
            lie = len(hand.boards[0])
            told = known.board[lie : lie + mistake.cards]
            cards = told + (UNKNOWN,) * (mistake.cards - len(told))
            return WentWrong(BoardDealt(cards, (UNKNOWN,) * mistake.burned))
        case "wager":
            if not isinstance(now, ToPlay) or not now.chairs or not hand.betting:
                raise IllegalAction(w.NobodysTurn())
            seat, to = playing.index(now.chairs[0]), mistake.to
            if to > hand.current_bet:
                return WentWrong(Raised(seat, to, full=False))
            return WentWrong(Called(seat, to - hand.bets[seat]))
        case _:
            assert_never(mistake.what)
