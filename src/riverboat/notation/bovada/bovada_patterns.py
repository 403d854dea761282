"""Patterns of the lines of Bovada hands."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.pokerstars.pokerstars_money import MONEY

SEAT_PATTERN: Final = re.compile(
    rf"Seat[ +](?P<chair>\d+)(?:\s*(?P<me>\[ME\]))?:\s*(?:(?P<name>[A-Za-z][^\[(]*?)\s*)?"
    rf"(?P<me_too>\[ME\]\s*)?\(?(?P<stack>{MONEY}) in chips\)?"
)
DEALT_TO_BOARD_PATTERN: Final = re.compile(r"Card dealt to table \[(?P<cards>[^]]*)\]")
TABLE_INFO_PATTERN: Final = re.compile(r"Table Info:")
STAKES_PATTERN: Final = re.compile(rf"Stakes: (?P<small>{MONEY})-(?P<big>{MONEY}\d|{MONEY})")
BUY_IN_PATTERN: Final = re.compile(rf"Buyin: (?P<buy_in>{MONEY})(?:\+(?P<fee>{MONEY}))?")
NAMED_STAKES_PATTERN: Final = re.compile(
    r"RING - \$?(?P<small>\d[\d.,]*)-\$?(?P<big>\d[\d.,]*\d|\d)"
)
"""Pattern of a ring game's stakes in the name of its file."""
STREET_PATTERN: Final = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*")
TOTAL_PATTERN: Final = re.compile(
    rf"Total Pot\s?\((?P<pot>{MONEY})\)(?:.*?Rake\s?\((?P<rake>{MONEY})\))?", re.IGNORECASE
)
PLAYER_LINE_PATTERN: Final = re.compile(r"(?P<who>[^:\[]+?)\s*(?:\[ME\])?\s*: ?(?P<said>.+)")
BIG_BLIND_PATTERN: Final = re.compile(
    rf": Big blind(?:/Bring in)? (?P<amount>{MONEY})", re.IGNORECASE
)
TIMEOUT_REGEX: Final = r"\s*(?:chip info)?\s*(?:\([\w -]+\))?\s*"
"""Pattern of the words between the action and the amount of a player who ran out of time."""
AMOUNT_REGEX: Final = rf"{TIMEOUT_REGEX}(?P<amount>{MONEY})\s*$"
CARDS_REGEX: Final = r"(?:\s*\[(?P<cards>[^]]*)\])?"
ACTION_PATTERN: Final = re.compile(
    r"(?:Card dealt|Ante|Small blind|Big blind|Posts|Bring|Fold|Check|Call|Bets|Double bets?|Raise"
    r"|All-in|Return uncalled|Hand result)\b",
    re.IGNORECASE,
)
NOISE_PATTERN: Final = re.compile(
    r"(?:Leave|Enter)\(|Table |Seat |Sit ?out|Re-?join|Stand|Ranking|Prize|Does not show|Draw for"
    r"|BOUNTY|Add ?chips|(?:Double |Triple )?Rebuy|Add-?on|P\d+-|Seat\d",
    re.IGNORECASE,
)
