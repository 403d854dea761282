"""The rake requested by the house for one hand.

The table computes it (caps by number of players, tables that drop for a jackpot).
``settlement`` applies it at the end of the hand.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.words.refusals import games as w


class Rake(Struct, frozen=True, gc=False):
    """Chips taken from the pots before they are awarded (BYND-47, HOUS-01).

    >>> Rake(per_mille=50, cap=10, no_flop_no_drop=True).cap
    10
    >>> Rake(per_mille=5000)
    Traceback (most recent call last):
    riverboat.engine.commands.engine_errors.BadGame: rake of 5000 per mille: use 0 to 1000
    """

    per_mille: int = 0
    """Rake in thousandths of each pot."""
    cap: int = 0
    """Maximum rake of the hand over all pots; 0 for no cap."""
    no_flop_no_drop: bool = False
    """True if neither rake nor jackpot is taken without a card after the first round."""
    unit: int = 1
    """Unit to which the rake is rounded down."""
    drop: int = 0
    """Chips for the jackpot, after the rake."""
    drop_from: int = 0
    """Minimum total of the pots, before the rake, for the jackpot drop."""
    kitty: int = 0
    """Chips for the players' own box, taken when a player makes a net win (HOUS-03)."""
    time: int = 0
    """Chips that the table owes for its time, once for all of its seats (BYND-51)."""
    time_above: int = 0
    """Total of the pots, before the rake, that must be exceeded to pay for the time."""

    def __post_init__(self) -> None:
        for name in ("per_mille", "cap", "drop", "drop_from", "kitty", "time", "time_above"):
            if type(chips := getattr(self, name)) is not int or chips < 0:
                raise BadGame(w.RakeInvalid(name, repr(chips)))
        if type(self.unit) is not int or self.unit <= 0:
            raise BadGame(w.RakeUnitInvalid(repr(self.unit)))
        if self.per_mille > 1000:
            raise BadGame(w.RakeOutOfRange(self.per_mille))
