"""The statistical self-test of the shuffle: a fair shuffle passes, biased shuffles fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riverboat.service.decks.deck_cut import random_stream
from riverboat.service.decks.selftest import run_self_test, standard_shuffle
from tests.schedule import run_in
from tests.service.sealed_sessions import make_seeded_byte_source


def shuffle_by_modulo(seed: bytes, label: str, count: int) -> list[int]:
    """Shuffle with bytes modulo the range, which favours small numbers."""
    random_bytes, order = random_stream(seed, label), list(range(count))
    for position in range(count - 1, 0, -1):
        other_position = next(random_bytes) % (position + 1)
        order[other_position], order[position] = order[position], order[other_position]
    return order


def shuffle_by_naive_swaps(seed: bytes, label: str, count: int) -> list[int]:
    """Swap every card with any other card: the well-known biased shuffle."""
    random_bytes, order = random_stream(seed, label), list(range(count))
    for position in range(count):
        other_position = next(random_bytes) * count >> 8
        order[other_position], order[position] = order[position], order[other_position]
    return order


def shuffle_by_single_cut(seed: bytes, label: str, count: int) -> list[int]:
    """Only cut the deck: positions are uniform, but neighbours never change."""
    cut_position = next(random_stream(seed, label)) * count >> 8
    return [(cut_position + number) % count for number in range(count)]


@pytest.mark.landing
def test_shuffle_is_fair_over_20_000_decks() -> None:
    progress_reports: list[tuple[int, int]] = []
    outcomes = run_self_test(
        20_000,
        make_seeded_byte_source("fair"),
        standard_shuffle,
        lambda *progress_report: progress_reports.append(progress_report),
    )
    assert [str(outcome) for outcome in outcomes if not outcome.is_fair] == []
    assert len(outcomes) == 3
    assert progress_reports[0] == (0, 20_000)
    assert len(progress_reports) == 20


@run_in("landing", keep_every=3)
@pytest.mark.parametrize(
    "shuffle", [shuffle_by_modulo, shuffle_by_naive_swaps, shuffle_by_single_cut]
)
def test_biased_shuffle_fails_self_test(
    shuffle: Callable[[bytes, str, int], list[int]],
) -> None:
    outcomes = run_self_test(10_000, make_seeded_byte_source("unfair"), shuffle)
    assert not all(outcome.is_fair for outcome in outcomes)
    assert any("not fair" in str(outcome) for outcome in outcomes)


def test_too_even_counts_fail_self_test() -> None:
    offsets = iter(range(10_000))
    outcomes = run_self_test(
        5_200, make_seeded_byte_source("even"), lambda *_: rotate_deck(next(offsets))
    )
    assert outcomes[0].deviation < -4.5
    assert not outcomes[0].is_fair


def rotate_deck(offset: int) -> list[int]:
    """Return each rotation in turn, which is more even than chance."""
    return [(offset + number) % 52 for number in range(52)]
