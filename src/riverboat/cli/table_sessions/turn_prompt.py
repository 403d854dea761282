"""The user's turn at the terminal: a prompt repeated until the entry is a legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from riverboat.bots import DecisionPoint
from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_action_entry
from riverboat.cli.table_sessions.seat_view import SeatPerspective
from riverboat.cli.table_sessions.terminal_narration import name_seat
from riverboat.cli.terminal.table_screen import Screen
from riverboat.engine import FOLD, AnyCommand, IllegalAction, ToAct
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import Reader, rename_people
from riverboat.words import terminal as t


class TurnPrompt(Struct, frozen=True, kw_only=True):
    """A turn's prompt, with callbacks for the answer."""

    screen: Screen
    view: SeatPerspective
    turn: DecisionPoint
    is_waiting: Callable[[], bool]
    """Returns True while the answer is still needed."""
    handle_side_entry: Callable[[str], bool]
    """Handles a question or a table command; returns False if the entry is an action."""
    execute: Callable[[AnyCommand], None]
    """Executes the action, or raises ``IllegalAction``."""
    reader: Reader
    names: Sequence[str]
    """Name of the player in each seat of the hand."""


def ask_for_action(prompt: TurnPrompt) -> None:
    """Ask until the entry is legal; a fold that could be a check must be repeated."""
    hand, turn, screen = prompt.view.hand, prompt.turn, prompt.screen
    was_warned = hand.game.rules.fold_when_free != "warn"
    while prompt.is_waiting():
        entry = screen.read_line()
        if prompt.handle_side_entry(entry):
            continue
        try:
            command = parse_action_entry(entry, hand, turn, prompt.view.seat)
            if not was_warned and command == FOLD and isinstance(turn, ToAct) and not turn.call:
                was_warned = True
                screen.print_sentence(prompt.reader.say(t.FreeCheckReminder()), "yellow")
                continue
            prompt.execute(command)
            return
        except (InvalidEntry, IllegalAction) as error:
            screen.print_sentence(format_refusal(error, prompt.reader, prompt.names), "yellow")


def format_refusal(
    error: InvalidEntry | RefusalError, renderer: Reader, names: Sequence[str]
) -> str:
    """Return the reason of a refusal, with players' names in place of seats."""
    if isinstance(error, InvalidEntry):
        return renderer.say(error.phrase)
    refusal = rename_people(error.refusal, lambda person: name_seat(names, person))
    return RefusalError(refusal).localize(renderer)


def format_result(chips: int) -> t.PlayerSessionResult:
    """Return a player's result as a phrase: *up 1,200*."""
    return (
        t.WinnerStanding(chips)
        if chips > 0
        else t.LoserStanding(-chips)
        if chips
        else t.EvenStanding()
    )
