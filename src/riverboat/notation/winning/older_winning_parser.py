"""Parser of Winning network hands until 2019, line by line: ``Player Ann raises (4)``.

All amounts are the chips that a player puts in. The recorded pot is after the rake; some tables
also took chips for a jackpot without recording them, which the sum of all bets reveals.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import HandParser, LineDialect
from riverboat.notation.dialects.blind_sizes import normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_bracketed_cards, parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.dialects.site_dates import parse_date
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
    ActionVerb,
    DealEvent,
    MarkerEvent,
    PostEvent,
    RefundEvent,
    SeatSummary,
    ShowEvent,
    TotalEvent,
    TranscriptEvent,
    TranscriptLine,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import AllInWithChipsBehind
from riverboat.words.refusals.pokerstars import (
    KnownGameMissing,
    StakesLineMissing,
    UnknownActionText,
)

FIRST_LINE_PATTERN: Final = re.compile(r"Game started at: (?P<date>\d{4}/.*)")
LAST_LINE: Final = re.compile(r"Game ended at:")


_VARIANT_BY_GAME: Final = {
    "hold'em": "hold'em",
    "holdem": "hold'em",
    "omaha": "omaha",
    "omaha hilow": "omaha hi-lo",
    "seven cards stud": "seven-card stud",
    "seven cards stud hilow": "seven-card stud hi-lo",
}
_GAME_ID_PATTERN: Final = re.compile(
    rf"Game ID: (?P<number>\d+) (?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}) ?(?P<table>.*?) ?"
    r"\((?P<game>[^()]+)\)(?: (?P<size>\d+)-max)?\s*$"
)
_BUTTON_PATTERN: Final = re.compile(r"Seat (\d+) is the button")
_SEAT_PATTERN: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)\.?"
)
_BOARD_PATTERN: Final = re.compile(r"\*\*\* (?P<name>FLOP|TURN|RIVER) \*\*\*:?(?P<rest>.*\[.*)")
_STREET_PATTERN: Final = re.compile(
    r"\*\*\* (?P<name>third|fourth|fifth|sixth|seventh|river)(?: street)? \*\*\*.*", re.IGNORECASE
)
_STREET_BY_NAME: Final = {
    "third": "3rd STREET",
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "seventh": "RIVER",
    "river": "RIVER",
}
_UNCALLED_PATTERN: Final = re.compile(
    rf"Uncalled bet \((?P<amount>{LOCAL_MONEY})\) returned to (?P<who>.+)"
)
_CARD_PATTERN: Final = re.compile(r"received card: (\[[^\]]*\])")
_PLAYER_ACTION_PATTERN: Final = re.compile(
    r"(?P<verb>has small blind|has big blind|posts ante|ante|posts|straddle|bring in|folds|checks"
    rf"|calls|bets|raises|caps|cap|allin)(?: \((?P<amount>{LOCAL_MONEY})\))?"
    r"(?P<dead> as a dead bet)?"
)
_VERB_BY_NAME: Final[dict[str, ActionVerb]] = {
    "calls": "calls",
    "bets": "bets",
    "raises": "raises with",
    "caps": "raises with",
    "cap": "raises with",
    "allin": "puts in",
    "bring in": "brings in",
}
_POT_PATTERN: Final = re.compile(rf"Pot: (?P<pot>{LOCAL_MONEY})\.?(?P<rest>.*)")
_FEE_PATTERN: Final = re.compile(rf"(?P<name>Rake|JP fee) (?P<fee>{LOCAL_MONEY})", re.IGNORECASE)
_NUMBER_REGEX: Final = r"(\d[\d,]*(?:\.\d+)?)"
_BETS_PATTERN: Final = re.compile(rf"Bets: {_NUMBER_REGEX}")
_COLLECTS_PATTERN: Final = re.compile(rf"Collects: {_NUMBER_REGEX}")


_LIVE_POSTS_INTERPRETATION: Final = "posts of less than a big blind are live"


class _OlderWinningParser(HandParser):
    interpretations = ("", _LIVE_POSTS_INTERPRETATION)

    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        super().__init__(chunk, first_line_match, file)
        self.button = 0
        self.game_id_match: re.Match[str] | None = None
        self.in_summary = False
        self.pending_deals: dict[str, Cards] = {}
        self.has_rake = False
        self.recorded_pot: tuple[TranscriptLine, Amount, list[tuple[str, Amount]]] | None = None
        self.total_bets = Fraction(0)
        self.posted_big_blind: Amount = 0

    def parse(self) -> Transcript:
        builder = self.builder
        builder.parse_lines(self._parse_line)
        if self.game_id_match is None:
            raise BadNotation(StakesLineMissing("Game ID"), builder.chunk.line)
        builder.is_complete = self.in_summary
        self._add_total()
        game = self._find_game()
        table = self.game_id_match["table"].strip()
        tournament = (
            None if self.has_rake else Tournament(name=table, number=self._find_tournament_number())
        )
        is_play_money = table.startswith("PM ")
        first_line = FirstLine(
            "Winning",
            self.game_id_match["number"],
            game,
            FirstLineSizes(
                parse_local_amount(self.game_id_match["small"]),
                parse_local_amount(self.game_id_match["big"]),
            ),
            "" if tournament or is_play_money else "USD",
            parse_date(re.sub(r"(?<!\d)(\d)(?!\d)", r"0\1", builder.chunk.lines[0])),
            tournament,
        )
        return builder.build(
            first_line, TableHeader(table, int(self.game_id_match["size"] or 0), self.button)
        )

    def _find_tournament_number(self) -> str:
        """Return the tournament number, which appears only in the file name."""
        match = re.search(r"\bT(\d+)\b", self.file)
        return match[1] if match else ""

    @property
    def _variant(self) -> str:
        if self.game_id_match is None:
            raise BadNotation(StakesLineMissing("Game ID"))
        name = " ".join(self.game_id_match["game"].lower().split())
        if name not in _VARIANT_BY_GAME:
            raise BadNotation(KnownGameMissing(repr(self.game_id_match[0])))
        return _VARIANT_BY_GAME[name]

    def _find_game(self) -> NamedGame:
        """Return the game; a big blind below the small one marks fixed limit."""
        assert self.game_id_match is not None, "asked at the end"
        limit: Limit = "pot-limit" if "omaha" in self._variant else "no-limit"
        small_blind, big_blind = (
            parse_local_amount(self.game_id_match["small"]),
            parse_local_amount(self.game_id_match["big"]),
        )
        is_fixed_limit_game = self.posted_big_blind and Fraction(self.posted_big_blind) == Fraction(
            small_blind
        ) < Fraction(big_blind)
        if is_fixed_limit_game or VARIANTS[self._variant].has_upcards:
            limit = "limit"
        return NamedGame(self._variant, limit, self.game_id_match["game"])

    def _parse_line(self, line: str) -> None:
        if self.in_summary:
            self._parse_summary_line(line)
        elif re.match(r"-+ ?Summary ?-+", line):
            self._flush_deals()
            self.builder.add_event(MarkerEvent("SHOW DOWN"))
            self.in_summary = True
        elif self.game_id_match is None and (match := _GAME_ID_PATTERN.match(line)):
            self.game_id_match = match
        elif match := _BUTTON_PATTERN.fullmatch(line):
            self.button = int(match[1])
        elif (
            not self.builder.posts
            and not self.builder.events
            and (match := _SEAT_PATTERN.fullmatch(line))
        ):
            self.add_seat(match)
        elif match := _UNCALLED_PATTERN.fullmatch(line):
            self.builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        elif match := _BOARD_PATTERN.fullmatch(line):
            self._flush_deals()
            cards = tuple(
                [card for card_group in parse_bracketed_cards(match["rest"]) for card in card_group]
            )
            self.builder.add_event(MarkerEvent(match["name"], 0, cards))
        elif match := _STREET_PATTERN.fullmatch(line):
            self._flush_deals()
            self._add_marker(_STREET_BY_NAME[match["name"].lower()])
        elif line.startswith("Player "):
            self._parse_player_line(line.removeprefix("Player "))

    def _add_marker(self, street: str) -> None:
        self.builder.add_event(MarkerEvent(street))

    def _flush_deals(self) -> None:
        """Add the cards dealt since the last action as one deal."""
        has_upcards = VARIANTS[self._variant].has_upcards
        street_names = [
            line.event.name for line in self.builder.events if isinstance(line.event, MarkerEvent)
        ]
        if not street_names:
            self._add_marker("3rd STREET" if has_upcards else "HOLE CARDS")
        for player, cards in self.pending_deals.items():
            self.builder.add_event(DealEvent(player, (), cards))
            first_street = VARIANTS[self._variant].streets[0]
            if len(cards) == first_street.down_cards + first_street.upcards:
                self.builder.hero = player
        self.pending_deals.clear()

    def _parse_player_line(self, line: str) -> None:
        player, action_text = self.builder.split_player(line)
        if not player:
            return
        if card_match := _CARD_PATTERN.fullmatch(action_text):
            self.pending_deals[player] = (
                *self.pending_deals.get(player, ()),
                *parse_card_list(card_match[1]),
            )
            return
        action_match = _PLAYER_ACTION_PATTERN.fullmatch(action_text)
        if action_match is None:
            if re.match(r"(?:folds|checks|calls|bets|raises|posts|caps|allin)\b", action_text):
                raise BadNotation(UnknownActionText())
            return
        amount = parse_local_amount(action_match["amount"]) if action_match["amount"] else 0
        event = self._parse_action(player, action_match["verb"], amount, bool(action_match["dead"]))
        if not isinstance(event, PostEvent):
            self._flush_deals()
        self.builder.add_event(event)

    def _parse_action(
        self, player: str, verb: str, amount: Amount, is_dead: bool
    ) -> TranscriptEvent:
        match verb:
            case "folds":
                return ActionEvent(player, "folds")
            case "checks":
                return ActionEvent(player, "checks")
            case "has small blind":
                return PostEvent(player, "small blind", amount)
            case "has big blind":
                self.posted_big_blind = max(self.posted_big_blind, amount)
                return PostEvent(player, "big blind", amount)
            case "posts ante" | "ante":
                return PostEvent(
                    player, "ante", amount, is_all_in=self.builder.is_all_in_post(player, amount)
                )
            case "straddle":
                return PostEvent(player, "straddle", amount)
            case "posts":
                return self._parse_post(player, amount, is_dead)
            case "allin" if not amount:
                raise BadNotation(AllInWithChipsBehind(player))
            case _:
                return ActionEvent(player, _VERB_BY_NAME[verb], amount)

    def _parse_post(self, player: str, amount: Amount, is_dead: bool) -> PostEvent:
        big_blind = self.posted_big_blind
        is_small_blind = bool(big_blind and amount < big_blind)
        self.is_ambiguous |= is_small_blind and not is_dead
        if is_dead or (is_small_blind and self.interpretation != _LIVE_POSTS_INTERPRETATION):
            return PostEvent(player, "dead", amount)
        return PostEvent(
            player, "both blinds" if big_blind and amount > big_blind else "post", amount
        )

    def _parse_summary_line(self, line: str) -> None:
        if match := _POT_PATTERN.fullmatch(line):
            fees = [
                (name.lower(), parse_local_amount(fee))
                for name, fee in _FEE_PATTERN.findall(match["rest"])
            ]
            self.has_rake = bool(fees)
            transcript_line = TranscriptLine(
                self.builder.line_number, self.builder.line_text, MarkerEvent("SUMMARY")
            )
            self.recorded_pot = transcript_line, parse_local_amount(match["pot"]), fees
            return
        action_text = line.removeprefix("*").removeprefix("Player ")
        player, action_text = (
            self.builder.split_player(action_text) if "layer " in line else ("", "")
        )
        if not player:
            self.builder.add_board_summary(line)
            return
        cards = parse_bracketed_cards(action_text.partition("Low hand")[0])
        if action_text.startswith("shows") and cards:
            self.builder.add_event(ShowEvent(player, cards[0]))
        elif action_text.startswith("mucks") and cards:
            chair = self.builder.find_chair(player)
            self.builder.add_event(SeatSummary(chair, cards[0], True, ()))
        if bets_match := _BETS_PATTERN.search(action_text):
            self.total_bets += Fraction(parse_local_amount(bets_match[1]))
        if (won_match := _COLLECTS_PATTERN.search(action_text)) and parse_local_amount(
            won_match[1]
        ):
            self.builder.add_event(WinEvent(player, parse_local_amount(won_match[1])))

    def _add_total(self) -> None:
        if self.recorded_pot is None or not self.total_bets:
            return
        total_line, pot, fees = self.recorded_pot
        fee_total = sum([Fraction(fee) for _, fee in fees], Fraction(0))
        missing_chips = self.total_bets - Fraction(pot) - fee_total
        if missing_chips > 0 and fees:
            fees.append(("jackpot", normalize_amount(missing_chips)))
            fee_total += missing_chips
        gross_total = normalize_amount(Fraction(pot) + fee_total)
        self.builder.summary.append(total_line._replace(event=TotalEvent(gross_total, tuple(fees))))


OLDER_WINNING: Final = LineDialect(FIRST_LINE_PATTERN, _OlderWinningParser, LAST_LINE)
