"""Serializers of the options on which books and houses differ, for a page that changes them."""

from __future__ import annotations

from functools import cache

from riverboat.engine.games.option_fields import Option, options
from riverboat.floor import AUTHORITIES, FloorRules
from riverboat.web.schemas.floor_schemas import FloorOption
from riverboat.words.option_texts import OptionWords, floor_options


@cache
def build_floor_option_details(language: str) -> tuple[FloorOption, ...]:
    """Return every option of the floor with each authority's choice, in a language."""
    option_words = floor_options(language)
    return tuple(
        [_build_option_details(option, option_words[option.name]) for option in options(FloorRules)]
    )


def _build_option_details(option: Option, option_words: OptionWords) -> FloorOption:
    choices = option.choices or ()
    meaning = option_words.text
    for choice in choices:  # file syntax, not needed for a choice on a page
        meaning = meaning.replace(f" ({choice})", "")
    return FloorOption(
        option.name,
        option_words.name,
        meaning,
        option.rules,
        choices,
        tuple([option_words.choices.get(str(choice), "") for choice in choices]),
        option.minimum,
        option.maximum,
        {
            authority_key: getattr(authority.floor_rules, option.name)
            for authority_key, authority in AUTHORITIES.items()
        },
    )
