"""Reducer of results: places, prizes and bounties, and their reversal."""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.entrant_places import move_entrant
from riverboat.tourney.state.event_state import Bust, Entrant, Event, Placing
from riverboat.tourney.state.felt_hands import felt_bust, insert_in_order


def apply_result(
    event: Event,
    fact: (
        f.Busted
        | f.Placed
        | f.BountyWon
        | f.BountyUnclaimed
        | f.DealMade
        | f.BustUndone
        | f.StackLost
        | f.PlacesReopened
    ),
) -> None:
    """Apply a result to the event."""
    match fact:
        case f.Busted():
            entrant = event.entrants[fact.player]
            insert_in_order(event.busts, _bust_of(event, fact))
            entrant.lost = None
            leave_event(event, entrant)
        case f.StackLost():
            event.entrants[fact.player].lost = _bust_of(event, fact)
        case f.PlacesReopened():
            _apply_reopened(event, fact)
        case f.Placed():
            _apply_placed(event, fact)
        case f.BountyWon():
            _apply_bounty_won(event, fact)
        case f.BountyUnclaimed(owner, cash, card):
            entrant = event.entrants[owner]
            entrant.had, entrant.taken, entrant.head = cash, (), 0
            event.odd += 0 if card else cash
        case f.DealMade(shares, saved_money, odd_units):
            for player, share in shares:
                event.entrants[player].prize += share
            event.odd -= odd_units
            event.prizes = (
                (saved_money,)
                + (0,) * (len(event.players_left) - 1)
                + event.prizes[len(event.players_left) :]
            )
            event.paid = sum(1 for prize in event.prizes if prize)
            event.settled = event.felt_hand
        case f.BustUndone():
            _apply_undone(event, fact)
        case _:
            assert_never(fact)


def _bust_of(event: Event, fact: f.Busted | f.StackLost) -> Bust:
    """Return the bust-out that a fact describes, with the number of its hand."""
    entrant = event.entrants[fact.player]
    hand = _hand_number(event, fact)
    return Bust(entrant.number, fact.player, fact.table, hand, fact.stack, fact.by, fact.typed)


def _hand_number(event: Event, fact: f.Busted | f.StackLost) -> int:
    """Return the hand of a table; for physical tables the next number if no hand is named."""
    table, last_bust = event.tables.get(fact.table), event.entrants[fact.player].lost
    if not fact.typed:
        return table.hand if table is not None else 0
    for other_table in event.tables.values():  # a hand has been played, so positions have changed
        other_table.reported = None
    if last_bust is not None:
        return last_bust.hand
    named_bust = felt_bust(event, fact.same_hand_as) if fact.same_hand_as else None
    if named_bust is not None:
        return named_bust.hand
    if isinstance(fact, f.Busted) and fact.same_hand and table is not None and table.hand:
        return table.hand
    event.felt_hand += 1
    if table is not None:
        table.hand = event.felt_hand
    return event.felt_hand


def _apply_reopened(event: Event, fact: f.PlacesReopened) -> None:
    """Reopen the last places given; their players wait again, in the order of their hands."""
    for _ in range(fact.placings):
        _undo_placing(event, event.placings.pop())
    if fact.cards_unmade:
        event.made = ()


def _apply_bounty_won(event: Event, fact: f.BountyWon) -> None:
    owner, taker = event.entrants[fact.of], event.entrants[fact.player]
    if owner.head:  # one card, even if shared
        event.cards += bool(fact.cash)
        owner.had, owner.taken, owner.head = owner.head, (), 0
    owner.taken += (f.BountyReturn(fact.player, fact.cash, fact.head),)
    taker.heads += fact.cash
    taker.head += fact.head


def _apply_undone(event: Event, fact: f.BustUndone) -> None:
    entrant = event.entrants[fact.player]
    if fact.placed:
        _undo_placing(event, event.placings.pop())
    event.busts = [bust for bust in event.busts if bust.number != entrant.number]
    for bounty_return in fact.heads:
        event.entrants[bounty_return.player].heads -= bounty_return.cash
        event.entrants[bounty_return.player].head -= bounty_return.head
    event.odd -= fact.unclaimed
    event.cards -= fact.cards
    if not event.cards:
        event.made = ()  # cards are made again, for one more player
    move_entrant(event, entrant, "seated", fact.table, fact.seat)
    entrant.chips, entrant.head, entrant.taken = fact.chips, fact.head, ()
    event.missing -= fact.chips
    event.removed -= fact.chips  # as with every count: the surplus shows in the next count
    event.inside[fact.player] = entrant
    event.tables[fact.table].seats[fact.seat] = fact.player


def _undo_placing(event: Event, placing: Placing) -> None:
    """Undo a placing: its place becomes vacant again."""
    for bust in placing.busts:
        entrant = event.entrants[bust.player]
        entrant.prize -= placing.prize
        if entrant.number == bust.number:
            entrant.place = 0
    event.busts = [*placing.busts, *event.busts]
    event.placed -= len(placing.busts)
    event.odd -= placing.odd


def leave_event(event: Event, entrant: Entrant) -> None:
    """Remove an entrant from the event and free their seat."""
    if entrant.status == "seated":
        table = event.tables[entrant.table]
        table.seats[entrant.seat] = None
        table.opened_last, table.alone = entrant.seat, None
        entrant.last_table = table.number
    move_entrant(event, entrant, "out", 0, -1)
    entrant.sent = entrant.guess = False
    del event.inside[entrant.player]
    event.homeless.pop(entrant.player, None)


def _apply_placed(event: Event, fact: f.Placed) -> None:
    for player, number in zip(fact.players, fact.entries, strict=True):
        entrant = event.entrants[player]
        entrant.prize += fact.prize
        if entrant.number == number:
            entrant.place = fact.place
    busts = tuple([bust for bust in event.busts if bust.number in fact.entries])
    event.placings.append(Placing(fact.place, fact.prize, fact.odd, busts))
    event.busts = [bust for bust in event.busts if bust.number not in fact.entries]
    event.placed += len(fact.entries)
    event.odd += fact.odd
