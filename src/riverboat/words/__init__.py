"""The only place with sentences: phrases, readers, grammar, English and Czech.

Everything below the edge says a :class:`Phrase`, a code with arguments. A :class:`Reader` puts it
into a language for somebody: "you", "Ann" or "seat 2" is the reader's to decide.

======================  ==========================================================================
``phrase``              what can be said, and its arguments
``template``            how words and arguments stand together
``language``            grammar and templates of a language; a folder each (``en/``, ``cs/``)
``reader``              for whom it is said
``acts``                what a player does or asks to do
``offers``              what a table waits for
``refusals``            why something cannot be, a module a subject
======================  ==========================================================================
"""

from riverboat.words.language import Language, language, languages
from riverboat.words.phrase import (
    Cards,
    Chair,
    Chips,
    Number,
    Ordinal,
    Person,
    Phrase,
    Player,
    Quoted,
    Rank,
    Ranks,
    Refusal,
    Seat,
    people,
    renamed,
    with_texts,
)
from riverboat.words.reader import ENGLISH, Reader


def _in_english(phrase: Phrase) -> str:
    return ENGLISH.say(phrase)


# A phrase knows no reader: it is told here what it is in English.
Phrase.__str__ = _in_english  # type: ignore[method-assign, assignment]

__all__ = [
    "ENGLISH",
    "Cards",
    "Chair",
    "Chips",
    "Language",
    "Number",
    "Ordinal",
    "Person",
    "Phrase",
    "Player",
    "Quoted",
    "Rank",
    "Ranks",
    "Reader",
    "Refusal",
    "Seat",
    "language",
    "languages",
    "people",
    "renamed",
    "with_texts",
]
