"""Reasons why a hand does not begin or continue, or belongs to another player."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class TableClosedForHands(Refusal, frozen=True):
    code, rule = "closed", "GAME-04"


class NoHandRunning(Refusal, frozen=True):
    code, rule = "no hand", "GAME-02"


class HandUnfinished(Refusal, frozen=True):
    code, rule = "hand not over", "GAME-02"


class PlayerNotInThisHand(Refusal, frozen=True):
    code, rule = "not dealt in", "GAME-01"
    who: Person


class NoPlayersReady(Refusal, frozen=True):
    code, rule = "too few", "GAME-03"


class OnePlayerReady(Refusal, frozen=True):
    code, rule = "too few", "GAME-03"


class LoanPending(Refusal, frozen=True):
    code, rule = "marker", "MARK-03"


class BombPotInBoardlessGame(Refusal, frozen=True):
    code, rule = "no board", "BYND-41"
    game: str


class BombPotBoardCountInvalid(Refusal, frozen=True, rename={"max_boards": "most"}):
    code, rule = "boards", "BYND-42"
    max_boards: int


class TooManyPlayersForBoards(
    Refusal,
    frozen=True,
    rename={"board_count": "boards", "max_players": "most", "player_count": "players"},
):
    code, rule = "too few cards", "BYND-42"
    player_count: int
    board_count: int
    max_players: int


class DrawForTheButtonFirst(Refusal, frozen=True):
    code, rule = "no button", "SEAT-01"
    chairs: tuple[int, ...]


class ButtonAlreadyPlaced(Refusal, frozen=True):
    code, rule = "known", "SEAT-01"


class ButtonDrawCountWrong(
    Refusal, frozen=True, rename={"needed_card_count": "due", "card_count": "n"}
):
    code, rule = "wrong number", "SEAT-01"
    needed_card_count: int
    chairs: tuple[int, ...]
    card_count: int


class TooFewForTheBlinds(
    Refusal, frozen=True, rename={"player_count": "n", "blind_count": "blinds"}
):
    code, rule = "too few", "BLND-05"
    player_count: int
    blind_count: int


class _ChopRefusal(Refusal, frozen=True):
    code, rule = "no chop", "BYND-35"


class NoChop(_ChopRefusal, frozen=True):
    pass


class NoBlindInPlay(Refusal, frozen=True):
    code, rule = "no hand", "BYND-35"
    who: Person


class ChopUnavailable(_ChopRefusal, frozen=True, rename={"reason": "why"}):
    who: Person
    reason: Refusal


class MorePostedThanBlinds(_ChopRefusal, frozen=True):
    pass


class KillPotRunning(_ChopRefusal, frozen=True):
    pass


class ChopBlindsOnly(_ChopRefusal, frozen=True):
    pass


class ChopOtherPlayerIn(_ChopRefusal, frozen=True):
    pass


class ChopTooLate(_ChopRefusal, frozen=True):
    pass


class ChopAfterCall(_ChopRefusal, frozen=True):
    pass
