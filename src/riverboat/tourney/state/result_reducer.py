"""Reducer of results: places, prizes and bounties, and their reversal."""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.entrant_places import move_entrant
from riverboat.tourney.state.event_state import Bust, Entrant, Event, Placing
from riverboat.tourney.state.felt_hands import find_last_felt_bust, insert_in_order


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
            insert_in_order(event.busts, _build_bust(event, fact))
            entrant.undecided_bust = None
            leave_event(event, entrant)
        case f.StackLost():
            event.entrants[fact.player].undecided_bust = _build_bust(event, fact)
        case f.PlacesReopened():
            _apply_places_reopened(event, fact)
        case f.Placed():
            _apply_placed(event, fact)
        case f.BountyWon():
            _apply_bounty_won(event, fact)
        case f.BountyUnclaimed(owner, cash, card):
            entrant = event.entrants[owner]
            entrant.last_won_bounty, entrant.bounty_returns, entrant.bounty = cash, (), 0
            event.prize_remainder += 0 if card else cash
        case f.DealMade(shares, saved_money, odd_units):
            for player, share in shares:
                event.entrants[player].prize += share
            event.prize_remainder -= odd_units
            event.prizes = (
                (saved_money,)
                + (0,) * (len(event.players_left) - 1)
                + event.prizes[len(event.players_left) :]
            )
            event.paid_place_count = sum(1 for prize in event.prizes if prize)
            event.last_closed_felt_hand = event.felt_hand_count
        case f.BustUndone():
            _apply_bust_undone(event, fact)
        case _:
            assert_never(fact)


def _build_bust(event: Event, fact: f.Busted | f.StackLost) -> Bust:
    """Return the bust-out that a fact describes, with the number of its hand."""
    entrant = event.entrants[fact.player]
    hand_number = _assign_hand_number(event, fact)
    return Bust(
        entrant.entry_number,
        fact.player,
        fact.table,
        hand_number,
        fact.stack,
        fact.winners,
        fact.is_host_entered,
    )


def _assign_hand_number(event: Event, fact: f.Busted | f.StackLost) -> int:
    """Return the number of the hand in which a player lost all chips.

    At a physical table it is the hand known from an undecided rebuy or named by the fact, otherwise
    a new hand with the next number. All reports of next big blinds become out of date.
    """
    table, last_bust = event.tables.get(fact.table), event.entrants[fact.player].undecided_bust
    if not fact.is_host_entered:
        return table.hand_number if table is not None else 0
    for other_table in event.tables.values():  # a hand has been played, so positions have changed
        other_table.big_blind_reported_at = None
    if last_bust is not None:
        return last_bust.hand_number
    named_bust = find_last_felt_bust(event, fact.same_hand_as) if fact.same_hand_as else None
    if named_bust is not None:
        return named_bust.hand_number
    if isinstance(fact, f.Busted) and fact.is_same_hand and table is not None and table.hand_number:
        return table.hand_number
    event.felt_hand_count += 1
    if table is not None:
        table.hand_number = event.felt_hand_count
    return event.felt_hand_count


def _apply_places_reopened(event: Event, fact: f.PlacesReopened) -> None:
    """Reopen the last places given; their players wait again, in the order of their hands."""
    for _ in range(fact.placing_count):
        _undo_placing(event, event.placings.pop())
    if fact.unmakes_cards:
        event.made_cards = ()


def _apply_bounty_won(event: Event, fact: f.BountyWon) -> None:
    owner, winner = event.entrants[fact.owner], event.entrants[fact.player]
    if owner.bounty:  # one card, even if shared
        event.drawn_card_count += bool(fact.cash)
        owner.last_won_bounty, owner.bounty_returns, owner.bounty = owner.bounty, (), 0
    owner.bounty_returns += (f.BountyReturn(fact.player, fact.cash, fact.bounty_increase),)
    winner.bounty_winnings += fact.cash
    winner.bounty += fact.bounty_increase


def _apply_bust_undone(event: Event, fact: f.BustUndone) -> None:
    entrant = event.entrants[fact.player]
    if fact.was_placed:
        _undo_placing(event, event.placings.pop())
    event.busts = [bust for bust in event.busts if bust.entry_number != entrant.entry_number]
    for bounty_return in fact.bounty_returns:
        event.entrants[bounty_return.player].bounty_winnings -= bounty_return.cash
        event.entrants[bounty_return.player].bounty -= bounty_return.bounty_increase
    event.prize_remainder -= fact.unclaimed_cash
    event.drawn_card_count -= fact.returned_card_count
    if not event.drawn_card_count:
        event.made_cards = ()  # cards are made again, for one more player
    move_entrant(event, entrant, "seated", fact.table, fact.seat)
    entrant.chips, entrant.bounty, entrant.bounty_returns = fact.chips, fact.bounty, ()
    event.missing_chips -= fact.chips
    event.chips_removed -= fact.chips  # as with every count: the surplus shows in the next count
    event.remaining_entrants[fact.player] = entrant
    event.tables[fact.table].seats[fact.seat] = fact.player


def _undo_placing(event: Event, placing: Placing) -> None:
    """Undo a placing: its place becomes vacant again."""
    for bust in placing.busts:
        entrant = event.entrants[bust.player]
        entrant.prize -= placing.prize
        if entrant.entry_number == bust.entry_number:
            entrant.place = 0
    event.busts = [*placing.busts, *event.busts]
    event.placed_count -= len(placing.busts)
    event.prize_remainder -= placing.remainder


def leave_event(event: Event, entrant: Entrant) -> None:
    """Remove an entrant from the event and free their seat."""
    if entrant.status == "seated":
        table = event.tables[entrant.table]
        table.seats[entrant.seat] = None
        table.last_opened_seat, table.alone_since = entrant.seat, None
        entrant.last_table = table.number
    move_entrant(event, entrant, "out", 0, -1)
    entrant.is_arrival_unconfirmed = entrant.is_guessed = False
    del event.remaining_entrants[entrant.player]
    event.unseated_entrants.pop(entrant.player, None)


def _apply_placed(event: Event, fact: f.Placed) -> None:
    for player, entry_number in zip(fact.players, fact.entry_numbers, strict=True):
        entrant = event.entrants[player]
        entrant.prize += fact.prize
        if entrant.entry_number == entry_number:
            entrant.place = fact.place
    busts = tuple([bust for bust in event.busts if bust.entry_number in fact.entry_numbers])
    event.placings.append(Placing(fact.place, fact.prize, fact.remainder, busts))
    event.busts = [bust for bust in event.busts if bust.entry_number not in fact.entry_numbers]
    event.placed_count += len(fact.entry_numbers)
    event.prize_remainder += fact.remainder
