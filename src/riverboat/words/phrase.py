"""A phrase: a code with arguments, that a reader puts into a language.

Whoever refuses, asks or tells makes one of these, and no sentence. The name of its class is its
code, its fields are its arguments, ``en`` says it in English, and the folder of a language says
the rest (``cs/``). How a template names an argument stands in ``words.template``.
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

# Arguments ---------------------------------------------------------------------------------------

Chips: TypeAlias = Annotated[int, "chips"]
"""An amount: a reader writes it in the table's money. Every other number is a count."""

Number: TypeAlias = Annotated[int, "number"]
"""A small count that a language may write as a word: ``three``."""

Ordinal: TypeAlias = Annotated[int, "ordinal"]
"""A place in a row, from 1: ``the second board``."""

Cards: TypeAlias = Annotated[tuple[int, ...], "cards"]
"""Cards by number, as ``riverboat.cards`` has them."""

Rank: TypeAlias = Annotated[int, "rank"]
"""A rank by number, 0 for a deuce to 12 for an ace: a language has it in several forms."""

Ranks: TypeAlias = Annotated[tuple[int, ...], "ranks"]
"""Ranks in a row: ``king-queen-ten``."""


Sign: TypeAlias = Annotated[str, "sign"]
"""What is played, as it stands on a table sign: ``limit five-card draw 2/4``."""


class Seat(Struct, frozen=True):
    """A player by the seat of the hand, from 0: the engine knows no names."""

    seat: int


class Player(Struct, frozen=True):
    """Somebody at a table, who may have a chair there (from 1)."""

    player: str
    chair: int = 0


class Chair(Struct, frozen=True):
    """Whoever sits in this chair, or would."""

    chair: int


Person: TypeAlias = Seat | Player | Chair
"""Whom a phrase speaks of: the reader decides whether that is *you* or *Ann*."""

# Phrases -----------------------------------------------------------------------------------------


class Phrase(Struct, frozen=True, tag_field="say", tag=True):
    """Something that can be said, in any language and to anybody."""

    en: ClassVar[str] = ""
    """How it is said in English, which ``str`` says."""
    silent: ClassVar[frozenset[str]] = frozenset()
    """Arguments that are for programs, and that no language need say."""


class Refusal(Phrase, frozen=True):
    """Why something cannot be. ``code`` is for programs, ``rule`` cites the catalogue."""

    code: ClassVar[str] = ""
    rule: ClassVar[str] = ""


class Quoted(Refusal, frozen=True):
    """What somebody else has said, in their own words."""

    en: ClassVar[str] = "{text}"
    silent = frozenset({"called", "cites"})
    text: str
    called: str = ""
    cites: str = ""

    @property
    def code(self) -> str:  # type: ignore[override]
        """What they called it."""
        return self.called

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule that they cited."""
        return self.cites


P = TypeVar("P", bound=Phrase)


def people(phrase: Phrase) -> Iterator[Person]:
    """Everybody whom a phrase speaks of, in the order of its arguments."""
    for field in phrase.__struct_fields__:
        value = getattr(phrase, field)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Phrase):
                yield from people(each)
            elif isinstance(each, (Seat, Player, Chair)):
                yield each


def renamed(phrase: P, name: Callable[[Person], Person]) -> P:
    """The same phrase about the same people, called otherwise: seats of a hand by their names."""
    changed: dict[str, Any] = {}
    for field in phrase.__struct_fields__:
        value = getattr(phrase, field)
        new = _renamed(value, name)
        if new is not value:
            changed[field] = new
    return replace(phrase, **changed) if changed else phrase


def with_texts(phrase: P, change: Callable[[str], str]) -> P:
    """The same phrase with other texts in it, as for a reader who is not to know names.

    Words of a closed set stay as they are.
    """
    hints = get_type_hints(type(phrase))
    texts = [name for name in phrase.__struct_fields__ if get_origin(hints[name]) is not Literal]
    return replace(phrase, **{name: _with_texts(getattr(phrase, name), change) for name in texts})


def _with_texts(value: Any, change: Callable[[str], str]) -> Any:
    match value:
        case Phrase():
            return with_texts(value, change)
        case Player():
            return replace(value, player=change(value.player))
        case str():
            return change(value)
        case tuple():
            return tuple([_with_texts(each, change) for each in value])
        case _:
            return value


def _renamed(value: Any, name: Callable[[Person], Person]) -> Any:
    if isinstance(value, Phrase):
        return renamed(value, name)
    if isinstance(value, (Seat, Player, Chair)):
        return name(value)
    if isinstance(value, tuple):
        return tuple([_renamed(each, name) for each in value])
    return value
