"""The hash chain of a player's cuts."""

from __future__ import annotations

from hashlib import sha256

import pytest

from riverboat.remote.cut_chain import CutChain, is_promised_cut
from riverboat.service.decks.deck_cut import hash_chain as room_hash_chain


def test_each_cut_hashes_to_previous_cut() -> None:
    cut_chain, commitment = CutChain(length=20), ""
    for remaining_count in range(20, 0, -1):
        assert len(cut_chain) == remaining_count
        commitment, cut = cut_chain.end, cut_chain.cut()
        assert sha256(bytes.fromhex(cut)).hexdigest() == commitment
        assert cut_chain.end == cut


def test_cut_follows_only_its_promise() -> None:
    chain = CutChain(length=3)
    commitment = chain.end
    first_cut, second_cut = chain.cut(), chain.cut()
    assert is_promised_cut(first_cut, commitment)
    assert not is_promised_cut(second_cut, commitment)
    assert not is_promised_cut(commitment, commitment)


def test_exhausted_chain_raises_lookup_error() -> None:
    chain = CutChain(length=1)
    chain.cut()
    with pytest.raises(LookupError, match="used up"):
        chain.cut()


def test_client_and_room_derive_same_chain() -> None:
    chain = CutChain(bytes(range(32)), 5)
    assert [chain.end, *(chain.cut() for _ in range(5))] == room_hash_chain(bytes(range(32)), 5)


def test_chains_are_random() -> None:
    assert CutChain(length=1).end != CutChain(length=1).end


def test_chain_repr_hides_secret() -> None:
    chain = CutChain(bytes(32), 2)
    assert repr(chain) == "<Chain of 2 cuts>"
