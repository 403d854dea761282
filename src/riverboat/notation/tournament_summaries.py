"""Tournament summaries of PokerStars, GGPoker and Winamax: buy-in, field, places and prizes.

GGPoker and Winamax write only the place and the prize of the player who downloads the file.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.pokerstars.tournament_summary import (
    FinishingPlace,
    TournamentSummary,
    parse_tournament_summary,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import NoEventSummary


def parse_summary(text: str) -> TournamentSummary:
    """Parse the tournament summary of any known site; raise ``BadNotation`` for other text.

    >>> summary = parse_summary('''Tournament #81, Brno Bounty, Hold'em No Limit
    ... Buy-in: $5+$0.8+$4.2
    ... 18 Players
    ... Total Prize Pool: $165.6
    ... Tournament started 2026/01/31 20:15:00
    ... 1st : Hero, $57.5
    ... YouPronoun finished the tournament in 1st place.
    ... YouPronoun received a total of $57.5.
    ... ''')
    >>> summary.site, summary.name, summary.places
    ('GGPoker', 'Brno Bounty', (FinishingPlace(place=1, player='Hero', prize='$57.5'),))
    """
    stripped_text = text.lstrip("\ufeff \t\r\n")
    if _GG_FIRST_LINE_PATTERN.match(stripped_text):
        return _parse_ggpoker(stripped_text)
    if stripped_text.startswith("Winamax Poker - Tournament summary"):
        return _parse_winamax(stripped_text)
    return parse_tournament_summary(stripped_text)


_GG_FIRST_LINE_PATTERN: Final = re.compile(
    r"Tournament #(?P<number>\d+), (?P<name>.+), (?P<game>[^,\r\n]+)"
)
_GG_BUY_IN_PATTERN: Final = re.compile(r"^Buy-in: (?P<price>\S+)", re.MULTILINE)
_GG_PLAYERS_PATTERN: Final = re.compile(r"^(?P<count>[\d,]+) Players", re.MULTILINE)
_GG_PLACE_PATTERN: Final = re.compile(
    r"^(?P<place>[\d,]+)(?:st|nd|rd|th) ?: (?P<player>[^,\r\n]+)(?:, (?P<prize>\S+))?", re.MULTILINE
)
_GG_FINISHED_PATTERN: Final = re.compile(r"You finished the tournament in (?P<place>[\d,]+)")
_GG_RECEIVED_PATTERN: Final = re.compile(r"received a total of (?P<prize>\S*\d)")
_GG_REENTRIES_PATTERN: Final = re.compile(r"You made (?P<count>\d+) (?:re)?-?entr")
_POOL_PATTERN: Final = re.compile(r"^Total Prize Pool: (?P<pool>\S+)", re.MULTILINE)
_STARTED_PATTERN: Final = re.compile(
    r"Tournament started (?P<at>\d{4}/\d\d?/\d\d? \d\d?:\d\d:\d\d)"
)


def _parse_ggpoker(text: str) -> TournamentSummary:
    first_line_match = _GG_FIRST_LINE_PATTERN.match(text)
    buy_in_match = _GG_BUY_IN_PATTERN.search(text)
    players_match = _GG_PLAYERS_PATTERN.search(text)
    if first_line_match is None or players_match is None:
        raise BadNotation(NoEventSummary())
    price_parts = buy_in_match["price"].split("+") if buy_in_match else []
    place_match = _GG_PLACE_PATTERN.search(text)
    finished_match, received_match = (
        _GG_FINISHED_PATTERN.search(text),
        _GG_RECEIVED_PATTERN.search(text),
    )
    place_text = (
        place_match["place"] if place_match else finished_match["place"] if finished_match else ""
    )
    prize = (
        received_match["prize"]
        if received_match
        else (place_match["prize"] or "")
        if place_match
        else ""
    )
    player_name = place_match["player"].strip() if place_match else "Hero"
    places = (
        (FinishingPlace(_parse_count(place_text), player_name, _format_prize_or_empty(prize)),)
        if place_text
        else ()
    )
    return TournamentSummary(
        site="GGPoker",
        number=first_line_match["number"],
        name=first_line_match["name"],
        game=first_line_match["game"].strip(),
        players=_parse_count(players_match["count"]),
        buy_in=price_parts[0] if price_parts else "",
        fee=price_parts[1] if len(price_parts) > 1 else "",
        bounty=price_parts[2] if len(price_parts) > 2 else "",
        pool=_find_text(_POOL_PATTERN, text, "pool"),
        started=_find_text(_STARTED_PATTERN, text, "at"),
        reentries=int(_find_text(_GG_REENTRIES_PATTERN, text, "count") or 0),
        places=places,
    )


_WINAMAX_FIRST_LINE_PATTERN: Final = re.compile(
    r"Winamax Poker - Tournament summary : (?P<name>.+)\((?P<number>\d+)\)"
)
_WINAMAX_FIELD_PATTERN: Final = re.compile(r"^(?P<key>[\w -]+?) ?: (?P<value>.*\S)", re.MULTILINE)
_WINAMAX_PLACE_PATTERN: Final = re.compile(r"You finished in (?P<place>\d+)(?:st|nd|rd|th) place")
_WINAMAX_WON_PATTERN: Final = re.compile(
    r"You won (?P<prize>[^\r\n+]*[\d€])(?: \+ Bounty (?P<bounty>\S+))?"
)
_WINAMAX_GAME_PATTERN: Final = re.compile(
    r":(?P<game>[a-z0-9]+)-(?P<limit>no-limit|pot-limit|limit)"
)


def _parse_winamax(text: str) -> TournamentSummary:
    first_line_match = _WINAMAX_FIRST_LINE_PATTERN.match(text)
    fields = {match["key"]: match["value"] for match in _WINAMAX_FIELD_PATTERN.finditer(text)}
    place_match = _WINAMAX_PLACE_PATTERN.search(text)
    if first_line_match is None or not fields.get("Registered players", "").isdecimal():
        raise BadNotation(NoEventSummary())
    price_parts = [part.strip() for part in fields.get("Buy-In", "").split(" + ")]
    game_match = _WINAMAX_GAME_PATTERN.search(fields.get("Levels", ""))
    won_match = _WINAMAX_WON_PATTERN.search(text)
    hero = fields.get("Player", "")
    places: tuple[FinishingPlace, ...] = ()
    if place_match:
        prize = won_match["prize"].strip() if won_match else ""
        places = (FinishingPlace(int(place_match["place"]), hero, prize),)
    return TournamentSummary(
        site="Winamax",
        number=first_line_match["number"],
        name=first_line_match["name"].strip(),
        game=f"{game_match['game']} {game_match['limit'].replace('-', ' ')}" if game_match else "",
        players=int(fields["Registered players"]),
        buy_in=price_parts[0] if len(price_parts) < 3 else price_parts[1],
        fee=price_parts[-1] if len(price_parts) > 1 else "",
        bounty=price_parts[0] if len(price_parts) > 2 else "",
        pool=fields.get("Prizepool", ""),
        started=_find_text(_STARTED_PATTERN, text, "at"),
        reentries=int(fields["Re-entries"]) if fields.get("Re-entries", "").isdecimal() else 0,
        places=places,
    )


def _find_text(pattern: re.Pattern[str], text: str, group: str) -> str:
    match = pattern.search(text)
    return match[group] if match else ""


def _parse_count(text: str) -> int:
    return int(text.replace(",", "") or 0)


def _format_prize_or_empty(prize: str) -> str:
    """Return a prize; an empty text if the prize is zero."""
    return prize if prize.strip("$€£¥0.,") else ""
