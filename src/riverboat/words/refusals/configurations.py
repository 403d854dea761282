"""Errors in a table's file, or in a single option on the command line."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint, NameSuggestion


class TomlInvalidOnLine(Refusal, frozen=True, rename={"toml_error": "what"}):
    """A TOML error, in the words of the parser."""

    line: int
    toml_error: Refusal


class TomlInvalidAtEnd(Refusal, frozen=True, rename={"toml_error": "what"}):
    toml_error: Refusal


class TooManyCharacters(
    Refusal, frozen=True, rename={"max_characters": "most", "character_count": "n"}
):
    max_characters: int
    character_count: int


class TooManyOptions(Refusal, frozen=True, rename={"max_options": "most"}):
    max_options: int


class ConfigurationTooDeep(Refusal, frozen=True):
    pass


class OptionNameFormat(Refusal, frozen=True):
    pass


class TooManyDigits(Refusal, frozen=True, rename={"maximum": "most"}):
    option: str
    maximum: int


class DigitCountTooLarge(Refusal, frozen=True, rename={"maximum": "most"}):
    maximum: int


class OptionAssignmentInvalid(Refusal, frozen=True, rename={"assignment_text": "said"}):
    assignment_text: str


class OptionFixedAtTableOpening(Refusal, frozen=True):
    option: str


class OptionGroupWrong(Phrase, frozen=True):
    name: str
    groups: tuple[str, ...]


class GroupSuggestion(Phrase, frozen=True, rename={"similar_group": "near"}):
    similar_group: str


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


class OptionGroupAsOption(Refusal, frozen=True):
    name: str


class EntryKeyMissing(
    Refusal, frozen=True, rename={"table_entry": "entry", "required_keys": "needed"}
):
    table_entry: str
    missing: str
    required_keys: tuple[str, ...]


class EntryKeysMissing(
    Refusal,
    frozen=True,
    rename={
        "table_entry": "entry",
        "required_keys": "needed",
        "first_key": "one",
        "second_key": "other",
    },
):
    table_entry: str
    first_key: str
    second_key: str
    required_keys: tuple[str, ...]


MissingEntryKeys = EntryKeyMissing | EntryKeysMissing


class HugeNumberLabel(Phrase, frozen=True):
    pass


class EachListItemLabel(Phrase, frozen=True):
    option: str


GivenValue = str | HugeNumberLabel
"""A value as in the file; an excessively long number is not quoted."""


class _WrongValue(Refusal, frozen=True, rename={"given_value": "given"}):
    option: str | EachListItemLabel
    given_value: GivenValue


class BooleanExpected(_WrongValue, frozen=True):
    pass


class ListExpected(_WrongValue, frozen=True):
    pass


class TextExpected(_WrongValue, frozen=True):
    pass


class ChoiceExpected(_WrongValue, frozen=True, rename={"similar_choice": "near"}):
    """Refusal of a value that is none of *choices*, a text of choices separated by bars."""

    choices: str
    similar_choice: str | None = None


class MinimumNumberExpected(_WrongValue, frozen=True, rename={"minimum": "least"}):
    minimum: int


class NumberBetweenExpected(
    _WrongValue, frozen=True, rename={"minimum": "least", "maximum": "most"}
):
    minimum: int
    maximum: int


class GameSettingMissing(Refusal, frozen=True):
    pass


class MixOptionWithoutMix(Refusal, frozen=True):
    game: str


class TooManyGames(Refusal, frozen=True, rename={"max_games": "most", "game_count": "n"}):
    max_games: int
    game_count: int


class NestedMix(Refusal, frozen=True):
    mix: str


class PlayerNameRepeated(Refusal, frozen=True):
    rule = "BYND-95"


class SeatRepeated(Refusal, frozen=True):
    rule = "SEAT-04"


class PlayersOverSeats(Refusal, frozen=True):
    rule = "GAME-03"
    chairs: int
