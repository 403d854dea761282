"""Payloads of reference data: options, presets, posted rules, the rulebook, server health."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.wire.wire_phrases import Words

OptionKind: TypeAlias = Literal["choice", "flag", "number", "list"]
OptionValue: TypeAlias = str | int | bool | tuple[str | int, ...]
"""The value of an option in a configuration."""


class OptionDetails(Struct, frozen=True):
    """An option of a table."""

    key: str
    """Key in a configuration: ``button.rule``."""
    type: OptionKind
    choices: tuple[str, ...]
    default: OptionValue
    min: int | None
    max: int | None
    text: str
    rules: tuple[str, ...]
    presets: dict[str, OptionValue]
    """Value in each preset."""


class OptionGroup(Struct, frozen=True):
    """A group of options."""

    group: str
    title: str
    options: tuple[OptionDetails, ...]


StakeName: TypeAlias = Literal[
    "small blind", "big blind", "small bet", "big bet", "ante", "bring-in", "button"
]
GameFamily: TypeAlias = Literal["hold'em", "omaha", "stud", "draw", "mix", "small"]


class StakeField(Struct, frozen=True, rename={"usual_size": "usual", "is_required": "needed"}):
    """A bet size of a game."""

    name: StakeName
    usual_size: int
    """Usual size; 0 for none."""
    is_required: bool
    """True if it is required; an optional size is derived by the room, or absent."""


class GameForm(Struct, frozen=True):
    """A game to choose, with the sizes to enter.

    Its text is the head, the blinds or bets with a slash between them, every other size after its
    own name, and the tail: ``limit razz 4/8 ante 1 bring-in 2``.
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


class PostedRule(Struct, frozen=True, rename={"value": "here", "is_usual": "usual"}):
    """An option of the posted rules."""

    name: str
    value: str
    is_usual: bool
    choices: str
    meaning: str
    rules: tuple[str, ...]


class PostedSection(Struct, frozen=True, rename={"title_phrase": "said", "posted_rules": "lines"}):
    """A group of posted rules."""

    group: str
    """Group in a configuration: ``buy_in``; empty for the table itself."""
    title: str
    title_phrase: Words
    """Title as a phrase."""
    posted_rules: tuple[PostedRule, ...]


class PostedRules(
    Struct,
    frozen=True,
    rename={
        "newcomer_answers": "first",
        "newcomer_phrases": "asked",
        "differing_options": "differs",
    },
):
    """The house rules of a table in the form in which a host posts them."""

    title: str
    newcomer_answers: tuple[tuple[str, str], ...]
    """Questions of a newcomer with their answers, in English."""
    newcomer_phrases: tuple[tuple[Words, Words], ...]
    """The newcomer's questions and answers as phrases."""
    notices: tuple[str, ...]
    sections: tuple[PostedSection, ...]
    preset: str
    """The closest preset; empty if there is none."""
    differing_options: tuple[str, ...]
    """Options that differ from the preset: ``button.rule``; of the table itself ``chairs``."""


class RuleQuery(Struct, frozen=True):
    """The language of a rule."""

    lang: Literal["en", "cs"] = "en"


class RuleText(Struct, frozen=True):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    """Text in Markdown."""
    language: str
    """Language of the text: English where it is not translated."""


class Health(Struct, frozen=True, rename={"is_alive": "ok"}):
    """Liveness of the server: the response itself shows that it is alive."""

    is_alive: bool
    tables: int
    version: str
