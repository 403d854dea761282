"""Reducers of chips: requests, purchases, loans, debts, side bets and fees."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from riverboat.engine import CorruptLog
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import hand_facts
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table
from riverboat.words.refusals.hand_audit import UnpurchasedChips

DebtKey = TypeVar("DebtKey")


def apply_chips_asked(table: Table, fact: f.ChipsAsked) -> None:
    """Record a player's request for chips, which waits for the host."""
    player = table.chairs[fact.chair]
    player.requested_chips, player.requested_purchase = fact.chips, fact.purchase


def apply_chips_refused(table: Table, fact: f.ChipsRefused) -> None:
    """Clear a request for chips that the host refused."""
    table.chairs[fact.chair].requested_chips = 0


def apply_chips_bought(table: Table, fact: f.ChipsBought) -> None:
    """Add bought chips to the stack, or to the chips behind if they come later."""
    player = table.chairs[fact.chair]
    player.requested_chips = 0
    player.has_bought_in = True
    if fact.purchase == "short buy-in":
        table.short_buy_in_counts[fact.player] = table.short_buy_in_counts.get(fact.player, 0) + 1
    table.chips_taken_away.pop(fact.player, None)
    if fact.hands_until_delivery:
        player.chips_behind = (*player.chips_behind, (fact.hands_until_delivery, fact.chips))
    else:
        _receive_chips(table, fact.chair, fact.chips)


def _receive_chips(table: Table, chair: int, chips: int) -> None:
    """Add chips to a stack; in a hand they wait for the hand's own fact."""
    if table.hand is not None and chair in table.hand_chairs:
        table.arriving_chips += chips
    else:
        table.chairs[chair].chips += chips


def apply_chips_added(table: Table, fact: hand_facts.ChipsAdded) -> None:
    """Add arriving chips to the hand; raise ``CorruptLog`` if the amounts differ."""
    if table.hand is None or fact.chips != table.arriving_chips:
        raise CorruptLog(table.hand_count, UnpurchasedChips(str(fact)))
    table.arriving_chips = 0
    apply_to_hand(table.hand, fact)


def apply_chips_arrived(table: Table, fact: f.ChipsArrived) -> None:
    """Move delivered chips from behind to the stack."""
    player = table.chairs[fact.chair]
    chips_left = fact.chips
    chips_behind: list[tuple[int, int]] = []
    for arrived_delivery in sorted(player.chips_behind):
        if chips_left > 0:
            chips_left -= arrived_delivery[1]
        else:
            chips_behind.append(arrived_delivery)
    assert not chips_left, "chips arrived without a purchase"
    player.chips_behind = tuple(chips_behind)
    player.chips += fact.chips


def apply_chips_returned(table: Table, fact: f.ChipsReturned) -> None:
    """Change a stack by the host's correction, or by chips spent on refreshments."""
    table.chairs[fact.chair].chips += fact.chips
    if fact.is_spent:
        table.spent_chips[fact.player] = table.spent_chips.get(fact.player, 0) - fact.chips


def apply_marker_offered(table: Table, fact: f.MarkerOffered) -> None:
    """Set the marker that the other players must answer."""
    table.offered_marker, table.marker_acceptances = fact, ()


def apply_marker_answered(table: Table, fact: f.MarkerAnswered) -> None:
    """Record a chair that accepted the marker."""
    if fact.is_accepted:
        table.marker_acceptances = (*table.marker_acceptances, fact.chair)


def apply_marker_taken(table: Table, fact: f.MarkerTaken) -> None:
    """Record the debt of an accepted marker or loan, and pass its chips to the player."""
    table.offered_marker, table.marker_acceptances = None, ()
    _receive_chips(table, fact.chair, fact.chips)
    if not fact.lender:
        table.unsettled_markers[fact.player] = (
            table.unsettled_markers.get(fact.player, 0) + fact.chips
        )
        return
    debt_key = fact.player, fact.lender_name
    table.unpaid_loans[debt_key] = table.unpaid_loans.get(debt_key, 0) + fact.chips
    if table.hand is not None and fact.lender in table.hand_chairs:
        table.lent_chips[fact.lender] = table.lent_chips.get(fact.lender, 0) + fact.chips
    else:
        table.chairs[fact.lender].chips -= fact.chips


def apply_marker_refused(table: Table, _fact: f.MarkerRefused) -> None:
    """Clear a refused marker."""
    table.offered_marker, table.marker_acceptances = None, ()


def apply_marker_settled(table: Table, fact: f.MarkerSettled) -> None:
    """Reduce a marker or a loan by a payment outside the game."""
    if fact.lender:
        _pay_back(table.unpaid_loans, (fact.player, fact.lender), fact.chips)
    else:
        _pay_back(table.unsettled_markers, fact.player, fact.chips)


def _pay_back(chips_by_debt: dict[DebtKey, int], debt_key: DebtKey, chips: int) -> None:
    chips_by_debt[debt_key] -= chips
    if not chips_by_debt[debt_key]:
        del chips_by_debt[debt_key]


def apply_rebuy_required(table: Table, fact: f.RebuyRequired) -> None:
    """Require a player to buy a whole buy-in before adding chips, or lift that rule."""
    table.chairs[fact.chair].must_rebuy = fact.is_required


def apply_time_fee_paid(table: Table, fact: f.TimeFeePaid) -> None:
    """Take a time fee from a stack."""
    table.chairs[fact.chair].chips -= fact.chips
    table.rake += fact.chips


def apply_time_fee_due(table: Table, fact: f.TimeFeeDue) -> None:
    """Add a time charge, which the next large pot pays."""
    table.time_fee_due += fact.chips


def apply_jackpot_won(table: Table, fact: f.JackpotWon) -> None:
    """Pay the jackpot to the chairs that won it."""
    for chair, _, chips in fact.payments:
        table.chairs[chair].chips += chips
        table.jackpot -= chips


def apply_kitty_spent(table: Table, fact: f.KittySpent) -> None:
    """Take an expense from the kitty."""
    table.kitty -= fact.chips


def apply_seven_deuce_paid(table: Table, fact: f.SevenDeucePaid) -> None:
    """Move the payments of the 7-2 game to the winner."""
    for chair, chips in fact.payments:
        table.chairs[chair].chips -= chips
    table.chairs[fact.chair].chips += fact.chips
    if table.last_hand is not None:
        other_winners = tuple(
            [winner for winner in table.last_hand.uncollected_winners if winner[0] != fact.player]
        )
        table.last_hand = replace(table.last_hand, uncollected_winners=other_winners)


def apply_coloured_up(table: Table, fact: f.ColouredUp) -> None:
    """Set the stacks after a chip race, and remove its chip from the chip set."""
    for chair, chips in fact.stacks_by_chair:
        table.chairs[chair].chips = chips
    remaining_chips = tuple(
        [chip for chip in table.rules.chips if chip.worth != fact.removed_value]
    )
    table.rules = table.rules.replace(chips=remaining_chips)
