"""Bet incidents: chips in motions, spoken words, and errors found later."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.deprecation import deprecated_names
from riverboat.floor.bets.spoken_vocabulary import Word
from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

Chips: TypeAlias = tuple[int, ...]
"""Single chips by denomination: ``(1000, 100, 100)``."""


class BetIncident(Incident, frozen=True, kw_only=True):
    """An incident with a bet."""


# In turn ---------------------------------------------------------------------------------------


class PushedChips(BetIncident, frozen=True, kw_only=True, tag="Pushed"):
    """Chips were pushed and released, in one motion or in several, with or without words."""

    motions: tuple[Chips, ...] = ()
    """Chips of each motion, in order; empty if old chips were only taken back."""
    word: Word | None = None
    """The word spoken with the chips."""
    amount: int | None = None
    """The spoken amount."""
    before: bool | None = None
    """True if the word was spoken before the chips landed, or at the same time."""
    last_chips: bool | None = None
    """True if these are the player's last chips."""
    old: Chips | None = None
    """Chips of the player's last bet that lay in front of the player; by default exactly the bet.
    """
    took: Chips = ()
    """The old chips that the player took back."""
    mixed: bool = False
    """The player mixed old and new chips and pushed all of them."""
    acted: bool | None = None
    """The next player has acted on the chips."""
    wants: int | None = None
    """The bet out of the pushed chip, announced beforehand, with change from the pot."""

    @property
    def chips(self) -> Chips:
        """All pushed chips."""
        return tuple([chip for motion in self.motions for chip in motion])


class SpokenAction(BetIncident, frozen=True, kw_only=True, tag="Said"):
    """Words or a gesture, without chips."""

    word: Word | None = None
    """The meaning of the spoken word; ``None`` if only an amount was said."""
    amount: int | None = None
    then: Word | None = None
    """A second word in the same sentence; an amount then belongs to this word."""
    meant: Literal["call", "fold", "raise", "chips"] | None = None
    """The intended meaning of a word that has no meaning in this situation."""


class ShortCall(BetIncident, frozen=True, kw_only=True, tag="TooLittle"):
    """A player with more chips puts in less than the call."""

    chips: int
    said_call: bool = False
    claims: Literal["nothing", "unaware", "misheard", "miscounted"] = "nothing"
    """The player's excuse: overlooked the raise, misheard the amount, miscounted."""
    thought: int | None = None
    """The total bet that the player believed to face."""
    told: int | None = None
    """The amount to call that the dealer announced, if it was wrong."""
    acted: bool | None = None
    """A player behind has acted."""
    shown: bool = False
    """A player has shown a hand, taking the bet for a call."""
    folds: bool = False
    """The player folds when informed of the true amount."""
    also: int | None = None
    """The seat of the next player, who has put in too little as well."""


class StringBetClaimed(BetIncident, frozen=True, kw_only=True, tag="StringBetCalled"):
    """A player, and not the dealer, claims that it was a string bet."""

    motions: tuple[Chips, ...]
    last_chips: bool | None = None
    confirmed: bool | None = None
    """The floor confirms it."""


class ForwardMotion(BetIncident, frozen=True, kw_only=True, tag="MovedForward"):
    """A hand with chips moved forward without words."""

    chips: Chips
    last_chips: bool | None = None
    released: bool | None = None
    crossed: bool | None = None
    """The hand crossed the line."""
    acted: bool | None = None
    """True if the next player acted on the motion."""
    to_deceive: bool = False
    """True if the motion was meant to make the next player act."""


class ConditionalAction(BetIncident, frozen=True, kw_only=True, tag="IfThen"):
    """A player announced an action on a condition: *if you bet, I raise*."""

    word: Word
    amount: int | None = None
    meant: Literal["call", "fold", "raise", "chips"] | None = None


class BareRaiseActedOn(BetIncident, frozen=True, kw_only=True, tag="OnBareRaise"):
    """A player acted on another player's *raise* before its amount was known."""

    deed: Literal["fold", "call"]
    to: int | None = None
    """The total of the raise, if it is known by now."""


class TokenPushed(BetIncident, frozen=True, kw_only=True):
    """An object that is not a chip was pushed."""

    token: Literal["bounty", "clock"]


# Found later -----------------------------------------------------------------------------------


class UndersizedWagerFound(BetIncident, frozen=True, kw_only=True, tag="FoundTooSmall"):
    """A bet or raise below the minimum, found when others had acted on it."""

    to: int
    """The total of the bet as made."""
    least: int | None = None
    """The total that the bet should have been at least."""
    faced: int | None = None
    """The bet that was raised; 0 for an opening bet."""
    street_over: bool | None = None
    """The next card has been dealt, or the showdown has begun."""


class MiscountedPotBet(BetIncident, frozen=True, kw_only=True, tag="FoundOffThePot"):
    """A miscounted pot-size bet in pot-limit."""

    to: int
    """The total of the bet as made."""
    right: int
    """The total of a correct pot-sized bet."""
    since: tuple[ActionKind, ...] | None = None
    """Actions of other players since the bet."""
    substantial: bool | None = None
    """There was substantial action since the bet."""
    all_acted: bool | None = None
    street_over: bool | None = None
    by_bettor: bool = False
    """The bettor asks for the correction, after others have acted."""


class ChipsFoundBehind(BetIncident, frozen=True, kw_only=True, tag="FoundBehind"):
    """Chips were found behind after an all-in was called."""

    chips: int
    won: bool | None = None
    """The player has won the hand."""


# Asking, changing, touching ---------------------------------------------------------------------


class CountRequested(BetIncident, frozen=True, kw_only=True, tag="AskedToCount"):
    """A player asks for the size of the pot or of a bet."""

    what: Literal["pot", "bet"]


class ChipsExchanged(BetIncident, frozen=True, kw_only=True, tag="Exchanged"):
    """Two players want to exchange chips."""

    whom: int
    gives: Chips
    gets: Chips
    between_hands: bool


class PotSplashed(BetIncident, frozen=True, kw_only=True, tag="Splashed"):
    """Chips were splashed into the pot."""


class OtherChipsTouched(BetIncident, frozen=True, kw_only=True, tag="TouchedAnothers"):
    """A player touched another player's chips without permission."""

    whom: int


AnyBet: TypeAlias = (
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
