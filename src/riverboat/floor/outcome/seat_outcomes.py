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
from riverboat.floor.outcome.card_outcomes import seat_of
from riverboat.floor.outcome.order_steps import Steps
from riverboat.words import acts
from riverboat.words.floor.bets import orders as bets
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands import orders as hands
from riverboat.words.floor.verdicts import HandIsDead, IsTakenBack, ItIs, Order, TakesBack
from riverboat.words.phrase import Person


def carry_out_seat_orders(steps: Steps) -> None:
    """Carry out the orders on players and their chips; a void hand ends all others."""
    if _void_hand(steps):
        return
    for order in steps.ruling.orders:
        match order:
            case HandIsDead(who) | hands.NoShareForThem(who) | o.LosesThePot(who):
                _kill_hand(steps, order, who)
            case o.IsDealtADeadHand(who) | hands.IsDealtInAndKilled(who):
                _kill_hand(steps, order, who)
            case IsTakenBack(who):
                _take_back_action(steps, order, who)
            case bets.WagerIs(who, to):
                seat = seat_of(who, steps)
                if seat is not None:
                    steps.complete(
                        build_wager_correction(steps.hand, steps.log, seat, to, steps.ruling_rule),
                        order,
                    )
            case bets.OwesTheCall(who):
                _enforce_call(steps, order, who)
            case ItIs(who, act):
                _enforce_action(steps, order, who, act)
            case o.BringInPassesTo(who):
                _add_command(steps, order, CorrectBringIn())
            case hands.HasToShow(who):
                seat = seat_of(who, steps)
                if seat is not None:
                    _add_command(steps, order, Show(seat))
            case _:
                pass


def _void_hand(steps: Steps) -> bool:
    """Void the hand if ordered: return all chips, or hold one player's for the next deal."""
    # rule: MISD-08, IRRG-01, IRRG-02, IRRG-03, IRRG-05, IRRG-19
    if held := steps.find_order(o.ChipsOfOthersGoBack):
        seat = getattr(held.who, "seat", -1)
        steps.complete(build_hand_void(steps.hand, steps.ruling_rule, (seat,)), held)
        return True
    void = steps.find_order(o.Misdeal) or steps.find_order(o.HandIsVoid)
    if void is not None:
        steps.complete(build_hand_void(steps.hand, steps.ruling_rule), void)
    return void is not None


def _kill_hand(steps: Steps, order: Order, person: Person) -> None:
    """Kill a hand; its uncalled chips are returned if the ruling says so."""
    # rule: DEAD-04, DEAD-12, IRRG-20, MISD-22
    seat = seat_of(person, steps)
    if seat is None or steps.hand.live.bit_count() < 2:
        return
    backs = [each for each in steps.find_orders(TakesBack) if each.who == person]
    chips = backs[0].chips if backs else 0
    dead = build_hand_kill(steps.hand, steps.log, seat, chips, steps.ruling_rule)
    steps.complete(dead, order, *(backs if dead.returned == chips else ()))


def _take_back_action(steps: Steps, order: IsTakenBack, person: Person) -> None:
    """Undo the player's last action; chips put in before their turn were no action."""
    # rule: TURN-06, TURN-08
    back = build_action_take_back(steps.log, steps.ruling_rule)
    if back is not None and back.seat == seat_of(person, steps):
        steps.complete(back, order)


def _enforce_call(steps: Steps, order: bets.OwesTheCall, person: Person) -> None:
    seat = seat_of(person, steps)
    if seat is not None and steps.hand.betting and steps.hand.bets[seat] < steps.hand.current_bet:
        steps.complete(build_call_completion(steps.hand, seat, steps.ruling_rule), order)


def _enforce_action(steps: Steps, order: ItIs, person: Person, act: acts.Act) -> None:
    """Enforce an action: at once if it is the player's turn, and a fold at any time (BYND-23)."""
    seat, turn = seat_of(person, steps), due(steps.hand)
    if seat is None:
        return
    command = _command(act)
    if isinstance(turn, ToAct) and turn.seat == seat:
        if command is not None:
            _add_command(steps, order, command)
    elif isinstance(act, acts.Folding) and steps.hand.live.bit_count() > 1:
        steps.complete(build_hand_kill(steps.hand, steps.log, seat, 0, steps.ruling_rule), order)


def _command(act: acts.Act) -> AnyCommand | None:
    """Return the command that the player is bound to; None while its amount is open."""
    match act:
        case acts.Folding():
            return FOLD
        case acts.Checking():
            return CHECK
        case acts.Calling() | acts.CallingChips():
            return CALL
        case acts.RaisingTo(to) | acts.Betting(to):
            return RaiseTo(to)
        case acts.GoingAllIn() | acts.GoingAllInFor():
            return AllIn()
        case _:
            return None


def _add_command(steps: Steps, order: Order, command: AnyCommand) -> None:
    """Add a legal command to the outcome; nothing may follow it."""
    if steps.commands:
        return
    try:
        decide(steps.hand, command)
    except (IllegalAction, Irregularity):
        return
    steps.commands.append((order, command))
    steps.carried_out.add(order)
