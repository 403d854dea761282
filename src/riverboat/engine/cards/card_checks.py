"""Card checks: every card belongs to this deck and appears only once."""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.state.hand_state import HandState
from riverboat.words.refusals.betting import CardDealtBefore, NotInTheDeck


def check_cards(hand: HandState, cards: tuple[int, ...]) -> None:
    """Refuse a card that is not in this deck, or that has left it already."""
    deck, dealt_cards = hand.compiled.deck, hand.dealt_cards
    if len(cards) == 1:  # fast path: a turn, a river, a card to one player
        if cards[0] in deck and cards[0] not in dealt_cards:
            return
    elif dealt_cards.isdisjoint(cards) and len(deck.intersection(cards)) == len(cards):
        return
    seen_cards: set[int] = set()
    for card in cards:
        if card == UNKNOWN:
            continue
        if card not in deck:
            raise Irregularity(NotInTheDeck(repr(card)))
        if card in dealt_cards or card in seen_cards:
            raise Irregularity(CardDealtBefore((card,)))
        seen_cards.add(card)
