"""Parser of Betfair hands, line by line. Raises are recorded with their total."""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY
from riverboat.notation.dialects.site_dates import parse_named_month_date
from riverboat.notation.dialects.starred_lines import StarredParser, build_action_pattern
from riverboat.notation.pokerstars.transcript_events import ActionEvent


class _BetfairParser(StarredParser):
    site = "Betfair"
    stakes_pattern = re.compile(
        rf"\s*(?:(?P<limit>NL|PL) )?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}) (?P<game>.+?)"
        r" - (?P<date>.+)"
    )
    table_pattern = re.compile(r"Table (?P<name>.+?)(?: (?P<size>\d+)-max)?(?: \([^()]*\))?")
    action_pattern = build_action_pattern(raise_verb="raises to")

    def parse_start_time(self, text: str) -> str:
        return parse_named_month_date(text)

    def build_raise_event(self, player: str, amount: Amount) -> ActionEvent:
        return ActionEvent(player, "completes", to=amount)

    def parse_section_line(self, line: str) -> None:
        super().parse_section_line(line)
        self.builder.is_complete = self.builder.is_complete or bool(_ENDS_PATTERN.match(line))


_FIRST_LINE_PATTERN: Final = re.compile(
    r"\*{3,} Betfair Poker Hand History for Game (?P<number>\d+) \*{3,}"
)
_ENDS_PATTERN: Final = re.compile(r"\*+\s+Game \d+ ends\b")

BETFAIR: Final = LineDialect(_FIRST_LINE_PATTERN, _BetfairParser, _ENDS_PATTERN)
