"""What places, prizes and heads change, and what is taken back of them."""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Bust, Entrant, Event, Placing
from riverboat.tourney.state.places import goes_to


def apply_result(
    event: Event,
    fact: f.Busted | f.Placed | f.HeadTaken | f.HeadUnclaimed | f.DealMade | f.BustUndone,
) -> None:
    """What a result changes."""
    match fact:
        case f.Busted(player, table, stack, by, typed):
            entrant = event.entrants[player]
            hand = _hand(event, fact)
            event.busts.append(Bust(entrant.number, player, table, hand, stack, by, typed))
            goes_out(event, entrant)
        case f.Placed():
            _placed(event, fact)
        case f.HeadTaken():
            _head_taken(event, fact)
        case f.HeadUnclaimed(of, cash, card):
            entrant = event.entrants[of]
            entrant.had, entrant.taken, entrant.head = cash, (), 0
            event.odd += 0 if card else cash
        case f.DealMade(shares, saved, odd):
            for player, share in shares:
                event.entrants[player].prize += share
            event.odd -= odd
            event.prizes = (saved,) + (0,) * (len(event.left) - 1) + event.prizes[len(event.left) :]
            event.paid = sum(1 for prize in event.prizes if prize)
        case f.BustUndone():
            _undone(event, fact)
        case _:
            assert_never(fact)


def _hand(event: Event, fact: f.Busted) -> int:
    """In which hand it was; of those that are told each is another one, where nothing is said."""
    table = event.tables.get(fact.table)
    if table is None:
        return 0
    if fact.typed and not fact.same_hand:
        table.hand += 1
    return table.hand


def _head_taken(event: Event, fact: f.HeadTaken) -> None:
    owner, taker = event.entrants[fact.of], event.entrants[fact.player]
    if owner.head:  # one card, however it is shared
        event.cards += bool(fact.cash)
        owner.had, owner.taken, owner.head = owner.head, (), 0
    owner.taken += (f.HeadBack(fact.player, fact.cash, fact.head),)
    taker.heads += fact.cash
    taker.head += fact.head


def _undone(event: Event, fact: f.BustUndone) -> None:
    entrant = event.entrants[fact.player]
    if fact.placed:
        _placed_anew(event, event.placings.pop())
    event.busts = [bust for bust in event.busts if bust.number != entrant.number]
    for each in fact.heads:
        event.entrants[each.player].heads -= each.cash
        event.entrants[each.player].head -= each.head
    event.odd -= fact.unclaimed
    event.cards -= fact.cards
    if not event.cards:
        event.made = ()  # they are made anew, for one more
    goes_to(event, entrant, "seated", fact.table, fact.seat)
    entrant.chips, entrant.head, entrant.taken = fact.chips, fact.head, ()
    event.missing -= fact.chips
    event.removed -= fact.chips  # as with every count: who has them too much is counted next
    event.inside[fact.player] = entrant
    event.tables[fact.table].seats[fact.seat] = fact.player


def _placed_anew(event: Event, placing: Placing) -> None:
    """Their place is nobody's again."""
    for bust in placing.busts:
        entrant = event.entrants[bust.player]
        entrant.prize -= placing.prize
        if entrant.number == bust.number:
            entrant.place = 0
    event.busts = [*placing.busts, *event.busts]
    event.placed -= len(placing.busts)
    event.odd -= placing.odd


def goes_out(event: Event, entrant: Entrant) -> None:
    """Somebody leaves the event: their seat is free."""
    if entrant.status == "seated":
        table = event.tables[entrant.table]
        table.seats[entrant.seat] = None
        table.opened_last, table.alone = entrant.seat, None
    goes_to(event, entrant, "out", 0, -1)
    entrant.sent = False
    del event.inside[entrant.player]
    event.homeless.pop(entrant.player, None)


def _placed(event: Event, fact: f.Placed) -> None:
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
