"""Labels next to graphics: on the felt of a terminal, in a picture of a hand, on its page.

Labels are short, because there is little room; a renderer capitalizes them at the beginning of a
line.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, Phrase


class Label(Phrase, frozen=True):
    """A short label beside a graphic."""


# Seats ------------------------------------------------------------------------------------------


class SeatCalled(Label, frozen=True):
    """A player without a name."""

    n: int


class PlayerCalled(Label, frozen=True):
    """A player whose name is hidden."""

    n: int


class AllInLabel(Label, frozen=True):
    pass


class FoldedLabel(Label, frozen=True):
    pass


class FoldLabel(Label, frozen=True):
    """A short label for a fold."""


class CheckedLabel(Label, frozen=True):
    pass


class DrawnLabel(Label, frozen=True):
    """Numbers of cards drawn, draw by draw: ``drew 3-1-0``."""

    counts: str


class StoodPatLabel(Label, frozen=True):
    pass


# Pots -------------------------------------------------------------------------------------------


class PotLabel(Label, frozen=True):
    """The label of a pot."""


class OnePot(PotLabel, frozen=True):
    pass


class MainPot(PotLabel, frozen=True):
    pass


class OneSidePot(PotLabel, frozen=True):
    pass


class SidePotNumber(PotLabel, frozen=True):
    n: int


class MainInShort(Label, frozen=True):
    pass


class SideInShort(Label, frozen=True):
    n: int


class SoManyPlayers(Label, frozen=True):
    n: int


class PotHas(Label, frozen=True):
    pot: PotLabel
    chips: Chips


class PotsAre(Label, frozen=True):
    """A caption of the pots in the middle."""

    pots: tuple[PotHas, ...]


class HalfOfPot(Label, frozen=True):
    """The half of the pot that a player is pushed."""

    half: Literal["high", "low", "badugi", "Omaha", "draw", "both"]


class BoardCalled(Label, frozen=True):
    n: int


class RakeIs(Label, frozen=True):
    chips: Chips


# The ledger -------------------------------------------------------------------------------------

LedgerColumn: TypeAlias = Literal["bought", "has", "net", "owes"]


class LedgerHead(Label, frozen=True):
    """A column heading of the ledger."""

    column: LedgerColumn


class HouseTook(Label, frozen=True):
    """Chips that have left the players' stacks."""

    what: Literal["rake", "jackpot", "kitty", "time", "carried", "corrected"]
    chips: Chips


class KittyPaidFor(Label, frozen=True):
    what: str
    chips: Chips


class UnfinishedHandLabel(Label, frozen=True):
    """A notice for a log that ends in the middle of a hand."""


class ChipsBehind(Label, frozen=True):
    chips: Chips


# Streets ----------------------------------------------------------------------------------------


class StreetName(Label, frozen=True):
    """The street that a hand is on, by its name in the game."""

    street: str


class AfterTheDraw(Label, frozen=True):
    draw: str


class BeforeTheDraw(Label, frozen=True):
    pass


class TheResult(Label, frozen=True):
    pass


# About a hand -----------------------------------------------------------------------------------


class HandCalled(Label, frozen=True):
    hand: str


class TableCalled(Label, frozen=True):
    table: str


class TournamentCalled(Label, frozen=True):
    tournament: str


class LevelCalled(Label, frozen=True):
    level: str


class DeadButtonOn(Label, frozen=True):
    chair: int


class RecordingRefused(Label, frozen=True):
    pass


# What is asked ----------------------------------------------------------------------------------


class OfferedTo(Label, frozen=True):
    """The possible next action of a player."""

    name: str
    offer: Phrase


class DealerMay(Label, frozen=True):
    offer: Phrase


class HandOverLabel(Label, frozen=True):
    pass


class PlayGoesOn(Label, frozen=True):
    """Forced steps are still to come."""


# A picture in words -----------------------------------------------------------------------------


class StackOf(Label, frozen=True):
    name: str
    chips: Chips


class NoChipsLeft(Label, frozen=True):
    name: str


class ChipsInFront(Label, frozen=True):
    chips: Chips


class WinsChips(Label, frozen=True):
    chips: Chips
    part: str | None


class BoardShows(Label, frozen=True):
    board: Label
    cards: Cards


class OneBoard(Label, frozen=True):
    pass


class HiddenCard(Label, frozen=True):
    pass


# The page that replays --------------------------------------------------------------------------


class Pressed(Label, frozen=True):
    """A button on the page of a hand."""


class HandInWords(Pressed, frozen=True):
    pass


class StreetButtons(Pressed, frozen=True):
    pass


class MomentOfTheHand(Pressed, frozen=True):
    pass


class ToTheStart(Pressed, frozen=True):
    pass


class GoBack(Pressed, frozen=True):
    pass


class PlayOrPause(Pressed, frozen=True):
    pass


class GoOnByOne(Pressed, frozen=True):
    pass


class ToTheEnd(Pressed, frozen=True):
    pass


class Speed(Pressed, frozen=True):
    pass


class SpeedIs(Pressed, frozen=True):
    speed: Literal["slow", "normal", "fast"]


class HideCards(Pressed, frozen=True):
    pass


class HideCardsHow(Pressed, frozen=True):
    pass


class FourColours(Pressed, frozen=True):
    pass


class FourColoursHow(Pressed, frozen=True):
    pass
