"""Refusals of table options, alone or in combination."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, DecimalText, Phrase, Refusal
from riverboat.words.refusals.name_suggestions import NameHint


class NoSuchTablePreset(Refusal, frozen=True):
    preset: str
    hint: NameHint


class TooManyChairs(Refusal, frozen=True, rename={"max_chairs": "most"}):
    rule = "GAME-03"
    game: str
    max_chairs: int
    chairs: int


class NoStraddlesInTournaments(Refusal, frozen=True):
    rule = "STRD-02, TRNY-05"


class NoKillsInTournaments(Refusal, frozen=True):
    rule = "KILL-01"


class NoLoansInTournaments(Refusal, frozen=True):
    rule = "MARK-02"


class OpenStakesInTournament(Refusal, frozen=True):
    rule = "STAK-01"


class NoSevenDeuceInTournaments(Refusal, frozen=True):
    rule = "BYND-57"


class NoJackpotInTournaments(Refusal, frozen=True):
    rule = "BYND-58"


class MarkersInCasino(Refusal, frozen=True):
    rule = "MARK-02, OPEN-01"


class ForbiddenByLaw(
    Refusal, frozen=True, rename={"explanation": "why", "jurisdiction": "place", "option": "what"}
):
    rule = "HOUS-10"
    jurisdiction: str
    option: str
    explanation: Phrase


class ForbiddenByLocalLaw(Refusal, frozen=True, rename={"explanation": "why", "option": "what"}):
    rule = "HOUS-10"
    option: str
    explanation: Phrase


class OptionGameConflict(Phrase, frozen=True):
    game: str


class StraddlesOffRequired(Phrase, frozen=True):
    pass


class KillOffRequired(Phrase, frozen=True):
    pass


class RakeOffRequired(Phrase, frozen=True):
    pass


class JackpotOffRequired(Phrase, frozen=True):
    pass


class TimeFeesOffRequired(Phrase, frozen=True):
    pass


class MarkersOffRequired(Phrase, frozen=True):
    pass


class LoansOffRequired(Phrase, frozen=True):
    pass


class OptionValueUnknown(Phrase, frozen=True, rename={"known_values": "known"}):
    known_values: tuple[str, ...]


class LastWinnerBlindInBlindsGame(Refusal, frozen=True):
    rule = "BLND-04"


class BlindSeatsButtonConflict(Refusal, frozen=True):
    rule = "BLND-05"
    button: str


class BlindSeatsOutOfRange(Refusal, frozen=True):
    rule = "BLND-05"


class BlindSeatCountMismatch(
    Refusal, frozen=True, rename={"seat_count": "seats", "blind_count": "blinds"}
):
    rule = "BLND-05"
    seat_count: int
    blind_count: int
    game: str


class StraddlePositionInvalid(Refusal, frozen=True, rename={"known_positions": "known"}):
    rule = "STRD-13"
    known_positions: tuple[str, ...]


class RockStraddleNeedsStraddles(Refusal, frozen=True):
    rule = "STRD-10"


class SleeperStraddlesNeedStraddles(Refusal, frozen=True):
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


class KillNotWholeChips(Refusal, frozen=True, rename={"killed_size": "made"}):
    rule = "KILL-03"
    percent: int
    killed_size: DecimalText
    size: int


class MatchedBuyInWithoutMaximum(Refusal, frozen=True):
    rule = "BUYN-08"


class MinimumBuyInAboveMaximum(
    Refusal, frozen=True, rename={"minimum": "least", "maximum": "most"}
):
    rule = "STAK-02"
    minimum: Chips
    maximum: Chips


class OpenStakesBuyInTooSmall(
    Refusal, frozen=True, rename={"required_minimum": "least", "given_minimum": "given"}
):
    rule = "OPEN-04"
    bet: Chips
    required_minimum: Chips
    given_minimum: Chips


class NoShortBuyIns(Refusal, frozen=True):
    rule = "OPEN-04"


class MaximumBuyInTooSmall(Refusal, frozen=True, rename={"maximum": "most"}):
    rule = "STAK-02"
    maximum: Chips
    bet: Chips


class SmallMarkersNeedMarkers(Refusal, frozen=True):
    rule = "MARK-04"


class TimeBankNotInWholeCards(
    Refusal,
    frozen=True,
    rename={"bank_seconds": "bank", "refill_seconds": "refill", "card_seconds": "card"},
):
    rule = "BYND-79"
    bank_seconds: int
    refill_seconds: int
    card_seconds: int


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


class PayableAmountName(Phrase, frozen=True, rename={"amount": "what"}):
    amount: PayableAmount


class ChipsUnsorted(Refusal, frozen=True):
    rule = "CHIP-11"


class AmountNotPayableInChip(Refusal, frozen=True, rename={"amount_name": "what"}):
    rule = "HOUS-03, BYND-01"
    amount_name: PayableAmountName
    chips: Chips
    chip: Chips


class AmountNotPayableAtTable(Refusal, frozen=True, rename={"amount_name": "what"}):
    rule = "UNIT-02, CHIP-13"
    amount_name: PayableAmountName
    chips: Chips


class AmountBelowSmallestChip(
    Refusal, frozen=True, rename={"amount_name": "what", "smallest_chip": "least"}
):
    rule = "UNIT-02, CHIP-13"
    amount_name: PayableAmountName
    chips: Chips
    smallest_chip: Chips
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


class JackpotSharesInvalid(Refusal, frozen=True, rename={"given_percents": "given"}):
    rule = "BYND-58"
    given_percents: tuple[int, ...]


class JackpotSharesMissing(Refusal, frozen=True):
    rule = "BYND-58"


class HouseRulesConflict(Refusal, frozen=True):
    pass


class GameSignUnavailable(Refusal, frozen=True):
    game: str


class GameWithoutPreset(Refusal, frozen=True):
    game: str


class ResultsUnbalanced(Refusal, frozen=True, rename={"difference": "off"}):
    difference: Chips


class MoneyUnitInvalid(Refusal, frozen=True, rename={"given_unit": "given"}):
    given_unit: str
