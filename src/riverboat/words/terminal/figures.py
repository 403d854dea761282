"""Terminal tables of statistics: sessions, events, equities and ranges."""

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
    """A heading of a column, or a label before cards."""

    head: Head


class LevelOf(Phrase, frozen=True):
    number: int


# Sessions ---------------------------------------------------------------------------------------


class SessionOf(Phrase, frozen=True):
    game: Sign
    hands: Chips
    """Number of hands, formatted like an amount: there may be millions."""


class SessionEnded(Phrase, frozen=True):
    hands: Chips


class SessionTook(Phrase, frozen=True):
    hands: Chips
    seconds: str
    speed: Chips


class OfOnePlayer(Phrase, frozen=True):
    """A player's style in one line, if there is no room for columns."""

    hands: Chips


class BuyInsOf(Phrase, frozen=True):
    count: Chips


class TakenOut(Phrase, frozen=True):
    """Chips that left the game, and their purpose."""

    what: Literal["rake", "jackpot", "kitty", "time", "left in the middle"]
    chips: Chips


class EveryHandAlike(Phrase, frozen=True):
    pass


class Bought(Phrase, frozen=True):
    chips: Chips


class CashedOut(Phrase, frozen=True):
    chips: Chips


class EventPlayed(Phrase, frozen=True):
    name: str
    entries: Chips
    hands: Chips
    hours: int
    minutes: str
    """Minutes in two digits."""
    level: int
    seconds: str


# Equities and ranges ----------------------------------------------------------------------------


class AllCardsKnown(Phrase, frozen=True):
    pass


class AllCounted(Phrase, frozen=True):
    count: str
    unit: Literal["boards", "deals"]


class DealsDrawn(Phrase, frozen=True):
    count: str
    margin: str


class KindOfHands(Phrase, frozen=True):
    """The combinations of a kind, and its place in the grid."""

    kind: Literal["pairs", "suited", "offsuit"]
    count: str
    where: Literal["diagonal", "above", "below", ""]


class MarksOfParts(Phrase, frozen=True):
    least: str
    half: str
    most: str


class DigitsOfParts(Phrase, frozen=True):
    pass


class CountStopped(Phrase, frozen=True):
    pass


# Small games solved -----------------------------------------------------------------------------

SolveColumn: TypeAlias = Literal["rounds", "exploitability", "known", "done"]


class SolveHead(Phrase, frozen=True):
    head: SolveColumn


class SolvedByRounds(Phrase, frozen=True):
    game: Sign
    rounds: Chips
    method: str


class SolvedExactly(Phrase, frozen=True):
    game: Sign


class ValueOfGame(Phrase, frozen=True):
    value: str


class ExploitabilityOf(Phrase, frozen=True):
    figure: str


class MoreSetsThanShown(Phrase, frozen=True):
    sets: int


class BlueprintSaved(Phrase, frozen=True):
    hands: Chips
    players: int
    rows: Chips
    size: Chips


class AfterWhat(Phrase, frozen=True):
    """The action sequence at which a blueprint is inspected."""


class AfterTheBlinds(AfterWhat, frozen=True):
    pass


class AfterActions(AfterWhat, frozen=True):
    acts: str


class OpeningOf(Phrase, frozen=True):
    what: AfterWhat


class MostFrequentAction(Phrase, frozen=True):
    pass


# Players' figures -------------------------------------------------------------------------------

PlayerColumn: TypeAlias = Literal[
    "player", "hands", "at EV", "of", "means", "position", "depth", "players"
]


class PlayerHead(Phrase, frozen=True):
    head: PlayerColumn


class PlayedByNobody(Refusal, frozen=True):
    others: int


class NotPlayedBy(Refusal, frozen=True):
    player: str
    others: int


class MorePlayers(Phrase, frozen=True):
    more: int
    whole: int


class FiguresOf(Phrase, frozen=True):
    player: str
    part: str | None
    hands: Chips
    rate: str
    width: str
    worth: str


# How far it is ----------------------------------------------------------------------------------


class Work(Phrase, frozen=True):
    """The subject of a progress bar."""

    work: Literal[
        "finishes", "push or fold", "hands", "rounds", "cards", "spot", "event", "counting"
    ]


class WorkStopped(Phrase, frozen=True):
    work: Work


class DoneOf(Phrase, frozen=True):
    done: Chips
    whole: Chips


class AllInsCounted(Phrase, frozen=True):
    pass


class HandsAllIn(Phrase, frozen=True):
    """The progress of counting all-in hands before push or fold is solved."""

    hands: Literal["two", "three"]
    part: str


class RoundsSoFar(Phrase, frozen=True):
    rounds: int
    gain: str | None


class ExploitabilitySoFar(Phrase, frozen=True):
    figure: str


class SituationsKnown(Phrase, frozen=True):
    count: Chips


class BoardsSoFar(Phrase, frozen=True):
    street: Literal["flops", "turns", "rivers"]


class EventSoFar(Phrase, frozen=True):
    left: Chips
    level: int
    hands: Chips


# Files ------------------------------------------------------------------------------------------


class FolderGiven(Refusal, frozen=True):
    file: str


class TextFileExpected(Refusal, frozen=True):
    file: str
