"""The ledger of a table, and who pays whom."""

from __future__ import annotations

from msgspec import Struct

from riverboat.web.records.table_hand_index import Movement
from riverboat.web.records.table_ledgers import Adjustment


class PlayerLedger(Struct, frozen=True):
    """What one player has done with their money."""

    player: str
    bought: int
    cashed_out: int
    chips: int
    """What they have at the table."""
    net: int
    """What they have won, or less than 0, lost."""
    due: int
    """What they have to get, or less than 0, to pay."""
    side_bets: int
    """What the 7-2 game has won them, or less than 0, cost them; it is in ``net``."""
    bot: bool = False
    """A bot of the room: in ``transfers`` all of them are one party, ``the bots``."""


class Transfer(Struct, frozen=True, rename={"payer": "from", "payee": "to"}):
    """One pays another."""

    payer: str
    payee: str
    chips: int


class LedgerResponse(Struct, frozen=True):
    """The ledger of a table."""

    players: tuple[PlayerLedger, ...]
    rake: int
    kitty: int
    jackpot: int
    time_fees: int
    carried: int
    """In the middle, from a deal that nobody won."""
    transfers: tuple[Transfer, ...]
    """Who pays whom, so that everybody has what is theirs, in as few payments as can be."""
    adjustments: tuple[Adjustment, ...]
    movements: tuple[Movement, ...] = ()
    """Every buy-in, cash-out and correction, in the order in which they were."""
    hands: int = 0
    """How many were played to their end."""
    began: int = 0
    """When the first of them began, in milliseconds; 0 before it."""
    ended: int = 0
    """When the session was closed; 0 while it goes on."""
