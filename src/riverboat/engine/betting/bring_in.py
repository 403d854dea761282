"""The bring-in: paid by whoever owes it, or in a card room by the wrong player (BYND-68)."""

from __future__ import annotations

from riverboat.engine.asked import commands as c
from riverboat.engine.asked.awaited import Awaiting, ToAct
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.betting.raises import refusal
from riverboat.engine.cards.upcards import bring_in_seat
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import HandState
from riverboat.words import Seat
from riverboat.words.acts import BringingIn
from riverboat.words.refusals import betting as words


def brought_in(hand: HandState, turn: ToAct, command: c.BringIn) -> f.BroughtIn:
    """The fact of a bring-in, or the refusal of one that is not due."""
    seat = turn.seat if command.seat < 0 else command.seat
    if not turn.bring_in:
        raise refusal(turn, BringingIn(), words.NoBringIn())
    if seat == turn.seat:
        return f.BroughtIn(seat, turn.call)
    if hand.plan.rules.wrong_bringin == "refuse" or not (
        seat < hand.players and hand.able >> seat & 1
    ):
        card = hand.upcards[turn.seat][-1:]
        raise IllegalAction(
            words.WrongBringIn(Seat(seat), Seat(turn.seat), card, offer_of(turn)), turn
        )
    return f.BroughtIn(seat, min(hand.plan.bring_in, hand.stacks[seat]))


def bring_in_corrected(
    hand: HandState, now: Awaiting | tuple[f.AnyFact, ...], _command: c.CorrectBringIn
) -> f.BringInTakenBack:
    """The wrong player takes their bring-in back, in time: nobody has acted since (BYND-68)."""
    paid = hand.last
    if (
        hand.betting
        and not hand.street
        and hand.plan.bring_in
        and hand.bring_in < 0
        and hand.aggressor < 0
        and 0 <= paid < hand.players
        and sum(hand.bets) == hand.bets[paid] > 0
        and hand.live.bit_count() == hand.live_at_start
    ):
        owes = bring_in_seat(hand)
        if owes != paid and hand.able >> owes & 1:
            return f.BringInTakenBack(paid, owes)
    raise IllegalAction(words.NoBringInToCorrect(), None if isinstance(now, tuple) else now)
