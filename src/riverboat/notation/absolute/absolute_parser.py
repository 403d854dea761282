"""Parser of Absolute Poker hands, line by line: ``NAME - Raises $6 to $8``.

A raise gives its total last; an all-in gives the chips that were put in. If no line returns an
uncalled bet, the winnings include it. At stud every street repeats all cards of a player.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.absolute.absolute_header import FIRST_LINE_PATTERN, parse_header
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import (
    find_usual_small_blind,
    infer_posted_blinds,
    normalize_amount,
)
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.live_players import is_contested
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
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
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import AllInWithChipsBehind
from riverboat.words.refusals.pokerstars import UnknownActionText

_TABLE_PATTERN: Final = re.compile(
    r"(?:Table: (?P<name>.*?) \((?:Real|Play) Money\)\s*)?"
    r"(?:Seat #(?P<button>\d+) is the (?:dead )?dealer)?"
)
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+) - (?P<name>.+) \((?P<stack>{LOCAL_MONEY}) in chips\)"
)
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>POCKET CARDS|FLOP|TURN|RIVER|[3-7](?:RD|TH) STREET|SHOW DOWN|SUMMARY) \*\*\*"
    r"(?P<rest>.*)",
    re.IGNORECASE,
)
_DEALT_PATTERN: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_COLLECTS_PATTERN: Final = re.compile(
    rf"(?P<who>.+) Collects (?P<amount>{LOCAL_MONEY}) from (?P<pot>.+?)(?: pot.*)?"
)
_POCKET_PATTERN: Final = re.compile(r"Pocket \[(?P<cards>[^\]]*)\]")
_RETURNED_PATTERN: Final = re.compile(rf"returned \((?P<amount>{LOCAL_MONEY})\) : not called")
_SHOWS_PATTERN: Final = re.compile(r"Shows \[(?P<cards>[^\]]*)\].*")
_MUCKS_PATTERN: Final = re.compile(r"(?:Mucks|Does not show)\b.*")
_POST_PATTERN: Final = re.compile(
    rf"(?:Posts(?: (?P<what>small blind|big blind|straddle|dead))?|(?P<ante>Ante)) "
    rf"\[?(?P<amount>{LOCAL_MONEY})\]?(?: dead (?P<dead>{LOCAL_MONEY}))?"
)
_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>Folds|Checks|Calls|Bets|Raises|Bring-In|All-In\(Raise\)|All-In)"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?: to (?P<to>{LOCAL_MONEY}))?"
    r"(?: \((?:Fold & )?Show \[(?P<cards>[^\]]*)\]\))?"
)
_STATUS_SUFFIX_PATTERN: Final = re.compile(
    r"\s*\((?:Preselection|Timeout|Disconnect\w*)\)\s*$", re.IGNORECASE
)
_NOISE_PATTERN: Final = re.compile(
    r"sitout\b.*|(?:has|is|was|left|joined|timed|reconnected|disconnected)\b.*", re.IGNORECASE
)
_TOTAL_PATTERN: Final = re.compile(
    rf"Total Pot\((?P<pot>{LOCAL_MONEY})\)(?P<rest>.*)", re.IGNORECASE
)
_FEE_PATTERN: Final = re.compile(rf"\| (?P<name>(?:Jackpot )?Rake) \((?P<fee>{LOCAL_MONEY})\)")
_MUCKED_PATTERN: Final = re.compile(r"Seat (?P<chair>\d+): .*\[Mucked\] \[(?P<cards>[^\]]*)\]")


class _AbsoluteParser(HandParser):
    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.header = self.parse_first_line(parse_header)
        self.upcards = VARIANTS[self.header.game.variant].has_upcards
        self.table, self.button = "", 0
        self.hole_card_counts: dict[str, int] = {}
        """Number of each player's cards already parsed, in stud."""
        self.has_dealt = False
        self.in_summary = False

    def parse(self) -> Transcript:
        builder, header = self.builder, self.header
        builder.parse_lines(self._parse_line)
        builder.is_complete = self.in_summary
        builder.has_uncalled_in_pot = not any(
            isinstance(line.event, RefundEvent) for line in builder.events
        )
        first_line = FirstLine(
            "Absolute Poker",
            self.first_line_match["number"],
            header.game,
            self._find_bet_sizes(),
            header.currency,
            header.started,
            header.tournament,
        )
        return builder.build(first_line, TableHeader(self.table, 0, self.button))

    def _find_bet_sizes(self) -> FirstLineSizes:
        bet_sizes, ante = self.header.bet_sizes, self.header.ante
        if self.header.game.limit == "limit":
            small_blind = bet_sizes[0]
            return FirstLineSizes(
                small_blind,
                bet_sizes[-1] if bet_sizes[1:] else normalize_amount(2 * Fraction(small_blind)),
            )
        if bet_sizes[1:]:
            return FirstLineSizes(bet_sizes[0], bet_sizes[1], ante)
        posted_sizes, _ = infer_posted_blinds(self.builder.posts, self.builder.events)
        return FirstLineSizes(
            posted_sizes or find_usual_small_blind(bet_sizes[0]), bet_sizes[0], ante
        )

    def _parse_line(self, line: str) -> None:
        if match := _STREET_PATTERN.fullmatch(line):
            self._parse_street(match["name"].upper(), match["rest"])
        elif self.in_summary:
            self._parse_summary_line(line)
        elif not self.has_dealt and (match := _SEAT_PATTERN.fullmatch(line)):
            self.add_seat(match)
        elif not self.builder.seats and (match := _TABLE_PATTERN.fullmatch(line)):
            self.table, self.button = match["name"] or "", int(match["button"] or 0)
        elif match := _DEALT_PATTERN.fullmatch(line):
            self.builder.add_hero_cards(match["who"], parse_card_list(match["cards"]))
        elif match := _COLLECTS_PATTERN.fullmatch(line):
            self._parse_collect(match)
        else:
            self._parse_action_line(line)

    def _parse_street(self, name: str, action_text: str) -> None:
        if name == "SUMMARY":
            self.in_summary = True
        elif name == "SHOW DOWN":
            self.builder.add_event(MarkerEvent(name))
        elif name == "POCKET CARDS":
            self.has_dealt = True
            self.builder.add_event(MarkerEvent("HOLE CARDS"))
        elif self.upcards:
            self.has_dealt = True
            self.builder.add_event(
                MarkerEvent(name if name == "RIVER" else f"{name[:3].lower()} STREET")
            )
        else:
            street_cards = tuple(
                [card for cards in parse_bracketed_cards(action_text) for card in cards]
            )
            self.builder.add_board(name, street_cards)

    def _parse_collect(self, match: re.Match[str]) -> None:
        if "proposition" in match["pot"]:
            self.builder.add_note("a bounty that is paid beside the pot, and not counted")
        else:
            self.builder.add_event(WinEvent(match["who"], parse_local_amount(match["amount"])))

    def _parse_action_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not (player and action_text.startswith("- ")):
            self.builder.add_note("it is not understood, and passed over")
            return
        action_text = _STATUS_SUFFIX_PATTERN.sub("", action_text.removeprefix("- ")).strip()
        if _NOISE_PATTERN.fullmatch(action_text):
            return
        for event in self._parse_events(player, action_text):
            self.builder.add_event(event)

    def _parse_events(self, player: str, action_text: str) -> list[TranscriptEvent]:
        if match := _POST_PATTERN.fullmatch(action_text):
            return self._build_post_events(player, match)
        if match := _POCKET_PATTERN.fullmatch(action_text):
            return self._parse_new_upcards(player, match["cards"].split())
        if match := _RETURNED_PATTERN.fullmatch(action_text):
            return [RefundEvent(player, parse_local_amount(match["amount"]))]
        if match := _SHOWS_PATTERN.fullmatch(action_text):
            return [ShowEvent(player, parse_card_list(match["cards"]))]
        if _MUCKS_PATTERN.fullmatch(action_text):
            return [MuckEvent(player)] if is_contested(self.builder) else []
        if match := _ACTION_PATTERN.fullmatch(action_text):
            return [self._parse_action(player, match)]
        raise BadNotation(UnknownActionText())

    def _build_post_events(self, player: str, match: re.Match[str]) -> list[TranscriptEvent]:
        amount = parse_local_amount(match["amount"])
        is_all_in = self.builder.is_all_in_post(player, amount)
        if match["ante"]:
            return [PostEvent(player, "ante", amount, is_all_in)]
        dead_chips = parse_local_amount(match["dead"]) if match["dead"] else 0
        match match["what"]:
            case "small blind" | "big blind" | "straddle" as post_name:
                return [PostEvent(player, post_name, amount, is_all_in)]
            case "dead" if dead_chips:  # the first amount is the total
                live_chips = normalize_amount(Fraction(amount) - Fraction(dead_chips))
                return [
                    PostEvent(player, "dead", dead_chips),
                    PostEvent(player, "post", live_chips),
                ]
            case "dead":
                return [PostEvent(player, "dead", amount)]
            case _ if dead_chips:
                return [PostEvent(player, "dead", dead_chips), PostEvent(player, "post", amount)]
            case _:
                return [PostEvent(player, "post", amount, is_all_in)]

    def _parse_new_upcards(self, player: str, card_texts: list[str]) -> list[TranscriptEvent]:
        new_card_texts = card_texts[self.hole_card_counts.get(player, 0) :]
        self.hole_card_counts[player] = len(card_texts)
        known_cards = parse_card_list(" ".join([card for card in new_card_texts if card != "H"]))
        if known_cards and len(new_card_texts) == 3 and "H" not in new_card_texts:
            self.builder.hero = player
        return [DealEvent(player, (), known_cards)] if known_cards else []

    def _parse_action(self, player: str, match: re.Match[str]) -> TranscriptEvent:
        amount = parse_local_amount(match["amount"]) if match["amount"] else 0
        raise_total = parse_local_amount(match["to"]) if match["to"] else 0
        match match["verb"]:
            case "Folds":
                return ActionEvent(player, "folds", cards=parse_card_list(match["cards"] or ""))
            case "Checks":
                return ActionEvent(player, "checks")
            case "Calls":
                return ActionEvent(player, "calls", amount)
            case "Bets":
                return ActionEvent(player, "bets", amount)
            case "Bring-In":
                return ActionEvent(player, "brings in", amount)
            case _ if raise_total:
                return ActionEvent(player, "completes", to=raise_total)
            case "Raises":
                return ActionEvent(player, "raises with", amount)
            case _ if not amount:
                raise BadNotation(AllInWithChipsBehind(player))
            case _ if not self.has_dealt:  # a blind
                posted_kinds = {
                    line.event.kind
                    for line in self.builder.posts
                    if isinstance(line.event, PostEvent)
                }
                post_kind: ForcedBetKind = (
                    "big blind" if "small blind" in posted_kinds else "small blind"
                )
                return PostEvent(player, post_kind, amount, is_all_in=True)
            case _:
                return ActionEvent(player, "puts in", amount)

    def _parse_summary_line(self, line: str) -> None:
        if match := _TOTAL_PATTERN.fullmatch(line):
            fees = [
                (fee["name"].lower(), parse_local_amount(fee["fee"]))
                for fee in _FEE_PATTERN.finditer(line)
            ]
            self.builder.add_event(TotalEvent(parse_local_amount(match["pot"]), tuple(fees)))
        elif match := _MUCKED_PATTERN.match(line):
            self.builder.add_event(
                SeatSummary(int(match["chair"]), parse_card_list(match["cards"]), True, ())
            )
        else:
            self.builder.add_board_summary(line)


ABSOLUTE: Final = LineDialect(FIRST_LINE_PATTERN, _AbsoluteParser)
