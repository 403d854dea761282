"""Situations with chips and words."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class SilentOversizedChip(Title, frozen=True):
    pass


class SilentChips(Title, frozen=True):
    pass


class ChipsInSeveralMotions(Title, frozen=True):
    pass


class WordsChipsMismatch(Title, frozen=True):
    pass


class RaiseThenChips(Title, frozen=True):
    pass


class OldChipsTaken(Title, frozen=True):
    pass


class OldChipsMixedIn(Title, frozen=True):
    pass


class ChangeRequest(Title, frozen=True):
    pass


class Undercall(Title, frozen=True):
    pass


class StringBetClaim(Title, frozen=True):
    pass


class ForwardMotionWithChips(Title, frozen=True):
    pass


class BountyTokenPushed(Title, frozen=True):
    pass


class ClockTokenPushed(Title, frozen=True):
    pass


class PotCountRequest(Title, frozen=True):
    pass


class BetCountRequest(Title, frozen=True):
    pass


class ChipExchange(Title, frozen=True):
    pass


class SplashedPot(Title, frozen=True):
    pass


class OpponentChipsTouched(Title, frozen=True):
    pass


class WordOrGesture(Title, frozen=True):
    pass


class BareAmount(Title, frozen=True):
    pass


class TwoActionsDeclared(Title, frozen=True):
    pass


class ConditionalDeclaration(Title, frozen=True):
    pass


class ActionOnBareRaise(Title, frozen=True):
    pass


class UndersizedWager(Title, frozen=True):
    pass


class WrongPotBet(Title, frozen=True):
    pass


class ChipsFoundBehind(Title, frozen=True):
    pass
