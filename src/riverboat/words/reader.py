"""Readers: a language, a point of view, and formats of names and amounts.

>>> from riverboat.words.refusals.betting import FacingABet
>>> Reader().say(FacingABet(20))
'20 to call'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from riverboat.cards import card_names
from riverboat.deprecation import DeprecatedAttribute
from riverboat.words.catalogue import Catalogue, catalogue
from riverboat.words.language import Language, is_partial_language, language
from riverboat.words.phrase import Chair, Person, Phrase, Player, Refusal, Seat


def default_person_name(person: Person) -> str:
    """Return a default name of a person: ``seat 2``, ``Ann in seat 3``."""
    match person:
        case Seat(seat):
            return f"seat {seat}"
        case Player(player, chair):
            return f"{player} in seat {chair}" if chair else player
        case Chair(chair):
            return f"seat {chair}"


class Reader:
    """Renders phrases as text for a person.

    *name* formats persons; for a person without a name it returns None, and the text is then
    *the player*. *chips* formats amounts and *cards* cards. *you* is the person reading, given by
    seat, by name, by chair, or in several of these forms.
    """

    def __init__(
        self,
        language_or_code: Language | str = "en",
        *,
        name: Callable[[Person], str | None] = default_person_name,
        chips: Callable[[int], str] = str,
        cards: Callable[[tuple[int, ...]], str] = card_names,
        you: tuple[Person, ...] = (),
    ) -> None:
        if language_or_code != "en":
            self.language = (
                language_or_code
                if isinstance(language_or_code, Language)
                else language(language_or_code)
            )
        self.name: Callable[[Person], str | None] = name
        self.chips: Callable[[int], str] = chips
        self.cards: Callable[[tuple[int, ...]], str] = cards
        self.you = you

    @cached_property
    def language(self) -> Language:
        """The reader's language; English is loaded on first use."""
        return language("en")

    @cached_property
    def _messages(self) -> Catalogue:
        return catalogue(self.language.code)

    @cached_property
    def _english_reader(self) -> Reader | None:
        """Return an English reader for the same person; ``None`` if the language has all
        messages.
        """
        if not is_partial_language(self.language.code):
            return None
        return Reader(name=self.name, chips=self.chips, cards=self.cards, you=self.you)

    def say(self, phrase: Phrase) -> str:
        """Return the text of a phrase; a text that begins with *you* begins with a capital."""
        text = self._remove_doubled_noun(self._render_phrase(phrase, {}))
        if self.you and self.is_you(
            self._find_reader(phrase)._messages.find_leading_argument(phrase)
        ):
            return text[:1].upper() + text[1:]
        return text

    def say_with_rule(self, phrase: Phrase) -> str:
        """Return the text of a phrase; for a refusal, add the rule that it cites."""
        rule = phrase.rule if isinstance(phrase, Refusal) else ""
        text, citation = self.say(phrase), f"({rule})"
        return f"{text} {citation}" if rule and citation not in text else text

    cite = DeprecatedAttribute("say_with_rule")

    def sentence(self, phrase: Phrase) -> str:
        """Return the text of a phrase with a capital."""
        text = self.say(phrase)
        return text[:1].upper() + text[1:]

    def text(self, value: Any, context: Mapping[str, Any] | None = None) -> str:
        """Return the text of an argument: a name, a number, a word, or a phrase."""
        match value:
            case str() | int():
                return str(value)
            case None:
                return ""
            case Phrase():
                return self._render_phrase(value, context or {})
            case Seat() | Player() | Chair():
                return self._name_person(value)
            case tuple():
                return ", ".join([self.text(item, context) for item in value])
            case _:
                return str(value)

    def is_you(self, value: object) -> bool:
        """Return True if a person is the reader."""
        if not self.you:
            return False
        if isinstance(value, Player):  # known by the name, wherever they sit
            return any(isinstance(you, Player) and you.player == value.player for you in self.you)
        return value in self.you

    def _render_phrase(self, phrase: Phrase, context: Mapping[str, Any]) -> str:
        reader = self._find_reader(phrase)
        return reader._messages.format(phrase, context, reader)

    def _remove_doubled_noun(self, text: str) -> str:
        """Remove the noun for a player without a name where the text already contains it.

        Czech declines the noun before a name, *od hráče Ann*; without a name, *od hráče* is enough.
        """
        noun = self.language.grammar.somebody
        if text.count(noun) < 2:
            return text
        kept_words: list[str] = []
        for word in text.split(" "):
            ending = word.removeprefix(noun)
            is_noun = word.startswith(noun) and not ending[:1].isalpha()
            if (
                is_noun
                and kept_words
                and kept_words[-1].startswith(noun)
                and kept_words[-1].isalpha()
            ):
                kept_words[-1] += ending
            else:
                kept_words.append(word)
        return " ".join(kept_words)

    def _find_reader(self, phrase: Phrase) -> Reader:
        """Return this reader, or the English one for a phrase that a language does not cover."""
        if self._english_reader is None or self._messages.has(type(phrase)):
            return self
        return self._english_reader

    def _name_person(self, person: Person) -> str:
        if self.is_you(person):
            return self.language.grammar.you
        name = self.name(person)
        return self.language.grammar.somebody if name is None else name


ENGLISH = Reader()
"""The English reader without a point of view, which ``str`` uses."""
