"""Errors in a typed command, in addition to those that typer reports."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Refusal


class NoSuchLanguage(Refusal, frozen=True):
    en = "there is no language {given}: there are {there}"
    given: str
    there: str


class OptionSays(Refusal, frozen=True):
    """An option's error, in the words of its parser."""

    en = "{what}: {why}"
    what: str
    why: str


class FileCannotBeRead(Refusal, frozen=True):
    en = "{file} cannot be read: {why}"
    file: str
    why: str


# Amounts ----------------------------------------------------------------------------------------


class WriteThemSo(Refusal, frozen=True):
    en = "{why}; write them as 50,30,20"
    why: Phrase


class AmountIsMissing(Refusal, frozen=True):
    en = "number {place} is missing in {written}"
    place: int
    written: str


class CommaPartsNumbers(Refusal, frozen=True):
    en = "{word} in {written}: a comma parts two numbers"
    word: str
    written: str


class ListOrArguments(Refusal, frozen=True):
    """A list with spaces placed before the arguments of its command."""

    en = (
        "{word} may be the next number of the list or an argument: write {listed}, "
        "or the list after the arguments"
    )
    word: str
    listed: str


class IsNoNumber(Refusal, frozen=True):
    en = "{word} is no number"
    word: str


class WriteNameAndChips(Refusal, frozen=True):
    en = "{written}: write a name and chips as BB=100"
    written: str


class WriteSeatAndChips(Refusal, frozen=True):
    en = "{written}: write a seat and chips as 3=100"
    written: str


class SeatComesFirst(Refusal, frozen=True):
    en = "{written}: a seat comes first, as in 3=..."
    written: str


class NoneOfTheMissed(Refusal, frozen=True):
    en = "{word} is none of big, small, ante=N, straddle=N, new"
    word: str


# What is played, and who plays ------------------------------------------------------------------


class GameIsSaidTwice(Refusal, frozen=True):
    en = "the game is said twice: {words} and --game {game}"
    words: str
    game: str


class GameSaysItAll(Refusal, frozen=True):
    en = "--game says it all: leave --mix, --variant, --structure, --stakes out"


class MixHasItsGames(Refusal, frozen=True):
    en = "--mix has its own games: leave --variant and --structure out"


class NoRoomForSoMany(Refusal, frozen=True):
    en = "the table has {chairs} chairs, and no room for {wanted}"
    chairs: int
    wanted: int


class MoreBotsThanPlayers(Refusal, frozen=True):
    en = "{players} sit there, and {bots} bots are named"
    players: int
    bots: int


class TwoForAMatch(Refusal, frozen=True):
    en = "a match is between two players or more: {player} shark"
    player: str


class BotHasNoStyle(Refusal, frozen=True):
    en = "a bot of yours has no style: leave --style out, or --bot"


class AFileNotAStyle(Refusal, frozen=True):
    en = "nobody plays like {said}; a bot of yours is {name}.py:MyBot"
    said: str
    name: str


class NoBotOfThatName(Refusal, frozen=True):
    en = "{where} has no {name}; {hint}"
    where: str
    name: str
    hint: Phrase


class DidYouMeanTheBot(Phrase, frozen=True):
    en = "did you mean {where}:{name}?"
    where: str
    name: str


class ItsBotsAre(Phrase, frozen=True):
    en = "its bots are {names}"
    names: str


class HasNoBot(Phrase, frozen=True):
    en = "it has no class MyBot(riverboat.Bot)"


class SayWhichBot(Refusal, frozen=True):
    en = "{where}: say which bot, as in my_bot.py:MyBot; {bots}"
    where: str
    bots: Phrase


class NoModuleOfABot(Refusal, frozen=True):
    en = (
        "there is no module {module}; a bot is named by its file, as in my_bot.py:MyBot, and a "
        "style is one of {styles}"
    )
    module: str
    styles: str


class NoFileOfABot(Refusal, frozen=True):
    en = "there is no file {where}; a bot is named by its file, as in my_bot.py:MyBot"
    where: str


class NoFileOfPython(Refusal, frozen=True):
    en = "{where} is no file of Python"
    where: str


# Hands, books, rooms ----------------------------------------------------------------------------


class NoHandOfVariant(Refusal, frozen=True):
    en = "no hand is of variant {variant}"
    variant: str


class NoFileOfHandsIn(Refusal, frozen=True):
    en = "no file of hands in {folder}"
    folder: str


class HandsArePartedBy(Refusal, frozen=True):
    en = "hands are parted by {parts}, not by {by}"
    parts: str
    by: str


class NameFilesOrARoom(Refusal, frozen=True):
    en = "name files of hands, or a room with --room DATA"


class SayOneOfTheFormats(Refusal, frozen=True):
    en = "say one of {formats}"
    formats: str


class WouldBothBecome(Refusal, frozen=True):
    en = "{one} and {other} would both become {target}"
    one: str
    other: str
    target: str


class TargetIsThereAlready(Refusal, frozen=True):
    en = "{target} is there already: --force writes over it"
    target: str


class WriteNameAndValue(Refusal, frozen=True):
    en = "{option} is no option: write name=value, such as oot=tda"
    option: str


class NoSuchKindOfDeed(Refusal, frozen=True):
    en = "there is no {kind}; there are {kinds}"
    kind: str
    kinds: str


class LanOrAnAddress(Refusal, frozen=True):
    en = "--lan listens on all addresses: leave --host out, or --lan"


# Studies and matches ----------------------------------------------------------------------------


class HowSureItIs(Refusal, frozen=True):
    en = "--until: more than 50% and less than 100%, not {said}"
    said: str


class BlueprintNeedsAFile(Refusal, frozen=True):
    en = "a blueprint needs a file to be saved to: --save FILE"


class LogIsOfThisProcess(Refusal, frozen=True):
    en = "a log is written by this process"


class LogIsOfOneTable(Refusal, frozen=True):
    en = "a log is of one table: --table-hands {hands} plays all hands at one"
    hands: str


class OnlyForADeal(Refusal, frozen=True):
    en = "it is for a deal: add --deal"


class AnteIsOneOf(Refusal, frozen=True):
    en = "it is none, each or big_blind"


class NoNameForALog(Refusal, frozen=True):
    en = "{name} is no name for a log: no spaces, colons or bars"
    name: str


class SoManyNames(Refusal, frozen=True):
    en = "{count} different names are needed, not {given}"
    count: int
    given: str


class SayPlayerAndBot(Refusal, frozen=True):
    en = "{given}: say PLAYER=BOT with a player from 1 to {most}, such as 2=calling"
    given: str
    most: int


class PlayerHasABot(Refusal, frozen=True):
    en = "player {player} has a bot already"
    player: str


class PortsAreNumbers(Refusal, frozen=True):
    en = "{given}: ports are numbers up to 65535"
    given: str


class PortsForPrograms(Refusal, frozen=True):
    en = "{ports} ports for {programs} programs to connect to"
    ports: int
    programs: int


# Blueprints ---------------------------------------------------------------------------------------


class OnlyABlueprintIsDrawn(Refusal, frozen=True):
    en = "only a blueprint is drawn"


class BlueprintsAreFor(Refusal, frozen=True):
    en = "blueprints are shipped for 2 and 6"


# What the system says -----------------------------------------------------------------------------


class SystemSays(Phrase, frozen=True):
    """An operating system's error about a file; quoted unless the language has words for it."""

    en = "{text}"
    text: str


class SystemRefuses(Refusal, frozen=True):
    en = "[Errno {number}] {says}{file:: *}"
    number: int
    says: SystemSays
    file: str | None
