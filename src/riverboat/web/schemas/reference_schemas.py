"""What there is to choose from, the posted rules, the rulebook, and how the server is."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.wire.wire_phrases import Words

OptionKind: TypeAlias = Literal["choice", "flag", "number", "list"]
OptionValue: TypeAlias = str | int | bool | tuple[str | int, ...]
"""What an option may be, as it stands in a configuration."""


class OptionDetails(Struct, frozen=True):
    """One option of a table."""

    key: str
    """As in a configuration: ``button.rule``."""
    type: OptionKind
    choices: tuple[str, ...]
    default: OptionValue
    min: int | None
    max: int | None
    text: str
    rules: tuple[str, ...]
    presets: dict[str, OptionValue]
    """What each preset has."""


class OptionGroup(Struct, frozen=True):
    """Options that belong together."""

    group: str
    title: str
    options: tuple[OptionDetails, ...]


StakeName: TypeAlias = Literal[
    "small blind", "big blind", "small bet", "big bet", "ante", "bring-in", "button"
]
GameFamily: TypeAlias = Literal["hold'em", "omaha", "stud", "draw", "mix", "small"]


class StakeField(Struct, frozen=True):
    """A size that a game is played for."""

    name: StakeName
    usual: int
    """0 is none."""
    needed: bool
    """It is said; what is not is worked out by the room, or is none."""


class GameForm(Struct, frozen=True):
    """A game that one may choose, and what is to be said of it.

    Its words are the head, the blinds or bets with a slash between them, every other size after
    its own name, and the tail: ``limit razz 4/8 ante 1 bring-in 2``.
    """

    name: str
    head: str
    family: GameFamily
    sizes: tuple[StakeField, ...]
    tail: str


class TablePreset(Struct, frozen=True):
    """A table that is ready to be opened."""

    name: str
    title: str
    game: str
    toml: str


class PostedRule(Struct, frozen=True):
    """One option of the posted rules."""

    name: str
    here: str
    usual: bool
    choices: str
    meaning: str
    rules: tuple[str, ...]


class PostedSection(Struct, frozen=True):
    """A group of them."""

    group: str
    """As in a configuration: ``buy_in``; empty for the table itself."""
    title: str
    said: Words
    """The title as a phrase."""
    lines: tuple[PostedRule, ...]


class PostedRules(Struct, frozen=True):
    """The house rules of a table, as they are posted."""

    title: str
    first: tuple[tuple[str, str], ...]
    """What a newcomer asks, and the answers, in English."""
    asked: tuple[tuple[Words, Words], ...]
    """The same as phrases."""
    notices: tuple[str, ...]
    sections: tuple[PostedSection, ...]
    preset: str
    """The preset that comes nearest; empty if none does."""
    differs: tuple[str, ...]
    """The options that are not as it has them: ``button.rule``; of the table itself ``chairs``."""


class RuleQuery(Struct, frozen=True):
    """In which language a rule is told."""

    lang: Literal["en", "cs"] = "en"


class RuleText(Struct, frozen=True):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    """In Markdown."""
    language: str
    """What it is written in: English where it is not translated."""


class Health(Struct, frozen=True):
    """The server is well."""

    ok: bool
    tables: int
    version: str
