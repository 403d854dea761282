"""Execution of rulings in a running hand: from orders to facts. Start reading here.

``compute_outcome`` returns the effect of a ruling's orders on a hand; ``carry_out`` applies it.
Orders that only people can carry out, such as handing back chips that were never in the pot, or a
warning, remain in ``remaining_orders``.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    HandState,
    IllegalAction,
    Irregularity,
    act,
    decide,
)
from riverboat.engine import apply as apply_fact
from riverboat.engine.corrections import check_correction, correct
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.floor.outcome import board_outcomes, card_outcomes, seat_outcomes
from riverboat.floor.outcome.ruling_execution import RulingExecution
from riverboat.floor.outcome.supplied_cards import NO_SUPPLIED_CARDS, SuppliedCards
from riverboat.floor.verdict import Ruling
from riverboat.words.floor import turns
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    ActionStands,
    HandLives,
    Order,
)

NewFacts = Sequence[f.WentWrong | c.CardsExposed]


class Outcome(Struct, frozen=True):
    """The effect of a ruling on a running hand."""

    facts: tuple[f.AnyIrregular, ...]
    """Facts of the irregularity and of its correction."""
    commands: tuple[AnyCommand, ...]
    """Actions that a player is bound to when it is their turn."""
    remaining_orders: tuple[Order, ...]
    """Orders left for people to carry out, or that cannot be executed yet."""

    left = DeprecatedAttribute("remaining_orders")


def compute_outcome(
    ruling: Ruling,
    hand: HandState,
    log: Sequence[AnyFact],
    new_facts: NewFacts = (),
    supplied_cards: SuppliedCards = NO_SUPPLIED_CARDS,
) -> Outcome:
    """Return the effect of a ruling's orders on this hand, without changing it.

    *new_facts* lists erroneous facts that are not in the log yet. Raise ``Irregularity`` if they
    are impossible.
    """
    trial_hand, trial_log = hand.copy(), list(log)
    for fact in new_facts:
        check_correction(trial_hand, trial_log, fact)
        apply_fact(trial_hand, fact)
        trial_log.append(fact)
    execution = RulingExecution(trial_hand, trial_log, ruling, supplied_cards)
    for carry_out_orders in (
        board_outcomes.carry_out_board_orders,
        card_outcomes.carry_out_card_orders,
        seat_outcomes.carry_out_seat_orders,
    ):
        carry_out_orders(execution)
    facts = (*new_facts, *execution.facts)
    commands = []
    for order, command in execution.commands:
        if _is_still_legal(hand, log, facts, command):
            commands.append(command)
        else:
            execution.carried_out_orders.discard(order)
    unexecuted_orders = [
        order for order in ruling.orders if order not in execution.carried_out_orders
    ]
    remaining_orders = tuple(
        [order for order in unexecuted_orders if not isinstance(order, AUTOMATIC_ORDERS)]
    )
    return Outcome(facts, tuple(commands), remaining_orders)


def _is_still_legal(
    hand: HandState, log: Sequence[AnyFact], facts: Sequence[f.AnyIrregular], command: AnyCommand
) -> bool:
    """Return True if the command is legal after these facts and the advance that they force."""
    trial_hand, trial_log = hand.copy(), list(log)
    if facts:
        correct(trial_hand, trial_log, *facts)
    try:
        decide(trial_hand, command)
    except (IllegalAction, Irregularity):
        return False
    return True


@deprecated_keywords(happened="new_facts", brought="supplied_cards")
def carry_out(
    ruling: Ruling,
    hand: HandState,
    log: list[AnyFact],
    new_facts: NewFacts = (),
    supplied_cards: SuppliedCards = NO_SUPPLIED_CARDS,
) -> Outcome:
    """Apply a ruling to a running hand, atomically, and return its effect.

    Raise ``Irregularity`` if the ruling is impossible in this hand.
    """
    outcome = compute_outcome(ruling, hand, log, new_facts, supplied_cards)
    if outcome.facts:
        correct(hand, log, *outcome.facts)
    for command in outcome.commands:
        act(hand, command, log)
    return outcome


@deprecated_keywords(decided="decision")
def overrule(
    hand: HandState, log: list[AnyFact], decision: c.FloorDecided, *facts: f.AnyIrregular
) -> None:
    """Apply the floor's own decision, regardless of the rulebook, and record the reason."""
    correct(hand, log, decision, *facts)


AUTOMATIC_ORDERS = (
    ActionStands,
    HandLives,
    ActionReturnsTo,
    o.CardKept,
    o.FinishDeal,
    o.FinishBetting,
    o.BurnStays,
    o.SingleBurnsFromNow,
    o.RestoreStub,
    turns.ActionsBehindStand,
    turns.PlayStarted,
    turns.PlayNotStarted,
)
"""Orders that need no execution, because the hand continues as they say anyway."""
