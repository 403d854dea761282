"""What books and houses decide differently, as a page lets somebody change it for a ruling."""

from __future__ import annotations

from functools import cache

from riverboat.engine.games.options import options
from riverboat.floor import AUTHORITIES, FloorRules
from riverboat.web.shapes.floor import FloorOption
from riverboat.words.language import floor_options


@cache
def option_sheets(language: str) -> tuple[FloorOption, ...]:
    """Every option of the floor with what each authority has chosen, in a language."""
    means = floor_options(language)
    return tuple(
        [
            FloorOption(
                option.name,
                means.get(option.name, option.words),
                option.rules,
                option.choices or (),
                option.least,
                option.most,
                {key: getattr(by.floor, option.name) for key, by in AUTHORITIES.items()},
            )
            for option in options(FloorRules)
        ]
    )
