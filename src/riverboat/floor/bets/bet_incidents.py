"""What is seen of a bet: chips in motions, words, and what is found out about them later."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.floor.bets.spoken_vocabulary import Word
from riverboat.floor.incident import Incident
from riverboat.floor.spot import ActionKind

Chips: TypeAlias = tuple[int, ...]
"""Chips by denomination, each of them: ``(1000, 100, 100)``."""


class BetIncident(Incident, frozen=True, kw_only=True):
    """Something of a bet."""


# In turn ---------------------------------------------------------------------------------------


class Pushed(BetIncident, frozen=True, kw_only=True):
    """Chips were pushed and released, in one motion or in several, with or without words."""

    motions: tuple[Chips, ...] = ()
    """Each motion's chips, in order. None of them, when old chips were only taken back."""
    word: Word | None = None
    """What was said with them."""
    amount: int | None = None
    """The amount that was said."""
    before: bool | None = None
    """It was said before the chips landed, or as they did."""
    last_chips: bool | None = None
    """They are all that the player had."""
    old: Chips | None = None
    """The chips of their last bet that lay there; none but those of the bet, unless said."""
    took: Chips = ()
    """Those of them that they took back."""
    mixed: bool = False
    """They put old and new chips together and pushed all of them."""
    acted: bool | None = None
    """The next player has acted on the chips."""
    wants: int | None = None
    """Announced before it: the chip is to be changed from the pot, and so much of it is bet."""

    @property
    def chips(self) -> Chips:
        """All of them."""
        return tuple([chip for motion in self.motions for chip in motion])


class Said(BetIncident, frozen=True, kw_only=True):
    """Words or a gesture, without chips."""

    word: Word | None = None
    """What it means; none of it, when only an amount was said."""
    amount: int | None = None
    then: Word | None = None
    """What was said after it, in the same breath; an amount belongs to that."""
    meant: Literal["call", "fold", "raise", "chips"] | None = None
    """What was meant by a word that says nothing here."""


class TooLittle(BetIncident, frozen=True, kw_only=True):
    """Chips that are less than the call, from somebody who has more, and what is known of it."""

    chips: int
    said_call: bool = False
    claims: Literal["nothing", "unaware", "misheard", "miscounted"] = "nothing"
    """They did not see the raise; took the amount for another; counted wrong."""
    thought: int | None = None
    """The bet that they thought they faced, in all."""
    told: int | None = None
    """What the dealer told them to call, if it was wrong."""
    acted: bool | None = None
    """Somebody has acted behind them."""
    shown: bool = False
    """Somebody has shown a hand, because it was taken for a call."""
    folds: bool = False
    """They were told the true amount, and fold."""
    also: int | None = None
    """The seat of the next player, who has put in too little, too."""


class StringBetCalled(BetIncident, frozen=True, kw_only=True):
    """A player, and not the dealer, says that it was a string bet."""

    motions: tuple[Chips, ...]
    last_chips: bool | None = None
    confirmed: bool | None = None
    """The floor confirms it."""


class MovedForward(BetIncident, frozen=True, kw_only=True):
    """A hand moved forward with chips, without words."""

    chips: Chips
    last_chips: bool | None = None
    released: bool | None = None
    crossed: bool | None = None
    """It crossed the line."""
    acted: bool | None = None
    """The next player acted on it."""
    to_deceive: bool = False
    """It was meant to make them act."""


class IfThen(BetIncident, frozen=True, kw_only=True):
    """What somebody says they will do if another does something: *if you bet, I raise*."""

    word: Word
    amount: int | None = None
    meant: Literal["call", "fold", "raise", "chips"] | None = None


class OnBareRaise(BetIncident, frozen=True, kw_only=True):
    """Somebody acted after the word *raise*, before its amount was known."""

    deed: Literal["fold", "call"]
    to: int | None = None
    """What the raise has become, if that is known by now."""


class TokenPushed(BetIncident, frozen=True, kw_only=True):
    """Something was pushed that is no chip."""

    token: Literal["bounty", "clock"]


# Found out later -------------------------------------------------------------------------------


class FoundTooSmall(BetIncident, frozen=True, kw_only=True):
    """A bet or raise that was less than the least, found when others had acted on it."""

    to: int
    """What it was, in all."""
    least: int | None = None
    """What it should have been, in all."""
    faced: int | None = None
    """What it was put on top of; 0 for a bet."""
    street_over: bool | None = None
    """The next card has been dealt, or the showdown has begun."""


class FoundOffThePot(BetIncident, frozen=True, kw_only=True):
    """A pot-limit bet of the pot, as it was counted wrong."""

    to: int
    """What it was, in all."""
    right: int
    """What a bet of the pot was, in all."""
    since: tuple[ActionKind, ...] | None = None
    """What others have done since."""
    substantial: bool | None = None
    """There was substantial action in it."""
    all_acted: bool | None = None
    street_over: bool | None = None
    by_bettor: bool = False
    """It is the bettor who wants it corrected, after others have acted on it."""


class FoundBehind(BetIncident, frozen=True, kw_only=True):
    """Chips were found behind after an all-in was called."""

    chips: int
    won: bool | None = None
    """They have won the hand."""


# Asking, changing, touching ---------------------------------------------------------------------


class AskedToCount(BetIncident, frozen=True, kw_only=True):
    """A player asks how much there is: in the pot, or in a bet."""

    what: Literal["pot", "bet"]


class Exchanged(BetIncident, frozen=True, kw_only=True):
    """Two players want to change chips."""

    whom: int
    gives: Chips
    gets: Chips
    between_hands: bool


class Splashed(BetIncident, frozen=True, kw_only=True):
    """Chips were thrown into the pot."""


class TouchedAnothers(BetIncident, frozen=True, kw_only=True):
    """Somebody touched the chips of another without leave."""

    whom: int


AnyBet: TypeAlias = (
    Pushed
    | Said
    | TooLittle
    | StringBetCalled
    | MovedForward
    | IfThen
    | OnBareRaise
    | TokenPushed
    | FoundTooSmall
    | FoundOffThePot
    | FoundBehind
    | AskedToCount
    | Exchanged
    | Splashed
    | TouchedAnothers
)
"""What this chapter rules on."""
