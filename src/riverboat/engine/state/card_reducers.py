"""Reducers for card facts: holdings, discards, and the stub.

Arithmetic only, like the rest of ``hand_reducer``, of which this is a part.
"""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_SEAT, HandState
from riverboat.engine.state.seat_masks import SEAT_MASK
from riverboat.engine.state.special_state import Discards, DrawState


def hole_cards_dealt(hand: HandState, fact: f.HoleCardsDealt) -> None:
    """Apply a deal of down cards from the stub to their seats."""
    dealt = fact.holdings
    hand.holdings = list(map(add, hand.holdings, dealt))
    hand.dealt.update(*dealt)
    hand.stub -= sum(map(len, dealt))
    if fact.burned:
        _burn(hand, fact.burned)
    if hand.shown:
        hand.shown &= ~_served_mask(dealt)  # not all of their cards are face up now
    if fact.exposed:
        for seat, cards in enumerate(dealt):
            if shown := tuple([card for card in cards if card in fact.exposed]):
                (_set_aside if fact.set_aside else _add_upcards)(hand, seat, shown)
    elif exposed := hand.draw_state.exposed:
        hand.draw_state = replace(hand.draw_state, exposed=exposed & ~_served_mask(dealt))
    if hand.corrections.burns and hand.street >= 0:
        use_up_burns(hand)


def use_up_burns(hand: HandState) -> int:
    """Use up early burns for the cards dealt now, and return their number."""
    burns = hand.corrections.burns
    hand.corrections = replace(hand.corrections, burns=0)
    return burns


def _served_mask(dealt: tuple[tuple[int, ...], ...]) -> int:
    """Return the mask of seats that were dealt a card."""
    return sum([1 << seat for seat, cards in enumerate(dealt) if cards])


def _add_upcards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    upcards = list(hand.upcards)
    upcards[seat] += cards
    hand.upcards = tuple(upcards)


def _set_aside(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Remove exposed cards from a hand that will receive replacements."""
    _remove_cards(hand, seat, cards)
    drawing = hand.draw_state
    thrown = Discards(seat, hand.draw_count(seat), cards)
    hand.draw_state = replace(
        drawing, discards=(*drawing.discards, thrown), exposed=drawing.exposed | 1 << seat
    )


def upcards_dealt(hand: HandState, fact: f.UpcardsDealt) -> None:
    """Apply a deal of upcards from the stub to their seats."""
    dealt = fact.cards
    hand.holdings = list(map(add, hand.holdings, dealt))
    hand.upcards = tuple(map(add, hand.upcards, dealt))
    hand.dealt.update(*dealt)
    hand.stub -= sum(map(len, dealt))
    if hand.shown:
        for seat, cards in enumerate(dealt):
            if UNKNOWN in cards:
                hand.shown &= ~(1 << seat)  # an old history does not record the discard
    if fact.burned:
        _burn(hand, fact.burned)
    if hand.corrections.burns and hand.street >= 0:
        use_up_burns(hand)


def _burn(hand: HandState, cards: tuple[int, ...]) -> None:
    hand.dealt.update(cards)
    hand.stub -= len(cards)
    before = hand.draw_state
    hand.draw_state = DrawState(
        before.discards, before.burned + cards, before.exposed, before.burns
    )


def burned(hand: HandState, fact: f.Burned) -> None:
    """Apply a burn before a draw."""
    before, cards = hand.draw_state, fact.burned
    hand.dealt.update(cards)
    hand.stub -= len(cards)
    hand.draw_state = DrawState(
        before.discards, before.burned + cards, before.exposed, before.burns + 1
    )


def stub_reshuffled(hand: HandState, fact: f.StubReshuffled) -> None:
    """Apply a reshuffle: the discards join the remaining cards of the stub."""
    back, drawing = cards_for_reshuffle(hand, fact.spared, fact.burns), hand.draw_state
    hand.dealt.difference_update(back)
    hand.stub = fact.stub
    now = hand.draw
    hand.draw_state = replace(
        drawing,
        discards=tuple([d for d in drawing.discards if d.draw == now and d.seat in fact.spared]),
        burned=() if fact.burns else drawing.burned,
    )
    if hand.compiled.has_draws:
        for seat in range(hand.players):
            if not hand.live >> seat & 1:
                hand.holdings[seat] = ()


def cards_for_reshuffle(hand: HandState, spared: tuple[int, ...], burns: bool) -> tuple[int, ...]:
    """Return the cards for a reshuffle into the stub.

    These are discards, except those of this draw by the *spared* seats; in draw games the
    folded hands; and the burns, if *burns* is set.
    """
    drawing = hand.draw_state
    now = hand.draw
    thrown = [d for d in drawing.discards if d.draw < now or d.seat not in spared]
    back = [card for discards in thrown for card in discards.cards]
    if hand.compiled.has_draws:
        for seat in range(hand.players):
            if not hand.live >> seat & 1:
                back += hand.holdings[seat]
    return (*back, *drawing.burned) if burns else tuple(back)


def board_dealt(hand: HandState, fact: f.BoardDealt) -> None:
    """Apply a deal of board cards after their burn."""
    boards, cards, k = hand.boards, fact.cards, fact.board
    board = boards[k] + cards
    hand.boards = (board,) if len(boards) == 1 else (*boards[:k], board, *boards[k + 1 :])
    hand.dealt.update(cards)
    left = hand.stub - len(cards)
    if hand.upcards:
        hand.stub = left
        _burn(hand, fact.burned)  # in stud, where burns may still be dealt
        return
    if not k or hand.run_out.times > 1:  # one burn serves all boards, but each run has its own
        usual = hand.compiled.burns_by_board_size[len(board)]
        left -= max(0, usual - use_up_burns(hand)) if hand.corrections.burns else usual
    hand.stub = left
    if fact.burned:
        hand.dealt.update(fact.burned)


def discarded(hand: HandState, fact: f.Discarded) -> None:
    """Apply a discard: the cards go to the muck, and the draw is counted."""
    seat, cards = fact.seat, fact.cards
    me = SEAT_MASK[seat]
    if hand.drawn & me:  # they have already drawn in the last round: this is the next
        hand.draw += 1
        hand.drawn = 0
    hand.drawn |= me
    hand.last_actor = seat
    if cards:
        _remove_cards(hand, seat, cards)
        before, thrown = hand.draw_state, Discards(seat, hand.draw, cards)
        hand.draw_state = DrawState(
            (*before.discards, thrown), before.burned, before.exposed, before.burns
        )


def _remove_cards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    held = hand.holdings[seat]
    left = [card for card in held if card not in cards]
    if len(left) != len(held) - len(cards) or UNKNOWN in cards:
        left = list(held)
        for card in cards:
            # A viewer who knows only the seat's upcards sees unknown cards discarded. A card they
            # have seen may be discarded unnoticed, and still count as held.
            left.remove(card if card in left else UNKNOWN if UNKNOWN in left else left[-1])
        hand.dealt.update(cards)  # a discard may reveal a card
    hand.holdings[seat] = tuple(left)


def discard_taken_back(hand: HandState, fact: f.DiscardTakenBack) -> None:
    """Apply a discard taken back: the cards return to the player's hand."""
    seat, drawing = fact.seat, hand.draw_state
    back = [d for d in drawing.discards if d.seat == seat and d.draw == hand.draw]
    hand.drawn &= ~(1 << seat)
    if not hand.drawn:  # they were the first to draw
        hand.draw -= 1
        hand.drawn = (1 << hand.players) - 1
    hand.holdings[seat] += sum([d.cards for d in back], ())
    kept = tuple([d for d in drawing.discards if d not in back])
    hand.draw_state = replace(drawing, discards=kept)
    hand.last_actor = NO_SEAT
