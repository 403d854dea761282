"""Errors in a value of a file, in any format.

Names of keys, and the found values, are quoted as in the file.
"""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.because import Because

# Where ------------------------------------------------------------------------------------------


class TheHandItself(Phrase, frozen=True):
    en = "the hand"


class OfAPlayer(Phrase, frozen=True):
    en = "player {name}"
    name: str


class OfAPot(Phrase, frozen=True):
    en = "pot {pot}"
    pot: int


class OfARound(Phrase, frozen=True):
    en = "round {at} ({street})"
    at: int
    street: str


class ActionOfARound(Phrase, frozen=True):
    en = "{where}, action {at}"
    where: OfARound
    at: int


class SaidOnAStreet(Phrase, frozen=True):
    """Words on a street; *street* and *said* are quoted from the file."""

    en = "{street}, action {at}, {said}"
    street: str
    at: int
    said: str


Where = str | TheHandItself | OfAPlayer | OfAPot | OfARound | ActionOfARound | SaidOnAStreet
"""The subject of an object in a file, or the name of a key of it."""


class At(Because, frozen=True):
    en = "{where}: {why}"
    where: Where


class OnTheAction(Because, frozen=True):
    en = "action {at}, {said}: {why}"
    at: int
    said: str


class OnTheHand(Because, frozen=True):
    en = "hand {hand}: {why}"
    hand: str


class NotBeforeTheEnd(Because, frozen=True):
    en = "at the end: {why}"


class CountedInChips(Refusal, frozen=True):
    """A reason in chips, where the file has fractions of a coin; it cites its rule."""

    en = "{why}{cited: (*)} [in chips of 1/{scale}]"
    why: Refusal
    cited: str | None
    scale: int

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the reason."""
        return self.why.code


class WithAnotherFault(Refusal, frozen=True):
    """A reason that cites its rule, followed by the next one."""

    en = "{why}{cited: (*)}; {other}"
    why: Refusal
    cited: str | None
    other: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the first of them."""
        return self.why.code


# What it should be ------------------------------------------------------------------------------

Kind = Literal[
    "whole",
    "chips",
    "positive",
    "text",
    "list",
    "texts",
    "cards",
    "amounts",
    "object",
    "table",
    "openers",
]
"""The expected kind: a number, chips, positive chips, … a JSON object, a table, a pair."""


class Expected(Refusal, frozen=True):
    en = (
        "{what} is {kind:whole=a whole number|chips=a whole number of chips"
        "|positive=a positive whole number of chips|text=a text|list=a list|texts=a list of texts"
        "|cards=a list of cards|amounts=a list of amounts|object=an object in braces"
        "|table=a table in braces|openers=jacks, queens, kings or aces}, not {found}"
    )
    what: str
    kind: Kind
    found: str


class ExpectedASeat(Refusal, frozen=True):
    en = "{what} is a seat from 0 to {last}, not {found}"
    what: str
    last: int
    found: str


class IsNo(Refusal, frozen=True):
    """The found text has not the required form; *example* has."""

    en = "{found} is no {kind:amount=amount|post=post|range=range|card=card}{example:, such as '*'}"
    found: str
    kind: Literal["amount", "post", "range", "card"]
    example: str | None = None


class AreNoCards(Refusal, frozen=True):
    en = "{found} are no cards, such as AsKd or ????"
    found: str


class IsNotKnownAs(Refusal, frozen=True):
    en = "{found} is not known, as '{example}' is"
    found: str
    example: str


class IsNotOneOfThese(Refusal, frozen=True):
    en = "{found} is not known; there are {names}{others: and so on|}"
    found: str
    names: tuple[str, ...]
    others: bool = False


class NoneIsCalled(Refusal, frozen=True):
    en = "no {kind:size=size|variant=variant} {found}; there are {names}"
    kind: Literal["size", "variant"]
    found: str
    names: tuple[str, ...]


class ThereIsNobody(Refusal, frozen=True):
    en = "there is no {player}"
    player: str


class NoPlayerCalled(Refusal, frozen=True):
    en = "there is no player {player}"
    player: str


class NoPlayerWithTheId(Refusal, frozen=True):
    en = "there is no player with the id {given}"
    given: str


class NoGameCalled(Refusal, frozen=True):
    en = "there is no game {game}"
    game: str


class KeyIsMissing(Refusal, frozen=True):
    en = "required key {key} is missing"
    key: str


class IsEmpty(Refusal, frozen=True):
    en = "{key} is empty"
    key: str


class EntriesForOthers(Refusal, frozen=True):
    en = "{key} has {entries} entries for {players} players"
    key: str
    entries: int
    players: int


# Amounts ----------------------------------------------------------------------------------------


class IsLess(Refusal, frozen=True):
    en = "{found} is less than {least}"
    found: str
    least: int


class IsNegative(Refusal, frozen=True):
    en = "{found}: an amount is never negative"
    found: str


class PartsOfAChip(Refusal, frozen=True):
    en = "{amount} is no whole number of chips of 1/{scale}"
    amount: str
    scale: int


class NoChipsAreSoMany(Refusal, frozen=True):
    en = "no chips are so many, or so small"


# The text itself --------------------------------------------------------------------------------


class IsNotText(Refusal, frozen=True):
    en = "not text"


class ByteIsNotUtf8(Refusal, frozen=True):
    en = "not text: a byte on this line is not UTF-8"


class SpellsNoLetter(Refusal, frozen=True):
    en = "not text: what is here spells no letter in any encoding we know"


class ByteSpellsNoLetter(Refusal, frozen=True):
    en = "not text: the byte {byte} spells no letter in any encoding we know"
    byte: str


class IsNotJson(Refusal, frozen=True):
    """A JSON error, in the words of the parser."""

    en = "not JSON: {what}"
    what: Refusal


class BracketsWithoutEnd(Refusal, frozen=True):
    en = "not JSON: brackets within brackets without end"


class IsNotToml(Refusal, frozen=True):
    """A TOML error, in the words of the parser."""

    en = "not TOML: {what}"
    what: Refusal


class IsNotAHand(Refusal, frozen=True):
    """A hand file's error, in the words of its parser."""

    en = "not a hand: {what}"
    what: Refusal


class NoGameDealtLikeThis(Refusal, frozen=True):
    en = "not a hand: no game is dealt like this ({what})"
    what: str


class TooLongForAHand(Refusal, frozen=True):
    en = "more than {most} characters: that is no hand"
    most: str


class TooLongWithoutAnEnd(Refusal, frozen=True):
    en = "more than {most} characters without an end: that is no hand"
    most: str


class EndsWithinAHand(Refusal, frozen=True):
    en = "the text ends in the middle of a hand"


class LineIsTooLong(Refusal, frozen=True):
    en = "the line is longer than any hand"


class TooManyLines(Refusal, frozen=True):
    en = "no hand has so many lines"


class NoFileOfHands(Refusal, frozen=True):
    en = "there is no file of hands in this folder"
