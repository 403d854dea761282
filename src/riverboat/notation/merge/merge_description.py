"""Game descriptions of Merge files: an element before the hands, and the header of each hand."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.pokerstars.eastern_time import parse_start_time
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing


class GameDescription(NamedTuple):
    """The content of the element ``description``."""

    kind: str
    stakes: str


class MergeHeader(NamedTuple):
    """Game, table and start time of a hand."""

    number: str
    game: NamedGame
    small: Amount
    big: Amount
    """The blinds, or the bets of a limit game; 0 if they are not recorded."""
    name: str
    size: int
    started: str
    currency: str
    tournament: Tournament | None
    version: str


_ATTRIBUTE_PATTERN: Final = re.compile(r"(\w+)\s*=\s*\"([^\"]*)\"")


def parse_game_description(text: str) -> GameDescription:
    """Parse the description element."""
    attributes = dict(_ATTRIBUTE_PATTERN.findall(text))
    return GameDescription(attributes.get("type", ""), attributes.get("stakes", ""))


_VARIANT_BY_GAME: Final = {
    "Holdem": "hold'em",
    "Omaha": "omaha",
    "Omaha H/L8": "omaha hi-lo",
    "2-7 Lowball": "2-7 triple draw",
    "A-5 Lowball": "a-5 triple draw",
    "Badugi": "badugi",
    "5-Draw": "five-card draw",
    "7-Stud": "seven-card stud",
    "7-Stud H/L8": "seven-card stud hi-lo",
    "5-Stud": "five-card stud",
    "Razz": "razz",
}
_MIX_NAMES: Final = ("HORSE", "HOSE", "RASH", "SHOE", "HAR", "HA", "HO")
_GAMES_BY_NUMBER: Final = {
    **dict.fromkeys(("1", "2", "9", "23"), "hold'em"),
    "4": "omaha",
    **dict.fromkeys(("34", "35", "37"), "omaha hi-lo"),
    **dict.fromkeys(("38", "39", "41", "42"), "seven-card stud"),
    **dict.fromkeys(("43", "45"), "seven-card stud hi-lo"),
    **dict.fromkeys(("46", "47", "49"), "razz"),
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "limit": "limit",
}
_STAKES_PATTERN: Final = re.compile(
    r"(?P<limit>(?:No|Pot|Half Pot)? ?Limit)\b(?P<rest>.*)", re.IGNORECASE
)
_BLINDS_PATTERN: Final = re.compile(rf"(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})")
_LEVEL_PATTERN: Final = re.compile(r"Level (\d+)")


def parse_header(description: GameDescription, game_element: Element) -> MergeHeader:
    """Parse the header of a hand; raise ``BadNotation`` for an unknown game."""
    stakes_text = game_element.attribute("stakes") or description.stakes
    stakes_match = _STAKES_PATTERN.match(stakes_text.strip())
    limit = " ".join(stakes_match["limit"].lower().split()) if stakes_match else ""
    game_name = description.kind.removesuffix(" Tournament").strip()
    mix = game_name if game_name in _MIX_NAMES else ""
    variant = (
        _GAMES_BY_NUMBER.get(game_element.attribute("multigametype"), "")
        if mix
        else _VARIANT_BY_GAME.get(game_name, "")
    )
    if stakes_match is None or limit not in _LIMIT_BY_NAME or not variant:
        raise BadNotation(
            KnownGameMissing(repr(f"{description.kind} {stakes_text}".strip())), game_element.line
        )
    blinds_match = _BLINDS_PATTERN.search(stakes_match["rest"])
    has_mixed_games = mix and limit != "limit"
    small_blind, big_blind = (
        (parse_local_amount(blinds_match["small"]), parse_local_amount(blinds_match["big"]))
        if blinds_match and not has_mixed_games
        else (0, 0)
    )
    date_text, name, tournament_number = (
        *re.split(r"[|:]", game_element.attribute("data")),
        "",
        "",
        "",
    )[:3]
    tournament = None
    if description.kind.endswith("Tournament"):
        tournament = _build_tournament(game_element, name, tournament_number, stakes_text)
    is_real_money = game_element.attribute("realmoney").lower() != "false"
    title = f"{game_name} {stakes_match['limit']}"
    return MergeHeader(
        game_element.attribute("id"),
        NamedGame(variant, _LIMIT_BY_NAME[limit], title, mix),
        small_blind,
        big_blind,
        name.replace("%3A", ":"),
        int(game_element.attribute("seats")) if game_element.attribute("seats").isdecimal() else 0,
        _parse_start_time(game_element.attribute("starttime") or date_text),
        (find_currency_by_code(stakes_text) or "USD")
        if is_real_money and tournament is None
        else "",
        tournament,
        game_element.attribute("version"),
    )


def _build_tournament(
    game_element: Element, name: str, tournament_number: str, stakes_text: str
) -> Tournament:
    level_match = _LEVEL_PATTERN.search(stakes_text)
    bounty = game_element.attribute("bounty")
    return Tournament(
        number=tournament_number.partition("-")[0],
        name=name.replace("%3A", ":").strip(),
        buy_in=game_element.attribute("buyin"),
        bounty=bounty if bounty.strip("0.") else "",
        level=level_match[1] if level_match else "",
    )


_TIMESTAMP_PATTERN: Final = re.compile(r"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)")


def _parse_start_time(text: str) -> str:
    """Parse the start time: US Eastern time, without separators between its digits."""
    match = _TIMESTAMP_PATTERN.match(text)
    if match is None:
        return parse_start_time(f"{text} ET") if "/" in text else ""
    year, month, day, hour, minute, second = match.groups()
    return parse_start_time(f"{year}/{month}/{day} {hour}:{minute}:{second} ET")
