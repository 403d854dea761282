r"""What a room writes down in a table's stream: the table's own facts, and the room's among them.

A record is one line of JSON. The room's facts say what concerns no rule of poker: how a deck was
sealed and cut, when the room stood still, and how it went on.

>>> to_json(DeckCut(7, ((1, "ab"), (4, "cd"))))
b'{"type":"DeckCut","hand":7,"cuts":[[1,"ab"],[4,"cd"]]}'
>>> from_json(b'{"type":"WentOn","by":"Ann"}')
TableResumed(by='Ann')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, Literal, TypeGuard, cast, get_args

import msgspec
from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine import CorruptLog
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.decks.deck_cut import ChairCuts
from riverboat.table.state import table_log
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.client_commands import DeferrableCommand, HostCommand
from riverboat.words.refusals.audited import IsNoFact


class RoomFact(Struct, frozen=True, tag=True, gc=False):
    """Something that happened in the room, and not in the game."""


class DeckSealed(RoomFact, frozen=True):
    """The deck of a hand is shuffled and sealed; nobody has cut it yet."""

    hand: int
    root: str


class CutPromised(RoomFact, frozen=True, tag="Promised"):
    """A player has promised their cuts: these are the chain of hashes that ends here."""

    player: str
    end: str


class DeckCut(RoomFact, frozen=True):
    """The deck of a hand is cut, by these chairs; the others did not cut in time."""

    hand: int
    cuts: ChairCuts


class DeckReshuffled(RoomFact, frozen=True):
    """Cards went back into the stub of a hand, and it was shuffled and sealed again."""

    hand: int
    count: int
    """How often in this hand: 1 is the first time."""
    root: str


class TablePaused(RoomFact, frozen=True, tag="Paused"):
    """A host has stopped the table: at once, or when the hand is over."""

    by: str
    now: bool


class TableResumed(RoomFact, frozen=True, tag="WentOn"):
    """A host has ended a pause."""

    by: str


class TableRestarted(RoomFact, frozen=True, tag="Restarted"):
    """The room is there again after it was not, and this is what it does about the hand."""

    at: int
    policy: str


class HandResumed(RoomFact, frozen=True):
    """A hand goes on that was interrupted."""

    hand: int
    at: int


class BotSeated(RoomFact, frozen=True):
    """A bot was asked for, and plays in this style whenever the room is open."""

    player: str
    style: str


class ProgramDeclared(RoomFact, frozen=True, tag="ProgramPlays"):
    """A program acts for a player: it has come with a key that says so."""

    player: str


class CardsShown(RoomFact, frozen=True):
    """A player shows cards of the hand that is over, though they need not (SHOW-15, SHOW-16)."""

    hand: int
    chair: int
    player: str
    cards: tuple[int, ...]


class CommandDeferred(RoomFact, frozen=True, tag="WishWaits"):
    """A host has asked for something in the middle of a hand: it happens when the hand is over."""

    number: int
    """Of those that ever waited at this table."""
    by: str
    wish: DeferrableCommand
    player: str = ""
    """Whom it is about, wherever they sit by then."""
    text: str = ""
    """The game that it leads to."""
    of_the_room: bool = False
    """Who asks runs the room, and need not be a host."""


class DeferredCommandWithdrawn(RoomFact, frozen=True, tag="WishTakenBack"):
    """A host has taken back what waited."""

    number: int
    by: str


class DeferredCommandDropped(RoomFact, frozen=True, tag="WishDropped"):
    """What waited cannot be done any more, and why."""

    number: int
    by: str
    """Who had asked for it."""
    code: str
    rule: str
    why: str
    """In English."""
    said: str = ""
    """The same as a phrase, in JSON; empty in what was written before there were phrases."""


class HostActed(RoomFact, frozen=True, tag="HostDid"):
    """A host has done something: the facts that follow are what it came to."""

    by: str
    wish: HostCommand
    player: str = ""
    """Whom it is about."""
    text: str = ""
    """The game that is played from now on, if it is another."""
    number: int = 0
    """Of what had waited; 0 if it was done at once."""


class PlayerRemoved(RoomFact, frozen=True, tag="SentAway"):
    """A host has sent somebody away."""

    player: str
    by: str
    reason: str
    until: int
    """When they may come back, in milliseconds: 0 is at once, and -1 never."""


class BanLifted(RoomFact, frozen=True, tag="LetBackIn"):
    """A host lets somebody in again who was to stay out."""

    player: str
    by: str


class ListJoined(RoomFact, frozen=True):
    """Somebody waits for a seat; who waited already keeps their place, and wishes otherwise."""

    player: str
    wish: int = 0
    """The chair that they want; 0 is any."""
    chips: int = 0
    """What they sit down with as soon as there is a chair; 0 is to be asked first."""


class SeatOffered(RoomFact, frozen=True):
    """A chair is kept for somebody on the list, until then and for nobody else."""

    player: str
    chair: int
    until: int


class ListLeft(RoomFact, frozen=True):
    """Somebody is off the list without a seat."""

    player: str
    why: Literal["left", "removed", "missed", "away"]
    """``missed`` is not to have taken the chair in time, ``away`` to have been gone too long."""
    by: str = ""
    """The host who has removed them."""


class BotYieldedSeat(RoomFact, frozen=True, tag="BotMakesRoom"):
    """A bot gets up for somebody on the list, after the hand if it is in one."""

    bot: str


class SeatLinkCreated(RoomFact, frozen=True, tag="SeatHandedOver"):
    """A host has made a link by which a guest comes back to their seat from another browser."""

    player: str
    by: str


class RoleGiven(RoomFact, frozen=True):
    """Somebody is a host from now on, or was let in, or neither any more."""

    player: str
    role: str
    by: str


class NoticeRead(RoomFact, frozen=True):
    """A player has read what they were told, up to this record."""

    player: str
    upto: int


class MessageAnnounced(RoomFact, frozen=True, tag="Announced"):
    """Whoever runs the room says something to the table."""

    by: str
    text: str
    to: tuple[str, ...]
    """Who sat there, and is told until they have read it."""


class StandingAnswersSet(RoomFact, frozen=True, tag="StandingSet"):
    """What the room answers for a player from now on; told to the player alone."""

    player: str
    straddle: str = "ask"
    run_it: str = "ask"
    beaten: str = "ask"
    rebuy: bool = False
    top_up: int = 0
    waits: bool = False


class RabbitCard(Struct, frozen=True):
    """A card that would have come."""

    dealt: int
    """How many cards had come off the deck before it, those burned on the way included."""
    board: int
    card: int


class RabbitHunted(RoomFact, frozen=True):
    """A player has asked which cards would have come in the hand that ended early."""

    hand: int
    player: str
    came: tuple[RabbitCard, ...]
    """In the order in which they would have been dealt; burned cards stay closed."""


class EventTableLinked(RoomFact, frozen=True, tag="OfEvent"):
    """This is a table of an event: its chips are no money, and its director says who sits where."""

    event: str
    table: int
    """The table's number in the event."""


class BombProposed(RoomFact, frozen=True):
    """A player has proposed that a hand that has not begun be a bomb pot (BYND-41)."""

    hand: int
    by: str
    chips: int
    """The ante of all who play it."""
    boards: int = 0
    """Its boards; 0 for as many as the game has."""


class BombAnswered(RoomFact, frozen=True):
    """A player agrees to it, or does not; the others are not told who it was."""

    player: str
    yes: bool


class BombAgreed(RoomFact, frozen=True):
    """All have agreed: the hand that begins is a bomb pot."""

    hand: int
    by: str
    """Who had proposed it."""
    chips: int
    boards: int = 0


HostFact = (
    TablePaused
    | TableResumed
    | CommandDeferred
    | DeferredCommandWithdrawn
    | DeferredCommandDropped
    | HostActed
    | PlayerRemoved
    | BanLifted
    | RoleGiven
    | NoticeRead
    | MessageAnnounced
)
"""What hosts do, and what their book keeps of it."""
RoomTableFact = (
    DeckSealed
    | CutPromised
    | DeckCut
    | DeckReshuffled
    | TableRestarted
    | HandResumed
    | BotSeated
    | ProgramDeclared
    | CardsShown
    | ListJoined
    | SeatOffered
    | ListLeft
    | BotYieldedSeat
    | SeatLinkCreated
    | StandingAnswersSet
    | RabbitHunted
    | BombProposed
    | BombAnswered
    | BombAgreed
    | EventTableLinked
)
"""What else happens around a table: decks, bots, the list, votes."""
AnyRoomFact = HostFact | RoomTableFact
"""Any fact of the room's own."""

AnyRecorded = AnyLoggedFact | AnyRoomFact
"""Any fact of a stream."""


def is_room_fact(fact: AnyRecorded) -> TypeGuard[AnyRoomFact]:
    """Whether a fact is the room's own, and no fact of the table."""
    return isinstance(fact, RoomFact)


def to_json(fact: AnyRecorded) -> bytes:
    """A fact as it is stored."""
    return _ENCODER.encode(fact) if isinstance(fact, RoomFact) else table_log.to_json(fact)


def from_json(line: bytes) -> AnyRecorded:
    """Read one fact, or raise ``ValueError``."""
    if _TYPE_DECODER.decode(line).type in _TAGS:
        return cast(AnyRecorded, _DECODER.decode(line))
    return table_log.from_json(line)


def from_json_lines(lines: Iterable[bytes], first: int = 0) -> list[AnyRecorded]:
    """Read many, of which the first is so far in its log. Raises ``CorruptLog``, with the line."""
    found: list[AnyRecorded] = []
    for index, line in enumerate(lines, first):
        try:
            found.append(from_json(line))
        except ValueError as why:
            raise CorruptLog(index, IsNoFact("room", refusal_of(why))) from why
    return found


def table_facts(records: Iterable[AnyRecorded]) -> list[AnyLoggedFact]:
    """The facts of the table alone, as its fold takes them."""
    return [fact for fact in records if not isinstance(fact, RoomFact)]


def deck_key(hand: int, root: str) -> str:
    """Under which key a sealed deck is stored: another one when the hand's deck is sealed anew."""
    return f"deck/{hand}/{root[:16]}"


class _TypeTag(Struct):
    type: str


_TYPE_DECODER = json_decoder(_TypeTag)
_ENCODER = msgspec.json.Encoder()
_DECODER: JsonDecoder[Any] = json_decoder(reduce(or_, get_args(AnyRoomFact)))
_TAGS = frozenset([kind.__struct_config__.tag for kind in get_args(AnyRoomFact)])
