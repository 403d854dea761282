"""docs/authorities.md, made from the floor's options and the authorities themselves.

python -m tests.docs.authorities_page > docs/authorities.md
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.option_fields import choice_text, options
from riverboat.floor import AUTHORITIES, FloorRules
from tests.docs import rulebook
from tests.docs.house_page import Option

FILE = rulebook.DOCS / "authorities.md"
DECISION = "decisions/180-authorities-for-house-defaults.md"
COMMAND = "python -m tests.docs.authorities_page > docs/authorities.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# Authorities

Whose rules the floor follows: a book and its year, or a house. A book that is silent about
something leaves it to the house of its kind, cash or tournament. An authority may be changed option
by option.

| key | is |
|---|---|
| `tda-2024` | Poker Tournament Directors Association, rules of 2024 |
| `wsop-event-2026` | World Series of Poker, tournament rules of 2026, as far as they were read |
| `wsop-cash-2026` | World Series of Poker, live action rules of 2026, as far as they were read |
| `rrop-11` | *Robert's Rules of Poker*, version 11, as far as it was read |
| `cash-2026` | a card room by the rules of this book |
| `tournament-2026` | a tournament by the rules of this book |
| `home-2026` | a kitchen table |

```python
>>> from riverboat.floor import authority
>>> authority("tda-2024").but(oot="rrop").floor.oot
'rrop'

```

## All choices on the floor

What differs from `cash-2026` is in bold. A choice of a house with a * is in none of the four books;
[decision 180]({DECISION}) gives the reason.
"""


def floor_options() -> list[Option]:
    """All options of the floor, in their order."""
    return [
        Option(each.name, tuple(each.choices_text.split(" | ")), each.rules, each.description)
        for each in options(FloorRules)
    ]


def page() -> str:
    """The whole page."""
    parts = [
        HEAD,
        *_table([option.name for option in floor_options()], "floor"),
        "\n## All choices in a hand\n",
        *_table(list(HouseRules.__struct_fields__), "hand"),
        "\n## The options\n",
        *_entries(),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _table(names: list[str], of: str) -> Iterator[str]:
    keys = ["cash-2026", *(key for key in AUTHORITIES if key != "cash-2026")]
    yield f"| option | {' | '.join(f'`{key}`' for key in keys)} |"
    yield "|---" * (len(keys) + 1) + "|"
    for name in names:
        chosen = {key: choice_text(getattr(getattr(AUTHORITIES[key], of), name)) for key in keys}
        in_books = {choice for key, choice in chosen.items() if AUTHORITIES[key].name}
        cells = [
            f"**{choice}**" if choice != chosen["cash-2026"] else choice
            for choice in chosen.values()
        ]
        cells = [
            cell if choice in in_books else f"{cell} \\*"
            for cell, choice in zip(cells, chosen.values(), strict=True)
        ]
        link = f"[{name}](#{name})" if of == "floor" else f"[{name}](house-rules.md#{name})"
        yield f"| {link} | {' | '.join(cells)} |"


def _entries() -> Iterator[str]:
    for option in floor_options():
        choices = ", ".join(f"`{choice}`" for choice in option.choices)
        yield f"### {option.name}"
        yield ""
        yield option.meaning[0].upper() + option.meaning[1:]
        yield ""
        yield f"- choices: {choices}"
        yield f"- told in: {', '.join(map(_link, option.rules))}"
        yield ""


def _link(rule: str) -> str:
    found = rulebook.rules().get(rule)
    return f"[{rule}]({found.anchor})" if found else rule


if __name__ == "__main__":
    print(page(), end="")
