"""Writer and parser of tournament summaries, as PokerStars writes them beside the hands.

>>> summary = TournamentSummary(
...     number="81", game="Hold'em No Limit", buy_in="$10.00", fee="$1.00", players=2,
...     pool="20.00", started="2026/01/31 20:15:00", places=(FinishingPlace(1, "Ann", "20.00"),),
... )
>>> parse_tournament_summary(write_tournament_summary(summary)) == summary
True
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals import pokerstars as w


class FinishingPlace(Struct, frozen=True):
    """One place of a tournament, with the player and the prize; the prize may be empty."""

    place: int
    player: str
    prize: str = ""


class TournamentSummary(Struct, frozen=True, kw_only=True):
    """The summary of a tournament. Amounts are texts, as in the file."""

    number: str
    game: str
    players: int
    buy_in: str = ""
    bounty: str = ""
    fee: str = ""
    pool: str = ""
    started: str = ""
    """Start time in the file's notation: ``2026/01/31 20:15:00``."""
    places: tuple[FinishingPlace, ...] = ()
    """Places and prizes, as far as the file gives them."""
    site: str = "PokerStars"
    name: str = ""
    reentries: int = 0
    """Number of times that the player of the file entered again."""


def write_tournament_summary(summary: TournamentSummary) -> str:
    """Return the text of a summary."""
    return "".join([f"{line}\n" for line in _iter_summary_lines(summary)])


def _iter_summary_lines(summary: TournamentSummary) -> Iterator[str]:
    yield f"PokerStars Tournament #{summary.number}, {summary.game}"
    price = "/".join(filter(None, (summary.buy_in, summary.bounty, summary.fee)))
    yield f"Buy-In: {price or '0/0'}"
    yield f"{summary.players} players"
    if summary.pool:
        yield f"Total Prize Pool: {summary.pool}"
    if summary.started:
        yield f"Tournament started {summary.started} ET"
    yield ""
    for finishing_place in summary.places:
        prize_text = f", {finishing_place.prize}" if finishing_place.prize else ","
        yield f"  {finishing_place.place}: {finishing_place.player} (){prize_text}"


_FIRST_LINE_PATTERN: Final = re.compile(r"PokerStars Tournament #(?P<number>\S+), (?P<game>.+)")
_PLACE_PATTERN: Final = re.compile(
    r"\s*(?P<place>\d+): (?P<player>.+?)(?: \[\d+\])? \([^)]*\),(?: (?P<prize>[^\s(]+).*)?"
)
_STARTED_PATTERN: Final = re.compile(r"Tournament started (?P<at>[\d/]+ [\d:]+).*")


def parse_tournament_summary(text: str) -> TournamentSummary:
    """Parse a tournament summary; raise ``BadNotation`` if the text is not a summary."""
    lines = [line.rstrip() for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    header_match = _FIRST_LINE_PATTERN.fullmatch(lines[0]) if lines else None
    if header_match is None:
        raise BadNotation(w.NoEventSummary())
    price_parts: list[str] = []
    player_count, prize_pool, start_time = 0, "", ""
    places: list[FinishingPlace] = []
    for line in lines[1:]:
        if line.startswith("Buy-In: "):
            buy_in_text = line.removeprefix("Buy-In: ")
            price_parts = [] if buy_in_text == "0/0" else buy_in_text.split(" ")[0].split("/")
        elif match := re.fullmatch(r"(\d+) players", line):
            player_count = int(match[1])
        elif line.startswith("Total Prize Pool: "):
            prize_pool = line.removeprefix("Total Prize Pool: ").split(" ")[0]
        elif match := _STARTED_PATTERN.fullmatch(line):
            start_time = match["at"]
        elif match := _PLACE_PATTERN.fullmatch(line):
            places.append(
                FinishingPlace(int(match["place"]), match["player"], match["prize"] or "")
            )
    return TournamentSummary(
        number=header_match["number"],
        game=header_match["game"],
        players=player_count,
        buy_in=price_parts[0] if price_parts else "",
        bounty=price_parts[1] if len(price_parts) > 2 else "",
        fee=price_parts[-1] if len(price_parts) > 1 else "",
        pool=prize_pool,
        started=start_time,
        places=tuple(places),
    )
