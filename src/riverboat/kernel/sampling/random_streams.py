"""Random words by number: each word is a pure function of seed, attempt, slot and deal.

A stream is fixed by a seed, an attempt and a slot (the purpose of the word in a deal), and the word
of a deal in it is SplitMix64's output function of `key + deal * GAMMA`. No state is carried from
deal to deal, so a result does not depend on threads, blocks or the tier. The words are not suitable
for secrets.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]

GAMMA = 0x9E3779B97F4A7C15
"""The step from deal to deal: 2**64 over the golden ratio, made odd."""

SLOTS_PER_ATTEMPT = 64
"""Number of words that one attempt at a deal may use."""

CARDS_PER_WORD = 6
"""Number of cards that one random word determines; the probabilities of cards differ by at most 1
in 10**7.
"""

FRACTION_BITS = 58
"""Bits of a word that select a card; the product with a deck below 64 cards fits into 64 bits."""

ENTRY_BITS = 40
"""Bits of a word that select a list entry; the product with a size below 2**24 fits 64 bits."""

_WORD_MASK = 0xFFFF_FFFF_FFFF_FFFF
_FRACTION_MASK = (1 << FRACTION_BITS) - 1


def splitmix64(word: int) -> int:
    """Return the SplitMix64 hash of a 64-bit word."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD_MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD_MASK
    return word ^ word >> 31


def derive_stream_key(seed: int, attempt: int, slot: int) -> int:
    """Return the key of the stream of an attempt and a slot."""
    return splitmix64(
        splitmix64(seed) + (1 + attempt * SLOTS_PER_ATTEMPT + slot) * GAMMA & _WORD_MASK
    )


def random_word(seed: int, deal: int, attempt: int, slot: int) -> int:
    """Return the random word, 64 bits, that decides one slot in one attempt at one deal.

    >>> f"{random_word(1, 0, 0, 0):x} {random_word(1, 1, 0, 0):x}"
    '9c5214e16dbc7258 55c55969ed403149'
    """
    return splitmix64(derive_stream_key(seed, attempt, slot) + deal * GAMMA & _WORD_MASK)


def derive_stream_keys(seed: int, attempts: Words, slot: int) -> Words:
    """Return the keys of the streams of a slot, one for each attempt."""
    return random_words(
        splitmix64(seed) + (1 + slot) * GAMMA & _WORD_MASK,
        attempts * np.uint64(SLOTS_PER_ATTEMPT * GAMMA & _WORD_MASK),
    )


def random_words(key: int | Words, deals: Words) -> Words:
    """Return the random words of the given deals from the stream of *key*, or of one key for each.

    *deals* are already multiplied by GAMMA (see :func:`compute_deal_steps`), which saves a
    multiplication per word.
    """
    mixed_words = deals + np.uint64(key)
    shifted_bits = mixed_words >> np.uint64(30)
    mixed_words ^= shifted_bits
    mixed_words *= np.uint64(0xBF58476D1CE4E5B9)
    np.right_shift(mixed_words, np.uint64(27), out=shifted_bits)
    mixed_words ^= shifted_bits
    mixed_words *= np.uint64(0x94D049BB133111EB)
    np.right_shift(mixed_words, np.uint64(31), out=shifted_bits)
    mixed_words ^= shifted_bits
    return mixed_words


def compute_deal_steps(first_deal: int, count: int) -> Words:
    """Return *count* deal numbers from *first_deal* on, times GAMMA, for :func:`random_words`."""
    return np.arange(first_deal, first_deal + count, dtype=np.uint64) * np.uint64(GAMMA)


def select_entries(word: Words, size: int | Words) -> tuple[Words, Words]:
    """Return the index below *size* that each random 64-bit word selects, and a fraction.

    The fraction, of 40 bits, is the word's position within the range of its index. *size* is one
    size for all words, or one for each word.
    """
    scaled_word = word >> np.uint64(64 - ENTRY_BITS)
    scaled_word *= np.uint64(size)
    entry = scaled_word >> np.uint64(ENTRY_BITS)
    scaled_word &= np.uint64((1 << ENTRY_BITS) - 1)
    return entry, scaled_word


class CardSelector:
    """A selector of up to six cards from a shrinking deck, by one random word of each deal."""

    __slots__ = ("_fraction",)

    def __init__(self, word: Words) -> None:
        self._fraction = word >> np.uint64(64 - FRACTION_BITS)

    def next_index(self, card_count: int) -> NDArray[np.uint8]:
        """Return a random number below *card_count* for each deal, all equally likely."""
        self._fraction *= np.uint64(card_count)
        chosen_index = (self._fraction >> np.uint64(FRACTION_BITS)).astype(np.uint8)
        self._fraction &= np.uint64(_FRACTION_MASK)
        return chosen_index
