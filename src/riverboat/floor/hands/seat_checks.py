"""Checks on the seat of another player."""

from __future__ import annotations

from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.words import Seat
from riverboat.words.refusals.incident_checks import NoSuchSeatInTheHand, OtherPlayerRequired


def require_seat_in_hand(seat: int, spot: Spot) -> Seat:
    """Return the seat; raise ``InvalidIncident`` if this hand has no such seat."""
    if seat < 0 or (spot.player_count is not None and seat >= spot.player_count):
        raise InvalidIncident(NoSuchSeatInTheHand(seat))
    return Seat(seat)


def require_other_seat(seat: int, spot: Spot) -> Seat:
    """Return the seat of another player in this hand; raise ``InvalidIncident`` for any other."""
    if seat == spot.seat:
        raise InvalidIncident(OtherPlayerRequired())
    return require_seat_in_hand(seat, spot)
