"""Matches by the protocol of the Annual Computer Poker Competition, over TCP.

``Server`` deals to programs that connect to its ports, and to riverboat's bots. ``connect`` and
``play_as`` seat one of riverboat's bots at any dealer that uses the protocol.

A match is for programs, not for money: its cards come from a seed.
"""

from typing import TYPE_CHECKING

from riverboat.acpc.acpc_client import READ_TIMEOUT_SECONDS, FinishedHand, connect, play_as
from riverboat.acpc.acpc_match import Match, PlayedHand, correct_action, play_match
from riverboat.acpc.acpc_server import LOOPBACK, Server
from riverboat.acpc.line_connection import (
    ConnectionClosed,
    ConnectionTimedOut,
    LineConnection,
    LineConnectionError,
    PortUnavailable,
)
from riverboat.acpc.match_deals import DealSource, MatchDeal, seeded_deals
from riverboat.acpc.match_score import Score
from riverboat.acpc.match_seats import (
    VERSION,
    BotSeat,
    MatchLimits,
    MatchSeat,
    RemoteSeat,
    SeatFailed,
)
from riverboat.deprecation import deprecated_names

__all__ = [
    "LOOPBACK",
    "READ_TIMEOUT_SECONDS",
    "VERSION",
    "BotSeat",
    "ConnectionClosed",
    "LineConnectionError",
    "MatchDeal",
    "DealSource",
    "FinishedHand",
    "MatchLimits",
    "LineConnection",
    "Match",
    "PortUnavailable",
    "PlayedHand",
    "RemoteSeat",
    "Score",
    "MatchSeat",
    "SeatFailed",
    "Server",
    "ConnectionTimedOut",
    "connect",
    "correct_action",
    "play_as",
    "play_match",
    "seeded_deals",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.acpc")
