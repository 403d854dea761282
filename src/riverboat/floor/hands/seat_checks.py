"""Checks on the seat of another player."""

from __future__ import annotations

from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.words import Seat
from riverboat.words.refusals.incident_checks import NoSuchSeatInTheHand, OtherPlayerRequired


def require_seat_in_hand(seat: int, spot: Spot) -> Seat:
    """Return a seat of this hand, or raise ``InvalidIncident``."""
    if seat < 0 or (spot.player_count is not None and seat >= spot.player_count):
        raise InvalidIncident(NoSuchSeatInTheHand(seat))
    return Seat(seat)


def require_other_seat(seat: int, spot: Spot) -> Seat:
    """Return a seat of this hand other than the player's own, or raise ``InvalidIncident``."""
    if seat == spot.seat:
        raise InvalidIncident(OtherPlayerRequired())
    return require_seat_in_hand(seat, spot)
