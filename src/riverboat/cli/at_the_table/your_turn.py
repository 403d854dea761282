"""Your turn at the terminal, in a home game and at a table alike: asked until it is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from riverboat.bots import Turn
from riverboat.cli.at_the_table.seats import SeatEyes
from riverboat.cli.at_the_table.telling import by_name
from riverboat.cli.at_the_table.wager import NotAnEntry, read_entry
from riverboat.cli.terminal.screen import Screen
from riverboat.engine import FOLD, AnyCommand, IllegalAction, ToAct
from riverboat.engine.asked.errors import WithReason
from riverboat.words import Reader, renamed
from riverboat.words import terminal as t


class Asking(Struct, frozen=True, kw_only=True):
    """Who is asked what, and what becomes of an answer."""

    screen: Screen
    eyes: SeatEyes
    turn: Turn
    waits: Callable[[], bool]
    """Whether the answer is still waited for."""
    aside: Callable[[str], bool]
    """Whether an entry was a question or a wish, and no action; it has been seen to then."""
    do: Callable[[AnyCommand], None]
    """Do it, or ``IllegalAction``."""
    reader: Reader
    names: Sequence[str]
    """Who sits in each seat of the hand."""


def ask(asking: Asking) -> None:
    """Ask until something legal is said; a fold that could be a check is asked for twice."""
    hand, turn, screen = asking.eyes.hand, asking.turn, asking.screen
    warned = hand.game.rules.fold_when_free != "warn"
    while asking.waits():
        entry = screen.ask()
        if asking.aside(entry):
            continue
        try:
            command = read_entry(entry, hand, turn, asking.eyes.seat)
            if not warned and command == FOLD and isinstance(turn, ToAct) and not turn.call:
                warned = True
                screen.say(asking.reader.say(t.CheckIsFree()), "yellow")
                continue
            asking.do(command)
            return
        except (NotAnEntry, IllegalAction) as why:
            screen.say(refused(why, asking.reader, asking.names), "yellow")


def refused(why: NotAnEntry | WithReason, reader: Reader, names: Sequence[str]) -> str:
    """Why something cannot be done, with names for the seats of the hand."""
    if isinstance(why, NotAnEntry):
        return reader.say(why.phrase)
    refusal = renamed(why.refusal, lambda person: by_name(names, person))
    return WithReason(refusal).said(reader)


def up_or_down(chips: int) -> t.Result:
    """How somebody stands: *up 1,200*."""
    return t.IsUp(chips) if chips > 0 else t.IsDown(-chips) if chips else t.IsEven()
