"""Parser of 888poker hands, line by line.

All amounts, those of raises included, are the chips that a player puts in. No line records a rake
or a returned bet: the winnings are the pot less both. Ranks and numbers have the notation of the
player's country.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pacific.localized_cards import to_english_cards
from riverboat.notation.pacific.pacific_header import (
    FIRST_LINE_PATTERN,
    PacificStakes,
    PacificTable,
    parse_stakes,
    parse_table,
)
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.transcript import (
    Transcript,
    describe_header_difference,
    find_posted_blinds,
)
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    ForcedBetKind,
    MarkerEvent,
    PostEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    CancelledHand,
    StakesLineMissing,
    TableLineMissing,
    TrailingText,
)


class _PacificParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.site = first_line_match["site"]
        self.stakes: PacificStakes | None = None
        self.table: PacificTable | None = None
        self.button = 0
        self.total_won = Fraction(0)
        card_texts = [
            card_text for line in chunk.lines for card_text in _BRACKETS_PATTERN.findall(line)
        ]
        self.english_cards = dict(zip(card_texts, to_english_cards(card_texts), strict=True))
        """Card texts in brackets, by their original text, with English ranks."""

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        builder.is_complete = builder.is_complete and bool(self.total_won)
        if self.stakes is None:
            raise BadNotation(StakesLineMissing(self.site), builder.chunk.line)
        if self.table is None:
            raise BadNotation(TableLineMissing(), builder.chunk.line)
        tournament, (small_blind, big_blind) = self.table.tournament, self.stakes.blinds
        sizes = FirstLineSizes(small_blind, big_blind)
        if self.stakes.game.limit == "limit":
            sizes = FirstLineSizes(big_blind, normalize_amount(Fraction(big_blind) * 2))
        if tournament and self.stakes.game.limit != "limit":
            sizes = self._find_posted_sizes(sizes)
        if tournament:
            builder.summary.append(
                builder.make_line(TotalEvent(normalize_amount(self.total_won), ()))
            )
        first_line = FirstLine(
            self.site,
            self.first_line_match["number"],
            self.stakes.game,
            sizes,
            "" if tournament else self.stakes.currency,
            self.stakes.started,
            tournament,
        )
        return builder.build(first_line, TableHeader(self.table.name, self.table.size, self.button))

    def _find_posted_sizes(self, sizes: FirstLineSizes) -> FirstLineSizes:
        """Return the blinds as posted, and note a difference from the header.

        When a level ends, the header already names the blinds of the next level.
        """
        builder = self.builder
        stack_by_player = {seat.name: seat.stack for seat in builder.seats.values()}
        posted_sizes = find_posted_blinds(sizes, builder.posts, stack_by_player)
        if posted_sizes != sizes:
            builder.notes.append(describe_header_difference(sizes, posted_sizes))
        return posted_sizes

    def _parse_line(self, line: str) -> None:
        builder = self.builder
        if self.stakes is None and (stakes := parse_stakes(line)):
            self.stakes = stakes
        elif self.table is None and (table := parse_table(line)):
            self.table = table
        elif match := _BUTTON_PATTERN.match(line):
            self.button = int(match[1])
        elif not builder.posts and (match := _SEAT_PATTERN.match(line)):
            seat = SeatLine(
                int(match["chair"]), match["name"], parse_local_amount(match["stack"]), False
            )
            builder.add_seat(seat)
        elif line.startswith("**") and not builder.split_player(line)[0]:
            self._parse_section_line(line)
        elif match := _DEALT_PATTERN.match(line):
            if not builder.hero:
                builder.hero = match["who"]
            builder.add_event(DealEvent(match["who"], (), self._parse_cards(match["cards"])))
        elif _CANCELLED_PATTERN.search(line):
            raise BadNotation(CancelledHand(builder.line_number), builder.line_number)
        else:
            self._parse_player_line(line)

    def _parse_section_line(self, line: str) -> None:
        if "Summary" in line:
            self.builder.is_complete = True
        elif "down cards" in line:
            self.builder.add_event(MarkerEvent("HOLE CARDS"))
        elif match := _STREET_PATTERN.match(line):
            self.builder.add_board(match["street"].upper(), self._parse_cards(match["cards"]))

    def _parse_cards(self, text: str) -> Cards:
        return parse_card_list(self.english_cards.get(text, text))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            if not _HEADER_NOISE_PATTERN.match(line):
                self.builder.add_note("it is not understood, and passed over")
        elif match := _PLAYER_ACTION_PATTERN.fullmatch(action_text):
            self._parse_action(player, match)
        elif _ACTION_PATTERN.match(action_text):
            verb, _, rest_text = action_text.partition(" ")
            raise BadNotation(TrailingText(repr(verb), repr(rest_text)))
        elif not _NOISE_PATTERN.match(action_text):
            self.builder.add_note("it is not understood, and passed over")

    def _parse_action(self, player: str, match: re.Match[str]) -> None:
        add_event, bracket_text = self.builder.add_event, match["inside"] or ""
        match match["verb"]:
            case "posts":
                self._add_post(player, match["what"], bracket_text)
            case "folds":
                add_event(ActionEvent(player, "folds"))
            case "checks":
                add_event(ActionEvent(player, "checks"))
            case "calls":
                add_event(ActionEvent(player, "calls", parse_local_amount(bracket_text)))
            case "bets":
                add_event(ActionEvent(player, "bets", parse_local_amount(bracket_text)))
            case "raises":
                add_event(ActionEvent(player, "raises with", parse_local_amount(bracket_text)))
            case "shows":
                add_event(ShowEvent(player, self._parse_cards(match["brackets"] or "")))
            case "mucks":
                chair = self.builder.find_chair(player)
                add_event(
                    SeatSummary(
                        chair,
                        self._parse_cards(match["brackets"] or ""),
                        has_mucked=True,
                        won_amounts=(),
                    )
                )
            case "collected":
                amount = parse_local_amount(bracket_text)
                self.total_won += Fraction(amount)
                add_event(WinEvent(player, amount))

    def _add_post(self, player: str, post_name: str, bracket_text: str) -> None:
        posted_amounts = [parse_local_amount(part) for part in bracket_text.split(" + ")]
        if post_name == "dead blind":
            # The smaller part is dead, and the other one a big blind.
            post_kinds: list[ForcedBetKind] = (
                ["dead", "post"] if len(posted_amounts) > 1 else ["dead"]
            )
        else:
            post_kinds = [_POST_KIND_BY_NAME[post_name]]
        for post_kind, amount in zip(post_kinds, sorted(posted_amounts, key=float), strict=False):
            self.builder.add_event(
                PostEvent(player, post_kind, amount, self.builder.is_all_in_post(player, amount))
            )


_BRACKETS_PATTERN: Final = re.compile(r"\[[^\]]*\]")
_BUTTON_PATTERN: Final = re.compile(r"Seat (\d+) is the button")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})\s*\)$", re.IGNORECASE
)
_STREET_PATTERN: Final = re.compile(
    r"\*\* Dealing (?P<street>flop|turn|river) \*\*\s*:?\s*(?P<cards>\[[^\]]*\])", re.IGNORECASE
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) (?P<cards>\[[^\]]*\])")
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "ante": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
}
_PLAYER_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises|shows|mucks|collected)"
    r"(?: (?P<what>ante|small blind|big blind|dead blind))?"
    r"(?: ?(?P<brackets>\[\s*(?P<inside>[^\]]*?)\s*\]))?"
)
_ACTION_PATTERN: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|shows|collected)\b")
_NOISE_PATTERN: Final = re.compile(
    r"(?:did not|didn't|does not|doesn't|has|is|was|left|joined|sits)\b"
)
_HEADER_NOISE_PATTERN: Final = re.compile(r"Total number of players|#Game No|Game No|\*")
_CANCELLED_PATTERN: Final = re.compile(
    r"\bhand (?:was |is )?cancell?ed|cancell?ed hand", re.IGNORECASE
)


PACIFIC: Final = LineDialect(FIRST_LINE_PATTERN, _PacificParser, re.compile(r"\*\* Summary \*\*"))
