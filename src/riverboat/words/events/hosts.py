"""Actions of hosts at a table, and announcements of the room."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase, Sign

# Pauses ------------------------------------------------------------------------------------------


class PausesTheTable(Event, frozen=True):
    en = "{by:* pauses|you pause} the table"
    by: Person


class PausesAfterTheHand(PausesTheTable, frozen=True):
    en = "{by:* pauses|you pause} the table after this hand"


class LetsTheTableGoOn(Event, frozen=True):
    en = "{by:* lets|you let} the table go on"
    by: Person


# What happens after the hand ----------------------------------------------------------------------


class After(Phrase, frozen=True):
    """A host's request that waits until the hand is over."""


class OtherRules(After, frozen=True):
    en = "other rules"


class AnotherGame(After, frozen=True):
    en = "{game}"
    game: Sign


class MovesThen(After, frozen=True):
    en = "{who:* moves|you move} to chair {chair}"
    who: Person
    chair: int


class IsDealtOutThen(After, frozen=True):
    en = "{who:* is|you are} dealt out"
    who: Person


class IsSeatedThen(After, frozen=True):
    en = "{who:* gets|you get} chair {chair}"
    who: Person
    chair: int


class IsAnsweredThen(After, frozen=True):
    en = "{who:* is|you are} answered about chips"
    who: Person


class GetsMoreThen(After, frozen=True):
    en = "{who}: {chips} chips more, {why}"
    who: Person
    chips: Chips
    why: str


class GetsFewerThen(After, frozen=True):
    en = "{who}: {chips} chips fewer, {why}"
    who: Person
    chips: Chips
    why: str


class GetsTheButtonThen(After, frozen=True):
    en = "{who:* gets|you get} the button"
    who: Person


class SmallestChipsGoThen(After, frozen=True):
    en = "the smallest chips are taken off the table"


class TimeIsPaidThen(After, frozen=True):
    en = "time fees"


class KittyPaysThen(After, frozen=True):
    en = "the kitty pays {chips}"
    chips: Chips


class MarkerIsSettledThen(After, frozen=True):
    en = "a marker is settled"


class TableClosesThen(After, frozen=True):
    en = "the table is closed"


class BombPotThen(After, frozen=True):
    en = "{double:double-board |}bomb pot with an ante of {chips}"
    chips: Chips
    double: bool = False


class HandThen(After, frozen=True):
    en = "the next hand"


class PauseThen(After, frozen=True):
    en = "a pause"


class GoesOnThen(After, frozen=True):
    en = "the table goes on"


class CalledOffThen(After, frozen=True):
    en = "the hand is called off"


class FloorIsAskedThen(After, frozen=True):
    en = "the floor puts something right"


class BotComesThen(After, frozen=True):
    en = "a bot comes"


class OffTheListThen(After, frozen=True):
    en = "{who:* is|you are} taken off the waiting list"
    who: Person


class WaitsForTheHand(Event, frozen=True):
    en = "after this hand, asked for by {by}: {what}"
    by: Person
    what: After


class TakesItBack(Event, frozen=True):
    en = "{by:* takes|you take} back what was to happen after this hand"
    by: Person


class CannotBeDoneThen(Event, frozen=True):
    en = "what {by} asked for after the hand cannot be done: {why}"
    by: Person
    why: Phrase


# What a host has done -----------------------------------------------------------------------------


class ChangesTheRules(Event, frozen=True):
    en = "{by:* changes|you change} the rules of the table"
    by: Person


class ChangesTheGame(Event, frozen=True):
    en = "{by:* changes|you change} the game: {game}"
    by: Person
    game: Sign


class ChoosesTheNextGame(Event, frozen=True):
    en = "{by:* chooses|you choose} the next game: {game}"
    by: Person
    game: Sign


class ApprovesChips(Event, frozen=True):
    en = "{by:* approves|you approve} the chips of {who}"
    by: Person
    who: Person


class ApprovesTheirOwn(Event, frozen=True):
    en = "{by:* is a host, and buys|you are a host, and buy} without asking"
    by: Person


class DoesNotApproveChips(Event, frozen=True):
    en = "{by:* does|you do} not approve the chips of {who}"
    by: Person
    who: Person


class DealsOut(Event, frozen=True):
    en = "{by:* deals|you deal} {who} out"
    by: Person
    who: Person


class MovesSomebody(Event, frozen=True):
    en = "{by:* moves|you move} {who} to chair {chair}"
    by: Person
    who: Person
    chair: int


class GivesAChair(Event, frozen=True):
    en = "{by:* gives|you give} {who} chair {chair}"
    by: Person
    who: Person
    chair: int


class AddsToAStack(Event, frozen=True):
    en = "{by:* corrects|you correct} the stack of {who} by {chips} more: {why}"
    by: Person
    who: Person
    chips: Chips
    why: str


class TakesFromAStack(Event, frozen=True):
    en = "{by:* corrects|you correct} the stack of {who} by {chips} fewer: {why}"
    by: Person
    who: Person
    chips: Chips
    why: str


class CallsOffTheHand(Event, frozen=True):
    en = "{by:* calls|you call} off the hand: {why}"
    by: Person
    why: str


class TakesAnActionBack(Event, frozen=True):
    en = "{by:* takes|you take} the last action back: {why}"
    by: Person
    why: str


class KillsAHand(Event, frozen=True):
    en = "{by:* declares|you declare} the hand of {who} dead: {why}"
    by: Person
    who: Person
    why: str


class HoldsThePot(Event, frozen=True):
    en = "{by:* holds|you hold} the pot for the next deal: {why}"
    by: Person
    why: str


class WarnsSomebody(Event, frozen=True):
    en = "{by:* warns|you warn} {who}: {why}"
    by: Person
    who: Person
    why: str


class GivesTheButton(Event, frozen=True):
    en = "{by:* gives|you give} {who} the button"
    by: Person
    who: Person


class TakesTimeFees(Event, frozen=True):
    en = "{by:* takes|you take} time fees"
    by: Person


class TakesSmallChipsOff(Event, frozen=True):
    en = "{by:* takes|you take} the smallest chips off the table"
    by: Person


class SpendsOfTheKitty(Event, frozen=True):
    en = "{by:* spends|you spend} {chips} of the kitty: {why}"
    by: Person
    chips: Chips
    why: str


class WritesDownAPayment(Event, frozen=True):
    en = "{by:* writes|you write} down that {who} {who:has|have} paid {chips}"
    by: Person
    who: Person
    chips: Chips


class ClosesTheTable(Event, frozen=True):
    en = "{by:* closes|you close} the table"
    by: Person


class CallsABombPot(Event, frozen=True):
    en = "{by:* calls|you call} a {double:double-board |}bomb pot with an ante of {chips}"
    by: Person
    chips: Chips
    double: bool = False


class DealsTheNextHand(Event, frozen=True):
    en = "{by:* has|you have} the next hand dealt"
    by: Person


class BringsABot(Event, frozen=True):
    en = "{by:* brings|you bring} a bot"
    by: Person


class TakesOffTheList(Event, frozen=True):
    en = "{by:* takes|you take} {who} off the waiting list"
    by: Person
    who: Person


# Who is there ------------------------------------------------------------------------------------


class SendsAway(Event, frozen=True):
    en = "{by:* sends|you send} {who} away{why:: *}"
    by: Person
    who: Person
    why: str | None


class KeepsOut(Event, frozen=True):
    en = "{by:* keeps|you keep} {who} out{why:: *}"
    by: Person
    who: Person
    why: str | None


class LetsBackIn(Event, frozen=True):
    en = "{by:* lets|you let} {who} in again"
    by: Person
    who: Person


class MakesAHost(Event, frozen=True):
    en = "{by:* makes|you make} {who} a host"
    by: Person
    who: Person


class LetsIn(Event, frozen=True):
    en = "{by:* lets|you let} {who} in"
    by: Person
    who: Person


class TakesTheRole(Event, frozen=True):
    en = "{by:* takes|you take} the role of {who} away"
    by: Person
    who: Person


class MakesASeatLink(Event, frozen=True):
    en = (
        "{by:* has|you have} made a link by which {who:* comes|you come} back to "
        "{who:the|your} seat"
    )
    by: Person
    who: Person


class SaysForTheRoom(Event, frozen=True):
    en = "{by}, for the room: {text}"
    by: Person
    text: str


# Votes -----------------------------------------------------------------------------------------


class ProposesABombPot(Event, frozen=True):
    en = "{by:* proposes|you propose} a {double:double-board |}bomb pot with an ante of {chips}"
    by: Person
    chips: Chips
    double: bool = False


class AllAgreeToABombPot(Event, frozen=True):
    en = "all agree to a {double:double-board |}bomb pot with an ante of {chips}"
    chips: Chips
    double: bool = False


# How a hand ended that was not played out ---------------------------------------------------------


class EndedEarly(Phrase, frozen=True):
    """The reason why a hand ended without being played out."""


class WasCalledOff(EndedEarly, frozen=True):
    en = "it was called off: {why}"
    why: str


class BlindsWereChopped(EndedEarly, frozen=True):
    en = "the blinds were chopped"
