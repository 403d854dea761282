"""A round of bets as riverboat counts it, for the profile that plays by its rules.

pokerkit looks at what lies in front of the players. A round knows what that does not show: the call
that a short blind stands for, what was the last full bet, and what each player has acted upon.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

__all__ = ["Round", "after_the_blinds", "shares"]

NOT_YET = -1
"""In the place of what somebody has acted upon."""


@dataclass(frozen=True)
class Round:
    """Where the bets of a street are. It never changes: what is done makes another one."""

    limit: bool
    """Whether sizes are fixed: then half a bet that is all-in counts as a whole one."""
    size: int
    """The least bet of the street."""
    most_raises: int | None
    """Raises besides the opening bet, ``None`` without a limit."""
    acted_at: tuple[int, ...]
    """What each player faced when they acted last; ``NOT_YET`` if they have not."""
    current: int = 0
    """What is to be matched; a short blind or bring-in counts in full (ALLN-13, BLND-16)."""
    blind: int = 0
    """The highest forced bet."""
    full: int = 0
    """The highest total that is a full bet or raise."""
    least_raise: int = 0
    """What a raise adds at least."""
    raises: int = 0
    over_a_bring_in: bool = False
    """Whether the first full bet completes a bring-in, and is no raise (BRNG-08)."""

    @property
    def capped(self) -> bool:
        """Whether there is a bet, and no more raises (CAPR-02)."""
        return self.full > 0 and self.most_raises is not None and self.raises >= self.most_raises

    @property
    def least_to(self) -> int:
        """The total that a full bet or raise comes to."""
        if self.limit:
            return self.full + self.least_raise  # rule: ALLN-20 a short all-in is completed
        if not self.full and 0 < self.blind < self.size:
            return self.size  # rule: BLND-09, BLND-10
        return self.current + self.least_raise  # rule: ALLN-23, ALLN-27

    def closed_to(self, player: int) -> bool:
        """Whether a player has acted, and no full raise has come since (ALLN-16, ALLN-24)."""
        at = self.acted_at[player]
        if at < 0 or self.full > at:
            return False
        added = self.current - at
        return (2 * added if self.limit else added) < self.least_raise

    def acted(self, player: int) -> Self:
        """A player has checked or called."""
        return self._with(player, self.current)

    def raised(self, player: int, to: int) -> Self:
        """A player has bet or raised to a total."""
        added = to - (self.full if self.limit else self.current)
        full = (2 * added if self.limit else added) >= self.least_raise
        if not (full or self.full or self.limit):
            full = 0 < self.blind < self.size <= to  # rule: BLND-09
        after = replace(self._with(player, to), current=to)
        if not full:
            return after  # rule: CAPR-07 it uses up no raise
        completes = self.over_a_bring_in and not self.full
        by = to if completes else to - self.current
        return replace(
            after,
            full=to,
            least_raise=max(self.least_raise, by),
            raises=self.raises + (self.full > 0),
        )

    def _with(self, player: int, at: int) -> Self:
        acted = self.acted_at
        return replace(self, acted_at=(*acted[:player], at, *acted[player + 1 :]))


def after_the_blinds(begun: Round, blinds: tuple[int, ...]) -> Round:
    """The first round with blinds and straddles in the order of the players, 0 for none."""
    bet, least = 0, begun.size
    for place, chips in enumerate(blinds):
        # rule: FIX-03, STRD-21 a straddle is raised by what it added
        added = chips if place < _BLINDS else chips - bet
        if not begun.limit:
            least = max(least, added)
        bet = max(bet, chips)
    full = bet if bet >= begun.size else 0
    return replace(begun, current=bet, blind=bet, full=full, least_raise=least)


_BLINDS = 2


def shares(count: int, share: int, odd: int) -> list[int]:
    """A share for each of so many, and of what is odd one to each of the first (BYND-02).

    >>> shares(3, 2, 2)
    [3, 3, 2]
    """
    found = []
    for _ in range(count):
        more = min(1, odd)
        odd -= more
        found.append(share + more)
    return found
