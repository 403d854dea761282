"""Generator of docs/authorities.md from the floor's options and the authorities.

python -m tests.docs.authorities_page > docs/authorities.md
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.option_fields import choice_text, options
from riverboat.floor import AUTHORITIES, FloorRules
from tests.docs import rulebook
from tests.docs.house_page import ORDER, Option

FILE = rulebook.DOCS / "authorities.md"
DECISION = "decisions/180-authorities-for-house-defaults.md"
COMMAND = "python -m tests.docs.authorities_page > docs/authorities.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# Authorities

An authority is the set of rules that the floor follows: a rulebook and its year, or a house. If a
book is silent on a point, the floor follows the house rules for cash games or for tournaments. Each
option of an authority can be changed.

| key | authority |
|---|---|
| `tda-2024` | Poker Tournament Directors Association, rules of 2024 |
| `wsop-event-2026` | World Series of Poker, tournament rules of 2026 (in part) |
| `wsop-cash-2026` | World Series of Poker, live action rules of 2026 (in part) |
| `rrop-11` | *Robert's Rules of Poker*, version 11 (in part) |
| `cash-2026` | a card room that follows this rulebook |
| `tournament-2026` | a tournament that follows this rulebook |
| `home-2026` | a home game |

```python
>>> from riverboat.floor import authority
>>> authority("tda-2024").but(oot="rrop").floor.oot
'rrop'

```

## Floor options

Values that differ from `cash-2026` are in bold. A house value marked with * is in none of the four
books; [decision 180]({DECISION}) gives
the reason.
"""


def floor_options() -> list[Option]:
    """Return all floor options in order."""
    return [
        Option(each.name, tuple(each.choices_text.split(" | ")), each.rules, each.description)
        for each in options(FloorRules)
    ]


def page() -> str:
    """Return the whole page."""
    parts = [
        HEAD,
        *_table([option.name for option in floor_options()], "floor"),
        "\n## House rules in a hand\n",
        *_table(list(HouseRules.__struct_fields__), "hand"),
        "\n## Options of the floor\n",
        f"{ORDER}\n",
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
        yield f"- rules: {', '.join(map(_link, option.rules))}"
        yield ""


def _link(rule: str) -> str:
    found = rulebook.rules().get(rule)
    return f"[{rule}]({found.anchor})" if found else rule


if __name__ == "__main__":
    print(page(), end="")
