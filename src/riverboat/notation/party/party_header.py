"""Header lines of partypoker hands, in three forms.

For example::

    $25 USD NL Texas Hold'em - Friday, December 30, 20:52:00 CET 2011
    NL Texas Hold'em $30 Buy-in Trny:15286975 Level:4 Blinds(50/100) - Tuesday, August 30, ...
    0.10/0.25 Omaha Hi Game Table (PL) - Mon Feb 09 12:55:26 EST 2026

If there is only one amount, it is the buy-in, and the blinds are the posted ones.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_named_month_date
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_money import find_currency
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(
    r"\*{3,} ?Hand History (?:for|For) Game (?P<number>\w+(?:-\w+)*) ?\*{3,}"
)
"""Pattern of the line that begins a hand."""


class PartyHeader(NamedTuple):
    """The second line of a hand: game, sizes and time."""

    game: NamedGame
    sizes: tuple[Amount, Amount] | None
    ante: Amount
    currency: str
    started: str
    tournament: Tournament | None


def parse_header(line: str) -> PartyHeader | None:
    """Parse the game line; ``None`` for another line."""
    match = _GAME_PATTERN.search(line)
    date_match = _WEEKDAY_PATTERN.search(line)
    if not (match or date_match):
        return None
    if match is None:
        raise BadNotation(KnownGameMissing(repr(line[:60])))
    variant = _VARIANT_BY_GAME[_normalize_game_name(match["game"])]
    limit_match = _LIMIT_PATTERN.search(line)
    limit: Limit = (
        _LIMIT_BY_NAME[(limit_match[1] or limit_match[2]).upper()] if limit_match else "limit"
    )
    tournament = parse_tournament(line)
    level_match = _LEVEL_PATTERN.search(line)
    blinds_match = None if level_match else _BLINDS_PATTERN.match(line)
    stakes_match = level_match or blinds_match
    return PartyHeader(
        NamedGame(
            variant, limit, f"{limit_match[0].strip('()') if limit_match else 'FL'} {match['game']}"
        ),
        (parse_local_amount(stakes_match["small"]), parse_local_amount(stakes_match["big"]))
        if stakes_match
        else None,
        parse_local_amount(level_match["ante"]) if level_match and level_match["ante"] else 0,
        "" if tournament else _parse_currency(line),
        parse_named_month_date(" ".join(line.split())),
        tournament,
    )


def parse_level(line: str) -> tuple[Amount, Amount, Amount] | None:
    """Parse the line with the blinds and the ante of a level; ``None`` for another line."""
    match = _LEVEL_PATTERN.match(line)
    if match is None:
        return None
    ante = parse_local_amount(match["ante"]) if match["ante"] else 0
    return parse_local_amount(match["small"]), parse_local_amount(match["big"]), ante


def _normalize_game_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


_VARIANT_BY_GAME: Final = {
    "texasholdem": "hold'em",
    "holdem": "hold'em",
    "omahahilo": "omaha hi-lo",
    "omahahi": "omaha",
    "omaha5hi": "omaha 5",
    "5cardomaha": "omaha 5",
    "omaha": "omaha",
    "7cardstudhilo": "seven-card stud hi-lo",
    "7cardstudhi": "seven-card stud",
    "7cardstud": "seven-card stud",
    "shortdeck": "short deck",
}
_GAME_PATTERN: Final = re.compile(
    r"(?<!Double )(?P<game>(?:Texas )?Hold'?em|5[- ]Card Omaha|Omaha ?5? ?Hi-Lo|Omaha ?5? Hi\b"
    r"|Omaha|7[- ]Card Stud Hi-Lo|7[- ]Card Stud Hi\b|7[- ]Card Stud|Short Deck)",
    re.IGNORECASE,
)
_LIMIT_PATTERN: Final = re.compile(
    r"\b(NL|PL|FL)\b|\b(No Limit|Pot Limit|Fixed Limit)\b", re.IGNORECASE
)
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "NL": "no-limit",
    "PL": "pot-limit",
    "FL": "limit",
    "NO LIMIT": "no-limit",
    "POT LIMIT": "pot-limit",
    "FIXED LIMIT": "limit",
}
_WEEKDAY_PATTERN: Final = re.compile(r" - (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? ?")
_BLINDS_PATTERN: Final = re.compile(rf"(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})\s")
_LEVEL_PATTERN: Final = re.compile(
    rf"(?:.*\b)?(?:Blinds|Stakes)(?:-Antes)?\((?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})"
    rf"(?:\s*-\s*(?P<ante>{LOCAL_MONEY}))?\)"
)
_SIT_AND_GO_PATTERN: Final = re.compile(
    rf"(?:(?P<buy_in>{LOCAL_MONEY})\s*(?:USD|EUR|GBP)?\s*Buy-in)?"
    rf"(?:\s*\+\s*(?P<fee>{LOCAL_MONEY})[^+]*?Entry Fee)?\s*Trny: ?(?P<number>\d+)"
    r"(?:\s*Level: ?(?P<level>\d+))?"
)
_MTT_PATTERN: Final = re.compile(
    r"Tournament #(?P<number>\w+)\)(?: \(Buyin (?P<buy_in>[^+)]*?)(?: \+ (?P<fee>[^)]*?))?\))?"
)


def parse_tournament(line: str) -> Tournament | None:
    """Parse the tournament of a line; missing parts are empty. ``None`` without a tournament."""
    if match := _SIT_AND_GO_PATTERN.search(line):
        return Tournament(
            number=match["number"],
            buy_in=match["buy_in"] or "",
            fee=match["fee"] or "",
            level=match["level"] or "",
        )
    if match := _MTT_PATTERN.search(line):
        return Tournament(
            number=match["number"], buy_in=match["buy_in"] or "", fee=match["fee"] or ""
        )
    if buy_in_match := _BUY_IN_PATTERN.search(line):
        return Tournament(buy_in=buy_in_match["buy_in"])
    return Tournament() if "Tourney" in line or "Trny" in line else None


_BUY_IN_PATTERN: Final = re.compile(rf"(?P<buy_in>{LOCAL_MONEY})\s*(?:USD|EUR|GBP)?\s*Buy-in")


def _parse_currency(line: str) -> str:
    code_match = re.search(r"\b(USD|EUR|GBP)\b", line)
    return code_match[1] if code_match else find_currency(line)
