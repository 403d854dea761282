"""The statistical self-test of the shuffle: a fair shuffle passes, biased shuffles fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riverboat.service.decks.deck_cut import random_stream
from riverboat.service.decks.selftest import self_test, standard_shuffle
from tests.schedule import run_in
from tests.service.decks import fixed


def with_modulo(seed: bytes, label: str, count: int) -> list[int]:
    """Shuffle with bytes modulo the range, which favours small numbers."""
    bytes_, order = random_stream(seed, label), list(range(count))
    for last in range(count - 1, 0, -1):
        k = next(bytes_) % (last + 1)
        order[k], order[last] = order[last], order[k]
    return order


def with_any_card(seed: bytes, label: str, count: int) -> list[int]:
    """Swap every card with any other card: the well-known biased shuffle."""
    bytes_, order = random_stream(seed, label), list(range(count))
    for place in range(count):
        k = next(bytes_) * count >> 8
        order[k], order[place] = order[place], order[k]
    return order


def cut_once(seed: bytes, label: str, count: int) -> list[int]:
    """Only cut the deck: positions are uniform, but neighbours never change."""
    begins = next(random_stream(seed, label)) * count >> 8
    return [(begins + k) % count for k in range(count)]


@pytest.mark.landing
def test_the_shuffle_is_fair_by_twenty_thousand_decks() -> None:
    told: list[tuple[int, int]] = []
    outcomes = self_test(20_000, fixed("fair"), standard_shuffle, lambda *now: told.append(now))
    assert [str(each) for each in outcomes if not each.is_fair] == []
    assert len(outcomes) == 3
    assert told[0] == (0, 20_000)
    assert len(told) == 20


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("shuffle", [with_modulo, with_any_card, cut_once])
def test_a_shuffle_that_favours_some_cards_is_found_out(
    shuffle: Callable[[bytes, str, int], list[int]],
) -> None:
    outcomes = self_test(10_000, fixed("unfair"), shuffle)
    assert not all(each.is_fair for each in outcomes)
    assert any("not fair" in str(each) for each in outcomes)


def test_counts_that_are_too_even_are_as_suspicious() -> None:
    turn = iter(range(10_000))
    in_turn = self_test(5_200, fixed("even"), lambda *_: rotated(next(turn)))
    assert in_turn[0].deviation < -4.5
    assert not in_turn[0].is_fair


def rotated(by: int) -> list[int]:
    """Return each rotation in turn, which is too even for chance."""
    return [(by + k) % 52 for k in range(52)]
