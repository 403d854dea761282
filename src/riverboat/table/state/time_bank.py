"""The time bank: extra seconds for hard decisions, their use and refill (BYND-79).

A bank is used up by the second, or consists of cards, each of which is spent as soon as it is
begun. All times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine import Game
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Chairs, Positions
from riverboat.table.state.table_state import Clock, Table


def next_bank_span_ms(table: Table, remaining_ms: int) -> int:
    """Return the milliseconds a bank with *remaining_ms* remaining runs before the next check."""
    card_ms = 1000 * table.rules.clock.card
    return min(remaining_ms, card_ms) if card_ms else remaining_ms


def bank_ms_used_by_clock(table: Table, clock: Clock, now_ms: int) -> int:
    """Return the milliseconds that a clock has used from the player's time bank.

    The result is 0 if the clock does not use the bank, or if the current time is unknown.

    The result never exceeds the content of the bank or the time of the clock, so a late timer costs
    the player nothing.
    """
    if clock.kind != "bank" or not now_ms:
        return 0
    bank_ms, card_ms = table.chairs[clock.chair].time_bank_ms, 1000 * table.rules.clock.card
    if card_ms:
        return min(bank_ms, card_ms)
    return min(bank_ms, max(0, min(now_ms, clock.deadline) - clock.started_at))


def refill_banks(
    table: Table, positions: Positions, dealt_chairs: Chairs, game: Game
) -> Iterator[f.BankFilled]:
    """Yield the refills of time banks at the start of a hand: once an orbit, up to their size.

    A player is refilled at their big blind. If the button does not move, as in stud, all players
    are refilled once in as many hands as there are players. Absent players get no refill.
    """
    if game.stakes.blinds or not game.variant.has_upcards:
        refilled_chairs: Chairs = (positions.big,) if positions.big in dealt_chairs else ()
    elif (table.hand_count + 1) % len(dealt_chairs) == 0:
        refilled_chairs = dealt_chairs
    else:
        return
    rules = table.rules.clock
    for chair in refilled_chairs:
        player = table.chairs[chair]
        refill_ms = min(1000 * rules.refill, 1000 * rules.bank - player.time_bank_ms)
        if refill_ms > 0 and not player.is_sitting_out:
            yield f.BankFilled(chair, refill_ms)
