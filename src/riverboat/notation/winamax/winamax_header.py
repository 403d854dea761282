"""The first line of a hand: ``Winamax Poker - CashGame - HandId: #7-1 - Holdem no limit (1€/2€)``.

The stakes are the blinds, with the ante before them if there is one.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_money import find_currency
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing, StakesLineMissing

FIRST_LINE_PATTERN: Final = re.compile(r"Winamax Poker - .*?HandId: ?#(?P<number>[\w-]+)")
"""Pattern of the words that begin a hand."""


class WinamaxHeader(NamedTuple):
    """Fields of a hand's first line."""

    number: str
    game: NamedGame
    sizes: tuple[Amount, ...]
    """Two blinds or bets, after an ante if there are three."""
    currency: str
    started: str
    tournament: Tournament | None


def parse_header(first_line_match: re.Match[str]) -> WinamaxHeader:
    """Parse the first line of a hand; raise ``BadNotation`` if it is invalid."""
    line = first_line_match.string
    match = _GAME_PATTERN.search(line, first_line_match.end())
    if match is None:
        raise BadNotation(KnownGameMissing(repr(line[first_line_match.end() :][:60])))
    variant = _VARIANT_BY_GAME.get(re.sub(r"[^a-z0-9]", "", match["game"].lower()))
    if variant is None:
        raise BadNotation(KnownGameMissing(repr(match["game"])))
    title = f"{match['game']} {match['limit']}"
    sizes = tuple([parse_local_amount(size) for size in match["stakes"].split("/") if size.strip()])
    if not 2 <= len(sizes) <= 3:
        raise BadNotation(StakesLineMissing(title))
    tournament = _parse_tournament(line[: first_line_match.end()])
    return WinamaxHeader(
        first_line_match["number"],
        NamedGame(variant, _LIMIT_BY_NAME[match["limit"].lower()], title),
        sizes,
        "" if tournament else find_currency(match["stakes"]),
        parse_date(line[match.end() :]),
        tournament,
    )


_GAME_PATTERN: Final = re.compile(
    r" - (?P<game>[\w /-]+?) (?P<limit>no limit|pot limit|fixed limit|limit)"
    rf" \((?P<stakes>{LOCAL_MONEY}(?:/{LOCAL_MONEY})*)\)",
    re.IGNORECASE,
)
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "fixed limit": "limit",
    "limit": "limit",
}
_VARIANT_BY_GAME: Final = {
    "holdem": "hold'em",
    "omaha": "omaha",
    "omaha4": "omaha",
    "omaha5": "omaha 5",
    "5cardomaha": "omaha 5",
    "omaha6": "omaha 6",
    "omahahilo": "omaha hi-lo",
    "omaha8": "omaha hi-lo",
    "omaha5hilo": "omaha 5 hi-lo",
    "omaha58": "omaha 5 hi-lo",
    "5cardomahahilo": "omaha 5 hi-lo",
    "7cardstud": "seven-card stud",
    "7cardstudhilo": "seven-card stud hi-lo",
    "7cardstud8": "seven-card stud hi-lo",
    "razz": "razz",
    "27tripledraw": "2-7 triple draw",
    "27lowballtripledraw": "2-7 triple draw",
    "27singledraw": "2-7 single draw",
    "5carddraw": "five-card draw",
    "badugi": "badugi",
}


def _parse_tournament(text: str) -> Tournament | None:
    match = _TOURNAMENT_PATTERN.search(text)
    if match is None:
        return None
    price_parts = [
        part.strip() for part in re.split(r"\s\+\s|(?<=\d)-(?=\d)", match["price"] or "")
    ]
    fee = price_parts[-1] if len(price_parts) > 1 else ""
    bounty = price_parts[0] if len(price_parts) > 2 else ""
    buy_in = price_parts[1] if bounty else price_parts[0]
    return Tournament(
        name=match["name"], buy_in=buy_in, fee=fee, bounty=bounty, level=match["level"] or ""
    )


_TOURNAMENT_PATTERN: Final = re.compile(
    r'Tournament "(?P<name>.*)"(?: buyIn: (?P<price>.*?))?(?: level: ?(?P<level>\d+))? - HandId'
)
