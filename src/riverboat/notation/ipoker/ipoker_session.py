"""Session header of an iPoker file: the game, the table and the owner."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.pokerstars.pokerstars_games import Limit
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing


class SessionHeader(Struct, frozen=True):
    """The header of a session: table, currency, hero and tournament."""

    title: str = ""
    """The game's title in the file: ``Holdem NL €0.01/€0.02``."""
    table: str = ""
    size: int = 0
    currency: str = ""
    """Currency of the chips; empty for play money and in tournaments."""
    hero: str = ""
    includes_uncalled_bets: bool = True
    """True if an uncalled bet is counted among its player's winnings."""
    tournament: Tournament | None = None
    small: Amount = 0
    big: Amount = 0
    """Big blind, if the header states it outside the title; else 0."""


class SessionGame(Struct, frozen=True):
    """The game of a session: variant, limit and blinds."""

    variant: str
    """The variant; empty if only the cards show it, because the site does not name five-card Omaha.
    """
    limit: Limit
    small: Amount = 0
    big: Amount = 0
    """Big blind, or big bet of a limit game; 0 in tournaments, where the blinds rise."""


def parse_session(general_element: Element) -> SessionHeader:
    """Parse a ``general`` element outside all hands."""
    title = general_element.find_text("gametype")
    tournament = _parse_tournament(general_element)
    is_play_money = general_element.find_text("mode").lower() not in ("", "real")
    currency = (
        general_element.find_text("tablecurrency")
        or general_element.find_text("currency")
        or find_currency_by_code(title)
    )
    size_text = general_element.find_text("tablesize")
    small_blind, big_blind = (
        general_element.find_text("smallblind"),
        general_element.find_text("bigblind"),
    )
    return SessionHeader(
        title,
        general_element.find_text("tablename"),
        int(size_text) if size_text.isdecimal() and len(size_text) < 4 else 0,
        "" if tournament or is_play_money else currency.upper(),
        general_element.find_text("nickname"),
        _includes_uncalled_bets(general_element),
        tournament,
        parse_local_amount(small_blind) if small_blind else 0,
        parse_local_amount(big_blind) if big_blind else 0,
    )


_UNCALLED_EXCLUDED_VERSION: Final = 20
"""The first client version that leaves uncalled bets out of the winnings."""


def _includes_uncalled_bets(general_element: Element) -> bool:
    setting_text = general_element.find_text("uncalled_bet_enabled").lower()
    major_version = general_element.find_text("client_version").partition(".")[0]
    is_newer = major_version.isdecimal() and int(major_version) >= _UNCALLED_EXCLUDED_VERSION
    return setting_text != "true" and not is_newer


def _parse_tournament(general_element: Element) -> Tournament | None:
    name, tournament_code = (
        general_element.find_text("tournamentname"),
        general_element.find_text("tournamentcode"),
    )
    price = general_element.find_text("buyin")
    if not (
        name
        or tournament_code
        or general_element.find_text("tourcode")
        or price
        or general_element.find_text("totalbuyin")
    ):
        return None
    price_parts = [part.strip() for part in price.split("+")] if price else []
    tournament_number = tournament_code or general_element.find_text("tourcode")
    if not tournament_number and (
        table_numbers := _NUMBER_PATTERN.findall(general_element.find_text("tablename"))
    ):
        tournament_number = table_numbers[-1]
    return Tournament(
        number=tournament_number,
        name=name,
        buy_in=price_parts[0] if price_parts else "",
        fee=price_parts[-1] if len(price_parts) > 1 else "",
        bounty=price_parts[1] if len(price_parts) > 2 else "",
    )


_NUMBER_PATTERN: Final = re.compile(r"\d{5,}")

_VARIANT_BY_GAME: Final = {
    "holdem": "hold'em",
    "hold'em": "hold'em",
    "texas holdem": "hold'em",
    "texas hold'em": "hold'em",
    "six plus holdem": "short deck",
    "6+ holdem": "short deck",
    "omaha": "omaha",
    "omaha hi": "omaha",
    "omaha hilow": "omaha hi-lo",
    "omaha hi-lo": "omaha hi-lo",
    "omaha hi lo": "omaha hi-lo",
    "omaha hi/lo": "omaha hi-lo",
    "5 card omaha": "omaha 5",
    "omaha 5": "omaha 5",
    "5 card omaha hi-lo": "omaha 5 hi-lo",
    "5 card omaha hilow": "omaha 5 hi-lo",
    "6 card omaha": "omaha 6",
    "omaha 6": "omaha 6",
    "7 card stud": "seven-card stud",
    "7 card stud hi-lo": "seven-card stud hi-lo",
    "7 card stud hilow": "seven-card stud hi-lo",
    "5 card stud": "five-card stud",
    "razz": "razz",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "nl": "no-limit",
    "sl": "no-limit",
    "бл": "no-limit",
    "lz": "no-limit",
    "no limit": "no-limit",
    "pl": "pot-limit",
    "lp": "pot-limit",
    "pot limit": "pot-limit",
    "l": "limit",
    "fl": "limit",
    "limit": "limit",
    "fixed limit": "limit",
}
"""Betting limits in the languages of the sites: *sin límite*, *без лимита*, *limite de pot*."""

_GAME_NAMES_REGEX: Final = "|".join(map(re.escape, sorted(_VARIANT_BY_GAME, key=len, reverse=True)))
_LIMIT_NAMES_REGEX: Final = "|".join(sorted(_LIMIT_BY_NAME, key=len, reverse=True))
_TITLE_PATTERN: Final = re.compile(
    rf"(?:(?P<game>{_GAME_NAMES_REGEX})\b)?\s*\b(?P<limit>{_LIMIT_NAMES_REGEX})\b(?P<rest>.*)",
    re.IGNORECASE,
)
_LIMIT_HOLDEM_PATTERN: Final = re.compile(r"LH\b(?P<rest>.*)", re.IGNORECASE)
_BLINDS_PATTERN: Final = re.compile(r"(?P<small>[^/]*\d[^/]*)/(?P<big>.*?\d[\d.,]*)")


def parse_game_title(title: str) -> SessionGame:
    """Parse the game in a title; raise ``BadNotation`` if it is unknown.

    >>> parse_game_title("Omaha PL €0.05/€0.10").variant, parse_game_title("Holdem SL").limit
    ('omaha', 'no-limit')
    """
    title_text = " ".join(title.split())
    if match := _LIMIT_HOLDEM_PATTERN.match(title_text):
        return SessionGame("hold'em", "limit", *_parse_blinds(match["rest"]))
    match = _TITLE_PATTERN.match(title_text)
    if match is None:
        raise BadNotation(KnownGameMissing(repr(title)))
    variant = _VARIANT_BY_GAME[match["game"].lower()] if match["game"] else ""
    return SessionGame(
        variant, _LIMIT_BY_NAME[match["limit"].lower()], *_parse_blinds(match["rest"])
    )


def _parse_blinds(text: str) -> tuple[Amount, Amount]:
    match = _BLINDS_PATTERN.search(text.partition("Ante")[0])
    return (
        (parse_local_amount(match["small"]), parse_local_amount(match["big"])) if match else (0, 0)
    )
