"""Ledger entries of a fact: the chips that it moves between accounts.

Every entry takes from one account and gives to another, so that all balances sum to zero.

==============  =================================================================================
player:NAME     amount that the player is owed besides their chips; negative if the player owes it
table:ID        all chips at the table: in stacks, in bets, in the pot, and bought but not in play
rake:ID         rake that the house took from the pots
jackpot:ID      payments into a jackpot, less payments from it
kitty:ID        chips in the players' common box
time:ID         fees for chairs
spent:ID        expenses paid from the kitty, and chips that players took off the table to spend
adjusted:ID     chips that hosts added or removed as corrections
raced:ID        chips that chip races added or removed by rounding
settled:ID      markers that were paid outside the game
chips           for an event's tables, instead of players: chips of the event outside tables
==============  =================================================================================

Bets do not move chips between accounts. After each fact, the table's account equals the chips at
the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from riverboat.engine.state import hand_facts as of_hand
from riverboat.engine.state.hand_fact import Fact as HandFact
from riverboat.store.stream_records import LedgerEntry
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table

Entries = tuple[LedgerEntry, ...]

UNSEATED_CHIPS: Final = "chips"
"""Account of a tournament's chips that are at no table; its own ledger has their price."""


def build_ledger_entries(
    table: str, fact: AnyLoggedFact, table_before: Table, *, is_event_table: bool = False
) -> Entries:
    """Return the entries of a fact: *table* is the id, *table_before* the state before the fact.

    With *is_event_table*, it is a tournament table: its chips are not money, and no player owes
    them.
    """
    if is_event_table:
        return _build_event_entries(table, fact)
    if isinstance(fact, HandFact):  # within a hand, only the house's share leaves the table
        if type(fact) is not of_hand.RakeTaken:
            return ()
        return _make_entry(f"table:{table}", f"{fact.kind}:{table}", fact.chips, fact.kind)
    match fact:
        case f.ChipsBought(player=player, chips=chips, purchase=purchase):
            return _make_entry(f"player:{player}", f"table:{table}", chips, purchase)
        case f.Left(player=player, chips=chips):
            return _make_entry(f"table:{table}", f"player:{player}", chips, "cash-out")
        case f.TimeFeePaid(chips=chips, player=player):
            return _make_entry(f"table:{table}", f"time:{table}", chips, f"time of {player}")
        case f.JackpotWon(payments=payments):
            return tuple(
                entry
                for _, player, chips in payments
                for entry in _make_entry(
                    f"jackpot:{table}", f"table:{table}", chips, f"jackpot: {player}"
                )
            )
        case f.KittySpent(chips=chips, expense=purpose):
            return _make_entry(f"kitty:{table}", f"spent:{table}", chips, purpose)
        case f.ChipsReturned():
            return _build_adjustment_entries(table, fact)
        case f.MarkerTaken():
            return _build_marker_entries(table, fact)
        case f.MarkerSettled(player, chips, lender):
            payee_account = f"player:{lender}" if lender else f"settled:{table}"
            return _make_entry(
                payee_account, f"player:{player}", chips, "loan paid" if lender else "marker paid"
            )
        case f.ColouredUp():
            return _build_color_up_entries(table, fact, table_before)
        case (
            f.TableOpened()
            | f.RulesChanged()
            | f.SatDown()
            | f.ChangedChair()
            | f.ChipsArrived()
            | f.SevenDeucePaid()
            | f.HandBegan()
            | f.HandClosed()
            | f.HandCalledOff()
        ):
            return ()  # from chair to chair, within the table's account
        case _:
            f.assert_moves_no_chips(fact)
            return ()


def _build_event_entries(table_id: str, fact: AnyLoggedFact) -> Entries:
    """Return the ledger entries of a fact at a tournament table.

    Only chips that come to the table or leave it have entries, not those that move between chairs.
    """
    match fact:
        case f.ChipsBought(player=player, chips=chips, purchase=purchase):
            return _make_entry(
                UNSEATED_CHIPS, f"table:{table_id}", chips, f"{purchase} of {player}"
            )
        case f.Left(player=player, chips=chips):
            return _make_entry(f"table:{table_id}", UNSEATED_CHIPS, chips, f"{player} gets up")
        case f.ChipsReturned(player=player, chips=chips, reason=reason):
            return _make_entry(UNSEATED_CHIPS, f"table:{table_id}", chips, f"{player}: {reason}")
        case _:
            return ()


def sum_balances(entries: Iterable[LedgerEntry]) -> dict[str, int]:
    """Return the balance of each account after these entries; their sum is zero."""
    balance_by_account: dict[str, int] = {}
    for entry in entries:
        balance_by_account[entry.from_account] = (
            balance_by_account.get(entry.from_account, 0) - entry.chips
        )
        balance_by_account[entry.to_account] = (
            balance_by_account.get(entry.to_account, 0) + entry.chips
        )
    return balance_by_account


def _make_entry(source: str, destination: str, chips: int, reason: str) -> Entries:
    """Return one entry with positive chips; a negative amount swaps the accounts."""
    if chips < 0:
        source, destination, chips = destination, source, -chips
    return (LedgerEntry(source, destination, chips, reason),) if chips else ()


def _build_adjustment_entries(table_id: str, fact: f.ChipsReturned) -> Entries:
    account_kind = "spent" if fact.is_spent else "adjusted"
    reason = f"{fact.player}: {fact.reason}"
    return _make_entry(f"{account_kind}:{table_id}", f"table:{table_id}", fact.chips, reason)


def _build_marker_entries(table_id: str, fact: f.MarkerTaken) -> Entries:
    """Return the entries of a marker, by which a player owes the value of chips.

    Chips of the house come to the table. Chips that another player lends are at the table already,
    so only the debt to the lender is entered.
    """
    debtor_account = f"player:{fact.player}"
    if fact.lender:
        return _make_entry(debtor_account, f"player:{fact.lender_name}", fact.chips, "loan")
    return _make_entry(debtor_account, f"table:{table_id}", fact.chips, "marker")


def _build_color_up_entries(table_id: str, fact: f.ColouredUp, table_before: Table) -> Entries:
    """Return entries of a chip race (tournament) or of bought-out odd chips (cash game)."""
    is_chip_race = table_before.rules.format == "tournament"
    entries: Entries = ()
    for chair, chips in fact.stacks_by_chair:
        player = table_before.chairs[chair]
        destination = f"raced:{table_id}" if is_chip_race else f"player:{player.player}"
        entries += _make_entry(f"table:{table_id}", destination, player.chips - chips, "colour-up")
    return entries
