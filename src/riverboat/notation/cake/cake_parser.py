"""Parser of Cake hands, line by line.

At euro tables each amount is given first in dollars, the unit in which the chips are counted.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.cake.cake_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.action_phrases import parse_action
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.live_players import find_players_in_hand, is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    MarkerEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import UnknownActionText

_EUROS_PATTERN: Final = re.compile(r"\s*\(EUR [^)]*\)")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+?) \((?P<stack>{LOCAL_MONEY}) in chips\)\s*(?P<more>.*)"
)
_BUTTON_PATTERN: Final = re.compile(r"Dealer: Seat (\d+)")
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* ?(?P<name>FLOP|TURN|RIVER|SHOW DOWN) ?\*\*\*(?P<rest>.*)"
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_UNCALLED_PATTERN: Final = re.compile(rf"returns uncalled bet (?P<amount>{LOCAL_MONEY})")
_DEAD_AND_BIG_PATTERN: Final = re.compile(
    rf"posts dead blind (?P<dead>{LOCAL_MONEY}) and big blind (?P<big>{LOCAL_MONEY})"
)
_WINS_PATTERN: Final = re.compile(
    rf"wins (?:(?:low|high) pot )?(?P<amount>{LOCAL_MONEY})(?: with.*)?"
)
_MUCKED_PATTERN: Final = re.compile(r"mucks (?P<cards>\[[^\]]*\]).*")
_ACTION_PATTERN: Final = re.compile(r"(?:folds|checks|calls|bets|raises|posts|is all in)\b")


class _CakeParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.button = 0
        self.is_in_euros = False

    def parse(self) -> Transcript:
        builder, first_line = self.builder, self.header.first_line
        builder.parse_lines(self._parse_line)
        builder.is_complete = any(
            isinstance(line.event, MarkerEvent) and line.event.name == "SHOW DOWN"
            for line in builder.events
        )
        if builder.events and not isinstance(builder.events[0].event, MarkerEvent):
            builder.events.insert(0, builder.events[0]._replace(event=MarkerEvent("HOLE CARDS")))
        if self.is_in_euros:
            small_blind, big_blind = infer_posted_blinds(builder.posts, builder.events)
            sizes = (
                first_line.sizes._replace(small=small_blind, big=big_blind)
                if big_blind
                else first_line.sizes
            )
            first_line = first_line._replace(sizes=sizes, currency="USD")
        assign_blinds(builder, self.button)
        return builder.build(
            first_line, TableHeader(self.header.table, self.header.size, self.button)
        )

    def _parse_line(self, line: str) -> None:
        plain_line = _EUROS_PATTERN.sub("", line)
        self.is_in_euros = self.is_in_euros or plain_line != line
        if match := _STREET_PATTERN.match(plain_line):
            self._parse_street(match["name"], match["rest"])
        elif match := _BUTTON_PATTERN.match(plain_line):
            self.button = int(match[1])
        elif not (self.builder.posts or self.builder.events) and (
            match := _SEAT_PATTERN.match(plain_line)
        ):
            self.add_seat(match)
            if "DEALER" in match["more"]:
                self.button = int(match["chair"])
        elif match := _DEALT_PATTERN.fullmatch(plain_line):
            self.builder.add_hero_cards(match["who"], parse_card_list(match["cards"]))
        else:
            self._parse_player_line(plain_line.rstrip(" ."))

    def _parse_street(self, name: str, action_text: str) -> None:
        if name == "SHOW DOWN":
            self.builder.add_event(MarkerEvent(name))
        else:
            self.builder.add_board(
                name,
                tuple([card for cards in parse_bracketed_cards(action_text) for card in cards]),
            )

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            return
        action_text = action_text.removeprefix(":").strip()
        if uncalled_match := _UNCALLED_PATTERN.fullmatch(action_text):
            self.builder.add_event(
                RefundEvent(player, parse_local_amount(uncalled_match["amount"]))
            )
        elif uncalled_match := _DEAD_AND_BIG_PATTERN.fullmatch(action_text):
            self.builder.add_event(
                PostEvent(player, "dead", self._parse_dead_blind(uncalled_match["dead"]))
            )
            self.builder.add_event(
                PostEvent(player, "post", parse_local_amount(uncalled_match["big"]))
            )
        elif uncalled_match := _WINS_PATTERN.fullmatch(action_text):
            self.builder.add_event(WinEvent(player, parse_local_amount(uncalled_match["amount"])))
        elif uncalled_match := _MUCKED_PATTERN.fullmatch(action_text):
            chair = self.builder.find_chair(player)
            self.builder.add_event(
                SeatSummary(chair, parse_bracketed_cards(uncalled_match["cards"])[0], True, ())
            )
        else:
            self._parse_action(player, action_text)

    def _parse_dead_blind(self, text: str) -> Amount:
        """Parse a returning player's dead blind, which some files write as a negative amount."""
        if "-" not in text:
            return parse_local_amount(text)
        self.builder.add_note("the dead blind is the small one")
        return self.header.first_line.sizes.small

    def _parse_action(self, player: str, action_text: str) -> None:
        event = parse_action(player, action_text)
        if event is None:
            if _ACTION_PATTERN.match(action_text):
                raise BadNotation(UnknownActionText())
        elif not isinstance(event, MuckEvent) or (
            player in find_players_in_hand(self.builder) and is_contested(self.builder)
        ):
            self.builder.add_event(event)


CAKE: Final = LineDialect(FIRST_LINE_PATTERN, _CakeParser, re.compile(r"\*\*\* ?SHOW DOWN ?\*\*\*"))
