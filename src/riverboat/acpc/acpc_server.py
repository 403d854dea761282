"""The dealer's side of a match: a port for each program that plays.

Ports open when the server is created, so that they are known before the programs start. No wait
exceeds its limit, and everything is closed at the end, also after an error.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from time import monotonic
from types import TracebackType
from typing import Final

from riverboat.acpc.acpc_match import Match, OnCorrection, PlayedHand, play_match
from riverboat.acpc.line_connection import (
    Clock,
    LineConnection,
    PortUnavailable,
    build_os_error_phrase,
)
from riverboat.acpc.match_deals import DealSource
from riverboat.acpc.match_seats import BotSeat, MatchLimits, MatchSeat, RemoteSeat, SeatFailed
from riverboat.bots import Player
from riverboat.words.refusals import acpc as w

LOOPBACK: Final = "127.0.0.1"
_DRAIN_SECONDS: Final = 1.0
"""Seconds for the programs to disconnect after the last hand."""


class Server:
    """The dealer of one match.

    *bots* are riverboat's bots, by player number from 0; each other player connects to a separate
    port. *ports* are the ports to open, in the order of players; the system chooses a port for 0,
    and all ports if none are given.

    >>> from random import Random
    >>> from riverboat.acpc import Match, Server, seeded_deals
    >>> from riverboat.bots import style
    >>> from riverboat.notation.acpc import parse_definition, build_table
    >>> leduc = build_table(parse_definition('''GAMEDEF
    ... nolimit
    ... numPlayers = 2
    ... numRounds = 2
    ... stack = 1200 1200
    ... blind = 100 100
    ... firstPlayer = 1 1
    ... numSuits = 2
    ... numRanks = 3
    ... numHoleCards = 1
    ... numBoardCards = 0 1
    ... END GAMEDEF'''))
    >>> match = Match(table=leduc, players=("Ann", "Bob"), hands=3)
    >>> bots = {k: style(name, Random(7)) for k, name in enumerate(("random", "caller"))}
    >>> with Server(match, bots) as server:
    ...     hands = list(server.play(seeded_deals(leduc, 7)))
    >>> [sum(hand.net) for hand in hands]
    [0, 0, 0]
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player] | None = None,
        *,
        host: str = LOOPBACK,
        ports: Sequence[int] = (),
        limits: MatchLimits | None = None,
        clock: Clock = monotonic,
    ) -> None:
        self.match = match
        self.limits = limits or MatchLimits()
        self._bots = dict(bots or {})
        self._clock = clock
        self._exit_stack = ExitStack()
        remote_players = [
            player for player in range(len(match.players)) if player not in self._bots
        ]
        requested_ports = [*ports, *[0] * len(remote_players)]
        self._listeners: dict[int, socket.socket] = {}
        try:
            for player, port in zip(remote_players, requested_ports, strict=False):
                listener = self._exit_stack.enter_context(_open_listening_socket(host, port))
                self._listeners[player] = listener
        except PortUnavailable:
            self._exit_stack.close()
            raise

    @property
    def ports(self) -> dict[int, int]:
        """The port of each external player; empty once all have connected."""
        return {player: listener.getsockname()[1] for player, listener in self._listeners.items()}

    def play(
        self, deals: DealSource, on_correction: OnCorrection | None = None
    ) -> Iterator[PlayedHand]:
        """Wait for all players, play the match, and yield each finished hand.

        Raises ``SeatFailed`` when a player cannot go on; all connections are closed then.
        """
        try:
            seats = self._accept_players()
            yield from play_match(self.match, seats, deals, on_correction)
            self._drain_connections([seat for seat in seats if isinstance(seat, RemoteSeat)])
        finally:
            self.close()

    def close(self) -> None:
        """Close every port and connection."""
        self._listeners.clear()
        self._exit_stack.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _accept_players(self) -> list[MatchSeat]:
        """Return all seats, once every program has connected and sent its version."""
        deadline = self._clock() + self.limits.connect_seconds
        remote_seats = {
            player: self._accept_player(player, deadline) for player in list(self._listeners)
        }
        for seat in remote_seats.values():
            seat.read_version(deadline)
        names, table = self.match.players, self.match.table
        return [
            remote_seats[player]
            if player in remote_seats
            else BotSeat(names[player], self._bots[player], table)
            for player in range(len(names))
        ]

    def _accept_player(self, player: int, deadline: float) -> RemoteSeat:
        """Accept the program that connects to a player's port, and close the port."""
        listener = self._listeners.pop(player)
        name = self.match.players[player]
        try:
            listener.settimeout(max(deadline - self._clock(), 0))
            connection, _ = listener.accept()
        except (TimeoutError, BlockingIOError):
            port = listener.getsockname()[1]
            refusal = w.NoConnectionInTime(port, f"{self.limits.connect_seconds:g}")
            raise SeatFailed(w.MatchPlayerFailed(name, refusal)) from None
        except OSError as error:
            failure = w.ConnectionFailed(build_os_error_phrase(error))
            raise SeatFailed(w.MatchPlayerFailed(name, failure)) from None
        self._exit_stack.enter_context(connection)
        listener.close()
        line_connection = LineConnection(connection, self._clock)
        return RemoteSeat(name, line_connection, self.limits, self.match.hand_count, self._clock)

    def _drain_connections(self, seats: Sequence[RemoteSeat]) -> None:
        """Wait until the last states have arrived, because a reset connection may lose them."""
        deadline = self._clock() + _DRAIN_SECONDS
        for seat in seats:
            seat.connection.shutdown_write()
        for seat in seats:
            seat.connection.drain(deadline)


def _open_listening_socket(host: str, port: int) -> socket.socket:
    try:
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=address_family, backlog=1)
    except (OSError, OverflowError) as error:
        raise PortUnavailable(w.PortUnopenable(port, host, build_os_error_phrase(error))) from None
