"""Errors in a typed command, in addition to those that typer reports."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class NoSuchLanguage(
    Refusal, frozen=True, rename={"language_code": "given", "known_codes": "there"}
):
    language_code: str
    known_codes: str


class OptionRefused(Refusal, frozen=True, rename={"reason": "why", "option": "what"}):
    """An option's error, in the words of its parser."""

    option: str
    reason: str


class FileUnreadable(Refusal, frozen=True, rename={"reason": "why"}):
    file: str
    reason: str


class NumberListInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Phrase


class NumberMissingInList(
    Refusal, frozen=True, rename={"list_position": "place", "list_text": "written"}
):
    list_position: int
    list_text: str


class CommaSeparatorExpected(Refusal, frozen=True, rename={"list_text": "written"}):
    word: str
    list_text: str


class ListArgumentAmbiguous(Refusal, frozen=True, rename={"list_example": "listed"}):
    """Refusal of a word that could belong to a list with spaces, or be the next argument.

    *list_example* shows how to write the list.
    """

    word: str
    list_example: str


class NotANumber(Refusal, frozen=True):
    word: str


class NameAndChipsInvalid(Refusal, frozen=True, rename={"typed_text": "written"}):
    typed_text: str


class SeatAndChipsInvalid(Refusal, frozen=True, rename={"typed_text": "written"}):
    typed_text: str


class SeatNumberExpected(Refusal, frozen=True, rename={"typed_text": "written"}):
    typed_text: str


class MissedPostUnknown(Refusal, frozen=True):
    word: str


class GameGivenTwice(Refusal, frozen=True, rename={"game_arguments": "words"}):
    game_arguments: str
    game: str


class GameOptionConflict(Refusal, frozen=True):
    pass


class MixWithGameOptions(Refusal, frozen=True):
    pass


class TooManyPlayersForTable(Refusal, frozen=True, rename={"player_count": "wanted"}):
    chairs: int
    player_count: int


class MoreBotsThanPlayers(Refusal, frozen=True):
    players: int
    bots: int


class MatchNeedsTwoPlayers(Refusal, frozen=True):
    player: str


class StyleAndBotConflict(Refusal, frozen=True):
    pass


class BotFileHint(Refusal, frozen=True, rename={"style": "said"}):
    style: str
    name: str


class BotNameUnknown(Refusal, frozen=True, rename={"module": "where"}):
    module: str
    name: str
    hint: Phrase


class BotClassSuggestion(Phrase, frozen=True, rename={"module": "where"}):
    module: str
    name: str


class BotClassesFound(Phrase, frozen=True, rename={"class_names": "names"}):
    class_names: str


class BotClassMissing(Phrase, frozen=True):
    pass


class BotClassAmbiguous(Refusal, frozen=True, rename={"module": "where"}):
    module: str
    bots: Phrase


class BotModuleUnknown(Refusal, frozen=True):
    module: str
    styles: str


class BotFileNotFound(Refusal, frozen=True, rename={"path": "where"}):
    path: str


class PythonFileExpected(Refusal, frozen=True, rename={"path": "where"}):
    path: str


class NoHandOfVariant(Refusal, frozen=True):
    variant: str


class NoHandFilesInFolder(Refusal, frozen=True):
    folder: str


class HandSplitKeyUnknown(Refusal, frozen=True, rename={"split_keys": "parts", "split_key": "by"}):
    split_keys: str
    split_key: str


class HandSourceMissing(Refusal, frozen=True):
    pass


class OutputFormatMissing(Refusal, frozen=True):
    formats: str


class TargetNameConflict(
    Refusal, frozen=True, rename={"first_file": "one", "second_file": "other"}
):
    first_file: str
    second_file: str
    target: str


class OutputFileExists(Refusal, frozen=True):
    target: str


class NameAndValueFormat(Refusal, frozen=True):
    option: str


class ActionKindUnknown(Refusal, frozen=True):
    kind: str
    kinds: str


class LanHostConflict(Refusal, frozen=True):
    pass


class ConfidenceOutOfRange(Refusal, frozen=True, rename={"confidence_text": "said"}):
    confidence_text: str


class BlueprintFileMissing(Refusal, frozen=True):
    pass


class LogNeedsOneProcess(Refusal, frozen=True):
    pass


class LogNeedsOneTable(Refusal, frozen=True, rename={"hand_count": "hands"}):
    hand_count: str


class DealOptionRequired(Refusal, frozen=True):
    pass


class AnteKindInvalid(Refusal, frozen=True):
    pass


class LogNameInvalid(Refusal, frozen=True):
    name: str


class NameCountMismatch(Refusal, frozen=True, rename={"given_count": "given"}):
    count: int
    given_count: str


class PlayerBotInvalid(Refusal, frozen=True, rename={"typed_text": "given", "max_player": "most"}):
    typed_text: str
    max_player: int


class PlayerBotRepeated(Refusal, frozen=True):
    player: str


class PortInvalid(Refusal, frozen=True, rename={"port_text": "given"}):
    port_text: str


class AgentPortCountMismatch(Refusal, frozen=True):
    ports: int
    programs: int


class BlueprintRequired(Refusal, frozen=True):
    pass


class SpotOptionsWithSavedSolution(Refusal, frozen=True):
    pass


class BlueprintPlayerCountUnsupported(Refusal, frozen=True):
    pass


class SystemMessage(Phrase, frozen=True):
    """An operating system's error about a file; quoted unless the language has words for it."""

    text: str


class SystemCallFailed(Refusal, frozen=True, rename={"system_message": "says"}):
    number: int
    system_message: SystemMessage
    file: str | None
