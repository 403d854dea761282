"""A template: words with places for arguments, ``{who:* raises|you raise} to {to}``.

==========================  ===================================================================
``{to}``                    the argument as it is: a name, an amount, cards, a phrase, a text
``{who:raises|raise}``      by who it is: somebody | the reader. ``*`` stands for the name; a third
                            choice is for who has no name here, where *the player* stands already
``{n:card|cards}``          by number, in the forms of the language; ``*`` stands for the number
``{late:yes|no}``           by whether it is so
``{how:a=text|b=text}``     by which word or number it is; the last one may have no ``=`` and is
                            for all others
``{rank:all}``              a rank, or each of several, in a form that the language knows
``{who:and}``               several, joined by *and*; without it, by commas
``{why:; *}``               with its surroundings, or nothing where there is none of it
==========================  ===================================================================

An argument that a phrase does not have is looked for in the phrases around it, so that "they have
no openers" within "Ann cannot raise: …" is said of Ann.
"""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import NamedTuple

_FORMATTER = Formatter()


class Slot(NamedTuple):
    """A piece of a template: the words before an argument, its name and how it is put."""

    words: str
    name: str | None
    form: str


@cache
def places(template: str) -> tuple[Slot, ...]:
    """A template in pieces; the last one may have no argument."""
    return tuple(
        [Slot(words, name, form or "") for words, name, form, _ in _FORMATTER.parse(template)]
    )


def names(template: str) -> set[str]:
    """The arguments that a template uses."""
    return {place.name for place in places(template) if place.name is not None}


def one_of(form: str, word: str) -> str:
    """The choice for a word: ``a=text|b=text|any other``; the word itself, if it has none."""
    for choice in form.split("|"):
        key, equals, text = choice.partition("=")
        if not equals:
            return choice
        if key == word:
            return text
    return word
