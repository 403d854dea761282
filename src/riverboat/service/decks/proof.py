"""Proof of a hand for one viewer: it opens the cards that the viewer has seen, and no others.

A proof requires no trust in the room: the root was published before the cut, the cut determines
which of the sealed cards is dealt when, and each card is shown to have been sealed there. Cards
that stay closed, mucked and burned ones among them, reveal nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from riverboat.cards import DECKS, UNKNOWN, name
from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.hand_redaction import redact
from riverboat.engine.state import hand_facts as f
from riverboat.service.decks.deal_order import DealOrder, DealtCard, cards_in_deal_order
from riverboat.service.decks.deck_cut import (
    ChairCuts,
    OpenedCard,
    is_hash,
    merkle_root,
    permutation,
)
from riverboat.service.decks.seal import DealFailed, SealedDeck, Stub
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

ShownCards = Collection[tuple[int, int]]
"""Seats, and cards that they showed after the hand."""


class Pile(Struct, frozen=True):
    """Opened cards of a deck or of a reshuffled stub."""

    root: str
    size: int
    openings: tuple[OpenedCard, ...]


class Proof(Struct, frozen=True):
    """Everything that a viewer of a hand can verify."""

    stream: str
    hand: int
    deck: str
    """Kind of deck: ``standard``, ``short``."""
    cuts: ChairCuts
    piles: tuple[Pile, ...]
    """The deck, then one pile for each reshuffle."""


# Cards that a viewer may open --------------------------------------------------------------------


def viewable_cards(
    log: Sequence[AnyFact], viewer: int | None, shown: ShownCards = ()
) -> list[DealtCard]:
    """Return the cards of a hand that *viewer* (a seat, or ``None`` for a spectator) has seen.

    These are their own cards, the board, upcards, exposed cards, and cards that players showed
    during the hand or after it (*shown*). A shown card is the one that its player held then: that
    it was discarded before and drawn again is not revealed.
    """
    whole = cards_in_deal_order(log)
    seen = cards_in_deal_order([redact(fact, viewer) for fact in log])
    known = {k for k, each in enumerate(seen) if each.card != UNKNOWN}
    last = {(each.seat, each.card): k for k, each in enumerate(whole)}
    known.update([last[pair] for pair in (*_shown_cards(log), *shown) if pair in last])
    return [whole[k] for k in sorted(known)]


def _shown_cards(log: Iterable[AnyFact]) -> list[tuple[int, int]]:
    """Return seats and the cards that they showed."""
    return [
        (fact.seat, card)
        for fact in log
        if isinstance(fact, f.HandShown | f.OpenersShown | f.Folded)
        for card in fact.cards
    ]


def compare_with_deck(stub: Stub, log: Iterable[AnyFact]) -> list[Refusal]:
    """Deal a hand again from its deck and return the differences from its log.

    Afterwards the stub is where the hand is: so a hand is resumed. A card that the log does not
    know may be any.
    """
    order, wrong = DealOrder(), list[Refusal]()
    for fact in log:
        before = order.reshuffles
        cards = order.add(fact)
        try:
            if order.reshuffles > before:
                stub.reshuffle(order.returned_cards)
            found = stub.skip(len(cards))
        except DealFailed as why:
            return [*wrong, w.CannotBeDealtSo(type(fact).__name__, why.refusal)]
        for each, card in zip(cards, found, strict=True):
            if each.card not in (card, UNKNOWN):
                wrong.append(w.CardIsAnother(card_position(each), (each.card,), (card,)))
    return wrong


def card_position(card: DealtCard | OpenedCard, reshuffles: int = 0) -> w.OffTheDeck:
    """Return a card's position in the order of dealing."""
    often = card.reshuffles if isinstance(card, DealtCard) else reshuffles
    return w.OffTheDeck(card.dealt + 1, often or None)


def prove(
    deck: SealedDeck,
    cuts: ChairCuts,
    log: Sequence[AnyFact],
    viewer: int | None,
    stream_and_hand: tuple[str, int],
    shown: ShownCards = (),
    rabbit_cards: Collection[int] = (),
) -> Proof:
    """Return the proof of a finished hand for a viewer.

    *rabbit_cards* are cards that were not dealt and were shown to all after the hand, by the number
    of cards that would have come off the deck before them.

    Raises ``ValueError`` if the log was not dealt from this deck.
    """
    started = log[0]
    assert isinstance(started, HandStarted), "a hand's log begins with HandStarted"
    stub = deck.cut(cuts)
    if wrong := compare_with_deck(stub, log):
        raise ValueError(
            f"hand {stream_and_hand[1]} of {stream_and_hand[0]} "
            f"was not dealt from this deck: {wrong[0]}"
        )
    openings = [list[OpenedCard]() for _ in stub.seals]
    for each in viewable_cards(log, viewer, shown):
        openings[each.reshuffles].append(stub.opening(each.dealt, each.reshuffles))
    if rabbit_cards:
        stub.deal(max(0, max(rabbit_cards) + 1 - stub.dealt))
        openings[-1] += [stub.opening(dealt, stub.reshuffles) for dealt in sorted(rabbit_cards)]
    piles = [
        Pile(root, size, tuple(opened))
        for (root, size), opened in zip(stub.seals, openings, strict=True)
    ]
    return Proof(
        stream_and_hand[0], stream_and_hand[1], started.game.variant.deck, cuts, tuple(piles)
    )


# Verification ------------------------------------------------------------------------------------


def verify(proof: Proof) -> list[str]:
    """Return all errors of a proof; empty if it is valid."""
    if proof.deck not in DECKS:
        return [f"nobody knows a deck called {proof.deck!r}"]
    cards = frozenset(map(name, DECKS[proof.deck].cards))
    wrong = _cut_problems(proof.cuts)
    if not proof.piles or proof.piles[0].size != len(cards):
        wrong.append(f"a {proof.deck} deck of {len(cards)} cards was to be sealed")
    if wrong:
        return wrong
    for often, pile in enumerate(proof.piles):
        wrong += _pile_problems(pile, often, proof.cuts, cards)
    return wrong


def _cut_problems(cuts: ChairCuts) -> list[str]:
    chairs = [chair for chair, _ in cuts]
    wrong = [f"the cut of chair {chair} is no hash" for chair, cut in cuts if not is_hash(cut)]
    if chairs != sorted(set(chairs)) or not set(chairs) <= set(range(1, 256)):
        wrong.append("the cuts are not in the order of the chairs, one for each")
    return wrong


def _pile_problems(
    pile: Pile, reshuffles: int, cuts: ChairCuts, cards: frozenset[str]
) -> list[str]:
    """Return the errors in the openings of one root."""
    if not is_hash(pile.root):
        return [f"{pile.root!r} is no root"]
    if not 1 <= pile.size <= len(cards):
        return [f"{pile.size} cards cannot have been sealed"]
    order = permutation(pile.root, cuts, pile.size)
    wrong, seen, places = list[str](), set[str](), set[int]()
    for opening in pile.openings:
        where = card_position(opening, reshuffles)
        if opening.card in seen or opening.dealt in places:
            wrong.append(f"{where}: {opening.card} is opened twice")
        seen.add(opening.card)
        places.add(opening.dealt)
        if why := _opening_problem(opening, pile, order, cards):
            wrong.append(f"{where}: {why}")
    return wrong


def _opening_problem(
    opening: OpenedCard, pile: Pile, order: list[int], cards: frozenset[str]
) -> str:
    """Return the error of one opening; empty if it is valid."""
    if not 0 <= opening.dealt < pile.size:
        return f"there are {pile.size} cards only"
    if opening.position != order[opening.dealt]:
        return f"the cut says position {order[opening.dealt]}, and not {opening.position}"
    if opening.card not in cards:
        return f"{opening.card!r} is no card of this deck"
    depth = (pile.size - 1).bit_length()
    if not _is_hex(opening.salt, 16) or len(opening.path) != depth:
        return "its salt or its path has not the right length"
    if not all(map(is_hash, opening.path)) or merkle_root(opening) != pile.root:
        return f"{opening.card} was not sealed there"
    return ""


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and is_hash(text.zfill(64))


def compare(proof: Proof, log: Iterable[AnyFact]) -> list[str]:
    """Return the differences between a proof's opened cards and a log as its viewer knows it."""
    opened = {
        (often, each.dealt): each.card
        for often, pile in enumerate(proof.piles)
        for each in pile.openings
    }
    wrong = list[str]()
    for each in cards_in_deal_order(log):
        if each.card == UNKNOWN:
            continue
        card = opened.get((each.reshuffles, each.dealt))
        if card is None:
            wrong.append(f"{card_position(each)}, {name(each.card)}, is not opened")
        elif card != name(each.card):
            wrong.append(
                f"{card_position(each)} is {name(each.card)} in the log, and opened as {card}"
            )
    return wrong
