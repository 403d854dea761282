"""Errors in a value of a file, in any format.

Names of keys, and the found values, are quoted as in the file.
"""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import DecimalText, Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class HandLocation(Phrase, frozen=True):
    pass


class PlayerLocation(Phrase, frozen=True):
    name: str


class PotLocation(Phrase, frozen=True):
    pot: int


class RoundLocation(Phrase, frozen=True, rename={"round_number": "at"}):
    round_number: int
    street: str


class RoundActionLocation(
    Phrase, frozen=True, rename={"round_location": "where", "action_number": "at"}
):
    round_location: RoundLocation
    action_number: int


class StreetActionLocation(
    Phrase, frozen=True, rename={"action_number": "at", "action_text": "said"}
):
    """Position of an action in a file: its street and its text are quoted from the file."""

    street: str
    action_number: int
    action_text: str


FileLocation = (
    str
    | HandLocation
    | PlayerLocation
    | PotLocation
    | RoundLocation
    | RoundActionLocation
    | StreetActionLocation
)
"""A place in a file: a key by its name, or an object by the hand, player, pot or action that it
describes.
"""


class LocatedFileError(ReasonedRefusal, frozen=True, rename={"location": "where"}):
    location: FileLocation


class LocatedActionError(
    ReasonedRefusal, frozen=True, rename={"action_number": "at", "action_text": "said"}
):
    action_number: int
    action_text: str


class LocatedHandError(ReasonedRefusal, frozen=True):
    hand: str


class ErrorAtTextEnd(ReasonedRefusal, frozen=True):
    pass


class RefusalInAmountUnits(Refusal, frozen=True, rename={"reason": "why", "cited_rule": "cited"}):
    """A refusal with the note that its amounts are in units of 1/*scale*.

    It is used for files whose amounts have fractions, such as cents.
    """

    reason: Refusal
    cited_rule: str | None
    scale: int

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.reason.code


class TwoFileErrors(
    Refusal,
    frozen=True,
    rename={"first_error": "why", "cited_rule": "cited", "next_error": "other"},
):
    """Two refusals in one: a refusal with its rule, if any, and the next fault of the hand."""

    first_error: Refusal
    cited_rule: str | None
    next_error: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the first refusal."""
        return self.first_error.code


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


class ValueExpected(Refusal, frozen=True, rename={"field_name": "what", "found_value": "found"}):
    field_name: str
    kind: ValueType
    found_value: str


class SeatExpected(
    Refusal, frozen=True, rename={"field_name": "what", "max_seat": "last", "found_value": "found"}
):
    field_name: str
    max_seat: int
    found_value: str


class NotatedValueInvalid(Refusal, frozen=True, rename={"found_text": "found"}):
    """Refusal of a value that is written in the wrong form; *example* shows the right form."""

    found_text: str
    kind: Literal["amount", "post", "range", "card"]
    example: str | None = None


class CardsInvalid(Refusal, frozen=True, rename={"cards_text": "found"}):
    cards_text: str


class NotatedNameUnknown(Refusal, frozen=True, rename={"found_text": "found"}):
    found_text: str
    example: str


class NotatedChoiceUnknown(
    Refusal, frozen=True, rename={"found_text": "found", "has_more": "others"}
):
    found_text: str
    names: tuple[str, ...]
    has_more: bool = False


class NamedSettingUnknown(Refusal, frozen=True, rename={"found_name": "found"}):
    kind: Literal["size", "variant"]
    found_name: str
    names: tuple[str, ...]


class PlayerNameUnknownInFile(Refusal, frozen=True):
    player: str


class SourcePlayerUnknown(Refusal, frozen=True):
    player: str


class NoPlayerWithTheId(Refusal, frozen=True, rename={"player_id": "given"}):
    player_id: str


class GameNameUnknown(Refusal, frozen=True):
    game: str


class KeyMissing(Refusal, frozen=True):
    key: str


class KeyEmpty(Refusal, frozen=True):
    key: str


class PlayerEntryCountMismatch(
    Refusal, frozen=True, rename={"entry_count": "entries", "player_count": "players"}
):
    key: str
    entry_count: int
    player_count: int


class NumberTooSmall(Refusal, frozen=True, rename={"found_number": "found", "minimum": "least"}):
    found_number: str
    minimum: int


class AmountNegative(Refusal, frozen=True, rename={"found_amount": "found"}):
    found_amount: str


class FractionalChips(Refusal, frozen=True):
    amount: str
    scale: int


class AmountOutOfRange(Refusal, frozen=True):
    pass


class TextExpectedInFile(Refusal, frozen=True):
    pass


class ByteNotUtf8(Refusal, frozen=True):
    pass


class Utf8SequenceInvalid(Refusal, frozen=True):
    pass


class Utf8ByteInvalid(Refusal, frozen=True):
    byte: str


class JsonInvalid(Refusal, frozen=True, rename={"json_error": "what"}):
    """A JSON error, in the words of the parser."""

    json_error: Refusal


class JsonTooDeep(Refusal, frozen=True):
    pass


class TomlInvalid(Refusal, frozen=True, rename={"toml_error": "what"}):
    """A TOML error, in the words of the parser."""

    toml_error: Refusal


class HandInvalid(Refusal, frozen=True, rename={"hand_error": "what"}):
    """Refusal of a hand file, in the words of its parser."""

    hand_error: Refusal


class DealUnknown(Refusal, frozen=True, rename={"deal_text": "what"}):
    deal_text: str


class HandTextTooLong(Refusal, frozen=True, rename={"max_characters": "most"}):
    max_characters: DecimalText


class HandTextUnterminated(Refusal, frozen=True, rename={"max_characters": "most"}):
    max_characters: DecimalText


class HandTextTruncated(Refusal, frozen=True):
    pass


class LineTooLong(Refusal, frozen=True):
    pass


class TooManyLines(Refusal, frozen=True):
    pass


class NoHandFilesHere(Refusal, frozen=True):
    pass
