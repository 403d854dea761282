"""Sealed decks: each card once, no early disclosure, and the same deck after a restart."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter

import msgspec
import pytest

from riverboat.cards import DECKS, name
from riverboat.engine import Game, parse_game
from riverboat.service.decks.deal_order import cards_in_deal_order
from riverboat.service.decks.deck_cut import compute_deal_order, merkle_root
from riverboat.service.decks.proof import compare_with_deck
from riverboat.service.decks.seal import BadSeal, SealedDeck, Stub
from tests.schedule import run_in
from tests.service.sealed_sessions import (
    KEY,
    find_reshuffled_hands,
    make_cuts,
    make_seeded_byte_source,
    play_cached_session,
)

HOLDEM = parse_game("no-limit hold'em 1/2")
SHORT_DECK_GAME = parse_game("no-limit short deck 1/2")


def make_deck(seed: object = 1) -> SealedDeck:
    return SealedDeck.seal(HOLDEM, make_seeded_byte_source(seed))


# The deal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [HOLDEM, SHORT_DECK_GAME], ids=["standard", "short"])
def test_every_card_of_the_deck_is_dealt_once(game: Game) -> None:
    cards = DECKS[game.variant.deck].cards
    deck = SealedDeck.seal(game, make_seeded_byte_source(1))
    stub = deck.cut(make_cuts(1, 2))
    assert deck.size == stub.remaining_count == len(cards)
    assert sorted(stub.deal(len(cards))) == sorted(cards)
    assert stub.remaining_count == 0


def test_deck_is_determined_by_random_bytes() -> None:
    sealed_deck, same_deck, other_deck = make_deck(), make_deck(), make_deck(2)
    assert sealed_deck.root == same_deck.root != other_deck.root
    assert sealed_deck.cut().deal(52) == same_deck.cut().deal(52) != other_deck.cut().deal(52)


def test_cut_changes_order_but_not_root() -> None:
    deck = make_deck()
    card_orders = {
        deck.cut(cuts).deal(52) for cuts in ((), make_cuts(1), make_cuts(2), make_cuts(1, 2))
    }
    assert len(card_orders) == 4
    assert {deck.cut(make_cuts(chair)).root for chair in (1, 2)} == {deck.root}


def test_sealed_decks_are_distinct() -> None:
    assert len({SealedDeck.seal(HOLDEM).root for _ in range(200)}) == 200


def test_dealing_more_cards_than_left_is_refused() -> None:
    stub = make_deck().cut()
    stub.deal(50)
    for card_count in (3, -1):
        with pytest.raises(ValueError, match="2 left"):
            stub.deal(card_count)
    assert stub.dealt == 50


def test_skip_returns_the_dealt_cards() -> None:
    stub_before, stub_after = make_deck().cut(make_cuts(3)), make_deck().cut(make_cuts(3))
    dealt_numbers = stub_before.deal(9)
    assert stub_after.skip(9) == dealt_numbers
    assert stub_after.deal(5) == stub_before.deal(5)


# Openings ----------------------------------------------------------------------------------------


def test_opening_position_follows_cut_permutation() -> None:
    stub = make_deck().cut(make_cuts(1, 5))
    cards = stub.deal(20)
    order = compute_deal_order(stub.root, make_cuts(1, 5), 52)
    for deal_index in range(20):
        opening = stub.opening(deal_index)
        assert (opening.dealt_before, opening.position) == (deal_index, order[deal_index])
        assert opening.card == name(cards[deal_index])
        assert merkle_root(opening) == stub.root
        assert len(opening.path) == 6


def test_undealt_card_cannot_be_opened() -> None:
    stub = make_deck().cut()
    stub.deal(3)
    for number in (3, 51, 52, -1):
        with pytest.raises(ValueError, match="cannot be opened"):
            stub.opening(number)


def test_salts_are_unique() -> None:
    stub = make_deck().cut()
    stub.deal(52)
    assert len({stub.opening(number).salt for number in range(52)}) == 52


# Secrets -----------------------------------------------------------------------------------------


def list_secret_objects(deck: SealedDeck, stub: Stub) -> list[object]:
    return [deck, stub, stub._piles[0], [deck], {"deck": stub}]


def test_repr_contains_no_card_or_seed() -> None:
    deck, stub = make_deck(), make_deck().cut(make_cuts(1))
    stub.deal(5)
    for secret_object in list_secret_objects(deck, stub):
        representations = f"{secret_object} {secret_object!r} {secret_object!s}"
        assert deck._seed.hex()[:8] not in representations
        assert repr(deck._seed)[2:10] not in representations
        assert deck.root[:12] in representations
        assert len(representations) < 400
    assert repr(deck) == f"<SealedDeck {deck.root}>"


def test_deck_cannot_be_copied_pickled_or_written_as_json() -> None:
    for secret_object in list_secret_objects(make_deck(), make_deck().cut()):
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            pickle.dumps(secret_object)
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            copy.deepcopy(secret_object)
        with pytest.raises(TypeError):
            json.dumps(secret_object)
        with pytest.raises(TypeError):
            msgspec.json.encode(secret_object)
        assert not hasattr(secret_object, "__dict__")


def test_blob_decrypts_to_same_deck() -> None:
    deck = make_deck()
    blob = deck.blob(KEY, "table/a", 7)
    second_sealed_deck = SealedDeck.open(blob, KEY, HOLDEM, "table/a", 7)
    assert second_sealed_deck.root == deck.root
    assert second_sealed_deck.cut(make_cuts(2)).deal(52) == deck.cut(make_cuts(2)).deal(52)
    assert deck._seed not in blob


def test_blobs_of_one_deck_differ() -> None:
    deck = make_deck()
    assert deck.blob(KEY, "table/a", 7) != deck.blob(KEY, "table/a", 7)


@pytest.mark.parametrize(
    "key, stream, hand",
    [(KEY[::-1], "table/a", 7), (KEY, "table/b", 7), (KEY, "table/a", 8)],
    ids=["another key", "another table", "another hand"],
)
def test_blob_opens_only_with_its_key_stream_and_hand(key: bytes, stream: str, hand: int) -> None:
    blob = make_deck().blob(KEY, "table/a", 7)
    with pytest.raises(BadSeal, match=f"hand {hand} of {stream} doesn’t open"):
        SealedDeck.open(blob, key, HOLDEM, stream, hand)


def test_altered_blob_does_not_open() -> None:
    blob = make_deck().blob(KEY, "table/a", 7)
    for index in range(len(blob)):
        altered_blob = bytearray(blob)
        altered_blob[index] ^= 1
        with pytest.raises(BadSeal):
            SealedDeck.open(bytes(altered_blob), KEY, HOLDEM, "table/a", 7)
    for truncated_blob in (b"", blob[:5], blob[:-1], blob[:13]):
        with pytest.raises(BadSeal):
            SealedDeck.open(truncated_blob, KEY, HOLDEM, "table/a", 7)


# Reshuffles --------------------------------------------------------------------------------------


def test_reshuffle_deals_remaining_and_returned_cards() -> None:
    stub = make_deck().cut(make_cuts(1))
    dealt_numbers = stub.deal(49)
    root = stub.reshuffle(dealt_numbers[:7])
    assert root == stub.root != make_deck().root
    assert (stub.remaining_count, stub.dealt, stub.reshuffles) == (10, 0, 1)
    second_numbers = stub.deal(10)
    assert Counter(second_numbers) == Counter(
        (set(range(52)) - set(dealt_numbers)) | set(dealt_numbers[:7])
    )
    for number in range(10):
        assert merkle_root(stub.opening(number, 1)) == root
        assert merkle_root(stub.opening(number)) == make_deck().root
    assert [size for _, size in stub.seals] == [52, 10]


def test_reshuffle_is_reproducible_and_differs_each_time() -> None:
    first_stub, second_stub = make_deck().cut(), make_deck().cut()
    for stub in (first_stub, second_stub):
        stub.reshuffle(stub.deal(50)[:9])
        stub.reshuffle(stub.deal(11))
    assert first_stub.seals == second_stub.seals
    assert first_stub.deal(11) == second_stub.deal(11)
    assert len({root for root, _ in first_stub.seals}) == 3


def test_only_dealt_cards_can_be_reshuffled_once() -> None:
    stub = make_deck().cut()
    dealt_numbers = stub.deal(5)
    remaining_card = next(card for card in range(52) if card not in dealt_numbers)
    for cards in ((remaining_card,), (dealt_numbers[0], dealt_numbers[0]), (-1,), (77,)):
        with pytest.raises(ValueError, match="only dealt cards"):
            stub.reshuffle(cards)
    assert stub.reshuffles == 0


# Resumed hands -----------------------------------------------------------------------------------


@run_in("slow", keep_every=2)
@pytest.mark.parametrize("table_kind", ["online", "stud", "8-game", "short deck", "run it twice"])
def test_deal_resumes_after_restart_at_any_fact(table_kind: str) -> None:
    for hand in play_cached_session(table_kind).hands:
        cards = [card.card for card in cards_in_deal_order(hand.log)]
        for fact_count in range(len(hand.log) + 1):
            stub = hand.deck.cut(hand.cuts)
            assert compare_with_deck(stub, hand.log[:fact_count]) == []
            assert [*cards[: stub.dealt], *stub.deal(len(cards) - stub.dealt)] == cards


def test_deal_with_reshuffles_resumes_after_restart() -> None:
    for hand in find_reshuffled_hands():
        stub = hand.deck.cut(hand.cuts)
        assert compare_with_deck(stub, hand.log) == []
        assert (stub.seals, stub.dealt) == (hand.stub.seals, hand.stub.dealt)
