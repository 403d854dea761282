"""Cancelling an event: refunds.

Before the start all entrants are refunded in full. Later the prize money left is divided among the
remaining players: half by chips and half equally, or all of it one way, by the rules; and each of
them gets the fee of their entry and the value of their own bounty.
"""

from __future__ import annotations

from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import unpaid_bounties
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event
from riverboat.words.refusals import events as w


def cancel_event(event: Event, reason: str) -> f.EventCancelled:
    """Cancel the event, for a reason."""
    if event.phase not in ("open", "running"):
        raise EventCommandRefused(w.IsOver())
    if not reason.strip():
        raise EventCommandRefused(w.WhyIsIt())
    if event.phase == "open":
        return f.EventCancelled(
            reason, tuple([(each.player, each.paid) for each in event.players_left])
        )
    if any(table.playing for table in event.tables.values()):
        raise EventCommandRefused(w.HandsAreOn())
    return f.EventCancelled(reason, refunds(event))


def refunds(event: Event) -> tuple[tuple[str, int], ...]:
    """Return the refund of each remaining player if the event ended now.

    The first of them gets the indivisible remainder.
    """
    left, fee = event.players_left, event.rules.entry.price.fee
    pool, heads = prize_money_left(event), [each.head for each in left]
    if event.rules.bounty.makes_cards:  # the owner of each bounty card is unknown
        pool, heads = pool + unpaid_bounties(event), [0] * len(left)
    parts = _divide_pool(pool, [each.chips for each in left], event.rules.prizes.refund)
    return tuple(
        [
            (each.player, part + head + (fee if each.paid else 0))
            for each, part, head in zip(left, parts, heads, strict=True)
        ]
    )


def prize_money_left(event: Event) -> int:
    """Return the prize money not paid out yet."""
    pool = sum(event.prizes) + event.odd if event.closed else event.pool + event.odd
    placed = sum([placing.prize * len(placing.busts) for placing in event.placings])
    return max(pool - placed - sum([placing.odd for placing in event.placings]), 0)


def _divide_pool(pool: int, chips: list[int], how: str) -> list[int]:
    """Divide the pool in whole units by one of three methods; the first player has the rest."""
    players, whole = len(chips), max(sum(chips), 1)
    by_chips = [pool * stack // whole for stack in chips]
    alike = [pool // players] * players
    half = [pool * (stack * players + whole) // (2 * whole * players) for stack in chips]
    parts = {"half": half, "chips": by_chips, "alike": alike}[how]
    parts[0] += pool - sum(parts)
    return parts
