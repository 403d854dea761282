"""What is seen of hands, of the showdown, and of how people behave."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.floor.incident import Incident

Conduct: TypeAlias = Literal[
    "soft_play",
    "checks_down",
    "dumps",
    "looks",
    "lifts_cards",
    "hides_stack",
    "hides_chips",
    "gives_back",
    "splits",
    "pays_for_another",
    "tells",
    "advises",
    "miscalls",
    "keeps_silent",
]
"""What somebody did that nobody should: played soft, agreed to check down, lost chips on purpose,
looked at another's cards, took cards off the table, misled about a stack, hid big chips, gave a
bet back, split a pot while cards were to come, paid for another, told what they hold, advised,
miscalled on purpose, or said nothing about an error that they saw."""


class HandIncident(Incident, frozen=True, kw_only=True):
    """Something about cards, pots or people."""


class LiveHandIncident(HandIncident, frozen=True, kw_only=True):
    """What happened to somebody's live cards."""


class ShowdownIncident(HandIncident, frozen=True, kw_only=True):
    """What happened when the betting was over."""


class PlayerIncident(HandIncident, frozen=True, kw_only=True):
    """What somebody did, cards or no cards."""


# While there is betting ------------------------------------------------------------------------


class ThrewAway(LiveHandIncident, frozen=True, kw_only=True):
    """Somebody threw their cards away in a betting round, in turn and without a word."""

    next_acted: bool | None = None
    """The next player has acted on it."""


class ThoughtTheyHadWon(LiveHandIncident, frozen=True, kw_only=True):
    """A bettor believed to have won, and discarded into the muck."""

    called: bool | None = None
    """Somebody had called the bet."""


class KilledByTheDealer(LiveHandIncident, frozen=True, kw_only=True):
    """The dealer mucked a live hand that nobody protected."""


class WasFouled(LiveHandIncident, frozen=True, kw_only=True):
    """Other cards got among theirs."""

    certain: bool | None = None
    """Everybody knows which cards are theirs."""


class LeftUnprotected(LiveHandIncident, frozen=True, kw_only=True):
    """The action has come to a hand that nobody protects."""


class CrossedTheLine(LiveHandIncident, frozen=True, kw_only=True):
    """Cards were pushed past the line of the table."""

    touched: bool | None = None
    """The dealer has touched them."""


class ThrewToAnother(LiveHandIncident, frozen=True, kw_only=True):
    """Cards were thrown into another's hand, face up or down."""


class WasDeclaredDead(LiveHandIncident, frozen=True, kw_only=True):
    """An official has declared a hand dead."""


class TurnedUp(LiveHandIncident, frozen=True, kw_only=True):
    """Somebody turned their cards up."""

    to_come: bool | None = None
    """There is still action to come."""


class LeftTheTable(LiveHandIncident, frozen=True, kw_only=True):
    """Somebody walked away in the middle of a hand."""

    all_in: bool | None = None
    to_come: bool | None = None
    """They have live cards, with action still to come."""


class ShownToOne(LiveHandIncident, frozen=True, kw_only=True):
    """During the hand somebody showed their cards to one other player."""

    to: int | None = None
    acts: Literal["now", "later", "out"] | None = None
    """Whoever saw them acts in this round, in a later one, or no more."""


class ShownInPart(LiveHandIncident, frozen=True, kw_only=True):
    """Somebody showed a part of their cards."""

    asked: bool | None = None
    """Somebody asks for the rest."""


# The showdown ----------------------------------------------------------------------------------


class PushedAway(ShowdownIncident, frozen=True, kw_only=True):
    """At the showdown cards were pushed away face down, and are now to be turned up."""

    certain: bool | None = None
    touched: bool | None = None


class FoldedOnAFalseWord(ShowdownIncident, frozen=True, kw_only=True):
    """A hand was thrown away because of what the dealer or a player had said wrongly."""

    certain: bool | None = None


class MuckedWhenTabled(ShowdownIncident, frozen=True, kw_only=True):
    """The dealer mucked a hand that had been tabled."""

    won: bool | None = None
    """It clearly won."""


class TabledOneCard(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody tabled one card, which would win."""

    shows: bool | None = None
    """Asked for all of them, they show them."""


class PlaysTheBoard(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody plays the board, and their cards are gone or tabled."""

    tabled: bool | None = None
    """All their hole cards."""
    said: bool | None = None
    """They said so before they threw them away."""


class OthersMucked(ShowdownIncident, frozen=True, kw_only=True):
    """Nobody else has cards any more."""

    folded: bool | None = None
    """All the others had folded before there was a showdown."""


class RefusedToShow(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody refuses to show a hand that has to be shown, and mucks it."""


class AskedWhoShowsFirst(ShowdownIncident, frozen=True, kw_only=True):
    """The betting is over, and nobody shows."""

    bet: bool | None = None
    """There was a bet on the last street."""
    early: bool | None = None
    """An all-in ended the betting before the last street."""
    aggressor: int | None = None
    """The seat that bet or raised last."""
    first: int | None = None
    """The seat that acts first on the last street."""


class AskedToSee(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody asks to see the cards of *whose*."""

    whose: int
    dealt_in: bool | None = None
    eligible: bool | None = None
    """That hand had called, or been called, at the end."""
    paid: bool | None = None
    """There was a bet at the end, and who asks called it."""
    holds: bool | None = None
    """Who asks still has cards."""
    aggressor: bool | None = None
    """That hand was the last to bet or raise."""
    suspicion: bool | None = None
    winner: bool | None = None
    """Who asks has won the pot."""
    abused: bool = False
    """They ask so often that it is no question any more."""


class Miscalled(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody said that they hold what they do not hold."""

    cost: bool | None = None
    """Another threw away or fouled a hand because of it."""
    deliberate: bool | None = None
    lowball: bool | None = None


class Disputed(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody disputes a hand whose pot was awarded."""

    what: Literal["reading", "count"] | None = None
    next_hand: Literal["no", "riffled", "dealt", "acted"] | None = None
    """How far the next hand is: not begun, shuffled, dealt, or with substantial action."""
    break_for: int | None = None
    """The hand ended in a break: seconds since its pot was awarded."""


class WronglyPushed(ShowdownIncident, frozen=True, kw_only=True):
    """A pot goes, or went, to somebody else than its winner *who*."""

    to: int
    chips: int
    clear: bool | None = None
    """It is clear who had won."""
    pushed: bool | None = None
    """They have the chips already."""
    next_hand: Literal["no", "riffled", "dealt", "acted"] | None = None


class AskedForTheNextCard(ShowdownIncident, frozen=True, kw_only=True):
    """Somebody wants to see the card that would have come."""


# Conduct ---------------------------------------------------------------------------------------


class Behaved(PlayerIncident, frozen=True, kw_only=True):
    """Somebody did what nobody should."""

    what: Conduct
    warned: int | None = None
    """How often they have been warned of such a thing."""


class WasPenalised(PlayerIncident, frozen=True, kw_only=True):
    """The floor has given a penalty of rounds."""

    rounds: int


class IsAwayOnAPenalty(PlayerIncident, frozen=True, kw_only=True):
    """A hand begins, and somebody is away on a penalty."""

    low: bool | None = None
    """In stud: their card would have to bring it in."""


class WasDisqualified(PlayerIncident, frozen=True, kw_only=True):
    """The floor has disqualified somebody."""

    chips: int | None = None
    """What they have."""


class LeftTheEvent(PlayerIncident, frozen=True, kw_only=True):
    """Somebody goes home in an event, for their health or any reason of their own."""


class CarriedChipsAway(PlayerIncident, frozen=True, kw_only=True):
    """Chips were carried out of sight."""

    chips: int


class FoundChips(PlayerIncident, frozen=True, kw_only=True):
    """Chips were found; *who* is their owner, if one is known."""

    chips: int
    owner_known: bool | None = None


AnyCards = (
    ThrewAway
    | ThoughtTheyHadWon
    | KilledByTheDealer
    | WasFouled
    | LeftUnprotected
    | CrossedTheLine
    | ThrewToAnother
    | WasDeclaredDead
    | TurnedUp
    | LeftTheTable
    | ShownToOne
    | ShownInPart
)
AnyShowdown = (
    PushedAway
    | FoldedOnAFalseWord
    | MuckedWhenTabled
    | TabledOneCard
    | PlaysTheBoard
    | OthersMucked
    | RefusedToShow
    | AskedWhoShowsFirst
    | AskedToSee
    | Miscalled
    | Disputed
    | WronglyPushed
    | AskedForTheNextCard
)
AnyPeople = (
    Behaved
    | WasPenalised
    | IsAwayOnAPenalty
    | WasDisqualified
    | LeftTheEvent
    | CarriedChipsAway
    | FoundChips
)
AnyHand = AnyCards | AnyShowdown | AnyPeople
"""What this chapter rules on."""
