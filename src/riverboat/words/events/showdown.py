"""Showdown events: shown cards, rake, and the winners of each part of each pot."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import Event
from riverboat.words.holdings import Holding
from riverboat.words.phrase import Cards, Chips, Number, Ordinal, Person, Phrase

Half = Literal["high", "low", "badugi", "Omaha", "draw"]
Side = Literal["high", "low", "both"]

# Before the cards are shown ---------------------------------------------------------------------


class WillRunIt(Event, frozen=True):
    en = "{who} will run it {times:1=once|2=twice|* times}"
    who: Person
    times: Number


class BoardIsRun(Event, frozen=True):
    en = "The board is run {times:1=once|2=twice|* times}"
    times: Number


class Declares(Event, frozen=True):
    en = "{who:* declares|you declare}"
    who: Person


class DeclaresFor(Event, frozen=True):
    en = "{who:* declares|you declare} {side:both=both halves|*}"
    who: Person
    side: Side


class PlaysFor(Phrase, frozen=True):
    en = "{who} for {side:both=both halves|*}"
    who: Person
    side: Side


class DeclarationsAreOpened(Event, frozen=True):
    en = "All declarations are opened: {each:and}"
    each: tuple[PlaysFor, ...]


# Showing ----------------------------------------------------------------------------------------


class Shows(Event, frozen=True):
    en = "{who:* shows|you show} {cards}"
    who: Person
    cards: Cards


class WouldHaveCome(Event, frozen=True):
    en = "would have come: {cards}"
    cards: Cards


class ShowsAHolding(Event, frozen=True):
    en = "{who:* shows|you show} {cards}: {holding}"
    who: Person
    cards: Cards
    holding: Holding


class Mucks(Event, frozen=True):
    en = "{who:* mucks|you muck}"
    who: Person


class ShowsOpeners(Event, frozen=True):
    en = "{who:* shows|you show} openers: {cards}"
    who: Person
    cards: Cards


class CannotShowOpeners(Event, frozen=True):
    en = "{who} cannot show openers: the hand is dead"
    who: Person


# Pots, and what is taken of them ----------------------------------------------------------------


class PotName(Phrase, frozen=True):
    """The name of a pot."""


class ThePot(PotName, frozen=True):
    en = "the pot"


class TheMainPot(PotName, frozen=True):
    en = "the main pot"


class SidePot(PotName, frozen=True):
    en = "side pot {n}"
    n: int


class TakenOfAPot(Event, frozen=True):
    """An amount of a pot that goes to a receiver other than a player."""

    chips: Chips
    pot: PotName


class HouseTakes(TakenOfAPot, frozen=True):
    en = "The house takes {chips} of {pot}"


class PotPaysForTheTime(TakenOfAPot, frozen=True):
    en = "{chips} of {pot} {chips:pays|pay} for the table's time"


class JackpotGrows(TakenOfAPot, frozen=True):
    en = "{chips} of {pot} {chips:goes|go} to the jackpot"


class KittyGrows(TakenOfAPot, frozen=True):
    en = "{chips} of {pot} {chips:goes|go} to the kitty"


# Winning ----------------------------------------------------------------------------------------


class OnABoard(Phrase, frozen=True):
    en = " on the {board} board"
    board: Ordinal


class Award(Event, frozen=True):
    """The award of a pot, or a half of one, to its winner."""


class Wins(Award, frozen=True):
    en = "{who:* wins|you win} {pot} of {chips}{board}{holding: with *}{no_low:; no low qualifies|}"
    who: Person
    pot: PotName
    chips: Chips
    board: OnABoard | None = None
    holding: Holding | None = None
    no_low: bool = False


class Split(Award, frozen=True):
    en = "{winners:and} split {pot} of {chips}{board}{holding: with *}{no_low:; no low qualifies|}"
    winners: tuple[Person, ...]
    pot: PotName
    chips: Chips
    board: OnABoard | None = None
    holding: Holding | None = None
    no_low: bool = False


class Scoops(Award, frozen=True):
    en = "{who:* scoops|you scoop} {pot} of {chips}{board}{holding: with *}"
    who: Person
    pot: PotName
    chips: Chips
    board: OnABoard | None = None
    holding: Holding | None = None


class WinsAHalf(Award, frozen=True):
    en = "{who:* wins|you win} the {half} half{of: of *}, {chips},{board}{holding: with *}"
    who: Person
    half: Half
    of: PotName | None
    chips: Chips
    board: OnABoard | None = None
    holding: Holding | None = None


class SplitAHalf(Award, frozen=True):
    en = "{winners:and} split the {half} half{of: of *}, {chips},{board}{holding: with *}"
    winners: tuple[Person, ...]
    half: Half
    of: PotName | None
    chips: Chips
    board: OnABoard | None = None
    holding: Holding | None = None


class Quartered(Event, frozen=True):
    en = "{who:* is|you are} quartered"
    who: Person


class OddChipGoesTo(Event, frozen=True):
    en = "The odd chip goes to {who}"
    who: Person


class OddChipsGoTo(Event, frozen=True):
    en = "Odd chips go to {winners:and}"
    winners: tuple[Person, ...]


class NobodyOpens(Event, frozen=True):
    en = "Nobody opens: all chips go back"


class NobodyOpensThisDeal(Event, frozen=True):
    en = "Nobody opens: {chips} is carried over to the next deal"
    chips: Chips


class NobodyIsLeftToWin(Event, frozen=True):
    en = "Nobody is left to win the pot: {chips} is carried over to the next deal"
    chips: Chips
