"""Reasons why a hand in the PHH format is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Person, Refusal

# The table of keys ------------------------------------------------------------------------------


class DoesNotGoWith(Refusal, frozen=True):
    en = "{key} does not go with variant {variant}"
    key: str
    variant: str


class RangesStandInSpread(Refusal, frozen=True):
    en = "a spread-limit game has its ranges in _spread"


class CapGoesWith(Refusal, frozen=True):
    en = "_cap goes with no-limit and pot-limit only"


# Actions ----------------------------------------------------------------------------------------


class ThatIsNoAction(Refusal, frozen=True):
    en = "that is no action"


class BelongsTo(Refusal, frozen=True):
    en = "{word} belongs to {games:stud=stud|draw=draw} games"
    word: str
    games: Literal["stud", "draw"]


class BoardInPart(Refusal, frozen=True):
    en = "the board was dealt in part only"


class HoleCardsAndNoMore(Refusal, frozen=True):
    en = "a player is dealt {due} hole cards, and no more"
    due: int


class IsDueCards(Refusal, frozen=True):
    en = "{who} is due {due:0=no|*} {due:card|cards}"
    who: Person
    due: int


class CardWasDealt(Refusal, frozen=True):
    rule, en = "CARD-01", "{card} has been dealt already"
    card: Cards


class HasToOpen(Refusal, frozen=True):
    rule, en = "BRNG-05", "{who} has to open, with pb or cbr"
    who: Person


class HasMucked(Refusal, frozen=True):
    rule, en = "SHOW-17", "{who} has mucked"
    who: Person
