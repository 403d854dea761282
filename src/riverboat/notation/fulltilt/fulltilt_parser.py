"""Parser of Full Tilt hands, line by line."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.action_phrases import parse_action
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.inferred_draws import infer_draw
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.fulltilt.fulltilt_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.pokerstars.card_queues import count_full_hand_cards
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import SeatLine, TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    DealEvent,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import CancelledHand, UnknownActionText

_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)(?P<out>, is sitting out)?"
)
_BUTTON_PATTERN: Final = re.compile(r"The button is in seat #(\d+)")
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>HOLE CARDS|FLOP|TURN|RIVER|DRAW"
    r"|(?:1ST|2ND|3RD|4TH|5TH|6TH|7TH) (?:STREET|DRAW)|(?:FIRST|SECOND|THIRD) DRAW"
    r"|SHOW ?DOWN|SUMMARY)(?: (?P<run>[12]))? \*\*\*(?P<rest>.*)"
)
_STUD_STREET_BY_NAME: Final = {
    "2ND STREET": "2nd STREET",
    "3RD STREET": "3rd STREET",
    "4TH STREET": "4th STREET",
    "5TH STREET": "5th STREET",
    "6TH STREET": "6th STREET",
    "7TH STREET": "RIVER",
}
_DEALT_PATTERN: Final = re.compile(
    r"Dealt to (?P<who>.+?)(?: \[(?P<before>[^\]]*)\])? \[(?P<new>[^\]]*)\]"
)
_UNCALLED_PATTERN: Final = re.compile(
    rf"Uncalled bet of (?P<amount>{LOCAL_MONEY}) returned to (?P<who>.+)"
)
_ANTE_RETURNED_PATTERN: Final = re.compile(
    rf"Ante of (?P<amount>{LOCAL_MONEY}) returned to (?P<who>.+)"
)
_TOTAL_PATTERN: Final = re.compile(
    rf"Total pot (?P<pot>{LOCAL_MONEY}).*?(?:\| Rake (?P<rake>{LOCAL_MONEY}))?\s*$"
)
_CANCELLED_PATTERN: Final = re.compile(r"Hand #\d+ has been cancell?ed")
_SEAT_SUMMARY_PATTERN: Final = re.compile(r"Seat (?P<chair>\d+): (?P<rest>.+)")
_MUCKED_PATTERN: Final = re.compile(r"\bmucked \[(?P<cards>[^\]]*)\]")
_WON_PATTERN: Final = re.compile(rf"\b(?:won|collected) \((?P<amount>{LOCAL_MONEY})\)")
_ACTION_PATTERN: Final = re.compile(
    r"(?:folds|checks|calls|bets|raises|posts|antes|completes|brings in|discards|stands pat"
    r"|straddles)\b"
)


class _FullTiltParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.button = 0
        self.variant = VARIANTS[self.header.first_line.game.variant]
        self.full_hand_size = count_full_hand_cards(self.variant)
        self.in_summary = False
        self.returned_antes = Fraction(0)

    def parse(self) -> Transcript:
        self.builder.parse_lines(self._parse_line)
        header = self.header
        self.builder.is_complete = self.in_summary
        return self.builder.build(
            header.first_line, TableHeader(header.table, header.size, self.button)
        )

    def _parse_line(self, line: str) -> None:
        if _CANCELLED_PATTERN.match(line):
            raise BadNotation(CancelledHand(self.builder.line_number), self.builder.line_number)
        if match := _STREET_PATTERN.match(line):
            self._parse_street(match)
        elif self.in_summary:
            self._parse_summary_line(line)
        elif match := _BUTTON_PATTERN.match(line):
            self.button = int(match[1])
        elif not (self.builder.events or self.builder.posts) and (
            match := _SEAT_PATTERN.fullmatch(line)
        ):
            stack, is_sitting_out = parse_local_amount(match["stack"]), bool(match["out"])
            self.builder.add_seat(
                SeatLine(int(match["chair"]), match["name"], stack, is_sitting_out)
            )
        elif match := _DEALT_PATTERN.fullmatch(line):
            self._parse_deal(match)
        elif match := _UNCALLED_PATTERN.fullmatch(line):
            self._add_returned_bet(match["who"], parse_local_amount(match["amount"]))
        elif not _ANTE_RETURNED_PATTERN.fullmatch(line):
            self._parse_player_line(line)

    def _add_returned_bet(self, player: str, amount: Amount) -> None:
        """Add the return of an uncalled bet; the unmatched part of an ante is added as a win."""
        if self.variant.has_upcards and not self.builder.has_action:
            self.returned_antes += Fraction(amount)
            self.builder.add_event(WinEvent(player, amount))
        else:
            self.builder.add_event(RefundEvent(player, amount))

    def _parse_street(self, match: re.Match[str]) -> None:
        name, run_number = match["name"].upper(), int(match["run"] or 0)
        if name == "SUMMARY":
            self.in_summary = True
        elif name in ("SHOW DOWN", "SHOWDOWN"):
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
        elif name == "HOLE CARDS" or name.endswith("DRAW"):
            self.builder.add_event(MarkerEvent("HOLE CARDS" if name == "HOLE CARDS" else "DRAW"))
        elif name in _STUD_STREET_BY_NAME:
            self.builder.add_event(MarkerEvent(_STUD_STREET_BY_NAME[name]))
        else:
            card_groups = parse_bracketed_cards(match["rest"].partition("(Total")[0])
            cards = tuple([card for card_group in card_groups for card in card_group])
            self.builder.add_event(MarkerEvent(name, run_number, cards))

    def _parse_deal(self, match: re.Match[str]) -> None:
        player, *card_texts = self.builder.split_deal(match)
        held_cards, new_cards = map(parse_card_list, card_texts)
        if self.variant.has_upcards:
            if player not in self.builder.collect_cards_by_player():
                new_cards = (
                    *held_cards,
                    *new_cards,
                )  # two down cards, then the upcard
            held_cards = ()  # they may have been shown since
        elif held_cards:
            infer_draw(
                self.builder, player, (*held_cards, *new_cards)
            )  # discards are not always recorded
            return
        self.builder.add_event(DealEvent(player, held_cards, new_cards))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            return  # a message of the room or of a spectator
        event = parse_action(player, action_text)
        if event is None:
            if _ACTION_PATTERN.match(action_text):
                raise BadNotation(UnknownActionText())
            return
        match event:
            case PostEvent(kind="ante", amount=amount):
                self.builder.add_event(
                    event._replace(
                        is_all_in=event.is_all_in or self.builder.is_all_in_post(player, amount)
                    )
                )
            case MuckEvent():
                if is_contested(self.builder):
                    self.builder.add_event(event)
            case ShowEvent(_, cards) if (
                self.variant.has_upcards and len(cards) < self.full_hand_size
            ):
                pass  # all-in: the whole hand is shown after the last card
            case _:
                self.builder.add_event(event)

    def _parse_summary_line(self, line: str) -> None:
        if match := _TOTAL_PATTERN.match(line):
            rake = parse_local_amount(match["rake"]) if match["rake"] else 0
            pot = normalize_amount(Fraction(parse_local_amount(match["pot"])) + self.returned_antes)
            self.builder.add_event(TotalEvent(pot, (("rake", rake),)))
        elif match := _SEAT_SUMMARY_PATTERN.match(line):
            chair = int(match["chair"])
            if chair not in self.builder.seats:
                return
            mucked_match = _MUCKED_PATTERN.search(match["rest"])
            won_match = _WON_PATTERN.search(match["rest"])
            won_amounts = (parse_local_amount(won_match["amount"]),) if won_match else ()
            cards = parse_card_list(mucked_match["cards"]) if mucked_match else ()
            self.builder.add_event(SeatSummary(chair, cards, mucked_match is not None, won_amounts))
            if won_match and not any(
                isinstance(line.event, WinEvent) for line in self.builder.events
            ):
                self.builder.add_note("what was won is told in the summary only")
        else:
            self.builder.add_board_summary(line)


FULL_TILT: Final = LineDialect(FIRST_LINE_PATTERN, _FullTiltParser)
