"""Parser of PokerTracker's export of Everest hands, with Full Tilt's phrases.

The rake is not recorded: the winnings are smaller by it. Shown hands are listed twice.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.action_phrases import parse_action
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import NamedGame, parse_game
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    MarkerEvent,
    MuckEvent,
    RefundEvent,
    ShowEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import StakesLineMissing, UnknownActionText

FIRST_LINE_PATTERN: Final = re.compile(r"EverestPoker Game #(?P<number>\d+): (?P<rest>.*)")
_HEADER_PATTERN: Final = re.compile(
    rf"Table (?P<table>.+?) - (?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}) - (?P<game>.+?) - "
    r"(?P<time>\d\d?:\d\d:\d\d) - (?P<date>\d{4}/\d\d/\d\d)"
)
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)"
)
_BUTTON_PATTERN: Final = re.compile(r"The button is in seat #(\d+)")
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>HOLE CARDS|FLOP|TURN|RIVER|SUMMARY) \*\*\*(?P<rest>.*)"
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_UNCALLED_PATTERN: Final = re.compile(
    rf"Uncalled bet of (?P<amount>{LOCAL_MONEY}) returned to (?P<who>.+)"
)
_COLLECTS_PATTERN: Final = re.compile(rf"(?P<who>.+) collects (?P<amount>{LOCAL_MONEY})")
_ACTION_PATTERN: Final = re.compile(r"(?:folds|checks|calls|bets|raises|posts|antes)\b")


class _EverestExportParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.table, self.button = "", 0
        self.in_summary = False
        self.shown_players: set[str] = set()
        self.header = self.parse_first_line(self._parse_header)

    def parse(self) -> Transcript:
        self.builder.parse_lines(self._parse_line)
        self.builder.is_complete = self.in_summary
        return self.builder.build(self.header, TableHeader(self.table, 0, self.button))

    def _parse_header(self, first_line_match: re.Match[str]) -> FirstLine:
        match = _HEADER_PATTERN.match(first_line_match["rest"])
        if match is None:
            raise BadNotation(StakesLineMissing("Everest"))
        self.table = match["table"]
        game = _parse_named_game(match["game"])
        sizes = _build_sizes(game, match["small"], match["big"])
        start_time = parse_date(f"{match['date']} {match['time']}")
        currency = find_currency_by_code(match["small"])
        return FirstLine(
            "Everest", first_line_match["number"], game, sizes, currency, start_time, None
        )

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if match := _STREET_PATTERN.fullmatch(line):
            self._parse_street(match["name"], match["rest"])
        elif match := _COLLECTS_PATTERN.fullmatch(line):
            builder.add_event(WinEvent(match["who"], parse_local_amount(match["amount"])))
        elif match := _BUTTON_PATTERN.match(line):
            self.button = int(match[1])
        elif not (builder.events or builder.posts) and (match := _SEAT_PATTERN.fullmatch(line)):
            self.add_seat(match)
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_hero_cards(match["who"], parse_card_list(match["cards"]))
        elif match := _UNCALLED_PATTERN.fullmatch(line):
            builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        else:
            self._parse_player_line(line)

    def _parse_street(self, name: str, action_text: str) -> None:
        if name == "SUMMARY":
            self.in_summary = True
        elif name == "HOLE CARDS":
            self.builder.add_event(MarkerEvent(name))
        else:
            cards = [
                card for card_group in parse_bracketed_cards(action_text) for card in card_group
            ]
            self.builder.add_board(name, tuple(cards))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            return
        event = parse_action(player, action_text)
        if event is None:
            if _ACTION_PATTERN.match(action_text):
                raise BadNotation(UnknownActionText())
        elif isinstance(event, ShowEvent):
            if player not in self.shown_players:
                self.shown_players.add(player)
                self.builder.add_event(event)
        elif not isinstance(event, MuckEvent) or is_contested(self.builder):
            self.builder.add_event(event)


def _parse_named_game(text: str) -> NamedGame:
    """Parse ``No Limit Hold'em``, in which the limit stands first."""
    limit, _, name = text.partition("Limit ")
    return parse_game(f"{name} {limit.strip()} Limit".replace("  ", " ")).game


def _build_sizes(game: NamedGame, small_blind: str, big_blind: str) -> FirstLineSizes:
    blinds: tuple[Amount, Amount] = parse_local_amount(small_blind), parse_local_amount(big_blind)
    return (
        FirstLineSizes(blinds[1], 2 * blinds[1])
        if game.limit == "limit"
        else FirstLineSizes(*blinds)
    )


EVEREST_EXPORT: Final = LineDialect(
    FIRST_LINE_PATTERN, _EverestExportParser, re.compile(r".+ collects |\*\*\* SUMMARY")
)
