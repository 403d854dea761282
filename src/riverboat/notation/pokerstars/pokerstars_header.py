"""The header of a hand: the first line, the table line, and the seats with their stacks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.eastern_time import parse_start_time
from riverboat.notation.pokerstars.hand_splitter import FIRST_LINE
from riverboat.notation.pokerstars.pokerstars_games import NamedGame, parse_game
from riverboat.notation.pokerstars.pokerstars_money import (
    MONEY,
    SYMBOL_BY_CURRENCY,
    find_currency,
    parse_money,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import HandStartMissing, StakesLineMissing


class FirstLineSizes(NamedTuple):
    """The amounts in parentheses on the first line."""

    small: Amount
    """The small blind; of a limit game, the small bet."""
    big: Amount
    ante: Amount = 0
    button_blind: Amount = 0
    cap: Amount = 0


class FirstLine(NamedTuple):
    """The parsed first line of a hand."""

    site: str
    number: str
    game: NamedGame
    sizes: FirstLineSizes
    currency: str
    """Currency of the chips; empty for play money and in tournaments."""
    started: str
    tournament: Tournament | None
    club: str = ""


class TableHeader(NamedTuple):
    """The parsed table line."""

    name: str
    size: int
    """Number of chairs; 0 if not recorded."""
    button: int
    """The chair of the button; 0 in stud, which has none."""


class SeatLine(NamedTuple):
    """A player at the table at the start of the hand."""

    chair: int
    name: str
    """Name without surrounding blanks, which files print inconsistently."""
    stack: Amount
    is_sitting_out: bool
    """True if the player sits out, or was moved to this table and waits to come in."""


def parse_first_line(line: str) -> FirstLine:
    """Parse the first line of a hand; raise ``BadNotation`` if it is invalid."""
    start_match = FIRST_LINE.match(line)
    if start_match is None:
        raise BadNotation(HandStartMissing(repr(line[:60])))
    header_text = line[start_match.end() :]
    club = ""
    if club_match := _CLUB_PATTERN.match(header_text):
        club, header_text = club_match["club"], header_text[club_match.end() :]
    tournament_number = ""
    if tournament_match := _TOURNAMENT_PATTERN.match(header_text):
        tournament_number, header_text = (
            tournament_match["number"],
            header_text[tournament_match.end() :],
        )
    date_match = _DATE_PATTERN.search(header_text)
    stakes = _parse_stakes(
        header_text[: date_match.start()] if date_match else header_text, tournament_number
    )
    return FirstLine(
        "GGPoker" if start_match["site"] == "Poker" else start_match["site"],
        start_match["number"],
        stakes.game,
        stakes.sizes,
        stakes.currency,
        parse_start_time(header_text[date_match.start() :]) if date_match else "",
        stakes.tournament,
        club,
    )


class _StakesText(NamedTuple):
    game: NamedGame
    sizes: FirstLineSizes
    currency: str
    tournament: Tournament | None


@lru_cache(256)
def _parse_stakes(text: str, tournament_number: str) -> _StakesText:
    text_before, game, text_after = parse_game(text)
    tournament = (
        _parse_tournament(tournament_number, text_before, text_after) if tournament_number else None
    )
    currency = "" if tournament else _parse_currency(text_after)
    return _StakesText(game, _parse_sizes(text_after, game), currency, tournament)


_CLUB_PATTERN: Final = re.compile(r"\{(?P<club>[^}]*)\}\s*")
_TOURNAMENT_PATTERN: Final = re.compile(
    r"(?:Zoom |Rush )?Tournament #(?P<number>\d+)[,:]\s*(?:Table #\d+,\s*)?", re.IGNORECASE
)
_DATE_PATTERN: Final = re.compile(r"\d{4}/\d\d?/\d\d?[ -]")
_BLINDS_PATTERN: Final = re.compile(
    rf"(?P<small>{MONEY})\s*/\s*(?P<big>{MONEY})"
    rf"(?:\s*\(\s*(?P<ante>{MONEY})\s*\))?(?:\s*-\s*(?P<cap>{MONEY}) Cap)?"
)
_BUTTON_BLIND_PATTERN: Final = re.compile(
    rf"Button Blind (?P<blind>{MONEY}) - Ante (?P<ante>{MONEY})"
)
_SINGLE_BLIND_PATTERN: Final = re.compile(rf"\((?P<blind>{MONEY})\)")
_CURRENCY_CODE_PATTERN: Final = re.compile(r"\b(USD|EUR|GBP|CAD|INR|CNY)\b")
_LEVEL_PATTERN: Final = re.compile(r"\bLevel\s?(?P<level>[IVXLCDM]+|\d+)", re.IGNORECASE)


def _parse_sizes(text: str, game: NamedGame) -> FirstLineSizes:
    level_match = _LEVEL_PATTERN.search(text)
    text = text[level_match.end() :] if level_match else text
    if match := _BUTTON_BLIND_PATTERN.search(text):
        button_blind, ante = parse_money(match["blind"]), parse_money(match["ante"])
        return FirstLineSizes(button_blind, button_blind, ante, button_blind)
    if match := _BLINDS_PATTERN.search(text):
        small_text, big_text, ante_text, cap_text = match.groups(default="0")
        return FirstLineSizes(
            parse_money(small_text),
            parse_money(big_text),
            parse_money(ante_text),
            cap=parse_money(cap_text),
        )
    if match := _SINGLE_BLIND_PATTERN.search(text):
        button_blind = parse_money(match["blind"])
        return FirstLineSizes(button_blind, button_blind, 0, button_blind)
    raise BadNotation(StakesLineMissing(game.title))


def _parse_currency(text: str) -> str:
    code_match = _CURRENCY_CODE_PATTERN.search(text)
    return code_match[1] if code_match else find_currency(text)


def _parse_tournament(tournament_number: str, text_before: str, text_after: str) -> Tournament:
    level_match = _LEVEL_PATTERN.search(text_after)
    tournament_fields = {
        "number": tournament_number,
        "level": level_match["level"] if level_match else "",
    }
    price_text = text_before.strip(" -,")
    if match := _BUY_IN_PATTERN.fullmatch(price_text):
        buy_in, *other_prices = match["parts"].split("+")
        tournament_fields["buy_in"] = buy_in
        if other_prices:
            tournament_fields["fee"] = other_prices[-1]
            tournament_fields["bounty"] = other_prices[0] if len(other_prices) > 1 else ""
    else:
        tournament_fields["name"] = price_text
    return Tournament(**tournament_fields)


_BUY_IN_PATTERN: Final = re.compile(
    r"(?P<parts>[$€£₹¥\d.,]*\d(?:FPP|SC)?(?:\+[$€£₹¥\d.,]*\d)*)\s*(?:USD|EUR|GBP|CAD|INR|CNY)?"
)


@lru_cache(256)
def parse_table(line: str) -> TableHeader | None:
    """Parse the table line; ``None`` for another line."""
    match = _TABLE_PATTERN.match(line)
    if match is None:
        return None
    button_match = _BUTTON_CHAIR_PATTERN.search(line, match.end("name"))
    return TableHeader(
        match["name"], int(match["size"] or 0), int(button_match[1]) if button_match else 0
    )


@lru_cache(1 << 12)
def parse_seat(line: str) -> SeatLine | None:
    """Parse a seat line of the header; ``None`` for another line."""
    match = _SEAT_PATTERN.match(line)
    if match is None:
        return None
    is_sitting_out = "sitting out" in match["more"] or "out of hand" in match["more"]
    return SeatLine(
        int(match["chair"]), match["name"].strip(), parse_money(match["stack"]), is_sitting_out
    )


_TABLE_PATTERN: Final = re.compile(
    r"Table (?:ID )?'(?P<name>.*)'(?:\(\d+\))?(?: (?P<size>\d+)-max\b)?", re.I
)
_BUTTON_CHAIR_PATTERN: Final = re.compile(r"Seat #(\d+) is the button")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{MONEY}) in chips"
    rf"(?:, [^()]*)?\)(?P<more>.*)"
)

__all__ = [
    "SYMBOL_BY_CURRENCY",
    "FirstLine",
    "SeatLine",
    "FirstLineSizes",
    "TableHeader",
    "parse_first_line",
    "parse_seat",
    "parse_table",
]
