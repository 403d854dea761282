"""Errors in a table's file, or in a single option on the command line."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal
from riverboat.words.refusals.hints import DidYouMean, Hint

# The text ---------------------------------------------------------------------------------------


class NoTomlOnALine(Refusal, frozen=True):
    """A TOML error, in the words of the parser."""

    en = "line {line} is no TOML: {what}"
    line: int
    what: Refusal


class NoTomlAtTheEnd(Refusal, frozen=True):
    en = "the last line is no TOML: {what}"
    what: Refusal


class TooManyCharacters(Refusal, frozen=True):
    en = "a file has at most {most} characters, not {n}"
    most: int
    n: int


class TooManyOptions(Refusal, frozen=True):
    en = "a file has at most {most} options and groups"
    most: int


class NestedTooDeeply(Refusal, frozen=True):
    en = "the configuration is nested too deeply"


class OptionsAreCalled(Refusal, frozen=True):
    en = "an option is called as in straddle.enabled: a group, a dot, a name"


class TooManyDigits(Refusal, frozen=True):
    en = "{option} has more digits than anybody means: no number is more than {most}"
    option: str
    most: int


class TooManyDigitsSomewhere(Refusal, frozen=True):
    en = "a number has more digits than anybody means: no number is more than {most}"
    most: int


class OptionIsSetAs(Refusal, frozen=True):
    en = "an option is set as in straddle.enabled=on, not {said}"
    said: str


class ChosenWhenOpened(Refusal, frozen=True):
    en = "{option} is chosen when a table is opened"
    option: str


# Names ------------------------------------------------------------------------------------------


class StandsUnder(Phrase, frozen=True):
    en = "{name} stands under {groups}"
    name: str
    groups: tuple[str, ...]


class DidYouMeanTheGroup(Phrase, frozen=True):
    en = "did you mean the group [{near}]?"
    near: str


class GroupHas(Phrase, frozen=True):
    en = "[{group}] has {names}"
    group: str
    names: tuple[str, ...]


class TableHas(Phrase, frozen=True):
    en = "the table has {names}"
    names: tuple[str, ...]


class UnknownOption(Refusal, frozen=True):
    en = "no option {option}; {hint}"
    option: str
    hint: DidYouMean | StandsUnder | DidYouMeanTheGroup | GroupHas | TableHas


class UnknownGroup(Refusal, frozen=True):
    en = "no group [{group}]; {hint}"
    group: str
    hint: Hint


class NoGroupOfOptions(Refusal, frozen=True):
    en = "{name} is no group of options; groups are {groups}"
    name: str
    groups: tuple[str, ...]


class OptionNotAGroup(Refusal, frozen=True):
    en = "{name} is an option of the table, not a group: write {name} = ..."
    name: str


class ListedOneByOne(Refusal, frozen=True):
    en = "{name} are listed one by one, each under [[{name}]]"
    name: str


class OptionNotAValue(Refusal, frozen=True):
    en = "{name} is an option: it has one value, a word, a number, true or false"
    name: str


class GroupNotAnOption(Refusal, frozen=True):
    en = "{name} is a group of options: write them under [{name}]"
    name: str


class EntryLacks(Refusal, frozen=True):
    en = "{entry} has no {missing}: say {needed}"
    entry: str
    missing: str
    needed: tuple[str, ...]


class EntryLacksBoth(Refusal, frozen=True):
    en = "{entry} has no {one} and no {other}: say {needed}"
    entry: str
    one: str
    other: str
    needed: tuple[str, ...]


Lacks = EntryLacks | EntryLacksBoth


# Values -----------------------------------------------------------------------------------------


class VeryManyDigits(Phrase, frozen=True):
    en = "a number of very many digits"


class EachOf(Phrase, frozen=True):
    en = "each of {option}"
    option: str


Given = str | VeryManyDigits
"""A value as in the file; an excessively long number is not quoted."""


class _WrongValue(Refusal, frozen=True):
    option: str | EachOf
    given: Given


class IsTrueOrFalse(_WrongValue, frozen=True):
    en = "{option} is true or false, not {given}"


class IsAList(_WrongValue, frozen=True):
    en = "{option} is a list in brackets, not {given}"


class IsAText(_WrongValue, frozen=True):
    en = "{option} is a text in quotation marks, not {given}"


class IsOneOf(_WrongValue, frozen=True):
    """The valid choices, separated by bars."""

    en = "{option} is one of {choices}, not {given}{near:; did you mean *?}"
    choices: str
    near: str | None = None


class IsFromLeast(_WrongValue, frozen=True):
    en = "{option} is a whole number, {least} or more, not {given}"
    least: int


class IsBetween(_WrongValue, frozen=True):
    en = "{option} is a whole number, {least} to {most}, not {given}"
    least: int
    most: int


# What is played, and who plays ------------------------------------------------------------------


class SayWhatIsPlayed(Refusal, frozen=True):
    en = 'say what is played, once: game = "no-limit hold\'em 1/2", or games = ["...", "..."]'


class ForGamesInTurn(Refusal, frozen=True):
    en = "change and mix are for games in turn, and only {game} is played"
    game: str


class TooManyGames(Refusal, frozen=True):
    en = "a mix has at most {most} games, not {n}"
    most: int
    n: int


class MixInAMix(Refusal, frozen=True):
    en = "{mix} is a mix, and cannot be one of the games"
    mix: str


class NameOfTheirOwn(Refusal, frozen=True):
    rule, en = "BYND-95", "every player has a name of their own: one player, one hand"


class TwoInOneChair(Refusal, frozen=True):
    rule, en = "SEAT-04", "two players have the same chair"


class MoreThanTheChairs(Refusal, frozen=True):
    rule, en = "GAME-03", "the table has {chairs} chairs, and more are taken"
    chairs: int
