"""Bet incidents: chips in motions, spoken words, and errors found later."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
from riverboat.floor.bets.spoken_vocabulary import BettingWord
from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

Chips: TypeAlias = tuple[int, ...]
"""Single chips by denomination: ``(1000, 100, 100)``."""


class BetIncident(Incident, frozen=True, kw_only=True):
    """An incident with a bet."""


# In turn ---


class PushedChips(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="Pushed",
    rename={
        "spoken_word": "word",
        "spoken_amount": "amount",
        "was_spoken_first": "before",
        "are_last_chips": "last_chips",
        "earlier_bet_chips": "old",
        "taken_back_chips": "took",
        "has_mixed_chips": "mixed",
        "has_next_player_acted": "acted",
        "announced_bet": "wants",
    },
):
    """Chips were pushed and released, in one motion or in several, with or without words."""

    motions: tuple[Chips, ...] = ()
    """Chips of each motion, in order; empty if the player only took back chips of the last bet."""
    spoken_word: BettingWord | None = None
    """The word spoken with the chips."""
    spoken_amount: int | None = None
    """The spoken amount."""
    was_spoken_first: bool | None = None
    """True if the word was spoken before the chips landed, or at the same time."""
    are_last_chips: bool | None = None
    """True if these are the player's last chips."""
    earlier_bet_chips: Chips | None = None
    """The chips in front of the player before the push; by default worth exactly the last bet."""
    taken_back_chips: Chips = ()
    """Chips of the last bet that the player took back."""
    has_mixed_chips: bool = False
    """True if the player mixed the chips of the last bet with new ones and pushed all of them."""
    has_next_player_acted: bool | None = None
    """The next player has acted on the chips."""
    announced_bet: int | None = None
    """The bet announced by a player who pushes a bigger chip and takes change from the pot."""

    @property
    def chips(self) -> Chips:
        """All pushed chips."""
        return tuple([chip for motion in self.motions for chip in motion])


class SpokenAction(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="Said",
    rename={
        "spoken_word": "word",
        "spoken_amount": "amount",
        "second_word": "then",
        "intended_meaning": "meant",
    },
):
    """Words or a gesture, without chips."""

    spoken_word: BettingWord | None = None
    """The meaning of the spoken word; ``None`` if only an amount was said."""
    spoken_amount: int | None = None
    second_word: BettingWord | None = None
    """A second word in the same sentence; an amount then belongs to this word."""
    intended_meaning: Literal["call", "fold", "raise", "chips"] | None = None
    """The intended meaning of a word that has no meaning in this situation."""


class ShortCall(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="TooLittle",
    rename={
        "has_said_call": "said_call",
        "excuse": "claims",
        "believed_bet": "thought",
        "announced_call": "told",
        "has_player_behind_acted": "acted",
        "was_hand_shown": "shown",
        "folds_when_informed": "folds",
        "next_short_caller_seat": "also",
    },
):
    """A player with more chips puts in less than the call."""

    chips: int
    has_said_call: bool = False
    excuse: Literal["nothing", "unaware", "misheard", "miscounted"] = "nothing"
    """The player's excuse: overlooked the raise, misheard the amount, miscounted."""
    believed_bet: int | None = None
    """The total bet that the player believed to face."""
    announced_call: int | None = None
    """The amount to call that the dealer announced, if it was wrong."""
    has_player_behind_acted: bool | None = None
    """A player behind has acted."""
    was_hand_shown: bool = False
    """True if an opponent has shown a hand, believing that the chips were a full call."""
    folds_when_informed: bool = False
    """True if the player folds when informed of the true amount."""
    next_short_caller_seat: int | None = None
    """The seat of the next player, who has put in too little as well."""


class StringBetClaimed(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="StringBetCalled",
    rename={"are_last_chips": "last_chips", "is_confirmed_by_floor": "confirmed"},
):
    """A player, and not the dealer, claims that it was a string bet."""

    motions: tuple[Chips, ...]
    are_last_chips: bool | None = None
    is_confirmed_by_floor: bool | None = None
    """True if the floor confirms that it was a string bet."""


class ForwardMotion(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="MovedForward",
    rename={
        "are_last_chips": "last_chips",
        "were_chips_released": "released",
        "has_crossed_line": "crossed",
        "has_next_player_acted": "acted",
        "is_deceptive": "to_deceive",
    },
):
    """A hand with chips moved forward without words."""

    chips: Chips
    are_last_chips: bool | None = None
    were_chips_released: bool | None = None
    has_crossed_line: bool | None = None
    """The hand crossed the line."""
    has_next_player_acted: bool | None = None
    """True if the next player acted on the motion."""
    is_deceptive: bool = False
    """True if the motion was meant to make the next player act."""


class ConditionalAction(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="IfThen",
    rename={"spoken_word": "word", "spoken_amount": "amount", "intended_meaning": "meant"},
):
    """A player announced an action on a condition: *if you bet, I raise*."""

    spoken_word: BettingWord
    spoken_amount: int | None = None
    intended_meaning: Literal["call", "fold", "raise", "chips"] | None = None


class BareRaiseActedOn(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="OnBareRaise",
    rename={"action": "deed", "raise_total": "to"},
):
    """A player acted on another player's *raise* before its amount was known."""

    action: Literal["fold", "call"]
    raise_total: int | None = None
    """The total of the raise, if it is known by now."""


class TokenPushed(BetIncident, frozen=True, kw_only=True):
    """An object that is not a chip was pushed."""

    token: Literal["bounty", "clock"]


# Found later ---


class UndersizedWagerFound(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="FoundTooSmall",
    rename={
        "wager_total": "to",
        "min_total": "least",
        "bet_faced": "faced",
        "is_street_over": "street_over",
    },
):
    """A bet or raise below the minimum, found when others had acted on it."""

    wager_total: int
    """The total of the bet as made."""
    min_total: int | None = None
    """The minimum legal total of the bet."""
    bet_faced: int | None = None
    """The bet that was raised; 0 for an opening bet."""
    is_street_over: bool | None = None
    """The next card has been dealt, or the showdown has begun."""


class MiscountedPotBet(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="FoundOffThePot",
    rename={
        "wager_total": "to",
        "correct_total": "right",
        "later_actions": "since",
        "has_substantial_action": "substantial",
        "have_all_acted": "all_acted",
        "is_street_over": "street_over",
        "is_requested_by_bettor": "by_bettor",
    },
):
    """A miscounted pot-size bet in pot-limit."""

    wager_total: int
    """The total of the bet as made."""
    correct_total: int
    """The total of a correct pot-sized bet."""
    later_actions: tuple[ActionKind, ...] | None = None
    """Actions of other players since the bet."""
    has_substantial_action: bool | None = None
    """There was substantial action since the bet."""
    have_all_acted: bool | None = None
    is_street_over: bool | None = None
    is_requested_by_bettor: bool = False
    """The bettor asks for the correction, after others have acted."""


class ChipsFoundBehind(
    BetIncident, frozen=True, kw_only=True, tag="FoundBehind", rename={"has_won_hand": "won"}
):
    """More chips of a player were found after the player's all-in was called."""

    chips: int
    has_won_hand: bool | None = None
    """The player has won the hand."""


# Asking, changing, touching ---


class CountRequested(
    BetIncident, frozen=True, kw_only=True, tag="AskedToCount", rename={"count_target": "what"}
):
    """A player asks for the size of the pot or of a bet."""

    count_target: Literal["pot", "bet"]


class ChipsExchanged(
    BetIncident,
    frozen=True,
    kw_only=True,
    tag="Exchanged",
    rename={
        "other_seat": "whom",
        "given_chips": "gives",
        "received_chips": "gets",
        "is_between_hands": "between_hands",
    },
):
    """Two players want to exchange chips."""

    other_seat: int
    given_chips: Chips
    received_chips: Chips
    is_between_hands: bool


class PotSplashed(BetIncident, frozen=True, kw_only=True, tag="Splashed"):
    """Chips were splashed into the pot."""


class OtherChipsTouched(
    BetIncident, frozen=True, kw_only=True, tag="TouchedAnothers", rename={"owner_seat": "whom"}
):
    """A player touched another player's chips without permission."""

    owner_seat: int


AnyBetIncident: TypeAlias = (
    PushedChips
    | SpokenAction
    | ShortCall
    | StringBetClaimed
    | ForwardMotion
    | ConditionalAction
    | BareRaiseActedOn
    | TokenPushed
    | UndersizedWagerFound
    | MiscountedPotBet
    | ChipsFoundBehind
    | CountRequested
    | ChipsExchanged
    | PotSplashed
    | OtherChipsTouched
)
"""Any bet incident."""

__getattr__ = deprecated_names(__name__)
