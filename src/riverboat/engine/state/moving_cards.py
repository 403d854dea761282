"""What the facts about cards change in a hand: who holds which, what was thrown away, what is left.

Arithmetic only, like the rest of ``applying``, whose part this is.
"""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.state import facts as f
from riverboat.engine.state.beside import Discards, Drawing
from riverboat.engine.state.hand import NOBODY, Hand


def hole_cards_dealt(hand: Hand, fact: f.HoleCardsDealt) -> None:
    """Down cards reach their seats, and leave the stub."""
    dealt = fact.holdings
    hand.holdings = list(map(add, hand.holdings, dealt))
    hand.dealt.update(*dealt)
    hand.stub -= sum(map(len, dealt))
    if fact.burned:
        _burn(hand, fact.burned)
    if hand.shown:
        hand.shown &= ~_served(dealt)  # not all of their cards lie face up any more
    if fact.exposed:
        for seat, cards in enumerate(dealt):
            if shown := tuple([card for card in cards if card in fact.exposed]):
                (_set_aside if fact.set_aside else _turn_up)(hand, seat, shown)
    elif exposed := hand.drawing.exposed:
        hand.drawing = replace(hand.drawing, exposed=exposed & ~_served(dealt))


def _served(dealt: tuple[tuple[int, ...], ...]) -> int:
    """Mask of the seats that were dealt a card."""
    return sum([1 << seat for seat, cards in enumerate(dealt) if cards])


def _turn_up(hand: Hand, seat: int, cards: tuple[int, ...]) -> None:
    upcards = list(hand.upcards)
    upcards[seat] += cards
    hand.upcards = tuple(upcards)


def _set_aside(hand: Hand, seat: int, cards: tuple[int, ...]) -> None:
    """Take exposed cards from a hand that is owed others for them."""
    _take_away(hand, seat, cards)
    drawing = hand.drawing
    thrown = Discards(seat, drawing.draws[seat], cards)
    hand.drawing = replace(
        drawing, discards=(*drawing.discards, thrown), exposed=drawing.exposed | 1 << seat
    )


def upcards_dealt(hand: Hand, fact: f.UpcardsDealt) -> None:
    """Open cards reach their seats, and leave the stub."""
    dealt = fact.cards
    hand.holdings = list(map(add, hand.holdings, dealt))
    hand.upcards = tuple(map(add, hand.upcards, dealt))
    hand.dealt.update(*dealt)
    hand.stub -= sum(map(len, dealt))
    if hand.shown:
        for seat, cards in enumerate(dealt):
            if UNKNOWN in cards:
                hand.shown &= ~(1 << seat)  # an old history does not say what lay there
    if fact.burned:
        _burn(hand, fact.burned)


def _burn(hand: Hand, cards: tuple[int, ...]) -> None:
    hand.dealt.update(cards)
    hand.stub -= len(cards)
    hand.drawing = replace(hand.drawing, burned=hand.drawing.burned + cards)


def burned(hand: Hand, fact: f.Burned) -> None:
    """A card is burned before a draw."""
    drawing, cards = hand.drawing, fact.burned
    hand.dealt.update(cards)
    hand.stub -= len(cards)
    hand.drawing = replace(drawing, burned=drawing.burned + cards, burns=drawing.burns + 1)


def stub_reshuffled(hand: Hand, fact: f.StubReshuffled) -> None:
    """What was thrown away is the stub again, with what was left of it."""
    back, drawing = back_to_the_stub(hand, fact.spared, fact.burns), hand.drawing
    hand.dealt.difference_update(back)
    hand.stub = fact.stub
    now = max(drawing.draws, default=0)
    hand.drawing = replace(
        drawing,
        discards=tuple([d for d in drawing.discards if d.draw == now and d.seat in fact.spared]),
        burned=() if fact.burns else drawing.burned,
    )
    if drawing.draws:
        for seat in range(hand.players):
            if not hand.live >> seat & 1:
                hand.holdings[seat] = ()


def back_to_the_stub(hand: Hand, spared: tuple[int, ...], burns: bool) -> tuple[int, ...]:
    """The cards that go back when the stub is rebuilt: discards but for those of this draw by the
    *spared* seats, in draw games the folded hands, and the *burns* if asked.
    """
    drawing = hand.drawing
    now = max(drawing.draws, default=0)
    thrown = [d for d in drawing.discards if d.draw < now or d.seat not in spared]
    back = [card for discards in thrown for card in discards.cards]
    if drawing.draws:
        for seat in range(hand.players):
            if not hand.live >> seat & 1:
                back += hand.holdings[seat]
    return (*back, *drawing.burned) if burns else tuple(back)


def board_dealt(hand: Hand, fact: f.BoardDealt) -> None:
    """Cards lie on a board, after a burn."""
    boards, cards, burned = hand.boards, fact.cards, fact.burned
    if len(boards) == 1:
        hand.boards = (boards[0] + cards,)
    else:
        k = fact.board
        hand.boards = (*boards[:k], boards[k] + cards, *boards[k + 1 :])
    hand.dealt.update(cards)
    hand.stub -= len(cards)
    if hand.upcards:
        _burn(hand, burned)  # of stud, whose burns may be dealt yet
        return
    if burned:
        hand.dealt.update(burned)
    k = fact.board
    if not k or hand.run_out.times > 1:  # one burn serves all boards, but each run has its own
        hand.stub -= hand.plan.burns_with(len(hand.boards[k]))


def discarded(hand: Hand, fact: f.Discarded) -> None:
    """A player has drawn once more, and what they threw away lies in the muck."""
    seat, cards, drawing = fact.seat, fact.cards, hand.drawing
    before = drawing.draws
    draw = before[seat] + 1
    draws = (*before[:seat], draw, *before[seat + 1 :])
    thrown = drawing.discards
    if cards:
        _take_away(hand, seat, cards)
        thrown = (*thrown, Discards(seat, draw, cards))
        hand.dealt.update(cards)  # a card may come to light as it is thrown away
    hand.drawing = Drawing(draws, thrown, drawing.burned, drawing.exposed, drawing.burns)
    hand.last = seat


def _take_away(hand: Hand, seat: int, cards: tuple[int, ...]) -> None:
    left = list(hand.holdings[seat])
    for card in cards:
        # A viewer who holds no cards of this seat but its upcards sees unknown ones go.
        left.remove(card if card in left else UNKNOWN)
    hand.holdings[seat] = tuple(left)


def discard_taken_back(hand: Hand, fact: f.DiscardTakenBack) -> None:
    """What a player threw away is theirs again."""
    seat, drawing = fact.seat, hand.drawing
    draws = list(drawing.draws)
    back = [d for d in drawing.discards if d.seat == seat and d.draw == draws[seat]]
    draws[seat] -= 1
    hand.holdings[seat] += sum([d.cards for d in back], ())
    kept = tuple([d for d in drawing.discards if d not in back])
    hand.drawing = replace(drawing, draws=tuple(draws), discards=kept)
    hand.last = NOBODY
