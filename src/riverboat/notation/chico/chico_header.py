"""First line of a hand of the Chico network."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.pokerstars_games import NamedGame, parse_game
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

_SITES_REGEX: Final = (
    r"BetOnline Poker|PayNoRake|ActionPoker\.com|Gear Poker|SportsBetting\.ag Poker|Tiger Gaming"
)
FIRST_LINE_PATTERN: Final = re.compile(
    rf"(?P<site>{_SITES_REGEX}) Game #(?P<number>\d+): (?P<rest>.*)"
)
_HEADER_PATTERN: Final = re.compile(
    r"(?:Tournament #(?P<tournament>\d+): )?"
    r"(?P<game>[A-Za-z][A-Za-z'/ -]*?)(?: \(?(?P<sizes>"
    rf"(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}))\)?)?"
    r" - (?P<date>\d{4}[-/]\d\d[-/]\d\d \d\d?:\d\d(?::\d\d)?)\b.*"
)


def parse_header(first_line_match: re.Match[str]) -> FirstLine:
    """Parse the first line; sizes that it omits are 0, and follow later from the posts."""
    match = _HEADER_PATTERN.fullmatch(first_line_match["rest"].strip())
    if match is None:
        raise BadNotation(KnownGameMissing(repr(first_line_match["rest"][:80])))
    game = _parse_named_game(match["game"])
    sizes = FirstLineSizes(0, 0)
    if match["sizes"]:
        sizes = FirstLineSizes(parse_local_amount(match["small"]), parse_local_amount(match["big"]))
    tournament_number = match["tournament"]
    return FirstLine(
        first_line_match["site"].removesuffix(" Poker"),
        first_line_match["number"],
        game,
        sizes,
        "" if tournament_number else find_currency_by_code(match["sizes"] or "") or "USD",
        parse_date(match["date"]),
        Tournament(number=tournament_number) if tournament_number else None,
    )


def _parse_named_game(text: str) -> NamedGame:
    """Parse ``Hold'em Pot Limit``; a game without a limit is no-limit."""
    return parse_game(text if "limit" in text.lower() else f"{text} No Limit").game
