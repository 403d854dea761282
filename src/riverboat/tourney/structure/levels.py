"""The structure of an event: levels of blinds, breaks between them, and the chips that pay them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.tourney.event_errors import BadEvent
from riverboat.words.refusals import structures as w

AnteKind: TypeAlias = Literal["none", "each", "big_blind"]
"""Who posts the ante: nobody, everybody, or the big blind for all (BYND-30)."""


ColourUp: TypeAlias = Literal["race", "round_half_up"]
"""How odd chips go: cards decide who has the larger ones, or each player's are rounded."""


class Level(Struct, frozen=True, kw_only=True, tag="level", forbid_unknown_fields=True):
    """One level: what is posted, in chips, and for how long."""

    small: int
    big: int
    ante: int = 0
    antes: AnteKind = "none"
    minutes: int = 0
    """How long it is; 0 where hands are counted."""
    hands: int = 0
    """How many hands it has at each table; 0 where minutes are."""
    game: str = ""
    """What is played, where the levels of an event have different games (TRNY-22)."""
    think: int = 0
    """The shot clock of this level in seconds (BYND-79); 0: as the table has it."""
    time_cards: int = 0
    """Time bank cards that each player has in this level (BYND-79); 0: as the table has it."""

    @property
    def label(self) -> str:
        """As the wall shows it: ``100/200 (200)``."""
        return f"{self.small}/{self.big}" + (f" ({self.ante})" if self.ante else "")

    posted = DeprecatedAttribute("label")


class Break(Struct, frozen=True, kw_only=True, tag="break", forbid_unknown_fields=True):
    """Everybody rests between two hands (TRNY-34), and small chips may go."""

    minutes: int
    colour_up: int = 0
    """Chips of this worth leave play (BYND-75); 0: none."""


StructurePart: TypeAlias = Level | Break


class Structure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of it: what everybody begins with, and the levels and breaks in order.

    The last level goes on until there is a winner.
    """

    stack: int
    parts: tuple[StructurePart, ...]
    chips: tuple[int, ...] = ()
    """The worths of the chips in play, rising; without any every amount can be paid."""
    colour_up: ColourUp = "race"
    """TRNY-43: odd chips are raced for, or half a larger chip and more becomes one."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels, without the breaks."""
        return tuple([part for part in self.parts if isinstance(part, Level)])

    def smallest_chip(self, part: int) -> int:
        """The smallest chip in play in a part, from 0; 1 where no chips are named."""
        gone = {each.colour_up for each in self.parts[: part + 1] if isinstance(each, Break)}
        return next((worth for worth in self.chips if worth not in gone), 1)

    def level(self, number: int) -> Level:
        """A level by its number, from 1; the last one for all beyond."""
        return self.levels[min(number, len(self.levels)) - 1]

    smallest = DeprecatedAttribute("smallest_chip")


def _check(structure: Structure) -> None:
    if not structure.levels:
        raise BadEvent(w.NoLevelsHere())
    if not isinstance(structure.parts[0], Level):
        raise BadEvent(w.BeginsWithABreak())
    if not isinstance(structure.parts[-1], Level):  # nobody could play on after it
        raise BadEvent(w.EndsWithABreak())
    before = None
    for number, level in enumerate(structure.levels, 1):
        _check_level(number, level, structure)
        if before and level.big < before.big and level.game == before.game:  # rule: TRNY-09
            raise BadEvent(w.BlindsFall(number, level.label, before.label))
        before = level
    if structure.levels[0].big > structure.stack:
        raise BadEvent(w.BlindsAboveStacks(structure.levels[0].big, structure.stack))
    gone = [part.colour_up for part in structure.parts if isinstance(part, Break)]
    for worth in filter(None, gone):
        if not structure.chips:
            raise BadEvent(w.NoChipsAreNamed(worth))
        if worth not in structure.chips:
            raise BadEvent(w.NoSuchChipHere(worth, structure.chips))


def _check_level(number: int, level: Level, structure: Structure) -> None:
    if not 0 < level.small <= level.big:
        raise BadEvent(w.NoSuchBlinds(number, level.small, level.big))
    if (level.minutes > 0) == (level.hands > 0):
        raise BadEvent(w.MinutesOrHands(number))
    if (level.ante > 0) == (level.antes == "none"):
        raise BadEvent(w.AnteOfNobody(number))
    left = _chips_in_play(structure, number)
    for amount in (level.small, level.big, level.ante):
        if left and amount % left[0]:  # rule: UNIT-02 what is posted can be paid
            raise BadEvent(w.ChipsCannotPay(number, amount, left[0]))


def _chips_in_play(structure: Structure, number: int) -> tuple[int, ...]:
    """The chips that are still in play at a level."""
    gone: set[int] = set()
    levels = 0
    for part in structure.parts:
        if isinstance(part, Level):
            levels += 1
            if levels == number:
                break
        else:
            gone.add(part.colour_up)
    return tuple([worth for worth in structure.chips if worth not in gone])
