"""Refusals to sit down, move, sit out or come back."""

from __future__ import annotations

from riverboat.words.phrase import Person, Phrase, Refusal


class SeatEmpty(Refusal, frozen=True, rename={"taken_chairs": "taken"}):
    code, rule = "empty chair", "SEAT-04"
    chair: int
    taken_chairs: tuple[int, ...]


class AllSeatsEmpty(Refusal, frozen=True):
    code, rule = "empty chair", "SEAT-04"
    chair: int


class PlayerNameEmpty(Refusal, frozen=True):
    code, rule = "no name", "SEAT-04"


class PlayerAlreadySeated(Refusal, frozen=True):
    code, rule = "seated", "BYND-95"
    who: Person
    chair: int


class FreeChairs(Phrase, frozen=True):
    chairs: tuple[int, ...]


class TableFull(Phrase, frozen=True):
    pass


FreeSeats = FreeChairs | TableFull


class SeatOccupied(Refusal, frozen=True):
    code, rule = "taken", "SEAT-04"
    who: Person
    chair: int
    places: FreeSeats


class NoSuchChair(Refusal, frozen=True):
    code, rule = "no chair", "GAME-03"
    chair: int
    places: FreeSeats


class SeatNotJustLeft(Refusal, frozen=True):
    code, rule = "nobody left", "BMOV-08"
    chair: int


class SeatWaitsForButton(Refusal, frozen=True):
    code, rule = "sits out", "BMOV-08"
    chair: int


class NoBigBlindToSitOutAt(Refusal, frozen=True):
    code, rule = "no blinds", "SEAT-10"
    who: Person
    game: str


class PlayerWithoutChips(Refusal, frozen=True):
    code, rule = "no chips", "BUYN-11"
    who: Person


class MoveDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-34"
    who: Person


class ButtonCorrectionDuringHand(Refusal, frozen=True):
    code, rule = "hand not over", "SEAT-09"


class ButtonErrorUncorrectable(Refusal, frozen=True):
    code, rule = "too late", "SEAT-09"


class ButtonUnavailable(Refusal, frozen=True):
    code, rule = "not in", "SEAT-09"
    who: Person
