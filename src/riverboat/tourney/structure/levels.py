"""The structure of an event: levels of blinds, breaks between them, and the chips that pay them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.tourney.event_errors import BadEvent
from riverboat.words.refusals import structures as w

AnteKind: TypeAlias = Literal["none", "each", "big_blind"]
"""The players who pay the ante: none, each player, or the big blind for all (BYND-30)."""


ColourUp: TypeAlias = Literal["race", "round_half_up"]
"""The treatment of odd chips: a chip race by cards, or rounding of each player's."""


class Level(Struct, frozen=True, kw_only=True, tag="level", forbid_unknown_fields=True):
    """A level: its posts in chips, and its length."""

    small: int
    big: int
    ante: int = 0
    antes: AnteKind = "none"
    minutes: int = 0
    """Length of the level in minutes; 0 if it counts hands."""
    hands: int = 0
    """Length of the level in hands per table; 0 if it counts minutes."""
    game: str = ""
    """The level's game, if the levels of an event have different games (TRNY-22)."""
    think: int = 0
    """The shot clock of this level in seconds (BYND-79); 0: the table's."""
    time_cards: int = 0
    """Time bank cards of each player in this level (BYND-79); 0: the table's."""

    @property
    def label(self) -> str:
        """The level's label on the wall display: ``100/200 (200)``."""
        return f"{self.small}/{self.big}" + (f" ({self.ante})" if self.ante else "")

    posted = DeprecatedAttribute("label")


class Break(Struct, frozen=True, kw_only=True, tag="break", forbid_unknown_fields=True):
    """A break between two hands (TRNY-34), in which small chips may be coloured up."""

    minutes: int
    colour_up: int = 0
    """The denomination that is removed from play (BYND-75); 0 if none is."""


StructurePart: TypeAlias = Level | Break


class Structure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The structure: the starting stack, and the levels and breaks in order.

    The last level lasts until there is a winner.
    """

    stack: int
    parts: tuple[StructurePart, ...]
    chips: tuple[int, ...] = ()
    """The denominations in play, rising; if empty, every amount can be paid."""
    colour_up: ColourUp = "race"
    """Treatment of odd chips (TRNY-43): a chip race, or rounding half a larger chip up."""

    def __post_init__(self) -> None:
        _check_structure(self)

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels, without the breaks."""
        return tuple([part for part in self.parts if isinstance(part, Level)])

    def smallest_chip(self, part: int) -> int:
        """Return the smallest denomination in play during a level or break.

        *part* is its index, from 0. Return 1 if the structure names no denominations.
        """
        removed_chips = {
            structure_part.colour_up
            for structure_part in self.parts[: part + 1]
            if isinstance(structure_part, Break)
        }
        return next((chip_value for chip_value in self.chips if chip_value not in removed_chips), 1)

    def level(self, number: int) -> Level:
        """Return a level by its number, from 1; the last level for all higher numbers."""
        return self.levels[min(number, len(self.levels)) - 1]

    smallest = DeprecatedAttribute("smallest_chip")


def _check_structure(structure: Structure) -> None:
    if not structure.levels:
        raise BadEvent(w.LevelsMissing())
    if not isinstance(structure.parts[0], Level):
        raise BadEvent(w.BreakAtStart())
    if not isinstance(structure.parts[-1], Level):  # no play is possible after it
        raise BadEvent(w.BreakAtEnd())
    previous_level = None
    for level_number, level in enumerate(structure.levels, 1):
        _check_level(level_number, level, structure)
        if (
            previous_level and level.big < previous_level.big and level.game == previous_level.game
        ):  # rule: TRNY-09
            raise BadEvent(w.BlindsUnsorted(level_number, level.label, previous_level.label))
        previous_level = level
    if structure.levels[0].big > structure.stack:
        raise BadEvent(w.BlindsAboveStacks(structure.levels[0].big, structure.stack))
    removed_chips = [part.colour_up for part in structure.parts if isinstance(part, Break)]
    for chip_value in filter(None, removed_chips):
        if not structure.chips:
            raise BadEvent(w.ChipValuesMissing(chip_value))
        if chip_value not in structure.chips:
            raise BadEvent(w.NoSuchChipHere(chip_value, structure.chips))


def _check_level(level_number: int, level: Level, structure: Structure) -> None:
    if not 0 < level.small <= level.big:
        raise BadEvent(w.LevelBlindsInvalid(level_number, level.small, level.big))
    if (level.minutes > 0) == (level.hands > 0):
        raise BadEvent(w.LevelLengthConflict(level_number))
    if (level.ante > 0) == (level.antes == "none"):
        raise BadEvent(w.AntePayerMissing(level_number))
    chips_left = _list_chips_in_play(structure, level_number)
    for amount in (level.small, level.big, level.ante):
        if chips_left and amount % chips_left[0]:  # rule: UNIT-02 posts must be payable
            raise BadEvent(w.LevelAmountUnpayable(level_number, amount, chips_left[0]))


def _list_chips_in_play(structure: Structure, level_number: int) -> tuple[int, ...]:
    removed_chips: set[int] = set()
    passed_level_count = 0
    for part in structure.parts:
        if isinstance(part, Level):
            passed_level_count += 1
            if passed_level_count == level_number:
                break
        else:
            removed_chips.add(part.colour_up)
    return tuple([chip_value for chip_value in structure.chips if chip_value not in removed_chips])
