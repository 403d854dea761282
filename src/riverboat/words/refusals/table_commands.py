"""Refusals by the room of a command at a table, before the table's rules are checked."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Player, Refusal

# Players who may not act ------------------------------------------------------------------------


class PlayerNameMissing(Refusal, frozen=True):
    code = "nobody"


class SeatRequired(Refusal, frozen=True):
    code = "no chair"


class AlreadySeated(Refusal, frozen=True):
    code = "seated"
    who: Player
    chair: int


class NoCardsInHand(Refusal, frozen=True):
    code = "not dealt in"


class NotInThatHand(Refusal, frozen=True):
    code = "not dealt in"


class OtherPlayersTurn(Refusal, frozen=True):
    code = "out of turn"
    acting: tuple[Player, ...]


class CardsBeingDealt(Refusal, frozen=True):
    code = "out of turn"


class CardChosenTwice(Refusal, frozen=True):
    code = "twice"


class BotNameTaken(Refusal, frozen=True):
    code = "taken"
    name: str


class IpAddressAlreadyPlaying(Refusal, frozen=True):
    code = "one address"


# Paused, late and failed commands ---------------------------------------------------------------


class TableOnPause(Refusal, frozen=True):
    code = "paused"


class CommandTooLate(Refusal, frozen=True):
    code = "stale"


class TableUnresponsive(Refusal, frozen=True):
    code = "unavailable"


class CommandFailed(Refusal, frozen=True):
    code = "fault"


class CommandInvalid(Refusal, frozen=True):
    code = "not understood"
    why: Refusal


# Bomb pot votes and rabbit hunts ----------------------------------------------------------------


class BombPotVotesDisabled(Refusal, frozen=True):
    code = "no bomb votes"


class NotInTheNextHand(Refusal, frozen=True):
    code = "not in the next hand"


class RabbitHuntDisabled(Refusal, frozen=True):
    code = "no rabbits"


class DeckArchived(Refusal, frozen=True):
    code = "put away"


# Waiting list and reserved seats ----------------------------------------------------------------


class WaitingListClosed(Refusal, frozen=True):
    code = "closed"


class WaitingListFull(Refusal, frozen=True):
    code = "list full"
    most: int


class WaitingUnneeded(Refusal, frozen=True):
    code = "seat free"
    chair: int


class SeatFree(Refusal, frozen=True):
    code = "seat free"
    chair: int


class BuyInRangeRefused(Refusal, frozen=True):
    code = "buy-in"
    least: Chips
    most: Chips
    chips: Chips


class BuyInMinimumRefused(Refusal, frozen=True):
    code = "buy-in"
    least: Chips
    chips: Chips


class SeatHeldByPlayer(Refusal, frozen=True):
    code = "no bot"
    who: Player
    chair: int


class BotRemovalRefused(Refusal, frozen=True):
    code = "bots stay"


class NotOnWaitingList(Refusal, frozen=True):
    code = "not on the list"
    who: Player
    waiting: tuple[Player, ...]


class WaitingListEmpty(Refusal, frozen=True):
    code = "not on the list"
    who: Player


class SeatReserved(Refusal, frozen=True):
    code = "kept"
    chair: int
    who: Player


class SeatJustTaken(Refusal, frozen=True):
    code = "taken"


class NoFreeChair(Refusal, frozen=True):
    code = "taken"
