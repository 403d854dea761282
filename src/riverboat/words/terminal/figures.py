"""Figures of many hands, as a terminal lists them: sessions, events, equities and ranges."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase, Refusal, Sign

Head: TypeAlias = Literal[
    "style",
    "hands",
    "net",
    "rake",
    "buy-ins",
    "win",
    "tie",
    "won",
    "tied",
    "lost",
    "whole pot",
    "part",
    "high",
    "low",
    "scoop",
    "board",
    "dead",
    "blinds",
    "at",
    "left",
    "average",
    "chips",
]


class FigureHead(Phrase, frozen=True):
    """What stands above a column, or before some cards."""

    en = "{head}"
    head: Head


class LevelOf(Phrase, frozen=True):
    en = "level {number}"
    number: int


# Sessions ---------------------------------------------------------------------------------------


class SessionOf(Phrase, frozen=True):
    en = "{game}: {hands:* hand|* hands}"
    game: Sign
    hands: Chips
    """Written as an amount is: there may be millions."""


class SessionEnded(Phrase, frozen=True):
    en = "the session ended after {hands:* hand|* hands}: too few players had chips left"
    hands: Chips


class SessionTook(Phrase, frozen=True):
    en = "{hands:* hand|* hands} in {seconds} seconds, {speed} a second"
    hands: Chips
    seconds: str
    speed: Chips


class OfOnePlayer(Phrase, frozen=True):
    """Behind a player's style, where there is no room for columns."""

    en = "{hands:* hand|* hands}"
    hands: Chips


class BuyInsOf(Phrase, frozen=True):
    en = "{count:* buy-in|* buy-ins}"
    count: Chips


class TakenOut(Phrase, frozen=True):
    """Where chips went that no player has."""

    en = "{what} {chips}"
    what: Literal["rake", "jackpot", "kitty", "time", "left in the middle"]
    chips: Chips


class EveryHandAlike(Phrase, frozen=True):
    en = "every hand begins alike"


class Bought(Phrase, frozen=True):
    en = "bought {chips}"
    chips: Chips


class CashedOut(Phrase, frozen=True):
    en = "cashed out {chips}"
    chips: Chips


class EventPlayed(Phrase, frozen=True):
    en = (
        "{name}: {entries:* entry|* entries}, {hands:* hand|* hands}, {hours} h {minutes} min, "
        "level {level}; played in {seconds} s"
    )
    name: str
    entries: Chips
    hands: Chips
    hours: int
    minutes: str
    """Two digits."""
    level: int
    seconds: str


# Equities and ranges ----------------------------------------------------------------------------


class AllCardsKnown(Phrase, frozen=True):
    en = "Exact: all cards are known"


class AllCounted(Phrase, frozen=True):
    en = "Exact: all {count} {unit} counted"
    count: str
    unit: Literal["boards", "deals"]


class DealsDrawn(Phrase, frozen=True):
    en = "Sampled: {count} random deals, ±{margin}% with 95% confidence"
    count: str
    margin: str


class KindOfHands(Phrase, frozen=True):
    """The combinations of a kind, and where in the grid it is."""

    en = "{kind} {count}{where:diagonal= (diagonal)|above= (above it)|below= (below it)|}"
    kind: Literal["pairs", "suited", "offsuit"]
    count: str
    where: Literal["diagonal", "above", "below", ""]


class MarksOfParts(Phrase, frozen=True):
    en = "AKs{least} a little of the hand is in, AKs{half} half of it, AKs{most} most"
    least: str
    half: str
    most: str


class DigitsOfParts(Phrase, frozen=True):
    en = "AKs5: five tenths of the hand are in"


class CountWasStopped(Phrase, frozen=True):
    en = "The count was stopped. Random deals give figures sooner: --seconds 2"


# Files ------------------------------------------------------------------------------------------


class IsAFolder(Refusal, frozen=True):
    en = "{file} is a folder: name a file in it"
    file: str


class IsNoText(Refusal, frozen=True):
    en = "{file} is no text"
    file: str
