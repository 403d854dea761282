"""docs/house-rules.md, made from the house rules themselves.

python -m tests.docs.house_page > docs/house-rules.md
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from riverboat.engine import PRESETS, HouseRules
from riverboat.engine.games.option_fields import options
from tests.docs import rulebook

FILE = rulebook.DOCS / "house-rules.md"
COMMAND = "python -m tests.docs.house_page > docs/house-rules.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# House rules

Every choice that the rulebooks leave to the house is one option of `HouseRules`. There are these
presets:

- `online-1` is a strict room: what is illegal is refused, and beaten holdings are mucked unseen.
- `cash-1` is a card room by Robert's Rules of Poker.
- `tournament-1` follows the Tournament Directors Association.
- `home-1` is a kitchen table: the card room's rules, and all-ins may be run twice.
- `online-2` is the same, and counts short and dead blinds of pot-limit as the chips that they are.
- `cash-2`, `tournament-2` and `home-2` are the same where a computer deals: it opens all-in hands
  before the board runs out, counts every pot, and asks only who is beaten whether they show.

A preset is never changed. A better idea of a cash game becomes `cash-3`, so that an old hand is
still judged by the rules it was played by. The name without a number is the latest.

```python
>>> from riverboat.engine import HouseRules
>>> house = HouseRules.preset("cash", max_runs=2)
>>> house.showdown, house.max_runs
('beaten', 2)

```

## At a glance

What differs from `online-1` is in bold.
"""


class Option(NamedTuple):
    """One house rule, its meaning apart from the rules that its description begins with."""

    name: str
    choices: tuple[str, ...]
    rules: tuple[str, ...]
    meaning: str


def house_options() -> list[Option]:
    """All options, in their order."""
    return [
        Option(each.name, tuple(each.choices_text.split(" | ")), each.rules, each.description)
        for each in options(HouseRules)
    ]


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *_table(), "", "## The options", "", *_entries())).rstrip() + "\n"


def _table() -> Iterator[str]:
    yield f"| option | {' | '.join(f'`{name}`' for name in PRESETS)} |"
    yield "|---" * (len(PRESETS) + 1) + "|"
    for option in house_options():
        first, *others = [_chosen(preset, option.name) for preset in PRESETS]
        cells = [first, *(other if other == first else f"**{other}**" for other in others)]
        yield f"| [{option.name}](#{option.name}) | {' | '.join(cells)} |"


def _chosen(preset: str, option: str) -> str:
    value = getattr(PRESETS[preset], option)
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _entries() -> Iterator[str]:
    for option in house_options():
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
