"""Actions for absent players and for players who run out of time.

An absent player who is dealt in posts the forced bets, and their hand is killed when it is their
turn (SEAT-10, ANTE-07, BYND-36). A present player who runs out of time checks if there is no bet,
and folds if there is one (TIME-01, TIME-02).
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
from riverboat.engine.state.compiled_game import compile_game
from riverboat.engine.state.hand_facts import AnyFact, Folded, HandMucked
from riverboat.table.state.table_state import Table, TablePlayer


def find_deciding_chairs(table: Table, hand_decision: Awaiting) -> tuple[int, ...]:
    """Return the chairs that the hand waits for."""
    dealt_chairs = table.hand_chairs
    match hand_decision:
        case ToDeal() | Nothing():
            return ()
        case ToAct(seat=seat) | ToDraw(seat=seat) | ToShow(seat=seat):
            return (dealt_chairs[seat],)
        case ToChoose(seats=seats) | ToDeclare(seats=seats):
            return tuple([dealt_chairs[seat] for seat in seats])
        case _:
            assert_never(hand_decision)


def act_for_absent(table: Table, hand_decision: Awaiting) -> tuple[AnyFact, ...]:
    """Act at once for an absent player who was dealt in (SEAT-10, BYND-36)."""
    hand = table.hand
    assert hand is not None, "no player is awaited"
    for chair in find_deciding_chairs(table, hand_decision):
        if table.chairs[chair].is_sitting_out and not needs_dealer_reading(hand, hand_decision):
            seat = table.hand_chairs.index(chair)
            fact = decide(hand, absent_player_command(hand, hand_decision, seat), seat)
            # rule: TURN-03 the dealer killed the hand, so no player is warned
            return (replace(fact, was_free=False),) if type(fact) is Folded else (fact,)
    return ()


def must_sit_out_after_timeouts(table: Table, player: TablePlayer) -> bool:
    """Return True if consecutive timeouts make the player sit out after the hand.

    Any action, or saying that they are back, resets the count (SEAT-10).
    """
    return not player.is_sitting_out and 0 < table.rules.clock.sit_out_after <= player.timeout_count


def needs_dealer_reading(hand: HandState, hand_decision: Awaiting) -> bool:
    """Return True if a hand must be shown whose cards the table does not know.

    The dealer turns the hand over and reads it, which a clock cannot do.
    """
    return (
        isinstance(hand_decision, ToShow)
        and UNKNOWN in hand.holdings[hand_decision.seat]
        and not _can_be_mucked(hand, hand_decision)
    )


def absent_player_command(hand: HandState, hand_decision: Awaiting, seat: int) -> AnyCommand:
    """Return the action for an absent player: a fold where it is legal, even if a check is free.

    In houses that forbid such a fold (TURN-03), the absent player checks until there is a bet.
    """
    if isinstance(hand_decision, ToAct) and hand_decision.can_fold:
        return FOLD  # rule: BYND-36
    return timeout_command(hand, hand_decision, seat)


def timeout_command(hand: HandState, pending: Awaiting, seat: int) -> AnyCommand:
    """Return the action on a timeout: a check if it is free, otherwise a fold (TIME-02)."""
    match pending:
        case ToAct(is_bring_in=True):
            return BRING_IN  # rule: BYND-36 even the bring-in is paid
        case ToAct(call=0):
            return CHECK
        case ToAct():
            return FOLD
        case ToDraw(replaces_cards=True):
            return STAND_PAT
        case ToDraw(min_cards=minimum):
            return Discard(hand.holdings[seat][:minimum])
        case ToShow():
            return _build_showdown_command(hand, pending, seat)
        case ToChoose():
            return RunIt(seat, 1)
        case ToDeclare():
            return Declare(seat, "high")
        case ToDeal() | Nothing():
            raise AssertionError("no player is awaited")
        case _:
            assert_never(pending)


def _build_showdown_command(hand: HandState, hand_decision: ToShow, seat: int) -> AnyCommand:
    """Return the command that shows a hand if it may win, or else mucks it: the cards speak."""
    if _can_be_mucked(hand, hand_decision) and (
        UNKNOWN in hand.holdings[seat] or is_next_hand_beaten(hand)
    ):
        return Muck(seat)
    return Show(seat)


def _can_be_mucked(hand: HandState, hand_decision: ToShow) -> bool:
    """Return True if the hand may be mucked: an all-in hand is never lost by inaction."""
    return hand_decision.seat in hand_decision.seats_allowed_to_muck and bool(
        hand.able_mask >> hand_decision.seat & 1
    )


def is_next_hand_beaten(hand: HandState) -> bool:
    """Return True if the next hand to show is beaten, so that a house may muck it."""
    shown_hand = hand.copy()
    game = shown_hand.game
    shown_hand.compiled = compile_game(replace(game, rules=replace(game.rules, showdown="auto")))
    shown_hand.cached_due = None
    facts = due(shown_hand)
    return isinstance(facts, tuple) and isinstance(facts[0], HandMucked)
