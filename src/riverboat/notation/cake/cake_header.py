"""First line of a Cake hand: parts between double hyphens."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.hand_parser import TableFirstLine
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(r"(?:ï»¿)?Hand#(?P<number>\w+)\s+-\s+(?P<rest>.*)")
_VARIANT_BY_GAME: Final = {
    "hold'em": "hold'em",
    "omaha": "omaha",
    "omaha hi/lo": "omaha hi-lo",
    "omahahilo": "omaha hi-lo",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {"nl": "no-limit", "pl": "pot-limit", "fl": "limit"}
_STAKES_PATTERN: Final = re.compile(
    rf"(?:-?(?P<ante>{LOCAL_MONEY})/)?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})"
    r" (?P<limit>NL|PL|FL) (?P<game>.+)",
    re.IGNORECASE,
)
_MAX_PATTERN: Final = re.compile(r"\((?:Turbo, )?(\d+)-max\)|\b(\d+) max\b", re.IGNORECASE)
_TOURNAMENT_PATTERN: Final = re.compile(r"(?P<name>.*?)\s*\bT(?P<number>\d+)$")
_BUY_IN_PATTERN: Final = re.compile(rf"(?P<price>{LOCAL_MONEY}) \+ (?P<fee>{LOCAL_MONEY})")


def parse_header(first_line_match: re.Match[str]) -> TableFirstLine:
    """Parse the first line; raise ``BadNotation`` if it is invalid."""
    header_text = first_line_match["rest"]
    header_parts = [header_part.strip() for header_part in re.split(r"\s--\s", header_text)]
    stakes_matches = [
        match for header_part in header_parts if (match := _STAKES_PATTERN.fullmatch(header_part))
    ]
    if not stakes_matches or stakes_matches[0]["game"].lower() not in _VARIANT_BY_GAME:
        raise BadNotation(KnownGameMissing(repr(header_text[:80])))
    [stakes_match, *_] = stakes_matches
    max_match = _MAX_PATTERN.search(header_text)
    tournament_match = _TOURNAMENT_PATTERN.fullmatch(header_parts[0])
    table = next(
        (part for part in header_parts if part.startswith("Table ")), header_parts[0]
    ).removeprefix("Table ")
    ante: Amount = parse_local_amount(stakes_match["ante"]) if stakes_match["ante"] else 0
    limit = _LIMIT_BY_NAME[stakes_match["limit"].lower()]
    is_play_money = "Play Money" in header_parts[0]
    currency = find_currency_by_code(stakes_match["small"])
    first_line = FirstLine(
        "Cake",
        first_line_match["number"],
        NamedGame(
            _VARIANT_BY_GAME[stakes_match["game"].lower()],
            limit,
            f"{stakes_match['limit']} {stakes_match['game']}",
        ),
        FirstLineSizes(
            parse_local_amount(stakes_match["small"]), parse_local_amount(stakes_match["big"]), ante
        ),
        "" if tournament_match or is_play_money else currency,
        parse_date(re.sub(r"(\d{4})\.(\d\d)\.", r"\1-\2-", header_parts[-1]).replace(" - ", " ")),
        _parse_tournament(tournament_match, header_parts) if tournament_match else None,
    )
    name = table if tournament_match else re.sub(r"\s*\(.*", "", header_parts[0])
    return TableFirstLine(first_line, name, int(max_match[1] or max_match[2]) if max_match else 0)


def _parse_tournament(tournament_match: re.Match[str], header_parts: list[str]) -> Tournament:
    buy_in_match = next(
        (
            match
            for header_part in header_parts
            if (match := _BUY_IN_PATTERN.fullmatch(header_part))
        ),
        None,
    )
    return Tournament(
        number=tournament_match["number"],
        name=tournament_match["name"],
        buy_in=buy_in_match["price"] if buy_in_match else "",
        fee=buy_in_match["fee"] if buy_in_match else "",
    )
