"""Validity checks on bet incidents before any ruling."""

from __future__ import annotations

from collections import Counter

from riverboat.floor.bets.bet_incidents import Chips, PushedChips
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.words import Seat
from riverboat.words.refusals import bet_incidents as w


def check_turn(spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the player has no cards or it is not their turn."""
    seat = Seat(spot.who)
    if spot.has_cards is False:
        raise InvalidIncident(w.PlayerHoldsNoCards(seat))
    if spot.betting is False:
        raise InvalidIncident(w.NoBettingNow())
    if spot.in_turn is False:
        raise InvalidIncident(w.ActionOutOfTurn(seat))


def check_chips(spot: Spot, chips: Chips) -> None:
    """Raise ``InvalidIncident`` for invalid chips, or more than the player has."""
    for chip in chips:
        if chip <= 0:
            raise InvalidIncident(w.NoChips(Seat(spot.who), chip))
    if spot.stack is not None and sum(chips) > spot.stack:
        raise InvalidIncident(w.BetOverStack(Seat(spot.who), spot.stack, sum(chips)))


def check_motions(spot: Spot, motions: tuple[Chips, ...]) -> None:
    """Raise ``InvalidIncident`` for a motion without chips."""
    if not motions or not all(motions):
        raise InvalidIncident(w.NoChipsPushed(Seat(spot.who)))


def check_amount(*amounts: int | None) -> None:
    """Raise ``InvalidIncident`` for an amount that cannot be bet."""
    for amount in amounts:
        if amount is not None and amount <= 0:
            raise InvalidIncident(w.NoAmountAtAll(amount))


def check_old_chips(incident: PushedChips, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the old chips do not cover the bet or the chips taken back."""
    seat = Seat(spot.who)
    check_chips(Spot(who=spot.who), (*(incident.old or ()), *incident.took))
    if incident.old is None:
        if sum(incident.took) > spot.own:
            raise InvalidIncident(w.ChipsTakenBackTooMany(seat, sum(incident.took)))
        return
    if sum(incident.old) < spot.own:
        raise InvalidIncident(w.OldChipsMismatch(seat, sum(incident.old), spot.own))
    if Counter(incident.took) - Counter(incident.old):
        raise InvalidIncident(w.ChipsTakenBackTooMany(seat, sum(incident.took)))
