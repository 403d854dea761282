"""Header of a hand: ``$0.01/$0.02 Blinds No Limit Holdem - *** 04 02 2011 13:04:49``."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_money import find_currency
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(
    r"\*{3,} ?(?!Betfair)(?P<site>[\w.]+(?: \w+)?) Hand History for Game #?(?P<number>\d+) ?\*{3,}",
    re.IGNORECASE,
)
"""Pattern of the line that begins a hand; partypoker's line contains no site name."""


class PacificStakes(NamedTuple):
    """The second line of a hand: stakes, game and time."""

    blinds: tuple[Amount, Amount]
    game: NamedGame
    currency: str
    started: str


class PacificTable(NamedTuple):
    """Fields of the table line."""

    name: str
    size: int
    tournament: Tournament | None


def parse_stakes(line: str) -> PacificStakes | None:
    """Parse the stakes line; ``None`` for another line."""
    match = _STAKES_PATTERN.match(line)
    if match is None:
        return None
    name = re.sub(r"[^a-z0-9]", "", match["game"].lower())
    variant = next(
        (
            _VARIANT_BY_GAME[known_name]
            for known_name in _VARIANT_BY_GAME
            if name.startswith(known_name)
        ),
        None,
    )
    if variant is None:
        raise BadNotation(KnownGameMissing(repr(match["game"])))
    limit = _LIMIT_BY_NAME[match["limit"].lower()]
    return PacificStakes(
        (parse_local_amount(match["small"]), parse_local_amount(match["big"])),
        NamedGame(variant, limit, f"{match['limit']} Limit {match['game'].strip()}"),
        find_currency(match["small"] + match["big"]),
        _parse_start_time(line[match.end() :]),
    )


def parse_table(line: str) -> PacificTable | None:
    """Parse the line of the table or the tournament; ``None`` for another line."""
    if match := _TOURNAMENT_PATTERN.match(line):
        price_parts = [part.strip() for part in match["price"].split(" + ")]
        tournament = Tournament(
            number=match["number"],
            buy_in=price_parts[0],
            fee=price_parts[-1] if len(price_parts) > 1 else "",
        )
        size_match = _SIZE_PATTERN.search(line)
        return PacificTable(
            match["table"] or "", int(size_match[1]) if size_match else 0, tournament
        )
    if match := _TABLE_PATTERN.match(line):
        return PacificTable(match["name"], int(match["size"] or 0), None)
    return None


_STAKES_PATTERN: Final = re.compile(
    rf"(?P<small>{LOCAL_MONEY})/\s?(?P<big>{LOCAL_MONEY}) Blinds "
    r"(?P<limit>No|Pot|Fix(?:ed)?) Limit (?P<game>.+?) - \*{3}",
    re.IGNORECASE,
)
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no": "no-limit",
    "pot": "pot-limit",
    "fix": "limit",
    "fixed": "limit",
}
_VARIANT_BY_GAME: Final = {
    "holdem": "hold'em",
    "omahahl": "omaha hi-lo",
    "omahahilo": "omaha hi-lo",
    "omaha5": "omaha 5",
    "omaha": "omaha",
}
"""Variants by name, the longer names first."""
_TOURNAMENT_PATTERN: Final = re.compile(
    r"Tournament #(?P<number>\d+) (?P<price>.*?)"
    r"(?: - Table #(?P<table>\d+)(?: \d+ Max)?| \d+ Max)? \(",
    re.IGNORECASE,
)
_SIZE_PATTERN: Final = re.compile(r"(\d+) Max\b", re.IGNORECASE)
_TABLE_PATTERN: Final = re.compile(
    r"Table (?P<name>.+?)(?: (?P<size>\d+) Max)?(?: \((?:Real|Practice|Play).*\))?$", re.IGNORECASE
)
_DATE_PATTERN: Final = re.compile(r"\s*(\d\d) (\d\d) (\d{4}) (\d\d?):(\d\d):(\d\d)")


def _parse_start_time(text: str) -> str:
    """Parse a date of day, month and year, without a time zone."""
    match = _DATE_PATTERN.match(text)
    if match is None:
        return ""
    day, month, year, hour, minute, second = map(int, match.groups())
    try:
        return datetime(year, month, day, hour, minute, second).isoformat()
    except ValueError:
        return ""
