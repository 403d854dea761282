"""Match states: one player's view of a hand, in one line of text.

``MATCHSTATE:1:31:r300r900c/:|JdTc/6dJc9c`` means that the receiver is the second player after the
button in hand 31, and gives the betting and the cards that this player may see. The player's answer
is the same line followed by ``:`` and an action.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from riverboat.cards import UNKNOWN, name
from riverboat.engine import AnyFact, FixedLimit, HandStarted, HandState, apply
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import amount_formatter
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.acpc_games import MatchAnswerInvalid, MatchStateInvalid


class MatchState(Struct, frozen=True):
    """One match state, as parsed from its line.

    >>> state = parse_state("MATCHSTATE:0:30:cc/r250:9s8h|/8c8d5c")
    >>> state.position, state.hand, state.betting, state.cards
    (0, 30, 'cc/r250', '9s8h|/8c8d5c')
    """

    position: int
    """The receiver's position: 0 is the first after the button; heads-up it is the player without
    the button.
    """
    hand: int
    betting: str
    cards: str

    def __str__(self) -> str:
        return f"MATCHSTATE:{self.position}:{self.hand}:{self.betting}:{self.cards}"

    def is_same_state(self, other: MatchState) -> bool:
        """Return True if both states have the same hand, betting, board and own cards.

        Other players' cards and the separators of rounds are not compared.
        """
        return self == other or self._build_comparison_key() == other._build_comparison_key()

    def _build_comparison_key(self) -> tuple[int, int, str, str, str]:
        hole_cards, _, board = self.cards.lower().partition("/")
        own_cards = [*hole_cards.split("|"), *[""] * self.position][self.position]
        betting = self.betting.lower().replace("/", "")
        return self.position, self.hand, betting, own_cards, board.replace("/", "")


def parse_state(line: str) -> MatchState:
    """Parse a match state; raise ``BadNotation`` if the line is invalid."""
    match = _STATE_PATTERN.fullmatch(line)
    if not match:
        raise BadNotation(MatchStateInvalid(quote_line(line)))
    position_text, hand_number_text, betting, cards_text = match.groups()
    return MatchState(int(position_text), int(hand_number_text), betting, cards_text)


def parse_answer(line: str) -> tuple[MatchState, str]:
    """Split an answer into the state that it answers and the text of the action.

    >>> parse_answer("MATCHSTATE:1:0:r:|Qd7c:c")[1]
    'c'
    """
    match = _ANSWER_PATTERN.fullmatch(line)
    if not match:
        raise BadNotation(MatchAnswerInvalid(quote_line(line)))
    position_text, hand_number_text, betting, cards_text, action = match.groups()
    return MatchState(int(position_text), int(hand_number_text), betting, cards_text), action or ""


def quote_line(line: str) -> str:
    """Return the beginning of a line from another program, safe to print."""
    return ascii(line if len(line) <= 60 else line[:57] + "...")


_FIELDS_REGEX: Final = r"MATCHSTATE:([0-9]{1,2}):([0-9]{1,10}):([a-z0-9/]*):([0-9A-Z|/]*)"
_STATE_PATTERN: Final = re.compile(_FIELDS_REGEX, re.IGNORECASE | re.ASCII)
_ANSWER_PATTERN: Final = re.compile(_FIELDS_REGEX + "(?::(.*))?", re.IGNORECASE | re.ASCII)


class MatchStateWriter:
    """Writer of one player's view of a hand, from the facts that the player may see.

    ``hand`` is the state after the added facts; ``betting`` and ``cards`` are texts as in a log or
    a match state. Position 0 is *first_seat*, and the other players follow clockwise.
    """

    __slots__ = ("_actions", "_format_amount", "_is_limit", "_seat_order", "hand")

    hand: HandState

    def __init__(self, opening_fact: HandStarted, scale: int = 1, first_seat: int = 0) -> None:
        self.hand = HandState(opening_fact)
        self._is_limit = isinstance(opening_fact.game.structure, FixedLimit)
        self._format_amount = amount_formatter(scale)
        player_count = len(opening_fact.stacks)
        self._seat_order = [
            (first_seat + distance) % player_count for distance in range(player_count)
        ]
        self._actions: list[str] = [""]

    def add(self, fact: AnyFact) -> None:
        """Add the next fact."""
        match fact:
            case f.Folded():
                self._actions[-1] += "f"
            case f.Checked() | f.Called():
                self._actions[-1] += "c"
            case f.Raised(seat, to):
                raise_text = (
                    "" if self._is_limit else self._format_amount(self.hand.earlier_bets[seat] + to)
                )
                self._actions[-1] += f"r{raise_text}"
            case f.BettingOpened(street):
                self._open_rounds(street + 1)
            case f.HandEnded() if self.hand.live_mask & (self.hand.live_mask - 1):
                self._open_rounds(len(self.hand.game.variant.streets))  # ended by a showdown
            case _:
                pass
        apply(self.hand, fact)

    def _open_rounds(self, round_count: int) -> None:
        self._actions += [""] * (round_count - len(self._actions))

    @property
    def betting(self) -> str:
        """The actions of all players, rounds separated by ``/``."""
        return "/".join(self._actions)

    @property
    def cards(self) -> str:
        """The known hole cards, and the board up to the current round."""
        hand = self.hand
        holding_texts = [
            "".join([name(card) for card in hand.holdings[seat] if card != UNKNOWN])
            for seat in self._seat_order
        ]
        text = "|".join(holding_texts)
        board_index = 0
        for street_index, street in enumerate(hand.game.variant.streets[: len(self._actions)]):
            board = hand.board[board_index : board_index + street.board_cards]
            board_index += street.board_cards
            text += ("/" if street_index else "") + "".join([name(card) for card in board])
        return text

    def state(self, position: int, hand_number: int) -> MatchState:
        """Return the match state for a position and a hand number."""
        return MatchState(position, hand_number, self.betting, self.cards)
