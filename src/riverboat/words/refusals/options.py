"""Refusals of table options, alone or in combination."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class NoSuchTablePreset(Refusal, frozen=True):
    preset: str
    hint: NameHint


class TooManyChairs(Refusal, frozen=True):
    rule = "GAME-03"
    game: str
    most: int
    chairs: int


# Tournaments and casinos ------------------------------------------------------------------------


class NoStraddlesInTournaments(Refusal, frozen=True):
    rule = "STRD-02, TRNY-05"


class NoKillsInTournaments(Refusal, frozen=True):
    rule = "KILL-01"


class NoLoansInTournaments(Refusal, frozen=True):
    rule = "MARK-02"


class NoOpenStakesInTournaments(Refusal, frozen=True):
    rule = "STAK-01"


class NoSevenDeuceInTournaments(Refusal, frozen=True):
    rule = "BYND-57"


class NoJackpotInTournaments(Refusal, frozen=True):
    rule = "BYND-58"


class NoMarkersInACasino(Refusal, frozen=True):
    rule = "MARK-02, OPEN-01"


# The law of a place -----------------------------------------------------------------------------


class ForbiddenByLaw(Refusal, frozen=True):
    rule = "HOUS-10"
    place: str
    what: str
    why: Phrase


class ForbiddenByLocalLaw(Refusal, frozen=True):
    rule = "HOUS-10"
    what: str
    why: Phrase


class OptionGameConflict(Phrase, frozen=True):
    game: str


class OptionStraddlesConflict(Phrase, frozen=True):
    pass


class OptionKillConflict(Phrase, frozen=True):
    pass


class OptionRakeConflict(Phrase, frozen=True):
    pass


class OptionJackpotConflict(Phrase, frozen=True):
    pass


class OptionTimeFeesConflict(Phrase, frozen=True):
    pass


class OptionMarkersConflict(Phrase, frozen=True):
    pass


class OptionLoansConflict(Phrase, frozen=True):
    pass


class OptionValueUnknown(Phrase, frozen=True):
    known: tuple[str, ...]


# Blinds, straddles and kills --------------------------------------------------------------------


class LastWinnerBlindConflict(Refusal, frozen=True):
    rule = "BLND-04"


class BlindSeatsButtonConflict(Refusal, frozen=True):
    rule = "BLND-05"
    button: str


class BlindSeatsOutOfRange(Refusal, frozen=True):
    rule = "BLND-05"


class BlindSeatCountMismatch(Refusal, frozen=True):
    rule = "BLND-05"
    seats: int
    blinds: int
    game: str


class StraddlePositionInvalid(Refusal, frozen=True):
    rule = "STRD-13"
    known: tuple[str, ...]


class RockNeedsStraddles(Refusal, frozen=True):
    rule = "STRD-10"


class SleepersNeedStraddles(Refusal, frozen=True):
    rule = "STRD-17"


class NoButtonStraddlesInLimit(Refusal, frozen=True):
    rule = "BYND-43"


class NoBlindsForStraddles(Refusal, frozen=True):
    rule = "STRD-01"
    game: str


class KillWithoutLimits(Refusal, frozen=True):
    rule = "KILL-01"
    structure: str


class NoBlindToKill(Refusal, frozen=True):
    rule = "KILL-02"
    game: str


class KillNotWholeChips(Refusal, frozen=True):
    rule = "KILL-03"
    percent: int
    made: str
    size: int


# Buying in and markers --------------------------------------------------------------------------


class MatchedBuyInWithoutMaximum(Refusal, frozen=True):
    rule = "BUYN-08"


class MinimumBuyInAboveMaximum(Refusal, frozen=True):
    rule = "STAK-02"
    least: Chips
    most: Chips


class OpenStakesBuyInTooSmall(Refusal, frozen=True):
    rule = "OPEN-04"
    bet: Chips
    least: Chips
    given: Chips


class NoShortBuyIns(Refusal, frozen=True):
    rule = "OPEN-04"


class MaximumBuyInTooSmall(Refusal, frozen=True):
    rule = "STAK-02"
    most: Chips
    bet: Chips


class SmallMarkersNeedMarkers(Refusal, frozen=True):
    rule = "MARK-04"


class TimeCardsNotWhole(Refusal, frozen=True):
    rule = "BYND-79"
    bank: int
    refill: int
    card: int


# Chips and fees ---------------------------------------------------------------------------------


PayableAmount = Literal[
    "blind",
    "ante",
    "bring-in",
    "unit",
    "share",
    "kitty",
    "drop",
    "time",
    "seven_deuce",
    "rake",
]


class AmountKind(Phrase, frozen=True):
    what: PayableAmount


class ChipsUnsorted(Refusal, frozen=True):
    rule = "CHIP-11"


class AmountNotPayableInChip(Refusal, frozen=True):
    rule = "HOUS-03, BYND-01"
    what: AmountKind
    chips: Chips
    chip: Chips


class AmountNotPayableAtTable(Refusal, frozen=True):
    rule = "UNIT-02, CHIP-13"
    what: AmountKind
    chips: Chips


class AmountBelowSmallestChip(Refusal, frozen=True):
    rule = "UNIT-02, CHIP-13"
    what: AmountKind
    chips: Chips
    least: Chips
    game: str
    unit: int


class RakeCapsUnsorted(Refusal, frozen=True):
    rule = "BYND-47"


class TimePotWithoutFee(Refusal, frozen=True):
    rule = "BYND-51"


class KittyWithoutIncome(Refusal, frozen=True):
    rule = "HOUS-03"


class SevenDeuceWithoutHoldem(Refusal, frozen=True):
    rule = "BYND-57"


class NoGameForAJackpot(Refusal, frozen=True):
    rule = "BYND-58"


class JackpotWithoutDrop(Refusal, frozen=True):
    rule = "BYND-58"


class JackpotSharesInvalid(Refusal, frozen=True):
    rule = "BYND-58"
    given: tuple[int, ...]


class JackpotSharesMissing(Refusal, frozen=True):
    rule = "BYND-58"


# Options written to a file ----------------------------------------------------------------------


class HouseRulesConflict(Refusal, frozen=True):
    pass


class SignUnavailable(Refusal, frozen=True):
    game: str


class GameWithoutPreset(Refusal, frozen=True):
    game: str


# Settling up ------------------------------------------------------------------------------------


class ResultsUnbalanced(Refusal, frozen=True):
    off: Chips


class MoneyUnitInvalid(Refusal, frozen=True):
    given: str
