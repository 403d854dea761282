"""Somebody was not out after all: what they were given for it, and what was paid for them.

What came later comes first: a bust-out is undone while nobody was placed after it, and while
those who have a part of the head on their own are in the event. So nothing that was settled by it
is left hanging in the air. The seed of the draws is shown at the end: then it is too late.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.running.eliminations import reopening
from riverboat.tourney.running.entering import entrant
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Bust, Entrant, Event
from riverboat.tourney.state.felt_hands import felt_busts
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w


def undone_facts(event: Event, command: c.UndoBust) -> Iterator[f.AnyEventFact]:
    """The bust-out is undone, and chips that it gave to others go back as far as they have them."""
    found = entrant(event, command.player)
    bust, placed = _bust(event, found)
    reopened = None if placed else _reopened(event, bust)
    if command.chips < 1:
        raise NotInThisEvent(w.NoSuchStack(Player(found.player), command.chips))
    _refuse_heads(event, found)
    table, seat = _seat(event, bust)
    if reopened is not None:
        yield reopened
    yield from _given_back(event, bust, command.chips)
    cash_drawn = any(head.cash for head in found.taken)
    yield f.BustUndone(
        found.player,
        command.chips,
        table,
        seat,
        placed,
        found.had,
        found.taken,
        0 if found.taken or event.rules.bounty.makes_cards else found.had,
        int(event.rules.bounty.kind == "mystery" and cash_drawn),
    )


def _bust(event: Event, found: Entrant) -> tuple[Bust, bool]:
    """Their bust-out, and whether they were placed for it."""
    who = Player(found.player)
    if event.phase != "running":
        raise NotInThisEvent(h.SeedIsShown() if event.phase == "ended" else w.NotRunning())
    if found.status != "out":
        raise NotInThisEvent(w.HasChipsLeft(who, found.chips))
    waiting = next((each for each in event.busts if each.number == found.number), None)
    if waiting is not None:
        return waiting, False
    last = event.placings[-1] if event.placings else None
    bust = (
        next((each for each in last.busts if each.number == found.number), None) if last else None
    )
    shared = _placed_in_last_hand(event, found) if bust is None else None
    if shared is not None:
        return shared, False
    if last is not None and bust is None:
        raise NotInThisEvent(h.PlacedSince(who, Player(last.busts[-1].player)))
    if bust is None:
        raise NotInThisEvent(w.CannotBeUndone(who))
    return bust, True


def _placed_in_last_hand(event: Event, found: Entrant) -> Bust | None:
    """Their bust-out, if every place given after it is of the same hand (TRNY-40).

    The cards of a mystery bounty go back in the order in which they were drawn.
    """
    drawn = event.rules.bounty.kind == "mystery" and event.cards
    if drawn or not event.placings or not event.placings[-1].busts:
        return None
    hand = event.placings[-1].busts[-1].in_hand
    for placing in reversed(event.placings):
        if not all(bust.typed and bust.in_hand == hand for bust in placing.busts):
            return None
        for bust in placing.busts:
            if bust.number == found.number:
                return bust
    return None


def _reopened(event: Event, bust: Bust) -> f.PlacesReopened | None:
    """Places of other players of the hand that were given after theirs are open again."""
    if any(each.number == bust.number for each in event.busts):
        return None
    hand = [each for each in felt_busts(event) if each.in_hand == bust.in_hand]
    return reopening(event, hand)


def _refuse_heads(event: Event, found: Entrant) -> None:
    """Who had a part of the head put onto their own must still be there to give it back."""
    for part in found.taken:
        if part.head and event.entrants[part.player].status == "out":
            raise NotInThisEvent(h.TakerIsOut(Player(found.player), Player(part.player)))


def _seat(event: Event, bust: Bust) -> tuple[int, int]:
    """The first free seat of their table, or of one that has room where it is broken."""
    own = [event.tables[bust.table]] if bust.table in event.tables else []
    for table in own or event.tables.values():
        kept = {each.seat for each in event.homeless.values() if each.table == table.number}
        seat = next((seat for seat in table.seated.empty if seat not in kept), None)
        if seat is not None:
            return table.number, seat
    raise NotInThisEvent(w.NoOpenSeat(bust.table))


def _given_back(event: Event, bust: Bust, chips: int) -> Iterator[f.StackCorrected]:
    """At tables of felt their chips went to those who put them out: so far they come from there."""
    if not bust.typed:
        return
    part, odd = divmod(min(chips, bust.stack), len(bust.by) or 1)
    for k, player in enumerate(bust.by):
        winner = event.inside.get(player)
        given = part + (k < odd)
        if winner is not None and given and winner.chips > given:
            yield f.StackCorrected(player, winner.chips - given, "bust-out")
