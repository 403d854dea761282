"""Commands: what players and dealers may ask for. Imperative, and nothing has happened yet."""

from __future__ import annotations

from msgspec import Struct


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


class Deal(Command, frozen=True):
    """Cards off the deck, in the order they come; ``burned`` if the dealer knows the burn."""

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()


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
    Fold | Check | Call | RaiseTo | RaisePot | AllIn | Deal | Show | Muck | RunIt | ChallengeOverbet
)

FOLD, CHECK, CALL = Fold(), Check(), Call()
