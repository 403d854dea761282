"""Reducers for card facts: holdings, discards, and the stub.

They contain arithmetic only, and check no rule. ``hand_reducer`` calls them.
"""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_SEAT, HandState
from riverboat.engine.state.seat_masks import SEAT_MASK
from riverboat.engine.state.special_state import Discards, DrawState


def apply_hole_cards_dealt(hand: HandState, fact: f.HoleCardsDealt) -> None:
    """Apply a deal of down cards from the stub to their seats."""
    holdings = fact.holdings
    hand.holdings = list(map(add, hand.holdings, holdings))
    hand.dealt_cards.update(*holdings)
    hand.stub_size -= sum(map(len, holdings))
    if fact.burned:
        _burn_cards(hand, fact.burned)
    if hand.shown_mask:
        hand.shown_mask &= ~_build_dealt_seats_mask(
            holdings
        )  # not all of their cards are face up now
    if fact.exposed_cards:
        for seat, cards in enumerate(holdings):
            if exposed_cards := tuple([card for card in cards if card in fact.exposed_cards]):
                (_set_cards_aside if fact.are_set_aside else _add_upcards)(
                    hand, seat, exposed_cards
                )
    elif exposed_mask := hand.draw_state.exposed_mask:
        hand.draw_state = replace(
            hand.draw_state, exposed_mask=exposed_mask & ~_build_dealt_seats_mask(holdings)
        )
    if hand.corrections.early_burns and hand.street >= 0:
        use_up_early_burns(hand)


def use_up_early_burns(hand: HandState) -> int:
    """Reset the number of cards that were burned early, and return it.

    These burns count for the cards that are dealt now.
    """
    early_burns = hand.corrections.early_burns
    hand.corrections = replace(hand.corrections, early_burns=0)
    return early_burns


def _build_dealt_seats_mask(cards_by_seat: tuple[tuple[int, ...], ...]) -> int:
    """Return the mask of seats that were dealt a card."""
    return sum([1 << seat for seat, cards in enumerate(cards_by_seat) if cards])


def _add_upcards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    upcards = list(hand.upcards)
    upcards[seat] += cards
    hand.upcards = tuple(upcards)


def _set_cards_aside(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Remove exposed cards from a hand that will receive replacements."""
    _remove_cards(hand, seat, cards)
    draw_state = hand.draw_state
    discards = Discards(seat, hand.draw_count(seat), cards)
    hand.draw_state = replace(
        draw_state,
        discards=(*draw_state.discards, discards),
        exposed_mask=draw_state.exposed_mask | 1 << seat,
    )


def apply_upcards_dealt(hand: HandState, fact: f.UpcardsDealt) -> None:
    """Apply a deal of upcards from the stub to their seats."""
    cards_by_seat = fact.cards
    hand.holdings = list(map(add, hand.holdings, cards_by_seat))
    hand.upcards = tuple(map(add, hand.upcards, cards_by_seat))
    hand.dealt_cards.update(*cards_by_seat)
    hand.stub_size -= sum(map(len, cards_by_seat))
    if hand.shown_mask:
        for seat, cards in enumerate(cards_by_seat):
            if UNKNOWN in cards:
                hand.shown_mask &= ~(1 << seat)  # an old history does not record the discard
    if fact.burned:
        _burn_cards(hand, fact.burned)
    if hand.corrections.early_burns and hand.street >= 0:
        use_up_early_burns(hand)


def _burn_cards(hand: HandState, cards: tuple[int, ...]) -> None:
    hand.dealt_cards.update(cards)
    hand.stub_size -= len(cards)
    draw_state = hand.draw_state
    hand.draw_state = DrawState(
        draw_state.discards, draw_state.burned + cards, draw_state.exposed_mask, draw_state.burns
    )


def apply_burned(hand: HandState, fact: f.Burned) -> None:
    """Apply a burn before a draw."""
    draw_state, cards = hand.draw_state, fact.burned
    hand.dealt_cards.update(cards)
    hand.stub_size -= len(cards)
    hand.draw_state = DrawState(
        draw_state.discards,
        draw_state.burned + cards,
        draw_state.exposed_mask,
        draw_state.burns + 1,
    )


def apply_stub_reshuffled(hand: HandState, fact: f.StubReshuffled) -> None:
    """Apply a reshuffle: the discards join the remaining cards of the stub."""
    reshuffled_cards, draw_state = (
        list_cards_for_reshuffle(hand, fact.spared_seats, fact.includes_burns),
        hand.draw_state,
    )
    hand.dealt_cards.difference_update(reshuffled_cards)
    hand.stub_size = fact.stub_size
    draw_number = hand.draw_number
    hand.draw_state = replace(
        draw_state,
        discards=tuple(
            [
                discard
                for discard in draw_state.discards
                if discard.draw_number == draw_number and discard.seat in fact.spared_seats
            ]
        ),
        burned=() if fact.includes_burns else draw_state.burned,
    )
    if hand.compiled.has_draws:
        for seat in range(hand.players):
            if not hand.live_mask >> seat & 1:
                hand.holdings[seat] = ()


def list_cards_for_reshuffle(
    hand: HandState, spared_seats: tuple[int, ...], includes_burns: bool
) -> tuple[int, ...]:
    """Return the cards for a reshuffle into the stub.

    These are discards, except those of this draw by the *spared_seats*; in draw games the
    folded hands; and the burns, if *includes_burns* is set.
    """
    draw_state = hand.draw_state
    draw_number = hand.draw_number
    old_discards = [
        discard
        for discard in draw_state.discards
        if discard.draw_number < draw_number or discard.seat not in spared_seats
    ]
    cards = [card for discards in old_discards for card in discards.cards]
    if hand.compiled.has_draws:
        for seat in range(hand.players):
            if not hand.live_mask >> seat & 1:
                cards += hand.holdings[seat]
    return (*cards, *draw_state.burned) if includes_burns else tuple(cards)


def apply_board_dealt(hand: HandState, fact: f.BoardDealt) -> None:
    """Apply a deal of board cards after their burn."""
    boards, cards, board_index = hand.boards, fact.cards, fact.board
    board = boards[board_index] + cards
    hand.boards = (
        (board,) if len(boards) == 1 else (*boards[:board_index], board, *boards[board_index + 1 :])
    )
    hand.dealt_cards.update(cards)
    remaining_stub_size = hand.stub_size - len(cards)
    if hand.upcards:
        hand.stub_size = remaining_stub_size
        _burn_cards(hand, fact.burned)  # in stud, where burns may still be dealt
        return
    if (
        not board_index or hand.run_out.times > 1
    ):  # one burn serves all boards, but each run has its own
        standard_burns = hand.compiled.burns_by_board_size[len(board)]
        remaining_stub_size -= (
            max(0, standard_burns - use_up_early_burns(hand))
            if hand.corrections.early_burns
            else standard_burns
        )
    hand.stub_size = remaining_stub_size
    if fact.burned:
        hand.dealt_cards.update(fact.burned)


def apply_discarded(hand: HandState, fact: f.Discarded) -> None:
    """Apply a discard: the cards go to the muck, and the draw is counted."""
    seat, cards = fact.seat, fact.cards
    seat_mask = SEAT_MASK[seat]
    if hand.drawn_mask & seat_mask:  # they have already drawn in the last round: this is the next
        hand.draw_number += 1
        hand.drawn_mask = 0
    hand.drawn_mask |= seat_mask
    hand.last_actor = seat
    if cards:
        _remove_cards(hand, seat, cards)
        draw_state, discards = hand.draw_state, Discards(seat, hand.draw_number, cards)
        hand.draw_state = DrawState(
            (*draw_state.discards, discards),
            draw_state.burned,
            draw_state.exposed_mask,
            draw_state.burns,
        )


def _remove_cards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    holding = hand.holdings[seat]
    remaining_cards = [card for card in holding if card not in cards]
    if len(remaining_cards) != len(holding) - len(cards) or UNKNOWN in cards:
        remaining_cards = list(holding)
        for card in cards:
            # A viewer who knows only the seat's upcards sees unknown cards discarded. A card they
            # have seen may be discarded unnoticed, and still count as held.
            remaining_cards.remove(
                card
                if card in remaining_cards
                else UNKNOWN
                if UNKNOWN in remaining_cards
                else remaining_cards[-1]
            )
        hand.dealt_cards.update(cards)  # a discard may reveal a card
    hand.holdings[seat] = tuple(remaining_cards)


def apply_discard_taken_back(hand: HandState, fact: f.DiscardTakenBack) -> None:
    """Apply a discard taken back: the cards return to the player's hand."""
    seat, draw_state = fact.seat, hand.draw_state
    returned_discards = [
        discard
        for discard in draw_state.discards
        if discard.seat == seat and discard.draw_number == hand.draw_number
    ]
    hand.drawn_mask &= ~(1 << seat)
    if not hand.drawn_mask:  # they were the first to draw
        hand.draw_number -= 1
        hand.drawn_mask = (1 << hand.players) - 1
    hand.holdings[seat] += sum([discard.cards for discard in returned_discards], ())
    kept_discards = tuple(
        [discard for discard in draw_state.discards if discard not in returned_discards]
    )
    hand.draw_state = replace(draw_state, discards=kept_discards)
    hand.last_actor = NO_SEAT
