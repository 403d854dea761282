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
    compute_deal_order,
    is_hash,
    merkle_root,
)
from riverboat.service.decks.seal import DealFailed, SealedDeck, Stub
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

ShownCards = Collection[tuple[int, int]]
"""Pairs of a seat and a card that it showed."""


class Pile(Struct, frozen=True):
    """Opened cards of a deck or of a reshuffled stub."""

    root: str
    size: int
    openings: tuple[OpenedCard, ...]


class Proof(Struct, frozen=True):
    """Proof of how the deck of a hand was dealt, for one viewer."""

    stream: str
    hand: int
    deck: str
    """Kind of deck: ``standard``, ``short``."""
    cuts: ChairCuts
    piles: tuple[Pile, ...]
    """The deck, then one pile for each reshuffle."""


def viewable_cards(
    log: Sequence[AnyFact], viewer: int | None, shown_pairs: ShownCards = ()
) -> list[DealtCard]:
    """Return the cards of a hand that *viewer* (a seat, or ``None`` for a spectator) has seen.

    These are their own cards, the board, upcards, exposed cards, and cards that players showed
    during the hand or after it (*shown_pairs*). A shown card is the one that the player held when
    it was shown; an earlier discard of the same card is not revealed.
    """
    all_cards = cards_in_deal_order(log)
    seen_cards = cards_in_deal_order([redact(fact, viewer) for fact in log])
    known_indexes = {index for index, card in enumerate(seen_cards) if card.card != UNKNOWN}
    index_by_card = {(card.seat, card.card): index for index, card in enumerate(all_cards)}
    known_indexes.update(
        [
            index_by_card[seat_and_card]
            for seat_and_card in (*_find_shown_cards(log), *shown_pairs)
            if seat_and_card in index_by_card
        ]
    )
    return [all_cards[index] for index in sorted(known_indexes)]


def _find_shown_cards(log: Iterable[AnyFact]) -> list[tuple[int, int]]:
    """Return pairs of a seat and a card that it showed during the hand."""
    return [
        (fact.seat, card)
        for fact in log
        if isinstance(fact, f.HandShown | f.OpenersShown | f.Folded)
        for card in fact.cards
    ]


def compare_with_deck(stub: Stub, log: Iterable[AnyFact]) -> list[Refusal]:
    """Deal a hand again from its deck and return the differences from its log.

    Afterwards the stub is at the position of the hand, so that the hand can be resumed. An unknown
    card of the log matches any card.
    """
    deal_order, problems = DealOrder(), list[Refusal]()
    for fact in log:
        reshuffle_count_before = deal_order.reshuffle_count
        cards = deal_order.add(fact)
        try:
            if deal_order.reshuffle_count > reshuffle_count_before:
                stub.reshuffle(deal_order.returned_cards)
            dealt_cards = stub.skip(len(cards))
        except DealFailed as error:
            return [*problems, w.RecordedDealImpossible(type(fact).__name__, error.refusal)]
        for logged_card, card in zip(cards, dealt_cards, strict=True):
            if logged_card.card not in (card, UNKNOWN):
                problems.append(
                    w.LoggedCardMismatch(card_position(logged_card), (logged_card.card,), (card,))
                )
    return problems


def card_position(card: DealtCard | OpenedCard, reshuffle_count: int = 0) -> w.DeckPosition:
    """Return a card's position in the order of dealing, from 1.

    *reshuffle_count* is the number of reshuffles before an ``OpenedCard``, which does not store it.
    """
    card_reshuffle_count = card.reshuffle_count if isinstance(card, DealtCard) else reshuffle_count
    return w.DeckPosition(card.dealt_before + 1, card_reshuffle_count or None)


def build_proof(
    deck: SealedDeck,
    cuts: ChairCuts,
    log: Sequence[AnyFact],
    viewer: int | None,
    stream_and_hand: tuple[str, int],
    shown: ShownCards = (),
    rabbit_cards: Collection[int] = (),
) -> Proof:
    """Return the proof of a finished hand for a viewer.

    *rabbit_cards* are undealt cards that were shown to all after the hand. Each is given by the
    number of cards that would have come off the deck before it.

    Raises ``ValueError`` if the log was not dealt from this deck.
    """
    hand_started = log[0]
    assert isinstance(hand_started, HandStarted), "a hand's log begins with HandStarted"
    stub = deck.cut(cuts)
    if problems := compare_with_deck(stub, log):
        raise ValueError(
            f"hand {stream_and_hand[1]} of {stream_and_hand[0]} "
            f"was not dealt from this deck: {problems[0]}"
        )
    openings = [list[OpenedCard]() for _ in stub.seals]
    for card in viewable_cards(log, viewer, shown):
        openings[card.reshuffle_count].append(stub.opening(card.dealt_before, card.reshuffle_count))
    if rabbit_cards:
        stub.deal(max(0, max(rabbit_cards) + 1 - stub.dealt))
        openings[-1] += [stub.opening(index, stub.reshuffles) for index in sorted(rabbit_cards)]
    piles = [
        Pile(root, size, tuple(opened_cards))
        for (root, size), opened_cards in zip(stub.seals, openings, strict=True)
    ]
    return Proof(
        stream_and_hand[0], stream_and_hand[1], hand_started.game.variant.deck, cuts, tuple(piles)
    )


def verify(proof: Proof) -> list[str]:
    """Return all errors of a proof; empty if it is valid."""
    if proof.deck not in DECKS:
        return [f"nobody knows a deck called {proof.deck!r}"]
    cards = frozenset(map(name, DECKS[proof.deck].cards))
    problems = _find_cut_problems(proof.cuts)
    if not proof.piles or proof.piles[0].size != len(cards):
        problems.append(f"a {proof.deck} deck of {len(cards)} cards was to be sealed")
    if problems:
        return problems
    for reshuffle_count, pile in enumerate(proof.piles):
        problems += _find_pile_problems(pile, reshuffle_count, proof.cuts, cards)
    return problems


def _find_cut_problems(cuts: ChairCuts) -> list[str]:
    chairs = [chair for chair, _ in cuts]
    problems = [f"the cut of chair {chair} is no hash" for chair, cut in cuts if not is_hash(cut)]
    if chairs != sorted(set(chairs)) or not set(chairs) <= set(range(1, 256)):
        problems.append("the cuts are not in the order of the chairs, one for each")
    return problems


def _find_pile_problems(
    pile: Pile, reshuffle_count: int, cuts: ChairCuts, cards: frozenset[str]
) -> list[str]:
    """Return the errors in the opened cards of one pile."""
    if not is_hash(pile.root):
        return [f"{pile.root!r} is no root"]
    if not 1 <= pile.size <= len(cards):
        return [f"{pile.size} cards cannot have been sealed"]
    deal_order = compute_deal_order(pile.root, cuts, pile.size)
    problems, seen_cards, positions = list[str](), set[str](), set[int]()
    for opening in pile.openings:
        position = card_position(opening, reshuffle_count)
        if opening.card in seen_cards or opening.dealt_before in positions:
            problems.append(f"{position}: {opening.card} is opened twice")
        seen_cards.add(opening.card)
        positions.add(opening.dealt_before)
        if reason := _find_opening_problem(opening, pile, deal_order, cards):
            problems.append(f"{position}: {reason}")
    return problems


def _find_opening_problem(
    opening: OpenedCard, pile: Pile, deal_order: list[int], cards: frozenset[str]
) -> str:
    """Return the error of one opening; empty if it is valid."""
    if not 0 <= opening.dealt_before < pile.size:
        return f"there are {pile.size} cards only"
    if opening.position != deal_order[opening.dealt_before]:
        return (
            f"the cut says position {deal_order[opening.dealt_before]}, and not {opening.position}"
        )
    if opening.card not in cards:
        return f"{opening.card!r} is no card of this deck"
    depth = (pile.size - 1).bit_length()
    if not _is_hex_bytes(opening.salt, 16) or len(opening.path) != depth:
        return "its salt or its path has not the right length"
    if not all(map(is_hash, opening.path)) or merkle_root(opening) != pile.root:
        return f"{opening.card} was not sealed there"
    return ""


def _is_hex_bytes(text: str, byte_count: int) -> bool:
    return len(text) == 2 * byte_count and is_hash(text.zfill(64))


def find_proof_differences(proof: Proof, log: Iterable[AnyFact]) -> list[str]:
    """Return the differences between a proof's opened cards and the cards in a viewer's log."""
    opened_cards = {
        (reshuffle_count, opening.dealt_before): opening.card
        for reshuffle_count, pile in enumerate(proof.piles)
        for opening in pile.openings
    }
    problems = list[str]()
    for logged_card in cards_in_deal_order(log):
        if logged_card.card == UNKNOWN:
            continue
        card = opened_cards.get((logged_card.reshuffle_count, logged_card.dealt_before))
        if card is None:
            problems.append(
                f"{card_position(logged_card)}, {name(logged_card.card)}, is not opened"
            )
        elif card != name(logged_card.card):
            problems.append(
                f"{card_position(logged_card)} is {name(logged_card.card)} in the log, "
                f"and opened as {card}"
            )
    return problems
