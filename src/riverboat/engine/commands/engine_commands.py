"""Commands: what players and dealers may ask for. Imperative, and nothing has happened yet."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["", "closed", "high", "low", "both"]
"""For which half of a split pot a player plays, once they have declared (BYND-67); ``closed`` for
those who may not know it yet."""

ChipSource = Literal["bought", "borrowed", "marker"]
"""Where chips come from in the middle of a hand: for cash, from somebody, or for an IOU to the
winner of the pot (OPEN-01, MARK-01)."""


class Command(Struct, frozen=True, tag=True, gc=False):
    """A wish. ``play.decide`` turns it into a fact or refuses it."""


class Fold(Command, frozen=True):
    """Give up the hand."""


class Check(Command, frozen=True):
    """Call of zero: legal only when nobody has bet more."""


class Call(Command, frozen=True):
    """Match the current bet, or all-in for less; with nothing to call, a check (VERB-09)."""


class RaiseTo(Command, frozen=True):
    """Bet or raise so that the total in front of the player on this street is ``to`` chips."""

    to: int


class RaisePot(Command, frozen=True):
    """The largest legal raise of a pot-limit game, counted at this moment (POTL-08)."""


class AllIn(Command, frozen=True):
    """All the chips that play: a raise if that is legal, or else a call (VERB-10)."""


class AddChips(Command, frozen=True):
    """Put more chips on the table in the middle of a hand, where the stakes are open (OPEN-06)."""

    seat: int
    chips: int
    how: ChipSource = "bought"


class BringIn(Command, frozen=True):
    """Open for the forced amount (BRNG-05); by ``seat``, if it is not the one that owes it."""

    seat: int = -1


class CorrectBringIn(Command, frozen=True):
    """Point out that the wrong player brought it in (BYND-68)."""


class Discard(Command, frozen=True):
    """Throw these cards away, for as many new ones where the game replaces them.

    Unknown cards stand for a number that was declared.
    """

    cards: tuple[int, ...]


class TakeBackDiscard(Command, frozen=True):
    """Change one's mind about the cards just thrown away (BYND-65)."""

    seat: int


class Declare(Command, frozen=True):
    """Say, closed, for which half of the pot one plays (BYND-67)."""

    seat: int
    side: Side


class Deal(Command, frozen=True):
    """Cards off the deck, in the order they come; ``burned`` if the dealer knows the burn."""

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    """Those of the cards that the dealer exposed by mistake (BYND-60, BYND-65)."""


class Show(Command, frozen=True):
    """Turn a hand face up; ``cards`` only when the table has not been told them yet."""

    seat: int
    cards: tuple[int, ...] = ()


class Muck(Command, frozen=True):
    """Throw a hand away at the showdown without showing it."""

    seat: int


class RunIt(Command, frozen=True):
    """Say how often one agrees to run out the board of an all-in (BYND-40)."""

    seat: int
    times: int


class ChallengeOverbet(Command, frozen=True):
    """Point out that the last raise was more than the pot (POTL-11)."""


AnyCommand = (
    Fold
    | Check
    | Call
    | RaiseTo
    | RaisePot
    | AllIn
    | AddChips
    | BringIn
    | CorrectBringIn
    | Discard
    | TakeBackDiscard
    | Declare
    | Deal
    | Show
    | Muck
    | RunIt
    | ChallengeOverbet
)

FOLD, CHECK, CALL = Fold(), Check(), Call()
BRING_IN, STAND_PAT = BringIn(), Discard(())
