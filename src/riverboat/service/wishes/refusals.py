"""What the room says of its own: refusals as the asker may read them."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Final, assert_never

from riverboat.bots import STYLES
from riverboat.cards import BadCard
from riverboat.engine import BadGame, IllegalAction, Irregularity
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.state.bot_names import bot_name
from riverboat.service.state.readings import reason
from riverboat.service.wishes.commands import NotAllowed
from riverboat.table.state.awaited import ToPlay
from riverboat.wire import refusals as wire
from riverboat.wire.messages import Refused
from riverboat.words import Person, Player, Refusal, Seat, renamed
from riverboat.words.refusals import wishes as said
from riverboat.words.refusals.hosts import NoSuchStyle

REFUSALS: Final = (IllegalAction, Irregularity, NotAllowed, BadGame, BadCard)
"""How a wish is refused, by the room or by the rules below it."""
AnyRefusal = IllegalAction | Irregularity | NotAllowed | BadGame | BadCard


def refused(cmd: str, table: str, why: AnyRefusal, dealer: TableDealer, by: str) -> Refused:
    """A refusal; what would be legal is told to whom it is asked, and to nobody else.

    Somebody may hold a hand with which they may not open, and that is nobody else's business.
    """
    chair, now = dealer.table.chair_of(by), dealer.now
    asked = isinstance(now, ToPlay) and chair in now.chairs
    legal = why.legal if isinstance(why, IllegalAction) and asked else None
    return wire.refused(cmd, table, because(dealer, why), legal.offer if legal else None)


def because(dealer: TableDealer, why: AnyRefusal) -> Refusal:
    """Why a wish is refused, as people at the table may hear it: a seat of the hand is a player."""
    match why:
        case IllegalAction() | Irregularity():
            return renamed(why.refusal, lambda person: _player(dealer, person))
        case NotAllowed():
            return why.refusal
        case BadGame() | BadCard():
            return said.NotUnderstood(reason(why))
        case _:
            assert_never(why)


def _player(dealer: TableDealer, person: Person) -> Person:
    if not isinstance(person, Seat):
        return person
    chair = dealer.playing[person.seat]
    return Player(dealer.table.chairs[chair].player, chair)


def check_turn(dealer: TableDealer, chair: int) -> None:
    """Refuse an action out of turn, and say of those whose turn it is nothing but their names."""
    now = dealer.now
    assert isinstance(now, ToPlay), "a hand is played"
    if chair not in dealer.playing:
        raise NotAllowed(said.HasNoCards())
    if type(now.hand).__name__ == "ToShow":
        return  # whoever holds cards may show them without waiting
    acting = tuple([Player(dealer.table.chairs[each].player) for each in now.chairs])
    raise NotAllowed(said.TurnOfOthers(acting) if acting else said.CardsAreComing())


def bot(style: str, taken: Collection[str], people: Iterable[str] = ()) -> tuple[str, str]:
    """Return a name that neither a player nor a person in the room has, and a style."""
    if style and style not in STYLES:
        raise NotAllowed(NoSuchStyle(tuple(STYLES), style))
    return bot_name(taken, people), style or secrets.choice(
        [each for each in STYLES if each != "random"]
    )
