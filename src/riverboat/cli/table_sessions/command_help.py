"""Help on the commands at a table other than playing a hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from riverboat.cli.terminal.terminal_felt import TerminalFelt, wrap_text
from riverboat.words import Reader
from riverboat.words import terminal as t

_HELP: Final = (
    ("enter", t.Asks("next")),
    ("out  back", t.Asks("out")),
    ("buy 100", t.Asks("buy")),
    ("take 5", t.Asks("take")),
    ("chair 3", t.Asks("chair")),
    ("leave", t.Asks("leave")),
    ("sit 3 200 X", t.Asks("sit")),
    ("straddle", t.Asks("straddle")),
    ("chips", t.Asks("chips")),
    ("ledger", t.Asks("ledger")),
    ("rules", t.Asks("rules")),
    ("h  log", t.Asks("last")),
    ("q", t.Asks("quit")),
)
_HOST_HELP: Final = (
    ("out Doc", t.Asks("others")),
    ("add Ann", t.Asks("add")),
    ("add Ann 25 X", t.Asks("add with")),
    ("adjust Doc -5", t.Asks("adjust")),
    ("colour up", t.Asks("colour up")),
    ("set X=Y", t.Asks("set")),
    ("game razz", t.Asks("game")),
    ("bomb 10", t.Asks("bomb")),
    ("button 3", t.Asks("button")),
    ("7-2", t.Asks("7-2")),
    ("fee", t.Asks("fee")),
    ("kitty 5 X", t.Asks("kitty")),
)
_IN_HAND_HELP: Final = (
    ("marker 50", t.Asks("marker")),
    ("chop", t.Asks("chop")),
    ("challenge", t.Asks("challenge")),
    ("leave  out", t.Asks("when over")),
    ("call off X", t.Asks("call off")),
    ("undo X", t.Asks("undo")),
    ("kill Doc X", t.Asks("kill")),
    ("hold X", t.Asks("hold")),
    ("warn Doc X", t.Asks("warn")),
    ("chips  ledger", t.Asks("look")),
)


def between_help(felt: TerminalFelt, reader: Reader) -> list[Text]:
    """Return help on the commands between two hands."""
    return [
        *_help_lines(_HELP, felt, reader),
        Text(),
        Text(reader.say(t.Asks("as the host")), "bold"),
        *_help_lines(_HOST_HELP, felt, reader),
    ]


def in_hand_help(felt: TerminalFelt, reader: Reader) -> list[Text]:
    """Return help on the commands at one's turn other than actions."""
    return _help_lines(_IN_HAND_HELP, felt, reader)


def _help_lines(
    entries: tuple[tuple[str, t.Asks], ...], felt: TerminalFelt, reader: Reader
) -> list[Text]:
    lines = []
    for keys, meaning in entries:
        key = Text(f"{keys:14}", "bold cyan")
        for wrapped in wrap_text(Text(reader.say(meaning)), felt.width - 14):
            lines.append(key.append_text(wrapped))
            key = Text(" " * 14)
    return lines
