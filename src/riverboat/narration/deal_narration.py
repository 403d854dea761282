"""Narration of dealt cards and discards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import HandState
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import dealing as d
from riverboat.words.events.event_phrases import ChipsInPotSuffix, Event

PotNote = ChipsInPotSuffix | None
"""The pot, if it has grown since it was last narrated."""

_MAX_NUMBERED_DRAWS = 5
"""Maximum number of a drawing round that the phrases can name, such as *the second draw*."""


def narrate_hole_cards(
    hand: HandState, fact: f.HoleCardsDealt, pot_note: PotNote
) -> Iterator[Event]:
    """Narrate cards dealt face down: at the start, later in the hand, or after a draw.

    The first event includes the pot, if *pot_note* is given.
    """
    dealt_cards = {seat: new_cards for seat, new_cards in enumerate(fact.holdings) if new_cards}
    known_seats = [seat for seat, new_cards in dealt_cards.items() if set(new_cards) - {UNKNOWN}]
    if any(hand.holdings) and hand.compiled.has_upcards and len(dealt_cards) > 1:
        yield narrate_stud_street(hand, dealt_cards, dict.fromkeys(dealt_cards, ()), pot_note)
        pot_note = None
    else:
        if not any(hand.holdings) and len(known_seats) < len(dealt_cards):
            yield d.CardsDealtToAll(max(map(len, dealt_cards.values())))
        for seat in known_seats:
            yield d.CardsDealtTo(Seat(seat), dealt_cards[seat], pot_note)
            pot_note = None
    for card in fact.exposed_cards:
        seat = next(seat for seat, new_cards in dealt_cards.items() if card in new_cards)
        yield d.CardExposedByDealer((card,), Seat(seat), fact.are_set_aside, pot_note)
        pot_note = None


def narrate_upcards(hand: HandState, fact: f.UpcardsDealt, pot_note: PotNote) -> Event:
    """Narrate face-up cards, and each player's visible holding."""
    dealt_cards = {seat: new_cards for seat, new_cards in enumerate(fact.cards) if new_cards}
    if any(hand.upcards):
        shown_upcards = {
            seat: (*hand.upcards[seat], *new_cards) for seat, new_cards in dealt_cards.items()
        }
        return narrate_stud_street(hand, dealt_cards, shown_upcards, pot_note)
    return d.DoorCards(
        tuple([d.CardsOfPlayer(new_cards, Seat(seat)) for seat, new_cards in dealt_cards.items()])
    )


def narrate_stud_street(
    hand: HandState,
    dealt_cards: Mapping[int, Cards],
    shown_upcards: Mapping[int, Cards],
    pot_note: PotNote,
) -> d.StreetDealtHeading:
    """Narrate a later stud street, which is named by the number of cards of each player."""
    streets, cards_through_street = hand.game.variant.streets, hand.compiled.hole_cards_through
    card_count = max(
        len(hand.holdings[seat]) + len(new_cards) for seat, new_cards in dealt_cards.items()
    )
    street_name = next(
        street.name
        for street, max_cards in zip(streets, cards_through_street, strict=True)
        if max_cards >= card_count
    )
    dealing_phrases: list[d.DealtPlayerCards] = []
    hidden_seats = []
    for seat, new_cards in dealt_cards.items():
        if shown_upcards[seat]:
            dealing_phrases.append(d.UpcardsOfPlayer(new_cards, Seat(seat), shown_upcards[seat]))
        elif set(new_cards) - {UNKNOWN}:
            dealing_phrases.append(d.CardsOfPlayer(new_cards, Seat(seat)))
        else:
            hidden_seats.append(Seat(seat))
    if hidden_seats:
        dealing_phrases.append(d.PlayersDealtFaceDown(tuple(hidden_seats)))
    return d.StreetDealtHeading(street_name, tuple(dealing_phrases), pot_note)


def narrate_board(hand: HandState, fact: f.BoardDealt, pot_note: PotNote) -> Event:
    """Narrate the flop, the turn or the river, or a community card in stud."""
    if not hand.game.variant.board_cards:
        return d.CommunityCardDealt(fact.cards, pot_note)
    card_count = len(hand.boards[fact.board]) + len(fact.cards)
    cards_through_street, street_name = 0, ""
    for street in hand.game.variant.streets:
        cards_through_street += street.board_cards
        if cards_through_street >= card_count:
            street_name = street.name
            break
    if len(hand.boards) > 1:
        return d.OneBoardDealtHeading(fact.board + 1, street_name, fact.cards, pot_note)
    return d.BoardDealtHeading(street_name, fact.cards, pot_note)


def narrate_draw(hand: HandState, pot_note: PotNote) -> Event:
    """Narrate the start of a drawing round: *the draw*, *the second draw*."""
    draw_names = [street.name for street in hand.game.variant.streets if street.max_draw]
    completed_draw_count = hand.draw_state.burns
    if len(draw_names) == 1 or completed_draw_count >= _MAX_NUMBERED_DRAWS:
        return d.DrawHeading(pot_note)
    return d.NumberedDrawHeading(completed_draw_count + 1, pot_note)


def narrate_discard(hand: HandState, fact: f.Discarded) -> Event:
    """Narrate a player's draw, a discard that is not replaced, or a player who stands pat."""
    seat, count = Seat(fact.seat), len(fact.cards)
    if not count:
        return d.PlayerStoodPat(seat)
    known_cards = set(fact.cards) - {UNKNOWN}
    draw_number = hand.compiled.draws_through.index(hand.draw_count(fact.seat) + 1)
    if hand.compiled.discard[draw_number]:
        return d.CardsDiscarded(seat, fact.cards) if known_cards else d.DiscardCount(seat, count)
    return (
        d.DrawWithDiscardsShown(seat, count, fact.cards)
        if known_cards
        else d.CardsDrawn(seat, count)
    )
