"""The end of a hand, and the steps between two: chips arrive, players leave or sit out."""

from __future__ import annotations

from riverboat.table.blinds.deal_in import next_big_blind, ready_chairs
from riverboat.table.blinds.kill_pots import kills_after_hand as killing_after_hand
from riverboat.table.blinds.rock import rock_after_hand as rock_after_hand
from riverboat.table.money.buying_in import rebuys_after_hand as buying_after_hand
from riverboat.table.money.jackpot import jackpot_after_hand as jackpot_after_hand
from riverboat.table.money.seven_deuce import seven_deuce_after_hand as seven_deuce_after_hand
from riverboat.table.seats import absent_players
from riverboat.table.state import facts as f
from riverboat.table.state import leavers
from riverboat.table.state.table_state import Table


def close_hand(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Return the facts that follow the last fact of a hand."""
    hand = table.hand
    assert hand is not None, "no hand is played"
    chips = hand.stacks
    if table.lent:  # rule: MARK-03
        lent = table.lent
        chips = [n - lent.get(chair, 0) for n, chair in zip(chips, table.playing, strict=True)]
    facts: list[f.AnyTableFact] = [f.HandClosed(table.hand_count, tuple(chips), tuple(hand.won))]
    rules = table.rules
    if rules.straddle.rock:
        facts += rock_after_hand(table)
    if rules.kill.enabled:
        facts += killing_after_hand(table)
    if hand.game.rules.stakes == "open":
        facts += buying_after_hand(table)
    if rules.seven_deuce:
        facts += seven_deuce_after_hand(table, chips)
    if rules.fees.jackpot != "none":
        facts += jackpot_after_hand(table)
    return tuple(facts)


def facts_between_hands(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Return the forced facts between two hands."""
    facts: list[f.AnyTableFact] = []
    limit = table.rules.button.picked_up
    for chair, each in table.chairs.items():
        if each.leaves_next:
            facts += leave_table(table, chair, "left", table.began_at)
        elif limit and each.absences >= limit:  # rule: BYND-45
            facts += leave_table(table, chair, "picked up", table.began_at)
        elif each.coming and min(each.coming)[0] <= 0:  # rule: BUYN-07
            there = sum([chips for hands, chips in each.coming if hands <= 0])
            facts.append(f.ChipsArrived(chair, there))
        elif each.sits_out_next:
            facts.append(f.SatOut(chair))
        elif each.ran_out and absent_players.must_sit_out_after_timeouts(
            table, each
        ):  # rule: SEAT-10
            facts.append(f.SatOut(chair, "out of time"))
        elif not each.chips and not each.out and not each.coming and not each.asked:
            facts.append(f.SatOut(chair, "no chips"))  # rule: BUYN-11
    return tuple(facts) or _sit_out_at_blind(table) or _deliver_chips_early(table)


def _sit_out_at_blind(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Sit out players who asked to play until the big blind and now owe it (SEAT-10)."""
    if not any(each.sits_out_at_blind for each in table.chairs.values()):
        return ()
    chair = next_big_blind(table)
    return (f.SatOut(chair),) if chair and table.chairs[chair].sits_out_at_blind else ()


def _deliver_chips_early(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Deliver chips behind at once if no hand can start without them (BUYN-07)."""
    behind = [(chair, each.coming) for chair, each in table.chairs.items() if each.coming]
    if not behind or len(ready_chairs(table)) >= 2:
        return ()
    return tuple([f.ChipsArrived(chair, sum([n for _, n in coming])) for chair, coming in behind])


def leave_table(
    table: Table, chair: int, reason: f.LeaveReason, at: int = 0
) -> tuple[f.AnyTableFact, ...]:
    """Remove a player from the table, and keep their debts by name (BUYN-12)."""
    each, gone = table.chairs[chair], left_fact(table, chair, reason, at)
    due = (
        each.settled
        and not (table.is_hand_running or table.closed)
        and next_big_blind(table) == chair
    )
    return (gone, *leavers.keep_debts(table, chair, due))


def left_fact(table: Table, chair: int, reason: f.LeaveReason, at: int = 0) -> f.Left:
    """Return the fact of a player leaving with all their chips."""
    each = table.chairs[chair]
    behind = sum([chips for _, chips in each.coming])
    return f.Left(chair, each.player, each.chips + behind, reason, at)
