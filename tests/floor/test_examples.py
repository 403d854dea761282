"""The examples that ship with the package are those of the cases, and rule as they do."""

from __future__ import annotations

from functools import cache

import pytest

from riverboat.engine.games.options import Option, options
from riverboat.floor import FloorRules
from riverboat.floor.examples import examples
from riverboat.words import languages
from riverboat.words.language import floor_options
from tests.docs import floor_examples as made


@cache
def seen_in_cases() -> dict[str, list[tuple[object, object]]]:
    """What was seen in each case, and when."""
    found: dict[str, list[tuple[object, object]]] = {}
    for name, seen, spot in made._seen():
        found.setdefault(name, []).append((seen, spot))
    return found


@pytest.mark.parametrize("option", options(FloorRules), ids=lambda option: option.name)
def test_an_example_rules_as_its_case_does_whatever_is_chosen(option: Option) -> None:
    example = examples().get(option.name)
    if example is None:
        assert option.name == "allin_hands"  # that is the hand's own, and no ruling depends on it
        return
    ruled = made.rulings(option, example.seen, example.spot, asking=True)
    assert ruled is not None
    assert len({*ruled}) > 1
    cases = [
        made.rulings(option, seen, spot, asking=True)  # type: ignore[arg-type]
        for seen, spot in seen_in_cases()[example.case]
    ]
    assert ruled in cases


def test_no_example_is_of_an_option_that_there_is_not() -> None:
    assert {*examples()} <= {option.name for option in options(FloorRules)}


@pytest.mark.parametrize("code", [each for each in languages() if each != "en"])
def test_every_option_is_told_in_every_language(code: str) -> None:
    assert {*floor_options(code)} == {option.name for option in options(FloorRules)}
