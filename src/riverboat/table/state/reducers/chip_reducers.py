"""Reducers of chips: requests, purchases, loans, debts, side bets and fees."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from riverboat.engine import CorruptLog
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table
from riverboat.words.refusals.audited import UnpurchasedChips

DebtKey = TypeVar("DebtKey")


def chips_asked(table: Table, fact: f.ChipsAsked) -> None:
    player = table.chairs[fact.chair]
    player.asked, player.asked_as = fact.chips, fact.how


def chips_refused(table: Table, fact: f.ChipsRefused) -> None:
    table.chairs[fact.chair].asked = 0


def chips_bought(table: Table, fact: f.ChipsBought) -> None:
    player = table.chairs[fact.chair]
    player.asked = 0
    player.bought = True
    if fact.how == "short buy-in":
        table.short_buys[fact.player] = table.short_buys.get(fact.player, 0) + 1
    table.taken_away.pop(fact.player, None)
    if fact.behind:
        player.coming = (*player.coming, (fact.behind, fact.chips))
    else:
        _receive_chips(table, fact.chair, fact.chips)


def _receive_chips(table: Table, chair: int, chips: int) -> None:
    """Add chips to a stack; in a hand they wait for the hand's own fact."""
    if table.hand is not None and chair in table.playing:
        table.arriving += chips
    else:
        table.chairs[chair].chips += chips


def chips_added(table: Table, fact: of_hand.ChipsAdded) -> None:
    if table.hand is None or fact.chips != table.arriving:
        raise CorruptLog(table.hand_count, UnpurchasedChips(str(fact)))
    table.arriving = 0
    apply_to_hand(table.hand, fact)


def chips_arrived(table: Table, fact: f.ChipsArrived) -> None:
    player = table.chairs[fact.chair]
    chips_left = fact.chips
    still_coming: list[tuple[int, int]] = []
    for delivery in sorted(player.coming):
        if chips_left > 0:
            chips_left -= delivery[1]
        else:
            still_coming.append(delivery)
    assert not chips_left, "chips arrived without a purchase"
    player.coming = tuple(still_coming)
    player.chips += fact.chips


def chips_returned(table: Table, fact: f.ChipsReturned) -> None:
    table.chairs[fact.chair].chips += fact.chips
    if fact.spent:
        table.spent[fact.player] = table.spent.get(fact.player, 0) - fact.chips


def marker_offered(table: Table, fact: f.MarkerOffered) -> None:
    table.marker, table.marker_yes = fact, ()


def marker_answered(table: Table, fact: f.MarkerAnswered) -> None:
    if fact.accepts:
        table.marker_yes = (*table.marker_yes, fact.chair)


def marker_taken(table: Table, fact: f.MarkerTaken) -> None:
    table.marker, table.marker_yes = None, ()
    _receive_chips(table, fact.chair, fact.chips)
    if not fact.lender:
        table.borrowed[fact.player] = table.borrowed.get(fact.player, 0) + fact.chips
        return
    debt = fact.player, fact.lender_name
    table.loans[debt] = table.loans.get(debt, 0) + fact.chips
    if table.hand is not None and fact.lender in table.playing:
        table.lent[fact.lender] = table.lent.get(fact.lender, 0) + fact.chips
    else:
        table.chairs[fact.lender].chips -= fact.chips


def marker_refused(table: Table, _fact: f.MarkerRefused) -> None:
    table.marker, table.marker_yes = None, ()


def marker_settled(table: Table, fact: f.MarkerSettled) -> None:
    if fact.lender:
        _pay_back(table.loans, (fact.player, fact.lender), fact.chips)
    else:
        _pay_back(table.borrowed, fact.player, fact.chips)


def _pay_back(debts: dict[DebtKey, int], debt: DebtKey, chips: int) -> None:
    debts[debt] -= chips
    if not debts[debt]:
        del debts[debt]


def rebuy_required(table: Table, fact: f.RebuyRequired) -> None:
    table.chairs[fact.chair].must_rebuy = fact.required


def time_fee_paid(table: Table, fact: f.TimeFeePaid) -> None:
    table.chairs[fact.chair].chips -= fact.chips
    table.rake += fact.chips


def time_fee_due(table: Table, fact: f.TimeFeeDue) -> None:
    table.time_due += fact.chips


def jackpot_won(table: Table, fact: f.JackpotWon) -> None:
    for chair, _, chips in fact.chips:
        table.chairs[chair].chips += chips
        table.jackpot -= chips


def kitty_spent(table: Table, fact: f.KittySpent) -> None:
    table.kitty -= fact.chips


def seven_deuce_paid(table: Table, fact: f.SevenDeucePaid) -> None:
    for chair, chips in fact.by:
        table.chairs[chair].chips -= chips
    table.chairs[fact.chair].chips += fact.chips
    if table.last_hand is not None:
        other_hands = tuple([entry for entry in table.last_hand.won if entry[0] != fact.player])
        table.last_hand = replace(table.last_hand, won=other_hands)


def coloured_up(table: Table, fact: f.ColouredUp) -> None:
    for chair, chips in fact.chips:
        table.chairs[chair].chips = chips
    remaining_chips = tuple([chip for chip in table.rules.chips if chip.worth != fact.worth])
    table.rules = table.rules.replace(chips=remaining_chips)
