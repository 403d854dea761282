"""The ledger of a table, and who pays whom."""

from __future__ import annotations

from msgspec import Struct

from riverboat.web.records.table_hand_index import Movement
from riverboat.web.records.table_ledgers import Adjustment


class PlayerLedger(Struct, frozen=True, rename={"amount_due": "due", "is_bot": "bot"}):
    """A player's money at the table."""

    player: str
    bought: int
    cashed_out: int
    chips: int
    """Chips at the table."""
    net: int
    """Net winnings, negative for a loss."""
    amount_due: int
    """Amount that the player receives at settlement; negative if the player pays."""
    side_bets: int
    """Result of the 7-2 game, negative for a loss; included in ``net``."""
    is_bot: bool = False
    """True for a bot of the room; ``transfers`` has all bots as one party, ``the bots``."""


class Transfer(Struct, frozen=True, rename={"payer": "from", "payee": "to"}):
    """A payment between two players."""

    payer: str
    payee: str
    chips: int


class LedgerResponse(
    Struct,
    frozen=True,
    rename={
        "carried_chips": "carried",
        "began_at": "began",
        "ended_at": "ended",
        "hand_count": "hands",
    },
):
    """The ledger of a table."""

    players: tuple[PlayerLedger, ...]
    rake: int
    kitty: int
    jackpot: int
    time_fees: int
    carried_chips: int
    """Chips that stay in the middle after a hand without a winner."""
    transfers: tuple[Transfer, ...]
    """The fewest payments that settle up."""
    adjustments: tuple[Adjustment, ...]
    movements: tuple[Movement, ...] = ()
    """Every buy-in, cash-out and correction, in order of time."""
    hand_count: int = 0
    """Number of hands played to their end."""
    began_at: int = 0
    """Start of the first hand, in milliseconds since 1970; 0 before it."""
    ended_at: int = 0
    """End of the session, in milliseconds since 1970; 0 while it goes on."""
