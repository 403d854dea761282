"""Counter-based random words."""

from itertools import pairwise, product

import numpy as np
import pytest

from riverboat.kernel.sampling.random_streams import (
    CARDS_PER_WORD,
    CardSelector,
    compute_deal_steps,
    derive_stream_key,
    random_word,
    random_words,
    select_entries,
    splitmix64,
)
from tests.kernel.chi_square import chi_square_z_score

DEAL_COUNT = 60_000


def sample_words(seed: int = 1, attempt: int = 0, slot: int = 0, first_deal: int = 0) -> np.ndarray:
    return random_words(
        derive_stream_key(seed, attempt, slot), compute_deal_steps(first_deal, DEAL_COUNT)
    )


def test_words_match_published_splitmix64() -> None:
    # First outputs of the published generator seeded with 1234567.
    published_words = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    gamma = 0x9E3779B97F4A7C15
    assert [
        splitmix64((1234567 + word_number * gamma) % 2**64) for word_number in (1, 2, 3)
    ] == published_words


@pytest.mark.parametrize("first_deal", [0, 7, 2**40, 2**63 - DEAL_COUNT])
def test_batch_words_match_single_words(first_deal: int) -> None:
    batch_words = sample_words(seed=2**64 - 1, attempt=3, slot=2, first_deal=first_deal)
    for index in (0, 1, DEAL_COUNT - 1):
        assert batch_words[index] == random_word(2**64 - 1, first_deal + index, 3, 2)


def test_deal_word_is_independent_of_block() -> None:
    assert (sample_words(first_deal=1_000)[:50] == sample_words(first_deal=990)[10:60]).all()


def test_words_are_unique_per_seed_attempt_slot_and_deal() -> None:
    value_ranges = [range(4), range(40), range(4), range(64)]
    assert (
        len(
            {
                random_word(seed, deal, attempt, slot)
                for seed, deal, attempt, slot in product(*value_ranges)
            }
        )
        == 4 * 40 * 4 * 64
    )


def test_word_bits_are_unbiased_and_uncorrelated() -> None:
    all_words = sample_words()
    for bits in (all_words, all_words[1:] ^ all_words[:-1], all_words ^ sample_words(slot=1)):
        set_bit_counts = np.unpackbits(bits.view(np.uint8).reshape(-1, 8), axis=1).sum(0)
        assert np.abs(set_bit_counts - len(bits) / 2).max() < 5 * np.sqrt(len(bits)) / 2


def test_cards_of_one_word_are_uniform_and_independent() -> None:
    card_selector = CardSelector(sample_words(seed=5))
    card_rows = [
        card_selector.next_index(52 - card_position) for card_position in range(CARDS_PER_WORD)
    ]
    cards = np.array(card_rows, np.int64)
    for card_position, card_values in enumerate(cards):
        assert abs(chi_square_z_score(np.bincount(card_values, minlength=52 - card_position))) < 4
    for earlier_card, later_card in pairwise(cards):
        pair_counts = np.bincount(earlier_card * 52 + later_card, minlength=52 * 52).reshape(52, 52)
        possible_pair_counts = pair_counts[: earlier_card.max() + 1, : later_card.max() + 1]
        assert abs(chi_square_z_score(possible_pair_counts.ravel())) < 4


def test_all_permutations_of_six_cards_are_equally_likely() -> None:
    card_selector = CardSelector(sample_words(seed=6))
    permutation_numbers = np.zeros(DEAL_COUNT, np.int64)
    for cards_left in (6, 5, 4, 3, 2):
        permutation_numbers = permutation_numbers * cards_left + card_selector.next_index(
            cards_left
        )
    assert abs(chi_square_z_score(np.bincount(permutation_numbers, minlength=720))) < 4


def test_word_selects_entry_and_offset_uniformly() -> None:
    entries, offsets = select_entries(sample_words(seed=7), 1326)
    assert abs(chi_square_z_score(np.bincount(entries.astype(np.int64), minlength=1326))) < 4
    assert (
        abs(
            chi_square_z_score(
                np.bincount((offsets >> np.uint64(35)).astype(np.int64), minlength=32)
            )
        )
        < 4
    )
