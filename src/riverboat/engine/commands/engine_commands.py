"""Commands of players and dealers: imperative, and not yet decided."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords

Side = Literal["", "closed", "high", "low", "both"]
"""The declared half of a split pot (BYND-67); ``closed`` for viewers who may not know it yet, and
empty before a declaration.
"""

ChipSource = Literal["bought", "borrowed", "marker"]
"""The source of chips added during a hand: cash, another player's chips, or a marker to the
winner of the pot (OPEN-01, MARK-01).
"""


class Command(Struct, frozen=True, tag=True, gc=False):
    """A command. ``play.decide`` turns it into a fact or refuses it."""


class Fold(Command, frozen=True):
    """Give up the hand."""


class Check(Command, frozen=True):
    """Check: a call of zero, legal only when the player faces no bet."""


class Call(Command, frozen=True):
    """Match the current bet, or go all-in for less. If there is no bet to call, it is a check
    (VERB-09).
    """


class RaiseTo(Command, frozen=True):
    """Bet or raise so that the total in front of the player on this street is ``to`` chips."""

    to: int


class RaisePot(Command, frozen=True):
    """Raise by the pot, counted at this moment (POTL-08)."""


class AllIn(Command, frozen=True):
    """Bet all chips that play: a raise if that is legal, otherwise a call (VERB-10)."""


class AddChips(Command, metaclass=DeprecatedKeywords, frozen=True, rename={"source": "how"}):
    """Add chips during a hand, with open stakes (OPEN-06)."""

    seat: int
    chips: int
    source: ChipSource = "bought"

    how = DeprecatedAttribute("source")


class BringIn(Command, frozen=True):
    """Pay the bring-in (BRNG-05).

    ``seat`` is the seat that pays; -1 means the seat that owes the bring-in.
    """

    seat: int = -1


class CorrectBringIn(Command, frozen=True):
    """Point out that the wrong player paid the bring-in (BYND-68)."""


class Discard(Command, frozen=True):
    """Discard these cards, and draw as many if the game replaces them.

    Unknown cards represent discards of which only the number was announced.
    """

    cards: tuple[int, ...]


class TakeBackDiscard(Command, frozen=True):
    """Take back the last discard (BYND-65)."""

    seat: int


class Declare(Command, frozen=True):
    """Declare, in secret, the half of the pot to play for (BYND-67)."""

    seat: int
    side: Side


class Deal(Command, frozen=True):
    """Deal cards in the order they come off the deck.

    ``burned`` has the burn cards, and is empty if these are unknown.
    """

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    """Cards that the dealer exposed by mistake (BYND-60, BYND-65)."""


class Show(Command, frozen=True):
    """Show a hand. ``cards`` are given only if the table does not know them yet."""

    seat: int
    cards: tuple[int, ...] = ()


class Muck(Command, frozen=True):
    """Muck a hand at the showdown without showing it."""

    seat: int


class RunIt(Command, frozen=True):
    """Agree to a number of runouts for an all-in (BYND-40)."""

    seat: int
    times: int


class ChallengeOverbet(Command, frozen=True):
    """Point out that the last raise exceeded the pot (POTL-11)."""


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
