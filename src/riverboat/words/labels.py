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


class SeatName(Label, frozen=True):
    """A player without a name."""

    n: int


class NumberedPlayerName(Label, frozen=True):
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


class DrawCountsLabel(Label, frozen=True):
    """Numbers of cards drawn, draw by draw: ``drew 3-1-0``."""

    counts: str


class StoodPatLabel(Label, frozen=True):
    pass


# Pots -------------------------------------------------------------------------------------------


class PotLabel(Label, frozen=True):
    """A pot's label: *pot*, *main pot*, *side pot* or *side pot 2*."""


class PotNoun(PotLabel, frozen=True):
    pass


class MainPot(PotLabel, frozen=True):
    pass


class SingleSidePotLabel(PotLabel, frozen=True):
    pass


class SidePotNumber(PotLabel, frozen=True):
    n: int


class MainPotShort(Label, frozen=True):
    pass


class SidePotShort(Label, frozen=True):
    n: int


class PlayerCount(Label, frozen=True):
    n: int


class PotSize(Label, frozen=True):
    pot: PotLabel
    chips: Chips


class PotList(Label, frozen=True):
    """Caption that lists the pots in the middle, with their sizes."""

    pots: tuple[PotSize, ...]


class PotHalf(Label, frozen=True):
    """Label of the half of a pot that a player wins: high, low, or both halves."""

    half: Literal["high", "low", "badugi", "Omaha", "draw", "both"]


class BoardName(Label, frozen=True):
    n: int


class RakeAmount(Label, frozen=True):
    chips: Chips


# The ledger -------------------------------------------------------------------------------------

LedgerColumn: TypeAlias = Literal["bought", "has", "net", "owes"]


class LedgerColumnHeading(Label, frozen=True):
    """A column heading of the ledger."""

    column: LedgerColumn


class HouseShare(Label, frozen=True):
    """Label and amount of chips that have left the players' stacks."""

    what: Literal["rake", "jackpot", "kitty", "time", "carried", "corrected"]
    chips: Chips


class KittyPaymentLabel(Label, frozen=True):
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


class AfterDrawLabel(Label, frozen=True):
    draw: str


class BeforeDrawLabel(Label, frozen=True):
    pass


class ResultLabel(Label, frozen=True):
    pass


# Names of hands, tables and levels --------------------------------------------------------------


class HandName(Label, frozen=True):
    hand: str


class TableName(Label, frozen=True):
    table: str


class TournamentName(Label, frozen=True):
    tournament: str


class LevelName(Label, frozen=True):
    level: str


class DeadButtonLabel(Label, frozen=True):
    chair: int


class RecordingRefused(Label, frozen=True):
    pass


# Offers and the end of a hand -------------------------------------------------------------------


class OfferLabel(Label, frozen=True):
    """Label of the actions that a player may take next."""

    name: str
    offer: Phrase


class DealerChoices(Label, frozen=True):
    offer: Phrase


class HandOverLabel(Label, frozen=True):
    pass


class PlayContinued(Label, frozen=True):
    """Label while forced steps of the hand, such as posts, are still to come."""


# Text descriptions of a picture -----------------------------------------------------------------


class StackLabel(Label, frozen=True):
    name: str
    chips: Chips


class OutOfChipsLabel(Label, frozen=True):
    name: str


class ChipsInFront(Label, frozen=True):
    chips: Chips


class ChipsWonLabel(Label, frozen=True):
    chips: Chips
    part: str | None


class BoardLabel(Label, frozen=True):
    board: Label
    cards: Cards


class SingleBoardLabel(Label, frozen=True):
    pass


class HiddenCard(Label, frozen=True):
    pass


# Replay page of a hand --------------------------------------------------------------------------


class ButtonLabel(Label, frozen=True):
    """Label of a button on the page of a recorded hand."""


class PlayByPlayLabel(ButtonLabel, frozen=True):
    pass


class StreetButtons(ButtonLabel, frozen=True):
    pass


class HandPositionLabel(ButtonLabel, frozen=True):
    pass


class ReplayStart(ButtonLabel, frozen=True):
    pass


class ReplayBack(ButtonLabel, frozen=True):
    pass


class ReplayPlayPause(ButtonLabel, frozen=True):
    pass


class ReplayNext(ButtonLabel, frozen=True):
    pass


class ReplayEnd(ButtonLabel, frozen=True):
    pass


class SpeedLabel(ButtonLabel, frozen=True):
    pass


class ReplaySpeed(ButtonLabel, frozen=True):
    speed: Literal["slow", "normal", "fast"]


class HideCards(ButtonLabel, frozen=True):
    pass


class HideCardsHint(ButtonLabel, frozen=True):
    pass


class FourColours(ButtonLabel, frozen=True):
    pass


class FourColoursHint(ButtonLabel, frozen=True):
    pass
