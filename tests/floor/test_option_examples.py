"""Shipped option examples rule like the rulebook cases they come from."""

from __future__ import annotations

from functools import cache

import pytest

from riverboat.engine.games.option_fields import Option, options
from riverboat.floor import FloorRules
from riverboat.floor.option_examples import examples
from riverboat.web.serializers.floor_option_serializers import floor_option_details
from riverboat.words.language import complete_languages
from riverboat.words.option_texts import floor_options
from tests.docs import floor_examples as made


@cache
def incidents_by_case() -> dict[str, list[tuple[object, object]]]:
    """Return the incidents and spots of each case."""
    found: dict[str, list[tuple[object, object]]] = {}
    for name, incident, spot in made._case_incidents():
        found.setdefault(name, []).append((incident, spot))
    return found


@pytest.mark.parametrize("option", options(FloorRules), ids=lambda option: option.name)
def test_example_rules_like_its_case_for_every_choice(option: Option) -> None:
    example = examples().get(option.name)
    if example is None:
        assert option.name == "allin_hands"  # an option of the hand on which no ruling depends
        return
    ruled = made.rulings_by_choice(option, example.seen, example.spot, is_asking=True)
    assert ruled is not None
    assert len({*ruled}) > 1
    cases = [
        made.rulings_by_choice(option, observed, spot, is_asking=True)  # type: ignore[arg-type]
        for observed, spot in incidents_by_case()[example.case]
    ]
    assert ruled in cases


def test_examples_belong_to_existing_options() -> None:
    assert {*examples()} <= {option.name for option in options(FloorRules)}


@pytest.mark.parametrize("code", complete_languages())
def test_options_and_choices_are_named_in_every_language(code: str) -> None:
    words, common = floor_options(code), options(FloorRules)
    assert [*words] == [option.name for option in common]
    for option in common:
        option_words = words[option.name]
        chosen = [] if option.choices in (None, (False, True)) else [*(option.choices or ())]
        assert option_words.name
        assert option_words.text, option.name
        assert [*option_words.choices] == chosen, option.name
        assert all(option_words.choices.values())
        assert len({*option_words.choices.values()}) == len(chosen), f"{option.name}: two alike"


@pytest.mark.parametrize("code", complete_languages())
def test_option_pages_contain_no_raw_keys(code: str) -> None:
    for sheet in floor_option_details(code):
        keys = [key for key in sheet.choices if isinstance(key, str) and "_" in key]
        assert not [key for key in keys if key in f"{sheet.title} {sheet.meaning} {sheet.labels}"]
        assert len(sheet.labels) == len(sheet.choices)
