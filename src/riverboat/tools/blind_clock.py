"""The blind clock: levels with the least and the greatest raise of each, and the elapsed time.

The module does not read the time: the caller passes the elapsed time.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, ValidationError
from msgspec.structs import replace

from riverboat.decoding import convert
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import BadGame, Game, LevelCard, level_card, read_game
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.floor import Authority
from riverboat.tools.tool_answer import BadQuestion, Step, steps
from riverboat.words.events.hand_opening import BetSizes
from riverboat.words.refusals import tools as w
from riverboat.words.tools import clock as texts
from riverboat.words.tools.calculation_step import CalculationStep

DEFAULT_CLOCK_GAMES: Final = ("no-limit hold'em", "pot-limit omaha")
DEFAULT_LEVEL_MINUTES: Final = 20
_BREAK_MINUTES: Final = 10
_LEVEL_PATTERN: Final = re.compile(
    r"(?P<sizes>\d{1,9}(?:/\d{1,9}){0,3})(?:\+(?P<ante>\d{1,9}))?(?:@(?P<minutes>\d{1,4})m?)?"
)
_BREAK_PATTERN: Final = re.compile(r"break(?:[@ ](?P<minutes>\d{1,4})m?)?")
_SIZES_PATTERN: Final = re.compile(r"\d+/\d+")


class LevelRaise(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={"min_raise_to": "least", "max_raise_to": "greatest"},
):
    """The range to which the first player to act may raise in one of the games."""

    game: str
    min_raise_to: int
    max_raise_to: int | None
    """Greatest total; ``None`` when only the stack bounds it."""


class ClockLevel(Struct, metaclass=RenamedFields, frozen=True, rename={"level_number": "n"}):
    """One level, or a break."""

    level_number: int
    """Number of the level; 0 for a break."""
    blinds: tuple[int, ...]
    ante: int
    minutes: int
    raises: tuple[LevelRaise, ...]
    steps: tuple[Step, ...]


class Levels(Struct, frozen=True):
    """A list of levels in text form."""

    levels: tuple[str, ...] = ()
    """``25/50``, ``100/200+25`` with an ante, ``50/100@15`` for 15 minutes, ``break@10``."""
    games: tuple[str, ...] = DEFAULT_CLOCK_GAMES
    minutes: int = DEFAULT_LEVEL_MINUTES
    """Default minutes of a level."""


def parse_levels(toml: str) -> Levels:
    """Parse a TOML file of levels, with the fields of ``Levels``."""
    try:
        return convert(tomllib.loads(toml), Levels)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadQuestion(w.LevelsUnreadable(refusal_of(error))) from error


def blind_clock(levels: Levels, by: Authority | None = None) -> tuple[ClockLevel, ...]:
    """Return the levels as a room posts them (POTL-15): blinds, and the least and greatest raise.

    >>> sheet = blind_clock(Levels(levels=("100/200",)))
    >>> [(each.min_raise_to, each.max_raise_to) for each in sheet[0].raises]
    [(400, None), (400, 700)]
    """
    if not levels.levels:
        raise BadQuestion(w.NoLevels())
    clock_levels: list[ClockLevel] = []
    level_number = 0
    for typed_level in levels.levels:
        level_text = typed_level.strip().lower()
        if break_match := _BREAK_PATTERN.fullmatch(level_text):
            minutes = int(break_match["minutes"] or _BREAK_MINUTES)
            clock_levels.append(ClockLevel(0, (), 0, minutes, (), steps(texts.BreakStep(minutes))))
            continue
        level_number += 1
        clock_levels.append(_parse_level(level_number, level_text, levels, by))
    return tuple(clock_levels)


def _parse_level(
    level_number: int, level_text: str, levels: Levels, chosen_authority: Authority | None
) -> ClockLevel:
    match = _LEVEL_PATTERN.fullmatch(level_text)
    if match is None:
        raise BadQuestion(w.LevelTextInvalid(repr(level_text)))
    bet_sizes = tuple(map(int, match["sizes"].split("/")))
    ante = int(match["ante"] or 0)
    raises, phrases = [], []
    for game_name in levels.games:
        raise_limits = level_card(_parse_game(game_name, match["sizes"], chosen_authority))
        raises.append(LevelRaise(game_name, raise_limits.min_raise, raise_limits.max_raise))
        phrases.append(_explain_raise(raise_limits))
    level_phrase = texts.BlindLevelStep(level_number, _build_bet_sizes(bet_sizes), ante or None)
    minutes = int(match["minutes"] or levels.minutes)
    return ClockLevel(
        level_number, bet_sizes, ante, minutes, tuple(raises), steps(level_phrase, *phrases)
    )


def _parse_game(game_name: str, sizes_text: str, chosen_authority: Authority | None) -> Game:
    """Return the game of a level as printed.

    The number of antes is unknown, so the pot of a pot-limit game is counted without them.
    """
    if _SIZES_PATTERN.search(game_name):
        raise BadQuestion(w.StakesInGameOfLevels(_SIZES_PATTERN.sub("", game_name).strip()))
    try:
        game = read_game(
            f"{game_name} {sizes_text}", chosen_authority.house_rules if chosen_authority else None
        )
    except BadGame as error:
        raise BadQuestion(error.refusal) from error
    if not isinstance(game, Game):
        raise BadQuestion(w.SingleGameRequired(game.name))
    return game


def _build_bet_sizes(sizes: Sequence[int]) -> BetSizes:
    return BetSizes(sizes[0], _build_bet_sizes(sizes[1:]) if len(sizes) > 1 else None)


def _explain_raise(raise_limits: LevelCard) -> CalculationStep:
    if raise_limits.max_raise is None:
        return texts.MinimumRaiseSizeStep(raise_limits.min_raise)
    if raise_limits.max_raise == raise_limits.min_raise:
        return texts.OnlyRaiseSizeStep(raise_limits.min_raise)
    return texts.LegalRaiseRangeStep(raise_limits.min_raise, raise_limits.max_raise)


class Clock(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={"level_index": "at", "is_running": "running"},
):
    """The current level, and its remaining time in milliseconds."""

    levels: tuple[ClockLevel, ...]
    level_index: int = 0
    left_ms: int = -1
    """Remaining milliseconds; negative for the whole level."""
    is_running: bool = False

    @property
    def level(self) -> ClockLevel | None:
        """The current level; ``None`` when the last one is over."""
        return self.levels[self.level_index] if self.level_index < len(self.levels) else None

    @property
    def milliseconds(self) -> int:
        """Remaining milliseconds of the level."""
        if self.level is None:
            return 0
        return self.level.minutes * 60_000 if self.left_ms < 0 else self.left_ms

    left = DeprecatedAttribute("left_ms")


def advance_clock(clock: Clock, milliseconds: int) -> Clock:
    """Return the clock after some milliseconds; a stopped or finished clock stays as it is."""
    while clock.is_running and milliseconds > 0 and clock.level is not None:
        milliseconds_left = clock.milliseconds
        if milliseconds < milliseconds_left:
            return replace(clock, left_ms=milliseconds_left - milliseconds)
        milliseconds -= milliseconds_left
        clock = replace(clock, level_index=clock.level_index + 1, left_ms=-1)
    return clock if clock.level is not None else replace(clock, is_running=False)


def start_clock(clock: Clock) -> Clock:
    """Return a copy of the clock, started; after the last level it stays stopped."""
    return replace(clock, is_running=clock.level is not None)


def pause_clock(clock: Clock) -> Clock:
    """Return a copy of the clock, stopped."""
    return replace(clock, is_running=False)


def move_clock(clock: Clock, offset: int) -> Clock:
    """Return a copy of the clock at the start of the level *offset* levels on; negative is back."""
    level_index = max(0, min(clock.level_index + offset, len(clock.levels)))
    return replace(clock, level_index=level_index, left_ms=-1)
