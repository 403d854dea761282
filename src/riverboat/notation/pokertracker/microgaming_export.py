"""Parser of PokerTracker's export of Microgaming hands: ``Hero raised to €1.25``.

All amounts are the chips that a player puts in, even if a line says *to*. Winnings include a bet
that no player called.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ActionVerb,
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    ShowEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import TableLineMissing, UnknownActionText

FIRST_LINE_PATTERN: Final = re.compile(
    r"\*\* (?:Hand #|Game ID) ?(?P<number>\d+)(?: Version:\d+)? starting - (?P<date>.*)"
)
_TABLE_PATTERN: Final = re.compile(
    r"\*\* (?P<name>.+?) \[(?P<game>Hold'em|Omaha(?: Hi-Lo)?)\] "
    r"\((?P<small>\d[\d.,]*)\|(?P<big>\d[\d.,]*) (?P<limit>NL|PL|FL|L) - (?P<rest>[^)]*)\)"
    r"(?P<money>.*)"
)
_SEAT_PATTERN: Final = re.compile(
    rf"(?:- )?(?P<name>.+) sitting in seat (?P<chair>\d+) with (?P<stack>{LOCAL_MONEY})"
    rf"(?: at end {LOCAL_MONEY})? ?(?P<dealer>\[Dealer\])?"
)
_DEALT_PATTERN: Final = re.compile(r"\*\* Dealing cards? to (?P<who>.+): (?P<cards>.+)")
_STREET_PATTERN: Final = re.compile(r"\*\* Dealing the (?P<name>flop|turn|river): (?P<cards>.+)")
_POST_PATTERN: Final = re.compile(
    rf"posted (?:the |an? )?(?P<what>small blind|big blind|ante|dead blind|straddle)"
    rf" - (?P<amount>{LOCAL_MONEY})"
)
_WAGER_PATTERN: Final = re.compile(
    rf"(?P<verb>called|bet|raised|went all-in)(?: to| -) (?P<amount>{LOCAL_MONEY})"
)
_SHOWS_PATTERN: Final = re.compile(r"shows: (?P<cards>.+)")
_WINS_PATTERN: Final = re.compile(rf"wins (?P<amount>{LOCAL_MONEY}) from .*")
_ACTION_PATTERN: Final = re.compile(
    r"(?:posted|called|bet|raised|went all-in|folded|checked|wins)\b"
)
_RAKE_PATTERN: Final = re.compile(r"Rake: ")
_VARIANT_BY_GAME: Final = {"Hold'em": "hold'em", "Omaha": "omaha", "Omaha Hi-Lo": "omaha hi-lo"}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "NL": "no-limit",
    "PL": "pot-limit",
    "FL": "limit",
    "L": "limit",
}
_VERB_BY_NAME: Final[dict[str, ActionVerb]] = {
    "called": "calls",
    "bet": "bets",
    "raised": "raises with",
    "went all-in": "puts in",
}
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "small blind": "small blind",
    "big blind": "big blind",
    "ante": "ante",
    "dead blind": "dead",
    "straddle": "straddle",
}


class _MicrogamingExportParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.table_match: re.Match[str] | None = None
        self.button = 0
        self.currency = ""
        self.builder.has_uncalled_in_pot = True

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.table_match is None:
            raise BadNotation(TableLineMissing(), builder.chunk.line)
        table_match = self.table_match
        limit = _LIMIT_BY_NAME[table_match["limit"]]
        game = NamedGame(
            _VARIANT_BY_GAME[table_match["game"]],
            limit,
            f"{table_match['game']} {table_match['limit']}",
        )
        is_real_money = "Real" in table_match["money"]
        first_line = FirstLine(
            "Microgaming",
            self.first_line_match["number"],
            game,
            self._find_bet_sizes(limit, table_match),
            self.currency if is_real_money else "",
            parse_date(self.first_line_match["date"]),
            None,
        )
        return builder.build(
            first_line, TableHeader(table_match["name"].split(" - ")[0], 0, self.button)
        )

    def _find_bet_sizes(self, limit: Limit, table_match: re.Match[str]) -> FirstLineSizes:
        small_blind: Amount = parse_local_amount(table_match["small"])
        big_blind: Amount = parse_local_amount(table_match["big"])
        if limit == "limit":
            return FirstLineSizes(big_blind, normalize_amount(2 * Fraction(big_blind)))
        return FirstLineSizes(small_blind, big_blind)

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if self.table_match is None and (match := _TABLE_PATTERN.match(line)):
            self.table_match = match
        elif match := _STREET_PATTERN.fullmatch(line):
            builder.add_board(match["name"].upper(), _parse_cards(match["cards"]))
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_event(MarkerEvent("HOLE CARDS"))
            builder.add_hero_cards(match["who"], _parse_cards(match["cards"]))
        elif not builder.posts and (match := _SEAT_PATTERN.fullmatch(line)):
            self._parse_seat(match)
        elif not _RAKE_PATTERN.match(line):
            self._parse_player_line(line)

    def _parse_seat(self, match: re.Match[str]) -> None:
        chair = int(match["chair"])
        self.currency = self.currency or find_currency_by_code(match["stack"])
        stack = parse_local_amount(match["stack"])
        self.builder.add_seat(SeatLine(chair, match["name"], stack, is_sitting_out=False))
        self.button = chair if match["dealer"] else self.button

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        add_event = self.builder.add_event
        if not player:
            return
        if match := _POST_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"])
            is_all_in = self.builder.is_all_in_post(player, amount)
            add_event(PostEvent(player, _POST_KIND_BY_NAME[match["what"]], amount, is_all_in))
        elif match := _WAGER_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"])
            add_event(ActionEvent(player, _VERB_BY_NAME[match["verb"]], amount))
        elif action_text in ("folded", "checked"):
            add_event(ActionEvent(player, "folds" if action_text == "folded" else "checks"))
        elif match := _SHOWS_PATTERN.fullmatch(action_text):
            add_event(ShowEvent(player, _parse_cards(match["cards"])))
        elif match := _WINS_PATTERN.fullmatch(action_text):
            self.builder.is_complete = True
            add_event(WinEvent(player, parse_local_amount(match["amount"])))
        elif _ACTION_PATTERN.match(action_text):
            raise BadNotation(UnknownActionText())


def _parse_cards(text: str) -> Cards:
    """Parse cards: ``Qh, 9c`` or ``A of c, 6 of d``."""
    return parse_card_list(text.replace(" of ", ""))


MICROGAMING_EXPORT: Final = LineDialect(
    FIRST_LINE_PATTERN, _MicrogamingExportParser, re.compile(r"Rake: |End of game ")
)
