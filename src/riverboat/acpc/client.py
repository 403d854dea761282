"""The player's end: one of our bots at a dealer of the competition, ours or anybody's.

All that it knows of a hand is the last match state: the view that the bot decides on is worked out
from its text, and the cards that it does not show are unknown.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from time import monotonic
from typing import Final

from msgspec import Struct

from riverboat.acpc.lines import Clock, Closed, Lines, NoPort, system_says
from riverboat.acpc.seats import VERSION
from riverboat.bots import Player
from riverboat.engine import HandState, IllegalAction, Nothing, ToAct, ToShow, due
from riverboat.notation.acpc import (
    DefinedTable,
    MatchState,
    action_of,
    parse_state,
    turn_in,
    view_of,
)
from riverboat.notation.reading import BadNotation
from riverboat.words import Player as Called
from riverboat.words.refusals import acpc as w
from riverboat.words.refusals.competition import NoSuchPosition
from riverboat.words.refusals.home import NotOffered

PATIENCE: Final = 3600.0
"""Seconds. The other players may take their time, and so may the start of a match."""


class Finished(Struct, frozen=True):
    """A hand as the player saw it end."""

    hand: int
    position: int
    net: int | None
    """What they won, in chips of the table's scale; unknown when a showdown was kept from them."""


def connect(host: str, port: int, seconds: float = 10.0, clock: Clock = monotonic) -> Lines:
    """A connection to a dealer, with the version said."""
    try:
        connection = socket.create_connection((host, port), seconds)
    except (OSError, OverflowError) as why:
        raise NoPort(w.NobodyAnswersAt(host, port, system_says(why))) from None
    lines = Lines(connection, clock)
    try:
        lines.write(VERSION, seconds)
    except BaseException:
        lines.close()
        raise
    return lines


def play_as(
    player: Player,
    table: DefinedTable,
    lines: Lines,
    *,
    patience: float = PATIENCE,
    clock: Clock = monotonic,
) -> Iterator[Finished]:
    """Play until the dealer hangs up between two hands; each hand when it is over.

    *patience* is how long the dealer may be silent, in seconds. Raises ``ConnectionTrouble`` when
    it is longer, or the dealer hangs up too early, and ``BadNotation`` for a state that this game
    cannot have.
    """
    over = False
    while True:
        try:
            line = lines.read(clock() + patience)
        except Closed:
            if over:
                return
            raise
        if not line or line.startswith(("#", ";")):
            continue
        state = parse_state(line)
        if state.position >= table.definition.players:
            raise BadNotation(NoSuchPosition(str(state), state.position))
        hand = view_of(state, table)
        now = due(hand)
        over = isinstance(now, (Nothing, ToShow))
        if over:
            yield Finished(state.hand, state.position, _net(hand, state.position, table))
        elif isinstance(now, ToAct) and now.seat == state.position:
            lines.write(f"{line}:{answer(player, hand, table, state)}", patience)


def answer(player: Player, hand: HandState, table: DefinedTable, state: MatchState) -> str:
    """What the player does in this state, as the protocol says it; always legal."""
    turn = turn_in(hand, table, state.betting)
    command = player.choose(state.position, hand, turn)
    if command not in turn:
        raise IllegalAction(
            NotOffered(Called(str(player)), str(command), str(state), turn.offer), turn
        )
    return action_of(command, hand, turn, table)


def _net(hand: HandState, position: int, table: DefinedTable) -> int | None:
    return hand.stacks[position] - table.stacks[position] if hand.ended else None
