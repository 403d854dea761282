"""Deal proofs: they open exactly the cards a viewer saw, and tampering is detected."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, card_names, name, parse_cards
from riverboat.engine import AnyFact, HandStarted, parse_game
from riverboat.engine.state import hand_facts as f
from riverboat.service.decks.deal_order import NO_SEAT, DealtCard, cards_in_deal_order
from riverboat.service.decks.deck_cut import OpenedCard
from riverboat.service.decks.proof import (
    Pile,
    Proof,
    build_proof,
    compare_with_deck,
    find_proof_differences,
    verify,
    viewable_cards,
)
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.hand_export import redact_log_for
from tests.schedule import run_in
from tests.service.sealed_sessions import (
    STREAM,
    DealtHand,
    find_reshuffled_hands,
    make_cuts,
    make_seeded_byte_source,
    play_cached_session,
)

TABLE_KINDS = (
    "online",
    "home",
    "stud",
    "8-game",
    "triple draw",
    "short deck",
    "run it twice",
    "folds are spread",
)


def make_proof(hand: DealtHand, viewer: int | None) -> Proof:
    return build_proof(hand.deck, hand.cuts, hand.log, viewer, (STREAM, hand.number))


def list_dealt_hands(table_kind: str) -> list[DealtHand]:
    hands = [
        hand for hand in play_cached_session(table_kind).hands if cards_in_deal_order(hand.log)
    ]
    assert len(hands) > 10
    return hands


def make_sample_proof() -> Proof:
    """Return a proof with many openings and several cuts."""
    hands = list_dealt_hands("online")
    proofs = [make_proof(hand, 0) for hand in hands if len(hand.cuts) > 1]
    return max(proofs, key=lambda proof: len(proof.piles[0].openings))


# Order of the deal -------------------------------------------------------------------------------


def test_cards_are_dealt_left_of_button_after_burns() -> None:
    deck = parse_cards("2c3c4c 2d3d4d 5c 6c7c8c")
    hand_start = HandStarted(parse_game("no-limit hold'em 1/2"), (9, 9, 9), 1, ())
    holdings = ((deck[1], deck[4]), (deck[2], deck[5]), (deck[0], deck[3]))
    log: list[AnyFact] = [
        hand_start,
        f.HoleCardsDealt(holdings),
        f.BoardDealt(deck[7:], (deck[6],)),
    ]
    order = cards_in_deal_order(log)
    assert [entry.card for entry in order] == list(deck)
    assert [entry.seat for entry in order] == [2, 0, 1, 2, 0, 1, *[NO_SEAT] * 4]
    assert [entry.dealt_before for entry in order] == list(range(10))


def test_deal_count_restarts_after_reshuffle() -> None:
    log: list[AnyFact] = [
        HandStarted(parse_game("no-limit hold'em 1/2"), (9, 9), 0, ()),
        f.HoleCardsDealt(((1, 2), (3, 4))),
        f.StubReshuffled((1, 3), 2),
        f.HoleCardsDealt(((), (1,)), (3,)),
    ]
    assert cards_in_deal_order(log)[4:] == [DealtCard(1, 0, 3, NO_SEAT), DealtCard(1, 1, 1, 1)]


# Openings ----------------------------------------------------------------------------------------


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("table_kind", TABLE_KINDS)
def test_proof_opens_only_cards_seen_by_viewer(table_kind: str) -> None:
    for hand in list_dealt_hands(table_kind):
        for viewer in (None, *range(len(hand.players))):
            proof = make_proof(hand, viewer)
            facts = redact_log_for(hand.log, viewer)
            assert verify(proof) == []
            assert find_proof_differences(proof, facts) == []
            known_dealt_cards = [
                card for card in cards_in_deal_order(facts) if card.card != UNKNOWN
            ]
            assert len(known_dealt_cards) == sum(len(pile.openings) for pile in proof.piles)


def test_reshuffled_hands_have_valid_proofs() -> None:
    for hand in find_reshuffled_hands():
        for viewer in (None, *range(len(hand.players))):
            proof = make_proof(hand, viewer)
            assert len(proof.piles) == 1 + hand.stub.reshuffles
            assert verify(proof) == []
            assert find_proof_differences(proof, redact_log_for(hand.log, viewer)) == []


def test_unshown_hole_cards_are_not_opened() -> None:
    hidden_card_count = 0
    for hand in list_dealt_hands("online"):
        shown_seats = {fact.seat for fact in hand.log if isinstance(fact, f.HandShown)}
        for viewer in (None, *range(len(hand.players))):
            proof_json = msgspec.json.encode(make_proof(hand, viewer)).decode()
            for fact in hand.log:
                if not isinstance(fact, f.HoleCardsDealt):
                    continue
                for seat, cards in enumerate(fact.holdings):
                    if seat not in shown_seats and seat != viewer:
                        hidden_card_count += len(cards)
                        assert not any(f'"{name(card)}"' in proof_json for card in cards)
    assert hidden_card_count > 100


def test_burn_cards_are_not_opened() -> None:
    for hand in list_dealt_hands("online"):
        burned_cards = {card for fact in hand.log for card in getattr(fact, "burned", ())}
        for viewer in (None, 0):
            assert not burned_cards & {card.card for card in viewable_cards(hand.log, viewer)}


def test_redrawn_card_is_opened_where_it_was_shown() -> None:
    log: list[AnyFact] = [
        HandStarted(parse_game("limit five-card draw 2/4"), (9, 9), 0, ()),
        f.HoleCardsDealt(((1, 2), (3, 4))),
        f.Discarded(1, (3,)),
        f.StubReshuffled((3,), 3),
        f.HoleCardsDealt(((), (3,))),
        f.HandShown(1, (4, 3)),
    ]
    dealt_cards = viewable_cards(log, None)
    assert dealt_cards == [DealtCard(0, 2, 4, 1), DealtCard(1, 0, 3, 1)]


def test_showing_one_card_opens_one_card() -> None:
    log: list[AnyFact] = [
        HandStarted(parse_game("no-limit hold'em 1/2"), (9, 9), 0, ()),
        f.HoleCardsDealt(((1, 2), (3, 4))),
        f.HandShown(1, (4,)),
    ]
    assert [card.card for card in viewable_cards(log, None)] == [4]
    assert [card.card for card in viewable_cards(log, 0)] == [1, 4, 2]


def test_log_from_another_deck_is_refused() -> None:
    hand, other_hand = list_dealt_hands("online")[:2]
    with pytest.raises(ValueError, match="was not dealt from this deck"):
        build_proof(other_hand.deck, hand.cuts, hand.log, None, (STREAM, 1))
    assert compare_with_deck(hand.deck.cut(make_cuts(9)), hand.log)


# Tampering ---------------------------------------------------------------------------------------


def replace_first_opening(proof: Proof, **changes: Any) -> Proof:
    pile = proof.piles[0]
    opening = replace(pile.openings[0], **changes)
    return replace(proof, piles=(replace(pile, openings=(opening, *pile.openings[1:])),))


def flip_first_bit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def swap_cards(proof: Proof) -> Proof:
    """Swap two cards of the proof."""
    opened_card, other_card, *other_openings = proof.piles[0].openings
    swapped_openings = (
        replace(opened_card, card=other_card.card),
        replace(other_card, card=opened_card.card),
        *other_openings,
    )
    return replace(proof, piles=(replace(proof.piles[0], openings=swapped_openings),))


def find_unopened_card(proof: Proof) -> str:
    opened_card_names = {opening.card for opening in proof.piles[0].openings}
    return next(
        card_name
        for card_name in ("As", "Kd", "2c", "7h", "9d", "Tc")
        if card_name not in opened_card_names
    )


TAMPERED_PROOFS: dict[str, Callable[[Proof], Proof]] = {
    "another card": lambda proof: replace_first_opening(proof, card=find_unopened_card(proof)),
    "two cards that changed places": swap_cards,
    "no card": lambda proof: replace_first_opening(proof, card="Zz"),
    "a card of no deck": lambda proof: replace_first_opening(proof, card=""),
    "another salt": lambda proof: replace_first_opening(
        proof, salt=flip_first_bit(proof.piles[0].openings[0].salt)
    ),
    "a short salt": lambda proof: replace_first_opening(proof, salt="00"),
    "no salt": lambda proof: replace_first_opening(proof, salt="not hexadecimal at all, not hexa"),
    "another path": lambda proof: replace_first_opening(
        proof,
        path=(
            flip_first_bit(proof.piles[0].openings[0].path[0]),
            *proof.piles[0].openings[0].path[1:],
        ),
    ),
    "a short path": lambda proof: replace_first_opening(
        proof, path=proof.piles[0].openings[0].path[:-1]
    ),
    "a path of words": lambda proof: replace_first_opening(proof, path=("x",) * 6),
    "another position": lambda proof: replace_first_opening(
        proof, position=proof.piles[0].openings[0].position ^ 1
    ),
    "another moment": lambda proof: replace_first_opening(proof, dealt_before=51),
    "a moment before the first": lambda proof: replace_first_opening(proof, dealt_before=-1),
    "a moment after the last": lambda proof: replace_first_opening(proof, dealt_before=52),
    "a card twice": lambda proof: replace(
        proof,
        piles=(
            replace(
                proof.piles[0], openings=(*proof.piles[0].openings, proof.piles[0].openings[0])
            ),
        ),
    ),
    "another root": lambda proof: replace(
        proof, piles=(replace(proof.piles[0], root=flip_first_bit(proof.piles[0].root)),)
    ),
    "no root": lambda proof: replace(proof, piles=(replace(proof.piles[0], root="?"),)),
    "another size": lambda proof: replace(proof, piles=(replace(proof.piles[0], size=51),)),
    "no deck": lambda proof: replace(proof, piles=()),
    "a deck that nobody knows": lambda proof: replace(proof, deck="tarot"),
    "a smaller deck": lambda proof: replace(proof, deck="short"),
    "another cut": lambda proof: replace(
        proof, cuts=((proof.cuts[0][0], flip_first_bit(proof.cuts[0][1])), *proof.cuts[1:])
    ),
    "a cut left out": lambda proof: replace(proof, cuts=proof.cuts[1:]),
    "a cut more": lambda proof: replace(proof, cuts=(*proof.cuts, (200, "ab" * 32))),
    "cuts in another order": lambda proof: replace(proof, cuts=proof.cuts[::-1]),
    "a cut twice": lambda proof: replace(proof, cuts=(proof.cuts[0], *proof.cuts)),
    "a cut that is no hash": lambda proof: replace(proof, cuts=((1, "soft shuffle"),)),
    "a chair that is none": lambda proof: replace(proof, cuts=((0, "ab" * 32), *proof.cuts)),
    "an empty reshuffle": lambda proof: replace(
        proof, piles=(*proof.piles, Pile("ab" * 32, 0, ()))
    ),
}


@pytest.mark.parametrize("tampering", TAMPERED_PROOFS)
def test_proof_tampering_is_detected(tampering: str) -> None:
    proof = make_sample_proof()
    assert verify(proof) == []
    tampered_proof = TAMPERED_PROOFS[tampering](proof)
    assert tampered_proof != proof
    assert verify(tampered_proof) != []


def test_verification_error_names_the_card() -> None:
    proof = make_sample_proof()
    opening = proof.piles[0].openings[0]
    card = find_unopened_card(proof)
    [reason] = verify(replace_first_opening(proof, card=card))
    assert reason == f"card {opening.dealt_before + 1}: {card} was not sealed there"


def test_log_card_differing_from_opening_is_reported() -> None:
    hand = next(dealt_hand for dealt_hand in list_dealt_hands("online") if len(dealt_hand.log) > 12)
    proof, facts = make_proof(hand, 0), redact_log_for(hand.log, 0)
    short_proof = replace(
        proof, piles=(replace(proof.piles[0], openings=proof.piles[0].openings[1:]),)
    )
    assert len(find_proof_differences(short_proof, facts)) == 1
    assert "is not opened" in find_proof_differences(short_proof, facts)[0]
    [difference, _] = find_proof_differences(swap_cards(proof), facts)
    assert "in the log, and opened as" in difference


def test_proof_round_trips_through_json() -> None:
    proof = make_sample_proof()
    assert msgspec.json.decode(msgspec.json.encode(proof), type=Proof) == proof


# An independent verifier -------------------------------------------------------------------------


def verify_by_page_algorithm(proof_json: bytes) -> list[str]:
    """Verify a proof by the algorithm of the documentation page alone; return its cards."""
    proof = json.loads(proof_json)
    cards = []
    for pile in proof["piles"]:
        cut_input = bytes.fromhex(pile["root"])
        for chair, cut in proof["cuts"]:
            cut_input += bytes([chair]) + bytes.fromhex(cut)
        cut_seed, random_bytes = sha256(cut_input).digest(), b""
        for block_number in range(64):
            random_bytes += sha256(b"cut\x00" + cut_seed + block_number.to_bytes(4, "big")).digest()
        leaf_numbers, byte_index = list(range(pile["size"])), 0
        for leaf_number in range(pile["size"] - 1, 0, -1):
            while random_bytes[byte_index] >= 256 - 256 % (leaf_number + 1):
                byte_index += 1
            other_leaf_number = random_bytes[byte_index] % (leaf_number + 1)
            byte_index += 1
            leaf_numbers[leaf_number], leaf_numbers[other_leaf_number] = (
                leaf_numbers[other_leaf_number],
                leaf_numbers[leaf_number],
            )
        for opening in pile["openings"]:
            node_index = leaf_numbers[opening["dealt"]]
            node = sha256(
                b"\x00"
                + bytes([node_index])
                + opening["card"].encode()
                + bytes.fromhex(opening["salt"])
            ).digest()
            for sibling in map(bytes.fromhex, opening["path"]):
                pair = sibling + node if node_index % 2 else node + sibling
                node, node_index = sha256(b"\x01" + pair).digest(), node_index // 2
            assert node == bytes.fromhex(pile["root"])
            cards.append(opening["card"])
    return cards


@pytest.mark.parametrize("table_kind", ["online", "short deck", "triple draw"])
def test_verifier_from_page_accepts_proofs(table_kind: str) -> None:
    hands = list_dealt_hands(table_kind) + (
        find_reshuffled_hands() if table_kind == "triple draw" else []
    )
    for hand in hands:
        card_names_shown = [name(card.card) for card in viewable_cards(hand.log, 0)]
        assert (
            verify_by_page_algorithm(msgspec.json.encode(make_proof(hand, 0))) == card_names_shown
        )


def test_three_card_deck_can_be_sealed() -> None:
    game = parse_game("limit kuhn 1/2")
    deck = SealedDeck.seal(game, make_seeded_byte_source(3))
    stub = deck.cut(make_cuts(1, 2))
    stub.deal(2)
    openings: tuple[OpenedCard, ...] = (stub.opening(0), stub.opening(1))
    proof = Proof(STREAM, 1, "kuhn", make_cuts(1, 2), (Pile(deck.root, 3, openings),))
    assert verify(proof) == []
    assert len(openings[0].path) == 2


# The page ----------------------------------------------------------------------------------------

DECK_PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "the-deck.md"


def test_example_proof_of_the_page_is_valid() -> None:
    page_text = DECK_PAGE.read_text(encoding="utf-8")
    example_proof_json = page_text.split("```json\n")[1].split("```")[0].encode()
    proof = msgspec.json.decode(example_proof_json, type=Proof)
    assert verify(proof) == []
    assert verify_by_page_algorithm(example_proof_json) == ["Kd"]
    deck = SealedDeck.seal(parse_game("no-limit hold'em 1/2"), lambda count: bytes(range(count)))
    stub = deck.cut(proof.cuts)
    dealt_numbers = stub.deal(9)
    assert proof.piles == (Pile(deck.root, 52, (stub.opening(0),)),)
    assert f"`{card_names(dealt_numbers)}`" in page_text
    *first_leaf_numbers, last_leaf_number = [
        str(stub.opening(number).position) for number in range(9)
    ]
    assert f"positions {', '.join(first_leaf_numbers)} and {last_leaf_number}." in page_text
