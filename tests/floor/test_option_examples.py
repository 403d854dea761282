"""Shipped option examples rule like the rulebook cases they come from."""

from __future__ import annotations

from functools import cache

import pytest

from riverboat.engine.games.option_fields import Option, options
from riverboat.floor import FloorRules
from riverboat.floor.option_examples import load_examples
from riverboat.web.serializers.floor_option_serializers import build_floor_option_details
from riverboat.words.language import complete_languages
from riverboat.words.option_texts import floor_options
from tests.docs import floor_examples


@cache
def incidents_by_case() -> dict[str, list[tuple[object, object]]]:
    """Return the incidents and spots of each case."""
    incidents: dict[str, list[tuple[object, object]]] = {}
    for name, incident, spot in floor_examples._case_incidents():
        incidents.setdefault(name, []).append((incident, spot))
    return incidents


@pytest.mark.parametrize("option", options(FloorRules), ids=lambda option: option.name)
def test_example_rules_like_its_case_for_every_choice(option: Option) -> None:
    example = load_examples().get(option.name)
    if example is None:
        assert option.name == "allin_hands"  # an option of the hand on which no ruling depends
        return
    verdicts = floor_examples.rulings_by_choice(
        option, example.incident, example.spot, is_asking=True
    )
    assert verdicts is not None
    assert len({*verdicts}) > 1
    cases = [
        floor_examples.rulings_by_choice(option, incident, spot, is_asking=True)  # type: ignore[arg-type]
        for incident, spot in incidents_by_case()[example.case]
    ]
    assert verdicts in cases


def test_examples_belong_to_existing_options() -> None:
    assert {*load_examples()} <= {option.name for option in options(FloorRules)}


@pytest.mark.parametrize("code", complete_languages())
def test_options_and_choices_are_named_in_every_language(code: str) -> None:
    words_by_option, floor_rules_options = floor_options(code), options(FloorRules)
    assert [*words_by_option] == [option.name for option in floor_rules_options]
    for option in floor_rules_options:
        option_words = words_by_option[option.name]
        choices = [] if option.choices in (None, (False, True)) else [*(option.choices or ())]
        assert option_words.name
        assert option_words.text, option.name
        assert [*option_words.choices] == choices, option.name
        assert all(option_words.choices.values())
        assert len({*option_words.choices.values()}) == len(choices), f"{option.name}: two alike"


@pytest.mark.parametrize("code", complete_languages())
def test_option_pages_contain_no_raw_keys(code: str) -> None:
    for option_details in build_floor_option_details(code):
        raw_keys = [key for key in option_details.choices if isinstance(key, str) and "_" in key]
        assert not [
            key
            for key in raw_keys
            if key in f"{option_details.title} {option_details.meaning} {option_details.labels}"
        ]
        assert len(option_details.labels) == len(option_details.choices)
