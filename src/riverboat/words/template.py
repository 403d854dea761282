"""Template syntax: words with places for arguments, ``{who:* raises|you raise} to {to}``.

==========================  ===================================================================
``{to}``                    the argument as it is: a name, an amount, cards, a phrase, a text
``{who:raises|raise}``      by person: another | the reader. ``*`` stands for the name; a third
                            choice is for a person without a name here, after *the player*
``{n:card|cards}``          by number, in the forms of the language; ``*`` stands for the number
``{late:yes|no}``           by truth value
``{how:a=text|b=text}``     by word or number; the last choice may have no ``=`` and is for all
                            others
``{rank:all}``              a rank, or each of several, in a form of the language
``{who:and}``               several, joined by *and*; without it, by commas
``{why:; *}``               with the surrounding text, or nothing if there is no argument
==========================  ===================================================================

An argument that a phrase does not have is looked up in the enclosing phrases, so that "they have
no openers" within "Ann cannot raise: …" is said of Ann.
"""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import NamedTuple

_FORMATTER = Formatter()


class Slot(NamedTuple):
    """A piece of a template: the words before an argument, its name and its form."""

    words: str
    name: str | None
    form: str


@cache
def places(template: str) -> tuple[Slot, ...]:
    """Split a template into pieces; the last one may have no argument."""
    return tuple(
        [Slot(words, name, form or "") for words, name, form, _ in _FORMATTER.parse(template)]
    )


def names(template: str) -> set[str]:
    """Return the arguments that a template uses."""
    return {place.name for place in places(template) if place.name is not None}


def one_of(form: str, word: str) -> str:
    """Return the choice for a word: ``a=text|b=text|any other``; the word itself without one."""
    for choice in form.split("|"):
        key, equals, text = choice.partition("=")
        if not equals:
            return choice
        if key == word:
            return text
    return word
