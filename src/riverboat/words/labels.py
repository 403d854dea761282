"""What stands beside what is drawn: on the felt of a terminal, in a picture of a hand, on its page.

Labels are short, because there is little room; where they begin a line, whoever draws gives them a
capital.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, Phrase


class Label(Phrase, frozen=True):
    """A few words beside something that is drawn."""


# Seats ------------------------------------------------------------------------------------------


class SeatCalled(Label, frozen=True):
    """Somebody without a name."""

    en = "Seat {n}"
    n: int


class PlayerCalled(Label, frozen=True):
    """Somebody whose name is hidden."""

    en = "Player {n}"
    n: int


class AllInLabel(Label, frozen=True):
    en = "all-in"


class HasFolded(Label, frozen=True):
    en = "folded"


class FoldLabel(Label, frozen=True):
    """The same, where there is little room."""

    en = "fold"


class HasChecked(Label, frozen=True):
    en = "check"


class HasDrawn(Label, frozen=True):
    """How many cards, draw by draw: ``drew 3-1-0``."""

    en = "drew {counts}"
    counts: str


class HasStoodPat(Label, frozen=True):
    en = "pat"


# Pots -------------------------------------------------------------------------------------------


class PotLabel(Label, frozen=True):
    """Which of the pots it is."""


class OnePot(PotLabel, frozen=True):
    en = "pot"


class MainPot(PotLabel, frozen=True):
    en = "main pot"


class OneSidePot(PotLabel, frozen=True):
    en = "side pot"


class SidePotNumber(PotLabel, frozen=True):
    en = "side pot {n}"
    n: int


class MainInShort(Label, frozen=True):
    en = "main"


class SideInShort(Label, frozen=True):
    en = "side {n}"
    n: int


class SoManyPlayers(Label, frozen=True):
    en = "{n:* player|* players}"
    n: int


class PotHas(Label, frozen=True):
    en = "{pot} is {chips}"
    pot: PotLabel
    chips: Chips


class PotsAre(Label, frozen=True):
    """What lies in the middle, as a caption."""

    en = "The {pots}"
    pots: tuple[PotHas, ...]


class HalfOfPot(Label, frozen=True):
    """Which half somebody is pushed."""

    en = "{half:both=both halves|*}"
    half: Literal["high", "low", "badugi", "Omaha", "draw", "both"]


class BoardCalled(Label, frozen=True):
    en = "board {n}"
    n: int


class RakeIs(Label, frozen=True):
    en = "The rake is {chips}"
    chips: Chips


# The ledger -------------------------------------------------------------------------------------

LedgerColumn: TypeAlias = Literal["bought", "has", "net", "owes"]


class LedgerHead(Label, frozen=True):
    """What stands above a column of the ledger."""

    en = "{column:has=has now|*}"
    column: LedgerColumn


class HouseTook(Label, frozen=True):
    """What has gone from the players' chips."""

    en = "{what:carried=left in the middle|*} {chips}"
    what: Literal["rake", "jackpot", "kitty", "time", "carried", "corrected"]
    chips: Chips


class KittyPaidFor(Label, frozen=True):
    en = "kitty paid for {what} {chips}"
    what: str
    chips: Chips


class LastHandIsNotOver(Label, frozen=True):
    """Of a log that ends in a hand."""

    en = "the last hand is not over: its chips are still those of who bet them"


class ChipsBehind(Label, frozen=True):
    en = "and {chips} behind"
    chips: Chips


# Streets ----------------------------------------------------------------------------------------


class StreetName(Label, frozen=True):
    """Where a hand is, by the name of its street in the game."""

    en = "{street}"
    street: str


class AfterTheDraw(Label, frozen=True):
    en = "after the {draw}"
    draw: str


class BeforeTheDraw(Label, frozen=True):
    en = "before the draw"


class TheResult(Label, frozen=True):
    en = "result"


# About a hand -----------------------------------------------------------------------------------


class HandCalled(Label, frozen=True):
    en = "Hand {hand}"
    hand: str


class TableCalled(Label, frozen=True):
    en = "table {table}"
    table: str


class TournamentCalled(Label, frozen=True):
    en = "tournament {tournament}"
    tournament: str


class LevelCalled(Label, frozen=True):
    en = "level {level}"
    level: str


class DeadButtonOn(Label, frozen=True):
    en = "dead button on chair {chair}"
    chair: int


class RecordingIsRefused(Label, frozen=True):
    en = "The recording is refused from here on."


# What is asked ----------------------------------------------------------------------------------


class MayDo(Label, frozen=True):
    """What comes next, of a player."""

    en = "{name} may {offer}"
    name: str
    offer: Phrase


class DealerMay(Label, frozen=True):
    en = "The dealer may {offer}"
    offer: Phrase


class HandHasEnded(Label, frozen=True):
    en = "The hand is over"


class PlayGoesOn(Label, frozen=True):
    """What is forced is still to come."""

    en = "Play goes on by itself"


# A picture in words -----------------------------------------------------------------------------


class StackOf(Label, frozen=True):
    en = "{name} has {chips}"
    name: str
    chips: Chips


class NoChipsLeft(Label, frozen=True):
    en = "{name} has no chips left"
    name: str


class ChipsInFront(Label, frozen=True):
    en = "{chips} in front"
    chips: Chips


class WinsChips(Label, frozen=True):
    en = "wins {chips}{part: *}"
    chips: Chips
    part: str | None


class BoardShows(Label, frozen=True):
    en = "{board}: {cards}"
    board: Label
    cards: Cards


class OneBoard(Label, frozen=True):
    en = "board"


class HiddenCard(Label, frozen=True):
    en = "a hidden card"


# The page that replays --------------------------------------------------------------------------


class Pressed(Label, frozen=True):
    """What is pressed on the page of a hand."""


class HandInWords(Pressed, frozen=True):
    en = "The hand in words"


class StreetButtons(Pressed, frozen=True):
    en = "Streets"


class MomentOfTheHand(Pressed, frozen=True):
    en = "Moment of the hand"


class ToTheStart(Pressed, frozen=True):
    en = "To the start (Home)"


class GoBack(Pressed, frozen=True):
    en = "Back (left arrow)"


class PlayOrPause(Pressed, frozen=True):
    en = "Play or pause (space)"


class GoOnByOne(Pressed, frozen=True):
    en = "On (right arrow)"


class ToTheEnd(Pressed, frozen=True):
    en = "To the end (End)"


class Speed(Pressed, frozen=True):
    en = "Speed"


class SpeedIs(Pressed, frozen=True):
    en = "{speed}"
    speed: Literal["slow", "normal", "fast"]


class HideCards(Pressed, frozen=True):
    en = "Hide cards"


class HideCardsHow(Pressed, frozen=True):
    en = "Hide hole cards until they are shown (f)"


class FourColours(Pressed, frozen=True):
    en = "Four colours"


class FourColoursHow(Pressed, frozen=True):
    en = "Four colours or two (c)"
