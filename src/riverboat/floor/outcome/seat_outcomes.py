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
from riverboat.words import player_actions
from riverboat.words.floor.bets import orders as bets
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands import orders as hands
from riverboat.words.floor.verdicts import (
    ActionTakenBack,
    BindingAction,
    ChipsTakenBack,
    HandDead,
    Order,
)
from riverboat.words.phrase import Person


def carry_out_seat_orders(steps: Steps) -> None:
    """Carry out orders about players and their chips; after a void hand, all other orders are
    ignored.
    """
    if _void_hand(steps):
        return
    for order in steps.ruling.orders:
        match order:
            case HandDead(person) | hands.NoShareForThem(person) | o.LosesThePot(person):
                _kill_hand(steps, order, person)
            case o.DeadHandDealt(person) | hands.PostedAndKilled(person):
                _kill_hand(steps, order, person)
            case ActionTakenBack(person):
                _take_back_action(steps, order, person)
            case bets.WagerIs(person, total):
                seat = seat_of(person, steps)
                if seat is not None:
                    steps.complete(
                        build_wager_correction(
                            steps.hand, steps.log, seat, total, steps.ruling_rule
                        ),
                        order,
                    )
            case bets.CallOwed(person):
                _enforce_call(steps, order, person)
            case BindingAction(person, action):
                _enforce_action(steps, order, person, action)
            case o.BringInPassesTo(person):
                _add_command(steps, order, CorrectBringIn())
            case hands.ShowingDue(person):
                seat = seat_of(person, steps)
                if seat is not None:
                    _add_command(steps, order, Show(seat))
            case _:
                pass


def _void_hand(steps: Steps) -> bool:
    """Void the hand if ordered: return all chips, or hold one player's for the next deal."""
    # rule: MISD-08, IRRG-01, IRRG-02, IRRG-03, IRRG-05, IRRG-19
    if held_order := steps.find_order(o.ChipsOfOthersGoBack):
        seat = getattr(held_order.who, "seat", -1)
        steps.complete(build_hand_void(steps.hand, steps.ruling_rule, (seat,)), held_order)
        return True
    void_order = steps.find_order(o.Misdeal) or steps.find_order(o.HandVoidOrder)
    if void_order is not None:
        steps.complete(build_hand_void(steps.hand, steps.ruling_rule), void_order)
    return void_order is not None


def _kill_hand(steps: Steps, order: Order, person: Person) -> None:
    """Kill a hand; its uncalled chips are returned if the ruling says so."""
    # rule: DEAD-04, DEAD-12, IRRG-20, MISD-22
    seat = seat_of(person, steps)
    if seat is None or steps.hand.live_mask.bit_count() < 2:
        return
    backs = [
        candidate for candidate in steps.find_orders(ChipsTakenBack) if candidate.who == person
    ]
    chips = backs[0].chips if backs else 0
    killed_fact = build_hand_kill(steps.hand, steps.log, seat, chips, steps.ruling_rule)
    steps.complete(killed_fact, order, *(backs if killed_fact.returned_chips == chips else ()))


def _take_back_action(steps: Steps, order: ActionTakenBack, person: Person) -> None:
    """Undo the player's last action; chips put in before their turn were no action."""
    # rule: TURN-06, TURN-08
    rewound = build_action_take_back(steps.log, steps.ruling_rule)
    if rewound is not None and rewound.seat == seat_of(person, steps):
        steps.complete(rewound, order)


def _enforce_call(steps: Steps, order: bets.CallOwed, person: Person) -> None:
    seat = seat_of(person, steps)
    if (
        seat is not None
        and steps.hand.is_betting_open
        and steps.hand.bets[seat] < steps.hand.current_bet
    ):
        steps.complete(build_call_completion(steps.hand, seat, steps.ruling_rule), order)


def _enforce_action(
    steps: Steps, order: BindingAction, person: Person, action: player_actions.Act
) -> None:
    """Enforce an action: at once if it is the player's turn, and a fold at any time (BYND-23)."""
    seat, turn = seat_of(person, steps), due(steps.hand)
    if seat is None:
        return
    command = _command(action)
    if isinstance(turn, ToAct) and turn.seat == seat:
        if command is not None:
            _add_command(steps, order, command)
    elif isinstance(action, player_actions.Folding) and steps.hand.live_mask.bit_count() > 1:
        steps.complete(build_hand_kill(steps.hand, steps.log, seat, 0, steps.ruling_rule), order)


def _command(action: player_actions.Act) -> AnyCommand | None:
    """Return the command that the player is bound to; None while its amount is open."""
    match action:
        case player_actions.Folding():
            return FOLD
        case player_actions.Checking():
            return CHECK
        case player_actions.Calling() | player_actions.CallingChips():
            return CALL
        case player_actions.RaisingTo(total) | player_actions.Betting(total):
            return RaiseTo(total)
        case player_actions.GoingAllIn() | player_actions.GoingAllInFor():
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
