"""What a line can say, in the words of the table; nobody has judged it yet."""

from __future__ import annotations

from typing import Literal, NamedTuple

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount

Forced = Literal[
    "ante", "small blind", "big blind", "both blinds", "button blind", "straddle", "post", "dead"
]
"""A post is live and of any size, and what is dead is in the middle at once."""

Verb = Literal[
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


class Posts(NamedTuple):
    """A forced bet."""

    who: str
    what: Forced
    amount: Amount
    all_in: bool = False
    dead: bool = False
    """It is said to be dead."""


class Marker(NamedTuple):
    """A line between stars: the cards of a street, the showdown, the summary."""

    name: str
    """``FLOP``; without the number of the board."""
    board: int = 0
    """Which of several boards, counted from 1; 0 when there is but one."""
    cards: Cards = ()


class DealtTo(NamedTuple):
    """A player's cards: those that they had, and those that are new."""

    who: str
    before: Cards
    new: Cards


class Acts(NamedTuple):
    """Fold, check, call, bet, raise or bring-in."""

    who: str
    verb: Verb
    amount: Amount = 0
    """What is called or bet, or by how much it is raised; of a raise 0 when it does not say."""
    to: Amount = 0
    """Of a raise: the new total."""
    all_in: bool = False
    cards: Cards = ()
    """Cards that a player shows as they fold."""


class Draws(NamedTuple):
    """Cards thrown away; none by a player who stands pat."""

    who: str
    thrown: int
    cards: Cards = ()


class Shows(NamedTuple):
    """A hand turned up, or a part of it."""

    who: str
    cards: Cards


class Mucks(NamedTuple):
    """A hand thrown away at the showdown."""

    who: str


class Wins(NamedTuple):
    """Chips out of a pot."""

    who: str
    amount: Amount


class GetsBack(NamedTuple):
    """A bet that nobody called."""

    who: str
    amount: Amount


class CashesOut(NamedTuple):
    """Whose hand the house bought before it was over."""

    who: str
    amount: Amount


class Drop(NamedTuple):
    """Chips that the house put into the pot."""

    amount: Amount


class Total(NamedTuple):
    """The pot and what the house took of it."""

    pot: Amount
    fees: tuple[tuple[str, Amount], ...]
    """By name: rake, jackpot ..."""

    @property
    def taken(self) -> list[Amount]:
        """Every fee."""
        return [amount for _, amount in self.fees]


class SeatEnd(NamedTuple):
    """A seat's line of the summary."""

    chair: int
    cards: Cards
    mucked: bool
    won: tuple[Amount, ...]


class Own(NamedTuple):
    """A line of ours."""

    words: list[str]


class Cancelled(NamedTuple):
    """The hand was called off."""


Event = (
    Posts
    | Marker
    | DealtTo
    | Acts
    | Draws
    | Shows
    | Mucks
    | Wins
    | GetsBack
    | CashesOut
    | Drop
    | Total
    | SeatEnd
    | Own
    | Cancelled
)


class SaidLine(NamedTuple):
    """A line of a file, and what it says."""

    line: int
    text: str
    event: Event
