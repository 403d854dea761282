"""Parser of Everleaf hands, line by line.

All amounts, those of raises included, are the chips that a player puts in.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.dialects.starred_lines import StarredParser, build_action_pattern
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import ActionEvent, WinEvent


class _EverleafParser(StarredParser):
    site = "Everleaf"
    stakes_pattern = re.compile(
        rf"(?:Blinds)?\s*(?P<small>{LOCAL_MONEY})\s*/\s*(?P<big>{LOCAL_MONEY})\s+"
        r"(?:(?P<limit>NL|PL) )?(?P<game>.+?) - (?P<date>\d{4}/\d\d/\d\d - \d\d:\d\d:\d\d)"
    )
    table_pattern = re.compile(r"Table (?P<name>.*)")
    action_pattern = build_action_pattern(raise_verb="raises")

    def parse(self) -> Transcript:
        transcript = super().parse()
        return transcript._replace(
            is_complete=any(isinstance(line.event, WinEvent) for line in transcript.events)
        )

    def parse_line(self, line: str) -> None:
        if match := _NUMBER_PATTERN.match(line):
            self.number = match[1]
        else:
            super().parse_line(line)

    def parse_start_time(self, text: str) -> str:
        return parse_date(text)

    def find_tournament(self) -> Tournament | None:
        match = _TOURNAMENT_FILE_PATTERN.search(self.file)
        return Tournament(number=match["number"]) if match else None

    def build_raise_event(self, player: str, amount: Amount) -> ActionEvent:
        return ActionEvent(player, "raises with", normalize_amount(Fraction(amount)))


_FIRST_LINE_PATTERN: Final = re.compile(
    r"Everleaf Gaming Game #(?P<number>\d+)$|Partouche Poker\b.*$"
)
_NUMBER_PATTERN: Final = re.compile(
    r"\*{3,} (?:Hand history for game #|Historique des Mains pour la partie )(\d+) \*{3,}"
)
_TOURNAMENT_FILE_PATTERN: Final = re.compile(r"\bTID_(?P<number>\d+)")
"""Name of a tournament's file: no line gives the number."""

EVERLEAF: Final = LineDialect(_FIRST_LINE_PATTERN, _EverleafParser, re.compile(r".+ wins "))
