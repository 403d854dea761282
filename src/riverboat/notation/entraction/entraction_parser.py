"""Parser of Entraction hands, line by line, with columns for names, actions and amounts.

All amounts, those of raises included, are the chips that a player puts in.
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
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.entraction.entraction_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ActionVerb,
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import TrailingText, UnknownActionText


class _EntractionParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.table_size = self.button = 0
        self.total = Fraction(0)
        self.rake: Amount = 0

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        total = normalize_amount(self.total + Fraction(self.rake))
        builder.add_event(TotalEvent(total, (("rake", self.rake),)))
        table = TableHeader(self.header.table, self.table_size, self.button)
        return builder.build(self.header.first_line, table)

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if match := _SIZE_PATTERN.fullmatch(line):
            self.table_size = int(match[1])
        elif not (builder.posts or builder.events) and (match := _SEAT_PATTERN.fullmatch(line)):
            self.add_seat(match)
        elif match := _DEALER_PATTERN.fullmatch(line):
            self.button = self._find_chair(match["who"])
        elif match := _BLIND_PATTERN.fullmatch(line):
            self._add_post(match["who"], match["what"], parse_local_amount(match["amount"]))
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_event(MarkerEvent("HOLE CARDS"))
            builder.add_hero_cards(match["who"], _parse_cards(match["cards"]))
        elif match := _STREET_PATTERN.fullmatch(line):
            builder.add_board(match["street"].upper(), _parse_cards(match["cards"]))
        elif match := _RAKE_PATTERN.fullmatch(line):
            self.rake = parse_local_amount(match["amount"])
        elif match := _ENDED_PATTERN.match(line):
            start_time = parse_date(line)
            self.header = self.header._replace(
                first_line=self.header.first_line._replace(started=start_time)
            )
            builder.is_complete = True
        else:
            self._parse_player_line(line)

    def _find_chair(self, name: str) -> int:
        return next((chair for chair, seat in self.builder.seats.items() if seat.name == name), 0)

    def _add_post(self, player: str, post_name: str, amount: Amount) -> None:
        post_kind = _POST_KIND_BY_NAME.get(post_name)
        if post_kind is None:
            raise BadNotation(UnknownActionText())
        is_all_in = self.builder.is_all_in_post(player, amount)
        self.builder.add_event(PostEvent(player, post_kind, amount, is_all_in))

    def _parse_player_line(self, line: str) -> None:
        builder = self.builder
        player, action_text = builder.split_player(line)
        if not player:
            return
        if match := _ACTION_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"]) if match["amount"] else 0
            self._parse_action(player, match["verb"], amount)
        elif match := _SHOWS_PATTERN.match(action_text):
            builder.add_event(ShowEvent(player, _parse_cards(match["cards"])))
        elif match := _HIDES_PATTERN.fullmatch(action_text):
            if match["cards"]:
                cards = _parse_cards(match["cards"])
                builder.add_event(
                    SeatSummary(self._find_chair(player), cards, has_mucked=True, won_amounts=())
                )
        elif match := _WINS_PATTERN.match(action_text):
            amount = parse_local_amount(match["amount"])
            self.total += Fraction(amount)
            builder.add_event(WinEvent(player, amount))
        elif match := _VERB_PATTERN.match(action_text):
            raise BadNotation(TrailingText(repr(match[0]), repr(action_text[match.end() :])))

    def _parse_action(self, player: str, verb: str, amount: Amount) -> None:
        match verb:
            case "Ante":
                self._add_post(player, verb, amount)
            case "Payback":
                self.builder.add_event(RefundEvent(player, amount))
            case _:
                self.builder.add_event(ActionEvent(player, _VERB_BY_NAME[verb], amount))


def _parse_cards(text: str) -> Cards:
    """Parse cards with hyphens between them: ``Ad - Td - 7s``."""
    return parse_card_list(text.replace(" - ", " "))


_SIZE_PATTERN: Final = re.compile(r"Players\(max (\d+)\):")
_SEAT_PATTERN: Final = re.compile(
    rf"(?P<name>\S.*?)\s+\((?:[A-Z]{{3}} )?(?P<stack>{LOCAL_MONEY}) in seat (?P<chair>\d+)\)"
)
_DEALER_PATTERN: Final = re.compile(r"Dealer:\s+(?P<who>\S.*)")
_BLIND_PATTERN: Final = re.compile(
    rf"(?P<what>[\w +]*Blind):\s+(?P<who>\S.*?)\s+\((?P<amount>{LOCAL_MONEY})\)"
)
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "Ante": "ante",
    "Small Blind": "small blind",
    "Big Blind": "big blind",
    "Small + Big Blind": "both blinds",
}
_DEALT_PATTERN: Final = re.compile(r"(?P<who>\S.*) was dealt:\s+(?P<cards>\S.*)")
_STREET_PATTERN: Final = re.compile(r"(?P<street>Flop|Turn|River)\s+(?P<cards>\S.*)")
_RAKE_PATTERN: Final = re.compile(rf"Rake:\s+(?:[A-Z]{{3}} )?(?P<amount>{LOCAL_MONEY})")
_ENDED_PATTERN: Final = re.compile(r"Game ended ")
_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>Fold|Check|Call|Bet|Raise|All-in|Payback|Ante)"
    rf"(?:\s+\((?P<amount>{LOCAL_MONEY})\))?"
)
_VERB_BY_NAME: Final[dict[str, ActionVerb]] = {
    "Fold": "folds",
    "Check": "checks",
    "Call": "calls",
    "Bet": "bets",
    "Raise": "raises with",
    "All-in": "puts in",
}
_SHOWS_PATTERN: Final = re.compile(r"shows:\s+(?P<cards>[^()]+)")
_HIDES_PATTERN: Final = re.compile(r"didn't show hand(?: \((?P<cards>[^()]+)\))?")
_WINS_PATTERN: Final = re.compile(rf"wins:\s+(?:[A-Z]{{3}} )?(?P<amount>{LOCAL_MONEY})")
_VERB_PATTERN: Final = re.compile(r"(?:Fold|Check|Call|Bet|Raise|All-in|Payback|Ante|shows|wins)\b")

ENTRACTION: Final = LineDialect(FIRST_LINE_PATTERN, _EntractionParser, _ENDED_PATTERN)
