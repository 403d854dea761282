"""Option groups of a hand or a table: validation, changes by name, and descriptions.

An option is a field of a frozen Struct. Its annotation has the choices or bounds, and the ids of
the rules that leave it open: ``Meta(ge=0, description="CAPR-01")``. Its meaning is in
``words/CODE/options``. ``options`` lists the options of a group, and ``replace_options`` changes
them by name; an unknown name is refused with the closest match.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.words import Phrase
from riverboat.words.option_texts import OptionFile, option_text
from riverboat.words.refusals import house_rules as w
from riverboat.words.refusals.name_suggestions import NameSuggestion, NoSuggestion

OptionGroup = TypeVar("OptionGroup", bound=Struct)
_TEXT_SOURCE_BY_GROUP: Final[dict[str, tuple[OptionFile, str]]] = {
    "TableRules": ("table", ""),
    "ButtonRules": ("table", "button"),
    "StraddleRules": ("table", "straddle"),
    "KillRules": ("table", "kill"),
    "BuyInRules": ("table", "buy_in"),
    "MarkerRules": ("table", "marker"),
    "ClockRules": ("table", "clock"),
    "FeeRules": ("table", "fees"),
    "HouseRules": ("table", "house"),
    "FloorRules": ("floor", ""),
    "EventRules": ("event", ""),
    "EntryRules": ("event", "entry"),
    "SeatingRules": ("event", "seating"),
    "PrizeRules": ("event", "prizes"),
    "BountyRules": ("event", "bounty"),
    "AtTableRules": ("event", "at_table"),
    "HourBreaks": ("event", "hour_breaks"),
}
"""The Fluent file with the texts of each group, and the first part of their keys."""


class Option(NamedTuple):
    """One option of an option group: its choices, its rules and its default."""

    group: str
    """Name of the class that has the option."""
    name: str
    choices: tuple[Any, ...] | None
    """The choices, or ``None`` for a number or a list."""
    minimum: int
    maximum: int | None
    rules: tuple[str, ...]
    """The rules that leave the option open: ``("POST-01",)``."""
    default: Any

    @property
    def description(self) -> str:
        """The meaning of the option in English."""
        return self.describe("en")

    def describe(self, language: str) -> str:
        """Return the meaning of the option in a language, in English if it has no text."""
        option_file, key_prefix = _TEXT_SOURCE_BY_GROUP[self.group]
        return option_text(option_file, f"{key_prefix}.{self.name}".lstrip("."), language)

    def explain(self, language: str) -> str:
        """Return the meaning with the rules first, for a comment in a file."""
        return f"{', '.join(self.rules)}: {self.describe(language)}."

    @property
    def choices_text(self) -> str:
        """The choices as text: ``wait | post``, or ``0 or more``."""
        return self.localized_choices(str)

    def localized_choices(self, localize: Callable[[Phrase], str]) -> str:
        """Return the choices as text for a reader.

        Named choices are never translated; a numeric range is.
        """
        if self.choices is not None:
            return " | ".join(map(choice_text, self.choices))
        return localize(
            w.ListOptionTypeName() if isinstance(self.default, tuple) else self.range_phrase
        )

    @property
    def range_phrase(self) -> w.MinimumNumberText | w.NumberRangeText:
        """The numeric range as a phrase."""
        if self.maximum is None:
            return w.MinimumNumberText(self.minimum)
        return w.NumberRangeText(self.minimum, self.maximum)


def is_option_group(group: type) -> bool:
    """Return True if the options of a class have texts."""
    return group.__name__ in _TEXT_SOURCE_BY_GROUP


def choice_text(choice: object) -> str:
    """Return a choice as text; booleans are ``on`` and ``off``."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    if isinstance(choice, tuple):
        return ", ".join(map(choice_text, choice)) or "none"
    return str(choice)


def check_options(group: Struct) -> None:
    """Refuse an option with a value outside its choices."""
    for option in options(type(group)):
        value = getattr(group, option.name)
        if isinstance(option.default, tuple):
            continue
        if option.choices is not None:
            if type(value) is not type(option.choices[0]) or value not in option.choices:
                raise BadGame(w.ChoiceInvalid(option.name, option.choices_text, choice_text(value)))
        elif (
            type(value) is not int
            or value < option.minimum
            or (option.maximum is not None and value > option.maximum)
        ):
            raise BadGame(w.WholeNumberRequired(option.name, option.range_phrase, repr(value)))


def replace_options(group: OptionGroup, changes: dict[str, Any]) -> OptionGroup:
    """Return the group with some options changed; refuse unknown names."""
    for name in changes:
        if name not in group.__struct_fields__:
            close_matches = get_close_matches(name, group.__struct_fields__, 1)
            hint = NameSuggestion(close_matches[0]) if close_matches else NoSuggestion()
            raise BadGame(w.NoSuchOption(repr(name), type(group).__name__, hint))
    return replace(group, **changes) if changes else group


@cache
def options(group: type[Struct]) -> tuple[Option, ...]:
    """Return every documented option of a group."""
    documented_options = []
    type_hints = get_type_hints(group, include_extras=True)
    for field in fields(group):
        meta = next(
            (
                annotation
                for annotation in get_args(type_hints[field.name])
                if isinstance(annotation, Meta)
            ),
            None,
        )
        if meta is None:
            continue
        option_type = get_args(type_hints[field.name])[0]
        choices: tuple[Any, ...] | None = None
        if option_type is bool:
            choices = (False, True)
        elif get_origin(option_type) is Literal:
            choices = get_args(option_type)
        minimum, maximum = int(meta.ge or 0), None if meta.le is None else int(meta.le)
        rules = tuple(meta.description.split(", ")) if meta.description else ()
        documented_options.append(
            Option(group.__name__, field.name, choices, minimum, maximum, rules, field.default)
        )
    return tuple(documented_options)
