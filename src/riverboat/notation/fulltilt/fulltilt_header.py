"""First line of a Full Tilt hand: table or event, stakes, game and time, in any order."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.hand_parser import TableFirstLine
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.eastern_time import parse_start_time
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing, StakesLineMissing

FIRST_LINE_PATTERN: Final = re.compile(
    r"Full ?Tilt ?Poker(?:\.fr)? (?:Game|Hand) #(?P<number>\d+):\s*(?P<rest>.*)"
)


_VARIANT_BY_GAME: Final = {
    "hold'em": "hold'em",
    "omaha hi": "omaha",
    "omaha": "omaha",
    "omaha h/l": "omaha hi-lo",
    "omaha hi/lo": "omaha hi-lo",
    "5 card omaha hi": "omaha 5",
    "5 card omaha": "omaha 5",
    "5 card omaha h/l": "omaha 5 hi-lo",
    "6 card omaha hi": "omaha 6",
    "6 card omaha": "omaha 6",
    "courchevel hi": "courchevel",
    "courchevel h/l": "courchevel hi-lo",
    "irish": "irish",
    "razz": "razz",
    "2-7 razz": "2-7 razz",
    "7 card stud": "seven-card stud",
    "stud hi": "seven-card stud",
    "7 card stud hi/lo": "seven-card stud hi-lo",
    "stud h/l": "seven-card stud hi-lo",
    "5 card stud": "five-card stud",
    "5-card stud hi": "five-card stud",
    "5-card stud": "five-card stud",
    "2-7 triple draw": "2-7 triple draw",
    "2-7 single draw": "2-7 single draw",
    "a-5 triple draw": "a-5 triple draw",
    "5 card draw": "five-card draw",
    "5-card draw": "five-card draw",
    "badugi": "badugi",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "nl": "no-limit",
    "pot limit": "pot-limit",
    "pl": "pot-limit",
    "limit": "limit",
    "fl": "limit",
    "fixed limit": "limit",
}
_GAME_NAMES_REGEX: Final = "|".join(map(re.escape, sorted(_VARIANT_BY_GAME, key=len, reverse=True)))
_LIMIT_NAMES_REGEX: Final = "|".join(sorted(_LIMIT_BY_NAME, key=len, reverse=True))
_GAME_PATTERN: Final = re.compile(
    rf"(?:(?P<cap>{LOCAL_MONEY})\s+)?(?:Cap\s+)?\b(?P<limit>{_LIMIT_NAMES_REGEX})"
    rf"\s+(?P<game>{_GAME_NAMES_REGEX})(?!\S)",
    re.IGNORECASE,
)
_STAKES_PATTERN: Final = re.compile(
    rf"- (?P<small>{LOCAL_MONEY}[KM]?)/(?P<big>{LOCAL_MONEY}[KM]?)"
    rf"(?: Ante (?P<ante>{LOCAL_MONEY}[KM]?))?"
    rf"(?: - (?P<cap>{LOCAL_MONEY}) Cap)?(?= )"
)
_TOURNAMENT_PATTERN: Final = re.compile(
    r"(?P<name>.+?) \((?P<number>\d+)\),? (?:Table|Match) (?P<table>\S+)"
)
_TABLE_PATTERN: Final = re.compile(r"(?:Table )?(?P<name>.+?)(?: \((?P<more>[^)]*)\))? - ")
_MAX_PATTERN: Final = re.compile(r"(\d+) max|(heads up)", re.IGNORECASE)
_MIX_PATTERN: Final = re.compile(
    r"- (?P<mix>\d+-Game|HORSE|HOSE|HA|HO|HOE|HEROS|OA|OE|SE)(?: Mix\w*)? -"
)
_DATE_PATTERN: Final = re.compile(r"(\d\d?:\d\d:\d\d) (\w+) - (\d{4}/\d\d?/\d\d?)")
_LATER_DATE_PATTERN: Final = re.compile(
    r"(\d\d?:\d\d) (\w+) - \w+, (?P<month>\w{3})\w* (?P<day>\d\d?), (?P<year>\d{4})"
)
_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_BUY_IN_PATTERN: Final = re.compile(rf"(?P<price>{LOCAL_MONEY})(?: \+ (?P<fee>{LOCAL_MONEY}))?")


def parse_header(first_line_match: re.Match[str]) -> TableFirstLine:
    """Parse the first line; raise ``BadNotation`` if it is invalid."""
    header_text = first_line_match["rest"]
    game_match = _GAME_PATTERN.search(header_text)
    if game_match is None:
        raise BadNotation(KnownGameMissing(repr(header_text[:80])))
    stakes_match = _STAKES_PATTERN.search(header_text)
    if stakes_match is None:
        raise BadNotation(StakesLineMissing(game_match[0]))
    tournament_match = _TOURNAMENT_PATTERN.match(header_text)
    table_match = _TABLE_PATTERN.match(header_text)
    table_name = (
        tournament_match["table"]
        if tournament_match
        else table_match["name"]
        if table_match
        else ""
    ).rstrip(",")
    max_match = _MAX_PATTERN.search(header_text)
    mix_match = _MIX_PATTERN.search(header_text)
    cap_text = game_match["cap"] or stakes_match["cap"]
    limit = _LIMIT_BY_NAME[game_match["limit"].lower()]
    is_play_money = "Play Chip" in header_text or table_name.startswith("PC ")
    first_line = FirstLine(
        "Full Tilt",
        first_line_match["number"],
        NamedGame(
            _VARIANT_BY_GAME[game_match["game"].lower()],
            limit,
            f"{game_match['game']} {game_match['limit']}",
            mix_match["mix"] if mix_match else "",
        ),
        FirstLineSizes(
            _parse_amount(stakes_match["small"]),
            _parse_amount(stakes_match["big"]),
            _parse_amount(stakes_match["ante"]) if stakes_match["ante"] else 0,
            cap=parse_local_amount(cap_text) if cap_text and "cap" in header_text.lower() else 0,
        ),
        "" if tournament_match or is_play_money else find_currency_by_code(stakes_match[0]),
        _parse_start_time(header_text),
        _parse_tournament(tournament_match) if tournament_match else None,
    )
    return TableFirstLine(
        first_line, table_name, (2 if max_match[2] else int(max_match[1])) if max_match else 0
    )


def _parse_amount(text: str) -> Amount:
    for suffix, factor in (("K", 1_000), ("M", 1_000_000)):
        if text.upper().endswith(suffix):
            return normalize_amount(parse_local_amount(text[:-1]) * factor)
    return parse_local_amount(text)


def _parse_tournament(tournament_match: re.Match[str]) -> Tournament:
    buy_in_match = _BUY_IN_PATTERN.match(tournament_match["name"])
    return Tournament(
        number=tournament_match["number"],
        name=tournament_match["name"],
        buy_in=buy_in_match["price"] if buy_in_match else "",
        fee=(buy_in_match["fee"] or "") if buy_in_match else "",
    )


def _parse_start_time(header_text: str) -> str:
    """Parse the start time; of two times, the one in the site's own time zone."""
    date_texts = [
        f"{date} {time} {zone}" for time, zone, date in _DATE_PATTERN.findall(header_text)
    ]
    if date_texts:
        return parse_start_time(" ".join(date_texts))
    later_date_match = _LATER_DATE_PATTERN.search(header_text)
    if later_date_match is None or later_date_match["month"].lower() not in _MONTHS:
        return ""
    month = _MONTHS.index(later_date_match["month"].lower()) + 1
    date = f"{later_date_match['year']}/{month:02}/{later_date_match['day']}"
    return parse_start_time(f"{date} {later_date_match[1]} {later_date_match[2]}")
