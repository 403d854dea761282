"""docs/authorities.md, made from the floor's options and the authorities themselves.

python -m tests.docs.authorities_page > docs/authorities.md
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine.games.house import HouseRules
from riverboat.engine.games.options import options, word
from riverboat.floor import AUTHORITIES, FloorRules
from tests.docs import rulebook
from tests.docs.house_page import Option

FILE = rulebook.DOCS / "authorities.md"
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

## Where they differ on the floor

What differs from `cash-2026` is in bold.
"""


def floor_options() -> list[Option]:
    """All options of the floor, in their order."""
    return [
        Option(each.name, tuple(each.shown.split(" | ")), each.rules, each.words)
        for each in options(FloorRules)
    ]


def page() -> str:
    """The whole page."""
    parts = [
        HEAD,
        *_table([option.name for option in floor_options()], "floor"),
        "\n## Where they differ in a hand\n",
        *_table([name for name in HouseRules.__struct_fields__ if _differs(name)], "hand"),
        "\n## The options\n",
        *_entries(),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _differs(name: str) -> bool:
    return len({getattr(each.hand, name) for each in AUTHORITIES.values()}) > 1


def _table(names: list[str], of: str) -> Iterator[str]:
    keys = ["cash-2026", *(key for key in AUTHORITIES if key != "cash-2026")]
    yield f"| option | {' | '.join(f'`{key}`' for key in keys)} |"
    yield "|---" * (len(keys) + 1) + "|"
    for name in names:
        first, *others = [word(getattr(getattr(AUTHORITIES[key], of), name)) for key in keys]
        cells = [first, *(other if other == first else f"**{other}**" for other in others)]
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
