"""Reasons why a hand does not begin or continue, or belongs to another player."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class TableIsClosed(Refusal, frozen=True):
    code, rule, en = "closed", "GAME-04", "this table is closed"


class NoHandIsPlayed(Refusal, frozen=True):
    code, rule, en = "no hand", "GAME-02", "no hand is being played"


class HandIsNotOver(Refusal, frozen=True):
    code, rule, en = "hand not over", "GAME-02", "the hand being played is not over"


class NotDealtIntoIt(Refusal, frozen=True):
    code, rule = "not dealt in", "GAME-01"
    en = "{who} {who:is|are} not dealt into this hand"
    who: Person


class NobodyIsReady(Refusal, frozen=True):
    code, rule, en = "too few", "GAME-03", "nobody is ready to play, and a hand takes two"


class OnlyOneIsReady(Refusal, frozen=True):
    code, rule, en = "too few", "GAME-03", "1 player is ready, and a hand takes two"


class LoanWaits(Refusal, frozen=True):
    code, rule, en = "marker", "MARK-03", "a loan waits for its lender's answer"


class BombPotWithoutABoard(Refusal, frozen=True):
    code, rule = "no board", "BYND-41"
    en = "a bomb pot is seen on a board, and {game} has none"
    game: str


class NumberOfBoards(Refusal, frozen=True):
    code, rule, en = "boards", "BYND-42", "a bomb pot has 1 to {most} boards"
    most: int


class TooManyForTheBoards(Refusal, frozen=True):
    code, rule = "too few cards", "BYND-42"
    en = (
        "{boards} boards and the hands of {players} players need more cards than the deck has: "
        "at most {most} players"
    )
    players: int
    boards: int
    most: int


# The first button -------------------------------------------------------------------------------


class DrawForTheButtonFirst(Refusal, frozen=True):
    code, rule, en = "no button", "SEAT-01", "draw for the button first: chairs {chairs}"
    chairs: tuple[int, ...]


class ButtonIsKnown(Refusal, frozen=True):
    code, rule, en = "known", "SEAT-01", "the first button is known: nobody draws for it"


class WrongNumberDrawn(Refusal, frozen=True):
    code, rule = "wrong number", "SEAT-01"
    en = "{due} different cards are due, one for each of the chairs {chairs}, not {n}"
    due: int
    chairs: tuple[int, ...]
    n: int


# Blinds -----------------------------------------------------------------------------------------


class TooFewForTheBlinds(Refusal, frozen=True):
    code, rule, en = "too few", "BLND-05", "{n} players cannot post {blinds} blinds"
    n: int
    blinds: int


class _Chop(Refusal, frozen=True):
    code, rule = "no chop", "BYND-35"


class NoChop(_Chop, frozen=True):
    en = "blinds are not chopped at this table"


class NoBlindInPlay(Refusal, frozen=True):
    code, rule, en = "no hand", "BYND-35", "{who} {who:has|have} no blind in play"
    who: Person


class CannotChop(_Chop, frozen=True):
    en = "{who} cannot chop: {why}"
    who: Person
    why: Refusal


class MoreWasPosted(_Chop, frozen=True):
    en = "more than the two blinds was posted"


class IsAKillPot(_Chop, frozen=True):
    en = "it is a kill pot"


class OnlyTheBlinds(_Chop, frozen=True):
    en = "only the blinds may"


class SomebodyElseIsIn(_Chop, frozen=True):
    en = "somebody else is still in the hand"


class RaiseOrFlop(_Chop, frozen=True):
    en = "there was a raise or a flop"


class ThereWasACall(_Chop, frozen=True):
    en = "there was a call"
