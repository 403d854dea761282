"""Parser of Winning network hands since 2019, line by line.

The total pot is the amount paid out, after the rake and the jackpot fee.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.action_phrases import parse_action
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.live_players import is_contested
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
    DealEvent,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    TotalEvent,
    TranscriptEvent,
    TranscriptLine,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing, UnknownActionText

FIRST_LINE_PATTERN: Final = re.compile(
    r"(?:Game )?Hand #(?P<number>\d+) - (?P<rest>.*\b(?:UTC|GMT)\b.*)"
)


_VARIANT_BY_GAME: Final = {
    "holdem": "hold'em",
    "hold'em": "hold'em",
    "omaha": "omaha",
    "4card omaha": "omaha",
    "omaha h/l": "omaha hi-lo",
    "4card omaha h/l": "omaha hi-lo",
    "5card omaha": "omaha 5",
    "5card omaha h/l": "omaha 5 hi-lo",
    "6card omaha": "omaha 6",
    "6card omaha h/l": "omaha 6 hi-lo",
    "7stud": "seven-card stud",
    "7stud h/l": "seven-card stud hi-lo",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "all-in or fold limit": "no-limit",
    "pot limit": "pot-limit",
    "fixed limit": "limit",
}
_HEADER_PATTERN: Final = re.compile(
    r"(?:(?P<name>.*?)\s?Tournament #(?P<tournament>\d+) - )?"
    r"(?P<game>[^(]+?)\s?\((?P<limit>[^)]+)\)"
    rf" - (?:Level (?P<level>\w+) )?\(?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})\)?\s?- "
)
_TABLE_PATTERN: Final = re.compile(
    r"(?:Table '(?P<quoted>[^']*)'|(?P<name>.+?)) (?P<size>\d+)-max(?P<play> \(Play Money\))?"
    r"(?: Seat #(?P<button>\d+) is the button)?"
)
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)(?P<out> is sitting out)?"
)
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?:(?P<run>FIRST|SECOND) )?(?P<name>HOLE CARDS|FLOP|TURN|RIVER|SHOW ?DOWN|SUMMARY"
    r"|[3-7](?:RD|TH) STREET) \*\*\*(?P<rest>.*)",
    re.IGNORECASE,
)
_DEALT_PATTERN: Final = re.compile(
    r"Dealt to (?P<who>.+?)(?: \[(?P<before>[^\]]*)\])? \[(?P<new>[^\]]*)\]"
)
_UNCALLED_PATTERN: Final = re.compile(
    rf"Uncalled bet \((?P<amount>{LOCAL_MONEY})\) returned to (?P<who>.+)"
)
_TOTAL_PATTERN: Final = re.compile(rf"Total pot (?P<pot>{LOCAL_MONEY})")
_FEE_PATTERN: Final = re.compile(
    rf"\| (?P<name>Rake|JP Fee|Jackpot\w*) (?P<fee>{LOCAL_MONEY})", re.IGNORECASE
)
_SEAT_SUMMARY_PATTERN: Final = re.compile(r"Seat (?P<chair>\d+): (?P<rest>.+)")
_WON_PATTERN: Final = re.compile(rf"\b(?:won|collected) \(?(?P<amount>{LOCAL_MONEY})\)?")
_MUCKED_PATTERN: Final = re.compile(r"\bmucked \[(?P<cards>[^\]]*)\]")
_ACTION_PATTERN: Final = re.compile(
    r"(?:folds|checks|calls|bets|raises|posts|brings|completes|caps)\b"
)
_BOARD_NUMBER_BY_ORDINAL: Final = {"": 0, "FIRST": 1, "SECOND": 2}


class _WinningParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.game, self.sizes, self.currency, self.tournament = self.parse_first_line(_parse_header)
        self.started = parse_date(first_line_match["rest"])
        self.table: TableHeader | None = None
        self.in_summary = False
        self.total: tuple[TranscriptLine, Amount, tuple[tuple[str, Amount], ...]] | None = None

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        builder.is_complete = self.in_summary
        if not any(isinstance(line.event, WinEvent) for line in builder.events):
            self._add_summary_wins()
        self._add_total()
        first_line = FirstLine(
            "Winning",
            self.first_line_match["number"],
            self.game,
            self.sizes,
            self.currency,
            self.started,
            self.tournament,
        )
        return builder.build(first_line, self.table or TableHeader("", 0, 0))

    def _parse_line(self, line: str) -> None:
        if match := _STREET_PATTERN.match(line):
            self._parse_street(match)
        elif self.in_summary:
            self._parse_summary_line(line)
        elif (
            self.table is None and not self.builder.seats and (match := _TABLE_PATTERN.match(line))
        ):
            name = match["quoted"] or match["name"] or ""
            self.table = TableHeader(name, int(match["size"]), int(match["button"] or 0))
            if match["play"]:
                self.currency = ""
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
            self.builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        else:
            self._parse_player_line(line)

    def _parse_street(self, match: re.Match[str]) -> None:
        name = match["name"].upper()
        if name == "SUMMARY":
            self.in_summary = True
        elif name in ("SHOW DOWN", "SHOWDOWN"):
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
        elif name == "HOLE CARDS":
            self.builder.add_event(MarkerEvent("3rd STREET" if self._has_upcards else name))
        elif name.endswith("STREET"):
            street_number = name[:3].lower()
            self.builder.add_event(
                MarkerEvent("RIVER" if street_number == "7th" else f"{street_number} STREET")
            )
        else:
            cards = tuple(
                [card for card_group in parse_bracketed_cards(match["rest"]) for card in card_group]
            )
            self.builder.add_event(
                MarkerEvent(name, _BOARD_NUMBER_BY_ORDINAL[(match["run"] or "").upper()], cards)
            )

    @property
    def _has_upcards(self) -> bool:
        return VARIANTS[self.game.variant].has_upcards

    def _parse_deal(self, match: re.Match[str]) -> None:
        player, *card_texts = self.builder.split_deal(match)
        held_cards, new_cards = map(parse_card_list, card_texts)
        if self._has_upcards and player not in self.builder.collect_cards_by_player():
            new_cards, held_cards = (*held_cards, *new_cards), ()
        self.builder.add_event(DealEvent(player, held_cards, new_cards))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            return  # a message of the room, or the current pot sizes
        event = parse_action(player, action_text)
        if event is None:
            if _ACTION_PATTERN.match(action_text):
                raise BadNotation(UnknownActionText())
            return
        if isinstance(event, MuckEvent) and not is_contested(self.builder):
            return
        self.builder.add_event(self._parse_post(event) if isinstance(event, PostEvent) else event)

    def _parse_post(self, post: PostEvent) -> TranscriptEvent:
        """Return a post; a dead post above the big blind becomes a post of both blinds."""
        big_blind = self.sizes.small if self.game.limit == "limit" else self.sizes.big
        match post.kind:
            case "dead" if post.amount > big_blind:
                return post._replace(kind="both blinds")
            case "ante":
                return post._replace(
                    is_all_in=post.is_all_in
                    or self.builder.is_all_in_post(post.player, post.amount)
                )
            case _:
                return post

    def _parse_summary_line(self, line: str) -> None:
        if match := _TOTAL_PATTERN.match(line):
            fees = tuple(
                [
                    (name.lower(), parse_local_amount(fee))
                    for name, fee in _FEE_PATTERN.findall(line)
                ]
            )
            transcript_line = TranscriptLine(
                self.builder.line_number, self.builder.line_text, MuckEvent("")
            )
            self.total = transcript_line, parse_local_amount(match["pot"]), fees
        elif (match := _SEAT_SUMMARY_PATTERN.match(line)) and int(
            match["chair"]
        ) in self.builder.seats:
            mucked_match, won_match = (
                _MUCKED_PATTERN.search(match["rest"]),
                _WON_PATTERN.search(match["rest"]),
            )
            won_amounts = (parse_local_amount(won_match["amount"]),) if won_match else ()
            cards = parse_card_list(mucked_match["cards"]) if mucked_match else ()
            self.builder.add_event(
                SeatSummary(int(match["chair"]), cards, mucked_match is not None, won_amounts)
            )
        else:
            self.builder.add_board_summary(line)

    def _add_summary_wins(self) -> None:
        for line in self.builder.summary:
            if isinstance(line.event, SeatSummary) and line.event.won_amounts:
                player = self.builder.seats[line.event.chair].name
                self.builder.events.append(
                    line._replace(event=WinEvent(player, line.event.won_amounts[0]))
                )

    def _add_total(self) -> None:
        """Add the pot before fees; the recorded total may be before or after the fees."""
        if self.total is None:
            return
        total_line, pot, fees = self.total
        fee_total = sum([Fraction(fee) for _, fee in fees], Fraction(0))
        won_amounts = [
            Fraction(line.event.amount)
            for line in self.builder.events
            if isinstance(line.event, WinEvent)
        ]
        gross_total = Fraction(pot) + (
            fee_total if Fraction(pot) == sum(won_amounts, Fraction(0)) else 0
        )
        self.builder.summary.append(
            total_line._replace(event=TotalEvent(normalize_amount(gross_total), fees))
        )


def _parse_header(
    first_line_match: re.Match[str],
) -> tuple[NamedGame, FirstLineSizes, str, Tournament | None]:
    header_text = first_line_match["rest"]
    match = _HEADER_PATTERN.match(header_text)
    name = " ".join(match["game"].lower().split()) if match else ""
    limit_name = match["limit"].strip().lower() if match else ""
    if match is None or name not in _VARIANT_BY_GAME or limit_name not in _LIMIT_BY_NAME:
        raise BadNotation(KnownGameMissing(repr(header_text[:80])))
    game = NamedGame(
        _VARIANT_BY_GAME[name], _LIMIT_BY_NAME[limit_name], f"{match['game']} {match['limit']}"
    )
    sizes = FirstLineSizes(parse_local_amount(match["small"]), parse_local_amount(match["big"]))
    if not match["tournament"]:
        return game, sizes, find_currency_by_code(match["small"]), None
    tournament = Tournament(
        number=match["tournament"], name=(match["name"] or "").strip(), level=match["level"] or ""
    )
    return game, sizes, "", tournament


WINNING: Final = LineDialect(FIRST_LINE_PATTERN, _WinningParser)
