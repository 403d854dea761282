"""The time bank: extra seconds for hard decisions, their use and refill (BYND-79).

A bank runs by the second, or is a number of cards: a card is spent as soon as it is begun.
Everything here is in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine import Game
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Chairs, Positions
from riverboat.table.state.table_state import Clock, Table


def next_span(table: Table, left: int) -> int:
    """Return the milliseconds a bank with *left* remaining runs before the next check."""
    card = 1000 * table.rules.clock.card
    return min(left, card) if card else left


def used_by_clock(table: Table, clock: Clock, at: int) -> int:
    """Return the time a clock has deducted from the bank; 0 if not a bank, or without a time.

    Never more than the bank holds or the clock gave: a late timer costs the player nothing.
    """
    if clock.kind != "bank" or not at:
        return 0
    bank, card = table.chairs[clock.chair].bank, 1000 * table.rules.clock.card
    if card:
        return min(bank, card)
    return min(bank, max(0, min(at, clock.until) - clock.since))


def refill_banks(
    table: Table, positions: Positions, dealt: Chairs, game: Game
) -> Iterator[f.BankFilled]:
    """Yield the refills of time banks at the start of a hand: once an orbit, up to their size.

    A player's refill comes with their big blind; where the button stands still, as in stud,
    all players are refilled once in as many hands as there are players. Absent players get
    none.
    """
    if game.stakes.blinds or not game.variant.has_upcards:
        lucky: Chairs = (positions.big,) if positions.big in dealt else ()
    elif (table.hand_count + 1) % len(dealt) == 0:
        lucky = dealt
    else:
        return
    rules = table.rules.clock
    for chair in lucky:
        each = table.chairs[chair]
        added = min(1000 * rules.refill, 1000 * rules.bank - each.bank)
        if added > 0 and not each.out:
            yield f.BankFilled(chair, added)
