"""Public arithmetic of a deck: Merkle tree, cut, and hash chains of promised cuts."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice

import pytest
from msgspec.structs import replace

from riverboat.engine import parse_game
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.decks.deck_cut import (
    CutChains,
    OpenedCard,
    build_merkle_tree,
    compute_deal_order,
    hash_chain,
    is_hash,
    is_preimage,
    leaf_hash,
    merkle_path,
    merkle_root,
    random_stream,
    shuffled,
)
from tests.service.sealed_sessions import make_cuts, make_seeded_byte_source

ROOT_HASH = "ab" * 32
HOLDEM_GAME = parse_game("no-limit hold'em 1/2")


# Random bytes ------------------------------------------------------------------------------------


def test_random_stream_is_sha256_of_label_seed_and_counter() -> None:
    seed = bytes(range(32))
    blocks = [
        sha256(b"deck\0" + seed + bytes((0, 0, 0, block_number))).digest()
        for block_number in range(3)
    ]
    assert bytes(islice(random_stream(seed, "deck"), 96)) == b"".join(blocks)


def test_each_label_and_seed_gives_different_bytes() -> None:
    seeds = bytes(32), bytes(31) + b"\1"
    random_outputs = {
        bytes(islice(random_stream(seed, label), 32))
        for seed in seeds
        for label in ("deck", "salt")
    }
    assert len(random_outputs) == 4


def test_biased_bytes_are_rejected() -> None:
    # Among 3 cards the bytes 0 to 254 are fair and 255 is rejected; among 2 all bytes are fair.
    assert shuffled(3, iter((255, 255, 1, 0))) == shuffled(3, iter((1, 0)))


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    random_bytes = random_stream(bytes(32), "orders")
    order_counts = Counter(tuple(shuffled(4, random_bytes)) for _ in range(24_000))
    assert len(order_counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in order_counts.values())
    assert chi_square < 60  # 23 degrees of freedom: beyond 60 once in 30,000 times


# The tree ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaf_count", [1, 2, 3, 4, 36, 40, 52])
def test_merkle_path_of_every_leaf_leads_to_root(leaf_count: int) -> None:
    leaves = [
        leaf_hash(leaf_number, "As", bytes((leaf_number,)) * 16)
        for leaf_number in range(leaf_count)
    ]
    levels = build_merkle_tree(leaves)
    assert len(levels) - 1 == (leaf_count - 1).bit_length()
    for leaf_number in range(leaf_count):
        opening = OpenedCard(
            0,
            leaf_number,
            "As",
            (bytes((leaf_number,)) * 16).hex(),
            merkle_path(levels, leaf_number),
        )
        assert merkle_root(opening) == levels[-1][0].hex()


def test_altered_opening_gives_different_root() -> None:
    levels = build_merkle_tree([leaf_hash(number, "As", bytes(16)) for number in range(52)])
    opening = OpenedCard(0, 9, "As", "00" * 16, merkle_path(levels, 9))
    root = merkle_root(opening)
    other_opened_cards = [
        replace(opening, card="Ks"),
        replace(opening, position=8),
        replace(opening, salt="00" * 15 + "01"),
        replace(opening, path=opening.path[::-1]),
        replace(opening, path=opening.path[:-1]),
    ]
    assert root not in {merkle_root(opened_card) for opened_card in other_opened_cards}


def test_empty_tree_leaves_are_zero_bytes() -> None:
    levels = build_merkle_tree([leaf_hash(number, "As", bytes(16)) for number in range(3)])
    assert levels[0][3] == bytes(32)


# The cut -----------------------------------------------------------------------------------------


def test_cut_permutation_is_seeded_by_root_chairs_and_values() -> None:
    (_, first_cut), (_, second_cut) = cuts = make_cuts(2, 9)
    seed_hash = sha256(
        bytes.fromhex(ROOT_HASH)
        + b"\2"
        + bytes.fromhex(first_cut)
        + b"\x09"
        + bytes.fromhex(second_cut)
    )
    expected_order = shuffled(52, random_stream(seed_hash.digest(), "cut"))
    assert compute_deal_order(ROOT_HASH, cuts, 52) == expected_order


def test_root_chair_and_value_each_change_order() -> None:
    cuts = make_cuts(1)
    orders = [
        compute_deal_order(ROOT_HASH, (), 52),
        compute_deal_order("cd" * 32, (), 52),
        compute_deal_order(ROOT_HASH, cuts, 52),
        compute_deal_order(ROOT_HASH, ((2, cuts[0][1]),), 52),
        compute_deal_order(ROOT_HASH, make_cuts(1, seed="other"), 52),
    ]
    assert len({tuple(order) for order in orders}) == 5


def test_uncut_first_card_is_uniform() -> None:
    urandom = make_seeded_byte_source("roots")
    first_card_counts = Counter(
        compute_deal_order(urandom(32).hex(), (), 52)[0] for _ in range(5_200)
    )
    chi_square = sum((first_card_counts[number] - 100) ** 2 / 100 for number in range(52))
    assert chi_square < 100  # 51 degrees of freedom: beyond 100 once in 20,000 times


# Chains ------------------------------------------------------------------------------------------


def test_hash_chain_is_revealed_backwards() -> None:
    promise, *cuts = hash_chain(b"s" * 32, 5)
    assert len(cuts) == 5
    assert cuts[-1] == (b"s" * 32).hex()
    for previous_hash, cut in zip([promise, *cuts], cuts, strict=False):
        assert is_preimage(cut, previous_hash)
        assert not is_preimage(previous_hash, cut)


@pytest.mark.parametrize("value", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33, " " + "a" * 63])
def test_invalid_hash_is_not_a_cut(value: str) -> None:
    assert not is_hash(value)
    assert not is_preimage(value, "")
    assert not is_preimage(value, sha256(b"").hexdigest())


def test_cut_without_promise_is_refused() -> None:
    chains = CutChains()
    chains.activate_promises()
    assert not chains.is_promised_cut("Ann", "ab" * 32)


def test_cuts_follow_the_hash_chain_in_order() -> None:
    chains = CutChains()
    promise, first_cut, second_cut, third_cut = hash_chain(b"s" * 32, 3)
    chains.add_promise("Ann", promise)
    chains.activate_promises()
    assert not chains.is_promised_cut("Ann", promise)
    assert not chains.is_promised_cut("Ann", second_cut), "a step was skipped"
    assert not chains.is_promised_cut("Bob", first_cut)
    assert chains.is_promised_cut("Ann", first_cut)
    chains.apply_cuts([("Ann", first_cut)])
    chains.activate_promises()
    assert not chains.is_promised_cut("Ann", first_cut), "a cut was used twice"
    assert chains.is_promised_cut("Ann", second_cut)
    chains.apply_cuts([])
    chains.activate_promises()
    assert chains.is_promised_cut("Ann", second_cut), "who did not cut has not used up anything"
    assert not chains.is_promised_cut("Ann", third_cut)


def test_promised_cut_takes_effect_when_next_deck_is_sealed() -> None:
    chains = CutChains()
    old_promise, cut, *_ = hash_chain(b"s" * 32, 3)
    chains.add_promise("Ann", old_promise)
    chains.activate_promises()
    new_promise, new_cut, *_ = hash_chain(b"t" * 32, 3)
    chains.add_promise("Ann", new_promise)
    assert not chains.is_promised_cut("Ann", new_cut), "it was promised when the others had cut"
    assert chains.is_promised_cut("Ann", cut)
    chains.apply_cuts([("Ann", cut)])
    chains.activate_promises()
    assert chains.is_promised_cut("Ann", new_cut)


# Cuts received by a table's deck -----------------------------------------------------------------


def seal_deck_with_promise(promise: str) -> TableDeck:
    """Return a sealed deck after Ann's promise."""
    deck = TableDeck("table/1", bytes(32), make_seeded_byte_source("a deck"))
    deck.cut_chains.add_promise("Ann", promise)
    deck.seal(1, HOLDEM_GAME)
    return deck


def is_cut_accepted(deck: TableDeck, value: str) -> bool:
    """Return True if the deck accepts a cut by Ann."""
    deck.add_cut("Ann", value)
    return deck.cuts.get("Ann") == value


def test_cut_of_resealed_deck_is_void() -> None:
    promise, first_cut, second_cut, third_cut = hash_chain(b"s" * 32, 3)
    deck = seal_deck_with_promise(promise)
    assert is_cut_accepted(deck, first_cut)
    deck.seal(1, HOLDEM_GAME)
    assert not is_cut_accepted(deck, first_cut)
    assert not is_cut_accepted(deck, second_cut)
    assert not deck.has_promise("Ann", promise), "it is worth nothing any more"
    deck.cut_chains.add_promise("Ann", second_cut)
    assert deck.has_promise("Ann", second_cut)
    deck.seal(1, HOLDEM_GAME)
    assert not is_cut_accepted(deck, first_cut)
    assert is_cut_accepted(deck, third_cut)


def test_cut_of_departed_player_is_void() -> None:
    promise, first_cut, second_cut, *_ = hash_chain(b"s" * 32, 3)
    deck = seal_deck_with_promise(promise)
    assert is_cut_accepted(deck, first_cut)
    assert deck.cut({"Bob": 1}).cuts == ()
    deck.seal(2, HOLDEM_GAME)
    assert not is_cut_accepted(deck, first_cut)
    assert not is_cut_accepted(deck, second_cut)


def test_chain_continues_after_used_cut() -> None:
    promise, first_cut, second_cut = hash_chain(b"s" * 32, 2)
    deck = seal_deck_with_promise(promise)
    assert is_cut_accepted(deck, first_cut)
    assert deck.cut({"Ann": 4}).cuts == ((4, first_cut),)
    deck.seal(2, HOLDEM_GAME)
    assert is_cut_accepted(deck, second_cut)


def test_new_promise_survives_cut_from_old_chain() -> None:
    promise, first_cut, _ = hash_chain(b"s" * 32, 2)
    deck = seal_deck_with_promise(promise)
    new_promise, new_cut, _ = hash_chain(b"t" * 32, 2)
    deck.cut_chains.add_promise("Ann", new_promise)
    assert is_cut_accepted(deck, first_cut)
    deck.cut({"Ann": 1})
    deck.seal(2, HOLDEM_GAME)
    assert is_cut_accepted(deck, new_cut)


def test_new_promise_survives_reseal_of_same_hand() -> None:
    promise, first_cut, _ = hash_chain(b"s" * 32, 2)
    deck = seal_deck_with_promise(promise)
    assert is_cut_accepted(deck, first_cut)
    new_promise, new_cut, _ = hash_chain(b"t" * 32, 2)
    deck.cut_chains.add_promise("Ann", new_promise)
    deck.seal(1, HOLDEM_GAME)
    assert is_cut_accepted(deck, new_cut)
