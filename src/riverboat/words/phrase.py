"""Phrases: codes with arguments, which a reader renders in a language.

Refusals, questions and announcements are phrases, never sentences. The name of the class is the
code, its fields are the arguments, and each language has a message for it in its folder
(``en/``, ``cs/``). ``words.catalogue`` describes the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeAlias,
    TypeVar,
    get_origin,
    get_type_hints,
)

from msgspec import Struct
from msgspec.structs import replace

from riverboat.deprecation.renamed_keywords import RenamedAttributes

Chips: TypeAlias = Annotated[int, "chips"]
"""An amount of chips: with grouped digits, or in the table's money."""

DecimalText: TypeAlias = Annotated[str, "decimal"]
"""A number as Python formats it, ``1,234.5``; the text has the separators of the language."""

Count: TypeAlias = Annotated[int, "chips"]
"""A count with grouped digits, outside a table's money: hands, iterations, records."""

Number: TypeAlias = Annotated[int, "number"]
"""A small count that a language may write as a word: ``three``."""

Ordinal: TypeAlias = Annotated[int, "ordinal"]
"""An ordinal number, from 1: ``the second board``."""

Cards: TypeAlias = Annotated[tuple[int, ...], "cards"]
"""Cards by number, as ``riverboat.cards`` has them."""

Rank: TypeAlias = Annotated[int, "rank"]
"""A rank by number, 0 for a deuce to 12 for an ace, which a language may inflect."""

Ranks: TypeAlias = Annotated[tuple[int, ...], "ranks"]
"""Several ranks: ``king-queen-ten``."""


GameSign: TypeAlias = Annotated[str, "sign"]
"""The game, as on a table sign: ``limit five-card draw 2/4``."""


class Seat(Struct, frozen=True):
    """A player by the seat of the hand, from 0: the engine knows no names."""

    seat: int


class Player(Struct, frozen=True):
    """A player by name, with the number of the player's chair, from 1; 0 without a chair."""

    player: str
    chair: int = 0


class Chair(Struct, frozen=True):
    """The person in this chair, or its future occupant."""

    chair: int


Person: TypeAlias = Seat | Player | Chair
"""A person that a phrase refers to; a reader renders it as *you* or *Ann*."""


class Phrase(Struct, frozen=True, tag_field="say", tag=True, metaclass=RenamedAttributes):
    """A message for any language and any reader.

    A renamed argument has its former name as JSON key: ``rename={"max_chips": "most"}``.
    """

    program_arguments: ClassVar[frozenset[str]] = frozenset()
    """Arguments for programs, which no message has to use."""


class Refusal(Phrase, frozen=True):
    """The reason for a refusal. ``code`` is for programs, ``rule`` cites the catalogue."""

    code: ClassVar[str] = ""
    rule: ClassVar[str] = ""


class QuotedRefusal(Refusal, frozen=True, rename={"machine_code": "called", "rule_id": "cites"}):
    """A quoted message from another program, in its own words."""

    program_arguments = frozenset({"machine_code", "rule_id"})
    text: str
    machine_code: str = ""
    rule_id: str = ""

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code given by its source."""
        return self.machine_code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule cited by its source."""
        return self.rule_id


P = TypeVar("P", bound=Phrase)


def people(phrase: Phrase) -> Iterator[Person]:
    """Yield all persons in a phrase, in the order of its arguments."""
    for field in phrase.__struct_fields__:
        value = getattr(phrase, field)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Phrase):
                yield from people(item)
            elif isinstance(item, (Seat, Player, Chair)):
                yield item


def rename_people(phrase: P, name: Callable[[Person], Person]) -> P:
    """Return the phrase with *name* applied to each person, for example to name a seat's player."""
    changed_fields: dict[str, Any] = {}
    for field in phrase.__struct_fields__:
        value = getattr(phrase, field)
        renamed_value = _rename_people_in_value(value, name)
        if renamed_value is not value:
            changed_fields[field] = renamed_value
    return replace(phrase, **changed_fields) if changed_fields else phrase


def with_texts(phrase: P, replace_text: Callable[[str], str]) -> P:
    """Return the phrase with *replace_text* applied to each text, for example to hide names.

    Words of a closed set stay unchanged.
    """
    type_hints = get_type_hints(type(phrase))
    text_fields = [
        field for field in phrase.__struct_fields__ if get_origin(type_hints[field]) is not Literal
    ]
    return replace(
        phrase,
        **{
            field: _replace_texts_in_value(getattr(phrase, field), replace_text)
            for field in text_fields
        },
    )


def _replace_texts_in_value(value: Any, replace_text: Callable[[str], str]) -> Any:
    match value:
        case Phrase():
            return with_texts(value, replace_text)
        case Player():
            return replace(value, player=replace_text(value.player))
        case str():
            return replace_text(value)
        case tuple():
            return tuple([_replace_texts_in_value(item, replace_text) for item in value])
        case _:
            return value


def _rename_people_in_value(value: Any, rename_person: Callable[[Person], Person]) -> Any:
    if isinstance(value, Phrase):
        return rename_people(value, rename_person)
    if isinstance(value, (Seat, Player, Chair)):
        return rename_person(value)
    if isinstance(value, tuple):
        return tuple([_rename_people_in_value(item, rename_person) for item in value])
    return value
