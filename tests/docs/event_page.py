"""Generator of docs/reference/event.toml.md from the event rules.

python -m tests.docs.event_page > docs/reference/event.toml.md
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields

from riverboat.engine.games.option_fields import Option, options
from riverboat.table.rules.toml_values import to_toml_value
from riverboat.tourney.config import EVENT_OPTION_GROUPS, FORMATS
from riverboat.tourney.rules import AddOn, EventRules, Price, Rebuy
from riverboat.tourney.structure.levels import Structure
from riverboat.tourney.structure.structure_generator import StructureRequest
from tests.docs import rulebook
from tests.docs.table_page import _link

FILE = rulebook.DOCS / "reference" / "event.toml.md"
COMMAND = "python -m tests.docs.event_page > docs/reference/event.toml.md"

EXAMPLE_CONFIG = """\
name = "Friday"
format = "rebuy"
tables = "felt"

[structure]
stack = 5000
chips = [25, 100, 500, 1000]
levels = [
    "25/50 20m",
    "50/100 20m",
    "100/200 20m big blind ante 200",
    "break 10m, 25 goes",
    "200/400 20m big blind ante 400 shot clock 20",
    "300/600 12h ante 100: limit razz",
]

[entry.price]
prize = 20
fee = 2

[seating]
seats = 8
"""

_FORMAT_NAMES = ", ".join(f"`{name}`" for name in FORMATS)
_STRUCTURE_FIELDS = ", ".join(
    f"`{name}`" for name in Structure.__struct_fields__ if name != "parts"
)
STRUCTURE_REQUEST_FIELDS = ", ".join(f"`{name}`" for name in StructureRequest.__struct_fields__)

_PAGE_HEADER = f"""\
# event.toml

This page describes the configuration file of a tournament. Every option has a default. The error
for an unknown option suggests the closest name, and the error for an invalid value lists the valid
ones. [Run a tournament](../how-to/tournament.md) shows how to use the file.

```toml
{EXAMPLE_CONFIG}```

`format` is a preset: {_FORMAT_NAMES}. Other options in the file override it.

## Levels

Each entry of `levels` is a level or a break. A level has the blinds and its length, in minutes
(`20m`) or in hands at each table (`12h`). These parts are optional:

- `ante 25`: an ante from each player;
- `big blind ante 200`: an ante from the big blind for all players;
- `shot clock 20`: the seconds for a decision;
- `time cards 4`: the number of time bank cards that each player gets;
- `: limit razz`: the game, if levels have different games.

A break is `break 10m`. With `break 10m, 25 goes` the chips of 25 are coloured up. `[structure]` has
{_STRUCTURE_FIELDS} and
`levels`. Alternatively, `[evening]` generates the levels from
{STRUCTURE_REQUEST_FIELDS}.

Times such as `starts_at` include a UTC offset: `2026-11-27T19:00:00+01:00`. The room stores only
the hash of a password.
"""


OPTION_MEANINGS: Final = {
    "EventRules.name": "name of the event.",
    "EventRules.game": "the game, without stakes, for levels that name none.",
    "EventRules.flight": "name of this starting day, if the event has several.",
    "EntryRules.price": "price of an entry: see [entry.price].",
    "EntryRules.password": "password of the event.",
    "EntryRules.rebuy": "rebuys: see [entry.rebuy]; without it there are none.",
    "EntryRules.add_on": "add-on: see [entry.add_on]; without it there is none.",
    "PrizeRules.seat_in": "for a satellite: the event in which the seats are won.",
    "Price.prize": "part of the price for the prize pool.",
    "Price.fee": "part of the price for the host.",
    "Price.bounty": "part of the price for the player's bounty.",
    "Rebuy.chips": "chips of a rebuy.",
    "Rebuy.price": "price of a rebuy, with the keys of [entry.price].",
    "Rebuy.until_level": "last level with rebuys.",
    "Rebuy.most": "maximum number of rebuys per player (0: no limit).",
    "Rebuy.at": "maximum stack for a rebuy (0: the starting stack).",
    "AddOn.chips": "chips of the add-on.",
    "AddOn.price": "price of the add-on, with the keys of [entry.price].",
    "AddOn.level": "the add-on is sold in the break after this level, or until the next level "
    "if no break follows.",
}
"""Meanings of the options that no rule explains."""


def build_page() -> str:
    """Return the whole page."""
    return _PAGE_HEADER + "".join(_build_sections())


def _build_sections() -> Iterator[str]:
    hints = get_type_hints(EventRules, include_extras=True)
    yield _build_section("Event", EventRules, omitted_names=("structure", *EVENT_OPTION_GROUPS))
    for group in EVENT_OPTION_GROUPS:
        yield _build_section(f"[{group}]", hints[group])
    for title, kind in (
        ("[entry.price]", Price),
        ("[entry.rebuy]", Rebuy),
        ("[entry.add_on]", AddOn),
    ):
        yield _build_section(title, kind)


def _build_section(title: str, kind: type[Struct], omitted_names: tuple[str, ...] = ()) -> str:
    table_header = "| option | choices | default | meaning |\n|---|---|---|---|\n"
    return f"\n## {title}\n\n{table_header}" + "".join(
        f"{row}\n" for row in _option_rows(kind, omitted_names)
    )


def _option_rows(kind: type[Struct], omitted_names: tuple[str, ...]) -> Iterator[str]:
    hints = get_type_hints(kind, include_extras=True)
    options_by_name = {option.name: option for option in options(kind) if option.rules}
    for field in fields(kind):
        if field.name in omitted_names:
            continue
        meta = next((arg for arg in get_args(hints[field.name]) if isinstance(arg, Meta)), None)
        default_text = (
            "" if field.required or _is_group(field.default) else to_toml_value(field.default)
        )
        default_text = "" if field.default is None else default_text
        description = (
            _option_description(options_by_name[field.name])
            if field.name in options_by_name
            else OPTION_MEANINGS[f"{kind.__name__}.{field.name}"]
        )
        choices = _choices_text(hints[field.name], meta)
        yield f"| `{field.name}` | {choices} | {default_text} | {description} |"


def _is_group(value: Any) -> bool:
    return isinstance(value, Struct)


def _choices_text(hint: Any, meta: Meta | None) -> str:
    kind = get_args(hint)[0] if meta else hint
    choices = [arg for arg in get_args(kind) if isinstance(arg, str)]
    if choices:
        return ", ".join(f"`{word}`" for word in choices)
    if meta is None or meta.ge is None:
        return ""
    return f"{meta.ge} to {meta.le}" if meta.le is not None else f"{meta.ge} or more"


def _option_description(option: Option) -> str:
    """Return an option's description with links to its rules."""
    return f"{option.description}. ({', '.join(_link(rule) for rule in option.rules)})"


if __name__ == "__main__":
    print(build_page(), end="")
