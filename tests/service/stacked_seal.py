"""Decks in a chosen order with a real seal: leaves, salts, root, openings, ciphertext.

Only the order is artificial: the deck is stacked, the cut keeps the order, and cards that return to
the stub go under it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from riverboat.cards import name
from riverboat.service.decks import seal
from riverboat.service.decks.deck_cut import ChairCuts, build_merkle_tree, leaf_hash, random_stream


class StackedPile(seal._Pile):
    """Cards in the given order, or in the order chosen for a whole deck."""

    __slots__ = ("levels", "salts", "seed")

    chosen_order: Sequence[int] = ()
    """The order of a whole deck."""
    all_piles: list[StackedPile]
    """All piles made since the order was chosen."""

    def __init__(self, cards: Iterable[int], seed: bytes, label: str) -> None:
        self.cards = list(self.chosen_order if not label else cards)
        self.seed = seed
        salts = random_stream(seed, f"salt{label}")
        self.salts = [bytes([next(salts) for _ in range(16)]) for _ in self.cards]
        numbered_cards = enumerate(zip(self.cards, self.salts, strict=True))
        self.levels = build_merkle_tree(
            [leaf_hash(number, name(card), salt) for number, (card, salt) in numbered_cards]
        )
        self._salts, self._levels = self.salts, self.levels
        self.root = self.levels[-1][0].hex()
        self.order = []
        self.dealt = 0
        self.all_piles.append(self)

    def cut(self, cuts: ChairCuts) -> None:
        assert not cuts, "nobody cuts a deck that was laid"
        self.order = list(range(len(self.cards)))


def stack_sealed_decks(monkeypatch: pytest.MonkeyPatch, cards: Sequence[int]) -> list[StackedPile]:
    """Stack every deck that is sealed from now on; return the list of all piles made."""
    stacked_piles = list[StackedPile]()
    monkeypatch.setattr(StackedPile, "chosen_order", tuple(cards))
    monkeypatch.setattr(StackedPile, "all_piles", stacked_piles, raising=False)
    monkeypatch.setattr(seal, "_Pile", StackedPile)
    return stacked_piles


def tree_hashes(piles: Iterable[StackedPile]) -> set[str]:
    """Return every node of these piles' trees, in hexadecimal."""
    return {node.hex() for pile in piles for level in pile.levels for node in level}
