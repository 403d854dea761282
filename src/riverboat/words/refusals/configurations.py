"""Errors in a table's file, or in a single option on the command line."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint, NameSuggestion

# TOML text --------------------------------------------------------------------------------------


class TomlInvalidOnLine(Refusal, frozen=True):
    """A TOML error, in the words of the parser."""

    line: int
    what: Refusal


class TomlInvalidAtEnd(Refusal, frozen=True):
    what: Refusal


class TooManyCharacters(Refusal, frozen=True):
    most: int
    n: int


class TooManyOptions(Refusal, frozen=True):
    most: int


class ConfigurationTooDeep(Refusal, frozen=True):
    pass


class OptionNameFormat(Refusal, frozen=True):
    pass


class TooManyDigits(Refusal, frozen=True):
    option: str
    most: int


class DigitCountTooLarge(Refusal, frozen=True):
    most: int


class OptionAssignmentFormat(Refusal, frozen=True):
    said: str


class OptionFixedAtOpening(Refusal, frozen=True):
    option: str


# Names of options and groups --------------------------------------------------------------------


class OptionGroupWrong(Phrase, frozen=True):
    name: str
    groups: tuple[str, ...]


class GroupSuggestion(Phrase, frozen=True):
    near: str


class GroupOptions(Phrase, frozen=True):
    group: str
    names: tuple[str, ...]


class TableOptionList(Phrase, frozen=True):
    names: tuple[str, ...]


class UnknownOption(Refusal, frozen=True):
    option: str
    hint: NameSuggestion | OptionGroupWrong | GroupSuggestion | GroupOptions | TableOptionList


class UnknownGroup(Refusal, frozen=True):
    group: str
    hint: NameHint


class OptionGroupUnknown(Refusal, frozen=True):
    name: str
    groups: tuple[str, ...]


class OptionNotAGroup(Refusal, frozen=True):
    name: str


class SeparateTablesExpected(Refusal, frozen=True):
    name: str


class OptionNotAValue(Refusal, frozen=True):
    name: str


class GroupNotAnOption(Refusal, frozen=True):
    name: str


class EntryKeyMissing(Refusal, frozen=True):
    entry: str
    missing: str
    needed: tuple[str, ...]


class EntryKeysMissing(Refusal, frozen=True):
    entry: str
    one: str
    other: str
    needed: tuple[str, ...]


MissingEntryKeys = EntryKeyMissing | EntryKeysMissing


# Values of options ------------------------------------------------------------------------------


class HugeNumberLabel(Phrase, frozen=True):
    pass


class EachEntryLabel(Phrase, frozen=True):
    option: str


GivenValue = str | HugeNumberLabel
"""A value as in the file; an excessively long number is not quoted."""


class _WrongValue(Refusal, frozen=True):
    option: str | EachEntryLabel
    given: GivenValue


class BooleanExpected(_WrongValue, frozen=True):
    pass


class ListExpected(_WrongValue, frozen=True):
    pass


class TextExpected(_WrongValue, frozen=True):
    pass


class ChoiceExpected(_WrongValue, frozen=True):
    """The valid choices, separated by bars."""

    choices: str
    near: str | None = None


class NumberFromExpected(_WrongValue, frozen=True):
    least: int


class NumberBetweenExpected(_WrongValue, frozen=True):
    least: int
    most: int


# Games and players ------------------------------------------------------------------------------


class GameSettingMissing(Refusal, frozen=True):
    pass


class MixOptionWithoutMix(Refusal, frozen=True):
    game: str


class TooManyGames(Refusal, frozen=True):
    most: int
    n: int


class NestedMix(Refusal, frozen=True):
    mix: str


class PlayerNameRepeated(Refusal, frozen=True):
    rule = "BYND-95"


class SeatRepeated(Refusal, frozen=True):
    rule = "SEAT-04"


class PlayersOverSeats(Refusal, frozen=True):
    rule = "GAME-03"
    chairs: int
