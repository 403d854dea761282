"""Parser of Betfair hands, line by line.

Raises are recorded with their total. No line records a rake or a returned bet: the winnings are the
pot without both.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.currencies import currency_in
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_named_month_date
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
    DealEvent,
    ForcedBetKind,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    ShowEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    KnownGameMissing,
    StakesLineMissing,
    TrailingText,
)


class _BetfairParser(HandParser):
    def __init__(self, chunk: HandText, first_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_match, file)
        self.head: FirstLine | None = None
        self.table = TableHeader("", 0, 0)

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.head is None:
            raise BadNotation(StakesLineMissing("Betfair"), builder.chunk.line)
        chairs = [(seat.chair, seat.name) for seat in builder.dealt_in_players()]
        button = self.table.button
        builder.posts = assign_blinds(builder.posts, chairs, button, equal_blinds=False)
        return builder.build(self.head, self.table)

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if self.head is None:
            self._parse_stakes(line)
        elif not builder.posts and (found := _TABLE.fullmatch(line)):
            self.table = TableHeader(found["name"], int(found["size"] or 0), self.table.button)
        elif found := _BUTTON.fullmatch(line):
            self.table = self.table._replace(button=int(found[1]))
        elif not (builder.posts or builder.events) and (found := _SEAT.fullmatch(line)):
            stack = parse_local_amount(found["stack"])
            builder.add_seat(SeatLine(int(found["chair"]), found["name"], stack, False))
        elif line.startswith("**"):
            self._parse_marker(line)
        elif found := _DEALT.fullmatch(line):
            builder.hero = found["who"]
            builder.add_event(DealEvent(found["who"], (), parse_card_list(found["cards"])))
        else:
            self._parse_player_line(line)

    def _parse_stakes(self, line: str) -> None:
        found = _STAKES.fullmatch(line)
        if found is None:
            raise BadNotation(StakesLineMissing("Betfair"))
        variant = _GAMES.get(found["game"].lower())
        if variant is None:
            raise BadNotation(KnownGameMissing(repr(found["game"])))
        sizes = FirstLineSizes(parse_local_amount(found["small"]), parse_local_amount(found["big"]))
        limit: Limit = _LIMITS[found["limit"] or ""]
        self.head = FirstLine(
            "Betfair",
            self.first_match["number"],
            NamedGame(variant, limit, f"{found['limit'] or 'Limit'} {found['game']}"),
            sizes,
            currency_in(found["small"]),
            parse_named_month_date(found["date"]),
            None,
        )

    def _parse_marker(self, line: str) -> None:
        if "down cards" in line:
            self.builder.add_event(MarkerEvent("HOLE CARDS"))
        elif "Showdown" in line:
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
        elif found := _STREET.match(line):
            self.builder.add_board(found["street"].upper(), parse_card_list(found["cards"]))
        elif _ENDS.match(line):
            self.builder.is_complete = True

    def _parse_player_line(self, line: str) -> None:
        who, rest = self.builder.split_player(line)
        if not who:
            return
        if found := _WINS.fullmatch(rest):
            self.builder.add_event(WinEvent(who, parse_local_amount(found["amount"])))
        elif found := _ACTION.fullmatch(rest):
            amount = parse_local_amount(found["amount"]) if found["amount"] else 0
            self._parse_action(who, found["verb"], found["what"] or "", amount)
        elif found := _SHOWS.match(rest):
            self.builder.add_event(ShowEvent(who, parse_card_list(found["cards"])))
        elif _MUCKS.match(rest):
            if is_contested(self.builder):
                self.builder.add_event(MuckEvent(who))
        elif found := _VERB.match(rest):
            raise BadNotation(TrailingText(repr(found[0]), repr(rest[found.end() :])))

    def _parse_action(self, player: str, verb: str, post_kind: str, amount: Amount) -> None:
        add = self.builder.add_event
        match verb:
            case "posts":
                kind: ForcedBetKind = _FORCED[post_kind]
                add(PostEvent(player, kind, amount, self.builder.is_all_in_post(player, amount)))
            case "folds" | "checks":
                add(ActionEvent(player, "folds" if verb == "folds" else "checks"))
            case "calls":
                add(ActionEvent(player, "calls", amount))
            case "bets":
                add(ActionEvent(player, "bets", amount))
            case "raises to":
                add(ActionEvent(player, "completes", to=amount))


_BEGINS: Final = re.compile(r"\*{3,} Betfair Poker Hand History for Game (?P<number>\d+) \*{3,}")
_STAKES: Final = re.compile(
    rf"\s*(?:(?P<limit>NL|PL) )?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}) (?P<game>.+?)"
    r" - (?P<date>.+)"
)
_GAMES: Final = {"texas hold'em": "hold'em", "omaha": "omaha", "omaha hi": "omaha"}
_LIMITS: Final[dict[str, Limit]] = {"NL": "no-limit", "PL": "pot-limit", "": "limit"}
_TABLE: Final = re.compile(r"Table (?P<name>.+?)(?: (?P<size>\d+)-max)?(?: \([^()]*\))?")
_BUTTON: Final = re.compile(r"Seat (\d+) is the button")
_SEAT: Final = re.compile(rf"Seat (?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})\s*\)")
_STREET: Final = re.compile(r"\*+ Dealing (?P<street>Flop|Turn|River) \*+ \[(?P<cards>[^\]]*)\]")
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_ENDS: Final = re.compile(r"\*+\s+Game \d+ ends\b")
_ACTION: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises to)(?: (?P<what>small blind|big blind|ante))?"
    rf"(?: \[(?P<amount>{LOCAL_MONEY})\])?"
)
_FORCED: Final[dict[str, ForcedBetKind]] = {
    "small blind": "small blind",
    "big blind": "big blind",
    "ante": "ante",
}
_SHOWS: Final = re.compile(r"shows \[(?P<cards>[^\]]*)\]")
_MUCKS: Final = re.compile(r"(?:mucks|does not show|doesn't show)\b")
_WINS: Final = re.compile(rf"wins (?P<amount>{LOCAL_MONEY}) from .*")
_VERB: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|shows|wins)\b")

BETFAIR: Final = LineDialect(_BEGINS, _BetfairParser, _ENDS)
