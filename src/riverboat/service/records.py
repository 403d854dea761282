r"""What a room writes down in a table's stream: the table's own facts, and the room's among them.

A record is one line of JSON. The room's facts say what concerns no rule of poker: how a deck was
sealed and cut, when the room stood still, and how it went on.

>>> to_json(DeckCut(7, ((1, "ab"), (4, "cd"))))
b'{"type":"DeckCut","hand":7,"cuts":[[1,"ab"],[4,"cd"]]}'
>>> from_json(b'{"type":"WentOn","by":"Ann"}')
WentOn(by='Ann')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, TypeGuard, cast, get_args

import msgspec
from msgspec import Struct

from riverboat.engine import CorruptLog
from riverboat.service.cutting import Cuts
from riverboat.table import log
from riverboat.table.applying import AnyLogged


class RoomFact(Struct, frozen=True, tag=True, gc=False):
    """Something that happened in the room, and not in the game."""


class DeckSealed(RoomFact, frozen=True):
    """The deck of a hand is shuffled and sealed; nobody has cut it yet."""

    hand: int
    root: str


class Promised(RoomFact, frozen=True):
    """A player has promised his cuts: they are the chain of hashes that ends here."""

    player: str
    end: str


class DeckCut(RoomFact, frozen=True):
    """The deck of a hand is cut, by these chairs; the others did not cut in time."""

    hand: int
    cuts: Cuts


class DeckReshuffled(RoomFact, frozen=True):
    """Cards went back into the stub of a hand, and it was shuffled and sealed again."""

    hand: int
    count: int
    """How often in this hand: 1 is the first time."""
    root: str


class Paused(RoomFact, frozen=True):
    """A host has stopped the table: at once, or when the hand is over."""

    by: str
    now: bool


class WentOn(RoomFact, frozen=True):
    """A host has ended a pause."""

    by: str


class Restarted(RoomFact, frozen=True):
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


class ProgramPlays(RoomFact, frozen=True):
    """A program acts for a player: it has come with a key that says so."""

    player: str


class CardsShown(RoomFact, frozen=True):
    """A player shows cards of the hand that is over, though he need not (SHOW-15, SHOW-16)."""

    hand: int
    chair: int
    player: str
    cards: tuple[int, ...]


AnyRoomFact = (
    DeckSealed
    | Promised
    | DeckCut
    | DeckReshuffled
    | Paused
    | WentOn
    | Restarted
    | HandResumed
    | BotSeated
    | ProgramPlays
    | CardsShown
)
"""Any fact of the room's own."""

AnyRecorded = AnyLogged | AnyRoomFact
"""Any fact of a stream."""


def is_of_the_room(fact: AnyRecorded) -> TypeGuard[AnyRoomFact]:
    """Whether a fact is the room's own, and no fact of the table."""
    return isinstance(fact, RoomFact)


def to_json(fact: AnyRecorded) -> bytes:
    """A fact as it is stored."""
    return _ENCODER.encode(fact) if isinstance(fact, RoomFact) else log.to_json(fact)


def from_json(line: bytes) -> AnyRecorded:
    """Read one fact, or raise ``ValueError``."""
    if _GLANCE.decode(line).type in _TAGS:
        return cast(AnyRecorded, _DECODER.decode(line))
    return log.from_json(line)


def from_json_lines(lines: Iterable[bytes]) -> list[AnyRecorded]:
    """Read many, or raise ``CorruptLog`` with the line that is wrong."""
    found: list[AnyRecorded] = []
    for index, line in enumerate(lines):
        try:
            found.append(from_json(line))
        except ValueError as why:
            raise CorruptLog(index, f"not a fact of a table or of the room: {why}") from why
    return found


def of_the_table(records: Iterable[AnyRecorded]) -> list[AnyLogged]:
    """The facts of the table alone, as its fold takes them."""
    return [fact for fact in records if not isinstance(fact, RoomFact)]


def deck_key(hand: int, root: str) -> str:
    """Under which key a sealed deck is stored: another one when the hand's deck is sealed anew."""
    return f"deck/{hand}/{root[:16]}"


class _Glance(Struct):
    type: str


_GLANCE = msgspec.json.Decoder(_Glance)
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, get_args(AnyRoomFact)))
_TAGS = frozenset([kind.__name__ for kind in get_args(AnyRoomFact)])
