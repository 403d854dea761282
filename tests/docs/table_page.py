"""docs/reference/table.toml.md, made from the rules of a table themselves.

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
"""The game for which the presets are shown: buy-ins go by its blinds."""


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
        "preset": "whose rules these are where nothing else is said: "
        f"{_code(PRESETS)}; `cash` if it is left out",
        "game": "a game as it is written on the table sign, `no-limit hold'em 1/2`, or a mix with "
        f"its two bets, `horse 30/60`: {_code(ROTATIONS)}; after the bets of a mix may follow "
        "`ante 6`, `bring-in 9` and `blinds 5/10`",
        "games": "in place of `game`, a list of games in turn",
        "mix": "what such a list is called",
        "change": "when the next game of a mix comes: "
        f"{_code(get_args(RotationChange))} ({_link('BYND-85')})",
        "name": "what the table is called",
        "place": f"where it stands ({_link('HOUS-10')})",
        "forbidden": f"what is forbidden there, a list of some of {_code(get_args(Forbidden))}",
        "notices": f"house rules in the host's own words, a list ({_link('HOUS-08')})",
    }.items()
)

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# The configuration of a table

A table of `riverboat table` and `riverboat sim` is a file of TOML, which says what differs from a
preset. A name that nobody knows is refused with the nearest one, a value that cannot be with what
can, and choices that contradict each other with the rule. [How to](../how-to/table.md) use it.

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

`riverboat.table.rules.config_writer.to_toml` writes such a file, and so does
`riverboat table --write`.

## What is played, and what it is called

| key | what it says |
|---|---|
{KEYS}
"""

TAIL = f"""\
## [house]

Every choice that is left to the house within a hand is an option of this group: `reopen`,
`max_raises`, `showdown` and all the others of [house rules](../house-rules.md). They come from the
table's preset, or from another that `preset` names in this group, such as `preset = "cash-1"`.

## [[chips]]

The chips of the table, from the smallest worth to the largest ({_link("CHIP-11")}). Without any,
amounts are counted in single chips.

- `colour`: a text
- `worth`: a whole number, 1 or more

## [[players]]

Who sits at the table when the command begins; the other chairs go to bots.

- `name`: a text, to each their own
- `chair`: 1 to the number of chairs; left out, the next that is free
- `chips`: what they sit down with; left out, 100 big blinds, as far as the buy-in allows
- `style`: how they play if nobody plays for them: {_code(STYLES)}
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## The table", "", *_group(TableRules, ""), *_entries(TableRules, "")]
    for name, kind in OPTION_GROUPS.items():
        about = (kind.__doc__ or "").strip().splitlines()[0]
        parts += [f"## [{name}]", "", about, "", *_group(kind, name), *_entries(kind, name)]
    return "\n".join((*parts, TAIL)).rstrip() + "\n"


def _group(kind: type[Struct], group: str) -> Iterator[str]:
    """The options of a group, by preset; what is not as in the first one is bold."""
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
        yield f"- told in: {', '.join(map(_link, option.rules))}"
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
