"""The blind clock on a screen: the level, the time left, its raises, and the next level."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from riverboat.cli.pages.tool_page import DealerToolPage, align_rows
from riverboat.cli.terminal.key_reader import KeyWait
from riverboat.tools.blind_clock import (
    Clock,
    ClockLevel,
    advance_clock,
    move_clock,
    pause_clock,
    start_clock,
)
from riverboat.words.terminal.keys import ClockKeys
from riverboat.words.tools.clock import ClockPausedNote, LastLevelOver, NextClockStep

_TICK_SECONDS = 0.25
"""Seconds between two updates of the clock."""


class ClockIO(Struct, frozen=True):
    """Time source, key input and display of a running clock."""

    milliseconds: Callable[[], int]
    wait: KeyWait
    draw: Callable[[Text], None]


def iter_level_rows(levels: tuple[ClockLevel, ...], page: DealerToolPage) -> Iterator[Text]:
    """Yield all levels as rows: blinds, minutes, and the minimum and maximum raise in each game."""
    game_names = [
        level_raise.game
        for level_raise in next(
            (clock_level.raises for clock_level in levels if clock_level.raises), ()
        )
    ]
    if game_names:
        yield Text(f"  {page.felt.glyphs.dot} ".join(game_names), "dim")
    rows = []
    for level in levels:
        heading, *raise_texts = [page.translate(step.phrase) for step in level.steps]
        raise_texts += [""] * (len(game_names) - len(raise_texts))
        rows.append((heading, f"{level.minutes} min", *raise_texts))
    yield from align_rows(rows)


def draw_clock_face(clock: Clock, page: DealerToolPage) -> Text:
    """Return the face of the clock at this moment."""
    level = clock.level
    if level is None:
        return Text(page.reader.sentence(LastLevelOver()), "bold")
    minutes, seconds = divmod(clock.milliseconds // 1000, 60)
    blinds_step, *raise_steps = level.steps
    is_last_minute = clock.milliseconds < 60_000
    style = "bold red" if is_last_minute else "bold green" if clock.is_running else "bold"
    text = Text.assemble(
        (f"{page.reader.sentence(blinds_step.phrase)}\n", "bold"),
        (f"\n  {minutes:02}:{seconds:02}", style),
    )
    if not clock.is_running:
        text.append(f"  {page.translate(ClockPausedNote())}", "yellow")
    text.append("\n\n")
    for level_raise, step in zip(level.raises, raise_steps, strict=True):
        text.append(f"{level_raise.game}: {page.translate(step.phrase)}\n")
    if clock.level_index + 1 < len(clock.levels):
        next_level_phrase = clock.levels[clock.level_index + 1].steps[0].phrase
        text.append(f"{page.reader.sentence(NextClockStep(next_level_phrase))}\n", "dim")
    text.append(page.translate(ClockKeys()), "dim")
    return text


def run_clock(clock: Clock, clock_io: ClockIO, page: DealerToolPage) -> Clock:
    """Run the clock until the user quits: space starts and stops it, n and b change the level."""
    last_ms = clock_io.milliseconds()
    while True:
        clock_io.draw(draw_clock_face(clock, page))
        key = clock_io.wait(_TICK_SECONDS)
        now_ms = clock_io.milliseconds()
        clock, last_ms = advance_clock(clock, now_ms - last_ms), now_ms
        match key:
            case "q":
                return clock
            case " ":
                clock = pause_clock(clock) if clock.is_running else start_clock(clock)
            case "n":
                clock = move_clock(clock, 1)
            case "b":
                clock = move_clock(clock, -1)
            case "+" | "-":
                clock = add_minutes(clock, 1 if key == "+" else -1)


def add_minutes(clock: Clock, minutes: int) -> Clock:
    """Return the clock with minutes added to this level; negative numbers remove some."""
    milliseconds = clock.milliseconds + minutes * 60_000
    return clock if clock.level is None else replace(clock, left_ms=max(1000, milliseconds))
