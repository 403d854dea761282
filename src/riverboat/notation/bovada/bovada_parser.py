"""Parser of Bovada hands, line by line.

Players are named by position (``UTG+1``), the owner of the file is ``[ME]``, and all hole cards
are recorded. The amount of a call is what was put in; a raise gives its total last. The blinds of a
ring game are those that were posted. Files of 2012 do not name the streets: their board is in the
summary only, and its cards are dealt when the betting before them ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Final

from msgspec.structs import replace

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.bovada.bovada_chairs import find_button, renumber_chairs
from riverboat.notation.bovada.bovada_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.bovada.bovada_patterns import (
    ACTION_PATTERN,
    AMOUNT_REGEX,
    BIG_BLIND_PATTERN,
    BUY_IN_PATTERN,
    CARDS_REGEX,
    DEALT_TO_BOARD_PATTERN,
    NAMED_STAKES_PATTERN,
    NOISE_PATTERN,
    PLAYER_LINE_PATTERN,
    SEAT_PATTERN,
    STAKES_PATTERN,
    STREET_PATTERN,
    TABLE_INFO_PATTERN,
    TIMEOUT_REGEX,
    TOTAL_PATTERN,
)
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds, normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.pokerstars_money import MONEY, find_currency, parse_money
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    ActionVerb,
    DealEvent,
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
from riverboat.words.refusals.pokerstars import StakesLineMissing, TrailingText


class _BovadaParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.is_stud = self.header.game.variant.startswith("seven-card")
        self.chairs: list[int] = []
        """Chairs in the order of the file, which is clockwise."""
        self.button = 0
        self.currency = ""
        self.hole_cards: dict[str, Cards] = {}
        self.has_dealt = False
        """True once the forced bets are over."""
        self.street = ""
        """Name of the current street, in stud."""
        self.small_bet: Amount = 0
        self.final_board: Cards = ()
        self.stakes: tuple[Amount, Amount] | None = self.header.blinds
        self.pot_and_rake: tuple[Amount, Amount | None] | None = None
        self.total_won: Fraction = Fraction(0)

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if renumber_chairs(builder, self.chairs):
            self.button = 0
        if self.pot_and_rake:
            self._add_total(*self.pot_and_rake)
        sizes = self._find_bet_sizes()
        header, tournament = self.header, self.header.tournament
        first_line = FirstLine(
            header.site,
            header.number,
            header.game,
            sizes,
            "" if tournament else self.currency,
            header.started,
            tournament,
        )
        whole_board = self.final_board if not builder.board else ()
        return builder.build(
            first_line,
            TableHeader(header.table, 0, 0 if self.is_stud else find_button(builder, self.button)),
            whole_board=whole_board,
        )

    def _parse_line(self, line: str) -> None:
        if self.builder.is_complete:
            self._parse_summary_line(line)
        elif match := SEAT_PATTERN.match(line):
            self._parse_seat(match)
        elif line.startswith("***"):
            self._parse_section_heading(line)
        elif match := DEALT_TO_BOARD_PATTERN.match(line):
            cards = parse_card_list(match["cards"])
            street = _STREET_BY_BOARD_SIZE.get(len(self.builder.board) + len(cards), "")
            self.builder.add_board(street, cards)
        elif match := TABLE_INFO_PATTERN.match(line):
            self._parse_table_info(line)
        elif match := PLAYER_LINE_PATTERN.match(line):
            self._parse_player_line(match["who"].strip(), match["said"].strip())

    def _parse_seat(self, match: re.Match[str]) -> None:
        chair = int(match["chair"])
        name = (match["name"] or "").strip() or f"Seat+{chair}"
        self.currency = self.currency or _parse_currency(match["stack"])
        self.builder.add_seat(
            SeatLine(chair, name, parse_money(match["stack"]), is_sitting_out=False)
        )
        self.chairs.append(chair)
        if match["me"] or match["me_too"]:
            self.builder.hero = name

    def _parse_table_info(self, line: str) -> None:
        if match := STAKES_PATTERN.search(line):
            self.stakes = self.stakes or (parse_money(match["small"]), parse_money(match["big"]))
        if (header_tournament := self.header.tournament) and (
            buy_in_match := BUY_IN_PATTERN.search(line)
        ):
            tournament = replace(
                header_tournament, buy_in=buy_in_match["buy_in"], fee=buy_in_match["fee"] or ""
            )
            self.header = self.header._replace(tournament=tournament)

    def _parse_section_heading(self, line: str) -> None:
        builder = self.builder
        if "SUMMARY" in line:
            builder.is_complete = True
        elif "HOLE CARDS" in line or "3RD STREET" in line.upper():
            self.has_dealt = True
            if not self.is_stud:
                builder.add_event(MarkerEvent("HOLE CARDS"))
        elif match := STREET_PATTERN.match(line):
            cards = [card for card_group in parse_bracketed_cards(line) for card in card_group]
            builder.add_board(match[1], tuple(cards))

    def _parse_summary_line(self, line: str) -> None:
        if match := TOTAL_PATTERN.match(line):
            self.pot_and_rake = (
                parse_money(match["pot"]),
                parse_money(match["rake"]) if match["rake"] else None,
            )
        elif line.startswith("Board [") and (board := parse_bracketed_cards(line)):
            self.final_board = board[0]
            self.builder.add_board_summary(line)

    def _parse_player_line(self, player: str, text: str) -> None:
        if text.startswith("Set dealer"):
            if match := re.search(r"\[(\d+)\]", text):
                self.button = int(match[1])
            return
        for pattern, handle in _HANDLERS:
            if match := pattern.match(text):
                handle(self, player, match)
                return
        if ACTION_PATTERN.match(text):
            verb, _, action_text = text.partition(" ")
            raise BadNotation(TrailingText(repr(verb), repr(action_text)))
        if not NOISE_PATTERN.match(text):
            self.builder.add_note("it is not understood, and passed over")

    def add_deal(self, player: str, match: re.Match[str]) -> None:
        cards = parse_card_list(match["cards"])
        self.hole_cards[player] = (*self.hole_cards.get(player, ()), *cards)
        self.has_dealt = True
        street = _STUD_STREET_BY_CARD_COUNT.get(len(self.hole_cards[player]), "")
        if self.is_stud and street != self.street:
            self.street = street
            self.builder.add_event(MarkerEvent(street))
        self.builder.add_event(DealEvent(player, (), cards))

    def add_post(self, player: str, match: re.Match[str], post_kind: ForcedBetKind) -> None:
        amount = parse_money(match["amount"])
        if self.is_stud and post_kind == "big blind":
            self.builder.add_event(ActionEvent(player, "brings in", amount))
            return
        self.builder.add_event(
            PostEvent(player, post_kind, amount, self.builder.is_all_in_post(player, amount))
        )

    def add_late_post(self, player: str, match: re.Match[str]) -> None:
        """Add a late player's post.

        A dead post above the big blind is divided into a live big blind and a dead remainder.
        """
        amount = parse_money(match["amount"])
        if not match["dead"]:
            self.builder.add_event(PostEvent(player, "post", amount))
            return
        # The line of the big blind may come after this one.
        big_blind_match = next(
            filter(None, map(BIG_BLIND_PATTERN.search, self.builder.chunk.lines)), None
        )
        big_blind = (
            parse_money(big_blind_match["amount"])
            if big_blind_match
            else self._find_posted_blinds()[1]
        )
        if big_blind and amount > big_blind:
            self.builder.add_event(PostEvent(player, "post", big_blind))
            amount = normalize_amount(Fraction(amount) - Fraction(big_blind))
        self.builder.add_event(PostEvent(player, "dead", amount))

    def add_all_in(self, player: str, match: re.Match[str]) -> None:
        amount = parse_money(match["amount"])
        if self.has_dealt:
            self.builder.add_event(ActionEvent(player, "puts in", amount, is_all_in=True))
            return
        posted_events = [
            line.event for line in self.builder.posts if isinstance(line.event, PostEvent)
        ]
        has_ante_chips = any(" : Ante chip" in text_line for text_line in self.builder.chunk.lines)
        has_posted_blind = any(post.kind != "ante" for post in posted_events)
        has_posted_ante = any(post.player == player for post in posted_events)
        post_kind: ForcedBetKind = "post"
        if (
            has_ante_chips and not (has_posted_blind or has_posted_ante)
        ) or player not in _POST_KIND_BY_NAME:
            post_kind = "ante"
        elif player in _POST_KIND_BY_NAME:
            post_kind = _POST_KIND_BY_NAME[player]
        self.builder.add_event(PostEvent(player, post_kind, amount, is_all_in=True))

    def add_action(self, player: str, match: re.Match[str], verb: ActionVerb) -> None:
        cards = parse_card_list(match["cards"]) if verb == "folds" and match["cards"] else ()
        self.builder.add_event(ActionEvent(player, verb, cards=cards))

    def add_wager(self, player: str, match: re.Match[str], verb: ActionVerb) -> None:
        amount = parse_money(match["amount"])
        self.builder.add_event(ActionEvent(player, verb, amount))
        if verb == "bets" and self.is_stud and not match["double"]:
            self._note_stud_bet(amount)

    def add_raise(self, player: str, match: re.Match[str]) -> None:
        raise_total = parse_money(match["to"] or match["amount"])
        self.builder.add_event(
            ActionEvent(player, "completes", to=raise_total, is_all_in=bool(match["all_in"]))
        )
        if self.street == "3rd STREET" and not match["all_in"]:
            self._note_stud_bet(raise_total)

    def add_returned_bet(self, player: str, match: re.Match[str]) -> None:
        self.builder.add_event(RefundEvent(player, parse_money(match["amount"])))

    def add_show(self, player: str, _match: re.Match[str]) -> None:
        if cards := self.hole_cards.get(player):
            self.builder.add_event(ShowEvent(player, cards))

    def add_muck(self, player: str, _match: re.Match[str]) -> None:
        self.builder.add_event(MuckEvent(player))

    def add_win(self, player: str, match: re.Match[str]) -> None:
        amount = parse_money(match["amount"])
        self.total_won += Fraction(amount)
        self.builder.add_event(WinEvent(player, amount))

    def _find_posted_blinds(self) -> tuple[Amount, Amount]:
        """Return both blinds; 0 for a blind that is not recorded."""
        if self.stakes:
            return self.stakes
        if file_name_match := NAMED_STAKES_PATTERN.search(self.file):
            return parse_money(file_name_match["small"]), parse_money(file_name_match["big"])
        return infer_posted_blinds(self.builder.posts, self.builder.events)

    def _find_bet_sizes(self) -> FirstLineSizes:
        if self.is_stud:
            return self._find_stud_sizes()
        small_blind, big_blind = self._find_posted_blinds()
        if not big_blind:
            raise BadNotation(StakesLineMissing(self.header.game.title), self.builder.chunk.line)
        if self.header.game.limit == "limit":
            return FirstLineSizes(big_blind, normalize_amount(Fraction(big_blind) * 2))
        return FirstLineSizes(small_blind, big_blind)

    def _note_stud_bet(self, amount: Amount) -> None:
        """Record a stud bet, which gives the sizes if the first line does not."""
        if not self.small_bet:
            is_small_bet_street = self.street in ("3rd STREET", "4th STREET")
            self.small_bet = (
                amount if is_small_bet_street else normalize_amount(Fraction(amount) / 2)
            )

    def _find_stud_sizes(self) -> FirstLineSizes:
        """Return the recorded stud bets, or infer them from the first bet or the bring-in."""
        small_bet, big_bet = self.stakes or (0, 0)
        if file_name_match := NAMED_STAKES_PATTERN.search(self.file):
            small_bet, big_bet = (
                parse_money(file_name_match["small"]),
                parse_money(file_name_match["big"]),
            )
        if small_bet and big_bet:
            return FirstLineSizes(small_bet, big_bet)
        small_bet = self.small_bet
        for line in self.builder.events:
            match line.event:
                case ActionEvent(verb="brings in", amount=amount) if not small_bet:
                    small_bet = normalize_amount(Fraction(amount) * 2)
                case _:
                    pass
        if not small_bet:
            raise BadNotation(StakesLineMissing(self.header.game.title), self.builder.chunk.line)
        return FirstLineSizes(small_bet, normalize_amount(Fraction(small_bet) * 2))

    def _add_total(self, pot: Amount, rake: Amount | None) -> None:
        """Add the pot and the rake; an unrecorded rake is the pot less the winnings."""
        if rake is None:
            missing_chips = Fraction(pot) - self.total_won
            is_likely_rake = not self.header.tournament and 0 < missing_chips * 10 <= Fraction(pot)
            rake = normalize_amount(missing_chips) if is_likely_rake else 0
            if self.header.tournament is None and missing_chips and not is_likely_rake:
                return
        self.builder.add_event(TotalEvent(pot, (("rake", rake),)))


def _parse_currency(text: str) -> str:
    return find_currency(text) if not text[:1].isdecimal() else ""


_STUD_STREET_BY_CARD_COUNT: Final = {
    3: "3rd STREET",
    4: "4th STREET",
    5: "5th STREET",
    6: "6th STREET",
    7: "RIVER",
}
_STREET_BY_BOARD_SIZE: Final = {3: "FLOP", 4: "TURN", 5: "RIVER"}
_POST_KIND_BY_NAME: Final[dict[str, ForcedBetKind]] = {
    "Small Blind": "small blind",
    "Dealer": "small blind",
    "Big Blind": "big blind",
}
LineHandler = Callable[[_BovadaParser, str, re.Match[str]], None]


def _build_verb_handler(pattern: str, handler: LineHandler) -> tuple[re.Pattern[str], LineHandler]:
    return re.compile(pattern, re.IGNORECASE), handler


_HANDLERS: Final = (
    _build_verb_handler(r"Card dealt to a spot \[(?P<cards>[^]]*)\]", _BovadaParser.add_deal),
    _build_verb_handler(
        rf"Ante chip{AMOUNT_REGEX}", partial(_BovadaParser.add_post, post_kind="ante")
    ),
    _build_verb_handler(
        rf"(?:Ante/)?Small blind{AMOUNT_REGEX}",
        partial(_BovadaParser.add_post, post_kind="small blind"),
    ),
    _build_verb_handler(
        rf"Big blind(?:/Bring in)?{AMOUNT_REGEX}",
        partial(_BovadaParser.add_post, post_kind="big blind"),
    ),
    _build_verb_handler(rf"Posts (?P<dead>dead )?chip{AMOUNT_REGEX}", _BovadaParser.add_late_post),
    _build_verb_handler(
        rf"Bring[_ ]in(?: chip)?{AMOUNT_REGEX}", partial(_BovadaParser.add_wager, verb="brings in")
    ),
    _build_verb_handler(
        rf"Folds?\s*(?:\([^)]*\))?(?: & shows)?{CARDS_REGEX}",
        partial(_BovadaParser.add_action, verb="folds"),
    ),
    _build_verb_handler(r"Checks?\b", partial(_BovadaParser.add_action, verb="checks")),
    _build_verb_handler(rf"Calls?{AMOUNT_REGEX}", partial(_BovadaParser.add_wager, verb="calls")),
    _build_verb_handler(
        rf"(?P<double>Double )?Bets?{AMOUNT_REGEX}", partial(_BovadaParser.add_wager, verb="bets")
    ),
    _build_verb_handler(
        rf"(?:Raises?|(?P<all_in>All-in\s?\(raise(?:-timeout)?\))){TIMEOUT_REGEX}"
        rf"(?P<amount>{MONEY})(?: to (?P<to>{MONEY}))?\s*$",
        _BovadaParser.add_raise,
    ),
    _build_verb_handler(rf"All-in{AMOUNT_REGEX}", _BovadaParser.add_all_in),
    _build_verb_handler(
        rf"Return uncalled (?:portion of bet|blind){AMOUNT_REGEX}", _BovadaParser.add_returned_bet
    ),
    _build_verb_handler(r"(?:Showdown|Shows)\b", _BovadaParser.add_show),
    _build_verb_handler(r"Mucks\b", _BovadaParser.add_muck),
    _build_verb_handler(rf"Hand result(?:-Side pot)?{AMOUNT_REGEX}", _BovadaParser.add_win),
)
BOVADA: Final = LineDialect(FIRST_LINE_PATTERN, _BovadaParser)
