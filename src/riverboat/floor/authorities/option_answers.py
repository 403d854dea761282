"""Answers of an authority: a sentence for each value of an option, and its source.

The source is the number of the rule in the authority's rulebook. If the rulebook has no rule on the
point, the source is the generic house, cash or tournament, whose rules then apply.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, cast

from riverboat.engine.games.option_fields import Option, choice_text
from riverboat.floor.authorities.authority_presets import AUTHORITIES, Authority
from riverboat.floor.field_keys import get_by_key
from riverboat.words import Reader
from riverboat.words.floor.answers import (
    betting,
    dealing,
    showing,
    stakes,
    streets,
    turns,
    wagers,
)
from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer, OptionAnswer
from riverboat.words.terminal.ruling_session import ChangedRulebook, HouseBookName

_ANSWER_MODULES: Final = (betting, dealing, showing, stakes, streets, turns, wagers)


def option_answer(option_group: str, name: str, value: object) -> OptionAnswer:
    """Return the sentence for a value of an option of the floor or of the hand."""
    answer_class = _collect_answer_classes()[f"{option_group}.{name}"]
    if issubclass(answer_class, NumberAnswer):
        return answer_class(cast("int", value))
    return cast("type[ChoiceAnswer]", answer_class)(choice_text(value))


@cache
def _collect_answer_classes() -> Mapping[str, type[OptionAnswer]]:
    """Return the answer class of each option, by ``group.option``."""
    module_values = [value for module in _ANSWER_MODULES for value in vars(module).values()]
    answer_classes = [value for value in module_values if isinstance(value, type)]
    return {
        answer_class.option: answer_class
        for answer_class in answer_classes
        if issubclass(answer_class, OptionAnswer) and answer_class.option
    }


def answer_source(
    authority: Authority, option_group: str, option: Option, rule: str, reader: Reader
) -> str:
    """Return the source of an answer: a rule number, or the name of a rulebook or a house.

    The source is the generic house, cash or tournament, if the rulebook has no rule on the point
    and the authority's option has the value of that house.
    """
    if option.name in authority.changed_options:
        name = authority.name or _format_house_name(authority, reader)
        return reader.say(ChangedRulebook(name, (option.name,)))
    if not authority.name:
        return _format_house_name(authority, reader)
    rules = (*option.rules, rule) if rule not in option.rules else (rule, *option.rules)
    rule_numbers = [number_text for rule in rules if (number_text := authority.rule_number(rule))]
    if rule_numbers:
        return rule_numbers[0]
    house_authority = AUTHORITIES[_HOUSE_KEY_BY_IS_TOURNAMENT[authority.is_for_tournaments]]
    value, house_value = (
        getattr(get_by_key(source, option_group), option.name)
        for source in (authority, house_authority)
    )
    has_rule = any(authority.has_rule(rule) for rule in rules)
    return (
        authority.name
        if has_rule or value != house_value
        else _format_house_name(house_authority, reader)
    )


_HOUSE_KEY_BY_IS_TOURNAMENT: Final = {True: "tournament-2026", False: "cash-2026"}


def _format_house_name(authority: Authority, reader: Reader) -> str:
    house_kind = cast('Literal["cash", "tournament", "home"]', authority.key.partition("-")[0])
    return reader.say(HouseBookName(house_kind))
