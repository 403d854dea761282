"""Cancelling an event: refunds.

Before the start all entrants are refunded in full. After the start, the remaining prize money is
divided among the remaining players: half by chips and half equally, or all by chips, or all
equally, as the rules say. Each of them also gets the fee of their entry and the value of their own
bounty.
"""

from __future__ import annotations

from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import compute_unpaid_bounty_money
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
    """Return the refund of each remaining player if the event were cancelled now.

    The first of them gets the indivisible remainder.
    """
    entrants, entry_fee = event.players_left, event.rules.entry.price.fee
    pool, bounties = compute_prize_money_left(event), [entrant.bounty for entrant in entrants]
    if event.rules.bounty.makes_cards:  # the owner of each bounty card is unknown
        pool, bounties = pool + compute_unpaid_bounty_money(event), [0] * len(entrants)
    shares = _divide_pool(pool, [entrant.chips for entrant in entrants], event.rules.prizes.refund)
    return tuple(
        [
            (entrant.player, share + bounty + (entry_fee if entrant.total_paid else 0))
            for entrant, share, bounty in zip(entrants, shares, bounties, strict=True)
        ]
    )


def compute_prize_money_left(event: Event) -> int:
    """Return the prize money not paid out yet."""
    pool = (
        sum(event.prizes) + event.prize_remainder
        if event.is_registration_closed
        else event.prize_pool + event.prize_remainder
    )
    placed_prize_money = sum([placing.prize * len(placing.busts) for placing in event.placings])
    return max(
        pool - placed_prize_money - sum([placing.remainder for placing in event.placings]), 0
    )


def _divide_pool(pool: int, stacks: list[int], method: str) -> list[int]:
    """Divide the pool in whole units by one of three methods; the first gets the remainder."""
    player_count, total_chips = len(stacks), max(sum(stacks), 1)
    chip_shares = [pool * stack // total_chips for stack in stacks]
    equal_shares = [pool // player_count] * player_count
    half_shares = [
        pool * (stack * player_count + total_chips) // (2 * total_chips * player_count)
        for stack in stacks
    ]
    shares = {"half": half_shares, "chips": chip_shares, "alike": equal_shares}[method]
    shares[0] += pool - sum(shares)
    return shares
