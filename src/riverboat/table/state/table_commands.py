"""Commands at a table: what players, the host, the dealer and the clock may ask for.

What a player wants to do in a hand comes as ``Act``; cards come as the engine's ``Deal``. Chairs
are numbered from 1.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine import AnyCommand, AnyFact
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import EntryMode


class TableCommand(Struct, frozen=True, tag=True, gc=False):
    """A wish. ``play.decide`` turns it into facts or refuses it."""


# Players ----------------------------------------------------------------------------------------


class Sit(TableCommand, frozen=True):
    """Take a chair, with chips or to buy them later."""

    player: str
    chair: int
    chips: int = 0
    entry: EntryMode = "new"
    waits: bool = False
    """Come in on the big blind only (POST-06)."""
    at: int = 0


class Buy(TableCommand, frozen=True):
    """Put more chips on the table."""

    chair: int
    chips: int
    at: int = 0


class TakeChips(TableCommand, frozen=True):
    """Take chips off the table: refused, for that is going south (STAK-03), but for what little the
    house lets one spend on refreshments and tips (STAK-06).
    """

    chair: int
    chips: int


class SitOut(TableCommand, frozen=True):
    """Be dealt out, after the hand if one is played; or take that back."""

    chair: int
    cancel: bool = False
    at_blind: bool = False
    """Only when the big blind comes to them."""


class ComeBack(TableCommand, frozen=True):
    """Be dealt in again: as soon as possible, paying what is owed, or on the big blind."""

    chair: int
    waits: bool = False


class Leave(TableCommand, frozen=True):
    """Get up with everything, after the hand if one is played; or take that back."""

    chair: int
    cancel: bool = False
    at: int = 0


class ChangeChair(TableCommand, frozen=True):
    """Move to an empty chair."""

    chair: int
    to: int


class Straddle(TableCommand, frozen=True):
    """Raise blind; 0 is the least that is allowed."""

    chair: int
    to: int = 0


class DeclineStraddle(TableCommand, frozen=True):
    """Do not straddle."""

    chair: int


class Act(TableCommand, frozen=True):
    """Do something in the hand."""

    chair: int
    command: AnyCommand
    at: int = 0
    """When, for their time bank; at 0 nothing is taken from it."""


class ChopBlinds(TableCommand, frozen=True):
    """Take the blinds back, if the other blind agrees (BYND-35)."""

    chair: int


class OfferMarker(TableCommand, frozen=True):
    """Bet a promise to pay, or chips that somebody lends (MARK-01, MARK-03)."""

    chair: int
    chips: int
    lender: int = 0


class AnswerMarker(TableCommand, frozen=True):
    """Accept somebody's marker, or do not."""

    chair: int
    accepts: bool


class SettleMarker(TableCommand, frozen=True):
    """A player has paid their marker outside the game, or a loan to its lender."""

    player: str
    chips: int
    lender: str = ""


class ShowSevenDeuce(TableCommand, frozen=True):
    """Show 7-2 that has won the last hand, and collect for it (BYND-57)."""

    chair: int


# The host and the dealer ------------------------------------------------------------------------


class DrawForButton(TableCommand, frozen=True):
    """The dealer's cards, one for each player who draws, clockwise from the lowest chair."""

    cards: tuple[int, ...]


class Begin(TableCommand, frozen=True):
    """Begin the next hand."""

    bomb: int = 0
    """The ante of a bomb pot that all agreed to; 0 for an ordinary hand (BYND-41)."""
    at: int = 0
    boards: int = 0
    """The boards of a bomb pot; 0 for as many as the game has."""


class PlaceButton(TableCommand, frozen=True):
    """Set the next hand's button right (SEAT-09)."""

    chair: int


class ChooseGame(TableCommand, frozen=True):
    """The dealer's choice: the name of a game of the mix."""

    name: str
    chair: int = 0
    """The dealer's; 0 is a host, who may always choose."""


class ChangeRules(TableCommand, frozen=True):
    """Other rules from the next hand on."""

    rules: TableRules


class CallOff(TableCommand, frozen=True):
    """Undo the hand: everybody takes back what they put in."""

    reason: str


class TakeActionBack(TableCommand, frozen=True):
    """Take back what was done last in the hand, unless a card has come since."""

    reason: str
    log: tuple[AnyFact, ...] = ()
    """What has happened in the hand: whoever runs the table keeps it."""


class KillHand(TableCommand, frozen=True):
    """Declare somebody's hand dead; their chips stay in the pot (DEAD-10)."""

    chair: int
    reason: str


class HoldPot(TableCommand, frozen=True):
    """End the hand without a winner: its whole pot waits for the next deal (IRRG-03)."""

    reason: str


class Warn(TableCommand, frozen=True):
    """Warn a player, for all to read."""

    chair: int
    reason: str


class Adjust(TableCommand, frozen=True):
    """Correct a stack by so many chips, with a reason that all can read."""

    chair: int
    chips: int
    reason: str


class Approve(TableCommand, frozen=True):
    """Answer a player who asked for chips."""

    chair: int
    yes: bool = True


class Remove(TableCommand, frozen=True):
    """Ask a player to leave: at once between hands, and after the hand if one is played."""

    chair: int
    at: int = 0


class TakeTimeFees(TableCommand, frozen=True):
    """Every seat pays for its time (HOUS-04)."""


class SpendKitty(TableCommand, frozen=True):
    """Pay for something out of the kitty (HOUS-03)."""

    chips: int
    what: str


class ColourUp(TableCommand, frozen=True):
    """Take the smallest chips off the table; the cards decide who gets the odd ones (BYND-75)."""

    cards: tuple[int, ...]


class CloseTable(TableCommand, frozen=True):
    """End the session; everybody takes their chips."""

    at: int = 0


# Time -------------------------------------------------------------------------------------------


class PassTime(TableCommand, frozen=True):
    """It is so late now: whoever keeps the clock says so, whenever somebody new is to act, and
    when a deadline has come.
    """

    at: int


class CallClock(TableCommand, frozen=True):
    """A player calls the clock on whoever is to act (TIME-02)."""

    chair: int
    at: int


class AskForTime(TableCommand, frozen=True):
    """The player to act asks for more time (TIME-05)."""

    chair: int
    at: int


class Resume(TableCommand, frozen=True):
    """The table goes on after it stood still: whoever was to act has what they had left, and some
    seconds more.
    """

    at: int
    stopped: int = 0
    """When it stopped, if somebody knows; else their time was as the clock began."""


class LoseConnection(TableCommand, frozen=True):
    """A player is not there any more."""

    chair: int
    at: int = 0


class RegainConnection(TableCommand, frozen=True):
    """A player is there again."""

    chair: int
    at: int = 0


class CountAway(TableCommand, frozen=True):
    """Whoever is away is so from now on: the table stood still, and that time does not count."""

    at: int


AnyTableCommand = (
    Sit
    | Buy
    | TakeChips
    | SitOut
    | ComeBack
    | Leave
    | ChangeChair
    | Straddle
    | DeclineStraddle
    | Act
    | ChopBlinds
    | OfferMarker
    | AnswerMarker
    | SettleMarker
    | ShowSevenDeuce
    | DrawForButton
    | Begin
    | PlaceButton
    | ChooseGame
    | ChangeRules
    | CallOff
    | TakeActionBack
    | KillHand
    | HoldPot
    | Warn
    | Adjust
    | Approve
    | Remove
    | TakeTimeFees
    | SpendKitty
    | ColourUp
    | CloseTable
    | PassTime
    | CallClock
    | AskForTime
    | Resume
    | LoseConnection
    | RegainConnection
    | CountAway
)
"""Any command to a table but the engine's ``Deal``."""
