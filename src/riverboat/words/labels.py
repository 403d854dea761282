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

    en = "Seat {n}"
    n: int


class PlayerCalled(Label, frozen=True):
    """A player whose name is hidden."""

    en = "Player {n}"
    n: int


class AllInLabel(Label, frozen=True):
    en = "all-in"


class HasFolded(Label, frozen=True):
    en = "folded"


class FoldLabel(Label, frozen=True):
    """A short label for a fold."""

    en = "fold"


class HasChecked(Label, frozen=True):
    en = "check"


class HasDrawn(Label, frozen=True):
    """Numbers of cards drawn, draw by draw: ``drew 3-1-0``."""

    en = "drew {counts}"
    counts: str


class HasStoodPat(Label, frozen=True):
    en = "pat"


# Pots -------------------------------------------------------------------------------------------


class PotLabel(Label, frozen=True):
    """The label of a pot."""


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
    """A caption of the pots in the middle."""

    en = "The {pots}"
    pots: tuple[PotHas, ...]


class HalfOfPot(Label, frozen=True):
    """The half of the pot that a player is pushed."""

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
    """A column heading of the ledger."""

    en = "{column:has=has now|*}"
    column: LedgerColumn


class HouseTook(Label, frozen=True):
    """Chips that have left the players' stacks."""

    en = "{what:carried=left in the middle|*} {chips}"
    what: Literal["rake", "jackpot", "kitty", "time", "carried", "corrected"]
    chips: Chips


class KittyPaidFor(Label, frozen=True):
    en = "kitty paid for {what} {chips}"
    what: str
    chips: Chips


class LastHandIsNotOver(Label, frozen=True):
    """A notice for a log that ends in the middle of a hand."""

    en = "the last hand is not over: its chips are still those of who bet them"


class ChipsBehind(Label, frozen=True):
    en = "and {chips} behind"
    chips: Chips


# Streets ----------------------------------------------------------------------------------------


class StreetName(Label, frozen=True):
    """The street that a hand is on, by its name in the game."""

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
    """The possible next action of a player."""

    en = "{name} may {offer}"
    name: str
    offer: Phrase


class DealerMay(Label, frozen=True):
    en = "The dealer may {offer}"
    offer: Phrase


class HandHasEnded(Label, frozen=True):
    en = "The hand is over"


class PlayGoesOn(Label, frozen=True):
    """Forced steps are still to come."""

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
    """A button on the page of a hand."""


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
