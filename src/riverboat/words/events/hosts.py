"""Actions of hosts at a table, and announcements of the room."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase, Sign

# Pauses ------------------------------------------------------------------------------------------


class PausesTheTable(Event, frozen=True):
    by: Person


class PausesAfterTheHand(PausesTheTable, frozen=True):
    pass


class LetsTheTableGoOn(Event, frozen=True):
    by: Person


# Streams -----------------------------------------------------------------------------------------


class StreamsTheTable(Event, frozen=True):
    by: Person


class EndsTheStream(Event, frozen=True):
    by: Person


# What happens after the hand ----------------------------------------------------------------------


class After(Phrase, frozen=True):
    """A host's request that waits until the hand is over."""


class OtherRules(After, frozen=True):
    pass


class AnotherGame(After, frozen=True):
    game: Sign


class MovesThen(After, frozen=True):
    who: Person
    chair: int


class IsDealtOutThen(After, frozen=True):
    who: Person


class IsSeatedThen(After, frozen=True):
    who: Person
    chair: int


class IsAnsweredThen(After, frozen=True):
    who: Person


class GetsMoreThen(After, frozen=True):
    who: Person
    chips: Chips
    why: str


class GetsFewerThen(After, frozen=True):
    who: Person
    chips: Chips
    why: str


class GetsTheButtonThen(After, frozen=True):
    who: Person


class SmallestChipsGoThen(After, frozen=True):
    pass


class TimeIsPaidThen(After, frozen=True):
    pass


class KittyPaysThen(After, frozen=True):
    chips: Chips


class MarkerIsSettledThen(After, frozen=True):
    pass


class TableClosesThen(After, frozen=True):
    pass


class BombPotThen(After, frozen=True):
    chips: Chips
    double: bool = False


class HandThen(After, frozen=True):
    pass


class PauseThen(After, frozen=True):
    pass


class GoesOnThen(After, frozen=True):
    pass


class CalledOffThen(After, frozen=True):
    pass


class FloorIsAskedThen(After, frozen=True):
    pass


class BotComesThen(After, frozen=True):
    pass


class OffTheListThen(After, frozen=True):
    who: Person


class WaitsForTheHand(Event, frozen=True):
    by: Person
    what: After


class TakesItBack(Event, frozen=True):
    by: Person


class CannotBeDoneThen(Event, frozen=True):
    by: Person
    why: Phrase


# What a host has done -----------------------------------------------------------------------------


class ChangesTheRules(Event, frozen=True):
    by: Person


class ChangesTheGame(Event, frozen=True):
    by: Person
    game: Sign


class ChoosesTheNextGame(Event, frozen=True):
    by: Person
    game: Sign


class ApprovesChips(Event, frozen=True):
    by: Person
    who: Person


class ApprovesTheirOwn(Event, frozen=True):
    by: Person


class DoesNotApproveChips(Event, frozen=True):
    by: Person
    who: Person


class DealsOut(Event, frozen=True):
    by: Person
    who: Person


class MovesSomebody(Event, frozen=True):
    by: Person
    who: Person
    chair: int


class GivesAChair(Event, frozen=True):
    by: Person
    who: Person
    chair: int


class AddsToAStack(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips
    why: str


class TakesFromAStack(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips
    why: str


class CallsOffTheHand(Event, frozen=True):
    by: Person
    why: str


class TakesAnActionBack(Event, frozen=True):
    by: Person
    why: str


class KillsAHand(Event, frozen=True):
    by: Person
    who: Person
    why: str


class HoldsThePot(Event, frozen=True):
    by: Person
    why: str


class WarnsSomebody(Event, frozen=True):
    by: Person
    who: Person
    why: str


class GivesTheButton(Event, frozen=True):
    by: Person
    who: Person


class TakesTimeFees(Event, frozen=True):
    by: Person


class TakesSmallChipsOff(Event, frozen=True):
    by: Person


class SpendsOfTheKitty(Event, frozen=True):
    by: Person
    chips: Chips
    why: str


class WritesDownAPayment(Event, frozen=True):
    by: Person
    who: Person
    chips: Chips


class ClosesTheTable(Event, frozen=True):
    by: Person


class CallsABombPot(Event, frozen=True):
    by: Person
    chips: Chips
    double: bool = False


class DealsTheNextHand(Event, frozen=True):
    by: Person


class BringsABot(Event, frozen=True):
    by: Person


class TakesOffTheList(Event, frozen=True):
    by: Person
    who: Person


# Who is there ------------------------------------------------------------------------------------


class SendsAway(Event, frozen=True):
    by: Person
    who: Person
    why: str | None


class KeepsOut(Event, frozen=True):
    by: Person
    who: Person
    why: str | None


class LetsBackIn(Event, frozen=True):
    by: Person
    who: Person


class MakesAHost(Event, frozen=True):
    by: Person
    who: Person


class LetsIn(Event, frozen=True):
    by: Person
    who: Person


class TakesTheRole(Event, frozen=True):
    by: Person
    who: Person


class MakesASeatLink(Event, frozen=True):
    by: Person
    who: Person


class SaysForTheRoom(Event, frozen=True):
    by: Person
    text: str


# Votes -----------------------------------------------------------------------------------------


class ProposesABombPot(Event, frozen=True):
    by: Person
    chips: Chips
    double: bool = False


class AllAgreeToABombPot(Event, frozen=True):
    chips: Chips
    double: bool = False


# How a hand ended that was not played out ---------------------------------------------------------


class EndedEarly(Phrase, frozen=True):
    """The reason why a hand ended without being played out."""


class WasCalledOff(EndedEarly, frozen=True):
    why: str


class BlindsWereChopped(EndedEarly, frozen=True):
    pass
