"""Account of one player in a session's ledger: buy-ins, cash-outs, chips and debts."""

from __future__ import annotations

from msgspec import Struct, field

from riverboat.deprecation import DeprecatedAttribute
from riverboat.table.state import facts as f


class Account(Struct):
    """The money of one player at the table, over all of their seatings."""

    player: str
    stack: int = 0
    behind: int = 0
    """Chips bought but not arrived yet (BUYN-07)."""
    bought: dict[f.Purchase, int] = field(default_factory=dict)
    """Chips bought, by the kind of purchase."""
    cashed_out: int = 0
    markers: int = 0
    """Total of the player's markers (MARK-01)."""
    markers_paid: int = 0
    """The settled part of the markers (MARK-04)."""
    borrowed: int = 0
    """Total borrowed from others at the table (MARK-03)."""
    borrowed_paid: int = 0
    lent: int = 0
    lent_paid: int = 0
    """The repaid part of the loans."""
    adjusted: int = 0
    """Chips that the host added to their stack; negative if removed."""
    time_fees: int = 0
    side_bets: int = 0
    """Net result of the 7-2 game and the jackpot; only the 7-2 game can make it negative
    (BYND-57, BYND-58).
    """
    raced: int = 0
    """Net result of chip races (BYND-75)."""

    @property
    def chips(self) -> int:
        """Chips at the table, including chips still behind; during a hand, those at its start."""
        return self.stack + self.behind

    @property
    def brought(self) -> int:
        """Total chips bought."""
        return sum(self.bought.values())

    @property
    def owes(self) -> int:
        """Unsettled markers and loans."""
        return self.markers - self.markers_paid + self.borrowed - self.borrowed_paid

    @property
    def owed(self) -> int:
        """Chips that others owe this player for loans."""
        return self.lent - self.lent_paid

    @property
    def net(self) -> int:
        """Net result; negative for a loss. Settling a debt does not change it."""
        return (
            self.chips + self.cashed_out + self.lent - self.brought - self.markers - self.borrowed
        )

    @property
    def balance_due(self) -> int:
        """Amount still to be paid to the player; negative if the player has to pay it.

        Debts that the players have settled already are not included.
        """
        return self.net + self.markers_paid + self.borrowed_paid - self.lent_paid

    due = DeprecatedAttribute("balance_due")
