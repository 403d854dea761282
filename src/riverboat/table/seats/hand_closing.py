"""The end of a hand, and the steps between two: chips arrive, players leave or sit out."""

from __future__ import annotations

from riverboat.table.blinds.deal_in import next_big_blind_chair, ready_chairs
from riverboat.table.blinds.kill_pots import find_kills_after_hand
from riverboat.table.blinds.rock import find_rock_move_after_hand
from riverboat.table.money.buying_in import find_required_rebuys
from riverboat.table.money.jackpot import find_jackpot_payments
from riverboat.table.money.seven_deuce import find_seven_deuce_payments
from riverboat.table.seats import absent_players
from riverboat.table.state import facts as f
from riverboat.table.state import leavers
from riverboat.table.state.table_state import Table


def close_hand(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Return the facts that follow the last fact of a hand."""
    hand = table.hand
    assert hand is not None, "no hand is played"
    stacks = hand.stacks
    if table.lent_chips:  # rule: MARK-03
        lent_chips = table.lent_chips
        stacks = [
            stack - lent_chips.get(chair, 0)
            for stack, chair in zip(stacks, table.hand_chairs, strict=True)
        ]
    facts: list[f.AnyTableFact] = [
        f.HandClosed(table.hand_count, tuple(stacks), tuple(hand.won_chips))
    ]
    rules = table.rules
    if rules.straddle.rock:
        facts += find_rock_move_after_hand(table)
    if rules.kill.enabled:
        facts += find_kills_after_hand(table)
    if hand.game.rules.stakes == "open":
        facts += find_required_rebuys(table)
    if rules.seven_deuce:
        facts += find_seven_deuce_payments(table, stacks)
    if rules.fees.jackpot != "none":
        facts += find_jackpot_payments(table)
    return tuple(facts)


def next_facts_between_hands(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Return the forced facts between two hands."""
    facts: list[f.AnyTableFact] = []
    max_missed_orbits = table.rules.button.picked_up
    for chair, player in table.chairs.items():
        if player.leaves_after_hand:
            facts += leave_table(table, chair, "left", table.hand_began_at)
        elif max_missed_orbits and player.missed_orbits >= max_missed_orbits:  # rule: BYND-45
            facts += leave_table(table, chair, "picked up", table.hand_began_at)
        elif player.chips_behind and min(player.chips_behind)[0] <= 0:  # rule: BUYN-07
            arrived_chips = sum(
                [chips for hands_left, chips in player.chips_behind if hands_left <= 0]
            )
            facts.append(f.ChipsArrived(chair, arrived_chips))
        elif player.sits_out_after_hand:
            facts.append(f.SatOut(chair))
        elif player.timeout_count and absent_players.must_sit_out_after_timeouts(
            table, player
        ):  # rule: SEAT-10
            facts.append(f.SatOut(chair, "out of time"))
        elif (
            not player.chips
            and not player.is_sitting_out
            and not player.chips_behind
            and not player.requested_chips
        ):
            facts.append(f.SatOut(chair, "no chips"))  # rule: BUYN-11
    return tuple(facts) or _sit_out_at_blind(table) or _deliver_chips_early(table)


def _sit_out_at_blind(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Sit out players who asked to play until the big blind and now owe it (SEAT-10)."""
    if not any(player.sits_out_at_big_blind for player in table.chairs.values()):
        return ()
    chair = next_big_blind_chair(table)
    return (f.SatOut(chair),) if chair and table.chairs[chair].sits_out_at_big_blind else ()


def _deliver_chips_early(table: Table) -> tuple[f.AnyTableFact, ...]:
    """Deliver chips behind at once if no hand can start without them (BUYN-07)."""
    chips_behind = [
        (chair, player.chips_behind)
        for chair, player in table.chairs.items()
        if player.chips_behind
    ]
    if not chips_behind or len(ready_chairs(table)) >= 2:
        return ()
    return tuple(
        [
            f.ChipsArrived(chair, sum([chips for _, chips in deliveries]))
            for chair, deliveries in chips_behind
        ]
    )


def leave_table(
    table: Table, chair: int, reason: f.LeaveReason, now_ms: int = 0
) -> tuple[f.AnyTableFact, ...]:
    """Remove a player from the table, and keep their debts by name (BUYN-12)."""
    player, left_fact = table.chairs[chair], build_left_fact(table, chair, reason, now_ms)
    owes_next_big_blind = (
        player.has_come_in
        and not (table.is_hand_running or table.is_closed)
        and next_big_blind_chair(table) == chair
    )
    return (left_fact, *leavers.record_debts(table, chair, owes_next_big_blind))


def build_left_fact(table: Table, chair: int, reason: f.LeaveReason, now_ms: int = 0) -> f.Left:
    """Return the fact of a player leaving with all their chips."""
    player = table.chairs[chair]
    chips_behind = sum([chips for _, chips in player.chips_behind])
    return f.Left(chair, player.player, player.chips + chips_behind, reason, now_ms)
