"""Readers: a language, a point of view, and formats of names and amounts.

>>> from riverboat.words.refusals.betting import FacingABet
>>> Reader().say(FacingABet(20))
'they face 20'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from riverboat.cards import names
from riverboat.words.language import Language, language
from riverboat.words.phrase import Chair, Person, Phrase, Player, Refusal, Seat
from riverboat.words.template import one_of, places


def by_seat(person: Person) -> str:
    """Return a default name of a person: ``seat 2``, ``Ann in chair 3``."""
    match person:
        case Seat(seat):
            return f"seat {seat}"
        case Player(player, chair):
            return f"{player} in chair {chair}" if chair else player
        case Chair(chair):
            return f"chair {chair}"


class Reader:
    """Renders phrases as text for a person.

    *name* formats persons, or returns nothing for a person without a name here: *the player*.
    *chips* formats amounts and *cards* cards; *you* is the person reading, by seat, by name or by
    chair: one of several persons, since a player is all three.
    """

    def __init__(
        self,
        of: Language | str = "en",
        *,
        name: Callable[[Person], str | None] = by_seat,
        chips: Callable[[int], str] = str,
        cards: Callable[[tuple[int, ...]], str] = names,
        you: tuple[Person, ...] = (),
    ) -> None:
        if of != "en":
            self.language = of if isinstance(of, Language) else language(of)
        self.name = name
        self.chips = chips
        self.cards = cards
        self.you = you

    @cached_property
    def language(self) -> Language:
        """The reader's language; English is loaded on first use."""
        return language("en")

    def say(self, phrase: Phrase) -> str:
        """Return the text of a phrase."""
        text = self._say(phrase, {})
        first = places(self.language.template(type(phrase)))[0]
        opens = getattr(phrase, first.name, None) if first.name and not first.words else None
        opens = opens[0] if isinstance(opens, tuple) and opens else opens
        return text[:1].upper() + text[1:] if opens is not None and self._is_you(opens) else text

    def cite(self, refusal: Refusal) -> str:
        """Return the text of a refusal, with the rule that it cites."""
        text = self.say(refusal)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def sentence(self, phrase: Phrase) -> str:
        """Return the text of a phrase with a capital."""
        text = self.say(phrase)
        return text[:1].upper() + text[1:]

    def _say(self, phrase: Phrase, around: Mapping[str, Any]) -> str:
        kinds = _kinds(type(phrase))
        known = {**around, **{name: getattr(phrase, name) for name in kinds}}
        words = []
        for place in places(self.language.template(type(phrase))):
            words.append(place.words)
            if place.name is not None:
                value, kind = known.get(place.name), kinds.get(place.name, "")
                words.append(self._put(value, kind, place.form, known))
        return "".join(words)

    def _put(self, value: Any, kind: str, form: str, around: Mapping[str, Any]) -> str:
        """Return the text of an argument, in the form required by its place."""
        if kind in ("rank", "ranks") and value is not None:
            forms = self.language.grammar.ranks[form or "one"]
            return "-".join([forms[each] for each in (value if kind == "ranks" else (value,))])
        if value is None or value == ():
            # A phrase that stands alone is about somebody: nobody has said about whom.
            return form.split("|")[0].replace("*", "") if "|" in form else ""
        if isinstance(value, (Seat, Player, Chair)):
            return self._person(value, form)
        if isinstance(value, bool):  # where a number stands, a program has put it there
            return form.split("|")[not value] if "|" in form else str(value)
        if kind == "chips" and not isinstance(value, tuple):
            plain = self.chips(value)
        elif kind in ("number", "ordinal"):
            plain = self._word(kind, value)
        elif isinstance(value, int):
            plain = str(value)
        elif kind == "cards":
            plain = self.cards(value)
        elif isinstance(value, tuple):
            inner = kind if kind in ("sign", "chips") else ""
            plain = self._several([self._put(v, inner, "", around) for v in value], form == "and")
            form = "" if form == "and" else form
        elif isinstance(value, Phrase):
            plain = self._say(value, around)
        elif kind == "sign":
            plain = self.language.sign(value)
        else:
            plain = str(value)
        if "|" in form:
            if isinstance(value, int) and "=" not in form:
                form = form.split("|")[self.language.grammar.form_of(value)]
            else:
                form = one_of(form, str(value) if isinstance(value, int) else plain)
            return form.replace("*", plain)  # a choice may be empty
        return form.replace("*", plain) if form else plain

    def _word(self, kind: str, value: int) -> str:
        """Return a count or ordinal as a word, if the language has one."""
        grammar = self.language.grammar
        words, at = (grammar.numbers, value) if kind == "number" else (grammar.ordinals, value - 1)
        return words[at] if 0 <= at < len(words) else str(value)

    def _person(self, person: Person, form: str) -> str:
        forms = form.split("|")
        if self._is_you(person):
            return (
                forms[1].replace("*", self.language.grammar.you)
                if form
                else self.language.grammar.you
            )
        plain = self.name(person)
        if plain is None and len(forms) > 2:
            return forms[2]
        plain = self.language.grammar.somebody if plain is None else plain
        return forms[0].replace("*", plain) if form else plain

    def _is_you(self, value: object) -> bool:
        if isinstance(value, Player):  # known by the name, wherever they sit
            return any(isinstance(you, Player) and you.player == value.player for you in self.you)
        return value in self.you

    def _several(self, words: list[str], by_and: bool) -> str:
        if not by_and or len(words) < 2:
            return ", ".join(words)
        return ", ".join(words[:-1]) + self.language.grammar.last + words[-1]


@cache
def _kinds(kind: type[Phrase]) -> dict[str, str]:
    """Return the arguments of a phrase with their kinds."""
    return dict(arguments(kind))


def arguments(kind: type[Phrase]) -> Iterator[tuple[str, str]]:
    """Yield each argument and its kind: ``chips``, ``cards``, ``rank`` …, or an empty string.

    A tuple of signs has the kind of a single one.
    """
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        hint = hints[name]
        either = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        either = tuple(
            [get_args(each)[0] if get_origin(each) is tuple else each for each in either]
        )
        marks = [kind.__metadata__[0] for kind in either if hasattr(kind, "__metadata__")]
        yield name, str(marks[0]) if marks else ""


ENGLISH = Reader()
"""The English reader without a point of view, which ``str`` uses."""
