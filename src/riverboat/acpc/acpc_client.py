"""ACPC client: a riverboat bot at a dealer of the competition.

The client knows of a hand only the last match state: it parses the bot's view from that text, and
cards that the text does not show are unknown.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from time import monotonic
from typing import Final

from msgspec import Struct

from riverboat.acpc.line_connection import (
    Clock,
    ConnectionClosed,
    LineConnection,
    PortUnavailable,
    build_os_error_phrase,
)
from riverboat.acpc.match_seats import VERSION
from riverboat.bots import Player
from riverboat.engine import HandState, IllegalAction, Nothing, ToAct, ToShow, due
from riverboat.notation.acpc import (
    DefinedTable,
    MatchState,
    build_view,
    format_action,
    legal_turn,
    parse_state,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Player as Called
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.acpc_games import NoSuchPosition
from riverboat.words.refusals.home_games import CommandNotOffered

READ_TIMEOUT_SECONDS: Final = 3600.0
"""Seconds to wait for a line: other players may be slow, and so may the start of a match."""


class FinishedHand(Struct, frozen=True):
    """A finished hand: its number, and the player's position and net result."""

    hand: int
    position: int
    net: int | None
    """Net result in chips of the table's scale; ``None`` if a showdown hid cards."""


def connect(
    host: str, port: int, timeout_seconds: float = 10.0, clock: Clock = monotonic
) -> LineConnection:
    """Connect to a dealer, and send the protocol version."""
    try:
        connection = socket.create_connection((host, port), timeout_seconds)
    except (OSError, OverflowError) as error:
        raise PortUnavailable(w.PortUnanswered(host, port, build_os_error_phrase(error))) from None
    line_connection = LineConnection(connection, clock)
    try:
        line_connection.write(VERSION, timeout_seconds)
    except BaseException:
        line_connection.close()
        raise
    return line_connection


def play_as(
    player: Player,
    table: DefinedTable,
    connection: LineConnection,
    *,
    timeout_seconds: float = READ_TIMEOUT_SECONDS,
    clock: Clock = monotonic,
) -> Iterator[FinishedHand]:
    """Play until the dealer disconnects between two hands; yield each finished hand.

    *timeout_seconds* is the longest silence of the dealer, in seconds. Raises
    ``LineConnectionError`` after a longer one, or if the dealer disconnects too early, and
    ``BadNotation`` for a state that this game cannot have.
    """
    is_between_hands = False
    while True:
        try:
            line = connection.read(clock() + timeout_seconds)
        except ConnectionClosed:
            if is_between_hands:
                return
            raise
        if not line or line.startswith(("#", ";")):
            continue
        match_state = parse_state(line)
        if match_state.position >= table.definition.players:
            raise BadNotation(NoSuchPosition(str(match_state), match_state.position))
        hand = build_view(match_state, table)
        next_step = due(hand)
        is_between_hands = isinstance(next_step, (Nothing, ToShow))
        if is_between_hands:
            yield FinishedHand(
                match_state.hand,
                match_state.position,
                _compute_net(hand, match_state.position, table),
            )
        elif isinstance(next_step, ToAct) and next_step.seat == match_state.position:
            connection.write(
                f"{line}:{choose_action(player, hand, table, match_state)}", timeout_seconds
            )


def choose_action(player: Player, hand: HandState, table: DefinedTable, state: MatchState) -> str:
    """Return the player's action in this state, in the protocol's notation; always legal."""
    turn = legal_turn(hand, table, state.betting)
    command = player.choose(state.position, hand, turn)
    if command not in turn:
        raise IllegalAction(
            CommandNotOffered(Called(str(player)), str(command), str(state), turn.offer), turn
        )
    return format_action(command, hand, turn, table)


def _compute_net(hand: HandState, position: int, table: DefinedTable) -> int | None:
    return hand.stacks[position] - table.stacks[position] if hand.has_ended else None
