"""Hand studies: outs, ICM, and push or fold."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase, Refusal, Sign

# Outs -------------------------------------------------------------------------------------------

DrawName: TypeAlias = Literal[
    "straight flush draw",
    "nut flush draw",
    "flush draw",
    "wrap",
    "gutshot",
    "open-ended straight draw",
    "double gutshot",
    "two overcards",
    "one overcard",
    "backdoor flush draw",
    "backdoor straight draw",
]
Makes: TypeAlias = Literal[
    "high card",
    "a pair",
    "two pair",
    "three of a kind",
    "a straight",
    "a flush",
    "a full house",
    "four of a kind",
    "a straight flush",
    "a tie",
]


class DrawOf(Phrase, frozen=True):
    """A draw, and the number of cards that complete it; ``None`` if it needs two."""

    en = "{name}{cards: (*)}"
    name: DrawName
    cards: int | None


class OutsMake(Phrase, frozen=True):
    """The hand that some outs make."""

    en = "{makes}"
    makes: Makes


class OutsFound(Phrase, frozen=True):
    en = "{outs:* out|* outs}"
    outs: int


class OfUnseen(Phrase, frozen=True):
    """The suffix of the count of outs."""

    en = "of {unseen} unseen cards"
    unseen: int


class NoOuts(Phrase, frozen=True):
    en = (
        "{why:best=No outs are needed: it is the best hand now"
        "|level=No outs: it is as good as the best hand now|No outs}"
    )
    why: Literal["best", "level", "none"]


class StudyWord(Phrase, frozen=True):
    """A word before cards or a number."""

    en = "{word}"
    word: Literal["on", "on the turn", "on the river", "by the river", "equity"]


class OddsOf(Phrase, frozen=True):
    """A probability with its odds."""

    en = "{percent}% ({odds} to 1 {side})"
    percent: str
    odds: str
    side: Literal["against", "for"]


class EquityAgainst(Phrase, frozen=True):
    """The suffix of an equity."""

    en = "against {names}"
    names: str


# ICM --------------------------------------------------------------------------------------------


IcmColumn: TypeAlias = Literal["stack", "chips", "value", "of all", "error", "takes"]
Ending: TypeAlias = Literal["st", "nd", "rd", "th"]
"""The ordinal suffix of a place in English."""
WayOfDeal: TypeAlias = Literal["icm", "chips", "pure-chips", "even"]


class IcmHead(Phrase, frozen=True):
    en = "{head}"
    head: IcmColumn


class PlaceHead(Phrase, frozen=True):
    """A place in short form."""

    en = "{place}{ending}"
    place: int
    ending: Ending


class FinishesCounted(Phrase, frozen=True):
    en = (
        "{how:counted=Exact: all finishes counted"
        "|Exact to 13 digits: one integral over all finishes}"
    )
    how: Literal["counted", "integrated"]


class FinishesDrawn(Phrase, frozen=True):
    en = "Sampled: {count} random finishes; errors are standard errors"
    count: Chips


class DealOf(Phrase, frozen=True):
    en = (
        "A deal of {total}: {way:icm=by the independent chip model"
        "|chips=the smallest prize for each, the rest by chips|pure-chips=by chips alone|alike}"
    )
    total: str
    way: WayOfDeal


class PlaceIsPlayedFor(Phrase, frozen=True):
    """The prize kept out of a deal."""

    en = "{place}{ending} place plays for {prize}"
    place: int
    ending: Ending
    prize: str


class EquityNeeded(Phrase, frozen=True):
    en = "Equity in percent that each needs to call, with nothing in the pot"


class IsRiskPremium(Phrase, frozen=True):
    en = "What is above 50 is the risk premium"


class VersusNumber(Phrase, frozen=True):
    en = "v {number}"
    number: int


# Push or fold -----------------------------------------------------------------------------------


class PushFoldTitle(Phrase, frozen=True):
    en = "Push or fold, {players} players with {depths} big blinds{more:, *}"
    players: int
    depths: str
    more: tuple[PushFoldPart, ...] = ()


class PushFoldPart(Phrase, frozen=True):
    """A difference from plain blinds and chips."""


class PostedToo(PushFoldPart, frozen=True):
    en = "{what} {amount}"
    what: Literal["ante", "small blind", "big blind ante"]
    amount: str


class ForPrizes(PushFoldPart, frozen=True):
    en = "for prizes of {prizes}"
    prizes: str


class MoreElsewhere(PushFoldPart, frozen=True):
    en = "{players} more at {players:another table|other tables}"
    players: int


class AllInByPosting(Phrase, frozen=True):
    en = "The {seat} is all-in by posting"
    seat: str


class Pushes(Phrase, frozen=True):
    """A player who goes all-in, or is forced all-in."""

    en = "{seat} {forced:is in|pushes}"
    seat: str
    forced: bool = False


class WhoCallsHowOften(Phrase, frozen=True):
    en = "Who calls how often, in percent"


class HandsPushed(Phrase, frozen=True):
    en = "The {seat} pushes: {percent} % of hands"
    seat: str
    percent: str


class HandsCalled(Phrase, frozen=True):
    en = "The {seat} calls the {pusher}{caller: and the *}: {percent} % of hands"
    seat: str
    pusher: str
    caller: str | None
    percent: str


class HandIsWorth(Phrase, frozen=True):
    en = "A hand is worth, in {unit}:"
    unit: Literal["prizes", "big blinds"]


class NothingToDecide(Phrase, frozen=True):
    en = "Nobody has anything to decide. Every all-in is exact."


class NobodyGains(Phrase, frozen=True):
    en = (
        "No player could gain more than {gain} big blinds a hand by another plan "
        "({rounds:* round|* rounds}){exact:. Every all-in is exact.|. All-ins of two are exact, of "
        "three sampled; nobody calls behind two callers; folded cards are taken for as likely as "
        "any.}"
    )
    gain: str
    rounds: int
    exact: bool


class NoSeatToDraw(Refusal, frozen=True):
    en = "--draw {asked}: no {seat} here; there are {there}"
    asked: str
    seat: str
    there: str


class DrawInOrder(Refusal, frozen=True):
    en = (
        "--draw {asked}: name who pushes, who calls, and who calls behind them, in the order of "
        "acting: {there}"
    )
    asked: str
    there: str


class InWhateverTheyHave(Refusal, frozen=True):
    en = "--draw {asked}: the {seat} is in there whatever they have"
    asked: str
    seat: str


class SomebodyIsInBefore(Refusal, frozen=True):
    en = "--draw {asked}: somebody before them is in whatever they have{way:; there is *}"
    asked: str
    way: str | None


# Ranges -----------------------------------------------------------------------------------------


class RangeSize(Phrase, frozen=True):
    en = "{held} of {whole} combinations{weighed:, * by weight}, {percent}%"
    held: Chips
    whole: Chips
    weighed: str | None
    percent: str


class RangesAreOfTwo(Refusal, frozen=True):
    en = "{game} has no ranges: they are of two or more hole cards"
    game: Sign


class GridIsHoldem(Refusal, frozen=True):
    en = "--svg draws the grid of hold'em, and these holdings have {cards} cards"
    cards: int
