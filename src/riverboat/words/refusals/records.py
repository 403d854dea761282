"""Errors in a room's records: tables, decks, live games, events."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Phrase, Refusal


class FoundInAStream(Phrase, frozen=True):
    """The position of a finding: a record, from 1, and a hand, if it is in one."""

    en = "{stream}{record:, record *}{hand:, hand *}: {why}"
    stream: str
    record: int | None
    hand: int | None
    why: Refusal


class RecordIsMissing(Refusal, frozen=True):
    en = "record {seq} is missing"
    seq: int


class ThisCannotHaveHappened(Refusal, frozen=True):
    """A record that cannot be replayed; *why* is the reducer's reason."""

    en = "this cannot have happened: {why}"
    why: Refusal


class ChipsDoNotFit(Refusal, frozen=True):
    en = "there are {there} chips at the table, and {came} came there"
    there: int
    came: int


class SessionDoesNotAddUp(Refusal, frozen=True):
    en = "the ledger of the session does not add up: {why}"
    why: Refusal


class EndWasCutOff(Refusal, frozen=True):
    en = "its end was cut off: it had {had} records, and has {has}"
    had: int
    has: int


class RecordWasChanged(Refusal, frozen=True):
    en = "one of its first {count} records is not what it was"
    count: int


class CheckpointDiffers(Refusal, frozen=True):
    """A checkpoint that differs from the state replayed from the log."""

    en = "the checkpoint after record {seq} is not what the records before it come to"
    seq: int


class CheckpointBeyondTheLog(Refusal, frozen=True):
    en = "there is a checkpoint after record {seq}, and the log ends at record {last}"
    seq: int
    last: int


# The ledger of the store ------------------------------------------------------------------------


class Entered(Phrase, frozen=True):
    """An entry of the ledger; accounts and reasons as stored."""

    en = "{chips} from {source} to {to} ({why})"
    chips: int
    source: str
    to: str
    why: str


class LedgerDiffers(Refusal, frozen=True):
    en = "the ledger should have {due}, and has {found}"
    due: Entered
    found: Entered


class LedgerEndsEarly(Refusal, frozen=True):
    en = "the ledger should have {due}, and ends before it"
    due: Entered


class LedgerHasMore(Refusal, frozen=True):
    en = "the ledger has {found}, for which there is no fact"
    found: Entered


class LedgerCountDiffers(Refusal, frozen=True):
    en = "the ledger should have {due:* entry|* entries}, and has {found}"
    due: int
    found: int


# Hands ------------------------------------------------------------------------------------------


class RulesSayOtherwise(Refusal, frozen=True):
    en = "the rules would not have it so: {finding}"
    finding: Refusal


class ShowsNotTheirs(Refusal, frozen=True):
    en = "{player} shows cards of a hand that is not theirs, or not over"
    player: str


class ShowsWhatTheyLacked(Refusal, frozen=True):
    en = "{player} shows {cards}, which they did not hold"
    player: str
    cards: Cards


# Decks ------------------------------------------------------------------------------------------


DeckFault: TypeAlias = Literal[
    "reshuffled",
    "root",
    "sealed again",
    "cut unsealed",
    "cut twice",
    "cuts",
    "unsealed reshuffle",
    "unsealed",
    "uncut",
    "other reshuffle",
    "other hand",
    "dealt",
    "gone",
    "other root",
]


class DeckIsWrong(Refusal, frozen=True):
    """An action with a deck, and its contradiction."""

    en = (
        "{how:reshuffled=a stub was reshuffled that nobody dealt from|root=the root of the deck is "
        "no hash|sealed again=the deck was sealed again after it had been cut|cut unsealed=a deck "
        "was cut that nobody had sealed|cut twice=the deck was cut twice|cuts=the cuts are not in "
        "the order of the chairs, one for each|unsealed reshuffle=cards were dealt after a "
        "reshuffle that was not sealed|unsealed=cards were dealt from a deck that nobody had "
        "sealed|uncut=cards were dealt from a deck before it was cut|other reshuffle=a reshuffle "
        "does not follow from the sealed deck|other hand=cards were shown that would have come in "
        "another hand|dealt=cards were shown as those to come that had been dealt|gone=its sealed "
        "deck is not there|its sealed deck has another root than was told}"
    )
    how: DeckFault


class PromiseIsNoHash(Refusal, frozen=True):
    en = "what {player} has promised is no hash"
    player: str


class CutNotPromised(Refusal, frozen=True):
    en = "the cut of {player:=nobody|*} in chair {chair} was not promised"
    player: str
    chair: int


class WouldNotHaveCome(Refusal, frozen=True):
    en = "card {number}, {card}, would not have come"
    number: int
    card: Cards


class OffTheDeck(Phrase, frozen=True):
    """A card by its position off the deck, from 1, and the number of reshuffles before it."""

    en = "card {number}{reshuffles: after reshuffle *}"
    number: int
    reshuffles: int | None


class CardIsAnother(Refusal, frozen=True):
    en = "{place} is {logged} in the log, not {dealt}"
    place: OffTheDeck
    logged: Cards
    dealt: Cards


class CannotBeDealtSo(Refusal, frozen=True):
    """An impossible deal; *fact* is the kind of fact, as in the log."""

    en = "{fact}: {why}"
    fact: str
    why: Refusal


class TooFewAreLeft(Refusal, frozen=True):
    en = "{count} cards cannot be dealt: {left} are left"
    count: int
    left: int


class OnlyDealtGoBack(Refusal, frozen=True):
    en = "only cards that were dealt go back into the stub, and each once"


class DeckDoesNotOpen(Refusal, frozen=True):
    en = (
        "the deck of hand {hand} of {stream} {how:form=is not in a form that is known|gone=is not "
        "there|cannot be opened with this key}"
    )
    stream: str
    hand: int
    how: Literal["form", "gone", "key"]


class OtherDeckWasDealt(Refusal, frozen=True):
    en = "the deck of hand {hand} is not the one that was dealt: {why}"
    hand: int
    why: Refusal


# Games on felt, and events ------------------------------------------------------------------------


class NoGameBegan(Refusal, frozen=True):
    en = "it does not begin with a game that began"


class BeginsTwice(Refusal, frozen=True):
    en = "it begins twice"


class RecordSaysNothing(Refusal, frozen=True):
    en = "it is empty"


class LaterVersionWroteIt(Refusal, frozen=True):
    en = "it was written by a later version"


class TakesBackTooMuch(Refusal, frozen=True):
    en = "it takes back more than there was"


class IsNoFactOfAnEvent(Refusal, frozen=True):
    """A record that is no fact of an event; *why* is the parser's reason."""

    en = "a record is no fact of an event: {why}"
    why: Refusal


class NoEventWasMade(Refusal, frozen=True):
    en = "it does not begin with an event that is made"


class NeverOpened(Refusal, frozen=True):
    en = "it was never opened"


class DrawsOfAnotherKey(Refusal, frozen=True):
    en = "its draws were sealed with another key"


class EventIsLost(Refusal, frozen=True):
    en = "event {event}: {why}"
    event: str
    why: Refusal


class EventChipsDoNotFit(Refusal, frozen=True):
    en = "{there} chips in play, {sold} sold and {removed} removed"
    there: int
    sold: int
    removed: int


class SitsAtTwo(Refusal, frozen=True):
    en = "somebody sits at two tables"


class SitNowhere(Refusal, frozen=True):
    en = "{players} {count:sits|sit} nowhere and {count:is|are} not on the way"
    players: tuple[str, ...]
    count: int


class PlacedTwiceOrNot(Refusal, frozen=True):
    en = "an entry was placed twice, or not at all"


class PaidMoreThanPrizes(Refusal, frozen=True):
    en = "{paid} were paid of prizes of {prizes}"
    paid: int
    prizes: int
