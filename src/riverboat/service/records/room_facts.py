r"""Facts in a table's stream: facts of the table, and facts of the room.

A record is one line of JSON. Room facts concern no rule of poker: how a deck was sealed and cut,
when the room stopped, and how it resumed.

>>> to_json(DeckCut(7, ((1, "ab"), (4, "cd"))))
b'{"type":"DeckCut","hand":7,"cuts":[[1,"ab"],[4,"cd"]]}'
>>> from_json(b'{"type":"WentOn","by":"Ann"}')
TableResumed(actor='Ann')
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
from riverboat.words.refusals.hand_audit import LogEntryUnknown


class RoomFact(Struct, frozen=True, tag=True, gc=False):
    """A fact of the room, not of the game."""


class DeckSealed(RoomFact, frozen=True):
    """The deck of a hand was shuffled and sealed; it is not cut yet."""

    hand: int
    root: str


class CutPromised(RoomFact, frozen=True, tag="Promised", rename={"chain_end": "end"}):
    """A player has committed to their cuts: the last value of a hash chain."""

    player: str
    chain_end: str


class DeckCut(RoomFact, frozen=True):
    """The deck of a hand was cut by these chairs; the others did not cut in time."""

    hand: int
    cuts: ChairCuts


class DeckReshuffled(RoomFact, frozen=True, rename={"reshuffle_count": "count"}):
    """Cards were returned to the stub of a hand, which was shuffled and sealed again."""

    hand: int
    reshuffle_count: int
    """Number of reshuffles in this hand, this one included."""
    root: str


class TablePaused(
    RoomFact, frozen=True, tag="Paused", rename={"is_immediate": "now", "actor": "by"}
):
    """A host has paused the table: at once, or when the hand is over."""

    actor: str
    is_immediate: bool


class TableResumed(RoomFact, frozen=True, tag="WentOn", rename={"actor": "by"}):
    """A host has ended a pause."""

    actor: str


class TableRestarted(RoomFact, frozen=True, tag="Restarted"):
    """The room was restarted, with this policy for an interrupted hand: ``resume`` or ``void``."""

    at: int
    policy: str


class HandResumed(RoomFact, frozen=True):
    """An interrupted hand was resumed."""

    hand: int
    at: int


class BotSeated(RoomFact, frozen=True):
    """A bot was added and plays in this style whenever the room is open."""

    player: str
    style: str


class ProgramDeclared(RoomFact, frozen=True, tag="ProgramPlays"):
    """A program acts for a player, as the player's API key declares."""

    player: str


class CardsShown(RoomFact, frozen=True):
    """A player voluntarily shows cards of the last hand (SHOW-15, SHOW-16)."""

    hand: int
    chair: int
    player: str
    cards: tuple[int, ...]


class CommandDeferred(
    RoomFact,
    frozen=True,
    tag="WishWaits",
    rename={
        "command": "wish",
        "game_name": "text",
        "is_by_administrator": "of_the_room",
        "actor": "by",
    },
):
    """A host's command was deferred until the hand is over."""

    number: int
    """Consecutive number among the table's deferred commands."""
    actor: str
    command: DeferrableCommand
    player: str = ""
    """Player that the command concerns, wherever they sit when it is executed."""
    game_name: str = ""
    """Name of the resulting game."""
    is_by_administrator: bool = False
    """True if an administrator sent the command, who need not be a host."""


class DeferredCommandWithdrawn(RoomFact, frozen=True, tag="WishTakenBack", rename={"actor": "by"}):
    """A host has withdrawn a deferred command."""

    number: int
    actor: str


class DeferredCommandDropped(
    RoomFact,
    frozen=True,
    tag="WishDropped",
    rename={"reason": "why", "reason_phrase": "said", "actor": "by"},
):
    """A deferred command has become impossible, with the reason."""

    number: int
    actor: str
    """Host who had sent the command."""
    code: str
    rule: str
    reason: str
    """Reason in English."""
    reason_phrase: str = ""
    """Reason as a phrase in JSON; empty in records older than phrases."""


class HostActed(
    RoomFact,
    frozen=True,
    tag="HostDid",
    rename={"command": "wish", "game_name": "text", "actor": "by"},
):
    """A host has acted: the facts that follow are the effects."""

    actor: str
    command: HostCommand
    player: str = ""
    """Player that the action concerns."""
    game_name: str = ""
    """Name of the new game, if it changes."""
    number: int = 0
    """Number of the deferred command; 0 if it was not deferred."""


class PlayerRemoved(
    RoomFact, frozen=True, tag="SentAway", rename={"banned_until": "until", "actor": "by"}
):
    """A host has removed a player from the table."""

    player: str
    actor: str
    reason: str
    banned_until: int
    """End of the ban, in milliseconds since 1970: 0 for no ban, -1 for a permanent one."""


class BanLifted(RoomFact, frozen=True, tag="LetBackIn", rename={"actor": "by"}):
    """A host has lifted a player's ban."""

    player: str
    actor: str


class ListJoined(RoomFact, frozen=True, rename={"wanted_chair": "wish"}):
    """A player joined the waiting list, or changed their preferences and kept their place."""

    player: str
    wanted_chair: int = 0
    """Chair that they want; 0 is any."""
    chips: int = 0
    """Buy-in with which they sit down as soon as a chair is free; 0 to be asked first."""


class SeatOffered(RoomFact, frozen=True, rename={"reserved_until": "until"}):
    """A chair is reserved for a player on the waiting list until this time."""

    player: str
    chair: int
    reserved_until: int


class ListLeft(RoomFact, frozen=True, rename={"reason": "why", "actor": "by"}):
    """A player left the waiting list without a seat."""

    player: str
    reason: Literal["left", "removed", "missed", "away"]
    """Reason: ``missed`` did not take the chair in time, ``away`` was gone too long."""
    actor: str = ""
    """Host who removed the player; empty if no host did."""


class BotYieldedSeat(RoomFact, frozen=True, tag="BotMakesRoom"):
    """A bot yields its seat to a player on the waiting list, after the hand if it is in one."""

    bot: str


class SeatLinkCreated(RoomFact, frozen=True, tag="SeatHandedOver", rename={"actor": "by"}):
    """A host has made a link by which a guest returns to their seat from another browser."""

    player: str
    actor: str


class RoleGiven(RoomFact, frozen=True, rename={"actor": "by"}):
    """A player became a host, was admitted to the table, or lost the role."""

    player: str
    role: str
    actor: str


class NoticeRead(RoomFact, frozen=True, rename={"last_seq": "upto"}):
    """A player has read their notices up to this record."""

    player: str
    last_seq: int


class MessageAnnounced(
    RoomFact, frozen=True, tag="Announced", rename={"recipients": "to", "actor": "by"}
):
    """An administrator has announced a message to the table."""

    actor: str
    text: str
    recipients: tuple[str, ...]
    """Seated players, who are shown it until they have read it."""


class StandingAnswersSet(
    RoomFact,
    frozen=True,
    tag="StandingSet",
    rename={"beaten_hand": "beaten", "waits_for_big_blind": "waits"},
):
    """A player has changed their standing answers, which reply to questions automatically.

    Only that player is sent the fact.
    """

    player: str
    straddle: str = "ask"
    run_it: str = "ask"
    beaten_hand: str = "ask"
    rebuy: bool = False
    top_up: int = 0
    waits_for_big_blind: bool = False


class RabbitCard(Struct, frozen=True, rename={"dealt_before": "dealt"}):
    """A card of a rabbit hunt."""

    dealt_before: int
    """Number of cards dealt off the deck before it, including burn cards."""
    board: int
    card: int


class RabbitHunted(RoomFact, frozen=True, rename={"cards": "came"}):
    """A player has asked for a rabbit hunt after a hand that ended early."""

    hand: int
    player: str
    cards: tuple[RabbitCard, ...]
    """Cards in the order in which they would have been dealt; burn cards stay hidden."""


class EventTableLinked(RoomFact, frozen=True, tag="OfEvent"):
    """This table belongs to a tournament: chips are not money, and the director assigns seats."""

    event: str
    table: int
    """Number of the table in the tournament."""


class BombProposed(
    RoomFact, frozen=True, rename={"proposer": "by", "ante": "chips", "board_count": "boards"}
):
    """A player has proposed a bomb pot for the next hand (BYND-41)."""

    hand: int
    proposer: str
    ante: int
    """Ante of each player."""
    board_count: int = 0
    """Number of boards; 0 for the game's own."""


class BombAnswered(RoomFact, frozen=True, rename={"has_agreed": "yes"}):
    """A player has voted; other players do not see the name."""

    player: str
    has_agreed: bool


class BombAgreed(
    RoomFact, frozen=True, rename={"proposer": "by", "ante": "chips", "board_count": "boards"}
):
    """All have agreed: the hand that begins is a bomb pot."""

    hand: int
    proposer: str
    """Player who proposed the bomb pot."""
    ante: int
    board_count: int = 0


class StreamStarted(RoomFact, frozen=True, rename={"actor": "by"}):
    """A host has opened the table's stream overlay, or has reset its link."""

    actor: str


class StreamEnded(RoomFact, frozen=True, rename={"actor": "by"}):
    """A host has ended the stream overlay, and with it the consent of all players."""

    actor: str


class StreamConsentSet(RoomFact, frozen=True, rename={"has_consented": "yes"}):
    """A player agreed to show hole cards on the stream, or withdrew; only they are notified."""

    player: str
    has_consented: bool


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
"""Facts of host actions and their records."""
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
    | StreamStarted
    | StreamEnded
    | StreamConsentSet
)
"""Further facts of the room at a table: decks, bots, the waiting list, votes."""
AnyRoomFact = HostFact | RoomTableFact
"""Any fact of the room."""

AnyRecorded = AnyLoggedFact | AnyRoomFact
"""Any fact of a table's stream."""


def is_room_fact(fact: AnyRecorded) -> TypeGuard[AnyRoomFact]:
    """Return True if a fact belongs to the room and not to the table."""
    return isinstance(fact, RoomFact)


def to_json(fact: AnyRecorded) -> bytes:
    """Encode a fact for the store."""
    return _ENCODER.encode(fact) if isinstance(fact, RoomFact) else table_log.to_json(fact)


def from_json(line: bytes) -> AnyRecorded:
    """Decode one fact. Raises ``ValueError`` if it is malformed."""
    if _TYPE_DECODER.decode(line).type in _ROOM_FACT_TAGS:
        return cast(AnyRecorded, _DECODER.decode(line))
    return table_log.from_json(line)


def from_json_lines(lines: Iterable[bytes], first_number: int = 0) -> list[AnyRecorded]:
    """Decode facts, one from each line.

    *first_number* is the position of the first line in the log. Raises ``CorruptLog`` with the
    position of an invalid line.
    """
    facts: list[AnyRecorded] = []
    for index, line in enumerate(lines, first_number):
        try:
            facts.append(from_json(line))
        except ValueError as error:
            raise CorruptLog(index, LogEntryUnknown("room", refusal_of(error))) from error
    return facts


def select_table_facts(records: Iterable[AnyRecorded]) -> list[AnyLoggedFact]:
    """Return the facts of the table itself, without those of the room."""
    return [fact for fact in records if not isinstance(fact, RoomFact)]


def deck_key(hand_number: int, root: str) -> str:
    """Return the key of a sealed deck in the store; a resealed deck has another one."""
    return f"deck/{hand_number}/{root[:16]}"


class _TypeTag(Struct):
    type: str


_TYPE_DECODER = json_decoder(_TypeTag)
_ENCODER = msgspec.json.Encoder()
_DECODER: JsonDecoder[Any] = json_decoder(reduce(or_, get_args(AnyRoomFact)))
_ROOM_FACT_TAGS = frozenset(
    [fact_type.__struct_config__.tag for fact_type in get_args(AnyRoomFact)]
)
