"""Parser of PokerTracker's export of iPoker and Merge hands: ``NAME: Raise (NF) $3``.

A raise states its new total, marked (NF); without the mark it is an all-in, and states the chips
put in. A late player's post (DB) is live in some files and dead in others. At iPoker, cards have
their suit first. Winnings include an uncalled bet, unless the first line says ``Uncalled:Y``, or a
line calls a bet uncalled.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final, NamedTuple

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_positions import assign_blinds
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
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing, UnknownActionText

FIRST_LINE_PATTERN: Final = re.compile(
    r"(?P<network>GAME|Merge Game) #(?P<number>[\d-]+)(?P<rest>[: |].*)"
)

_VARIANT_BY_GAME: Final = {
    "texas hold'em": "hold'em",
    "holdem": "hold'em",
    "hold'em": "hold'em",
    "omaha": "omaha",
    "omaha hi": "omaha",
    "omaha hi-lo": "omaha hi-lo",
    "omaha h/l8": "omaha hi-lo",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "NL": "no-limit",
    "PL": "pot-limit",
    "L": "limit",
    "FL": "limit",
}
_GAME_PATTERN: Final = re.compile(
    r"(?P<game>Texas Hold'em|Hold'?em|Omaha(?: Hi(?:-Lo)?| H/L8)?) (?P<limit>NL|PL|FL|L)"
    rf"\s*\(?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})\)?",
    re.IGNORECASE,
)
_AMERICAN_DATE_PATTERN: Final = re.compile(r"(\d\d)/(\d\d)/(\d{4}) (\d\d:\d\d:\d\d)")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY}) in chips\)(?P<dealer> DEALER)?"
)
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>HOLE CARDS|FLOP|TURN|RIVER|SUMMARY) \*\*\*(?: \[(?P<cards>[^\]]*)\])?"
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_PLAYER_LINE_PATTERN: Final = re.compile(
    r"(?P<who>.+): (?P<rest>(?:Post|Fold|Check|Call|Bet|Raise|Allin|Shows|Mucks|wins)\b.*)"
)
_POST_PATTERN: Final = re.compile(
    rf"Post (?P<what>SB|BB|DB|Ante)(?P<all_in> Allin)? (?P<amount>{LOCAL_MONEY})", re.IGNORECASE
)
_WAGER_PATTERN: Final = re.compile(
    rf"(?P<verb>Call|Bet|Raise|Allin)(?P<total> \(NF\))? (?P<amount>{LOCAL_MONEY})"
)
_SHOW_PATTERN: Final = re.compile(r"(?P<verb>Shows|Mucks) \[(?P<cards>[^\]]*)\].*")
_WIN_PATTERN: Final = re.compile(rf"wins (?P<amount>{LOCAL_MONEY})(?P<uncalled> \(uncalled\))?")
_TOTAL_PATTERN: Final = re.compile(
    rf"Total pot (?P<pot>{LOCAL_MONEY}) Rake (?P<rake>{LOCAL_MONEY})"
)
_SUIT_FIRST_PATTERN: Final = re.compile(r"\b([SHDCshdc])(10|[2-9TJQKA])\b")
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "SB": "small blind",
    "BB": "big blind",
    "DB": "post",
    "ANTE": "ante",
}


class _Header(NamedTuple):
    game: NamedGame
    small: Amount
    big: Amount
    currency: str
    started: str


_DEAD_POSTS_INTERPRETATION: Final = "posts called DB are dead"


class _IPokerExportParser(HandParser):
    interpretations = ("", _DEAD_POSTS_INTERPRETATION)

    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(_parse_header)
        self.table, self.button = "", 0
        self.in_summary = False
        self.total: TotalEvent | None = None

    def parse(self) -> Transcript:
        builder, header = self.builder, self.header
        builder.parse_lines(self._parse_line)
        builder.is_complete = self.in_summary
        header_text = self.first_line_match["rest"]
        has_refunds = any(isinstance(line.event, RefundEvent) for line in builder.events)
        builder.has_uncalled_in_pot = "Uncalled:Y" not in header_text and not has_refunds
        assign_blinds(builder, self.button)
        self._add_total()
        first_line = FirstLine(
            "Merge" if self.first_line_match["network"].startswith("Merge") else "iPoker",
            self.first_line_match["number"],
            header.game,
            self._find_bet_sizes(),
            header.currency,
            header.started,
            None,
        )
        return builder.build(first_line, TableHeader(self.table, 0, self.button))

    def _find_bet_sizes(self) -> FirstLineSizes:
        header = self.header
        if header.game.limit == "limit":
            return FirstLineSizes(header.big, normalize_amount(2 * Fraction(header.big)))
        return FirstLineSizes(header.small, header.big)

    def _add_total(self) -> None:
        """Add the pot before the rake; the recorded pot is after it."""
        won_amounts = [
            Fraction(line.event.amount)
            for line in self.builder.events
            if isinstance(line.event, WinEvent)
        ]
        if self.total is not None and not self.builder.has_uncalled_in_pot:
            rake = self.total.fees[0][1]
            gross_total = normalize_amount(sum(won_amounts, Fraction(rake)))
            self.builder.summary.append(
                self.builder.make_line(TotalEvent(gross_total, (("rake", rake),)))
            )

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if match := _STREET_PATTERN.fullmatch(line):
            self._parse_street(match["name"], match["cards"] or "")
        elif not builder.posts and not builder.events and (match := _SEAT_PATTERN.fullmatch(line)):
            chair = int(match["chair"])
            stack = parse_local_amount(match["stack"])
            builder.add_seat(SeatLine(chair, match["name"], stack, is_sitting_out=False))
            self.button = chair if match["dealer"] else self.button
        elif line.startswith("Table ") and not builder.seats:
            self.table = line.removeprefix("Table ").partition(" (")[0].partition(",")[0]
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_hero_cards(match["who"], _parse_cards(match["cards"]))
        elif match := _TOTAL_PATTERN.fullmatch(line):
            rake = parse_local_amount(match["rake"])
            self.total = TotalEvent(parse_local_amount(match["pot"]), (("rake", rake),))
        elif match := _PLAYER_LINE_PATTERN.fullmatch(line):
            for event in self._parse_action(match["who"], match["rest"]):
                builder.add_event(event)

    def _parse_street(self, name: str, cards_text: str) -> None:
        if name == "SUMMARY":
            self.in_summary = True
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
        elif name == "HOLE CARDS":
            self.builder.add_event(MarkerEvent(name))
        else:
            self.builder.add_board(name, _parse_cards(cards_text))

    def _parse_action(self, player: str, action_text: str) -> list[TranscriptEvent]:
        if action_text in ("Fold", "Check"):
            return [ActionEvent(player, "folds" if action_text == "Fold" else "checks")]
        if match := _POST_PATTERN.fullmatch(action_text):
            return [self._parse_post(player, match)]
        if match := _WAGER_PATTERN.fullmatch(action_text):
            return [_parse_wager(player, match)]
        if match := _SHOW_PATTERN.fullmatch(action_text):
            return self._parse_shown_cards(player, match)
        if match := _WIN_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"])
            event_class = RefundEvent if match["uncalled"] else WinEvent
            return [event_class(player, amount)] if amount else []
        raise BadNotation(UnknownActionText())

    def _parse_post(self, player: str, match: re.Match[str]) -> PostEvent:
        amount, post_name = parse_local_amount(match["amount"]), match["what"].upper()
        post_kind = _POST_KIND_BY_NAME[post_name]
        if post_name == "DB":  # usually the small blind of a late player, which is live
            self.is_ambiguous = True
            post_kind = "dead" if self.interpretation == _DEAD_POSTS_INTERPRETATION else "post"
        if post_name == "BB" and Fraction(amount) > Fraction(self.header.big):
            post_kind = "both blinds"
        is_all_in = bool(match["all_in"]) or self.builder.is_all_in_post(player, amount)
        return PostEvent(player, post_kind, amount, is_all_in)

    def _parse_shown_cards(self, player: str, match: re.Match[str]) -> list[TranscriptEvent]:
        cards = _parse_cards(match["cards"])
        if match["verb"] == "Shows":
            return [ShowEvent(player, cards)]
        chair = self.builder.find_chair(player)
        return [SeatSummary(chair, cards, has_mucked=True, won_amounts=())]


def _parse_wager(player: str, match: re.Match[str]) -> ActionEvent:
    amount = parse_local_amount(match["amount"])
    match match["verb"], bool(match["total"]):
        case "Call", _:
            return ActionEvent(player, "calls", amount)
        case "Bet", _:
            return ActionEvent(player, "bets", amount)
        case "Raise", True:
            return ActionEvent(player, "completes", to=amount)
        case _:
            return ActionEvent(player, "puts in", amount)


def _parse_header(first_line_match: re.Match[str]) -> _Header:
    header_text = first_line_match["rest"]
    game_match = _GAME_PATTERN.search(header_text)
    if game_match is None:
        raise BadNotation(KnownGameMissing(repr(header_text[:80])))
    variant = _VARIANT_BY_GAME[" ".join(game_match["game"].lower().split())]
    american_date_match = _AMERICAN_DATE_PATTERN.search(header_text)
    month, day, year, time_text = (
        american_date_match.groups() if american_date_match else ("", "", "", "")
    )
    start_time = (
        f"{year}-{month}-{day}T{time_text}"
        if american_date_match
        else parse_date(header_text.replace("/GMT", " GMT"))
    )
    return _Header(
        NamedGame(
            variant,
            _LIMIT_BY_NAME[game_match["limit"].upper()],
            f"{game_match['game']} {game_match['limit']}",
        ),
        parse_local_amount(game_match["small"]),
        parse_local_amount(game_match["big"]),
        find_currency_by_code(game_match["small"]),
        start_time,
    )


def _parse_cards(text: str) -> Cards:
    """Parse cards, with their suits first or last: ``DJ SQ C8``, ``h10``, ``7h 5s``."""
    return parse_card_list(_SUIT_FIRST_PATTERN.sub(lambda card: card[2] + card[1].lower(), text))


IPOKER_EXPORT: Final = LineDialect(
    FIRST_LINE_PATTERN, _IPokerExportParser, re.compile(r"\*\*\* SUMMARY \*\*\*|.+: wins ")
)
