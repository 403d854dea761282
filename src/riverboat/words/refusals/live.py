"""Refusals of a live game: cards, awards, and the file."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class TooManyLiveGames(Refusal, frozen=True):
    code, en = "too-many", "too many live games are open: close one"


class LiveGameIsClosed(Refusal, frozen=True):
    code, en = "closed", "the session is over: open it again to enter more"


class NoHandForCards(Refusal, frozen=True):
    code, en = "no hand", "no hand is played that cards could belong to"


class NoMoveToTakeBack(Refusal, frozen=True):
    code, en = "nothing to undo", "nothing has been done that could be taken back"


class NothingToRun(Refusal, frozen=True):
    code, rule = "nothing to run", "BYND-40"
    en = "nobody is asked how often to run the board: it is no all-in with cards to come"


class FloorAsksFirst(Refusal, frozen=True):
    code, en = "asks first", "the floor has something to ask before it rules"


class NoSuchChoice(Refusal, frozen=True):
    code, en = "no such choice", "there is no choice {choice}, only {choices}"
    choice: int
    choices: int


class RulingIsForPeople(Refusal, frozen=True):
    code, en = "for people", "nothing of this ruling changes the hand: people carry it out"


class SayWhat(Refusal, frozen=True):
    code, en = "say what", "say what is to be written down"


class NobodyInThatChair(Refusal, frozen=True):
    code, en = "no such player", "nobody plays this hand in chair {chair}"
    chair: int


class NobodysTurn(Refusal, frozen=True):
    code, en = "not now", "nobody is to act now"


class NothingToDraw(Refusal, frozen=True):
    code, en = "not now", "nobody draws now"


class NobodyMayStraddle(Refusal, frozen=True):
    code, en = "not now", "nobody is asked for a straddle now"


class NoSuchLiveGame(Refusal, frozen=True):
    code, en = "no such game", "there is no such live game, or its link is not good any more"


class NotAScorekeeper(Refusal, frozen=True):
    code, en = "not a scorekeeper", "only those who keep this game enter what happens"


class OnlyWhoBeganIt(Refusal, frozen=True):
    code, en = "not the host", "only who began this game decides who keeps it and who looks on"


class TooManyScorekeepers(Refusal, frozen=True):
    code, en = "too many", "enough people keep this game"


class LiveGameIsTooLong(Refusal, frozen=True):
    code, en = "too long", "this game has very many moves: begin another"


class NoHandsToWrite(Refusal, frozen=True):
    code, en = "no hands", "no hand is over that could be written"


class SayItAgain(Refusal, frozen=True):
    code, en = "again", "something else was entered meanwhile: say it again"


class UnreadableRecord(Refusal, frozen=True):
    code, en = "no record", "{file} is no record of a live game: {why}"
    file: str
    why: Refusal


class RecordIsInUse(Refusal, frozen=True):
    code, en = "in use", "{file} is being written by somebody else"
    file: str


class NobodyThere(Refusal, frozen=True):
    code, en = "no such player", "nobody sits in chair {chair}"
    chair: int


class CountedBetweenHands(Refusal, frozen=True):
    code, rule = "not now", "CHIP-11"
    en = "chips are counted between hands, and not while one is played"


class CountIsAnother(Refusal, frozen=True):
    code, rule = "another count", "STAK-01"
    en = "these chips are {counted}, and the stack is {chips}"
    counted: Chips
    chips: Chips


class CardsSayOtherwise(Refusal, frozen=True):
    code, rule = "cards say otherwise", "SHOW-28"
    en = "by these cards the pot was another's: take the push back first, or correct the stacks"
