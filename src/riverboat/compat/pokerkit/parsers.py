"""Parsers of foreign hand histories to PHH; site histories use riverboat's own parsers."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator
from copy import copy
from dataclasses import dataclass
from typing import ClassVar
from warnings import warn

from riverboat.compat.pokerkit.games import Poker
from riverboat.compat.pokerkit.hand_history import HandHistory
from riverboat.compat.pokerkit.operations import Automation, Mode
from riverboat.compat.pokerkit.state import State
from riverboat.compat.pokerkit.utilities import Card, parse_value
from riverboat.notation.phh import to_phh
from riverboat.notation.pokerstars import parse_pokerstars
from riverboat.notation.read_hand import ParsedHand
from riverboat.notation.site_dialects import SiteName, load_dialect

_ValueParser = Callable[[str], int]
_ParsedHands = Generator[HandHistory, None, int]


@dataclass
class Parser(ABC):
    """A base class of parsers, which yield readable hands, then return the number of hands read.

    An unreadable hand gives a warning or, with *error_status*, a ``ValueError``.
    """

    @abstractmethod
    def __call__(
        self, s: str, *, parse_value: _ValueParser = parse_value, error_status: bool = False
    ) -> _ParsedHands:
        """Yield the hands of a text."""


@dataclass
class _SiteParser(Parser, ABC):
    """A strict parser of a site's histories, which rejects a hand with a wrong ending."""

    _site: ClassVar[SiteName | None] = None

    def _parse_site_hands(self, text: str) -> list[ParsedHand]:
        return (
            parse_pokerstars(text)
            if self._site is None
            else load_dialect(self._site).parse(text, "")
        )

    def __call__(
        self, s: str, *, parse_value: _ValueParser = parse_value, error_status: bool = False
    ) -> _ParsedHands:
        """Yield the hands of a text."""
        parsed_hands = self._parse_site_hands(s)
        for parsed_hand in parsed_hands:
            if parsed_hand.faults:
                _report_unread_hand(f"{parsed_hand.source}: {parsed_hand.faults[0]}", error_status)
                continue
            yield HandHistory.loads(to_phh(parsed_hand), parse_value=parse_value)
        return len(parsed_hands)


@dataclass
class AbsolutePokerParser(_SiteParser):
    """Parser of Absolute Poker and Ultimate Bet hand histories."""

    _site = "Absolute Poker"


@dataclass
class FullTiltPokerParser(_SiteParser):
    """Parser of Full Tilt hand histories."""

    _site = "Full Tilt"


@dataclass
class IPokerNetworkParser(_SiteParser):
    """Parser of iPoker hand histories."""

    _site = "iPoker"


@dataclass
class OngameNetworkParser(_SiteParser):
    """Parser of Ongame hand histories."""

    _site = "Ongame"


@dataclass
class PartyPokerParser(_SiteParser):
    """Parser of partypoker hand histories."""

    _site = "partypoker"


@dataclass
class PokerStarsParser(_SiteParser):
    """Parser of PokerStars hand histories."""


def _build_line_pattern(*field_names: str) -> re.Pattern[str]:
    field_patterns = (
        field_name if field_name.isupper() else rf"(?P<{field_name}>[^:\n]+)"
        for field_name in field_names
    )
    return re.compile(rf"^{':'.join(field_patterns)}$", re.MULTILINE)


_LINE_PATTERNS = (
    _build_line_pattern("players", "hand", "acts", "cards", "gains"),
    _build_line_pattern("STATE", "hand", "acts", "cards", "gains", "players"),
)
_ACTION_PATTERN = re.compile(r"(?P<letter>[bfcr/])(?P<amount>\d*)")


@dataclass
class ACPCProtocolParser(Parser):
    """Parser of logs of ACPC matches and of Pluribus."""

    AUTOMATIONS: ClassVar[tuple[Automation, ...]] = (
        Automation.ANTE_POSTING,
        Automation.BET_COLLECTION,
        Automation.BLIND_OR_STRADDLE_POSTING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        Automation.RUNOUT_COUNT_SELECTION,
        Automation.HAND_KILLING,
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
    )

    game: Poker
    starting_stack: int

    def __post_init__(self) -> None:
        self.game = copy(self.game)
        self.game.automations, self.game.mode = self.AUTOMATIONS, Mode.CASH_GAME

    def __call__(
        self, s: str, *, parse_value: _ValueParser = parse_value, error_status: bool = False
    ) -> _ParsedHands:
        """Yield the hands of a log."""
        line_matches = [
            line_match for pattern in _LINE_PATTERNS for line_match in pattern.finditer(s)
        ]
        for line_match in line_matches:
            try:
                hand = self._parse_hand(line_match, parse_value)
            except (KeyError, ValueError) as error:
                _report_unread_hand(f"{line_match[0]!r}: {error}", error_status)
            else:
                yield hand
        return len(line_matches)

    def _parse_hand(self, line_match: re.Match[str], parse_value: _ValueParser) -> HandHistory:
        hole_text, *street_texts = line_match["cards"].split("/")
        player_names = line_match["players"].split("|")
        state = self.game(self.starting_stack, len(player_names))
        for cards in hole_text.split("|"):
            state.deal_hole(tuple(Card.parse(cards)))
        board_texts = iter(street_texts)
        actions_text = line_match["acts"]
        bet_before_street = highest_bet = 0
        action_index = 0
        while action_index < len(actions_text):
            action_match = _ACTION_PATTERN.match(actions_text, action_index)
            if action_match is None:
                raise ValueError(f"invalid action {actions_text[action_index:]!r}")
            action_index = action_match.end()
            match action_match["letter"]:
                case "f":
                    state.fold()
                case "c" if not state.all_in_status:
                    state.check_or_call()
                case "r":
                    bet_total = (
                        parse_value(action_match["amount"]) if action_match["amount"] else None
                    )
                    highest_bet = highest_bet if bet_total is None else bet_total
                    state.complete_bet_or_raise_to(
                        None if bet_total is None else bet_total - bet_before_street
                    )
                case "/":
                    _deal_next_board_cards(state, board_texts)
                    bet_before_street = highest_bet or max(state.blinds_or_straddles)
                case _:
                    pass
        while state.status and _deal_next_board_cards(state, board_texts):
            pass
        if state.status:
            raise ValueError("the hand is incomplete")
        payoffs = [parse_value(payoff_text) for payoff_text in line_match["gains"].split("|")]
        return HandHistory.from_game_state(
            self.game, state, hand=int(line_match["hand"]), players=player_names, _results=payoffs
        )


def _deal_next_board_cards(state: State, board_texts: Iterator[str]) -> bool:
    cards_text = next(board_texts, None)
    if cards_text is None:
        return False
    state.burn_card("??")
    state.deal_board(tuple(Card.parse(cards_text)))
    return True


def _report_unread_hand(reason: str, error_status: bool) -> None:
    if error_status:
        raise ValueError(reason)
    warn(reason, stacklevel=3)


HandHistory.parsers.update(
    (parser.__name__, parser)
    for parser in (
        ACPCProtocolParser,
        AbsolutePokerParser,
        FullTiltPokerParser,
        IPokerNetworkParser,
        OngameNetworkParser,
        PartyPokerParser,
        PokerStarsParser,
    )
)
