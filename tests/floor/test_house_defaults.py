"""House defaults that no rulebook has are justified in decision 180."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from riverboat.engine.games.option_fields import choice_text
from riverboat.floor import AUTHORITIES, Authority
from riverboat.floor.field_keys import get_by_key

DECISION_FILE = Path(__file__).parents[2] / "docs/decisions/180-authorities-for-house-defaults.md"
BOOK_AUTHORITIES = tuple(authority for authority in AUTHORITIES.values() if authority.name)
HOUSE_AUTHORITIES = tuple(authority for authority in AUTHORITIES.values() if not authority.name)
TABLE_ROW = re.compile(r"^\| `(\w+)` \| `([\w-]+)` \| `(\w+)` \| (.+) \|$", re.MULTILINE)


class HouseDefault(NamedTuple):
    option: str
    authority: str
    choice: str


def iter_choices(authority: Authority, group: str) -> Iterator[HouseDefault]:
    """Yield every choice of an authority in a group: floor or hand."""
    group_rules = get_by_key(authority, group)
    for option_name in group_rules.__struct_fields__:
        yield HouseDefault(
            option_name, authority.key, choice_text(getattr(group_rules, option_name))
        )


def defaults_in_no_book() -> Iterator[HouseDefault]:
    """Yield house choices that none of the four rulebooks makes."""
    for group in ("floor", "hand"):
        book_choices = {
            (book_choice.option, book_choice.choice)
            for book in BOOK_AUTHORITIES
            for book_choice in iter_choices(book, group)
        }
        for house in HOUSE_AUTHORITIES:
            for choice in iter_choices(house, group):
                if (choice.option, choice.choice) not in book_choices:
                    yield choice


def explained_defaults() -> dict[HouseDefault, str]:
    """Return the choices that the decision justifies."""
    matches = TABLE_ROW.findall(DECISION_FILE.read_text(encoding="utf-8"))
    return {HouseDefault(option, key, choice): reason for option, key, choice, reason in matches}


def test_house_defaults_outside_books_are_explained() -> None:
    assert {*defaults_in_no_book()} == {*explained_defaults()}
    assert all(len(reason) > 10 for reason in explained_defaults().values())


def test_four_books_and_three_houses_exist() -> None:
    assert len(BOOK_AUTHORITIES) == 4
    assert {house.key for house in HOUSE_AUTHORITIES} == {
        "cash-2026",
        "tournament-2026",
        "home-2026",
    }
