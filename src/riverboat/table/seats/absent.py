"""What is done for a player who is not there.

An absent player who is dealt in posts what is due, and their hand is killed when it is their
turn (SEAT-10, ANTE-07, BYND-36). A player who is there and runs out of time keeps what is free:
they check if nobody has bet, and fold if somebody has (TIME-01, TIME-02).
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    BRING_IN,
    CHECK,
    FOLD,
    STAND_PAT,
    AnyCommand,
    Awaiting,
    Declare,
    Discard,
    HandState,
    Muck,
    Nothing,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    decide,
    due,
)
from riverboat.engine.state.facts import AnyFact, Folded, HandMucked
from riverboat.engine.state.plan import plan_of
from riverboat.table.state.table import Sitting, Table


def chairs_of(table: Table, now: Awaiting) -> tuple[int, ...]:
    """The chairs that the hand waits for."""
    playing = table.playing
    match now:
        case ToDeal() | Nothing():
            return ()
        case ToAct(seat=seat) | ToDraw(seat=seat) | ToShow(seat=seat):
            return (playing[seat],)
        case ToChoose(seats=seats) | ToDeclare(seats=seats):
            return tuple([playing[seat] for seat in seats])
        case _:
            assert_never(now)


def acts(table: Table, now: Awaiting) -> tuple[AnyFact, ...]:
    """What is done at once for an absent player who was dealt in (SEAT-10, BYND-36)."""
    hand = table.hand
    assert hand is not None, "nobody is awaited"
    for chair in chairs_of(table, now):
        if table.chairs[chair].out and not must_be_told(hand, now):
            seat = table.playing.index(chair)
            fact = decide(hand, gives_up(hand, now, seat), seat)
            # rule: TURN-03 the dealer killed the hand: nobody is warned for it
            return (replace(fact, free=False),) if type(fact) is Folded else (fact,)
    return ()


def is_late(table: Table, sitting: Sitting) -> bool:
    """Whether a player has let so many turns in a row run out that they sit out after the hand.

    Who acts in between, or says that they are back, is there, and is not late any more (SEAT-10).
    """
    return not sitting.out and 0 < table.rules.clock.sit_out_after <= sitting.ran_out


def must_be_told(hand: HandState, now: Awaiting) -> bool:
    """Whether a hand must be opened that only its cards' holder knows: the dealer turns it over
    and says what it is, and no clock can do that in the dealer's place.
    """
    return (
        isinstance(now, ToShow)
        and UNKNOWN in hand.holdings[now.seat]
        and not _may_be_mucked(hand, now)
    )


def gives_up(hand: HandState, now: Awaiting, seat: int) -> AnyCommand:
    """What is done for an absent player: a fold, though a check be free, if the house allows it.

    Where nobody may fold for free (TURN-03) they check until somebody bets.
    """
    if isinstance(now, ToAct) and now.may_fold:
        return FOLD  # rule: BYND-36
    return costs_nothing(hand, now, seat)


def costs_nothing(hand: HandState, now: Awaiting, seat: int) -> AnyCommand:
    """What the clock does for them: a check if it is free, and a fold if not (TIME-02)."""
    match now:
        case ToAct(bring_in=True):
            return BRING_IN  # rule: BYND-36 even the bring-in is paid
        case ToAct(call=0):
            return CHECK
        case ToAct():
            return FOLD
        case ToDraw(draws=True):
            return STAND_PAT
        case ToDraw(least=least):
            return Discard(hand.holdings[seat][:least])
        case ToShow():
            return _at_the_showdown(hand, now, seat)
        case ToChoose():
            return RunIt(seat, 1)
        case ToDeclare():
            return Declare(seat, "high")
        case ToDeal() | Nothing():
            raise AssertionError("no player is awaited")
        case _:
            assert_never(now)


def _at_the_showdown(hand: HandState, now: ToShow, seat: int) -> AnyCommand:
    """The cards speak: a hand that may win is shown, and one that is beaten thrown away unseen."""
    if _may_be_mucked(hand, now) and (UNKNOWN in hand.holdings[seat] or is_beaten(hand)):
        return Muck(seat)
    return Show(seat)


def _may_be_mucked(hand: HandState, now: ToShow) -> bool:
    """Who is all-in cannot act any more, and so never loses their hand by not acting."""
    return now.seat in now.may_muck and bool(hand.able >> now.seat & 1)


def is_beaten(hand: HandState) -> bool:
    """Whether the next hand to be shown is beaten: a house that mucks by itself would muck it."""
    shown = hand.copy()
    game = shown.game
    shown.plan = plan_of(replace(game, rules=replace(game.rules, showdown="auto")))
    shown.now = None
    facts = due(shown)
    return isinstance(facts, tuple) and isinstance(facts[0], HandMucked)
