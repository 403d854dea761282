"""Match states: what a player of the competition is shown of a hand, in one line of text.

``MATCHSTATE:1:31:r300r900c/:|JdTc/6dJc9c`` says that the receiver is the second after the button in
hand 31, what everybody did, and the cards that they may see. Their answer is the same line with
``:`` and their action behind it.
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
from riverboat.words.refusals.competition import IsNoAnswerToAState, IsNoMatchState


class MatchState(Struct, frozen=True):
    """One match state, as it is written.

    >>> state = parse_state("MATCHSTATE:0:30:cc/r250:9s8h|/8c8d5c")
    >>> state.position, state.hand, state.betting, state.cards
    (0, 30, 'cc/r250', '9s8h|/8c8d5c')
    """

    position: int
    """The receiver's place: 0 is the first after the button, heads-up the one without it."""
    hand: int
    betting: str
    cards: str

    def __str__(self) -> str:
        return f"MATCHSTATE:{self.position}:{self.hand}:{self.betting}:{self.cards}"

    def is_same_state(self, other: MatchState) -> bool:
        """Whether both tell the same hand, betting, board and own cards.

        What they say of other players' cards does not matter, nor where rounds are parted.
        """
        return self == other or self._comparison_key() == other._comparison_key()

    def _comparison_key(self) -> tuple[int, int, str, str, str]:
        hole, _, board = self.cards.lower().partition("/")
        own = [*hole.split("|"), *[""] * self.position][self.position]
        betting = self.betting.lower().replace("/", "")
        return self.position, self.hand, betting, own, board.replace("/", "")


def parse_state(line: str) -> MatchState:
    """The match state in a line, or ``BadNotation``."""
    found = _STATE.fullmatch(line)
    if not found:
        raise BadNotation(IsNoMatchState(quote_line(line)))
    position, hand, betting, cards = found.groups()
    return MatchState(int(position), int(hand), betting, cards)


def parse_answer(line: str) -> tuple[MatchState, str]:
    """An answer: the state that it answers, and whatever stands where the action should be.

    >>> parse_answer("MATCHSTATE:1:0:r:|Qd7c:c")[1]
    'c'
    """
    found = _ANSWER.fullmatch(line)
    if not found:
        raise BadNotation(IsNoAnswerToAState(quote_line(line)))
    position, hand, betting, cards, action = found.groups()
    return MatchState(int(position), int(hand), betting, cards), action or ""


def quote_line(line: str) -> str:
    """The beginning of a line from outside, fit to print."""
    return ascii(line if len(line) <= 60 else line[:57] + "...")


_FIELDS: Final = r"MATCHSTATE:([0-9]{1,2}):([0-9]{1,10}):([a-z0-9/]*):([0-9A-Z|/]*)"
_STATE: Final = re.compile(_FIELDS, re.IGNORECASE | re.ASCII)
_ANSWER: Final = re.compile(_FIELDS + "(?::(.*))?", re.IGNORECASE | re.ASCII)


class MatchStateWriter:
    """A hand as one player writes it down: feed it the facts that they may know.

    ``hand`` is what the facts add up to; the texts are those of a log or a match state. Players
    stand in the order of seats from *first*, which is position 0.
    """

    __slots__ = ("_actions", "_format_amount", "_limit", "_order", "hand")

    hand: HandState

    def __init__(self, started: HandStarted, scale: int = 1, first: int = 0) -> None:
        self.hand = HandState(started)
        self._limit = isinstance(started.game.structure, FixedLimit)
        self._format_amount = amount_formatter(scale)
        players = len(started.stacks)
        self._order = [(first + k) % players for k in range(players)]
        self._actions: list[str] = [""]

    def add(self, fact: AnyFact) -> None:
        """One fact more."""
        match fact:
            case f.Folded():
                self._actions[-1] += "f"
            case f.Checked() | f.Called():
                self._actions[-1] += "c"
            case f.Raised(seat, to):
                total = "" if self._limit else self._format_amount(self.hand.totals[seat] + to)
                self._actions[-1] += f"r{total}"
            case f.BettingOpened(street):
                self._open_rounds(street + 1)
            case f.HandEnded() if self.hand.live & (self.hand.live - 1):
                self._open_rounds(len(self.hand.game.variant.streets))  # it was shown down
            case _:
                pass
        apply(self.hand, fact)

    def _open_rounds(self, rounds: int) -> None:
        self._actions += [""] * (rounds - len(self._actions))

    @property
    def betting(self) -> str:
        """Everybody's actions, the rounds parted by ``/``."""
        return "/".join(self._actions)

    @property
    def cards(self) -> str:
        """The hole cards that are known, and the board as far as the betting has come."""
        hand = self.hand
        held = ["".join([name(c) for c in hand.holdings[s] if c != UNKNOWN]) for s in self._order]
        text = "|".join(held)
        at = 0
        for number, street in enumerate(hand.game.variant.streets[: len(self._actions)]):
            board = hand.board[at : at + street.board]
            at += street.board
            text += ("/" if number else "") + "".join([name(card) for card in board])
        return text

    def state(self, position: int, number: int) -> MatchState:
        """The match state of the player in this position, in the hand of this number."""
        return MatchState(position, number, self.betting, self.cards)
