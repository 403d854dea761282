"""Terminal tables of statistics: sessions, events, equities and ranges."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Count, DecimalText, GameSign, Phrase, Refusal

StatisticsColumn: TypeAlias = Literal[
    "style",
    "hands",
    "net",
    "rake",
    "buy-ins",
    "win",
    "tie",
    "won",
    "tied",
    "lost",
    "whole pot",
    "part",
    "high",
    "low",
    "scoop",
    "board",
    "dead",
    "blinds",
    "at",
    "left",
    "average",
    "chips",
]


class StatisticsHeading(Phrase, frozen=True):
    """A heading of a column, or a label before cards."""

    head: StatisticsColumn


class LevelLabel(Phrase, frozen=True):
    number: int


class SessionHeading(Phrase, frozen=True):
    game: GameSign
    hands: Count
    """Number of hands, with grouped digits like an amount: there may be millions."""


class SessionEnded(Phrase, frozen=True):
    hands: Count


class SessionDuration(Phrase, frozen=True):
    hands: Count
    seconds: DecimalText
    speed: Chips


class PlayerHandCount(Phrase, frozen=True):
    """The number of hands of a player, in a narrow terminal without columns."""

    hands: Count


class BuyInCount(Phrase, frozen=True):
    count: Count


class DeductionTotal(Phrase, frozen=True):
    """The total of chips that left the game for a purpose: rake, jackpot, kitty or time fees."""

    what: Literal["rake", "jackpot", "kitty", "time", "left in the middle"]
    chips: Chips


class StacksResetNote(Phrase, frozen=True):
    pass


class BoughtChips(Phrase, frozen=True):
    chips: Chips


class CashedOut(Phrase, frozen=True):
    chips: Chips


class EventSummary(Phrase, frozen=True):
    name: str
    entries: Count
    hands: Count
    hours: int
    minutes: DecimalText
    """Minutes in two digits."""
    level: int
    seconds: DecimalText


class ExactByKnownCards(Phrase, frozen=True):
    pass


class ExactByCounting(Phrase, frozen=True):
    count: DecimalText
    unit: Literal["boards", "deals"]


class SampledDeals(Phrase, frozen=True):
    count: DecimalText
    margin: DecimalText


class HandKindCount(Phrase, frozen=True):
    """The combinations of pairs, suited or offsuit hands, and their place in the range grid."""

    kind: Literal["pairs", "suited", "offsuit"]
    count: DecimalText
    where: Literal["diagonal", "above", "below", ""]


class GridMarksLegend(Phrase, frozen=True):
    least: str
    half: str
    most: str


class GridDigitsLegend(Phrase, frozen=True):
    pass


class CountStopped(Phrase, frozen=True):
    pass


SolveColumn: TypeAlias = Literal["rounds", "exploitability", "known", "done"]


class SolverColumnHeading(Phrase, frozen=True):
    head: SolveColumn


class SolvedRounds(Phrase, frozen=True):
    game: GameSign
    rounds: Count
    method: str


class SolvedExactly(Phrase, frozen=True):
    game: GameSign


class GameValue(Phrase, frozen=True):
    value: DecimalText


class ExploitabilityValue(Phrase, frozen=True):
    figure: DecimalText


class InformationSetsHint(Phrase, frozen=True):
    sets: int


class BlueprintSaved(Phrase, frozen=True):
    hands: Count
    players: int
    rows: Chips
    size: Chips


class BlueprintSequence(Phrase, frozen=True):
    """The actions before the decision of a blueprint that is shown."""


class AfterBlindsLabel(BlueprintSequence, frozen=True):
    pass


class ActionSequence(BlueprintSequence, frozen=True):
    acts: str


class PreflopBlueprintTitle(Phrase, frozen=True):
    what: BlueprintSequence


class MostFrequentAction(Phrase, frozen=True):
    pass


PlayerColumn: TypeAlias = Literal[
    "player", "hands", "at EV", "of", "means", "position", "depth", "players"
]


class PlayerColumnHeading(Phrase, frozen=True):
    head: PlayerColumn


class PlayerWithoutHands(Refusal, frozen=True):
    others: int


class GivenPlayerWithoutHands(Refusal, frozen=True):
    player: str
    others: int


class MorePlayers(Phrase, frozen=True):
    more: int
    whole: int


class PlayerStatisticsLine(Phrase, frozen=True):
    player: str
    part: str | None
    hands: Count
    rate: DecimalText
    width: DecimalText
    worth: DecimalText


class WorkLabel(Phrase, frozen=True):
    """The label of a progress bar: the hands, spots or finishes that are computed."""

    work: Literal[
        "finishes", "push or fold", "hands", "rounds", "cards", "spot", "event", "counting"
    ]


class WorkInterrupted(Phrase, frozen=True):
    work: WorkLabel


class WorkProgress(Phrase, frozen=True):
    done: Chips
    whole: Chips


class CountingAllInsLabel(Phrase, frozen=True):
    pass


class AllInHandCount(Phrase, frozen=True):
    """The progress of counting all-in hands before push or fold is solved."""

    hands: Literal["two", "three"]
    part: DecimalText


class RoundProgress(Phrase, frozen=True):
    rounds: int
    gain: DecimalText | None


class ExploitabilitySoFar(Phrase, frozen=True):
    figure: DecimalText


class SituationCount(Phrase, frozen=True):
    count: Count


class BoardProgress(Phrase, frozen=True):
    street: Literal["flops", "turns", "rivers"]


class EventProgress(Phrase, frozen=True):
    left: Chips
    level: int
    hands: Count


class FileExpectedNotFolder(Refusal, frozen=True):
    file: str


class TextFileExpected(Refusal, frozen=True):
    file: str
