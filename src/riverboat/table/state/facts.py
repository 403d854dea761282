"""Facts of a table: what happened between and around its hands. The hands' own facts stand among
them in one log, which explains itself from ``TableOpened`` on.

Chairs are fixed places, numbered clockwise from 1. Seats are what the engine calls the players of
one hand, numbered from 0 in the order of their chairs; ``HandBegan.chairs`` says who is who.
Chips are whole numbers. Times are whole milliseconds since 1970, told by whoever keeps the clock.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.engine import Game, Rotation
from riverboat.engine.games.posts import PostKind
from riverboat.table.rules.rules import TableRules


class TableFact(Struct, frozen=True, tag=True, gc=False):
    """Something that happened at a table."""


# The table --------------------------------------------------------------------------------------


class TableOpened(TableFact, frozen=True):
    """A table with these rules, and nobody at it."""

    rules: TableRules


class RulesChanged(TableFact, frozen=True):
    """The host has decided otherwise, from the next hand on."""

    rules: TableRules


class GameChosen(TableFact, frozen=True):
    """The next game of a mix: the dealer chose it, or its turn has come (BYND-85)."""

    game: int
    """Its place in the rotation."""
    chair: int = 0
    """Who chose it for the next hand; 0 if its turn has come, or a host has said so."""


class TableClosed(TableFact, frozen=True):
    """The session is over (GAME-04)."""


# People -----------------------------------------------------------------------------------------

Entry = Literal["new", "replacing", "transferred"]


class SatDown(TableFact, frozen=True):
    """A player took a chair."""

    chair: int
    player: str
    entry: Entry = "new"
    """``replacing``: he plays on for who has just left it (BMOV-08); ``transferred``: his table
    was broken (BUYN-05)."""


SatOutWhy = Literal["asked", "no chips", "out of time", "absent"]


class SatOut(TableFact, frozen=True):
    """A player is dealt out, from the next hand on."""

    chair: int
    why: SatOutWhy = "asked"


class CameBack(TableFact, frozen=True):
    """A player will be dealt in again: as soon as he may, or on the big blind (POST-06)."""

    chair: int
    waits: bool = False


class LeavesNext(TableFact, frozen=True):
    """A player will get up when the hand is over, or changed his mind."""

    chair: int
    leaves: bool = True


class SitsOutNext(TableFact, frozen=True):
    """A player will sit out when the hand is over, or changed his mind."""

    chair: int
    sits_out: bool = True
    at_blind: bool = False
    """Not before the big blind comes to him: he plays out what he has paid for."""


LeftWhy = Literal["left", "picked up", "removed"]


class Left(TableFact, frozen=True):
    """A player got up with all his chips."""

    chair: int
    player: str
    chips: int
    why: LeftWhy = "left"
    at: int = 0
    """When, for who counts the time until he returns (BUYN-10); 0 if nobody said."""


class ChangedChair(TableFact, frozen=True):
    """A player moved; ``settled`` if he need not come in again (BYND-34)."""

    chair: int
    to: int
    settled: bool
    deal_off: bool = False
    """They have just played their button: the blinds may pass them once, free (BYND-38)."""


# Chips ------------------------------------------------------------------------------------------

Purchase = Literal["buy-in", "re-buy", "top-up", "transfer", "short buy-in", "loan"]
"""A loan is cash from somebody who is not at the table (OPEN-01)."""


class ChipsAsked(TableFact, frozen=True):
    """A player asked for chips, and the host has not answered yet."""

    chair: int
    chips: int
    how: Purchase = "buy-in"


class ChipsRefused(TableFact, frozen=True):
    """The host said no."""

    chair: int


class ChipsBought(TableFact, frozen=True):
    """A player bought chips: his at once, or when the runner brings them (BUYN-07).

    In a hand with open stakes the hand's own ``ChipsAdded`` follows at once.
    """

    chair: int
    player: str
    chips: int
    how: Purchase
    behind: int = 0
    """Hands until they are there."""


class ChipsArrived(TableFact, frozen=True):
    """Chips that were behind are on the table."""

    chair: int
    chips: int


class ChipsReturned(TableFact, frozen=True):
    """The host took chips off the table or put some there, with a reason that all can read."""

    chair: int
    player: str
    chips: int
    """Less than 0 if they were taken away."""
    reason: str
    spent: bool = False
    """The player himself took this little for refreshments or tips (STAK-06)."""


# Button and blinds ------------------------------------------------------------------------------


class ButtonDrawn(TableFact, frozen=True):
    """Cards were dealt face up, one each, and the highest has the button (SEAT-01)."""

    chairs: tuple[int, ...]
    cards: tuple[int, ...]
    button: int = 0
    """0 when the highest are tied, and draw again (SEAT-02)."""


class ButtonPlaced(TableFact, frozen=True):
    """The button of the next hand was set by hand, where it should have been (SEAT-09)."""

    button: int


class BlindMissed(TableFact, frozen=True):
    """The blind went past somebody who was away, and he owes it at this size (POST-03)."""

    chair: int
    blind: Literal["big", "small", "ante", "straddle"]
    chips: int


class DebtsWiped(TableFact, frozen=True):
    """What a player owed is forgotten (POST-06, POST-07)."""

    chair: int


class DebtsKept(TableFact, frozen=True):
    """A player who has got up owes this by his name, if he is back soon (BUYN-12)."""

    player: str
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class DebtsBack(TableFact, frozen=True):
    """A player is back soon, and owes what he owed, as if he had only been away (BUYN-12)."""

    chair: int
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class BlindSkipped(TableFact, frozen=True):
    """The moving button made a player skip a blind; he pays it as if it were due (BMOV-03)."""

    chair: int
    blind: Literal["big", "small"]


Reason = Literal[
    "ante",
    "small blind",
    "big blind",
    "blind",
    "skipped big blind",
    "skipped small blind",
    "missed big blind",
    "missed small blind",
    "missed ante",
    "missed straddle",
    "new player",
    "buys the button",
    "straddle",
    "rock",
    "sleeper",
    "kill",
]


class Due(Struct, frozen=True, gc=False):
    """A forced bet of one chair, and why it is due."""

    chair: int
    kind: PostKind
    chips: int
    why: Reason
    counts_as: int = 0


class HandBegan(TableFact, frozen=True):
    """Who is dealt in, where the button and the blinds are, and what everybody must post."""

    number: int
    game: int
    """Its place in the rotation; 0 if there is one game only."""
    chairs: tuple[int, ...]
    """Who is dealt in, clockwise: seat 0 of the hand is the first."""
    button: int
    small: int
    big: int
    dues: tuple[Due, ...]
    percent: int = 100
    """The limits are multiplied: a kill pot (KILL-03)."""
    bomb: int = 0
    """The ante of a bomb pot; 0 when it is none (BYND-41)."""
    at: int = 0


class HandCalledOff(TableFact, frozen=True):
    """The hand was undone before its end: everybody has his chips of before it, and those that he
    has bought or borrowed since.
    """

    number: int
    reason: str


class ChopOffered(TableFact, frozen=True):
    """One of the blinds would take its money back (BYND-35)."""

    chair: int


class BlindsChopped(TableFact, frozen=True):
    """All others have folded, and both blinds take their money back: the hand is over."""

    number: int


class HandClosed(TableFact, frozen=True):
    """The hand is over: what each of its chairs has now, and what it took from the middle."""

    number: int
    chips: tuple[int, ...]
    """The stacks, in the order of ``HandBegan.chairs``."""
    won: tuple[int, ...]
    """The chips that each won, its own among them."""


# Straddles, rock and kill -----------------------------------------------------------------------


class Straddled(TableFact, frozen=True):
    """A blind raise before the cards (STRD-01)."""

    chair: int
    to: int
    live: bool = True
    """It buys the option; a sleeper does not (STRD-17)."""
    rock: bool = False


class StraddleDeclined(TableFact, frozen=True):
    """A player who might have straddled does not."""

    chair: int


class RockPassed(TableFact, frozen=True):
    """The rock went to the winner (STRD-11); 0 is nobody."""

    chair: int


class KillWon(TableFact, frozen=True):
    """Who must post the kill on the next hand, for this many percent of the limits (KILL-02)."""

    chair: int
    percent: int


class KillMissed(TableFact, frozen=True):
    """The killer is not in this hand, or has to come in first: he owes the kill (BYND-44)."""

    chair: int
    player: str


class LegWon(TableFact, frozen=True):
    """Pots won in a row by one player (BYND-44); 0 legs are none."""

    chair: int
    legs: int


# Open stakes and markers ------------------------------------------------------------------------


class MarkerOffered(TableFact, frozen=True):
    """A player would bet a promise to pay; those in the pot must agree (MARK-02)."""

    chair: int
    chips: int
    lender: int = 0
    """Whose chips they are, if somebody lends him chips instead (MARK-03)."""


class MarkerAnswered(TableFact, frozen=True):
    """One of them did, or did not."""

    chair: int
    accepts: bool


class MarkerTaken(TableFact, frozen=True):
    """All agree, or need not be asked: in a hand the chips follow as the hand's own fact.

    Without a lender it is a promise to the winner of the pot, and new chips stand for it; with one
    the lender's chips change hands, and the debt is between the two (MARK-03).
    """

    chair: int
    player: str
    chips: int
    lender: int = 0
    lender_name: str = ""
    within: int = 0
    """Hours in which it is to be settled; 0 is by agreement (MARK-04)."""


class MarkerRefused(TableFact, frozen=True):
    """Somebody did not."""

    chair: int
    by: int
    """0 when nobody refused it, and it fell through: one of the two has gone."""


class MarkerSettled(TableFact, frozen=True):
    """A marker was paid outside the game."""

    player: str
    chips: int
    lender: str = ""
    """To whom, if it was a loan; else to whoever holds the marker."""


class RebuyRequired(TableFact, frozen=True):
    """He won less than a buy-in all-in, and adds nothing until he buys a whole one (OPEN-05)."""

    chair: int
    required: bool = True


# Time -------------------------------------------------------------------------------------------


ClockKind = Literal["think", "called", "bank", "extra", "away"]


class ClockStarted(TableFact, frozen=True):
    """A player has until then to act; it takes the place of the clock that ran before."""

    chair: int
    """0 when several are asked at once: one clock for all of them."""
    since: int
    until: int
    kind: ClockKind


class TurnBegan(TableFact, frozen=True):
    """A player is to act from now on, where the clock may be called on them after a while."""

    chair: int
    at: int


class ClockStopped(TableFact, frozen=True):
    """The clock stopped; what was used of the bank is gone."""

    chair: int
    used: int = 0
    """Milliseconds of the time bank."""
    acted: bool = True
    """He acted in time: the turns in a row that he let run out are forgotten."""


class BankFilled(TableFact, frozen=True):
    """Time was added to a bank, in milliseconds."""

    chair: int
    added: int


class TimeRanOut(TableFact, frozen=True):
    """He did not act in time: a check if it is free, and else the hand is dead (TIME-01).

    What is done in his stead follows as the hand's own fact.
    """

    chair: int
    """0 when several were asked at once, and some did not answer."""
    at: int = 0
    dead: bool = False
    """The hand that is folded in his stead was declared dead (DEAD-06)."""
    in_a_row: int = 0
    """Turns in a row that he has let run out now, if the clock runs by itself."""


class ConnectionLost(TableFact, frozen=True):
    """A player is not there, which is not the same as thinking."""

    chair: int


class ConnectionBack(TableFact, frozen=True):
    """He is there again."""

    chair: int


class AwaySince(TableFact, frozen=True):
    """A player sits out or is not there: from then on his minutes count (BYND-45)."""

    chair: int
    at: int


# The house --------------------------------------------------------------------------------------


class TimeFeePaid(TableFact, frozen=True):
    """A seat paid for its time (HOUS-04)."""

    chair: int
    player: str
    chips: int
    short: int = 0
    """What his stack could not pay."""


class TimeFeeDue(TableFact, frozen=True):
    """The time of all seats is due, and the first pot that is large enough pays it (BYND-51)."""

    chips: int


class KittySpent(TableFact, frozen=True):
    """The kitty paid for something (HOUS-03)."""

    chips: int
    what: str


class SevenDeucePaid(TableFact, frozen=True):
    """Somebody won with 7-2, showed it, and was paid by the others who were dealt in (BYND-57)."""

    chair: int
    player: str
    chips: int
    """All of it."""
    by: tuple[tuple[int, int], ...]
    """Chairs and what each has paid, as far as the stack went."""


class JackpotWon(TableFact, frozen=True):
    """A hand good enough for the jackpot was beaten, and its fund is paid out (BYND-58)."""

    losers: tuple[int, ...]
    """Chairs of who lost with it."""
    winners: tuple[int, ...]
    """Chairs of who beat it."""
    cards: tuple[int, ...]
    """The beaten hand: the five cards that played."""
    chips: tuple[tuple[int, str, int], ...]
    """Chairs, players and what each of them gets of it."""


class ColouredUp(TableFact, frozen=True):
    """Small chips were raced off and changed for larger ones (BYND-75)."""

    worth: int
    """The chip that is gone."""
    into: int
    """The chip that it was changed for."""
    cards: tuple[tuple[int, tuple[int, ...]], ...]
    """Chairs and the cards dealt for their odd chips."""
    chips: tuple[tuple[int, int], ...]
    """Chairs and what they have now."""
    gained: int = 0
    """What the stacks together have more by the rounding of a race; less than 0, what they have
    fewer: in a cash game, what was bought out."""


Booked = (
    TableOpened
    | RulesChanged
    | SatDown
    | ChangedChair
    | Left
    | ChipsBought
    | ChipsArrived
    | ChipsReturned
    | HandBegan
    | HandClosed
    | HandCalledOff
    | MarkerTaken
    | MarkerSettled
    | TimeFeePaid
    | KittySpent
    | SevenDeucePaid
    | JackpotWon
    | ColouredUp
)
"""What the ledger enters: whose chips are where, and what moves them."""

Unbooked = (
    GameChosen
    | TableClosed
    | SatOut
    | CameBack
    | LeavesNext
    | SitsOutNext
    | ChipsAsked
    | ChipsRefused
    | ButtonDrawn
    | ButtonPlaced
    | BlindMissed
    | DebtsWiped
    | DebtsKept
    | DebtsBack
    | BlindSkipped
    | ChopOffered
    | BlindsChopped
    | Straddled
    | StraddleDeclined
    | RockPassed
    | KillWon
    | KillMissed
    | LegWon
    | MarkerOffered
    | MarkerAnswered
    | MarkerRefused
    | RebuyRequired
    | ClockStarted
    | TurnBegan
    | ClockStopped
    | BankFilled
    | TimeRanOut
    | ConnectionLost
    | ConnectionBack
    | AwaySince
    | TimeFeeDue
)
"""What happens and leaves everybody's chips where they are."""

AnyTableFact = Booked | Unbooked
"""Any fact of a table that is not a hand's own."""


def chips_stay(_fact: Unbooked) -> None:
    """Nothing to enter: a fact that is in neither union does not type-check here."""


__all__ = [
    "AnyTableFact",
    "Booked",
    "Due",
    "Entry",
    "Game",
    "Purchase",
    "Reason",
    "Rotation",
    "TableFact",
    "Unbooked",
    "chips_stay",
]
