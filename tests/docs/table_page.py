"""Generator of docs/reference/table.toml.md from the table rules.

python -m tests.docs.table_page > docs/reference/table.toml.md
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct

from riverboat.bots import STYLES
from riverboat.engine.games.option_fields import Option, options
from riverboat.engine.games.rotation import ROTATIONS, RotationChange
from riverboat.table.rules.config import OPTION_GROUPS
from riverboat.table.rules.forbidden import Forbidden
from riverboat.table.rules.table_rules import PRESETS, TableRules
from riverboat.table.rules.toml_values import toml_value
from tests.docs import rulebook

FILE = rulebook.DOCS / "reference" / "table.toml.md"
COMMAND = "python -m tests.docs.table_page > docs/reference/table.toml.md"

GAME = "no-limit hold'em 1/2"
"""The game for which presets are shown; buy-ins depend on its blinds."""


def _link(rule: str) -> str:
    found = rulebook.rules().get(rule)
    return f"[{rule}](../{found.anchor})" if found else rule


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


EXAMPLE = """\
name = "Thursday"
preset = "home"
game = "no-limit hold'em 1/2"
chairs = 8
notices = ["No telephones at the table."]

[straddle]
max_live = 1
sleepers = false

[fees]
kitty = 1
kitty_for = ["cards", "pizza"]

[house]
max_runs = 3

[[chips]]
colour = "white"
worth = 1

[[chips]]
colour = "red"
worth = 5

[[players]]
name = "Ann"
chair = 3
chips = 150
style = "rock"
"""


KEYS = "\n".join(
    f"| `{key}` | {meaning} |"
    for key, meaning in {
        "preset": f"preset that supplies the defaults: {_code(PRESETS)}; default `cash`",
        "game": "a game, such as `no-limit hold'em 1/2`, or a mix with its two bets, such as "
        f"`horse 30/60`: {_code(ROTATIONS)}; a mix may continue with `ante 6`, `bring-in 9` and "
        "`blinds 5/10`",
        "games": "list of games in turn, instead of `game`",
        "mix": "name of that list",
        "change": "when a mix changes to the next game: "
        f"{_code(get_args(RotationChange))} ({_link('BYND-85')})",
        "name": "name of the table",
        "place": f"location of the game ({_link('HOUS-10')})",
        "forbidden": f"list of features that are forbidden there: {_code(get_args(Forbidden))}",
        "notices": f"list of house rules in the host's own words ({_link('HOUS-08')})",
    }.items()
)

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# table.toml

The configuration file of a table for `riverboat table` and `riverboat sim`. It lists the
differences from a preset. An unknown option is rejected with the closest name, an invalid value
with the valid ones, and contradictory options with the rule. [Configure a
table](../how-to/table.md) shows how to use the file.

```toml
{EXAMPLE}```

The same in Python:

```python
>>> from riverboat.table.rules.config import read_config
>>> config = read_config('''
... preset = "home"
... game = "no-limit hold'em 1/2"
... [straddle]
... max_live = 1
... ''')
>>> config.rules.straddle.max_live
1

```

`riverboat.table.rules.config_writer.to_toml` and `riverboat table --write` write such a file.
Descriptions of options cover their choices in the order in which these are listed.

## Game and name

| key | meaning |
|---|---|
{KEYS}
"""

TAIL = f"""\
## [house]

The [house rules](../house-rules.md) of a hand are options of this group: `reopen`, `max_raises`,
`showdown` and all the others. Their defaults come from the table's preset, or from the preset that
`preset` names in this group, such as `preset = "cash-1"`.

## [[chips]]

The chips of the table, from the lowest value to the highest ({_link("CHIP-11")}). Without chips,
amounts are counted in single chips.

- `colour`: text
- `worth`: value, a whole number, 1 or more

## [[players]]

The players at the start. Bots take the other chairs.

- `name`: text, unique
- `chair`: 1 to the number of chairs; default: the next free chair
- `chips`: starting stack; default: 100 big blinds, as far as the buy-in allows
- `style`: bot style if no person plays for them: {_code(STYLES)}
"""


def page() -> str:
    """Return the whole page."""
    parts = [HEAD, "## The table", "", *_group(TableRules, ""), *_entries(TableRules, "")]
    for name, kind in OPTION_GROUPS.items():
        about = (kind.__doc__ or "").strip().splitlines()[0]
        parts += [f"## [{name}]", "", about, "", *_group(kind, name), *_entries(kind, name)]
    return "\n".join((*parts, TAIL)).rstrip() + "\n"


def _group(kind: type[Struct], group: str) -> Iterator[str]:
    """Return a group's options by preset; values that differ from the first preset are bold."""
    yield f"| option | {' | '.join(f'`{preset}`' for preset in PRESETS)} |"
    yield "|---" * (len(PRESETS) + 1) + "|"
    for option in options(kind):
        first, *others = [_chosen(preset, group, option.name) for preset in PRESETS]
        cells = [first, *(other if other == first else f"**{other}**" for other in others)]
        yield f"| [{option.name}](#{_anchor(group, option)}) | {' | '.join(cells)} |"
    yield ""


def _chosen(preset: str, group: str, option: str) -> str:
    rules: Any = TableRules.preset(preset, GAME)
    value = getattr(getattr(rules, group) if group else rules, option)
    return _shown(value)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else toml_value(value).replace('"', "")


def _entries(kind: type[Struct], group: str) -> Iterator[str]:
    for option in options(kind):
        meaning = option.description
        yield f"### {_path(group, option)}"
        yield ""
        yield meaning[0].upper() + meaning[1:]
        yield ""
        yield f"- {_may_be(option)}"
        yield f"- rules: {', '.join(map(_link, option.rules))}"
        yield ""


def _path(group: str, option: Option) -> str:
    return f"{group}.{option.name}" if group else option.name


def _anchor(group: str, option: Option) -> str:
    return rulebook.anchor(_path(group, option))


def _may_be(option: Option) -> str:
    if option.choices == (False, True):
        return "`true` or `false`"
    if option.choices is not None:
        return f"choices: {', '.join(f'`{choice}`' for choice in option.choices)}"
    if isinstance(option.default, tuple):
        return "a list"
    return f"a whole number, {option.choices_text}"


if __name__ == "__main__":
    print(page(), end="")
