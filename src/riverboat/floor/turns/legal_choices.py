"""Phrases of the legal choices of the player to act, and of actions already taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.turn_incidents import OutOfTurnAct
from riverboat.floor.verdict import require_known
from riverboat.words import Seat
from riverboat.words.floor.verdicts import AllowedActions
from riverboat.words.player_actions import (
    Act,
    Betting,
    BettingAtLeast,
    CallingForChips,
    Checking,
    Folding,
    GoingAllInForChips,
    RaisingAtLeast,
    RaisingTo,
)
from riverboat.words.refusals.incident_checks import (
    ActionAmountMissing,
    ActionOverStack,
    RaiseNotAboveBet,
)


def list_legal_acts(spot: Spot, can_raise: bool = True) -> AllowedActions:
    """Return the player's legal choices; without bets and raises if *can_raise* is False."""
    return AllowedActions(Seat(spot.seat), tuple(_iter_acts(spot, can_raise)))


def _iter_acts(spot: Spot, can_raise: bool) -> Iterator[Act]:
    bet_to_match = require_known(spot.bet_to_match, q.STREET_BET_QUESTION)
    call_chips = max(bet_to_match - spot.chips_in_front, 0)
    if not call_chips:
        yield Checking()
    elif spot.stack is not None and spot.stack <= call_chips:
        yield GoingAllInForChips(spot.chips_in_front + spot.stack)
        can_raise = False
    else:
        yield CallingForChips(call_chips)
    if can_raise and spot.can_raise is not False:
        yield _build_minimum_raise_act(spot, bet_to_match)
    if call_chips:
        yield Folding()


def _build_minimum_raise_act(spot: Spot, bet_to_match: int) -> Act:
    min_total = min_raise_total(spot, bet_to_match)
    if spot.stack is not None and spot.chips_in_front + spot.stack <= min_total:
        return GoingAllInForChips(spot.chips_in_front + spot.stack)
    if spot.structure == "limit":
        return RaisingTo(min_total) if bet_to_match else Betting(min_total)
    return RaisingAtLeast(min_total) if bet_to_match else BettingAtLeast(min_total)


def min_raise_total(spot: Spot, bet_to_match: int) -> int:
    """Return the total of the minimum bet or raise."""
    return bet_to_match + require_known(spot.min_raise_size, q.LAST_RAISE_QUESTION)


def make_act(action: OutOfTurnAct, raise_total: int | None, spot: Spot) -> Act:
    """Build the phrase of an action; a call with no bet to face is a check (VERB-09)."""
    match action:
        case "fold":
            return Folding()
        case "check":
            return Checking()
        case "call":
            call_chips = require_known(spot.chips_to_call, q.STREET_BET_QUESTION)
            return CallingForChips(call_chips) if call_chips else Checking()
        case "raise":
            return make_raise_act(raise_total, spot)
        case _:
            assert_never(action)


def make_raise_act(raise_total: int | None, spot: Spot) -> Act:
    """Return a bet or raise to this total, which may be below the minimum.

    Raise ``InvalidIncident`` for a total that is missing, zero, or more than the player's chips.
    """
    bet_to_match = require_known(spot.bet_to_match, q.STREET_BET_QUESTION)
    if raise_total is None:
        raise InvalidIncident(ActionAmountMissing(RaisingTo(bet_to_match)))
    if raise_total <= 0:
        raise InvalidIncident(RaiseNotAboveBet(raise_total, bet_to_match))
    if spot.stack is not None and raise_total > spot.chips_in_front + spot.stack:
        max_total = spot.chips_in_front + spot.stack
        raise InvalidIncident(ActionOverStack(Seat(spot.seat), max_total, raise_total))
    return RaisingTo(raise_total) if bet_to_match else Betting(raise_total)
