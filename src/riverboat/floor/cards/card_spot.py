"""Facts of the spot that card rulings need: the player, the game, the action so far."""

from __future__ import annotations

from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_incidents import CardIncident
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import GameFamily, Spot
from riverboat.floor.verdict import QuestionSpec, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards.orders import Street
from riverboat.words.refusals import card_incidents as refusals
from riverboat.words.refusals.incident_checks import NoSuchSeatInTheHand

STREETS: dict[GameFamily, tuple[Street, ...]] = {
    "flop": ("flop", "turn", "river"),
    "stud": ("fourth", "fifth", "sixth", "seventh"),
    "draw": ("draw", "draw", "draw"),
}
"""Streets after the first betting round, in order."""


def incident_seat(incident: CardIncident, spot: Spot) -> Seat:
    """Return the seat that the incident concerns."""
    return Seat(spot.seat if incident.seat is None else incident.seat)


def check_seats(incident: CardIncident, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the incident names a seat that was not dealt in."""
    for field in SEAT_FIELDS:
        seat: int | None = getattr(incident, field, None)
        if seat is not None and spot.player_count is not None and not 0 <= seat < spot.player_count:
            raise InvalidIncident(NoSuchSeatInTheHand(seat))


SEAT_FIELDS = (
    "seat",
    "correct_seat",
    "highest_upcards_seat",
    "overcaller_seat",
    "fouled_seat",
    "third_player_seat",
)
"""Names of the fields of card incidents that contain seats."""


def require_game_family(spot: Spot) -> GameFamily:
    """Return the family of games; end the ruling with a question if it is unknown."""
    return require_known(spot.game_family, q.FAMILY_QUESTION)


def check_game_family(game_family: GameFamily, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the game is known to be of another family."""
    if spot.game_family not in (None, game_family):
        raise InvalidIncident(refusals.GameFamilyMismatch(game_family))


def has_player_acted(incident: CardIncident, spot: Spot) -> bool:
    """Return True if the player has acted in this hand."""
    if spot.actions_taken is not None:
        return any(
            action.seat == incident_seat(incident, spot).seat for action in spot.actions_taken
        )
    return require_known(spot.has_acted, q.PLAYER_ACTED_QUESTION)


def has_any_player_acted(spot: Spot, question: QuestionSpec[bool] = q.ANY_ACTION_QUESTION) -> bool:
    """Return True if any player has acted in this hand; *question* is asked if this is unknown."""
    if spot.actions_taken is not None:
        return bool(spot.actions_taken)
    return bool(spot.street) or require_known(spot.has_anyone_acted, question)


def street_number(street: Street, spot: Spot) -> int:
    """Return the number of a street, from 1; in draw games, the number of the current draw."""
    if spot.game_family == "draw" and street == "draw":
        return max(spot.street or 0, 1)
    for streets in (STREETS[spot.game_family],) if spot.game_family else STREETS.values():
        if street in streets:
            return streets.index(street) + 1
    raise InvalidIncident(refusals.NoSuchStreet(street))


def count_streets_dealt(spot: Spot) -> int | None:
    """Return the number of streets dealt after the first betting round; ``None`` if unknown."""
    if spot.game_family == "draw":
        return None if spot.street is None else max(spot.street, int(spot.has_draw_begun or False))
    if spot.game_family == "flop" and spot.board_card_count is not None:
        return max(spot.board_card_count - 2, 0)  # all-in hands have a board without betting
    return spot.street


def has_street_action(street_no: int, spot: Spot) -> bool:
    """Return True if any player has acted on that street or a later one."""
    if spot.actions_taken is not None:
        return any(action.street >= street_no for action in spot.actions_taken)
    if spot.street is not None and spot.street > street_no:
        return spot.has_more_betting is not False
    return require_known(spot.has_street_action, q.STREET_ACTION_QUESTION)
