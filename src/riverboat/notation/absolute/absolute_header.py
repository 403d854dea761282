"""The first line of a hand: ``Stage #C28: Holdem  No Limit $0.02 - 2010-12-07 22:18:14 (ET)``.

A no-limit game is named by its big blind, and a limit game (*Normal*) by its two bets.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.eastern_time import parse_start_time
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(
    r"Stage\s+#(?P<number>C?\d+):?\s+(?P<rest>.*)", re.IGNORECASE
)


class AbsoluteHeader(NamedTuple):
    """Fields of a hand's first line."""

    game: NamedGame
    bet_sizes: tuple[Amount, ...]
    """The big blind alone, or the small and big bet, or the small and big blind."""
    ante: Amount
    currency: str
    started: str
    tournament: Tournament | None


def parse_header(first_line_match: re.Match[str]) -> AbsoluteHeader:
    """Parse the first line of a hand; raise ``BadNotation`` if it is invalid."""
    header_text = first_line_match["rest"]
    match = _GAME_PATTERN.match(header_text)
    variant = _VARIANT_BY_GAME.get(" ".join(match["game"].lower().split())) if match else None
    if match is None or variant is None:
        raise BadNotation(KnownGameMissing(repr(header_text[:80])))
    limit = _LIMIT_BY_NAME[" ".join(match["limit"].lower().split())]
    tournament = Tournament(number=match["tournament"]) if match["tournament"] else None
    return AbsoluteHeader(
        NamedGame(variant, limit, f"{match['game'].strip()} {match['limit']}"),
        tuple([parse_local_amount(size) for size in match["stakes"].split("/")]),
        parse_local_amount(match["ante"]) if match["ante"] else 0,
        "" if tournament else find_currency_by_code(match["stakes"]),
        _parse_start_time(header_text[match.end() :]),
        tournament,
    )


_GAME_PATTERN: Final = re.compile(
    r"(?:Tourney ID (?P<tournament>\d+)\s+)?"
    r"(?P<game>Holdem|Omaha(?: Hi/Lo)?|Seven Card(?: Hi/Lo?)?|Razz)\s+"
    r"(?:\(1 on 1\)\s+)?(?:(?:Single|Multi)(?: \w+)? Tournament\s+)?"
    r"(?P<limit>No Limit|Pot Limit|Normal|Limit)\s+"
    rf"(?P<stakes>{LOCAL_MONEY}(?:/{LOCAL_MONEY})?)(?:, (?P<ante>{LOCAL_MONEY}) ante)?",
    re.IGNORECASE,
)
_VARIANT_BY_GAME: Final = {
    "holdem": "hold'em",
    "omaha": "omaha",
    "omaha hi/lo": "omaha hi-lo",
    "seven card": "seven-card stud",
    "seven card hi/l": "seven-card stud hi-lo",
    "seven card hi/lo": "seven-card stud hi-lo",
    "razz": "razz",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "normal": "limit",
    "limit": "limit",
}
_EASTERN_PATTERN: Final = re.compile(r"\((?P<zone>[A-Z]{2,4})\)")


def _parse_start_time(text: str) -> str:
    """Parse the date of the line; in UTC if the time zone is known."""
    date_text = parse_date(text)
    zone_match = _EASTERN_PATTERN.search(text)
    if not (date_text and zone_match):
        return date_text
    return (
        parse_start_time(f"{date_text.replace('-', '/').replace('T', ' ')} {zone_match['zone']}")
        or date_text
    )
