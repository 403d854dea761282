"""Outcomes for players and chips: dead hands, wagers, take-backs, and a void hand."""

from __future__ import annotations

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    CorrectBringIn,
    IllegalAction,
    Irregularity,
    RaiseTo,
    Show,
    ToAct,
    decide,
    due,
)
from riverboat.engine.corrections import (
    build_action_take_back,
    build_call_completion,
    build_hand_kill,
    build_hand_void,
    build_wager_correction,
)
from riverboat.floor.outcome.card_outcomes import find_live_seat
from riverboat.floor.outcome.ruling_execution import RulingExecution
from riverboat.words import player_actions
from riverboat.words.floor.bets import orders as bet_orders
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands import orders as hand_orders
from riverboat.words.floor.verdicts import (
    ActionTakenBack,
    BindingAction,
    ChipsTakenBack,
    HandDead,
    Order,
)
from riverboat.words.phrase import Person


def carry_out_seat_orders(execution: RulingExecution) -> None:
    """Carry out orders about players and their chips; if the hand is voided, ignore all others."""
    if _void_hand(execution):
        return
    for order in execution.ruling.orders:
        match order:
            case HandDead(person) | hand_orders.NoPotShare(person) | o.PotClaimLost(person):
                _kill_hand(execution, order, person)
            case o.DeadHandDealt(person) | hand_orders.PostedAndKilled(person):
                _kill_hand(execution, order, person)
            case ActionTakenBack(person):
                _take_back_action(execution, order, person)
            case bet_orders.WagerCorrection(person, total):
                seat = find_live_seat(person, execution)
                if seat is not None:
                    execution.record_fact(
                        build_wager_correction(
                            execution.hand, execution.log, seat, total, execution.ruling_rule
                        ),
                        order,
                    )
            case bet_orders.CallOwed(person):
                _enforce_call(execution, order, person)
            case BindingAction(person, action):
                _enforce_action(execution, order, person, action)
            case o.BringInTransferred(person):
                _add_command(execution, order, CorrectBringIn())
            case hand_orders.ShowingDue(person):
                seat = find_live_seat(person, execution)
                if seat is not None:
                    _add_command(execution, order, Show(seat))
            case _:
                pass


def _void_hand(execution: RulingExecution) -> bool:
    """Void the hand if the ruling orders it; return True if it does.

    All chips are returned. If the ruling says so, one player's chips are held for the next deal
    instead.
    """
    # rule: MISD-08, IRRG-01, IRRG-02, IRRG-03, IRRG-05, IRRG-19
    if return_order := execution.find_order(o.OtherChipsReturned):
        seat = getattr(return_order.who, "seat", -1)
        execution.record_fact(
            build_hand_void(execution.hand, execution.ruling_rule, (seat,)), return_order
        )
        return True
    void_order = execution.find_order(o.Misdeal) or execution.find_order(o.HandVoidOrder)
    if void_order is not None:
        execution.record_fact(build_hand_void(execution.hand, execution.ruling_rule), void_order)
    return void_order is not None


def _kill_hand(execution: RulingExecution, order: Order, person: Person) -> None:
    """Kill a hand; its uncalled chips are returned if the ruling says so."""
    # rule: DEAD-04, DEAD-12, IRRG-20, MISD-22
    seat = find_live_seat(person, execution)
    if seat is None or execution.hand.live_mask.bit_count() < 2:
        return
    return_orders = [
        return_order
        for return_order in execution.find_orders(ChipsTakenBack)
        if return_order.who == person
    ]
    returned_chips = return_orders[0].chips if return_orders else 0
    kill_fact = build_hand_kill(
        execution.hand, execution.log, seat, returned_chips, execution.ruling_rule
    )
    execution.record_fact(
        kill_fact, order, *(return_orders if kill_fact.returned_chips == returned_chips else ())
    )


def _take_back_action(execution: RulingExecution, order: ActionTakenBack, person: Person) -> None:
    """Undo the last action if it was this player's.

    Chips put in out of turn are not an action, so then nothing is undone.
    """
    # rule: TURN-06, TURN-08
    rewind_fact = build_action_take_back(execution.log, execution.ruling_rule)
    if rewind_fact is not None and rewind_fact.seat == find_live_seat(person, execution):
        execution.record_fact(rewind_fact, order)


def _enforce_call(execution: RulingExecution, order: bet_orders.CallOwed, person: Person) -> None:
    seat = find_live_seat(person, execution)
    if (
        seat is not None
        and execution.hand.is_betting_open
        and execution.hand.bets[seat] < execution.hand.current_bet
    ):
        execution.record_fact(
            build_call_completion(execution.hand, seat, execution.ruling_rule), order
        )


def _enforce_action(
    execution: RulingExecution, order: BindingAction, person: Person, action: player_actions.Act
) -> None:
    """Enforce an action: at once if it is the player's turn, and a fold at any time (BYND-23)."""
    seat, hand_decision = find_live_seat(person, execution), due(execution.hand)
    if seat is None:
        return
    command = _find_binding_command(action)
    if isinstance(hand_decision, ToAct) and hand_decision.seat == seat:
        if command is not None:
            _add_command(execution, order, command)
    elif isinstance(action, player_actions.Folding) and execution.hand.live_mask.bit_count() > 1:
        execution.record_fact(
            build_hand_kill(execution.hand, execution.log, seat, 0, execution.ruling_rule), order
        )


def _find_binding_command(action: player_actions.Act) -> AnyCommand | None:
    """Return the command that the player is bound to; ``None`` while its amount is not known."""
    match action:
        case player_actions.Folding():
            return FOLD
        case player_actions.Checking():
            return CHECK
        case player_actions.Calling() | player_actions.CallingForChips():
            return CALL
        case player_actions.RaisingTo(total) | player_actions.Betting(total):
            return RaiseTo(total)
        case player_actions.GoingAllIn() | player_actions.GoingAllInForChips():
            return AllIn()
        case _:
            return None


def _add_command(execution: RulingExecution, order: Order, command: AnyCommand) -> None:
    """Add a command to the outcome if it is legal; only the first command is added."""
    if execution.commands:
        return
    try:
        decide(execution.hand, command)
    except (IllegalAction, Irregularity):
        return
    execution.commands.append((order, command))
    execution.carried_out_orders.add(order)
