"""Generator of docs/house-rules.md from the house rules.

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

Each choice that the rulebooks leave to the house is an option of `HouseRules`. These presets exist:

- `online-1` is a strict room: it refuses illegal actions and mucks beaten hands unseen.
- `cash-1` is a card room that follows Robert's Rules of Poker.
- `tournament-1` follows the Tournament Directors Association.
- `home-1` is a home game: the card room's rules, and all-ins may be run twice.
- `online-2` is `online-1`, but counts short and dead blinds in pot-limit as their real chips.
- `cash-2`, `tournament-2` and `home-2` are the same rules for computer-dealt games: all-in hands
  are turned up before the board runs out, every pot is counted exactly, and only players with a
  beaten hand are asked whether to show.

A preset never changes. New rules for cash games would become `cash-3`, so that old hands are still
judged by the rules under which they were played. The name without a number is the latest version.

```python
>>> from riverboat.engine import HouseRules
>>> house = HouseRules.preset("cash", max_runs=2)
>>> house.showdown, house.max_runs
('beaten', 2)

```

## Presets compared

Values that differ from `online-1` are in bold.
"""

ORDER = "Descriptions cover the choices of an option in the order in which these are listed."


class Option(NamedTuple):
    """One house rule, with its description separated from its rule ids."""

    name: str
    choices: tuple[str, ...]
    rules: tuple[str, ...]
    meaning: str


def house_options() -> list[Option]:
    """Return all options in order."""
    return [
        Option(each.name, tuple(each.choices_text.split(" | ")), each.rules, each.description)
        for each in options(HouseRules)
    ]


def page() -> str:
    """Return the whole page."""
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
        yield f"- rules: {', '.join(map(_link, option.rules))}"
        yield ""


def _link(rule: str) -> str:
    found = rulebook.rules().get(rule)
    return f"[{rule}]({found.anchor})" if found else rule


if __name__ == "__main__":
    print(page(), end="")
