"""Header lines of an Ongame hand, before the first post."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing

FIRST_LINE_PATTERN: Final = re.compile(r"\*{3,6} ?History for hand (?P<number>[\w-]+)(?P<rest>.*)")
LAST_LINE: Final = re.compile(r"\*{3,6} ?End of hand")

_TOURNAMENT_PATTERN: Final = re.compile(
    r"\(TOURNAMENT:(?: \"(?P<name>.*)\",)? (?P<number>[A-Z]*[\d-]+)"
    r"(?:, buy-in: (?P<price>[^)]*))?\)"
)
_TABLE_PATTERN: Final = re.compile(
    r"Table: (?:\[\w+\] )?(?P<name>.*?) \[(?P<number>\d+)\] "
    r"\((?P<limit>NO_LIMIT|POT_LIMIT|LIMIT|FIXED_LIMIT) (?P<game>[A-Z0-9_]+) "
    r"(?P<small>[^/]+)/(?P<big>[^,]+)(?:, ante: (?P<ante>[^,]+))?, (?P<money>[^)]*)\)",
    re.IGNORECASE,
)
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "NO_LIMIT": "no-limit",
    "POT_LIMIT": "pot-limit",
    "LIMIT": "limit",
    "FIXED_LIMIT": "limit",
}
_VARIANT_BY_GAME: Final = {
    "TEXAS_HOLDEM": "hold'em",
    "OMAHA_HI": "omaha",
    "OMAHA": "omaha",
    "OMAHA_HI_LO": "omaha hi-lo",
    "FIVE_CARD_OMAHA_HI": "omaha 5",
    "SEVEN_CARD_STUD": "seven-card stud",
    "SEVEN_CARD_STUD_HI_LO": "seven-card stud hi-lo",
    "RAZZ": "razz",
    "FIVE_CARD_STUD": "five-card stud",
    "FIVE_CARD_DRAW": "five-card draw",
}


class OngameTable(NamedTuple):
    """Fields of the table line."""

    name: str
    game: NamedGame
    sizes: FirstLineSizes
    currency: str


def parse_tournament(header_text: str) -> Tournament | None:
    """Parse the tournament of a first line; ``None`` if it has none."""
    match = _TOURNAMENT_PATTERN.search(header_text)
    if match is None:
        return None
    price = (match["price"] or "").strip()
    return Tournament(number=match["number"], name=match["name"] or "", buy_in=price)


def parse_table(line: str) -> OngameTable | None:
    """Parse the table line; ``None`` for another line."""
    match = _TABLE_PATTERN.match(line)
    if match is None:
        return None
    game_name, limit_name = match["game"].upper(), match["limit"].upper()
    if game_name not in _VARIANT_BY_GAME:
        raise BadNotation(KnownGameMissing(repr(line)))
    named_game = NamedGame(
        _VARIANT_BY_GAME[game_name], _LIMIT_BY_NAME[limit_name], f"{match['limit']} {match['game']}"
    )
    small_blind, big_blind = _parse_amount(match["small"]), _parse_amount(match["big"])
    is_real_money = match["money"].lower().startswith("real")
    return OngameTable(
        match["name"],
        named_game,
        FirstLineSizes(small_blind, big_blind),
        (find_currency_by_code(match["small"]) or "USD") if is_real_money else "",
    )


def _parse_amount(text: str) -> Amount:
    """Parse an amount in the site's notation: ``2.5K`` is 2500."""
    text = text.strip()
    for suffix, factor in (("K", 1_000), ("M", 1_000_000)):
        if text.upper().endswith(suffix):
            return normalize_amount(parse_local_amount(text[:-1]) * factor)
    return parse_local_amount(text)
