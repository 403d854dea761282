"""Facts of fees and side bets: time, kitty, 7-2, jackpot, chip race."""

from __future__ import annotations

from riverboat.table.state.facts.table_fact import TableFact


class TimeFeePaid(TableFact, frozen=True):
    """A seat paid for its time (HOUS-04)."""

    chair: int
    player: str
    chips: int
    short: int = 0
    """Part of the fee that the stack could not pay."""


class TimeFeeDue(TableFact, frozen=True):
    """The time of all seats is due, to be paid by the next large pot (BYND-51)."""

    chips: int


class KittySpent(TableFact, frozen=True):
    """The kitty paid an expense (HOUS-03)."""

    chips: int
    what: str


class SevenDeucePaid(TableFact, frozen=True):
    """A player won with 7-2, showed it, and was paid by all others dealt in (BYND-57)."""

    chair: int
    player: str
    chips: int
    """Total of the payments."""
    by: tuple[tuple[int, int], ...]
    """Pairs of a chair and its payment, up to the stack."""


class JackpotWon(TableFact, frozen=True):
    """A jackpot hand was beaten, and the fund is paid out (BYND-58)."""

    losers: tuple[int, ...]
    """Chairs of the beaten hands."""
    winners: tuple[int, ...]
    """Chairs of the winning hands."""
    cards: tuple[int, ...]
    """The five cards of the beaten hand."""
    chips: tuple[tuple[int, str, int], ...]
    """Chairs, players and their payments."""


class ColouredUp(TableFact, frozen=True):
    """Small chips were raced off and changed for larger ones (BYND-75)."""

    worth: int
    """Value of the removed chip."""
    into: int
    """Value of its replacement."""
    cards: tuple[tuple[int, tuple[int, ...]], ...]
    """Chairs and the cards dealt for their odd chips."""
    chips: tuple[tuple[int, int], ...]
    """Pairs of a chair and its new stack."""
    gained: int = 0
    """Chips that all stacks gained together by the rounding of a race; negative for a loss:
    in a cash game, the chips bought out.
    """
