"""Commands at a table, from players, the host, the dealer and the clock.

A player's action in a hand comes as ``Act``; cards come as the engine's ``Deal``. Chairs
are numbered from 1.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import AnyCommand, AnyFact
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import EntryMode


class TableCommand(Struct, frozen=True, tag=True, gc=False):
    """A command. ``table_play.decide`` turns it into facts or refuses it."""


class Sit(
    TableCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"entry_mode": "entry", "waits_for_big_blind": "waits"},
):
    """Take a chair, with a buy-in now or later."""

    player: str
    chair: int
    chips: int = 0
    entry_mode: EntryMode = "new"
    waits_for_big_blind: bool = False
    """Come in on the big blind only (POST-06)."""
    at: int = 0

    entry = DeprecatedAttribute("entry_mode")
    waits = DeprecatedAttribute("waits_for_big_blind")


class Buy(TableCommand, frozen=True):
    """Put more chips on the table."""

    chair: int
    chips: int
    at: int = 0


class TakeChips(TableCommand, frozen=True):
    """Take chips off the table for refreshments and tips, as far as the house allows (STAK-06).

    All other chips stay: going south is refused (STAK-03).
    """

    chair: int
    chips: int


class SitOut(
    TableCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"is_cancelled": "cancel", "at_big_blind": "at_blind"},
):
    """Sit out, after the current hand if there is one, or cancel an earlier request to do so."""

    chair: int
    is_cancelled: bool = False
    at_big_blind: bool = False
    """True to wait until the big blind reaches the player."""

    cancel = DeprecatedAttribute("is_cancelled")
    at_blind = DeprecatedAttribute("at_big_blind")


class ComeBack(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"waits_for_big_blind": "waits"}
):
    """Come back: as soon as possible, paying debts, or on the big blind."""

    chair: int
    waits_for_big_blind: bool = False

    waits = DeprecatedAttribute("waits_for_big_blind")


class Leave(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"is_cancelled": "cancel"}
):
    """Leave with all chips, after the current hand if there is one, or cancel such a request."""

    chair: int
    is_cancelled: bool = False
    at: int = 0

    cancel = DeprecatedAttribute("is_cancelled")


class ChangeChair(TableCommand, frozen=True):
    """Move to an empty chair."""

    chair: int
    to: int


class Straddle(TableCommand, frozen=True):
    """Straddle to a total of ``to`` chips; 0 stands for the minimum."""

    chair: int
    to: int = 0


class DeclineStraddle(TableCommand, frozen=True):
    """Decline to straddle."""

    chair: int


class Act(TableCommand, frozen=True):
    """Act in the hand."""

    chair: int
    command: AnyCommand
    at: int = 0
    """Time of the action, for the time bank; at 0 no time is deducted."""


class ChopBlinds(TableCommand, frozen=True):
    """Offer or agree to chop the blinds (BYND-35)."""

    chair: int


class OfferMarker(TableCommand, frozen=True):
    """Bet a promise to pay, or chips lent by another player (MARK-01, MARK-03)."""

    chair: int
    chips: int
    lender: int = 0


class AnswerMarker(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"is_accepted": "accepts"}
):
    """Accept or refuse a player's marker."""

    chair: int
    is_accepted: bool

    accepts = DeprecatedAttribute("is_accepted")


class SettleMarker(TableCommand, frozen=True):
    """Record the payment of a marker, or of a loan to its lender."""

    player: str
    chips: int
    lender: str = ""


class ShowSevenDeuce(TableCommand, frozen=True):
    """Show the 7-2 that won the last hand, and collect for it (BYND-57)."""

    chair: int


class DrawForButton(TableCommand, frozen=True):
    """Deal the cards of the draw for the button, clockwise from the lowest chair."""

    cards: tuple[int, ...]


class Begin(
    TableCommand,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"bomb_pot_ante": "bomb", "board_count": "boards"},
):
    """Begin the next hand."""

    bomb_pot_ante: int = 0
    """Ante of an agreed bomb pot; 0 for an ordinary hand (BYND-41)."""
    at: int = 0
    board_count: int = 0
    """Boards of a bomb pot; 0 for the game's own number."""

    bomb = DeprecatedAttribute("bomb_pot_ante")
    boards = DeprecatedAttribute("board_count")


class PlaceButton(TableCommand, frozen=True):
    """Correct the button of the next hand (SEAT-09)."""

    chair: int


class ChooseGame(TableCommand, frozen=True):
    """Choose a game of the mix by name, for a dealer's choice."""

    name: str
    chair: int = 0
    """The dealer's chair; 0 for a host, who may always choose."""


class ChangeRules(TableCommand, frozen=True):
    """Change the rules from the next hand on."""

    rules: TableRules


class CallOff(TableCommand, frozen=True):
    """Call off the hand: all players take back their chips."""

    reason: str


class TakeActionBack(TableCommand, frozen=True):
    """Take back the last action of the hand, unless a card has come since."""

    reason: str
    log: tuple[AnyFact, ...] = ()
    """The log of the hand, supplied by the room that keeps it."""


class KillHand(TableCommand, frozen=True):
    """Declare a player's hand dead; their chips stay in the pot (DEAD-10)."""

    chair: int
    reason: str


class HoldPot(TableCommand, frozen=True):
    """End the hand without a winner: its whole pot waits for the next deal (IRRG-03)."""

    reason: str


class Warn(TableCommand, frozen=True):
    """Warn a player in public."""

    chair: int
    reason: str


class Adjust(TableCommand, frozen=True):
    """Correct a stack, with a public reason."""

    chair: int
    chips: int
    reason: str


class Approve(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"is_approved": "yes"}
):
    """Answer a player's request for chips."""

    chair: int
    is_approved: bool = True

    yes = DeprecatedAttribute("is_approved")


class Remove(TableCommand, frozen=True):
    """Remove a player: at once between hands, otherwise after the hand."""

    chair: int
    at: int = 0


class TakeTimeFees(TableCommand, frozen=True):
    """Charge every seat for its time (HOUS-04)."""


class SpendKitty(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"expense": "what"}
):
    """Pay an expense out of the kitty (HOUS-03)."""

    chips: int
    expense: str

    what = DeprecatedAttribute("expense")


class ColourUp(TableCommand, frozen=True):
    """Colour up the smallest chips; race cards decide the odd ones (BYND-75)."""

    cards: tuple[int, ...]


class CloseTable(TableCommand, frozen=True):
    """End the session; all players take their chips."""

    at: int = 0


class PassTime(TableCommand, frozen=True):
    """The current time, sent by the timekeeper for each new turn and after each deadline."""

    at: int


class CallClock(TableCommand, frozen=True):
    """Call the clock on the player to act (TIME-02)."""

    chair: int
    at: int


class AskForTime(TableCommand, frozen=True):
    """Ask for more time, as the player to act (TIME-05)."""

    chair: int
    at: int


class Resume(
    TableCommand, metaclass=DeprecatedKeywords, frozen=True, rename={"stopped_at": "stopped"}
):
    """Resume after a suspension: the player to act has their remaining time and a grace period."""

    at: int
    stopped_at: int = 0
    """Time of the suspension if known; if not, the clock restarts in full."""

    stopped = DeprecatedAttribute("stopped_at")


class LoseConnection(TableCommand, frozen=True):
    """Record that a player lost their connection."""

    chair: int
    at: int = 0


class RegainConnection(TableCommand, frozen=True):
    """Record that a player reconnected."""

    chair: int
    at: int = 0


class CountAway(TableCommand, frozen=True):
    """Restart all away times: time during a suspension does not count."""

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
"""Any command to a table except the engine's ``Deal``."""
