"""Errors in a value of a file, in any format.

Names of keys, and the found values, are quoted as in the file.
"""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal

# Locations in a file ----------------------------------------------------------------------------


class HandField(Phrase, frozen=True):
    pass


class PlayerField(Phrase, frozen=True):
    name: str


class PotField(Phrase, frozen=True):
    pot: int


class RoundField(Phrase, frozen=True):
    at: int
    street: str


class RoundActionField(Phrase, frozen=True):
    where: RoundField
    at: int


class StreetActionInText(Phrase, frozen=True):
    """Position of an action in a file: its street and its text are quoted from the file."""

    street: str
    at: int
    said: str


FileLocation = (
    str | HandField | PlayerField | PotField | RoundField | RoundActionField | StreetActionInText
)
"""The subject of an object in a file, or the name of a key of it."""


class PositionInText(ReasonedRefusal, frozen=True):
    where: FileLocation


class ActionInText(ReasonedRefusal, frozen=True):
    at: int
    said: str


class HandInText(ReasonedRefusal, frozen=True):
    hand: str


class ProblemAtEnd(ReasonedRefusal, frozen=True):
    pass


class RefusalWithAmountUnit(Refusal, frozen=True):
    """A refusal whose amounts are in chips, because the file has fractions of a coin; it cites its
    rule.
    """

    why: Refusal
    cited: str | None
    scale: int

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.why.code


class FurtherProblem(Refusal, frozen=True):
    """Two refusals in one: a refusal with its rule, if any, and the next fault of the hand."""

    why: Refusal
    cited: str | None
    other: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the first of them."""
        return self.why.code


# Invalid and unknown values ---------------------------------------------------------------------

ValueType = Literal[
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


class ValueExpected(Refusal, frozen=True):
    what: str
    kind: ValueType
    found: str


class SeatExpected(Refusal, frozen=True):
    what: str
    last: int
    found: str


class WrittenValueInvalid(Refusal, frozen=True):
    """Refusal of a value that is written in the wrong form; *example* shows the right form."""

    found: str
    kind: Literal["amount", "post", "range", "card"]
    example: str | None = None


class CardsInvalid(Refusal, frozen=True):
    found: str


class WrittenNameUnknown(Refusal, frozen=True):
    found: str
    example: str


class WrittenChoiceUnknown(Refusal, frozen=True):
    found: str
    names: tuple[str, ...]
    others: bool = False


class NamedSettingUnknown(Refusal, frozen=True):
    kind: Literal["size", "variant"]
    found: str
    names: tuple[str, ...]


class WrittenPlayerUnknown(Refusal, frozen=True):
    player: str


class SourcePlayerUnknown(Refusal, frozen=True):
    player: str


class NoPlayerWithTheId(Refusal, frozen=True):
    given: str


class GameNameUnknown(Refusal, frozen=True):
    game: str


class KeyMissing(Refusal, frozen=True):
    key: str


class KeyEmpty(Refusal, frozen=True):
    key: str


class PlayerEntryCountMismatch(Refusal, frozen=True):
    key: str
    entries: int
    players: int


# Amounts ----------------------------------------------------------------------------------------


class NumberTooSmall(Refusal, frozen=True):
    found: str
    least: int


class AmountNegative(Refusal, frozen=True):
    found: str


class FractionalChips(Refusal, frozen=True):
    amount: str
    scale: int


class AmountOutOfRange(Refusal, frozen=True):
    pass


# Text and encoding ------------------------------------------------------------------------------


class TextExpectedInFile(Refusal, frozen=True):
    pass


class ByteNotUtf8(Refusal, frozen=True):
    pass


class Utf8SequenceInvalid(Refusal, frozen=True):
    pass


class Utf8ByteInvalid(Refusal, frozen=True):
    byte: str


class JsonInvalid(Refusal, frozen=True):
    """A JSON error, in the words of the parser."""

    what: Refusal


class JsonTooDeep(Refusal, frozen=True):
    pass


class TomlInvalid(Refusal, frozen=True):
    """A TOML error, in the words of the parser."""

    what: Refusal


class HandInvalid(Refusal, frozen=True):
    """Refusal of a hand file, in the words of its parser."""

    what: Refusal


class DealUnknown(Refusal, frozen=True):
    what: str


class HandTextTooLong(Refusal, frozen=True):
    most: str


class HandTextUnterminated(Refusal, frozen=True):
    most: str


class HandTextTruncated(Refusal, frozen=True):
    pass


class LineTooLong(Refusal, frozen=True):
    pass


class TooManyLines(Refusal, frozen=True):
    pass


class NoHandFilesHere(Refusal, frozen=True):
    pass
