"""What the house has asked to take from the pots of one hand, worked out for this hand.

How a room arrives at it (caps by the number of players, which tables drop for a jackpot) is the
table's business. What becomes of it at the end of a hand is told in ``taking``.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.words.refusals import games as w


class Rake(Struct, frozen=True, gc=False):
    """What is taken from the pots before they are awarded, in chips (BYND-47, HOUS-01).

    >>> Rake(per_mille=50, cap=10, no_flop_no_drop=True).cap
    10
    >>> Rake(per_mille=5000)
    Traceback (most recent call last):
    riverboat.engine.commands.engine_errors.BadGame: the rake is 0 to 1000 parts of a thousand, \
not 5000
    """

    per_mille: int = 0
    """Parts of a thousand of each pot."""
    cap: int = 0
    """The most rake of the hand, of all pots together; 0: no cap."""
    no_flop_no_drop: bool = False
    """Neither rake nor jackpot if no card was dealt after the first betting round."""
    unit: int = 1
    """Rake is rounded down to a multiple of this."""
    drop: int = 0
    """Chips for the jackpot, after the rake."""
    drop_from: int = 0
    """The least that the pots must hold together, before the rake, for that drop."""
    kitty: int = 0
    """Chips for the players' own box, whenever somebody wins more than their own (HOUS-03)."""
    time: int = 0
    """Chips that the table owes for its time, once and for all of its seats (BYND-51)."""
    time_above: int = 0
    """The pots must hold more than this together, before the rake, to pay for the time."""

    def __post_init__(self) -> None:
        for name in ("per_mille", "cap", "drop", "drop_from", "kitty", "time", "time_above"):
            if type(chips := getattr(self, name)) is not int or chips < 0:
                raise BadGame(w.RakeIsNoAmount(name, repr(chips)))
        if type(self.unit) is not int or self.unit <= 0:
            raise BadGame(w.RakeUnitIsNoAmount(repr(self.unit)))
        if self.per_mille > 1000:
            raise BadGame(w.RakeOfMoreThanAll(self.per_mille))
