"""Stacks, seats, button and blinds before and after a hand, to compare it with the next one."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from riverboat.engine import HandStarted
from riverboat.engine.state.hand_reducer import replay
from riverboat.notation.payments import sum_payments_by_seat
from riverboat.notation.read_hand import ParsedHand, Source

PARTS_PER_UNIT: Final = 10_800
"""Number of parts into which a unit of currency is divided, so that amounts are integers.

It is a common multiple of the usual scales.
"""

Parts: TypeAlias = int | Fraction
"""An amount, in parts of a unit."""


class TableKey(NamedTuple):
    """The identity of a table, as far as the file names it."""

    site: str
    tournament: str
    table: str


class Balance(NamedTuple):
    """A player's chips before and after a hand."""

    chair: int
    """The chair, counted from 1; 0 if the file only gives positions."""
    chips_before: Parts
    chips_after: Parts


class HandBalances(NamedTuple):
    """The state of a table before and after one hand."""

    source: Source
    table: TableKey
    number: str
    started: str
    balances: dict[str, Balance]
    """Balances by player."""
    button: int
    """The chair of the button; 0 if the file only gives positions, and in stud."""
    blinds: tuple[Parts, Parts]
    """The big blind (or the small bet) and the ante."""
    is_tournament: bool
    can_top_up: bool
    """True if players may add chips between hands: in games for money."""


def compute_hand_balances(hand: ParsedHand) -> HandBalances | None:
    """Return the balances of a hand; ``None`` for a refused hand."""
    opening_fact = hand.log[0] if hand.log else None
    if hand.faults or not isinstance(opening_fact, HandStarted):
        return None
    about = hand.about
    parts_per_chip = compute_parts_per_chip(hand.scale)
    names = hand.players or tuple([f"seat {seat}" for seat in range(len(opening_fact.stacks))])
    stacks_after = compute_final_stacks(hand)
    has_chairs = bool(about.chairs)
    balances = {
        name: Balance(
            about.chair(seat) if has_chairs else 0,
            opening_fact.stacks[seat] * parts_per_chip,
            stacks_after[seat] * parts_per_chip,
        )
        for seat, name in enumerate(names)
    }
    stakes = opening_fact.game.stakes
    has_upcards = opening_fact.game.variant.has_upcards
    tournament = about.tournament
    return HandBalances(
        hand.source,
        TableKey(about.site, tournament.number if tournament else "", about.table),
        about.hand or hand.source.hand,
        about.started,
        balances,
        (about.button or about.chair(opening_fact.button)) if has_chairs and not has_upcards else 0,
        (stakes.big_blind * parts_per_chip, stakes.ante * parts_per_chip),
        tournament is not None,
        tournament is None,
    )


def compute_parts_per_chip(scale: int) -> Parts:
    """Return the number of parts in one chip, of which *scale* make a unit."""
    return (
        PARTS_PER_UNIT // scale if PARTS_PER_UNIT % scale == 0 else Fraction(PARTS_PER_UNIT, scale)
    )


def format_parts(parts: Parts) -> str:
    """Format an amount in the units of the file."""
    amount = Fraction(parts) / PARTS_PER_UNIT
    return f"{amount.numerator}" if amount.denominator == 1 else f"{float(amount):.6g}"


def compute_final_stacks(hand: ParsedHand) -> tuple[int, ...]:
    """Return the chips of each seat after a hand, net of rake and including side payments."""
    stacks = list(hand.final_stacks)
    if not stacks:
        state = replay(hand.log)
        raked = hand.raked or (0,) * state.players
        payments = sum_payments_by_seat(hand.payments, state.players)
        stacks = [
            stack - rake + payment
            for stack, rake, payment in zip(state.stacks, raked, payments, strict=True)
        ]
    return tuple(stacks)
