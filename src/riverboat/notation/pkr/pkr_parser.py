"""Parser of PKR hands, line by line. Calls and raises are recorded with their totals."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.currencies import find_currency_by_code
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_day_first_date
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_games import Limit, NamedGame
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ForcedBetKind,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    KnownGameMissing,
    StakesLineMissing,
    TrailingText,
)


class _PkrParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.fields: dict[str, str] = {}
        """Header values by the words that begin their line."""
        self.blinds: tuple[Amount, Amount] | None = None
        self.currency = ""
        self.button = 0
        self.total, self.rake = Fraction(0), Fraction(0)

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        fees = (("rake", normalize_amount(self.rake)),)
        builder.add_event(TotalEvent(normalize_amount(self.total + self.rake), fees))
        table = TableHeader(self.first_line_match["name"].strip(), 0, self.button)
        return builder.build(self._build_first_line(), table)

    def _build_first_line(self) -> FirstLine:
        if self.blinds is None:
            raise BadNotation(StakesLineMissing("PKR"), self.builder.chunk.line)
        game_name, limit_name = self.fields.get("Game Type", ""), self.fields.get("Limit Type", "")
        if game_name not in _VARIANT_BY_GAME or limit_name not in _LIMIT_BY_NAME:
            raise BadNotation(KnownGameMissing(repr(f"{game_name} {limit_name}")))
        small_blind, big_blind = self.blinds
        limit = _LIMIT_BY_NAME[limit_name]
        sizes = FirstLineSizes(small_blind, big_blind)
        if limit == "limit":
            sizes = FirstLineSizes(big_blind, normalize_amount(Fraction(big_blind) * 2))
        is_tournament = self.fields.get("Table Type") == "TOURNAMENT"
        tournament_match = (
            _TOURNAMENT_PATTERN.search(self.first_line_match["name"]) if is_tournament else None
        )
        tournament = (
            Tournament(number=tournament_match["number"] if tournament_match else "")
            if is_tournament
            else None
        )
        return FirstLine(
            "PKR",
            self.fields.get("Starting Hand", ""),
            NamedGame(_VARIANT_BY_GAME[game_name], limit, f"{game_name} {limit_name}"),
            sizes,
            "" if is_tournament else self.currency,
            parse_day_first_date(self.fields.get("Start time of hand", "")),
            tournament,
        )

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if match := _FIELD_PATTERN.fullmatch(line):
            self.fields[match["key"]] = match["value"].strip()
        elif match := _BLINDS_PATTERN.fullmatch(line):
            self.blinds = parse_local_amount(match["small"]), parse_local_amount(match["big"])
            self.currency = find_currency_by_code(match["small"])
        elif match := _BUTTON_PATTERN.fullmatch(line):
            self.button = int(match[1])
        elif not (builder.posts or builder.events) and (match := _SEAT_PATTERN.fullmatch(line)):
            self.add_seat(match)
        elif line == "Dealing Cards":
            builder.add_event(MarkerEvent("HOLE CARDS"))
        elif match := _DEALING_PATTERN.fullmatch(line):
            builder.add_board(match["where"].upper(), _parse_cards(match["cards"]))
        elif match := _DEALT_PATTERN.fullmatch(line):
            builder.add_hero_cards(match["who"], _parse_cards(match["cards"]))
        elif match := _RETURNED_PATTERN.fullmatch(line):
            builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        elif match := _RAKE_PATTERN.match(line):
            self.rake += Fraction(parse_local_amount(match["amount"]))
        elif _ENDS_PATTERN.match(line):
            builder.is_complete = True
        elif not _NOISE_PATTERN.match(line):
            self._parse_player_line(line)

    def _parse_player_line(self, line: str) -> None:
        builder = self.builder
        player, action_text = builder.split_player(line)
        if not player or action_text.startswith(":"):
            return  # chat
        action_text = action_text.removesuffix("(all-in)").strip()
        if match := _WINS_PATTERN.fullmatch(action_text):
            amount = parse_local_amount(match["amount"])
            self.total += Fraction(amount)
            builder.add_event(WinEvent(player, amount))
        elif match := _POST_PATTERN.fullmatch(action_text):
            self._add_post(player, match["what"] or "", parse_local_amount(match["amount"]))
        elif match := _ACTION_PATTERN.fullmatch(action_text):
            self._parse_action(player, match)
        elif match := _VERB_PATTERN.match(action_text):
            raise BadNotation(TrailingText(repr(match[0]), repr(action_text[match.end() :])))

    def _add_post(self, player: str, post_name: str, amount: Amount) -> None:
        post_kind: ForcedBetKind = _POST_KIND_BY_NAME[post_name]
        is_all_in = self.builder.is_all_in_post(player, amount)
        self.builder.add_event(PostEvent(player, post_kind, amount, is_all_in))

    def _parse_action(self, player: str, match: re.Match[str]) -> None:
        add_event = self.builder.add_event
        amount = parse_local_amount(match["amount"]) if match["amount"] else 0
        match match["verb"]:
            case "folds" | "folds and shows":
                add_event(ActionEvent(player, "folds"))
            case "checks":
                add_event(ActionEvent(player, "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls to", to=amount))
            case "bets":
                add_event(ActionEvent(player, "bets", amount))
            case "raises to":
                add_event(ActionEvent(player, "completes", to=amount))
            case "shows":
                if "XX" not in match["cards"]:  # a card that stays hidden
                    add_event(ShowEvent(player, _parse_cards(match["cards"])))
            case "mucks":
                if is_contested(self.builder):
                    add_event(MuckEvent(player))


def _parse_cards(text: str) -> Cards:
    """Parse cards, each in its brackets or all in one pair: ``[9 s][6 d]``, ``[Ad 8h]``."""
    return parse_card_list(
        _SPACED_CARD_PATTERN.sub(r"\1\2 ", text).replace("[", " ").replace("]", " ")
    )


_FIRST_LINE_PATTERN: Final = re.compile(r"Table #(?P<table>\d+) - (?P<name>.*)")
_FIELD_PATTERN: Final = re.compile(
    r"(?P<key>Starting Hand|Start time of hand|Game Type|Limit Type|Table Type|Money Type)"
    r"(?: #|: )(?P<value>.*)"
)
_VARIANT_BY_GAME: Final = {"HOLD'EM": "hold'em", "OMAHA": "omaha", "OMAHA HI/LO": "omaha hi-lo"}
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "NO LIMIT": "no-limit",
    "POT LIMIT": "pot-limit",
    "FIXED LIMIT": "limit",
}
_TOURNAMENT_PATTERN: Final = re.compile(r"# ?(?P<number>\d+)")
_BLINDS_PATTERN: Final = re.compile(
    rf"Blinds are now (?P<small>{LOCAL_MONEY})\s*/\s*(?P<big>{LOCAL_MONEY}).*"
)
_BUTTON_PATTERN: Final = re.compile(r"(?:Button is at|Moving Button to) seat (\d+)")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) - (?P<stack>{LOCAL_MONEY})(?: \([^()]*\))?"
)
_DEALING_PATTERN: Final = re.compile(r"Dealing (?P<where>Flop|Turn|River) (?P<cards>\[.*\])")
_DEALT_PATTERN: Final = re.compile(r"Dealing (?P<cards>\[.*\]) to (?P<who>.+)")
_RETURNED_PATTERN: Final = re.compile(
    rf"Returning (?P<amount>{LOCAL_MONEY}) to (?P<who>.+) uncalled"
)
_RAKE_PATTERN: Final = re.compile(rf"Taking Rake of (?P<amount>{LOCAL_MONEY}) from pot")
_ENDS_PATTERN: Final = re.compile(r"End of Hand #", re.IGNORECASE)
_NOISE_PATTERN: Final = re.compile(r"Seat \d+: |Pot sizes: |Shuffling |Last Hand ")
_POST_PATTERN: Final = re.compile(
    rf"posts(?: (?P<what>small blind|big blind|ante|dead))? \(?(?P<amount>{LOCAL_MONEY})\)?"
)
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "small blind": "small blind",
    "big blind": "big blind",
    "ante": "ante",
    "dead": "dead",
    "": "post",
}
_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>folds and shows|folds|checks|calls|bets|raises to|shows|mucks)"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?: (?P<cards>\[.*\]))?"
)
_WINS_PATTERN: Final = re.compile(
    rf"(?:ties(?: [^,]*)?, and wins|ties|wins) (?P<amount>{LOCAL_MONEY})"
    r"(?: from [^:]*?)?(?: with(?: \w+ hand)?: .*)?"
)
_VERB_PATTERN: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|shows|wins)\b")
_SPACED_CARD_PATTERN: Final = re.compile(r"\b([2-9TJQKA]|10) ([cdhs])\b")

PKR: Final = LineDialect(_FIRST_LINE_PATTERN, _PkrParser, _ENDS_PATTERN)
