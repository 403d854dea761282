"""Ledger of a tournament's money and chips: every entry has two sides.

===========  ======================================================================
player:NAME  amount that the player is owed; negative if the player owes it
event:ID     payments to the event less payments by it; at the end the fees and any
             remainder, or a negative amount that the host has added
sold:ID      chips that were sold, as a negative number
chips        chips of events outside tables: on the way to a table, or not used yet
removed:ID   chips that were removed from play
table:ID     chips at a table, which the ledger of the table moves
===========  ======================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from riverboat.service.records.ledger_entries import UNSEATED_CHIPS
from riverboat.store.stream_records import LedgerEntry
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event

LedgerEntries = tuple[LedgerEntry, ...]


class TournamentLedger:
    """A tournament's money and chips, taken and paid, derived from the change by each fact."""

    def __init__(self, event_id: str) -> None:
        self._event_id = event_id
        self.balance = 0
        """Balance of the account ``event:ID``."""

    def build_baseline(self, fact: f.AnyEventFact, event: Event) -> LedgerBaseline:
        """Return the balances before a fact that may change them."""
        payout_by_player = {
            player: _compute_net_payout(event, player)
            for player in sorted(set(_iter_affected_players(fact)))
        }
        return LedgerBaseline(event.chips_sold, event.chips_removed, payout_by_player)

    def build_entries(
        self, fact: f.AnyEventFact, event: Event, baseline: LedgerBaseline
    ) -> LedgerEntries:
        """Return the ledger entries for the change by a fact."""
        reason = str(type(fact).__struct_config__.tag)
        entries = [
            *_make_entry(
                f"sold:{self._event_id}",
                UNSEATED_CHIPS,
                event.chips_sold - baseline.chips_sold,
                reason,
            ),
            *_make_entry(
                UNSEATED_CHIPS,
                f"removed:{self._event_id}",
                event.chips_removed - baseline.chips_removed,
                reason,
            ),
        ]
        if isinstance(fact, f.FlightJoined):  # its money comes from the original event
            money = fact.prize_money + fact.bounty_money
            self.balance += money
            entries += _make_entry(f"event:{fact.flight}", f"event:{self._event_id}", money, reason)
        for player, payout_before in baseline.payout_by_player.items():
            net_payout_change = _compute_net_payout(event, player) - payout_before
            self.balance -= net_payout_change
            entries += _make_entry(
                f"event:{self._event_id}", f"player:{player}", net_payout_change, reason
            )
        return tuple(entries)


class LedgerBaseline(Struct, frozen=True):
    """Balances that a fact may change: chips sold and removed, and each player's payout."""

    chips_sold: int
    chips_removed: int
    payout_by_player: dict[str, int]


def _compute_net_payout(event: Event, player: str) -> int:
    """Return a player's payouts less payments."""
    entrant = event.entrants.get(player)
    refund = event.refunds.get(player, 0)
    return (
        refund
        if entrant is None
        else refund + entrant.prize + entrant.bounty_winnings - entrant.total_paid
    )


def _iter_affected_players(fact: Any) -> Iterable[str]:
    """Yield every player whose balance a fact may change."""
    for field_name in ("player", "owner"):
        if player := getattr(fact, field_name, ""):
            yield player
    yield from getattr(fact, "players", ())
    for field_name in ("shares", "refunds"):
        yield from [player for player, _ in getattr(fact, field_name, ())]
    yield from [bounty.player for bounty in getattr(fact, "bounty_returns", ())]
    yield from [bag.player for bag in getattr(fact, "bags", ())]


def _make_entry(source: str, destination: str, amount: int, reason: str) -> LedgerEntries:
    if amount < 0:
        source, destination, amount = destination, source, -amount
    return (LedgerEntry(source, destination, amount, reason),) if amount else ()
