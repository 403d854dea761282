"""Parser of a PokerNow hand into transcript events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.dialects.blind_positions import infer_button
from riverboat.notation.dialects.blind_sizes import infer_posted_blinds, normalize_amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
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
    MarkerEvent,
    PostEvent,
    RefundEvent,
    ShowEvent,
    TranscriptEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import NoBombPots
from riverboat.words.refusals.pokerstars import (
    KnownGameMissing,
    StakesLineMissing,
    UnknownActionText,
)


class PokerNowLine(NamedTuple):
    """A line of the log."""

    line_number: int
    text: str
    timestamp: str
    """The time of the line, in UTC."""


_SUITS: Final = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c", "\ufe0f": None})
_OWNER_CARDS_PATTERN: Final = re.compile(r"Your hand is (?P<cards>.+)")
_SHOWS_PATTERN: Final = re.compile(r'"(?P<who>.+ @ [^"]+)" shows a (?P<cards>.+?)\.?')
_FIRST_LINE_PATTERN: Final = re.compile(
    r"-- starting hand #(?P<number>\d+) (?:\(id: ?(?P<id>\w+)\))?\s*\(?(?P<game>[^()]+?)\)?\s*"
    r'\((?:dealer: "(?P<dealer>.+)"|dead button)\) --'
)
_STACK_PATTERN: Final = re.compile(
    r'(?:#(?P<chair>\d+) )?"(?P<who>.+? @ [^"]+)" \((?P<stack>[\d.,]+)\)'
)
_PLAYER_PATTERN: Final = re.compile(r'"(?P<who>.+? @ [^"]+)" (?P<rest>.+)')
_UNCALLED_PATTERN: Final = re.compile(
    r'Uncalled bet of (?P<amount>[\d.,]+) returned to "(?P<who>.+)"'
)
_BOARD_PATTERN: Final = re.compile(
    r"(?P<street>Flop|Turn|River)(?P<second> \(second run\))?:\s*(?P<before>[^\[]*)"
    r"\[(?P<cards>[^\]]*)\]",
    re.IGNORECASE,
)
_ACTION_WORDS_PATTERN: Final = re.compile(
    r"^(?:posts|calls|bets|raises|folds|checks|collected|straddles)\b"
)
_POST_PATTERN: Final = re.compile(
    r"posts an? (?P<what>missing small blind|missed small blind|small blind|missed big blind"
    r"|missing big blind|big blind|straddle|ante) of (?P<amount>[\d.,]+)"
)
_WAGER_PATTERN: Final = re.compile(r"(?P<verb>calls|bets|raises)(?: to| with)? (?P<amount>[\d.,]+)")
_COLLECTED_PATTERN: Final = re.compile(r"collected (?P<amount>[\d.,]+) from pot.*")
_ALL_IN_PATTERN: Final = re.compile(r" and (?:go |is )?all in\s*$")
_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "limit": "limit",
    "fixed limit": "limit",
}
_GAME_PATTERN: Final = re.compile(
    r"(?P<limit>(?:No |Pot |Fixed )?Limit) (?P<name>.+)", re.IGNORECASE
)
_STREETS: Final = ("FLOP", "TURN", "RIVER")


def find_owner_cards(lines: Sequence[PokerNowLine]) -> Cards:
    """Return the cards dealt to the owner of the log; empty if they are not recorded."""
    for line in lines:
        if match := _OWNER_CARDS_PATTERN.fullmatch(line.text):
            return _parse_cards(match["cards"])
    return ()


def find_shown_cards(lines: Sequence[PokerNowLine]) -> list[tuple[str, Cards]]:
    """Return the names of players who showed, with their cards."""
    matches = [_SHOWS_PATTERN.fullmatch(line.text) for line in lines]
    return [(match["who"].strip(), _parse_cards(match["cards"])) for match in matches if match]


def parse_hand(lines: Sequence[PokerNowLine], owner_name: str, table_name: str) -> Transcript:
    """Parse the hand in these lines; raise ``BadNotation`` if it is invalid."""
    return _PokerNowParser(lines, owner_name, table_name).parse()


class _PokerNowParser:
    def __init__(self, lines: Sequence[PokerNowLine], owner_name: str, table_name: str) -> None:
        self.lines, self.owner, self.table = lines, owner_name, table_name
        self.builder = TranscriptBuilder(
            HandText(lines[0].line_number, [line.text for line in lines])
        )
        self.second_board: dict[str, Cards] = {}
        self.first_board: dict[str, Cards] = {}
        self.has_added_runs = False

    def parse(self) -> Transcript:
        builder = self.builder
        start_match = builder.parse_current_line(_parse_first_line)
        for line in self.lines[1:]:
            builder.line_number, builder.line_text = line.line_number, line.text
            builder.parse_current_line(self._parse_line)
        self._add_runs()
        game = _parse_game(start_match["game"])
        small_blind, big_blind = infer_posted_blinds(builder.posts, builder.events)
        if not big_blind:
            raise BadNotation(StakesLineMissing(start_match["game"]), self.lines[0].line_number)
        sizes = FirstLineSizes(small_blind, big_blind)
        if game.limit == "limit":
            sizes = FirstLineSizes(big_blind, normalize_amount(2 * big_blind))
        hand_number = start_match["id"] or start_match["number"]
        start_time = self.lines[0].timestamp
        first_line = FirstLine(
            "PokerNow", hand_number, game, sizes, "", _parse_start_time(start_time), None
        )
        transcript = builder.build(
            first_line, TableHeader(self.table, 0, self._find_button(start_match["dealer"]))
        )
        return transcript._replace(
            has_covering_all_ins=True,
            players=_shorten_names([seat.name for seat in transcript.seat_lines]),
        )

    def _find_button(self, dealer_name: str | None) -> int:
        chair_by_name = {seat.name: chair for chair, seat in self.builder.seats.items()}
        if dealer_name in chair_by_name:
            return chair_by_name[dealer_name]
        return infer_button(self.builder)

    def _parse_line(self, text: str) -> None:
        if text.startswith(("Player stacks:", "Players stacks:")):
            self._parse_seats(text)
        elif match := _BOARD_PATTERN.fullmatch(text):
            self._parse_board(match)
        elif match := _OWNER_CARDS_PATTERN.fullmatch(text):
            self._add_owner_cards(_parse_cards(match["cards"]))
        elif match := _UNCALLED_PATTERN.fullmatch(text):
            self.builder.add_event(RefundEvent(match["who"], parse_local_amount(match["amount"])))
        elif text.startswith("-- ending hand"):
            self.builder.is_complete = True
        elif "bomb pot" in text.lower():
            raise BadNotation(NoBombPots())
        elif match := _PLAYER_PATTERN.fullmatch(text):
            self._parse_player_line(match["who"], match["rest"])

    def _parse_seats(self, text: str) -> None:
        for seat_number, match in enumerate(_STACK_PATTERN.finditer(text), 1):
            chair = int(match["chair"] or seat_number)
            self.builder.add_seat(
                SeatLine(chair, match["who"], parse_local_amount(match["stack"]), False)
            )

    def _add_owner_cards(self, cards: Cards) -> None:
        if self.owner in self.builder.names:
            self.builder.hero = self.owner
            self._add_hole_cards()
            self.builder.add_event(DealEvent(self.owner, (), cards))

    def _add_hole_cards(self) -> None:
        if not any(isinstance(line.event, MarkerEvent) for line in self.builder.events):
            self.builder.add_event(MarkerEvent("HOLE CARDS"))

    def _parse_board(self, match: re.Match[str]) -> None:
        street = match["street"].upper()
        cards = (*_parse_cards(match["before"]), *_parse_cards(match["cards"]))
        if match["second"]:
            self.second_board[street] = cards
        elif self.second_board:
            self.first_board[street] = cards
        else:
            self.first_board[street] = cards
            self._add_hole_cards()
            self.builder.add_event(MarkerEvent(street, 0, cards))

    def _add_runs(self) -> None:
        """Add both boards of a hand that was run twice, one after the other."""
        if not self.second_board:
            return
        streets_run_twice = [street for street in _STREETS if street in self.second_board]
        lines = self.builder.events
        marker_indices = [
            insertion_index
            for insertion_index, line in enumerate(lines)
            if isinstance(line.event, MarkerEvent) and line.event.name in streets_run_twice
        ]
        other_lines = [
            line
            for insertion_index, line in enumerate(lines)
            if insertion_index not in marker_indices
        ]
        end_indices = [
            insertion_index
            for insertion_index, line in enumerate(other_lines)
            if isinstance(line.event, (WinEvent, ShowEvent))
        ]
        insertion_index = (
            marker_indices[0]
            if marker_indices
            else (end_indices[0] if end_indices else len(other_lines))
        )
        insertion_line = lines[min(insertion_index, len(lines) - 1)]
        runout_lines = [
            insertion_line._replace(event=MarkerEvent(street, run_number, cards[street]))
            for run_number, cards in ((1, self.first_board), (2, self.second_board))
            for street in streets_run_twice
            if street in cards
        ]
        self.builder.events = [
            *other_lines[:insertion_index],
            *runout_lines,
            *other_lines[insertion_index:],
        ]

    def _parse_player_line(self, player: str, action_text: str) -> None:
        event = self._parse_action(player, action_text)
        if event is not None:
            if not isinstance(event, PostEvent):
                self._add_hole_cards()
            self.builder.add_event(event)
        elif _ACTION_WORDS_PATTERN.match(action_text):
            raise BadNotation(UnknownActionText())

    def _parse_action(self, player: str, action_text: str) -> TranscriptEvent | None:
        is_all_in = bool(_ALL_IN_PATTERN.search(action_text))
        action_text = _ALL_IN_PATTERN.sub("", action_text).strip()
        if match := _POST_PATTERN.fullmatch(action_text):
            return _parse_post(player, match["what"], match["amount"], is_all_in=is_all_in)
        if match := _WAGER_PATTERN.fullmatch(action_text):
            raise_total = parse_local_amount(match["amount"])
            match match["verb"]:
                case "calls":
                    return ActionEvent(player, "calls to", to=raise_total, is_all_in=is_all_in)
                case "bets":
                    return ActionEvent(player, "bets", raise_total, is_all_in=is_all_in)
                case _:
                    return ActionEvent(player, "completes", to=raise_total, is_all_in=is_all_in)
        if match := _COLLECTED_PATTERN.fullmatch(action_text):
            return WinEvent(player, parse_local_amount(match["amount"]))
        if match := re.fullmatch(r"shows a (?P<cards>.+?)\.?", action_text):
            return ShowEvent(player, _parse_cards(match["cards"]))
        if action_text == "folds":
            return ActionEvent(player, "folds")
        return ActionEvent(player, "checks") if action_text == "checks" else None


def _parse_post(player: str, post_name: str, text: str, *, is_all_in: bool) -> TranscriptEvent:
    amount = parse_local_amount(text)
    match post_name:
        case "ante":
            return PostEvent(player, "ante", amount, is_all_in)
        case "straddle":
            return PostEvent(player, "straddle", amount, is_all_in)
        case "small blind":
            return PostEvent(player, "small blind", amount, is_all_in)
        case "big blind":
            return PostEvent(player, "big blind", amount, is_all_in)
        case "missed big blind" | "missing big blind":
            return PostEvent(player, "post", amount, is_all_in)
        case _:
            return PostEvent(player, "dead", amount)


def _parse_first_line(line: str) -> re.Match[str]:
    match = _FIRST_LINE_PATTERN.fullmatch(line)
    if match is None:
        raise BadNotation(KnownGameMissing(repr(line)))
    return match


def _parse_game(text: str) -> NamedGame:
    match = _GAME_PATTERN.fullmatch(text.strip())
    name = match["name"].lower() if match else ""
    is_hi_lo = "hi/lo" in name or "hi-lo" in name or "8 or better" in name
    has_five_cards, has_six_cards = (
        re.search(r"\b(?:5|five)\b", name),
        re.search(r"\b(?:6|six)\b", name),
    )
    if match and "omaha" in name:
        size_suffix = " 5" if has_five_cards else " 6" if has_six_cards else ""
        variant = f"omaha{size_suffix}{' hi-lo' if is_hi_lo else ''}"
    else:
        variant = "hold'em" if match and "hold'em" in name else ""
    if match is None or variant not in VARIANTS:
        raise BadNotation(KnownGameMissing(repr(text)))
    return NamedGame(variant, _LIMIT_BY_NAME[" ".join(match["limit"].lower().split())], text)


def _parse_start_time(timestamp: str) -> str:
    match = re.match(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)", timestamp)
    return f"{match[1]}Z" if match else ""


def _shorten_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names without the site's id after them, except for names that occur twice."""
    short_names = [name.rpartition(" @ ")[0] for name in names]
    return tuple(
        [
            nickname if short_names.count(nickname) == 1 else name
            for nickname, name in zip(short_names, names, strict=True)
        ]
    )


def _parse_cards(text: str) -> Cards:
    return parse_card_list(text.translate(_SUITS))
