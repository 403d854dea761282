"""Labels next to graphics: on the felt of a terminal, in a picture of a hand, on its page.

Labels are short, because there is little room; a renderer capitalizes them at the beginning of a
line.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, Phrase


class Label(Phrase, frozen=True):
    """A short label beside a graphic."""


class SeatName(Label, frozen=True, rename={"seat_number": "n"}):
    """The label of a player without a name: the seat number."""

    seat_number: int


class NumberedPlayerName(Label, frozen=True, rename={"player_number": "n"}):
    """The label of a player whose name is hidden: a number."""

    player_number: int


class AllInLabel(Label, frozen=True):
    pass


class FoldedLabel(Label, frozen=True):
    pass


class FoldLabel(Label, frozen=True):
    """A short label for a fold."""


class CheckActionLabel(Label, frozen=True):
    pass


class DrawCountsLabel(Label, frozen=True):
    """Numbers of cards drawn, draw by draw: ``drew 3-1-0``."""

    counts: str


class StoodPatLabel(Label, frozen=True):
    pass


class PotLabel(Label, frozen=True):
    """A pot's label: *pot*, *main pot*, *side pot* or *side pot 2*."""


class OnlyPotLabel(PotLabel, frozen=True):
    pass


class MainPot(PotLabel, frozen=True):
    pass


class SingleSidePotLabel(PotLabel, frozen=True):
    pass


class SidePotNumber(PotLabel, frozen=True, rename={"pot_number": "n"}):
    pot_number: int


class MainPotShortLabel(Label, frozen=True):
    pass


class SidePotShortLabel(Label, frozen=True, rename={"pot_number": "n"}):
    pot_number: int


class PlayerCount(Label, frozen=True, rename={"player_count": "n"}):
    player_count: int


class PotSize(Label, frozen=True):
    pot: PotLabel
    chips: Chips


class PotList(Label, frozen=True):
    """Caption that lists the pots in the middle, with their sizes."""

    pots: tuple[PotSize, ...]


class PotHalf(Label, frozen=True):
    """Label of the half of a pot that a player wins: high, low, or both halves."""

    half: Literal["high", "low", "badugi", "Omaha", "draw", "both"]


class BoardName(Label, frozen=True, rename={"board_number": "n"}):
    board_number: int


class RakeAmount(Label, frozen=True):
    chips: Chips


LedgerColumn: TypeAlias = Literal["bought", "has", "net", "owes"]


class LedgerColumnHeading(Label, frozen=True):
    """A column heading of the ledger."""

    column: LedgerColumn


class HouseShare(Label, frozen=True, rename={"purpose": "what"}):
    """Label and amount of chips that have left the players' stacks."""

    purpose: Literal["rake", "jackpot", "kitty", "time", "carried", "corrected"]
    chips: Chips


class KittyPaymentLabel(Label, frozen=True, rename={"purpose": "what"}):
    purpose: str
    chips: Chips


class UnfinishedHandLabel(Label, frozen=True):
    """A notice for a log that ends in the middle of a hand."""


class ChipsBehind(Label, frozen=True):
    chips: Chips


class StreetName(Label, frozen=True):
    """The street that a hand is on, by its name in the game."""

    street: str


class AfterDrawLabel(Label, frozen=True):
    draw: str


class BeforeDrawLabel(Label, frozen=True):
    pass


class HandResultLabel(Label, frozen=True):
    pass


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


class InvalidRecordingLabel(Label, frozen=True):
    pass


class PlayerOfferLabel(Label, frozen=True):
    """Label of the actions that a player may take next."""

    name: str
    offer: Phrase


class DealerChoices(Label, frozen=True):
    offer: Phrase


class HandOverLabel(Label, frozen=True):
    pass


class PlayContinued(Label, frozen=True):
    """Button that continues a hand whose next steps, such as posts, need no decision."""


class StackLabel(Label, frozen=True):
    name: str
    chips: Chips


class OutOfChipsLabel(Label, frozen=True):
    name: str


class ChipsInFront(Label, frozen=True):
    chips: Chips


class ChipsWonLabel(Label, frozen=True, rename={"pot_part": "part"}):
    chips: Chips
    pot_part: str | None


class BoardLabel(Label, frozen=True):
    board: Label
    cards: Cards


class SingleBoardLabel(Label, frozen=True):
    pass


class HiddenCard(Label, frozen=True):
    pass


class ButtonLabel(Label, frozen=True):
    """Label of a button on the page of a recorded hand."""


class PlayByPlayLabel(ButtonLabel, frozen=True):
    pass


class StreetButtons(ButtonLabel, frozen=True):
    pass


class ReplayPositionLabel(ButtonLabel, frozen=True):
    pass


class ReplayStartButtonLabel(ButtonLabel, frozen=True):
    pass


class ReplayBackButtonLabel(ButtonLabel, frozen=True):
    pass


class ReplayPlayPauseLabel(ButtonLabel, frozen=True):
    pass


class ReplayNextButtonLabel(ButtonLabel, frozen=True):
    pass


class ReplayEndButtonLabel(ButtonLabel, frozen=True):
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
