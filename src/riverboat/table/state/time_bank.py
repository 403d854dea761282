"""The time bank: seconds that a player has for hard decisions, and how they are spent and
filled up (BYND-79).

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
    """How long a bank that has so much left runs before it is looked at again."""
    card = 1000 * table.rules.clock.card
    return min(left, card) if card else left


def used_by_clock(table: Table, clock: Clock, at: int) -> int:
    """What a clock has cost the bank by then; nothing if it is no time bank, or nobody says when.

    Never more than there is, and never more than the clock gave: a late timer costs nobody.
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
    """What is added to banks as a hand begins: to each player's once an orbit, up to its size.

    That is when the big blind comes to them; where the button stands still, as in stud, for all
    who play, every so many hands as they are. Who is away gets nothing.
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
