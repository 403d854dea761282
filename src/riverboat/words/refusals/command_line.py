"""Errors in a typed command, in addition to those that typer reports."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class NoSuchLanguage(Refusal, frozen=True):
    given: str
    there: str


class OptionRefused(Refusal, frozen=True):
    """An option's error, in the words of its parser."""

    what: str
    why: str


class FileUnreadable(Refusal, frozen=True):
    file: str
    why: str


# Amounts and lists of numbers -------------------------------------------------------------------


class NumberListFormat(Refusal, frozen=True):
    why: Phrase


class NumberMissingInList(Refusal, frozen=True):
    place: int
    written: str


class CommaSeparatorExpected(Refusal, frozen=True):
    word: str
    written: str


class ListArgumentAmbiguous(Refusal, frozen=True):
    """A list with spaces placed before the arguments of its command."""

    word: str
    listed: str


class NumberInvalid(Refusal, frozen=True):
    word: str


class NameAndChipsFormat(Refusal, frozen=True):
    written: str


class SeatAndChipsFormat(Refusal, frozen=True):
    written: str


class SeatNumberExpected(Refusal, frozen=True):
    written: str


class MissedPostUnknown(Refusal, frozen=True):
    word: str


# Games and players ------------------------------------------------------------------------------


class GameGivenTwice(Refusal, frozen=True):
    words: str
    game: str


class GameOptionConflict(Refusal, frozen=True):
    pass


class MixGamesFixed(Refusal, frozen=True):
    pass


class TooManyPlayersForTable(Refusal, frozen=True):
    chairs: int
    wanted: int


class MoreBotsThanPlayers(Refusal, frozen=True):
    players: int
    bots: int


class MatchPlayerCount(Refusal, frozen=True):
    player: str


class StyleWithBot(Refusal, frozen=True):
    pass


class BotFileHint(Refusal, frozen=True):
    said: str
    name: str


class BotNameUnknown(Refusal, frozen=True):
    where: str
    name: str
    hint: Phrase


class BotClassSuggestion(Phrase, frozen=True):
    where: str
    name: str


class BotClassesFound(Phrase, frozen=True):
    names: str


class BotClassMissing(Phrase, frozen=True):
    pass


class BotClassAmbiguous(Refusal, frozen=True):
    where: str
    bots: Phrase


class BotModuleUnknown(Refusal, frozen=True):
    module: str
    styles: str


class BotFileNotFound(Refusal, frozen=True):
    where: str


class PythonFileExpected(Refusal, frozen=True):
    where: str


# Hands, books, rooms ----------------------------------------------------------------------------


class NoHandOfVariant(Refusal, frozen=True):
    variant: str


class NoHandFilesInFolder(Refusal, frozen=True):
    folder: str


class HandSplitInvalid(Refusal, frozen=True):
    parts: str
    by: str


class HandSourceMissing(Refusal, frozen=True):
    pass


class OutputFormatMissing(Refusal, frozen=True):
    formats: str


class TargetNameConflict(Refusal, frozen=True):
    one: str
    other: str
    target: str


class TargetExists(Refusal, frozen=True):
    target: str


class NameAndValueFormat(Refusal, frozen=True):
    option: str


class ActionKindUnknown(Refusal, frozen=True):
    kind: str
    kinds: str


class LanHostConflict(Refusal, frozen=True):
    pass


# Studies and matches ----------------------------------------------------------------------------


class ConfidenceOutOfRange(Refusal, frozen=True):
    said: str


class BlueprintFileMissing(Refusal, frozen=True):
    pass


class LogNeedsOneProcess(Refusal, frozen=True):
    pass


class LogNeedsOneTable(Refusal, frozen=True):
    hands: str


class DealOptionRequired(Refusal, frozen=True):
    pass


class AnteKindInvalid(Refusal, frozen=True):
    pass


class LogNameInvalid(Refusal, frozen=True):
    name: str


class NameCountMismatch(Refusal, frozen=True):
    count: int
    given: str


class PlayerBotFormat(Refusal, frozen=True):
    given: str
    most: int


class PlayerBotRepeated(Refusal, frozen=True):
    player: str


class PortInvalid(Refusal, frozen=True):
    given: str


class PortCountMismatch(Refusal, frozen=True):
    ports: int
    programs: int


# Blueprints ---------------------------------------------------------------------------------------


class BlueprintRequired(Refusal, frozen=True):
    pass


class SpotOptionsWithLoad(Refusal, frozen=True):
    pass


class BlueprintPlayerCount(Refusal, frozen=True):
    pass


# Errors of the operating system -------------------------------------------------------------------


class SystemMessage(Phrase, frozen=True):
    """An operating system's error about a file; quoted unless the language has words for it."""

    text: str


class SystemCallRefused(Refusal, frozen=True):
    number: int
    says: SystemMessage
    file: str | None
