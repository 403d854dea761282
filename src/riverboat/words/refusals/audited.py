"""Errors that the audit finds in the log of a hand: facts are quoted as in the log."""

from __future__ import annotations

from typing import Literal

from riverboat.words.offers import Offer
from riverboat.words.phrase import Refusal


class FactIsWrong(Refusal, frozen=True):
    """A wrong fact, at its index in the log, from 0."""

    en = "fact {at}: {what}"
    at: int
    what: Refusal


class FactExpected(Refusal, frozen=True):
    """A missing fact: another fact, or none, was expected."""

    en = "expected {expected}{found:, found *}"
    expected: str
    found: str | None


class OtherThanOffered(Refusal, frozen=True):
    """An action that the hand did not wait for."""

    en = "expected {expected}, found {found}"
    expected: Offer
    found: str


class CardsWereToBeHidden(Refusal, frozen=True):
    en = "expected hidden cards, found {found}"
    found: str


class FloorDecidedOtherwise(Refusal, frozen=True):
    en = "expected {expected}; the floor decided: {reason}"
    expected: Offer
    reason: str


class IsNobodysChoice(Refusal, frozen=True):
    en = "{fact} is nobody's choice; the table waits for: {legal}"
    fact: str
    legal: Offer


class WinnersOutOfOrder(Refusal, frozen=True):
    en = "winners out of order"


class HandBeginsWith(Refusal, frozen=True):
    en = "a log begins with {kind}"
    kind: str


class HandHasNoEnd(Refusal, frozen=True):
    en = "the hand is not over"


class ChipsWonByNobody(Refusal, frozen=True):
    en = "chips were won or lost by nobody"


class IsNoFact(Refusal, frozen=True):
    """An invalid line of a log; *why* is the parser's reason."""

    en = (
        "{of:log=not a fact|room=not a fact of a table or of the room|not a fact of a table}: {why}"
    )
    of: Literal["log", "room", "table"]
    why: Refusal


class FactComesOnce(Refusal, frozen=True):
    en = "a log begins once, and not again with {fact}"
    fact: str


class LogIsEmpty(Refusal, frozen=True):
    en = "an empty log"


class NoHandForIt(Refusal, frozen=True):
    en = "no hand is played in which there could be {fact}"
    fact: str


class CannotHaveHappened(Refusal, frozen=True):
    en = "{fact} cannot have happened at this table: {why}"
    fact: str
    why: str


class NobodyBoughtIt(Refusal, frozen=True):
    en = "nobody bought or borrowed what came with {fact}"
    fact: str


# The ledger of a session ------------------------------------------------------------------------


class ChipsMoreThanBought(Refusal, frozen=True):
    rule = "STAK-08"
    en = "there {chips:is * chip|are * chips} {more:more|fewer} than were bought"
    chips: int
    more: bool


class NobodySatThere(Refusal, frozen=True):
    en = "nobody sits in chair {chair}"
    chair: int


class NeverSatDown(Refusal, frozen=True):
    en = "{player} has never sat down"
    player: str


class SatThereAlready(Refusal, frozen=True):
    en = "{player} sits in chair {chair}"
    player: str
    chair: int


class LeftWithOther(Refusal, frozen=True):
    en = "{player} has {chips:* chip|* chips}, and left with {left}"
    player: str
    chips: int
    left: int


class ColourUpLeftOther(Refusal, frozen=True):
    en = "the stacks do not gain {gained} by what the colour-up left them"
    gained: int
