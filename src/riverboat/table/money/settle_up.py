"""Settling up after a session in the fewest payments, and the ledger as a sheet in money.

Chips are converted to money only here.
"""

from __future__ import annotations

import csv
from collections.abc import Collection, Mapping
from io import StringIO

from msgspec import Struct, json

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import BadGame
from riverboat.table.money.player_account import Account
from riverboat.table.money.session_ledger import Ledger
from riverboat.words.refusals.options import MoneyUnitInvalid, ResultsUnbalanced

MAX_EXACT_PARTIES = 16
"""Maximum number of parties for which the fewest transfers are found for certain."""


class Transfer(Struct, frozen=True):
    """A payment from one player to another."""

    payer: str
    payee: str
    chips: int


class Settlement(Struct, frozen=True):
    """Payments that settle all balances."""

    transfers: tuple[Transfer, ...]
    fewest: bool
    """True if no settlement has fewer payments; not proved for very large groups."""


Balances = tuple[tuple[str, int], ...]

BOTS = "the bots"
"""All bots together, as one party of a settlement."""


def merge_bots(net_by_player: Mapping[str, int], bots: Collection[str]) -> dict[str, int]:
    """Return the balances with all *bots* combined into one party.

    >>> merge_bots({"Ann": 50, "Heron": -80, "Yazoo": 30}, {"Heron", "Yazoo"})
    {'Ann': 50, 'the bots': -50}
    """
    balances = {name: chips for name, chips in net_by_player.items() if name not in bots}
    if balance := sum([chips for name, chips in net_by_player.items() if name in bots]):
        balances[BOTS] = balance
    return balances


def settle_up(net_by_player: Mapping[str, int]) -> Settlement:
    """Return the transfers that settle net results, which sum to zero.

    A group of players whose wins and losses cancel out needs one transfer less than its number of
    players. So dividing the players into as many such groups as possible gives the fewest
    transfers.

    >>> settlement = settle_up({"Ann": 50, "Bob": -50, "Cy": 30, "Di": -30})
    >>> [(payment.payer, payment.payee, payment.chips) for payment in settlement.transfers]
    [('Bob', 'Ann', 50), ('Di', 'Cy', 30)]
    """
    if imbalance := sum(net_by_player.values()):
        raise BadGame(ResultsUnbalanced(imbalance))
    balances = tuple([(name, balance) for name, balance in net_by_player.items() if balance])
    is_exact = len(balances) <= MAX_EXACT_PARTIES
    groups = _find_balanced_groups(balances) if is_exact else _pair_off(balances)
    return Settlement(
        tuple([transfer for group in groups for transfer in _plan_transfers(group)]), is_exact
    )


def _plan_transfers(group: Balances) -> list[Transfer]:
    """Pay from the largest debtor to the largest creditor until all balances are zero."""
    balances, transfers = dict(group), list[Transfer]()
    while any(balances.values()):
        payer, payee = (
            min(balances, key=lambda name: balances[name]),
            max(balances, key=lambda name: balances[name]),
        )
        chips = min(-balances[payer], balances[payee])
        transfers.append(Transfer(payer, payee, chips))
        balances[payer] += chips
        balances[payee] -= chips
    return transfers


def _find_balanced_groups(balances: Balances) -> list[Balances]:
    """Divide the players into as many groups as possible, each with balances that sum to zero.

    The search covers all sets of players.
    """
    subset_count = 1 << len(balances)
    total_by_subset, max_groups_by_subset, last_player_by_subset = (
        [0] * subset_count,
        [0] * subset_count,
        [0] * subset_count,
    )
    for party_mask in range(1, subset_count):
        lowest_index = (party_mask & -party_mask).bit_length() - 1
        total_by_subset[party_mask] = (
            total_by_subset[party_mask & (party_mask - 1)] + balances[lowest_index][1]
        )
        remaining_mask = party_mask
        while remaining_mask:
            player_bit = remaining_mask & -remaining_mask
            remaining_mask ^= player_bit
            if (
                max_groups_by_subset[party_mask ^ player_bit] >= max_groups_by_subset[party_mask]
                or not last_player_by_subset[party_mask]
            ):
                max_groups_by_subset[party_mask], last_player_by_subset[party_mask] = (
                    max_groups_by_subset[party_mask ^ player_bit],
                    player_bit,
                )
        max_groups_by_subset[party_mask] += not total_by_subset[party_mask]
    groups, group, party_mask = list[Balances](), list[tuple[str, int]](), subset_count - 1
    while party_mask:
        player_bit = last_player_by_subset[party_mask]
        group.append(balances[player_bit.bit_length() - 1])
        party_mask ^= player_bit
        if not total_by_subset[party_mask]:
            groups.append(tuple(reversed(group)))
            group = []
    return groups[::-1]


def _pair_off(balances: Balances) -> list[Balances]:
    """Pair off players with opposite balances, and put all others in one group."""
    names_by_balance, groups = dict[int, list[str]](), list[Balances]()
    for name, balance in balances:
        if opposite_names := names_by_balance.get(-balance):
            groups.append(((opposite_names.pop(0), -balance), (name, balance)))
        else:
            names_by_balance.setdefault(balance, []).append(name)
    unpaired_parties = tuple(
        [(name, balance) for balance, names in names_by_balance.items() for name in names]
    )
    return [*groups, unpaired_parties] if unpaired_parties else groups


class SettlementRow(Struct, frozen=True):
    """One player's line of the sheet, in money."""

    player: str
    brought: str
    cashed_out: str
    chips: str
    owes: str
    owed: str
    adjusted: str
    time_fees: str
    side_bets: str
    net: str


class SettlementSheet(Struct, frozen=True):
    """The ledger as a readable sheet, in money."""

    players: tuple[SettlementRow, ...]
    rake: str
    jackpot: str
    kitty: str
    kitty_spent: dict[str, str]
    time_fees: str
    carried: str
    adjusted: str
    raced: str


def format_money(chips: int, scale: int = 1) -> str:
    """Format chips as money, *scale* chips to one unit, without rounding.

    >>> format_money(1250, 100), format_money(-5, 100), format_money(7)
    ('12.50', '-0.05', '7')
    """
    decimal_places = _count_decimal_places(scale)
    if not decimal_places:
        return str(chips)
    whole_units, fraction = divmod(abs(chips) * (10**decimal_places // scale), 10**decimal_places)
    return f"{'-' if chips < 0 else ''}{whole_units}.{fraction:0{decimal_places}}"


def _count_decimal_places(scale: int) -> int:
    """Return the number of decimals needed to write one chip."""
    for decimal_places in range(13):
        if type(scale) is int and scale > 0 and 10**decimal_places % scale == 0:
            return decimal_places
    raise BadGame(MoneyUnitInvalid(repr(scale)))


@deprecated_keywords(book="ledger")
def build_settlement_sheet(ledger: Ledger, scale: int = 1) -> SettlementSheet:
    """Return the ledger as a sheet in money."""
    spent_text_by_purpose = {
        purpose: format_money(chips, scale) for purpose, chips in ledger.kitty_spent.items()
    }
    house_totals = [ledger.rake, ledger.jackpot, ledger.kitty]
    rake, jackpot, kitty = [format_money(chips, scale) for chips in house_totals]
    house_items = [ledger.time_fees, ledger.carried, ledger.adjusted, ledger.raced]
    player_rows = tuple(
        [_build_settlement_row(account, scale) for account in ledger.accounts.values()]
    )
    return SettlementSheet(
        player_rows,
        rake,
        jackpot,
        kitty,
        spent_text_by_purpose,
        *[format_money(chips, scale) for chips in house_items],
    )


def _build_settlement_row(account: Account, scale: int) -> SettlementRow:
    amounts = [getattr(account, name) for name in SettlementRow.__struct_fields__[1:]]
    return SettlementRow(account.player, *[format_money(chips, scale) for chips in amounts])


@deprecated_keywords(book="ledger")
def sheet_to_json(ledger: Ledger, scale: int = 1) -> str:
    """Return the sheet as JSON, with amounts as strings to avoid rounding."""
    return json.format(json.encode(build_settlement_sheet(ledger, scale)), indent=2).decode()


@deprecated_keywords(book="ledger")
def sheet_to_csv(ledger: Ledger, scale: int = 1) -> str:
    """Return the sheet as CSV: a line for each player, and the house's share.

    If a spreadsheet would treat a name as a formula, the name gets a leading apostrophe.
    """
    sheet, buffer = build_settlement_sheet(ledger, scale), StringIO()
    csv_writer = csv.writer(buffer, lineterminator="\n")
    csv_writer.writerow(SettlementRow.__struct_fields__)
    for row in sheet.players:
        _, *amounts = [getattr(row, name) for name in SettlementRow.__struct_fields__]
        csv_writer.writerow([escape_formula(row.player), *amounts])
    house_rows = [(name.replace("_", " "), getattr(sheet, name)) for name in _HOUSE_COLUMNS]
    kitty_rows = [
        (f"kitty spent: {label}", amount_text) for label, amount_text in sheet.kitty_spent.items()
    ]
    csv_writer.writerow(())
    csv_writer.writerows(
        [(escape_formula(label), amount_text) for label, amount_text in (*house_rows, *kitty_rows)]
    )
    return buffer.getvalue()


_HOUSE_COLUMNS = ("rake", "jackpot", "kitty", "time_fees", "carried", "adjusted", "raced")


def escape_formula(text: str) -> str:
    """Escape text that a spreadsheet would run as a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
