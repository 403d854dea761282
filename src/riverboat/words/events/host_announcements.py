"""Actions of hosts at a table, and announcements of the room."""

from __future__ import annotations

from riverboat.words.events.event_phrases import Event
from riverboat.words.phrase import Chips, GameSign, Person, Phrase


class TablePausedByHost(Event, frozen=True):
    by: Person


class PausePlannedByHost(TablePausedByHost, frozen=True):
    pass


class TableResumedByHost(Event, frozen=True):
    by: Person


class StreamOpenedByHost(Event, frozen=True):
    by: Person


class StreamClosedByHost(Event, frozen=True):
    by: Person


class PlannedAction(Phrase, frozen=True):
    """Announcement of a host's action that takes effect after the hand."""


class PlannedRules(PlannedAction, frozen=True):
    pass


class PlannedGame(PlannedAction, frozen=True):
    game: GameSign


class PlannedSeatMove(PlannedAction, frozen=True):
    who: Person
    chair: int


class PlannedSitOut(PlannedAction, frozen=True):
    who: Person


class PlannedSeating(PlannedAction, frozen=True):
    who: Person
    chair: int


class PlannedChipAnswer(PlannedAction, frozen=True):
    who: Person


class PlannedStackIncrease(PlannedAction, frozen=True):
    who: Person
    chips: Chips
    why: str


class PlannedStackDecrease(PlannedAction, frozen=True):
    who: Person
    chips: Chips
    why: str


class PlannedButtonMove(PlannedAction, frozen=True):
    who: Person


class PlannedColourUp(PlannedAction, frozen=True):
    pass


class PlannedTimeFees(PlannedAction, frozen=True):
    pass


class PlannedKittyPayment(PlannedAction, frozen=True):
    chips: Chips


class PlannedMarkerSettlement(PlannedAction, frozen=True):
    pass


class PlannedTableClosing(PlannedAction, frozen=True):
    pass


class PlannedBombPot(PlannedAction, frozen=True):
    chips: Chips
    double: bool = False


class PlannedHand(PlannedAction, frozen=True):
    pass


class PlannedPause(PlannedAction, frozen=True):
    pass


class PlannedResume(PlannedAction, frozen=True):
    pass


class PlannedVoid(PlannedAction, frozen=True):
    pass


class PlannedFloorCorrection(PlannedAction, frozen=True):
    pass


class PlannedBot(PlannedAction, frozen=True):
    pass


class PlannedListRemoval(PlannedAction, frozen=True):
    who: Person


class PlannedChange(Event, frozen=True):
    by: Person
    what: PlannedAction


class PlannedChangeCancelled(Event, frozen=True):
    by: Person


class PlannedChangeFailed(Event, frozen=True):
    by: Person
    why: Phrase


class RulesChangedByHost(Event, frozen=True):
    by: Person


class GameChangedByHost(Event, frozen=True):
    by: Person
    game: GameSign


class NextGameChosenByHost(Event, frozen=True):
    by: Person
    game: GameSign


class ChipsApprovedByHost(Event, frozen=True):
    by: Person
    who: Person


class OwnChipsApprovedByHost(Event, frozen=True):
    by: Person


class ChipRequestDeclined(Event, frozen=True):
    by: Person
    who: Person


class PlayerSatOutByHost(Event, frozen=True):
    by: Person
    who: Person


class PlayerMovedByHost(Event, frozen=True):
    by: Person
    who: Person
    chair: int


class SeatGranted(Event, frozen=True):
    by: Person
    who: Person
    chair: int


class StackIncreasedByHost(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips
    why: str


class StackReducedByHost(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips
    why: str


class HandVoidedByHost(Event, frozen=True):
    by: Person
    why: str


class ActionUndoneByHost(Event, frozen=True):
    by: Person
    why: str


class HandKilledByHost(Event, frozen=True):
    by: Person
    who: Person
    why: str


class PotCarriedOverByHost(Event, frozen=True):
    by: Person
    why: str


class PlayerWarnedByHost(Event, frozen=True):
    by: Person
    who: Person
    why: str


class ButtonMovedByHost(Event, frozen=True):
    by: Person
    who: Person


class TimeFeesTaken(Event, frozen=True):
    by: Person


class SmallChipsColouredUp(Event, frozen=True):
    by: Person


class KittySpentByHost(Event, frozen=True):
    by: Person
    chips: Chips
    why: str


class PaymentRecordedByHost(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips


class TableClosedByHost(Event, frozen=True):
    by: Person


class BombPotCalled(Event, frozen=True):
    by: Person
    chips: Chips
    double: bool = False


class NextHandDealtByHost(Event, frozen=True):
    by: Person


class BotAddedByHost(Event, frozen=True):
    by: Person


class WaitingListRemoval(Event, frozen=True):
    by: Person
    who: Person


class PlayerRemovedByHost(Event, frozen=True):
    by: Person
    who: Person
    why: str | None


class PlayerBannedByHost(Event, frozen=True):
    by: Person
    who: Person
    why: str | None


class BanLiftedByHost(Event, frozen=True):
    by: Person
    who: Person


class HostAppointed(Event, frozen=True):
    by: Person
    who: Person


class PlayerAdmittedByHost(Event, frozen=True):
    by: Person
    who: Person


class RoleRevoked(Event, frozen=True):
    by: Person
    who: Person


class SeatLinkMade(Event, frozen=True):
    by: Person
    who: Person


class RoomStatement(Event, frozen=True):
    by: Person
    text: str


class BombPotProposed(Event, frozen=True):
    by: Person
    chips: Chips
    double: bool = False


class BombPotAgreed(Event, frozen=True):
    chips: Chips
    double: bool = False


class EarlyEndReason(Phrase, frozen=True):
    """Reason for the early end of a hand."""


class HandVoidedReason(EarlyEndReason, frozen=True):
    why: str


class BlindsChoppedReason(EarlyEndReason, frozen=True):
    pass
