"""Refusals to sit down, move, sit out or come back."""

from __future__ import annotations

from riverboat.words.phrase import Person, Phrase, Refusal


class NobodySitsThere(Refusal, frozen=True):
    code, rule = "empty chair", "SEAT-04"
    en = "nobody sits in chair {chair}; those taken are {taken}"
    chair: int
    taken: tuple[int, ...]


class NobodySitsAnywhere(Refusal, frozen=True):
    code, rule = "empty chair", "SEAT-04"
    en = "nobody sits in chair {chair}; those taken are none"
    chair: int


class NoName(Refusal, frozen=True):
    code, rule, en = "no name", "SEAT-04", "a player has a name"


class SitsAlready(Refusal, frozen=True):
    code, rule = "seated", "BYND-95"
    en = "{who} {who:sits|sit} in chair {chair} already: one player, one hand"
    who: Person
    chair: int


class FreeChairs(Phrase, frozen=True):
    en = "free are {chairs}"
    chairs: tuple[int, ...]


class TableIsFull(Phrase, frozen=True):
    en = "the table is full"


FreePlaces = FreeChairs | TableIsFull


class ChairIsTaken(Refusal, frozen=True):
    code, rule, en = "taken", "SEAT-04", "{who} {who:sits|sit} in chair {chair}; {places}"
    who: Person
    chair: int
    places: FreePlaces


class NoSuchChair(Refusal, frozen=True):
    code, rule, en = "no chair", "GAME-03", "there is no chair {chair}; {places}"
    chair: int
    places: FreePlaces


class NobodyHasLeft(Refusal, frozen=True):
    code, rule = "nobody left", "BMOV-08"
    en = "nobody has just left chair {chair}: sit down as a new player"
    chair: int


class WaitsForTheButton(Refusal, frozen=True):
    code, rule = "sits out", "BMOV-08"
    en = "who takes chair {chair} waits here until the button has passed"
    chair: int


class NoBigBlindToSitOutAt(Refusal, frozen=True):
    code, rule = "no blinds", "SEAT-10"
    en = (
        "{who} cannot sit out at the big blind, for {game} has none; one may sit out after the hand"
    )
    who: Person
    game: str


class HasNoChips(Refusal, frozen=True):
    code, rule = "no chips", "BUYN-11"
    en = "{who} {who:has|have} no chips and must buy some to be dealt in"
    who: Person


class MovesBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-34"
    en = "{who} {who:is|are} in the hand; seats are changed between hands"
    who: Person


# The button, set right --------------------------------------------------------------------------


class ButtonBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "SEAT-09"
    en = "the button is set right for the new hand, between hands"


class ButtonsErrorStands(Refusal, frozen=True):
    code, rule = "too late", "SEAT-09"
    en = "the hand was played: the button's error stands in tournaments"


class CannotHaveTheButton(Refusal, frozen=True):
    code, rule = "not in", "SEAT-09"
    en = "{who} {who:is|are} not dealt in and cannot have the button"
    who: Person
