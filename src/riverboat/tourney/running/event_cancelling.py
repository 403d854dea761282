"""Cancelling an event: refunds.

Before the start all entrants are refunded in full. After the start, the remaining prize money is
divided among the remaining players: half by chips and half equally, or entirely in one of these
ways, by the rules. Each of them also gets the fee of their entry and the value of their own bounty.
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
        raise EventCommandRefused(w.TournamentOver())
    if not reason.strip():
        raise EventCommandRefused(w.ReasonMissing())
    if event.phase == "open":
        return f.EventCancelled(
            reason, tuple([(entrant.player, entrant.total_paid) for entrant in event.players_left])
        )
    if any(table.is_playing for table in event.tables.values()):
        raise EventCommandRefused(w.EventHandsRunning())
    return f.EventCancelled(reason, refunds(event))


def refunds(event: Event) -> tuple[tuple[str, int], ...]:
    """Return the refund of each remaining player if the event ended now.

    The first of them gets the indivisible remainder.
    """
    entrants, entry_fee = event.players_left, event.rules.entry.price.fee
    pool, bounties = prize_money_left(event), [entrant.bounty for entrant in entrants]
    if event.rules.bounty.makes_cards:  # the owner of each bounty card is unknown
        pool, bounties = pool + unpaid_bounties(event), [0] * len(entrants)
    shares = _divide_pool(pool, [entrant.chips for entrant in entrants], event.rules.prizes.refund)
    return tuple(
        [
            (entrant.player, share + bounty + (entry_fee if entrant.total_paid else 0))
            for entrant, share, bounty in zip(entrants, shares, bounties, strict=True)
        ]
    )


def prize_money_left(event: Event) -> int:
    """Return the prize money not paid out yet."""
    pool = (
        sum(event.prizes) + event.prize_remainder
        if event.is_registration_closed
        else event.prize_pool + event.prize_remainder
    )
    prizes_placed = sum([placing.prize * len(placing.busts) for placing in event.placings])
    return max(pool - prizes_placed - sum([placing.remainder for placing in event.placings]), 0)


def _divide_pool(pool: int, chips: list[int], method: str) -> list[int]:
    """Divide the pool in whole units by one of three methods; the first gets the remainder."""
    players, total_chips = len(chips), max(sum(chips), 1)
    chip_shares = [pool * stack // total_chips for stack in chips]
    equal_shares = [pool // players] * players
    half_shares = [
        pool * (stack * players + total_chips) // (2 * total_chips * players) for stack in chips
    ]
    shares = {"half": half_shares, "chips": chip_shares, "alike": equal_shares}[method]
    shares[0] += pool - sum(shares)
    return shares
