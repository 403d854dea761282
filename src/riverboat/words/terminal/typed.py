"""Refusals of typed input."""

from __future__ import annotations

from typing import Literal

from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Phrase


class NoEntry(Phrase, frozen=True):
    """The reason why typed input is no valid entry."""


class NotADeclaration(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: say hi, lo or both"
    text: str


class NeitherShowNorMuck(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: s to show, m to muck"
    text: str


class NotATimes(NoEntry, frozen=True):
    en = "'{text}' is not an answer here: say 1 to {most} times"
    text: str
    most: int


class NeitherYesNorNo(NoEntry, frozen=True):
    en = "'{text}' is no answer here: y or n"
    text: str


class MoreDigitsThanChips(NoEntry, frozen=True):
    en = "{start}... is more than anybody has: at most {most} digits"
    start: str
    most: int


class ToHowMuch(NoEntry, frozen=True):
    en = "{words} to how much?{legal: * is legal}"
    words: str
    legal: Offer | None


class NoActionHere(NoEntry, frozen=True):
    en = "'{words}' is no action here: say {keys} or ? for help; legal now: {legal}"
    words: str
    keys: str
    legal: Offer


class NoneOfYourCards(NoEntry, frozen=True):
    en = "'{word}' is none of your cards: say {keys}{pat:, s to stand pat|}; legal now: {legal}"
    word: str
    keys: Phrase
    pat: bool
    legal: Offer


class OneCardByNumberOrName(Phrase, frozen=True):
    en = "d 1 or d Ks"


class CardsByNumberOrName(Phrase, frozen=True):
    en = "d 1 3 or d Ks 2d"


class ThrowWhichAway(NoEntry, frozen=True):
    en = "throw which cards away? you hold {held}; legal now: {legal}"
    held: int
    legal: Offer


class OnceOnly(NoEntry, frozen=True):
    en = "a card can be thrown away once only"


class NoCardNumber(NoEntry, frozen=True):
    en = "there is no card {number}: you hold {held}"
    number: str
    held: int


class NothingToAskFor(NoEntry, frozen=True):
    en = "'{text}' is nothing to ask for here: ? lists what is"
    text: str


class SayMore(NoEntry, frozen=True):
    en = (
        "{what:remove=remove whom? say remove NAME|buy=buy how much? say buy 100|"
        "take=take how much off the table? say take 5|"
        "adjust=correct whose stack, and why? say adjust Doc -5 counted twice|"
        "call off=why is the hand undone? say call off REASON|"
        "undo=why is the last action taken back? say undo REASON|"
        "kill=whose hand is dead, and why? say kill NAME REASON|"
        "hold=why does the pot wait for the next deal? say hold REASON|"
        "warn=whom, and what for? say warn NAME REASON|"
        "chair=to which chair? say chair 3|"
        "sit=in which chair, and with how much? say sit 3 200|"
        "straddle=straddle how often? say straddle always, never, ask or sleepers|"
        "bomb=a bomb pot of how much each? say bomb 10|"
        "add=who sits down? say add NAME, or add NAME rock|"
        "settle=which debt is paid? say settle 50, or settle 50 to NAME|"
        "a marker for how much? say marker 50, or marker 50 from NAME}"
    )
    what: Literal[
        "remove",
        "buy",
        "take",
        "adjust",
        "call off",
        "undo",
        "kill",
        "hold",
        "warn",
        "chair",
        "sit",
        "straddle",
        "bomb",
        "add",
        "settle",
        "marker",
    ]


class WhichGame(NoEntry, frozen=True):
    en = "which game? there are {games}"
    games: tuple[str, ...]


class KittyHas(NoEntry, frozen=True):
    en = "the kitty has {chips}; say kitty 5 cards"
    chips: Chips


class NotANumberOfChips(NoEntry, frozen=True):
    en = "'{words}' is no number of chips"
    words: str


class NoChairOfYours(NoEntry, frozen=True):
    en = "you have no chair: say sit 3 200, or whom you mean"


class NobodyOfThatName(NoEntry, frozen=True):
    en = "'{words}' is nobody here, or several: there are {names}"
    words: str
    names: tuple[str, ...]


class NextHandFirst(NoEntry, frozen=True):
    en = "the next hand comes first: press enter"
