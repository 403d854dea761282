"""First line of a hand: ``Bovada Hand #7 TBL#3 HOLDEM No Limit - 2021-03-11 22:58:57``.

The header gives no stakes, except those of a tournament level. The game is in capitals;
``ZonePoker`` may follow it without a space.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(
    r"(?P<site>Bovada|Ignition(?: Casino)?|Bodog(?:\.\w+|88| ?UK| ?Canada)?)\s+Hand\s+"
    r"#(?P<number>[A-Z]?\d+):?\s"
)
"""Pattern of the words that begin a hand."""


class BovadaHeader(NamedTuple):
    """Fields of a hand's first line."""

    site: str
    number: str
    table: str
    game: NamedGame
    started: str
    tournament: Tournament | None
    blinds: tuple[Amount, Amount] | None
    """The blinds of a tournament level; ``None`` in a ring game, which has them only as posts."""


def parse_header(first_line_match: re.Match[str]) -> BovadaHeader:
    """Parse the first line of a hand; raise ``BadNotation`` if it is invalid."""
    line = first_line_match.string
    header_text = line[first_line_match.end() :]
    level_match = _LEVEL_PATTERN.search(header_text)
    table_match = _TABLE_PATTERN.search(header_text)
    return BovadaHeader(
        first_line_match["site"],
        first_line_match["number"],
        table_match["table"] if table_match else "",
        _parse_game(header_text),
        parse_date(header_text),
        _parse_tournament(header_text, level_match),
        (parse_money(level_match["small"]), parse_money(level_match["big"]))
        if level_match
        else None,
    )


_TABLE_PATTERN: Final = re.compile(r"(?:TBL|\bID)#(?P<table>[\w-]+)")
_TOURNAMENT_PATTERN: Final = re.compile(r"Tournament #(?P<number>[\w-]+)")
_LEVEL_PATTERN: Final = re.compile(
    rf"Level\s+(?P<level>\d+)\s*\((?P<small>{MONEY})\s*/\s*(?P<big>{MONEY})"
)
_GAME_PATTERN: Final = re.compile(
    r"\b(?P<game>HOLDEM|OMAHA|7CARD)\s?(?P<cards>[56](?=[ Z]))?(?:\s*Card)?\s?(?P<split>HiLo)?"
    r"(?:ZonePoker)?\b",
    re.IGNORECASE,
)
_LIMIT_PATTERN: Final = re.compile(r"\b(No|Pot|Fixed) Limit")
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {"No": "no-limit", "Pot": "pot-limit", "Fixed": "limit"}
_DEFAULT_LIMIT_BY_GAME: Final[dict[str, Limit]] = {
    "HOLDEM": "no-limit",
    "OMAHA": "pot-limit",
    "7CARD": "limit",
}
"""Betting structure of each game, for headers that name none, such as those of turbos."""
_VARIANT_BY_GAME: Final = {
    ("HOLDEM", "", False): "hold'em",
    ("OMAHA", "", False): "omaha",
    ("OMAHA", "", True): "omaha hi-lo",
    ("OMAHA", "5", False): "omaha 5",
    ("OMAHA", "5", True): "omaha 5 hi-lo",
    ("OMAHA", "6", False): "omaha 6",
    ("7CARD", "", False): "seven-card stud",
    ("7CARD", "", True): "seven-card stud hi-lo",
}


def _parse_game(header_text: str) -> NamedGame:
    match = _GAME_PATTERN.search(header_text)
    if match is None:
        raise BadNotation(KnownGameMissing(repr(header_text[:60])))
    name = match["game"].upper()
    variant = _VARIANT_BY_GAME.get((name, match["cards"] or "", bool(match["split"])))
    if variant is None:
        raise BadNotation(KnownGameMissing(repr(match[0])))
    limit_match = _LIMIT_PATTERN.search(header_text)
    limit = _LIMIT_BY_NAME[limit_match[1]] if limit_match else _DEFAULT_LIMIT_BY_GAME[name]
    return NamedGame(
        variant, limit, f"{match[0].strip()} {limit_match[0] if limit_match else ''}".strip()
    )


def _parse_tournament(header_text: str, level_match: re.Match[str] | None) -> Tournament | None:
    tournament_match = _TOURNAMENT_PATTERN.search(header_text)
    if tournament_match is None:
        return None
    return Tournament(
        number=tournament_match["number"], level=level_match["level"] if level_match else ""
    )
