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
    seat = Seat(spot.seat)
    if spot.has_cards is False:
        raise InvalidIncident(w.PlayerHoldsNoCards(seat))
    if spot.is_betting_open is False:
        raise InvalidIncident(w.NoBettingNow())
    if spot.is_in_turn is False:
        raise InvalidIncident(w.ActionOutOfTurn(seat))


def check_chips(spot: Spot, chips: Chips) -> None:
    """Raise ``InvalidIncident`` for invalid chips, or more than the player has."""
    for chip in chips:
        if chip <= 0:
            raise InvalidIncident(w.ChipValueInvalid(Seat(spot.seat), chip))
    if spot.stack is not None and sum(chips) > spot.stack:
        raise InvalidIncident(w.BetOverStack(Seat(spot.seat), spot.stack, sum(chips)))


def check_motions(spot: Spot, motions: tuple[Chips, ...]) -> None:
    """Raise ``InvalidIncident`` for a motion without chips."""
    if not motions or not all(motions):
        raise InvalidIncident(w.NoChipsPushed(Seat(spot.seat)))


def check_amounts(*amounts: int | None) -> None:
    """Raise ``InvalidIncident`` for an amount of zero or less; ``None`` is accepted."""
    for amount in amounts:
        if amount is not None and amount <= 0:
            raise InvalidIncident(w.IncidentAmountInvalid(amount))


def check_earlier_bet_chips(incident: PushedChips, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the chips of the last bet are too few.

    They must be worth at least the bet, and include the chips that were taken back.
    """
    seat = Seat(spot.seat)
    check_chips(
        Spot(seat=spot.seat), (*(incident.earlier_bet_chips or ()), *incident.taken_back_chips)
    )
    if incident.earlier_bet_chips is None:
        if sum(incident.taken_back_chips) > spot.chips_in_front:
            raise InvalidIncident(w.ChipsTakenBackTooMany(seat, sum(incident.taken_back_chips)))
        return
    if sum(incident.earlier_bet_chips) < spot.chips_in_front:
        raise InvalidIncident(
            w.EarlierBetMismatch(seat, sum(incident.earlier_bet_chips), spot.chips_in_front)
        )
    if Counter(incident.taken_back_chips) - Counter(incident.earlier_bet_chips):
        raise InvalidIncident(w.ChipsTakenBackTooMany(seat, sum(incident.taken_back_chips)))
