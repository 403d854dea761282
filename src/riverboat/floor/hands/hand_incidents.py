"""Hand incidents: live hands, the showdown, and conduct."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
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
"""An offence of conduct.

The player played soft, agreed to check down, lost chips on purpose, looked at another player's
cards, took cards off the table, misled others about a stack, hid big chips, gave a bet back, split
a pot while cards were to come, paid for another player, announced their hand, gave advice,
miscalled on purpose, or did not report an error that they saw.
"""


class HandIncident(Incident, frozen=True, kw_only=True):
    """An incident with hands, pots or players."""


class LiveHandIncident(HandIncident, frozen=True, kw_only=True):
    """An incident with a player's live cards."""


class ShowdownIncident(HandIncident, frozen=True, kw_only=True):
    """An incident after the betting was over."""


class PlayerIncident(HandIncident, frozen=True, kw_only=True):
    """An incident of a player's conduct, with or without cards."""


# During the betting ----------------------------------------------------------------------------


class HandDiscarded(LiveHandIncident, frozen=True, kw_only=True, tag="ThrewAway"):
    """A player discarded in a betting round, in turn and without a word."""

    next_acted: bool | None = None
    """True if the next player has acted since."""


class DiscardedAsWinner(LiveHandIncident, frozen=True, kw_only=True, tag="ThoughtTheyHadWon"):
    """A bettor believed to have won, and discarded into the muck."""

    called: bool | None = None
    """A player had called the bet."""


class KilledByDealer(LiveHandIncident, frozen=True, kw_only=True, tag="KilledByTheDealer"):
    """The dealer mucked an unprotected live hand."""


class HandFouled(LiveHandIncident, frozen=True, kw_only=True, tag="WasFouled"):
    """Other cards were mixed with the player's cards."""

    certain: bool | None = None
    """The player's own cards are known for certain."""


class HandUnprotected(LiveHandIncident, frozen=True, kw_only=True, tag="LeftUnprotected"):
    """The action has come to an unprotected hand."""


class CardsOverLine(LiveHandIncident, frozen=True, kw_only=True, tag="CrossedTheLine"):
    """Cards were pushed past the line of the table."""

    touched: bool | None = None
    """The dealer has touched the cards."""


class CardsThrownIntoOtherHand(LiveHandIncident, frozen=True, kw_only=True, tag="ThrewToAnother"):
    """Cards were thrown into another's hand, face up or down."""


class HandDeclaredDead(LiveHandIncident, frozen=True, kw_only=True, tag="WasDeclaredDead"):
    """An official has declared a hand dead."""


class CardsTurnedFaceUp(LiveHandIncident, frozen=True, kw_only=True, tag="TurnedUp"):
    """A player turned their cards up."""

    to_come: bool | None = None
    """There is still action to come."""


class DepartureDuringHand(LiveHandIncident, frozen=True, kw_only=True, tag="LeftTheTable"):
    """A player walked away in the middle of a hand."""

    all_in: bool | None = None
    to_come: bool | None = None
    """The player has live cards, with action still to come."""


class CardsShownToOnePlayer(LiveHandIncident, frozen=True, kw_only=True, tag="ShownToOne"):
    """A player showed their cards to one other player during the hand."""

    to: int | None = None
    acts: Literal["now", "later", "out"] | None = None
    """The next action of the player who saw the cards: this round, a later one, or none."""


class CardsPartlyShown(LiveHandIncident, frozen=True, kw_only=True, tag="ShownInPart"):
    """A player showed some of their cards."""

    asked: bool | None = None
    """True if a player asks to see the other cards."""


# Showdown --------------------------------------------------------------------------------------


class CardsPushedAway(ShowdownIncident, frozen=True, kw_only=True, tag="PushedAway"):
    """Cards were pushed away face down at the showdown, and are now to be tabled."""

    certain: bool | None = None
    touched: bool | None = None


class FoldedAfterFalseInformation(
    ShowdownIncident, frozen=True, kw_only=True, tag="FoldedOnAFalseWord"
):
    """A hand was discarded because of a false announcement by the dealer or a player."""

    certain: bool | None = None


class TabledHandMucked(ShowdownIncident, frozen=True, kw_only=True, tag="MuckedWhenTabled"):
    """The dealer mucked a hand that had been tabled."""

    won: bool | None = None
    """The hand clearly won."""


class OneCardTabled(ShowdownIncident, frozen=True, kw_only=True, tag="TabledOneCard"):
    """A player tabled only one hole card, and that card would win."""

    shows: bool | None = None
    """The player shows all hole cards on request."""


class BoardPlayed(ShowdownIncident, frozen=True, kw_only=True, tag="PlaysTheBoard"):
    """A player plays the board, and their cards are mucked or tabled."""

    tabled: bool | None = None
    """All hole cards were tabled."""
    said: bool | None = None
    """The player declared it before discarding."""


class SoleRemainingHand(ShowdownIncident, frozen=True, kw_only=True, tag="OthersMucked"):
    """All other players have mucked."""

    folded: bool | None = None
    """All the others had folded before there was a showdown."""


class ShowRefused(ShowdownIncident, frozen=True, kw_only=True, tag="RefusedToShow"):
    """A player refuses to show a hand that must be shown, and mucks it."""


class ShowOrderAsked(ShowdownIncident, frozen=True, kw_only=True, tag="AskedWhoShowsFirst"):
    """The betting is over, and no player shows."""

    bet: bool | None = None
    """There was a bet on the last street."""
    early: bool | None = None
    """An all-in ended the betting before the last street."""
    aggressor: int | None = None
    """The seat that bet or raised last."""
    first: int | None = None
    """The seat that acts first on the last street."""


class CardsRequested(ShowdownIncident, frozen=True, kw_only=True, tag="AskedToSee"):
    """A player asks to see the cards of *whose*."""

    whose: int
    dealt_in: bool | None = None
    eligible: bool | None = None
    """The hand called the last bet, or its own last bet was called."""
    paid: bool | None = None
    """There was a bet at the end, and the asking player called it."""
    holds: bool | None = None
    """The asking player still has cards."""
    aggressor: bool | None = None
    """The hand was the last to bet or raise."""
    suspicion: bool | None = None
    winner: bool | None = None
    """The asking player has won the pot."""
    abused: bool = False
    """The player abuses the right to ask."""


class HandMiscalled(ShowdownIncident, frozen=True, kw_only=True, tag="Miscalled"):
    """A player announced a hand that they do not hold."""

    cost: bool | None = None
    """Another player discarded or fouled a hand because of this."""
    deliberate: bool | None = None
    lowball: bool | None = None


class AwardDisputed(ShowdownIncident, frozen=True, kw_only=True, tag="Disputed"):
    """A player disputes a hand whose pot was awarded."""

    what: Literal["reading", "count"] | None = None
    next_hand: Literal["no", "riffled", "dealt", "acted"] | None = None
    """State of the next hand: not begun, shuffled, dealt, or with substantial action."""
    break_for: int | None = None
    """Seconds since the pot was awarded, if the hand ended in a break."""


class PotMisawarded(ShowdownIncident, frozen=True, kw_only=True, tag="WronglyPushed"):
    """A pot goes, or went, to a player other than its winner *who*."""

    to: int
    chips: int
    clear: bool | None = None
    """The winner is clear."""
    pushed: bool | None = None
    """The other player has the chips already."""
    next_hand: Literal["no", "riffled", "dealt", "acted"] | None = None


class RabbitHuntRequested(ShowdownIncident, frozen=True, kw_only=True, tag="AskedForTheNextCard"):
    """A player wants to see the card that would have come."""


# Conduct ---------------------------------------------------------------------------------------


class ConductBreach(PlayerIncident, frozen=True, kw_only=True, tag="Behaved"):
    """A player committed an offence of conduct."""

    what: Conduct
    warned: int | None = None
    """Number of earlier warnings for such an offence."""


class PenaltyGiven(PlayerIncident, frozen=True, kw_only=True, tag="WasPenalised"):
    """The floor has given a penalty of rounds."""

    rounds: int


class AwayOnPenalty(PlayerIncident, frozen=True, kw_only=True, tag="IsAwayOnAPenalty"):
    """A hand begins while a player is away on a penalty."""

    low: bool | None = None
    """In stud: True if the absent player has the low card and owes the bring-in."""


class PlayerDisqualified(PlayerIncident, frozen=True, kw_only=True, tag="WasDisqualified"):
    """The floor has disqualified a player."""

    chips: int | None = None
    """The player's chips."""


class EventDeparture(PlayerIncident, frozen=True, kw_only=True, tag="LeftTheEvent"):
    """A player leaves the event, for health or any other personal reason."""


class ChipsRemovedFromTable(PlayerIncident, frozen=True, kw_only=True, tag="CarriedChipsAway"):
    """Chips were carried away from the table."""

    chips: int


class ChipsFound(PlayerIncident, frozen=True, kw_only=True, tag="FoundChips"):
    """Chips were found; *who* is their owner, if one is known."""

    chips: int
    owner_known: bool | None = None


AnyCards = (
    HandDiscarded
    | DiscardedAsWinner
    | KilledByDealer
    | HandFouled
    | HandUnprotected
    | CardsOverLine
    | CardsThrownIntoOtherHand
    | HandDeclaredDead
    | CardsTurnedFaceUp
    | DepartureDuringHand
    | CardsShownToOnePlayer
    | CardsPartlyShown
)
AnyShowdown = (
    CardsPushedAway
    | FoldedAfterFalseInformation
    | TabledHandMucked
    | OneCardTabled
    | BoardPlayed
    | SoleRemainingHand
    | ShowRefused
    | ShowOrderAsked
    | CardsRequested
    | HandMiscalled
    | AwardDisputed
    | PotMisawarded
    | RabbitHuntRequested
)
AnyPeople = (
    ConductBreach
    | PenaltyGiven
    | AwayOnPenalty
    | PlayerDisqualified
    | EventDeparture
    | ChipsRemovedFromTable
    | ChipsFound
)
AnyHand = AnyCards | AnyShowdown | AnyPeople
"""Any hand incident."""

__getattr__ = deprecated_names(__name__)
