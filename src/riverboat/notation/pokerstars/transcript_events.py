"""What a line can say, in the words of the table; nobody has judged it yet."""

from __future__ import annotations

from typing import Literal, NamedTuple

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount

ForcedBetKind = Literal[
    "ante", "small blind", "big blind", "both blinds", "button blind", "straddle", "post", "dead"
]
"""A post is live and of any size, and what is dead is in the middle at once."""

ActionVerb = Literal[
    "folds",
    "checks",
    "calls",
    "calls to",
    "bets",
    "raises",
    "raises with",
    "brings in",
    "completes",
    "puts in",
]
"""Who raises with so much puts it in, and who puts in so much may call, bet or raise with it: some
sites tell no more of an all-in. Who completes, or calls to, says only the new total."""


class PostEvent(NamedTuple):
    """A forced bet."""

    player: str
    kind: ForcedBetKind
    amount: Amount
    is_all_in: bool = False
    is_dead: bool = False
    """It is said to be dead."""


class MarkerEvent(NamedTuple):
    """A line between stars: the cards of a street, the showdown, the summary."""

    name: str
    """``FLOP``; without the number of the board."""
    board: int = 0
    """Which of several boards, counted from 1; 0 when there is but one."""
    cards: Cards = ()


class DealEvent(NamedTuple):
    """A player's cards: those that they had, and those that are new."""

    player: str
    before: Cards
    new: Cards


class ActionEvent(NamedTuple):
    """Fold, check, call, bet, raise or bring-in."""

    player: str
    verb: ActionVerb
    amount: Amount = 0
    """What is called or bet, or by how much it is raised; of a raise 0 when it does not say."""
    to: Amount = 0
    """Of a raise: the new total."""
    is_all_in: bool = False
    cards: Cards = ()
    """Cards that a player shows as they fold."""


class DrawEvent(NamedTuple):
    """Cards thrown away; none by a player who stands pat."""

    player: str
    card_count: int
    cards: Cards = ()


class ShowEvent(NamedTuple):
    """A hand turned up, or a part of it."""

    player: str
    cards: Cards


class MuckEvent(NamedTuple):
    """A hand thrown away at the showdown."""

    player: str


class WinEvent(NamedTuple):
    """Chips out of a pot."""

    player: str
    amount: Amount


class RefundEvent(NamedTuple):
    """A bet that nobody called."""

    player: str
    amount: Amount


class CashOutEvent(NamedTuple):
    """Whose hand the house bought before it was over."""

    player: str
    amount: Amount


class DropEvent(NamedTuple):
    """Chips that the house put into the pot."""

    amount: Amount


class TotalEvent(NamedTuple):
    """The pot and what the house took of it."""

    pot: Amount
    fees: tuple[tuple[str, Amount], ...]
    """By name: rake, jackpot ..."""

    @property
    def fee_amounts(self) -> list[Amount]:
        """Every fee."""
        return [amount for _, amount in self.fees]


class SeatSummary(NamedTuple):
    """A seat's line of the summary."""

    chair: int
    cards: Cards
    has_mucked: bool
    won: tuple[Amount, ...]


class NoteEvent(NamedTuple):
    """A line of ours."""

    words: list[str]


class CancelEvent(NamedTuple):
    """The hand was called off."""


TranscriptEvent = (
    PostEvent
    | MarkerEvent
    | DealEvent
    | ActionEvent
    | DrawEvent
    | ShowEvent
    | MuckEvent
    | WinEvent
    | RefundEvent
    | CashOutEvent
    | DropEvent
    | TotalEvent
    | SeatSummary
    | NoteEvent
    | CancelEvent
)


class TranscriptLine(NamedTuple):
    """A line of a file, and what it says."""

    number: int
    text: str
    event: TranscriptEvent
