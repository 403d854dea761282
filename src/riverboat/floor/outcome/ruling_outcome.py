"""From a ruling to facts: start reading here.

``outcome`` says what the orders of a ruling do to a hand and changes nothing, ``carry_out`` does
it. What only people can do, such as to hand chips back that were never in the pot, or to warn
somebody, stays an order (``left``).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    HandState,
    IllegalAction,
    Irregularity,
    act,
    decide,
)
from riverboat.engine import apply as happen
from riverboat.engine.corrections import check_correction, correct
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.floor.outcome import board_outcomes, card_outcomes, seat_outcomes
from riverboat.floor.outcome.order_steps import Steps
from riverboat.floor.outcome.supplied_cards import NO_SUPPLIED_CARDS, SuppliedCards
from riverboat.floor.verdict import Ruling
from riverboat.words.floor import turns
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    HandLives,
    Order,
    Stands,
)

NewFacts = Sequence[f.WentWrong | c.CardsExposed]


class Outcome(Struct, frozen=True):
    """What a ruling comes to in a running hand."""

    facts: tuple[f.AnyIrregular, ...]
    """What went wrong, and what is done about it."""
    commands: tuple[AnyCommand, ...]
    """What somebody is held to do now that it is their turn."""
    remaining_orders: tuple[Order, ...]
    """What only people can do, or not yet."""

    left = DeprecatedAttribute("remaining_orders")


def outcome(
    ruling: Ruling,
    hand: HandState,
    log: Sequence[AnyFact],
    happened: NewFacts = (),
    brought: SuppliedCards = NO_SUPPLIED_CARDS,
) -> Outcome:
    """What the orders of a ruling do to this hand; changes nothing.

    *happened* went wrong just now and is in no log yet. ``Irregularity`` if it cannot have been.
    """
    trial, told = hand.copy(), list(log)
    for fact in happened:
        check_correction(trial, told, fact)
        happen(trial, fact)
        told.append(fact)
    steps = Steps(trial, told, ruling, brought)
    for chapter in (
        board_outcomes.carry_out_board_orders,
        card_outcomes.carry_out_card_orders,
        seat_outcomes.carry_out_seat_orders,
    ):
        chapter(steps)
    facts = (*happened, *steps.facts)
    commands = []
    for order, command in steps.commands:
        if _is_still_legal(hand, log, facts, command):
            commands.append(command)
        else:
            steps.carried_out.discard(order)
    left = [each for each in ruling.orders if each not in steps.carried_out]
    people = tuple([order for order in left if not isinstance(order, AUTOMATIC_ORDERS)])
    return Outcome(facts, tuple(commands), people)


def _is_still_legal(
    hand: HandState, log: Sequence[AnyFact], facts: Sequence[f.AnyIrregular], command: AnyCommand
) -> bool:
    """Whether somebody may still do this when the facts are in, and what they force."""
    trial, told = hand.copy(), list(log)
    if facts:
        correct(trial, told, *facts)
    try:
        decide(trial, command)
    except (IllegalAction, Irregularity):
        return False
    return True


def carry_out(
    ruling: Ruling,
    hand: HandState,
    log: list[AnyFact],
    happened: NewFacts = (),
    brought: SuppliedCards = NO_SUPPLIED_CARDS,
) -> Outcome:
    """Do to a running hand what the floor has ruled; all of it or nothing (``Irregularity``)."""
    found = outcome(ruling, hand, log, happened, brought)
    if found.facts:
        correct(hand, log, *found.facts)
    for command in found.commands:
        act(hand, command, log)
    return found


def overrule(
    hand: HandState, log: list[AnyFact], decided: c.FloorDecided, *facts: f.AnyIrregular
) -> None:
    """Do what the floor decides by itself, whatever the book says, and write down why."""
    correct(hand, log, decided, *facts)


AUTOMATIC_ORDERS = (
    Stands,
    HandLives,
    GoesBackTo,
    o.KeepsCard,
    o.FinishDeal,
    o.FinishBetting,
    o.BurnStays,
    o.OneBurnAStreet,
    o.RestoreStub,
    turns.ActsBehindStand,
    turns.PlayHasBegun,
    turns.PlayHasNotBegun,
)
"""Orders that ask for nothing but what the hand does anyway."""
