"""Parser of Everleaf hands, line by line.

All amounts, those of raises included, are the chips that a player puts in. No line records a rake
or a returned bet: the winnings are the pot without both.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.currencies import currency_in
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


class _EverleafParser(HandParser):
    def __init__(self, chunk: HandText, first_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_match, file)
        self.head: FirstLine | None = None
        self.number = first_match["number"] or ""
        self.table = ""
        self.button = 0

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.head is None:
            raise BadNotation(StakesLineMissing("Everleaf"), builder.chunk.line)
        builder.is_complete = any(isinstance(line.event, WinEvent) for line in builder.events)
        chairs = [(seat.chair, seat.name) for seat in builder.dealt_in_players()]
        builder.posts = assign_blinds(builder.posts, chairs, self.button, equal_blinds=False)
        return builder.build(self.head, TableHeader(self.table, 0, self.button))

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if found := _NUMBER.match(line):
            self.number = found[1]
        elif self.head is None:
            self._parse_stakes(line)
        elif not builder.posts and line.startswith("Table "):
            self.table = line.removeprefix("Table ").strip()
        elif found := _BUTTON.fullmatch(line):
            self.button = int(found[1])
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
            raise BadNotation(StakesLineMissing("Everleaf"))
        variant = _GAMES.get(found["game"].lower())
        if variant is None:
            raise BadNotation(KnownGameMissing(repr(found["game"])))
        limit: Limit = _LIMITS[found["limit"] or ""]
        currency = currency_in(found["small"])
        in_tournament = _TOURNAMENT_FILE.search(self.file)
        tournament = None
        if in_tournament and not currency:
            tournament = Tournament(number=in_tournament["number"])
        sizes = FirstLineSizes(parse_local_amount(found["small"]), parse_local_amount(found["big"]))
        named = NamedGame(variant, limit, f"{found['limit'] or 'Limit'} {found['game']}")
        started = parse_date(found["date"])
        self.head = FirstLine("Everleaf", self.number, named, sizes, currency, started, tournament)

    def _parse_marker(self, line: str) -> None:
        if "down cards" in line:
            self.builder.add_event(MarkerEvent("HOLE CARDS"))
        elif found := _STREET.match(line):
            self.builder.add_board(found["street"].upper(), parse_card_list(found["cards"]))

    # Players ------------------------------------------------------------------------------------

    def _parse_player_line(self, line: str) -> None:
        who, rest = self.builder.split_player(line)
        rest = rest.removeprefix(":").strip()
        if not who:
            return
        if found := _WINS.fullmatch(rest):
            self.builder.add_event(WinEvent(who, parse_local_amount(found["amount"])))
        elif found := _ACTION.fullmatch(rest):
            amount = parse_local_amount(found["amount"]) if found["amount"] else 0
            self._parse_action(who, found["verb"], amount, found)
        elif found := _SHOWS.match(rest):
            self.builder.add_event(ShowEvent(who, parse_card_list(found["cards"])))
        elif rest.startswith("does not show"):
            if is_contested(self.builder):
                self.builder.add_event(MuckEvent(who))
        elif found := _VERB.match(rest):
            raise BadNotation(TrailingText(repr(found[0]), repr(rest[found.end() :])))

    def _parse_action(self, player: str, verb: str, amount: Amount, found: re.Match[str]) -> None:
        add = self.builder.add_event
        match verb:
            case "posts":
                kind: ForcedBetKind = _FORCED[found["what"]]
                is_all_in = self.builder.is_all_in_post(player, amount)
                add(PostEvent(player, kind, amount, is_all_in))
            case "folds" | "checks":
                add(ActionEvent(player, "folds" if verb == "folds" else "checks"))
            case "calls":
                add(ActionEvent(player, "calls", amount))
            case "bets":
                add(ActionEvent(player, "bets", amount))
            case "raises":
                add(ActionEvent(player, "raises with", normalize_amount(Fraction(amount))))


_BEGINS: Final = re.compile(r"Everleaf Gaming Game #(?P<number>\d+)$|Partouche Poker\b.*$")
_NUMBER: Final = re.compile(
    r"\*{3,} (?:Hand history for game #|Historique des Mains pour la partie )(\d+) \*{3,}"
)
_STAKES: Final = re.compile(
    rf"(?:Blinds)?\s*(?P<small>{LOCAL_MONEY})\s*/\s*(?P<big>{LOCAL_MONEY})\s+"
    r"(?:(?P<limit>NL|PL) )?(?P<game>.+?) - (?P<date>\d{4}/\d\d/\d\d - \d\d:\d\d:\d\d)"
)
_GAMES: Final = {"hold'em": "hold'em", "omaha": "omaha", "omaha hi/lo": "omaha hi-lo"}
_LIMITS: Final[dict[str, Limit]] = {"NL": "no-limit", "PL": "pot-limit", "": "limit"}
_TOURNAMENT_FILE: Final = re.compile(r"\bTID_(?P<number>\d+)")
"""Name of a tournament's file: no line gives the number."""
_BUTTON: Final = re.compile(r"Seat (\d+) is the button")
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\)"
)
_STREET: Final = re.compile(r"\*+ Dealing (?P<street>Flop|Turn|River) \*+ \[(?P<cards>[^\]]*)\]")
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_ACTION: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises)(?: (?P<what>small blind|big blind|ante))?"
    rf"(?: \[\s*(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\])?"
)
_FORCED: Final[dict[str, ForcedBetKind]] = {
    "small blind": "small blind",
    "big blind": "big blind",
    "ante": "ante",
}
_SHOWS: Final = re.compile(r"shows \[(?P<cards>[^\]]*)\]")
_WINS: Final = re.compile(
    rf"wins\s+(?:high |low )?\(?(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}}| chips)?\)? from .*"
)
_VERB: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|shows|wins|completes)\b")

EVERLEAF: Final = LineDialect(_BEGINS, _EverleafParser, re.compile(r".+ wins "))
