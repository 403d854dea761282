"""Parser of Betfair and Everleaf hands, with streets between stars and amounts in brackets.

No line records a rake or a returned bet: the winnings are the pot less both.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.hand_parser import HandParser
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, FirstLineSizes, TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ForcedBetKind,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    ShowEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import KnownGameMissing, StakesLineMissing, TrailingText


class StarredParser(HandParser):
    """Base class of parsers of lines with stakes, table, seats and actions, in this order."""

    site: ClassVar[str]
    stakes_pattern: ClassVar[re.Pattern[str]]
    """Pattern with the groups ``limit``, ``small``, ``big``, ``game`` and ``date``."""
    table_pattern: ClassVar[re.Pattern[str]]
    """Pattern with the group ``name``, and ``size`` if the site records it."""
    action_pattern: ClassVar[re.Pattern[str]]
    """Pattern of ``build_action_pattern``, with the site's words for a raise."""

    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header: FirstLine | None = None
        self.number = first_line_match["number"] or ""
        self.table = TableHeader("", 0, 0)

    def parse(self) -> Transcript:
        """Parse the whole hand; raise ``BadNotation`` if the stakes are missing."""
        self.builder.parse_lines(self.parse_line)
        if self.header is None:
            raise BadNotation(StakesLineMissing(self.site), self.builder.chunk.line)
        assign_blinds(self.builder, self.table.button)
        return self.builder.build(self.header, self.table)

    def parse_start_time(self, text: str) -> str:
        """Parse the date of the stakes line."""
        raise NotImplementedError

    def find_tournament(self) -> Tournament | None:
        """Return the tournament of a hand with stakes in chips; ``None`` if none is recorded."""
        return None

    def build_raise_event(self, player: str, amount: Amount) -> ActionEvent:
        """Return a raise event; *amount* is the total or, at some sites, the chips put in."""
        raise NotImplementedError

    def parse_line(self, line: str) -> None:
        """Parse the next line: first the stakes and the table, later seats, streets and actions."""
        builder = self.builder
        if self.header is None:
            self._parse_stakes(line)
        elif not self.table.name and (match := self.table_pattern.fullmatch(line)):
            table_size = int(match.groupdict().get("size") or 0)
            self.table = TableHeader(match["name"].strip(), table_size, self.table.button)
        elif match := _BUTTON_PATTERN.fullmatch(line):
            self.table = self.table._replace(button=int(match[1]))
        elif not (builder.posts or builder.events) and (match := _SEAT_PATTERN.fullmatch(line)):
            self.add_seat(match)
        elif line.startswith("**") and not builder.split_player(line)[0]:
            self.parse_section_line(line)
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_hero_cards(match["who"], parse_card_list(match["cards"]))
        else:
            self._parse_player_line(line)

    def _parse_stakes(self, line: str) -> None:
        match = self.stakes_pattern.fullmatch(line)
        if match is None:
            raise BadNotation(StakesLineMissing(self.site))
        variant = _VARIANT_BY_GAME.get(match["game"].lower())
        if variant is None:
            raise BadNotation(KnownGameMissing(repr(match["game"])))
        limit: Limit = _LIMIT_BY_NAME[match["limit"] or ""]
        named_game = NamedGame(variant, limit, f"{match['limit'] or 'Limit'} {match['game']}")
        sizes = FirstLineSizes(parse_local_amount(match["small"]), parse_local_amount(match["big"]))
        currency = find_currency_by_code(match["small"])
        start_time = self.parse_start_time(match["date"])
        tournament = None if currency else self.find_tournament()
        self.header = FirstLine(
            self.site, self.number, named_game, sizes, currency, start_time, tournament
        )

    def parse_section_line(self, line: str) -> None:
        """Parse a line that begins with stars."""
        if "down cards" in line:
            self.builder.add_event(MarkerEvent("HOLE CARDS"))
        elif "Showdown" in line:
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
        elif match := _STREET_PATTERN.match(line):
            self.builder.add_board(match["street"].upper(), parse_card_list(match["cards"]))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        action_text = action_text.removeprefix(":").strip()
        if not player:
            return
        if match := _WINS_PATTERN.fullmatch(action_text):
            self.builder.add_event(WinEvent(player, parse_local_amount(match["amount"])))
        elif match := self.action_pattern.fullmatch(action_text):
            amount = parse_local_amount(match["amount"]) if match["amount"] else 0
            self._parse_action(player, match["verb"], match["what"] or "", amount)
        elif match := _SHOWS_PATTERN.match(action_text):
            self.builder.add_event(ShowEvent(player, parse_card_list(match["cards"])))
        elif _MUCKS_PATTERN.match(action_text):
            if is_contested(self.builder):
                self.builder.add_event(MuckEvent(player))
        elif match := _VERB_PATTERN.match(action_text):
            raise BadNotation(TrailingText(repr(match[0]), repr(action_text[match.end() :])))

    def _parse_action(self, player: str, verb: str, post_name: str, amount: Amount) -> None:
        add_event = self.builder.add_event
        match verb:
            case "posts":
                post_kind: ForcedBetKind = _POST_KIND_BY_NAME[post_name]
                add_event(
                    PostEvent(
                        player, post_kind, amount, self.builder.is_all_in_post(player, amount)
                    )
                )
            case "folds" | "checks":
                add_event(ActionEvent(player, "folds" if verb == "folds" else "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls", amount))
            case "bets":
                add_event(ActionEvent(player, "bets", amount))
            case _:
                add_event(self.build_raise_event(player, amount))


def build_action_pattern(raise_verb: str) -> re.Pattern[str]:
    """Return the pattern of an action line; *raise_verb* is the site's verb for a raise."""
    return re.compile(
        rf"(?P<verb>posts|folds|checks|calls|bets|{raise_verb})"
        r"(?: (?P<what>small blind|big blind|ante))?"
        rf"(?: \[\s*(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\])?"
    )


_VARIANT_BY_GAME: Final = {
    "hold'em": "hold'em",
    "texas hold'em": "hold'em",
    "omaha": "omaha",
    "omaha hi": "omaha",
    "omaha hi/lo": "omaha hi-lo",
}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {"NL": "no-limit", "PL": "pot-limit", "": "limit"}
_BUTTON_PATTERN: Final = re.compile(r"Seat (\d+) is the button")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\)"
)
_STREET_PATTERN: Final = re.compile(
    r"\*+ Dealing (?P<street>Flop|Turn|River) \*+ \[(?P<cards>[^\]]*)\]"
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "small blind": "small blind",
    "big blind": "big blind",
    "ante": "ante",
}
_SHOWS_PATTERN: Final = re.compile(r"shows \[(?P<cards>[^\]]*)\]")
_MUCKS_PATTERN: Final = re.compile(r"(?:mucks|does not show|doesn't show)\b")
_WINS_PATTERN: Final = re.compile(
    rf"wins\s+(?:high |low )?\(?(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}}| chips)?\)? from .*"
)
_VERB_PATTERN: Final = re.compile(
    r"(?:posts|folds|checks|calls|bets|raises|shows|wins|completes)\b"
)
