"""Refusals to solve a post-flop spot, to walk in its tree, to lock a node or to read a file."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, DecimalText, Refusal

SpotPlayer: TypeAlias = Literal["oop", "ip"]
"""The first player to act after the flop, or the last: out of position, in position."""

SpotStreet: TypeAlias = Literal["flop", "turn", "river"]


class PostflopBoardExpected(Refusal, frozen=True, rename={"card_count": "cards"}):
    card_count: int


class FlopInvalid(Refusal, frozen=True, rename={"flop_text": "given"}):
    flop_text: str


class TwoRangesRequired(Refusal, frozen=True, rename={"range_count": "given"}):
    range_count: int


class TwoCardRangeExpected(Refusal, frozen=True, rename={"card_count": "cards"}):
    card_count: int


class RangeBlocked(Refusal, frozen=True):
    player: SpotPlayer
    board: Cards


class RangesNeverMeet(Refusal, frozen=True):
    pass


class SpotChipsTooMany(Refusal, frozen=True, rename={"given_chips": "given", "chips_kind": "what"}):
    chips_kind: Literal["pot", "stack"]
    given_chips: str


class ShareOutOfBounds(Refusal, frozen=True, rename={"given_share": "given", "share_name": "what"}):
    share_name: str
    given_share: str


class NegativeNumber(Refusal, frozen=True, rename={"given_number": "given", "number_name": "what"}):
    number_name: str
    given_number: str


class BetSizeTextInvalid(Refusal, frozen=True, rename={"size_text": "given"}):
    size_text: str


class RaiseMultipleWithoutBet(Refusal, frozen=True):
    pass


class TooManySizes(Refusal, frozen=True, rename={"size_count": "given", "max_sizes": "most"}):
    size_count: int
    max_sizes: int


class NoSuchSpotStreet(Refusal, frozen=True, rename={"street_name": "given"}):
    street_name: str
    streets: tuple[str, ...]


class NoSuchSpotPlayer(Refusal, frozen=True, rename={"player_name": "given"}):
    player_name: str


class BettingTreeTooLarge(Refusal, frozen=True, rename={"max_nodes": "most"}):
    max_nodes: Chips
    """Maximum number of nodes, with grouped digits like an amount of chips."""


class TreeMemoryExceeded(
    Refusal,
    frozen=True,
    rename={"needed_memory": "needed", "memory_limit": "allowed", "can_use_16_bits": "halves"},
):
    needed_memory: DecimalText
    memory_limit: DecimalText
    street: SpotStreet
    """The street that takes most of the memory."""
    can_use_16_bits: bool
    """True if storing numbers in 16 bits would halve the memory."""


class ExploitabilityTargetInvalid(Refusal, frozen=True, rename={"given_target": "given"}):
    given_target: str


class NoSuchUnit(Refusal, frozen=True, rename={"unit_name": "given"}):
    unit_name: str
    units: tuple[str, ...]


class JobsOutOfRange(Refusal, frozen=True, rename={"job_count": "given", "max_jobs": "most"}):
    job_count: int
    max_jobs: int


class NoSuchSpotAction(
    Refusal, frozen=True, rename={"action_text": "given", "legal_actions": "actions"}
):
    action_text: str
    legal_actions: tuple[str, ...]


class ActionAmbiguous(
    Refusal, frozen=True, rename={"action_text": "given", "matching_actions": "actions"}
):
    action_text: str
    matching_actions: tuple[str, ...]


class DealtCardExpected(Refusal, frozen=True, rename={"action_text": "given"}):
    action_text: str
    street: SpotStreet


class CardOnBoard(Refusal, frozen=True):
    card: Cards


class PathAfterHandEnd(Refusal, frozen=True, rename={"action_text": "given"}):
    action_text: str


class PathNotAtStreetStart(Refusal, frozen=True):
    path: str


class DecisionMissing(Refusal, frozen=True):
    path: str


class HandOutsideRange(Refusal, frozen=True):
    hand: str
    player: SpotPlayer


class ShareSumInvalid(Refusal, frozen=True, rename={"share_sum": "whole"}):
    hand: str
    share_sum: DecimalText


class LockValueMissing(Refusal, frozen=True):
    pass


class PlayerHabitUnknown(Refusal, frozen=True, rename={"habit_name": "given"}):
    habit_name: str
    habits: tuple[str, ...]


class SolutionFileInvalid(Refusal, frozen=True):
    file: str


class SolutionVersionMismatch(Refusal, frozen=True, rename={"supported_version": "known"}):
    file: str
    version: str
    supported_version: int


class SolutionDamaged(Refusal, frozen=True):
    file: str


class SolutionNotResumable(Refusal, frozen=True):
    pass


class HandWithoutFlop(Refusal, frozen=True):
    pass


class HandNotHeadsUp(Refusal, frozen=True):
    players: int


class NoSuchSpotKey(Refusal, frozen=True, rename={"known_keys": "known"}):
    key: str
    known_keys: tuple[str, ...]


class SpotKeyMissing(Refusal, frozen=True):
    key: str


class FlopCountOutOfRange(
    Refusal, frozen=True, rename={"flop_count": "given", "max_flops": "most"}
):
    flop_count: int
    max_flops: Chips
    """Maximum number of flops, with grouped digits like an amount of chips."""


class MemoryLimitInvalid(Refusal, frozen=True, rename={"limit_text": "given"}):
    limit_text: str


class SpotFileInvalid(Refusal, frozen=True):
    file: str
    problem: Refusal
