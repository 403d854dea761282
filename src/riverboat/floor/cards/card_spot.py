"""What the pages of this chapter ask about the moment: who, which game, who has acted."""

from __future__ import annotations

from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_incidents import CardIncident
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Family, Spot
from riverboat.floor.verdict import QuestionSpec, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards.orders import Street
from riverboat.words.refusals import cards as refusals
from riverboat.words.refusals.seen import NoSuchSeatInTheHand

STREETS: dict[Family, tuple[Street, ...]] = {
    "flop": ("flop", "turn", "river"),
    "stud": ("fourth", "fifth", "sixth", "seventh"),
    "draw": ("draw", "draw", "draw"),
}
"""What follows the first betting, in order."""


def player_concerned(incident: CardIncident, spot: Spot) -> Seat:
    """The player whom it is about."""
    return Seat(spot.who if incident.who is None else incident.who)


def check_seats(incident: CardIncident, spot: Spot) -> None:
    """Refuse an observation about somebody who was not dealt in."""
    for field in SEAT_FIELDS:
        seat: int | None = getattr(incident, field, None)
        if seat is not None and spot.players is not None and not 0 <= seat < spot.players:
            raise InvalidIncident(NoSuchSeatInTheHand(seat))


SEAT_FIELDS = ("who", "to", "overcall", "fouled", "third")
"""The fields of this chapter's observations that are seats."""


def game_family(spot: Spot) -> Family:
    """Which kind of game it is."""
    return require_known(spot.family, q.FAMILY)


def require_family(wanted: Family, spot: Spot) -> None:
    """Refuse what cannot happen in this kind of game; where nobody has said it, it is that one."""
    if spot.family not in (None, wanted):
        raise InvalidIncident(refusals.OtherFamily(wanted))


def has_player_acted(incident: CardIncident, spot: Spot) -> bool:
    """Whether the player has acted in this hand."""
    if spot.did is not None:
        return any(each.seat == player_concerned(incident, spot).seat for each in spot.did)
    return require_known(spot.acted, q.HAVE_THEY_ACTED)


def has_anybody_acted(spot: Spot, ask: QuestionSpec[bool] = q.HAS_ANYBODY_ACTED) -> bool:
    """Whether anybody has acted in this hand."""
    if spot.did is not None:
        return bool(spot.did)
    return bool(spot.street) or require_known(spot.anybody_acted, ask)


def street_number(street: Street, spot: Spot) -> int:
    """Which street that is, from 1; in draw each is a draw, and the one that is on is meant."""
    if spot.family == "draw" and street == "draw":
        return max(spot.street or 0, 1)
    for streets in (STREETS[spot.family],) if spot.family else STREETS.values():
        if street in streets:
            return streets.index(street) + 1
    raise InvalidIncident(refusals.NoSuchStreet(street))


def streets_dealt(spot: Spot) -> int | None:
    """How many streets have come after the first betting; ``None`` where nobody has said."""
    if spot.family == "draw":
        return None if spot.street is None else max(spot.street, int(spot.drawing or False))
    if spot.family == "flop" and spot.board is not None:
        return max(spot.board - 2, 0)  # all-in hands have a board, and no betting on it
    return spot.street


def has_street_action(number: int, spot: Spot) -> bool:
    """Whether anybody has acted on that street, or on one after it."""
    if spot.did is not None:
        return any(each.street >= number for each in spot.did)
    if spot.street is not None and spot.street > number:
        return spot.more_betting is not False
    return require_known(spot.acted_here, q.ACTED_ON_IT)
