"""Refusals by the room of a command at a table, before the table's rules are checked."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Player, Refusal

# Whose business it is ---------------------------------------------------------------------------


class SayWhoYouAre(Refusal, frozen=True):
    code, en = "nobody", "say who you are first"


class SitDownFirst(Refusal, frozen=True):
    code, en = "no chair", "sit down first"


class HasAChair(Refusal, frozen=True):
    code, en = "seated", "{who:* sits|you sit} in chair {chair} of this table already"
    who: Player
    chair: int


class HasNoCards(Refusal, frozen=True):
    code, en = "not dealt in", "you are not dealt into this hand"


class HadNoCards(Refusal, frozen=True):
    code, en = "not dealt in", "you were not dealt into that hand"


class TurnOfOthers(Refusal, frozen=True):
    code, en = "out of turn", "it is {acting:and}'s turn"
    acting: tuple[Player, ...]


class CardsAreComing(Refusal, frozen=True):
    code, en = "out of turn", "cards are being dealt"


class CardIsThereOnce(Refusal, frozen=True):
    code, en = "twice", "a card is there once"


class BotHasTheName(Refusal, frozen=True):
    code, en = "taken", "a bot of this table is called {name}"
    name: str


class PlaysFromYourAddress(Refusal, frozen=True):
    code = "one address"
    en = "somebody plays here from your address, and the host lets one play from it"


# When it is too late ----------------------------------------------------------------------------


class HostPaused(Refusal, frozen=True):
    code, en = "paused", "the host has paused the table"


class HasGoneOn(Refusal, frozen=True):
    code, en = "stale", "the table has gone on since: look again"


class DoesNotAnswer(Refusal, frozen=True):
    code, en = "unavailable", "the table does not answer: ask again with the same id"


class NothingHasChanged(Refusal, frozen=True):
    code, en = "fault", "that could not be done; nothing has changed"


class NotUnderstood(Refusal, frozen=True):
    code, en = "not understood", "{why}"
    why: Refusal


# Beside the hand --------------------------------------------------------------------------------


class NoBombVotes(Refusal, frozen=True):
    code, en = "no bomb votes", "the host of this table does not allow that"


class NotInTheNextHand(Refusal, frozen=True):
    code, en = "not in the next hand", "you would not be dealt into the next hand"


class NoRabbits(Refusal, frozen=True):
    code, en = "no rabbits", "the host of this table does not allow that"


class DeckIsPutAway(Refusal, frozen=True):
    code, en = "put away", "the deck of that hand has been put away"


# The waiting list, and chairs that are kept -----------------------------------------------------


class ListIsClosed(Refusal, frozen=True):
    code, en = "closed", "the table is closed"


class ListIsFull(Refusal, frozen=True):
    code, en = "list full", "{most} wait for a seat here: no more names are taken"
    most: int


class NobodyHasToWait(Refusal, frozen=True):
    code, en = "seat free", "nobody has to wait: chair {chair} is free"
    chair: int


class ChairIsFree(Refusal, frozen=True):
    code, en = "seat free", "nobody sits in chair {chair}: sit down there"
    chair: int


class SitsDownWithFromTo(Refusal, frozen=True):
    code, en = "buy-in", "one sits down here with {least} to {most} chips, not {chips}"
    least: Chips
    most: Chips
    chips: Chips


class SitsDownWithOrMore(Refusal, frozen=True):
    code, en = "buy-in", "one sits down here with {least} or more chips, not {chips}"
    least: Chips
    chips: Chips


class OnlyBotsGetUp(Refusal, frozen=True):
    code, en = "no bot", "{who} sits in chair {chair}: only a bot gets up for somebody"
    who: Player
    chair: int


class BotsStay(Refusal, frozen=True):
    code, en = "bots stay", "the host has settled that bots keep their chairs"


class IsNotOnTheList(Refusal, frozen=True):
    code, en = "not on the list", "{who} is not on the list; {waiting} waits"
    who: Player
    waiting: tuple[Player, ...]


class ListIsEmpty(Refusal, frozen=True):
    code, en = "not on the list", "{who} is not on the list; nobody waits"
    who: Player


class ChairIsKept(Refusal, frozen=True):
    code, en = "kept", "chair {chair} is kept for {who}, who is next on the list"
    chair: int
    who: Player


class SomebodySitsThere(Refusal, frozen=True):
    code, en = "taken", "somebody sits there"


class NoFreeChair(Refusal, frozen=True):
    code, en = "taken", "there is no free chair"
