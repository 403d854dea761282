"""Refusals by the room of a command at a table, before the table's rules are checked."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Player, Refusal


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


class OtherPlayersTurn(Refusal, frozen=True, rename={"players_to_act": "acting"}):
    code = "out of turn"
    players_to_act: tuple[Player, ...]


class CardsBeingDealt(Refusal, frozen=True):
    code = "out of turn"


class CardChosenTwice(Refusal, frozen=True):
    code = "twice"


class BotNameTaken(Refusal, frozen=True):
    code = "taken"
    name: str


class IpAddressAlreadyPlaying(Refusal, frozen=True):
    code = "one address"


class TableOnPause(Refusal, frozen=True):
    code = "paused"


class CommandTooLate(Refusal, frozen=True):
    code = "stale"


class TableUnresponsive(Refusal, frozen=True):
    code = "unavailable"


class CommandFailed(Refusal, frozen=True):
    code = "fault"


class CommandInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    code = "not understood"
    reason: Refusal


class BombPotVotesDisabled(Refusal, frozen=True):
    code = "no bomb votes"


class NotInTheNextHand(Refusal, frozen=True):
    code = "not in the next hand"


class RabbitHuntDisabled(Refusal, frozen=True):
    code = "no rabbits"


class DeckNoLongerStored(Refusal, frozen=True):
    code = "put away"


class WaitingListClosed(Refusal, frozen=True):
    code = "closed"


class WaitingListFull(Refusal, frozen=True, rename={"max_players": "most"}):
    code = "list full"
    max_players: int


class WaitingListUnnecessary(Refusal, frozen=True):
    code = "seat free"
    chair: int


class SeatFree(Refusal, frozen=True):
    code = "seat free"
    chair: int


class BuyInOutsideTableRange(Refusal, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    code = "buy-in"
    minimum: Chips
    maximum: Chips
    chips: Chips


class BuyInBelowTableMinimum(Refusal, frozen=True, rename={"minimum": "least"}):
    code = "buy-in"
    minimum: Chips
    chips: Chips


class SeatHeldByPlayer(Refusal, frozen=True):
    code = "no bot"
    who: Player
    chair: int


class BotRemovalRefused(Refusal, frozen=True):
    code = "bots stay"


class NotOnWaitingList(Refusal, frozen=True, rename={"waiting_players": "waiting"}):
    code = "not on the list"
    who: Player
    waiting_players: tuple[Player, ...]


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
