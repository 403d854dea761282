"""First line of an Entraction hand: ``Game # 7 - Omaha High Pot Limit EUR 1/2 - Table "Rome"``."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.dialects.hand_parser import TableFirstLine
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(r"Game # (?P<number>\d+) - (?P<rest>.*)")
_HEADER_PATTERN: Final = re.compile(
    r"(?P<game>.+?) (?P<limit>No|Pot|Fixed) Limit (?:(?P<currency>[A-Z]{3}) )?"
    rf"(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})(?: and (?P<ante>{LOCAL_MONEY}) ante)?"
    r' - Table "(?P<table>.*)"'
)
_VARIANT_BY_GAME: Final = {
    "texas hold'em": "hold'em",
    "omaha high": "omaha",
    "omaha hi/lo": "omaha hi-lo",
    "omaha high/low": "omaha hi-lo",
    "5-card omaha high": "omaha 5",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {"No": "no-limit", "Pot": "pot-limit", "Fixed": "limit"}
_TOURNAMENT_TABLE_PATTERN: Final = re.compile(r"(?P<name>.+) (?P<number>\d{6,}) (?P<table>\d+)")


def parse_header(first_line_match: re.Match[str]) -> TableFirstLine:
    """Parse the first line; raise ``BadNotation`` if it is invalid."""
    match = _HEADER_PATTERN.fullmatch(first_line_match["rest"].strip())
    if match is None or match["game"].lower() not in _VARIANT_BY_GAME:
        raise BadNotation(KnownGameMissing(repr(first_line_match["rest"][:80])))
    limit = _LIMIT_BY_NAME[match["limit"]]
    tournament_match = (
        None if match["currency"] else _TOURNAMENT_TABLE_PATTERN.fullmatch(match["table"])
    )
    first_line = FirstLine(
        "Entraction",
        first_line_match["number"],
        NamedGame(
            _VARIANT_BY_GAME[match["game"].lower()],
            limit,
            f"{match['game']} {match['limit']} Limit",
        ),
        FirstLineSizes(
            parse_local_amount(match["small"]),
            parse_local_amount(match["big"]),
            parse_local_amount(match["ante"]) if match["ante"] else 0,
        ),
        match["currency"] or "",
        "",
        Tournament(number=tournament_match["number"], name=tournament_match["name"])
        if tournament_match
        else None,
    )
    return TableFirstLine(
        first_line, tournament_match["table"] if tournament_match else match["table"], 0
    )
