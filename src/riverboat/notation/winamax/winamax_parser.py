"""Parser of Winamax hands, line by line.

The return of an uncalled bet is not recorded: the bet is part of the recorded pot, which is after
the rake. The file may call a raise over the blinds a bet. A late player posts out of position.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.hand_splitter import HandText
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
    DrawEvent,
    ForcedBetKind,
    HouseContributionEvent,
    MarkerEvent,
    MuckEvent,
    PostEvent,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.notation.winamax.winamax_header import FIRST_LINE_PATTERN, parse_header
from riverboat.words.refusals.pokerstars import (
    TableLineMissing,
    TrailingText,
    UnknownActionText,
)


class _WinamaxParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.table: TableHeader | None = None
        self.total_won = Fraction(0)
        self.has_dealt = False
        self.builder.has_uncalled_in_pot = True

    def parse(self) -> Transcript:
        builder, header = self.builder, self.header
        builder.parse_lines(self._parse_line)
        if self.table is None:
            raise BadNotation(TableLineMissing(), builder.chunk.line)
        tournament = header.tournament
        if tournament and (number_match := _TOURNAMENT_NUMBER_PATTERN.search(self.table.name)):
            tournament = replace(tournament, number=number_match["number"])
        first_line = FirstLine(
            "Winamax",
            header.number,
            header.game,
            self._find_bet_sizes(),
            header.currency,
            header.started,
            tournament,
        )
        return builder.build(first_line, self.table)

    def _find_bet_sizes(self) -> FirstLineSizes:
        """Return the blinds, or the bets of a limit game; the posts show which the file states."""
        small_blind, big_blind = self.header.sizes[-2:]
        ante = self.header.sizes[0] if len(self.header.sizes) == 3 else 0
        posted_amounts = {
            line.event.amount
            for line in self.builder.posts
            if isinstance(line.event, PostEvent) and line.event.kind == "big blind"
        }
        if self.header.game.limit == "limit" and big_blind in posted_amounts:
            return FirstLineSizes(big_blind, normalize_amount(Fraction(big_blind) * 2), ante)
        return FirstLineSizes(small_blind, big_blind, ante)

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if builder.is_complete:
            self._parse_summary_line(line)
        elif self.table is None and (match := _TABLE_PATTERN.match(line)):
            self.table = TableHeader(
                match["name"], int(match["size"] or 0), int(match["button"] or 0)
            )
        elif line.startswith("*** "):
            self._parse_section_heading(line)
        elif not builder.posts and (match := _SEAT_PATTERN.match(line)):
            builder.add_seat(
                SeatLine(
                    int(match["chair"]),
                    match["name"],
                    parse_local_amount(match["stack"]),
                    is_sitting_out=False,
                )
            )
        elif match := _DEALT_PATTERN.match(line):
            self._parse_deal(match)
        elif match := _DROP_PATTERN.match(line):
            builder.posts.append(
                builder.make_line(HouseContributionEvent(parse_local_amount(match["amount"])))
            )
        else:
            self._parse_player_line(line)

    def _parse_section_heading(self, line: str) -> None:
        match = _SECTION_HEADING_PATTERN.match(line)
        name = match["name"].upper() if match else ""
        if name == "SUMMARY":
            self.builder.is_complete = True
        elif name == "PRE-FLOP":
            self._start_dealing()
        elif name in ("FLOP", "TURN", "RIVER"):
            cards = [
                card
                for card_text in _BRACKETS_PATTERN.findall(line)
                for card in _parse_cards(card_text)
            ]
            self.builder.add_board(name, tuple(cards))
        elif match and name.endswith("STREET"):
            street = match["name"].lower().replace("street", "STREET")
            self.builder.add_event(MarkerEvent("RIVER" if street.startswith("7") else street))
        elif name.endswith("DRAW") or name == "SHOW DOWN":
            self.builder.add_event(MarkerEvent(name))

    def _start_dealing(self) -> None:
        """Add the hole cards' marker once; the hero's cards may come before it."""
        has_upcards = self.header.game.variant.startswith(("seven-card", "razz"))
        if not self.has_dealt and not has_upcards:
            self.has_dealt = True
            self.builder.add_event(MarkerEvent("HOLE CARDS"))

    def _parse_deal(self, match: re.Match[str]) -> None:
        player, *card_texts = self.builder.split_deal(match)
        held_cards, new_cards = map(_parse_cards, card_texts)
        if not self.builder.hero and not held_cards and UNKNOWN not in new_cards:
            self.builder.hero = player
        self._start_dealing()
        self.builder.add_event(DealEvent(player, held_cards, new_cards))

    def _parse_summary_line(self, line: str) -> None:
        match = _TOTAL_PATTERN.match(line)
        if match is None:
            self.builder.add_board_summary(line)
            return
        rake = parse_local_amount(match["rake"]) if match["rake"] else 0
        # A large pot is rounded to thousands, such as 3.37k.
        net_pot = self.total_won if match["short"] else Fraction(parse_local_amount(match["pot"]))
        self.builder.add_event(
            TotalEvent(normalize_amount(net_pot + Fraction(rake)), (("rake", rake),))
        )

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            self.builder.add_note("it is not understood, and passed over")
        elif match := _PLAYER_ACTION_PATTERN.fullmatch(action_text):
            self._parse_action(player, match)
        elif _ACTION_PATTERN.match(action_text):
            verb, _, rest_text = action_text.partition(" ")
            raise BadNotation(TrailingText(repr(verb), repr(rest_text)))
        elif not _NOISE_PATTERN.match(action_text):
            raise BadNotation(UnknownActionText())

    def _parse_action(self, player: str, match: re.Match[str]) -> None:
        add_event = self.builder.add_event
        amount = parse_local_amount(match["amount"]) if match["amount"] else 0
        raise_total = parse_local_amount(match["to"]) if match["to"] else 0
        is_all_in = bool(match["all_in"])
        match match["verb"]:
            case "posts":
                is_late_post = bool(match["late"])
                post_kind = _POST_KIND_BY_NAME[match["what"]]
                if is_late_post:
                    post_kind = "dead" if post_kind == "small blind" else "post"
                add_event(
                    PostEvent(
                        player,
                        post_kind,
                        amount,
                        is_all_in or self.builder.is_all_in_post(player, amount),
                    )
                )
            case "folds":
                add_event(ActionEvent(player, "folds"))
            case "checks":
                add_event(ActionEvent(player, "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls", amount, is_all_in=is_all_in))
            case "bets":
                add_event(ActionEvent(player, "raises with", amount, is_all_in=is_all_in))
            case "raises":
                add_event(ActionEvent(player, "completes", to=raise_total, is_all_in=is_all_in))
            case "brings in":
                add_event(ActionEvent(player, "brings in", amount, is_all_in=is_all_in))
            case "completes":
                add_event(
                    ActionEvent(player, "completes", to=raise_total or amount, is_all_in=is_all_in)
                )
            case "discards":
                cards = _parse_cards(match["cards"] or "")
                add_event(DrawEvent(player, int(match["count"] or len(cards)), cards))
            case "stands pat" | "doesn't discard":
                add_event(DrawEvent(player, 0))
            case "shows":
                add_event(ShowEvent(player, _parse_cards(match["cards"] or "")))
            case "mucks":
                add_event(MuckEvent(player))
            case "collected":
                self.total_won += Fraction(amount)
                add_event(WinEvent(player, amount))


def _parse_cards(text: str) -> Cards:
    """Parse cards; ``X`` is an unknown card."""
    return parse_card_list(re.sub(r"\bX\b", "??", text))


_TABLE_PATTERN: Final = re.compile(
    r"Table: '(?P<name>.*)'(?: (?P<size>\d+)-max)?(?:.*?Seat #(?P<button>\d+) is the button)?"
)
_TOURNAMENT_NUMBER_PATTERN: Final = re.compile(r"\((?P<number>\d+)\)#\d+$")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})(?:,[^()]*)?\)"
)
_BRACKETS_PATTERN: Final = re.compile(r"\[[^\]]*\]")
_DEALT_PATTERN: Final = re.compile(
    r"Dealt to (?P<who>.+?)(?: (?P<before>\[[^\]]*\]))? ?(?P<new>\[[^\]]*\])$"
)
_DROP_PATTERN: Final = re.compile(
    rf"(?:Hold-up|Cash Drop|Drop) to Pot ?: total (?P<amount>{LOCAL_MONEY})"
)
_SECTION_HEADING_PATTERN: Final = re.compile(r"\*\*\* (?P<name>[\w /-]+?) \*\*\*")
_TOTAL_PATTERN: Final = re.compile(
    rf"Total pot (?P<pot>{LOCAL_MONEY})(?P<short>k)?[^|]*\|\s*"
    rf"(?:No rake|Rake (?P<rake>{LOCAL_MONEY}))"
)
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "ante": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
    "straddle": "straddle",
}
_PLAYER_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises|brings in|completes|discards|stands pat"
    r"|doesn't discard|shows|mucks|collected)"
    r"(?: (?P<what>ante|small blind|big blind|straddle))?(?: for)?"
    r"(?: (?P<count>\d+)(?= cards?))?(?: cards?)?(?: hand)?"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?: to (?P<to>{LOCAL_MONEY}))?"
    r"(?P<all_in> and is all-in)?(?P<late> out of position)?"
    r"(?: ?(?P<cards>\[[^\]]*\]))?(?: \(.*\))?(?: from .*)?"
)
_ACTION_PATTERN: Final = re.compile(
    r"(?:posts|folds|checks|calls|bets|raises|brings|shows|collected)\b"
)
_NOISE_PATTERN: Final = re.compile(
    r"(?:has|is|was|wins|denies|leaves|joins|sits|left|timed|:|said)\b|: "
)


WINAMAX: Final = LineDialect(FIRST_LINE_PATTERN, _WinamaxParser)
