"""Words: phrases, readers, grammar, and messages of each language.

All other packages produce a :class:`Phrase`, a code with arguments. A :class:`Reader` renders it in
a language for one person: "you", "Ann" or "seat 2" is the reader's choice.

========================  ==========================================================================
``phrase``                phrases and their arguments
``catalogue``             messages of a language in Project Fluent; a folder each (``en/``, ``cs/``)
``message_compiler``      messages compiled to functions
``arguments``             arguments of messages, and the functions that format them
``language``              grammar and names of a language
``translation_coverage``  messages that a partial language has; the rest is in English
``plurals``               plural rules
``reader``                rendering for a person
``player_actions``        actions of a player, done or requested
``action_offers``         actions that a table waits for
``refusals``              reasons of refusals, a module for each subject
========================  ==========================================================================
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.words.language import Language, language, languages
from riverboat.words.phrase import (
    Cards,
    Chair,
    Chips,
    Count,
    Number,
    Ordinal,
    Person,
    Phrase,
    Player,
    QuotedRefusal,
    Rank,
    Ranks,
    Refusal,
    Seat,
    people,
    rename_people,
    with_texts,
)
from riverboat.words.reader import ENGLISH, Reader


def _render_english(phrase: Phrase) -> str:
    return ENGLISH.say(phrase)


# The class cannot import a reader, so its English text is attached here.
Phrase.__str__ = _render_english  # type: ignore[method-assign, assignment]

__all__ = [
    "ENGLISH",
    "Cards",
    "Chair",
    "Chips",
    "Count",
    "Language",
    "Number",
    "Ordinal",
    "Person",
    "Phrase",
    "Player",
    "QuotedRefusal",
    "Rank",
    "Ranks",
    "Reader",
    "Refusal",
    "Seat",
    "language",
    "languages",
    "people",
    "rename_people",
    "with_texts",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.words")
