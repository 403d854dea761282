"""Parser of Ongame hands, line by line.

A line states the chips that a player puts in, and then the total of the street, or in stud of all
streets; the parser uses the first amount. Uncalled bets are neither recorded nor part of the pots.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_positions import assign_blinds
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.inferred_draws import infer_draw
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.site_dates import parse_named_month_date
from riverboat.notation.ongame.ongame_header import (
    FIRST_LINE_PATTERN,
    LAST_LINE,
    OngameTable,
    parse_table,
    parse_tournament,
)
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    DrawEvent,
    MarkerEvent,
    PostEvent,
    ShowEvent,
    TotalEvent,
    TranscriptEvent,
    TranscriptLine,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import TableLineMissing, UnknownActionText

_SEAT_PATTERN: Final = re.compile(
    r"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>[^()]+?)(?: in chips)?\)"
)
_SEAT_SUMMARY_PATTERN: Final = re.compile(
    r"Seat \d+: (?P<name>.+?) \([^()]*\d[^()]*\)(?:, net: [^,\[]+)?(?:, \[(?P<cards>[^\]]*)\].*)?"
)
_DEALT_PATTERN: Final = re.compile(r"Dealing to (?P<who>.+): \[(?P<cards>[^\]]*)\]")
_NEW_HAND_PATTERN: Final = re.compile(r"New hand for (?P<who>.+): \[(?P<cards>[^\]]*)\]")
_BOARD_PATTERN: Final = re.compile(
    r"--- ?Dealing (?P<street>flop|turn|river) \[(?P<cards>[^\]]*)\]"
)
_STREET_PATTERN: Final = re.compile(r"(?:--- ?)?Dealing (?P<street>[3-6](?:rd|th) street|river)")
_POT_PATTERN: Final = re.compile(
    r"(?:Main|Side) pot(?: \d+)?: (?P<pot>\S+(?: \d{3}\S*)*) won by (?P<who>.+)"
)
_SHARE_PATTERN: Final = re.compile(
    r"(?P<who>.+?) \((?P<amount>[^()]*?)(?: (?:High|Low))?\)(?:, |$)"
)
_RAKE_PATTERN: Final = re.compile(r"Rake taken: (?P<rake>.+)")
_ALL_IN_PATTERN: Final = re.compile(r"(?: \[all in\]| and is all[- ]in)\s*$", re.IGNORECASE)
_POST_PATTERN: Final = re.compile(
    r"posts (?P<what>small blind|big blind|dead blind|small & big blind|ante|straddle)"
    r"(?: \( ?(?P<amount>[^)]+)\)| (?P<bare>\S+))"
)
_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>folds|checks|calls|bets|raises|small bring in|big bring in)"
    r"(?: (?P<amount>\S+))?(?: to (?P<to>\S+))?"
)
_DRAW_PATTERN: Final = re.compile(r"changed (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?")
_NOISE_PATTERN: Final = re.compile(
    r"-+|Dealing pocket cards|Players in round:.*|.* sits out.*|Summary:|\*+ ?End of hand.*"
    r"|.* (?:sits in|is (?:dis)?connected|is sitting out|timed out|said,).*|Summary.*"
    r"|.* has (?:reconnected|returned|left|joined|been disconnected).*|.* (?:leaves|joins) the .*"
)


class _OngameParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.table: OngameTable | None = None
        self.started, self.button, self.size = "", 0, 0
        self.in_summary = False
        self.pot: Amount = 0
        self.shown_cards: dict[str, Cards] = {}
        self.rake: Amount | None = None

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.table is None:
            raise BadNotation(TableLineMissing(), builder.chunk.line)
        self._add_showdown()
        tournament = parse_tournament(self.first_line_match["rest"])
        sizes = self.table.sizes
        are_blinds_equal = sizes.small == sizes.big and self.table.game.limit != "limit"
        assign_blinds(builder, self.button, has_equal_blinds=are_blinds_equal)
        first_line = FirstLine(
            "Ongame",
            self.first_line_match["number"],
            self.table.game,
            sizes,
            "" if tournament else self.table.currency,
            self.started,
            tournament,
        )
        return builder.build(first_line, TableHeader(self.table.name, self.size, self.button))

    def _parse_line(self, line: str) -> None:
        if self._parse_header_line(line):
            return
        if self.in_summary:
            self._parse_summary_line(line)
        elif line.startswith("Summary"):
            self.in_summary = True
        elif not self._parse_deal_line(line):
            self._parse_player_line(line)

    def _parse_header_line(self, line: str) -> bool:
        if self.table is None and (table := parse_table(line)):
            self.table = table
        elif line.startswith("Start hand:"):
            self.started = parse_named_month_date(line)
        elif line.startswith("User:"):
            self.builder.hero = line.removeprefix("User:").strip()
        elif match := re.match(r"Button: seat (\d+)", line):
            self.button = int(match[1])
        elif match := re.match(r"Players in round: \d+(?: \((\d+)\))?", line):
            self.size = int(match[1] or 0)
        elif not (self.in_summary or self.builder.events) and (
            seat_match := _SEAT_PATTERN.fullmatch(line)
        ):
            stack = parse_local_amount(seat_match["stack"])
            self.builder.add_seat(
                SeatLine(int(seat_match["chair"]), seat_match["name"], stack, False)
            )
        else:
            return False
        return True

    @property
    def _has_upcards(self) -> bool:
        return self.table is not None and VARIANTS[self.table.game.variant].has_upcards

    def _parse_deal_line(self, line: str) -> bool:
        if line == "Dealing pocket cards":
            self.builder.add_event(MarkerEvent("3rd STREET" if self._has_upcards else "HOLE CARDS"))
        elif match := _BOARD_PATTERN.match(line):
            cards = parse_card_list(match["cards"])
            if cards != self.builder.board[-len(cards) :]:  # some boards are listed twice
                self.builder.add_board(match["street"].upper(), cards)
        elif self._has_upcards and (match := _STREET_PATTERN.fullmatch(line)):
            street_name = match["street"]
            name = "RIVER" if street_name == "river" else street_name.replace("street", "STREET")
            self.builder.add_event(MarkerEvent(name))
        elif match := _DEALT_PATTERN.fullmatch(line):
            self._add_deal(match["who"], match["cards"])
        elif match := _NEW_HAND_PATTERN.fullmatch(line):
            infer_draw(self.builder, match["who"].strip(), parse_card_list(match["cards"]))
        else:
            return False
        return True

    def _add_deal(self, player: str, text: str) -> None:
        """Add a player's recorded cards; a dash is a down card."""
        known_cards = parse_card_list(
            " ".join([word for word in re.split(r"[\s,]+", text) if word != "-"])
        )
        if known_cards:
            self.builder.add_event(DealEvent(player, (), known_cards))

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            if not _NOISE_PATTERN.fullmatch(line):
                self.builder.add_note("it is not understood, and passed over")
            return
        is_all_in = bool(_ALL_IN_PATTERN.search(action_text))
        event = self._parse_action(player, _ALL_IN_PATTERN.sub("", action_text).strip(), is_all_in)
        if event is not None:
            self.builder.add_event(event)
        elif not _NOISE_PATTERN.fullmatch(line):
            raise BadNotation(UnknownActionText())

    def _parse_action(
        self, player: str, action_text: str, is_all_in: bool
    ) -> TranscriptEvent | None:
        if post_match := _POST_PATTERN.fullmatch(action_text):
            return self._parse_post(
                player,
                post_match["what"],
                parse_local_amount(post_match["amount"] or post_match["bare"]),
            )
        if draw_match := _DRAW_PATTERN.fullmatch(action_text):
            return DrawEvent(
                player, int(draw_match["count"]), parse_card_list(draw_match["cards"] or "")
            )
        action_match = _ACTION_PATTERN.fullmatch(action_text)
        if action_match is None:
            return None
        amount = parse_local_amount(action_match["amount"]) if action_match["amount"] else 0
        match action_match["verb"]:
            case "folds":
                return ActionEvent(player, "folds")
            case "checks":
                return ActionEvent(player, "checks")
            case "calls":
                return ActionEvent(player, "calls", amount, is_all_in=is_all_in)
            case "bets":
                return ActionEvent(player, "bets", amount, is_all_in=is_all_in)
            case "raises":
                return ActionEvent(player, "raises with", amount, is_all_in=is_all_in)
            case "small bring in":
                return ActionEvent(player, "brings in", amount, is_all_in=is_all_in)
            case _:
                return ActionEvent(player, "completes", to=amount, is_all_in=is_all_in)

    def _parse_post(self, player: str, post_name: str, amount: Amount) -> TranscriptEvent:
        match post_name:
            case "ante":
                return PostEvent(
                    player, "ante", amount, is_all_in=self.builder.is_all_in_post(player, amount)
                )
            case "small & big blind":
                return PostEvent(player, "both blinds", amount)
            case "dead blind":
                return PostEvent(player, "dead", amount)
            case "big blind":
                return PostEvent(player, "big blind", amount)
            case "straddle":
                return PostEvent(player, "straddle", amount)
            case _:
                return PostEvent(player, "small blind", amount)

    def _parse_summary_line(self, line: str) -> None:
        if match := _POT_PATTERN.fullmatch(line):
            self.pot = normalize_amount(
                Fraction(self.pot) + Fraction(parse_local_amount(match["pot"]))
            )
            for share_match in _SHARE_PATTERN.finditer(match["who"]):
                if won_amount := parse_local_amount(share_match["amount"]):
                    self.builder.add_event(WinEvent(share_match["who"], won_amount))
        elif match := _RAKE_PATTERN.fullmatch(line):
            self.rake = parse_local_amount(match["rake"])
        elif (match := _SEAT_SUMMARY_PATTERN.fullmatch(line)) and match["cards"]:
            cards = [card.strip() for card in match["cards"].split(",")]
            if all(cards) and "-" not in cards:
                self.shown_cards[match["name"]] = parse_card_list(match["cards"])
        elif LAST_LINE.match(line):
            self.builder.is_complete = True

    def _add_showdown(self) -> None:
        """Insert the shown hands, which the file lists after the pots, before the wins."""
        builder = self.builder
        win_lines = [line for line in builder.events if isinstance(line.event, WinEvent)]
        builder.events = [line for line in builder.events if not isinstance(line.event, WinEvent)]
        builder.add_event(MarkerEvent("SHOW DOWN"))
        for player, cards in self.shown_cards.items():
            builder.add_event(ShowEvent(player, cards))
        builder.events += win_lines
        if self.rake is not None and win_lines:
            total_event = TotalEvent(self.pot, (("rake", self.rake),))
            builder.summary.append(
                TranscriptLine(win_lines[0].number, win_lines[0].text, total_event)
            )


ONGAME: Final = LineDialect(FIRST_LINE_PATTERN, _OngameParser, LAST_LINE)
