"""Hand incidents: live hands, the showdown, and conduct."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
from riverboat.floor.incident import Incident

ConductOffence: TypeAlias = Literal[
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


# During the betting ---


class HandDiscarded(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="ThrewAway",
    rename={"has_next_player_acted": "next_acted"},
):
    """A player discarded in a betting round, in turn and without a word."""

    has_next_player_acted: bool | None = None
    """True if the next player has acted since."""


class DiscardedAsWinner(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="ThoughtTheyHadWon",
    rename={"was_bet_called": "called"},
):
    """A bettor believed to have won, and discarded into the muck."""

    was_bet_called: bool | None = None
    """A player had called the bet."""


class KilledByDealer(LiveHandIncident, frozen=True, kw_only=True, tag="KilledByTheDealer"):
    """The dealer mucked an unprotected live hand."""


class HandFouled(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="WasFouled",
    rename={"are_cards_certain": "certain"},
):
    """Other cards were mixed with the player's cards."""

    are_cards_certain: bool | None = None
    """The player's own cards are known for certain."""


class HandUnprotected(LiveHandIncident, frozen=True, kw_only=True, tag="LeftUnprotected"):
    """The action has come to an unprotected hand."""


class CardsOverLine(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="CrossedTheLine",
    rename={"has_dealer_touched_cards": "touched"},
):
    """Cards were pushed past the line of the table."""

    has_dealer_touched_cards: bool | None = None
    """The dealer has touched the cards."""


class CardsThrownIntoOtherHand(LiveHandIncident, frozen=True, kw_only=True, tag="ThrewToAnother"):
    """Cards were thrown into another's hand, face up or down."""


class HandDeclaredDead(LiveHandIncident, frozen=True, kw_only=True, tag="WasDeclaredDead"):
    """An official has declared a hand dead."""


class CardsTurnedFaceUp(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="TurnedUp",
    rename={"is_action_to_come": "to_come"},
):
    """A player turned their cards up."""

    is_action_to_come: bool | None = None
    """There is still action to come."""


class DepartureDuringHand(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="LeftTheTable",
    rename={"is_all_in": "all_in", "has_live_cards": "to_come"},
):
    """A player walked away in the middle of a hand."""

    is_all_in: bool | None = None
    has_live_cards: bool | None = None
    """The player has live cards, with action still to come."""


class CardsShownToOnePlayer(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="ShownToOne",
    rename={"viewer_seat": "to", "viewer_next_turn": "acts"},
):
    """A player showed their cards to one other player during the hand."""

    viewer_seat: int | None = None
    viewer_next_turn: Literal["now", "later", "out"] | None = None
    """The next action of the player who saw the cards: this round, a later one, or none."""


class CardsPartlyShown(
    LiveHandIncident,
    frozen=True,
    kw_only=True,
    tag="ShownInPart",
    rename={"are_other_cards_requested": "asked"},
):
    """A player showed some of their cards."""

    are_other_cards_requested: bool | None = None
    """True if a player asks to see the other cards."""


# Showdown ---


class CardsPushedAway(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="PushedAway",
    rename={"are_cards_certain": "certain", "has_dealer_touched_cards": "touched"},
):
    """Cards were pushed away face down at the showdown, and are now to be tabled."""

    are_cards_certain: bool | None = None
    has_dealer_touched_cards: bool | None = None


class FoldedAfterFalseInformation(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="FoldedOnAFalseWord",
    rename={"are_cards_certain": "certain"},
):
    """A hand was discarded because of a false announcement by the dealer or a player."""

    are_cards_certain: bool | None = None


class TabledHandMucked(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="MuckedWhenTabled",
    rename={"has_clearly_won": "won"},
):
    """The dealer mucked a hand that had been tabled."""

    has_clearly_won: bool | None = None
    """The hand clearly won."""


class OneCardTabled(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="TabledOneCard",
    rename={"shows_all_on_request": "shows"},
):
    """A player tabled only one hole card, and that card would win."""

    shows_all_on_request: bool | None = None
    """The player shows all hole cards on request."""


class BoardPlayed(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="PlaysTheBoard",
    rename={"are_all_cards_tabled": "tabled", "was_announced": "said"},
):
    """A player plays the board, and their cards are mucked or tabled."""

    are_all_cards_tabled: bool | None = None
    """All hole cards were tabled."""
    was_announced: bool | None = None
    """The player declared it before discarding."""


class SoleRemainingHand(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="OthersMucked",
    rename={"have_all_others_folded": "folded"},
):
    """All other players have mucked."""

    have_all_others_folded: bool | None = None
    """All the others had folded before there was a showdown."""


class ShowRefused(ShowdownIncident, frozen=True, kw_only=True, tag="RefusedToShow"):
    """A player refuses to show a hand that must be shown, and mucks it."""


class ShowOrderAsked(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="AskedWhoShowsFirst",
    rename={
        "has_last_street_bet": "bet",
        "was_all_in_early": "early",
        "aggressor_seat": "aggressor",
        "first_to_act_seat": "first",
    },
):
    """The betting is over, and no player shows."""

    has_last_street_bet: bool | None = None
    """There was a bet on the last street."""
    was_all_in_early: bool | None = None
    """An all-in ended the betting before the last street."""
    aggressor_seat: int | None = None
    """The seat that bet or raised last."""
    first_to_act_seat: int | None = None
    """The seat that acts first on the last street."""


class CardsRequested(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="AskedToSee",
    rename={
        "owner_seat": "whose",
        "was_asker_dealt_in": "dealt_in",
        "is_hand_eligible": "eligible",
        "has_asker_called_last_bet": "paid",
        "has_asker_cards": "holds",
        "was_last_aggressor": "aggressor",
        "is_collusion_suspected": "suspicion",
        "has_asker_won": "winner",
        "is_right_abused": "abused",
    },
):
    """A player asks to see the cards of another player."""

    owner_seat: int
    was_asker_dealt_in: bool | None = None
    is_hand_eligible: bool | None = None
    """The hand called the last bet, or its own last bet was called."""
    has_asker_called_last_bet: bool | None = None
    """There was a bet at the end, and the asking player called it."""
    has_asker_cards: bool | None = None
    """The asking player still has cards."""
    was_last_aggressor: bool | None = None
    """The hand was the last to bet or raise."""
    is_collusion_suspected: bool | None = None
    has_asker_won: bool | None = None
    """The asking player has won the pot."""
    is_right_abused: bool = False
    """The player abuses the right to ask."""


class HandMiscalled(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="Miscalled",
    rename={"was_other_hand_lost": "cost", "is_deliberate": "deliberate", "is_lowball": "lowball"},
):
    """A player announced a hand that they do not hold."""

    was_other_hand_lost: bool | None = None
    """True if another player discarded or fouled a hand because of the announcement."""
    is_deliberate: bool | None = None
    is_lowball: bool | None = None


class AwardDisputed(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="Disputed",
    rename={
        "dispute_subject": "what",
        "next_hand_state": "next_hand",
        "seconds_since_award": "break_for",
    },
):
    """A player disputes a hand whose pot was awarded."""

    dispute_subject: Literal["reading", "count"] | None = None
    """The subject of the dispute: the reading of the hands, or the count of the pot."""
    next_hand_state: Literal["no", "riffled", "dealt", "acted"] | None = None
    """State of the next hand: not begun, shuffled, dealt, or with substantial action."""
    seconds_since_award: int | None = None
    """Seconds since the pot was awarded, if the hand ended in a break."""


class PotMisawarded(
    ShowdownIncident,
    frozen=True,
    kw_only=True,
    tag="WronglyPushed",
    rename={
        "recipient_seat": "to",
        "is_winner_clear": "clear",
        "is_pot_pushed": "pushed",
        "next_hand_state": "next_hand",
    },
):
    """A pot goes, or went, to a player other than its winner."""

    recipient_seat: int
    """The seat of the player to whom the pot goes or went by mistake."""
    chips: int
    is_winner_clear: bool | None = None
    """The winner is clear."""
    is_pot_pushed: bool | None = None
    """The other player has the chips already."""
    next_hand_state: Literal["no", "riffled", "dealt", "acted"] | None = None


class RabbitHuntRequested(ShowdownIncident, frozen=True, kw_only=True, tag="AskedForTheNextCard"):
    """A player wants to see the card that would have come."""


# Conduct ---


class ConductBreach(
    PlayerIncident,
    frozen=True,
    kw_only=True,
    tag="Behaved",
    rename={"offence": "what", "earlier_warning_count": "warned"},
):
    """A player committed an offence of conduct."""

    offence: ConductOffence
    earlier_warning_count: int | None = None
    """Number of earlier warnings for such an offence."""


class PenaltyGiven(PlayerIncident, frozen=True, kw_only=True, tag="WasPenalised"):
    """The floor has given a penalty of rounds."""

    rounds: int


class AwayOnPenalty(
    PlayerIncident,
    frozen=True,
    kw_only=True,
    tag="IsAwayOnAPenalty",
    rename={"has_low_card": "low"},
):
    """A hand begins while a player is away on a penalty."""

    has_low_card: bool | None = None
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


class ChipsFound(
    PlayerIncident,
    frozen=True,
    kw_only=True,
    tag="FoundChips",
    rename={"is_owner_known": "owner_known"},
):
    """Chips were found; the seat is that of their owner, if one is known."""

    chips: int
    is_owner_known: bool | None = None


AnyLiveHandIncident = (
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
AnyShowdownIncident = (
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
AnyPlayerIncident = (
    ConductBreach
    | PenaltyGiven
    | AwayOnPenalty
    | PlayerDisqualified
    | EventDeparture
    | ChipsRemovedFromTable
    | ChipsFound
)
AnyHandIncident = AnyLiveHandIncident | AnyShowdownIncident | AnyPlayerIncident
"""Any hand incident."""

__getattr__ = deprecated_names(__name__)
