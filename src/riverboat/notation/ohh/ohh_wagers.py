"""Bets and raises of a file, adjusted to legal ones where sites record other sizes.

Two kinds of illegal raises are accepted, because their result equals that of a legal raise: a raise
below a full raise if the only opponent has no more chips, and a raise that no player can call.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine import CALL, AnyFact, HandState, IllegalAction, RaiseTo, ToAct, decide
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import amount_formatter
from riverboat.notation.ohh.ohh_setup import OhhSetup


def decide_legal_wager(
    hand: HandState, setup: OhhSetup, seat: int, total: int
) -> tuple[AnyFact, str]:
    """Return the fact of a bet or raise to this total, and a note if the size was adjusted.

    Raises ``IllegalAction`` if the wager is neither legal nor equal in effect to a legal one.
    """
    try:
        return decide(hand, RaiseTo(total), seat), ""
    except IllegalAction as error:
        turn = error.legal
        if not (isinstance(turn, ToAct) and turn.seat == seat and total <= turn.all_in):
            raise
        format_amount = amount_formatter(setup.scale)
        raise_text = f"{setup.names[seat]}'s raise to {format_amount(total)}"
        if error.code == "nobody to call" and total >= hand.current_bet:
            return decide(
                hand, CALL, seat
            ), f"{raise_text} is a call: nobody can call more than that"
        if not (
            turn.high and total > hand.current_bet and total == _find_covering_all_in(hand, seat)
        ):
            raise
        raise_text += ", all-in for the only opponent"
        if total < turn.low:  # the rest of a full raise could not be called
            return decide(
                hand, RaiseTo(turn.low), seat
            ), f"{raise_text}, stands for {format_amount(turn.low)}"
        raise_fact = decide(hand, RaiseTo(turn.high), seat)
        assert isinstance(raise_fact, f.Raised), "a legal raise"
        return replace(
            raise_fact, to=total
        ), f"{raise_text}, is more than {format_amount(turn.high)}"


def _find_covering_all_in(hand: HandState, seat: int) -> int:
    """Return the smallest total that puts every opponent who can still call all-in."""
    opponent_seats = hand.seats_in_mask(hand.able_mask & ~(1 << seat))
    return max(
        (hand.bets[opponent_seat] + hand.stacks[opponent_seat] for opponent_seat in opponent_seats),
        default=0,
    )
