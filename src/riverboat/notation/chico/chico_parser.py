"""Parser of hands of the Chico network, line by line: variants of PokerStars' phrases.

A raise may state its total twice. No line states that a blind is dead. A header may name hold'em
although four hole cards are dealt. The amounts of main and side pots do not add up, so the pot is
the sum of the winnings and the rake.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.chico.chico_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds, normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    MarkerEvent,
    PostEvent,
    RefundEvent,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import TrailingText


class _ChicoParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header: FirstLine = self.parse_first_line(parse_header)
        self.is_anticlockwise = self.header.site == "ActionPoker.com"
        """True if the site numbers its chairs against the order of play."""
        self.table = TableHeader("", 0, 0)
        self.whole_board: Cards = ()
        self.rake: Amount = 0
        self.total = Fraction(0)

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        first_line = self.header
        small_blind, big_blind = infer_posted_blinds(builder.posts, builder.events)
        if big_blind and (first_line.tournament or not first_line.sizes.big):
            first_line = first_line._replace(
                sizes=first_line.sizes._replace(small=small_blind, big=big_blind)
            )
        total = normalize_amount(self.total + Fraction(self.rake))
        builder.add_event(TotalEvent(total, (("rake", self.rake),)))
        missing_board = self.whole_board if len(self.whole_board) > len(builder.board) else ()
        return builder.build(
            self._apply_dealt_variant(first_line), self.table, whole_board=missing_board
        )

    def _apply_dealt_variant(self, first_line: FirstLine) -> FirstLine:
        """Return the first line, with Omaha instead of hold'em if four hole cards were dealt."""
        card_counts = [len(cards) for cards in self.builder.collect_cards_by_player().values()]
        if first_line.game.variant != "hold'em" or 4 not in card_counts:
            return first_line
        self.builder.notes.append("the header says hold'em, and four hole cards are dealt: Omaha")
        return first_line._replace(game=first_line.game._replace(variant="omaha"))

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if match := _SECTION_HEADING_PATTERN.fullmatch(line):
            self._parse_section_heading(match["name"], match["rest"])
        elif match := _RAKE_PATTERN.search(line):
            self.rake = parse_local_amount(match["amount"])
        elif match := _BOARD_PATTERN.fullmatch(line):
            self.whole_board = parse_card_list(match["cards"])
        elif builder.is_complete:
            self._parse_summary(line)
        elif not builder.posts and (match := _TABLE_PATTERN.match(line)):
            name = match["quoted"] or match["name"]
            self.table = TableHeader(
                name, int(match["size"] or 0), self._parse_chair(match["button"])
            )
        elif not (builder.posts or builder.events) and (match := _SEAT_PATTERN.fullmatch(line)):
            self._add_seat(match)
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_hero_cards(match["who"], parse_card_list(match["cards"]))
        elif match := _UNCALLED_PATTERN.fullmatch(line):
            builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        elif not _NOISE_PATTERN.search(line):
            self._parse_player_line(line.rstrip("."))

    def _parse_chair(self, text: str) -> int:
        """Return the number of a chair, clockwise; chair 0 counts as the tenth."""
        chair = int(text)
        return 10 - chair if self.is_anticlockwise else chair or 10

    def _add_seat(self, match: re.Match[str]) -> None:
        is_sitting_out = "sitting out" in match["more"].lower()
        stack = parse_local_amount(match["stack"])
        self.builder.add_seat(
            SeatLine(self._parse_chair(match["chair"]), match["name"], stack, is_sitting_out)
        )

    def _parse_section_heading(self, name: str, cards: str) -> None:
        if name == "SUMMARY":
            self.builder.is_complete = True
        elif name in ("HOLE CARDS", "SHOW DOWN"):
            self.builder.add_event(MarkerEvent(name))
        else:
            board = [card for card_group in parse_bracketed_cards(cards) for card in card_group]
            self.builder.add_board(name, tuple(board))

    def _parse_summary(self, line: str) -> None:
        """Parse a seat's summary line, which alone records the winnings."""
        seat_match = _SUMMARY_SEAT_PATTERN.match(line)
        match = _WON_PATTERN.search(line)
        if seat_match is None or match is None:
            return
        player = self.builder.seats.get(self._parse_chair(seat_match[1]))
        amount = parse_local_amount(match["amount"])
        self.total += Fraction(amount)
        if player is not None:
            self.builder.add_event(WinEvent(player.name, amount))

    def _parse_player_line(self, line: str) -> None:
        builder = self.builder
        player, action_text = builder.split_player(line)
        action_text = action_text.removeprefix(":").strip()
        if not player:
            return
        if match := _SHOWS_PATTERN.fullmatch(action_text):
            builder.add_event(ShowEvent(player, parse_card_list(match["cards"])))
        elif match := _POST_PATTERN.fullmatch(action_text):
            self._add_posts(player, match["what"].lower(), parse_local_amount(match["amount"]))
        elif match := _ACTION_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"]) if match["amount"] else 0
            self._parse_action(player, match["verb"].lower(), amount, bool(match["all_in"]))
        elif match := _VERB_PATTERN.match(action_text):
            raise BadNotation(TrailingText(repr(match[0]), repr(action_text[match.end() :])))

    def _add_posts(self, player: str, post_name: str, amount: Amount) -> None:
        add_event, is_all_in = self.builder.add_event, self.builder.is_all_in_post(player, amount)
        match post_name:
            case "small blind":
                add_event(PostEvent(player, "small blind", amount, is_all_in))
            case "big blind":
                add_event(PostEvent(player, "big blind", amount, is_all_in))
            case "now":
                add_event(PostEvent(player, "post", amount, is_all_in))
            case "dead":
                # Only the big blind is written, or nothing; the dead small blind never is.
                add_event(PostEvent(player, "post", self.header.sizes.big))
                add_event(PostEvent(player, "dead", self.header.sizes.small))
            case _ if amount:
                add_event(PostEvent(player, "ante", amount, is_all_in))

    def _parse_action(self, player: str, verb: str, amount: Amount, is_all_in: bool) -> None:
        add_event = self.builder.add_event
        match verb:
            case "folds" | "checks":
                add_event(ActionEvent(player, "folds" if verb == "folds" else "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls", amount, is_all_in=is_all_in))
            case "bets":
                add_event(ActionEvent(player, "bets", amount, is_all_in=is_all_in))
            case "raises":
                add_event(ActionEvent(player, "completes", to=amount, is_all_in=is_all_in))


_SECTION_HEADING_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>HOLE CARDS|FLOP|TURN|RIVER|SHOW DOWN|SUMMARY) \*\*\*(?P<rest>.*)"
)
_RAKE_PATTERN: Final = re.compile(rf"^Total pot .*\| Rake (?P<amount>{LOCAL_MONEY})", re.IGNORECASE)
_BOARD_PATTERN: Final = re.compile(r"Board \[(?P<cards>[^\]]*)\]")
_TABLE_PATTERN: Final = re.compile(
    r"Table (?:'(?P<quoted>.*)'|(?P<name>.+?))(?: (?P<size>\d+)-Max,?)?(?: \([^()]*\))?"
    r" Seat #(?P<button>\d+) is the button"
)
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY}) in [Cc]hips\)(?P<more>.*)"
)
_DEALT_PATTERN: Final = re.compile(r"Dealt [Tt]o (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_UNCALLED_PATTERN: Final = re.compile(
    rf"Uncalled bet \((?P<amount>{LOCAL_MONEY})\) returned to (?P<who>.+)"
)
_NOISE_PATTERN: Final = re.compile(
    r' said "|^Total pot |joins the table|has left the table', re.IGNORECASE
)
_SHOWS_PATTERN: Final = re.compile(r"shows? \[?(?P<cards>[^\[\]]*)\]?", re.IGNORECASE)
_POST_PATTERN: Final = re.compile(
    rf"(?:posts?|ante) (?P<what>small blind|big blind|dead|now|processed) (?P<amount>{LOCAL_MONEY})"
    r"(?: and is all in)?",
    re.IGNORECASE,
)
_ACTION_PATTERN: Final = re.compile(
    rf"(?P<verb>folds|checks|calls|bets|raises)(?: {LOCAL_MONEY} to)?"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?P<all_in> and is all in)?",
    re.IGNORECASE,
)
_VERB_PATTERN: Final = re.compile(
    r"(?:posts?|folds|checks|calls|bets|raises|shows)\b", re.IGNORECASE
)
_SUMMARY_SEAT_PATTERN: Final = re.compile(r"Seat (\d+): ")
_WON_PATTERN: Final = re.compile(rf"\b(?:collected|won) \((?P<amount>{LOCAL_MONEY})\)\s*$")

CHICO: Final = LineDialect(FIRST_LINE_PATTERN, _ChicoParser)
