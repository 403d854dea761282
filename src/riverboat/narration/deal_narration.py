"""Narration of dealt cards and discards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import HandState
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import dealt as d
from riverboat.words.events.event import Event, WithInThePot

PotNote = WithInThePot | None
"""The pot, if it has grown since it was last narrated."""

_MAX_NUMBERED_DRAWS = 5
"""Number of draws up to which they are numbered."""


def narrate_hole_cards(hand: HandState, fact: f.HoleCardsDealt, pot: PotNote) -> Iterator[Event]:
    """Narrate cards dealt face down: at the start, later in the hand, or after a draw.

    The first of the events names the pot.
    """
    dealt = {seat: new for seat, new in enumerate(fact.holdings) if new}
    known = [seat for seat, new in dealt.items() if set(new) - {UNKNOWN}]
    if any(hand.holdings) and hand.compiled.has_upcards and len(dealt) > 1:
        yield narrate_stud_street(hand, dealt, dict.fromkeys(dealt, ()), pot)
        pot = None
    else:
        if not any(hand.holdings) and len(known) < len(dealt):
            yield d.EverybodyIsDealt(max(map(len, dealt.values())))
        for seat in known:
            yield d.GetsCards(Seat(seat), dealt[seat], pot)
            pot = None
    for card in fact.exposed:
        seat = next(seat for seat, new in dealt.items() if card in new)
        yield d.DealerExposes((card,), Seat(seat), fact.set_aside, pot)
        pot = None


def narrate_upcards(hand: HandState, fact: f.UpcardsDealt, pot: PotNote) -> Event:
    """Narrate face-up cards, and each player's visible holding."""
    dealt = {seat: new for seat, new in enumerate(fact.cards) if new}
    if any(hand.upcards):
        showing = {seat: (*hand.upcards[seat], *new) for seat, new in dealt.items()}
        return narrate_stud_street(hand, dealt, showing, pot)
    return d.DoorCards(tuple([d.CardsFor(new, Seat(seat)) for seat, new in dealt.items()]))


def narrate_stud_street(
    hand: HandState, dealt: Mapping[int, Cards], showing: Mapping[int, Cards], pot: PotNote
) -> d.StreetComes:
    """Narrate a later street of stud, which is named by the number of cards each player has."""
    streets, through = hand.game.variant.streets, hand.compiled.hole_cards_through
    held = max(len(hand.holdings[seat]) + len(new) for seat, new in dealt.items())
    name = next(s.name for s, most in zip(streets, through, strict=True) if most >= held)
    each: list[d.DealtTo] = []
    hidden = []
    for seat, new in dealt.items():
        if showing[seat]:
            each.append(d.UpcardsFor(new, Seat(seat), showing[seat]))
        elif set(new) - {UNKNOWN}:
            each.append(d.CardsFor(new, Seat(seat)))
        else:
            hidden.append(Seat(seat))
    if hidden:
        each.append(d.FaceDownFor(tuple(hidden)))
    return d.StreetComes(name, tuple(each), pot)


def narrate_board(hand: HandState, fact: f.BoardDealt, pot: PotNote) -> Event:
    """Narrate the flop, the turn, the river; in stud a common card."""
    if not hand.game.variant.board_cards:
        return d.CardForAll(fact.cards, pot)
    through = len(hand.boards[fact.board]) + len(fact.cards)
    coming, name = 0, ""
    for each in hand.game.variant.streets:
        coming += each.board
        if coming >= through:
            name = each.name
            break
    if len(hand.boards) > 1:
        return d.OneBoardComes(fact.board + 1, name, fact.cards, pot)
    return d.BoardComes(name, fact.cards, pot)


def narrate_draw(hand: HandState, pot: PotNote) -> Event:
    """Narrate the draw that is about to begin: *the draw*, *the second draw*."""
    draws = [street.name for street in hand.game.variant.streets if street.draw]
    done = hand.draw_state.burns
    if len(draws) == 1 or done >= _MAX_NUMBERED_DRAWS:
        return d.DrawComes(pot)
    return d.OneDrawComes(done + 1, pot)


def narrate_discard(hand: HandState, fact: f.Discarded) -> Event:
    """Narrate a draw, or a discard that is not replaced."""
    who, count = Seat(fact.seat), len(fact.cards)
    if not count:
        return d.StandsPat(who)
    known = set(fact.cards) - {UNKNOWN}
    through = hand.compiled.draws_through.index(hand.draw_count(fact.seat) + 1)
    if hand.compiled.discard[through]:
        return d.Discards(who, fact.cards) if known else d.DiscardsUnseen(who, count)
    return d.DrawsAndShows(who, count, fact.cards) if known else d.Draws(who, count)
