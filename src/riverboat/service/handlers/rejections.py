"""Rejections by the room, worded for the sender of the command."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Final, TypeAlias, assert_never, get_args

from riverboat.bots import STYLES
from riverboat.cards import BadCard
from riverboat.engine import BadGame, IllegalAction, Irregularity
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.state.config_cache import parse_error_reason
from riverboat.service.state.house_bot_names import pick_bot_name
from riverboat.table.state.table_pending import ToPlay
from riverboat.wire import refusal_frames as wire
from riverboat.wire.messages import Rejected
from riverboat.words import Person, Player, Refusal, Seat, rename_people
from riverboat.words.refusals import table_commands as phrases
from riverboat.words.refusals.room_host_actions import NoSuchStyle

AnyRefusalError: TypeAlias = IllegalAction | Irregularity | NotAllowed | BadGame | BadCard
"""Any error by which the room, or the rules below it, refuse a command."""
REFUSAL_ERRORS: Final[tuple[type[AnyRefusalError], ...]] = get_args(AnyRefusalError)


def reject(
    command_id: str, table_id: str, error: AnyRefusalError, dealer: TableDealer, actor: str
) -> Rejected:
    """Return a rejection, with the legal actions if the sender is the player to act.

    Other players get no legal actions: these may show that a hand does not qualify for opening.
    """
    chair, pending = dealer.table.chair_of(actor), dealer.pending
    is_to_act = isinstance(pending, ToPlay) and chair in pending.chairs
    legal_actions = error.legal if isinstance(error, IllegalAction) and is_to_act else None
    return wire.rejected(
        command_id,
        table_id,
        refusal_for(dealer, error),
        legal_actions.offer if legal_actions else None,
    )


def refusal_for(dealer: TableDealer, error: AnyRefusalError) -> Refusal:
    """Return the reason of a rejection, with the seats of the hand replaced by players' names."""
    match error:
        case IllegalAction() | Irregularity():
            return rename_people(error.refusal, lambda person: _replace_seat(dealer, person))
        case NotAllowed():
            return error.refusal
        case BadGame() | BadCard():
            return phrases.CommandInvalid(parse_error_reason(error))
        case _:
            assert_never(error)


def _replace_seat(dealer: TableDealer, person: Person) -> Person:
    if not isinstance(person, Seat):
        return person
    chair = dealer.hand_chairs[person.seat]
    return Player(dealer.table.chairs[chair].player, chair)


def check_turn(dealer: TableDealer, chair: int) -> None:
    """Refuse an action out of turn; the reason names the players to act."""
    pending = dealer.pending
    assert isinstance(pending, ToPlay), "a hand is played"
    if chair not in dealer.hand_chairs:
        raise NotAllowed(phrases.NoCardsInHand())
    if type(pending.hand).__name__ == "ToShow":
        return  # a player with cards may show them without waiting
    acting_players = tuple([Player(dealer.table.chairs[chair].player) for chair in pending.chairs])
    raise NotAllowed(
        phrases.OtherPlayersTurn(acting_players) if acting_players else phrases.CardsBeingDealt()
    )


def pick_bot(
    style: str, taken_names: Collection[str], people_in_room: Iterable[str] = ()
) -> tuple[str, str]:
    """Return an unused name for a bot, and the style; a random one if *style* is empty.

    Raises ``NotAllowed`` for an unknown style.
    """
    if style and style not in STYLES:
        raise NotAllowed(NoSuchStyle(tuple(STYLES), style))
    return pick_bot_name(taken_names, people_in_room), style or secrets.choice(
        [candidate for candidate in STYLES if candidate != "random"]
    )
