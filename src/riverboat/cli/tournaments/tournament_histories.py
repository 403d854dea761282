"""Hand histories of a tournament in other programs' formats, and its summary."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

from riverboat.cli.tournaments.tournament_simulation import TournamentHand
from riverboat.histories.history_writer import HistoryWriter, parse_format
from riverboat.notation.about import About, Tournament
from riverboat.notation.pokerstars.tournament_summary import (
    FinishingPlace,
    TournamentSummary,
    write_tournament_summary,
)
from riverboat.notation.read_hand import ParsedHand, Source
from riverboat.tourney import EventRules
from riverboat.tourney.event_results import standings
from riverboat.tourney.state.event_state import Event

_START_TIME: Final = datetime(2026, 1, 1, 18, tzinfo=UTC)
"""Start of a simulated tournament."""
_ROMAN_NUMERALS: Final = (
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


class TournamentHandWriter:
    """A writer of a tournament's hands to a file; without a path it writes nothing."""

    def __init__(self, path: Path | None, rules: EventRules, seed: int) -> None:
        self._path, self._rules, self._tournament_number = (
            path,
            rules,
            build_tournament_number(seed),
        )
        self._history_writer = (
            HistoryWriter(parse_format(path.suffix)) if path is not None else None
        )
        self._file: TextIO | None = None

    def __enter__(self) -> TournamentHandWriter:
        if self._path is not None:
            self._file = self._path.open("w", encoding="utf-8")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    @property
    def write(self) -> Callable[[TournamentHand], None] | None:
        """Callback that writes a hand; ``None`` without a file."""
        return self._write if self._history_writer is not None else None

    def _write(self, hand: TournamentHand) -> None:
        assert self._history_writer is not None
        assert self._file is not None
        self._file.write(
            self._history_writer.format_hand(
                to_parsed_hand(hand, self._rules, self._tournament_number)
            )
        )


def build_tournament_number(seed: int) -> str:
    """Return the tournament's number in hand histories."""
    return str(10**9 + seed % 10**9)


def to_parsed_hand(hand: TournamentHand, rules: EventRules, number: str) -> ParsedHand:
    """Return a hand with the tournament details that histories contain."""
    price = rules.entry.price
    tournament = Tournament(
        number=number,
        name=rules.name,
        buy_in=str(price.prize),
        fee=str(price.fee),
        bounty=str(price.bounty) if price.bounty else "",
        level=_format_roman(hand.level),
    )
    metadata = About(
        site="riverboat",
        hand=str(hand.number),
        table=f"{number} {hand.table}",
        table_size=hand.seats,
        chairs=tuple([entrant.seat + 1 for entrant in hand.players]),
        started=(_START_TIME + timedelta(milliseconds=hand.ended_ms)).strftime(
            "%Y-%m-%dT%H:%M:%SZ"
        ),
        tournament=tournament,
    )
    players = tuple([entrant.player for entrant in hand.players])
    source = Source("", str(hand.number), 0)
    return ParsedHand(source=source, variant="", players=players, about=metadata, log=hand.log)


def build_tournament_summary(event: Event, seed: int) -> str:
    """Return the tournament's summary in PokerStars format."""
    price = event.rules.entry.price
    places = [
        FinishingPlace(
            entrant.place,
            entrant.player,
            str(entrant.prize + entrant.bounty_winnings) if entrant.prize else "",
        )
        for entrant in standings(event)
    ]
    return write_tournament_summary(
        TournamentSummary(
            number=build_tournament_number(seed),
            game=event.rules.game.title(),
            players=event.entry_count,
            buy_in=str(price.prize),
            bounty=str(price.bounty) if price.bounty else "",
            fee=str(price.fee),
            pool=str(event.prize_pool),
            started=_START_TIME.strftime("%Y/%m/%d %H:%M:%S"),
            places=tuple(places),
        )
    )


def _format_roman(number: int) -> str:
    roman_text = ""
    for value, numeral in _ROMAN_NUMERALS:
        while number >= value:
            roman_text, number = roman_text + numeral, number - value
    return roman_text
