"""Matches by the protocol of the Annual Computer Poker Competition, over TCP.

``Server`` deals to programs that connect to its ports and to bots of ours; ``connect`` and
``play_as`` seat one of our bots at any dealer that speaks the protocol.

A match is for programs, not for money: its cards come from a seed.
"""

from riverboat.acpc.client import PATIENCE, Finished, connect, play_as
from riverboat.acpc.dealing import Deals, MatchDeal, seeded_deals
from riverboat.acpc.lines import Closed, ConnectionTrouble, Lines, NoPort, TooLate
from riverboat.acpc.match import Match, PlayedHand, corrected, play_match
from riverboat.acpc.score import Score
from riverboat.acpc.seats import VERSION, BotSeat, MatchLimits, MatchSeat, RemoteSeat, SeatFailed
from riverboat.acpc.server import LOOPBACK, Server

__all__ = [
    "LOOPBACK",
    "PATIENCE",
    "VERSION",
    "BotSeat",
    "Closed",
    "ConnectionTrouble",
    "MatchDeal",
    "Deals",
    "Finished",
    "MatchLimits",
    "Lines",
    "Match",
    "NoPort",
    "PlayedHand",
    "RemoteSeat",
    "Score",
    "MatchSeat",
    "SeatFailed",
    "Server",
    "TooLate",
    "connect",
    "corrected",
    "play_as",
    "play_match",
    "seeded_deals",
]
