"""What the house takes and pays: time, kitty, 7-2, jackpot, chip race."""

from __future__ import annotations

from riverboat.table.state.facts.table_fact import TableFact


class TimeFeePaid(TableFact, frozen=True):
    """A seat paid for its time (HOUS-04)."""

    chair: int
    player: str
    chips: int
    short: int = 0
    """What their stack could not pay."""


class TimeFeeDue(TableFact, frozen=True):
    """The time of all seats is due, and the first pot that is large enough pays it (BYND-51)."""

    chips: int


class KittySpent(TableFact, frozen=True):
    """The kitty paid for something (HOUS-03)."""

    chips: int
    what: str


class SevenDeucePaid(TableFact, frozen=True):
    """Somebody won with 7-2, showed it, and was paid by the others who were dealt in (BYND-57)."""

    chair: int
    player: str
    chips: int
    """All of it."""
    by: tuple[tuple[int, int], ...]
    """Chairs and what each has paid, as far as the stack went."""


class JackpotWon(TableFact, frozen=True):
    """A hand good enough for the jackpot was beaten, and its fund is paid out (BYND-58)."""

    losers: tuple[int, ...]
    """Chairs of who lost with it."""
    winners: tuple[int, ...]
    """Chairs of who beat it."""
    cards: tuple[int, ...]
    """The beaten hand: the five cards that played."""
    chips: tuple[tuple[int, str, int], ...]
    """Chairs, players and what each of them gets of it."""


class ColouredUp(TableFact, frozen=True):
    """Small chips were raced off and changed for larger ones (BYND-75)."""

    worth: int
    """The chip that is gone."""
    into: int
    """The chip that it was changed for."""
    cards: tuple[tuple[int, tuple[int, ...]], ...]
    """Chairs and the cards dealt for their odd chips."""
    chips: tuple[tuple[int, int], ...]
    """Chairs and what they have now."""
    gained: int = 0
    """What the stacks together have more by the rounding of a race; less than 0, what they have
    fewer: in a cash game, what was bought out."""
