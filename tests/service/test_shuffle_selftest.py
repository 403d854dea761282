"""The statistical self-test of the shuffle: a fair shuffle passes, biased shuffles fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riverboat.service.decks.deck_cut import random_stream
from riverboat.service.decks.selftest import run_self_test, standard_shuffle
from tests.schedule import run_in
from tests.service.sealed_sessions import seeded_bytes


def modulo_shuffle(seed: bytes, label: str, count: int) -> list[int]:
    """Shuffle with bytes modulo the range, which favours small numbers."""
    bytes_, order = random_stream(seed, label), list(range(count))
    for position in range(count - 1, 0, -1):
        number = next(bytes_) % (position + 1)
        order[number], order[position] = order[position], order[number]
    return order


def naive_swap_shuffle(seed: bytes, label: str, count: int) -> list[int]:
    """Swap every card with any other card: the well-known biased shuffle."""
    bytes_, order = random_stream(seed, label), list(range(count))
    for position in range(count):
        number = next(bytes_) * count >> 8
        order[number], order[position] = order[position], order[number]
    return order


def single_cut_shuffle(seed: bytes, label: str, count: int) -> list[int]:
    """Only cut the deck: positions are uniform, but neighbours never change."""
    cut_position = next(random_stream(seed, label)) * count >> 8
    return [(cut_position + number) % count for number in range(count)]


@pytest.mark.landing
def test_shuffle_is_fair_over_20_000_decks() -> None:
    progress: list[tuple[int, int]] = []
    outcomes = run_self_test(
        20_000, seeded_bytes("fair"), standard_shuffle, lambda *now: progress.append(now)
    )
    assert [str(outcome) for outcome in outcomes if not outcome.is_fair] == []
    assert len(outcomes) == 3
    assert progress[0] == (0, 20_000)
    assert len(progress) == 20


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("shuffle", [modulo_shuffle, naive_swap_shuffle, single_cut_shuffle])
def test_biased_shuffle_fails_self_test(
    shuffle: Callable[[bytes, str, int], list[int]],
) -> None:
    outcomes = run_self_test(10_000, seeded_bytes("unfair"), shuffle)
    assert not all(outcome.is_fair for outcome in outcomes)
    assert any("not fair" in str(outcome) for outcome in outcomes)


def test_too_even_counts_fail_self_test() -> None:
    rotations = iter(range(10_000))
    outcomes = run_self_test(5_200, seeded_bytes("even"), lambda *_: rotated_deck(next(rotations)))
    assert outcomes[0].deviation < -4.5
    assert not outcomes[0].is_fair


def rotated_deck(offset: int) -> list[int]:
    """Return each rotation in turn, which is more even than chance."""
    return [(offset + number) % 52 for number in range(52)]
